"""A language, for the pieces of one table: every sentence of the page is said through it."""

from __future__ import annotations

from collections.abc import Sequence

from longbox.speech import Tongue

from ..codes import ABILITIES, COLOURS, RANKS
from ..rules.targets import THROW
from ..speech import cards
from ..speech.names import damage_name, figure_name
from ..state import Table
from .words import PAGE, ROOM


class Voice:
    """Words in one language.

    >>> Voice("de")("pass"), Voice("en").number(2.25), Voice("de").name("attack/webs")
    ('Nein', '2.2', 'Netze')
    """

    __slots__ = ("language", "t", "tongue")

    def __init__(self, language: str, t: Table | None = None) -> None:
        self.language = language if language == "de" else "en"
        self.tongue = Tongue(self.language, ROOM)
        self.t = t

    def __call__(self, key: str, **fields: object) -> str:
        return self.tongue.fill(PAGE[key], fields)

    def name(self, id: str) -> str:
        return cards.name(id, self.language)

    def text(self, id: str) -> str:
        return cards.text(id, self.language)

    def number(self, n: float, digits: int = 1) -> str:
        return self.tongue.decimal(n, digits)

    def listed(self, words: Sequence[str], joiner: str = "and") -> str:
        return self.tongue.listed(words, joiner)

    def percent(self, chance: float) -> str:
        return self.tongue.percent(chance)

    # -- pieces --------------------------------------------------------------------------------------------------------

    def figure(self, who: int) -> str:
        assert self.t is not None
        return figure_name(self.t, who, self.language)

    def figures(self, many: Sequence[int], joiner: str = "and") -> str:
        return self.listed([self.figure(who) for who in many], joiner)

    def attack(self, who: int, number: int) -> str:
        assert self.t is not None
        return self.name("attack/throw" if number == THROW else f"attack/{self.t.attacks(who)[number].id}")

    def thing(self, number: int) -> str:
        assert self.t is not None
        return self.name(f"thing/{self.t.things[number]}")

    def plot(self, seat: int) -> str:
        assert self.t is not None
        return self.name(f"plot/{self.t.plot[seat]}")

    def square(self, square: int) -> str:
        assert self.t is not None
        return self.t.ground().label(square)

    def seat(self, seat: int) -> str:
        return (self.t.player(seat) if self.t is not None else "") or self("seat", letter="AB"[seat])

    def rank(self, rank: int) -> str:
        return RANKS[rank]

    def ability(self, ability: int) -> str:
        return ABILITIES[ability].capitalize()

    def colour(self, colour: int) -> str:
        return self(f"colour.{COLOURS[colour]}")

    def damage(self, kind: str) -> str:
        return damage_name(kind, self.language)

    def result(self, result: str) -> str:
        return self.name(f"result/{result}")
