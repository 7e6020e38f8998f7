"""The words of `words/characters.py` in English."""

from __future__ import annotations

from typing import Final

from ....codes import OTHERS, OTHERS_ANY, OTHERS_STUDENT, OWN, OWN_ANY, OWN_HERO, OWN_STUDENT, Which
from ....words import Admit, Dismiss, Heal, Injure, TakeIn, Tokens, Triumph
from ..sentences import Count, Sentences

ONE: Final = {
    OWN: "one of your Heroes or Students",
    OWN_ANY: "one of your Characters",
    OWN_HERO: "one of your Heroes",
    OWN_STUDENT: "one of your Students",
    OTHERS: "a Hero or Student of another School",
    OTHERS_ANY: "a Character of another School",
    OTHERS_STUDENT: "a Student of another School",
}
SEVERAL: Final = {
    OWN: "{} of your Heroes or Students",
    OWN_ANY: "{} of your Characters",
    OWN_HERO: "{} of your Heroes",
    OWN_STUDENT: "{} of your Students",
    OTHERS: "{} Heroes or Students of other Schools",
    OTHERS_ANY: "{} Characters of other Schools",
    OTHERS_STUDENT: "{} Students of other Schools",
}


def some(which: Which, count: int, upto: bool) -> str:
    if count == 1:
        return ONE[which]
    return SEVERAL[which].format(f"up to {count}" if upto else count)


def tokens(word: Tokens, loses: str = "loses") -> str:
    much = f"{abs(word.n)} Power {Count(word.n):Token|Tokens}"
    if word.n > 0:
        verb, each = ("gains", "") if word.count == 1 else ("gain", " each")
        return f"{some(word.which, word.count, word.upto)} {verb} {much}{each}"
    if word.count == 1:
        return f"{some(word.which, 1, False)} {loses} {much}"
    return f"choose {some(word.which, word.count, word.upto)}. Each {loses} {much}"


def dismiss(word: Dismiss) -> str:
    if word.unless:
        return f"choose {ONE[word.which]}. That School discards the Student unless it pays {word.unless} Hope"
    return f"discard {ONE[word.which]}"


def triumph(word: Triumph) -> str:
    if word.n > 0:
        return f"place a Triumph Token on {ONE[word.which]} without one"
    return f"remove a Triumph Token from {ONE[word.which]}"


SENTENCES: Final[Sentences] = {
    Admit: "take the next Student from the Recruit Deck into your School. Shuffle that deck",
    TakeIn: "take the Student and its Training for their Hope Value",
    Dismiss: dismiss,
    Tokens: tokens,
    Injure: lambda word: f"place an Injured Token on {ONE[word.which]}",
    Heal: lambda word: f"remove the Injured Token from {some(word.which, word.count, word.upto)}",
    Triumph: triumph,
}
COSTS: Final[Sentences] = {Tokens: lambda word: tokens(word, "spends")}
