"""Rosters in a link: short, with a version and a checksum, and the same for good whatever cards are added later.

A card is known by three bytes of the hash of its id, so that no list has to keep its order. Code: `1` for this version, then in
base 64 for addresses how many cards of each part and gems there are, the cards, the gems with their bearers, the name, a checksum.
"""

from __future__ import annotations

import re
from typing import Final

from longbox.titles.carried import CODE, MARK, VERSION, another_version, mark, marks, seal, tidy, unseal

from ..cards import LIBRARY
from ..script.library import Library
from ..script.rosters import SIZES, Roster
from . import GEM_THREAT
from . import library as all_cards
from .words import BadRoster

ORDER: Final = tuple(GEM_THREAT)


def share(roster: Roster) -> str:
    """The code of a roster. Gems without a bearer in the roster are left out."""
    parts = [getattr(roster, part)[:255] for part in SIZES]
    gems = [(parts[0].index(who), ORDER.index(gem)) for who, gem in roster.gems[:255] if who in parts[0] and gem in GEM_THREAT]
    body = bytes([*map(len, parts), len(gems)])
    body += b"".join(mark(id) for ids in parts for id in ids)
    body += bytes(number for pair in gems for number in pair) + roster.name.encode()
    return seal(body)


def unshare(code: str, library: Library = LIBRARY) -> Roster:
    """The roster of a code, or of a whole link with one."""
    code = code.strip()
    code = re.sub(r"^.*[?&](r|roster)=([\w-]*).*$", r"\2", code, flags=re.S)
    if another_version(code):
        raise BadRoster("read.version", version=code[0], known=VERSION)
    try:
        body = unseal(code)
        if len(body) < len(SIZES) + 1:
            raise BadRoster("read.link")
        return _unpack(body, library)
    except (ValueError, IndexError):
        raise BadRoster("read.link") from None


def _unpack(body: bytes, library: Library) -> Roster:
    counts, at = body[: len(SIZES) + 1], len(SIZES) + 1
    parts: list[tuple[str, ...]] = []
    for known, count in zip(all_cards(library).values(), counts, strict=False):
        ids = marks(known)
        cards = [body[at + i * MARK : at + (i + 1) * MARK] for i in range(count)]
        at += count * MARK
        if any(card not in ids for card in cards):
            raise BadRoster("read.link.cards" if at <= len(body) else "read.link")
        parts.append(tuple(ids[card] for card in cards))
    pairs = [(body[at + 2 * i], body[at + 2 * i + 1]) for i in range(counts[-1])]
    name = tidy(body[at + 2 * counts[-1] :].decode())
    characters, tactics, secure, extraction = parts
    gems = tuple((characters[who], ORDER[gem]) for who, gem in pairs)
    return Roster("", name, characters, tactics, secure, extraction, gems)


__all__ = ["CODE", "marks", "share", "unshare"]
