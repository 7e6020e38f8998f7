"""A language, for the pieces of one table: every sentence of the page is said through it."""

from __future__ import annotations

from collections.abc import Sequence

from ..codes import ABILITIES, COLOURS, RANKS
from ..rules.targets import THROW
from ..speech import cards
from ..speech.names import damage_name, figure_name
from ..state import Table
from .words import PAGE


class Voice:
    """Words in one language.

    >>> Voice("de")("pass"), Voice("en").number(2.25), Voice("de").name("attack/webs")
    ('Nein', '2.2', 'Netze')
    """

    __slots__ = ("column", "language", "t")

    def __init__(self, language: str, t: Table | None = None) -> None:
        self.language = language if language == "de" else "en"
        self.column = 1 if self.language == "de" else 0
        self.t = t

    def __call__(self, key: str, *values: object, **fields: object) -> str:
        text = PAGE[key][self.column]
        return text.format(*values, **fields) if values or fields else text

    def name(self, id: str) -> str:
        return cards.name(id, self.language)

    def text(self, id: str) -> str:
        return cards.text(id, self.language)

    def number(self, n: float, digits: int = 1) -> str:
        text = f"{n:.{digits}f}"
        return text.replace(".", ",") if self.column else text

    def listed(self, words: Sequence[str], joiner: str = "and") -> str:
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self(joiner)} {words[-1]}"

    def percent(self, chance: float) -> str:
        """A chance in whole percent; only what is certain is 0 or 100.

        >>> Voice("en").percent(0.998), Voice("de").percent(0.0)
        ('99\\xa0%', '0\\xa0%')
        """
        whole = round(100 * chance)
        if 1e-12 < chance < 1.0 - 1e-12:
            whole = min(99, max(1, whole))
        return f"{whole}\N{NO-BREAK SPACE}%"

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
        return self("seat", letter="AB"[seat])

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
