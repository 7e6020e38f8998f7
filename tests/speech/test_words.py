"""What a title says stands in English in the code and in every other language in its catalogues: none is missing or left over."""

from __future__ import annotations

import dataclasses
from importlib import import_module

import pytest

from longbox.kernel import Event, Speech
from longbox.kernel.title import fields as taken
from longbox.speech.catalogues import CONTEXT
from longbox.titles.revolution.events import Drew, PointsChanged
from longbox.titles.revolution.title import TITLE as REVOLUTION
from longbox.titles.tactics.codes import CONDITION_BITS, CONDITIONS, DAMAGE, PARENT, SHAPESHIFT

from .words import SOURCE, TITLES, fields, in_catalogue, log_words, page_words, room_of, title_of

EVENTS = {
    name: {one.__name__: one for one in vars(import_module(module)).values() if isinstance(one, type) and issubclass(one, Event)}
    for name, module in [(name, f"longbox.titles.{name}.events") for name in TITLES] + [("sample", "scrap.title")]
}


@pytest.mark.parametrize("name", [*TITLES, "sample"])
def test_every_word_of_the_log_is_in_the_catalogue(name: str) -> None:
    german = in_catalogue(room_of(name))
    assert sorted(log_words(name) - set(german)) == []


@pytest.mark.parametrize("name", TITLES)
def test_every_word_of_the_page_is_in_the_catalogue_and_none_is_left_over(name: str) -> None:
    assert page_words(name) == set(in_catalogue(SOURCE / "titles" / name / "page"))


@pytest.mark.parametrize("name", [*TITLES, "sample"])
def test_forms_of_a_plural_have_the_fields_of_their_text(name: str) -> None:
    for english, forms in in_catalogue(room_of(name)).items():
        for form in forms if len(forms) > 1 else ():
            assert fields(form) | {"n"} == fields(english) | {"n"}, english


@pytest.mark.parametrize("name", [*TITLES, "sample"])
def test_every_event_has_a_line_that_takes_what_it_has(name: str) -> None:
    words = title_of(name).words
    for event, kind in EVENTS[name].items():
        if kind is not Event:
            text = words[event]
            has = {one.name for one in dataclasses.fields(kind)}
            assert callable(text) or set(taken(text)) <= has, event
    lines = {key for key in words if key[0].isupper()}
    assert lines <= set(EVENTS[name])


@pytest.mark.parametrize("name", [*TITLES, "sample"])
def test_languages_are_those_of_the_catalogues(name: str) -> None:
    assert title_of(name).languages == ("en", "de")


def test_kinds_of_damage_and_conditions_have_words() -> None:
    german = in_catalogue(room_of("tactics"))
    kinds = {f"damage{CONTEXT}{kind}" for kind in (*DAMAGE, *PARENT)}
    states = {f"condition{CONTEXT}{name}" for name in CONDITIONS if CONDITION_BITS[name] != SHAPESHIFT}
    assert {key for key in german if key.startswith(("damage", "condition"))} == kinds | states


def test_a_line_takes_the_form_of_its_number() -> None:
    t = REVOLUTION.new(3)
    english, german = (Speech(REVOLUTION, t, language) for language in ("en", "de"))
    assert english.line(Drew(0, 1, None)) == "Player A draws 1 Plot Card."
    assert german.line(Drew(0, 1, None)) == "Spieler A zieht 1 Plotkarte."
    assert german.line(Drew(1, 2, None)) == "Spieler B zieht 2 Plotkarten."
    assert english.line(PointsChanged(2, -1, 3)) == "Player C loses 1 Revolution Point (now 3)."
    assert german.line(PointsChanged(2, -2, 3)) == "Spieler C verliert 2 Revolutionspunkte (jetzt 3)."


def test_what_a_language_lacks_is_said_in_english() -> None:
    t = REVOLUTION.new(3)
    assert Speech(REVOLUTION, t, "fr").line(Drew(0, 2, None)) == "Player A draws 2 Plot Cards."
