"""Exact chances."""

from .command import TacticsOdds

FACET = TacticsOdds
__all__ = ["FACET", "TacticsOdds"]
