"""Marvel: Crisis Protocol."""

from .title import TITLE

__all__ = ["TITLE"]
