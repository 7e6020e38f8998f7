"""Who still makes the cut: everybody's chance, after every round.

Every match that is still to be played counts as even, and none as drawn; a win brings the victory points that wins have
brought so far, and a loss those of losses. Whoever is equal in all tiebreakers shares the last places. In the last Swiss
round, when its pairings are out, every end of it is looked at if there are few enough; otherwise rounds are drawn by the rules
and played with a coin, often enough. Results of the round that is out do not count before it is closed, so the numbers of a
round stay as they are.

>>> from longbox.challenger.simulate import simulate
>>> outlook(simulate(5, "1")) is None
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby, product
from typing import Final

from longbox.kernel import Generator, dice_key

from . import matches
from .event import ACTIVE, Event
from .pairing import swiss
from .standings import Played, Standing

Pairs = Sequence[tuple[str, str | None]]
Histories = dict[str, list[Played]]

EACH: Final = 10
"""Up to so many matches of the last round, every end of it is looked at: 1,024."""
DRAWN: Final = 10
"""Up to so many players, rounds to come are drawn as they would be; larger ones nearly so."""
WORK: Final = 60_000
"""How many players' rounds are drawn and played."""
LEAST: Final = 200
MOST: Final = 2000
"""How often the rest of an event is played."""
IN, OUT, OPEN = "in", "out", ""


@dataclass(frozen=True, slots=True)
class Chance:
    """Somebody's chance to make the cut."""

    player: str
    share: float
    win: float | None = None
    """If they win the match that is out; None if there is none."""
    loss: float | None = None
    sure: str = OPEN
    """`in` or `out` if no results can change it; leaving may."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What may become of an event."""

    rounds: int
    """Swiss rounds that count as still to be played."""
    exact: bool
    draws: int
    """How often the rest was played; how many ends there are, if each was looked at."""
    chances: tuple[Chance, ...]


def undecided(event: Event) -> bool:
    """Whether a round is closed and the cut is yet to be made from what is played."""
    if event.plan is None or not event.plan.cut or event.cut is not None or event.ended:
        return False
    return not event.swiss_over and any(round.closed for round in event.swiss)


def outlook(event: Event) -> Outlook | None:
    """Everybody's chance to make the cut, in the order of the standings; None where there is no cut to be made any more."""
    if not undecided(event):
        return None
    assert event.plan is not None
    closed = sum(round.closed for round in event.swiss)
    left, current = event.plan.rounds - closed, event.swiss[-1]
    out = [table.players for table in current.tables] if current.published and not current.closed else None
    state = _Rest(event, closed, left, out)
    exact = left == 1 and out is not None and len(state.matches) <= EACH
    found = state.each() if exact else state.often()
    rows = [row for row in event.standings() if row.player in state.active]
    return Outlook(left, exact, found.plays, tuple(_chance(state, found, row) for row in rows))


class _Tally:
    """In how many ends somebody made the cut: in all, and by the result of the match that is out."""

    def __init__(self, active: Sequence[str]) -> None:
        self.plays = 0
        self.made = dict.fromkeys(active, Fraction(0))
        self.won = dict.fromkeys(active, Fraction(0))
        self.wins = dict.fromkeys(active, 0)

    def add(self, shares: Mapping[str, Fraction], winners: Sequence[str]) -> None:
        self.plays += 1
        for id in winners:
            if id in self.wins:
                self.wins[id] += 1
                self.won[id] += shares.get(id, 0)
        for id, share in shares.items():
            self.made[id] += share


