"""Folios, Plots, Objects and Artifacts as `longbox cards tactics` shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from longbox.titles.facets import Sheet, listed_cards

from ..page.catalogue import catalogue

Told: TypeAlias = Mapping[str, Any]
KINDS: Final = {"figures": "figure", "plots": "plot", "things": "object"}
GERMAN: Final = {
    "Health": "Gesundheit", "Karma": "Karma", "Speed": "Tempo", "hits with": "trifft mit", "damage": "Schaden",
    "range": "Reichweite", "Material": "Material", "Object": "Objekt", "Artifact": "Artefakt", "Plot": "Plot",
}  # fmt: skip


def everything(language: str) -> dict[str, Told]:
    """Every folio and piece by its id; `kind` says what it is.

    >>> everything("de")["trash-can"]["name"], everything("en")["thing"]["kind"]
    ('Mülltonne', 'figure')
    """
    all = catalogue(language)
    found: dict[str, Told] = {}
    for part, kind in KINDS.items():
        for id, card in all[part].items():
            found[id] = {"kind": "artifact" if card.get("artifact") else kind, "id": id} | card
    return found


def cards(wanted: Sequence[str], language: str) -> Sheet:
    """All of them, those whose names or ids have all of these words, or one."""
    return listed_cards(
        "tactics", wanted, (everything(language), everything("en")), ("renown",),
        lambda card: (renown(card, language),), lambda card: lines(card, language),
    )  # fmt: skip


def renown(card: Told, language: str) -> str:
    """The renown by its name; Plots have none."""
    if "renown" not in card:
        return ""
    names = catalogue(language)["renown"]
    number = card["renown"]
    return str(next(one["name"] for i, one in enumerate(names) if number in (i, one["id"])))


def lines(card: Told, language: str) -> Iterator[str]:
    """One of them for people to read."""
    all = catalogue(language)

    def said(word: str) -> str:
        return GERMAN[word] if language == "de" else word

    if card["kind"] != "figure":
        kind = said(str(card["kind"]).capitalize())
        rank = f", {said('Material')} {all['ranks'][card['material']]['name']}" if "material" in card else ""
        yield f"{card['name']} ({card['id']})"
        yield ", ".join(filter(None, (kind, renown(card, language), card.get("affiliation", "")))) + rank
        yield f"  {card['text']}"
        return
    yield f"{card['name']}{' - ' + card['alias'] if card['alias'] else ''} ({card['id']})"
    yield ", ".join((renown(card, language), all["dispositions"][card["side"]], *card["affiliations"], *card["traits"]))
    yield ", ".join(f"{all['abilities'][i]['name']} {all['ranks'][one['rank']]['name']}" for i, one in enumerate(card["ranks"]))
    yield ", ".join(f"{said(word)} {card[word.lower()]}" for word in ("Health", "Karma", "Speed"))
    for one in card["attacks"]:
        yield f"  {one['name']}: {blow(one, all, said)}"
    for one in card["specials"]:
        yield f"  {one['name']}: {one['text']}"


def blow(one: Told, all: Mapping[str, Any], said: Callable[[str], str]) -> str:
    """An attack line: form, what it hits with, damage, range, special rules."""
    rank = all["ranks"][one["rank"]]["name"]
    hits = f"{one['ability'].capitalize()} ({rank})" if one["ability"] else rank
    parts = [
        all["forms"][one["form"]],
        f"{said('hits with')} {hits}",
        f"{one['damage']} {said('damage')} ({all['damage'][one['type']]})",
    ]
    if one["range"]:
        parts.append(f"{said('range')} {one['range']}")
    return ", ".join(parts) + (f". {one['text']}" if one["text"] else "")


__all__ = ["cards", "everything"]
