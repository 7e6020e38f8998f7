"""Exact chances of rolls: Criticals, rerolls and changes of dice chosen well, one roll against another. Pure arithmetic.

A roll is kept as how many dice show each kind of face, where faces that nothing tells apart are one kind; so the chances of a whole
roll are a small table, and rolling more dice is a convolution. Whoever may reroll or change dice does what is best for the expected
damage, knowing what lies on the table at that moment of step 9 (CP-336..CP-345): the attacker looks at the defense roll before
the defender has touched it, the defender at an attack roll that is final but for what the defender itself does to it.

Most often no thought is needed: where a die counts or does not, rerolling one that does not count can only help, and of several
rules the one for the most dice comes first. Only where that is not so (cover beside rerolls, Wilds that count twice, a die of the
other side that is changed if an icon shows) the choices are searched backwards from the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from ..codes import ATTACK_SUCCESS, DEFENSE_SUCCESS
from .rolled import COVER, PIERCE, Chances, Change, Pool, Reroll, Spread
from .sides import Side

FUZZ: Final = 1e-12
"""A choice has to be better than another by more than rounding."""


def attack_pool(dice: int, rerolls: tuple[Reroll, ...] = ()) -> Pool:
    """A plain attack roll.

    >>> [round(chance, 4) for chance in successes(attack_pool(1))]
    [0.5, 0.4375, 0.0625]
    >>> [round(chance, 4) for chance in successes(attack_pool(1, (Reroll(1),)))]
    [0.3125, 0.6016, 0.0859]
    """
    return Pool(dice, ATTACK_SUCCESS, rerolls=rerolls)


def defense_pool(dice: int, cover: bool = False, rerolls: tuple[Reroll, ...] = ()) -> Pool:
    """A plain defense or dodge roll.

    >>> [round(chance, 4) for chance in successes(defense_pool(1, cover=True))]
    [0.125, 0.7656, 0.1094]
    """
    return Pool(dice, DEFENSE_SUCCESS, cover=cover, rerolls=rerolls)


def with_conditions(pool: Pool, *, fewer: int = 0, hex: bool = False) -> Pool:
    """A roll with Shock or Incinerate (a die fewer) and Hex (no dice for Criticals): CP-488, CP-489, CP-495.

    >>> with_conditions(attack_pool(5), fewer=1, hex=True) == Pool(4, ATTACK_SUCCESS, per_crit=0)
    True
    """
    return Pool(
        max(1, pool.dice - fewer),
        pool.worth,
        0 if hex else pool.per_crit,
        pool.treat,
        pool.cover,
        pool.rerolls,
        pool.changes,
        pool.against,
    )


# -- choices -----------------------------------------------------------------------------------------------------------


class _Choice:
    """The best use of one side's rules, found backwards from what a final roll is worth to it."""

    def __init__(self, side: Side, worth: Callable[[int], float]) -> None:
        self.side, self.worth = side, worth
        self.values: dict[tuple[int, tuple[Reroll | Change, ...]], float] = {}
        self.plans: dict[tuple[int, tuple[Reroll | Change, ...]], tuple[int, Spread, tuple[Reroll | Change, ...]] | None] = {}
        self.ends: dict[tuple[int, tuple[Reroll | Change, ...]], Spread] = {}
        self.rules: tuple[Reroll | Change, ...] = (*side.rerolls, *side.changes)

    def best(self, roll: int) -> float:
        return self.value(roll, self.rules)

    def end(self, roll: int) -> Spread:
        """Where a roll ends."""
        self.value(roll, self.rules)
        return self.follow(roll, self.rules)

    def value(self, roll: int, left: tuple[Reroll | Change, ...]) -> float:
        roll = self.side.alike(roll)
        key = (roll, left)
        found = self.values.get(key)
        if found is not None:
            return found
        best, plan = self.worth(roll), None
        for at, rule in enumerate(left):
            if rule in left[:at]:
                continue
            rest = left[:at] + left[at + 1 :]
            for taken, outcomes in self.side.options(roll, rule, not rest):
                base = roll - taken
                mean = 0.0
                for more, chance in outcomes.items():
                    mean += chance * self.value(base + more, rest)
                if mean > best + FUZZ:
                    best, plan = mean, (base, outcomes, rest)
        self.values[key] = best
        self.plans[key] = plan
        return best

    def follow(self, roll: int, left: tuple[Reroll | Change, ...]) -> Spread:
        roll = self.side.alike(roll)
        key = (roll, left)
        found = self.ends.get(key)
        if found is not None:
            return found
        plan = self.plans[key]
        if plan is None:
            out = {roll: 1.0}
        else:
            out = {}
            base, outcomes, rest = plan
            for more, chance in outcomes.items():
                for end, part in self.follow(base + more, rest).items():
                    out[end] = out.get(end, 0.0) + chance * part
        self.ends[key] = out
        return out


# -- one roll, and one against another ---------------------------------------------------------------------------------


