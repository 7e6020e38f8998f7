"""One side's dice: which faces are alike, what a roll may become by the rules for it, and what it counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from ..codes import CRIT, FAIL, NOBODY
from .rolled import BITS, COVER, MASK, SHARE, Change, Pool, Reroll, Spread


class _Sign(NamedTuple):
    """All that matters about a face: faces with the same sign are of one kind."""

    worth: int
    named: int
    """The face itself where it is asked for by name."""
    locks: tuple[bool, ...]
    """Which rules may reroll it; empty where that is no use."""
    marks: tuple[bool, ...]
    """Which rules may change it to something else."""
    prey: tuple[bool, ...]
    """What the other side may do to it."""


class Side:
    """A pool made ready: kinds of dice, their numbers packed into one integer, and what may be done with them."""

    def __init__(self, pool: Pool, against: tuple[Change, ...] = (), watched: tuple[int, ...] = (), aiming: bool = False) -> None:
        """`against` is what the other side may change, `watched` are faces asked for by name, `aiming` if showing them helps."""
        self.pool, self.against, self.watched, self.aiming = pool, against, watched, aiming
        self.changes = (*pool.changes, COVER) if pool.cover else pool.changes
        self.rerolls = tuple(sorted((one for one in pool.rerolls if one.most > 0), reverse=True))
        self.treats = pool.treat != NOBODY
        self.alone = not (against or aiming)
        self.blind = self._is_blind()
        """What is best does not depend on anything but its own dice."""
        self.of: list[int] = []
        """The kind of each face."""
        self.kinds: list[int] = []
        """A face of each kind."""
        self.unit: list[int] = []
        self.again: list[bool] = []
        """Whether dice of a kind are worth rerolling at all."""
        self.dregs: list[bool] = []
        """Whether nothing worse than such a die can be rolled."""
        self.twins = list(self._twins(self._sort()))
        """(shift, most, difference): an icon that shows more often than any rule asks is like another face that counts the same."""
        self.shift = [BITS * kind for kind in range(len(self.kinds))]
        self.value = [pool.worth[face] for face in self.kinds]
        self.spare = 1 << BITS * len(self.kinds) if self.treats else 0
        """Stands in a roll as long as no Failure was counted as another face."""
        self.one: Spread = {}
        for face, share in enumerate(SHARE):
            self.one[self.unit[self.of[face]]] = self.one.get(self.unit[self.of[face]], 0.0) + share
        self.dice: list[Spread] = [{0: 1.0}]
        self.ways: dict[tuple[int, Reroll | Change, bool], list[tuple[int, Spread]]] = {}

    def _is_blind(self) -> bool:
        if not (self.rerolls or self.changes):
            return True
        if not self.alone:
            return False
        if not self.rerolls:
            return len(self.changes) == 1
        # dice count or do not, and the same dice may be rerolled by every rule
        plain = len({one.fails for one in self.rerolls}) <= 1 and len(set(self.pool.worth)) <= 2
        return plain and not self.changes and not self.treats

    # -- kinds of faces ------------------------------------------------------------------------------------------------

    def _sort(self) -> dict[_Sign, int]:
        """Sort the faces into kinds. Which sign has which kind."""
        known: dict[_Sign, int] = {}
        if not (self.rerolls or self.changes or self.against or self.watched or self.treats):
            self._sort_by_worth()
            return known
        for face in range(6):
            sign = self._sign(face)
            kind = known.get(sign)
            if kind is None:
                kind = known[sign] = len(self.kinds)
                self._add(face, sign)
            self.of.append(kind)
        return known

    def _sort_by_worth(self) -> None:
        """The same where nothing is done to dice and no face is asked for by name: all that matters is what a face counts."""
        kinds: dict[int, int] = {}
        for face, worth in enumerate(self.pool.worth):
            kind = kinds.get(worth)
            if kind is None:
                kind = kinds[worth] = len(self.kinds)
                self.unit.append(1 << BITS * kind if worth else 0)
                self.kinds.append(face)
                self.again.append(False)
                self.dregs.append(False)
            self.of.append(kind)

    def _sign(self, face: int) -> _Sign:
        worth = self.pool.worth
        locks = tuple([face != FAIL or one.fails for one in self.rerolls])
        again = any(locks) and (worth[face] < max(worth) or not self.alone)
        marks = tuple([face in one.faces and self._differs(face, one.to) for one in self.changes])
        named = face if face in self.watched or (self.treats and face == FAIL) else NOBODY
        return _Sign(worth[face], named, locks if again else (), marks, self._prey(face))

    def _prey(self, face: int) -> tuple[bool, ...]:
        """What the other side may do to a face."""
        return tuple([face in one.faces for one in self.against])

    def _differs(self, face: int, to: int) -> bool:
        """Whether it could help to change a face to another."""
        if self.pool.worth[face] < self.pool.worth[to] or self._prey(face) != self._prey(to):
            return True
        return self.aiming and (face in self.watched) != (to in self.watched)

    def _add(self, face: int, sign: _Sign) -> None:
        """A new kind, with its first face."""
        again, plain = bool(sign.locks), sign.named == NOBODY and not any(sign.marks)
        inert = plain and not (sign.worth or again or any(sign.prey))
        self.unit.append(0 if inert else 1 << BITS * len(self.kinds))
        self.kinds.append(face)
        self.again.append(again)
        self.dregs.append(again and plain and sign.worth == min(self.pool.worth))

    def _twins(self, known: dict[_Sign, int]) -> Iterator[tuple[int, int, int]]:
        for face in set(self.watched):
            kind = self.of[face]
            sign = next(key for key, one in known.items() if one == kind)
            twin = known.get(sign._replace(named=NOBODY))
            if twin is not None and sign.named == face and not (self.treats and face == FAIL):
                yield BITS * kind, self.watched.count(face), self.unit[twin] - self.unit[kind]

    # -- rolls ---------------------------------------------------------------------------------------------------------

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
        kinds = self._open_to(rule)
        held = [min(rule.most, roll >> self.shift[kind] & MASK) for kind in kinds]
        certain = 0
        if last and isinstance(rule, Reroll):
            certain = min(rule.most, self._poorest(kinds, held))
        for counts in product(*(range(many + 1) for many in held)):
            many = sum(counts)
            if not 0 < many <= rule.most:
                continue
            if certain and self._poorest(kinds, counts) < certain:
                continue
            taken = sum(count * self.unit[kind] for count, kind in zip(counts, kinds, strict=True))
            yield taken, self._instead(roll, rule, many)

    def _open_to(self, rule: Reroll | Change) -> list[int]:
        """The kinds of dice that a rule may be used on."""
        if isinstance(rule, Reroll):
            return [kind for kind, again in enumerate(self.again) if again and (rule.fails or self.kinds[kind] != FAIL)]
        return sorted({self.of[face] for face in rule.faces if face != rule.to})

    def _poorest(self, kinds: Sequence[int], counts: Sequence[int]) -> int:
        """How many of these dice are such that nothing worse can be rolled: the last reroll takes as many of them as it can."""
        return sum(count for count, kind in zip(counts, kinds, strict=True) if self.dregs[kind])

    def _instead(self, roll: int, rule: Reroll | Change, many: int) -> Spread:
        """What comes in place of so many dice."""
        if isinstance(rule, Change):
            return {many * self.unit[self.of[rule.to]]: 1.0}
        if not roll & self.spare:
            return self.fresh(many)
        after: Spread = {}
        for more, chance in self.fresh(many).items():
            end = self.treat(more + self.spare) - self.spare
            after[end] = after.get(end, 0.0) + chance
        return after


def _sum(one: Spread, two: Spread) -> Spread:
    out: Spread = {}
    get = out.get
    pairs = tuple(two.items())
    for a, chance in one.items():
        for b, more in pairs:
            out[a + b] = get(a + b, 0.0) + chance * more
    return out
