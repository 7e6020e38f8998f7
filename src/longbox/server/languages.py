"""The languages of the page: its words, and which language a visitor gets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

import longbox.web
from longbox.kernel import State, Title
from longbox.speech import catalogue, message
from longbox.speech.languages import LANGUAGES, Language
from longbox.titles.facets import page

COOKIE = "lang"
MESSAGES = Path(longbox.web.__file__).parent / "messages"


@cache
def language(code: str) -> Language:
    """A language with the words of the page.

    >>> language("de").gettext("Rules"), language("en").ngettext("%(num)s rule", "%(num)s rules", 2)
    ('Regeln', '%(num)s rules')
    """
    return Language(code, catalogue(MESSAGES, code))


def said(title: Title[State], text: str, code: str) -> str:
    """A text of a title's page in a language: by the title's own translation, else by the catalogue of the page."""
    own = page(title).translated(text, code)
    return own if own != text else language(code).gettext(text)


def preferences(header: str) -> Iterator[str]:
    """The values of an Accept header, best first; what cannot be read is left out.

    >>> list(preferences("de;q=0.5, en-GB, fr;q=0, ;;, es;q=oops"))
    ['en-gb', 'de']
    """
    ranked: list[tuple[float, int, str]] = []
    for part in header[:1000].split(","):
        value, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*", weight.split(";")[-1]) if weight else None
        if weight and "q" in weight and not found:
            continue
        quality = float(found[1]) if found else 1.0
        if value.strip() and quality > 0:
            ranked.append((-quality, len(ranked), value.strip().lower()))
    return (value for _, _, value in sorted(ranked))


def chosen(headers: Headers) -> str:
    """The language of this visitor: the one chosen before, else the browser's wish, else English."""
    for cookie in headers.getlist("cookie"):
        for pair in cookie.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE and value.strip() in LANGUAGES:
                return value.strip()
    for wish in preferences(headers.get("accept-language", "")):
        code = wish.partition("-")[0]
        if code in LANGUAGES:
            return code
    return next(iter(LANGUAGES))


def address(path: str, query: list[tuple[str, str]]) -> str:
    """A safe address on this site: one leading slash, so that it can never point at another host.

    >>> address("//evil.example/", [("q", "a b")])
    '/evil.example?q=a+b'
    """
    return "/" + quote(path.strip("/"), safe="/:@!$'()*+,;=~") + (f"?{urlencode(query)}" if query else "")


def query_of(scope: Scope) -> list[tuple[str, str]]:
    """The parameters of a request, in order, whatever was sent."""
    return parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)


class Tidy:
    """`?lang=de` sets the cookie and leads back to the same page; a trailing slash leads to the page without it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return await self.app(scope, receive, send)
        query = query_of(scope)
        wanted = [value for name, value in query if name == COOKIE]
        path: str = scope["path"]
        if wanted:
            target = address(path, [pair for pair in query if pair[0] != COOKIE])
            response = RedirectResponse(target, 303, {"Cache-Control": "no-store"})
            if wanted[-1] in LANGUAGES:
                response.headers.append("set-cookie", _cookie(wanted[-1], secure=scope["scheme"] == "https"))
            return await response(scope, receive, send)
        if path != "/" and path.endswith("/"):
            return await RedirectResponse(address(path, query), 308)(scope, receive, send)
        return await self.app(scope, receive, send)


def _cookie(code: str, *, secure: bool) -> str:
    cookie = SimpleCookie({COOKIE: code})
    cookie[COOKIE].update({"max-age": "31536000", "path": "/", "samesite": "Lax"})
    cookie[COOKIE]["httponly"] = True
    cookie[COOKIE]["secure"] = secure
    return cookie[COOKIE].OutputString()


__all__ = [
    "COOKIE", "LANGUAGES", "MESSAGES", "Language", "Tidy", "address", "chosen", "language", "message", "preferences", "query_of",
]  # fmt: skip
