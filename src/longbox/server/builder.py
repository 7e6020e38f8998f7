"""What the builders of rosters and teams share: how much they read, their words, and the names of files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Coroutine, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal

from fastapi import Query
from fastapi.routing import APIRoute
from pydantic import BaseModel, StringConstraints
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from longbox.kernel import State
from longbox.server.errors import failure
from longbox.server.languages import chosen, language, message
from longbox.server.render import page
from longbox.titles import shelf
from longbox.titles.facets import Builder, Json, Taken, builder

MOST_BYTES: Final = 1_000_000
"""Bytes that are looked at."""


class Bounded(APIRoute):
    """A route that reads no more than it can use."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def bounded(request: Request) -> Response:
            body = bytearray()
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BYTES:
                    return failure(request, 413)
            request._body = bytes(body)
            return await handle(request)

        return bounded


Speech = Annotated[Literal["en", "de"] | None, Query(description="Of the answer's sentences; without it the browser's.")]
Id = Annotated[str, StringConstraints(max_length=80)]
ANY_BODY: Final = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}, "application/octet-stream": {"schema": {"type": "string"}}},
    }
}
"""A file or a text, for the description of the interface."""


class Fault(BaseModel):
    """What is said about it, and the rule that says so."""

    text: str
    rule: str


class Suggestion(BaseModel):
    part: str
    id: str
    name: str


class NoteBody(BaseModel):
    """What was not understood, and the card that may have been meant."""

    text: str
    suggestion: Suggestion | None


def building(kind: str) -> Builder[State]:
    """The builder of whatever title has such things to build."""
    return next(one for one in (builder(shelf.title(name)) for name in shelf.playable()) if one.kind == kind)


def cards(request: Request, of: Builder[State], code: str | None) -> Response:
    """A catalogue in the language that is asked for, else in the browser's."""
    common = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    return Response(_catalogue(of, code or chosen(request.headers)), 200, common, "application/json")


@cache
def _catalogue(of: Builder[State], code: str) -> bytes:
    return json.dumps(of.catalogue(code), ensure_ascii=False).encode()


def notes(taken: Taken) -> list[NoteBody]:
    """What was not understood of what was read."""
    return [
        NoteBody(
            text=one.text,
            suggestion=Suggestion(part=one.close.part, id=one.close.id, name=one.close.name) if one.close else None,
        )
        for one in taken.remarks
    ]


def unreadable(sentence: str) -> Response:
    return JSONResponse({"status": 422, "code": "format", "detail": sentence}, 422)


def download(of: Builder[State], given: Json, form: str, code: str) -> Response:
    """A file with a harmless name."""
    written = of.forms[form]
    plain = re.sub(r"[^a-z0-9]+", "-", given["name"].lower()).strip("-")[:40] or of.kind
    headers = {"Content-Disposition": f'attachment; filename="{plain}.{written.ending}"'}
    return Response(written.write(of.draft(given), code), 200, headers, written.kind)


def builder_page(request: Request, template: str, words: Mapping[str, str]) -> Response:
    speech = language(chosen(request.headers))
    said = {key: speech.gettext(text) for key, text in words.items()}
    return page(request, template, words=json.dumps(said, ensure_ascii=False))


WORDS: Final = {
    "add": message("Add"),
    "full": message("Full"),
    "sameName": message("Same name"),
    "added": message("{name} added."),
    "removed": message("{name} removed."),
    "remove": message("Remove {name}"),
    "free": message("Free place"),
    "freeMany": message("{n} free places"),
    "count": message("{n} of {of}"),
    "hits": message("{n} found"),
    "clear": message("Clear the filters"),
    "anyAffiliation": message("Any affiliation"),
    "affiliations": message("Affiliations"),
    "speed": message("Speed"),
    "legal": message("Legal"),
    "fix": message("{n} to fix"),
    "again": message("Try again"),
    "copied": message("Copied."),
    "notCopied": message("The browser does not allow copying; select the text and copy it yourself."),
    "savedAs": message("Saved as {name} in this browser."),
    "deleted": message("{name} deleted."),
    "noSaved": message("Nothing is saved yet."),
    "open": message("Open {name}"),
    "delete": message("Delete {name}"),
    "opened": message("{name} opened."),
    "take": message("Take {name}"),
    "failed": message("The server did not answer. Try again in a moment."),
    "yours": message("This is your own copy now."),
    "restored": message("Undone."),
}
"""What the scripts of every builder say; gaps are filled in by them."""
