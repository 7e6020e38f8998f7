"""Leaving play: a KO'd character is gone for good (CP-407..CP-409)."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Window

from ..codes import KO, NOBODY
from ..events import WasKOd
from ..script.running import Step
from ..state import Table
from .victory import check_last_standing


def outlives(t: Table, scope: str) -> bool:
    """CP-407, CP-408, Q93: the older book ends the effects on a KO'd character, the newer one also those of it.

    Whatever is in force here says itself how long, so it stays, unless the players read the newer book to the letter. What a Team
    Tactic card does for the whole squad is neither on nor of a character: it is about nobody, and ends when the card says.
    """
    return scope == "game" or t.options["ruleset"] == 2022 or t.options["ko_source"] == "stays"


@dataclass(slots=True)
class Leave(Step):
    """A character leaves the battlefield for good (CP-407..CP-409)."""

    STEPS = ("before", "remove")

    target: int

    def before(self, t: Table) -> Window | None:
        return t.window("leaves_play", self.target)

    def remove(self, t: Table) -> None:
        who = self.target
        t.status[who] = KO
        t.lasting = [row for row in t.lasting if row[2] != who and (row[1] != who or row[2] == NOBODY or outlives(t, row[3]))]
        t.index = None
        t.emit(WasKOd, who)
        check_last_standing(t)
