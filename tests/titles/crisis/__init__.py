"""Crisis Protocol."""

from longbox.titles.crisis.builder.known import scripted

LIBRARY = {kind: frozenset(cards) for kind, cards in scripted().items()}
"""The cards of the library itself, before tests add cards of their own to it."""
