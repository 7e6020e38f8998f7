"""The web application.

Start it with `uvicorn --factory longbox.server.app:create_app`.
"""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from longbox import __version__
from longbox.server import pages, rosters
from longbox.server.assets import Assets
from longbox.server.errors import http_error, invalid
from longbox.server.languages import Tidy
from longbox.server.security import Guard


def create_app() -> FastAPI:
    """A fresh application."""
    app = FastAPI(title="Longbox", version=__version__, docs_url=None, redoc_url=None, openapi_url=None, redirect_slashes=False)
    app.include_router(pages.router)
    app.include_router(rosters.pages)
    app.include_router(rosters.router)
    app.mount("/static", Assets(), name="static")
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(RequestValidationError, invalid)
    # The last one added is the outermost.
    app.add_middleware(Tidy)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=6)
    app.add_middleware(Guard)
    return app
