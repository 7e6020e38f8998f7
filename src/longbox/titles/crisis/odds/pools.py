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

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple, TypeAlias

from ..codes import ATTACK_SUCCESS, BLANK, BLOCK, CRIT, DEFENSE_SUCCESS, FAIL, HIT, NOBODY, SIDES, WILD

Chances: TypeAlias = tuple[float, ...]
"""Chances of 0, 1, 2, ..."""
Spread: TypeAlias = dict[int, float]
"""Rolls, packed, and the chance of each."""

SHARE: Final = tuple(SIDES.count(face) / len(SIDES) for face in range(6))
BITS: Final = 8
MASK: Final = (1 << BITS) - 1
FUZZ: Final = 1e-12
"""A choice has to be better than another by more than rounding."""


class Reroll(NamedTuple):
    """One rule that rerolls up to so many dice of one's own roll, each once."""

    most: int
    fails: bool = False
    """Failures, too."""


class Change(NamedTuple):
    """One rule that changes up to so many dice showing certain faces to another face."""

    most: int
    faces: tuple[int, ...]
    to: int
    icons: tuple[int, ...] = ()
    """What the attack roll has to show for it."""
    must: bool = False


COVER: Final = Change(1, (CRIT, WILD, HIT, BLANK), BLOCK)
"""CP-476."""
PIERCE: Final = Change(1, (CRIT, WILD, BLOCK), BLANK, must=True)
"""What most attacks that change a defense die do."""


@dataclass(frozen=True, slots=True)
class Pool:
    """One side's roll."""

    dice: int
    worth: tuple[int, ...]
    """What each face counts."""
    per_crit: int = 1
    """How many dice a Critical of the first roll adds."""
    treat: int = NOBODY
    """The face as which one Failure counts, where a card says so."""
    cover: bool = False
    """One die may be changed to a Block."""
    rerolls: tuple[Reroll, ...] = ()
    """Rules that reroll its own dice."""
    changes: tuple[Change, ...] = ()
    """Rules that change its own dice, besides cover."""
    against: tuple[Change, ...] = ()
    """Rules that change the other side's dice, after both have seen to their own."""


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


# -- one side ----------------------------------------------------------------------------------------------------------


