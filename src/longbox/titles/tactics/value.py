"""What things are worth, for bots: positions, blows, squares and every option of a question. Measured in Victory Points.

Chances are exact (the Universal Table); what follows from an outcome is judged by rule of thumb. Nothing is tried out on copies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import pow
from typing import Any, Final

from longbox.kernel import PASS

from .ground import BLOCKED, DROP, Gait, Ground
from .language import (
    AlsoDeals,
    Armor,
    Attack,
    Carries,
    Deals,
    Drives,
    Flurry,
    Gains,
    Heals,
    Hurts,
    Inflicts,
    KillShift,
    Lays,
    Pierces,
    SecondWind,
    Special,
    Targets,
    Tires,
    Weakens,
)
from .maps import FIRE, SLICK
from .odds import CHANCES, damage_rank, failing, rules_of
from .rules.activation import Activation
from .rules.adjacency import reach_of, reaches_from
from .rules.attacks import THROW, Strike, allowed, charge_ends, the_attack, to_hit_shift
from .rules.conditions import may_affect, only_moves
from .rules.damage import FALL, immune, protection
from .rules.feats import BULLSEYE, IS_HELD, IS_STUCK, KILL, SLAM, STUN, Feat, colour_of, feat_shift, meaning, shifted
from .rules.karma import REROLL, payers
from .rules.levels import level_of
from .rules.movement import Moves, Routes, cost_of, gait, watchers
from .rules.plots import Advance, advanceable
from .rules.setup import TOKENS, team_of
from .rules.sight import hidden, in_the_way
from .rules.specials import Drive, Mend, action_word, aimed_at, cost_of_special, patients
from .table import Table
from .vocabulary import (
    AGILITY,
    ATTACK,
    BRAWLING,
    CONDITION_BITS,
    CONFUSED,
    EASY,
    ENDURANCE,
    FIGHTING,
    GOOD,
    GRAPPLING,
    GREEN,
    HELD,
    KO,
    MAGICAL,
    MENTAL,
    NOBODY,
    READY,
    RED,
    SHOOTING,
    STAGGERED,
    STUCK,
    STUNNED,
    TIRED,
    TOUGH,
    VALUES,
    WHITE,
    WORTH,
    YELLOW,
)

LAST: Final = 0.5
"""The share of a figure's worth that goes with its last point of Health: only who is KO'ed brings points."""
LATER: Final = 0.7
"""What something is worth that takes a Page longer."""
DREAD: Final = 0.15
"""How much of what opponents could do to it a figure counts against a square."""
PLOT_PULL, FIGHT_PULL = 1.4, 1.2
"""How many times over a figure hopes to do what it goes somewhere for."""


def success(rank: int) -> float:
    """The chance of Green or better.

    >>> success(0), success(10)
    (0.35, 0.85)
    """
    return 1.0 - CHANCES[rank][WHITE]


# -- figures -----------------------------------------------------------------------------------------------------------


def stake(t: Table, who: int) -> float:
    """What is lost with a figure: the opponent's points, and what it would still have done."""
    if t.commander[who] != NOBODY:
        return 0.6
    return WORTH[t.folio(who).renown] + 0.3 + 0.6 * level_of(t).advance


def loss(t: Table, who: int, amount: int) -> float:
    """What losing so much Health costs: a share of the stake, and all of it with the last point."""
    left = t.health[who]
    if amount >= left:
        return stake(t, who) * (LAST + (1 - LAST) * left / t.folio(who).health)
    return stake(t, who) * (1 - LAST) * max(0, amount) / t.folio(who).health


def hindrance(t: Table, who: int, condition: int) -> float:
    """What a condition costs a figure that does not have it yet."""
    return 0.0 if t.conditions[who] & condition else usual(t, who) * HINDRANCES.get(condition, 0.1)


def usual(t: Table, who: int) -> float:
    """What an activation of a figure usually brings."""
    return 0.45 * level_of(t).advance + 0.05 * WORTH[t.folio(who).renown]


HINDRANCES: Final = {STUNNED: 1.0, STAGGERED: 0.35, STUCK: 0.3, HELD: 0.2, CONFUSED: 0.15}
"""Shares of an activation."""


def position(t: Table, seat: int) -> float:
    """A position for a seat: points, the Health left of what is at stake, and who stands at a Plot."""
    if t.reason:
        return 0.0 if t.winning == NOBODY else 1000.0 if t.winning == seat else -1000.0
    total = float(t.vp[seat] - t.vp[1 - seat])
    for who, health in enumerate(t.health):
        if t.ready[who] == KO:
            continue
        held = stake(t, who) * (LAST + (1 - LAST) * health / t.folio(who).health)
        held -= usual(t, who) * sum(share for bit, share in HINDRANCES.items() if t.conditions[who] & bit)
        if t.at[who] >= 0 and advanceable(t, who):
            held += 0.5 * level_of(t).advance
        total += held if t.seat[who] == seat else -held
    return total


# -- blows -------------------------------------------------------------------------------------------------------------


def outcomes(
    t: Table, who: int, attack: Attack, target: int, rules: tuple[Any, ...], evasion: int = NOBODY
) -> tuple[float, float, float, float]:
    """What each colour of an attack FEAT costs the target, if the attacker takes the best result of it."""
    rank = damage_rank(t, who, attack, target, rules)
    worth = [0.0]
    for colour in (GREEN, YELLOW, RED):
        result = meaning(attack.form, attack.kind, colour, str(t.options["brawling_column"]))
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
    return not against or t.folio(target).disposition == against


