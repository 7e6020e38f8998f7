"""Whom a card may name, and whether what it asks for is there (MR-114..MR-117)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

from ..cards.decks import PLOT_CARDS, power_of
from ..codes import (
    ANY,
    CHOSEN_SCHOOLS,
    OTHER,
    OTHERS,
    OTHERS_ANY,
    OTHERS_STUDENT,
    OWN,
    OWN_ANY,
    OWN_HERO,
    POWER,
    TOP,
    TWO,
    Which,
    Who,
)
from ..state import Table
from ..words import (
    Cost,
    FewestPoints,
    HasStudents,
    Heal,
    Hope,
    Injure,
    OfCharacters,
    OfSchools,
    TargetInjured,
    Tokens,
    Triumph,
    Word,
    Words,
)

Schools = tuple[int, ...]


def parts_of(deed: int) -> Words:
    if deed < POWER:
        return PLOT_CARDS[deed].parts
    power = power_of(deed - POWER)
    return () if power is None else power.parts


def bare(part: Word) -> Word:
    """A word without the mark that it is a cost."""
    return part.part if isinstance(part, Cost) else part


class Read(NamedTuple):
    """What is found out about the words of a card once."""

    parts: Words
    """Kept, so that no other words can come to have their identity."""
    school: Who | None
    """Which Schools the player has to name, if any."""
    needs: tuple[tuple[Word, int], ...]
    """The words that ask for something, and how much they ask for."""


_READ: Final[dict[int, Read]] = {}


def read(parts: Words) -> Read:
    found = _READ.get(id(parts))
    if found is None:
        found = _READ[id(parts)] = Read(parts, _school_word(parts), tuple(_needs(parts)))
    return found


def school_word(parts: Words) -> Who | None:
    """Which Schools the player has to name, if any."""
    return read(parts).school


def _school_word(parts: Words) -> Who | None:
    for part in parts:
        word = bare(part)
        if isinstance(word, OfSchools) and word.who in CHOSEN_SCHOOLS:
            return word.who
    return None


def school_choices(t: Table, seat: int, parts: Words) -> list[Schools]:
    """MR-115, MR-116: one's own School too, unless the card says another."""
    word = school_word(parts)
    if word == OTHER:
        others = t.others(seat)
        if any(isinstance(part, TargetInjured) for part in parts):
            others = tuple([one for one in others if any(t.is_injured(who) for who in t.everyone(one))])
        return [(one,) for one in others]
    if word == ANY:  # in the first printing these cards were for one's own School
        return [(one,) for one in t.clockwise(seat)] if t.second() else [(seat,)]
    if word == TOP:
        best = max(t.rp)
        return [(one,) for one in t.clockwise(seat) if t.rp[one] == best]
    return list(combinations(t.clockwise(seat) if word == TWO else t.others(seat), 2))


def characters(t: Table, seat: int, which: Which) -> list[int]:
    """The Characters of one's own School or of the others."""
    if which in (OWN, OWN_ANY):
        return list(t.everyone(seat) if which == OWN_ANY else t.team[seat])
    if which not in (OTHERS, OTHERS_ANY, OTHERS_STUDENT):
        return list(t.heroes(seat) if which == OWN_HERO else t.students(seat))
    found: list[int] = []
    for other in t.others(seat):
        if which == OTHERS_STUDENT:
            found += t.students(other)
        else:
            found += t.everyone(other) if which == OTHERS_ANY else t.team[other]
    return found


def character_choices(t: Table, seat: int, part: OfCharacters) -> list[int]:
    """The Characters a word may be about."""
    found = characters(t, seat, part.which)
    if isinstance(part, Tokens):
        if part.n < 0:
            return [who for who in found if t.power[who]]
        return [who for who in found if t.power[who] < t.limit(who)]
    if isinstance(part, Heal | Injure):
        return [who for who in found if t.is_injured(who) == isinstance(part, Heal)]
    if isinstance(part, Triumph):
        return [who for who in found if (t.triumph >> who & 1) == (part.n < 0)]
    return found


def playable(t: Table, seat: int, parts: Words) -> bool:
    """Whether what a card asks for is there, and whom it is about."""
    card = read(parts)
    for word, need in card.needs:
        if isinstance(word, OfCharacters):
            if len(character_choices(t, seat, word)) < need:
                return False
        elif isinstance(word, HasStudents):
            if len(t.students(seat)) < need:
                return False
        elif isinstance(word, Hope):
            if t.hope[seat] < need:
                return False
        elif any(t.rp[other] <= t.rp[seat] for other in t.others(seat)):  # FewestPoints
            return False
    return card.school is None or bool(school_choices(t, seat, parts))


def _needs(parts: Words) -> Iterator[tuple[Word, int]]:
    for part in parts:
        word, paid = bare(part), isinstance(part, Cost)
        if isinstance(word, HasStudents):
            yield word, word.n
        elif isinstance(word, FewestPoints):
            yield word, 0
        elif isinstance(word, Hope) and paid:
            yield word, -word.n
        elif isinstance(word, OfCharacters):
            yield word, word.count if paid else 1
