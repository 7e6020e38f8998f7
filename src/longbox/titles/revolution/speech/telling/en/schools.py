"""The words of `words/schools.py` in English."""

from __future__ import annotations

from typing import Final

from ....codes import (
    ANY,
    DEFENSE,
    EACH_AHEAD,
    EACH_OTHER,
    MISSION_CARDS,
    OTHER,
    RECRUITS,
    SELF,
    SOURCE,
    TOP,
    TWO,
    TWO_OTHERS,
    VICTIM,
)
from ....words import Buff, Draw, Drop, Hope, Peek, PlotPoints, Revolution, Scry, TakeHope
from ..sentences import Sentence, Sentences

CHOOSE: Final = {
    OTHER: "choose another School",
    ANY: "choose a School",
    TWO: "choose 2 Schools",
    TWO_OTHERS: "choose 2 other Schools",
    TOP: "choose a School with the most Revolution Points",
}
CHOOSE_INJURED: Final = "choose another School that has an Injured Character"
SCHOOLS: Final = {
    OTHER: "it",
    ANY: "it",
    TWO: "each",
    TWO_OTHERS: "each",
    TOP: "it",
    EACH_OTHER: "each other School",
    EACH_AHEAD: "each School with more Revolution Points than you",
    SOURCE: "that School",
}
DECKS: Final = {RECRUITS: "Recruit Deck", MISSION_CARDS: "Mission Deck"}


def changing(amount: str) -> Sentence:
    """Who gains or loses something."""

    def told(word: Revolution | Hope | PlotPoints) -> str:
        if word.who == SELF:
            return f"gain {amount}" if word.n > 0 else f"you lose {amount}"
        return f"{SCHOOLS[word.who]} {'gains' if word.n > 0 else 'loses'} {amount}"

    return told


def take_hope(word: TakeHope) -> str:
    if word.who == VICTIM:
        return "take {n} Hope from the target's School. For a Mission Character, take it from the bank"
    return f"take {'up to ' if word.n > 1 else ''}{{n}} Hope from {SCHOOLS[word.who]}"


def drop(word: Drop) -> str:
    if word.how == "all":
        return "discard your hand"
    return f"{SCHOOLS[word.who]} discards {{n}} Plot {{n:Card|Cards}} {'at random' if word.how == 'random' else 'of its choice'}"


SENTENCES: Final[Sentences] = {
    Revolution: changing("{n:#} Revolution {n:Point|Points}"),
    Hope: changing("{n:#} Hope"),
    TakeHope: take_hope,
    PlotPoints: changing("{n:#} Plot {n:Point|Points}"),
    Draw: "draw {n} Plot {n:Card|Cards}",
    Drop: drop,
    Peek: "look at its hand",
    Scry: lambda word: f"look at the top {{n}} cards of the {DECKS[word.deck]}. Put them back in any order",
    Buff: lambda word: (
        f"in this round's Mission, your Character adds {{n}} {{n:die|dice}} to every "
        f"{'defense' if word.attribute == DEFENSE else 'attack'} roll"
    ),
}
COSTS: Final[Sentences] = {Hope: "pay {n:#} Hope"}
