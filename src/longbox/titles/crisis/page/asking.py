"""Which questions of Crisis Protocol need no person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longbox.kernel import PASS, Ask, Plain, Window
from longbox.titles.facets import Asking

from ..rules.actions import DONE
from ..rules.tactics import ENOUGH
from ..speech.cards import name
from ..state import Table
from .offers.rows import given

PAID = frozenset({"power", "tactics", "uses", "facts"})
"""What an option may change without doing anything: Power and cards are spent, and it is noted that they were."""
ENDS = (PASS, (PASS,), (DONE,), ENOUGH)


class CrisisAsking(Asking[Table]):
    orders = frozenset({"forced"})
    turns = frozenset({"action", "turn", "more", "finish"})
    windows = frozenset({"react"})

    def essence(self, state: Table) -> Mapping[str, Plain]:
        found: dict[str, Any] = state.dump()
        for paid in PAID:
            del found[paid]
        # a window notes what was used
        found["stack"] = [frame for frame in found["stack"] if frame["frame"] != Window.__name__]
        return found

    def spent(self, seat: int, without: Table, after: Table) -> bool:
        """The seat has gained no Power by it, and the other has neither gained nor lost any."""
        return all(
            now <= then if without.seat[who] == seat else now == then
            for who, (then, now) in enumerate(zip(without.power, after.power, strict=True))
        )

    def declines(self, state: Table, ask: Ask) -> int | None:
        return next((i for i, option in enumerate(ask.options) if option in ENDS), None)

    def source(self, state: Table, ask: Ask, option: int) -> str:
        chosen = given(ask)[option]
        if chosen in ENDS or ask.kind not in self.windows | self.turns:
            return ""
        if ask.kind in self.windows:
            return str(chosen[1])
        if chosen[0] == "tactic":
            return str(chosen[1])
        return f"{state.who[state.stack[-1].who]}/{chosen[1]}" if chosen[0] == "power" else ""  # type: ignore[attr-defined]

    def named(self, source: str, language: str) -> str:
        return name(source, language)

    def goes_on(self, state: Table, before: Table, ask: Ask) -> bool:
        """Ending a turn after an activation was ended: what could still be done was on offer then."""
        if ask.kind != "finish" or before.ask is None or before.ask.kind != "action":
            return False
        return {*ask.options} - {*ENDS} <= {*before.ask.options}


FACET = CrisisAsking
