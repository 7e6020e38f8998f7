"""Rosters as BattleScribe and New Recruit keep them: XML in a .ros file, or that file in a zip, .rosz.

Only names count: a selection is a card if it is called like one, and a gem belongs to the selection it lies in. So lists from any
revision of the public data files can be read. A file from somebody else may be made to do harm: a document type is refused, and
with it every entity, and nothing is unpacked beyond a size.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
import zlib
from dataclasses import dataclass
from typing import Final
from xml.parsers.expat import ExpatError, ParserCreate
from xml.sax.saxutils import quoteattr

from ..cards import LIBRARY
from ..script.crises import EXTRACTION, SECURE
from ..script.library import Library
from ..script.rosters import SIZES, Roster
from . import library as all_cards
from .names import GEMS_PART, MOST_NOTES, Index, Note, Pile
from .posted import lookup, peeled
from .words import BadRoster, Sentence

NAMESPACE: Final = "http://www.battlescribe.net/schema/rosterSchema"
LONGEST: Final = 4_000_000
"""Bytes of XML: rosters with all texts of the cards reach some hundred thousand."""
DEEPEST: Final = 64
MOST_SELECTIONS: Final = 600
"""Looking one up takes half a thousandth of a second; large rosters have some two hundred."""

# Ids of the public data files for this game (BSData/marvel-crisis-protocol).
SYSTEM: Final = ("9c66-3ecf-4508-3b47", "Marvel Crisis Protocol", "2211")
CATALOGUE: Final = ("b5fb-20f9-0dce-3f02", "MCP Inventory", "2207")
FORCE: Final = ("3a4a-aa25-5bf6-e2ce", "Roster - Open Play")
COST: Final = ("2de3-a5e2-23d8-2859", " Threat Level")
CATEGORIES: Final = {
    "characters": ("5c80-c1cf-82bb-b5de", "Characters"),
    "tactics": ("7de0-86ce-229b-637e", "Team Tactics Cards"),
    SECURE: ("75ba-74ce-7452-509c", "Crisis - Secure"),
    EXTRACTION: ("67a0-a10a-a572-55c8", "Crisis - Extraction"),
    GEMS_PART: ("e7d2-fc4f-e67b-f877", "Infinity Gems"),
}


# -- writing -----------------------------------------------------------------------------------------------------------


def ros(roster: Roster, library: Library = LIBRARY) -> bytes:
    """A roster as a .ros file."""
    cards, gems_known = all_cards(library), library.gems
    lines: list[str] = []
    total = 0

    def selection(part: str, name: str, threat: int | None, inside: list[str]) -> list[str]:
        id, label = CATEGORIES[part]
        key = _id(roster.name, part, name, str(len(lines)))
        cost = f'<costs><cost name="{COST[1]}" typeId="{COST[0]}" value="{threat}.0"/></costs>' if threat is not None else ""
        return [
            f'<selection id="{key}" name={quoteattr(name)} entryId="{_id(part, name)}" number="1" '
            f'type="{"model" if part == "characters" else "upgrade"}">',
            *(["<selections>", *inside, "</selections>"] if inside else []),
            f'{cost}<categories><category id="{_id(key, label)}" name="{label}" entryId="{id}" primary="true"/></categories>',
            "</selection>",
        ]

    for part in SIZES:
        for id in getattr(roster, part):
            card = cards[part].get(id)
            threat = getattr(card, "threat", 0) if part == "characters" else None
            gems = [gems_known[gem] for who, gem in roster.gems if who == id and gem in gems_known] if part == "characters" else []
            total += (threat or 0) + sum(gem.threat for gem in gems)
            inside = [line for gem in gems for line in selection(GEMS_PART, gem.name, gem.threat, [])]
            name = f"{card.name} ({card.alter_ego})" if card and part == "characters" else getattr(card, "name", id)
            lines += selection(part, name, threat, inside)
    head = [
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
        f'<roster id="{_id(roster.name)}" name={quoteattr(roster.name)} battleScribeVersion="2.03" gameSystemId="{SYSTEM[0]}" '
        f'gameSystemName="{SYSTEM[1]}" gameSystemRevision="{SYSTEM[2]}" xmlns="{NAMESPACE}">',
        f'<costs><cost name="{COST[1]}" typeId="{COST[0]}" value="{total}.0"/></costs>',
        f'<forces><force id="{_id(roster.name, "force")}" name="{FORCE[1]}" entryId="{FORCE[0]}" catalogueId="{CATALOGUE[0]}" '
        f'catalogueRevision="{CATALOGUE[2]}" catalogueName="{CATALOGUE[1]}"><selections>',
    ]
    return "\n".join([*head, *lines, "</selections></force></forces></roster>", ""]).encode()


def rosz(roster: Roster, library: Library = LIBRARY) -> bytes:
    """A roster as a .rosz file, the same bytes for the same roster."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr(zipfile.ZipInfo("roster.ros", (1980, 1, 1, 0, 0, 0)), ros(roster, library), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _id(*words: str) -> str:
    """An id in BattleScribe's form."""
    digest = hashlib.sha256("\n".join(words).encode()).hexdigest()
    return "-".join(digest[i : i + 4] for i in (0, 4, 8, 12))


