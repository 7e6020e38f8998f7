"""Words for who is in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame

from .nodes import Context
from .script import Effect, Run


@dataclass(frozen=True, slots=True)
class put_in_play(Effect):  # noqa: N801  (words of the language are lower case)
    """A Grunt of this character comes into play near it."""

    card: str
    range: int
    conditions: tuple[str, ...] = ()

    def run(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.grunts import PutIntoPlay

        return PutIntoPlay(self.card, c.me, self.range, self.conditions)
