"""The small words and numbers of the rules."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Literal, TypeAlias

NOBODY: Final = -1
OFF: Final = -1
"""Not in the arena."""

GOAL: Final = 6
START_REVOLUTION, START_HOPE, START_STUDENTS = 1, 5, 2
DRAWN_PER_ROUND, RECOVERED, ADVANCING, SECRET_MISSIONS = 3, 3, 6, 2
DIAL, LEAST_HIGH = 14, 10
LEADER_LOSS: Final = 6
ACTIONS, STALEMATE = 2, 3
UNOPPOSED, PIERCED = 3, 2
"""From which face an unopposed attack die hits: as a rule, and with a Power that pierces."""
EVASION: Final = 20
"""Turns of a tournament without an attack before somebody gets tired (RQ-93)."""
HAND_SIZE: Final = (3, 3, 4, 4, 5, 5, 5)
"""By Revolution Points (RQ-17)."""

# -- what a recruit card is ----------------------------------------------------------------------------------------------


class Kind(StrEnum):
    HERO = "hero"
    STUDENT = "student"
    TRAINING = "training"
    LEADER = "leader"


HERO, STUDENT, TRAINING, LEADER = Kind

# -- attributes ----------------------------------------------------------------------------------------------------------

FACES: Final = 6
"""Of a die."""
ATTACK, DEFENSE, SPEED, RANGE = 0, 1, 2, 3
MOST: Final = 6
"""A stat is shown by a die (RQ-67)."""

# -- whom a card means ---------------------------------------------------------------------------------------------------


class Who(StrEnum):
    """Schools."""

    SELF = "self"
    OTHER = "other"
    TWO = "two"
    TWO_OTHERS = "two-others"
    TOP = "top"
    ANY = "any"
    EACH_OTHER = "each-other"
    EACH_AHEAD = "each-ahead"
    SOURCE = "source"
    VICTIM = "victim"


SELF, OTHER, TWO, TWO_OTHERS, TOP, ANY, EACH_OTHER, EACH_AHEAD, SOURCE, VICTIM = Who
CHOSEN_SCHOOLS: Final = (OTHER, TWO, TWO_OTHERS, TOP, ANY)
"""Schools that the player of a card names."""


class Which(StrEnum):
    """Characters that the player of a card names; `any` has the Leaders too."""

    OWN = "own"
    OWN_ANY = "own-any"
    OWN_HERO = "own-hero"
    OWN_STUDENT = "own-student"
    OTHERS = "others"
    OTHERS_ANY = "others-any"
    OTHERS_STUDENT = "others-student"


OWN, OWN_ANY, OWN_HERO, OWN_STUDENT, OTHERS, OTHERS_ANY, OTHERS_STUDENT = Which

# -- when a Power or a Reaction works ------------------------------------------------------------------------------------


class When(StrEnum):
    ATTACKING = "attacking"
    DEFENDING = "defending"
    ROLLED = "rolled"
    DEALT = "dealt"
    HURT = "hurt"
    ALLY = "ally"
    MOVING = "moving"
    MOVED = "moved"
    ATTACKED = "attacked"
    ACTION = "action"
    """A Special Action."""
    PLOT = "plot"
    """An activity of the Plot Phase."""
    INITIATIVE = "initiative"
    INITIATIVE_ROLLED = "initiative-rolled"
    # Reactions only
    EVENT_TRIED = "event"
    EVENT_TRIED_ON_ME = "event-on-me"
    CANCELLING = "cancelling"
    LOST_POINTS = "lost"
    LOST_POINTS_BY_EVENT = "lost-by-event"
    BIDS_SHOWN = "bids"
    STUDENT_DISCARDED = "student-discarded"
    REFUSED = "refused"
    DEFEATED = "defeated"


(
    ATTACKING, DEFENDING, ROLLED, DEALT, HURT, ALLY, MOVING, MOVED, ATTACKED, ACTION, PLOT, INITIATIVE, INITIATIVE_ROLLED,
    EVENT_TRIED, EVENT_TRIED_ON_ME, CANCELLING, LOST_POINTS, LOST_POINTS_BY_EVENT, BIDS_SHOWN, STUDENT_DISCARDED, REFUSED,
    DEFEATED,
) = When  # fmt: skip

OWN_POWER, TRAINING_POWER, CHARTER = 0, 1, 2
"""Where a Power of a PC comes from."""
POWER: Final = 100
"""What can be played is a number: below this a Plot Card, from here on a Power (of a Character, or by where it comes from)."""

OF_CHARTER, OF_MISSION, OF_DEFEAT, OF_RULE = 200, 300, 400, 500
"""What a change comes from is a number too: below these a Plot Card or a Power (of a card, or of a Charter by its School), then a
Mission, the defeat of a Character, and one of the rules that follow."""
UNREST, REFUSAL, HIGH_BID, HAND_LIMIT, FIRE, TRAP, TIRED = range(OF_RULE, OF_RULE + 7)

# -- what a word is about ------------------------------------------------------------------------------------------------


class Deck(StrEnum):
    """The decks a card looks into."""

    RECRUITS = "recruits"
    MISSION_CARDS = "missions"


RECRUITS, MISSION_CARDS = Deck

How: TypeAlias = Literal["random", "choice", "all"]
"""How cards are discarded: at random, by choice of their owner, or the whole hand."""
Roll: TypeAlias = Literal["attack", "defense", "initiative", "any"]
"""The dice that may be rolled again; `any` has both of an attack."""
Counted: TypeAlias = Literal["damage", "tokens", "points"]
"""What a Mission counts for its reward."""
EVERY_DIE: Final = 99
"""More dice than a roll has."""
