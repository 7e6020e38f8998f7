"""The drawings that pieces are known by, several in one answer, and who made them."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, NotRequired, TypedDict

from fastapi import APIRouter, Query
from markupsafe import Markup
from starlette.responses import Response

import longbox.web
from longbox.server.errors import PROBLEMS

FOLDER = Path(longbox.web.__file__).parent / "emblems"
MOST = 300
"""More than a table shows, and fewer than make an address too long for a browser."""

router = APIRouter(prefix="/api", responses=PROBLEMS)


class Drawing(TypedDict):
    """A pictogram: paths in one colour, and the square around them as left, top, width and height."""

    box: str
    body: str
    author: NotRequired[str]


@cache
def drawings() -> Mapping[str, Drawing]:
    """All drawings by name.

    >>> drawings()["tornado"]["box"]
    '-17.2 -16.2 540.4 540.4'
    """
    found: dict[str, Drawing] = json.loads((FOLDER / "icons.json").read_text(encoding="utf-8"))
    return found


@cache
def authors() -> tuple[tuple[str, int], ...]:
    """Who drew how many of them, the most first.

    >>> authors()[0][0]
    'Lorc'
    """
    with (FOLDER / "authors.csv").open(encoding="utf-8") as rows:
        return tuple(Counter(row["author"] for row in csv.DictReader(rows)).most_common())


@router.get("/emblems", tags=["titles"])
async def emblems(names: Annotated[str, Query(max_length=8_000)] = "") -> Response:
    """Drawings by name, with commas between the names: `box` is the view box, `body` the paths. A name without a drawing is left
    out."""
    wanted = dict.fromkeys(names.split(",")[:MOST])
    found = {name: drawings()[name] for name in wanted if name in drawings()}
    body = json.dumps(found, separators=(",", ":"))
    return Response(body, media_type="application/json", headers={"Cache-Control": "public, max-age=86400"})


def emblem(name: str | None, classes: str = "") -> Markup:
    """A drawing inside a page, or nothing: whoever reads the page hears the name beside it.

    >>> emblem("no such thing")
    Markup('')
    """
    one = drawings().get(name or "")
    if one is None:
        return Markup()
    start = Markup('<svg class="emblem {}" viewBox="{}" aria-hidden="true" focusable="false">').format(classes, one["box"])
    return start + Markup(one["body"] + "</svg>")
