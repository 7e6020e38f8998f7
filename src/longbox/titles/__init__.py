"""The shelf: which games there are, where their rules stand, and how to start one."""

from .shelf import SHELF, Book, Rule, book, books, checkout, find_rule, playable, title

__all__ = ["SHELF", "Book", "Rule", "book", "books", "checkout", "find_rule", "playable", "title"]
