"""Static files: addressed by a digest of their content, so that a browser may keep them for good."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import longbox.web

STATIC = Path(longbox.web.__file__).parent / "static"

# Not left to the machine: a script that comes as text/plain is refused by the browser.
for ending, kind in {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}.items():
    mimetypes.add_type(kind, ending)


def asset(name: str) -> str:
    """The address of a static file. The digest of all of them is part of the path, so that modules which import each other by
    relative addresses always come from the same release.

    >>> asset("logo.svg").startswith("/static/~"), asset("logo.svg").endswith("/logo.svg")
    (True, True)
    """
    assert (STATIC / name).is_file(), f"there is no static file {name}"
    return f"/static/~{release()}/{name}"


def optional(name: str) -> str:
    """The address of a static file, or nothing where there is none: not every title has a board.

    >>> optional("nowhere/board.js")
    ''
    """
    return asset(name) if (STATIC / name).is_file() else ""


def has_board(title: str) -> bool:
    """Whether a title brings a board for the page.

    >>> has_board("crisis"), has_board("challenger")
    (True, False)
    """
    return (STATIC / title / "board.js").is_file()


@cache
def release() -> str:
    """A digest of every static file."""
    digest = hashlib.sha256()
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            digest.update(f"{path.relative_to(STATIC)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


class Assets(StaticFiles):
    """A year for an address with the digest, an hour for one without."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC)

    async def get_response(self, path: str, scope: Scope) -> Response:
        versioned = path.startswith("~")
        name = path.partition("/")[2] if versioned else path
        try:
            response = await super().get_response(name, scope)
        except (ValueError, OSError):  # a null byte or an endless name is no file
            raise HTTPException(404) from None
        # An old digest gets the new file: whoever asks with it has a page from before an update, which must not be kept for a year.
        kept = versioned and path.startswith(f"~{release()}/")
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "public, max-age=3600"
        return response
