"""Who meets whom (Swiss Pairing).

The goals in their order (B2): everybody is paired, as few rematches as can be, as few and as small steps down as can be, where
it was chosen as few pairs of one club as can be, and uniform chance among all pairings that are left.

A step down is one score group; pairing group by group from the top with one player left over steps exactly where the number of
players above is odd, and nothing can step less. So a pairing drawn that way that has no rematch is as good as any, and most
rounds are drawn so, by trying: first the whole round at once, then in the parts that nobody leaves. Where trying finds nothing an
exact matching says how good a pairing can be, and one of all that are as good is drawn (`even`). Each of these is uniform. Only
where the best pairings of a part with more than 24 players are too rare to be met by trying and too many to be counted, random
exchanges take their place; no event of up to 200 players that was tried came to that without clubs that are kept apart, and with
them only first rounds of a few clubs of 20 and more. Up to eight players every pairing is looked at, and with it what it leaves
for the rounds to come (B7).

>>> from longbox.kernel import Generator
>>> sorted(sorted(pair) for pair in swiss({"a": 3, "b": 0, "c": 3, "d": 0}, {}, Generator(1)).pairs)
[['a', 'c'], ['b', 'd']]
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from longbox.kernel import Generator

from .even import evenly, parts, shuffled, stepwise
from .exact import matched
from .field import DEAD_END, Field, Indices, Met

SMALL: Final = 8
"""Up to so many players every pairing is looked at: 105 of them."""
FEW: Final = 10
"""Up to so many, every pairing is looked at where trying finds nothing: 945."""
WHOLE: Final = 24
EACH: Final = 30
AGAIN: Final = 4


@dataclass(frozen=True, slots=True)
class Drawn:
    """A round's pairs and what they cost."""

    pairs: tuple[tuple[str, str], ...]
    rematches: tuple[tuple[str, str], ...]
    steps: int
    """Score groups stepped down, all pairs together."""
    how: str
    """looked, tried, grouped or matched."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """The rounds to come, for events so small that they must be thought of (B7)."""

    rounds: int
    sitting: str | None = None
    """Who has the bye in this round."""
    had: frozenset[str] = frozenset()
    """Who has had one, this round's included."""


def swiss(
    points: Mapping[str, int],
    met: Met,
    rng: Generator,
    ahead: Ahead | None = None,
    protected: Collection[str] = (),
    *,
    same_score_first: bool = False,
    oldest: bool = True,
    clubs: Mapping[str, str] | None = None,
    former: bool = False,
) -> Drawn:
    """Pair an even number of players; `clubs` says who should not meet because of it, `former` draws as version 0.1 did."""
    field = Field(points, met, protected, same_score_first=same_score_first, oldest=oldest, clubs=clubs)
    if len(field.ids) <= SMALL:
        pairs, how = _looked(field, met, rng, ahead), "looked"
    else:
        pairs, how = _tried(field, met, rng, former)
    named = tuple((field.ids[a], field.ids[b]) for a, b in pairs)
    again = tuple((field.ids[a], field.ids[b]) for a, b in field.rematches(pairs))
    return Drawn(named, again, sum(abs(field.group[a] - field.group[b]) for a, b in pairs), how)


# -- few players: every pairing ---------------------------------------------------------------------------------------------


def every(players: Sequence[int]) -> Iterator[Indices]:
    """All ways to pair them.

    >>> sum(1 for _ in every(range(6)))
    15
    """
    if not players:
        yield []
        return
    first, *rest = players
    for at, other in enumerate(rest):
        for more in every(rest[:at] + rest[at + 1 :]):
            yield [(first, other), *more]


def _looked(field: Field, met: Met, rng: Generator, ahead: Ahead | None) -> Indices:
    """Uniform among the best, by goals; a dead end for the rounds to come is worse than any step, better than a rematch now.

    Where the same score goes first it is better than any step too.
    """
    best: list[Indices] = []
    least = None
    dead_end = 10**3 if field.same_score_first else DEAD_END
    for pairs in every(range(len(field.ids))):
        cost = field.total(pairs)
        if ahead is not None and not field.rematches(pairs):
            cost += field.unit * dead_end * _danger(field, met, pairs, ahead)
        if least is None or cost < least:
            best, least = [], cost
        if cost == least:
            best.append(pairs)
    chosen = [pair if rng.below(2) else pair[::-1] for pair in rng.choice(best)]
    rng.shuffle(chosen)
    return chosen


