"""Finding cards by the names that players write."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from longbox.titles.carried import Found, key_of, tidy

from ..cards import LIBRARY
from ..script.crises import EXTRACTION, SECURE
from ..script.library import Library
from ..script.rosters import Roster
from . import MOST, playable
from . import library as all_cards
from .words import BadRoster, Sentence, gem_name

GEMS_PART: Final = "gems"
MOST_NOTES: Final = 40
"""Lines that were not understood are told one by one up to this number."""


@dataclass(frozen=True, slots=True)
class Note:
    """What was not understood, and the card that may have been meant."""

    sentence: Sentence
    close: Found | None = None


class Index:
    """Every card by every name it goes by. Made anew for each roster that is read: it takes under a millisecond."""

    def __init__(self, library: Library = LIBRARY) -> None:
        self.cards: dict[str, list[Found]] = {}
        cards = all_cards(library)
        self.table = playable(library)
        """What can be played: of two cards of one name, most often that one is meant."""
        self.characters = cards["characters"]
        for id, card in cards["characters"].items():
            self.add(Found("characters", id, card.name), f"{card.name} {card.alter_ego}")
        for id, card in cards["tactics"].items():
            self.add(Found("tactics", id, card.name))
        for id, card in cards[SECURE].items():
            self.add(Found(card.kind, id, card.name))
        for id, gem in library.gems.items():
            german = gem_name(id, "de") or id
            self.add(Found(GEMS_PART, id, gem.name), german, f"{id} infinity gem", f"{id} stone")

    def add(self, found: Found, *more: str) -> None:
        for key in dict.fromkeys(map(key_of, (found.name, found.id, *more))):
            if key and (found.part != GEMS_PART or " " in key or key.endswith("stein")):  # "Power" alone is no gem
                self.cards.setdefault(key, []).append(found)

    def find(self, name: str, part: str = "", hint: str = "") -> Found | None:
        """The card of that name, best in that part of a roster; the hint is an alter ego or a threat."""
        key = key_of(name)
        found = self.cards.get(key) or self.beginning(key)
        wished = key_of(hint)

        def fit(one: Found) -> tuple[bool, bool, bool]:
            card = self.characters.get(one.id)
            told = one.part == "characters" and card is not None and wished in (key_of(card.alter_ego), str(card.threat))
            return one.part == part, told, one.part in self.table and one.id in self.table[one.part]

        return max(found, key=fit) if found else None

    def beginning(self, key: str) -> list[Found]:
        """The one Crisis card whose long headline begins with these words."""
        if len(key) < 5:
            return []
        crises = {one.id: one for name, same in self.cards.items() for one in same if name.startswith(key + " ")}
        return list(crises.values()) if len(crises) == 1 and {*crises.values()}.pop().part in (SECURE, EXTRACTION) else []

    def close(self, name: str, part: str = "") -> Found | None:
        """The card that may have been meant."""
        key = key_of(name[:60])
        among = [known for known, same in self.cards.items() if not part or any(one.part == part for one in same)]
        longer = [known for known in among if key and known.startswith(key + " ")]
        near = longer or get_close_matches(key, among, 1, 0.7)
        return next((one for one in self.cards[near[0]] if not part or one.part == part), None) if near else None


@dataclass(slots=True)
class Pile:
    """A roster while it is read."""

    name: str = ""
    parts: dict[str, list[str]] = field(default_factory=lambda: {"characters": [], "tactics": [], SECURE: [], EXTRACTION: []})
    gems: list[tuple[str, str]] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)

    @property
    def cards(self) -> int:
        return sum(map(len, self.parts.values()))

    def put(self, found: Found) -> None:
        self.parts[found.part].append(found.id)
        if len(self.parts[found.part]) > MOST:
            raise BadRoster("read.many", most=MOST)

    def hang(self, who: str, gem: str) -> None:
        """Give somebody a gem."""
        self.gems.append((who, gem))
        if len(self.gems) > MOST:
            raise BadRoster("read.many", most=MOST)

    def roster(self) -> Roster:
        parts = self.parts
        return Roster(
            "",
            tidy(self.name),
            tuple(parts["characters"]),
            tuple(parts["tactics"]),
            tuple(parts[SECURE]),
            tuple(parts[EXTRACTION]),
            tuple(self.gems),
        )

    def told(self) -> list[Note]:
        """The notes, the last ones summed up if there are very many."""
        if len(self.notes) <= MOST_NOTES:
            return self.notes
        return [*self.notes[:MOST_NOTES], Note(Sentence("more", {"n": len(self.notes) - MOST_NOTES}))]


__all__ = ["GEMS_PART", "Found", "Index", "Note", "Pile", "key_of"]
