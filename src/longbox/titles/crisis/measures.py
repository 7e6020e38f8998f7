"""The lengths a game is measured with, and how the geometry takes them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from longbox.geometry.tools import Tools
from longbox.kernel import Length, Plain

LENGTHS = {
    "range_1": Length(1.0, 0.25, 20.0, "Range 1, the width of a range tool, in inches"),
    "range_2": Length(3.0, 0.25, 20.0, "Range 2 in inches"),
    "range_3": Length(6.0, 0.25, 20.0, "Range 3 in inches"),
    "range_4": Length(8.0, 0.25, 20.0, "Range 4 in inches"),
    "range_5": Length(10.0, 0.25, 20.0, "Range 5 in inches"),
    "short": Length(3.375, 0.5, 20.0, "The Short movement tool in inches"),
    "medium": Length(5.0, 0.5, 20.0, "The Medium movement tool in inches"),
    "long": Length(7.25, 0.5, 20.0, "The Long movement tool in inches"),
    "tool_half_width": Length(0.375, 0.05, 1.0, "Half the width of a movement tool in inches"),
    "token_radius": Length(0.5, 0.1, 2.0, "The radius of an objective token in inches"),
}


def tools_of(options: Mapping[str, Plain]) -> Tools:
    """The measurements as the geometry takes them."""
    return _tools(tuple(options[name] for name in LENGTHS), options["slide"] == "past-tool", bool(options["mended"]))


@lru_cache(64)
def _tools(lengths: tuple[Plain, ...], past: bool, mended: bool) -> Tools:
    r1, r2, r3, r4, r5, short, medium, long, half, token = (float(length) for length in lengths)  # type: ignore[arg-type]
    return Tools(
        ranges=(r1, r2, r3, r4, r5),
        short=short,
        medium=medium,
        long=long,
        half_width=half,
        beam_width=r1,
        token_radius=token,
        slide_past_tool=past,
        keeps_dent=mended,
    )
