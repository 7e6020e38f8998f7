"""A guess at what a seat cannot know: hands, decks and dials, drawn anew."""

from __future__ import annotations

from longbox.kernel import Generator

from ..codes import NOBODY
from ..state import Table
from .recruit import likely_bid


def redeal(t: Table, seat: int, rng: Generator) -> None:
    """Hands of others but for the cards this seat has seen, decks but for the tops it knows, dials that are not shown."""
    pool = list(t.plot_deck)
    others = [one for one in range(t.seats) if one != seat]
    seen = t.peeked[seat] if seat >= 0 else 0
    for one in others:
        pool += [card for card in t.hands[one] if not seen >> card & 1]
    pool.sort()  # in an order that tells nothing of where each card really is
    rng.shuffle(pool)
    for one in others:
        t.hands[one] = tuple(sorted([card if seen >> card & 1 else pool.pop() for card in t.hands[one]]))
    t.plot_deck = tuple(pool)
    t.recruit_deck = below_the_top(t.recruit_deck, t.known_recruits[seat] if seat >= 0 else (), rng)
    t.mission_deck = below_the_top(t.mission_deck, t.known_missions[seat] if seat >= 0 else (), rng)
    if not t.shown:
        for one in others:
            if t.bids[one] != NOBODY:
                t.bids[one] = likely_bid(t, one, rng)
    for one in others:  # what others know of the decks is as unknown as the decks
        t.known_recruits[one] = tuple(reversed(t.recruit_deck))[: len(t.known_recruits[one])]
        t.known_missions[one] = tuple(reversed(t.mission_deck))[: len(t.known_missions[one])]


def below_the_top(deck: tuple[int, ...], known: tuple[int, ...], rng: Generator) -> tuple[int, ...]:
    """The deck shuffled under the cards that are known to lie on top."""
    rest = sorted(deck[: len(deck) - len(known)])
    rng.shuffle(rest)
    return (*rest, *reversed(known))