def evaded(t: Table, amount: int, evasion: int) -> int:
    """FT-515, FT-516."""
    return 0 if evasion == YELLOW else t.half(amount) if evasion == GREEN else amount


def after_armor(t: Table, who: int, amount: int, kind: str, pierced: int = 0) -> int:
    return 0 if not amount or immune(t, who, kind) else max(0, amount - protection(t, who, kind, pierced))


def result_worth(
    t: Table,
    who: int,
    attack: Attack,
    target: int,
    rules: tuple[Any, ...],
    rank: int,
    result: str,
    evasion: int = NOBODY,
) -> float:
    """What one result costs the target: damage, and what comes with it unless the damage is the end of it."""
    pierced = sum(rule.columns for rule in rules if isinstance(rule, Pierces))
    amount = evaded(t, VALUES[rank], evasion)
    hurt = after_armor(t, target, amount, attack.kind, pierced)
    for rule in rules:
        if isinstance(rule, AlsoDeals) and concerns(t, target, rule.against):
            hurt += after_armor(t, target, evaded(t, VALUES[rule.rank], evasion), rule.kind, pierced)
    if hurt >= t.health[target]:
        return loss(t, target, hurt)
    more = 0.0
    for rule in rules:
        if isinstance(rule, Inflicts):
            more += hindrance(t, target, CONDITION_BITS[rule.condition])
        elif isinstance(rule, Weakens):
            more += 0.1
    plain = loss(t, target, hurt) + more
    if result == BULLSEYE:
        if evasion == YELLOW:
            return plain + 0.05
        again = after_armor(t, target, amount + 1, attack.kind, pierced) - after_armor(t, target, amount, attack.kind, pierced)
        return max(plain + 0.05, loss(t, target, hurt + again) + more)
    if result in (SLAM, STUN, KILL):
        shift = feat_shift(t, target)
        if result == KILL:
            shift += sum(part.shift for part in t.parts(who, KillShift))
        chances = CHANCES[shifted(t.ability(target, ENDURANCE), shift)]
        if result == KILL:
            return more + sum(chance * loss(t, target, hurt + RED - colour) for colour, chance in enumerate(chances))
        if result == STUN:
            return plain + chances[WHITE] * hindrance(t, target, STUNNED) + chances[GREEN] * hindrance(t, target, STAGGERED)
        away = 0.25 if advanceable(t, target) else -0.1  # thrown off its Plot, or out of our reach
        far = chances[WHITE] + 0.5 * chances[GREEN]
        return plain + (1.0 - chances[RED]) * hindrance(t, target, STAGGERED) + away * far * level_of(t).advance
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
    worth = expected(CHANCES[to_hit(t, who, attack, target)], outcomes(t, who, attack, target, rules_of(attack, thing)))
    return worth * (1.0 - failing(t, who, target))


def best_brawl(t: Table, who: int, target: int) -> float:
    return max((blow(t, who, one, target) for one in t.attacks(who) if one.form == BRAWLING), default=0.0)


# -- squares -----------------------------------------------------------------------------------------------------------


Steps = dict[int, list[tuple[int, int]]]


@lru_cache(64)
def steps_of(ground: Ground, way: Gait, backward: bool = False) -> Steps:
    """The steps of a gait with what they cost, a fall counting as four more; by where they start, or by where they end."""
    free = way.flies or way.climbs
    found: Steps = {}
    for square, steps in enumerate(ground.steps):
        for other, how in steps:
            cost = cost_of(ground, way, square, other)
            if cost:
                cost += 4 if how == DROP and not free else 0
                a, b = (other, square) if backward else (square, other)
                found.setdefault(a, []).append((b, cost))
    return found


def spread(steps: Steps, starts: list[int]) -> dict[int, int]:
    """What it costs to get from some squares to every other."""
    least = dict.fromkeys(starts, 0)
    waves: dict[int, list[int]] = {0: starts}
    spent = 0
    while waves:
        for square in waves.pop(spent, ()):
            if least[square] == spent:
                for other, cost in steps.get(square, ()):
                    if least.get(other, 10_000) > spent + cost:
                        least[other] = spent + cost
                        waves.setdefault(spent + cost, []).append(other)
        spent += 1
    return least


@lru_cache(256)
def way_to(ground: Ground, way: Gait, token: int) -> dict[int, int]:
    """How much Speed it takes from every square until one stands beside a token, other figures aside."""
    goals = [square for square in ground.within(token, 1) if ground.adjacent[square] >> token & 1 and not ground.full >> square & 1]
    return spread(steps_of(ground, way, backward=True), goals)


