"""Rosters: ten characters, ten Team Tactic cards, three Crisis cards of each type, and gems (CP-113..CP-119, CP-500..CP-505).

A roster is one of the ready ones, by its name, or a player's own as JSON text:

    {"name": "Mine", "characters": [...], "tactics": [...], "secure": [...], "extraction": [...], "gems": {"character": "gem"}}

Cards are named by their ids.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final

from longbox.kernel import BadOption, Named, Option, Phrase, Plain, Several

SECURE, EXTRACTION = "secure", "extraction"
SIZES: Final = {"characters": 10, "tactics": 10, SECURE: 3, EXTRACTION: 3}
"""How many of each a roster has (CP-113)."""
PARTS: Final = {
    "characters": Phrase("characters"),
    "tactics": Phrase("Team Tactic cards"),
    SECURE: Phrase("Secure Crisis cards"),
    EXTRACTION: Phrase("Extraction Crisis cards"),
}
CARD: Final = {
    "characters": Phrase("character"),
    "tactics": Phrase("Team Tactic card"),
    SECURE: Phrase("Crisis card"),
    EXTRACTION: Phrase("Crisis card"),
    "gems": Phrase("Infinity Gem"),
}
GEM_THREAT: Final = {"mind": 1, "power": 1, "reality": 1, "soul": 1, "space": 1, "time": 1}
"""What each Infinity Gem adds to its bearer's threat (CP-504)."""
LONGEST = 20_000


@dataclass(frozen=True, slots=True)
class Roster:
    """What a player brings to the table."""

    id: str
    name: str
    characters: tuple[str, ...]
    tactics: tuple[str, ...]
    secure: tuple[str, ...]
    extraction: tuple[str, ...]
    gems: tuple[tuple[str, str], ...] = field(default=())
    """(character, gem)"""

    def crises(self, kind: str) -> tuple[str, ...]:
        return self.secure if kind == SECURE else self.extraction

    def gem_of(self, character: str) -> str:
        return ",".join(gem for who, gem in self.gems if who == character)

    def gem_threat(self, character: str) -> int:
        from .rules.gems import threat_of

        return threat_of([gem for who, gem in self.gems if who == character])

    def extra(self) -> tuple[int, ...]:
        """What gems add to each character's threat."""
        return tuple(self.gem_threat(id) for id in self.characters)


READY: dict[str, Roster] = {}
NAMES: list[str] = []
"""The ready rosters' ids, in their order."""


def add_roster(roster: Roster) -> Roster:
    from .rules.gems import check_gems
    from .rules.grunts import check_grunts

    check_gems(roster)
    check_grunts(roster)
    READY[roster.id] = roster
    NAMES.append(roster.id)
    return roster


def roster(value: str) -> Roster:
    """The roster an option names or spells out."""
    return read(value) if value.startswith("{") else READY[value]


# -- reading and writing -----------------------------------------------------------------------------------------------


@lru_cache(64)
def read(text: str) -> Roster:
    """A roster from its JSON text, or a sentence. Whether its cards make a legal roster is for `faults` to say."""
    try:
        data = json.loads(text) if len(text) <= LONGEST else None
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise BadOption("A roster is a JSON object with characters, tactics, secure, extraction and gems.")
    unknown = [key for key in data if key not in (*SIZES, "name", "gems")]
    if unknown:
        raise BadOption(
            "A roster has no part {part!r}; it has name, {known}.", part=unknown[0], known=Several([*SIZES, "gems"], "and")
        )
    parts = {key: _words(data.get(key, []), key) for key in SIZES}
    name = data.get("name", "")
    gems = data.get("gems", {})
    if not isinstance(name, str) or not isinstance(gems, dict):
        raise BadOption("The name of a roster is a text, and its gems are an object from characters to gems.")
    pairs = [(who, gem) for who, held in gems.items() for gem in _words([held] if isinstance(held, str) else held, "gems")]
    return Roster("", name[:60], parts["characters"], parts["tactics"], parts[SECURE], parts[EXTRACTION], tuple(pairs))


