"""What a filter says is told as denied where a card denies it: the contrary of a rule would be worse than no text."""

from __future__ import annotations

import re

import pytest

from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.nodes import Filter
from longbox.titles.crisis.speech import cards
from longbox.titles.crisis.speech.telling import TABLES, TELLERS, UntoldError, scripted
from longbox.titles.crisis.speech.telling.facts import facts, name_of
from longbox.titles.crisis.speech.telling.words import nodes_in
from longbox.titles.crisis.words import *

DENIED = {
    "en": re.compile(r"\b(?:not|no|nothing|neither|without|out of|fewer than|less than|more than|or more)\b"),
    "de": re.compile(r"\b(?:nicht|kein\w*|nichts|weder|ohne|anderem|weniger als|mindestens|mehr als|über|ab)\b"),
}
"""Words that say the contrary."""


def used() -> list[Filter]:
    """Every filter of every card that has a sentence, each with what it was given."""
    every = [one for part in scripted().values() for one in nodes_in(part) if isinstance(one, Filter)]
    return list({repr(one): one for one in every if name_of(one) in TABLES["en"].FILTERS}.values())


USED = used()


def told(language: str, which: Filter, no: bool) -> tuple[str, str]:
    teller = TELLERS[language]("x", lambda id: cards.name(id, language), LIBRARY, TABLES[language])
    return TABLES[language].FILTERS[name_of(which)](teller, which, no)


def test_every_filter_with_a_sentence_is_tried() -> None:
    names = {name_of(one) for one in USED}
    assert {language: tables.FILTERS.keys() - names for language, tables in TABLES.items()} == {"en": set(), "de": set()}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_denied_filter_is_told_as_denied(language: str) -> None:
    wrong = []
    for one in USED:
        try:
            both = [told(language, one, no) for no in (False, True)]
        except UntoldError:  # no sentence is honest, too
            continue
        for is_so, is_not in zip(*both, strict=True):
            if {*DENIED[language].findall(is_so)} == {*DENIED[language].findall(is_not)}:
                wrong.append((repr(one), is_so, is_not))
    assert wrong == []


def test_who_is_denied_is_another() -> None:
    assert [facts(~one) for one in (ally, enemy, foe)] == [facts(one) for one in (enemy, ally, ally)]
    assert [facts(~one) for one in (me, other)] == [facts(one) for one in (other, me)]
    assert [facts(~one).adjectives for one in (injured, healthy, active_character, grunt)] == [
        ["not injured"], ["not healthy"], ["not active_character"], ["not grunt"],
    ]  # fmt: skip


def test_either_of_two_denied_is_neither() -> None:
    which = holding() | has_damage()
    assert told("en", which, True)[0] == "that holds no objective token and has no damage"
    assert told("de", which, True)[1] == "keinen Missionsmarker hält und keinen Schaden hat"
    with pytest.raises(UntoldError):
        told("en", named(("Spider-Man",)) | holding(), True)
