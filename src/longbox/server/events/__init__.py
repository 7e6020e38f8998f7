"""Challenger events on the server: the ledger of facts in the store, and everything that is shown of it."""

from .desk import EventDesk, Events, Person

__all__ = ["EventDesk", "Events", "Person"]
