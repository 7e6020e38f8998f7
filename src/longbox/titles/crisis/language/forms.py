"""Forms: the word for becoming another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.kernel import Frame

from .nodes import Context
from .script import Effect, Run


@dataclass(frozen=True, slots=True)
class transform(Effect):  # noqa: N801  (a word of the language)
    """The character of the card takes on another of its forms."""

    form: str

    def run(self, c: Context, run: Run) -> Frame[Any]:
        from ..rules.transform import Transform

        return Transform(c.me, self.form)
