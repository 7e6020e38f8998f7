"""Whole events with random results: for trying things out, for tests and for speed."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.kernel import Generator

from . import facts, opening, swiss
from .event import Event, Round
from .facts import Json
from .matches import CONCESSION, TIME, VICTORY, Result
from .settings import Value
from .view import rows_told, table_told


def random_result(pair: Sequence[str], rng: Generator, elimination: bool = False) -> Result:
    """A likely end of a match."""
    kind = rng.below(20)
    vps = (rng.below(22), rng.below(22))
    if kind == 0:
        return Result(CONCESSION, rng.choice(pair), vps)
    if kind <= 4 and not (elimination and vps[0] == vps[1]):
        return Result(TIME, None, vps)
    if vps[0] == vps[1]:
        vps = (vps[0] + 1, vps[1])
    return Result(VICTORY, pair[0] if vps[0] > vps[1] else pair[1], vps)


def play_round(event: Event, rng: Generator) -> Round:
    """Draw the next round, publish it, report everything, close it."""
    event.say(swiss.draw(event))
    round = event.rounds[-1]
    event.say(facts.Published(round.number))
    for table in round.tables:
        if table.players[1] is not None and table.result is None:
            event.say(facts.Reported(round.number, table.number, random_result(table.pair, rng, round.elimination)))
    event.say(facts.RoundClosed(round.number))
    return round


def simulate(players: int, seed: str, settings: Sequence[tuple[str, Value]] = ()) -> Event:
    """A whole event, from the opening to its winner.

    >>> simulate(5, "1").winner in {"P1", "P2", "P3", "P4", "P5"}
    True
    """
    event = Event()
    event.say(facts.Opened("Simulation", "2025-03-14", "standard", seed, (("rosters", "optional"), *settings)))
    for number in range(1, players + 1):
        event.say(facts.Joined(f"P{number}", f"Player {number}"))
        event.say(facts.CheckedIn(f"P{number}"))
    event.say(opening.announcement(event))
    rng = event.generator("results", 0)
    while not event.over:
        if event.swiss_over and event.cut is None:
            event.say(facts.CutMade())
        play_round(event, rng)
    return event


def report(event: Event) -> Json:
    """Rounds and final standings as JSON."""
    return {
        "rounds": [
            {"number": round.number, "elimination": round.elimination, "pairings": [table_told(table) for table in round.tables]}
            for round in event.rounds
        ],
        "standings": rows_told(event),
    }


__all__ = ["play_round", "random_result", "report", "simulate"]
