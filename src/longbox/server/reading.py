"""The pages for reading and looking up: all rulebooks, one book, one rule, and the search in rules and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from longbox.server.api.callers import services_of, within
from longbox.server.errors import Missing
from longbox.server.languages import LANGUAGES, address, chosen, language, message
from longbox.server.pages import shown
from longbox.server.render import page
from longbox.server.search import Hit, Query, RuleEntry, finder, rules, unmarked
from longbox.server.sections import Section, sections
from longbox.server.terms import linked
from longbox.titles import shelf
from longbox.titles.shelf import Book

router = APIRouter(include_in_schema=False)

FIRST_HITS = 40
"""Hits that a search shows at first."""
KINDS = {"": message("Everything"), "rules": message("Rules"), "cards": message("Cards")}
"""What one may look through."""


@dataclass(frozen=True)
class Group:
    """Hits of one section."""

    section: Section
    hits: list[Hit[RuleEntry]]


@dataclass(frozen=True)
class Chip:
    """A part of what was found."""

    label: str
    count: int
    address: str
    on: bool


@router.api_route("/rules", methods=["GET", "HEAD"])
def all_rules(request: Request, q: str = "") -> Response:
    if q.strip():
        return RedirectResponse(address("/search", [("q", q)]), 307)
    code = chosen(request.headers)
    books = [shown(one, code) for one in shelf.books()]
    return page(request, "rules.html", query="", books=books, total=sum(one.rules for one in books))


LOOKED_AT = ("type", "method", "path", "query_string", "headers")
"""What a page with hits is made from."""


async def searched(request: Request, work: Callable[..., Response], *given: object) -> Response:
    """A page with what was found, beside the event loop. Whoever asks for something in particular is counted."""
    services = services_of(request)
    if request.query_params:
        within(services, request, "searches")
    return await services.pools.searches.away(_answered, work, {key: request.scope[key] for key in LOOKED_AT}, *given)


def ready() -> None:
    """Whatever takes a while the first time somebody searches, done before that."""
    for code in LANGUAGES:
        finder(code)


def _answered(work: Callable[..., Response], scope: Mapping[str, Any], *given: object) -> Response:
    return work(Request(dict(scope)), *given)


@router.api_route("/search", methods=["GET", "HEAD"])
async def search(request: Request, q: str = "", kind: str = "", book: str = "", all: str = "") -> Response:
    """Rules and cards together, the best first."""
    return await searched(request, _search, q, kind, book, all)


def _search(request: Request, q: str, kind: str, book: str, all: str) -> Response:
    code = chosen(request.headers)
    query = Query.of(q)
    found = finder(code).search(query)
    kind = kind if kind in KINDS else ""
    of_kind = [hit for hit in found.hits if kind in ("", hit.entry.kind)]
    hits = [hit for hit in of_kind if hit.entry.book.name == book]
    if not hits:
        book, hits = "", of_kind

    def at(**values: str) -> str:
        return address("/search", [(name, value) for name, value in {"q": query.asked, **values}.items() if value])

    kinds = Counter(hit.entry.kind for hit in found.hits)
    kinds[""] = len(found.hits)
    books = Counter(hit.entry.book for hit in of_kind)
    say = language(code).gettext
    return page(
        request,
        "search.html",
        query=query.asked,
        kind=kind,
        meant=found.meant,
        count=len(hits),
        hits=hits if all else hits[:FIRST_HITS],
        more="" if all or len(hits) <= FIRST_HITS else at(kind=kind, book=book, all="1"),
        kinds=[Chip(say(label), kinds[name], at(kind=name), name == kind) for name, label in KINDS.items()],
        books=[
            Chip(one.label, n, at(kind=kind, book="" if one.name == book else one.name), one.name == book)
            for one, n in books.items()
        ],
    )


@router.api_route("/rules/{name}", methods=["GET", "HEAD"])
async def book_rules(request: Request, name: str, q: str = "", edition: str = "") -> Response:
    return await searched(request, _book_rules, name, q, edition)


def _book_rules(request: Request, name: str, q: str, edition: str) -> Response:
    book = _book(name)
    if book is None:
        entry = _entry(name, "en")
        if entry is None:
            raise Missing(message("There is no book or rule called %(name)s."), name=short(name))
        return RedirectResponse(entry.path, 307)
    if name != book.name:
        return RedirectResponse(f"/rules/{book.name}", 307)
    code = chosen(request.headers)
    among: Sequence[RuleEntry] = rules(book.name, code)
    editions = sorted({entry.rule.edition for entry in among} - {""})
    if edition not in editions:
        edition = ""
    if edition:
        among = [entry for entry in among if entry.rule.edition in ("", edition)]
    query = Query.of(q)
    hits, meant = _found(query, among, code) if query.asked else (unmarked(among), ())
    groups = _groups(hits, book, code, ranked=bool(query.asked))
    path = f"/rules/{book.name}"
    asked = [("q", query.asked)] if query.asked else []
    return page(
        request,
        "book.html",
        query=query.asked,
        meant=meant,
        shown=shown(book, code),
        groups=groups,
        chapters=[(chapter, list(members)) for chapter, members in groupby(groups, key=lambda group: group.section.chapter)],
        count=len(hits),
        edition=edition,
        editions=[(one, address(path, [*asked, *([("edition", one)] if one else [])])) for one in ("", *editions)]
        if editions
        else [],
        everywhere=address("/search", asked),
    )


@router.api_route("/rules/{name}/{id}", methods=["GET", "HEAD"])
def one_rule(request: Request, name: str, id: str) -> Response:
    code = chosen(request.headers)
    book = _book(name)
    if book is None:
        raise Missing(message("There is no book called %(name)s."), name=short(name))
    entry = _entry(id, code) or _entry(f"{book.prefix}-{id.zfill(3)}", code)
    if entry is None:
        ids = list(book.rules())
        raise Missing(
            message("There is no rule %(name)s. The rules of %(book)s run from %(first)s to %(last)s."),
            name=short(id.upper()),
            book=book.label,
            first=ids[0],
            last=ids[-1],
        )
    if request.scope["path"] != entry.path:
        return RedirectResponse(entry.path, 307)
    among = rules(entry.book.name, code)
    at = among.index(entry)
    section = sections(entry.book.name, code)[entry.rule.section]
    return page(
        request,
        "rule.html",
        query="",
        entry=entry,
        text=linked(entry.rule.text, entry, code),
        section=section,
        shown=shown(entry.book, code),
        before=among[at - 1] if at else None,
        after=among[at + 1] if at + 1 < len(among) else None,
        siblings=[one for one in among if one.rule.section == section.slug],
    )


def _book(name: str) -> Book | None:
    return next((one for one in shelf.books() if one.name == name.lower()), None)


def _entry(id: str, code: str) -> RuleEntry | None:
    wanted = id.lower()
    for book in shelf.books():
        if wanted.startswith(book.prefix.lower() + "-"):
            return next((one for one in rules(book.name, code) if one.id == wanted), None)
    return None


def _found(query: Query, among: Sequence[RuleEntry], code: str) -> tuple[list[Hit[RuleEntry]], tuple[str, ...]]:
    """Hits among some rules, and what was meant."""
    wanted = {entry.path for entry in among}
    found = finder(code).search(query, lambda entry: entry.path in wanted)
    return [Hit(hit.score, hit.entry, hit.marks) for hit in found.hits if isinstance(hit.entry, RuleEntry)], found.meant


def _groups(hits: list[Hit[RuleEntry]], book: Book, code: str, *, ranked: bool) -> list[Group]:
    """Hits by section: in reading order, or the section with the best hit first."""
    known = sections(book.name, code)
    grouped: dict[str, list[Hit[RuleEntry]]] = {} if ranked else {slug: [] for slug in known}
    for hit in hits:
        grouped.setdefault(hit.entry.rule.section, []).append(hit)
    return [Group(known[slug], members) for slug, members in grouped.items() if members]


def short(text: str) -> str:
    """What was asked for, cut to what fits into a sentence."""
    plain = "".join(c if c.isprintable() else "\ufffd" for c in text)
    return plain if len(plain) <= 40 else plain[:39] + "…"
