"""What things are worth, for bots: positions, Characters, cards, bids, blows, Hexes and every option of a question, in Hope Coins.

Dice are judged by exact chances; what follows from an outcome is judged by rule of thumb. Nothing is tried out on copies. What
others hold is never looked at: the table a bot is given has guessed hands, and nothing here reads them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from math import comb, log
from typing import Any, Final

from longbox.kernel import PASS, Generator, Window

from .arena import BORDER, CENTRE, apart, near, reach
from .decks import (
    ALL_MISSIONS,
    CARDS,
    COST,
    FIRST_TRAINING,
    HOPE,
    IS_EVENT,
    IS_HERO,
    IS_STUDENT,
    LEADER,
    PLOT_CARDS,
    PLOT_HOPE,
    TOURNAMENT,
    bits_of,
    figures,
    power_of,
)
from .language import (
    SCHOOLS,
    Admit,
    Again,
    AllIn,
    Attribute,
    Blind,
    Buff,
    Calm,
    CancelEvent,
    CancelReaction,
    Centre,
    Cost,
    Crates,
    DamageHope,
    Dart,
    Dismiss,
    Draw,
    Drop,
    Excuse,
    Farther,
    Fire,
    Heal,
    Hope,
    Injure,
    LastStanding,
    MoreAttack,
    MoreDefense,
    MoreInitiative,
    Most,
    NoPenalty,
    Peek,
    Phase,
    Pierce,
    PlotPoints,
    Push,
    RaiseBid,
    Reflect,
    Regain,
    Reroll,
    Rescue,
    Revolution,
    Scry,
    Shield,
    Soften,
    Sparring,
    StealToken,
    TakeHope,
    TakeIn,
    TokenHope,
    Tokens,
    Triumph,
    Weaken,
)
from .rules.attacks import Strike, compare
from .rules.auctions import Auction
from .rules.effects import Deed, Ransom, attempted, bare, character_choices, parts_of, playable, school_choices, school_word
from .rules.harm import Defeat, Harm
from .rules.missions import sendable
from .rules.plot import PlotPhase, Support
from .rules.powers import Grip, RollAgain
from .rules.recruit import Lot, Trade
from .rules.turns import Act, Move
from .table import TOKEN, Table
from .timing import CHARTER, SOURCE
from .vocabulary import (
    ATTACK,
    DEFENSE,
    EACH_AHEAD,
    EACH_OTHER,
    GOAL,
    HIGH_BID,
    NOBODY,
    OFF,
    SELF,
    SPEED,
    UNOPPOSED,
)
from .vocabulary import SOURCE as CAUSE

WORTH: Final = (0.0, 7.0, 14.0, 22.0, 31.0, 42.0, 62.0)
"""By Revolution Points: the nearer the goal, the dearer a point."""
TOKEN_WORTH: Final = 1.0
"""A Power Token: six of them are a Revolution Point."""
CARD_WORTH: Final = 1.6

Judge = Callable[[Table, Sequence[Any]], list[float]]


# -- Schools and Characters --------------------------------------------------------------------------------------------


def points(t: Table, seat: int, n: int) -> float:
    """What n Revolution Points more or fewer are worth to a School."""
    return WORTH[min(max(t.rp[seat] + n, 0), GOAL)] - WORTH[t.rp[seat]]


def rivalry(t: Table, other: int) -> float:
    """How much of what another School loses is a gain of one's own: all turn on who is about to win."""
    return (2.0 if t.rp[other] >= GOAL - 2 and t.rp[other] == max(t.rp) else 1.0) / (t.seats - 1)


def rounds_left(t: Table) -> int:
    """How many more rounds things are likely to pay off."""
    left = 1 + GOAL - max(t.rp)
    last = int(str(t.options["last_round"]))
    return min(left, last - t.round) if last else left


def might(t: Table, who: int) -> float:
    """How well a Character fights."""
    a, d, s, far, _ = figures(who, t.training_of(who))
    return 1.0 * a + 0.8 * d + 0.4 * s + 1.2 * (far - 1) + 0.4 * t.power[who]


def asset(t: Table, seat: int, who: int) -> float:
    """What a Hero or Student is worth to a School in the rounds to come."""
    size = len(t.team[seat]) + (who not in t.team[seat])
    left = rounds_left(t)
    each = 0.9 if IS_STUDENT[who] else -0.5
    worth = 0.6 * t.worth(who) + each * left + 0.35 * max(might(t, who) - 5.0, 0.0)
    worth += (2.6 if size <= 5 else 0.8) * min(left, 4) / 4
    worth += 1.2 * (t.triumph >> who & 1) - 1.5 * (t.injured >> who & 1)
    return max(worth, 0.3)


def standing(t: Table, seat: int) -> float:
    """All that a School has."""
    have = WORTH[t.rp[seat]] + 0.9 * t.hope[seat] + CARD_WORTH * len(t.hands[seat])
    return have + sum([asset(t, seat, who) for who in t.team[seat]])


def position(t: Table, seat: int) -> float:
    """A position for a seat: what it has against what the others have."""
    if t.reason:
        return 1000.0 if t.winning == seat else -1000.0
    return standing(t, seat) - sum([standing(t, other) for other in t.others(seat)]) / (t.seats - 1)


def noise(t: Table) -> Generator:
    """A bot's own chance: the guess it thinks in has dice of its own."""
    return Generator(t.key)


# -- dice --------------------------------------------------------------------------------------------------------------


