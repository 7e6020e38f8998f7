"""Taking teams in and out: finds the form of what is given, and writes any form."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from longbox.titles.carried import CODE, Form, decoded

from .drafts import LONGEST, VERSION, BadTeam, Draft, plain, read
from .posted import Note, post, unpost
from .share import share, unshare


def _json(draft: Draft, language: str) -> bytes:
    return (json.dumps({"longbox_team": VERSION, **plain(draft)}, indent=2, ensure_ascii=False) + "\n").encode()


FORMS: Final[Mapping[str, Form[Draft]]] = {
    "text": Form("text/plain; charset=utf-8", "txt", lambda draft, language: post(draft, language).encode()),
    "json": Form("application/json", "json", _json),
    "link": Form("text/plain; charset=utf-8", "txt", lambda draft, language: share(draft).encode()),
}


@dataclass(frozen=True, slots=True)
class Taken:
    """A team that was read, the form it had, and what in it was not understood."""

    form: str
    draft: Draft
    notes: tuple[Note, ...] = ()


def take(data: bytes) -> Taken:
    """A team from a file or a pasted text of any form.

    >>> take(b"Figures\\nDaredevil\\n").draft.figures
    ('daredevil',)
    """
    text = decoded(data).strip()
    if not text:
        raise BadTeam("There is nothing to read: paste a team or choose a file.")
    if len(text) > LONGEST:
        raise BadTeam("This is too long for a team; at most {most} can be read.", most=f"{LONGEST // 1000} kB")
    if text.startswith("{"):
        return Taken("json", read(text))
    if not re.search(r"\s", text) and (re.search(r"[?&](t|team|r|roster)=", text) or CODE.fullmatch(text)):
        return Taken("link", unshare(text))
    return Taken("text", *unpost(text))


__all__ = ["FORMS", "Taken", "take"]
