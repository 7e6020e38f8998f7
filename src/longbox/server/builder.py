"""Building rosters, teams and whatever else players bring: the page, and what programs may ask. Each title says what is built."""

# No `from __future__ import annotations`: FastAPI reads the models of the calls, which are made for each title.

import json
import re
from collections.abc import Callable, Coroutine, Iterable, Iterator
from dataclasses import asdict
from functools import cache
from inspect import getdoc
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, FastAPI, Query
from fastapi.routing import APIRoute
from pydantic import BaseModel, create_model
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from longbox.kernel import LongboxError, State
from longbox.server.api.callers import ServicesHere, within
from longbox.server.assets import built, desk_files
from longbox.server.errors import PROBLEMS, failure
from longbox.server.languages import chosen, language, message, said
from longbox.server.render import page
from longbox.server.shapes import fields_of, model
from longbox.titles.facets import Builder, Desk, Json, Taken, Unreadable

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
ANY_BODY: Final = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}, "application/octet-stream": {"schema": {"type": "string"}}},
    }
}
"""A file or a text, for the description of the interface."""


class Suggestion(BaseModel):
    part: str
    id: str
    name: str


class NoteBody(BaseModel):
    """What was not understood, and the card that may have been meant."""

    text: str
    suggestion: Suggestion | None


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


def builds(kind: str) -> Builder[State]:
    """Whoever builds what is called so."""
    return next(one for one in built() if one.kind == kind)


def judged(kind: str, asked: Json, code: str) -> Json:
    """What is to be said about something that was built."""
    of = builds(kind)
    draft = of.draft(asked.pop(kind))
    return asdict(of.check(draft, code, asked))


def read(kind: str, body: bytes, code: str) -> Json:
    """What a file or text says that somebody brings."""
    of = builds(kind)
    taken = of.take(body, code)
    return {"format": taken.form, kind: of.plain(taken.draft), "notes": notes(taken)}


def download(kind: str, given: Json, form: str, code: str) -> Response:
    """A file with a harmless name."""
    of = builds(kind)
    written = of.forms[form]
    plain = re.sub(r"[^a-z0-9]+", "-", given["name"].lower()).strip("-")[:40] or of.kind
    headers = {"Content-Disposition": f'attachment; filename="{plain}.{written.ending}"'}
    return Response(written.write(of.draft(given), code), 200, headers, written.kind)


# -- the interface for programs ----------------------------------------------------------------------------------------


def told(call: object) -> str:
    """What the interface says of a call: the title's own words."""
    return getdoc(call) or ""


def calls(of: Builder[State]) -> APIRouter:
    """The calls about what a title builds, with its shapes."""
    kind, own = of.kind, type(of)
    prefix = kind.capitalize()
    posted = model(of.posted, f"{prefix}Body", closed=True)
    verdict = model(of.verdict)
    given: dict[str, Any] = {kind: (posted, ...)}
    to_check = create_model(f"{prefix}CheckBody", __doc__=of.under.__doc__, **given, **fields_of(of.under))
    formats: Any = (Literal[tuple(of.forms)], next(iter(of.forms)))
    to_export = create_model(f"{prefix}ExportBody", __doc__="What to write, and how.", **given, format=formats)
    imported = create_model(f"{prefix}Imported", format=(str, ...), **given, notes=(list[NoteBody], ...))
    router = APIRouter(prefix=f"/api/{kind}s", route_class=Bounded, tags=[f"{kind}s"], responses=PROBLEMS)

    @router.get("/cards", description=told(own.catalogue))
    def cards(request: Request, language: Speech = None) -> Response:
        common = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
        return Response(_catalogue(of, language or chosen(request.headers)), 200, common, "application/json")

    @router.post("/check", description=told(own.check), response_model=verdict)
    async def check(request: Request, services: ServicesHere, body: to_check, language: Speech = None) -> Json:
        within(services, request, "lists")
        return await services.pools.lists.away(judged, kind, body.model_dump(), language or chosen(request.headers))

    @router.post("/import", description=told(own.take), openapi_extra=ANY_BODY, response_model=imported)
    async def take_in(request: Request, services: ServicesHere, language: Speech = None) -> Response | Json:
        within(services, request, "list imports")
        try:
            return await services.pools.imports.away(read, kind, await request.body(), language or chosen(request.headers))
        except Unreadable as error:
            return JSONResponse({"status": 422, "code": "format", "detail": str(error)}, 422)

    @router.post("/export", description=told(own.forms), response_class=Response)
    async def take_out(request: Request, services: ServicesHere, body: to_export, language: Speech = None) -> Response:
        within(services, request, "lists")
        asked: Json = body.model_dump()
        code = language or chosen(request.headers)
        return await services.pools.lists.away(download, kind, asked[kind], asked["format"], code)

    return router


# -- the page ----------------------------------------------------------------------------------------------------------


def desk_page(of: Builder[State], desk: Desk) -> APIRouter:
    """The page on which it is built."""
    router = APIRouter(include_in_schema=False)
    files = desk_files(of.kind, desk)
    accept = [f".{form.ending}" for form in of.forms.values()] + [form.kind.partition(";")[0] for form in of.forms.values()]

    @router.api_route(f"/{of.kind}s", methods=["GET", "HEAD"], response_model=None)
    def show(request: Request) -> Response:
        code = chosen(request.headers)
        own = {key: said(of.title, text, code) for key, text in of.words.items()}
        return page(
            request,
            desk.template,
            kind=of.kind,
            word={key: said(of.title, text, code) for key, text in desk.words.items()},
            parts={part: said(of.title, text, code) for part, text in desk.parts.items()},
            more_forms={name: form.ending for name, form in of.forms.items() if name not in USUAL},
            rules=f"/rules/{of.title.name}" + (f"#{desk.section}" if desk.section else ""),
            cards=f"/cards/{of.title.name}?{of.kind}=",
            files=",".join(dict.fromkeys(accept)),
            script=files.script,
            styles=files.styles,
            words=json.dumps({key: language(code).gettext(text) for key, text in WORDS.items()} | own, ensure_ascii=False),
        )

    return router


USUAL: Final = ("text", "json", "link")
"""Forms with a button of their own on every page."""


def interfaces() -> Iterator[APIRouter]:
    """The calls of every title that has something to build."""
    return (calls(one) for one in built())


def add_pages(app: FastAPI, taken: Iterable[APIRouter]) -> None:
    """The pages of every title that has something to build, beside those that are taken."""
    others = {getattr(route, "path", "") for router in taken for route in router.routes}
    for one in built():
        if one.desk is None:
            continue
        at = f"/{one.kind}s"
        if at in others:
            raise LongboxError(f"The title {one.title.name!r} cannot build a {one.kind!r}: there is another page at {at}.")
        app.include_router(desk_page(one, one.desk))


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
