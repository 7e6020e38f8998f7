"""What a page is told: the question in words, what is being resolved, measurements, the catalogue (docs/protocol.md)."""

from __future__ import annotations

from .catalogue import catalogue
from .measure import measure
from .offers import offer
from .resolving import resolving

__all__ = ["catalogue", "measure", "offer", "resolving"]
