"""Exact chances."""

from .command import RevolutionOdds

FACET = RevolutionOdds
__all__ = ["FACET", "RevolutionOdds"]
