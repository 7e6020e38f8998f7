"""Squads: how much threat, nobody twice, and which affiliations they may use (CP-183..CP-195)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from longbox.kernel import Phrase

from ..script import queries
from ..script.cards import Character, Static
from ..script.library import Library
from ..script.naming import meant, named_by
from ..script.tactics import Recruit


class Enlisted(Protocol):
    """What squad building needs to know of a character; also of one that only a roster can hold."""

    @property
    def name(self) -> str: ...
    @property
    def alter_ego(self) -> str: ...
    @property
    def threat(self) -> int: ...
    @property
    def affiliations(self) -> tuple[str, ...]: ...


Cards: TypeAlias = Mapping[str, Enlisted]
"""The cards that ids are of."""


@lru_cache(512)
def full_squads(
    library: Library, characters: tuple[str, ...], extra: tuple[int, ...], threat: int, ruleset: object
) -> tuple[tuple[str, ...], ...]:
    """The legal squads with the highest threat that can be reached (CP-183..CP-185)."""
    found = legal_squads(characters, extra, threat, ruleset, library.characters)
    return tuple(found[max(found)])


def legal_squads(
    characters: tuple[str, ...], extra: tuple[int, ...], threat: int, ruleset: object, known: Cards
) -> dict[int, list[tuple[str, ...]]]:
    """Every legal squad of up to a threat, by its own threat (CP-183..CP-185); `known` are the cards its ids are of."""
    worth = [known[id].threat + more for id, more in zip(characters, extra, strict=True)]
    clash = [
        sum(1 << j for j in range(i) if duplicates((characters[i], characters[j]), ruleset, known)) for i in range(len(characters))
    ]
    found: dict[int, dict[tuple[str, ...], None]] = {}
    totals = [0]
    for bits in range(1, 1 << len(characters)):
        last = bits.bit_length() - 1
        rest = bits ^ 1 << last
        total = totals[rest] + worth[last] if totals[rest] <= threat and not rest & clash[last] else threat + 1
        totals.append(total)
        if total <= threat:
            found.setdefault(total, {})[tuple(id for i, id in enumerate(characters) if bits >> i & 1)] = None
    return {total: list(squads) for total, squads in found.items()}  # either copy of a card makes the same squad


def duplicates(squad: Sequence[str], ruleset: object, known: Cards) -> str:
    """CP-184, CP-185: what two of a squad wrongly share; by the older book only the alter ego matters."""
    cards = [known[id] for i, id in enumerate(squad) if not 0 < squad[:i].count(id) < copies(known[id])]
    egos = [card.alter_ego for card in cards]
    names = [card.name for card in cards]
    if len(set(egos)) < len(egos):
        return Phrase("alter ego")
    return Phrase("name") if ruleset == 2025 and len(set(names)) < len(names) else ""


def copies(card: Enlisted) -> int:
    """How many of a card a roster and a squad may have."""
    return max((1, *map(int, says(card, queries.COPIES))))


def recruitable(recruit: Recruit, squad: Sequence[str], known: Cards) -> list[str]:
    """Those of a squad whom a card may choose."""
    return [id for id in squad if recruit.affiliation not in known[id].affiliations and known[id].threat <= recruit.threat]


def affiliations_of(squad: Sequence[str], known: Cards, joined: Sequence[tuple[str, str]] = ()) -> list[str]:
    """The affiliations a squad may use: more than half of it belongs to them (CP-189); the one it must use, if a card says so.

    `joined`: who belongs to which affiliation besides those on its card.
    """
    bound = bound_to(squad, known)
    if bound:
        return [bound]
    counts: dict[str, int] = {}
    for id in squad:
        for name in known[id].affiliations:
            counts[name] = counts.get(name, 0) + 1
    for id, name in joined:
        counts[name] = counts.get(name, 0) + (name not in known[id].affiliations)
    strays = [id for id in squad if says(known[id], queries.RALLIES)]
    for name in counts:
        counts[name] += any(name not in known[id].affiliations and (id, name) not in joined for id in strays)
    return sorted(name for name, n in counts.items() if 2 * n > len(squad))


def choices_of(squad: Sequence[str], known: Cards, joined: Sequence[tuple[str, str]] = ()) -> tuple[str, ...]:
    """What its player chooses from: the affiliations it may use, and none unless a card leaves no choice (CP-190)."""
    return (*affiliations_of(squad, known, joined), *(() if bound_to(squad, known) else ("",)))


def bound_to(squad: Sequence[str], known: Cards) -> str:
    """The affiliation that a character in the squad leaves no choice but to use."""
    return next((str(name) for id in squad for name in says(known[id], queries.BINDS_SQUAD)), "")


def says(card: Enlisted, query: str) -> list[Any]:
    """What a card answers to a question of squad building; one that no table can play answers nothing."""
    powers = card.superpowers if isinstance(card, Character) else ()
    return [part.value for power in powers for part in power.parts if isinstance(part, Static) and part.query == query]


def leads(squad: Sequence[str], affiliation: str, library: Library) -> bool:
    """Whether somebody in a squad has the Leadership of an affiliation."""
    return any(power.leadership == affiliation for id in squad for power in library.characters[id].superpowers)


def led_as(squad: Sequence[str], names: Sequence[str], library: Library) -> str:
    """The first of these affiliations that somebody in the squad leads, else the first."""
    return next((name for name in names if name and leads(squad, name, library)), names[0])


@lru_cache(256)
def led(squads: tuple[tuple[str, ...], ...], library: Library) -> tuple[tuple[str, ...], ...]:
    """Those of the squads that somebody leads; all of them if none is led."""
    known = library.characters
    return tuple(one for one in squads if any(leads(one, name, library) for name in affiliations_of(one, known))) or squads


def usual(squad: Sequence[str], affiliation: str, tactics: Sequence[str], library: Library) -> str | None:
    """What a squad chooses to use so that a Leadership of this affiliation is active, its own or one that a Team Tactic card gives;
    some of those cards are for squads without an affiliation. None if it cannot."""
    may = affiliations_of(squad, library.characters)
    if affiliation in may and leads(squad, affiliation, library):
        return affiliation
    people = [library.characters[id] for id in squad]
    for card in (library.tactics[id] for id in tactics):
        if not any(power.leadership == affiliation for power in card.leaderships):
            continue
        fits = card.affiliation in may if card.affiliation else not bound_to(squad, library.characters)
        if fits and (not named_by(card) or any(meant(one, named_by(card)) for one in people)):
            return card.affiliation
    return None


@lru_cache(256)
def usual_squads(
    squads: tuple[tuple[str, ...], ...], affiliation: str, tactics: tuple[str, ...], library: Library
) -> tuple[tuple[str, ...], ...]:
    """Those of the squads that can use an affiliation with a Leadership; none for no affiliation."""
    if not affiliation:
        return ()
    return tuple(one for one in squads if usual(one, affiliation, tactics, library) is not None)
