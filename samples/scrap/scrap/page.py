"""What the page shows: how the title is introduced, what is to be read in the log, and options in words."""

from __future__ import annotations

from typing import Any

from longbox.kernel import PASS, Ask, Plain, Speech
from longbox.titles.facets import Blurb, Page, Scripts

from .title import Rooftop

STANDS = "%(seat)s stands at %(x)s, %(y)s and has %(points)s points."


class ScrapPage(Page[Rooftop]):
    blurb = Blurb("Three brawlers, one rooftop and secret bids.", "3 players", start=("round", "A round on the roof"))
    scripts = Scripts("scrap", "static", styles=("board.css",))
    words = {"roof.stands": STANDS}
    heads = frozenset({"RoundBegan"})
    strong = frozenset({"Scored", "Ended"})
    rolls = frozenset({"Rolled"})
    luck_note = "In hits: dice that show 5 or 6."
    luck_kinds = {"attack": "Attack"}

    def offer(self, roof: Rooftop, ask: Ask, language: str = "en") -> dict[str, Any]:
        """The default knows the question; here its options get words, and places on the board."""
        speech = Speech(self.title, roof, language)
        options = [{"label": self.label(roof, ask, one, speech), "on": self.on(roof, ask, one)} for one in ask.options]
        return super().offer(roof, ask, language) | {"options": options}

    def on(self, roof: Rooftop, ask: Ask, option: Plain) -> list[list[Any]]:
        """Where `static/board.js` shows an option."""
        match ask.kind, option:
            case "strike", int(seat):
                return [["place", *roof.places[seat]]]
            case "walk", (float(x), float(y)):
                return [["place", x, y]]
        return []

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
