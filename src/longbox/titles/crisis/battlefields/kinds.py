"""Kinds of terrain: their names, their usual Sizes (CP-453) and footprints."""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """What is usual for a kind; the players may agree on anything else for one feature (CP-452)."""

    size: int
    en: str
    de: str
    w: float
    h: float
    sides: int = 4
    """4 is a rectangle of w by h; more is a regular polygon, w from corner to corner."""
    interactive: bool = True
    flat: bool = True
    """Whether a miniature can stand on it: there is no balancing on a treetop (CP-254, Q16)."""
    feminine: bool = False
    """Of its German name: hinter der Bank, hinter dem Auto."""


KINDS: dict[str, Kind] = {
    "barrier": Kind(1, "barrier", "Absperrung", 2.4, 0.6, feminine=True),
    "bench": Kind(1, "bench", "Bank", 2.0, 0.8, feminine=True),
    "crate": Kind(1, "crate", "Kiste", 1.2, 1.2, feminine=True),
    "lamppost": Kind(1, "lamppost", "Laternenpfahl", 0.6, 0.6, flat=False),
    "boat": Kind(2, "boat", "Boot", 4.0, 1.6),
    "boulder": Kind(2, "boulder", "Felsblock", 2.0, 2.0, 6),
    "car": Kind(2, "car", "Auto", 3.5, 1.8),
    "cryo-tube": Kind(2, "cryo tube", "Kryokammer", 2.0, 1.0, feminine=True),
    "dumpster": Kind(2, "dumpster", "Müllcontainer", 2.0, 1.2),
    "fountain": Kind(2, "fountain", "Brunnen", 3.6, 3.6, 6),
    "billboard": Kind(3, "billboard", "Werbetafel", 3.0, 0.6, feminine=True),
    "food-truck": Kind(3, "food truck", "Foodtruck", 4.0, 2.0),
    "kiosk": Kind(3, "kiosk", "Verkaufsstand", 2.0, 2.0),
    "statue": Kind(3, "statue", "Statue", 1.6, 1.6, flat=False, feminine=True),
    "tank": Kind(3, "tank", "Tank", 3.0, 3.0, 8),
    "tree": Kind(3, "tree", "Baum", 2.2, 2.2, 6, flat=False),
    "metal-construct": Kind(2, "metal construct", "Metallkonstrukt", 2.0, 2.0, 24, flat=False),
    "flame-pillar": Kind(1, "flame pillar", "Flammensäule", 1.4, 1.4, 24, feminine=True),
    "container": Kind(4, "container", "Container", 5.0, 2.0),
    "market-stand": Kind(4, "market stand", "Laden", 3.0, 3.0),
    "truck": Kind(4, "truck", "LKW", 5.0, 2.2),
    "wagon": Kind(4, "wagon", "Waggon", 6.0, 2.2),
    "building": Kind(5, "building", "Gebäude", 5.0, 5.0),
    "crane": Kind(5, "crane", "Kran", 3.0, 3.0),
    "monolith": Kind(5, "monolith", "Monolith", 2.0, 2.0),
    "monument": Kind(5, "monument", "Denkmal", 2.5, 2.5, 6, interactive=False),
    "pyramid": Kind(5, "pyramid", "Pyramide", 5.0, 5.0, flat=False, feminine=True),
    "wreck": Kind(5, "wreck", "Wrack", 6.0, 6.0, 6, interactive=False),
}
