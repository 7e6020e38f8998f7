"""How many rounds an event has, and how many players its cut takes (Progression Cut, Alternate Swiss Rounds)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from .settings import DEFAULTS, Value
from .words import Refused

EFFECTIVE: Final = date(2025, 3, 14)
"""From this day on the packet is in force (CE-001)."""
LEAST: Final = 4
"""Both tables begin here (A2)."""
TABLE: Final = ((16, 4, 4, 0), (32, 4, 5, 8), (64, 5, 6, 8), (128, 6, 7, 8), (256, 7, 8, 16))
"""(players up to, rounds before a cut, rounds of full Swiss, places of the cut); CE-072..CE-076, CE-113..CE-117."""
BEYOND: Final = (8, 9, 16)
"""The same for more players than the table names (CE-077, CE-118)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is announced before an event begins."""

    players: int
    rounds: int
    cut: int
    """Places in the bracket; 0 without one."""
    departs: bool = False
    """Whether the organiser departs from the packet's table."""


def plan(players: int, settings: Mapping[str, Value] = DEFAULTS) -> Plan:
    """Rounds and cut for a number of players.

    >>> plan(16), plan(17)
    (Plan(players=16, rounds=4, cut=0, departs=False), Plan(players=17, rounds=4, cut=8, departs=False))
    >>> plan(17, {**DEFAULTS, "cut": False})
    Plan(players=17, rounds=5, cut=0, departs=False)
    """
    if players < LEAST:
        raise Refused("A Challenger event needs at least {least} players; {players} are checked in.", least=LEAST, players=players)
    before, full, top = next((row[1:] for row in TABLE if players <= row[0]), BEYOND)
    printed = Plan(players, before, top) if settings["cut"] else Plan(players, full, 0)
    wanted, places = settings["rounds"], settings["cut_to"]
    rounds = printed.rounds if wanted == "packet" else int(wanted)
    cut = printed.cut if places == "packet" else 0 if places == "none" else int(places)
    by_points = settings["cut_points"] != "off"
    if by_points:
        cut = cut or 8
    if (rounds, cut) == (printed.rounds, printed.cut) and not by_points:
        return printed
    return Plan(players, rounds, cut, departs=True)


__all__ = ["EFFECTIVE", "LEAST", "Plan", "plan"]
