"""Search: what is found, in which order, and what is marked."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import escape

from longbox.server.index import Index, mistakes
from longbox.server.reading import FIRST_HITS
from longbox.server.search import CardEntry, Finder, Query, RuleEntry, finder, rules
from longbox.server.terms import linked, named_in, terms
from longbox.titles.shelf import Book, Rule
from server.asgi import Client

BOOK = Book("tiny", "Tiny", "TY", "tiny")


def entry(id: str, title: str, text: str) -> RuleEntry:
    return RuleEntry.of(BOOK, Rule(id, title, text, "all", ""))


TINY = Finder(
    (
        entry("TY-001", "Nothing here", "A long text about throwing."),
        entry("TY-002", "Overthrown", "Nobody."),
        entry("TY-003", "Throwing things", "You throw."),
        entry("TY-004", "How to throw", "With the arm."),
        entry("TY-005", "Throw", "It flies."),
        entry("TY-006", "Throw far", "Café & Größe <b>."),
        entry("TY-100", "Range", "See TY-005 for a throw."),
        entry("TY-101", "Priority", "Who begins."),
        *(entry(f"TY-2{n:02}", f"Filler {n}", "Other words, so that the rest is rare.") for n in range(30)),
    ),
    {"toss": ["throw"]},
)


def found(query: str) -> list[str]:
    return [hit.entry.rule.id for hit in TINY.search(Query.of(query)).hits]


def first(query: str, code: str = "en") -> list[str]:
    return [hit.entry.path for hit in finder(code).search(Query.of(query)).hits[:10]]


def test_ranking() -> None:
    assert found("throw") == ["TY-005", "TY-006", "TY-004", "TY-003", "TY-100", "TY-001", "TY-002"]


@pytest.mark.parametrize("query", ["TY-005", "ty-005", "ty005", "ty 005", "TY\u2013005"])
def test_id_comes_first(query: str) -> None:
    assert found(query)[0] == "TY-005"


def test_bare_number_is_an_id_and_not_a_part_of_one() -> None:
    assert found("5")[0] == "TY-005"
    assert found("100") == ["TY-100"]


@pytest.mark.parametrize(
    ("query", "ids"), [("cafe", ["TY-006"]), ("CAFÉ", ["TY-006"]), ("grosse", ["TY-006"]), ("GRÖSSE", ["TY-006"])]
)
def test_case_and_accents_do_not_matter(query: str, ids: list[str]) -> None:
    assert found(query) == ids


def test_any_word_counts_and_more_of_them_count_more() -> None:
    assert found("throw arm")[0] == found("arm throw")[0] == "TY-004"
    assert set(found("arm flies")) == {"TY-004", "TY-005"}
    assert found("???") == []


def test_words_of_a_question_that_say_nothing_are_left_out() -> None:
    assert found("how do I throw?") == found("throw")
    assert found("who") == ["TY-101"], "unless there are no others"


@pytest.mark.parametrize(
    ("typed", "meant"), [("priorty", "priority"), ("thorw", "throw"), ("rnage", "range"), ("prioritie", "priority")]
)
def test_a_mistake_is_forgiven_and_what_was_meant_is_told(typed: str, meant: str) -> None:
    answer = TINY.search(Query.of(typed))
    assert meant in {hit.entry.folded[0] for hit in answer.hits}
    assert answer.meant == (meant,)
    assert TINY.search(Query.of(meant)).meant == ()


def test_a_short_word_is_not_guessed() -> None:
    assert found("fra") == []
    assert mistakes("abc", "acb") == 1


def test_what_people_say_otherwise_is_found() -> None:
    assert found("toss")[0] in {"TY-005", "TY-004", "TY-006"}
    assert found("toss")[-1] != "TY-005"


def test_marks_keep_the_text_and_escape_it() -> None:
    (hit,) = TINY.search(Query.of("cafe grosse")).hits
    assert hit.text == "<mark>Café</mark> &amp; <mark>Größe</mark> &lt;b&gt;."


def test_the_longest_word_is_marked_whole() -> None:
    (hit, *_) = TINY.search(Query.of("over overthrown")).hits
    assert hit.title == "<mark>Overthrown</mark>"


def test_single_letters_are_marked_where_a_word_begins() -> None:
    hit = next(hit for hit in TINY.search(Query.of("a")).hits if hit.entry.id == "ty-004")
    assert hit.text == "With the <mark>a</mark>rm."


@given(st.text(max_size=30), st.text(max_size=60))
def test_marking_never_changes_the_text(query: str, text: str) -> None:
    for hit in Finder([entry("TY-001", text, text)]).search(Query.of(query)).hits:
        assert re.sub(r"</?mark>", "", hit.title) == escape(text)


@given(st.text(max_size=60))
def test_any_query_is_answered(query: str) -> None:
    assert len(TINY.search(Query.of(query)).hits) <= len(TINY.entries)


@pytest.mark.parametrize("code", ["en", "de"])
def test_every_title_finds_its_own_rule_first(code: str) -> None:
    for book in ("crisis", "tactics", "revolution", "challenger"):
        names = [one.name for one in finder(code).entries]
        for one in rules(book, code)[::23]:
            if names.count(one.name) == 1:
                assert finder(code).search(Query.of(one.name)).hits[0].entry.path == one.path


@pytest.mark.parametrize("question", ["throw building", "How far can I throw a building?", "thorw bulding", "throwing buildings"])
def test_a_plain_question_finds_its_rules(question: str) -> None:
    hits = finder("en").search(Query.of(question)).hits[:10]
    assert any(hit.entry.path.startswith("/rules/crisis/") and "throw" in hit.entry.folded[0] for hit in hits)


def test_the_words_of_the_review_find() -> None:
    assert "/rules/crisis/cp-009" in first("priorty")
    assert "/rules/crisis/cp-009" in first("Vorang", "de")
    assert "/rules/crisis/cp-009" in first("priorty", "de")
    assert any(path.startswith("/rules/crisis/") for path in first("Wie werfe ich ein Gebäude?", "de"))
    assert "/rules/crisis/cp-397" in first("dazed", "de"), "the English word in German rules"


def test_cards_and_rules_come_together() -> None:
    kinds = {type(hit.entry) for hit in finder("en").search(Query.of("flight")).hits}
    assert kinds == {RuleEntry, CardEntry}
    assert first("captain marvel")[0] == "/cards/crisis/captain-marvel"


def test_the_part_of_a_card_that_fits_is_shown() -> None:
    hit = next(one for one in finder("en").search(Query.of("rocket punch stagger")).hits if one.entry.id == "captain-marvel")
    assert str(hit.text).startswith("<b><mark>Rocket</mark> <mark>Punch</mark></b>")


def test_page_counts_groups_and_marks(client: Client) -> None:
    html = client.get("/rules/crisis", params={"q": "stun"}).text
    hits = finder("en").search(Query.of("stun"), lambda one: one.kind == "rules" and one.book.name == "crisis").hits
    assert f'role="status">{len(hits)} hits' in html
    assert html.count('<li class="row"') == len(hits)
    assert 'href="#condition-stun"' in html
    assert "<mark>Stun</mark>" in html
    assert '<meta name="robots" content="noindex">' in html


def test_one_hit_is_singular(client: Client) -> None:
    assert 'role="status">1 hit<' in client.get("/rules/crisis?q=cp-117").text


def test_search_through_everything(client: Client) -> None:
    html = client.get("/search", params={"q": "flight", "all": "1"}).text
    assert 'href="/cards/crisis/captain-marvel"' in html
    assert re.search(r'class="rule" href="/rules/(crisis|tactics)/', html)
    only = client.get("/search?q=flight&kind=rules&book=tactics").text
    assert set(re.findall(r'class="rule" href="/rules/(\w+)/', only)) == {"tactics"}
    assert "/cards/crisis/captain-marvel" not in only
    assert client.get("/search?q=flight").text.count('<li class="row"') == FIRST_HITS < html.count('<li class="row"')
    assert client.get("/rules?q=mr-038").headers["location"] == "/search?q=mr-038"
    assert client.get("/search?q=mr-038").text.index("MR-038") < 10_000


def test_a_typo_is_told(client: Client) -> None:
    assert "Nothing is spelt so; shown is: priority." in client.get("/search?q=priorty").text
    assert "So schreibt sich nichts" in client.get("/rules/crisis?q=Vorang", headers={"Accept-Language": "de"}).text


def test_german_search_reads_german_texts(client: Client) -> None:
    html = client.get("/rules/crisis?q=wurfel", headers={"Accept-Language": "de"}).text
    assert "<mark>Würfel</mark>" in html


@pytest.mark.parametrize(("path", "way_out"), [("/search", "/rules"), ("/rules/crisis", "/rules/crisis")])
def test_nothing_found_says_so_and_shows_a_way_out(client: Client, path: str, way_out: str) -> None:
    html = client.get(path, params={"q": "qwxyzk <>"}).text
    assert "these words: qwxyzk &lt;&gt;" in html
    assert f'class="btn" href="{way_out}"' in html
    assert 'role="status">0 hits<' in html


def test_terms_in_a_rule_lead_to_their_rules(client: Client) -> None:
    assert terms("crisis", "en")["throw"].rule.section == "throw"
    rule = next(one for one in rules("crisis", "en") if one.id == "cp-499")
    html = linked(rule.rule.text, rule, "en")
    assert re.sub(r"<[^>]*>", "", html) == escape(rule.rule.text)
    assert 'class="term" href="/rules/crisis/' in html
    assert f'href="{rule.path}"' not in html, "a rule does not lead to itself"
    assert html in client.get(rule.path).text
    assert [term.entry.id for term in named_in("Stamina, stamina", "crisis", "en")] == ["cp-019"]


def test_the_index_serves_several_at_once() -> None:
    index = Index([("throw", "", "building")])
    with ThreadPoolExecutor(4) as many:
        assert all(many.map(lambda word: index.find(word).worth, ["throw", "building", "thro", "buildings"] * 20))
