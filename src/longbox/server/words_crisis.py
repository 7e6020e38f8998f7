"""Texts of the page."""

from __future__ import annotations

WORDS: dict[str, str] = {}
