"""Words for what the last of the Team Tactic cards look at: company, threat, what was attacked, paid for or felled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..codes import ACTIVATED, PLAYED
from ..script.lasting import SUBJECT
from ..script.nodes import IT, SELF, Amount, Context, Filter, Number, Role, Test, ally
from ..script.running import Effect, Run
from .effects import damage, throw, until
from .structure import choose, seq, targets
from .tactics_words import choose_number, make_attack, number
from .tokens import opponent

# -- which, whether ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class as_far_as_paid(Filter):  # noqa: N801  (words of the language are lower case)
    """Within a Range of this character that is as long as the price paid."""

    def test(self, c: Context, who: int) -> bool:
        return c.table.within(c.me, who, int(c.roles.get("paid", 0)))


@dataclass(frozen=True, slots=True)
class of_highest_threat(Filter):  # noqa: N801
    """No other one of its player's, not Dazed, has more Threat, with what Infinity Gems add."""

    def test(self, c: Context, who: int) -> bool:
        from ..rules.gems import threat_of

        t = c.table
        threat = {one: threat_of(t, one) for one in t.affectable() if t.seat[one] == t.seat[who]}
        return threat.get(who, -1) == max(threat.values(), default=0)


@dataclass(frozen=True, slots=True)
class struck_by(Filter):  # noqa: N801
    """Was attacked by somebody this turn, at least so many times."""

    by: Role = SELF
    least: int = 1

    def test(self, c: Context, who: int) -> bool:
        return c.table.facts.count(("attacked", self.by.of(c), who)) >= self.least


@dataclass(frozen=True, slots=True)
class singled_out(Filter):  # noqa: N801
    """Was chosen for this before (`note_affected`), even if it has left the battlefield since."""

    what: str
    scope: str

    def test(self, c: Context, who: int) -> bool:
        return not c.table.unused(self.what, who, self.scope)


@dataclass(frozen=True, slots=True)
class paired(Filter):  # noqa: N801
    """One of two, this character and the one a lasting part is about, while they are within a Range of each other."""

    range: int

    def test(self, c: Context, who: int) -> bool:
        t, other = c.table, SUBJECT.of(c)
        return who in (c.me, other) and bool(t.status[c.me] & t.status[other] & PLAYED) and t.within(c.me, other, self.range)


def company(n: int, side: Filter, range: int) -> Test:
    """At least so many allies or enemies of this character, others and not Dazed, are within a Range of it."""

    def check(c: Context) -> bool:
        t = c.table
        return sum(who != c.me and side.test(c, who) and t.within(c.me, who, range) for who in t.affectable()) >= n

    return Test("company", check, (n, "ally" if side is ally else "enemy", range))


def down(who: Role) -> Test:
    """Somebody is Dazed or has been KO'd."""
    return Test("down", lambda c: who.of(c) >= 0 and not c.table.can_be_affected(who.of(c)), (who,))


# -- how many ----------------------------------------------------------------------------------------------------------


def crowd(which: Filter) -> Number:
    """How many characters a filter finds."""
    return Number("crowd", lambda c: len(which.found(c)), (which,))


def kept(n: Amount) -> Number:
    """What a number was when the part that reads it was put in force with it (`lasts(..., keep=n)`)."""
    return Number("kept", lambda c: int(c.roles.get("paid", 0)), (n,))


def one_below(n: Number) -> Number:
    """The most that is still less than a number."""
    return Number("one_below", lambda c: n.read(c) - 1, (n,))


terrain_size = Number("terrain_size", lambda c: c.table.the_ground().features[c.roles["terrain"]].size)
"""The Size of the feature that was picked."""


# -- what happens ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class change_type(Effect):  # noqa: N801
    """The attack being resolved is of another type from now on."""

    type: int

    def run(self, c: Context, run: Run) -> None:
        c.table.attack().kind = self.type


@dataclass(frozen=True, slots=True)
class provoke(Effect):  # noqa: N801
    """The opponent may choose one of its own characters; that one may make one of its attacks against somebody."""

    target: Role = SELF

    def flatten(self, code: list[Effect]) -> None:
        opponent(choose(ally, make_attack(IT, self.target), role="it", optional=True)).flatten(code)


@dataclass(frozen=True, slots=True)
class suffer_up_to(Effect):  # noqa: N801
    """This character suffers as much damage as its player likes, up to a number (`number`)."""

    n: int

    def flatten(self, code: list[Effect]) -> None:
        seq(choose_number(self.n), damage(SELF, number)).flatten(code)


@dataclass(frozen=True, slots=True)
class _Forget(Effect):
    query: str
    who: Role

    def run(self, c: Context, run: Run) -> None:
        c.table.forget(self.query, self.who.of(c))


@dataclass(frozen=True, slots=True)
class throw_unharmed(Effect):  # noqa: N801
    """Somebody is thrown and suffers no damage from what it collides with."""

    who: Role
    tool: int

    def flatten(self, code: list[Effect]) -> None:
        safe = until("turn", "no_collision_damage", self.who, 1)
        seq(safe, throw(self.who, self.tool), _Forget("no_collision_damage", self.who)).flatten(code)


@dataclass(frozen=True, slots=True)
class drop_one(Effect):  # noqa: N801
    """Somebody drops one of the objective tokens held; the player who decides says which."""

    who: Role = IT

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.objectives import Drop, held_by

        found = targets(c, self.who)
        held = held_by(c.table, found[0]) if found else []
        if not held:
            return None
        if "dropped" not in run.roles and len(held) > 1:
            return Ask(run.seat, "choose", tuple(("token", token) for token in held))
        return Drop(found[0], run.roles.pop("dropped", held[0]))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["dropped"] = option[1]
        run.at -= 1  # come back to drop it


@dataclass(frozen=True, slots=True)
class _InteractMore(Effect):
    who: Role

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.objectives import Interact, interactions

        found = targets(c, self.who)
        if "with" in run.roles:
            run.at -= 1  # come back for the next
            return Interact(found[0], run.roles.pop("with"))
        tokens = interactions(c.table, found[0]) if found else []
        return Ask(run.seat, "choose", (PASS, *(("token", token) for token in tokens))) if tokens else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        if option != PASS:
            run.roles["with"] = option[1]
            run.at -= 1  # come back to do it


@dataclass(frozen=True, slots=True)
class interact_freely(Effect):  # noqa: N801
    """Somebody may interact with as many objective tokens as the player likes, for no Power."""

    who: Role = SELF

    def flatten(self, code: list[Effect]) -> None:
        free = until("turn", "free_interact", self.who, 1)
        seq(free, _InteractMore(self.who), _Forget("free_interact", self.who)).flatten(code)


@dataclass(frozen=True, slots=True)
class ready_again(Effect):  # noqa: N801
    """Somebody loses its Activated token."""

    who: Role = SELF

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            c.table.status[who] &= ~ACTIVATED


__all__ = [
    "as_far_as_paid", "change_type", "company", "crowd", "down", "drop_one", "interact_freely", "kept", "of_highest_threat",
    "one_below", "paired", "provoke", "ready_again", "singled_out", "struck_by", "suffer_up_to", "terrain_size", "throw_unharmed",
]  # fmt: skip
