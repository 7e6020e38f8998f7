"""Rosters at random, for studies over all cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from longbox.kernel import Generator, LongboxError, suggest

from ..builder import write
from ..cards import LIBRARY
from ..rules.squads import full_squads
from ..script.cards import Character
from ..script.crises import EXTRACTION, SECURE
from ..script.library import Library
from ..script.naming import meant, named_by
from ..script.rosters import SIZES, Roster
from ..script.tactics import Tactic

OF_ONE_KIND = 6
"""Members of the affiliation that a drawn roster is built around."""
BY_NAME = 3
"""Team Tactic cards whose own characters come into a drawn roster with them."""

TRIES = 40
"""Rosters drawn for a character until it is in every first squad."""
RULESET = 2025


def draw(rng: Generator, library: Library = LIBRARY, card: str = "") -> Roster:
    """A legal roster of playable cards, drawn so that over many games all of them meet: built around an affiliation, with some
    Team Tactic cards that name characters and those characters, and with Infinity Gems for whoever bears them. With `card`, the
    roster is built around that character, who comes first in it.

    >>> from longbox.titles.crisis.builder import faults
    >>> faults(draw(Generator(7)))
    []
    """
    every, cards = library.characters, library.tactics
    tactics = shuffled(rng, sorted(cards))
    people = shuffled(rng, sorted(id for id, card in every.items() if not card.is_grunt))
    around = every[card].affiliations if card else ()
    affiliation = rng.choice(sorted(around or {name for id in people for name in every[id].affiliations}))
    own = [id for id in people if affiliation in every[id].affiliations]
    leaders = [id for id in own if any(power.leadership == affiliation for power in every[id].superpowers)]
    by_name = [id for id in tactics if cards[id].affiliation in ("", affiliation) and named_by(cards[id])]
    by_name = sorted(by_name, key=lambda id: bool(card) and not meant(every[card], named_by(cards[id])))[:BY_NAME]
    called = [id for tactic in by_name for id in people if meant(every[id], named_by(cards[tactic]))]
    first = [card] if card else []
    characters = together([*first, *leaders[:1], *called[:4], *own[:OF_ONE_KIND], *people], SIZES["characters"], every)
    fitting = [id for id in tactics if cards[id].affiliation == affiliation]
    free = [id for id in tactics if not cards[id].affiliation]
    hand = exclusive([*by_name, *fitting, *free, *tactics], SIZES["tactics"], cards)
    secures, extractions = crises_of(rng, SECURE, library), crises_of(rng, EXTRACTION, library)
    return Roster("", affiliation, characters, hand, secures, extractions, hang(rng, characters, library))


def crises_of(rng: Generator, kind: str, library: Library) -> tuple[str, ...]:
    """As many crises of a kind as a roster has."""
    return tuple(shuffled(rng, sorted(id for id, card in library.crises.items() if card.kind == kind))[: SIZES[kind]])


def shuffled(rng: Generator, ids: list[str]) -> list[str]:
    rng.shuffle(ids)
    return ids


def together(ids: Sequence[str], most: int, cards: Mapping[str, Character]) -> tuple[str, ...]:
    """The first of them that can be in one roster (CP-115, CP-116)."""
    found: list[str] = []
    for id in dict.fromkeys(ids):
        card = cards[id]
        if len(found) < most and all(card.name != cards[one].name and card.alter_ego != cards[one].alter_ego for one in found):
            found.append(id)
    return tuple(found)


def exclusive(ids: Sequence[str], most: int, cards: Mapping[str, Tactic]) -> tuple[str, ...]:
    """The first Team Tactic cards of which none excludes another."""
    found: list[str] = []
    for id in dict.fromkeys(ids):
        if len(found) < most and all(cards[one].not_with != id and cards[id].not_with != one for one in found):
            found.append(id)
    return tuple(found)


def hang(rng: Generator, characters: Sequence[str], library: Library) -> tuple[tuple[str, str], ...]:
    """Every bearer takes as many gems as it may, as far as there are any (CP-500..CP-505)."""
    free = set(library.gems)
    pairs: list[tuple[str, str]] = []
    for who in characters:
        for gem in shuffled(rng, sorted(free & set(library.characters[who].gems)))[: library.characters[who].gem_slots]:
            pairs.append((who, gem))
            free.remove(gem)
    return tuple(pairs)


def drawn(rng: Generator, library: Library = LIBRARY, card: str = "") -> dict[str, object]:
    """Both rosters of a game at random, as its options; with `card`, one of them fields that character.

    >>> from longbox.titles.crisis.builder import read
    >>> options = drawn(Generator(7), card="black-cat")
    >>> "black-cat" in {read(options[name]).characters[0] for name in ("roster_a", "roster_b")}
    True
    """
    if not card:
        return {"roster_a": write(draw(rng, library)), "roster_b": write(draw(rng, library))}
    if card not in library.characters:
        raise LongboxError(f"{card} is no character that can be fielded; {suggest(card, library.characters)}")
    fielded = next(iter(library.characters[card].parents), card)
    both = [write(fielding(rng, library, fielded)), write(draw(rng, library))]
    rng.shuffle(both)
    return {"roster_a": both[0], "roster_b": both[1]}


def fielding(rng: Generator, library: Library, card: str) -> Roster:
    """A roster whose first squad has a character in it at every threat, or at as many as some tries give: bots that do not choose
    take that one."""
    threats = sorted({crisis.threat for crisis in library.crises.values()})
    best, most = None, -1
    for _ in range(TRIES):
        roster = draw(rng, library, card)
        extra = roster.extra(library.gems)
        fielded = sum(card in full_squads(library, roster.characters, extra, threat, RULESET)[0] for threat in threats)
        if fielded > most:
            best, most = roster, fielded
        if most == len(threats):
            break
    assert best is not None
    return best
