"""Texts that people write for others, as they are shown: one line of characters that can be seen."""

from __future__ import annotations

import unicodedata
from typing import Final

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that nobody can see."""


def legible(text: str) -> str:
    """Without what turns the direction of the rest, hides or breaks a line; empty if nothing can be seen.

    >>> legible("  Mara\\tJ.\\u202e "), legible("\\u200b\\u3164"), legible("e\\u0301")
    ('Mara J.', '', 'é')
    """
    plain = unicodedata.normalize("NFC", "".join(c if c.isprintable() and c not in BLANK else " " for c in text))
    return " ".join(plain.split())


__all__ = ["legible"]
