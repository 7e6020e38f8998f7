"""A hall with players in it: the fewest lines that lead to any moment of an event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from longbox.challenger import Event, Result, announcement, draw, facts
from longbox.challenger.event import Round
from longbox.challenger.settings import Value
from longbox.titles.crisis.builder import write
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.script.rosters import Roster

STANDARD: Roster = replace(
    LIBRARY.rosters["avengers"],
    tactics=(
        "avengers-assemble", "second-wind", "patch-up", "brace-for-impact", "indomitable", "sacrifice", "recalibration-matrix",
        "warpath", "fall-back", "dig-in",
    ),
)  # fmt: skip
"""A roster that is legal by the Standard list."""
TEXT = write(STANDARD)
EXTENDED = write(replace(STANDARD, secure=(*STANDARD.secure[:-1], "sword-base")))
"""Legal by the Extended list only."""


def opened(seed: str = "seed", date: str = "2025-04-05", timeline: str = "standard", **settings: Value) -> Event:
    event = Event()
    event.say(facts.Opened("Saturday", date, timeline, seed, tuple({"rosters": "optional", **settings}.items())), by="Olga")
    return event


def hall(players: int, seed: str = "seed", **settings: Value) -> Event:
    """So many players checked in, rounds and cut announced."""
    event = opened(seed, **settings)
    for number in range(1, players + 1):
        event.say(facts.Joined(f"P{number}", f"Player {number}"))
        event.say(facts.CheckedIn(f"P{number}"))
    event.say(announcement(event))
    return event


def begin(event: Event, reason: str = "") -> Round:
    """Draw and publish a round."""
    event.say(draw(event, reason))
    event.say(facts.Published(event.rounds[-1].number))
    return event.rounds[-1]


def finish(event: Event, results: Iterable[Result] | None = None, close: bool = True) -> Round:
    """Report what is missing: the first at each table wins 16 to 9, unless results are given."""
    round = event.rounds[-1]
    given = iter(results or ())
    for table in round.tables:
        if table.players[1] is not None and table.result is None:
            event.say(facts.Reported(round.number, table.number, next(given, Result("victory", table.pair[0], (16, 9)))))
    if close:
        event.say(facts.RoundClosed(round.number))
    return round


def play(event: Event, rounds: int = 1) -> Event:
    for _ in range(rounds):
        begin(event)
        finish(event)
    return event


def pair_by_hand(event: Event, *tables: tuple[str, str | None]) -> Round:
    """Pairings as a test wants them, in the next round."""
    number = len(event.rounds) + 1
    event.say(facts.Paired(number, 1, tables))
    event.say(facts.Published(number))
    return event.rounds[-1]


def to_cut(players: int = 17, seed: str = "seed", **settings: Value) -> Event:
    """All Swiss rounds played and the cut made."""
    event = hall(players, seed, **settings)
    play(event, event.planned().rounds)
    event.say(facts.CutMade())
    return event


def refused(event: Event, fact: facts.Fact, **author: object) -> str:
    """The sentence with which a fact is refused, having changed nothing."""
    import copy

    import pytest

    from longbox.challenger import Refused

    before = copy.deepcopy(state(event))
    with pytest.raises(Refused) as caught:
        event.say(fact, **author)  # type: ignore[arg-type]
    assert state(event) == before
    assert "{" not in caught.value.told("de")
    assert caught.value.told("de") != str(caught.value)
    return str(caught.value)


def state(event: Event) -> dict[str, object]:
    return {key: value for key, value in vars(event).items() if key != "_standings"}


def remarks(event: Event) -> list[str]:
    return [str(text) for _, text in event.remarks]
