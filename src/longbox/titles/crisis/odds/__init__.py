"""Exact chances."""

from .command import CrisisOdds

FACET = CrisisOdds
__all__ = ["FACET", "CrisisOdds"]
