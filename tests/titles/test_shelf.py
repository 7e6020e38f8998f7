"""The rules index: complete, in both languages, in our words."""

from __future__ import annotations

import re

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
