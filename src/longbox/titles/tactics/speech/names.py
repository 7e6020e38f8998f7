"""Names of things in a log line, for both languages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from longbox.kernel import Speech

from ..codes import RANKS
from ..maps import the_map
from ..state import Table
from ..words import FIGURES
from . import cards
from .telling.de.phrases import DAMAGE


def figure_name(t: Table, who: int, language: str) -> str:
    """A figure's name; with its number where its side has several of the same."""
    name = cards.name(f"figure/{t.who[who]}", language)
    same = [other for other in range(len(t.who)) if t.who[other] == t.who[who] and t.seat[other] == t.seat[who]]
    if len(same) > 1:
        name = f"{name} {same.index(who) + 1}"
    if any(t.who[other] == t.who[who] and t.seat[other] != t.seat[who] for other in range(len(t.who))):
        name = f"{name} ({'AB'[t.seat[who]]})"
    return name


def map_title(id: str, language: str) -> str:
    """What a map is called; one's own map may have no name."""
    found = the_map(id).names
    return found.get(language) or found.get("en") or ("Eigene Karte" if language == "de" else "Own map")


def figure(say: Speech, who: int) -> str:
    return figure_name(say.state, who, say.language)


def damage_name(kind: str, language: str) -> str:
    """A kind of damage."""
    return DAMAGE[kind] if language == "de" else kind.capitalize()


def square(say: Speech, where: int) -> str:
    return "-" if where < 0 else say.state.ground().label(where)


def rank(say: Speech, number: int) -> str:
    return RANKS[number]


def word(say: Speech, key: str) -> str:
    """A small word of the language, or the key itself made readable."""
    return str(say.words.get(key, key.rsplit(".", maxsplit=1)[-1].replace("-", " ")))


def named(say: Speech, id: str) -> str:
    """A Plot, an attack, a Special, an affiliation, by its kind and id."""
    return cards.name(id, say.language)


def thing(say: Speech, number: int) -> str:
    return named(say, f"thing/{say.state.things[number]}")


def map_name(say: Speech, id: str) -> str:
    return map_title(id, say.language)


def listed(items: Iterable[object]) -> str:
    return ", ".join(str(item) for item in items)


@lru_cache(1)
def monograms() -> dict[str, str]:
    """Two letters per figure, different for different figures.

    >>> [monograms()[id] for id in ("spider-man", "iron-fist", "luke-cage")]
    ['SM', 'IF', 'LC']
    """
    found: dict[str, str] = {}
    for id in FIGURES:
        own = cards.name(f"figure/{id}", "en").replace("-", " ").upper()
        words = own.split()
        solid = "".join(words)
        wanted = [words[0][0] + words[-1][0]] if len(words) > 1 else []
        wanted += [solid[0] + letter for letter in solid[1:]]
        wanted += [one + two for one in solid for two in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        found[id] = next(one for one in wanted if one.isalpha() and one not in found.values())
    return found
