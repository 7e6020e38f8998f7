"""Words about a target's Threat, what has happened this turn, and Power about to be gained."""

from __future__ import annotations

from dataclasses import dataclass

from ..script.nodes import Context, Number, Role, Test
from ..script.running import Effect, Run
from .x_force_words import threat_now


def threat_of(who: Role) -> Number:
    """The Threat of somebody, with what its Infinity Gems add."""
    return Number("threat_of", lambda c: threat_now(c.table, who.of(c)), (who,))


def _moved_this_turn(c: Context) -> bool:
    return ("advanced", c.me, 0) in c.table.facts or ("placed", c.me, 0) in c.table.facts


moved_this_turn = Test("moved_this_turn", _moved_this_turn)
"""This character has advanced or been placed this turn, in whosever activation."""


def unused_this_turn(ability: str) -> Test:
    """This character has not used this yet this turn; `tick(SELF, ability)` notes that it has."""
    return Test("unused_this_turn", lambda c: c.table.unused(ability, c.me, "turn"), (ability,))


@dataclass(frozen=True, slots=True)
class gain_less(Effect):  # noqa: N801  (words of the language are lower case)
    """Whoever is about to gain Power gains so much less."""

    n: int

    def run(self, c: Context, run: Run) -> None:
        from ..rules.gaining import Gain

        c.table.frame(Gain).less += self.n


__all__ = ["gain_less", "moved_this_turn", "threat_of", "unused_this_turn"]
