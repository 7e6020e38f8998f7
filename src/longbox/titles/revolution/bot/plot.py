"""What to play, keep, discard and support in the Plot Phase."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards.decks import COST, IS_EVENT, PLOT_CARDS, PLOT_HOPE, power_of
from ..codes import GOAL
from ..rules.deeds import Deed
from ..rules.naming import bare, character_choices, parts_of, playable, school_choices, school_word
from ..rules.plot import Gift, PlotPhase, Support
from ..state import Table, Tagged
from ..words import OfCharacters, Tokens, Words
from .effects import word_worth
from .schools import CARD_WORTH, TOKEN_WORTH, might, rounds_left


def best_picks(t: Table, seat: int, word: OfCharacters) -> tuple[int, ...]:
    """The Characters a School would name for a word."""
    able = character_choices(t, seat, word)
    rated = sorted(able, key=lambda one: -word_worth(t, seat, seat, word, (), (one,)))
    return tuple(rated[: word.count])


def card_worth(t: Table, seat: int, parts: Words) -> float:
    """What playing a card is worth with the best choice of Schools and Characters."""
    sets: list[tuple[int, ...]] = [()]
    if school_word(parts):
        sets = school_choices(t, seat, parts)
    fixed = [(word, best_picks(t, seat, word) if isinstance(word, OfCharacters) else ()) for word in map(bare, parts)]
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


def discard_worth(t: Table, seat: int, cards: Sequence[int], away: set[int], least: float) -> float:
    """The Hope that cards bring; nothing is discarded for it that is worth keeping, as every card is by at least `least`."""
    if len(cards) > 1 and not set(cards) <= away:
        return -1.0
    if any(max(keeping(t, seat, card), least) for card in cards if card not in away):
        return -1.0
    return 0.2 * sum([PLOT_HOPE[card] for card in cards])


def rate_plot(t: Table, offered: Sequence[Tagged | str]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    away = surplus(t, seat)
    least = CARD_WORTH if rounds_left(t) > 1 else 0.0
    rated = []
    for choice in offered:
        if isinstance(choice, str):  # PASS
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
            rated.append(discard_worth(t, seat, choice[1], away, least))
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


def rate_support(t: Table, offered: Sequence[int]) -> list[float]:
    """Points one will not use oneself go to a School that is behind: what it does will rather hurt those who lead."""
    assert t.ask is not None
    frame = t.frame(Support)
    me, asking = t.ask.seat, frame.seat
    done = t.frame(PlotPhase).passed >> me & 1
    spare = min(2, t.pp[me]) if done and t.rp[asking] < GOAL - 1 and t.rp[asking] <= t.rp[me] else 0
    if frame.wanted:
        spare = min(spare, max(frame.wanted - sum(frame.offers), 0))
    return [-abs(float(n - spare)) for n in offered]


def rate_gift(t: Table, offered: Sequence[str]) -> list[float]:
    """Nothing is promised that would bind, so coins are kept."""
    frame = t.stack[-1]
    assert isinstance(frame, Gift)
    return [-float(frame.coins) if choice == "give" else 0.0 for choice in offered]


def rate_accept(t: Table, offered: Sequence[tuple[int, ...]]) -> list[float]:
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


def rate_supported(t: Table, offered: Sequence[int | str]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    return [0.0 if isinstance(card, str) else card_worth(t, seat, PLOT_CARDS[card].parts) for card in offered]


def rate_target(t: Table, offered: Sequence[tuple[int, ...]]) -> list[float]:
    """Who supported an Event that two Schools gain from is one of the two, unless that would win them the game."""
    frame = t.stack[-1]
    assert isinstance(frame, Deed)
    seat, parts = frame.seat, parts_of(frame.deed)
    return [
        sum([word_worth(t, seat, seat, word, schools, ()) for word in map(bare, parts) if not isinstance(word, OfCharacters)])
        for schools in offered
    ]


def rate_character(t: Table, offered: Sequence[int | str]) -> list[float]:
    frame = t.stack[-1]
    assert isinstance(frame, Deed)
    word = bare(parts_of(frame.deed)[len(frame.picks)])
    assert isinstance(word, OfCharacters)
    seat = frame.seat
    rated = []
    for who in offered:
        if isinstance(who, str):  # PASS
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


def rate_trim(t: Table, offered: Sequence[tuple[int, ...]]) -> list[float]:
    assert t.ask is not None
    seat = t.ask.seat
    worth = {card: keeping(t, seat, card) for card in t.hands[seat]}
    return [-sum([worth[card] for card in cards]) for cards in offered]
