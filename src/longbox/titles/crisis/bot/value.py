"""What things are worth, for bots: positions, places, attacks. Rough on purpose: exact odds and search come on top of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import hypot
from typing import Any, TypeAlias

from longbox.kernel import PASS, Plain

from ..codes import ATTACK_SUCCESS, CRIT, DAZED, DEFENSE_SUCCESS, INCINERATE, LAST_ROUND, NOBODY, ON_BOARD, SHOCK, SIDES
from ..rules.actions import speed_of
from ..rules.attacks import Attack
from ..rules.beams_and_areas import Series
from ..rules.dice import Change, Reroll, roll_of, roller_of
from ..rules.layout import BOARD
from ..rules.objectives import MoveToken, mission_of, securing
from ..rules.targets import cost_of, may_be_targeted, range_of, targets_of
from ..script.cards import Strike, printed_on
from ..script.crises import SECURE
from ..script.running import Run
from ..state import Table
from . import fielding

Point: TypeAlias = tuple[float, float]
Tagged: TypeAlias = tuple[Any, ...]
"""An option that begins with its kind; what follows depends on it."""

POINT = 10.0
"""A victory point; everything else is measured in these."""
DAMAGE = 1.6
DEFEAT = 7.0
ENOUGH_POWER = 6
"""More Power than this in hand is worth nothing."""
RULE = 0.15
"""A special rule of an attack, whatever it does: between two attacks with the same dice it decides."""
CARD_IN_HAND = 0.25
"""What is lost by keeping a Team Tactic card for another round: unplayed at the end it was for nothing."""
CHASE = 0.25
"""An inch nearer to the closest enemy, for every round past the last: who only holds what is held already stays level for ever."""


# -- dice --------------------------------------------------------------------------------------------------------------


@lru_cache(None)
def _die(attack: bool) -> tuple[float, ...]:
    """Chances of 0, 1 and 2 successes from one die with the die a Critical adds."""
    worth = ATTACK_SUCCESS if attack else DEFENSE_SUCCESS
    plain = [0.0, 0.0]
    for face in SIDES:
        plain[worth[face]] += 1 / 8
    out = [0.0, 0.0, 0.0]
    for face in SIDES:
        if face == CRIT:
            out[1] += plain[0] / 8
            out[2] += plain[1] / 8
        else:
            out[worth[face]] += 1 / 8
    return tuple(out)


@lru_cache(None)
def _pool(dice: int, attack: bool) -> tuple[float, ...]:
    if dice == 0:
        return (1.0,)
    before, one = _pool(dice - 1, attack), _die(attack)
    out = [0.0] * (len(before) + 2)
    for n, p in enumerate(before):
        for k, q in enumerate(one):
            out[n + k] += p * q
    return tuple(out)


@lru_cache(None)
def expected(attack: int, defense: int, left: int) -> tuple[float, float]:
    """The damage to expect, capped at the Stamina left, and the chance to reach it.

    >>> mean, chance = expected(6, 3, 5)
    >>> 1.5 < mean < 2.5, 0 < chance < 0.2
    (True, True)
    """
    mean = chance = 0.0
    for hits, p in enumerate(_pool(max(1, attack), True)):
        for blocks, q in enumerate(_pool(max(1, defense), False)):
            n = min(left, hits - blocks)
            if n > 0:
                mean += n * p * q
                chance += p * q if n == left else 0.0
    return mean, chance


def attack_worth(t: Table, who: int, target: int, strike: Strike) -> float:
    """What an attack is worth before its dice are rolled."""
    dice = strike.dice - (1 if t.conditions[who] & SHOCK else 0)
    defense = t.defense(target, strike.type) - (1 if t.conditions[target] & INCINERATE else 0)
    left = t.stamina(target) - t.damage[target]
    mean, chance = expected(dice, defense, left)
    holding = any(holder == target for holder in t.token_holder)
    worth = DAMAGE * mean + chance * (DEFEAT + (6.0 if holding else 0.0)) + RULE * len(strike.rules)
    return worth - 0.5 * scarce(t, who, cost_of(t, who, strike)) + 0.4


def scarce(t: Table, who: int, cost: int) -> int:
    """How much of a price is Power that may be needed later."""
    return min(cost, max(0, cost + ENOUGH_POWER - t.power[who]))


# -- positions ---------------------------------------------------------------------------------------------------------


def position(t: Table, seat: int) -> float:
    """A position for a seat: points, objectives about to score, bodies, Power."""
    if t.over:
        return 0.0 if t.winning == NOBODY else 1000.0 if t.winning == seat else -1000.0
    total = 0.0
    for side in (0, 1):
        sign = 1.0 if side == seat else -1.0
        total += sign * POINT * t.vp[side]
        for who in t.team(side):
            stamina = t.stamina(who)
            life = (stamina - t.damage[who]) / stamina if not t.status[who] & DAZED else 0.2
            worth = 2.0 + t.card(who).threat
            total += sign * worth * ((1.0 if t.injured[who] else 2.0) + life)
            total += sign * 0.35 * min(t.power[who], ENOUGH_POWER) - sign * 0.5 * t.conditions[who].bit_count()
    for token in range(len(t.token_holder)):
        worth, owner = _owned(t, token)
        if owner != NOBODY:
            total += worth if owner == seat else -worth
    for id in t.crises:
        if t.library.crises[id].delivers:
            points = t.library.crises[id].scoring(t, id)
            total += 0.5 * POINT * (points[seat] - points[1 - seat])
    return total


def _owned(t: Table, token: int) -> tuple[float, int]:
    """What having a token is worth, and who has it."""
    holder, owner = t.token_holder[token], t.token_side[token]
    if holder >= 0:
        return 6.0 if t.can_be_affected(holder) else 2.0, t.seat[holder]
    if owner != NOBODY:  # controlled; others are somebody's own from the start
        return 6.0 if mission_of(t, token).kind == SECURE else 0.0, owner
    return 4.0, securing(t, token) if holder == ON_BOARD else NOBODY


def wanted(t: Table, token: int, who: int) -> float:
    """How much a token on the board is worth going to."""
    if t.token_holder[token] != ON_BOARD:
        return 0.0
    owner, seat, mission = t.token_side[token], t.seat[who], mission_of(t, token)
    if mission.kind == SECURE:
        return 1.0 if owner == seat else 5.0
    if owner == 1 - seat:
        return 0.0
    if mission.is_landmark(t.token_name[token]):
        return 8.0 if any(holder == who and mission_of(t, i) is mission for i, holder in enumerate(t.token_holder)) else 0.0
    return 6.0


def place_worth(t: Table, who: int) -> Callable[[float, float], float]:
    """What standing somewhere is worth: near tokens, enemies in reach, not too many of them around. Who carries something
    keeps away from them, until the last round is past and only what is taken from them breaks the tie.

    All that does not depend on the place is worked out once."""
    seat, radius = t.seat[who], t.base[who][2]
    tools = t.the_tools()
    token = tools.token_radius
    reach = max((tools.range(max(1, range_of(t, who, strike))) for strike in t.strikes(who)), default=3.0)
    goals = [
        (tx, ty, want, 1.0 + sum(one != who and t.token_within(one, i, 1) for one in t.team(seat)))
        for i, (tx, ty) in enumerate(t.token_at)
        if (want := wanted(t, i, who))
    ]
    enemies = [t.base[other] for other in t.present() if t.seat[other] != seat and not t.status[other] & DAZED]
    overtime = max(0, t.round - LAST_ROUND)
    fleeing = not overtime and who in t.token_holder

    def worth(x: float, y: float) -> float:
        total = -1.0
        for tx, ty, want, crowd in goals:
            gap = hypot(tx - x, ty - y) - radius - token
            total = max(total, (want if gap <= 1.0 else want * 0.6 - 0.22 * gap) / crowd)
        nearest = BOARD
        for ex, ey, r in enemies:
            gap = hypot(ex - x, ey - y) - radius - r
            nearest = min(nearest, gap)
            if fleeing:
                total += min(gap, 9.0) * 0.35
            elif gap <= reach:
                total += 1.2
            else:
                total -= 0.05 * gap
        return total - CHASE * overtime * nearest

    return worth


# -- options -----------------------------------------------------------------------------------------------------------


def rate(t: Table) -> list[float]:
    """How good each option of the question is."""
    ask = t.ask
    assert ask is not None
    judge = _judge(t, ask.kind)
    if judge is not None:
        return [judge(option) for option in ask.options]
    return [_tried(t, option, ask.seat) for option in ask.options]


def _judge(t: Table, kind: str) -> Callable[[Any], float] | None:
    """How the options of a question are rated at a glance; None if they must be tried."""
    if kind in ("advance", "place"):
        return _place(t)
    judge = JUDGES.get(kind)
    return None if judge is None else partial(judge, t)


def _who(t: Table) -> int:
    who: int = t.stack[-1].who  # type: ignore[attr-defined]
    return who


def _action(t: Table, option: Tagged | str) -> float:
    who = _who(t)
    kind = option[0]
    if isinstance(option, str) or kind == "done":  # PASS
        return 0.0
    if kind == "interact":
        own = t.token_side[option[1]] == t.seat[who] and mission_of(t, option[1]).kind == SECURE
        return -1.0 if own else 8.0  # control is not won twice
    if kind == "attack":
        return _attack(t, who, t.strike(who, option[1]))
    if kind in ("move", "climb"):
        return _move(t, who, climb=kind == "climb")
    if kind == "shake":
        return 0.9
    if kind == "power":
        cost = t.superpower(who, option[1]).cost  # Power that is not needed may as well go into what lasts unseen
        return _tried(t, option, t.seat[who]) - position(t, t.seat[who]) - 0.3 * scarce(t, who, cost)
    unseen = _unplayed(t, who, option[1]) if kind == "tactic" else 0.0
    return _tried(t, option, t.seat[who]) - position(t, t.seat[who]) + unseen


def _unplayed(t: Table, who: int, card: str) -> float:
    """What a Team Tactic card may be good for besides what is seen at once; an attack printed on it needs an action."""
    printed = [t.library.strikes[f"{printed_on(card)}/{strike.id}"] for strike in t.library.tactics[card].attacks]
    if not printed:
        return CARD_IN_HAND * t.round
    can_act = t.ask is not None and ("move",) in t.ask.options
    return max(_attack(t, who, strike) for strike in printed) if can_act else 0.0


def _attack(t: Table, who: int, strike: Strike) -> float:
    if strike.shape == "target":
        return max((attack_worth(t, who, target, strike) for target in targets_of(t, who, strike)), default=0.0)
    near = [one for one in t.present() if may_be_targeted(t, who, one, strike) and t.within(who, one, max(1, strike.range))]
    return 1.3 * max((attack_worth(t, who, target, strike) for target in near), default=0.0)


def _move(t: Table, who: int, *, climb: bool) -> float:
    """What the best place in reach is worth more than this one, judged from a ring of places; the advance itself looks closer."""
    x, y, r = t.base[who]
    far = t.the_tools().speeds()[0 if climb else speed_of(t, who)] + r
    worth = place_worth(t, who)
    ring = ((1.0, 0.0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    best = max(worth(min(35.0, max(1.0, x + far * a)), min(35.0, max(1.0, y + far * b))) for a, b in ring)
    return 1.2 * (best - worth(x, y)) - (0.4 if climb else 0.0)


def _tried(t: Table, option: Plain, seat: int) -> float:
    """The position after an option, with everything that follows from it settled in a simple way."""
    after = t.copy()
    depth = len(t.stack)
    after.resolve(option)
    for _ in range(12):
        ask = after.ask
        if ask is None or len(after.stack) <= depth or ask.seat != seat:
            break
        judge = _judge(after, ask.kind)
        if judge is None or ask.kind == "action":
            after.resolve(ask.options[-1 if ask.kind == "action" else 0])
        else:
            after.resolve(max(ask.options, key=judge))
    return position(after, seat)


def _target(t: Table, option: int) -> float:
    frame = t.stack[-1]
    assert isinstance(frame, Attack | Series)
    return attack_worth(t, frame.attacker, option, t.library.strikes[frame.weapon])


def _turn(t: Table, option: Tagged) -> float:
    if option[0] != "activate":
        return 0.5 if option[0] == PASS else 0.4
    who: int = option[1]
    fights = max((_attack(t, who, strike) for strike in t.strikes(who) if strike.cost <= t.power[who]), default=0.0)
    danger = t.damage[who] / max(1, t.stamina(who))
    return 1.0 + fights + danger


def _place(t: Table) -> Callable[[Any], float]:
    who = _who(t)
    worth = place_worth(t, who)
    if t.ask is None or t.seat[who] != t.ask.seat:
        return lambda option: 0.0 if option == PASS else -worth(option[0], option[1])
    return lambda option: worth(*t.base[who][:2]) if option == PASS else worth(option[0], option[1])


def _dice(t: Table, option: tuple[int, ...]) -> float:
    frame = t.stack[-1]
    assert isinstance(frame, Change | Reroll)
    faces = roll_of(t, frame.own)
    worth = ATTACK_SUCCESS if frame.own == "attack" else DEFENSE_SUCCESS
    poor = sum(not worth[faces[die]] for die in option)
    good = len(option) - poor
    mine = frame.seat == t.seat[roller_of(t, frame.own)]
    if isinstance(frame, Change) and frame.to != NOBODY:
        gain = poor if worth[frame.to] else -good
        return float(gain if mine else -gain)
    return float(poor - 1.5 * good if mine else good - 1.5 * poor)


def _choose(t: Table, option: Tagged | str) -> float:
    frame = t.stack[-1]
    assert isinstance(frame, Run)
    if option == PASS:
        return 0.0
    if isinstance(option, tuple) and option[0] == "character":
        who = option[1]
        return (1.0 if t.seat[who] != frame.seat else 0.6) + 0.1 * t.card(who).threat
    return 0.5


def _react(t: Table, option: Tagged | str) -> float:
    if isinstance(option, str):  # PASS
        return 0.0
    power = t.library.superpowers.get(option[1])
    return 0.6 if power is None else 0.8 - 0.1 * float(power.cost)


def _spot(t: Table, option: Point) -> float:
    x, y = option
    return -min((hypot(x - tx, y - ty) for tx, ty in t.token_at), default=0.0) - 0.1 * abs(x - 18.0)


def _drop(t: Table, option: Point) -> float:
    mine = [t.base[who] for who in t.present() if t.seat[who] == (t.ask.seat if t.ask else 0)]
    return -min((hypot(option[0] - x, option[1] - y) for x, y, _ in mine), default=0.0)


def _moved_token(t: Table, option: Point) -> float:
    """Home, where the player has a place to bring it to."""
    frame = t.stack[-1]
    assert isinstance(frame, MoveToken)
    mission = mission_of(t, frame.token)
    homes = [
        at
        for i, at in enumerate(t.token_at)
        if t.token_side[i] == frame.seat and mission_of(t, i) is mission and mission.is_landmark(t.token_name[i])
    ]
    return -min(hypot(option[0] - x, option[1] - y) for x, y in homes) if homes else _drop(t, option)


FILMED = 6.0
"""How near to a marker somebody counts, in inches: about as far as cards let one reach."""


def _marker(t: Table, option: Point) -> float:
    """Where the player's own characters will be, and enemies to deal damage to: it is the own ones that a marker helps."""
    seat, (x, y) = t.ask.seat if t.ask else 0, option
    worth = 0.0
    for who in t.affectable():
        ox, oy, _ = t.base[who]
        worth += (2.0 if t.seat[who] == seat else 1.0) * max(0.0, 1.0 - max(0.0, hypot(ox - x, oy - y) - FILMED) / (2 * FILMED))
    return worth


