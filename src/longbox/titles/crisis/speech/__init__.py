"""The words of Crisis Protocol: log lines and questions, per language."""

from __future__ import annotations

from .de import GERMAN
from .en import ENGLISH

WORDS = {"en": ENGLISH, "de": GERMAN}

__all__ = ["WORDS"]
