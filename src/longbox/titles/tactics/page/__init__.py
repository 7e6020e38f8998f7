"""What a page is told: questions in words, what is being resolved, the story so far, measures, the catalogue (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from longbox.kernel import Ask, Event, Speech
from longbox.speech import message
from longbox.titles.facets import Being, Blurb, Cards, Json, Page, Scripts, Sketch

from ..speech.names import map_title
from ..state import Table
from .beats import READS, subject, who_is
from .cards import cards
from .catalogue import catalogue
from .measure import measure
from .offers import offer
from .resolving import resolving
from .script_words import WORDS
from .sketch import sketch
from .story import story


class TacticsPage(Page[Table]):
    blurb = Blurb(
        message("Rooftops, walls and the Universal Table. Pages and Panels on a square grid."),
        message("2 players"),
        cover=True,
        start=("feat", message("Rolling a FEAT on the Universal Table")),
    )
    scripts = Scripts("longbox.web", "static/tactics", panels="panels.js", styles=("board.css",))
    words = WORDS
    lessons = "longbox.titles.tactics.lessons"
    shown = {"setup": None, "level": None, "map": None, "team_a": None, "team_b": None}
    heads = frozenset({"PageBegan"})
    strong = frozenset({"Activated", "KnockedOut", "Scored", "PlotAdvanced", "Ended"})
    rolls = frozenset({"FeatRolled", "InitiativeRolled"})
    reads = READS
    luck_note = message("In colours of FEATs: White counts 0, Green 1, Yellow 2 and Red 3.")
    luck_kinds = {"attack": message("Attack"), "dodge": message("Dodge"), "evade": message("Evade"), "feat": message("Other FEATs")}

    def offer(self, t: Table, ask: Ask, language: str = "en") -> Json:
        return offer(t, ask, language)

    def resolving(self, t: Table, seat: int, language: str = "en") -> list[Json]:
        return resolving(t, language)

    def story(self, t: Table, events: Iterable[Event], language: str = "en") -> Mapping[str, object]:
        return story(t, events)

    def acting(self, t: Table) -> list[Any]:
        for frame in reversed(t.stack):
            who = getattr(frame, "who", None)
            if isinstance(who, int) and who >= 0 and t.ask is not None and t.seat[who] == t.ask.seat:
                return ["figure", who]
        return []

    def subject(self, event: Event) -> str:
        return subject(event)

    def being(self, t: Table, key: str, language: str = "en") -> Being:
        return who_is(Speech(self.title, t, language), t, key)

    def sketch(self, t: Table, seat: int) -> Sketch | None:
        return sketch(t, seat) if t.map else None

    def headline(self, t: Table, language: str = "en") -> str:
        return map_title(t.map, language) if t.map else super().headline(t, language)

    def measure(self, t: Table, seat: int, query: Mapping[str, object], language: str = "en") -> Json:
        return measure(t, seat, query, language)

    def catalogue(self, language: str = "en") -> Json:
        return catalogue(language)

    def cards(self, language: str = "en") -> Cards:
        return cards(language)


FACET = TacticsPage
__all__ = ["FACET", "TacticsPage", "catalogue", "measure", "offer", "resolving", "story"]
