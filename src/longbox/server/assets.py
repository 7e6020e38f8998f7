"""Static files: addressed by the hash of their content, so that a browser may keep them for good."""

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
    """The address of a static file.

    >>> asset("logo.svg").partition("?")[0]
    '/static/logo.svg'
    """
    path = STATIC / name
    return f"/static/{name}?v={_digest(path, path.stat().st_mtime_ns)}"


@cache
def _digest(path: Path, changed: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


class Assets(StaticFiles):
    """A year for an address with the hash, an hour for one without, a week for fonts (their style sheet names no hash)."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except (ValueError, OSError):  # a null byte or an endless name is no file
            raise HTTPException(404) from None
        if b"v=" in scope["query_string"]:
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        else:
            response.headers["Cache-Control"] = f"public, max-age={604800 if path.endswith('.woff2') else 3600}"
        return response
