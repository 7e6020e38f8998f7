"""The vocabulary of effects.

Each word is a small frozen value. The words of the Plot Phase are carried out by `rules/effects.py`, those of Powers by
`rules/powers.py`; Missions and constant words are looked for by the chapter that needs them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

# -- Schools -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Revolution:
    """Schools gain or lose Revolution Points."""

    who: str
    n: int


@dataclass(frozen=True, slots=True)
class Hope:
    """Schools gain Hope from the bank or lose it to the bank."""

    who: str
    n: int


@dataclass(frozen=True, slots=True)
class TakeHope:
    """The player takes up to n Hope from each of the Schools; from the bank where a Mission Character was damaged."""

    who: str
    n: int


@dataclass(frozen=True, slots=True)
class PlotPoints:
    """Schools gain or lose Plot Points of this round."""

    who: str
    n: int


@dataclass(frozen=True, slots=True)
class Draw:
    """The player draws Plot Cards."""

    n: int


@dataclass(frozen=True, slots=True)
class Drop:
    """Schools discard Plot Cards without Hope: `random`, by `choice` of the owner, or `all`."""

    who: str
    n: int
    how: str


@dataclass(frozen=True, slots=True)
class Peek:
    """The player looks at the hand of a School."""

    who: str


@dataclass(frozen=True, slots=True)
class Scry:
    """The player looks at the top cards of a deck and puts them back in any order."""

    deck: str
    n: int


@dataclass(frozen=True, slots=True)
class Buff:
    """The player's PC adds dice to every roll of an attribute in this round's Mission."""

    attribute: int
    n: int


# -- Characters ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Admit:
    """The player takes the next Student of the Recruit Deck."""


@dataclass(frozen=True, slots=True)
class TakeIn:
    """The player pays the Hope Value of the Student that was just discarded and takes it."""


@dataclass(frozen=True, slots=True)
class Dismiss:
    """A Character is discarded with its Training; its owner may pay `unless` Hope instead, if that is not 0."""

    which: str
    unless: int = 0


@dataclass(frozen=True, slots=True)
class Tokens:
    """Different Characters gain or lose Power Tokens; `upto`: as many Characters as the player likes."""

    which: str
    n: int
    count: int = 1
    upto: bool = False


@dataclass(frozen=True, slots=True)
class Injure:
    """A Character gets an Injured Token."""

    which: str


@dataclass(frozen=True, slots=True)
class Heal:
    """Different Characters lose their Injured Tokens."""

    which: str
    count: int = 1
    upto: bool = False


@dataclass(frozen=True, slots=True)
class Triumph:
    """A Character gains or loses a Triumph Token."""

    which: str
    n: int


# -- what a card asks for ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cost:
    """Paid by the player before the rest works; the card cannot be played unless it can be paid."""

    part: Any


@dataclass(frozen=True, slots=True)
class HasStudents:
    """Only with so many Students."""

    n: int


@dataclass(frozen=True, slots=True)
class FewestPoints:
    """Only if every other School has more Revolution Points."""


@dataclass(frozen=True, slots=True)
class TargetInjured:
    """Only against a School with an Injured Character."""


@dataclass(frozen=True, slots=True)
class EventCosts:
    """Only against an Event of at least this Plot Value."""

    n: int


# -- Reactions of their own kind -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CancelEvent:
    """The Event that was just tried has no effect."""


@dataclass(frozen=True, slots=True)
class CancelReaction:
    """The Reaction that cancels one's Event has no effect."""


@dataclass(frozen=True, slots=True)
class RaiseBid:
    """Up to n more on one's own bid."""

    n: int


@dataclass(frozen=True, slots=True)
class Excuse:
    """The refusal costs no Revolution Point."""


# -- Missions: dice and Damage -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoreAttack:
    """More attack dice."""

    n: int


@dataclass(frozen=True, slots=True)
class MoreDefense:
    """More defense dice."""

    n: int


@dataclass(frozen=True, slots=True)
class MoreInitiative:
    """More Initiative dice."""

    n: int


@dataclass(frozen=True, slots=True)
class Weaken:
    """The target rolls fewer defense dice, at least 1."""

    n: int


@dataclass(frozen=True, slots=True)
class Blind:
    """The attacker rolls fewer attack dice, at least 1."""

    n: int


@dataclass(frozen=True, slots=True)
class Pierce:
    """Unopposed attack dice hit on 2 or more."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll up to n own dice of a roll again: `attack`, `defense`, `initiative`, or `any` of the first two."""

    roll: str
    n: int


@dataclass(frozen=True, slots=True)
class Shield:
    """Less Damage."""

    n: int


@dataclass(frozen=True, slots=True)
class Reflect:
    """The attacker takes Damage."""

    n: int


@dataclass(frozen=True, slots=True)
class PickStats:
    """The attacker chooses which stats the Damage lowers."""


@dataclass(frozen=True, slots=True)
class StealToken:
    """A Power Token of the damaged PC goes to this Character, up to its limit."""


