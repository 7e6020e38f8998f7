"""Search: what is found, in which order, and what is marked."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import escape

from longbox.server.search import Entry, Folded, Query, entries, search
from longbox.titles.shelf import Book, Rule
from server.asgi import Client

BOOK = Book("tiny", "Tiny", "TY", "tiny")


def entry(id: str, title: str, text: str) -> Entry:
    rule = Rule(id, title, text, "all", "")
    return Entry(BOOK, rule, id.lower(), Folded.of(title), Folded.of(text))


TINY = (
    entry("TY-001", "Nothing here", "A long text about throwing."),
    entry("TY-002", "Overthrown", "Nobody."),
    entry("TY-003", "Throwing things", "You throw."),
    entry("TY-004", "How to throw", "With the arm."),
    entry("TY-005", "Throw", "It flies."),
    entry("TY-006", "Throw far", "Café & Größe <b>."),
    entry("TY-100", "Range", "See TY-005 for a throw."),
)


def found(query: str) -> list[str]:
    return [hit.entry.rule.id for hit in search(TINY, Query.of(query))]


def test_ranking() -> None:
    assert found("throw") == ["TY-005", "TY-006", "TY-004", "TY-003", "TY-100", "TY-001", "TY-002"]


@pytest.mark.parametrize("query", ["TY-005", "ty-005", "ty005", "ty 005", "TY\u2013005"])
def test_id_comes_first(query: str) -> None:
    assert found(query)[0] == "TY-005"


def test_bare_number_is_an_id_and_not_a_part_of_one() -> None:
    assert found("5")[0] == "TY-005"
    assert found("100") == ["TY-100"]
    assert found("00") == ["TY-100"], "only because its text names a rule"


@pytest.mark.parametrize(
    ("query", "ids"), [("cafe", ["TY-006"]), ("CAFÉ", ["TY-006"]), ("grosse", ["TY-006"]), ("GRÖSSE", ["TY-006"])]
)
def test_case_and_accents_do_not_matter(query: str, ids: list[str]) -> None:
    assert found(query) == ids


def test_every_word_is_needed_wherever_it_stands() -> None:
    assert found("throw arm") == ["TY-004"]
    assert found("arm throw") == ["TY-004"]
    assert found("arm flies") == []
    assert found("???") == []


def test_marks_keep_the_text_and_escape_it() -> None:
    (hit,) = search(TINY, Query.of("cafe grosse"))
    assert hit.text == "<mark>Café</mark> &amp; <mark>Größe</mark> &lt;b&gt;."
    (hit,) = search(TINY, Query.of("<b>"))
    assert hit.text == "Café &amp; Größe <mark>&lt;b&gt;</mark>."


def test_the_longest_word_is_marked_whole() -> None:
    (hit, *_) = search(TINY, Query.of("over overthrown"))
    assert hit.title == "<mark>Overthrown</mark>"


def test_single_letters_are_marked_where_a_word_begins() -> None:
    hit = next(hit for hit in search(TINY, Query.of("a")) if hit.entry.id == "ty-004")
    assert hit.text == "With the <mark>a</mark>rm."


@given(st.text(max_size=30), st.text(max_size=60))
def test_marking_never_changes_the_text(query: str, text: str) -> None:
    for hit in search([entry("TY-001", text, text)], Query.of(query)):
        assert re.sub(r"</?mark>", "", hit.title) == escape(text)


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("book", ["crisis", "tactics", "revolution", "challenger"])
def test_every_title_finds_its_own_rule_first(book: str, code: str) -> None:
    all_of_them = entries(book, code)
    titles = [one.rule.title for one in all_of_them]
    for one in all_of_them[::7]:
        if titles.count(one.rule.title) == 1:
            assert search(all_of_them, Query.of(one.rule.title))[0].entry is one


def test_page_counts_groups_and_marks(client: Client) -> None:
    html = client.get("/rules/crisis", params={"q": "stun"}).text
    hits = len(search(entries("crisis", "en"), Query.of("stun")))
    assert f'role="status">{hits} hits<' in html
    assert html.count('<li class="row"') == hits
    assert 'href="#condition-stun"' in html
    assert "<mark>Stun</mark>" in html
    assert '<meta name="robots" content="noindex">' in html


def test_one_hit_is_singular(client: Client) -> None:
    assert 'role="status">1 hit<' in client.get("/rules/crisis?q=cp-117").text


def test_search_through_all_books(client: Client) -> None:
    html = client.get("/rules", params={"q": "stun"}).text
    assert "Marvel: Crisis Protocol" in html
    assert 'href="/rules/tactics?q=stun"' in html
    assert re.search(r"All \d+ hits in FASERIP Tactics", html)
    assert client.get("/rules?q=mr-038").text.index("MR-038") < 10_000


def test_german_search_reads_german_texts(client: Client) -> None:
    html = client.get("/rules/crisis?q=wurfel", headers={"Accept-Language": "de"}).text
    assert "<mark>Würfel</mark>" in html


@pytest.mark.parametrize(("path", "way_out"), [("/rules", "/rules"), ("/rules/crisis", "/rules/crisis")])
def test_nothing_found_says_so_and_shows_a_way_out(client: Client, path: str, way_out: str) -> None:
    html = client.get(path, params={"q": "qwertz <i>"}).text
    assert "these words: qwertz &lt;i&gt;" in html
    assert f'class="btn" href="{way_out}"' in html
    assert 'role="status">0 hits<' in html
