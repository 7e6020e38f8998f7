"""Packs for the games of this process: what the command line and the environment name."""

from __future__ import annotations

from pathlib import Path

from ..title import TITLE
from . import FOLDERS, Pack


def load(folder: str | Path) -> Pack:
    """Make a pack known to this process."""
    return TITLE.packs.load(folder)


__all__ = ["FOLDERS", "load"]
