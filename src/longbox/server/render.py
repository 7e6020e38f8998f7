"""Templates: one environment per language, and what every page knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

import longbox.web
from longbox import __version__
from longbox.server.assets import asset, built
from longbox.server.languages import COOKIE, LANGUAGES, address, chosen, language, message, query_of, said

TEMPLATES = Path(longbox.web.__file__).parent / "templates"


@dataclass(frozen=True)
class Place:
    """A place in the main menu."""

    path: str
    label: str
    icon: str

    def current(self, path: str) -> str | None:
        """What `aria-current` says on the page at `path`.

        >>> Place("/rules", "Rules", "book").current("/rules/crisis")
        'true'
        """
        if path == self.path:
            return "page"
        return "true" if self.path != "/" and path.startswith(self.path + "/") else None


FIRST = (
    Place("/", message("Titles"), "table"),
    Place("/tables", message("Tables"), "play"),
    Place("/cards", message("Cards"), "mission"),
    Place("/rules", message("Rules"), "book"),
)
LAST = (Place("/events", message("Events"), "triumph"),)
"""The main menu, with what titles have to build in between. Add a place here when its page exists, not before."""


def menu(code: str) -> list[Place]:
    """The main menu in a language.

    >>> [place.label for place in menu("de")][:3]
    ['Spiele', 'Tische', 'Karten']
    """
    say = language(code).gettext
    building = [Place(f"/{one.kind}s", said(one.title, one.desk.words["menu"], code), one.desk.icon) for one in built() if one.desk]
    first, last = ([replace(place, label=say(place.label)) for place in places] for places in (FIRST, LAST))
    return [*first, *building, *last]


@cache
def environment(code: str) -> Environment:
    """The templates in one language."""
    speech = language(code)
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n"],
    )
    made.install_gettext_callables(speech.gettext, speech.ngettext, newstyle=True)  # type: ignore[attr-defined]
    made.globals.update(asset=asset, version=__version__, menu=menu(code), languages=LANGUAGES, language=code)
    made.filters["number"] = speech.number
    return made


def page(
    request: Request, template: str, *, status: int = 200, headers: Mapping[str, str] | None = None, **values: object
) -> HTMLResponse:
    """A rendered page in the visitor's language."""
    code = chosen(request.headers)
    path: str = request.scope["path"]
    query = [pair for pair in query_of(request.scope) if pair[0] != COOKIE]
    html = (
        environment(code)
        .get_template(template)
        .render(
            path=path,
            in_language={other: address(path, [*query, (COOKIE, other)]) for other in LANGUAGES},
            **values,
        )
    )
    common = {"Content-Language": code, "Vary": "Accept-Language, Cookie", "Cache-Control": "no-cache"}
    return HTMLResponse(html, status, {**common, **(headers or {})})
