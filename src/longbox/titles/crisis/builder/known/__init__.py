"""Every card of Crisis Protocol there is to know of, whether it can be played here or not, as plain facts.

`cards.json` holds names and figures, no sentences: characters with their sides, attacks and superpowers, Team Tactic cards, Crisis
cards and Infinity Gems. The library holds what is scripted; this is what it is measured by.
"""

from __future__ import annotations

from dataclasses import dataclass

from .fielded import squad_for, unplayable
from .published import KINDS, NAMED_ONLY, characters, crises, everything, facts, lacking, scripted, slug, tactics
from .whole import gaps


@dataclass(frozen=True, slots=True)
class Coverage:
    """What of a kind can be played, and what is missing."""

    scripted: tuple[str, ...]
    missing: tuple[str, ...]

    @property
    def total(self) -> int:
        return len(self.scripted) + len(self.missing)


def coverage() -> dict[str, Coverage]:
    """Scripted and missing ids of each kind; a card counts as scripted when it is whole and a legal squad can play it."""
    library, idle = scripted(), unplayable()
    found = {}
    for kind in KINDS:
        whole = {id for id in facts()[kind] if id in library[kind] and id not in idle and not any(gaps(kind, id))}
        found[kind] = Coverage(tuple(sorted(whole)), tuple(sorted(set(facts()[kind]) - whole)))
    return found


def by_affiliation() -> dict[str, dict[str, Coverage]]:
    """The same per affiliation, for characters and Team Tactic cards."""
    whole = coverage()
    made: dict[str, dict[str, Coverage]] = {}
    for affiliation in sorted({name for card in characters().values() for name in card.affiliations}):
        made[affiliation] = {
            "characters": _among(
                whole["characters"], {id for id, card in characters().items() if affiliation in card.affiliations}
            ),
            "tactics": _among(whole["tactics"], {id for id, card in tactics().items() if card.affiliation == affiliation}),
        }
    return made


def _among(whole: Coverage, ids: set[str]) -> Coverage:
    return Coverage(tuple(id for id in whole.scripted if id in ids), tuple(id for id in whole.missing if id in ids))


__all__ = [
    "KINDS",
    "NAMED_ONLY",
    "Coverage",
    "by_affiliation",
    "characters",
    "coverage",
    "crises",
    "everything",
    "facts",
    "lacking",
    "scripted",
    "slug",
    "squad_for",
    "tactics",
    "unplayable",
]
