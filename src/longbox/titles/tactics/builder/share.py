"""Teams in a link: short, with a version and a checksum, and the same for good whatever figures are added later.

Bytes: `T` for a team, the level, the outlook, how many figures and things there are and whether there is a Plot, three bytes of the
hash of each id, the name.
"""

from __future__ import annotations

import re
from typing import Final

from longbox.titles.carried import MARK, VERSION, another_version, mark, marks, seal, tidy, unseal

from ..rules.levels import LEVELS
from ..rules.teams import OUTLOOKS
from .drafts import NAME, BadTeam, Draft, library

TEAM: Final = b"T"
ORDER: Final = tuple(LEVELS)
HEAD: Final = 6


def share(draft: Draft) -> str:
    """The code of a team.

    >>> unshare(share(Draft("Mine", figures=("dagger", "cloak")))).figures
    ('dagger', 'cloak')
    """
    plots = (draft.plot,) if draft.plot else ()
    ids = (draft.figures[:255], plots, draft.things[:255])
    outlook = OUTLOOKS.index(draft.outlook) if draft.outlook in OUTLOOKS else 0
    head = TEAM + bytes([ORDER.index(draft.level), outlook, *map(len, ids)])
    return seal(head + b"".join(mark(id) for part in ids for id in part) + draft.name.encode())


def unshare(code: str) -> Draft:
    """The team of a code, or of a whole link with one."""
    code = re.sub(r"^.*[?&](t|team)=([\w-]*).*$", r"\2", code.strip(), flags=re.S)
    if another_version(code):
        raise BadTeam("This team has the version {version}; this Longbox reads version {known}.", version=code[0], known=VERSION)
    try:
        body = unseal(code)
    except ValueError:
        raise _damaged() from None
    if body[:1] != TEAM:
        raise BadTeam("This link does not hold a team of FASERIP Tactics; copy the link of a team.")
    try:
        return _unpack(body)
    except (ValueError, IndexError):
        raise _damaged() from None


def _damaged() -> BadTeam:
    return BadTeam("This link is damaged or cut off; copy it again in full.")


def _unpack(body: bytes) -> Draft:
    level, outlook, *counts = body[1:HEAD]
    at = HEAD
    parts: list[tuple[str, ...]] = []
    for shelf, count in zip(library().values(), counts, strict=True):
        pieces = [body[at + i * MARK : at + (i + 1) * MARK] for i in range(count)]
        at += count * MARK
        if at > len(body):
            raise _damaged()
        ids = marks(shelf)
        if any(piece not in ids for piece in pieces):
            raise BadTeam("This link holds pieces that this Longbox does not have.")
        parts.append(tuple(ids[piece] for piece in pieces))
    figures, plots, things = parts
    return Draft(tidy(body[at:].decode(), NAME), ORDER[level], OUTLOOKS[outlook], figures, "".join(plots[:1]), things)


__all__ = ["share", "unshare"]
