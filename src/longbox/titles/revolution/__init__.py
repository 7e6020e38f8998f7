"""X-Men: Mutant Revolution."""

from .title import TITLE

__all__ = ["TITLE"]
