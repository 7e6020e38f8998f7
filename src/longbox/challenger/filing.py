"""A roster as somebody files it, in any of the known forms."""

from __future__ import annotations

from longbox.titles.crisis.builder import read, write
from longbox.titles.crisis.builder.carry import take
from longbox.titles.crisis.builder.words import BadRoster


def filed(data: bytes) -> tuple[str, tuple[str, ...]]:
    """A roster as JSON text, and the names in it that are no cards Longbox has; raises `BadRoster`."""
    taken = take(data)
    unread = tuple(str(note.sentence.values["id"]) for note in taken.notes if "id" in note.sentence.values)
    return write(taken.roster), unread


__all__ = ["BadRoster", "filed", "read"]
