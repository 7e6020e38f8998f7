"""The rules index: complete, in both languages, in our words."""

from __future__ import annotations

import ast
import re
import subprocess
import sys

import pytest

from longbox.kernel import LongboxError
from longbox.titles import SHELF, Book, book, books, find_rule, title

TOTALS = {"crisis": 619, "tactics": 635, "revolution": 401, "challenger": 135}


@pytest.mark.parametrize("one", SHELF.values(), ids=lambda one: one.name)
def test_every_rule_is_numbered_without_gaps(one: Book) -> None:
    assert list(one.rules()) == [f"{one.prefix}-{n:03d}" for n in range(1, TOTALS[one.name] + 1)]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("one", SHELF.values(), ids=lambda one: one.name)
def test_every_rule_has_a_heading_and_a_sentence(one: Book, language: str) -> None:
    for rule in one.rules(language).values():
        assert 3 <= len(rule.title) <= 60, rule.id
        assert 15 <= len(rule.text) <= 420, rule.id
        assert rule.text.endswith((".", "!", "?")), rule.id
        assert re.fullmatch(r"[a-z0-9-]+", rule.section), rule.id
        assert rule.edition in ("", "2022", "2025"), rule.id


@pytest.mark.parametrize("one", SHELF.values(), ids=lambda one: one.name)
def test_the_german_index_is_german(one: Book) -> None:
    english, german = one.rules("en"), one.rules("de")
    same = [id for id in english if english[id].text == german[id].text]
    assert not same


@pytest.mark.parametrize("one", [one for one in books() if one.playable], ids=lambda one: one.name)
def test_the_shelf_knows_the_numbers_of_players(one: Book) -> None:
    assert one.players == title(one.name).players


def test_titles_are_listed_without_being_loaded() -> None:
    listing = "import sys; from longbox.cli import main; main(['titles']); print([n for n in sys.modules if n.endswith('.title')])"
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    assert "FASERIP Tactics" in done.stdout
    assert not [name for name in ast.literal_eval(done.stdout.splitlines()[-1]) if name.startswith("longbox.titles")]


def test_a_book_that_is_not_installed_says_so() -> None:
    with pytest.raises(LongboxError, match=r"The package nowhere_at_all of Nowhere is not installed\."):
        Book("nowhere", "Nowhere", "NO", "nowhere_at_all").folder  # noqa: B018


def test_an_unknown_language_falls_back_to_english() -> None:
    assert book("crisis").rules("fr")["CP-001"] == book("crisis").rules("en")["CP-001"]


def test_rules_are_found_by_id_in_any_case() -> None:
    assert find_rule("mr-001")[1].id == "MR-001"
    with pytest.raises(LongboxError, match="its rules are MR-001 to MR-401"):
        find_rule("MR-402")
    with pytest.raises(LongboxError, match="no rule id"):
        find_rule("hello")


def test_a_title_that_can_only_be_read_says_so() -> None:
    for one in books():
        if not one.playable:
            with pytest.raises(LongboxError, match="cannot be played, only read"):
                title(one.name)


def test_names_that_are_no_text_are_refused() -> None:
    with pytest.raises(LongboxError, match="name one as text"):
        book(3)  # type: ignore[arg-type]
