"""The decks as numbers: what the rules look up, computed once.

A recruit card is a number: Heroes, Students and Training from 0 to 64, then the four Leaders. A Plot Card and a Mission are
numbers in decks of their own.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..codes import HERO, MOST, NOBODY, RANGE, STUDENT
from ..words import (
    HEROES,
    MISSIONS,
    PLOTS,
    SCHOOLS,
    STUDENTS,
    TRAININGS,
    Attribute,
    Character,
    HandSize,
    Income,
    LastStanding,
    Limit,
    Mission,
    NoPenalty,
    NoStalemate,
    Power,
    Soften,
    Training,
    Words,
)
from . import heroes, missions, plots, schools, students, trainings  # noqa: F401  (they fill the decks)
from .first import FIRST

CHARACTERS: Final[tuple[Character, ...]] = (*HEROES, *STUDENTS)
FIRST_TRAINING: Final = len(CHARACTERS)
RECRUITS: Final = FIRST_TRAINING + len(TRAININGS)
"""How many cards the Recruit Deck has."""
LEADER: Final = RECRUITS
"""The number of the first Leader; School s has the Leader LEADER + s."""
CARDS: Final[tuple[Character | Training, ...]] = (*CHARACTERS, *TRAININGS, *(one.leader for one in SCHOOLS))
PLOT_CARDS: Final = tuple(PLOTS)
TOURNAMENT: Final = len(MISSIONS)
ALL_MISSIONS: Final[tuple[Mission, ...]] = (
    *MISSIONS,
    Mission("tournament", "Final Tournament", (NoPenalty(), LastStanding(), NoStalemate()), people=2),
)
"""The Mission Deck, and the tournament, which is played like a Mission for two (MR-385)."""

HOPE: Final = tuple(card.hope for card in CARDS)
IS_HERO: Final = tuple(isinstance(card, Character) and card.kind == HERO for card in CARDS)
IS_STUDENT: Final = tuple(isinstance(card, Character) and card.kind == STUDENT for card in CARDS)
COST: Final = tuple(card.cost for card in PLOT_CARDS)
PLOT_HOPE: Final = tuple(card.hope for card in PLOT_CARDS)
IS_EVENT: Final = tuple(not card.trigger for card in PLOT_CARDS)
NUMBER: Final = {card.id: number for number, card in enumerate(CARDS)}
PLOT_NUMBER: Final = {card.id: number for number, card in reversed(list(enumerate(PLOT_CARDS)))}
MISSION_NUMBER: Final = {card.id: number for number, card in enumerate(ALL_MISSIONS)}
POWERS: Final[tuple[tuple[Power | None, ...], ...]] = (
    tuple(FIRST.get(card.id, card.power) for card in CARDS),
    tuple(card.power for card in CARDS),
)
"""The Powers of the first and the second printing, by card."""
POWER_WHEN: Final = tuple(tuple(power.when if power is not None else None for power in powers) for powers in POWERS)
CHARTER_WHEN: Final = tuple(school.charter_power.when for school in SCHOOLS)
"""The moments of Powers, by printing and card, and of Charters by School."""
STARTING: Final = tuple(number for number, card in enumerate(CHARACTERS) if card.starting)


def character(number: int) -> Character:
    card = CARDS[number]
    assert isinstance(card, Character)
    return card


def power_of(number: int, second: bool = True) -> Power | None:
    """The Power of a card, in the second printing or in the first."""
    return POWERS[second][number] if number != NOBODY else None


class Figures(NamedTuple):
    """What a Character can do with its Training (MR-018)."""

    attack: int
    defense: int
    speed: int
    range: int
    """Attack Range."""
    limit: int
    """Power Tokens it can hold."""


_FIGURES: dict[tuple[int, int], Figures] = {}


def figures(number: int, training: int) -> Figures:
    found = _FIGURES.get((number, training))
    if found is None:
        card = character(number)
        values, limit = [*card.stats, card.range], card.limit
        for word in constants(training):
            if isinstance(word, Attribute):
                values[word.attribute] += word.n
            elif isinstance(word, Limit):
                limit += word.n
        for attribute in range(RANGE):
            values[attribute] = min(max(values[attribute], 1), MOST)
        attack, defense, speed, reach = values
        found = _FIGURES[number, training] = Figures(attack, defense, speed, reach, limit)
    return found


def constants(training: int) -> Words:
    if training == NOBODY:
        return ()
    card = CARDS[training]
    assert isinstance(card, Training)
    return card.constant


def constant(training: int, kind: type[HandSize | Income | Limit | Soften]) -> int:
    """The sum of one constant word of a Training Card."""
    return 0 if training == NOBODY else sum([word.n for word in constants(training) if isinstance(word, kind)])


def bits_of(mask: int) -> list[int]:
    """The numbers in a set of cards or Hexes.

    >>> bits_of(0b10110)
    [1, 2, 4]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
