"""What a page is told: questions in words, what is being resolved, the story so far, measures, the catalogue (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from longbox.kernel import Ask, Event, Speech
from longbox.speech import message
from longbox.titles.facets import Being, Blurb, Cards, Json, Page, Scripts

from ..codes import NOBODY
from ..rules.actions import Act
from ..rules.enemies import Enemies
from ..state import TOKEN, Table
from .beats import READS, subject, who_is
from .cards import cards
from .catalogue import catalogue
from .measure import measure
from .offers import offer
from .resolving import resolving
from .script_words import WORDS
from .story import story


class RevolutionPage(Page[Table]):
    blurb = Blurb(
        message("Four schools, hidden hands, secret bids and missions that need rivals."),
        message("3 or 4 players"),
        cover=True,
        start=("auction", message("Bidding for a recruit")),
    )
    scripts = Scripts("longbox.web", "static/revolution", panels="panels.js", styles=("board.css",))
    words = WORDS
    lessons = "longbox.titles.revolution.lessons"
    shown = {"last_round": (1, 2, 3, 5, 8, 10, 15, 20, 0)}
    heads = frozenset({"RoundBegan"})
    strong = frozenset(
        {
            "PhaseBegan",
            "PointsChanged",
            "EventPlayed",
            "Recruited",
            "MissionRevealed",
            "CommandWon",
            "Defeated",
            "MissionEnded",
            "Rewarded",
            "Ended",
        }
    )
    rolls = frozenset({"Rolled", "InitiativeRolled", "RolledOff", "CrateOpened", "Calmed"})
    reads = READS
    luck_note = message("In Damage of Dice Strings: what an attack deals, and what a defense keeps off.")
    luck_kinds = {"attack": message("Attack"), "defense": message("Defense")}

    def offer(self, t: Table, ask: Ask, language: str = "en") -> Json:
        return super().offer(t, ask, language) | offer(Speech(self.title, t, language), ask)

    def resolving(self, t: Table, seat: int, language: str = "en") -> list[Json]:
        return resolving(Speech(self.title, t, language))

    def story(self, t: Table, events: Iterable[Event], language: str = "en") -> Mapping[str, object]:
        return story(Speech(self.title, t, language), t, events)

    def acting(self, t: Table) -> list[Any]:
        for frame in reversed(t.stack):
            if isinstance(frame, Act) and t.ask is not None and frame.seat == t.ask.seat:
                return ["piece", frame.seat]
            if isinstance(frame, Enemies) and frame.token != NOBODY:
                return ["piece", TOKEN + frame.token]
        return []

    def subject(self, event: Event) -> str:
        return subject(event)

    def being(self, t: Table, key: str, language: str = "en") -> Being:
        return who_is(Speech(self.title, t, language), t, key)

    def measure(self, t: Table, seat: int, query: Mapping[str, object], language: str = "en") -> Json:
        return measure(Speech(self.title, t, language), seat, query)

    def catalogue(self, language: str = "en") -> Json:
        return catalogue(language)

    def cards(self, language: str = "en") -> Cards:
        return cards(language)


FACET = RevolutionPage
__all__ = ["FACET", "RevolutionPage", "catalogue", "measure", "offer", "resolving", "story"]
