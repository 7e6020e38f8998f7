"""Exact odds of an attack: how the damage is distributed before a die is rolled.

What is counted: the pools with everything that certainly changes them, what faces count for both sides, Criticals and the dice
they add, cover (used by the defender where it helps), forced reductions of the damage, and the Stamina left. What is not counted,
because somebody or the dice decide it later: rerolls and other changes of dice, reactions, special rules that change successes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from longbox.kernel import PASS, Ask, Frame

from .play import strike_statics
from .rules.actions import AttackAction
from .rules.attacks import Attack, Series, in_cover
from .rules.damage import ATTACK, Suffer
from .rules.dice import extra_dice, worth_of
from .vocabulary import ATTACK_SUCCESS, BLANK, BLOCK, CRIT, DEFENSE_SUCCESS, FAIL, HIT, NOBODY, SIDES, WILD

if TYPE_CHECKING:
    from .language.cards import Strike
    from .table import Table

Chances: TypeAlias = tuple[float, ...]
"""Chances of 0, 1, 2, ..."""

_SHARE = tuple(SIDES.count(face) / len(SIDES) for face in range(6))
_Row: TypeAlias = dict[tuple[int, int, int, int], float]
"""(successes, a die that cover would improve, a Failure in the first roll, one among the dice added) and the chance of it."""


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


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack does, by chance."""

    damage: Chances
    """Chances of 0, 1, 2, ... damage, up to the Stamina left."""
    daze: float
    ko: float

    @property
    def mean(self) -> float:
        return sum(n * chance for n, chance in enumerate(self.damage))


def attack_pool(dice: int) -> Pool:
    """A plain attack roll.

    >>> [round(chance, 4) for chance in successes(attack_pool(1))]
    [0.5, 0.4375, 0.0625]
    """
    return Pool(dice, ATTACK_SUCCESS)


def defense_pool(dice: int, cover: bool = False) -> Pool:
    """A plain defense roll.

    >>> [round(chance, 4) for chance in successes(defense_pool(1, cover=True))]
    [0.125, 0.7656, 0.1094]
    """
    return Pool(dice, DEFENSE_SUCCESS, cover=cover)


@lru_cache(4096)
def successes(pool: Pool) -> Chances:
    """Chances of each number of successes of a roll, its Criticals' dice included.

    >>> sum(successes(attack_pool(7))) - 1.0 < 1e-12
    True
    """
    total: _Row = {(0, 0, 0, 0): 1.0}
    one = _die(pool)
    for _ in range(max(1, pool.dice)):
        total = _sum(total, one)
    if pool.treat != NOBODY:
        total = _treated(pool, total)
    gain = pool.worth[BLOCK]
    out = [0.0] * (1 + max(s + gain for s, *_ in total))
    for (count, poor, _, _), chance in total.items():
        out[count + (gain if pool.cover and poor else 0)] += chance
    while len(out) > 1 and not out[-1]:
        out.pop()
    return tuple(out)


def _die(pool: Pool) -> _Row:
    """One die of the first roll with the dice it adds."""
    out: _Row = {}
    for face, share in enumerate(_SHARE):
        first: _Row = {_cell(pool, face, 0): share}
        if face == CRIT:
            for _ in range(pool.per_crit):
                first = _sum(first, _added(pool))
        for key, chance in first.items():
            out[key] = out.get(key, 0.0) + chance
    return out


def _added(pool: Pool) -> _Row:
    """One die that a Critical adds; its own Critical adds none."""
    out: _Row = {}
    for face, share in enumerate(_SHARE):
        key = _cell(pool, face, 1)
        out[key] = out.get(key, 0.0) + share
    return out


def _cell(pool: Pool, face: int, added: int) -> tuple[int, int, int, int]:
    poor = int(face in (CRIT, WILD, HIT, BLANK) and pool.worth[face] < pool.worth[BLOCK])
    failed = int(face == FAIL)
    return (pool.worth[face], poor, failed * (1 - added), failed * added)


def _sum(one: _Row, two: _Row) -> _Row:
    out: _Row = {}
    for (a, b, c, d), chance in one.items():
        for (e, f, g, h), more in two.items():
            key = (a + e, b | f, c | g, d | h)
            out[key] = out.get(key, 0.0) + chance * more
    return out


def _treated(pool: Pool, total: _Row) -> _Row:
    """One Failure counts as another face: in the first roll before Criticals are counted, else among the dice they added."""
    gain = pool.worth[pool.treat] - pool.worth[FAIL]
    out: _Row = {}
    for (count, poor, first, later), chance in total.items():
        rows: _Row = {(count + gain if first or later else count, poor, 0, 0): chance}
        if first and pool.treat == CRIT:
            for _ in range(pool.per_crit):
                rows = _sum(rows, _added(pool))
        for key, part in rows.items():
            out[key] = out.get(key, 0.0) + part
    return out


@lru_cache(4096)
def margins(attack: Pool, defense: Pool) -> Chances:
    """Chances of each number of successes that are left over for damage.

    >>> [round(chance, 4) for chance in margins(attack_pool(1), defense_pool(1))]
    [0.667, 0.2939, 0.0391]
    """
    hits, blocks = successes(attack), successes(defense)
    out = [0.0] * len(hits)
    for h, chance in enumerate(hits):
        for b, more in enumerate(blocks):
            out[max(0, h - b)] += chance * more
    while len(out) > 1 and not out[-1]:
        out.pop()
    return tuple(out)


