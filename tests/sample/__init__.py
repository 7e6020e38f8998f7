"""Scrap: a small title that uses everything the kernel offers. `docs/adding-a-title.md` walks through it."""

from .scrap import TITLE

__all__ = ["TITLE"]
