"""What the panels of the page tell of the game so far: the last FEAT, who acts, and how each player's dice fell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypedDict

from longbox.kernel import Event

from ..codes import COLOURS
from ..events import Activated, FeatRolled, PageBegan
from ..odds.feats import columns
from ..state import Table

MEAN: Final = 50.5
"""Of a hundred-sided die."""


class Rolled(TypedDict):
    """A FEAT that was rolled: the column by number, its chances, and where the dice fell."""

    who: int
    rank: int
    chances: list[float]
    roll: int
    colour: str


class Luck(TypedDict):
    """How many FEATs a seat has rolled, their mean, and how far that is from the mean of the dice."""

    feats: int
    mean: float
    difference: float


class Told(TypedDict):
    feat: Rolled | None
    acting: int
    luck: list[Luck]


def story(t: Table, events: Iterable[Event]) -> Told:
    """All of it, for a page. The last FEAT is shown until another figure acts."""
    feat: FeatRolled | None = None
    acting = -1
    rolls: list[list[int]] = [[], []]
    for event in events:
        match event:
            case FeatRolled():
                feat = event
                rolls[t.seat[event.who]].append(event.roll)
            case Activated():
                feat, acting = None, event.who
            case PageBegan():
                feat, acting = None, -1
    return {
        "feat": None if feat is None else rolled(t, feat),
        "acting": acting,
        "luck": [luck(seat) for seat in rolls] if any(rolls) else [],
    }


def rolled(t: Table, feat: FeatRolled) -> Rolled:
    chances = [round(chance, 4) for chance in columns(t)[feat.rank]]
    return {"who": feat.who, "rank": feat.rank, "chances": chances, "roll": feat.roll, "colour": COLOURS[feat.colour]}


def luck(rolls: list[int]) -> Luck:
    """How some rolls fell.

    >>> luck([60, 80])
    {'feats': 2, 'mean': 70.0, 'difference': 19.5}
    """
    mean = sum(rolls) / len(rolls) if rolls else MEAN
    return {"feats": len(rolls), "mean": mean, "difference": mean - MEAN}
