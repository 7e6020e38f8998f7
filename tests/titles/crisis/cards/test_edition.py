"""The later printing changes Stamina and Speed, and nothing else."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.cards.edition import LATER
from longbox.titles.crisis.codes import M, S
from titles.crisis.shelf import the_cards

from ..scene import Duel


@pytest.mark.parametrize(("injured", "catalogue", "later"), [(0, 5, 6), (1, 6, 7)])
def test_later_values_are_an_option(injured: int, catalogue: int, later: int) -> None:
    card = "captain-america-steve-rogers"
    assert Duel(card).set(card, injured=injured).t.stamina(0) == catalogue
    assert Duel(card, edition="later").set(card, injured=injured).t.stamina(0) == later


def test_crossbones_is_faster_later() -> None:
    assert Duel("crossbones").t.side(0).speed == S
    assert Duel("crossbones", edition="later").t.side(0).speed == M


def test_who_is_not_named_stays_as_before() -> None:
    assert Duel("thanos-the-mad-titan", edition="later").t.side(0) == Duel("thanos-the-mad-titan").t.side(0)


def test_every_change_is_of_a_known_card_and_changes_something() -> None:
    for card, sides in LATER.items():
        for injured, changes in enumerate(sides):
            side = the_cards().characters[card].side(0, injured)
            assert all(getattr(side, name) != value for name, value in changes.items()), card
