"""Which texts a word may be given: conditions, affiliations, durations, moments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..builder.known import facts
from ..cards import LIBRARY
from ..codes import CONDITIONS
from ..script.cards import Strike, Superpower
from ..script.lasting import NEXT_ATTACK, ROUND_STANDING
from ..script.moments import EVENTS
from ..script.queries import QUERIES
from .words import Word

SCOPES: Final = (
    "attack",
    NEXT_ATTACK,
    "this activation",
    "its activation",
    "activation",
    "turn",
    "round",
    ROUND_STANDING,
    "game",
    "activation phase",
    "power phase",
    "first turn",
    "this card",
)
WAYS: Final = ("push", "throw", "place", "advance", "climb")
ROLLS: Final = ("", "attack", "defense", "dodge")
LIMITS: Final = ("", "turn", "round", "game", "once")
KINDS: Final = ("active", "reactive", "active or reactive", "innate")
ATTACK_EVENTS: Final = tuple(name for name, roles in EVENTS.items() if "attacker" in roles)
UP: Final = ("", "healthy", "injured")
"""Sides of a card."""
WHITHER: Final = ("", "away", "toward")

OF_ANY_WORD: Final[Mapping[str, tuple[str, ...]]] = {
    "conditions": CONDITIONS, "scope": SCOPES, "limit": LIMITS, "roll": ROLLS, "how": WAYS,
}  # fmt: skip
"""What a parameter takes, whatever word it is of."""
OF_WORD: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("reroll", "roll"): (*ROLLS, "card"),
    ("count_face", "roll"): (*ROLLS, "own"),
    ("rolling", "kinds"): ROLLS[1:],
    ("moved_by", "kinds"): WAYS,
    ("static", "query"): tuple(QUERIES),
    ("until", "query"): tuple(QUERIES),
    ("next_attack_action", "query"): tuple(QUERIES),
    ("during", "event"): ATTACK_EVENTS,
    ("as_area", "side"): UP,
    ("Strike", "shape"): ("target", "beam", "area"),
    ("Tactic", "kind"): KINDS[:3],
    ("Crisis", "kind"): ("secure", "extraction"),
    ("token_of", "kind"): ("secure", "extraction"),
    ("Tokens", "kind"): ("", "civilian", "asset", "location", "opportunity"),
    ("holding", "kind"): ("", "civilian", "asset", "location", "opportunity"),
    ("Mark", "corner"): ("sw", "se", "nw", "ne"),
    ("wild_condition", "name"): CONDITIONS,
}
"""What a parameter of one word takes."""


def allowed(word: Word, parameter: str, own: frozenset[str]) -> tuple[str, ...] | None:
    """The texts that a parameter takes; None for any."""
    found = OF_WORD.get((word.name, parameter)) or OF_ANY_WORD.get(parameter)
    if found is not None:
        return found
    if parameter in ("affiliations", "affiliation", "leadership"):
        return affiliations(own)
    if parameter == "side":
        return UP if word.gives in (Strike, Superpower) else WHITHER
    return tuple(facts()["gems"]) if (word.name, parameter) == ("Character", "gems") else None


def affiliations(own: frozenset[str]) -> tuple[str, ...]:
    """Every affiliation there is, and those of a pack."""
    known = {name for row in facts()["characters"].values() for name in row.get("affiliations", ())}
    known |= {power.leadership for card in LIBRARY.tactics.values() for power in card.leaderships}
    return ("", *sorted(known | own))


__all__ = ["affiliations", "allowed"]
