"""What lasts: changes for a while, what the next attack has, what was set up or noted for later."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.actions import NEXT_ACTION
from ..script import queries
from ..script.cards import Extra, Rule, Static, on, static
from ..script.lasting import SUBJECT, gained, lasts
from ..script.library import Library
from ..script.moments import attack_pool, modify_own
from ..script.nodes import ATTACKER, CHOSEN, SELF, TARGET, Amount, Context, Filter, Number, Role, me, role, that
from ..script.running import Effect, Run
from .dice import add_dice, reroll
from .structure import one_of, seq, targets
from .when import some


@dataclass(frozen=True, slots=True)
class until(Effect):  # noqa: N801  (words of the language are lower case)
    """A change of a number that lasts: until the end of a scope."""

    scope: str
    """See `Table.scope`."""
    query: str
    who: Role
    n: int
    named: str = ""
    """The keyword superpower it is, so that cards know of it (`knows`)."""

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        for who in targets(c, self.who):
            scope = t.scope(self.scope, who)
            instance = f"lasting {c.name or run.script}/{self.query}"
            if not t.adds_up() and not t.unused(instance, who, scope):
                continue
            t.note_use(instance, who, scope)
            t.lasting.append((self.query, c.me, who, scope, self.n))
            if self.named and t.options["mended"]:
                t.lasting.append((gained(self.named), c.me, who, scope, 1))
            if self.query == queries.IMMUNITY:
                t.shed(who)


@dataclass(frozen=True, slots=True)
class switch(Effect):  # noqa: N801
    """The player chooses one of several states until the next Power Phase (`chose`), in place of the one there is."""

    modes: tuple[str, ...]

    def __init__(self, *modes: str) -> None:
        object.__setattr__(self, "modes", modes)

    def flatten(self, code: list[Effect]) -> None:
        states = {name.replace("-", "_"): until("power phase", name, SELF, 1) for name in self.modes}
        seq(*(spend(name) for name in self.modes), one_of(**states)).flatten(code)


@dataclass(frozen=True, slots=True)
class next_attack(Effect):  # noqa: N801
    """This character's next attack this turn, or in this activation, one of those named if any are, has more special rules."""

    key: str
    rules: tuple[Rule | Static, ...]
    attacks: tuple[str, ...] = ()
    scope: str = "turn"
    """Or "this activation", or "game" if it waits as long as it takes; see `Table.scope`."""

    def declare(self, library: Library, name: str) -> None:
        library.add_extra(Extra(self.key, self.rules, self.attacks))

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting.append((self.key, c.me, c.me, c.table.scope(self.scope, c.me), 0))


@dataclass(frozen=True, slots=True)
class no_next_attack(Effect):  # noqa: N801
    """The attack that could have had these rules was not made, and no later one has them."""

    key: str

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting = [row for row in c.table.lasting if row[:2] != (self.key, c.me)]


def next_attack_action(query: str, n: int) -> Effect:
    """A change of a number during this character's next attack action this turn: for every roll of it (CP-551)."""
    return until("turn", NEXT_ACTION + query, SELF, n)


@dataclass(frozen=True, slots=True)
class boost_next_action(Effect):  # noqa: N801
    """The attacks of this character's next attack action in this activation have more dice, so many for each a filter finds."""

    n: int
    per: Filter

    def flatten(self, code: list[Effect]) -> None:
        each_adds = Number("boost", lambda c: self.n * len(self.per.counted(c)))
        more_dice = on(attack_pool(attacker=me, when=some(waiting("boost"))), add_dice("attack", each_adds))
        seq(next_attack_action("boost", 1), lasts("this activation", more_dice)).flatten(code)


@dataclass(frozen=True, slots=True)
class reroll_next_attack(Effect):  # noqa: N801
    """This character may reroll so many dice in its next attack of this activation."""

    n: Amount

    def flatten(self, code: list[Effect]) -> None:
        rerolls = on(modify_own(roller=me, attacker=me), reroll(self.n, "attack"), optional=True)
        lasts("this activation", on(attack_pool(attacker=me), lasts("attack", rerolls), limit="once")).flatten(code)


@dataclass(frozen=True, slots=True)
class obsess(Effect):  # noqa: N801
    """More dice against somebody and its attacks, fewer defense dice against anybody else, until it is KO'd."""

    n: int
    whom: Role = CHOSEN

    def flatten(self, code: list[Effect]) -> None:
        by_it = that(ATTACKER, role(SUBJECT))
        for part in (
            static(queries.ATTACK_DICE, self.n, me, that(TARGET, role(SUBJECT))),
            static(queries.DEFENSE_DICE, self.n, me, by_it),
            static(queries.DEFENSE_DICE, -self.n, me, ~by_it),
        ):
            lasts("game", part, self.whom).flatten(code)  # what lasts about somebody ends when that character is KO'd


def waiting(name: str) -> Number:
    """The number this character set up with `until` for something still to come; 0 if nothing is."""
    return Number("waiting", lambda c: c.table.total(name, c.me), (name,))


@dataclass(frozen=True, slots=True)
class spend(Effect):  # noqa: N801
    """What was set up with `until` happens now, and so is over; it may be set up again. With a scope, only what lasts so long."""

    name: str
    scope: str = ""
    who: Role = SELF

    def run(self, c: Context, run: Run) -> None:
        c.table.forget(self.name, self.who.of(c), self.scope if c.table.options["mended"] else "")


@dataclass(frozen=True, slots=True)
class note_affected(Effect):  # noqa: N801
    """This character has been affected by this; `unaffected` finds only the others until the scope ends."""

    what: str
    who: Role
    scope: str

    def run(self, c: Context, run: Run) -> None:
        c.table.note_use(self.what, self.who.of(c), self.scope)


@dataclass(frozen=True, slots=True)
class tick(Effect):  # noqa: N801
    """Somebody was chosen for an ability that may choose each character once per turn."""

    who: Role
    ability: str

    def run(self, c: Context, run: Run) -> None:
        c.table.note_use(self.ability, self.who.of(c), "turn")


@dataclass(frozen=True, slots=True)
class betray(Effect):  # noqa: N801
    """Somebody contests Secure tokens for the player who decides, until the round ends."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        who = self.who.of(c)
        if c.table.can_be_affected(who):
            c.table.lasting.append((queries.CONTESTS_FOR, c.me, who, "round", c.seat))


__all__ = [
    "betray",
    "boost_next_action", "next_attack", "next_attack_action", "no_next_attack", "note_affected", "obsess",
    "reroll_next_attack", "spend", "switch", "tick", "until", "waiting",
]  # fmt: skip
