"""A judge for every kind of question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from longbox.kernel import PASS, Ask

from ..codes import ATTACK, FIGHTING, NOBODY, READY, RED, STAGGERED, STUNNED, YELLOW
from ..events import FeatRolled
from ..odds.feats import CHANCES
from ..rules.activation import Activation
from ..rules.attacks import Strike
from ..rules.damage import protection
from ..rules.feats import KILL, SLAM, STUN, Feat, colour_of, feat_shift, shifted
from ..rules.karma import REROLL, payers
from ..rules.levels import level_of
from ..rules.movement import Moves, gait
from ..rules.opportunity import watchers
from ..rules.plots import Advance
from ..rules.setup import TOKENS, team_of
from ..rules.specials import Drive, Mend
from ..state import Table
from ..words import Armor, Attack, Hurts, Pierces, SecondWind
from .activation import activation_worth, aim_worth, danger, dodge_worth, healing, options_of, rate_ways, scorching
from .blows import after_armor, blow, expected, outcomes, result_worth, to_hit
from .figures import hindrance, karma_price, loss, stake, usual
from .squares import Outlook, outlook, way_from

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
    """Who may not be there later; of those who are safe, who matters least, so that the others see what the opponent does."""
    return [danger(t, who) - 0.001 * stake(t, who) for who in offered]


def _move(t: Table, offered: Sequence[Any]) -> list[float]:
    frame: Any = t.stack[-1]
    assert isinstance(offered, Moves)
    out = outlook(t, frame.who)
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
    out = outlook(t, who)
    sign = 1.0 if t.ask is not None and t.seat[who] == t.ask.seat else -1.0
    return [sign * (out.stand(square) + out.deed(square)) for square in (out.here if one == PASS else one for one in offered)]


def colour_worths(t: Table, feat: Feat) -> tuple[float, ...]:
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


def windfall(t: Table, event: FeatRolled) -> float:
    """What the colour of a FEAT is worth to who made it, less what it is worth on average. Bad rolls may be rolled again."""
    feat = t.stack[-1]
    assert isinstance(feat, Feat)
    chances, worths = CHANCES[event.rank], colour_worths(t, feat)
    if payers(t, event.who, REROLL):
        least = expected(chances, worths) - reroll_price(t)
        worths = tuple([max(least, worth) for worth in worths])
    return worths[event.colour] - expected(chances, worths)


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
        wait = sum(chance * max(0.0, mean - worth - reroll_price(t)) for chance, worth in zip(chances, worths, strict=True))
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
    return [0.0 if payer == PASS else gain - reroll_price(t) + 0.0001 * t.karma[payer] for payer in offered]


def reroll_price(t: Table) -> float:
    return 0.03 * REROLL * level_of(t).advance


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
    ways = [(t.seat[who] == seat, t.speed(who), way_from(t.ground(), gait(t, who), t.at[who])) for who in t.standing()]
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


# -- what a search looks at first ------------------------------------------------------------------------------------------

APART: Final = 2
"""Squares so near to each other lead to much the same."""


def ends(t: Table, ask: Ask) -> list[int]:
    """The squares that the options of a question are about; nothing if it is about something else."""
    if ask.kind == "move":
        return [t.at[cast(Any, t.stack[-1]).who], *cast(Moves, ask.options).routes.ends]
    options: Sequence[Any] = ask.options
    if ask.kind == "charge":
        return [way[-1] for way in options]
    return list(options) if ask.kind in ("place", "place_plot") else []


def paid_last(options: Sequence[Any], order: list[int]) -> list[int]:
    """Of Moves and Charges that differ only in who pays for a step more, or nobody, all but the best rated at the end.

    >>> actions = [("end",), ("move", -1), ("move", 0), ("charge", 0, 5), ("charge", 0, 5, 1), ("charge", 0, 6)]
    >>> paid_last(actions, [2, 4, 1, 3, 5, 0])
    [2, 4, 5, 0, 1, 3]
    """
    first: list[int] = []
    later: list[int] = []
    seen = set()
    for number in order:
        action = options[number]
        plain = action[:1] if action[0] == "move" else action[:3] if action[0] == "charge" else action
        (later if plain in seen else first).append(number)
        seen.add(plain)
    return first + later


def varied(t: Table, order: list[int]) -> list[int]:
    """Squares near one that is rated better come after all others, and actions that differ from a better one by who pays Karma."""
    assert t.ask is not None
    if t.ask.kind == "act":
        return paid_last(t.ask.options, order)
    squares, ground = ends(t, t.ask), t.ground()
    if not squares:
        return order
    first, later, near = [], [], 0
    for number in order:
        if near >> squares[number] & 1:
            later.append(number)
        else:
            first.append(number)
            near |= ground.ball(squares[number], APART)
    return first + later
