"""The words of `words/missions.py` in English."""

from __future__ import annotations

from typing import Final

from ....words import (
    AllIn,
    Calm,
    Centre,
    Crates,
    DamageHope,
    Fire,
    LastStanding,
    Most,
    NoPenalty,
    NoStalemate,
    Prize,
    Rescue,
    Sparring,
    Timer,
    TokenHope,
)
from ..sentences import Sentences

SENTENCES: Final[Sentences] = {
    DamageHope: "{n} Hope for every attack that does Damage",
    TokenHope: "{n} Hope for every Mission Token",
    Most: "most {what}: {n} Revolution Points",
    AllIn: "every School in the arena: {n} Revolution Points",
    LastStanding: "ends when one PC is left: {n} Revolution Points, {hope} Hope",
    Timer: "ends after Mission Turn {turns}: {success}",
    Crates: "open crates as a Special Action; a die of {trap} or less hurts",
    Calm: "calm the mutant within {reach} Hexes: Defense dice of {least} or more are points, {goal} in all",
    Rescue: "carry residents to the border as a Special Action",
    Fire: "after each turn 1 Damage within {reach} Hex of the centre",
    Centre: "centre Hex at the end of a turn: 1 point, {hope} Hope",
    Sparring: "each attack that damages a PC: 1 point, {hope} Hope",
    Prize: "a School with the most Damage may take the next Student",
    NoPenalty: "defeats have no penalties",
    NoStalemate: "no stalemate",
}