@lru_cache(4096)
def successes(pool: Pool) -> Chances:
    """Chances of each number of successes of a roll by itself, for as many as can be had on average.

    >>> sum(successes(attack_pool(7))) - 1.0 < 1e-12
    True
    """
    side = Side(pool)
    counts: Spread = {}
    if side.blind:
        for roll, chance in side.settled().items():
            n = side.count(roll)
            counts[n] = counts.get(n, 0.0) + chance
        return _row(counts)
    choice = _Choice(side, side.count)
    for roll, chance in side.rolled().items():
        for end, part in choice.end(roll).items():
            n = side.count(end)
            counts[n] = counts.get(n, 0.0) + chance * part
    return _row(counts)


@lru_cache(4096)
def margins(attack: Pool, defense: Pool, hurts: tuple[int, ...] = ()) -> Chances:
    """Chances of each number of successes that are left over for damage.

    `hurts` is the damage for 0, 1, 2, ... of them where that is not their number: both sides choose by it.

    >>> [round(chance, 4) for chance in margins(attack_pool(1), defense_pool(1))]
    [0.667, 0.2939, 0.0391]
    >>> [round(chance, 4) for chance in margins(attack_pool(1, (Reroll(1),)), defense_pool(1, rerolls=(Reroll(1),)))]
    [0.6569, 0.3055, 0.0376]
    """
    if not (attack.against or defense.against):
        mine, theirs = Side(attack), Side(defense)
        if mine.blind and theirs.blind:
            return _less(_counts(mine), _counts(theirs))
    return _met(attack, defense, hurts, ())[0]


@lru_cache(4096)
def showing(attack: Pool, defense: Pool, icons: tuple[int, ...], hurts: tuple[int, ...] = ()) -> float:
    """The chance that the final attack roll shows these faces, so that a rule with these icons applies (CP-357, CP-358).

    Dice are chosen for damage all the same; nobody rerolls a Hit for a Wild that does nothing for it.

    >>> from longbox.titles.crisis.codes import WILD
    >>> round(showing(attack_pool(1), defense_pool(1), (WILD,)), 6) == round(1 / 8 + 1 / 64, 6)
    True
    """
    return _met(attack, defense, hurts, icons)[1]


def rules_to_weigh(attack: Pool, defense: Pool) -> int:
    """How many rules have to be weighed against each other; 0 where what is best goes without saying.

    >>> rules_to_weigh(attack_pool(6, (Reroll(2),)), defense_pool(4))
    0
    >>> rules_to_weigh(attack_pool(6), defense_pool(4, cover=True, rerolls=(Reroll(1),)))
    2
    """
    wanted = tuple(face for change in attack.against for face in change.icons)
    sides = (Side(attack, defense.against, wanted, bool(wanted)), Side(defense, attack.against))
    return sum(len(side.rerolls) + len(side.changes) for side in sides if not side.blind)


def _counts(side: Side) -> Chances:
    counts: Spread = {}
    for roll, chance in side.settled().items():
        n = side.count(roll)
        counts[n] = counts.get(n, 0.0) + chance
    return _row(counts)


def _row(counts: Spread) -> Chances:
    return tuple([counts.get(n, 0.0) for n in range(max(counts) + 1)])


def _less(hits: Chances, blocks: Chances) -> Chances:
    out = [0.0] * len(hits)
    for b, more in enumerate(blocks):
        if more:
            for h, chance in enumerate(hits):
                out[h - b if h > b else 0] += chance * more
    while len(out) > 1 and not out[-1]:
        out.pop()
    return tuple(out)


