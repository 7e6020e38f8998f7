"""Scrap: a small title that uses everything the kernel offers. `docs/adding-a-title.md` walks through it."""

from longbox.titles import Book

from .title import TITLE

BOOK = Book("sample", "Scrap, the sample title", "SC", "scrap", players=(3,), complete=True)
"""What the shelf is told; `pyproject.toml` names it."""

__all__ = ["BOOK", "TITLE"]
