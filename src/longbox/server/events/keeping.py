"""What lets a phone keep its event: a manifest to install the page, the worker that opens it without a network, and its address."""

from __future__ import annotations

import json
from functools import cache

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from longbox.server.api.callers import Known, ServicesHere, services_of
from longbox.server.api.models import Json
from longbox.server.assets import STATIC, asset
from longbox.server.errors import PROBLEMS

from .callers import At, only
from .nearby import nearby
from .qr import svg
from .told import ENTER

pages = APIRouter(include_in_schema=False)
router = APIRouter(prefix="/api/events", tags=["events"], responses=PROBLEMS)

ICONS = (("icon-192.png", "192x192"), ("icon-512.png", "512x512"))
WORKER_POLICY = "default-src 'none'; connect-src 'self'"
"""The worker may ask this site, and nothing else."""


@cache
def _worker() -> str:
    return (STATIC / "events" / "worker.js").read_text(encoding="utf-8")


@pages.api_route("/e/{code}/worker.js", methods=["GET", "HEAD"], response_model=None)
async def worker(request: Request, code: str) -> Response:
    """Its scope is one event: it stands at `/e/CODE/worker.js` and may keep `/e/CODE`."""
    desk = await services_of(request).events.desk(code)
    headers = {
        "Service-Worker-Allowed": f"/e/{desk.code}",
        "Content-Security-Policy": WORKER_POLICY,
        "Cache-Control": "no-cache",
    }
    return Response(_worker(), media_type="text/javascript", headers=headers)


@pages.api_route("/e/{code}/app.webmanifest", methods=["GET", "HEAD"], response_model=None)
async def manifest(request: Request, code: str) -> Response:
    """What the home screen shows for an event."""
    desk = await services_of(request).events.desk(code)
    home = f"/e/{desk.code}"
    said = {
        "id": home,
        "name": desk.event.name,
        "short_name": desk.event.name[:12],
        "start_url": home,
        "scope": home,
        "display": "standalone",
        "background_color": "#e6e9ee",
        "theme_color": "#ffd84d",
        "icons": [{"src": asset(name), "sizes": sizes, "type": "image/png", "purpose": "any"} for name, sizes in ICONS],
    }
    headers = {"Cache-Control": "no-cache"}
    return Response(json.dumps(said, ensure_ascii=False), media_type="application/manifest+json", headers=headers)


@router.get("/{code}/address")
async def address(request: Request, desk: At, services: ServicesHere, account: Known) -> Json:
    """Where phones open the event, with a code to scan; or that they cannot yet, and what to do. For the staff."""
    only(desk, account, *ENTER)
    found = await nearby(request, services.settings)
    link = f"{found.origin}/e/{desk.code}" if found.origin else ""
    return {
        "address": link,
        "qr": svg(link) if link else "",
        "secure": link.startswith("https://"),
        "own": list(found.own),
        "command": f"./play --host 0.0.0.0 --port {found.port}",
    }


__all__ = ["pages", "router"]
