"""A small picture of shares with their intervals, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from longbox.kernel import LongboxError

WIDTH, ROW, LEFT, RIGHT, TOP = 640, 36, 150, 110, 56
INK, BAR, FAINT = "#1d2433", "#3b6fb6", "#c9d1de"


def bars(heading: str, rows: Sequence[tuple[str, float, float, float]], fair: float, many: bool = False) -> str:
    """Bars of shares from 0 to 1, each (name, share, low, high), and a line where nobody is better than the others. Where there are
    many, rows are lower and names may be longer.

    >>> picture = bars("A duel", [("greedy", 0.8, 0.7, 0.9), ("random", 0.2, 0.1, 0.3)], 0.5)
    >>> picture.count("<rect"), "greedy" in picture
    (3, True)
    """
    row, left, font = (20, 260, 12) if many else (ROW, LEFT, 14)
    thick, end = row * 5 // 18, row // 6
    span = WIDTH - left - RIGHT
    height = TOP + row * len(rows) + 34
    bottom = TOP + row * len(rows)

    def x(share: float) -> str:
        return f"{left + span * share:.1f}"

    told = "; ".join(f"{name} {share:.1%}, {low:.1%} to {high:.1%}" for name, share, low, high in rows)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" '
        f'font-family="sans-serif" font-size="{font}" fill="{INK}">',
        f"<title>{escape(heading)}</title><desc>{escape(told)}</desc>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="28" font-size="17" font-weight="bold">{escape(heading)}</text>',
    ]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        out.append(f'<path d="M{x(tick)} {TOP}V{bottom}" stroke="{FAINT}"/>')
        out.append(f'<text x="{x(tick)}" y="{bottom + 20}" text-anchor="middle" font-size="12">{tick:.0%}</text>')
    for at, (name, share, low, high) in enumerate(rows):
        middle = TOP + row * at + row // 2
        out.append(f'<text x="{left - 10}" y="{middle + font // 3 + 1}" text-anchor="end">{escape(name)}</text>')
        out.append(f'<rect x="{left}" y="{middle - thick}" width="{span * share:.1f}" height="{2 * thick}" fill="{BAR}"/>')
        ends = f"M{x(low)} {middle - end}v{2 * end}M{x(high)} {middle - end}v{2 * end}"
        out.append(f'<path d="M{x(low)} {middle}H{x(high)}{ends}" stroke="{INK}" stroke-width="2" fill="none"/>')
        out.append(f'<text x="{WIDTH - RIGHT + 12}" y="{middle + font // 3 + 1}">{share:.1%}</text>')
    out.append(f'<path d="M{x(fair)} {TOP - 6}V{bottom}" stroke="{INK}" stroke-dasharray="4 4"/>')
    return "\n".join([*out, "</svg>", ""])


def check(path: str) -> None:
    """A sentence if this is no name for a picture."""
    if not path.endswith(".svg"):
        raise LongboxError(f"Pictures are written as SVG; end the name {path} in .svg.")


def write(path: str, picture: str) -> None:
    try:
        Path(path).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise LongboxError(f"{path} cannot be written: {(error.strerror or 'unknown reason').lower()}.") from error
