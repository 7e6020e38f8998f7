"""What a page is told: questions in words, what is being resolved, the story so far, measures, the catalogue (docs/protocol.md)."""

from __future__ import annotations

from .catalogue import catalogue
from .measure import measure
from .offers import offer
from .resolving import resolving
from .story import story

__all__ = ["catalogue", "measure", "offer", "resolving", "story"]
