"""A language, for the pieces of one table: every sentence of the page is said through it."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.speech import Tongue

from ..battlefields.kinds import KINDS
from ..cards import LIBRARY
from ..codes import FACES, NOBODY, TYPES
from ..script.library import Library
from ..speech.cards import name, payment, readable, text
from ..speech.names import short
from ..state import Table
from .words import PAGE, ROOM


class Voice:
    """Words in one language.

    >>> Voice("de")("pass"), Voice("en").number(2.25)
    ('Passen', '2.2')
    """

    __slots__ = ("language", "library", "t", "tongue")

    def __init__(self, language: str, t: Table | None = None, library: Library = LIBRARY) -> None:
        self.language = language if language == "de" else "en"
        self.tongue = Tongue(self.language, ROOM)
        self.t = t
        self.library = library if t is None else t.library

    def __call__(self, key: str, **fields: object) -> str:
        return self.tongue.fill(PAGE[key], fields)

    def name(self, id: str) -> str:
        return name(id, self.language, self.library) or readable(id)

    def text(self, id: str) -> str:
        """What is printed on a card, with marks for icons."""
        return text(id, self.language, self.library)

    def payment(self, id: str) -> str:
        """Who pays for a Team Tactic card, and how much."""
        return payment(id, self.language, self.library)

    def number(self, n: float, digits: int = 1) -> str:
        return self.tongue.decimal(n, digits)

    def listed(self, words: Sequence[str], joiner: str = "and") -> str:
        return self.tongue.listed(words, joiner)

    def percent(self, chance: float) -> str:
        return self.tongue.percent(chance)

    # -- pieces --------------------------------------------------------------------------------------------------------

    def character(self, who: int) -> str:
        """By the short name; in full, or with its player, where that fits somebody else too."""
        if who == NOBODY or self.t is None:
            return self("nobody")
        cards = self.t.who
        own = self.name(cards[who])
        if cards.count(cards[who]) > 1:
            return f"{short(own)} ({'AB'[self.t.squad[who]]})"
        brief = short(own)
        if any(card != cards[who] and short(self.name(card)) == brief for card in cards):
            return own
        return brief

    def terrain(self, which: int) -> str:
        assert self.t is not None
        kinds = [feature[0] for feature in self.t.terrain]
        kind = kinds[which]
        own = getattr(KINDS[kind], self.language) if kind in KINDS else readable(kind)
        own = own[0].upper() + own[1:]
        if kinds.count(kind) == 1:
            return str(own)
        return f"{own} {kinds[: which + 1].count(kind)}"

    def the_terrain(self, which: int) -> str:
        """A feature after "behind" or "beside": the car; of several cars, car 2."""
        assert self.t is not None
        kinds = [feature[0] for feature in self.t.terrain]
        kind, own = kinds[which], self.terrain(which)
        if self.language != "de":
            own = own[0].lower() + own[1:]
        if kinds.count(kind) > 1:
            return own
        if self.language != "de":
            return f"the {own}"
        return f"der {own}" if kind in KINDS and KINDS[kind].feminine else f"dem {own}"

    def token(self, which: int) -> str:
        assert self.t is not None
        all_names = self.t.token_name
        own = self.name(all_names[which])
        if all_names.count(all_names[which]) == 1:
            return own
        return f"{own} {all_names[: which + 1].count(all_names[which])}"

    def marker(self, name: str) -> str:
        return self.name(f"marker/{name}")

    def piece(self, kind: str, which: int) -> str:
        if kind == "character":
            return self.character(which)
        if kind == "marker":
            assert self.t is not None
            return self.marker(self.t.markers[which][0])
        return self.terrain(which) if kind == "terrain" else self.token(which)

    def seat(self, seat: int) -> str:
        return (self.t.player(seat) if self.t is not None else "") or self("seat", letter="AB"[seat])

    def face(self, face: int) -> str:
        return self(f"face.{FACES[face]}")

    def type(self, kind: int) -> str:
        return self(f"type.{TYPES[kind]}")

    def form(self, name: str) -> str:
        return self.name(f"form/{name}")
