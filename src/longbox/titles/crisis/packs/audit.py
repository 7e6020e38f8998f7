"""Looks through card files and packs for mistakes, without putting them into force."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from longbox.kernel import LongboxError
from longbox.titles.facets import Audit, Mistake

from . import BadPack, read, reader
from .check import check


def look_through(paths: Sequence[Path]) -> Audit:
    """The mistakes of some files and folders."""
    faults: list[reader.Fault] = []
    cards = unread = 0
    for path in paths:
        if path.is_dir():
            try:
                cards += len(read(path).cards)
            except BadPack as error:
                faults += error.faults
            continue
        try:
            text = path.read_text(encoding="utf-8-sig")
        except OSError as error:
            raise LongboxError(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}.") from error
        except UnicodeDecodeError:
            raise LongboxError(f"{path} is no text in UTF-8.") from None
        sheet = reader.read(text, path.name, python=path.suffix == ".py")
        faults += [*sheet.faults, *check(sheet)]
        cards += len(sheet.cards)
        unread += sheet.unread
    return Audit(cards, unread, [Mistake(one.file, one.line, one.column, one.text, str(one)) for one in faults])
