"""Ready battlefields."""

from __future__ import annotations

from typing import Any


def box(kind: str, size: int, x: float, y: float, w: float, h: float, interactive: bool = True) -> tuple[Any, ...]:
    return (kind, size, interactive, ((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


FIELDS: dict[str, tuple[tuple[Any, ...], ...]] = {
    "downtown": (
        box("building", 4, 4.0, 14.0, 4.0, 4.0), box("building", 4, 28.0, 18.0, 4.0, 4.0), box("car", 2, 12.0, 10.0, 3.5, 1.8),
        box("car", 2, 20.0, 25.0, 3.5, 1.8), box("dumpster", 2, 22.0, 12.0, 2.0, 1.2), box("dumpster", 2, 12.0, 23.0, 2.0, 1.2),
        box("bench", 1, 17.0, 8.0, 2.0, 0.8), box("bench", 1, 17.0, 27.0, 2.0, 0.8), box("kiosk", 3, 7.0, 24.0, 2.0, 2.0),
        box("kiosk", 3, 27.0, 10.0, 2.0, 2.0), box("truck", 4, 14.0, 16.0, 2.4, 4.5), box("lamp", 1, 22.5, 18.0, 0.5, 0.5),
    ),
}  # fmt: skip
