"""Words for forms and for what happens once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame, Window

from ..script.nodes import SELF, Context, Filter, Role, Test
from ..script.running import Effect, Run
from .structure import targets


@dataclass(frozen=True, slots=True)
class transform(Effect):  # noqa: N801  (words of the language are lower case)
    """Into another form of the same character."""

    form: str
    who: Role = SELF

    def run(self, c: Context, run: Run) -> Frame[Any] | None:
        from ..rules.transform import Transform

        found = targets(c, self.who)
        return Transform(found[0], self.form) if found else None


# -- once ---------------------------------------------------------------------------------------------------------------


def _unanswered(c: Context) -> bool:
    window = c.table.stack[-1]
    return not isinstance(window, Window) or all(key[0] != c.me for key in window.used)


unanswered = Test("unanswered", _unanswered)
"""Nothing of this character has answered this moment: a form that has just been taken on does not answer it again."""


@dataclass(frozen=True, slots=True)
class note_affected(Effect):  # noqa: N801
    """This character has been affected by this; `unaffected` finds only the others until the scope ends."""

    what: str
    who: Role
    scope: str

    def run(self, c: Context, run: Run) -> None:
        c.table.note_use(self.what, self.who.of(c), self.scope)


@dataclass(frozen=True, slots=True)
class unaffected(Filter):  # noqa: N801
    what: str
    scope: str

    def test(self, c: Context, who: int) -> bool:
        return c.table.unused(self.what, who, self.scope)


def chose(mode: str) -> Test:
    """A choice that lasts is in force (see `until`)."""
    return Test("chose", lambda c: any(row[0] == mode and row[2] == c.me for row in c.table.lasting), (mode,))