class _Side:
    """A pool made ready: kinds of dice, their numbers packed into one integer, and what may be done with them."""

    def __init__(self, pool: Pool, against: tuple[Change, ...] = (), watched: tuple[int, ...] = (), aiming: bool = False) -> None:
        """`against` is what the other side may change, `watched` are faces asked for by name, `aiming` if showing them helps."""
        self.pool, self.against = pool, against
        self.changes = (*pool.changes, COVER) if pool.cover else pool.changes
        self.rerolls = tuple(sorted((one for one in pool.rerolls if one.most > 0), reverse=True))
        worth, levels = pool.worth, set(pool.worth)
        treats = pool.treat != NOBODY
        self.plain = len({one.fails for one in self.rerolls}) <= 1 and (not self.rerolls or len(levels) <= 2)
        """Dice count or do not, and the same dice may be rerolled by every rule."""
        alone = not (against or aiming)
        self.blind = (
            not (self.rerolls or self.changes)
            or (alone and self.plain and not self.changes and not treats)
            or (alone and not self.rerolls and len(self.changes) == 1)
        )
        """What is best does not depend on anything but its own dice."""
        best = max(levels)
        prey = [tuple([face in one.faces for one in against]) for face in range(6)] if against else [()] * 6
        """What the other side may do to a face."""
        shine = [aiming and face in watched for face in range(6)]
        self.of: list[int] = []
        """The kind of each face."""
        self.kinds: list[int] = []
        """A face of each kind."""
        self.unit: list[int] = []
        self.again: list[bool] = []
        """Whether dice of a kind are worth rerolling at all."""
        self.dregs: list[bool] = []
        """Whether nothing worse than such a die can be rolled."""
        known: dict[tuple[object, ...], int] = {}
        for face in range(6):
            locks = tuple([face != FAIL or one.fails for one in self.rerolls])
            again = any(locks) and (worth[face] < best or not alone)
            marks = tuple(
                [
                    face in one.faces
                    and (worth[face] < worth[one.to] or prey[face] != prey[one.to] or shine[face] != shine[one.to])
                    for one in self.changes
                ]
            )
            named = face if face in watched or (treats and face == FAIL) else NOBODY
            sign = (worth[face], named, locks if again else (), marks, prey[face])
            kind = known.get(sign)
            if kind is None:
                kind = known[sign] = len(self.kinds)
                inert = not (worth[face] or again or any(marks) or any(prey[face])) and named == NOBODY
                self.kinds.append(face)
                self.unit.append(0 if inert else 1 << BITS * kind)
                self.again.append(again)
                self.dregs.append(again and worth[face] == min(levels) and named == NOBODY and not any(marks))
            self.of.append(kind)
        self.twins: list[tuple[int, int, int]] = []
        """(shift, most, difference): an icon that shows more often than any rule asks is like another face that counts the same."""
        for face in set(watched):
            worn, name, *rest = next(key for key, kind in known.items() if kind == self.of[face])
            twin = known.get((worn, NOBODY, *rest))
            if twin is not None and name == face and not (treats and face == FAIL):
                kind = self.of[face]
                self.twins.append((BITS * kind, watched.count(face), self.unit[twin] - self.unit[kind]))
        self.shift = [BITS * kind for kind in range(len(self.kinds))]
        self.value = [worth[face] for face in self.kinds]
        self.spare = 1 << BITS * len(self.kinds) if treats else 0
        """Stands in a roll as long as no Failure was counted as another face."""
        self.one: Spread = {}
        for face, share in enumerate(SHARE):
            self.one[self.unit[self.of[face]]] = self.one.get(self.unit[self.of[face]], 0.0) + share
        self.dice: list[Spread] = [{0: 1.0}]
        self.ways: dict[tuple[int, Reroll | Change, bool], list[tuple[int, Spread]]] = {}

    def alike(self, roll: int) -> int:
        """A roll of the same use, the same for all that are alike."""
        for shift, most, change in self.twins:
            more = (roll >> shift & MASK) - most
            if more > 0:
                roll += more * change
        return roll

    def fresh(self, count: int) -> Spread:
        """So many dice whose Criticals add nothing."""
        while len(self.dice) <= count:
            self.dice.append(_sum(self.dice[-1], self.one))
        return self.dice[count]

    def rolled(self) -> Spread:
        """The roll with the dice its Criticals add (CP-333..CP-335)."""
        pool = self.pool
        if self.spare:
            return self.treated()
        unit, die = self.unit, dict(self.one)
        crit = unit[self.of[CRIT]]
        if pool.per_crit:
            die[crit] -= SHARE[CRIT]
            for more, chance in self.fresh(pool.per_crit).items():
                die[crit + more] = die.get(crit + more, 0.0) + SHARE[CRIT] * chance
            if die[crit] <= 0.0:
                del die[crit]
        total = die
        for _ in range(max(1, pool.dice) - 1):
            total = _sum(total, die)
        return total

    def treated(self) -> Spread:
        """One Failure counts as another face: in the first roll before Criticals are counted, else among the dice they add."""
        pool = self.pool
        first: dict[tuple[int, int], float] = {(self.spare, 0): 1.0}
        for _ in range(max(1, pool.dice)):
            after: dict[tuple[int, int], float] = {}
            for (roll, crits), chance in first.items():
                for face, share in enumerate(SHARE):
                    key = (roll + self.unit[self.of[face]], crits + (face == CRIT))
                    after[key] = after.get(key, 0.0) + chance * share
            first = after
        total: Spread = {}
        for (roll, crits), chance in first.items():
            shown = self.treat(roll)
            more = crits + (pool.treat == CRIT and not shown & self.spare)
            for extra, part in self.fresh(more * pool.per_crit).items():
                end = self.treat(shown + extra)
                total[end] = total.get(end, 0.0) + chance * part
        return total

    def treat(self, roll: int) -> int:
        """Count a Failure as the other face, if there is one and none was yet."""
        kind = self.of[FAIL]
        if roll & self.spare and roll >> self.shift[kind] & MASK:
            return roll - self.spare - self.unit[kind] + self.unit[self.of[self.pool.treat]]
        return roll

    def settled(self) -> Spread:
        """The roll at the end of its own part of step 9, where what to reroll goes without saying."""
        total = self.rolled()
        for rule in self.rerolls:
            after: Spread = {}
            for roll, chance in total.items():
                taken, count = self.poor(roll, rule)
                if not count:
                    after[roll] = after.get(roll, 0.0) + chance
                    continue
                rest = roll - taken
                for more, part in self.fresh(count).items():
                    after[rest + more] = after.get(rest + more, 0.0) + chance * part
            total = after
        for change in self.changes:
            after = {}
            for roll, chance in total.items():
                end = self.improved(roll, change)
                after[end] = after.get(end, 0.0) + chance
            total = after
        return total

    def poor(self, roll: int, rule: Reroll) -> tuple[int, int]:
        """As many dice that do not count as a rule rerolls, packed, and their number."""
        taken, left = 0, rule.most
        for kind, again in enumerate(self.again):
            if again and left:
                count = min(left, roll >> self.shift[kind] & MASK)
                taken += count * self.unit[kind]
                left -= count
        return taken, rule.most - left

    def improved(self, roll: int, change: Change) -> int:
        """A roll after its owner has changed the dice that count least, as far as that helps."""
        to = self.of[change.to]
        kinds = sorted({self.of[face] for face in change.faces}, key=lambda kind: self.value[kind])
        left = change.most
        for kind in kinds:
            if left and self.value[kind] < self.value[to]:
                count = min(left, roll >> self.shift[kind] & MASK)
                roll += count * (self.unit[to] - self.unit[kind])
                left -= count
        return roll

    def count(self, roll: int) -> int:
        """What a roll counts."""
        total = 0
        for value in self.value:
            if value:
                total += value * (roll & MASK)
            roll >>= BITS
        return total

    def shows(self, roll: int, icons: tuple[int, ...]) -> bool:
        """CP-357, CP-358; the faces have to be watched."""
        needed = Counter(icons)
        return all((roll >> self.shift[self.of[face]] & MASK) >= count for face, count in needed.items())

    def spoiled(self, roll: int, changes: tuple[Change, ...]) -> int:
        """A roll after the other side has changed dice of it: always those that count most."""
        for change in changes:
            to = self.of[change.to]
            for _ in range(change.most):
                kinds = {self.of[face] for face in change.faces if face != change.to}
                found = [kind for kind in kinds if roll >> self.shift[kind] & MASK]
                if not found:
                    break
                worst = max(found, key=lambda kind: (self.value[kind], -kind))
                if self.value[worst] <= self.value[to] and not change.must:
                    break
                roll += self.unit[to] - self.unit[worst]
        return roll

    def options(self, roll: int, rule: Reroll | Change, last: bool) -> list[tuple[int, Spread]]:
        """Every sensible way to use a rule: the dice picked up, and what comes of them. The last rule spares none for another."""
        key = (roll, rule, last)
        found = self.ways.get(key)
        if found is None:
            found = self.ways[key] = list(self._options(roll, rule, last))
        return found

    def _options(self, roll: int, rule: Reroll | Change, last: bool) -> Iterator[tuple[int, Spread]]:
        if isinstance(rule, Reroll):
            kinds = [kind for kind, again in enumerate(self.again) if again and (rule.fails or self.kinds[kind] != FAIL)]
        else:
            kinds = sorted({self.of[face] for face in rule.faces if face != rule.to})
        held = [min(rule.most, roll >> self.shift[kind] & MASK) for kind in kinds]
        certain = 0
        if last and isinstance(rule, Reroll):
            certain = min(rule.most, sum(many for kind, many in zip(kinds, held, strict=True) if self.dregs[kind]))
        for counts in product(*(range(many + 1) for many in held)):
            many = sum(counts)
            if not 0 < many <= rule.most:
                continue
            if certain and sum(count for count, kind in zip(counts, kinds, strict=True) if self.dregs[kind]) < certain:
                continue
            taken = sum(count * self.unit[kind] for count, kind in zip(counts, kinds, strict=True))
            if isinstance(rule, Change):
                yield taken, {many * self.unit[self.of[rule.to]]: 1.0}
            elif roll & self.spare:
                after: Spread = {}
                for more, chance in self.fresh(many).items():
                    end = self.treat(more + self.spare) - self.spare
                    after[end] = after.get(end, 0.0) + chance
                yield taken, after
            else:
                yield taken, self.fresh(many)


