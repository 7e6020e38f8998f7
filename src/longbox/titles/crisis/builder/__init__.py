"""Rosters: ten characters, ten Team Tactic cards, three Crisis cards of each type, and gems (CP-113..CP-119, CP-500..CP-505).

A roster is one of the ready ones, by its name, or a player's own as JSON text:

    {"name": "Mine", "characters": [...], "tactics": [...], "secure": [...], "extraction": [...], "gems": {"character": "gem"}}

Cards are named by their ids. A file says which version of this form it has, `"longbox_roster": 1`. The other forms in which players
pass rosters on are in the modules of this package, and `carry` reads and writes all of them.
"""

from __future__ import annotations

import json
from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final, TypeAlias

from longbox.speech import listed
from longbox.titles.carried import tidy

from ..cards import LIBRARY
from ..rules.squads import copies
from ..script.crises import EXTRACTION, SECURE
from ..script.library import Library
from ..script.rosters import SIZES, Roster
from . import known
from .words import BadRoster, Sentence

Known: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Cards by the part of a roster they go into, then by id."""

GEM_THREAT: Final = {"mind": 1, "power": 1, "reality": 1, "soul": 1, "space": 1, "time": 1}
"""What each Infinity Gem adds to its bearer's threat (CP-504)."""
VERSION: Final = 1
"""Of the JSON form."""
LONGEST: Final = 20_000
MOST: Final = 60
"""Cards of a part that are read: a roster under construction may have too many, but not any number."""
NAME: Final = 60
"""The longest name of a roster."""


def roster(value: str, cards: Library = LIBRARY) -> Roster:
    """The roster an option names or spells out."""
    return read(value) if value.startswith("{") else cards.rosters[value]


# -- reading and writing -----------------------------------------------------------------------------------------------


@lru_cache(64)
def read(text: str) -> Roster:
    """A roster from its JSON text, or a sentence. Whether its cards make a legal roster is for `faults` to say."""
    try:
        data = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadRoster("read.object")
    version = data.pop("longbox_roster", VERSION)
    if version != VERSION or isinstance(version, bool):
        raise BadRoster("read.version", version=tidy(str(version), 20), known=VERSION)
    unknown = [key for key in data if key not in (*SIZES, "name", "gems")]
    if unknown:
        raise BadRoster("read.part", part=unknown[0][:60])
    parts = {key: _words(data.get(key, []), key) for key in SIZES}
    name = data.get("name", "")
    gems = data.get("gems", {})
    if not isinstance(name, str) or not isinstance(gems, dict):
        raise BadRoster("read.form")
    pairs = [(tidy(who), gem) for who, held in gems.items() for gem in _words([held] if isinstance(held, str) else held, "gems")]
    if len(pairs) > MOST:
        raise BadRoster("read.many", most=MOST)
    return Roster("", tidy(name), parts["characters"], parts["tactics"], parts[SECURE], parts[EXTRACTION], tuple(pairs))


