"""How the scenes of those who heal fast, and of Hydra are set up and played on."""

from __future__ import annotations

from ...scene import Duel


def close(first: str, second: str = "thanos-the-mad-titan") -> Duel:
    return Duel(first, second).put(second, 12.5, 10.0)
