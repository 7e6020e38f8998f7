"""Whether a Team Tactic card can be played at all: whether a legal squad has everybody whom it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from ...cards import LIBRARY
from ...rules.squads import affiliations_of, duplicates
from ...script.cards import Character
from ...script.library import Library
from ...script.nodes import All, Either, Filter, Not, Test, affiliated, ally, named
from ...script.tactics import Tactic
from ...words.who import knows

RULESET: Final = 2025
"""The stricter book about who may be in one squad together."""
FINDS: Final = ("any_of", "can_choose")
"""Tests that somebody passes a filter."""


def could(which: Filter, card: Character) -> bool:
    """Whether a character can ever pass a filter, by its names, affiliations and superpowers: all else may happen in a game.

    >>> could(~named(("Thor",)) & affiliated("Asgard"), LIBRARY.characters["lady-sif"])
    True
    """
    match which:
        case All():
            return all(could(part, card) for part in which.parts)
        case Either():
            return could(which.one, card) or could(which.two, card)
        case Not(inner=named() | affiliated() as inner):
            return not could(inner, card)
        case named():
            return bool({card.id, card.name, card.alter_ego} & set(which.names))
        case affiliated():
            return which.affiliation in card.affiliations
        case knows():
            return which.power in [power.id for power in card.superpowers]
    return True


def found_by(test: Test) -> Iterator[Filter]:
    """The filters that somebody has to pass for a test to hold."""
    if test.name == "and":
        for part in test.parts:
            yield from found_by(part)
    elif test.name in FINDS:
        yield test.parts[0]


def needs(card: Tactic) -> list[tuple[Filter, bool]]:
    """Whom a card cannot be played without: filters, and whether it is for one of those who play it, who are no Grunts."""
    others = [*found_by(card.when)]
    if len(card.on) == 1:  # of several moments one is enough
        others += [which for _, which in card.on[0].filters] + list(found_by(card.on[0].when))
    return [(by.who, True) for by in card.by] + [(which, False) for which in others]


def names_in(which: Filter) -> Iterator[str]:
    match which:
        case All():
            for part in which.parts:
                yield from names_in(part)
        case Either():
            yield from names_in(which.one)
            yield from names_in(which.two)
        case named():
            yield " / ".join(which.names)
        case affiliated():
            yield which.affiliation


def absent(card: Tactic, characters: Mapping[str, Character]) -> str:
    """Whom a card names and nobody can field; empty where all of them can be.

    >>> others = {id: one for id, one in LIBRARY.characters.items() if one.name != "Hulk"}
    >>> absent(LIBRARY.tactics["gamma-launch"], others)
    'Hulk'
    """
    for which, plays in needs(card):
        if not any(could(which, one) for one in characters.values() if not (plays and one.is_grunt)):
            return ", ".join(names_in(which))
    return ""


def squad_for(card: Tactic, library: Library = LIBRARY) -> tuple[str, ...]:
    """The characters of a legal squad that can play a card; empty if there is none.

    >>> squad_for(LIBRARY.tactics["gamma-launch"])
    ('hulk', 'abomination')
    """
    characters = library.characters
    if absent(card, characters):
        return ()
    people = sorted((one for one in characters.values() if not one.is_grunt), key=lambda one: one.threat)
    able = list(candidates(card, people, characters))
    mates = [one.id for one in people if not card.affiliation or card.affiliation in one.affiliations]
    threat = max(crisis.threat for crisis in library.crises.values())
    for several in product(*able):
        payers = several[: len(card.by)]
        squad = grown(tuple(dict.fromkeys(several)), card.affiliation, mates, characters)
        if len(set(payers)) == len(payers) and squad and sum(characters[id].threat for id in squad) <= threat:
            return squad
    return ()


def candidates(card: Tactic, people: Sequence[Character], characters: Mapping[str, Character]) -> Iterator[list[str]]:
    """For each part that somebody plays in a card, and for each ally it asks for: who could be that in a squad."""
    for which, plays in needs(card):
        if plays:
            yield [one.id for one in people if could(which, one)]
        elif ally in getattr(which, "parts", ()):  # Grunts come with a Parent
            found = [id for one in characters.values() if could(which, one) for id in one.parents or (one.id,)]
            yield [id for id in found if id in characters]


def grown(squad: tuple[str, ...], affiliation: str, mates: Sequence[str], known: Mapping[str, Character]) -> tuple[str, ...]:
    """A squad with as many more characters as it takes to have its affiliation; empty if it cannot be legal."""
    if duplicates(squad, RULESET, known):
        return ()
    for mate in mates:
        if not affiliation or affiliation in affiliations_of(squad, known):
            return squad
        if mate not in squad and not duplicates((*squad, mate), RULESET, known):
            squad = (*squad, mate)
    return ()


def unplayable(library: Library = LIBRARY) -> dict[str, str]:
    """The scripted Team Tactic cards that no legal squad can play, each with whom it waits for.

    >>> "gamma-launch" in unplayable()
    False
    """
    return {
        id: absent(card, library.characters) or "nobody together"
        for id, card in library.tactics.items()
        if not squad_for(card, library)
    }


__all__ = ["squad_for", "unplayable"]