def _words(value: Any, key: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise BadRoster("read.list", part=key)
    if len(value) > MOST:
        raise BadRoster("read.many", most=MOST)
    return tuple(tidy(word) for word in value)


def plain(roster: Roster) -> dict[str, Any]:
    """A roster as JSON knows it, without a version."""
    gems: dict[str, list[str]] = {}
    for who, gem in roster.gems:
        gems.setdefault(who, []).append(gem)
    return {"name": roster.name, **{key: list(getattr(roster, key)) for key in SIZES}, "gems": gems}


def write(roster: Roster) -> str:
    """A roster as JSON text, always the same text for the same roster."""
    return json.dumps(plain(roster), separators=(",", ":"))


# -- judging -----------------------------------------------------------------------------------------------------------


def faults(roster: Roster, ruleset: object = 2025, language: str = "en", cards: Library = LIBRARY) -> list[str]:
    """Everything that keeps a roster from being legal, as sentences; empty for a legal one."""
    return [fault.told(language) for fault in judge(roster, ruleset, cards)]


def judge(roster: Roster, ruleset: object = 2025, cards: Library = LIBRARY) -> list[Sentence]:
    """The same with the rules they follow from, to be told in any language."""
    known = library(cards)
    return [
        *_counts(roster),
        *_unknown(roster, known),
        *_doubles(roster, ruleset, known),
        *_copies(roster, known),
        *_exclusions(roster, known),
        *_gems(roster, known),
    ]


def library(cards: Library = LIBRARY) -> Known:
    """All cards, by the part of a roster they go into: those that can be played, and those that only a roster can hold."""
    able = playable(cards)
    crises = ChainMap(able[SECURE], known.crises())  # type: ignore[arg-type]
    return {
        "characters": ChainMap(able["characters"], known.characters()),  # type: ignore[arg-type]
        "tactics": ChainMap(able["tactics"], known.tactics()),  # type: ignore[arg-type]
        SECURE: crises,
        EXTRACTION: crises,
    }


def playable(cards: Library = LIBRARY) -> dict[str, dict[str, Any]]:
    """The cards that can be played on the table, by the same parts."""
    return {"characters": cards.characters, "tactics": cards.tactics, SECURE: cards.crises, EXTRACTION: cards.crises}


def unplayable(roster: Roster, cards: Library = LIBRARY) -> list[Sentence]:
    """The cards of a roster that no table knows how to play yet."""
    all_cards, table = library(cards), playable(cards)
    return [
        Sentence("unscripted", {"name": all_cards[part][id].name})
        for part in SIZES
        for id in getattr(roster, part)
        if id in all_cards[part] and id not in table[part]
    ]


def _parts(roster: Roster, cards: Known) -> Iterable[tuple[str, Sequence[str], Mapping[str, Any]]]:
    for key in SIZES:
        yield key, getattr(roster, key), cards[key]


def _counts(roster: Roster) -> Iterable[Sentence]:
    """CP-113."""
    for key, size in SIZES.items():
        have = len(getattr(roster, key))
        if have != size:
            yield Sentence(f"count.{key}", {"n": size, "have": have}, "CP-113")


def _unknown(roster: Roster, all_cards: Known) -> Iterable[Sentence]:
    """Cards that do not exist, are of the wrong type, or are never put into a roster."""
    for key, cards, among in _parts(roster, all_cards):
        for id in cards:
            if id not in among:
                yield _missing(key, id, among)
            elif key in (SECURE, EXTRACTION) and among[id].kind != key:
                yield Sentence(f"type.{key}", {"name": among[id].name}, "CP-113")
            elif key == "characters" and among[id].is_grunt:
                yield Sentence("grunt", {"name": among[id].name}, "CP-527")


def _missing(part: str, id: str, known: Mapping[str, Any]) -> Sentence:
    close = get_close_matches(id[:60], known, 1)
    return Sentence(f"missing.{part}", {"id": id[:60], "close": close[0] if close else ""})


def _doubles(roster: Roster, ruleset: object, all_cards: Known) -> Iterable[Sentence]:
    """CP-115..CP-118, Q122: the older book minds the same name and alter ego, the newer the same name or alter ego."""
    for key, cards, among in _parts(roster, all_cards):
        found = [among[id] for i, id in enumerate(cards) if id in among and not (id in cards[:i] and copies(among[id]) > 1)]
        for i, one in enumerate(found):
            for other in found[:i]:
                if key == "characters":
                    same = (one.name == other.name, one.alter_ego == other.alter_ego)
                    if all(same) or (any(same) and ruleset == 2025):
                        what = listed([word for word, is_same in zip(("name", "alter ego"), same, strict=True) if is_same])
                        rule = "CP-116" if ruleset == 2025 else "CP-115"
                        yield Sentence(f"same.{what}", {"name": other.name, "other": one.name}, rule)
                elif one.name == other.name:
                    yield Sentence("twice", {"name": one.name}, "CP-117" if key == "tactics" else "CP-118")


def _copies(roster: Roster, all_cards: Known) -> Iterable[Sentence]:
    """More of a character than its card allows, where it allows several."""
    known = all_cards["characters"]
    for id in dict.fromkeys(roster.characters):
        most = copies(known[id]) if id in known else 1
        if roster.characters.count(id) > most > 1:
            yield Sentence("copies", {"name": known[id].name, "n": most}, "CP-116")


def _exclusions(roster: Roster, all_cards: Known) -> Iterable[Sentence]:
    """Some Team Tactic cards say that another one may not be in the same roster."""
    known = all_cards["tactics"]
    for id in roster.tactics:
        if id in known and known[id].not_with and known[id].not_with in roster.tactics:
            yield Sentence("excludes", {"name": known[id].name, "other": known[known[id].not_with].name})


def _gems(roster: Roster, all_cards: Known) -> Iterable[Sentence]:
    """CP-500..CP-505: a bearer in the roster, a gem it may bear, one per bearer unless its card says more, each gem once."""
    characters = all_cards["characters"]
    taken: set[str] = set()
    held: dict[str, int] = {}
    for who, gem in roster.gems:
        if gem not in GEM_THREAT:
            yield _missing("gems", gem, GEM_THREAT)
            continue
        if who not in roster.characters:
            yield Sentence("gem.bearer", {"gem": gem, "who": who[:60]}, "CP-503")
        elif who in characters:
            card = characters[who]
            if gem not in card.gems:
                key = "gem.only" if card.gems else "gem.none"
                yield Sentence(key, {"name": card.name, "bears": tuple(card.gems), "gem": gem}, "CP-500")
            held[who] = held.get(who, 0) + 1
            if held[who] == card.gem_slots + 1:
                key = "gem.many" if card.gem_slots > 1 else "gem.one"
                yield Sentence(key, {"name": card.name, "n": card.gem_slots}, "CP-501" if card.gem_slots == 1 else "CP-502")
        if gem in taken:
            yield Sentence("gem.twice", {"gem": gem}, "CP-505")
        taken.add(gem)
