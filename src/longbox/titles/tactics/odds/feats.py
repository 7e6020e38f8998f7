"""Exact odds of an attack: colours, results and lost Health, before a die is rolled.

What is counted: every column shift, a Special that senses the attack, Shapeshift, the results that may be had, Armor, Immune and
Weaken, the Endurance FEAT against a Slam or Kill and what the target loses then, by falls and Fire on the way of a Slam too. The
attacker takes the best result there is, and a Bullseye for damage. What is not counted, because somebody decides it later: Karma,
transferred damage, and Evade; the odds for a target that evades are given beside those for one that does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from ..codes import (
    BRAWLING,
    CONDITION_BITS,
    ENDURANCE,
    FIGHTING,
    GRAPPLING,
    GREEN,
    INTUITION,
    NOBODY,
    OFF,
    RED,
    SENSED,
    SHAPESHIFT,
    STAGGERED,
    VALUES,
    WHITE,
    YELLOW,
)
from ..maps import ELEVATED, FIRE
from ..rules.conditions import can_evade, gain
from ..rules.damage import immune, protection
from ..rules.feats import BULLSEYE, COLUMNS, HIT, KILL, MISS, SLAM, TABLES, WEARY, column_of, feat_shift, shifted
from ..rules.slams import Slam
from ..rules.targets import the_attack
from ..rules.to_hit import allowed, to_hit_shift
from ..state import Table
from ..words import THINGS, AlsoDeals, Attack, Bash, DealsInstead, Inflicts, KillShift, Pierces, Senses, Weakens, Word

Chances: TypeAlias = tuple[float, ...]

BY_TABLE: Final = {
    table: tuple(tuple(row[1:].count(colour) / 100 for colour in range(4)) for row in rows) for table, rows in TABLES.items()
}
CHANCES: Final = BY_TABLE["agreed"]
"""The chances of White, Green, Yellow and Red by rank.

>>> CHANCES[7]
(0.3, 0.3, 0.3, 0.1)
"""


def columns(t: Table) -> tuple[Chances, ...]:
    """The same by the Universal Table that was agreed on."""
    return BY_TABLE[str(t.options["universal_table"])]


FAR: Final = 5
"""The most squares somebody is slammed."""
UNHURT: Final = (0,) * (FAR + 1)
PLENTY: Final = 1000


@dataclass(frozen=True, slots=True)
class Evasion:
    """The same attack on a target that evades."""

    chances: Chances
    """The colours of the Evade FEAT."""
    hits: float
    damage: Chances
    ko: float

    @property
    def mean(self) -> float:
        return mean(self.damage)


@dataclass(frozen=True, slots=True)
class Odds:
    """What an attack does, by chance."""

    column: int
    """The rank that is rolled on, with every column shift."""
    chances: Chances
    """The colours of the attack FEAT."""
    results: tuple[str, ...]
    """What the attacker gets for each colour."""
    fails: float
    """The chance that the attack is sensed or not recognised, so that nothing is rolled."""
    hits: float
    damage: Chances
    """Chances of losing 0, 1, 2, ... Health, up to all that is left."""
    ko: float
    evade: Evasion | None
    """None if the target cannot evade."""

    @property
    def mean(self) -> float:
        return mean(self.damage)


def mean(damage: Chances) -> float:
    return sum(n * chance for n, chance in enumerate(damage))


class Blow(NamedTuple):
    """All that the chances follow from."""

    column: int
    results: tuple[str, ...]
    hurts: tuple[int, ...]
    """Health lost by a hit: fully, with a Bullseye, halved by an evasion, and after a Yellow one."""
    endurance: int
    """The rank of the target's Endurance FEAT against a Slam or Stun."""
    survival: int
    """And against a Kill."""
    slammed: tuple[int, ...]
    """Health lost on the way of a Slam of so many squares."""
    health: int
    halved: bool = False
    """Whether a plain hit does half its damage (TQ-03)."""
    table: str = "agreed"


FULL, EXTRA, HALF, NONE = range(4)


