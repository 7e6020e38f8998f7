"""What a page is told: questions in words, what is being resolved, the story so far, measures, the catalogue (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from longbox.kernel import Ask, Event, Speech
from longbox.speech import message
from longbox.titles.facets import Being, Blurb, Cards, Choice, Page, Scripts, Sketch

from ..builder.catalogue import ready
from ..state import Table
from ..title import TITLE
from .beats import READS, subject, who_is
from .cards import cards
from .catalogue import catalogue, dealt
from .measure import measure
from .offers import offer
from .resolving import resolving
from .script_words import WORDS
from .sketch import sketch
from .story import story
from .voice import Voice
from .whereabouts import places


class CrisisPage(Page[Table]):
    blurb = Blurb(
        message("Two squads, one city block and objectives worth fighting over, on a board measured in inches."),
        message("2 players"),
        cover=True,
        start=("attack-01-choose", message("An attack in fourteen steps")),
    )
    scripts = Scripts("longbox.web", "static/crisis", panels="panels.js", styles=("board.css",))
    words = WORDS
    lessons = "longbox.titles.crisis.lessons"
    shown = {"setup": None, "battlefield": None, "roster_a": None, "roster_b": None, "ruleset": None}
    heads = frozenset({"RoundBegan", "PhaseBegan"})
    strong = frozenset({"DiceRolled", "BecameDazed", "WasKOd", "Scored", "GameEnded"})
    rolls = frozenset({"DiceRolled"})
    long_measures = frozenset({"ground", "path"})
    reads = READS
    luck_note = message("In successes: attack, defense and dodge dice, with the dice that Criticals add and dice rolled again.")
    luck_kinds = {"attack": message("Attack"), "defense": message("Defense"), "dodge": message("Dodge")}

    def offer(self, t: Table, ask: Ask, language: str = "en") -> dict[str, Any]:
        return offer(t, ask, language)

    def places(self, t: Table, seat: int, language: str = "en") -> Mapping[str, str]:
        return places(Voice(language, t), t, seat)

    def resolving(self, t: Table, seat: int, language: str = "en") -> list[dict[str, Any]]:
        return resolving(t, seat, language)

    def story(self, t: Table, events: Iterable[Event], language: str = "en") -> Mapping[str, Any]:
        return story(Speech(self.title, t, language), t, events)

    def acting(self, t: Table) -> list[Any]:
        for frame in reversed(t.stack):
            who = getattr(frame, "who", None)
            if isinstance(who, int) and who >= 0 and t.ask is not None and t.seat[who] == t.ask.seat:
                return ["character", who]
        return []

    def subject(self, event: Event) -> str:
        return subject(event)

    def being(self, t: Table, key: str, language: str = "en") -> Being:
        return who_is(Speech(self.title, t, language), t, key)

    def sketch(self, t: Table, seat: int) -> Sketch | None:
        return sketch(t, seat) if t.terrain else None

    def headline(self, t: Table, language: str = "en") -> str:
        return Voice(language, t).name(t.crises[0]) if t.crises else super().headline(t, language)

    def measure(self, t: Table, seat: int, query: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
        return measure(t, seat, query, language)

    def catalogue(self, language: str = "en") -> dict[str, Any]:
        return catalogue(language, TITLE.library)

    def dealt(self, t: Table, language: str = "en") -> dict[str, Any]:
        return dealt(t, language)

    def choices(self, option: str, language: str = "en") -> list[Choice]:
        if option not in ("roster_a", "roster_b"):
            return super().choices(option, language)
        return [Choice(one["id"], one["name"], one["group"], one["text"]) for one in ready(language, TITLE.library)]

    def cards(self, language: str = "en") -> Cards:
        return cards(language, TITLE.library)


FACET = CrisisPage
__all__ = ["FACET", "CrisisPage", "catalogue", "measure", "offer", "resolving", "story"]
