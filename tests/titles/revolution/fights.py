"""Fights that several tests begin with."""

from __future__ import annotations

from typing import Any

from .scene import Scene, n

TEAM = {"rogue": 0, "nightcrawler": 1, "pixie": 2, "cable": 3}


def fight(mission: str = "gamma-rampage", **more: str) -> Scene:
    """Rogue (0), Nightcrawler (1) and Pixie (2) side by side, the Mission Token far away; nobody has Power Tokens."""
    s = Scene(**TEAM)
    s.fight(mission, {0: ("rogue", (0, 0)), 1: ("nightcrawler", (1, 0)), 2: ("pixie", (0, 1))}, (4, -4))
    s.t.power = [0] * len(s.t.power)
    return s


def power_scene(who: str, target: str = "cable", distance: int = 1) -> Scene:
    s = Scene(**{who.replace("-", "_"): 0, target: 3}).fight(
        "gamma-rampage", {0: (who, (0, 0)), 3: (target, (distance, 0))}, (4, -4)
    )
    for other in ("wolverine", "storm", target):
        s.t.power[n(other)] = 0
    return s


DUELLISTS = {"rogue": 0, "iceman": 1, "beast": 2, "cable": 3}


def duel(mission: str = "gamma-rampage", *tokens: tuple[int, int], **where: Any) -> Scene:
    """Rogue (seat 0) and Iceman (seat 1); others only where the test says."""
    s = Scene(**DUELLISTS)
    places = {0: ("rogue", (0, 0)), 1: ("iceman", (1, 0))} | {int(seat[1:]): place for seat, place in where.items()}
    s.fight(mission, places, *tokens)
    s.t.power = [0] * len(s.t.power)
    return s


def kinds(s: Scene, name: str) -> list[Any]:
    return [option for option in s.options if isinstance(option, tuple) and option[0] == name]