@lru_cache(4096)
def damage_chances(attack: int, defense: int, unopposed: int = UNOPPOSED) -> tuple[float, ...]:
    """The chance of every amount of Damage when so many dice meet.

    >>> [round(chance, 4) for chance in damage_chances(1, 1)]
    [0.5833, 0.4167]
    >>> [round(chance, 4) for chance in damage_chances(2, 1)]
    [0.2824, 0.412, 0.3056]
    """
    states: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for face in range(6, 0, -1):
        after: dict[tuple[int, int, int], float] = {}
        for (i, j, hits), chance in states.items():
            for x in range(attack - i + 1):
                mine = share(attack - i, x, face)
                for y in range(defense - j + 1):
                    likely = chance * mine * share(defense - j, y, face)
                    if likely:
                        more = sum([place >= j + y if place < defense else face >= unopposed for place in range(i, i + x)])
                        key = (i + x, j + y, hits + more)
                        after[key] = after.get(key, 0.0) + likely
        states = after
    chances = [0.0] * (attack + 1)
    for (_, _, hits), chance in states.items():
        chances[hits] += chance
    return tuple(chances)


def share(dice: int, same: int, face: int) -> float:
    """The chance that so many of some dice, none of them above a face, show just that face."""
    return float(comb(dice, same)) * (1 / face) ** same * (1 - 1 / face) ** (dice - same)


# -- Missions: what is won and lost ------------------------------------------------------------------------------------


def defeat_cost(t: Table, seat: int, zeros: int) -> float:
    """What a School loses with its PC."""
    who = t.pc[seat]
    out = stake(t, seat)
    if t.part(NoPenalty):
        return out
    out += TOKEN_WORTH * t.power[who] + 1.5 * (t.triumph >> who & 1)
    if who >= LEADER:
        return out - points(t, seat, -2 if zeros == 3 else -1) + min(6, t.hope[seat]) + 2.0 * (zeros > 1)
    if IS_HERO[who]:
        out -= points(t, seat, -1)
    kept = asset(t, seat, who)
    if zeros == 3:
        return out + kept
    price = t.worth(who)
    return out + (min(kept, price + 0.2) if price <= t.hope[seat] else kept) + 1.0 * (zeros == 2)


def stake(t: Table, seat: int) -> float:
    """What a PC may still win in this Mission."""
    if t.mission == TOURNAMENT:
        return 60.0
    total = 0.0
    for part in ALL_MISSIONS[t.mission].parts:
        if isinstance(part, LastStanding | AllIn | Most) and part.n:
            total += 0.35 * points(t, seat, part.n)
    return total


def harm(t: Table, seat: int, damage: int) -> float:
    """What so much Damage costs a School: fear of the defeat that comes nearer, or the defeat."""
    if damage <= 0:
        return 0.0
    spare = sum(t.stats[seat]) - 3
    fear = 0.6 * defeat_cost(t, seat, 1)
    now = fear / (1.0 + 0.4 * spare)
    if damage > spare:
        return defeat_cost(t, seat, min(damage - spare, 3)) - now * 0.5
    return fear / (1.0 + 0.4 * (spare - damage)) - now + 0.15 * damage


def per_damage(t: Table, seat: int, token: int, damage: int) -> float:
    """What Damage to a Mission Character brings."""
    card = ALL_MISSIONS[t.mission]
    done = sum(t.damage[token])
    left = card.health - done
    kills = damage >= left
    total = 0.0
    for part in card.parts:
        if isinstance(part, DamageHope):
            total += part.n
        elif isinstance(part, TokenHope):
            total += part.n if kills else 0.4 * part.n * damage / card.health
        elif isinstance(part, Most):
            prize = 1.7 * points(t, seat, part.n)
            if part.what == "damage":
                total += prize * damage / (card.health * card.tokens)
            else:
                total += prize / card.tokens * (1.0 if kills else 0.45 * damage / card.health)
        elif isinstance(part, AllIn):
            total += 1.4 * points(t, seat, part.n) * min(damage, left) / (card.health * card.tokens)
    return total


def strike_worth(t: Table, seat: int, target: int, damage: int) -> float:
    """What Damage by an attack of a PC is worth to its School."""
    if not damage:
        return 0.0
    if target >= TOKEN:
        return per_damage(t, seat, target - TOKEN, damage)
    card = ALL_MISSIONS[t.mission]
    weight = 1.0 if card.people == 2 and t.part(LastStanding) is not None else rivalry(t, target)
    total = weight * harm(t, target, damage)
    sparring = t.part(Sparring)
    if sparring is not None:
        total += sparring.hope + 0.25 * points(t, seat, 1)
    if t.carrying[target] != NOBODY:
        total += 0.5
    return total


def dice_of(t: Table, seat: int, target: int) -> tuple[int, int]:
    """The dice of an attack as things are."""
    strike = Strike(seat, target)
    return strike.attack_dice(t), strike.defense_dice(t)


def blow(t: Table, seat: int, target: int, attack: int, defense: int, unopposed: int = UNOPPOSED) -> float:
    """What an attack is worth to the attacking School before its dice are rolled."""
    chances = damage_chances(max(attack, 1), max(defense, 1), unopposed)
    return sum([chance * strike_worth(t, seat, target, damage) for damage, chance in enumerate(chances) if damage])


def threat(t: Table, attack: int, seat: int) -> float:
    """What an attack with so many dice is likely to cost a PC."""
    chances = damage_chances(attack, max(t.stats[seat][DEFENSE] + t.buffs[seat][1], 1))
    return sum([chance * harm(t, seat, damage) for damage, chance in enumerate(chances) if damage])


# -- the arena ---------------------------------------------------------------------------------------------------------


