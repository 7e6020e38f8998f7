"""Names of things in a log line, for both languages."""

from __future__ import annotations

from typing import Any

from longbox.kernel import Speech

from ..maps import the_map
from ..table import Table
from ..vocabulary import RANKS

RANKS_DE = (
    "Shift 0", "Schwach", "Dürftig", "Durchschnittlich", "Gut", "Ausgezeichnet", "Bemerkenswert", "Unglaublich", "Erstaunlich",
    "Monströs", "Überirdisch", "Shift X", "Shift Y", "Shift Z",
)  # fmt: skip


def figure(say: Speech, who: int) -> str:
    """A figure's name; with its number where its side has several of the same."""
    t: Table = say.state
    name = t.folio(who).name
    same = [other for other in range(len(t.who)) if t.who[other] == t.who[who] and t.seat[other] == t.seat[who]]
    return name if len(same) == 1 else f"{name} {same.index(who) + 1}"


def square(say: Speech, where: int) -> str:
    return "-" if where < 0 else say.state.ground().label(where)


def rank(say: Speech, number: int) -> str:
    return (RANKS_DE if say.language == "de" else RANKS)[number]


def word(say: Speech, key: str) -> str:
    """A small word of the language, or the key itself made readable."""
    return str(say.words.get(key, key.rsplit(".", maxsplit=1)[-1].replace("-", " ")))


def named(id: str) -> str:
    """An id as a name: a Plot, an attack, an Object."""
    return id.replace("-", " ").capitalize()


def map_name(say: Speech, id: str) -> str:
    found = the_map(id).names
    return found.get(say.language) or found.get("en") or id


def listed(items: Any) -> str:
    return ", ".join(str(item) for item in items)
