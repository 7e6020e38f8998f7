"""What cards say."""

from __future__ import annotations

from dataclasses import is_dataclass

from longbox.speech import catalogue
from longbox.speech.catalogues import CONTEXT
from longbox.titles.revolution import words
from longbox.titles.revolution.cards.decks import ALL_MISSIONS, CARDS, PLOT_CARDS
from longbox.titles.revolution.speech.cards import SENTENCES
from longbox.titles.revolution.words import SCHOOLS, Character, Cost, Word
from longbox.titles.revolution.words.cards import PRINTED


def test_every_word_has_a_sentence_in_both_languages() -> None:
    kinds = {word for word in vars(words).values() if isinstance(word, type) and issubclass(word, Word) and is_dataclass(word)} - {
        Cost
    }
    assert set(SENTENCES) == kinds


def test_everything_has_a_german_name_and_no_name_is_for_nothing() -> None:
    cards = (*(card for card in CARDS if not isinstance(card, Character)), *PLOT_CARDS, *ALL_MISSIONS, *SCHOOLS)
    wanted = {(card.id, card.name) for card in cards}
    wanted |= {(f"{mission.id}/token", mission.called) for mission in ALL_MISSIONS if mission.called}
    wanted |= {(f"{school.id}/charter", school.charter) for school in SCHOOLS}
    assert {tuple(key.split(CONTEXT)) for key in catalogue(PRINTED, "de").one} == wanted
