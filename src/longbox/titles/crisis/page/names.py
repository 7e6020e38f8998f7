"""What cards and their parts are called, by language."""

from __future__ import annotations

from ..speech.cards import name, text

__all__ = ["name", "text"]
