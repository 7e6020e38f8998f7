"""Exact odds of an attack: how the damage is distributed before a die is rolled.

What is counted: the pools with everything that certainly changes them, what faces count for both sides, Criticals and the dice
they add, cover, rerolls that cost nothing and dice of the defender that the attack's own icons change, all used well (see `pools`),
forced reductions of the damage, and the Stamina left. What is not counted, because somebody pays for it or decides it later:
superpowers with a price, cards in hand, reactions, special rules that change successes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from longbox.kernel import PASS, Ask, Frame

from ..codes import CRIT, FACES, FAIL, NOBODY, POWER_LIMIT
from ..rules.actions import AttackAction
from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series
from ..rules.cover import in_cover
from ..rules.damage import ATTACK, Suffer
from ..rules.dice import extra_dice, worth_of
from ..script import queries
from ..script.abilities import part_number, rule_number
from ..script.cards import On, Rule, Strike
from ..script.keys import part_of
from ..script.library import Library
from ..script.nodes import always
from ..script.running import Effect
from ..state import Table
from ..words.dice import change_die, reroll
from .pools import (
    COVER,
    PIERCE,
    Chances,
    Change,
    Pool,
    Reroll,
    attack_pool,
    defense_pool,
    dodged,
    hurting,
    margins,
    mean,
    showing,
    successes,
    suffered,
    together,
    with_conditions,
)


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack does, by chance."""

    damage: Chances
    """Chances of 0, 1, 2, ... damage, up to the Stamina left."""
    daze: float
    ko: float
    power: Chances = (1.0,)
    """Chances of the Power the target gains for it."""
    rules: tuple[tuple[str, float], ...] = ()
    """The attack's rules with icons, and the chance that each applies."""

    @property
    def mean(self) -> float:
        return mean(self.damage)


@dataclass(frozen=True, slots=True)
class SeriesOdds:
    """What a whole beam or area attack does: its attacks are rolled one by one, each for itself (CP-372)."""

    each: tuple[Odds, ...]
    damage: Chances
    """Chances of each sum of damage."""
    any_daze: float
    """The chance that somebody is Dazed or KO'd."""

    @property
    def mean(self) -> float:
        return mean(self.damage)


# -- an attack by its numbers ------------------------------------------------------------------------------------------


def odds(
    attack: Pool,
    defense: Pool,
    stamina: int = 0,
    reduce: int = 0,
    floor: int = 0,
    power: int = 0,
    final: bool = False,
    icons: Mapping[str, tuple[int, ...]] | None = None,
) -> Odds:
    """The odds of an attack by its dice.

    `stamina` is what the target has left (0: without end), `reduce` and `floor` say how much less damage it suffers and what is
    left at least, `power` is what it has already, `final` whether it would be KO'd, `icons` what to look for in the attack roll.

    >>> found = odds(attack_pool(6), defense_pool(4), stamina=5)
    >>> round(found.mean, 4), round(found.daze, 4)
    (1.8423, 0.0664)
    >>> better = odds(attack_pool(6, (Reroll(2),)), defense_pool(4, cover=True), stamina=5, reduce=1, icons={"wild": (1,)})
    >>> round(better.mean, 4), [(name, round(chance, 4)) for name, chance in better.rules]
    (1.0879, [('wild', 0.6855)])
    """
    most = 1 + max(attack.worth) * (max(1, attack.dice) * (1 + attack.per_crit) + attack.per_crit)
    hurts = hurting(most, stamina, reduce, floor)
    damage = suffered(margins(attack, defense, hurts), hurts)
    if stamina:
        damage += (0.0,) * (stamina + 1 - len(damage))
    beaten = damage[stamina] if stamina else 0.0
    gained = suffered(damage, tuple(min(n, POWER_LIMIT - power) for n in range(len(damage))))
    shown = tuple((name, showing(attack, defense, faces, hurts)) for name, faces in (icons or {}).items())
    return Odds(damage, 0.0 if final else beaten, beaten if final else 0.0, gained, shown)


