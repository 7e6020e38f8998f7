"""Every word of a card is carried out by something."""

from __future__ import annotations

from typing import Any

from longbox.titles.revolution import words
from longbox.titles.revolution.cards.decks import CARDS, PLOT_CARDS
from longbox.titles.revolution.rules.doing import DO
from longbox.titles.revolution.words import Cost


def all_words() -> set[type[Any]]:
    found: set[type[Any]] = set()
    for card in PLOT_CARDS:
        found |= {type(part.part if isinstance(part, Cost) else part) for part in card.parts}
    for one in CARDS:
        if one.power is not None:
            found |= {type(part) for part in one.power.parts}
    return found


def test_every_effect_is_carried_out_by_something() -> None:
    conditions = {words.HasStudents, words.FewestPoints, words.TargetInjured, words.EventCosts, words.Longer}
    assert all_words() - conditions <= set(DO)