def _danger(field: Field, met: Met, pairs: Indices, ahead: Ahead) -> int:
    """0 if the rounds to come need no repeat whoever gets their byes, 1 if that depends on the byes, 2 if one is certain."""
    ids = [*field.ids, *([ahead.sitting] if ahead.sitting is not None else [])]
    place = {id: at for at, id in enumerate(ids)}
    now = [{place[other] for other in met.get(id, {}) if other in place} for id in ids]
    had = frozenset(place[id] for id in ahead.had if id in place)
    for a, b in pairs:
        now[a].add(b)
        now[b].add(a)
    return 0 if _way(now, ahead.rounds, had, all) else 1 if _way(now, ahead.rounds, had, any) else 2


def _way(met: list[set[int]], rounds: int, had: frozenset[int], whoever: Callable[[Iterable[bool]], bool]) -> bool:
    """Whether so many rounds can be paired without a repeat, for all or for any of those who may get their byes."""
    if rounds == 0:
        return True
    everybody = range(len(met))
    if len(met) % 2 == 0:
        return _goes(met, list(everybody), rounds, had, whoever)
    byes = [one for one in everybody if one not in had] or list(everybody)
    return whoever(_goes(met, [one for one in everybody if one != bye], rounds, had | {bye}, whoever) for bye in byes)


def _goes(
    met: list[set[int]], players: list[int], rounds: int, had: frozenset[int], whoever: Callable[[Iterable[bool]], bool]
) -> bool:
    for pairs in every(players):
        if all(b not in met[a] for a, b in pairs):
            after = [set(one) for one in met]
            for a, b in pairs:
                after[a].add(b)
                after[b].add(a)
            if _way(after, rounds - 1, had, whoever):
                return True
    return False


# -- many players: trying, then matching ------------------------------------------------------------------------------------


def _tried(field: Field, met: Met, rng: Generator, former: bool) -> tuple[Indices, str]:
    for protected in [field.protected, set()] if field.protected else [set()]:
        for _ in range(WHOLE):
            pairs = _round(field, rng, 1, protected)
            if pairs is not None:
                return pairs, "tried"
        pairs = _formerly(field, rng, protected) if former else _in_parts(field, rng, protected)
        if pairs is not None:
            return pairs, "grouped"
    if len(field.ids) <= FEW:
        return _looked(field, met, rng, None), "looked"
    best = matched(field, rng)
    drawn = None if former else evenly(field, best, rng)
    return drawn or _stirred(field, best, rng, 8 * len(field.ids), set()), "matched"


def _in_parts(field: Field, rng: Generator, protected: Collection[int]) -> Indices | None:
    """Group by group without a rematch; groups that nobody leaves are drawn apart from those below."""
    pairs: Indices = []
    for part in parts(field, [stepwise(field)]):
        drawn = shuffled(field, part, 0, rng, protected)
        if drawn is None:
            return None
        pairs += drawn
    return pairs


def _formerly(field: Field, rng: Generator, protected: Collection[int]) -> Indices | None:
    """As rounds were drawn by version 0.1, for the proof of their draws."""
    for _ in range(AGAIN):
        pairs = _round(field, rng, EACH, protected)
        if pairs is not None:
            return _stirred(field, pairs, rng, 2 * len(field.ids), protected)
    return None


def _round(field: Field, rng: Generator, tries: int, protected: Collection[int]) -> Indices | None:
    """Group by group from the top, the odd one of a group with somebody of the next (CE-061..CE-063)."""
    pairs: Indices = []
    down: int | None = None
    for group in field.groups:
        for _ in range(tries):
            found = _group(field, group, down, rng, protected)
            if found is not None:
                break
        else:
            return None
        more, down = found
        pairs += more
    return pairs