def series(each: Sequence[Odds]) -> SeriesOdds:
    """The odds of all attacks of a beam or area together.

    >>> one = odds(attack_pool(5), defense_pool(3), stamina=4)
    >>> both = series([one, one])
    >>> abs(both.mean - 2 * one.mean) < 1e-12, both.any_daze > one.daze
    (True, True)
    """
    spared = 1.0
    for one in each:
        spared *= 1.0 - one.daze - one.ko
    return SeriesOdds(tuple(each), together(*(one.damage for one in each)), 1.0 - spared)


def dodge_odds(damage: int, dodge: Pool, stamina: int = 0) -> Chances:
    """Chances of the damage that is suffered in a collision.

    >>> round(mean(dodge_odds(4, defense_pool(3))), 4)
    2.7367
    """
    hurts = hurting(damage + 1, stamina)
    return suffered(dodged(damage, dodge), hurts)


# -- the pools of an attack that has not been made ---------------------------------------------------------------------


def odds_of(t: Table, attacker: int, strike: Strike, target: int, icons: bool = False) -> Odds:
    """The odds of an attack somebody could make now, or is about to declare; with `icons` those of its rules, too."""
    trial = prepared(t, attacker, strike, target)
    return odds_now(trial, icons) if trial is not None else Odds((1.0,), 0.0, 0.0)


def odds_now(t: Table, icons: bool = False, pools: tuple[Pool, Pool] | None = None) -> Odds:
    """The odds of the attack being resolved, before its dice are rolled."""
    attack = t.attack()
    target = attack.target
    left = t.stamina(target) - t.damage[target]
    mine, theirs = pools or pools_of(t, attack)
    most = 1 + max(mine.worth) * (max(1, mine.dice) * (1 + mine.per_crit) + mine.per_crit)
    hurts = tuple(damage_for(t, most, left))
    damage = suffered(margins(mine, theirs, hurts), hurts)
    damage += (0.0,) * (left + 1 - len(damage))
    card = t.card(target)
    final = bool(t.injured[target]) or card.is_grunt
    named = icon_rules(t.library, (attack.weapon, *attack.extras), attack.without) if icons else []
    shown = tuple((name, showing(mine, theirs, faces, hurts)) for name, faces in named)
    gained = suffered(damage, power_for(t, attack, len(damage)))
    return Odds(damage, 0.0 if final else damage[left], damage[left] if final else 0.0, gained, shown)


def rules_of(library: Library, keys: Iterable[str], without: Sequence[str] = ()) -> list[Rule]:
    """The special rules of an attack and of what effects add to it."""
    every = [rule for key in keys for rule in library.weapon(key).rules]
    return [rule for rule in every if isinstance(rule, Rule) and rule.name not in without]


def icon_rules(library: Library, keys: Iterable[str], without: Sequence[str] = ()) -> list[tuple[str, tuple[int, ...]]]:
    """The rules that need icons, by name."""
    rules = [rule for rule in rules_of(library, keys, without) if rule.icons]
    return list({rule.name or " ".join(FACES[face] for face in rule.icons): tuple(rule.icons) for rule in rules}.items())