def odds(t: Table, who: int, number: int, target: int, swing: bool = False, origin: int = OFF, thing: str = "") -> Odds:
    """The odds of an attack as if it were made now, whether it may be or not. Pure: the table stays as it is.

    `number` counts the figure's attacks (`THROW`: what it carries), `swing` uses what it carries, `origin` is the square in which
    the attacker will stand (the end of a Charge), `thing` the Object that is swung where it has left the game already.
    """
    attack = the_attack(t, who, number)
    if swing and not thing:
        thing = t.things[t.carrying[who]]
    blow = blow_of(t, who, attack, target, thing, origin)
    fails = failing(t, who, target)
    damage, hits = suffered(blow, NOBODY), hitting(blow, NOBODY)
    evade = None
    if attack.form == BRAWLING and can_evade(t, target):
        colours = columns(t)[shifted(t.ability(target, FIGHTING), feat_shift(t, target))]
        evaded = tuple(sum(chance * suffered(blow, colour)[n] for colour, chance in enumerate(colours)) for n in range(len(damage)))
        still = sum(chance * hitting(blow, colour) for colour, chance in enumerate(colours))
        evaded = spared(evaded, fails)
        evade = Evasion(colours, still * (1 - fails), evaded, evaded[-1])
    damage = spared(damage, fails)
    return Odds(blow.column, columns(t)[blow.column], blow.results, fails, hits * (1 - fails), damage, damage[-1], evade)


def spared(damage: Chances, fails: float) -> Chances:
    """The damage of an attack that may fail before it is rolled."""
    if not fails:
        return damage
    return (damage[0] * (1 - fails) + fails, *(chance * (1 - fails) for chance in damage[1:]))


def failing(t: Table, who: int, target: int) -> float:
    """The chance that the attack is sensed (FT-122) or its target not recognised (FT-337)."""
    passes = 1.0
    senses = t.parts(target, Senses)
    if senses and (target, SENSED) not in t.used:
        passes *= columns(t)[shifted(t.ability(target, senses[0].ability), feat_shift(t, target))][WHITE]
    if t.conditions[target] & SHAPESHIFT:
        passes *= 1 - columns(t)[shifted(t.ability(who, INTUITION), feat_shift(t, who))][WHITE]
    return 1 - passes


def blow_of(t: Table, who: int, attack: Attack, target: int, thing: str, origin: int) -> Blow:
    """The numbers of an attack, asked of the rules."""
    ability, rank = attack.to_hit
    base = rank if ability == NOBODY else t.ability(who, ability)
    rules = rules_of(attack, thing)
    hurts = damage_rank(t, who, attack, target, rules)
    results = results_of(t, who, attack, target, thing)
    conditions = after_hit(t, target, rules)
    weary = WEARY if conditions & STAGGERED else 0
    endurance = t.ability(target, ENDURANCE)
    kill = sum(part.shift for part in t.parts(who, KillShift))
    return Blow(
        shifted(base, to_hit_shift(t, who, attack, target) + feat_shift(t, who)),
        results,
        hurting(t, target, attack, rules, VALUES[hurts]),
        shifted(endurance, weary),
        shifted(endurance, weary + kill),
        slamming(t, who, target, rules, conditions, origin) if SLAM in results else UNHURT,
        t.health[target],
        attack.form == GRAPPLING and t.options["grappling_green"] == "half",
        str(t.options["universal_table"]),
    )


def rules_of(attack: Attack, thing: str) -> tuple[Word, ...]:
    """The special rules of an attack and of an Object that is swung."""
    return (*attack.rules, *(THINGS[thing].rules if thing else ()))


def damage_rank(t: Table, who: int, attack: Attack, target: int, rules: tuple[Word, ...]) -> int:
    """The Damage Rank of an attack on a target."""
    rank = t.measure(who, attack.damage)
    for rule in rules:
        if isinstance(rule, DealsInstead) and rule.against in ("", t.disposition(target)):
            rank = rule.rank
        elif isinstance(rule, Bash):
            rank = shifted(rank, rule.columns)
    return rank


def results_of(t: Table, who: int, attack: Attack, target: int, thing: str = "") -> tuple[str, ...]:
    """The best result that may be had for each colour."""
    rank = damage_rank(t, who, attack, target, rules_of(attack, thing))
    found = [MISS]
    for word in COLUMNS[column_of(attack.form, attack.kind, t.options)][1:]:
        found.append(word if allowed(t, who, target, attack, rank, word) else found[-1])
    return tuple(found)


def after_hit(t: Table, target: int, rules: tuple[Word, ...]) -> int:
    """The conditions of a target that was hit and is still standing."""
    inflicted = [rule.condition for rule in rules if isinstance(rule, Inflicts)]
    if not inflicted:
        return t.conditions[target]
    trial = t.copy()
    for condition in inflicted:
        gain(trial, target, CONDITION_BITS[condition])
    return trial.conditions[target]


