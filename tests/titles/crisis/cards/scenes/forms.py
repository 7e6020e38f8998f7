"""How the scenes of characters with forms are set up and played on."""

from __future__ import annotations

from ...scene import Duel


def close(first: str = "ant-man", second: str = "sabretooth", **more: object) -> Duel:
    """Two characters within Range 2 of each other; the second one with bare dice (no Power)."""
    return Duel(first, second, **more).put(second, 12.0, 10.0)
