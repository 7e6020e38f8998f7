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
