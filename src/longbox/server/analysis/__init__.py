"""Analyses of finished games: made by a process of their own, kept, shown as a page."""

from .jobs import Analyses

__all__ = ["Analyses"]
