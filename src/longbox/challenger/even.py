"""Even chance among the best pairings of a round.

All best pairings cost the same. A shape says how many pairs join which two groups, and so what a pairing costs apart from
rematches. Where no shape of the right cost crosses from one group to the next, the round falls into parts that are drawn one
by one. A part is drawn by trying: a shape as likely as it has pairings, everything else by shuffling, again and again until the
rematches cost as little as they can. Every best pairing is as likely to end that as any other. Where so few are best that trying
does not meet one, they are counted instead: a pair is drawn as likely as it has best pairings.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from math import factorial, prod
from typing import Final, TypeAlias

from longbox.kernel import Generator

from .exact import best
from .field import Field, Indices

Shape: TypeAlias = tuple[tuple[int, int, int], ...]
"""How many pairs join one group and a lower one: (group, lower group, pairs), for all that any join."""
Part: TypeAlias = tuple[range, list[Shape]]
"""Groups that are drawn together, and the shapes they may have."""

PATIENCE: Final = 1_000
LONG: Final = 60_000
"""How many players are shuffled for a part before trying is given up: while it may be in vain, and when it is not."""
COUNTED: Final = 24
"""Up to so many players a part is counted."""
STATES: Final = 20_000
"""So many sets of players are counted at most."""
DEEPEST: Final = 200
"""More players than this are never counted."""


def stepwise(field: Field) -> Shape:
    """The shape of a round that is paired group by group (CE-061..CE-063): one goes down wherever the number above is odd.

    >>> stepwise(Field({"a": 6, "b": 3, "c": 3, "d": 3, "e": 0, "f": 0}, {}))
    ((0, 1, 1),)
    """
    out, above = [], 0
    for at, group in enumerate(field.groups):
        above += len(group)
        if above % 2:
            out.append((at, at + 1, 1))
    return tuple(out)


def shapes(field: Field, cost: int) -> list[Shape]:
    """All shapes of a cost.

    >>> field = Field({"a": 6, "b": 6, "c": 3, "d": 3, "e": 3, "f": 3}, {"a": {"b": 1}, "b": {"a": 1}})
    >>> shapes(field, 0), shapes(field, 2 * field.apart(0, 1))
    ([()], [((0, 1, 2),)])
    """
    found: list[Shape] = []
    free = [len(group) for group in field.groups]
    single = [field.apart(at, at + 1) for at in range(len(free) - 1)]
    odd = [above % 2 == 1 for above in accumulate(free)]
    """Whether an odd number must still step down from these groups and those above."""

    def step(at: int, to: int, pairs: int) -> int:
        """So many more pairs join two groups; what that costs beyond the steps that must be made anyway."""
        free[at], free[to] = free[at] - pairs, free[to] - pairs
        cost = pairs * field.apart(at, to)
        if pairs % 2:
            for group in range(at, to):
                cost += -single[group] if odd[group] else single[group]
                odd[group] = not odd[group]
        return cost

    def choose(at: int, to: int, left: int, made: Shape) -> None:
        """Some of the group `at` go to the group `to`, then some to those below."""
        if at == len(free):
            if left == 0:
                found.append(made)
            return
        least = step(at, to, 1) if to < len(free) else left + 1
        if to < len(free):
            step(at, to, -1)
        if least > left:  # nor can anybody go farther: that costs no less
            if free[at] % 2 == 0:
                choose(at + 1, at + 2, left, made)
            return
        for pairs in range(min(free[at], free[to]) + 1):
            more = step(at, to, pairs)
            if more <= left:
                choose(at, to + 1, left - more, (*made, (at, to, pairs)) if pairs else made)
            step(at, to, -pairs)
            if more > left:
                break

    choose(0, 1, cost - sum(one for one, parity in zip(single, odd, strict=False) if parity), ())
    return found


def ways(field: Field, groups: range, shape: Shape) -> int:
    """How many pairings of these groups have a shape, rematches or not.

    >>> field = Field(dict.fromkeys("abcdef", 0), {})
    >>> ways(field, range(1), ())
    15
    """
    left = {at: len(field.groups[at]) for at in groups}
    for one, other, pairs in shape:
        left[one] -= pairs
        left[other] -= pairs
    ordered = prod(factorial(len(field.groups[at])) // factorial(left[at]) * _paired(left[at]) for at in groups)
    return ordered // prod(factorial(pairs) for _, _, pairs in shape)


def _paired(players: int) -> int:
    """In how many ways an even number of players can be paired."""
    return factorial(players) // (factorial(players // 2) << players // 2)


def parts(field: Field, found: Sequence[Shape]) -> list[Part]:
    """The round, taken apart wherever no shape crosses; in one piece if what is chosen in one part binds another."""
    crossed = {at for shape in found for one, other, _ in shape for at in range(one, other)}
    starts = [at for at in range(len(field.groups)) if at == 0 or at - 1 not in crossed]
    ranges = [range(start, end) for start, end in zip(starts, [*starts[1:], len(field.groups)], strict=True)]
    own = [sorted({tuple(join for join in shape if join[0] in groups) for shape in found}) for groups in ranges]
    if prod(map(len, own)) == len(found):
        return list(zip(ranges, own, strict=True))
    return [(range(len(field.groups)), list(found))]


def shuffled(
    field: Field, part: Part, again: int, rng: Generator, protected: Collection[int] = (), patience: int = PATIENCE
) -> Indices | None:
    """One of the pairings whose rematches and pairs of one club cost so much, all as likely, by trying; None if patience runs out.

    The protected are not sent down.
    """
    groups, may_be = part
    weights = [ways(field, groups, shape) for shape in may_be]
    patience = max(patience, 20 * sum(len(field.groups[at]) for at in groups))
    while patience > 0:
        shape = may_be[weighted(weights, rng)] if len(may_be) > 1 else may_be[0]
        pairs: Indices = []
        cost = 0
        for size, new, sent in (singly if field.club else dealt)(field, groups, shape, rng):
            patience -= size
            cost += sum(field.beside(a, b) for a, b in new)
            if cost > again or any(player in protected for player in sent):
                break
            pairs += new
        else:
            if cost == again:
                return pairs
    return None


def dealt(field: Field, groups: range, shape: Shape, rng: Generator) -> Iterator[tuple[int, Indices, list[int]]]:
    """Each group shuffled and paired, the first one first: its size, its pairs, and who is sent down from it."""
    down: dict[int, list[int]] = {at: [] for at in groups}
    for at in groups:
        order = list(field.groups[at])
        rng.shuffle(order)
        new = [(above, order.pop()) for above in down[at]]
        gone = [(to, order.pop()) for one, to, count in shape if one == at for _ in range(count)]
        for to, player in gone:
            down[to].append(player)
        yield len(field.groups[at]), [*new, *zip(order[::2], order[1::2], strict=True)], [player for _, player in gone]


def singly(field: Field, groups: range, shape: Shape, rng: Generator) -> Iterator[tuple[int, Indices, list[int]]]:
    """The same pair by pair, so that a try ends with the first two of one club.

    In which order players get their partners changes no chances. A club of more than half comes last: whoever is not in it has to
    meet it.
    """
    down: dict[int, list[int]] = {at: [] for at in groups}
    for at in groups:
        order = list(field.in_turn(at))
        for above in down[at]:
            yield 1, [(above, order.pop(rng.below(len(order))))], []
        for one, to, count in shape:
            for _ in range(count if one == at else 0):
                down[to].append(order.pop(rng.below(len(order))))
                yield 1, [], down[to][-1:]
        for _ in range(len(order) // 2):
            pair = order.pop(0), order.pop(rng.below(len(order)))
            yield 2, [pair if rng.below(2) else pair[::-1]], []


def weighted(weights: Sequence[int], rng: Generator) -> int:
    """The place of one of the weights, as likely as it is heavy."""
    at = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    raise ValueError("no weights")


class TooMany(Exception):
    """There is too much to count."""


def counted(field: Field, players: Sequence[int], cost: int, rng: Generator) -> Indices:
    """One of the pairings of these players that cost so much, all as likely, by counting them."""
    if len(players) > DEEPEST:
        raise TooMany
    count = _Count(field, players)
    left = (1 << len(players)) - 1
    pairs: Indices = []
    while left:
        choices = list(count.choices(left, cost))
        one, other, rest, after = choices[weighted([count.ways(rest, after) for _, _, rest, after in choices], rng)]
        pairs.append((players[one], players[other]) if rng.below(2) else (players[other], players[one]))
        left, cost = rest, after
    return pairs


class _Count:
    """How many pairings of a set of players cost so much."""

    def __init__(self, field: Field, players: Sequence[int]) -> None:
        many = range(len(players))
        self.step = field.step
        self.cost = [[field.cost(players[i], players[j]) if i != j else 0 for j in many] for i in many]
        last = [i for i in many if i + 1 < len(players) and field.group[players[i]] != field.group[players[i + 1]]]
        self.above = [(2 << i) - 1 for i in last]
        self.known: dict[tuple[int, int], int] = {(0, 0): 1}

    def choices(self, left: int, cost: int) -> list[tuple[int, int, int, int]]:
        """Whom the first may meet: both, and who and what cost is left then."""
        first = (left & -left).bit_length() - 1
        rest = left & (left - 1)
        row, out, others = self.cost[first], [], rest
        while others:
            bit = others & -others
            others ^= bit
            other = bit.bit_length() - 1
            if row[other] <= cost:
                out.append((first, other, rest ^ bit, cost - row[other]))
        return out

    def ways(self, left: int, cost: int) -> int:
        key = (left, cost)
        if key not in self.known:
            if len(self.known) > STATES:
                raise TooMany
            steps = sum((left & above).bit_count() & 1 for above in self.above)
            enough = left and steps * self.step <= cost
            self.known[key] = sum(self.ways(rest, after) for _, _, rest, after in self.choices(left, cost)) if enough else 0
        return self.known[key]


def evenly(field: Field, pairs: Indices, rng: Generator) -> Indices | None:
    """One of all pairings that are as good as this one, all as likely; None if that is too much to work out."""
    try:
        if len(field.ids) <= COUNTED and not field.club:  # of clubs there is often more than can be counted
            return counted(field, range(len(field.ids)), field.total(pairs), rng)
        found = shapes(field, sum(field.apart(field.group[a], field.group[b]) for a, b in pairs))
        if len(found) > 1:
            found = [shape for shape in found if _possible(field, shape, field.total(pairs), rng)]
        out: Indices = []
        patience = 5 * LONG if field.club and len(field.ids) <= DEEPEST else LONG  # a try ends early there
        for part in parts(field, found):
            inside = [pair for pair in pairs if field.group[pair[0]] in part[0]]
            drawn = shuffled(field, part, sum(field.beside(a, b) for a, b in inside), rng, patience=patience)
            out += drawn or counted(field, sorted(one for pair in inside for one in pair), field.total(inside), rng)
        return out
    except TooMany:
        return None


def _possible(field: Field, shape: Shape, cost: int, rng: Generator) -> bool:
    """Whether there is a best pairing that joins only groups which this shape joins."""
    found = best(field, list(range(len(field.ids))), rng, {(one, other) for one, other, _ in shape})
    return 2 * len(found) == len(field.ids) and field.total(found) == cost


__all__ = ["counted", "evenly", "parts", "shapes", "shuffled", "stepwise", "ways"]
