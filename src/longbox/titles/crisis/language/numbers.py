"""Words that reckon with numbers."""

from __future__ import annotations

from .nodes import Amount, Number, amount


def half(n: Amount) -> Number:
    """Half of something, rounded up (CP-036)."""
    return Number(f"half({n!r})", lambda c: -(-amount(c, n) // 2))


__all__ = ["half"]