class Outlook:
    """What a figure could do from every square, at one moment. Blows are judged once, squares when they are asked for."""

    def __init__(self, t: Table, who: int) -> None:
        self.t, self.who = t, who
        self.known: dict[int, float] = {}
        self.ground, self.here, self.seat = t.ground(), t.at[who], t.seat[who]
        self.way = gait(t, who)
        self.pace = 1.5 * max(1, t.folio(who).speed)
        self.foes = [foe for foe in t.foes(who) if may_affect(t, who, foe)]
        self.flies = t.flies(who)
        self.reach = reach_of(t, who)
        self.blocking = in_the_way(t, who)
        self.through = t.giant(who)
        free = t.carrying[who] == NOBODY
        self.brawls: dict[int, float] = {}
        self.shots: list[tuple[int, int, bool, float]] = []
        """Target, range, whether it can be done among adjacent foes, worth; the best first."""
        for one in t.attacks(who):
            for foe in self.foes:
                if one.form == BRAWLING:
                    self.brawls[foe] = max(self.brawls.get(foe, 0.0), blow(t, who, one, foe))
                elif one.form == MENTAL or (one.form in (SHOOTING, MAGICAL) and free):
                    self.shots.append((foe, one.range, one.form == MENTAL, blow(t, who, one, foe)))
        self.shots.sort(key=lambda shot: -shot[3])
        self.hidden = {foe for foe in self.foes if hidden(t, foe)}
        commanded = t.commander[who] != NOBODY
        self.plots = [] if commanded else [square for square in t.plots[2 * self.seat : 2 * self.seat + 2] if square >= 0]
        self.plot = plot_worth(t, who)
        self.ways = [way_to(self.ground, self.way, square) for square in self.plots]
        self.hurting = [
            (t.thing_at[number], rule.squares, loss(t, who, after_armor(t, who, VALUES[rule.rank], rule.kind)))
            for number, square in enumerate(t.thing_at)
            if square >= 0 and t.thing_of[number] != self.seat
            for rule in t.the_thing(number).rules
            if isinstance(rule, Hurts)
        ]

        self.dread = [one for foe in self.foes for one in threats(t, foe, who)] if DREAD else []

    def sees(self, square: int, foe: int) -> bool:
        there = self.t.at[foe]
        if self.ground.near[square] >> there & 1:
            return True
        crossed = self.ground.sight(square, there)
        if crossed == BLOCKED or foe in self.hidden:
            return False
        return not crossed & self.blocking or self.through or self.t.giant(foe)

    def deed(self, square: int) -> float:
        """The best that an Attack action could bring from a square."""
        t, ground = self.t, self.ground
        best = self.plot if any(ground.adjacent[square] >> plot & 1 for plot in self.plots) else 0.0
        near = ground.near[square]
        close = [foe for foe in self.foes if near >> t.at[foe] & 1]
        for foe in close if self.reach == 1 else self.foes:
            if self.brawls[foe] > best and (self.reach == 1 or reaches_from(t, self.who, square, t.at[foe])):
                best = self.brawls[foe]
        for foe, far, mental, worth in self.shots:
            if worth <= best:
                break
            if close and not mental and (foe not in close or not (self.flies or all(t.flies(one) for one in close))):
                continue
            if ground.distance(square, t.at[foe]) <= far and self.sees(square, foe):
                best = worth
        return best

    def stand(self, square: int) -> float:
        """What standing somewhere is worth: how near it is to the own Plots and to whom it fights best, and what burns there."""
        found = self.known.get(square)
        if found is None:
            found = self.known[square] = self._stand(square)
        return found

    def _stand(self, square: int) -> float:
        t, ground = self.t, self.ground
        steps = min((way.get(square, 60) for way in self.ways), default=60)
        plot = PLOT_PULL * self.plot * pow(LATER, steps / self.pace)
        fight = 0.0
        for foe, worth in self.brawls.items():
            if worth > fight:
                fight = max(fight, worth * pow(LATER, max(0, ground.distance(square, t.at[foe]) - self.reach) / self.pace))
        for foe, far, _, worth in self.shots:
            if worth <= fight:
                break
            fight = max(fight, worth * pow(LATER, max(0, ground.distance(square, t.at[foe]) - far) / self.pace))
        fight *= FIGHT_PULL
        total = plot + 0.3 * fight if plot > fight else fight + 0.3 * plot
        if ground.bits[square] & FIRE and not self.way.phased:
            total -= 1.5 * loss(t, self.who, after_armor(t, self.who, VALUES[ground.fire(square)], "fire"))
        for there, far, cost in self.dread:
            if ground.distance(there, square) <= far:
                total -= DREAD * cost
        for origin, squares, cost in self.hurting:
            if ground.distance(origin, square) <= squares and ground.effect(origin, square):
                total -= cost
        return total

    def risk(self, way: Sequence[int], watched: dict[int, int]) -> float:
        """What a way may cost: Attacks of Opportunity, falls, Fire, Slick."""
        t, ground = self.t, self.ground
        here, total = self.here, 0.0
        left: set[int] = set()
        for there in way:
            for foe, mask in watched.items():
                if mask >> here & 1 and not mask >> there & 1 and foe not in left:
                    left.add(foe)
                    total += best_brawl(t, foe, self.who)
            bits = ground.bits[there]
            if (there, DROP) in ground.steps[here] and not (self.way.flies or self.way.climbs):
                total += loss(t, self.who, after_armor(t, self.who, VALUES[FALL], "blunt"))
            if bits & FIRE and not self.way.phased:
                total += loss(t, self.who, after_armor(t, self.who, VALUES[ground.fire(there)], "fire"))
            if bits & SLICK and not self.flies:
                total += 0.1
            here = there
        return total


