"""Team Tactic cards: who may play them, whom they choose, and what becomes of the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Ask

from ..rules.tactics import GONE, clashes, fits
from ..script.keys import Key
from ..script.nodes import Context, Filter, Number, Test, _Simple
from ..script.running import TACTIC, Effect, Run
from .structure import choosable

untriggered = _Simple("untriggered", lambda c, who: not set(c.roles) - {"payer", "partner"})
"""Played at will: nothing has happened that the card answers."""
paid_for_card = _Simple("paid_for_card", lambda c, who: ("paid tactic", who, 0) in c.table.facts)
"""Paid Power for the Team Tactic card being played."""


def paid_at_least(n: int) -> Test:
    return Test("paid_at_least", lambda c: int(c.roles.get("paid", 0)) >= n, (n,))


def choices(which: Filter, most: int) -> Number:
    """How many a card could choose, up to a number."""
    return Number("choices", lambda c: min(most, len(choosable(c, which, True))), (which, most))


def can_choose(which: Filter, dazed: bool = False, least: int = 1) -> Test:
    """A Team Tactic card finds somebody to choose (CP-108), at least so many."""
    return Test("can_choose", lambda c: len(choosable(c, which, True, dazed, one=least == 1)) >= least, (which,))


def tactics_left(n: int) -> Test:
    """The player has at least so many Team Tactic cards left."""
    return Test("tactics_left", lambda c: len(c.table.tactics[c.seat]) >= n, (n,))


@dataclass(frozen=True, slots=True)
class discard_tactics(Effect):  # noqa: N801  (words of the language are lower case)
    """The player gives up so many Team Tactic cards."""

    n: int

    def run(self, c: Context, run: Run) -> Ask | None:
        if run.roles.get("discarded", 0) >= self.n:
            return None
        return Ask(run.seat, "choose", tuple(("tactic", id) for id in c.table.tactics[c.seat]))

    def answer(self, c: Context, run: Run, option: Any) -> None:
        c.table.tactics[c.seat].remove(option[1])
        c.table.note_use(option[1], c.seat, GONE)
        c.table.index = None
        run.roles["discarded"] = run.roles.get("discarded", 0) + 1
        run.at -= 1  # come back for the next


@dataclass(frozen=True, slots=True)
class add_unused_tactic(Effect):  # noqa: N801
    """One Team Tactic card of the roster that was left behind joins the chosen ones: of an affiliation (if none is named, of the
    squad's) or of none."""

    affiliation: str = ""

    def cards(self, c: Context) -> list[str]:
        own, tactics = c.table.rosters[c.seat], c.table.library.tactics
        taken = {*c.table.tactics[c.seat], *(name for name, seat, scope in c.table.uses if (seat, scope) == (c.seat, GONE))}
        mine = self.affiliation or c.table.affiliation[c.seat]
        found = [id for id in own.tactics if id not in taken and fits(tactics[id], mine) and tactics[id].recruits is None]
        return [id for id in found if not clashes([tactics[one] for one in (id, *c.table.tactics[c.seat])])]

    def run(self, c: Context, run: Run) -> Ask | None:
        found = self.cards(c)
        return Ask(run.seat, "choose", tuple(("tactic", id) for id in found)) if found else None

    def answer(self, c: Context, run: Run, option: Any) -> None:
        c.table.tactics[c.seat].append(option[1])
        c.table.index = None


@dataclass(frozen=True, slots=True)
class take_back(Effect):  # noqa: N801
    """The Team Tactic card returns to the player's available cards (CP-111)."""

    def run(self, c: Context, run: Run) -> None:
        c.table.tactics[c.seat].append(Key.of(run.script).bare.removeprefix(TACTIC))
        c.table.index = None


__all__ = [
    "add_unused_tactic", "can_choose", "choices", "discard_tactics", "paid_at_least", "paid_for_card", "tactics_left",
    "take_back", "untriggered",
]  # fmt: skip
