"""What cards say."""

from __future__ import annotations

from dataclasses import is_dataclass

from longbox.titles.revolution import words
from longbox.titles.revolution.speech.cards import SENTENCES
from longbox.titles.revolution.words import Cost, Word


def test_every_word_has_a_sentence_in_both_languages() -> None:
    kinds = {word for word in vars(words).values() if isinstance(word, type) and issubclass(word, Word) and is_dataclass(word)} - {
        Cost
    }
    assert set(SENTENCES) == kinds