def threats(t: Table, foe: int, who: int) -> list[tuple[int, int, float]]:
    """How far an opponent's blows against a figure reach in its next activation, and what they cost."""
    speed, square = t.speed(foe), t.at[foe]
    share = 0.5 if t.ready[foe] == TIRED else 1.0
    near = share * best_brawl(t, foe, who)
    found = [(square, speed + reach_of(t, foe), near)]
    for one in t.attacks(foe):
        if one.range:
            far = share * blow(t, foe, one, who)
            found.append((square, one.range + speed // 2, max(0.0, far - near) if one.range < speed else far))
    return found


def plot_worth(t: Table, who: int) -> float:
    """What an attempt to advance the own Plot is worth."""
    if t.commander[who] != NOBODY or not t.plot[t.seat[who]]:
        return 0.0
    rank = shifted(t.ability(who, t.the_plot(t.seat[who]).ability), feat_shift(t, who))
    return success(rank) * level_of(t).advance * 1.05


# -- an activation -----------------------------------------------------------------------------------------------------


def options_of(t: Table, act: Activation, offered: Sequence[Any]) -> list[float]:
    """What each action leads to: its own worth, and the best standing it leaves the figure."""
    who = act.who
    out = Outlook(t, who)
    base = out.stand(out.here)
    here = out.deed(out.here)
    able = not act.moves and not act.attacks and not only_moves(t, who)
    """Whether a Move leaves room for another action."""
    moving = any(choice[0] == "move" for choice in offered)
    step, leave = best_move(out, able, t.speed(who)) if moving else (base, base)
    rest = max(base, leave) if able else base
    rated: list[float] = []
    free: list[tuple[int, float]] = []
    """Easy actions cost nothing else: they come first if they are worth anything."""
    for number, choice in enumerate(offered):
        kind = choice[0]
        worth = base if kind == "end" else base - 1.0
        if kind == "move":
            if choice[1] == NOBODY:
                worth = step - 0.01
            elif not here and not reaches_a_deed(out, t.speed(who)):
                worth = best_move(out, able, t.speed(who) + 1)[0] - karma_price(t, choice[1], 1) - 0.03
        elif kind == "plot":
            worth = out.plot + rest
        elif kind == "strike":
            attack = the_attack(t, who, choice[1])
            thing = t.things[t.carrying[who]] if choice[3] or choice[1] == THROW else ""
            worth = blow(t, who, attack, choice[2], thing if choice[3] else "") + (base if attack.form == GRAPPLING else rest)
        elif kind == "charge":
            ends = charge_ends(t, who, choice[2])
            worth = blow(t, who, t.attacks(who)[choice[1]], choice[2]) + max(map(out.stand, ends), default=base) - 0.05
            if len(choice) > 3:
                worth -= karma_price(t, choice[3], 1)
        elif kind == "special":
            action, gain = special_worth(t, out, t.folio(who).specials[choice[1]])
            if action == EASY:
                free.append((number, gain))
            else:
                worth = base + gain if action == TOUGH else rest + gain if action == ATTACK else after_move(base, here, able) + gain
        elif kind == "dodge":
            gain = 0.0 if t.dodge[who] else success(shifted(t.ability(who, AGILITY), feat_shift(t, who))) * dodge_worth(t, who)
            if act.dodge_costs(t) == EASY:
                free.append((number, gain))
            else:
                worth = gain + rest
        elif kind == "break":
            worth = rest + break_worth(t, who, choice[2])
        elif kind == "pick":
            free.append((number, pick_worth(t, out, choice[1])))
        rated.append(worth)
    top = max(rated)
    for number, gain in free:
        rated[number] = top + gain if gain > 0 else base - 1.0
    return rated


def after_move(base: float, here: float, able: bool) -> float:
    """What is left to a figure that spends a Move action where it stands."""
    return base + (here if able else 0.0)


def reaches_a_deed(out: Outlook, speed: int) -> bool:
    """Whether a Move brings the figure to where it can do something."""
    t, who = out.t, out.who
    return any(out.deed(square) > 0 for square in Routes(t, who, speed, out.way).ends)


def best_move(out: Outlook, able: bool, speed: int) -> tuple[float, float]:
    """The best that moving leads to: with a deed or another Move after it (if there is room), and for the standing alone."""
    t, who = out.t, out.who
    if speed <= 0:
        return out.stand(out.here), out.stand(out.here)
    found = Routes(t, who, speed, out.way)
    alone = max(rate_ways(out, found, False), default=-1.0)
    return max(rate_ways(out, found, True), default=-1.0) if able else alone, alone


def rate_ways(out: Outlook, found: Routes, able: bool) -> list[float]:
    """What going to each of the ends of some ways is worth, with what can be done from there if there is room for it.

    Ways are only looked at in detail while they could still be the best: the others get what they are worth at most.
    """
    base = out.stand(out.here)
    stands = [out.stand(square) for square in found.ends]
    rated = stands[:]
    if able:
        rated = [stand + then(out, square, stand, base) for square, stand in zip(found.ends, stands, strict=True)]
    if found.watched is None:
        return rated
    watched, best = watchers(out.t, out.who), -1000.0
    for number in sorted(range(len(rated)), key=lambda number: -rated[number]):
        if rated[number] < best - 1e-9:
            break
        rated[number] -= out.risk(found.to(found.ends[number]), watched)
        best = max(best, rated[number])
    return rated


def then(out: Outlook, square: int, stand: float, base: float) -> float:
    """What a figure that has moved somewhere does next: its best deed, or it goes on as far again."""
    return out.deed(square) or 0.6 * max(0.0, stand - base)


def activation_worth(t: Table, who: int) -> float:
    """What an activation of a figure would bring now."""
    out = Outlook(t, who)
    base = out.stand(out.here)
    able = not only_moves(t, who)
    here = out.deed(out.here) if able else 0.0
    if not t.speed(who):
        return here
    step, leave = best_move(out, able, t.speed(who))
    return max(step, here + max(base, leave)) - base


def special_worth(t: Table, out: Outlook, special: Special) -> tuple[str, float]:
    """The action a Special takes, and what using it is worth."""
    who = out.who
    action, word, worth = cost_of_special(special), action_word(special), 0.0
    if special.action:  # works for long once it is switched on
        worth = 0.3 + 0.3 * danger(t, who)
    elif isinstance(word, Heals):
        worth = max((healing(t, one, word.amount) for one in (patients(t, who) if word.other else [who])), default=0.0)
    elif isinstance(word, Flurry):
        near = [worth for foe, worth in out.brawls.items() if reaches_from(t, who, out.here, t.at[foe])]
        worth = word.attacks * 0.95 * max(near, default=0.0)
    elif isinstance(word, Lays):
        seen = [foe for foe in out.foes if t.ground().distance(out.here, t.at[foe]) <= word.range and out.sees(out.here, foe)]
        burns = sorted(scorching(t, foe, word.rank) for foe in seen)
        worth = sum(burns[-2:]) if word.terrain == "fire" else -0.1
    elif isinstance(word, Gains):
        worth = 0.5 * danger(t, who)
    elif isinstance(word, Carries):
        worth = max(out.stand(square) for square in t.ground().within(out.here, word.far)) - out.stand(out.here) - 0.3
    elif isinstance(word, Targets):
        worth = max((aim_worth(t, who, word, foe) for foe in aimed_at(t, who, word)), default=0.0)
    return action, worth


def scorching(t: Table, who: int, rank: int = 0) -> float:
    """What Fire under a figure costs it: it burns when the figure activates, unless it is driven off before."""
    return 0.8 * loss(t, who, after_armor(t, who, VALUES[rank or GOOD], "fire"))


def healing(t: Table, who: int, amount: int) -> float:
    """What getting some Health back is worth."""
    amount = min(amount, t.folio(who).health - t.health[who])
    return stake(t, who) * (1 - LAST) * amount / t.folio(who).health


def aim_worth(t: Table, who: int, word: Targets, foe: int) -> float:
    """What a Special that targets is worth: each colour brings its effects and those of the lower ones."""
    chances: tuple[float, ...] = (0.0, 1.0, 0.0, 0.0)
    if word.ability != NOBODY:
        chances = CHANCES[shifted(t.ability(who, word.ability), feat_shift(t, who))]
    total = 0.0
    for colour, effects in ((GREEN, word.green), (YELLOW, word.yellow), (RED, word.red)):
        total += sum(chances[colour:]) * sum(effect_worth(t, foe, effect) for effect in effects)
    return total


def effect_worth(t: Table, foe: int, effect: Any) -> float:
    if isinstance(effect, Inflicts):
        return hindrance(t, foe, CONDITION_BITS[effect.condition])
    if isinstance(effect, Deals):
        return loss(t, foe, after_armor(t, foe, VALUES[effect.rank], effect.kind))
    if isinstance(effect, Tires):
        return usual(t, foe) if t.ready[foe] == READY else 0.0
    if isinstance(effect, Drives):
        return 0.25 * level_of(t).advance if advanceable(t, foe) else 0.05
    return 0.1


def danger(t: Table, who: int) -> float:
    """What the opponents' best blows against a figure would cost it, as far as they are near."""
    ground, here, total = t.ground(), t.at[who], 0.0
    for foe in t.foes(who):
        far = ground.distance(here, t.at[foe])
        if far > 12:
            continue
        reach = t.speed(foe) + 1
        worth = max(
            (blow(t, foe, one, who) for one in t.attacks(foe) if one.form != GRAPPLING and far <= max(one.range, reach)),
            default=0.0,
        )
        total += worth * (0.5 if t.ready[foe] == TIRED else 1.0)
    return min(total, stake(t, who)) * 0.3


def dodge_worth(t: Table, who: int, colour: int = GREEN) -> float:
    """What a Dodge of a colour saves a figure from those who could shoot at it where it stands (FT-503..FT-505)."""
    ground, here, total = t.ground(), t.at[who], 0.0
    had = t.dodge[who]
    for foe in t.foes(who):
        saved = 0.0
        for one in t.attacks(foe):
            if one.form in (SHOOTING, MAGICAL) and ground.distance(here, t.at[foe]) <= one.range + t.speed(foe):
                t.dodge[who] = WHITE
                bare = blow(t, foe, one, who)
                t.dodge[who] = colour
                saved = max(saved, bare - blow(t, foe, one, who))
        total += saved * (0.15 if t.ready[foe] == TIRED else 0.3)
    t.dodge[who] = had
    return total


def break_worth(t: Table, who: int, number: int) -> float:
    """Destroying an Object is worth something if it belongs to the opponent and hurts where we have to stand."""
    if t.thing_of[number] == t.seat[who]:
        return -0.2
    square, seat = t.thing_at[number], t.seat[who]
    hurts = any(isinstance(rule, Hurts) for rule in t.the_thing(number).rules)
    near = any(plot >= 0 and t.ground().distance(square, plot) <= 3 for plot in t.plots[2 * seat : 2 * seat + 2])
    return (0.5 if near else 0.1) if hurts else -0.05


def pick_worth(t: Table, out: Outlook, number: int) -> float:
    """An Object is worth carrying to somebody it can be swung at now; but hands that hold something do not shoot or Evade."""
    who, rules = out.who, t.the_thing(number).rules
    if out.shots:
        return -1.0
    gain = 0.0
    for one in t.attacks(who):
        if one.form != BRAWLING:
            continue
        for foe, plain in out.brawls.items():
            if t.ground().distance(out.here, t.at[foe]) <= out.reach + t.speed(who):
                swing = outcomes(t, who, one, foe, (*one.rules, *rules))
                gain = max(gain, expected(CHANCES[to_hit(t, who, one, foe)], swing) - plain)
    return gain - 0.05


# -- the questions -----------------------------------------------------------------------------------------------------

Judge = Callable[[Table, Sequence[Any]], list[float]]


def rate(t: Table) -> list[float]:
    """How good each option of the question is."""
    ask = t.ask
    assert ask is not None
    judge = JUDGES.get(ask.kind)
    return judge(t, ask.options) if judge else [0.0] * len(ask.options)


def _activation(t: Table) -> Activation:
    return next(frame for frame in reversed(t.stack) if isinstance(frame, Activation))


def _act(t: Table, offered: Sequence[Any]) -> list[float]:
    return options_of(t, _activation(t), offered)


def _activate(t: Table, offered: Sequence[Any]) -> list[float]:
    """Who gets the most done, or may not be there later."""
    return [activation_worth(t, who) + 0.3 * danger(t, who) for who in offered]


def _move(t: Table, offered: Sequence[Any]) -> list[float]:
    frame: Any = t.stack[-1]
    assert isinstance(offered, Moves)
    out = Outlook(t, frame.who)
    able = _activation(t).able(t)[ATTACK]
    stay = out.stand(out.here) + (out.deed(out.here) if able else 0.0)
    near = [0.001 * out.ground.distance(out.here, square) for square in offered.routes.ends]
    return [stay, *(worth - far for worth, far in zip(rate_ways(out, offered.routes, able), near, strict=True))]


def _charge(t: Table, offered: Sequence[Any]) -> list[float]:
    frame: Any = t.stack[-1]
    out = Outlook(t, frame.who)
    out.way = gait(t, frame.who, charging=True)
    watched = watchers(t, frame.who)
    return [out.stand(way[-1]) - out.risk(way, watched) for way in offered]


def _square(t: Table, offered: Sequence[Any]) -> list[float]:
    """Where a figure ends up, or stays: best for ours, worst for theirs."""
    frame: Any = t.stack[-1]
    who: int = frame.ally if frame.now == "send_ally" else frame.who
    if isinstance(frame, Drive):
        who = frame.target
    out = Outlook(t, who)
    sign = 1.0 if t.ask is not None and t.seat[who] == t.ask.seat else -1.0
    return [sign * (out.stand(square) + out.deed(square)) for square in (out.here if one == PASS else one for one in offered)]


# FEATs ---------------------------------------------------------------------------------------------------------------


def colour_worths(t: Table, feat: Feat) -> tuple[float, float, float, float]:
    """What each colour of the FEAT in progress is worth to the one who makes it."""
    below: Any = t.stack[-2] if len(t.stack) > 1 else None
    if isinstance(below, Advance):
        points = 1.05 * level_of(t).advance
        return 0.0, points, points, points
    if isinstance(below, Strike):
        attack = below.attack(t)
        rules = below.rules(t)
        if feat.what == "attack":
            return outcomes(t, below.who, attack, below.target, rules, below.evasion)
        if feat.what == "evade":
            costs = [evasion_cost(t, below, attack, rules, colour) for colour in range(4)]
            return -costs[0], -costs[1], -costs[2], -costs[3]
        if feat.what == KILL:
            lost = [-loss(t, feat.who, RED - colour) for colour in range(4)]
            return lost[0], lost[1], lost[2], lost[3]
        if feat.what == STUN:
            return -hindrance(t, feat.who, STUNNED), -hindrance(t, feat.who, STAGGERED), 0.0, 0.0
        if feat.what == SLAM:
            stagger = -hindrance(t, feat.who, STAGGERED)
            return stagger - 0.3, stagger - 0.1, stagger, 0.0
        whole = expected(CHANCES[to_hit(t, below.who, attack, below.target)], outcomes(t, below.who, attack, below.target, rules))
        return 0.0, whole, whole, whole  # senses, see through
    if feat.what == "dodge":
        return 0.0, dodge_worth(t, feat.who), dodge_worth(t, feat.who, YELLOW), dodge_worth(t, feat.who, RED)
    return 0.0, 0.3, 0.3, 0.3


def evasion_cost(t: Table, strike: Strike, attack: Attack, rules: tuple[Any, ...], evasion: int) -> float:
    """What an attack costs a target that Evades with a colour; NOBODY if it does not."""
    chances = CHANCES[to_hit(t, strike.who, attack, strike.target)]
    return expected(chances, outcomes(t, strike.who, attack, strike.target, rules, evasion))


def _evade(t: Table, offered: Sequence[Any]) -> list[float]:
    """Evading tires: who has not activated yet gives that up for it. In its own activation it costs nothing."""
    frame = t.stack[-1]
    assert isinstance(frame, Strike)
    who, attack, rules = frame.target, frame.attack(t), frame.rules(t)
    chances = CHANCES[shifted(t.ability(who, FIGHTING), feat_shift(t, who))]
    plain = evasion_cost(t, frame, attack, rules, NOBODY)
    better = expected(chances, [evasion_cost(t, frame, attack, rules, colour) for colour in range(4)])
    fresh = t.has(who, SecondWind) and (who, "second wind") not in t.used
    if better < plain and t.acting != who and not fresh:
        better += max(usual(t, who), activation_worth(t, who))
    return [-plain if choice == PASS else -better for choice in offered]


def karma_price(t: Table, payer: int, cost: int) -> float:
    """Karma is for rolling again, and there is no use for it when the Issue is over."""
    left = t.karma[payer]
    unit = 0.008 if left < REROLL or (left - cost) // REROLL == left // REROLL else 0.035
    return unit * cost * level_of(t).advance - 0.0001 * left


def _karma(t: Table, offered: Sequence[Any]) -> list[float]:
    """Raise what the FEAT tests or what the blow is dealt with, if that changes much; who could still roll again rather waits."""
    feat = t.stack[-1]
    assert isinstance(feat, Feat)
    now = feat_worth(t, feat)
    wait = 0.0
    if payers(t, feat.who, REROLL):
        worths = colour_worths(t, feat)
        chances = CHANCES[feat.tested(t)]
        mean = expected(chances, worths)
        wait = sum(
            chance * max(0.0, mean - worth - 0.03 * REROLL * level_of(t).advance)
            for chance, worth in zip(chances, worths, strict=True)
        )
    kept = t.shifts[feat.who]
    gains: dict[int, float] = {}
    rated = []
    for choice in offered:
        if choice == PASS:
            rated.append(wait)
            continue
        payer, ability = choice
        if ability not in gains:
            t.shifts[feat.who] = tuple(shift + (one == ability) for one, shift in enumerate(kept))
            gains[ability] = feat_worth(t, feat) - now
            t.shifts[feat.who] = kept
        rated.append(gains[ability] - karma_price(t, payer, 2) if gains[ability] > 0 else -1.0)
    return rated


def feat_worth(t: Table, feat: Feat) -> float:
    return expected(CHANCES[feat.tested(t)], colour_worths(t, feat))


def _reroll(t: Table, offered: Sequence[Any]) -> list[float]:
    feat = t.stack[-1]
    if not isinstance(feat, Feat):  # how far a Slam goes
        return [0.0 if choice == PASS else -1.0 for choice in offered]
    worths, rank = colour_worths(t, feat), feat.tested(t)
    gain = expected(CHANCES[rank], worths) - worths[colour_of(t.rolled, rank)]
    return [0.0 if payer == PASS else gain - 0.03 * REROLL * level_of(t).advance + 0.0001 * t.karma[payer] for payer in offered]


# attacks -------------------------------------------------------------------------------------------------------------


def _result(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Strike)
    attack, rules = frame.attack(t), frame.rules(t)
    return [result_worth(t, frame.who, attack, frame.target, rules, frame.rank, one, frame.evasion) for one in offered]


def _bullseye(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Strike)
    attack, amount = frame.attack(t), frame.amount(t)
    pierced = sum(rule.columns for rule in attack.rules if isinstance(rule, Pierces))
    more = after_armor(t, frame.target, amount + 1, attack.kind, pierced)
    gain = loss(t, frame.target, more) - loss(t, frame.target, after_armor(t, frame.target, amount, attack.kind, pierced))
    weak = 0.15 if protection(t, frame.target, attack.kind) else 0.0
    return [gain if choice == "damage" else weak for choice in offered]


def _transfer(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Strike)
    attack = frame.attack(t)
    pierced = sum(rule.columns for rule in attack.rules if isinstance(rule, Pierces))
    victims = [frame.target if choice == PASS else choice for choice in offered]
    return [-loss(t, who, after_armor(t, who, frame.amount(t), attack.kind, pierced)) for who in victims]


def _flurry(t: Table, offered: Sequence[Any]) -> list[float]:
    who: int = t.stack[-1].who  # type: ignore[attr-defined]
    return [0.0 if choice == PASS else 0.01 + blow(t, who, t.attacks(who)[choice[0]], choice[1]) for choice in offered]


def _opportunity(t: Table, offered: Sequence[Any]) -> list[float]:
    """It costs nothing."""
    moving: int = t.stack[-1].who  # type: ignore[attr-defined]
    return [0.0 if one == PASS else 0.01 + blow(t, one[0], t.attacks(one[0])[one[1]], moving) for one in offered]


def _target(t: Table, offered: Sequence[Any]) -> list[float]:
    """Of ours whom healing helps most; of theirs who has most to lose and has not acted yet."""
    frame: Any = t.stack[-1]
    if isinstance(frame, Mend):
        return [healing(t, who, frame.amount) for who in offered]
    word = frame.word(t)
    return [aim_worth(t, frame.who, word, who) + 0.05 * stake(t, who) * (t.ready[who] == READY) for who in offered]


def _counter(t: Table, offered: Sequence[Any]) -> list[float]:
    """Armor first, then whatever else there is most of."""
    return [sum(2.0 if isinstance(part, Armor) else 1.0 for part in t.folio(who).specials[number].parts) for who, number in offered]


def _lay(t: Table, offered: Sequence[Any]) -> list[float]:
    """Fire under opponents; anything else where they want to stand, and nothing where we do."""
    frame: Any = t.stack[-1]
    seat = t.seat[frame.who]
    fire, rank = frame.terrain == "fire", frame.rank
    rated = []
    for square in offered:
        worth = 0.0 if square == PASS else -0.01
        for who in t.standing():
            if t.at[who] == square:
                worth += (scorching(t, who, rank) if fire else 0.05) * (1.0 if t.seat[who] != seat else -2.0)
        for token, place in enumerate(t.plots):
            if place == square:
                worth += 0.05 if token // TOKENS != seat else -0.3
        rated.append(worth)
    return rated


# the setup -----------------------------------------------------------------------------------------------------------


def _forward(t: Table, seat: int, squares: Sequence[int]) -> list[float]:
    """Towards the middle of the map, but not all in one place."""
    ground = t.ground()
    mine = [t.at[who] for who in t.standing(seat)]
    rated = []
    for square in squares:
        x, y = ground.xy(square)
        crowd = sum(1.0 / (1 + ground.distance(square, other)) for other in mine)
        rated.append(-abs(y - (ground.height - 1) / 2) - 0.2 * abs(x - (ground.width - 1) / 2) - 0.8 * crowd)
    return rated


def _place(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    return _forward(t, t.ask.seat, offered)


def _hire(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    rated = iter(_forward(t, t.ask.seat, [choice[1] for choice in offered if choice != PASS]))
    return [-100.0 if choice == PASS else next(rated) for choice in offered]


def _place_plot(t: Table, offered: Sequence[Any]) -> list[float]:
    """The opponent's token: a long way from the opponent's figures, a short one from the own."""
    assert t.ask is not None
    seat = t.ask.seat
    ways = [(t.seat[who] == seat, t.speed(who), spread(steps_of(t.ground(), gait(t, who)), [t.at[who]])) for who in t.standing()]
    sizes = [max(1, sum(own == (side == seat) for own, _, _ in ways)) for side in (0, 1)]
    rated = []
    for square in offered:
        total = 0.0
        for own, speed, way in ways:
            pages = way.get(square, 60) / max(1, speed)
            total += -0.3 * pages / sizes[seat] if own else pages / sizes[1 - seat]
        rated.append(total)
    return rated


def _place_thing(t: Table, offered: Sequence[Any]) -> list[float]:
    """What hurts at the opponent's Plots, the rest on the own way to one."""
    frame: Any = t.stack[-1]
    number: int = frame.next_thing(t)
    seat, ground = t.thing_of[number], t.ground()
    hurts = any(isinstance(rule, Hurts) for rule in t.the_thing(number).rules)
    side = 1 - seat if hurts else seat
    goals = [square for square in t.plots[TOKENS * side : TOKENS * side + TOKENS] if square >= 0]
    mine = [t.at[who] for who in t.standing(seat)]
    rated = []
    for square in offered:
        gap = min((ground.distance(square, goal) for goal in goals), default=0)
        away = min((ground.distance(square, one) for one in mine), default=0)
        rated.append(-float(gap) if hurts else -0.5 * gap - away)
    return rated


def _join(t: Table, offered: Sequence[Any]) -> list[float]:
    """More Teammates, and whom the own Plot favours."""
    assert t.ask is not None
    seat = t.ask.seat
    wanted = t.the_plot(seat).affiliation
    rated = []
    for choice in offered:
        if choice == PASS:
            rated.append(0.0)
            continue
        _, joins, affiliation = choice
        others = [who for who in team_of(t, seat) if who != joins]
        after = sum(affiliation in t.affiliations[who] for who in others) + 2 * (affiliation == wanted)
        before = sum(t.teammates(joins, who) for who in others) + 2 * (wanted in t.affiliations[joins])
        rated.append(float(after - before))
    return rated


def _equal(t: Table, offered: Sequence[Any]) -> list[float]:
    return [0.0] * len(offered)


def _first_option(t: Table, offered: Sequence[Any]) -> list[float]:
    return [-float(number) for number in range(len(offered))]


JUDGES: Final[dict[str, Judge]] = {
    "act": _act,
    "activate": _activate,
    "follow": _activate,
    "move": _move,
    "charge": _charge,
    "jump": _square,
    "arrive": _square,
    "ally": _first_option,
    "karma": _karma,
    "reroll": _reroll,
    "evade": _evade,
    "result": _result,
    "bullseye": _bullseye,
    "transfer": _transfer,
    "flurry": _flurry,
    "opportunity": _opportunity,
    "target": _target,
    "counter": _counter,
    "lay": _lay,
    "demolish": _equal,
    "put_down": _equal,
    "first": _first_option,
    "map": _equal,
    "side": _equal,
    "place": _place,
    "place_plot": _place_plot,
    "place_thing": _place_thing,
    "join": _join,
    "hire": _hire,
}
