"""Routes about titles: their options, cards and words."""

from __future__ import annotations

import json
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from longbox import __version__
from longbox.players import PLAYERS
from longbox.server.errors import PROBLEMS, Missing
from longbox.server.languages import LANGUAGES, message
from longbox.server.search import Folded
from longbox.titles import facets, shelf

from .models import Json, Language

router = APIRouter(prefix="/api", responses=PROBLEMS)

UNKNOWN_WORD = message("There is no help on this word.")


@router.get("/titles", tags=["titles"])
async def titles(language: Language = "en") -> list[Json]:
    """The titles that can be played, with their options and bots."""
    return [title_facts(name, language) for name in shelf.playable()]


@cache
def title_facts(of: str, language: str) -> Json:
    title = shelf.title(of)
    return {
        "name": title.name,
        "label": title.label,
        "version": title.version,
        "players": list(title.players),
        "languages": list(title.languages),
        "bots": sorted(PLAYERS),
        "options": [
            {
                "name": option,
                "default": one.default,
                "takes": title.option_takes(option, language),
                "help": title.option_help(option, language),
            }
            for option, one in title.options.items()
        ],
    }


@router.get("/titles/{title}/cards", tags=["titles"])
async def cards(title: Annotated[str, Path(max_length=40)], language: Language = "en") -> Response:
    """Names, figures and texts of all cards by id."""
    _title(title)
    body = _catalogue(title, language)
    return Response(body, media_type="application/json", headers={"Cache-Control": "public, max-age=3600", "Vary": ""})


@cache
def _catalogue(title: str, language: str) -> bytes:
    return json.dumps(facets.page(shelf.title(title)).catalogue(language), separators=(",", ":"), ensure_ascii=False).encode()


@router.get("/titles/{title}/help/{word}", tags=["titles"])
async def help_on(
    title: Annotated[str, Path(max_length=40)], word: Annotated[str, Path(max_length=60)], language: Language = "en"
) -> dict[str, str]:
    """What a game word or a rule's id means: name, rule and one sentence."""
    _title(title)
    found = _words(title, language).get(Folded.of(word).text)
    if found is None:
        raise Missing(UNKNOWN_WORD)
    return found


@cache
def _words(title: str, language: str) -> dict[str, dict[str, str]]:
    """Rules by id and by title, in the language and, so that a page may ask in either, in English."""
    found: dict[str, dict[str, str]] = {}
    english = shelf.book(title).rules("en")
    for id, rule in shelf.book(title).rules(language).items():
        entry = {"name": rule.title, "rule": rule.id, "text": rule.text}
        for key in (id, rule.title, english[id].title):
            found.setdefault(Folded.of(key).text, entry)
    return found


def _title(name: str) -> None:
    if name not in shelf.playable():
        raise Missing(NO_TITLE, name=name[:40])


NO_TITLE = message("There is no title %(name)s that can be played.")


@router.get("/version", tags=["titles"])
async def version() -> Json:
    """Which Longbox this is."""
    return {"version": __version__, "languages": list(LANGUAGES)}
