"""Bargains, bids and Training."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.kernel import Generator

from ..cards.decks import FIRST_TRAINING, HOPE, IS_HERO, constants, figures
from ..codes import ATTACK, DEFENSE, DIAL, GOAL, HIGH_BID, NOBODY, RANGE, SPEED
from ..rules.auctions import Auction, dial
from ..rules.recruit import Lot, Trade
from ..state import Table, Tagged
from ..words import Attribute
from .schools import asset, might, noise, points, rivalry


def deal_worth(t: Table, seat: int, gets: tuple[int, ...], gives: tuple[int, ...], coins: int) -> float:
    """What a trade brings a School."""
    return sum([asset(t, seat, who) for who in gets]) - sum([asset(t, seat, who) for who in gives]) + coins


def rate_allegiance(t: Table, offered: Sequence[Tagged]) -> list[float]:
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


def rate_trade(t: Table, offered: Sequence[str]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Trade)
    worth = deal_worth(t, frame.to, frame.give, frame.take, frame.pay - frame.ask)
    theirs = deal_worth(t, frame.seat, frame.take, frame.give, frame.ask - frame.pay)
    return [worth - max(rivalry(t, frame.seat) * theirs, 0.0) if choice == "accept" else 0.0 for choice in offered]


def training_worth(t: Table, who: int, training: int) -> float:
    """What a Training Card adds to a Character."""
    before, after = figures(who, NOBODY), figures(who, training)
    gain = after[ATTACK] - before[ATTACK] + 0.8 * (after[DEFENSE] - before[DEFENSE]) + 0.4 * (after[SPEED] - before[SPEED])
    return gain + 1.2 * (after[RANGE] - before[RANGE]) + (0.3 if IS_HERO[who] else 0.0) + 0.01 * might(t, who)


def lot_worth(t: Table, seat: int, card: int) -> float:
    """What a card of the row is worth to a School, in coins."""
    if card < FIRST_TRAINING:
        return asset(t, seat, card)
    free = [who for who in t.team[seat] if t.training[who] == NOBODY]
    if not free:
        return 0.0
    changes = any(isinstance(word, Attribute) for word in constants(card))
    best = max([training_worth(t, who, card) for who in free])
    return (0.6 * HOPE[card] + best) if changes else 1.1 * HOPE[card]


def command_worth(t: Table, seat: int) -> float:
    """What being Mission Commander is worth: a point, the say in the arena, and that nobody else gets it."""
    rest = [rivalry(t, other) * points(t, other, 1) for other in t.others(seat)]
    return points(t, seat, 1) + 0.6 + sum(rest) / len(rest) + (8.0 if max(t.rp) >= GOAL - 1 else 0.0)


def bids_worth(t: Table, seat: int, worth: float, bidders: tuple[int, ...], dearest: float, options: Sequence[int]) -> list[float]:
    """Each bid: the chance that it wins against dials anywhere up to what the others would pay, times what is then won."""
    staked = t.staked[seat]
    rivals = [min(t.hope[other], DIAL, max(dearest - t.staked[other], 0.0)) for other in bidders if other != seat]
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


def rate_bid(t: Table, offered: Sequence[int]) -> list[float]:
    assert t.ask is not None
    return rate_bids(t, t.ask.seat, offered, noise(t, t.ask.seat))


def rate_bids(t: Table, seat: int, offered: Sequence[int], rng: Generator) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Auction)
    worth = command_worth(t, seat) if frame.commander else lot_worth(t, seat, t.lot)
    worth *= 0.8 + 0.4 * rng.below(1000) / 1000
    dearest = (0.55 + 0.45 * rng.below(1000) / 1000) * worth
    return bids_worth(t, seat, worth, frame.bidders, dearest, offered)


def likely_bid(t: Table, seat: int, rng: Generator) -> int:
    """What a School may have set its dial to: what a greedy one would."""
    offered = range(dial(t, seat) + 1)
    rated = rate_bids(t, seat, offered, rng)
    return offered[rated.index(max(rated))]


def rate_raise(t: Table, offered: Sequence[int]) -> list[float]:
    """Just enough to be alone at the top."""
    assert t.ask is not None
    seat = t.ask.seat
    best = max([bid for other, bid in enumerate(t.bids) if other != seat])
    return [(10.0 if t.bids[seat] + more > best else 0.0) - more for more in offered]


def rate_attach(t: Table, offered: Sequence[int]) -> list[float]:
    card = t.frame(Lot).card
    return [training_worth(t, who, card) for who in offered]
