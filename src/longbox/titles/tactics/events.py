"""What happened in an Issue. Nothing is secret in this game, so every seat hears everything."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event

_NOBODY = -1


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    rolls: tuple[int, ...]
    bonus: tuple[int, ...]
    seat: int
    """Who won; NOBODY if it is rolled again."""


@dataclass(frozen=True, slots=True)
class MapChosen(Event):
    seat: int
    map: str


@dataclass(frozen=True, slots=True)
class SideChosen(Event):
    seat: int
    side: str


@dataclass(frozen=True, slots=True)
class Placed(Event):
    who: int
    square: int


@dataclass(frozen=True, slots=True)
class PlotPlaced(Event):
    seat: int
    """Whose Plot it is."""
    plot: str
    square: int


@dataclass(frozen=True, slots=True)
class ThingPlaced(Event):
    thing: int
    square: int


@dataclass(frozen=True, slots=True)
class Joined(Event):
    who: int
    affiliation: str
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hired(Event):
    who: int
    by: int


@dataclass(frozen=True, slots=True)
class PageBegan(Event):
    page: int


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    seat: int
    deferred: bool


@dataclass(frozen=True, slots=True)
class Activated(Event):
    who: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    who: int
    start: int
    end: int
    how: str


@dataclass(frozen=True, slots=True)
class FeatRolled(Event):
    who: int
    what: str
    rank: int
    roll: int
    colour: int


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    who: int
    target: int
    attack: str
    how: str
    thing: str = ""
    """The Object that is swung or thrown."""


@dataclass(frozen=True, slots=True)
class ResultTaken(Event):
    who: int
    target: int
    result: str


@dataclass(frozen=True, slots=True)
class AttackFailed(Event):
    who: int
    target: int
    why: str


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    who: int
    amount: int
    kind: str
    prevented: int
    cause: str = ""
    """What dealt it: an attack, a fall, Fire and so on. Artifacts and Plots are named: artifact/claymores."""
    by: int = _NOBODY
    """Who, if a figure did."""


@dataclass(frozen=True, slots=True)
class HealthLost(Event):
    who: int
    amount: int


@dataclass(frozen=True, slots=True)
class Healed(Event):
    who: int
    amount: int
    cause: str = ""
    """An Artifact, as in `Damaged`."""


@dataclass(frozen=True, slots=True)
class Transferred(Event):
    who: int
    to_whom: int
    cause: str = ""
    """What the damage comes from, and from whom, as in `Damaged`; empty for an attack, which was told before."""
    by: int = _NOBODY


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    who: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ConditionGained(Event):
    who: int
    condition: str
    cause: str = ""
    """An Artifact or a Plot, as in `Damaged`; otherwise what was told before."""


@dataclass(frozen=True, slots=True)
class ConditionEnded(Event):
    who: int
    condition: str


@dataclass(frozen=True, slots=True)
class BecameTired(Event):
    who: int


@dataclass(frozen=True, slots=True)
class StaysReady(Event):
    who: int
    cause: str = ""
    """The Plot or the Special that keeps it so: plot/the-non-team."""


@dataclass(frozen=True, slots=True)
class Weakened(Event):
    who: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Dodged(Event):
    who: int
    colour: int


@dataclass(frozen=True, slots=True)
class SlamRolled(Event):
    """1d5: how far a Slam goes."""

    who: int
    target: int
    squares: int


@dataclass(frozen=True, slots=True)
class Slammed(Event):
    who: int
    start: int
    end: int
    squares: int = 0
    """How far it was to go: the 1d5 of the attacker, or 1. 0 where it goes on after a fall or Fire."""


@dataclass(frozen=True, slots=True)
class KarmaSpent(Event):
    who: int
    payer: int
    amount: int
    what: str


@dataclass(frozen=True, slots=True)
class KarmaGained(Event):
    who: int
    amount: int
    cause: str = ""
    """An Artifact, as in `Damaged`."""


@dataclass(frozen=True, slots=True)
class TerrainChanged(Event):
    square: int
    terrain: str
    who: int = _NOBODY
    """Who made it so, if with an attack."""
    attack: str = ""


@dataclass(frozen=True, slots=True)
class TerrainEnded(Event):
    """What a KO'ed figure laid in a square is gone."""

    square: int


@dataclass(frozen=True, slots=True)
class WallBroken(Event):
    square: int
    other: int
    who: int = _NOBODY
    attack: str = ""


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    who: int
    thing: int


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    who: int
    thing: int
    square: int


@dataclass(frozen=True, slots=True)
class ThingGone(Event):
    thing: int
    who: int = _NOBODY
    """Who broke or lost it."""
    how: str = ""
    attack: str = ""
    """What it was broken with."""


@dataclass(frozen=True, slots=True)
class PlotAdvanced(Event):
    who: int
    plot: str


@dataclass(frozen=True, slots=True)
class SpecialUsed(Event):
    who: int
    special: str
    target: int = _NOBODY
    """Whom it targets, if it targets anybody."""


@dataclass(frozen=True, slots=True)
class Countered(Event):
    who: int
    special: str


@dataclass(frozen=True, slots=True)
class CounteringEnded(Event):
    who: int
    special: str


@dataclass(frozen=True, slots=True)
class PageEnded(Event):
    page: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    seat: int
    reason: str