def _sum(one: Spread, two: Spread) -> Spread:
    out: Spread = {}
    get = out.get
    pairs = tuple(two.items())
    for a, chance in one.items():
        for b, more in pairs:
            out[a + b] = get(a + b, 0.0) + chance * more
    return out


class _Choice:
    """The best use of one side's rules, found backwards from what a final roll is worth to it."""

    def __init__(self, side: _Side, worth: Callable[[int], float]) -> None:
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
    side = _Side(pool)
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
        mine, theirs = _Side(attack), _Side(defense)
        if mine.blind and theirs.blind:
            return _less(_counts(mine), _counts(theirs))
    return _met(attack, defense, hurts, ())[0]


@lru_cache(4096)
def showing(attack: Pool, defense: Pool, icons: tuple[int, ...], hurts: tuple[int, ...] = ()) -> float:
    """The chance that the final attack roll shows these faces, so that a rule with these icons applies (CP-357, CP-358).

    Dice are chosen for damage all the same; nobody rerolls a Hit for a Wild that does nothing for it.

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
    sides = (_Side(attack, defense.against, wanted, bool(wanted)), _Side(defense, attack.against))
    return sum(len(side.rerolls) + len(side.changes) for side in sides if not side.blind)


def _counts(side: _Side) -> Chances:
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
    mine = _Side(attack, defense.against, (*icons, *wanted), bool(wanted))
    theirs = _Side(defense, attack.against)
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