class _Rest:
    """The rest of the Swiss rounds, to be played on paper."""

    def __init__(self, event: Event, closed: int, left: int, out: Pairs | None) -> None:
        self.event, self.closed, self.left, self.out = event, closed, left, out
        self.active = {id: None for id, player in event.players.items() if player.status == ACTIVE and player.checked_in}
        self.matches = [(one, other) for one, other in out or () if other is not None]
        self.before = event.histories([round for round in event.swiss if round.closed])
        self.win, self.loss = _usual(self.before)

    def each(self) -> _Tally:
        """Every end of the round that is out."""
        tally = _Tally([*self.active])
        for ends in product((0, 1), repeat=len(self.matches)):
            winners = [pair[end] for pair, end in zip(self.matches, ends, strict=True)]
            played = self._copied()
            self._play(played, self.out or (), self.closed + 1, winners)
            tally.add(self._made(played), winners)
        return tally

    def often(self) -> _Tally:
        """The rest, drawn by the rules and played with a coin; the same for everybody who asks."""
        tally = _Tally([*self.active])
        rng = Generator(dice_key(f"chances {self.event.commitment} {self.closed} {self.out}"))
        for _ in range(min(MOST, max(LEAST, WORK // (self.left * max(1, len(self.active)))))):
            played, first = self._copied(), list[str]()
            for number in range(self.closed + 1, self.closed + self.left + 1):
                known = self.out is not None and number == self.closed + 1
                pairs = self.out if known and self.out is not None else self._drawn(played, rng)
                winners = [pair[rng.below(2)] for pair in pairs if pair[1] is not None]
                self._play(played, pairs, number, winners)  # type: ignore[arg-type]
                if known:
                    first = winners  # type: ignore[assignment]
            tally.add(self._made(played), first)
        return tally

    def _copied(self) -> Histories:
        return {id: list(played) for id, played in self.before.items()}

    def _play(self, played: Histories, pairs: Pairs, number: int, winners: Sequence[str]) -> None:
        won = set(winners)
        for one, other in pairs:
            if other is None:
                played.setdefault(one, []).append(Played(number, matches.BYE_SCORE, None, matches.BYE))
                continue
            for id, opponent in ((one, other), (other, one)):
                score = self.win if id in won else self.loss
                played.setdefault(id, []).append(Played(number, score, opponent, matches.VICTORY))

    def _drawn(self, played: Histories, rng: Generator) -> Pairs:
        """A round as the rules would draw it, but for settings that hardly matter here."""
        points = {id: sum(one.score.points for one in played.get(id, ())) for id in self.active}
        met = {id: {one.opponent: one.round for one in played.get(id, ()) if one.opponent} for id in self.active}
        bye: list[tuple[str, str | None]] = []
        if len(points) % 2:
            sits = min(points, key=lambda id: (_byes(played.get(id, ())), points[id], rng.below(1 << 30)))
            del points[sits]
            bye.append((sits, None))
        pairs = swiss(points, met, rng).pairs if len(points) <= DRAWN else _down(points, met, rng)
        return [*pairs, *bye]

    def _made(self, played: Histories) -> dict[str, Fraction]:
        return made(self.event, [row for row in self.event.ranked(played, "", 0) if row.player in self.active])


def _down(points: Mapping[str, int], met: Mapping[str, Mapping[str, int]], rng: Generator) -> list[tuple[str, str]]:
    """From the top, each with the next they have not met: what the rules draw in a large field but for the last few."""
    ids = [*points]
    rng.shuffle(ids)
    ids.sort(key=lambda id: -points[id])
    pairs = []
    while ids:
        one = ids.pop(0)
        at = next((at for at, other in enumerate(ids) if other not in met[one]), 0)
        pairs.append((one, ids.pop(at)))
    return pairs


def _usual(played: Mapping[str, Sequence[Played]]) -> tuple[matches.Score, matches.Score]:
    """What a win and a loss brought on average."""
    scores = [one.score for rounds in played.values() for one in rounds if one.opponent is not None]

    def mean(points: int, otherwise: int) -> matches.Score:
        found = [score.vps for score in scores if score.points == points]
        return matches.Score(points, round(sum(found) / len(found)) if found else otherwise)

    return mean(matches.WIN, matches.GIVEN), mean(matches.LOSS, 0)


def _byes(played: Sequence[Played]) -> int:
    return sum(one.kind == matches.BYE for one in played)


def made(event: Event, rows: Sequence[Standing]) -> dict[str, Fraction]:
    """Who of these makes the cut; those who are equal in everything share what is left of it."""
    if event.settings["cut_points"] != "off":
        enough = sum(row.points >= int(event.settings["cut_points"]) for row in rows)
        return dict(_first(rows, max(2, enough)))
    assert event.plan is not None
    places = event.plan.cut
    while event.settings["short_bracket"] == "smaller" and places > len(rows):
        places //= 2
    return dict(_first(rows, places))


def _first(rows: Sequence[Standing], places: int) -> Iterator[tuple[str, Fraction]]:
    for _, equals in groupby(rows, key=lambda row: row.order[:3]):
        group = list(equals)
        share = Fraction(min(places, len(group)), len(group))
        for row in group:
            yield row.player, share
        places -= len(group)
        if places <= 0:
            return


def _chance(state: _Rest, found: _Tally, row: Standing) -> Chance:
    id, plays = row.player, found.plays
    plain = any(id in pair for pair in state.matches)
    wins, losses = found.wins[id], plays - found.wins[id]
    win = float(found.won[id] / wins) if plain and wins else None
    loss = float((found.made[id] - found.won[id]) / losses) if plain and losses else None
    return Chance(id, float(found.made[id] / plays), win, loss, _sure(state, row))


def _sure(state: _Rest, mine: Standing) -> str:
    """Whether points alone decide it, whatever is played: tiebreakers may do anything."""
    event, most = state.event, matches.WIN * state.left
    others = [row.points for row in event.standings() if row.player in state.active and row.player != mine.player]
    above = sum(points > mine.points + most for points in others)
    reach = sum(points + most >= mine.points for points in others)
    if event.settings["cut_points"] != "off":
        needed = int(event.settings["cut_points"])
        return IN if mine.points >= needed else OUT if mine.points + most < needed and above >= 2 else OPEN
    assert event.plan is not None
    return IN if reach < event.plan.cut else OUT if above >= event.plan.cut else OPEN


__all__ = ["Chance", "Outlook", "made", "outlook", "undecided"]