def _group(
    field: Field, group: Sequence[int], down: int | None, rng: Generator, protected: Collection[int]
) -> tuple[Indices, int | None] | None:
    """One try at a group: its pairs and who is left over, or None for a rematch."""
    order = list(group)
    rng.shuffle(order)
    left = None
    if (len(order) + (down is not None)) % 2:
        left = order.pop()
        if left in protected:
            return None
    if down is not None:
        order.insert(0, down)
    met, club = field.met, field.club
    pairs = list(zip(order[::2], order[1::2], strict=True))
    for a, b in pairs:
        if b in met[a] or (club and club[a] == club[b] != ""):
            return None
    return pairs, left


def _stirred(field: Field, pairs: Indices, rng: Generator, moves: int, protected: Collection[int]) -> Indices:
    """Exchange partners at random between pairs wherever that costs nothing, so that equals are equally likely."""
    cost = field.cost
    costs = [cost(a, b) for a, b in pairs]
    count = len(pairs)
    group = field.group
    for _ in range(moves):
        i = rng.below(count)
        j = i + 1 + rng.below(1 + rng.below(count))
        if j >= count:
            continue
        (a, b), (c, d) = pairs[i], pairs[j]
        if rng.below(2):
            c, d = d, c
        one, other = cost(a, c), cost(b, d)
        if one + other == costs[i] + costs[j]:
            if protected and any(group[x] < group[y] and x in protected for x, y in ((a, c), (c, a), (b, d), (d, b))):
                continue
            pairs[i], pairs[j], costs[i], costs[j] = (a, c), (b, d), one, other
    return pairs


# -- tables -----------------------------------------------------------------------------------------------------------------


def seated(
    pairs: Sequence[tuple[str, str]],
    points: Mapping[str, int],
    used: Mapping[str, Collection[int]],
    rng: Generator,
    fixed: Mapping[str, int] | None = None,
) -> list[tuple[str, str]]:
    """The pairs in the order of their tables (B17): the best scores first, chance among equals, a new table where there is one.

    Whoever has a fixed table sits there, or at the nearest one that is free.

    >>> seated([("a", "b"), ("c", "d")], {"a": 0, "b": 0, "c": 3, "d": 3}, {}, Generator(1))
    [('c', 'd'), ('a', 'b')]
    >>> seated([("a", "b"), ("c", "d")], {"a": 0, "b": 0, "c": 3, "d": 3}, {}, Generator(1), {"d": 2})
    [('a', 'b'), ('c', 'd')]
    """
    kept = _fixed(pairs, fixed or {})
    free = [table for table in range(1, len(pairs) + 1) if table not in kept]
    staying = set(kept.values())
    mixed = [pair for pair in pairs if pair not in staying]
    rng.shuffle(mixed)
    mixed.sort(key=lambda pair: (-max(points[pair[0]], points[pair[1]]), -min(points[pair[0]], points[pair[1]])))
    out: list[tuple[str, str]] = []
    equals: list[tuple[str, str]] = []

    def flush() -> None:
        while equals:
            table = free[len(out)]
            fresh = (at for at, pair in enumerate(equals) if not any(table in used.get(id, ()) for id in pair))
            out.append(equals.pop(next(fresh, 0)))

    value = None
    for pair in mixed:
        now = sorted((points[pair[0]], points[pair[1]]))
        if now != value:
            flush()
            value = now
        equals.append(pair)
    flush()
    kept |= zip(free, out, strict=True)
    return [kept[table] for table in range(1, len(pairs) + 1)]


def _fixed(pairs: Sequence[tuple[str, str]], fixed: Mapping[str, int]) -> dict[int, tuple[str, str]]:
    """Who has to sit where; of two with fixed tables who meet, the one with the lower number stays."""
    wanted = sorted((min(fixed[id] for id in pair if id in fixed), pair) for pair in pairs if any(id in fixed for id in pair))
    taken: dict[int, tuple[str, str]] = {}
    for table, pair in wanted:
        free = (at for at in range(1, len(pairs) + 1) if at not in taken)
        taken[min(free, key=lambda at: (abs(at - table), at))] = pair
    return taken


__all__ = ["Ahead", "Drawn", "Field", "Met", "every", "seated", "swiss"]