def _price(t: Table, option: int) -> float:
    return -abs(float(option) - 2.0)


JUDGES: dict[str, Callable[[Table, Any], float]] = {
    "action": _action,
    "target": _target,
    "turn": _turn,
    "finish": lambda t, option: 1.0 if option[0] == PASS else 0.0,
    "dice": _dice,
    "choose": _choose,
    "react": _react,
    "spot": _spot,
    "drop": _drop,
    "squad": fielding.squad,
    "affiliation": fielding.affiliation,
    "recruit": lambda t, option: 0.0,
    "tactics": fielding.place,
    "price": _price,
    "face": lambda t, face: (3.0, 2.0, 1.0, 0.5, 0.0, -1.0)[face],
    "crisis": lambda t, option: 0.0,
    "threat": lambda t, option: float(option),
    "edge": lambda t, option: 0.0,
    "deploy": lambda t, option: 0.0,
    "leader": lambda t, option: 0.0,
    "payer": lambda t, who: float(t.power[who]) if isinstance(who, int) else 2.0,
    "pay": lambda t, option: 0.0,
    "tokens": lambda t, n: float(n),
    "discount": lambda t, cost: -float(cost),
    "grunt": lambda t, option: 1.0,
    "more": lambda t, option: 1.0 if option[0] == "activate" else 0.0,
    "move_token": _moved_token,
    "put_marker": _marker,
    "clear": lambda t, option: 0.0,
    "forced": lambda t, option: 0.0,
    "type": lambda t, option: 0.0,
    "origin": lambda t, option: 0.0,
}