def power_for(t: Table, attack: Attack, count: int) -> tuple[int, ...]:
    """The Power the target gains for 0, 1, 2, ... damage."""
    who, suffer = attack.target, Suffer(attack.target, 1, attack.attacker, ATTACK)
    if suffer.judged(t) or suffer.unpaid(t) or not suffer.from_enemy(t):
        return (0,) * count
    had, found = t.power[who], []
    for n in range(count):
        found.append(t.gain_power(who, n))
        t.power[who] = had
    return tuple(found)


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
    return min(strike.types or (strike.type,), key=lambda kind: t.defense(target, kind))


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
    own_counts(t.library, attack.weapon, own)
    per_crit = max([1, *(part.value for part in t.library.changes_of(attack.weapon, queries.CRIT_DOUBLE))])
    return (
        Pool(
            attack.attack_dice,
            tuple(own),
            extra_dice(t, attacker, (CRIT,), per_crit, **roles),
            _treat(t, attacker),
            rerolls=free_rerolls(t, attack, attacker, "attack"),
            against=piercing(t.library, (attack.weapon, *attack.extras), attack.without),
        ),
        Pool(
            attack.defense_dice,
            tuple(worth_of(t, target, False, **roles)),
            extra_dice(t, target, (CRIT,), **roles),
            _treat(t, target),
            in_cover(t, attack) and not t.has(queries.NO_MODIFY, target, **roles),
            free_rerolls(t, attack, target, "defense"),
        ),
    )


def free_rerolls(t: Table, attack: Attack, who: int, own: str) -> tuple[Reroll, ...]:
    """The rules that reroll dice of a roll, always and for nothing: each name no die twice (CP-342, CP-343)."""
    if t.has(queries.NO_MODIFY, who, **attack.roles()):
        return ()
    data = (who, attack.attacker, attack.target)
    found: dict[str, Reroll] = {}
    for party, holder, ability in t.listening("modify_own", data):
        name, effect = _free_effect(t.library, str(ability.card), ability.number)
        if not isinstance(effect, reroll) or party != t.seat[who] or effect.all or not isinstance(effect.n, int):
            continue
        if effect.roll in ("", own) and ability.can(t, holder, data):
            fails = effect.fails or any(t.has(one, who, **attack.roles()) for one in (queries.FAILS_TOO, queries.REROLLS_FAILS))
            more = found.get(name)
            if more is None:
                found[name] = Reroll(effect.n, fails)
            elif t.options["same_reroll"] == "other dice":
                found[name] = Reroll(more.most + effect.n, fails)
    return tuple(found.values())


def _free_effect(library: Library, card: str, number: int) -> tuple[str, Effect | None]:
    """The name and effect of an ability that costs nothing and may be used every time; none otherwise."""
    if card in library.strikes or card in library.extras:
        rule = library.weapon(card).rules[rule_number(number)]
        return (part_of(card, rule_number(number)), rule.do) if isinstance(rule, Rule) else ("", None)
    power, which = library.superpowers.get(card), part_number(number)
    if power is not None and which is not None:
        part = power.parts[which]
        if isinstance(part, On) and not part.limit:
            return library.rule_name(part_of(power.key, which)), part.do
    return "", None


def piercing(library: Library, keys: Iterable[str], without: Sequence[str] = ()) -> tuple[Change, ...]:
    """What an attack's own rules do to defense dice if its icons show."""
    found = []
    for rule in rules_of(library, keys, without):
        do = rule.do
        if rule.event != "modify_opponent" or rule.when is not always or not isinstance(do, change_die):
            continue
        if do.roll == "defense" and isinstance(do.n, int) and do.to != NOBODY:
            found.append(Change(do.n, tuple(do.faces), do.to, tuple(rule.icons), do.must))
    return tuple(found)


def own_counts(library: Library, key: str, worth: list[int]) -> None:
    for part in library.changes_of(key, queries.FACE_COUNTS):
        _, face, value, icons = part.value
        if all(icon == face for icon in icons):  # it shows whenever it is counted
            worth[face] += value - 1


def _treat(t: Table, who: int) -> int:
    return next((to for face, to in t.changes(queries.TREAT_AS, who) if face == FAIL), NOBODY)


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


__all__ = [
    "COVER", "PIERCE", "Change", "Odds", "Pool", "Reroll", "SeriesOdds", "attack_pool", "defense_pool", "dodge_odds",
    "icon_rules", "margins", "mean", "odds", "odds_now", "odds_of", "pools_of", "prepared",
    "series", "showing", "successes", "with_conditions",
]  # fmt: skip
