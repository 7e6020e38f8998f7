"""Words that remember: numbers of a script, what lasts, what happened this turn, and power that changes hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame

from ..events import PowerLost
from ..script.nodes import SELF, Amount, Context, Filter, Number, Role, amount
from ..script.running import Effect, Run
from .effects import until
from .structure import targets

# -- numbers of a script -----------------------------------------------------------------------------------------------

hits_rolled = Number("hits_rolled", lambda c: int(c.roles.get("rolled", 0)))
"""How many of the wanted faces `roll_for` has rolled."""


@dataclass(frozen=True, slots=True)
class remember(Effect):  # noqa: N801  (words of the language are lower case)
    """Keep a number under a name until the script ends."""

    name: str
    n: Amount

    def run(self, c: Context, run: Run) -> None:
        run.roles[self.name] = amount(c, self.n)


def grown(name: str, number: Number) -> Number:
    """By how much a number has grown since it was remembered."""
    return Number("grown", lambda c: number.read(c) - int(c.roles[name]), (name, number))


# -- what lasts --------------------------------------------------------------------------------------------------------


def next_attack_action(query: str, n: int) -> Effect:
    """A change of a number during this character's next attack action this turn: for every roll of it (CP-551)."""
    from ..rules.actions import NEXT_ACTION

    return until("turn", NEXT_ACTION + query, SELF, n)


def waiting(name: str) -> Number:
    """The number this character set up with `until` for something still to come; 0 if nothing is."""
    return Number("waiting", lambda c: c.table.total(name, c.me), (name,))


@dataclass(frozen=True, slots=True)
class spend(Effect):  # noqa: N801
    """What was set up with `until` happens now, and so is over; it may be set up again."""

    name: str

    def run(self, c: Context, run: Run) -> None:
        c.table.forget(self.name, c.me)


# -- what happened -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class did(Filter):  # noqa: N801
    """Did this, this turn."""

    what: str

    def test(self, c: Context, who: int) -> bool:
        return any(what == self.what and one == who for what, one, _ in c.table.facts)


@dataclass(frozen=True, slots=True)
class fresh(Filter):  # noqa: N801
    """Was not yet the one chosen for this ability this turn."""

    ability: str

    def test(self, c: Context, who: int) -> bool:
        return c.table.unused(self.ability, who, "turn")


@dataclass(frozen=True, slots=True)
class tick(Effect):  # noqa: N801
    """Somebody was chosen for an ability that may choose each character once per turn."""

    who: Role
    ability: str

    def run(self, c: Context, run: Run) -> None:
        c.table.note_use(self.ability, self.who.of(c), "turn")


# -- power -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class drain(Effect):  # noqa: N801
    """Somebody loses Power, and this character gains as much as was lost."""

    who: Role
    n: Amount

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.gaining import gain

        t, rows = c.table, []
        for who in targets(c, self.who):
            lost = t.lose_power(who, amount(c, self.n))
            if lost:
                t.emit(PowerLost, who, lost)
                rows.append((c.me, lost))
        return gain(t, *rows)