# -- reading -----------------------------------------------------------------------------------------------------------


def unros(data: bytes, library: Library = LIBRARY) -> Pile:
    """What a .ros file holds."""
    if len(data) > LONGEST:
        raise BadRoster("read.long", most=f"{LONGEST // 1_000_000} MB")
    reader = _Reader(library)
    parser = ParserCreate(namespace_separator=" ")
    parser.StartDoctypeDeclHandler = _refuse
    parser.EntityDeclHandler = _refuse
    parser.ExternalEntityRefHandler = _refuse
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    try:
        parser.Parse(data, True)
    except (ExpatError, ValueError, LookupError):
        raise BadRoster("read.xml") from None
    if not reader.pile.cards:
        raise BadRoster("read.nothing")
    return reader.pile


def unrosz(data: bytes, library: Library = LIBRARY) -> Pile:
    """What a .rosz file holds."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file:
            inside = next((one for one in file.infolist() if one.filename.lower().endswith(".ros")), None)
            # Stored or deflated is all that BattleScribe writes, and no other way of packing needs to be trusted.
            if inside is None or inside.flag_bits & 1 or inside.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise BadRoster("read.zip")
            with file.open(inside) as packed:
                text = packed.read(LONGEST + 1)  # never more, whatever size the archive claims
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError, RuntimeError):
        raise BadRoster("read.zip") from None
    return unros(text, library)


def _refuse(*_: object) -> int:
    raise BadRoster("read.xml.dtd")


@dataclass(slots=True)
class _Selection:
    """An open selection: a card, or a folder for others."""

    name: str
    bearer: str = ""
    known: bool = False
    folder: bool = False


class _Reader:
    """Takes the selections of a file one by one."""

    def __init__(self, library: Library) -> None:
        self.pile = Pile()
        self.index = Index(library)
        self.open: list[_Selection] = []
        self.depth = self.count = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        kind = tag.rpartition(" ")[2]
        if self.depth == 0 and kind != "roster":
            raise BadRoster("read.xml")
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadRoster("read.xml")
        if kind == "roster" and self.depth == 1:
            self.pile.name = attributes.get("name", "")
        elif kind == "selection":
            self.select(attributes.get("name", ""))

    def select(self, name: str) -> None:
        self.count += 1
        if self.count > MOST_SELECTIONS:
            raise BadRoster("read.many", most=MOST_SELECTIONS)
        outer = self.open[-1] if self.open else None
        if outer:
            outer.folder = True
        found = lookup(self.index, name)
        made = _Selection(name, outer.bearer if outer else "", found is not None or bool(outer and outer.known))
        if found is None:
            pass  # an unknown one is noted when it ends: then it is clear whether it is a folder
        elif found.part != GEMS_PART:
            self.pile.put(found)
            made.bearer = found.id if found.part == "characters" else ""
        elif made.bearer:
            self.pile.hang(made.bearer, found.id)
        else:
            self.pile.notes.append(Note(Sentence("entry.bearer", {"gem": found.id})))
        self.open.append(made)

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag.rpartition(" ")[2] == "selection":
            one = self.open.pop()
            if not one.known and not one.folder:
                close = self.index.close(peeled(one.name)[-1][0]) if len(self.pile.notes) < MOST_NOTES else None
                values = {"id": one.name[:60], "close": close.name if close else ""}
                self.pile.notes.append(Note(Sentence("entry.unknown", values), close))


__all__ = ["ros", "rosz", "unros", "unrosz"]
