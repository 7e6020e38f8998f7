"""Taking rosters in and out: finds the form of what is given, and writes any form."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from longbox.titles.carried import CODE, Form, decoded

from ..cards import LIBRARY
from ..script.library import Library
from ..script.rosters import Roster
from . import LONGEST, VERSION, plain, read
from .battlescribe import ros, rosz, unros, unrosz
from .names import Note
from .posted import post, unpost
from .share import share, unshare
from .words import BadRoster

MOST: Final = 1_000_000
"""Bytes that are looked at."""


def _json(roster: Roster, language: str) -> bytes:
    return (json.dumps({"longbox_roster": VERSION, **plain(roster)}, indent=2, ensure_ascii=False) + "\n").encode()


def forms(library: Library = LIBRARY) -> Mapping[str, Form[Roster]]:
    """Every form a roster of these cards can be written in."""
    return {
        "text": Form("text/plain; charset=utf-8", "txt", lambda roster, language: post(roster, language, library).encode()),
        "json": Form("application/json", "json", _json),
        "ros": Form("application/xml", "ros", lambda roster, language: ros(roster, library)),
        "rosz": Form("application/zip", "rosz", lambda roster, language: rosz(roster, library)),
        "link": Form("text/plain; charset=utf-8", "txt", lambda roster, language: share(roster).encode()),
    }


FORMS: Final = forms()


@dataclass(frozen=True, slots=True)
class Taken:
    """A roster that was read, the form it had, and what in it was not understood."""

    form: str
    roster: Roster
    notes: tuple[Note, ...] = ()


def take(data: bytes, library: Library = LIBRARY) -> Taken:
    """A roster from a file or a pasted text of any form.

    >>> take(b"Characters\\nHood (3)\\n").roster.characters
    ('hood',)
    """
    if len(data) > MOST:
        raise BadRoster("read.long", most="1 MB")
    if data.startswith(b"PK"):
        pile = unrosz(data, library)
        return Taken("rosz", pile.roster(), tuple(pile.told()))
    text = decoded(data).strip()
    if not text:
        raise BadRoster("read.empty")
    if text.startswith("<"):
        pile = unros(data.lstrip(), library)
        return Taken("ros", pile.roster(), tuple(pile.told()))
    if text.startswith("{"):
        if len(text) > LONGEST:
            raise BadRoster("read.long", most=f"{LONGEST // 1000} kB")
        return Taken("json", read(text))
    if not re.search(r"\s", text) and (re.search(r"[?&](r|roster)=", text) or CODE.fullmatch(text)):
        return Taken("link", unshare(text, library))
    pile = unpost(text, library)
    return Taken("text", pile.roster(), tuple(pile.told()))


__all__ = ["FORMS", "Taken", "take"]
