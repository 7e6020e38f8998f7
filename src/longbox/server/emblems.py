"""The drawings that pieces are known by, several in one answer."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from longbox.server.drawings import drawings
from longbox.server.errors import PROBLEMS

MOST = 300
"""More than a table shows, and fewer than make an address too long for a browser."""

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/emblems", tags=["titles"])
async def emblems(names: Annotated[str, Query(max_length=8_000)] = "") -> Response:
    """Drawings by name, with commas between the names: `box` is the view box, `body` the paths. A name without a drawing is left
    out."""
    wanted = dict.fromkeys(names.split(",")[:MOST])
    found = {name: drawings()[name] for name in wanted if name in drawings()}
    body = json.dumps(found, separators=(",", ":"))
    return Response(body, media_type="application/json", headers={"Cache-Control": "public, max-age=86400"})
