"""What a visitor reads when a page cannot be shown: one clear sentence and a way back."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from longbox.server.languages import chosen, language, message, preferences
from longbox.server.render import page

TITLES = {
    404: message("Not on the shelf"),
    405: message("Only for reading"),
    413: message("Too much"),
    422: message("That does not fit"),
    500: message("Something broke"),
}
SENTENCES = {
    404: message("There is no page at this address."),
    405: message("This page can be read, but nothing can be sent to it."),
    413: message("This is more than can be read here; at most 1 MB."),
    422: message("The address holds a value that this page cannot use."),
    500: message("This page failed on our side, not on yours. Try again in a moment."),
}
OTHER_TITLE = message("That did not work")
OTHER = message("This request cannot be answered.")
MISFIT = message("%(where)s does not fit: %(what)s.")


class Missing(HTTPException):
    """A 404 with its own sentence."""

    def __init__(self, sentence: str, **values: str) -> None:
        super().__init__(404)
        self.sentence = sentence
        self.values = values


def wants_json(request: Request) -> bool:
    """Programs get JSON; whoever accepts pages at least as gladly gets a page. The interface for programs has no pages."""
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
) -> Response:
    """The answer for a request that failed, as a page or as JSON."""
    speech = language(chosen(request.headers))
    told = speech.gettext(sentence or SENTENCES.get(status, OTHER)) % (values or {})
    if wants_json(request):
        return JSONResponse({"status": status, "detail": told}, status, headers)
    title = speech.gettext(TITLES.get(status, OTHER_TITLE))
    return page(request, "error.html", status=status, headers=headers, title=title, sentence=told, code=status)


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentence = error.sentence if isinstance(error, Missing) else ""
    values = error.values if isinstance(error, Missing) else None
    return failure(request, error.status_code, sentence, values, error.headers)


async def invalid(request: Request, error: Exception) -> Response:
    """A request that does not fit its description: the first thing that is wrong with it."""
    if not request.scope["path"].startswith("/api/") or not isinstance(error, RequestValidationError):
        return failure(request, 422)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))[:80] or "body"
    return failure(request, 422, MISFIT, {"where": where, "what": str(first["msg"])[:200]})
