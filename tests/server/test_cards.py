"""The pages of cards: every title, every card in both languages, filters, links, and what is printed."""

from __future__ import annotations

import re
from html import unescape

import pytest

from longbox.server.cards import related, telling
from longbox.titles import facets, shelf
from server.asgi import Client

TITLES = ("crisis", "tactics", "revolution")


def ids(html: str, title: str) -> list[str]:
    return re.findall(rf'class="tile" href="/cards/{title}/([^"]+)"', html)


@pytest.mark.parametrize("title", TITLES)
def test_every_card_has_all_it_needs_in_both_languages(title: str) -> None:
    english, german = (facets.page(shelf.title(title)).cards(code) for code in ("en", "de"))
    assert english.cards.keys() == german.cards.keys()
    assert [one.id for one in english.filters] == [one.id for one in german.filters]
    for cards in (english, german):
        filters = {one.id: one.values for one in cards.filters}
        for id, card in cards.cards.items():
            assert card.id == id
            assert card.name
            assert card.text or card.groups, id
            assert card.kind in cards.kinds
            for filter, values in card.traits.items():
                assert set(values) <= filters[filter].keys(), f"{id}: {filter}"
            for mark in re.findall(
                r"\{([\w-]+)\}", card.text + "".join(part.text for group in card.groups for part in group.parts)
            ):
                assert mark in cards.marks, f"{id}: {mark}"
        assert all(one.values for one in cards.filters), "a filter that finds nothing"


@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_answer(client: Client, language: str) -> None:
    for path in ("/cards", *(f"/cards/{title}" for title in TITLES), "/cards/tactics/thing", "/cards/revolution/leaked-footage"):
        answer = client.get(path, headers={"Accept-Language": language})
        assert answer.status_code == 200, path
        assert answer.text.count("<h1") == 1
        found = re.findall(r'\bid="([^"]+)"', answer.text)
        assert len(found) == len(set(found)), path


def test_a_card_shows_everything_that_stands_on_it(client: Client) -> None:
    html = client.get("/cards/crisis/captain-marvel").text
    text = " ".join(re.sub(r"<[^>]*>", " ", unescape(html)).split())
    for word in ("Carol Danvers", "Threat 4", "Rocket Punch", "Energy Absorption", "Healthy 6 M 2 3 4 3", "Base 35 mm"):
        assert word in text, word
    assert "{power}" not in html
    assert 'href="/cards/crisis/captain-marvel-cosmic-avenger"' in html, "another version of her"
    assert re.search(r'href="/rules/crisis/cp-\d+"', html)
    assert 'data-copy="/cards/crisis/captain-marvel"' in html


def test_filters_leave_what_fits(client: Client) -> None:
    library = facets.page(shelf.title("crisis")).cards().cards
    found = ids(client.get("/cards/crisis?affiliation=Avengers&threat=4&keyword=flight&kind=character").text, "crisis")
    assert "captain-marvel" in found
    assert set(found) == {
        id
        for id, card in library.items()
        if card.kind == "character" and "Avengers" in card.traits["affiliation"] and card.traits["threat"] == ("4",)
        and "flight" in card.traits["keyword"]
    }  # fmt: skip
    words = ids(client.get("/cards/crisis?q=rocket+punch").text, "crisis")
    assert words[0] == "captain-marvel"
    assert ids(client.get("/cards/crisis?threat=nonsense&kind=nothing&at=-5").text, "crisis"), "a filter nobody knows is left out"
    assert "No card fits." in client.get("/cards/crisis?threat=2&keyword=flight&affiliation=Midnight+Sons").text


def test_pages_turn_and_lead_through_all(client: Client) -> None:
    seen: list[str] = []
    path: str | None = "/cards/crisis"
    while path:
        html = client.get(path).text
        seen += ids(html, "crisis")
        found = re.search(r'rel="next" href="([^"]+)"', html)
        path = unescape(found[1]) if found else None
    assert seen == list(facets.page(shelf.title("crisis")).cards().cards)


def test_the_cards_of_a_roster_are_printed_whole(client: Client) -> None:
    for title, kind in (("crisis", "roster"), ("tactics", "team")):
        own, known = facets.builder(shelf.title(title)), facets.page(shelf.title(title)).cards().cards
        code = own.catalogue()["ready"][0]["code"]  # type: ignore[index]
        html = client.get(f"/cards/{title}", params={kind: code}).text
        shown = [unescape(name) for name in re.findall(r'class="whole" aria-label="([^"]+)"', html)]
        brought = [known[id].name for id in own.contents(own.take(code.encode()).draft)]
        assert len(shown) > 4
        assert shown == list(dict.fromkeys(brought))
        assert "data-print" in html
        answer = client.get(f"/cards/{title}", params={kind: "nonsense!"})
        assert answer.status_code == 422
        assert "Traceback" not in answer.text


def test_what_belongs_together_is_linked_both_ways() -> None:
    for title in TITLES:
        known = related(title, "en")
        assert all(id in known[other] for id, others in known.items() for other in others)
    assert "captain-marvel-cosmic-avenger" in related("crisis", "en")["captain-marvel"]
    assert "storm" in related("revolution", "en")["house-of-the-open-sky"]


def test_rules_beside_a_card_are_what_it_is_about() -> None:
    card = facets.page(shelf.title("crisis")).cards().cards["captain-marvel"]
    named = [term.name.lower() for term in telling(card, "crisis", "en")]
    assert "flight" in named
    assert "power" not in named, "nearly every card names it"


def test_what_is_not_there_is_said(client: Client) -> None:
    for path in ("/cards/chess", "/cards/challenger", "/cards/crisis/nobody", "/cards/sample/x"):
        answer = client.get(path)
        assert answer.status_code == 404, path
        assert "There " in answer.text
    assert client.get("/cards/crisis/Captain-Marvel").headers["location"] == "/cards/crisis/captain-marvel"
