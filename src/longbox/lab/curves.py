"""The plots of an analysis, as SVG without any style of its own: a page brings one, a file for itself gets `STYLE`.

Two curves over the decisions of a game: the chance to win, and how far the dice fell above or below what was expected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from math import ceil
from typing import Final, NamedTuple

from .analysis import Analysis, Mistake

LETTERS: Final = "ABCD"
WORDS: Final[Mapping[str, str]] = {
    "value": "Chance to win",
    "value.one": "Chance that %(name)s wins",
    "luck": "Luck: rolled above or below what was expected",
    "round": "Round %(n)s",
    "mistake": "Mistake %(number)s: round %(round)s, decision %(n)s, %(name)s, %(points)s",
    "points": "%(n)s points",
}
STYLE: Final = """
svg { font: 13px sans-serif; fill: #14171f; }
.paper { fill: #fff; } .zone { fill: #f4f6f9; } .grid { stroke: #d3d8e0; } .even { stroke: #78808f; }
.tick { fill: #434a58; font-size: 12.5px; } .end { font-weight: bold; } .head { font-size: 17px; font-weight: bold; }
.line { fill: none; stroke: #14171f; stroke-width: 2; stroke-linejoin: round; }
.line-a { stroke: #0f4c9c; } .line-b { stroke: #b24300; } .line-c { stroke: #2b7549; } .line-d { stroke: #8e2a6b; }
.line.lone { stroke: #14171f; }
.ink-a { fill: #0f4c9c; } .ink-b { fill: #b24300; } .ink-c { fill: #2b7549; } .ink-d { fill: #8e2a6b; }
.area-a { fill: #0f4c9c; opacity: .22; } .area-b { opacity: .45; }
.hatch { fill: #fbe6d9; } .hatch-line { stroke: #b24300; stroke-width: 4; }
.mark-dot { fill: #14171f; } .mark-text { fill: #fff; font-size: 12px; font-weight: bold; }
"""
MINUS: Final = "\N{MINUS SIGN}"
DASHES: Final = ("", ' stroke-dasharray="9 4"', ' stroke-dasharray="2 4"', ' stroke-dasharray="12 4 2 4"')
"""Seats are told apart without colours, too."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The place of a plot."""

    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int
    last: int
    """The last decision."""

    def x(self, n: float) -> float:
        return self.left + (self.right - self.left) * n / max(1, self.last)

    def y(self, share: float) -> float:
        return self.bottom - (self.bottom - self.top) * share


class Speech(NamedTuple):
    """The words of the plots."""

    names: Sequence[str]
    words: Mapping[str, str] = WORDS
    number: Callable[[float], str] = str
    """A number as the language writes it."""


def signed(value: float, number: Callable[[float], str] = str) -> str:
    """With a sign, to one decimal.

    >>> signed(2.04), signed(-0.52) == f"{MINUS}0.5", signed(0.01)
    ('+2.0', True, '±0.0')
    """
    rounded = round(value, 1)
    return f"{'+' if rounded > 0 else MINUS if rounded < 0 else '±'}{number(abs(rounded))}"


def value_plot(found: Analysis, speech: Speech, width: int = 860, link: str = "", key: str = "v") -> str:
    """Everybody's chance to win after every decision; of two seats the first one's. Mistakes are marked by their number, and with a
    `link` lead to their moment: it ends where the number of the decision belongs."""
    frame = Frame(width, 322, 50, width - (14 if found.seats == 2 else 28), 26, 296, found.decisions)
    out = [_open(frame, "vp", _value_name(found, speech)), *_bands(found, frame, speech)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = frame.y(share)
        out.append(
            f'<path class="{"even" if share == 0.5 and found.seats == 2 else "grid"}" d="M{frame.left} {y:.1f}H{frame.right}"/>'
        )
        out.append(
            f'<text class="tick" x="{frame.left - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>'.replace("%<", " %<")
        )
    if found.seats == 2:
        out += _areas(found, frame, key)
    else:
        for seat in range(found.seats):
            letter = LETTERS[seat].lower()
            points = _path([(frame.x(one.n), frame.y(one.values[seat])) for one in found.moments])
            out.append(f'<path class="line line-{letter}" d="{points}"{DASHES[seat]}/>')
        ends = _apart([(frame.y(found.moments[-1].values[seat]), seat) for seat in range(found.seats)])
        for y, seat in ends:
            out.append(
                f'<text class="end ink-{LETTERS[seat].lower()}" x="{frame.right + 6}" y="{y + 4:.1f}">{LETTERS[seat]}</text>'
            )
    out += _marks(found, frame, speech, link)
    out.append(_cursor(frame))
    return "".join([*out, "</svg>"])


def luck_plot(found: Analysis, speech: Speech, width: int = 430) -> str:
    """How far every seat's rolls are above or below what was expected, all together, after every decision."""
    frame = Frame(width, 250, 50, width - 66, 16, 222, found.decisions)
    curves = [list(_running(found, seat)) for seat in range(found.seats)]
    most = max([1.0, *(abs(total) for curve in curves for _, total in curve)])
    step = next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000) if most / size <= 3)
    top = step * ceil(most / step)

    def y(total: float) -> float:
        return frame.y(0.5 + total / top / 2)

    out = [_open(frame, "lp", _luck_name(found, speech)), *_bands(found, frame, speech)]
    for line in range(-top, top + 1, step):
        label = "0" if not line else f"{'+' if line > 0 else MINUS}{abs(line)}"
        out.append(f'<path class="{"grid" if line else "even"}" d="M{frame.left} {y(line):.1f}H{frame.right}"/>')
        out.append(f'<text class="tick" x="{frame.left - 8}" y="{y(line) + 4:.1f}" text-anchor="end">{label}</text>')
    for seat, curve in enumerate(curves):
        before, points = 0.0, [(frame.x(0), y(0))]
        for n, total in curve:
            points += [(frame.x(n), y(before)), (frame.x(n), y(total))]
            before = total
        points.append((frame.x(frame.last), y(before)))
        out.append(f'<path class="line line-{LETTERS[seat].lower()}" d="{_path(points)}"{DASHES[seat]}/>')
    ends = _apart([(y(curve[-1][1] if curve else 0.0), seat) for seat, curve in enumerate(curves)])
    for at, seat in ends:
        letter, luck = LETTERS[seat], signed(curves[seat][-1][1] if curves[seat] else 0.0, speech.number)
        out.append(f'<text class="end ink-{letter.lower()}" x="{frame.right + 6}" y="{at + 4:.1f}">{letter} {luck}</text>')
    out.append(_cursor(frame))
    return "".join([*out, "</svg>"])


def sheet(found: Analysis, speech: Speech, heading: str) -> str:
    """Both plots as a file for itself."""
    height = 60 + 330 + 40 + 250 + 10
    value, luck = value_plot(found, speech, key="f"), luck_plot(found, speech, 860)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 {height}" width="860" height="{height}">',
            f"<title>{escape(heading)}</title><style>{STYLE}</style>",
            f'<rect class="paper" width="860" height="{height}"/>',
            f'<text class="head" x="16" y="28">{escape(heading)}</text>',
            f'<text class="tick" x="16" y="50">{escape(_value_name(found, speech))}</text>',
            value.replace("<svg ", '<svg y="60" width="860" height="322" ', 1),
            f'<text class="tick" x="16" y="418">{escape(speech.words["luck"])}</text>',
            luck.replace("<svg ", '<svg y="430" width="860" height="250" ', 1),
            "</svg>",
            "",
        ]
    )


# -- parts -----------------------------------------------------------------------------------------------------------------


def _value_name(found: Analysis, speech: Speech) -> str:
    return speech.words["value.one"] % {"name": speech.names[0]} if found.seats == 2 else speech.words["value"]


def _luck_name(found: Analysis, speech: Speech) -> str:
    told = [
        f"{speech.names[seat]} {signed(luck.actual - luck.expected, speech.number)}"
        for seat in range(found.seats)
        for luck in (found.luck(seat),)
    ]
    return f"{speech.words['luck']}: {', '.join(told)}"


def _open(frame: Frame, kind: str, name: str) -> str:
    places = f'data-left="{frame.left}" data-right="{frame.right}" data-top="{frame.top}" data-bottom="{frame.bottom}"'
    return f'<svg viewBox="0 0 {frame.width} {frame.height}" class="{kind}" role="group" aria-label="{escape(name)}" {places}>'


def _path(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _bands(found: Analysis, frame: Frame, speech: Speech) -> Iterator[str]:
    """Every other round on a ground of its own, named where there is room."""
    starts = [(number, next(iter(some)).n) for number, some in groupby(found.moments, lambda one: one.round)]
    ends = [n for _, n in starts[1:]] + [frame.last]
    for place, ((number, start), end) in enumerate(zip(starts, ends, strict=True)):
        left, right = frame.x(start), frame.x(end)
        if place % 2 == 0:
            height = frame.bottom - frame.top
            yield f'<rect class="zone" x="{left:.1f}" y="{frame.top}" width="{right - left:.1f}" height="{height}"/>'
        name = speech.words["round"] % {"n": number}
        label = name if right - left > 7.5 * len(name) else str(number) if right - left > 14 else ""
        if label and number:
            middle = (left + right) / 2
            yield f'<text class="tick" x="{middle:.1f}" y="{frame.bottom + 18}" text-anchor="middle">{escape(label)}</text>'


def _areas(found: Analysis, frame: Frame, key: str) -> Iterator[str]:
    """The first seat's curve; above one half the ground is the one seat's, below it the other's."""
    points = [(frame.x(one.n), frame.y(one.values[0])) for one in found.moments]
    middle, width = frame.y(0.5), frame.right - frame.left
    closed = f"{_path(points)}L{frame.right} {middle:.1f}L{frame.left} {middle:.1f}z"
    half = middle - frame.top
    yield (
        f'<defs><clipPath id="{key}-over"><rect x="{frame.left}" y="{frame.top}" width="{width}" height="{half}"/></clipPath>'
        f'<clipPath id="{key}-under"><rect x="{frame.left}" y="{middle}" width="{width}" height="{half}"/></clipPath>'
        f'<pattern id="{key}-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(135)">'
        '<rect class="hatch" width="8" height="8"/><path class="hatch-line" d="M0 0v8"/></pattern></defs>'
        f'<path class="area-a" d="{closed}" clip-path="url(#{key}-over)"/>'
        f'<path class="area-b" d="{closed}" fill="url(#{key}-hatch)" clip-path="url(#{key}-under)"/>'
        f'<path class="line lone" d="{_path(points)}"/>'
    )


def _marks(found: Analysis, frame: Frame, speech: Speech, link: str) -> Iterator[str]:
    """The mistakes by number, beside the curve of whoever made them."""
    taken: list[tuple[float, float]] = []
    for number, one in enumerate(found.mistakes, 1):
        share = found.moments[one.n].values[0 if found.seats == 2 else one.seat]
        x, y = frame.x(one.n), frame.y(share)
        way = 1 if y < (frame.top + frame.bottom) / 2 else -1
        y += 18 * way
        while any(abs(x - other) < 19 and abs(y - there) < 19 for other, there in taken):
            y += 20 * way
        taken.append((x, y))
        drawn = (
            f'<circle class="mark-dot" cx="{x:.1f}" cy="{y:.1f}" r="9"/>'
            f'<text class="mark-text" x="{x:.1f}" y="{y + 4.4:.1f}" text-anchor="middle">{number}</text>'
        )
        if link:
            drawn = (
                f'<a class="mark" href="{escape(link)}{one.n}" aria-label="{escape(mistake_name(number, one, speech))}">{drawn}</a>'
            )
        yield drawn


def mistake_name(number: int, one: Mistake, speech: Speech) -> str:
    """A mistake in a few words."""
    points = speech.words["points"] % {"n": signed(-100 * one.loss, speech.number)}
    return speech.words["mistake"] % {
        "number": number,
        "round": one.round,
        "n": one.n + 1,
        "name": speech.names[one.seat],
        "points": points,
    }


def _cursor(frame: Frame) -> str:
    """A line the page moves."""
    return f'<path class="cursor" d="M{frame.left} {frame.top}V{frame.bottom}"/>'


def _running(found: Analysis, seat: int) -> Iterator[tuple[int, float]]:
    total = 0.0
    for one in found.throws:
        if one.seat == seat:
            total += one.actual - one.expected
            yield one.n, total


def _apart(ends: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """Labels that do not lie on each other."""
    placed: list[tuple[float, int]] = []
    for y, seat in sorted(ends):
        placed.append((max(y, placed[-1][0] + 15) if placed else y, seat))
    return placed
