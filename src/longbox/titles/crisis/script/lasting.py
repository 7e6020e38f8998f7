"""Parts of a card that are put in force for a while: rules that listen and changes that are asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..codes import NOBODY
from . import queries
from .cards import On, Static
from .keys import step_of
from .nodes import SELF, Amount, Context, Role, amount
from .running import Effect, Run

if TYPE_CHECKING:
    from ..state import Table
    from .library import Library

SUBJECT = Role("subject")
"""Whom a lasting part is about."""
CARD = Role("card")
"""As the subject of a lasting part: it is about the whole squad, nobody in particular, and outlasts whoever played the card."""

STANDING = "standing"
"""The duration of what ends as soon as whoever it is of or about is Dazed or KO'd, and does not come back with it."""
ROUND_STANDING = f"round, {STANDING}"
"""The duration of what ends with the round, or as soon as whoever it is of or about is Dazed or KO'd."""


def gained(power: str) -> str:
    """The name under which stands that somebody has a keyword superpower for a while."""
    return f"superpower {power}"


NEXT_ATTACK = "coming attack action"
"""The duration of what waits for somebody's next attack action of the turn and then lasts as long as that."""


@dataclass(frozen=True, slots=True)
class lasts(Effect):  # noqa: N801  (words of the language are lower case)
    """From now on until the end of a scope (see `Table.scope`); a part with the limit "once" only the next time."""

    scope: str
    part: On | Static
    subject: Role = SELF
    keep: Amount | None = None
    """A number that the part reads later as it is now (`kept`); without one it reads what was paid."""
    alone: bool = False
    """It takes the place of an earlier one."""

    def declare(self, library: Library, name: str) -> None:
        library.lasting[name] = self.part
        if isinstance(self.part, Static):
            library.answers[name] = self.part.query
        if isinstance(self.part, On):
            library.awaits[name] = self.part.trigger.event
            library.add_script(name, self.part.do, named=self.part.named)

    def run(self, c: Context, run: Run) -> None:
        about = self.subject.of(c)
        paid = int(c.roles.get("paid", 0)) if self.keep is None else amount(c, self.keep)
        if self.alone:
            c.table.lasting = [row for row in c.table.lasting if row[:2] != (step_of(run.script, run.at), c.me)]
        c.table.lasting.append((step_of(run.script, run.at), c.me, about, c.table.scope(self.scope, about), paid))


def in_time(t: Table, scope: str) -> bool:
    """What lasts for one attack does not touch an attack inside it; what waits for an attack action is not in force yet."""
    if scope.startswith(NEXT_ATTACK):
        return False
    return not scope.startswith("attack ") or scope == t.scope("attack", NOBODY)


def is_lost(t: Table, owner: int, about: int, scope: str) -> bool:
    """Whether a change is that of a keyword superpower which somebody has for a while, but not now: it loses superpowers."""
    names = {row[0] for row in t.lasting if row[1:4] == (owner, about, scope) and row[0].startswith(gained(""))}
    return bool(names) and any(gained(power) in names for power in t.changes(queries.LOSES, about))
