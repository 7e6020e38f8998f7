"""A battlefield as a plain drawing: footprints on paper, hatched toward the south-east the longer the taller they are."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from longbox.geometry.shapes import Polygon, pt_poly

from .kinds import KINDS
from .plan import BOARD, Battlefield, Piece

PAINT = {
    "road": "#dcd7cc", "path": "#e6dcc4", "grass": "#e2e8d0", "water": "#cfdfe6", "rails": "#d9d0c4", "square": "#e9e2d6",
    "scorched": "#d6c9c2",
}  # fmt: skip
MARGIN = 1.2
HATCH_APART = 0.2
HATCH_PER_SIZE = 0.24
SLANT = (0.8, -0.6)
"""The direction of the hatching: the light comes from the north-west."""
PLATE = 0.86


def as_svg(field: Battlefield, language: str = "en") -> str:
    """The drawing as text, north at the top, one unit per inch."""
    wide = BOARD + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN:g} {-MARGIN:g} {wide:g} {wide:g}" role="img" '
        f'font-family="sans-serif">',
        f"<title>{escape(field.names[language])}</title>",
        f'<rect x="{-MARGIN:g}" y="{-MARGIN:g}" width="{wide:g}" height="{wide:g}" fill="#fffdf7"/>',
        f'<rect width="{BOARD:g}" height="{BOARD:g}" fill="#f4efe4"/>',
    ]
    for surface in field.surfaces:
        parts.append(f'<polygon points="{_points(surface.corners)}" fill="{PAINT[surface.kind]}"/>')
        if surface.kind == "rails":
            parts += _sleepers(Polygon(surface.corners))
    parts.append(f'<rect width="{BOARD:g}" height="{BOARD:g}" fill="none" stroke="#2b2a28" stroke-width=".12"/>')
    parts += _ruler()
    for piece in field.features:
        parts += _feature(piece, language)
    parts.append("</svg>")
    return "\n".join(parts)


def _feature(piece: Piece, language: str) -> list[str]:
    kind = KINDS[piece.kind]
    name = kind.de if language == "de" else kind.en
    fixed = "" if piece.interactive else (", nicht interaktiv" if language == "de" else ", non-interactive")
    size = "Größe" if language == "de" else "Size"
    polygon = Polygon(piece.corners)
    fill = "#ffffff" if piece.interactive else "#b9b3a8"
    hatch = "".join(_hatching(polygon, piece.size * HATCH_PER_SIZE))
    x, y, half = polygon.x, BOARD - polygon.y, PLATE / 2
    if pt_poly(polygon.x, polygon.y, polygon) > -half - 0.2:  # too slim for the plate: it goes to the north-west, off the hatching
        vx, vy = max(polygon.vertices, key=lambda corner: corner[1] - corner[0])
        x, y = vx - half, BOARD - vy - half
    stroke = 0.1 if piece.interactive else 0.2
    return [
        f"<g><title>{escape(name)}, {size} {piece.size}{fixed}</title>",
        f'<path d="{hatch}" stroke="#2b2a28" stroke-width=".045" fill="none"/>',
        f'<polygon points="{_points(piece.corners)}" fill="{fill}" stroke="#2b2a28" stroke-width="{stroke}"/>',
        f'<rect x="{x - half:.3f}" y="{y - half:.3f}" width="{PLATE}" height="{PLATE}" fill="#2b2a28"/>',
        f'<text x="{x:.3f}" y="{y + 0.25:.3f}" font-size=".7" font-weight="700" text-anchor="middle" fill="#ffffff">'
        f"{piece.size}</text>",
        "</g>",
    ]


def _hatching(polygon: Polygon, length: float) -> Iterable[str]:
    """Strokes from the sides that lie in the shade."""
    dx, dy = SLANT[0] * length, SLANT[1] * length
    for vx, vy, ex, ey, side, nx, ny in polygon.edges:
        faces = nx * SLANT[0] + ny * SLANT[1]
        if faces <= 0.05:
            continue
        count = max(1, round(side * faces / HATCH_APART))  # even spacing across the strokes, not along the side
        for i in range(count + 1):
            x, y = vx + ex * side * i / count, vy + ey * side * i / count
            yield f"M{x:.2f} {BOARD - y:.2f}L{x + dx:.2f} {BOARD - y - dy:.2f}"


def _sleepers(track: Polygon) -> list[str]:
    """Ties across a track and two rails along it."""
    along = track.right - track.left >= track.top - track.bottom
    lo, hi = (track.left, track.right) if along else (track.bottom, track.top)
    near, far = (track.bottom, track.top) if along else (track.left, track.right)
    strokes = []
    for i in range(int(hi - lo) + 1):
        at = min(hi, lo + i)
        strokes.append(((at, near), (at, far)) if along else ((near, at), (far, at)))
    for rail in (near + (far - near) * 0.22, near + (far - near) * 0.78):
        strokes.append(((lo, rail), (hi, rail)) if along else ((rail, lo), (rail, hi)))
    path = "".join(f"M{a:.2f} {BOARD - b:.2f}L{c:.2f} {BOARD - d:.2f}" for (a, b), (c, d) in strokes)
    return [f'<path d="{path}" stroke="#a79c8c" stroke-width=".08" fill="none"/>']


def _ruler() -> list[str]:
    """Marks every 3 inches along the edges: Range 2, and Range 3 at every second."""
    path = ""
    for i in range(1, int(BOARD / 3)):
        at, deep = 3 * i, 0.5 if i % 2 == 0 else 0.3
        path += f"M{at} 0v-{deep}M{at} {BOARD:g}v{deep}M0 {at}h-{deep}M{BOARD:g} {at}h{deep}"
    return [f'<path d="{path}" stroke="#2b2a28" stroke-width=".06" fill="none"/>']


def _points(corners: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{BOARD - y:g}" for x, y in corners)
