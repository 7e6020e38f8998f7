"""Panels put together: rows of a page, or one below the other for a phone; as one drawing that needs nothing else."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from typing import Final

from longbox.server.assets import STATIC
from longbox.server.drawings import drawn_by
from longbox.server.languages import message
from longbox.speech.tongue import listed

from .panels import Artist, Say, captioned
from .pen import INK, PAPER, Letters, Mark, Shape, box, long, signs, svg, symbols
from .story import Panel, Story

WIDE: Final = 900.0
TALL_WIDE: Final = 540.0
MARGIN: Final = 20.0
GUTTER: Final = 10.0
PARTS: Final = 12
"""Columns that the panels of a row share."""
COVER: Final = 270.0
ROW: Final = 224.0
FOOT: Final = 58.0
CAPTION: Final = 15.0
FRAME: Final = 3.5

CREDIT: Final = message("Emblems by %(authors)s, from game-icons.net, licence CC BY 3.0, changed.")
FROM: Final = message("Drawn by Longbox from what happened. A fan work without any publisher.")


@dataclass(frozen=True, slots=True)
class Frame:
    """A panel and where it stands."""

    panel: Panel
    x: float
    y: float
    wide: float
    high: float
    parts: int
    """How many of the twelve columns it takes."""
    marks: tuple[Mark, ...]
    caption: Sequence[str]


@dataclass(frozen=True, slots=True)
class Sheet:
    """All panels of a story, laid out."""

    frames: list[Frame]
    wide: float
    high: float
    foot: list[Letters]
    title: str


def shares(row: Sequence[Panel]) -> list[int]:
    """How many columns each panel of a row gets: the larger the swing, the more."""
    if len(row) == 1:
        return [PARTS]
    one, other = (max(0.04, panel.swing) for panel in row)
    first = min(7, max(5, round(PARTS * one / (one + other))))
    return [first, PARTS - first]


def laid(story: Story, say: Say, address: str, *, tall: bool = False) -> Sheet:
    """The panels of a story in rows, or below each other."""
    artist = Artist(story, say)
    wide = TALL_WIDE if tall else WIDE
    inner = wide - 2 * MARGIN
    column = (inner - (PARTS - 1) * GUTTER) / PARTS
    cover, *others = story.panels
    rows = [[cover], *([one] for one in others)] if tall else [[cover], *(others[at : at + 2] for at in range(0, len(others), 2))]
    frames: list[Frame] = []
    y = MARGIN
    for row in rows:
        high = COVER if row[0] is cover and not tall else ROW
        x = MARGIN
        for panel, parts in zip(row, shares(row), strict=True):
            span = parts * column + (parts - 1) * GUTTER
            lines = captioned(panel.text, min(span - 44, 400), CAPTION)
            frames.append(Frame(panel, x, y, span, high, parts, tuple(artist.panel(panel, span, high)), lines))
            x += span + GUTTER
        y += high + GUTTER
    authors = credited(frames)
    credit = f"{say(CREDIT) % {'authors': listed(authors, say('and'))} if authors else ''} {say(FROM)}".strip()
    foot = [
        Letters(MARGIN, y + 22, "Longbox", 22, INK, "lettering"),
        Letters(wide - MARGIN, y + 20, address, 13, "#434a58", "caption", "end"),
    ]
    for at, line in enumerate(captioned(credit, inner, 11, 2)):
        foot.append(Letters(MARGIN, y + 40 + 13 * at, line, 11, "#434a58"))
    return Sheet(frames, wide, y + FOOT, foot, story.headline)


def captions(frame: Frame) -> list[Mark]:
    """The words of a panel in their box."""
    wide = max(long(line, CAPTION) for line in frame.caption) + 20
    high = len(frame.caption) * 18.5 + 11
    x, y = 12.0, frame.high - high - 12
    return [
        Shape(box(x, y, wide, high), PAPER, INK, 1.8),
        *(Letters(x + 10, y + 20 + 18.5 * at, line, CAPTION) for at, line in enumerate(frame.caption)),
    ]


@cache
def _face() -> str:
    font = base64.b64encode((STATIC / "fonts/archivo-longbox.woff2").read_bytes()).decode()
    return (
        '<style>@font-face{font-family:"Archivo Longbox";font-weight:400 800;font-stretch:75% 100%;'
        f"src:url(data:font/woff2;base64,{font})}}text{{font-family:'Archivo Longbox',sans-serif}}</style>"
    )


def drawing(sheet: Sheet, language: str) -> str:
    """The sheet as one file with its letters and its words."""
    used = set().union(*(signs(frame.marks) for frame in sheet.frames))
    inside = "".join(
        f'<svg x="{frame.x:.1f}" y="{frame.y:.1f}" width="{frame.wide:.1f}" height="{frame.high:.1f}"'
        f' viewBox="0 0 {frame.wide:.1f} {frame.high:.1f}">{panel(frame, captions(frame))}</svg>'
        f"{svg(Shape(box(frame.x, frame.y, frame.wide, frame.high), '', INK, FRAME))}"
        for frame in sheet.frames
    )
    words = escape(" ".join(frame.panel.text for frame in sheet.frames))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {sheet.wide:.0f} {sheet.high:.0f}" width="{sheet.wide * 2:.0f}"'
        f' height="{sheet.high * 2:.0f}" lang="{language}" role="img"><title>{escape(sheet.title)}</title><desc>{words}</desc>'
        f"{_face()}<defs>{symbols(used)}</defs>"
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{inside}{"".join(map(svg, sheet.foot))}</svg>'
    )


def panel(frame: Frame, more: Sequence[Mark] = ()) -> str:
    """What is inside one frame."""
    return "".join(map(svg, (*frame.marks, *more)))


def credited(frames: Sequence[Frame]) -> list[str]:
    """Who drew the emblems that are shown."""
    found = {drawn_by().get(name, "") for frame in frames for name in signs(frame.marks)}
    return sorted(found - {""})
