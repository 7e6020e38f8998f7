"""X-Men: Mutant Revolution as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longbox.kernel import Ask, Generator, LongboxError, Speech, Title

from . import page
from .bot import chances, likely_bid, position, rate
from .codes import NOBODY
from .options import OPTIONS
from .page.lessons import lesson
from .rules.setup import Play, lay_out
from .rules.timing import GameTable
from .speech import WORDS
from .speech.refusals import refusal
from .state import Table
from .view import view


class MutantRevolution(Title[Table]):
    name = "revolution"
    label = "X-Men: Mutant Revolution"
    players = (3, 4)
    options = OPTIONS
    words = WORDS
    heads = frozenset({"RoundBegan"})
    moody = True
    doubt = 0.003
    unsearched = frozenset({"allegiance", "trade"})
    turns = frozenset({"allegiance", "invite", "pay", "recover"})
    reveals = frozenset(
        {
            "BidsShown",
            "Calmed",
            "CrateOpened",
            "Drew",
            "InitiativeRolled",
            "LotRevealed",
            "MissionRevealed",
            "Peeked",
            "PlotDiscarded",
            "Reacted",
            "EventPlayed",
            "Rolled",
            "RolledOff",
            "Scried",
            "Recruited",
            "Dealt",
            "SupportReturned",
        }
    )
    state = GameTable

    def begin(self, t: Table) -> None:
        lay_out(t)
        t.stack.append(Play())

    def view(self, t: Table, seat: int) -> dict[str, Any]:
        return view(t, seat)

    def offer(self, t: Table, ask: Ask, language: str = "en") -> dict[str, Any]:
        return super().offer(t, ask, language) | page.offer(Speech(self, t, language), ask)

    def resolving(self, t: Table, seat: int, language: str = "en") -> list[dict[str, Any]]:
        return page.resolving(Speech(self, t, language))

    def measure(self, t: Table, seat: int, query: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
        return page.measure(Speech(self, t, language), seat, query)

    def lesson(self, language: str = "en") -> dict[str, Any]:
        return lesson(language)

    def refusal(self, error: LongboxError, language: str = "en") -> str:
        return refusal(error, language)

    def catalogue(self, language: str = "en") -> dict[str, Any]:
        return page.catalogue(language)

    def redeal(self, t: Table, seat: int, rng: Generator) -> None:
        """Hands of others but for the cards this seat has seen, decks but for the tops it knows, dials that are not shown."""
        pool = list(t.plot_deck)
        others = [one for one in range(t.seats) if one != seat]
        seen = t.peeked[seat] if seat >= 0 else 0
        for one in others:
            pool += [card for card in t.hands[one] if not seen >> card & 1]
        pool.sort()  # in an order that tells nothing of where each card really is
        rng.shuffle(pool)
        for one in others:
            t.hands[one] = tuple(sorted(card if seen >> card & 1 else pool.pop() for card in t.hands[one]))
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

    def value(self, t: Table, seat: int) -> float:
        return position(t, seat)

    def chances(self, t: Table) -> tuple[float, ...]:
        return chances(t)

    def settled(self, t: Table) -> bool:
        """Also before anybody has bid."""
        return super().settled(t) or (t.ask is not None and t.ask.kind == "bid" and all(bid == NOBODY for bid in t.bids))

    def rate(self, t: Table) -> list[float]:
        return rate(t)


def below_the_top(deck: tuple[int, ...], known: tuple[int, ...], rng: Generator) -> tuple[int, ...]:
    """The deck shuffled under the cards that are known to lie on top."""
    rest = sorted(deck[: len(deck) - len(known)])
    rng.shuffle(rest)
    return (*rest, *reversed(known))


TITLE = MutantRevolution()