class Outlook:
    """What a PC could do from every Hex, at one moment."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t, self.seat = t, seat
        self.far = t.reach_of(seat)
        self.goals: list[tuple[int, int, float]] = []
        """A Hex, from how far something can be done about it, and what that is worth."""
        card = ALL_MISSIONS[t.mission]
        for other in t.standing():
            if other != seat and (seat, other) not in t.struck:
                self.goals.append((t.at[other], self.far, blow(t, seat, other, *dice_of(t, seat, other))))
        for token in t.live_tokens():
            hex = t.token_at[token]
            if card.health and (seat, TOKEN + token) not in t.struck:
                self.goals.append((hex, self.far, blow(t, seat, TOKEN + token, *dice_of(t, seat, TOKEN + token))))
            elif not card.health:
                self.goals.append((hex, *self.errand(token)))
        self.goals.sort(key=lambda goal: -goal[2])
        self.centre = t.part(Centre)
        self.fire = t.part(Fire)
        self.burning = harm(t, seat, 1) if self.fire else 0.0
        self.fears = [(t.token_at[token], card.move + card.range) for token in t.live_tokens()] if card.attack else []
        self.fear = threat(t, card.attack, seat) if self.fears else 0.0

    def errand(self, token: int) -> tuple[int, float]:
        """What can be done at a token that is not to be fought: from how far, and what it is worth."""
        t, seat = self.t, self.seat
        card = ALL_MISSIONS[t.mission]
        prize = next((1.7 * points(t, seat, part.n) for part in card.parts if isinstance(part, Most)), 0.0)
        for part in card.parts:
            if isinstance(part, Crates):
                return 1, prize / card.tokens + 1.0 - part.trap / 6 * harm(t, seat, 1)
            if isinstance(part, Calm):
                return part.reach, prize * t.stats[seat][DEFENSE] * (7 - part.least) / 6 / part.goal
            if isinstance(part, Rescue) and t.carrying[seat] == NOBODY:
                return 1, 0.7 * (prize / card.tokens + 1.0)
        return 0, 0.0

    def deed(self, hex: int) -> float:
        """The best that an Action could bring from a Hex."""
        for goal, far, worth in self.goals:
            if apart(hex, goal) <= far:
                return worth
        return 0.0

    def stand(self, hex: int) -> float:
        """What it is worth to end a turn on a Hex: how near it is to what can be done, what is scored there and what burns."""
        t, seat = self.t, self.seat
        total = 0.0
        pace = max(t.stats[seat][SPEED], 1)
        best = 0.0
        for goal, far, worth in self.goals:
            turns = max(apart(hex, goal) - far, 0) / pace
            best = max(best, 0.6 * worth / (1.0 + turns))
        total += best
        if self.centre:
            prize = self.centre.hope + 0.3 * points(t, seat, 1)
            total += prize if hex == CENTRE else 0.5 * prize / (1 + apart(hex, CENTRE))
        if self.fire and near(CENTRE, self.fire.reach) >> hex & 1:
            total -= self.burning
        if t.carrying[seat] != NOBODY:
            total += 3.0 if BORDER >> hex & 1 else 0.3 * apart(hex, CENTRE)
        for place, far in self.fears:
            if apart(hex, place) <= far:
                total -= 0.5 * self.fear
        return total

    def go(self, hexes: Sequence[int], left: int) -> list[float]:
        """What it is worth to move to each of some Hexes with so many Actions left."""
        rated = []
        for hex in hexes:
            worth = self.stand(hex)
            if left:
                worth += self.deed(hex)
            if self.t.carrying[self.seat] != NOBODY and BORDER >> hex & 1:
                worth += 4.0
            rated.append(worth)
        return rated

    def reachable(self, more: int = 0, phase: bool = False) -> list[int]:
        t, start, free = self.t, self.t.at[self.seat], self.t.open_hexes()
        far = Move(self.seat, more).far(t)
        return bits_of(near(start, far) & free | 1 << start if phase else reach(start, far, free))


def _act(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Act)
    seat, after = frame.seat, frame.left - 1
    here = t.at[seat]
    look = Outlook(t, seat)
    stay = look.stand(here)
    deeds = sorted((worth for goal, far, worth in look.goals if apart(here, goal) <= far), reverse=True)
    rated = []
    for choice in offered:
        name = choice[0]
        if name == "end":
            rated.append(stay)
        elif name == "move":
            rated.append(max(look.go(look.reachable(), after)) - 0.01)
        elif name == "attack":
            target = choice[1]
            worth = blow(t, seat, target, *dice_of(t, seat, target))
            rest = 0.0
            if after:  # a second Action: another target from here, or a move
                others = [one for one in deeds if one < worth - 1e-9]
                rest = max(others[0] if others else 0.0, 0.0)
            rated.append(stay + worth + rest - TOKEN_WORTH * (choice[2] + choice[3]))
        elif name == "power":
            rated.append(stay - 0.2)
        else:
            worth = look.errand(choice[1] - TOKEN)[1]
            rated.append(stay + worth * (2 if after else 1))
    return rated


def _move(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Move)
    look = Outlook(t, frame.seat)
    return [
        worth - 0.001 * apart(t.at[frame.seat], hex)
        for hex, worth in zip(offered, look.go(offered, t.frame(Act).left), strict=True)
    ]


def _shift(t: Table, offered: Sequence[Any]) -> list[float]:
    """Where a PC darts, or where somebody is pulled."""
    frame: Any = t.stack[-1]
    if frame.how != "dart":
        return [0.0] * len(offered)
    return Outlook(t, frame.seat).go(offered, 0)


def _push(t: Table, offered: Sequence[Any]) -> list[float]:
    """Others away from where something is won, enemies away from us."""
    frame = t.stack[-1]
    assert isinstance(frame, Harm)
    if frame.target >= TOKEN:
        return [0.1 if hex == PASS else 0.0 for hex in offered]
    now = apart(t.at[frame.target], CENTRE)
    return [0.0 if hex == PASS else 0.1 * (apart(hex, CENTRE) - now) for hex in offered]


def _grip(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Grip)
    seat = frame.seat
    fights = ALL_MISSIONS[t.mission].health
    return [blow(t, seat, one, *dice_of(t, seat, one)) if one < TOKEN or fights else 0.0 for one in offered]


def _first(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    return [float(seat == t.ask.seat) for seat in offered]


def figure(stats: tuple[int, int, int]) -> float:
    """How good it is to have these stats left."""
    a, d, s = stats
    return 1.2 * log(max(a, 0.3)) + 1.3 * log(max(d, 0.3)) + 0.7 * log(max(s, 0.3))


def _lower(t: Table, offered: Sequence[Any]) -> list[float]:
    """The owner keeps what is useful; who picks for another takes it."""
    frame = t.stack[-1]
    assert isinstance(frame, Harm)
    sign = 1.0 if frame.picker in (NOBODY, frame.target) else -1.0
    return [sign * figure(stats) for stats in offered]


def _regain(t: Table, offered: Sequence[Any]) -> list[float]:
    return [figure(stats) for stats in offered]


def _enemy_move(t: Table, offered: Sequence[Any]) -> list[float]:
    """Where a Mission Character hurts others and not us."""
    assert t.ask is not None
    card = ALL_MISSIONS[t.mission]
    costs = [
        (t.at[seat], threat(t, card.attack, seat) * (-1.0 if seat == t.ask.seat else rivalry(t, seat))) for seat in t.standing()
    ]
    return [sum([cost for hex, cost in costs if apart(place, hex) <= card.range]) for place in offered]


def _place(t: Table, offered: Sequence[Any]) -> list[float]:
    """Near to us, far from the others."""
    assert t.ask is not None
    seat = t.ask.seat
    rated = []
    for hex in offered:
        away = [apart(hex, t.at[other]) for other in t.standing() if other != seat]
        mine = apart(hex, t.at[seat]) if t.at[seat] != OFF else 0
        rated.append(0.5 * sum(away) / max(len(away), 1) - mine)
    return rated


# -- who goes on a Mission ---------------------------------------------------------------------------------------------


def prospects(t: Table, seat: int, who: int) -> float:
    """What sending a Character is worth: its part of the rewards, less what a defeat would cost."""
    card = ALL_MISSIONS[t.mission]
    kept, t.pc[seat] = t.pc[seat], who
    mine = might(t, who) ** 2
    others = [might(t, t.pc[other]) ** 2 if t.pc[other] != NOBODY else 80.0 for other in t.others(seat)]
    if card.people:
        others = sorted(others)[-1:]
    chance = mine / (mine + sum(others))
    a, d, s, _, _ = figures(who, t.training_of(who))
    spare = a + d + s - 3
    danger = 2.2 / (spare + 0.5 * d) if card.attack or card.people or any(isinstance(part, Fire) for part in card.parts) else 0.12
    gain = 0.0
    for part in card.parts:
        if isinstance(part, Most | LastStanding) and part.n:
            gain += chance * points(t, seat, part.n)
        elif isinstance(part, AllIn):
            gain += 0.4 * points(t, seat, part.n)
        elif isinstance(part, DamageHope):
            gain += 6 * part.n * chance
        elif isinstance(part, TokenHope):
            gain += card.tokens * part.n * chance
    worth = gain - min(danger, 0.8) * (defeat_cost(t, seat, 1) - stake(t, seat))
    t.pc[seat] = kept
    return worth


def _respond(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    return [points(t, seat, -1) if who == PASS else prospects(t, seat, who) for who in offered]


def _invite(t: Table, offered: Sequence[Any]) -> list[float]:
    """Where only two go: oneself if that pays, else those who fight worst; where all go the order matters little."""
    assert t.ask is not None
    me = t.ask.seat
    rated = []
    for seat in offered:
        best = max([might(t, who) for who in sendable(t, seat)], default=0.0)
        if not ALL_MISSIONS[t.mission].people:
            rated.append(float(seat == me))
        elif seat == me:
            rated.append(max([prospects(t, seat, who) for who in sendable(t, seat)], default=-50.0) + 10.0)
        else:
            rated.append(10.0 - best - 0.3 * t.rp[seat])
    return rated


def _champion(t: Table, offered: Sequence[Any]) -> list[float]:
    return [might(t, who) + 0.3 * t.power[who] for who in offered]


# -- Upkeep ------------------------------------------------------------------------------------------------------------


def _recover(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    empty = [who for who in t.everyone(seat) if not t.power[who]]
    few = len(t.healthy(seat)) < 2

    def worth(who: int) -> float:
        if t.is_injured(who):
            return 4.0 if few else 1.6 + 0.1 * might(t, who)
        return (1.2 if who in empty else 1.0) + 0.02 * might(t, who)

    return [sum([worth(who) for who in chosen]) for chosen in offered]


def _advance(t: Table, offered: Sequence[Any]) -> list[float]:
    """A point for six tokens; those who have more to spare give first."""
    assert t.ask is not None
    gain = points(t, t.ask.seat, 1)
    return [
        0.0 if chosen == PASS else gain - 3.0 + 0.2 * sum([t.power[who] - 0.05 * might(t, who) for who in chosen])
        for chosen in offered
    ]


def _pay(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    return [sum([asset(t, seat, who) - 1.0 for who in kept]) for kept in offered]


def _penalty(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    return [-((t.hope[seat] + 1) // 2) if choice == "hope" else points(t, seat, -1) for choice in offered]


# -- Plot Cards --------------------------------------------------------------------------------------------------------


def word_worth(t: Table, me: int, actor: int, word: Any, schools: tuple[int, ...], picks: tuple[int, ...]) -> float:
    """What a word of a card is worth to a School, if somebody carries it out upon some Schools and Characters."""
    kind = word.__class__
    who = getattr(word, "who", "")
    if who == SELF:
        schools = (actor,)
    elif who == EACH_OTHER:
        schools = t.others(actor)
    elif who == EACH_AHEAD:
        schools = tuple([one for one in t.others(actor) if t.rp[one] > t.rp[actor]])

    def to(seat: int, worth: float) -> float:
        return worth if seat == me else -rivalry(t, seat) * worth

    if kind is Revolution:
        return sum([to(one, points(t, one, word.n)) for one in schools])
    if kind is Hope:
        return sum([to(one, max(word.n, -t.hope[one])) for one in schools])
    if kind is TakeHope:
        return sum([to(one, -min(word.n, t.hope[one])) + to(actor, min(word.n, t.hope[one])) for one in schools])
    if kind is PlotPoints:
        return sum([to(one, 0.7 * max(word.n, -t.pp[one])) for one in schools])
    if kind is Draw:
        return to(actor, 1.5 * word.n)
    if kind is Drop:
        return sum(
            [to(one, -CARD_WORTH * (len(t.hands[one]) if word.how == "all" else min(word.n, len(t.hands[one])))) for one in schools]
        )
    if kind is Peek:
        return to(actor, 0.3)
    if kind is Scry:
        return to(actor, 0.5)
    if kind is Buff:
        return to(actor, 1.8)
    if kind is Admit:
        return to(actor, 6.0)
    if kind is Dismiss:
        return sum(
            [to(t.owner(one), -min(asset(t, t.owner(one), one), word.unless + 0.5 if word.unless else 99.0)) for one in picks]
        )
    if kind is Tokens:
        return sum([to(t.owner(one), TOKEN_WORTH * word.n) for one in picks])
    if kind is Injure:
        return sum([to(t.owner(one), -2.0 - 0.15 * might(t, one)) for one in picks])
    if kind is Heal:
        return sum([to(t.owner(one), 2.0) for one in picks])
    if kind is Triumph:
        return sum([to(t.owner(one), 1.5 * word.n) for one in picks])
    return 0.0


def best_picks(t: Table, seat: int, word: Any) -> tuple[int, ...]:
    """The Characters a School would name for a word."""
    able = character_choices(t, seat, word)
    rated = sorted(able, key=lambda one: -word_worth(t, seat, seat, word, (), (one,)))
    count = getattr(word, "count", 1)
    return tuple(rated[:count])


def card_worth(t: Table, seat: int, parts: tuple[Any, ...]) -> float:
    """What playing a card is worth with the best choice of Schools and Characters."""
    sets: list[tuple[int, ...]] = [()]
    if school_word(parts):
        sets = school_choices(t, seat, parts)
    fixed = [(word, best_picks(t, seat, word) if hasattr(word, "which") else ()) for word in map(bare, parts)]
    return max([sum([word_worth(t, seat, seat, word, schools, picks) for word, picks in fixed]) for schools in sets], default=0.0)


def keeping(t: Table, seat: int, card: int) -> float:
    """What a Plot Card is worth in the hand for later."""
    if not IS_EVENT[card]:
        return 1.9 if COST[card] <= t.rp[seat] + 1 else 0.6
    if COST[card] > t.rp[seat] + 2:
        return 0.4
    worth = card_worth(t, seat, PLOT_CARDS[card].parts)
    return min(0.55 * worth, 5.0) if COST[card] <= t.rp[seat] + 1 else min(0.35 * worth, 3.0)


def surplus(t: Table, seat: int) -> set[int]:
    """The cards of a hand that will not be kept."""
    over = len(t.hands[seat]) - t.hand_size(seat)
    if over <= 0:
        return set()
    return set(sorted(t.hands[seat], key=lambda card: keeping(t, seat, card))[:over])


def _plot(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    away = surplus(t, seat)
    left = rounds_left(t)
    rated = []
    for choice in offered:
        if choice == PASS:
            rated.append(0.0)
            continue
        name = choice[0]
        if name == "event":
            card = choice[1]
            worth = card_worth(t, seat, PLOT_CARDS[card].parts)
            rated.append(worth - 0.3 * COST[card] - 0.5 * PLOT_HOPE[card])
        elif name == "power":
            power = power_of(choice[1])
            assert power is not None
            rated.append(card_worth(t, seat, power.parts) - 1.1 * TOKEN_WORTH)
        elif name == "discard":
            cards = choice[1]
            if len(cards) > 1 and not set(cards) <= away:
                rated.append(-1.0)
            else:
                lost = [0.0 if card in away else max(keeping(t, seat, card), CARD_WORTH if left > 1 else 0.0) for card in cards]
                rated.append(0.2 * sum([PLOT_HOPE[card] for card in cards]) if not any(lost) else -1.0)
        elif name == "support":
            rated.append(0.15 if wanted(t, seat) else -1.0)
        else:
            rated.append(-1.0)
    return rated


def wanted(t: Table, seat: int) -> list[int]:
    """Events that are worth asking the others for Plot Points."""
    most = t.pp[seat] + sum([min(t.pp[other], 2) for other in t.others(seat)])
    return [
        card
        for card in t.hands[seat]
        if IS_EVENT[card]
        and t.pp[seat] < COST[card] <= most
        and playable(t, seat, PLOT_CARDS[card].parts)
        and card_worth(t, seat, PLOT_CARDS[card].parts) > 3.0
    ]


def _support(t: Table, offered: Sequence[Any]) -> list[float]:
    """Points one will not use oneself go to a School that is behind: what it does will rather hurt those who lead."""
    assert t.ask is not None
    me, asking = t.ask.seat, t.frame(Support).seat
    done = t.frame(PlotPhase).passed >> me & 1
    spare = min(2, t.pp[me]) if done and t.rp[asking] < GOAL - 1 and t.rp[asking] <= t.rp[me] else 0
    return [-abs(float(n - spare)) for n in offered]


def _accept(t: Table, offered: Sequence[Any]) -> list[float]:
    """As little support as makes an Event possible."""
    frame = t.stack[-1]
    assert isinstance(frame, Support)
    seat = frame.seat
    given = dict(zip(t.others(seat), frame.offers, strict=True))
    rated = []
    for chosen in offered:
        help = sum([given[other] for other in chosen])
        worths = [
            card_worth(t, seat, PLOT_CARDS[card].parts)
            for card in t.hands[seat]
            if IS_EVENT[card] and help <= COST[card] <= t.pp[seat] + help and playable(t, seat, PLOT_CARDS[card].parts)
        ]
        rated.append(0.0 if not chosen else (max(worths) if worths else -5.0) - 0.2 * len(chosen) - 2.0)
    return rated


def _supported(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    return [0.0 if card == PASS else card_worth(t, seat, PLOT_CARDS[card].parts) for card in offered]


def _target(t: Table, offered: Sequence[Any]) -> list[float]:
    """Who supported an Event that two Schools gain from is one of the two, unless that would win them the game."""
    frame = t.stack[-1]
    assert isinstance(frame, Deed)
    seat, parts = frame.seat, parts_of(frame.deed)
    return [
        sum([word_worth(t, seat, seat, word, schools, ()) for word in map(bare, parts) if not hasattr(word, "which")])
        for schools in offered
    ]


def _character(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Deed)
    word = bare(parts_of(frame.deed)[len(frame.picks)])
    seat = frame.seat
    rated = []
    for who in offered:
        if who == PASS:
            rated.append(0.0)
            continue
        worth = word_worth(t, seat, seat, word, (), (who,))
        owner = t.owner(who)
        if isinstance(word, Tokens):
            worth += 0.02 * might(t, who) if word.n > 0 else 0.02 * t.power[who]
        if owner != seat:
            worth += 0.1 * t.rp[owner] + 0.05 * might(t, who)
        rated.append(worth)
    return rated


def _trim(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    worth = {card: keeping(t, seat, card) for card in t.hands[seat]}
    return [-sum([worth[card] for card in cards]) for cards in offered]


# -- Recruit Phase -----------------------------------------------------------------------------------------------------


def deal_worth(t: Table, seat: int, gets: tuple[int, ...], gives: tuple[int, ...], coins: int) -> float:
    """What a trade brings a School."""
    return sum([asset(t, seat, who) for who in gets]) - sum([asset(t, seat, who) for who in gives]) + coins


def _allegiance(t: Table, offered: Sequence[Any]) -> list[float]:
    """A deal is offered if both sides should want it, and not every time: a School that declined is not begged for ever."""
    assert t.ask is not None
    seat = t.ask.seat
    rng = noise(t)
    rated = []
    for choice in offered:
        name = choice[0]
        if name == "ready":
            rated.append(0.0)
        elif name == "secret":
            who = choice[1]
            gain = t.worth(who) - asset(t, seat, who)
            rated.append(gain - 0.8 if len(t.healthy(seat)) > 3 else gain - 2.0)
        else:
            _, to, give, pay, take, ask = choice
            mine = deal_worth(t, seat, take, give, ask - pay)
            theirs = deal_worth(t, to, give, take, pay - ask)
            rated.append(mine - 1.0 if theirs > 0.2 and mine > 1.2 and rng.below(3) == 0 else -1.0)
    return rated


def _trade(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Trade)
    worth = deal_worth(t, frame.to, frame.give, frame.take, frame.pay - frame.ask)
    theirs = deal_worth(t, frame.seat, frame.take, frame.give, frame.ask - frame.pay)
    return [worth - max(rivalry(t, frame.seat) * theirs, 0.0) if choice == "accept" else 0.0 for choice in offered]


def training_worth(t: Table, who: int, training: int) -> float:
    """What a Training Card adds to a Character."""
    before, after = figures(who, NOBODY), figures(who, training)
    gain = after[ATTACK] - before[ATTACK] + 0.8 * (after[DEFENSE] - before[DEFENSE]) + 0.4 * (after[SPEED] - before[SPEED])
    return gain + 1.2 * (after[3] - before[3]) + (0.3 if IS_HERO[who] else 0.0) + 0.01 * might(t, who)


def lot_worth(t: Table, seat: int, card: int) -> float:
    """What a card of the row is worth to a School, in coins."""
    if card < FIRST_TRAINING:
        return asset(t, seat, card)
    free = [who for who in t.team[seat] if t.training[who] == NOBODY]
    if not free:
        return 0.0
    changes = any(isinstance(word, Attribute) for word in getattr(CARDS[card], "constant", ()))
    best = max([training_worth(t, who, card) for who in free])
    return (0.6 * HOPE[card] + best) if changes else 1.1 * HOPE[card]


def command_worth(t: Table, seat: int) -> float:
    """What being Mission Commander is worth: a point, the say in the arena, and that nobody else gets it."""
    rest = [rivalry(t, other) * points(t, other, 1) for other in t.others(seat)]
    return points(t, seat, 1) + 0.6 + sum(rest) / len(rest) + (8.0 if max(t.rp) >= GOAL - 1 else 0.0)


def bids_worth(t: Table, seat: int, worth: float, bidders: tuple[int, ...], dearest: float, options: Sequence[int]) -> list[float]:
    """Each bid: the chance that it wins against dials anywhere up to what the others would pay, times what is then won."""
    staked = t.staked[seat]
    rivals = [min(t.hope[other], 14, max(dearest - t.staked[other], 0.0)) for other in bidders if other != seat]
    rated = []
    for bid in options:
        if not bid:
            rated.append(0.0)
            continue
        chance = 1.0
        for most in rivals:
            chance *= min(1.0, (bid + 0.25) / (most + 1.0))
        bonus = 1.0 if bid >= HIGH_BID and not staked else 0.0
        rated.append(chance * (worth + bonus - bid - staked))
    return rated


def _bid(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    frame = t.stack[-1]
    assert isinstance(frame, Auction)
    worth = command_worth(t, seat) if frame.commander else lot_worth(t, seat, t.lot)
    rng = noise(t)
    worth *= 0.8 + 0.4 * rng.below(1000) / 1000
    dearest = (0.55 + 0.45 * rng.below(1000) / 1000) * worth
    return bids_worth(t, seat, worth, frame.bidders, dearest, offered)


def _raise(t: Table, offered: Sequence[Any]) -> list[float]:
    """Just enough to be alone at the top."""
    assert t.ask is not None
    seat = t.ask.seat
    best = max([bid for other, bid in enumerate(t.bids) if other != seat])
    return [(10.0 if t.bids[seat] + more > best else 0.0) - more for more in offered]


def _attach(t: Table, offered: Sequence[Any]) -> list[float]:
    card = t.frame(Lot).card
    return [training_worth(t, who, card) for who in offered]


# -- defeat and prizes -------------------------------------------------------------------------------------------------


def _ransom(t: Table, offered: Sequence[Any]) -> list[float]:
    assert t.ask is not None
    seat, frame = t.ask.seat, t.stack[-1]
    who, price = (frame.who, frame.price) if isinstance(frame, Ransom) else (t.pc[seat], t.worth(t.pc[seat]))
    return [asset(t, seat, who) - price if choice == "pay" else 0.0 for choice in offered]


def _takeover(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Defeat)
    who = t.pc[frame.seat]
    return [asset(t, frame.by, who) - t.worth(who) if choice == "pay" else 0.0 for choice in offered]


# -- Reactions and Powers ----------------------------------------------------------------------------------------------


def strike_now(t: Table, me: int, strike: Strike, more: int = 0, guard: int = 0, unopposed: int = 0) -> float:
    """What the attack being made is worth to the attacker or, the other way round, to the defender."""
    attack, defense = max(strike.attack_dice(t) + more, 1), max(strike.defense_dice(t) + guard, 1)
    unopposed = unopposed or strike.unopposed
    if strike.attacker == me:
        return blow(t, me, strike.target, attack, defense, unopposed)
    chances = damage_chances(attack, defense, unopposed)
    return -sum([chance * harm(t, me, damage) for damage, chance in enumerate(chances) if damage])


def outcome(t: Table, me: int, strike: Strike, attack: list[int], defense: list[int]) -> float:
    damage = compare(attack, defense, strike.unopposed)
    return strike_worth(t, me, strike.target, damage) if strike.attacker == me else -harm(t, me, damage)


def reroll_worth(t: Table, me: int, strike: Strike, chosen: tuple[int, ...]) -> float:
    """What rolling some dice again brings on average; of more than three the three lowest stand for all."""
    attacking = strike.attacker == me
    dice = strike.attack if attacking else strike.defense
    chosen = chosen[:3]
    total = 0.0
    for faces in product(range(1, 7), repeat=len(chosen)):
        after = dice[:]
        for number, face in zip(chosen, faces, strict=True):
            after[number] = face
        total += outcome(t, me, strike, after if attacking else strike.attack, strike.defense if attacking else after)
    return total / float(6 ** len(chosen)) - outcome(t, me, strike, strike.attack, strike.defense)


def lowest(dice: list[int], most: int) -> list[tuple[int, ...]]:
    """The lowest die, the two lowest, and so on."""
    low = sorted(range(len(dice)), key=lambda n: dice[n])[: min(most, 3)]
    return [tuple(low[:size]) for size in range(1, len(low) + 1)]


def _reroll(t: Table, offered: Sequence[Any]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, RollAgain)
    if frame.initiative:
        dice = frame.dice(t)
        return [sum([3.5 - dice[number] for number in chosen]) for chosen in offered]
    strike = t.frame(Strike)
    return [reroll_worth(t, frame.seat, strike, chosen) for chosen in offered]


def gain_of(t: Table, me: int, word: Any, window: Window) -> float:
    """What a word of a Reaction or Power would bring now."""
    kind = word.__class__
    data: Any = window.data
    if kind in (MoreAttack, MoreDefense, Weaken, Blind, Pierce):
        strike = t.frame(Strike)
        more = word.n if kind is MoreAttack else -word.n if kind is Blind else 0
        guard = word.n if kind is MoreDefense else -word.n if kind is Weaken else 0
        return strike_now(t, me, strike, more, guard, 2 if kind is Pierce else 0) - strike_now(t, me, strike)
    if kind is Reroll:
        if word.roll == "initiative":
            return 0.1
        strike = t.frame(Strike)
        dice = strike.attack if strike.attacker == me else strike.defense
        return max([reroll_worth(t, me, strike, chosen) for chosen in lowest(dice, word.n)])
    if kind is Shield:
        strike_harm = t.frame(Harm)
        if strike_harm.target != me:
            return -1.0
        return harm(t, me, strike_harm.damage) - harm(t, me, max(strike_harm.damage - word.n, 0))
    if kind is Reflect:
        attacker = t.frame(Harm).attacker
        return strike_worth(t, me, attacker, word.n) if attacker >= TOKEN or attacker != me else 0.0
    if kind is Regain:
        spare = sum(t.stats[me]) - 3
        fear = 0.6 * defeat_cost(t, me, 1)
        return fear / (1.0 + 0.4 * spare) - fear / (1.4 + 0.4 * spare) + 0.25
    if kind is StealToken:
        return TOKEN_WORTH * (1.0 + rivalry(t, data[1]))
    if kind is TakeHope:
        return float(word.n)
    if kind is Push:
        return 0.2
    if kind is Again:
        target = data[1]
        return blow(t, me, target, *dice_of(t, me, target))
    if kind in (Farther, Phase):
        look, left = Outlook(t, me), t.frame(Act).left
        further = look.reachable(word.n) if kind is Farther else look.reachable(phase=True)
        return max(look.go(further, left)) - max(look.go(look.reachable(), left))
    if kind is Dart:
        return 0.2
    if kind is MoreInitiative:
        return 0.25 * float(word.n)
    if kind is CancelEvent:
        deed = attempted(t)
        words = [(bare(part), pick) for part, pick in zip(parts_of(deed.deed), deed.picks, strict=False)]
        return -sum([word_worth(t, me, deed.seat, one, deed.schools, pick) for one, pick in words])
    if kind is CancelReaction:
        deed = attempted(t)
        words = [(bare(part), pick) for part, pick in zip(parts_of(deed.deed), deed.picks, strict=False)]
        return sum([word_worth(t, me, me, one, deed.schools, pick) for one, pick in words])
    if kind is Revolution and word.who == CAUSE:
        return -rivalry(t, data[1]) * points(t, data[1], word.n)
    if kind is Hope:
        return float(word.n)
    if kind is RaiseBid:
        return raise_gain(t, me, word)
    if kind is TakeIn:
        return asset(t, me, data[1]) - float(data[2])
    if kind is Excuse:
        return -points(t, me, -1)
    if kind is Soften:
        defeat = t.frame(Defeat)
        return defeat_cost(t, me, defeat.zeros) - defeat_cost(t, me, max(defeat.zeros - word.n, 1))
    return 0.0


def raise_gain(t: Table, me: int, word: RaiseBid) -> float:
    """Outbid the others after their dials are shown."""
    best = max([bid for other, bid in enumerate(t.bids) if other != me])
    need = best + 1 - t.bids[me]
    if not 0 < need <= min(word.n, t.hope[me] - t.bids[me]):
        return 0.0
    return lot_worth(t, me, t.lot) - best - 1


def _react(t: Table, offered: Sequence[Any]) -> list[float]:
    """A Reaction costs a card, a Power a token."""
    assert t.ask is not None
    me = t.ask.seat
    window = t.stack[-1]
    assert isinstance(window, Window)
    rated = []
    for choice in offered:
        if choice == PASS:
            rated.append(0.0)
            continue
        ability = choice[1]
        if ability < SOURCE:
            worth = sum([gain_of(t, me, part, window) for part in PLOT_CARDS[ability].parts if not isinstance(part, Cost)])
            rated.append(worth - 1.2 - (0.3 * COST[ability] if window.event in ("event", "cancelling") else 0.0))
        else:
            source = ability - SOURCE
            power = (
                SCHOOLS[t.school[me]].charter_power
                if source == CHARTER
                else power_of(t.pc[me] if not source else t.training[t.pc[me]])
            )
            assert power is not None
            free = t.mission == TOURNAMENT
            rated.append(gain_of(t, me, power.parts[0], window) - (0.0 if free else 0.9 * TOKEN_WORTH))
    return rated


# -- every question ----------------------------------------------------------------------------------------------------


def _equal(t: Table, offered: Sequence[Any]) -> list[float]:
    return [0.0] * len(offered)


def _take(t: Table, offered: Sequence[Any]) -> list[float]:
    return [float(choice != PASS) for choice in offered]


def rate(t: Table) -> list[float]:
    """How good each option of the question is."""
    ask = t.ask
    assert ask is not None
    return JUDGES[ask.kind](t, ask.options)


JUDGES: Final[dict[str, Judge]] = {
    "school": _equal,
    "recover": _recover,
    "advance": _advance,
    "pay": _pay,
    "penalty": _penalty,
    "plot": _plot,
    "support": _support,
    "accept": _accept,
    "supported": _supported,
    "target": _target,
    "character": _character,
    "react": _react,
    "trim": _trim,
    "ransom": _ransom,
    "order": _equal,
    "allegiance": _allegiance,
    "trade": _trade,
    "bid": _bid,
    "raise": _raise,
    "attach": _attach,
    "invite": _invite,
    "respond": _respond,
    "place": _place,
    "first": _first,
    "act": _act,
    "move": _move,
    "lower": _lower,
    "push": _push,
    "enemy": _equal,
    "enemy_move": _enemy_move,
    "enemy_attack": _equal,
    "reroll": _reroll,
    "regain": _regain,
    "grip": _grip,
    "shift": _shift,
    "takeover": _takeover,
    "prize": _take,
    "champion": _champion,
}
