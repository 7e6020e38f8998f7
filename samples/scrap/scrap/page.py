"""What the page shows: how the title is introduced, what is to be read in the log, and options in words."""

from __future__ import annotations

from typing import Any

from longbox.kernel import PASS, Ask, Plain, Speech
from longbox.titles.facets import Blurb, Page, Scripts

from .title import Rooftop

BLURB = "Three brawlers, one rooftop and secret bids."
STANDS = "%(seat)s stands at %(x)s, %(y)s and has %(points)s points."
GERMAN = {
    STANDS: "%(seat)s steht bei %(x)s; %(y)s und hat %(points)s Punkte.",
    BLURB: "Drei Raufbolde, ein Dach und geheime Gebote.",
    "3 players": "3 Personen",
    "A round on the roof": "Eine Runde auf dem Dach",
    "In hits: dice that show 5 or 6.": "In Treffern: Würfel, die 5 oder 6 zeigen.",
    "Attack": "Angriff",
}
WORDS = {
    "en": {"pass": "Nobody", "none": "None", "stay": "Stay", "place": "Walk to {x:g}, {y:g}", "dice": "Dice {dice}"},
    "de": {"pass": "Niemanden", "none": "Keine", "stay": "Bleiben", "place": "Nach {x:g}; {y:g} gehen", "dice": "Würfel {dice}"},
}


class ScrapPage(Page[Rooftop]):
    blurb = Blurb(BLURB, "3 players", start=("round", "A round on the roof"))
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
        words = WORDS[speech.language]
        match ask.kind, option:
            case "strike", int(seat):
                return speech.seat(seat)
            case "walk", (float(x), float(y)):
                return words["stay"] if (x, y) == roof.places[ask.seat] else words["place"].format(x=x, y=y)
            case "reroll", tuple(dice):
                return words["dice"].format(dice=", ".join(str(int(str(die)) + 1) for die in dice)) if dice else words["none"]
        return words["pass"] if option == PASS else str(option)

    def translated(self, text: str, language: str) -> str:
        return GERMAN.get(text, text) if language == "de" else text


FACET = ScrapPage
