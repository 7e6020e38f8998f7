"""What an attack is worth by its exact chances."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from ..codes import (
    BRAWLING,
    CONDITION_BITS,
    ENDURANCE,
    GRAPPLING,
    GREEN,
    HELD,
    NOBODY,
    RED,
    SENSED,
    STAGGERED,
    STUCK,
    STUNNED,
    VALUES,
    WHITE,
    YELLOW,
)
from ..maps import AQUATIC, DIFFICULT
from ..odds.feats import columns, damage_rank, failing, rules_of
from ..rules.damage import immune, protection
from ..rules.feats import BULLSEYE, HIT, IS_HELD, IS_STUCK, KILL, SLAM, STUN, feat_shift, meaning, shifted
from ..rules.levels import level_of
from ..rules.plots import advanceable
from ..rules.to_hit import SCREENED, allowed, screen, to_hit_shift
from ..state import Table
from ..words import AlsoDeals, Attack, Inflicts, KillShift, Pierces, Weakens, Word
from .figures import hindrance, loss

Worths = tuple[float, float, float, float]
T = TypeVar("T")

KNOWN: dict[tuple[object, ...], Worths] = {}
BLOWS: dict[tuple[object, ...], float] = {}
SIDES: dict[tuple[object, ...], object] = {}
"""What was worked out before, by everything it depends on: bots ask for the same blows over and over."""
MOST_KNOWN: Final = 200_000
DECIDING: Final = (
    "universal_table", "brawling_column", "charging_column", "mental_column", "grappling_green", "halves", "quicksilver", "mended",
)  # fmt: skip
"""The rulings that decide what an attack does."""


def attacking(t: Table, who: int) -> object:
    """Stands for all of a figure's state that decides what its attacks do."""
    bits, at, options = t.ground().bits, t.at[who], t.options
    return same(
        (
            t.who[who], options["level"], *[options[name] for name in DECIDING],
            t.shifts[who], t.conditions[who], t.wounded(who), at >= 0 and bits[at] & AQUATIC,
            tuple(t.countered_of(who)) if t.countered else (), tuple(t.working(who)) if t.switched else (),
        )
    )  # fmt: skip


def attacked(t: Table, target: int) -> object:
    """Stands for all of a figure's state that decides what attacks on it do."""
    bits, at = t.ground().bits, t.at[target]
    return same(
        (
            t.who[target], t.shifts[target], t.conditions[target], t.health[target], t.weaken[target],
            t.commander[target] == NOBODY, at >= 0 and advanceable(t, target), at >= 0 and bits[at] & AQUATIC,
            tuple(t.countered_of(target)) if t.countered else (), tuple(t.working(target)) if t.switched else (),
        )
    )  # fmt: skip


def same(state: tuple[object, ...]) -> object:
    """The one object that stands for equal states: it is compared at once, where they are long."""
    found = SIDES.get(state)
    if found is None:
        if len(SIDES) >= MOST_KNOWN:
            SIDES.clear()
        found = SIDES.setdefault(state, object())
    return found


def side(t: Table, how: Callable[[Table, int], T], who: int) -> T:
    """What one of the functions here says of a figure, worked out once while a position is judged."""
    known = t.judged
    if known is None:
        return how(t, who)
    found: T | None = known.get((how, who))
    if found is None:
        found = known[how, who] = how(t, who)
    return found


def pair(t: Table, who: int, target: int) -> object:
    """Stands for all of two figures that decides what an attack of one on the other does, but for a Dodge."""
    known = t.judged
    found = None if known is None else known.get((who, target))
    if found is None:
        hard = bool(t.ground().bits[t.at[target]] & DIFFICULT)
        sensed = bool(t.used) and (target, SENSED) in t.used
        found = same((side(t, attacking, who), side(t, attacked, target), hard, sensed))
        if known is not None:
            known[who, target] = found
    return found


def outcomes(t: Table, who: int, attack: Attack, target: int, rules: tuple[Word, ...], evasion: int = NOBODY) -> Worths:
    """What each colour of an attack FEAT costs the target, if the attacker takes the best result of it."""
    more = rules if len(rules) > len(attack.rules) else ()  # those of an Object come on top of its own
    key = (pair(t, who, target), attack.id, attack.form, attack.damage, more, evasion)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[key] = work_out(t, who, attack, target, rules, evasion)
    return found


def work_out(t: Table, who: int, attack: Attack, target: int, rules: tuple[Word, ...], evasion: int) -> Worths:
    rank = damage_rank(t, who, attack, target, rules)
    worth = [0.0]
    for colour in (GREEN, YELLOW, RED):
        result = meaning(attack.form, attack.kind, colour, t.options)
        best = worth[-1]
        if allowed(t, who, target, attack, rank, result):
            best = max(best, result_worth(t, who, attack, target, rules, rank, result, evasion))
        worth.append(best)
    if evasion == RED:
        return 0.0, 0.0, 0.0, 0.0
    if evasion == WHITE:
        worth[WHITE] = worth[GREEN]
    return worth[0], worth[1], worth[2], worth[3]


def concerns(t: Table, target: int, against: str) -> bool:
    return not against or t.disposition(target) == against