# -- the pools of an attack that has not been made ---------------------------------------------------------------------


def odds_of(t: Table, attacker: int, strike: Strike, target: int) -> Odds:
    """The odds of an attack somebody could make now, or is about to declare."""
    trial = prepared(t, attacker, strike, target)
    return odds_now(trial) if trial is not None else Odds((1.0,), 0.0, 0.0)


def odds_now(t: Table) -> Odds:
    """The odds of the attack being resolved, before its dice are rolled."""
    attack = t.attack()
    target = attack.target
    left = t.stamina(target) - t.damage[target]
    out = [0.0] * (left + 1)
    chances = margins(*pools_of(t, attack))
    suffered = damage_for(t, len(chances), left)
    for n, chance in enumerate(chances):
        out[suffered[n]] += chance
    card = t.card(target)
    final = bool(t.injured[target]) or card.is_grunt or card.single_sided
    return Odds(tuple(out), 0.0 if final else out[left], out[left] if final else 0.0)


def prepared(t: Table, attacker: int, strike: Strike, target: int) -> Table | None:
    """A copy of the table in which the attack waits to be rolled; None if it comes to nothing before that.

    The rules themselves build the pools; whatever may be declined on the way is declined.
    """
    trial = t.copy()
    trial.key, trial.count, trial.script = 0, 0, None  # should something roll on the way, the dice to come stay unknown
    top = trial.stack[-1] if trial.stack else None
    if isinstance(top, Attack) and top.attacker == attacker and top.weapon == strike.key and top.target == NOBODY:
        attack = top
        attack.target = target
    else:
        if not isinstance(top, Series | AttackAction):
            action = AttackAction(attacker, strike.key)
            trial.stack.append(action)
            action.begin(trial)
        attack = Attack(attacker, strike.key, target, part=True)
        if isinstance(top, Series):
            attack.without, attack.marks = list(top.without), list(top.marks)
        trial.stack.append(attack)
    if attack.kind == NOBODY:
        attack.kind = best_type(trial, target, strike)
    return trial if drive(trial, attack, "roll_attack") else None


def best_type(t: Table, target: int, strike: Strike) -> int:
    """Of several types the one against which the target defends worst."""
    return min(strike.types or (strike.type,), key=lambda kind: t.side(target).defense[kind])


def drive(t: Table, frame: Any, step: str) -> bool:
    """Resolve until a frame is about to begin a step; questions are declined, or answered with the first option."""
    stack = t.stack
    depth = stack.index(frame)
    for _ in range(500):
        top = stack[-1]
        if top is frame and top.now == step:
            return True
        method = top.PLAN[top.step]
        if method is None:
            stack.pop()
            if len(stack) <= depth:
                return False
            continue
        at = top.step
        top.step = at + 1
        outcome = method(top, t)
        if isinstance(outcome, Ask):
            top.step = at
            t.ask = outcome
            pushed = top.ANSWERS[outcome.kind](top, t, PASS if PASS in outcome.options else outcome.options[0])
            if pushed is not None:
                stack.append(pushed)
        elif isinstance(outcome, Frame):
            stack.append(outcome)
    return False


def pools_of(t: Table, attack: Attack) -> tuple[Pool, Pool]:
    """Both rolls of an attack whose pools are built."""
    roles, attacker, target = attack.roles(), attack.attacker, attack.target
    own = worth_of(t, attacker, True, **roles)
    for part in strike_statics(attack.weapon, "face_counts"):
        _, face, value, icons = part.value
        if all(icon == face for icon in icons):  # it shows whenever it is counted
            own[face] += value - 1
    per_crit = max([1, *(part.value for part in strike_statics(attack.weapon, "crit_double"))])
    return (
        Pool(attack.attack_dice, tuple(own), extra_dice(t, attacker, (CRIT,), per_crit), _treat(t, attacker)),
        Pool(
            attack.defense_dice,
            tuple(worth_of(t, target, False, **roles)),
            extra_dice(t, target, (CRIT,)),
            _treat(t, target),
            in_cover(t, attack) and not t.forbids("no_modify", target),
        ),
    )


def _treat(t: Table, who: int) -> int:
    return next((to for face, to in t.changes("treat_as", who) if face == FAIL), NOBODY)


def damage_for(t: Table, count: int, left: int) -> Sequence[int]:
    """The damage dealt for 0, 1, 2, ... successes left over, with what certainly reduces it."""
    attack = t.attack()
    t.stack.append(Suffer(attack.target, count, attack.attacker, ATTACK))
    answered = t.window("would_suffer", attack.target, attack.attacker, ATTACK) is not None
    t.stack.pop()
    if not answered:
        return [min(left, n) for n in range(count)]
    out = [0]
    for n in range(1, count):
        trial = t.copy()
        suffer = Suffer(attack.target, n, attack.attacker, ATTACK)
        trial.stack.append(suffer)
        drive(trial, suffer, "apply")
        out.append(max(0, min(left, suffer.n)))
    return out


__all__ = ["Odds", "Pool", "attack_pool", "defense_pool", "margins", "odds_now", "odds_of", "successes"]
