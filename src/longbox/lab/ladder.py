"""Which bot is better, by how much, and how sure that is.

Chance is taken out as far as it can be: the same seed is played by every order of the bots over the seats and, where a title has a
squad for each side, with the squads exchanged too. What is left is told with its interval.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import combinations, combinations_with_replacement, permutations
from math import log10
from typing import TypedDict

from longbox.kernel import AnyTitle, BadOption, LongboxError, Plain
from longbox.titles import title as find_title
from longbox.titles.facets import study

from .results import Row
from .sim import Job, Run, accepted, heading, wilson

RESAMPLES = 200


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did."""

    name: str
    games: int
    wins: int
    draws: int
    rate: float
    """The share of its games it won; a draw is shared by all seats. A bot in several seats of a game plays it once for each."""
    low: float
    high: float
    rating: float
    """Elo with two seats, the mean of openskill with more."""
    rating_low: float
    rating_high: float
    decisions: int
    ms: float
    """Thinking time per decision."""

    def plain(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.__slots__} | {"decisions_per_s": 1000 / self.ms if self.ms else None}


def lineups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every order in which the bots can sit: all together where there are too few, every choice of them where there are too many.

    >>> lineups(["greedy", "random"], 2)
    [('greedy', 'random'), ('random', 'greedy')]
    >>> len(lineups(["a", "b"], 3)), len(lineups(["a", "b", "c", "d"], 3))
    (6, 24)
    """
    if len(names) >= seats:
        return [order for some in combinations(names, seats) for order in permutations(some)]
    groups = [some for some in combinations_with_replacement(names, seats) if set(some) == set(names)]
    return [order for some in groups for order in sorted(set(permutations(some)))]


def mirrored(title: AnyTitle, options: Mapping[str, Plain]) -> dict[str, Plain] | None:
    """The same game with the squads of the two sides exchanged; None where that would change nothing.

    >>> mirrored(find_title("crisis"), {"setup": "quick"})
    {'setup': 'quick', 'roster_a': 'cabal', 'roster_b': 'avengers'}
    >>> mirrored(find_title("revolution"), {})
    """
    values = study(title).named_squads(options)
    pairs = [(name, f"{name[:-2]}_b") for name in title.options if name.endswith("_a") and f"{name[:-2]}_b" in title.options]
    changed = {one: values[two] for pair in pairs for one, two in (pair, pair[::-1]) if values[pair[0]] != values[pair[1]]}
    return dict(options) | changed if changed else None


def ladder(
    name: str,
    names: Sequence[str],
    pairs: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
) -> Run:
    """The games of a ladder: for each of `pairs` seeds every line-up, with the squads both ways."""
    title = find_title(name)
    count = title.check_seats(seats)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise BadOption("A ladder needs two different bots or more, each named once.")
    if pairs < 1:
        raise BadOption(f"{pairs} seeds are nothing to play; take 1 or more.")
    if count > 2 and find_spec("openskill") is None:
        raise LongboxError(f"A ladder of {count} seats is rated by openskill: pip install 'longbox[lab]'.")
    given = accepted(title, {**study(title).played, **(options or {})})
    other = mirrored(title, dict(given))
    sides = [given] if other is None else [given, accepted(title, {**study(title).played, **other})]
    games = [(number, side, order) for number in range(pairs) for side in sides for order in lineups(names, count)]
    jobs = [Job(at, title.name, order, f"{seed}:{number}", side) for at, (number, side, order) in enumerate(games)]
    return Run(title, jobs, heading("ladder", title, seed, given) | {"bots": list(names), "seats": count})


def standings(rows: Sequence[Row]) -> list[Standing]:
    """The bots, best first."""
    names = sorted({name for row in rows for name in row["seats"].split(",")})
    seats = len(rows[0]["scores"])
    rated = elo(rows, names) if seats == 2 else skill(rows, names)
    found = []
    for name in names:
        mine = [(row, seat) for row in rows for seat, other in enumerate(row["seats"].split(",")) if other == name]
        wins = sum(row["winner"] == seat for row, seat in mine)
        draws = sum(row["winner"] is None for row, _ in mine)
        decisions = sum(row["answers"][seat] for row, seat in mine)
        spent = sum(row["seconds"][seat] for row, seat in mine)
        points = wins + draws / seats
        found.append(
            Standing(
                name,
                len(mine),
                wins,
                draws,
                points / len(mine),
                *wilson(points, len(mine)),
                *rated[name],
                decisions,
                1000 * spent / decisions if decisions else 0.0,
            )
        )
    return sorted(found, key=lambda one: (-one.rating, one.name))


class Duel(TypedDict):
    """How two bots did against each other: the share of the first, and its interval."""

    one: str
    two: str
    games: int
    rate: float
    low: float
    high: float


def duels(rows: Sequence[Row]) -> list[Duel]:
    """With two seats: every pair of bots, with the share of the first and its interval."""
    table: dict[tuple[str, str], list[float]] = {}
    for row in rows:
        one, two = row["seats"].split(",")
        points = 0.5 if row["winner"] is None else float(row["winner"] == 0)
        if one < two:
            table.setdefault((one, two), []).append(points)
        else:
            table.setdefault((two, one), []).append(1 - points)
    out: list[Duel] = []
    for (one, two), found in sorted(table.items()):
        low, high = wilson(sum(found), len(found))
        out.append({"one": one, "two": two, "games": len(found), "rate": sum(found) / len(found), "low": low, "high": high})
    return out


Rating = tuple[float, float, float]


def elo(rows: Sequence[Row], names: Sequence[str]) -> dict[str, Rating]:
    """Elo by maximum likelihood with its 95 % interval, around a mean of 0.

    The interval comes from drawing whole seeds anew, because games of one seed hang together.
    """
    by_seed: dict[str, list[tuple[str, str, float]]] = {}
    for row in rows:
        one, two = row["seats"].split(",")
        points = 0.5 if row["winner"] is None else float(row["winner"] == 0)
        by_seed.setdefault(row["seed"], []).append((one, two, points))
    seeds = list(by_seed.values())
    best = _likeliest([game for games in seeds for game in games], names)
    chance = random.Random(0)
    again = [_likeliest([game for games in chance.choices(seeds, k=len(seeds)) for game in games], names) for _ in range(RESAMPLES)]
    out = {}
    for name in names:
        drawn = sorted(one[name] for one in again)
        out[name] = best[name], drawn[round(0.025 * (RESAMPLES - 1))], drawn[round(0.975 * (RESAMPLES - 1))]
    return out


def _likeliest(games: Sequence[tuple[str, str, float]], names: Sequence[str]) -> dict[str, float]:
    """Strengths after Bradley and Terry. One draw more between every two bots keeps who never lost from being infinitely strong.

    >>> found = _likeliest([("a", "b", 1.0)] * 29 + [("a", "b", 0.0)] * 9, ["a", "b"])
    >>> round(found["a"] - found["b"])
    197
    """
    points = {name: (len(names) - 1) / 2 for name in names}
    met = {(one, two): 1.0 for one in names for two in names if one != two}
    for one, two, share in games:
        points[one] += share
        points[two] += 1 - share
        met[one, two] += 1
        met[two, one] += 1
    strength = dict.fromkeys(names, 1.0)
    for _ in range(500):
        new = {
            one: points[one] / sum(met[one, two] / (strength[one] + strength[two]) for two in names if two != one) for one in names
        }
        scale = len(names) / sum(new.values())
        moved = max(abs(new[name] * scale / strength[name] - 1) for name in names)
        strength = {name: value * scale for name, value in new.items()}
        if moved < 1e-9:
            break
    middle = sum(log10(value) for value in strength.values()) / len(names)
    return {name: 400 * (log10(value) - middle) for name, value in strength.items()}


def skill(rows: Sequence[Row], names: Sequence[str]) -> dict[str, Rating]:
    """Ratings of openskill (Plackett and Luce) for more than two seats: the mean, and two deviations to either side."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for row in rows:
        who = row["seats"].split(",")
        # A bot that sits twice would be rated against itself: its best seat counts.
        places: dict[str, tuple[bool, float]] = {}
        for seat, name in enumerate(who):
            place = row["winner"] == seat, row["scores"][seat]
            places[name] = max(places.get(name, place), place)
        there = list(places)
        order = sorted(set(places.values()), reverse=True)
        rated = model.rate([[ratings[name]] for name in there], ranks=[order.index(places[name]) for name in there])
        ratings |= {name: team[0] for name, team in zip(there, rated, strict=True)}
    return {name: (one.mu, one.mu - 2 * one.sigma, one.mu + 2 * one.sigma) for name, one in ratings.items()}
