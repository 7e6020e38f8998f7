"""The pages of cards: all titles, the cards of one by filters and words, one card, and the cards of a roster on paper."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.server.assets import asset
from longbox.server.drawings import emblem
from longbox.server.errors import Missing
from longbox.server.languages import address, chosen, message
from longbox.server.reading import searched, short
from longbox.server.render import page
from longbox.server.search import MARK, CardEntry, Query, finder
from longbox.server.search import cards as entries
from longbox.server.terms import Term, named_in
from longbox.titles import facets, shelf
from longbox.titles.facets import Card, Cards
from longbox.titles.shelf import Book

router = APIRouter(include_in_schema=False)

ON_A_PAGE = 60
"""Cards in a list before there is another page."""
FACES = 10
"""Emblems that stand for the cards of a title."""
MOST_RULES = 10
"""Rules that stand beside a card."""
USUAL = 0.25
"""A term on so many of the cards tells nothing about one of them."""
MOST_CODE = 4_000
"""Letters of the code of a roster."""


@dataclass(frozen=True)
class Shelf:
    """The cards of a title as a page shows them."""

    book: Book
    cards: Cards

    @property
    def path(self) -> str:
        return f"/cards/{self.book.name}"

    def faces(self) -> list[Card]:
        """Some of its cards with emblems, from all over the shelf."""
        drawn = [card for card in self.cards.cards.values() if card.emblem]
        return drawn[:: max(1, len(drawn) // FACES)][:FACES]

    def kinds(self) -> dict[str, int]:
        """How many there are of each kind."""
        return {kind: sum(card.kind == kind for card in self.cards.cards.values()) for kind in self.cards.kinds}


@dataclass(frozen=True)
class Choice:
    """A filter, and what is chosen."""

    id: str
    name: str
    values: Mapping[str, str]
    chosen: str


def shelves(code: str) -> list[Shelf]:
    """Every title that has cards to show."""
    found = [Shelf(shelf.book(name), facets.page(shelf.title(name)).cards(code)) for name in shelf.playable()]
    return [one for one in found if one.cards.cards]


def get(name: str, code: str) -> Shelf:
    found = next((one for one in shelves(code) if one.book.name == name), None)
    if found is None:
        raise Missing(message("There are no cards of %(name)s here."), name=short(name))
    return found


@router.api_route("/cards", methods=["GET", "HEAD"])
def all_titles(request: Request) -> Response:
    found = shelves(chosen(request.headers))
    return page(request, "cards.html", query="", shelves=found, crest=Drawn.crest, total=sum(len(one.cards.cards) for one in found))


@router.api_route("/cards/{name}", methods=["GET", "HEAD"])
async def one_title(request: Request, name: str, q: str = "", kind: str = "", at: int = 1, full: str = "") -> Response:
    """Cards in a list, or in full for paper."""
    return await searched(request, _one_title, name, q, kind, at, full)


def _one_title(request: Request, name: str, q: str, kind: str, at: int, full: str) -> Response:
    code = chosen(request.headers)
    here = get(name, code)
    kind = kind if kind in here.cards.kinds else ""
    query = Query.of(q)
    bringing = facets.builder(shelf.title(name)).kind
    roster = request.query_params.get(bringing, "")[:MOST_CODE] if bringing else ""
    choices = _choices(here, request.query_params)
    wanted = {one.id: one.chosen for one in choices if one.chosen}
    found = [card for card in _among(here, query, roster, code) if all(wanted[id] in card.traits.get(id, ()) for id in wanted)]
    listed = [card for card in found if kind in ("", card.kind)]
    pages = max(1, -(-len(listed) // ON_A_PAGE))
    at = min(max(at, 1), pages)

    def link(**values: object) -> str:
        given = {"q": query.asked, "kind": kind, **wanted, bringing: roster, "full": full and "1"} | values
        return address(here.path, [(key, str(value)) for key, value in given.items() if value])

    counts = Counter(card.kind for card in found)
    return page(
        request,
        "card_list.html",
        query=query.asked,
        shelf=here,
        choices=choices,
        chosen=wanted,
        kind=kind,
        kinds=[(one, counts[one] if one else len(found), link(kind=one)) for one in ("", *here.cards.kinds)],
        count=len(listed),
        listed=listed[(at - 1) * ON_A_PAGE : at * ON_A_PAGE],
        in_full=bool(full or roster),
        roster=roster,
        at=at,
        pages=pages,
        before=link(at=at - 1) if at > 1 else "",
        after=link(at=at + 1) if at < pages else "",
        other=link(full="" if full else "1"),
        everywhere=address("/search", [("q", query.asked), ("kind", "cards")]) if query.asked else "",
        bare=here.path,
        draw=Drawn(here.cards),
    )


def _choices(here: Shelf, asked: Mapping[str, str]) -> list[Choice]:
    """What is chosen of each filter; a value that it does not have counts as none."""
    given = [(one, asked.get(one.id, "")) for one in here.cards.filters]
    return [Choice(one.id, one.name, one.values, value if value in one.values else "") for one, value in given]


@router.api_route("/cards/{name}/{id}", methods=["GET", "HEAD"])
def one_card(request: Request, name: str, id: str) -> Response:
    code = chosen(request.headers)
    here = get(name, code)
    if id not in here.cards.cards:
        if id.lower() in here.cards.cards:
            return RedirectResponse(f"{here.path}/{id.lower()}", 307)
        raise Missing(message("There is no card %(name)s."), name=short(id))
    card = here.cards.cards[id]
    order = list(here.cards.cards.values())
    place = order.index(card)
    return page(
        request,
        "card.html",
        query="",
        shelf=here,
        card=card,
        before=order[place - 1] if place else None,
        after=order[place + 1] if place + 1 < len(order) else None,
        related=[here.cards.cards[one] for one in related(name, code)[id]],
        rules=telling(card, name, code),
        draw=Drawn(here.cards),
    )


def _among(here: Shelf, query: Query, roster: str, code: str) -> Sequence[Card]:
    """The cards that were asked for: those of a roster, those with some words, or all."""
    if roster:
        own = facets.builder(shelf.title(here.book.name))
        brought = own.contents(own.take(roster.encode(), code).draft)
        return [here.cards.cards[id] for id in dict.fromkeys(brought) if id in here.cards.cards]
    if not query.asked:
        return list(here.cards.cards.values())
    found = finder(code).search(query, lambda entry: isinstance(entry, CardEntry) and entry.book.name == here.book.name)
    return [hit.entry.card for hit in found.hits if isinstance(hit.entry, CardEntry)]


def words(card: Card) -> str:
    """All rules on a card."""
    parts = [part for group in card.groups for part in group.parts]
    return "\n".join((card.text, *(f"{part.name}. {part.text} {' '.join(part.tags)}" for part in parts)))


@cache
def _frequent(title: str, code: str) -> Mapping[str, int]:
    """On how many cards each rule is named."""
    return Counter(term.entry.id for entry in entries(title, code) for term in named_in(words(entry.card), title, code))


def telling(card: Card, title: str, code: str) -> list[Term]:
    """The rules that a card is about: those it names and few others do, the rarest first."""
    frequent, most = _frequent(title, code), USUAL * len(entries(title, code))
    named = [term for term in named_in(words(card), title, code) if frequent[term.entry.id] <= most]
    return sorted(named, key=lambda term: frequent[term.entry.id])[:MOST_RULES]


@cache
def related(title: str, code: str) -> Mapping[str, Sequence[str]]:
    """What belongs together, both ways: what a title says, and cards whose texts name others.

    >>> "odin-s-blessing" in related("crisis", "en")["thor-prince-of-asgard"] or len(related("crisis", "en")) > 300
    True
    """
    known = {entry.id: entry for entry in entries(title, code)}
    found: dict[str, dict[str, None]] = {id: {} for id in known}
    names: dict[str, list[str]] = {}
    for id, entry in known.items():
        names.setdefault(entry.name, []).append(id)
    pattern = re.compile(r"(?<!\w)(?:" + "|".join(sorted(map(re.escape, names), key=len, reverse=True)) + r")(?!\w)")
    for id, entry in known.items():
        mentioned = [other for name in pattern.findall(words(entry.card)) for other in names[name]]
        for other in (*entry.card.related, *mentioned):
            if other in found and other != id:
                found[id][other] = None
                found[other][id] = None
    return {id: tuple(others) for id, others in found.items()}


class Drawn:
    """What a template draws of cards: texts with icons, and emblems."""

    def __init__(self, cards: Cards) -> None:
        self.marks = cards.marks

    def text(self, text: str) -> Markup:
        """A text with its {marks} as icons; readers hear the word."""
        parts, behind = [], 0
        for found in MARK.finditer(text):
            name = self.marks.get(found[1], found[1])
            parts += [escape(text[behind : found.start()]), self.icon(found[1], name)]
            behind = found.end()
        return Markup("").join([*parts, escape(text[behind:])])

    @staticmethod
    def icon(icon: str, name: str) -> Markup:
        drawn = Markup('<svg class="i" aria-hidden="true" focusable="false"><use href="{}#{}"/></svg>').format(
            asset("icons.svg"), icon
        )
        return Markup('<span class="mark" title="{}">{}<span class="sr">{}</span></span>').format(name, drawn, name)

    @staticmethod
    def crest(card: Card, *, drawn: bool = False) -> Markup:
        """The emblem as it stands on a board. Drawings are large: in lists the script of the page asks for all of them at once, and
        first letters stand there until they have come."""
        letters = "".join(word[0] for word in card.name.split()[:2])
        if drawn and (own := emblem(card.emblem)):
            return Markup('<span class="crest crest-a" aria-hidden="true">{}</span>').format(own)
        return Markup('<span class="crest crest-a" aria-hidden="true" data-emblem="{}">{}</span>').format(card.emblem, letters)