def hurting(t: Table, target: int, attack: Attack, rules: tuple[Word, ...], value: int) -> tuple[int, ...]:
    """Health that a hit costs, after Armor: fully, with a Bullseye, halved, and not at all (FT-515, FT-516)."""
    pierced = sum(rule.columns for rule in rules if isinstance(rule, Pierces))
    against = t.disposition(target)
    more = [(VALUES[rule.rank], rule.kind) for rule in rules if isinstance(rule, AlsoDeals) and rule.against in ("", against)]

    def left(amount: int, kind: str) -> int:
        return 0 if immune(t, target, kind) else max(0, amount - protection(t, target, kind, pierced))

    def total(amount: int, half: bool) -> int:
        return left(amount, attack.kind) + sum(left(t.half(n) if half else n, kind) for n, kind in more)

    return total(value, False), total(value + 1, False), total(t.half(value), True), 0


def slamming(t: Table, who: int, target: int, rules: tuple[Word, ...], conditions: int, origin: int) -> tuple[int, ...]:
    """Health lost by falls and Fire on the way of a Slam of 1, 2, ... squares; nothing on level ground without Fire."""
    ground, here = t.ground(), t.at[target]
    burning = ground.perilous and any(ground.bits[square] & FIRE for square in ground.within(here, FAR))
    if not burning and not ground.bits[here] & ELEVATED:
        return UNHURT
    lost = [0]
    for squares in range(1, FAR + 1):
        trial = t.copy()
        trial.options = {**t.options, "transfers": "attack"}  # nobody decides anything in a trial
        trial.conditions[target] = conditions | STAGGERED
        trial.weaken[target] += sum(isinstance(rule, Weakens) for rule in rules)
        trial.health[target] = PLENTY
        if origin != OFF:
            trial.at[who] = origin
        Slam(who, target, squares).fly(trial)
        lost.append(PLENTY - trial.health[target])
    return tuple(lost)


@lru_cache(8192)
def hitting(blow: Blow, evasion: int) -> float:
    """The chance that an attack does anything, against a target that evaded with a colour, or did not (`NOBODY`)."""
    if evasion == RED:
        return 0.0
    return 1.0 if evasion == WHITE else 1 - BY_TABLE[blow.table][blow.column][WHITE]


@lru_cache(8192)
def suffered(blow: Blow, evasion: int) -> Chances:
    """Chances of losing 0, 1, 2, ... Health."""
    out = [0.0] * (blow.health + 1)
    for colour, chance in enumerate(BY_TABLE[blow.table][blow.column]):
        for n, share in lost(blow, evasion, colour).items():
            out[n] += chance * share
    return tuple(out)


def lost(blow: Blow, evasion: int, colour: int) -> dict[int, float]:
    """Chances of the Health lost by an attack of one colour."""
    if evasion == RED:
        colour = WHITE  # FT-517
    elif evasion == WHITE and colour == WHITE:
        colour = GREEN  # FT-514
    if colour == WHITE:
        return {0: 1.0}
    result = blow.results[colour]
    half = evasion == GREEN or (blow.halved and result == HIT)
    hurt = blow.hurts[NONE if evasion == YELLOW else HALF if half else EXTRA if result == BULLSEYE else FULL]
    if result not in (SLAM, KILL) or hurt >= blow.health:
        return {min(hurt, blow.health): 1.0}
    found: dict[int, float] = {}
    for more, share in aftermath(blow, result).items():
        n = min(hurt + more, blow.health)
        found[n] = found.get(n, 0.0) + share
    return found


def aftermath(blow: Blow, result: str) -> dict[int, float]:
    """Health lost after the damage: to a Kill (FT-492..FT-495), or on the way of a Slam (FT-471, FT-472)."""
    found: dict[int, float] = {}
    for colour, chance in enumerate(BY_TABLE[blow.table][blow.survival if result == KILL else blow.endurance]):
        if result == KILL:
            losses = [RED - colour]
        elif colour == WHITE:
            losses = list(blow.slammed[1:])
        else:
            losses = [blow.slammed[1] if colour == GREEN else 0]
        for lost in losses:
            found[lost] = found.get(lost, 0.0) + chance / len(losses)
    return found


__all__ = ["CHANCES", "Evasion", "Odds", "columns", "odds", "results_of"]
