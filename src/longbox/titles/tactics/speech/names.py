"""What things are called in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from longbox.kernel import Speech
from longbox.speech import Tongue

from ..codes import COLOURS, RANKS
from ..maps import the_map
from ..state import Table
from ..words import FIGURES
from . import cards
from .refusals import ROOMS


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
    return found.get(language) or found.get("en") or Tongue(language, *ROOMS).text("Own map")


def damage_name(kind: str, language: str) -> str:
    """A kind of damage, where it stands alone.

    >>> damage_name("cold", "en"), damage_name("cold", "de")
    ('Cold', 'Kälte')
    """
    text = Tongue(language, *ROOMS).text(kind, "damage")
    return text[0].upper() + text[1:]


# -- in a sentence of the log --------------------------------------------------------------------------------------------


def figure(say: Speech, who: int) -> str:
    return figure_name(say.state, who, say.language)


def square(say: Speech, where: int) -> str:
    return "-" if where < 0 else say.state.ground().label(where)


def rank(say: Speech, number: int) -> str:
    return RANKS[number]


def colour(say: Speech, number: int) -> str:
    return say.word(f"colour.{COLOURS[number]}")


def damage(say: Speech, kind: str) -> str:
    return damage_name(kind, say.language)


def condition(say: Speech, id: str) -> str:
    text = say.tongue.text(id, "condition")
    return text[0].upper() + text[1:]


def thing(say: Speech, number: int) -> str:
    return the_thing(say, say.state.things[number])


def the_thing(say: Speech, id: str) -> str:
    """An Object or Artifact as what somebody does something to."""
    return the(say, f"thing/{id}", "accusative")


def the(say: Speech, id: str, case: str) -> str:
    """A name with its article, in a case where a language has any; the bare name where it is not known with one."""
    english = cards.name(id) if id == "affiliation/doom" else f"the {cards.name(id)}"
    found = say.tongue.text(english, case)
    return cards.name(id, say.language) if found == english and say.language != "en" else found


def map_name(say: Speech, id: str) -> str:
    return map_title(id, say.language)


def plot(say: Speech, id: str) -> str:
    return cards.name(f"plot/{id}", say.language)


def special(say: Speech, id: str) -> str:
    return cards.name(f"special/{id}", say.language)


def attack(say: Speech, id: str) -> str:
    return cards.name(f"attack/{id}", say.language)


def affiliation(say: Speech, id: str) -> str:
    """The affiliation that somebody joins."""
    return the(say, f"affiliation/{id}", "dative")


def left(say: Speech, ids: Iterable[str]) -> str:
    """The affiliations that somebody leaves."""
    return say.tongue.listed([the(say, f"affiliation/{id}", "accusative") for id in ids])


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
