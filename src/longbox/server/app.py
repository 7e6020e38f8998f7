"""The web application.

Start it with `longbox serve`, or with `uvicorn --factory longbox.server.app:create_app`; settings come from the environment.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anyio import to_thread
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from longbox import __version__
from longbox.kernel import LongboxError
from longbox.server import api, builder, cards, emblems, home_pages, learn_pages, pages, play_pages, puzzle_pages, reading, sockets
from longbox.server.analysis import pages as analysis
from longbox.server.assets import Assets
from longbox.server.comic import pages as comics
from longbox.server.errors import http_error, invalid, refused, unsaved
from longbox.server.events import api as events_api
from longbox.server.events import handouts, keeping, lists, live, outlook, people, series_pages
from longbox.server.events import pages as event_pages
from longbox.server.languages import Tidy
from longbox.server.security import Guard, Named, Origin
from longbox.server.services import Services
from longbox.server.settings import Settings

READERS = 4
"""Pages and files that are made ready at once; more threads would only take turns, and the event loop has to wait for its own."""


@asynccontextmanager
async def living(app: FastAPI) -> AsyncIterator[None]:
    services: Services = app.state.services
    to_thread.current_default_thread_limiter().total_tokens = READERS
    await services.open()
    begun = asyncio.create_task(services.pools.searches.away(reading.ready)) if services.pools.hands else None
    try:
        yield
    finally:
        await services.close()
        if begun is not None:
            await asyncio.gather(begun, return_exceptions=True)


def create_app(settings: Settings | None = None) -> FastAPI:
    """A fresh application."""
    settings = settings or Settings.read()
    app = FastAPI(
        title="Longbox",
        version=__version__,
        description="Superhero tabletop games by their full rules. How to play through this is told in docs/bot-api.md.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
        lifespan=living,
    )
    app.state.services = Services(settings)
    for one in (api, emblems, analysis, comics, events_api, people, lists, keeping, outlook, live):
        app.include_router(one.router)
    for calls in builder.interfaces():
        app.include_router(calls)
    for one in (sockets, home_pages, pages, reading, cards, play_pages, learn_pages, puzzle_pages, handouts, event_pages):
        app.include_router(one.router)
    app.include_router(analysis.pages)
    app.include_router(comics.pages)
    app.include_router(keeping.pages)
    app.include_router(series_pages.router)
    builder.add_pages(
        app, [one.router for one in (home_pages, pages, reading, cards, play_pages, learn_pages, puzzle_pages, event_pages)]
    )
    app.mount("/static", Assets(), name="static")
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(LongboxError, refused)
    app.add_exception_handler(DBAPIError, unsaved)
    # The last one added is the outermost.
    app.add_middleware(Tidy)
    app.add_middleware(Origin, address=settings.address)
    app.add_middleware(Named, address=settings.address)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=6)
    app.add_middleware(Guard, encrypted=settings.address.startswith("https://"))
    return app
