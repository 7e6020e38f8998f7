"""Words about tokens that characters are given and spend, about who attacks or collides, and about falling later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..codes import NOBODY
from ..events import PowerLost
from ..script.nodes import SELF, Amount, Context, Filter, Number, Role, Test, amount
from ..script.running import Effect, Run
from .structure import targets

# -- tokens of a card --------------------------------------------------------------------------------------------------


def counters(name: str, who: Role = SELF) -> Number:
    """How many tokens of this name somebody has."""
    return Number("counters", lambda c: c.table.total(name, who.of(c)), (name, who))


@dataclass(frozen=True, slots=True)
class has_counter(Filter):  # noqa: N801  (words of the language are lower case)
    """Has a token of this name."""

    name: str

    def test(self, c: Context, who: int) -> bool:
        return any(row[0] == self.name and row[2] == who for row in c.table.lasting)


@dataclass(frozen=True, slots=True)
class gain_counter(Effect):  # noqa: N801
    """Somebody gains tokens of this name, and keeps them until they are spent or removed; never more than `most`."""

    name: str
    who: Role = SELF
    n: Amount = 1
    most: int = 99

    def run(self, c: Context, run: Run) -> None:
        for who in targets(c, self.who):
            n = min(amount(c, self.n), self.most - c.table.total(self.name, who))
            c.table.lasting += [(self.name, c.me, who, "game", 1)] * n


@dataclass(frozen=True, slots=True)
class spend_counter(Effect):  # noqa: N801
    """Somebody loses so many tokens of this name."""

    name: str
    who: Role = SELF
    n: Amount = 1

    def run(self, c: Context, run: Run) -> None:
        t, who = c.table, self.who.of(c)
        for _ in range(amount(c, self.n)):
            t.lasting.remove(next(row for row in t.lasting if row[0] == self.name and row[2] == who))


tokens_spent = Number("tokens_spent", lambda c: int(c.roles.get("paid", 0)))
"""How many tokens were spent for this, if the script remembers it as what was paid."""


@dataclass(frozen=True, slots=True)
class remove_counters(Effect):  # noqa: N801
    """Every token of this name that this card has given leaves the game."""

    name: str

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting = [row for row in c.table.lasting if row[:2] != (self.name, c.me)]


# -- who and how many --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class leads(Filter):  # noqa: N801
    """Has the active Leadership of its squad, of this affiliation if one is named."""

    affiliation: str = ""

    def test(self, c: Context, who: int) -> bool:
        t = c.table
        if t.leader[t.squad[who]] != who:
            return False
        powers = [power for power in t.leaderships(who) if t.works(who, power)]
        return any(not self.affiliation or power.leadership == self.affiliation for power in powers)


@dataclass(frozen=True, slots=True)
class within_number(Filter):  # noqa: N801
    """Within a Range that is read from the moment."""

    range: Number

    def test(self, c: Context, who: int) -> bool:
        return c.table.within(c.me, who, max(1, self.range.read(c)))


def stamina_left(who: Role) -> Number:
    """The Stamina somebody has left."""
    return Number("stamina_left", lambda c: c.table.stamina(who.of(c)) - c.table.damage[who.of(c)], (who,))


# -- whether -----------------------------------------------------------------------------------------------------------


def attacker_is(which: Filter) -> Test:
    """The one who makes the attack being resolved passes a filter."""

    def check(c: Context) -> bool:
        attack = c.table.attacking()
        return attack is not None and which.test(c, attack.attacker)

    return Test("attacker_is", check, (which,))


def _with_character(c: Context) -> bool:
    for frame in reversed(c.table.stack):
        name = frame.__class__.__name__
        if name in ("ThrowTerrain", "Topple"):
            return False
        if name == "Collision":
            return bool(frame.struck != NOBODY)
    return False


with_character = Test("with_character", _with_character)
"""The collision is one of two characters."""


picked_up = Test("picked_up", lambda c: c.table.token_holder[c.roles["token"]] == c.roles["it"])
"""The one who has interacted holds the token now."""


# -- what happens ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class hand_out(Effect):  # noqa: N801
    """Somebody loses Power; so often as it was really lost somebody else may gain 1, as the player chooses."""

    who: Role
    n: Amount
    to: Filter

    def run(self, c: Context, run: Run) -> Ask | Frame[Any] | None:
        from ..rules.gaining import gain

        t = c.table
        if "gains" in run.roles:
            run.at -= 1  # come back for the next
            return gain(t, (run.roles.pop("gains"), 1))
        if "left" not in run.roles:
            found = targets(c, self.who)
            run.roles["left"] = t.lose_power(found[0], amount(c, self.n)) if found else 0
            if run.roles["left"]:
                t.emit(PowerLost, found[0], run.roles["left"])
        to = self.to.found(c)
        if run.roles["left"] and to:
            return Ask(run.seat, "choose", (PASS, *(("character", who) for who in to)))
        del run.roles["left"]
        return None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["left"] = 0 if option == PASS else run.roles["left"] - 1
        if option != PASS:
            run.roles["gains"] = option[1]
        run.at -= 1  # come back to gain it


@dataclass(frozen=True, slots=True)
class guard_with(Effect):  # noqa: N801
    """The target of the attack rolls so many defense dice instead of its defense."""

    n: int

    def run(self, c: Context, run: Run) -> None:
        t, attack = c.table, c.table.attack()
        attack.defense_dice += self.n - t.side(attack.target).defense[attack.kind if attack.stat == NOBODY else attack.stat]


@dataclass(frozen=True, slots=True)
class stay_up(Effect):  # noqa: N801
    """Whoever is about to be Dazed or KO'd is not."""

    def run(self, c: Context, run: Run) -> None:
        from ..rules.damage import Defeat

        frame = c.table.frame(Defeat)
        frame.step = len(frame.STEPS)


@dataclass(frozen=True, slots=True)
class fall(Effect):  # noqa: N801
    """Somebody is Dazed or KO'd, as it should have been before: nothing keeps it from that again."""

    who: Role
    by: Role

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.damage import Defeat

        found = targets(c, self.who)
        if not found:
            return None
        frame = Defeat(found[0], self.by.of(c))
        frame.step = Defeat.STEPS.index("mark")
        return frame


__all__ = [
    "attacker_is", "counters", "fall", "gain_counter", "guard_with", "hand_out", "has_counter", "leads", "picked_up",
    "remove_counters", "spend_counter", "stamina_left", "stay_up", "tokens_spent", "with_character", "within_number",
]  # fmt: skip