def _met(attack: Pool, defense: Pool, hurts: tuple[int, ...], icons: tuple[int, ...]) -> tuple[Chances, float]:
    """The margins, and the chance that the final attack roll shows some faces."""
    wanted = tuple(face for change in attack.against for face in change.icons)
    mine = Side(attack, defense.against, (*icons, *wanted), bool(wanted))
    theirs = Side(defense, attack.against)
    spared = lru_cache(None)(lambda roll: mine.spoiled(roll, defense.against))
    hits = lru_cache(None)(lambda roll: mine.count(spared(roll)))
    active = lru_cache(None)(lambda roll: tuple(one for one in attack.against if mine.shows(roll, one.icons)))
    blocks = lru_cache(None)(lambda roll, changes: theirs.count(theirs.spoiled(roll, changes)))

    def damage(margin: int) -> int:
        return hurts[min(margin, len(hurts) - 1)] if hurts else margin

    guards: dict[tuple[int, tuple[Change, ...]], _Choice] = {}

    def guard(h: int, changes: tuple[Change, ...]) -> _Choice:
        """The defender's choices against a final attack roll."""
        key = (h, changes)
        if key not in guards:
            guards[key] = _Choice(theirs, lambda roll: -damage(max(0, h - blocks(roll, changes))))
        return guards[key]

    out: Spread = {}
    seen = 0.0

    def meet(ends: Spread, chance: float, facing: Callable[[int, tuple[Change, ...]], Spread]) -> None:
        """Add what comes of final attack rolls against the final defense rolls they are faced with."""
        nonlocal seen
        met: dict[tuple[int, tuple[Change, ...]], float] = {}
        for end, part in ends.items():
            key = (hits(end), active(end))
            met[key] = met.get(key, 0.0) + part * chance
            if icons and mine.shows(spared(end), icons):
                seen += chance * part
        for (h, changes), part in met.items():
            for final, share in facing(h, changes).items():
                margin = max(0, h - blocks(final, changes))
                out[margin] = out.get(margin, 0.0) + part * share

    if mine.blind and theirs.blind:
        finals = theirs.settled()
        meet(mine.settled(), 1.0, lambda h, changes: finals)
        return _row(out), seen
    faced = theirs.rolled()
    if mine.blind:

        def answered(h: int, changes: tuple[Change, ...]) -> Spread:
            found: Spread = {}
            for roll, chance in faced.items():
                for end, part in guard(h, changes).end(roll).items():
                    found[end] = found.get(end, 0.0) + chance * part
            return found

        meet(mine.settled(), 1.0, answered)
        return _row(out), seen
    rolled: Spread = {}
    for roll, chance in mine.rolled().items():
        alike = mine.alike(roll)
        rolled[alike] = rolled.get(alike, 0.0) + chance
    for promises, group in _groups(faced, attack, guard):

        def expected(roll: int, promises: Promises = promises) -> float:
            return promises[active(roll)][hits(roll)]

        choice = _Choice(mine, expected)
        ends: Spread = {}
        for roll, part in rolled.items():
            for end, share in choice.end(roll).items():
                ends[end] = ends.get(end, 0.0) + part * share
        for facing, chance in group.items():
            meet(ends, chance, lambda h, changes, facing=facing: guard(h, changes).end(facing))  # type: ignore[misc]
    return _row(out), seen


Promises: TypeAlias = dict[tuple[Change, ...], list[float]]
"""The damage to expect for 0, 1, 2, ... successes, by the changes of defense dice that come with them."""


def _groups(faced: Spread, attack: Pool, guard: Callable[[int, tuple[Change, ...]], _Choice]) -> Iterator[tuple[Promises, Spread]]:
    """Defense rolls that promise the attacker the same, whatever it ends with: what is best against them is best for all."""
    most = max(attack.worth) * (max(1, attack.dice) * (1 + attack.per_crit) + attack.per_crit)
    every = [one for count in range(len(attack.against) + 1) for one in combinations(attack.against, count)]
    groups: dict[tuple[float, ...], tuple[Promises, Spread]] = {}
    for facing, chance in faced.items():
        promises = {changes: [-guard(h, changes).best(facing) for h in range(most + 1)] for changes in every}
        key = tuple([round(value, 12) for row in promises.values() for value in row])
        groups.setdefault(key, (promises, {}))[1][facing] = chance
    yield from groups.values()


def dodged(damage: int, dodge: Pool) -> Chances:
    """Chances of suffering 0, 1, 2, ... of the damage of a collision (CP-464..CP-469).

    >>> [round(chance, 4) for chance in dodged(2, defense_pool(1))]
    [0.0469, 0.3281, 0.625]
    """
    return _less((0.0,) * damage + (1.0,), successes(dodge))


def suffered(margin: Chances, hurts: tuple[int, ...]) -> Chances:
    """Chances of each damage, given what is suffered for 0, 1, 2, ... successes left over.

    >>> suffered((0.5, 0.25, 0.25), (0, 0, 1))
    (0.75, 0.25)
    """
    out: Spread = {}
    for n, chance in enumerate(margin):
        out[hurts[n]] = out.get(hurts[n], 0.0) + chance
    return _row(out)


def hurting(count: int, stamina: int = 0, reduce: int = 0, floor: int = 0) -> tuple[int, ...]:
    """The damage suffered for 0, 1, 2, ... successes left over: less what reduces it, at most the Stamina left.

    >>> hurting(6, stamina=4, reduce=1, floor=1)
    (0, 1, 1, 2, 3, 4)
    """
    rows = (max(min(n, floor), n - reduce) for n in range(count))
    return tuple(min(n, stamina) if stamina else n for n in rows)


def mean(chances: Chances) -> float:
    """
    >>> mean((0.5, 0.25, 0.25))
    0.75
    """
    return sum(n * chance for n, chance in enumerate(chances))


def together(*rows: Chances) -> Chances:
    """Chances of each sum of independent numbers: the damage of a whole beam.

    >>> together((0.5, 0.5), (0.5, 0.5))
    (0.25, 0.5, 0.25)
    """
    total: Chances = (1.0,)
    for row in rows:
        out = [0.0] * (len(total) + len(row) - 1)
        for a, chance in enumerate(total):
            for b, more in enumerate(row):
                out[a + b] += chance * more
        total = tuple(out)
    return total


__all__ = [
    "COVER", "PIERCE", "Chances", "Change", "Pool", "Reroll", "attack_pool", "defense_pool", "dodged", "hurting", "margins", "mean",
    "rules_to_weigh", "showing", "successes", "suffered", "together", "with_conditions",
]  # fmt: skip
