"""Words that reckon with numbers."""

from __future__ import annotations

from ..script.nodes import Amount, Number, amount


def half(n: Amount) -> Number:
    """Half of something, rounded up (CP-036)."""
    return Number("half", lambda c: -(-amount(c, n) // 2), (n,))


__all__ = ["half"]
