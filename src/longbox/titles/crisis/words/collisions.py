"""Collisions: of characters, and those that do no damage."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Frame

from ..codes import NOBODY
from ..rules.collisions import Collision, ThrowTerrain, Topple
from ..rules.dice import Dodge
from ..script.cards import on, static
from ..script.lasting import SUBJECT, lasts
from ..script.moments import collision
from ..script.nodes import SELF, Context, Role, Test, enemy, role
from ..script.running import Effect, Run
from ..state import Table
from .conditions import gain_condition
from .movement import throw_unharmed
from .structure import seq, targets
from .who import STRUCK


def _of_two_characters(c: Context) -> bool:
    collision = next((frame for frame in reversed(c.table.stack) if isinstance(frame, Collision | ThrowTerrain | Topple)), None)
    return isinstance(collision, Collision) and collision.struck != NOBODY


character_collides = Test("character_collides", _of_two_characters)
"""The collision being resolved is one of two characters."""
with_character = Test("with_character", _of_two_characters)
"""The same, of damage that comes from it."""


@dataclass(frozen=True, slots=True)
class spare(Effect):  # noqa: N801  (words of the language are lower case)
    """It suffers no damage from the collision that is about to happen."""

    who: Role

    def run(self, c: Context, run: Run) -> None:
        for frame in reversed(c.table.stack):
            if isinstance(frame, Collision | ThrowTerrain):
                frame.spared.append(self.who.of(c))
                return
            if isinstance(frame, Topple):
                frame.spared = (*frame.spared, self.who.of(c))
                return


@dataclass(frozen=True, slots=True)
class ignore_collision(Effect):  # noqa: N801
    """No damage from the collision somebody is about to suffer."""

    def run(self, c: Context, run: Run) -> None:
        for frame in reversed(c.table.stack):
            if isinstance(frame, Dodge):
                frame.n = 0
                return
            if isinstance(frame, Collision):
                frame.harmless = True
                return


@dataclass(frozen=True, slots=True)
class take_collision(Effect):  # noqa: N801
    """Somebody suffers the collision that another one is about to suffer, and so much less damage."""

    who: Role
    less: int = 0

    def run(self, c: Context, run: Run) -> None:
        found = targets(c, self.who)
        for frame in reversed(c.table.stack):
            if found and isinstance(frame, Dodge):
                frame.target, frame.less = found[0], self.less
                return
            if found and isinstance(frame, Collision):
                frame.stand_in, frame.less = found[0], self.less
                return


@dataclass(frozen=True, slots=True)
class crash_into(Effect):  # noqa: N801
    """Somebody suffers a collision as if another character had been thrown into it; that one suffers nothing."""

    into: Role
    who: Role = SELF

    def run(self, c: Context, run: Run) -> Frame[Table] | None:
        found, who = targets(c, self.into), self.who.of(c)
        return Collision(who, found[0], NOBODY, c.me, spared=[who]) if found else None


@dataclass(frozen=True, slots=True)
class throw_at_enemies(Effect):  # noqa: N801
    """Somebody is thrown unharmed; the enemies it meets roll so many fewer dodge dice and gain a condition."""

    who: Role
    tool: int
    fewer: int
    conditions: tuple[str, ...]

    def flatten(self, code: list[Effect]) -> None:
        meets = collision(thrown=role(SUBJECT), struck=enemy)
        seq(
            lasts("this card", static("dodge_dice", -self.fewer, enemy), self.who),
            lasts("this card", on(meets, gain_condition(STRUCK, *self.conditions)), self.who),
            throw_unharmed(self.who, self.tool),
        ).flatten(code)


__all__ = [
    "character_collides", "crash_into", "ignore_collision", "spare", "take_collision", "throw_at_enemies", "with_character",
]  # fmt: skip
