"""The small words and numbers of the rules."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
OFF: Final = -1
"""Not in the arena."""

GOAL: Final = 6
START_REVOLUTION, START_HOPE, START_STUDENTS = 1, 5, 2
DRAWN_PER_ROUND, RECOVERED, ADVANCING, SECRET_MISSIONS = 3, 3, 6, 2
DIAL, HIGH_BID = 14, 10
LEADER_LOSS: Final = 6
ACTIONS, STALEMATE = 2, 3
UNOPPOSED, PIERCED = 3, 2
"""From which face an unopposed attack die hits: as a rule, and with a Power that pierces."""
EVASION: Final = 20
"""Turns of a tournament without an attack before somebody gets tired (RQ-93)."""
HAND_SIZE: Final = (3, 3, 4, 4, 5, 5, 5)
"""By Revolution Points (RQ-17)."""

# -- what a recruit card is ----------------------------------------------------------------------------------------------

HERO, STUDENT, TRAINING, LEADER = "hero", "student", "training", "leader"

# -- attributes ----------------------------------------------------------------------------------------------------------

ATTACK, DEFENSE, SPEED, RANGE = 0, 1, 2, 3
ATTRIBUTES: Final = ("attack", "defense", "speed", "range")
MOST: Final = 6
"""A stat is shown by a die (RQ-67)."""

# -- whom a card means ---------------------------------------------------------------------------------------------------

SELF, OTHER, TWO, TWO_OTHERS, TOP = "self", "other", "two", "two-others", "top"
EACH_OTHER, EACH_AHEAD, SOURCE, VICTIM = "each-other", "each-ahead", "source", "victim"
CHOSEN_SCHOOLS: Final = (OTHER, TWO, TWO_OTHERS, TOP)
"""Schools that the player of a card names."""

OWN, OWN_ANY, OWN_HERO, OWN_STUDENT = "own", "own-any", "own-hero", "own-student"
OTHERS, OTHERS_ANY, OTHERS_STUDENT = "others", "others-any", "others-student"
"""Characters that the player of a card names; `any` has the Leaders too."""

# -- when a Power works --------------------------------------------------------------------------------------------------

ATTACKING, DEFENDING, ROLLED, DEALT, HURT, ALLY = "attacking", "defending", "rolled", "dealt", "hurt", "ally"
MOVING, MOVED, ATTACKED, ACTION, PLOT = "moving", "moved", "attacked", "action", "plot"
INITIATIVE, INITIATIVE_ROLLED = "initiative", "initiative-rolled"

OWN_POWER, TRAINING_POWER, CHARTER = 0, 1, 2
"""Where a Power of a PC comes from."""
POWER: Final = 100
"""What can be played is a number: below this a Plot Card, from here on a Power (of a Character, or by where it comes from)."""

# -- when a Reaction works -----------------------------------------------------------------------------------------------

EVENT_TRIED, EVENT_TRIED_ON_ME, CANCELLING = "event", "event-on-me", "cancelling"
LOST_POINTS, LOST_POINTS_BY_EVENT = "lost", "lost-by-event"
BIDS_SHOWN, STUDENT_DISCARDED, REFUSED, DEFEATED = "bids", "student-discarded", "refused", "defeated"

RECRUITS, MISSION_CARDS = "recruits", "missions"
"""The decks a card looks into."""