def evaded(t: Table, amount: int, evasion: int) -> int:
    """FT-515, FT-516."""
    return 0 if evasion == YELLOW else t.half(amount) if evasion == GREEN else amount


def after_armor(t: Table, who: int, amount: int, kind: str, pierced: int = 0) -> int:
    return 0 if not amount or immune(t, who, kind) else max(0, amount - protection(t, who, kind, pierced))


def enduring(t: Table, target: int, shift: int = 0) -> Sequence[float]:
    """The chances of each colour of the Endurance FEAT that decides what a Slam, Stun or Kill does."""
    return columns(t)[shifted(t.ability(target, ENDURANCE), feat_shift(t, target) + shift)]


def slam_worth(t: Table, target: int, plain: float) -> float:
    """What a Slam is worth together with its damage."""
    chances = enduring(t, target)
    away = 0.25 if advanceable(t, target) else -0.1  # thrown off its Plot, or out of our reach
    far = chances[WHITE] + 0.5 * chances[GREEN]
    return plain + (1.0 - chances[RED]) * hindrance(t, target, STAGGERED) + away * far * level_of(t).advance


def extra_worth(t: Table, target: int, rules: tuple[Word, ...]) -> float:
    """What the conditions cost that come with the damage."""
    more = 0.0
    for rule in rules:
        if isinstance(rule, Inflicts):
            more += hindrance(t, target, CONDITION_BITS[rule.condition])
        elif isinstance(rule, Weakens):
            more += 0.1
    return more


def result_worth(
    t: Table,
    who: int,
    attack: Attack,
    target: int,
    rules: tuple[Word, ...],
    rank: int,
    result: str,
    evasion: int = NOBODY,
) -> float:
    """What one result costs the target: damage, and what comes with it unless the damage is the end of it."""
    pierced = sum(rule.columns for rule in rules if isinstance(rule, Pierces))
    value = VALUES[rank]
    if attack.form == GRAPPLING and result == HIT and t.options["grappling_green"] == "half":
        value = t.half(value)
    amount = evaded(t, value, evasion)
    hurt = after_armor(t, target, amount, attack.kind, pierced)
    for rule in rules:
        if isinstance(rule, AlsoDeals) and concerns(t, target, rule.against):
            hurt += after_armor(t, target, evaded(t, VALUES[rule.rank], evasion), rule.kind, pierced)
    if hurt >= t.health[target]:
        return loss(t, target, hurt)
    more = extra_worth(t, target, rules)
    plain = loss(t, target, hurt) + more
    if result == BULLSEYE:
        if evasion == YELLOW:
            return plain + 0.05
        again = after_armor(t, target, amount + 1, attack.kind, pierced) - after_armor(t, target, amount, attack.kind, pierced)
        return max(plain + 0.05, loss(t, target, hurt + again) + more)
    if result == KILL:
        chances = enduring(t, target, sum(part.shift for part in t.parts(who, KillShift)))
        return more + sum(chance * loss(t, target, hurt + RED - colour) for colour, chance in enumerate(chances))
    if result == STUN:
        chances = enduring(t, target)
        return plain + chances[WHITE] * hindrance(t, target, STUNNED) + chances[GREEN] * hindrance(t, target, STAGGERED)
    if result == SLAM:
        return slam_worth(t, target, plain)
    if result == IS_HELD:
        return plain + hindrance(t, target, HELD)
    if result == IS_STUCK:
        return plain + hindrance(t, target, STUCK)
    return plain


def to_hit(t: Table, who: int, attack: Attack, target: int) -> int:
    ability, rank = attack.to_hit
    base = rank if ability == NOBODY else t.ability(who, ability)
    return shifted(base, to_hit_shift(t, who, attack, target) + feat_shift(t, who))


def expected(chances: Sequence[float], worths: Sequence[float]) -> float:
    return sum([chance * worth for chance, worth in zip(chances, worths, strict=True)])


def blow(t: Table, who: int, attack: Attack, target: int, thing: str = "") -> float:
    """What an attack is worth before its dice are rolled."""
    known = t.judged
    if known is None:
        return _blow(t, who, attack, target, thing)
    key = (who, target, attack.id, attack.form, thing, t.dodge[target])
    found: float | None = known.get(key)
    if found is None:
        found = known[key] = _blow(t, who, attack, target, thing)
    return found


def _blow(t: Table, who: int, attack: Attack, target: int, thing: str) -> float:
    screened = side(t, screen, target) if attack.form in SCREENED else 0
    key = (pair(t, who, target), attack.id, attack.form, attack.damage, thing, t.dodge[target], screened)
    found = BLOWS.get(key)
    if found is None:
        if len(BLOWS) >= MOST_KNOWN:
            BLOWS.clear()
        found = BLOWS[key] = work_out_blow(t, who, attack, target, thing)
    return found


def work_out_blow(t: Table, who: int, attack: Attack, target: int, thing: str) -> float:
    worth = expected(columns(t)[to_hit(t, who, attack, target)], outcomes(t, who, attack, target, rules_of(attack, thing)))
    return worth * (1.0 - failing(t, who, target))


def best_brawl(t: Table, who: int, target: int) -> float:
    return max((blow(t, who, one, target) for one in t.attacks(who) if one.form == BRAWLING), default=0.0)