def _words(value: Any, key: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise BadOption("The part {part!r} of a roster is a list of card names.", part=key)
    return tuple(value)


def write(roster: Roster) -> str:
    """A roster as JSON text, always the same text for the same roster."""
    gems: dict[str, list[str]] = {}
    for who, gem in roster.gems:
        gems.setdefault(who, []).append(gem)
    parts = {key: list(getattr(roster, key)) for key in SIZES}
    return json.dumps({"name": roster.name, **parts, "gems": gems}, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class RosterOption(Option):
    """A ready roster's name or the JSON text of one."""

    def __init__(self, default: str, help: str) -> None:
        for name, value in (("default", default), ("allowed", NAMES), ("help", help)):
            object.__setattr__(self, name, value)

    def accept(self, name: str, value: object) -> Plain:
        if isinstance(value, Mapping):
            value = json.dumps(value)
        if isinstance(value, str) and value.lstrip().startswith("{"):
            return write(read(value.strip()))
        if isinstance(value, str) and value.lower() in READY:
            return value.lower()
        raise BadOption(
            "{option}={value} is not possible; it takes {takes}.", option=name, value=str(value)[:60], takes=self.takes()
        )

    def takes(self) -> str:
        return Phrase("{names}, or the JSON text of a roster", names=Several(NAMES, "or"))


# -- judging -----------------------------------------------------------------------------------------------------------


def faults(roster: Roster, ruleset: object = 2025) -> list[str]:
    """Everything that keeps a roster from being legal, as sentences; empty for a legal one."""
    return [*_counts(roster), *_unknown(roster), *_doubles(roster, ruleset), *_gems(roster)]


def _library() -> dict[str, Mapping[str, Any]]:
    from .language.cards import CHARACTERS
    from .rules.missions import CRISES
    from .rules.tactics import TACTICS

    return {"characters": CHARACTERS, "tactics": TACTICS, SECURE: CRISES, EXTRACTION: CRISES}


def _parts(roster: Roster) -> Iterable[tuple[str, Sequence[str], Mapping[str, Any]]]:
    library = _library()
    for key in SIZES:
        yield key, getattr(roster, key), library[key]


def _counts(roster: Roster) -> Iterable[str]:
    """CP-113."""
    for key, cards, _ in _parts(roster):
        if len(cards) != SIZES[key]:
            yield Phrase("A roster has {size} {cards}; this one has {count}.", size=SIZES[key], cards=PARTS[key], count=len(cards))


def _unknown(roster: Roster) -> Iterable[str]:
    """Cards that do not exist, are of the wrong type, or are never put into a roster."""
    for key, cards, library in _parts(roster):
        for id in cards:
            if id not in library:
                yield _missing(CARD[key], id, library)
            elif key in (SECURE, EXTRACTION) and library[id].kind != key:
                kind = library[id].kind
                yield Phrase(
                    "{card} is a Crisis card of the type {kind}, not {wanted}.",
                    card=_named(library[id], id),
                    kind=Named(kind, f"kind.{kind}"),
                    wanted=Named(key, f"kind.{key}"),
                )
            elif key == "characters" and library[id].is_grunt:
                yield Phrase(
                    "{card} is a Grunt: it comes with its Parent and is not put into a roster.", card=_named(library[id], id)
                )


def _missing(kind: str, id: str, library: Mapping[str, Any]) -> str:
    close = get_close_matches(id, library, 1)
    if close:
        return Phrase("There is no {kind} {id!r}. Did you mean {close!r}?", kind=kind, id=id[:60], close=close[0])
    return Phrase("There is no {kind} {id!r}.", kind=kind, id=id[:60])


def _named(card: Any, id: str) -> Named:
    return Named(card.name, id)


def _doubles(roster: Roster, ruleset: object) -> Iterable[str]:
    """CP-115..CP-118, Q122: the older book minds the same name and alter ego, the newer the same name or alter ego."""
    for key, cards, library in _parts(roster):
        known = [(library[id], _named(library[id], id)) for id in cards if id in library]
        for i, (one, name) in enumerate(known):
            for other, earlier in known[:i]:
                if key == "characters":
                    same = (one.name == other.name, one.alter_ego == other.alter_ego)
                    if all(same) or (any(same) and ruleset == 2025):
                        words = (Phrase("name"), Phrase("alter ego"))
                        what = Several([word for word, is_same in zip(words, same, strict=True) if is_same], "and")
                        yield Phrase(
                            "{one} and {other} have the same {what}: a roster may hold only one of them.",
                            one=earlier,
                            other=name,
                            what=what,
                        )
                elif one.name == other.name:
                    yield Phrase("{card} is in this roster more than once.", card=name)


def _gems(roster: Roster) -> Iterable[str]:
    """CP-500..CP-505: a bearer in the roster, a gem it may bear, one per bearer unless its card says more, each gem once."""
    characters = _library()["characters"]
    taken: set[str] = set()
    held: dict[str, int] = {}
    for who, id in roster.gems:
        if id not in GEM_THREAT:
            yield _missing(CARD["gems"], id, GEM_THREAT)
            continue
        gem = Named(id, id)
        if who not in roster.characters:
            yield Phrase("The {gem} gem belongs to {who!r}, who is not in this roster.", gem=gem, who=who[:60])
        elif who in characters:
            card = characters[who]
            name = _named(card, who)
            if id not in card.gems and card.gems:
                gems = Several([Named(one, one) for one in card.gems], "or")
                yield Phrase("{who} may bear only {gems}, not the {gem} gem.", who=name, gems=gems, gem=gem)
            elif id not in card.gems:
                yield Phrase("{who} may bear no Infinity Gem, not the {gem} gem.", who=name, gem=gem)
            held[who] = held.get(who, 0) + 1
            if held[who] == card.gem_slots + 1 and card.gem_slots == 1:
                yield Phrase("{who} may bear 1 Infinity Gem at a time.", who=name)
            elif held[who] == card.gem_slots + 1:
                yield Phrase("{who} may bear {slots} Infinity Gems at a time.", who=name, slots=card.gem_slots)
        if id in taken:
            yield Phrase("The {gem} gem is in this roster more than once.", gem=gem)
        taken.add(id)
