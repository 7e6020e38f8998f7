"""Who stands where: event points, Strength of Schedule in exact fractions, victory points, a random key (Tiebreakers)."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from .matches import Score


@dataclass(frozen=True, slots=True)
class Played:
    """What a closed round gave a player."""

    round: int
    score: Score
    opponent: str | None = None
    """None for a bye and for an unpaired loss: nobody was met."""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the standings."""

    rank: int
    player: str
    points: int
    schedule: Fraction
    vps: int
    key: int
    played: tuple[Played, ...]

    @property
    def rounds(self) -> int:
        return len(self.played)

    @property
    def order(self) -> tuple[int, Fraction, int, int]:
        """CE-091: the greater the better, one after the other."""
        return (self.points, self.schedule, self.vps, self.key)


def random_key(seed: str, round: int, player: str) -> int:
    """The last tiebreaker (E11): fixed within a round however often it is looked at, fresh in the next.

    >>> random_key("s", 1, "a") == random_key("s", 1, "a") != random_key("s", 2, "a")
    True
    """
    return int.from_bytes(hashlib.sha256(f"longbox event key {seed} {round} {player}".encode()).digest()[:8], "big")


def standings(
    histories: Mapping[str, Sequence[Played]],
    seed: str,
    round: int,
    *,
    unpaired_count: bool = True,
    repeats_once: bool = True,
    own_if_none: bool = False,
    without: Collection[str] = (),
) -> list[Standing]:
    """All players in order after a number of closed rounds (CE-091, CE-092); `without` are opponents that do not count.

    >>> met = {"a": [Played(1, Score(3, 16), "b")], "b": [Played(1, Score(0, 9), "a")]}
    >>> [(row.player, row.points, str(row.schedule)) for row in standings(met, "s", 1)]
    [('a', 3, '0'), ('b', 0, '3')]
    """
    points = {id: sum(one.score.points for one in played) for id, played in histories.items()}
    rounds = {id: counted_rounds(played, unpaired_count) for id, played in histories.items()}
    unit = lcm(*{n for n in rounds.values() if n}, 1)
    share = {id: points[id] * unit // rounds[id] if rounds[id] else 0 for id in histories}
    rows = []
    for id, played in histories.items():
        shares = [share[other] for other in _opponents(played, without, repeats_once)]
        if not shares and own_if_none:
            shares = [share[id]]
        schedule = Fraction(sum(shares), unit * len(shares)) if shares else Fraction(0)
        vps = sum(one.score.vps for one in played)
        rows.append(Standing(0, id, points[id], schedule, vps, random_key(seed, round, id), tuple(played)))
    rows.sort(key=lambda row: row.order, reverse=True)
    return [Standing(rank, row.player, row.points, row.schedule, row.vps, row.key, row.played) for rank, row in enumerate(rows, 1)]


def _opponents(played: Sequence[Played], without: Collection[str], once: bool) -> Iterable[str]:
    """Whom a player met; `once` each if they met again."""
    met = [one.opponent for one in played if one.opponent is not None and one.opponent not in without]
    return dict.fromkeys(met) if once else met


def counted_rounds(played: Sequence[Played], unpaired_count: bool) -> int:
    """E3: a round played is one in which the packet gave a result."""
    return sum(unpaired_count or one.kind != "unpaired-loss" for one in played)


__all__ = ["Played", "Standing", "counted_rounds", "random_key", "standings"]
