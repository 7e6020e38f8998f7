"""How scripts run: effects are flattened into a row of steps once, and a frame walks along the row.

A running script is a frame of plain data (which script, how far, whose, the roles), so it can pause for any choice and be saved
there. The words that join others (`words/structure.py`) become jumps.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from longbox.kernel import Ask, Frame, Plain

from .nodes import Context

if TYPE_CHECKING:
    from ..state import Table
    from .library import Library


@dataclass(slots=True)
class Step(Frame["Table"]):
    """Base of this title's frames."""

    WHOLE_EFFECT: ClassVar[bool] = False
    """It is one effect from its first step to its last: what cards answer "after the effect" waits for its end."""
    HARM: ClassVar[bool] = False
    """It is part of what a collision does to somebody."""

    def hold(self, event: str, data: tuple[int, ...]) -> bool:
        """Keep a moment for later, to be answered once this frame has happened; whether it did."""
        return False


@dataclass(slots=True)
class AttackStep(Step):
    """The frame of an attack (rules/attacks.py). Cards ask for the innermost one, and know it by this class."""


@dataclass(slots=True)
class ActivationStep(Step):
    """The frame of a character's activation (rules/actions.py)."""


class Effect:
    """One word that does something. `run` returns nothing, a frame to resolve, a question, or the place to jump to."""

    __slots__ = ()

    def quiet(self, event: str) -> bool:
        """Whether its place among what happens at the same moment cannot matter, so that nobody needs to choose it."""
        return False

    def idle(self, c: Context, script: str) -> bool:
        """Whether it could do nothing now, run by this script, so that nobody needs to be asked about it."""
        return False

    def flatten(self, code: list[Effect]) -> None:
        code.append(self)

    def declare(self, library: Library, name: str) -> None:
        """Told once, under which name of its own this step is kept: for words that start a script later."""

    def run(self, c: Context, run: Run) -> Ask | Frame[Table] | int | None:
        raise AssertionError("this word has no meaning of its own")

    def answer(self, c: Context, run: Run, option: Plain) -> None:
        """Take the answer to the question `run` asked; the script then goes on behind this step."""
        raise AssertionError("this word has no meaning of its own")


TACTIC = "tactic/"
"""How the scripts of Team Tactic cards are called."""
LOOP = "each"
"""How the lists of what loops have still to do are called."""


@dataclass(slots=True)
class Run(Step):
    """A script being carried out."""

    STEPS = ("go",)

    script: str
    me: int
    """The character whose card it is; NOBODY for a crisis."""
    seat: int
    """The player who decides."""
    roles: dict[str, int] = field(default_factory=dict)
    at: int = 0
    lists: dict[str, list[int]] = field(default_factory=dict)
    """Whom the player has picked, who has paid, and what loops have still to do."""

    def context(self, t: Table) -> Context:
        library = t.library
        return Context(t, self.me, self.seat, self.roles, self.script in library.of_squads, library.named.get(self.script, ""))

    def looping(self) -> bool:
        """Whether a loop has not come to its last one yet."""
        return any(left for name, left in self.lists.items() if name.startswith(LOOP))

    def go(self, t: Table) -> Ask | Frame[Table] | None:
        code = t.library.scripts[self.script]
        if t.watcher is not None and self.at == 0 and not self.lists:
            t.watcher.began(self.script)
        c = self.context(t)
        while self.at < len(code) and not t.over:
            step = code[self.at]
            outcome = step.run(c, self)
            if outcome is None:
                self.at += 1
            elif isinstance(outcome, int):
                self.at = outcome
            elif isinstance(outcome, Ask):
                return outcome
            else:
                self.at += 1
                self.back_to("go")
                return outcome
        return None

    def end(self, t: Table) -> int:
        """The place behind the last step: whoever jumps there ends the script."""
        return len(t.library.scripts[self.script])

    def answer_choose(self, t: Table, option: Plain) -> None:
        t.library.scripts[self.script][self.at].answer(self.context(t), self, option)
        self.at += 1


def source_of(t: Table, harm: bool = True) -> str:
    """The card or ability whose effect is carried out now, empty if none is; `harm`: whether damage may lie between."""
    for frame in reversed(t.stack):
        if isinstance(frame, Run):
            return t.library.source(frame.script)
        if isinstance(frame, AttackStep | ActivationStep) or (isinstance(frame, Step) and frame.HARM and not harm):
            return ""
    return ""


__all__ = ["LOOP", "TACTIC", "ActivationStep", "AttackStep", "Effect", "Run", "Step", "source_of"]
