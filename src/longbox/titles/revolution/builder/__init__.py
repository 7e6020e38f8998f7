"""The cards as `longbox cards revolution` shows them. Nobody brings cards of their own to this game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from longbox.titles.facets import Builder, Sheet, listed_cards

from ..page.catalogue import catalogue
from ..state import Table

Told: TypeAlias = Mapping[str, Any]
KINDS: Final = ("recruits", "plots", "missions", "schools")
STATS: Final = ("Attack", "Defense", "Speed")
TOKENS: Final = (("Attack", "attack"), ("Defense", "defense"), ("Move", "move"), ("Attack Range", "range"), ("Health", "health"))
"""The figures of Mission Characters, and what the catalogue calls them."""
GERMAN: Final = {
    "Attack": "Angriff", "Defense": "Verteidigung", "Speed": "Tempo", "Attack Range": "Reichweite", "Power Tokens": "Kraftmarker",
    "Plot Points": "Plotpunkte", "Hope Value": "Hoffnungswert", "Leader": "Anführer", "Charter": "Charta",
    "Move": "Bewegung", "Health": "Gesundheit",
}  # fmt: skip


def everything(language: str) -> dict[str, Told]:
    """Every card by its id, once whatever the number of its copies; `kind` says what it is.

    >>> everything("de")["leaked-footage"]["name"]
    'Durchgesickerte Bilder'
    """
    found: dict[str, Told] = {}
    for part in KINDS:
        cards: Any = catalogue(language)[part]
        for card in cards.values():
            found[card["id"]] = {"kind": part.removesuffix("s")} | card
    return found


def cards(wanted: Sequence[str], language: str) -> Sheet:
    """All cards, those whose names or ids have all of these words, or one of them."""
    return listed_cards(
        "revolution", wanted, (everything(language), everything("en")), (">cost", ">Hope"),
        figures, lambda card: lines(card, language),
    )  # fmt: skip


def figures(card: Told) -> tuple[str, str]:
    return str(card.get("cost", "")), str(card.get("hope", ""))


def lines(card: Told, language: str) -> Iterator[str]:
    """One card for people to read."""

    def row(*figures: tuple[str, object]) -> str:
        return ", ".join(f"{GERMAN[name] if language == 'de' else name} {value}" for name, value in figures)

    yield f"{card['name']} ({card['id']})"
    if "stats" in card:
        yield row(*zip(STATS, card["stats"], strict=True), ("Attack Range", card["range"]), ("Power Tokens", card["limit"]))
    if "cost" in card:
        yield row(("Plot Points", card["cost"]))
    if "hope" in card:
        yield row(("Hope Value", card["hope"]))
    if "leader" in card:
        yield row(("Leader", card["leader"]), ("Charter", card["charter"]))
    if card.get("token"):
        token, shown = str(card["token"]), row(*[(name, card[key]) for name, key in TOKENS if card[key]])
        if shown:
            yield f"{token[0].upper()}{token[1:]}: {shown}"
    for line in str(card["text"]).splitlines():
        yield f"  {line}"
    if card["flavour"]:
        yield f"  {card['flavour']}"


class RevolutionBuilder(Builder[Table]):
    def cards(self, wanted: Sequence[str], language: str = "en") -> Sheet:
        return cards(wanted, language)


FACET = RevolutionBuilder

__all__ = ["FACET", "RevolutionBuilder", "cards", "everything"]
