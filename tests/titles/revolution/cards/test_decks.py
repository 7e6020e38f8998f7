"""The decks: how many cards, and what the book says of some of them."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.kernel import BadOption
from longbox.titles.revolution.cards.decks import (
    ALL_MISSIONS,
    CARDS,
    CHARACTERS,
    IS_HERO,
    IS_STUDENT,
    PLOT_CARDS,
    RECRUITS,
    STARTING,
    TOURNAMENT,
    figures,
)
from longbox.titles.revolution.title import TITLE
from longbox.titles.revolution.words import MISSIONS, SCHOOLS, TRAININGS, Character, Training

from ..scene import NOBODY, n


@pytest.mark.rule("MR-001")
def test_three_or_four_players() -> None:
    assert TITLE.players == (3, 4)
    for seats in (1, 2, 5):
        with pytest.raises(BadOption, match="played by 3 or 4"):
            TITLE.new(seats)


@pytest.mark.rule("MR-002", "MR-009")
def test_four_schools_with_their_leaders_and_charters() -> None:
    assert [school.leader.name for school in SCHOOLS] == ["Wolverine", "Cyclops", "Magneto", "Storm"]
    assert len({school.charter for school in SCHOOLS}) == 4


@pytest.mark.rule("MR-006", "MR-011", "MR-016")
def test_the_recruit_deck() -> None:
    assert RECRUITS == 65
    assert len(CHARACTERS) == 50
    assert len(TRAININGS) == 15
    assert (sum(IS_HERO), sum(IS_STUDENT)) == (26, 24)
    assert all(isinstance(card, Training) != (IS_HERO[i] or IS_STUDENT[i]) for i, card in enumerate(CARDS[:RECRUITS]))


@pytest.mark.rule("MR-007", "MR-021")
def test_the_plot_deck() -> None:
    assert len(PLOT_CARDS) == 60
    assert sum(not card.trigger for card in PLOT_CARDS) == 44
    copies = Counter(card.id for card in PLOT_CARDS)
    doubled = {id for id, count in copies.items() if count == 2}
    assert doubled == {"smear-campaign", "impetuous-tantrum", "careful-preparations"}
    assert set(copies.values()) == {1, 2}


@pytest.mark.rule("MR-008")
def test_the_mission_deck() -> None:
    assert len(MISSIONS) == 18
    assert TOURNAMENT == 18
    assert len({card.id for card in ALL_MISSIONS}) == 19


@pytest.mark.rule("MR-045")
def test_the_starting_characters() -> None:
    assert sum(IS_HERO[who] for who in STARTING) == 6
    assert sum(IS_STUDENT[who] for who in STARTING) == 13


@pytest.mark.rule("MR-273", "MR-280")
def test_rogue_as_in_the_book() -> None:
    assert figures(n("rogue"), NOBODY)[:3] == (4, 4, 4)
    assert sum(figures(n("rogue"), NOBODY)[:3]) == 12


def test_facts_of_the_book() -> None:
    assert figures(n("nightcrawler"), NOBODY)[:3] == (3, 4, 3)
    assert figures(n("beast"), NOBODY)[2] == 4
    costs = {card.id: card.cost for card in PLOT_CARDS}
    assert (costs["setting-aside-differences"], costs["impetuous-tantrum"], costs["careful-preparations"]) == (4, 1, 3)
    by_id = {card.id: card for card in ALL_MISSIONS}
    assert (by_id["sentinel-swarm"].tokens, by_id["sentinel-swarm"].health) == (4, 4)
    assert by_id["sinister-trouble"].health == 11
    assert by_id["hellfire-sentinel"].place == 3


STRONG = (
    "nightcrawler",
    "iceman",
    "gravelock",
    "kestrelle",
    "slowglass",
    "tidewright",
    "psylocke",
    "cable",
    "dagger",
    "colossus",
    "emma-frost",
    "quillstorm",
    "mirrorstep",
    "ironbramble",
    "lodewalker",
    "vesperine",
    "thunderhush",
    "palisade",
    "sundial",
    "x-23",
    "copperkid",
    "lullwater",
    "quickstitch",
)
"""Characters whose Power counts 2."""


@pytest.mark.parametrize("who", CHARACTERS, ids=lambda who: who.id)
def test_hope_values_follow_from_the_figures(who: Character) -> None:
    budget = sum(who.stats) + who.range - 1 + (2 if who.id in STRONG else 1)
    assert who.hope == budget - (8 if who.kind == "hero" else 6)


def test_starting_characters_are_even() -> None:
    assert {CHARACTERS[who].hope for who in STARTING if IS_HERO[who]} == {4}
    assert {CHARACTERS[who].hope for who in STARTING if IS_STUDENT[who]} == {2}
