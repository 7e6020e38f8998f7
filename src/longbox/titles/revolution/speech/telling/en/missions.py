"""The words of `words/missions.py` in English, and what a Mission says besides."""

from __future__ import annotations

from typing import Final

from ....words import (
    AllIn,
    Calm,
    Centre,
    Crates,
    DamageHope,
    Facing,
    Fire,
    Fury,
    Grudge,
    LastStanding,
    Most,
    Noise,
    NoPenalty,
    NoStalemate,
    Pack,
    Prize,
    Ranks,
    Rescue,
    Sap,
    Sparring,
    Timer,
    TokenHope,
)
from ..sentences import MissionWords, Sentences

POINTS: Final = "{n} Revolution {n:Point|Points}"
MOST: Final = {
    "damage": f"{POINTS} for the most Damage on {{whole}}",
    "tokens": f"{POINTS} for the most {{many}} {{did}}",
    "points": f"{POINTS} for the most points",
}
SENTENCES: Final[Sentences] = {
    DamageHope: "each attack that damages {victim} earns {n} Hope",
    TokenHope: "{doing} {many} earns {n} Hope each",
    Most: lambda word: MOST[word.what],
    AllIn: f"{POINTS} for each School whose Character is still in the arena",
    LastStanding: f"{POINTS} and {{hope}} Hope for the School of the last Character",
    Timer: "after Mission Turn {turns}",
    Crates: (
        "Special Action: Open and remove an adjacent crate. "
        "Roll a die: on 1\u2013{trap}, your Character takes 1 Damage (never from the last)"
    ),
    Calm: (
        "Special Action within {reach} {reach:Hex|Hexes} of {victim}: "
        "Roll your Character's Defense dice; each {least} or more scores 1 point"
    ),
    Rescue: (
        "Special Action: Pick up an adjacent resident. A carrier has room for 1 resident, moves 1 Hex less (at least 1), "
        "and leaves the resident behind when defeated. A carrier that moves or is moved onto a border Hex saves the resident"
    ),
    Fire: "after each Mission Turn, every Character within {reach} {reach:Hex|Hexes} of the centre takes 1 Damage",
    Centre: "after each Mission Turn, the Character on the centre Hex scores 1 point and earns its School {hope} Hope",
    Sparring: "each attack that damages another School's Character scores 1 point and earns {hope} Hope",
    Prize: (
        "the same School may take the Recruit Deck's next Student, then shuffle that deck. "
        "Tied Schools decide clockwise from the Mission Commander until one accepts"
    ),
    Grudge: "{the} rolls {n} more attack {n:die|dice} against the School that damaged it most",
    Sap: "a Character that {the} damages loses {n} Power {n:Token|Tokens}",
    Facing: "{the} rolls {n} more defense {n:die|dice} against the first attack on {whole} in each Mission Turn",
    Noise: "{the} moves as close as possible to the Character that attacked last in that Mission Turn",
    Fury: "from {at} Damage on, {the} rolls {n} more attack {n:die|dice}",
    Pack: "the second attack by {whole} on a Character in a Mission Turn has {n} more {n:die|dice}",
    Ranks: "while adjacent to one another, {many} roll {n} more defense {n:die|dice} each",
    NoPenalty: "defeats carry no penalty",
    NoStalemate: "this Mission cannot end in a stalemate",
}
MISSION: Final = MissionWords(
    headings=("Set-up", "Rules", "Success", "Failure", "Reward"),
    single="Place {the} at least {place} {place:Hex|Hexes} from every Character",
    several="Place {tokens} {many} at least {place} {place:Hex|Hexes} from every Character",
    untouchable={True: "They cannot be attacked", False: "{the} cannot be attacked"},
    two="Only 2 Characters take part",
    leaders="Leaders may take part",
    done={True: "when all {many} have taken {health} Damage each", False: "when {the} has taken {health} Damage"},
    until={
        Crates: "when all crates are open",
        Calm: "when the Schools have {goal} points in all",
        Rescue: "when all residents are saved",
        LastStanding: "when only one Character is left",
    },
    either=", or ",
    handled={Crates: ("opening", "opened"), Rescue: ("saving", "saved"), None: ("defeating", "defeated")},
    one_of="one of the {many}",
    contracted={},
)
