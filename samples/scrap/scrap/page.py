"""What the page shows: how the title is introduced, what is to be read in the log, and options in words."""

from __future__ import annotations

from typing import Any

from longbox.kernel import PASS, Ask, Plain, Speech
from longbox.titles.facets import Blurb, Page

from .title import Rooftop


class ScrapPage(Page[Rooftop]):
    blurb = Blurb("Three brawlers, one rooftop and secret bids.", "3 players", start=("round", "A round on the roof"))
    heads = frozenset({"RoundBegan"})
    strong = frozenset({"Scored", "Ended"})
    rolls = frozenset({"Rolled"})
    luck_note = "In hits: dice that show 5 or 6."
    luck_kinds = {"attack": "Attack"}

    def offer(self, roof: Rooftop, ask: Ask, language: str = "en") -> dict[str, Any]:
        """The default knows the question; here its options get words."""
        speech = Speech(self.title, roof, language)
        labels = [self.label(roof, ask, option, speech) for option in ask.options]
        return super().offer(roof, ask, language) | {"options": [{"label": label} for label in labels]}

    def label(self, roof: Rooftop, ask: Ask, option: Plain, speech: Speech) -> str:
        match ask.kind, option:
            case "strike", int(seat):
                return speech.seat(seat)
            case "walk", (float(x), float(y)):
                return speech("Stay") if (x, y) == roof.places[ask.seat] else speech("Walk to {x:g}, {y:g}", x=x, y=y)
            case "reroll", tuple(dice):
                faces = ", ".join(str(int(str(die)) + 1) for die in dice)
                return speech("Dice {dice}", dice=faces) if dice else speech("None")
        return speech("Nobody") if option == PASS else str(option)

    def translated(self, text: str, language: str) -> str:
        return self.title.tongue(language).text(text)


FACET = ScrapPage
