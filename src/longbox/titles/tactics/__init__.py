"""FASERIP Tactics."""

from .title import TITLE

__all__ = ["TITLE"]
