"""English pieces of sentences that several modules need."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from longbox.speech import listed

from ....script.nodes import Role
from ..clauses import Clause
from .nouns import Noun, a, upper

if TYPE_CHECKING:
    from .grammar import English as T


LETTERS = "SML"
TOKEN = Role("token")
CRISIS_KINDS = {"": "an", "secure": "a secure", "extraction": "an extraction"}
TIMES = {
    "round": "this round",
    "round, standing": "until it is Dazed or the round ends",
    "first turn": "until after the first turn",
    "this card": "while this card is carried out",
    "turn": "this turn",
    "activation": "until its next activation begins",
    "this activation": "during this activation",
    "its activation": "until its next activation ends",
    "coming attack action": "during its next attack action this turn",
    "attack": "in this attack",
    "activation phase": "this Activation Phase",
    "power phase": "until the next Power Phase",
    "game": "for the rest of the game",
    "dealt": "once damage is dealt",
    "series": "after all attacks",
    "activation end": "at the end of this activation",
    "cleanup": "in the next Cleanup Phase",
}


def up_to_size(most: int) -> str:
    return f"of Size {most} or less"


def conditions(t: T, names: Iterable[str]) -> str:
    return listed([t.name(name) for name in names])


def worth(n: int) -> str:
    """What a face counts."""
    return {0: "count as no success", 1: "be a success too"}.get(n, f"be worth {n} successes")


def a_kind(t: T, kind: str) -> str:
    return a(t.name(f"kind/{kind}"))


def counter(t: T, name: str) -> str:
    return f"{t.name(f'counter/{name}')} token"


def having(what: str, no: bool) -> tuple[str, str]:
    return (f"without {what}", f"has no {re.sub('^an? ', '', what)}") if no else (f"with {what}", f"has {what}")


def is_where(where: str, no: bool) -> tuple[str, str]:
    where = f"{'not ' if no else ''}{where}"
    return where, f"is {where}"


def doing(what: str, not_what: str, no: bool) -> tuple[str, str]:
    told = not_what if no else what
    return f"that {told}", told


def per(told: str) -> tuple[str, str]:
    return "per", told


MOVED = {"advance": "advanced", "climb": "climbed", "place": "been placed", "push": "been pushed", "throw": "been thrown"}


def chosen_modes(t: T, choices: list[tuple[str, list[Clause]]], whose: Noun | None) -> Clause:
    """By the names of the modes, where these have rules of their own; else by what each does."""
    if not any(told for _, told in choices):
        return Clause(None, "choose", listed([t.name(name.replace("_", "-")) for name, _ in choices], "or"))
    ways = [t.passage("", told).removesuffix(".") for _, told in choices if told]
    choose = "you may choose one" if any(not told for _, told in choices) else "choose one"
    front = f"For {whose}, {choose}" if whose is not None else upper(choose)
    return Clause(None, None, ready=f"{front}: {'; '.join(t.after_colon(way) for way in ways)}.", new=True)
