"""The drawings that pieces are known by, and who made them."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

from markupsafe import Markup

import longbox.web
from longbox.titles.facets import Sketch, Spot

DISC = Markup('<circle r="1"/>')
TOKEN = Markup('<path d="M0-1 1 0 0 1-1 0z"/>')
FOLDER = Path(longbox.web.__file__).parent / "emblems"


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
def drawn_by() -> Mapping[str, str]:
    """Who drew each of them.

    >>> drawn_by()["all-for-one"]
    'Lorc'
    """
    with (FOLDER / "authors.csv").open(encoding="utf-8") as rows:
        return {row["icon"]: row["author"] for row in csv.DictReader(rows)}


@cache
def authors() -> tuple[tuple[str, int], ...]:
    """Who drew how many of them, the most first.

    >>> authors()[0][0]
    'Lorc'
    """
    return tuple(Counter(drawn_by().values()).most_common())


def board(one: Sketch, *, whole: bool = False) -> Markup:
    """A board around its pieces, as a picture beside words that tell of it; `whole` if it must not be cut to fill its place."""
    left, top, wide, high = one.view()
    parts = [Markup('<rect class="sk-board" width="{}" height="{}"/>').format(one.width, one.height)]
    for area in one.areas:
        corners = " ".join(f"{x:.5g},{y:.5g}" for x, y in area.corners)
        parts.append(Markup('<polygon class="sk-{}" points="{}"/>').format(area.look, corners))
    for spot in one.spots:
        seat = "abcd"[spot.seat] if spot.seat >= 0 else "none"
        start = Markup('<g class="sk-spot sk-{}{}" transform="translate({:.5g} {:.5g}) scale({:.5g})">').format(
            seat, " sk-token" if spot.token else "", spot.x, spot.y, spot.r
        )
        parts += [start, TOKEN if spot.token else DISC, _face(spot), Markup("</g>")]
    view = f"{left:.5g} {top:.5g} {wide:.5g} {high:.5g}"
    start = Markup(
        '<svg class="art-svg sketch" viewBox="{}" preserveAspectRatio="xMidYMid {}" aria-hidden="true" focusable="false">'
    )
    return start.format(view, "meet" if whole else "slice") + Markup("").join(parts) + Markup("</svg>")


def _face(spot: Spot) -> Markup:
    """The emblem on a disc of radius 1, or the letters in its place."""
    if (drawn := drawings().get(spot.emblem)) is not None:
        start = Markup('<svg x="-.8" y="-.8" width="1.6" height="1.6" viewBox="{}">').format(drawn["box"])
        return start + Markup(drawn["body"] + "</svg>")
    return Markup('<text y=".32">{}</text>').format(spot.letters) if spot.letters else Markup()


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
