"""What a visitor reads when a page cannot be shown: one clear sentence and a way back."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from longbox.server.languages import chosen, language, message, preferences
from longbox.server.misfits import misfit
from longbox.server.render import page
from longbox.server.tables import Refused

log = logging.getLogger(__name__)

TITLES = {
    404: message("Not on the shelf"),
    403: message("Not from here"),
    405: message("Only for reading"),
    413: message("Too much"),
    429: message("Too often"),
    503: message("Too many at once"),
    422: message("That does not fit"),
    500: message("Something broke"),
}
SENTENCES = {
    404: message("There is no page at this address."),
    403: message("This request came from another site, or without saying where it came from."),
    429: message("That was too often; try again in a minute."),
    405: message("This page can be read, but nothing can be sent to it."),
    413: message("This is more than can be read here; at most 1 MB."),
    422: message("The address holds a value that this page cannot use."),
    500: message("This page failed on our side, not on yours. Try again in a moment."),
}
NOT_SAVED = message("This could not be saved, so nothing has changed. Try again in a moment.")
OWN_TITLES = {"unsaved": message("Not saved")}
TOO_SLOW = message("That came too slowly and was given up; send it again.")
OTHER_TITLE = message("That did not work")
OTHER = message("This request cannot be answered.")
CODES = {
    400: "format",
    401: "account",
    403: "origin",
    404: "unknown",
    405: "method",
    408: "format",
    413: "format",
    422: "format",
    429: "rate",
}


class Problem(BaseModel):
    """Every error: one sentence for people, a code for programs."""

    status: int
    code: str
    detail: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in {
        400: "not understood",
        401: "no account",
        403: "not allowed from there",
        404: "not there",
        409: "refused: nothing has changed",
        413: "too large",
        422: "does not fit",
        429: "too often",
        503: "too many ask for this at once",
    }.items()
}
"""What every call of the interface for programs may be answered with."""


class Rejected(HTTPException):
    """A refusal with its own sentence and a code for programs."""

    def __init__(self, status: int, code: str, sentence: str, **values: str) -> None:
        super().__init__(status)
        self.code, self.sentence, self.values = code, sentence, values


class Missing(HTTPException):
    """A 404 with its own sentence."""

    def __init__(self, sentence: str, **values: str) -> None:
        super().__init__(404)
        self.sentence = sentence
        self.values = values


def wants_json(request: Request) -> bool:
    """Programs get JSON; whoever accepts pages at least as gladly gets a page."""
    if request.scope["path"].startswith("/api/"):
        return True
    for kind in preferences(request.headers.get("accept", "")):
        if kind in ("text/html", "application/xhtml+xml", "text/*", "*/*"):
            return False
        if kind == "application/json" or kind.endswith("+json"):
            return True
    return False


def failure(
    request: Request,
    status: int,
    sentence: str = "",
    values: Mapping[str, str] | None = None,
    headers: Mapping[str, str] | None = None,
    code: str = "",
) -> Response:
    """The answer for a request that failed, as a page or as JSON."""
    speech = language(chosen(request.headers))
    told = speech.gettext(sentence or SENTENCES.get(status, OTHER)) % (values or {})
    told = told.encode("utf-8", "replace").decode()  # it may repeat half a character that somebody sent
    if wants_json(request):
        return JSONResponse({"status": status, "code": code or CODES.get(status, "refused"), "detail": told}, status, headers)
    title = speech.gettext(OWN_TITLES.get(code) or TITLES.get(status, OTHER_TITLE))
    return page(request, "error.html", status=status, headers=headers, title=title, sentence=told, code=status)


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    own = error if isinstance(error, Missing | Rejected) else None
    code = error.code if isinstance(error, Rejected) else ""
    return failure(request, error.status_code, own.sentence if own else "", own.values if own else None, error.headers, code)


async def unsaved(request: Request, error: Exception) -> Response:
    """The database does not keep what was asked for: the disk is full, or it is gone."""
    log.error("%s %s could not be saved: %s", request.method, request.url.path, error)
    return failure(request, 503, NOT_SAVED, code="unsaved")


async def invalid(request: Request, error: Exception) -> Response:
    """A request that does not fit its description: the first thing that is wrong with it."""
    if not request.scope["path"].startswith("/api/") or not isinstance(error, RequestValidationError):
        return failure(request, 422)
    told = misfit(error.errors()[0], chosen(request.headers))
    return failure(request, 422, told.replace("%", "%%"), {}, code="format")


async def refused(request: Request, error: Exception) -> Response:
    """A command the rules or the table do not allow."""
    if isinstance(error, Refused):
        status = {"unknown": 404, "format": 422, "seat": 403, "rate": 429, "busy": 503}.get(error.code, 409)
        told = error.told(chosen(request.headers))
        return failure(request, status, told.replace("%", "%%"), {}, code=error.code)
    return failure(request, 422, str(error).replace("%", "%%"), {}, code="format")
