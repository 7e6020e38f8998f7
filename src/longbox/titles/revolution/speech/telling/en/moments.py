"""When Powers and Reactions work, in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ....codes import (
    ACTION,
    ALLY,
    ATTACKED,
    ATTACKING,
    BIDS_SHOWN,
    CANCELLING,
    DEALT,
    DEFEATED,
    DEFENDING,
    EVENT_TRIED,
    EVENT_TRIED_ON_ME,
    HURT,
    INITIATIVE,
    INITIATIVE_ROLLED,
    LOST_POINTS,
    LOST_POINTS_BY_EVENT,
    MOVED,
    MOVING,
    PLOT,
    REFUSED,
    ROLLED,
    STUDENT_DISCARDED,
    When,
)
from ....words import EventCosts, PickStats, Reflect, Reroll, StealToken, Word
from ..sentences import Sentence
from .dice import ROLLS

MOMENTS: Final[Mapping[When, str]] = {
    ATTACKING: "before {who} attacks",
    DEFENDING: "when {who} is attacked",
    ROLLED: "after {who} rolls dice",
    DEALT: "when an attack by {who} inflicts Damage",
    HURT: "when {who} takes Damage",
    ALLY: "when another School's Character adjacent to {who} takes Damage",
    MOVING: "during a Move Action",
    MOVED: "after a Move Action of 1 or more Hexes",
    ATTACKED: "after attacking",
    ACTION: "as a Special Action",
    PLOT: "as an activity in the Plot Phase",
    INITIATIVE: "before {who} rolls for Initiative",
    INITIATIVE_ROLLED: "after {who} rolls for Initiative",
    EVENT_TRIED: "when another School plays an Event",
    EVENT_TRIED_ON_ME: "when another School's Event chooses your School or one of your Characters",
    CANCELLING: "when another School plays a Reaction to cancel your Event",
    LOST_POINTS: "when you lose Revolution Points",
    LOST_POINTS_BY_EVENT: "when another School's Event costs you Revolution Points",
    BIDS_SHOWN: "when the first bids for a card of the Recruit Deck are revealed",
    STUDENT_DISCARDED: "when another School discards a Student that was not hospitalized",
    REFUSED: "when you refuse an invitation to a Mission",
    DEFEATED: "when {who} is defeated",
}
SHARPER: Final[Mapping[tuple[When, type[Word]], Sentence]] = {
    (ROLLED, Reroll): lambda word: f"after {{who}} {ROLLS[word.roll]}",
    (DEALT, PickStats): "when an attack by {who} damages another School's Character",
    (DEALT, StealToken): "when an attack by {who} damages another School's Character",
    (HURT, Reflect): "when an attack damages {who}",
    (EVENT_TRIED, EventCosts): "when another School plays an Event with Plot Value {n} or more",
}
