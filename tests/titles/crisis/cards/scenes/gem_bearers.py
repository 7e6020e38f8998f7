"""How the scenes of the bearers of gems are set up and played on."""

from __future__ import annotations

from longbox.titles.crisis.rules.superpowers import actives

from ...scene import Duel


def close(first: str, second: str = "ant-man", **more: object) -> Duel:
    return Duel(first, second, **more).put(second, 12.5, 10.0)


def powers(duel: Duel, who: int = 0) -> set[str]:
    return {power.id for power in actives(duel.t, who, 2)}
