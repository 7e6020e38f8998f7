"""Superpowers: gained for a while, lost, and cancelled."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.transform import lose_immune
from ..script.cards import printed_on
from ..script.nodes import SELF, Context, Role
from ..script.running import Effect, Run
from .structure import targets


@dataclass(frozen=True, slots=True)
class gain_superpower(Effect):  # noqa: N801  (words of the language are lower case)
    """Somebody gains a superpower printed on a Team Tactic card (card, superpower); see `Table.scope` for how long."""

    card: str
    ability: str
    who: Role = SELF
    scope: str = "game"

    @property
    def key(self) -> str:
        return f"{printed_on(self.card)}/{self.ability}"

    def run(self, c: Context, run: Run) -> None:
        t = c.table
        for who in targets(c, self.who):
            row = (self.key, c.me, who, t.scope(self.scope, who), 1)
            if row not in t.lasting:
                t.lasting.append(row)
                t.index = None
                lose_immune(t, who)


__all__ = ["gain_superpower"]
