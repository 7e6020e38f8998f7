"""What the page shows: how the title is introduced, what is to be read in the log, and options in words."""

from __future__ import annotations

from typing import Any

from longbox.kernel import PASS, Ask, Plain, Speech
from longbox.titles.facets import Blurb, Page

from .title import Rooftop

BLURB = "Three brawlers, one rooftop and secret bids."
GERMAN = {
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
