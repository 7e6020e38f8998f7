"""Challenger events on the server: the ledger of facts in the store, and everything that is shown of it."""

from .hall import Events, Hall, Person

__all__ = ["Events", "Hall", "Person"]
