"""Rosters as players post them: headings and one name in each line, in either language.

    Harbour Avengers

    Characters (10)
    Captain America, First Avenger (4)
    Thanos, the Mad Titan (7) + Soul Gem
    ...
    Team Tactics (10)
    Avengers Assemble
    ...

Read is much more than written: lists with bullets and numbers, with alter egos, with "Threat: 4", with several names in a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from longbox.titles.carried import bare, tidy

from ..cards import LIBRARY
from ..script.cards import Gem
from ..script.crises import EXTRACTION, SECURE
from ..script.library import Library
from ..script.rosters import SIZES, Roster
from . import library as all_cards
from .names import GEMS_PART, MOST_NOTES, Found, Index, Note, Pile, key_of
from .words import BadRoster, Sentence, gem_name

HEADINGS: Final = {
    "en": {"characters": "Characters", "tactics": "Team Tactics", SECURE: "Secure Crises", EXTRACTION: "Extraction Crises"},
    "de": {"characters": "Charaktere", "tactics": "Teamtaktik", SECURE: "Krisen: Sicherung", EXTRACTION: "Krisen: Evakuierung"},
}
CRISES: Final = "crises"
"""A heading over both types."""
NAME: Final = "name"
ASIDE: Final = "aside"
"""What lists tell besides cards."""
OTHER_HEADINGS: Final = {
    "characters": ("character", "characters", "charakter", "charaktere", "helden", "heroes", "models", "team", "squad"),
    "tactics": (
        "tactic", "tactics", "team tactic", "team tactics", "tactic cards", "tactics cards", "team tactic cards",
        "team tactics cards", "taktik", "taktiken", "taktikkarten", "teamtaktik", "teamtaktiken", "teamtaktik karten",
        "teamtaktikkarten",
    ),
    SECURE: (
        "secure", "secures", "secure crisis", "secure crises", "secure crisis cards", "crisis secure", "crises secure",
        "crisis cards secure", "sicherung", "sicherungen", "krisen sicherung", "krise sicherung", "krisenkarten sicherung",
    ),
    EXTRACTION: (
        "extract", "extracts", "extraction", "extractions", "extract crisis", "extraction crisis", "extraction crises",
        "extraction crisis cards", "crisis extraction", "crises extraction", "crisis cards extraction", "evakuierung",
        "evakuierungen", "krisen evakuierung", "krise evakuierung", "krisenkarten evakuierung",
    ),
    CRISES: ("crisis", "crises", "crisis cards", "krise", "krisen", "krisenkarten"),
    GEMS_PART: ("gem", "gems", "infinity gem", "infinity gems", "infinity steine", "infinitysteine", "steine"),
    NAME: ("name", "roster", "roster name", "list", "list name", "liste", "vorrat"),
    ASIDE: (
        "affiliation", "affiliations", "gruppierung", "gruppierungen", "threat", "total threat", "bedrohung", "player",
        "spieler", "author", "leader", "leadership", "https", "http",
    ),
}  # fmt: skip
HEADING: Final = {key: part for part, keys in OTHER_HEADINGS.items() for key in keys}
BEHIND: Final = re.compile(
    r"(?:[\[(]?\b(?:threat level|threat|bedrohung|pts|points|punkte)\b:?\s*\d*[\])]?|([\[({]([^\[\](){}]*)[\])}]|\b\d{1,2}))\s*$",
    re.I,
)
"""What may stand behind a name: a threat, an alter ego, a mark."""
LINES: Final = 400
LAYERS: Final = 5
"""Things behind a name that are taken off."""
LONGEST_RUN: Final = 7
"""Pieces and signs between them that may be one name."""
LINE: Final = 300


def post(roster: Roster, language: str = "en", library: Library = LIBRARY) -> str:
    """A roster as a text to post."""
    cards = all_cards(library)
    lines = []
    if roster.name:
        lines += [roster.name if not _understood(roster.name, library) else f"Roster: {roster.name}", ""]
    for part in SIZES:
        ids = getattr(roster, part)
        lines.append(f"{HEADINGS[language][part]} ({len(ids)})")
        lines += [_line(roster, cards[part].get(id), id, language, cards[part], library.gems) for id in ids]
        lines.append("")
    return "\n".join(lines)


def _line(roster: Roster, card: object, id: str, language: str, known: Mapping[str, Any], jewels: Mapping[str, Gem]) -> str:
    """A card with its threat and gems; with its alter ego where another card has the same name."""
    gems = [gem for who, gem in roster.gems if who == id and gem in jewels]
    threat = getattr(card, "threat", 0) or None
    name = getattr(card, "name", id)
    if any(one.name == name and one.id != id for one in known.values()):
        name += f" ({getattr(card, 'alter_ego', '')})"
    shown = name + (f" ({threat + sum(jewels[gem].threat for gem in gems)})" if threat is not None else "")
    return " + ".join([shown, *(gem_name(gem, language) or jewels[gem].name for gem in gems)])


def _understood(name: str, library: Library) -> bool:
    """Whether the first line of a text would be taken for something else than the name."""
    index = Index(library)
    return (
        name.startswith(("<", "{", "PK"))
        or not key_of(name)
        or _heading(name) is not None
        or bool(list(_cards(index, name, "")))
        or _bare(name) != name
    )


def unpost(text: str, library: Library = LIBRARY) -> Pile:
    """What a posted text holds."""
    index, pile, part = Index(library), Pile(), ""
    lines = text.splitlines()
    if len(lines) > LINES:
        raise BadRoster("read.lines", most=LINES)
    for number, raw in enumerate(lines, 1):
        line = _bare(tidy(raw, LINE))
        if not key_of(line):
            continue
        heading = _heading(line)
        if heading is not None:
            part, line = heading
            if part == NAME:
                pile.name, part, line = pile.name or tidy(raw, LINE).partition(":")[2].strip(), "", ""
            elif part == ASIDE:
                part, line = "", ""
            if not line:
                continue
        _take(index, pile, part, line, number)
    if not pile.cards:
        raise BadRoster("read.nothing")
    return pile


def _take(index: Index, pile: Pile, part: str, line: str, number: int) -> None:
    """Put the cards of a line where they belong, or note that there are none."""
    wished = "" if part in (CRISES, GEMS_PART) else part
    if part == GEMS_PART:  # "Soul Gem (Thanos)"
        line = re.sub(r"[()\[\]]", ",", line)
    found = list(_cards(index, line, wished))
    if not found:
        _note_unknown(index, pile, part, line, number)
    bearers = [one.id for one in found if one.part == "characters"]
    if part == GEMS_PART:
        found = [one for one in found if one.part == GEMS_PART]
    elif not bearers and pile.parts["characters"]:
        bearers = pile.parts["characters"][-1:]
    for one in found:
        if one.part != GEMS_PART:
            pile.put(one)
        elif bearers:
            pile.hang(bearers[-1], one.id)
        else:
            pile.notes.append(Note(Sentence("line.bearer", {"line": number, "gem": one.id})))


def _note_unknown(index: Index, pile: Pile, part: str, line: str, number: int) -> None:
    """A line without a card is the name of the roster if it comes first, else a note with the card it may mean."""
    wished = "" if part in (CRISES, GEMS_PART) else part
    if not pile.cards and not part and not pile.name:
        pile.name = line
    elif len(pile.notes) < MOST_NOTES:
        close = index.close(peeled(line)[-1][0], wished) or index.close(peeled(re.split(r"\s+[-+]\s+", line)[0])[-1][0], wished)
        values = {"line": number, "id": line[:60], "close": close.name if close else ""}
        pile.notes.append(Note(Sentence("line.unknown", values), close))
    else:
        pile.notes.append(Note(Sentence("line.unknown")))


def _bare(line: str) -> str:
    """A line without bullets, numbers, marks of emphasis and how often: nothing is in a roster twice.

    >>> _bare("2x Disarm")
    'Disarm'
    """
    return re.sub(r"^\d\s?x\s*[*_]*", "", bare(line))


def _heading(line: str) -> tuple[str, str] | None:
    """The part of a roster that a line is a heading of, and what stands behind it.

    >>> _heading("Secure Crisis: (3)"), _heading("Tactics: Disarm, Medpack"), _heading("Tactical Analysis")
    (('secure', ''), ('tactics', 'Disarm, Medpack'), None)
    """
    before, colon, after = line.partition(":")
    if colon and key_of(before) == "krisen" and key_of(re.sub(r"[(\[]?\d+.*$", "", after)) in HEADING:  # "Krisen: Sicherung (3)"
        before, after = line, ""
    part = HEADING.get(key_of(re.sub(r"[(\[]?\s*\d+(\s*(/|of|von)\s*\d+)?\s*[)\]]?:?\s*$", "", before if colon else line)))
    if part is None:
        return None
    return part, re.sub(r"^\s*[(\[]?\d+(\s*(/|of|von)\s*\d+)?[)\]]?\s*$", "", after).strip()


def _cards(index: Index, line: str, part: str) -> Iterator[Found]:
    """The cards a line names. A name may hold commas, so the longest run of pieces that is a name counts."""
    pieces = re.split(r"(\s*[,;/+&:]\s*|\s+with\s+|\s+mit\s+|\s+-\s+)", line)
    start = 0
    found = []
    while start < len(pieces):
        for end in range(min(len(pieces), start + LONGEST_RUN), start, -2):
            text = "".join(pieces[start:end])
            one = lookup(index, text, part)
            if one is not None:
                found.append(one)
                start = end + 1
                break
        else:
            if not re.fullmatch(r"[\W\d]*", peeled(pieces[start])[-1][0]):
                return  # half a line that is no card makes all of it unknown, so that nothing is dropped unsaid
            start += 2
    yield from found


def lookup(index: Index, text: str, part: str = "") -> Found | None:
    """The card a text names, with or without what lists write behind a name."""
    return next((one for name, hint in peeled(text) if (one := index.find(name, part, hint))), None)


def peeled(text: str) -> list[tuple[str, str]]:
    """A name, then without one thing after another that lists write behind it, each with the alter ego seen so far.

    >>> peeled("Kingpin (Wilson Fisk) Threat: 4")[-1], peeled("Riots 3.0 (Threat: 17)")[1]
    (('Kingpin', 'Wilson Fisk'), ('Riots 3.0', ''))
    """
    found = [(text, "")]
    hint = ""
    while len(found) <= LAYERS and (behind := BEHIND.search(text)):
        if behind[2] and not re.search(r"\d|BETA|Restricted|Banned", behind[2]):
            hint = behind[2]
        text = text[: behind.start()].strip(" ,:-")
        found.append((text, hint))
    return found


__all__ = ["lookup", "peeled", "post", "unpost"]
