"""What a game of Crisis Protocol is at one moment: plain columns, one per property.

Characters, tokens and terrain are numbers; what they are is kept in one list per property. That reads like stat cards laid out in
columns and makes a copy of the whole table a few dozen list copies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from longbox.geometry.tools import Tools
from longbox.kernel import State
from longbox.kernel.plain import dropped, shared, sparse

from .codes import NOBODY
from .ground import Ground
from .script.cards import Static, Superpower
from .script.index import Index
from .script.library import Library
from .script.rosters import Roster


class Watcher(Protocol):
    """Listens to a game for a study: which scripts begin, and which changes are asked for (see `study`)."""

    def began(self, script: str) -> None: ...

    def asked(self, t: Any, rows: Sequence[tuple[int, Superpower, Static]], subject: int, roles: Mapping[str, int]) -> None: ...


@dataclass(slots=True, kw_only=True)
class Columns(State):
    # the mission
    round: int = 0
    vp: list[int] = field(default_factory=lambda: [0, 0])
    priority: int = 0
    active: int = NOBODY
    """Whose turn it is; NOBODY outside turns."""
    last_activated: int = NOBODY
    """The player who activated the last character of this round (CP-243)."""
    edges: tuple[str, str] = ("south", "north")
    """The deployment edge of each player."""
    crises: tuple[str, ...] = ()
    threat: int = 0
    winning: int = NOBODY
    over: bool = False

    # the battlefield
    terrain: tuple[tuple[Any, ...], ...] = ()
    """What stands there from the beginning, as plain data (see battlefield.py)."""
    rubble: int = 0
    """Which of it has been destroyed, as bits."""

    # characters, by number
    who: list[str] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    squad: list[int] = field(default_factory=list)
    """The player whose squad it belongs to, whoever controls it now."""
    base: list[tuple[float, float, float]] = field(default_factory=list)
    form: list[int] = field(default_factory=list)
    injured: list[int] = field(default_factory=list)
    status: list[int] = field(default_factory=list)
    power: list[int] = field(default_factory=list)
    damage: list[int] = field(default_factory=list)
    conditions: list[int] = field(default_factory=list)
    gems: list[str] = field(default_factory=list)

    # objective tokens, by number
    token_name: list[str] = field(default_factory=list)
    token_kind: list[str] = field(default_factory=list)
    token_at: list[tuple[float, float]] = field(default_factory=list)
    token_holder: list[int] = field(default_factory=list)
    token_side: list[int] = field(default_factory=list)
    """Who controls it, or whose it is; NOBODY if nobody."""

    markers: tuple[tuple[str, int, float, float], ...] = sparse()
    """What cards have put on the battlefield that is no objective token: (name, the player whose card it is, x, y)."""

    # cards in hand and in force
    tactics: list[list[str]] = field(default_factory=lambda: [[], []])
    affiliation: list[str] = field(default_factory=lambda: ["", ""])
    leader: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])

    # memory
    uses: list[tuple[str, int, str]] = field(default_factory=list)
    """(ability, character, scope) for limits; a scope's rows go when it ends."""
    facts: list[tuple[str, int, int]] = field(default_factory=list)
    """What happened this turn: (what, who, whom)."""
    aftermath: list[tuple[str, tuple[int, ...], int]] = field(default_factory=list)
    """What cards may answer once the effect in which it happened is resolved: (event, who, how deep the effect is)."""
    lasting: list[tuple[str, int, int, str, Any]] = field(default_factory=list)
    """Effects with a duration: (script or query, owner, subject, scope, number)."""

    library: Library = shared()
    """The cards of this game, by the options it was begun with."""
    rosters: tuple[Roster, Roster] = shared()
    """What the players brought, by the options."""
    watcher: Watcher | None = dropped()
    """Whoever studies this very game; copies made for thinking have none."""
    index: Index | None = shared()
    """Who listens for what, given the cards that show now. Derived."""
    ground: Ground | None = shared()
    """The prepared terrain. Derived."""
    tools: Tools | None = shared()
    """The measurements in force. Derived from the options."""
