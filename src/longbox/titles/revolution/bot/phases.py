"""Upkeep, Plot Cards, bargains and bids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from longbox.kernel import PASS, Generator

from ..cards.decks import CARDS, COST, FIRST_TRAINING, HOPE, IS_EVENT, IS_HERO, PLOT_CARDS, PLOT_HOPE, figures, power_of
from ..codes import ATTACK, DEFENSE, EACH_AHEAD, EACH_OTHER, GOAL, HIGH_BID, NOBODY, SELF, SPEED
from ..rules.auctions import Auction, dial
from ..rules.deeds import Deed
from ..rules.naming import bare, character_choices, parts_of, playable, school_choices, school_word
from ..rules.plot import Gift, PlotPhase, Support
from ..rules.recruit import Lot, Trade
from ..state import Table
from ..words import (
    Admit,
    Attribute,
    Buff,
    Dismiss,
    Draw,
    Drop,
    Heal,
    Hope,
    Injure,
    Peek,
    PlotPoints,
    Revolution,
    Scry,
    TakeHope,
    Tokens,
    Triumph,
)
from .schools import CARD_WORTH, TOKEN_WORTH, asset, might, noise, points, rivalry, rounds_left

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
            rated.append(0.15 if any(COST[card] - t.pp[seat] == choice[1] for card in wanted(t, seat)) else -1.0)
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
    frame = t.frame(Support)
    me, asking = t.ask.seat, frame.seat
    done = t.frame(PlotPhase).passed >> me & 1
    spare = min(2, t.pp[me]) if done and t.rp[asking] < GOAL - 1 and t.rp[asking] <= t.rp[me] else 0
    if frame.wanted:
        spare = min(spare, max(frame.wanted - sum(frame.offers), 0))
    return [-abs(float(n - spare)) for n in offered]


def _gift(t: Table, offered: Sequence[Any]) -> list[float]:
    """Nothing is promised that would bind, so coins are kept."""
    frame = t.stack[-1]
    assert isinstance(frame, Gift)
    return [-float(frame.coins) if choice == "give" else 0.0 for choice in offered]


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
    rng = noise(t, seat)
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
    return _rate_bids(t, t.ask.seat, offered, noise(t, t.ask.seat))


def _rate_bids(t: Table, seat: int, offered: Sequence[int], rng: Generator) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Auction)
    worth = command_worth(t, seat) if frame.commander else lot_worth(t, seat, t.lot)
    worth *= 0.8 + 0.4 * rng.below(1000) / 1000
    dearest = (0.55 + 0.45 * rng.below(1000) / 1000) * worth
    return bids_worth(t, seat, worth, frame.bidders, dearest, offered)


def likely_bid(t: Table, seat: int, rng: Generator) -> int:
    """What a School may have set its dial to: what a greedy one would."""
    offered = range(dial(t, seat) + 1)
    rated = _rate_bids(t, seat, offered, rng)
    return offered[rated.index(max(rated))]


def _raise(t: Table, offered: Sequence[Any]) -> list[float]:
    """Just enough to be alone at the top."""
    assert t.ask is not None
    seat = t.ask.seat
    best = max([bid for other, bid in enumerate(t.bids) if other != seat])
    return [(10.0 if t.bids[seat] + more > best else 0.0) - more for more in offered]


def _attach(t: Table, offered: Sequence[Any]) -> list[float]:
    card = t.frame(Lot).card
    return [training_worth(t, who, card) for who in offered]
