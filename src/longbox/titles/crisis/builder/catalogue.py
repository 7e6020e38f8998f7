"""Every card a roster can hold, with what one searches and filters by."""

from __future__ import annotations

import re
from typing import Any, Final

from longbox.titles.facets import emblazoned

from ..cards import LIBRARY
from ..rules.squads import copies
from ..script.library import Library
from ..script.rosters import SIZES
from ..speech.cards import name as printed
from ..speech.cards import plain as told
from . import library as all_cards
from . import playable
from .share import share
from .words import gem_name

TOOLS: Final = {"en": "SML", "de": "KML"}
"""The movement tools by their first letters."""
KEYWORDS: Final = {
    "flight": {"en": "Flight", "de": "Fliegen"},
    "wall-crawler": {"en": "Wall Crawler", "de": "Wandlauf"},
    "stealth": {"en": "Stealth", "de": "Stealth"},
    "immunity": {"en": "Immunity", "de": "Immunität"},
    "healing-factor": {"en": "Healing Factor", "de": "Heilfaktor"},
    "gem-bearer": {"en": "Gem Bearer", "de": "Steinträger"},
    "forms": {"en": "Forms", "de": "Formen"},
    "leadership": {"en": "Leadership", "de": "Anführer"},
    "parent": {"en": "Parent", "de": "Meister"},
}
"""What one filters by: the book's keywords, and three more things a card may have."""


def catalogue(language: str = "en", library: Library = LIBRARY) -> dict[str, Any]:
    """All of it, as JSON knows it."""
    cards, table = all_cards(library), playable(library)

    def called(part: str, card: Any) -> dict[str, Any]:
        """Its name in the language where that is known, and whether the card can be played on the table."""
        known = card.id in table[part]
        return {"id": card.id, "name": printed(card.id, language, library) if known else card.name, "playable": known}

    characters = [
        called("characters", card) | _character(card, language, library)
        for card in cards["characters"].values()
        if not card.is_grunt
    ]
    crises = cards["secure"].values()
    found: dict[str, Any] = {
        "sizes": dict(SIZES),
        "characters": sorted(characters, key=lambda card: re.sub("^(The|Der|Die|Das) ", "", card["name"])),
        "tactics": sorted(
            (
                called("tactics", card) | {"kind": card.kind, "affiliation": card.affiliation, "not_with": card.not_with}
                for card in cards["tactics"].values()
            ),
            key=lambda card: card["name"],
        ),
        **{
            kind: sorted(
                (called(kind, card) | {"threat": card.threat} for card in crises if card.kind == kind),
                key=lambda card: card["name"],
            )
            for kind in ("secure", "extraction")
        },
        "gems": [{"id": id, "name": gem_name(id, language) or gem.name, "threat": gem.threat} for id, gem in library.gems.items()],
        "affiliations": sorted({name for card in characters for name in card["affiliations"]}),
        "keywords": [{"id": id, "name": names[language]} for id, names in KEYWORDS.items()],
        "ready": ready(language, library),
    }
    return emblazoned(found, "longbox.titles.crisis.page")


def ready(language: str = "en", library: Library = LIBRARY) -> list[dict[str, str]]:
    """The ready rosters as they are offered: by affiliation, those of packs last.

    >>> [one["name"] for one in ready("de") if one["group"] == "Mighty Avengers"][0]
    'Mighty Avengers: Niemand rettet die Welt allein'
    """
    return [
        {
            "id": roster.id,
            "name": printed(f"roster/{roster.id}", language, library) if roster.group else roster.name,
            "group": printed(f"affiliation/{roster.group}", language, library) if roster.group else "",
            "text": told(f"roster/{roster.id}", language, library) if roster.group else "",
            "code": share(roster),
        }
        for roster in library.rosters.values()
    ]


def keywords(card: Any) -> list[str]:
    """Which of `KEYWORDS` a character has."""
    powers = {power.id for power in card.superpowers}
    has = {
        **{word: any(id.startswith(word) for id in powers) for word in ("flight", "wall-crawler", "stealth", "healing-factor")},
        "immunity": any(id.startswith("immunity-") for id in powers),
        "gem-bearer": bool(card.gems),
        "forms": len(card.forms) > 1,
        "leadership": any(power.leadership for power in card.superpowers),
        "parent": bool(card.grunts),
    }
    return [word for word in KEYWORDS if has[word]]


def _character(card: Any, language: str, library: Library) -> dict[str, Any]:
    side, injured = card.forms[0].healthy, card.forms[0].injured
    return {
        "alter_ego": card.alter_ego,
        "threat": card.threat,
        "stamina": [side.stamina, injured.stamina],
        "speed": TOOLS[language][side.speed],
        "size": side.size,
        "base": card.forms[0].base,
        "defenses": list(side.defense),
        "affiliations": sorted(card.affiliations),
        "leads": sorted({power.leadership for power in card.superpowers} - {""}),
        "keywords": keywords(card),
        "superpowers": sorted({power.id.replace("-", " ") for power in card.superpowers}),
        "forms": [form.name for form in card.forms],
        "gems": list(card.gems),
        "gem_slots": card.gem_slots,
        "copies": copies(card),
        "grunts": [
            printed(id, language, library) if id in library.characters else all_cards(library)["characters"][id].name
            for id in card.grunts
        ],
    }


__all__ = ["KEYWORDS", "catalogue", "keywords"]