@dataclass(frozen=True, slots=True)
class Regain:
    """Lost stat points come back."""

    n: int


@dataclass(frozen=True, slots=True)
class Soften:
    """A defeat counts n stats at 0 fewer, at least 1."""

    n: int


# -- Missions: movement --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Farther:
    """This Move goes n Hexes further."""

    n: int


@dataclass(frozen=True, slots=True)
class Phase:
    """This Move passes Obstacles and Characters."""


@dataclass(frozen=True, slots=True)
class Dart:
    """Moves up to n Hexes outside a Move Action."""

    n: int


@dataclass(frozen=True, slots=True)
class Push:
    """The damaged target is moved up to n free Hexes directly away."""

    n: int


@dataclass(frozen=True, slots=True)
class Pull:
    """A Character within n Hexes is moved to a free Hex next to this one."""

    n: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Changes places with a Character within n Hexes."""

    n: int


@dataclass(frozen=True, slots=True)
class Longer:
    """Attack Range n more for this attack."""

    n: int


@dataclass(frozen=True, slots=True)
class Again:
    """May attack the same target once more with the next Action."""


# -- always on, from Training --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attribute:
    """A constant change of an attribute; stats stay within 1 and 6."""

    attribute: int
    n: int


@dataclass(frozen=True, slots=True)
class Limit:
    """A higher Power Token limit, and the tokens at once."""

    n: int


@dataclass(frozen=True, slots=True)
class Income:
    """More Hope in Acquire Hope."""

    n: int


@dataclass(frozen=True, slots=True)
class HandSize:
    """A larger hand of the School."""

    n: int


# -- the rules of a Mission ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DamageHope:
    """Hope for each attack that damages a Mission Character."""

    n: int


@dataclass(frozen=True, slots=True)
class TokenHope:
    """Hope for removing a Mission Token."""

    n: int


@dataclass(frozen=True, slots=True)
class Most:
    """Revolution Points on success for the most of something: `damage`, `tokens` or `points`; at least 1."""

    what: str
    n: int


@dataclass(frozen=True, slots=True)
class AllIn:
    """Revolution Points on success for every School whose PC is still in the arena."""

    n: int


@dataclass(frozen=True, slots=True)
class LastStanding:
    """The Mission ends in success when a single PC is left; it may bring its School Revolution Points and Hope."""

    n: int = 0
    hope: int = 0


@dataclass(frozen=True, slots=True)
class Timer:
    """The Mission ends after a Mission Turn."""

    turns: int
    success: bool


@dataclass(frozen=True, slots=True)
class Crates:
    """Special Action next to a token: open it. A die of `trap` or less deals 1 Damage to the opener."""

    trap: int


@dataclass(frozen=True, slots=True)
class Calm:
    """Special Action within reach of the token: Defense dice, each of `least` or more is a point; success at the goal."""

    reach: int
    least: int
    goal: int


@dataclass(frozen=True, slots=True)
class Rescue:
    """Special Action next to a token: carry it; it is saved where its carrier enters a border Hex."""


@dataclass(frozen=True, slots=True)
class Fire:
    """After every Mission Turn each PC within so many Hexes of the centre takes 1 Damage."""

    reach: int


@dataclass(frozen=True, slots=True)
class Centre:
    """A PC on the centre Hex at the end of a Mission Turn scores a point and Hope."""

    hope: int


@dataclass(frozen=True, slots=True)
class Sparring:
    """Every attack that damages another PC scores a point and Hope."""

    hope: int


@dataclass(frozen=True, slots=True)
class Prize:
    """On success the Schools with the most Damage may in turn take the next Student; the first that does gets it."""


@dataclass(frozen=True, slots=True)
class NoPenalty:
    """Defeats have no penalties."""


@dataclass(frozen=True, slots=True)
class NoStalemate:
    """The stalemate rule does not apply."""


__all__ = [
    "Admit", "Again", "AllIn", "Attribute", "Blind", "Buff", "Calm", "CancelEvent", "CancelReaction", "Centre", "Cost", "Crates",
    "DamageHope", "Dart", "Dismiss", "Draw", "Drop", "EventCosts", "Excuse", "Farther", "FewestPoints", "Fire", "HandSize",
    "HasStudents", "Heal", "Hope", "Income", "Injure", "LastStanding", "Limit", "Longer", "MoreAttack", "MoreDefense",
    "MoreInitiative", "Most", "NoPenalty", "NoStalemate", "Peek", "Phase", "PickStats", "Pierce", "PlotPoints", "Prize", "Pull",
    "Push", "RaiseBid", "Reflect", "Regain", "Reroll", "Rescue", "Revolution", "Scry", "Shield", "Soften", "Sparring",
    "StealToken", "Swap", "TakeHope", "TakeIn", "TargetInjured", "Timer", "TokenHope", "Tokens", "Triumph", "Weaken",
]  # fmt: skip
