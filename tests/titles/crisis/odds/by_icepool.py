"""The odds of Crisis Protocol once more, by a library for dice that knows nothing of ours."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import icepool

from longbox.titles.crisis.codes import CRIT, FACES, FAIL, SIDES
from longbox.titles.crisis.odds.pools import COVER, Change, Pool, Reroll

FACE: Any = icepool.Die(list(SIDES))


def counted(pool: Pool) -> Any:
    """Successes of a roll of which every die counts or does not; those that do not are rerolled, the most dice first.

    Both numbers in one, as successes + 64 times the dice to reroll: sums of plain numbers are what the library is fastest with.
    """
    best = max(pool.worth)
    fails = any(one.fails for one in pool.rerolls)

    def cell(face: int) -> int:
        poor = bool(pool.rerolls) and pool.worth[face] < best and (face != FAIL or fails)
        return pool.worth[face] + 64 * poor

    plain = FACE.map(cell)
    first = FACE.map(lambda face: cell(face) + pool.per_crit @ plain if face == CRIT and pool.per_crit else cell(face))
    state = max(1, pool.dice) @ first
    for rule in sorted(pool.rerolls, reverse=True):

        def again(roll: int, most: int = rule.most) -> Any:
            count = min(most, roll // 64)
            return roll - 64 * count + count @ plain if count else roll

        state = state.map(again)
    return state % 64 if pool.rerolls else state


def plain_damage(attack: Pool, defense: Pool, hurts: Callable[[int], int]) -> Any:
    return (counted(attack) - counted(defense)).map(lambda margin: hurts(max(0, margin)))


# -- every way of choosing, tried -----------------------------------------------------------------------------------------


def rolled(pool: Pool) -> Any:
    """Sorted faces of a roll with the dice its Criticals add."""

    def more(roll: tuple[int, ...]) -> Any:
        count = roll.count(CRIT) * pool.per_crit
        return (
            FACE.pool(count).expand().map(lambda extra: tuple(sorted(roll + extra)), star=False) if count else icepool.Die([roll])
        )

    return FACE.pool(max(1, pool.dice)).expand().map(more, star=False)


class Chooser:
    """Tries every set of dice of every rule in every order, and keeps what is best on average; of equals the one tried first."""

    def __init__(self, rules: tuple[Reroll | Change, ...], worth: Callable[[tuple[int, ...]], Any], sign: int) -> None:
        self.rules, self.worth, self.sign = rules, worth, sign
        self.known: dict[Any, Any] = {}

    def best(self, roll: tuple[int, ...], left: tuple[Reroll | Change, ...] | None = None) -> Any:
        rules = self.rules if left is None else left
        key = (roll, rules)
        if key in self.known:
            return self.known[key]
        found = self.worth(roll)
        for at, rule in enumerate(rules):
            rest = rules[:at] + rules[at + 1 :]
            if isinstance(rule, Reroll):
                may = [face for face in roll if face != FAIL or rule.fails]
            else:
                may = [face for face in roll if face in rule.faces]
            for count in range(1, min(rule.most, len(may)) + 1):
                for picked in set(combinations(may, count)):
                    kept = list(roll)
                    for face in picked:
                        kept.remove(face)
                    tried = self.after(kept, rule, count, rest)
                    if self.sign * (tried.mean() - found.mean()) > 0:
                        found = tried
        self.known[key] = found
        return found

    def after(self, kept: list[int], rule: Reroll | Change, count: int, rest: tuple[Reroll | Change, ...]) -> Any:
        if isinstance(rule, Change):
            return self.best(tuple(sorted([*kept, *[rule.to] * count])), rest)
        return FACE.pool(count).expand().map(lambda new: self.best(tuple(sorted([*kept, *new])), rest), star=False)


def spoiled(worth: tuple[int, ...], roll: tuple[int, ...], changes: tuple[Change, ...]) -> int:
    """What a roll counts after the other side has changed dice of it, whichever hurt most."""
    faces = list(roll)
    for change in changes:
        for _ in range(change.most):
            may = [face for face in faces if face in change.faces]
            if may:
                faces.remove(max(may, key=lambda face: worth[face]))
                faces.append(change.to)
    return sum(worth[face] for face in faces)


def searched_damage(attack: Pool, defense: Pool, hurts: Callable[[int], int]) -> Any:
    """Whatever either side may choose; quick only where just one of them may."""
    own: tuple[Reroll | Change, ...] = (*attack.rerolls, *attack.changes)
    other: tuple[Reroll | Change, ...] = (*defense.rerolls, *defense.changes, *((COVER,) if defense.cover else ()))

    def active(roll: tuple[int, ...]) -> tuple[Change, ...]:
        return tuple(one for one in attack.against if all(roll.count(face) >= one.icons.count(face) for face in one.icons))

    def hits(roll: tuple[int, ...]) -> int:
        return sum(attack.worth[face] for face in roll)

    mine, theirs = rolled(attack), rolled(defense)
    if own and other:
        guards: dict[Any, Chooser] = {}

        def guard(final: tuple[int, ...]) -> Chooser:
            key = (hits(final), active(final))
            if key not in guards:

                def left(roll: tuple[int, ...]) -> Any:
                    return icepool.Die([hurts(max(0, key[0] - spoiled(defense.worth, roll, key[1])))])

                guards[key] = Chooser(other, left, -1)
            return guards[key]

        def seen(facing: tuple[int, ...]) -> Any:
            return mine.map(Chooser(own, lambda final: guard(final).best(facing), 1).best, star=False)

        return theirs.map(seen, star=False)
    if own:
        sides = theirs.map(
            lambda roll: (spoiled(defense.worth, roll, ()), spoiled(defense.worth, roll, attack.against)), star=False
        )

        def against(blocks: tuple[int, int]) -> Any:
            def worth(roll: tuple[int, ...]) -> Any:
                return icepool.Die([hurts(max(0, hits(roll) - blocks[bool(active(roll))]))])

            return mine.map(Chooser(own, worth, 1).best, star=False)

        return sides.map(against, star=False)
    attacks = mine.map(lambda roll: (hits(roll), bool(active(roll))), star=False)

    def facing(met: tuple[int, bool]) -> Any:
        changes = attack.against if met[1] else ()

        def worth(roll: tuple[int, ...]) -> Any:
            return icepool.Die([hurts(max(0, met[0] - spoiled(defense.worth, roll, changes)))])

        return theirs.map(Chooser(other, worth, -1).best, star=False)

    return attacks.map(facing, star=False)


def row(die: Any) -> list[float]:
    """Chances of 0, 1, 2, ..."""
    return [float(die.probability(n)) for n in range(die.max_outcome() + 1)]


__all__ = ["FACES", "counted", "plain_damage", "row", "searched_damage"]
