"""Keyword superpowers (CP-517..CP-525, CP-561)."""

from __future__ import annotations

from ..words import (
    ATTACKER,
    CONDITION_BITS,
    SELF,
    TOWARD,
    S,
    Superpower,
    activation_end,
    advance,
    attack_resolved,
    dealt_damage,
    heal,
    innate,
    keeps,
    may,
    me,
    on,
    static,
)


def flight(**more: str) -> Superpower:
    """CP-519, CP-520."""
    return innate("flight", static("move_size", 5, on=me, when=keeps("flight")), **more)


def wall_crawler(**more: str) -> Superpower:
    """CP-521, CP-522."""
    return innate("wall-crawler", static("move_size", 5, on=me, when=keeps("wall-crawler")), **more)


def stealth(**more: str) -> Superpower:
    """CP-561."""
    return innate("stealth", static("stealth", 3, on=me), **more)


def immunity(*conditions: str, **more: str) -> Superpower:
    """CP-517, CP-518."""
    bits = sum(CONDITION_BITS[name] for name in conditions)
    return innate(f"immunity-{'-'.join(conditions)}", static("immunity", bits, on=me), **more)


def immunity_to_all(**more: str) -> Superpower:
    """CP-517, CP-518, of every condition there is."""
    return innate("immunity-special-conditions", static("immunity", sum(CONDITION_BITS.values()), on=me), **more)


def healing_factor(n: int, **more: str) -> Superpower:
    """CP-524."""
    return innate("healing-factor", on(activation_end(it=me), may(heal(SELF, n), "healing-factor")), **more)


def peerless(**more: str) -> Superpower:
    """A keyword of newer cards, which no book explains: it stands on the card and does nothing."""
    return innate("peerless", **more)


def reserve(**more: str) -> Superpower:
    """A keyword of newer cards, which no book explains: it stands on the card and does nothing."""
    return innate("reserve", **more)


def aggressive(**more: str) -> Superpower:
    """Several characters have it: who was hurt may come closer."""
    closer = advance(SELF, S, TOWARD, ATTACKER)
    return innate("aggressive", on(attack_resolved(target=me, when=dealt_damage), closer, optional=True), **more)
