"""Words for tokens that a character gathers, for a defeat that does not come, and for throwing oneself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask, Frame

from .nodes import Amount, Context, Filter, Number, Test, amount
from .script import Effect, Run

own_turn = Test("own_turn", lambda c: c.table.active == c.seat)
"""It is a turn of the card's player."""
own_activation = Test("own_activation", lambda c: c.table.activated() == c.me)
"""This character's activation is going on."""


def _attacked(c: Context) -> bool:
    attack = c.table.attacking()
    return attack is not None and attack.target == c.me


attacked = Test("attacked", _attacked)
"""The attack being resolved is against this character."""


def defense_roll_has(*faces: int) -> Test:
    """The defense roll shows all of these faces."""
    return Test("defense_roll_has", lambda c: all(face in c.table.attack().defense_roll for face in faces), faces)


@dataclass(frozen=True, slots=True)
class has_damage(Filter):  # noqa: N801  (words of the language are lower case)
    """Has suffered damage that is still there."""

    def test(self, c: Context, who: int) -> bool:
        return c.table.damage[who] > 0


# -- tokens on a stat card ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class gather(Effect):  # noqa: N801
    """This character gains tokens of a name, up to a most; a negative number discards some."""

    name: str
    n: Amount
    most: int = 99

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        n = max(0, min(self.most, t.total(self.name, c.me) + amount(c, self.n)))
        t.lasting = [row for row in t.lasting if row[0] != self.name or row[2] != c.me]
        if n:
            t.lasting.append((self.name, c.me, c.me, "game", n))


@dataclass(frozen=True, slots=True)
class discard_some(Effect):  # noqa: N801
    """This character discards one or more tokens of a name, as many as its player likes (`discarded`)."""

    name: str

    def run(self, c: Context, run: Run) -> Ask | None:
        most = c.table.total(self.name, c.me)
        return Ask(run.seat, "choose", tuple(("number", n) for n in range(most, 0, -1))) if most else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        run.roles["paid"] = option[1]  # a part put in force keeps it as what was paid
        gather(self.name, -option[1]).run(c, run)


discarded = Number("discarded", lambda c: int(c.roles.get("paid", 0)))
"""How many tokens were discarded for this."""


def has_gathered(n: int, name: str) -> Test:
    """This character has at least so many tokens of a name."""
    return Test("has_gathered", lambda c: c.table.total(name, c.me) >= n, (n, name))


@dataclass(frozen=True, slots=True)
class discard_all(Effect):  # noqa: N801
    """This character discards every token of a name."""

    name: str

    def run(self, c: Context, run: Run) -> None:
        c.table.lasting = [row for row in c.table.lasting if row[0] != self.name or row[2] != c.me]


# -- damage and movement -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class not_defeated(Effect):  # noqa: N801
    """Whoever is about to be Dazed or KO'd is not."""

    def run(self, c: Context, run: Run) -> None:
        from ..rules.damage import Defeat

        defeat = c.table.frame(Defeat)
        defeat.step = len(defeat.STEPS)


@dataclass(frozen=True, slots=True)
class throw_self(Effect):  # noqa: N801
    """This character throws itself; `unharmed`: a collision does it no damage."""

    tool: int
    unharmed: bool = True

    def run(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.movement import Slide

        return Slide(c.me, self.tool, "throw", c.me, run.seat, unharmed=self.unharmed)


__all__ = [
    "attacked", "defense_roll_has", "discard_all", "discard_some", "discarded", "gather", "has_damage", "has_gathered",
    "not_defeated", "own_activation", "own_turn", "throw_self",
]  # fmt: skip
