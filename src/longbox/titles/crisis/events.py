"""What happens in a game, as facts. Nothing but the squads before their reveal is secret."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Self, cast

from longbox.kernel import Event


class Caused:
    """What a card or ability brings about: `source` is its id, empty where it is the rules' own doing."""

    __slots__ = ()

    source: str

    def by(self, source: str) -> Self:
        return cast("Self", replace(cast("Any", self), source=source))


@dataclass(frozen=True, slots=True)
class PriorityRolled(Event):
    seat: int
    faces: tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class MissionDrawn(Event):
    secure: str
    extraction: str
    threat: int


@dataclass(frozen=True, slots=True)
class SquadShown(Event):
    seat: int
    cards: tuple[str, ...]
    affiliation: str
    tactics: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deployed(Event):
    who: int
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class LeadershipActive(Event):
    """The Leadership of a squad for this game."""

    seat: int
    who: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Activated(Event):
    who: int


@dataclass(frozen=True, slots=True)
class PowerGained(Caused, Event):
    who: int
    n: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class PowerSpent(Caused, Event):
    who: int
    n: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class PowerLost(Caused, Event):
    who: int
    n: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Moved(Caused, Event):
    """`how` is advance, climb, throw, push or place; `tool` the placement that proves an advance."""

    who: int
    how: str
    start: tuple[float, float]
    end: tuple[float, float]
    tool: tuple[float, ...]
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Shaken(Event):
    who: int
    condition: str


@dataclass(frozen=True, slots=True)
class AttackBegan(Event):
    attacker: int
    target: int
    weapon: str


@dataclass(frozen=True, slots=True)
class AttackCancelled(Event):
    attacker: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """`roll` is attack, defense, dodge or the name of another roll."""

    who: int
    roll: str
    faces: tuple[int, ...]
    extra: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceChanged(Event):
    who: int
    roll: str
    by: str
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AttackCompared(Event):
    attacker: int
    target: int
    hits: int
    blocks: int


@dataclass(frozen=True, slots=True)
class Damaged(Caused, Event):
    who: int
    n: int
    left: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Healed(Caused, Event):
    who: int
    n: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class BecameDazed(Event):
    who: int


@dataclass(frozen=True, slots=True)
class DazeRemoved(Caused, Event):
    who: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class WasKOd(Event):
    who: int


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    who: int


@dataclass(frozen=True, slots=True)
class TurnedHealthy(Caused, Event):
    who: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class ConditionGained(Caused, Event):
    who: int
    condition: str
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class ConditionLost(Caused, Event):
    who: int
    condition: str
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class SuperpowerUsed(Event):
    who: int
    power: str
    paid: int


@dataclass(frozen=True, slots=True)
class TacticPlayed(Event):
    seat: int
    card: str
    who: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Collided(Event):
    who: int
    """The character thrown; NOBODY for terrain."""
    into: int
    """The character hit; NOBODY for terrain."""
    terrain: int


@dataclass(frozen=True, slots=True)
class TerrainDestroyed(Caused, Event):
    terrain: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TerrainRaised(Event):
    """A card has put terrain on the battlefield."""

    seat: int
    terrain: int


@dataclass(frozen=True, slots=True)
class TerrainMoved(Event):
    """Terrain made room for a token."""

    terrain: int
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class TokenTaken(Caused, Event):
    who: int
    token: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TokenDropped(Caused, Event):
    who: int
    token: int
    at: tuple[float, float]
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TokenControlled(Caused, Event):
    seat: int
    token: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TokenClaimed(Caused, Event):
    """A card makes a player secure it."""

    seat: int
    token: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TokenMoved(Caused, Event):
    token: int
    start: tuple[float, float]
    end: tuple[float, float]
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    """Out of the game."""

    token: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A card has put something of its own on the battlefield."""

    seat: int
    name: str
    at: tuple[float, float]


@dataclass(frozen=True, slots=True)
class MarkersRemoved(Event):
    """All markers of a name are off the battlefield."""

    name: str
    n: int


@dataclass(frozen=True, slots=True)
class Transformed(Caused, Event):
    who: int
    form: str
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class CardReplaced(Event):
    """Somebody's stat card was replaced by another one."""

    who: int
    was: str
    card: str


@dataclass(frozen=True, slots=True)
class CrisisCounted(Event):
    """What a Crisis card brings a player, before both cards are scored together."""

    seat: int
    card: str
    n: int


@dataclass(frozen=True, slots=True)
class Scored(Caused, Event):
    seat: int
    n: int
    total: int
    source: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class PriorityPassed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    seat: int
    """NOBODY for a draw."""
    reason: str
