"""When a Reaction or a Power is worth its price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Any, Final

from longbox.kernel import Window

from ..cards.decks import COST, PLOT_CARDS, TOURNAMENT
from ..codes import PIERCED, POWER, SOURCE
from ..odds.strings import damage_odds
from ..rules.actions import Act
from ..rules.attacks import Strike, compare
from ..rules.deeds import attempted
from ..rules.effects.dice import RollAgain
from ..rules.harm import Defeat, Harm
from ..rules.naming import bare, parts_of
from ..rules.powers import power_from
from ..state import TOKEN, Data, Table, Tagged
from ..words import (
    Again,
    Blind,
    CancelEvent,
    CancelReaction,
    Cost,
    Dart,
    Excuse,
    Farther,
    Hope,
    MoreAttack,
    MoreDefense,
    MoreInitiative,
    Phase,
    Pierce,
    Push,
    RaiseBid,
    Reflect,
    Regain,
    Reroll,
    Revolution,
    Shield,
    Soften,
    StealToken,
    TakeHope,
    TakeIn,
    Weaken,
    Word,
)
from .arena import Outlook
from .effects import word_worth
from .missions import blow, defeat_cost, dice_of, harm, strike_worth
from .recruit import lot_worth
from .schools import TOKEN_WORTH, asset, points, rivalry


def strike_now(t: Table, me: int, strike: Strike, more: int = 0, guard: int = 0, unopposed: int = 0) -> float:
    """What the attack being made is worth to the attacker or, the other way round, to the defender."""
    attack, defense = max(strike.attack_dice(t) + more, 1), max(strike.defense_dice(t) + guard, 1)
    unopposed = unopposed or strike.unopposed
    if strike.attacker == me:
        return blow(t, me, strike.target, attack, defense, unopposed)
    chances = damage_odds(attack, defense, unopposed)
    return -sum([chance * harm(t, me, damage) for damage, chance in enumerate(chances) if damage])


def outcome(t: Table, me: int, strike: Strike, damage: int) -> float:
    return strike_worth(t, me, strike.target, damage) if strike.attacker == me else -harm(t, me, damage)


@cache
def falls(dice: int) -> tuple[tuple[int, ...], ...]:
    """Every way in which so many dice may fall, the lowest face first: in which order they show their faces matters to nobody."""
    return tuple([tuple(sorted(faces)) for faces in product(range(1, 7), repeat=dice)])


@lru_cache(4096)
def rolled_again(
    attack: tuple[int, ...], defense: tuple[int, ...], unopposed: int, attacking: bool, chosen: tuple[int, ...]
) -> tuple[int, ...]:
    """The Damage for every way in which the chosen dice of one string may fall."""
    dice, ways = attack if attacking else defense, falls(len(chosen))
    kept = [face for number, face in enumerate(dice) if number not in chosen]
    damage: dict[tuple[int, ...], int] = {}
    for faces in dict.fromkeys(ways):
        dice = (*kept, *faces)
        damage[faces] = compare(dice, defense, unopposed) if attacking else compare(attack, dice, unopposed)
    return tuple([damage[faces] for faces in ways])


def reroll_worth(t: Table, me: int, strike: Strike, chosen: tuple[int, ...]) -> float:
    """What rolling some dice again brings on average; of more than three the three lowest stand for all."""
    attack, defense, unopposed = tuple(strike.attack), tuple(strike.defense), strike.unopposed
    chosen = chosen[:3]
    total = 0.0
    worths: dict[int, float] = {}
    for damage in rolled_again(attack, defense, unopposed, strike.attacker == me, chosen):
        worth = worths.get(damage)
        if worth is None:
            worth = worths[damage] = outcome(t, me, strike, damage)
        total += worth
    return total / float(6 ** len(chosen)) - outcome(t, me, strike, compare(attack, defense, unopposed))


def lowest(dice: list[int], most: int) -> list[tuple[int, ...]]:
    """The lowest die, the two lowest, and so on."""
    low = sorted(range(len(dice)), key=lambda n: dice[n])[: min(most, 3)]
    return [tuple(low[:size]) for size in range(1, len(low) + 1)]


def rate_reroll(t: Table, offered: Sequence[tuple[int, ...]]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, RollAgain)
    if frame.initiative:
        dice = frame.dice(t)
        return [sum([3.5 - dice[number] for number in chosen]) for chosen in offered]
    strike = t.frame(Strike)
    return [reroll_worth(t, frame.seat, strike, chosen) for chosen in offered]


# -- what a word of a Reaction or Power would bring now --------------------------------------------------------------------


def dice_gain(t: Table, me: int, more: int = 0, guard: int = 0, unopposed: int = 0) -> float:
    """Other dice for the attack being made."""
    strike = t.frame(Strike)
    return strike_now(t, me, strike, more, guard, unopposed) - strike_now(t, me, strike)


def reroll_gain(t: Table, me: int, word: Reroll, data: Data) -> float:
    if word.roll == "initiative":
        return 0.1
    strike = t.frame(Strike)
    dice = strike.attack if strike.attacker == me else strike.defense
    return max([reroll_worth(t, me, strike, chosen) for chosen in lowest(dice, word.n)])


def shield_gain(t: Table, me: int, word: Shield, data: Data) -> float:
    blow = t.frame(Harm)
    if blow.target != me:
        return -1.0
    return harm(t, me, blow.damage) - harm(t, me, max(blow.damage - word.n, 0))


def reflect_gain(t: Table, me: int, word: Reflect, data: Data) -> float:
    attacker = t.frame(Harm).attacker
    return strike_worth(t, me, attacker, word.n) if attacker >= TOKEN or attacker != me else 0.0


def regain_gain(t: Table, me: int, word: Regain, data: Data) -> float:
    spare = sum(t.stats[me]) - 3
    fear = 0.6 * defeat_cost(t, me, 1)
    return fear / (1.0 + 0.4 * spare) - fear / (1.4 + 0.4 * spare) + 0.25


def soften_gain(t: Table, me: int, word: Soften, data: Data) -> float:
    defeat = t.frame(Defeat)
    return defeat_cost(t, me, defeat.zeros) - defeat_cost(t, me, max(defeat.zeros - word.n, 1))


def move_gain(t: Table, me: int, word: Farther | Phase, data: Data) -> float:
    look, left = Outlook(t, me), t.frame(Act).left
    further = look.reachable(word.n) if isinstance(word, Farther) else look.reachable(phase=True)
    return max(look.go(further, left)) - max(look.go(look.reachable(), left))


def event_worth(t: Table, me: int) -> float:
    """What the Event that is being tried is worth."""
    deed = attempted(t)
    words = [(bare(part), pick) for part, pick in zip(parts_of(deed.deed), deed.picks, strict=False)]
    return sum([word_worth(t, me, deed.seat, one, deed.schools, pick) for one, pick in words])


def revenge_gain(t: Table, me: int, word: Revolution, data: Data) -> float:
    """A School that cost us a point loses one."""
    return -rivalry(t, data[1]) * points(t, data[1], word.n) if word.who == SOURCE else 0.0


def raise_gain(t: Table, me: int, word: RaiseBid, data: Data) -> float:
    """Outbid the others after their dials are shown."""
    best = max([bid for other, bid in enumerate(t.bids) if other != me])
    need = best + 1 - t.bids[me]
    if not 0 < need <= min(word.n, t.hope[me] - t.bids[me]):
        return 0.0
    return lot_worth(t, me, t.lot) - best - 1


GAINS: Final[dict[type[Word], Callable[[Table, int, Any, Data], float]]] = {
    MoreAttack: lambda t, me, word, data: dice_gain(t, me, more=word.n),
    MoreDefense: lambda t, me, word, data: dice_gain(t, me, guard=word.n),
    Blind: lambda t, me, word, data: dice_gain(t, me, more=-word.n),
    Weaken: lambda t, me, word, data: dice_gain(t, me, guard=-word.n),
    Pierce: lambda t, me, word, data: dice_gain(t, me, unopposed=PIERCED),
    MoreInitiative: lambda t, me, word, data: 0.25 * word.n,
    Reroll: reroll_gain,
    Shield: shield_gain,
    Reflect: reflect_gain,
    Regain: regain_gain,
    Soften: soften_gain,
    StealToken: lambda t, me, word, data: TOKEN_WORTH * (1.0 + rivalry(t, data[1])),
    TakeHope: lambda t, me, word, data: float(word.n),
    Push: lambda t, me, word, data: 0.2,
    Dart: lambda t, me, word, data: 0.2,
    Farther: move_gain,
    Phase: move_gain,
    Again: lambda t, me, word, data: blow(t, me, data[1], *dice_of(t, me, data[1])),
    CancelEvent: lambda t, me, word, data: -event_worth(t, me),
    CancelReaction: lambda t, me, word, data: event_worth(t, me),
    RaiseBid: raise_gain,
    Excuse: lambda t, me, word, data: -points(t, me, -1),
    Revolution: revenge_gain,
    Hope: lambda t, me, word, data: float(word.n),
    TakeIn: lambda t, me, word, data: asset(t, me, data[1]) - float(data[2]),
}


def gain_of(t: Table, me: int, word: Word, window: Window) -> float:
    """What a word of a Reaction or Power would bring now."""
    gain = GAINS.get(word.__class__)
    return 0.0 if gain is None else gain(t, me, word, window.data)


def rate_react(t: Table, offered: Sequence[Tagged | str]) -> list[float]:
    """A Reaction costs a card, a Power a token."""
    assert t.ask is not None
    me = t.ask.seat
    window = t.stack[-1]
    assert isinstance(window, Window)
    rated = []
    for choice in offered:
        if isinstance(choice, str):  # PASS
            rated.append(0.0)
            continue
        ability = choice[1]
        if ability < POWER:
            worth = sum([gain_of(t, me, part, window) for part in PLOT_CARDS[ability].parts if not isinstance(part, Cost)])
            rated.append(worth - 1.2 - (0.3 * COST[ability] if window.event in ("event", "cancelling") else 0.0))
        else:
            power = power_from(t, me, ability - POWER)
            assert power is not None
            free = t.mission == TOURNAMENT
            rated.append(gain_of(t, me, power.parts[0], window) - (0.0 if free else 0.9 * TOKEN_WORTH))
    return rated
