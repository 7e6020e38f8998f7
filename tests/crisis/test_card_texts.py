"""Every card can be read: whatever the engine has an id for has a name and a summary in both languages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from longbox.titles.crisis.fields import READY, battlefield
from longbox.titles.crisis.fields.kinds import KINDS
from longbox.titles.crisis.rosters import NAMES
from longbox.titles.crisis.text import cards
from longbox.titles.crisis.vocabulary import CONDITIONS, TOKEN_KINDS

LANGUAGES = ["en", "de"]

LIBRARY = """
import json
import longbox.titles.crisis
from longbox.titles.crisis.language.cards import CHARACTERS, GEMS, STRIKES, SUPERPOWERS, Rule
from longbox.titles.crisis.rules.missions import CRISES
from longbox.titles.crisis.rules.tactics import TACTICS

printed = {id: one.name for library in (CHARACTERS, TACTICS, CRISES, GEMS) for id, one in library.items()}
rules = {rule.name for strike in STRIKES.values() for rule in strike.rules if isinstance(rule, Rule) and rule.name}
print(json.dumps({
    "printed": printed,
    "strikes": {key: bool(strike.rules) for key, strike in STRIKES.items()},
    "superpowers": list(SUPERPOWERS),
    "tokens": [f"{id}/{kind.name}" for id, crisis in CRISES.items() for kind in crisis.tokens],
    "deeds": [f"{id}/{deed.id}" for id, crisis in CRISES.items() for deed in crisis.deeds],
    "affiliations": sorted({name for card in CHARACTERS.values() for name in card.affiliations}),
    "forms": sorted({form.name for card in CHARACTERS.values() for form in card.forms}),
    "rules": sorted(rules),
}))
"""
"""The cards of the box alone: the library of this process also has the test characters of other modules."""


@pytest.fixture(scope="module")
def library() -> dict[str, Any]:
    done = subprocess.run([sys.executable, "-c", LIBRARY], capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


@pytest.fixture(scope="module")
def told(library: dict[str, Any]) -> list[str]:
    """Every id that must have a name and a text."""
    return [
        *library["printed"],
        *(key for key, special in library["strikes"].items() if special),
        *library["superpowers"],
        *library["tokens"],
        *library["deeds"],
        *cards.KEYWORDS,
        *CONDITIONS,
        *(f"kind/{kind}" for kinds in TOKEN_KINDS.values() for kind in kinds),
        *(f"form/{form}" for form in library["forms"]),
        *(f"roster/{name}" for name in NAMES),
    ]


@pytest.fixture(scope="module")
def named(library: dict[str, Any], told: list[str]) -> list[str]:
    """Every id that must have a name."""
    conditions = set(CONDITIONS)
    return [
        *told,
        *library["strikes"],
        *(f"affiliation/{name}" for name in library["affiliations"]),
        *(f"rule/{name}" for name in library["rules"] if name not in conditions),
    ]


def on_a_keyword(id: str) -> bool:
    last = id.rpartition("/")[2]
    return last in cards.KEYWORDS or last.startswith("immunity-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_of_its_own(named: list[str], language: str) -> None:
    rows = cards.rows(language)
    assert [id for id in named if id not in rows and not on_a_keyword(id)] == []
    assert [id for id in named if not cards.name(id, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(told: list[str], language: str) -> None:
    assert [id for id in told if not cards.text(id, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_is_for_nothing(named: list[str], language: str) -> None:
    assert [id for id in cards.rows(language) if id not in named and id != "cover"] == []


FIGURES = re.compile(rf"\{{\w+\}}|\b\d+\b|{cards.TOOL.pattern}")
"""Icons, numbers and tools."""


def test_both_languages_have_the_same_rows_and_figures() -> None:
    english, german = cards.rows("en"), cards.rows("de")
    assert list(english) == list(german)
    for id, row in english.items():
        assert bool(row.text) == bool(german[id].text), id
        if row.text:
            assert german[id].text != row.text, id
        assert sorted(FIGURES.findall(row.text)) == sorted(FIGURES.findall(german[id].text)), id


def test_the_english_name_is_the_one_the_card_has(library: dict[str, Any]) -> None:
    assert {id: cards.name(id) for id in library["printed"]} == library["printed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_short_sentences_with_known_marks(language: str) -> None:
    for id, row in cards.rows(language).items():
        assert len(row.text) <= 400, id
        assert row.name == row.name.strip(), id
        assert row.text == row.text.strip(), id
        assert row.text == "" or row.text.endswith((".", ".)")), id
        rest = row.text
        for mark in re.findall(r"\{([^{}]*)\}", row.text):
            assert mark in cards.MARKS[language], (id, mark)
            rest = rest.replace(f"{{{mark}}}", "")
        assert "{" not in rest, id
        assert "}" not in rest, id
        assert "{" not in row.name, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_texts_have_no_marks_and_no_bare_letters(language: str) -> None:
    for id in cards.rows(language):
        plain = cards.plain(id, language)
        assert "{" not in plain, id
        assert not cards.TOOL.search(plain), id
        assert bool(plain) == bool(cards.text(id, language)), id


def test_plain_says_what_icons_and_letters_mean() -> None:
    assert cards.plain("the-shieldmobile") == (
        "One of your S.H.I.E.L.D. characters pays 3 Power. It has Flight for this round and advances Long at once."
    )
    assert cards.plain("baron-helmut-zemo/adhesive-x-pistol", "de") == (
        "Das Ziel erhält danach Verlangsamt bei Spezial, Betäubt bei Kritisch + Spezial und Taumelnd bei "
        "Kritisch + Spezial + Fehlschlag."
    )


def test_a_keyword_is_told_once_for_all_cards() -> None:
    assert cards.text("iron-man/flight") == cards.text("flight") != ""
    assert cards.name("captain-marvel-cosmic-avenger/immunity-incinerate-poison-stagger-stun", "de") == (
        "Immunität [Brennend, Vergiftet, Taumelnd, Betäubt]"
    )
    assert cards.name("wolverine/healing-factor") == "Healing Factor [2]"


def test_parts_of_scripts_are_called_as_the_card() -> None:
    """A reroll is known by its script: without the card in front, sometimes with a number behind."""
    assert cards.name("inspiring-monologue@1", "de") == "Inspiring Monologue"
    assert cards.name("energy-blast#1", "de") == "Energieschuss"
    assert cards.name("ocks-clutches") == "Ock's Clutches"
    assert cards.name("pierce", "de") == "Durchdringen"
    assert cards.name("cover", "de") == "Deckung"


def test_an_own_card_has_a_readable_name_and_nobody_elses_text() -> None:
    assert cards.name("my-hero") == "My Hero"
    assert cards.name("my-hero/strike") == "Strike"
    assert cards.text("my-hero/strike") == ""
    assert cards.text("my-hero/no-mercy") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_names_too(language: str) -> None:
    assert [kind for kind, one in KINDS.items() if not getattr(one, language)] == []
    assert [id for id in READY if not battlefield(id).names[language]] == []
