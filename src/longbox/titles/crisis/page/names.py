"""What cards and their parts are called, by language."""

from __future__ import annotations

from ..text.cards import name, text

__all__ = ["name", "text"]
