"""What the second printing gave Mission Characters of their own: more dice, and where they turn."""

from __future__ import annotations

from ..arena import apart, near
from ..codes import NOBODY, OFF
from ..state import TOKEN, Table
from ..words import Facing, Fury, Grudge, Noise, Pack, Ranks


def more_attack(t: Table, token: int, prey: int) -> int:
    """Attack dice a Mission Character adds against a PC."""
    done = t.damage[token]
    grudge, fury, pack = t.own(Grudge), t.own(Fury), t.own(Pack)
    total = 0
    if grudge is not None and done[prey] and done[prey] == max(done):
        total += grudge.n
    if fury is not None and sum(done) >= fury.at:
        total += fury.n
    if pack is not None and any(one >= TOKEN and one != TOKEN + token and whom == prey for one, whom in t.struck):
        total += pack.n
    return total


def more_defense(t: Table, token: int) -> int:
    """Defense dice a Mission Character adds where it stands."""
    ranks = t.own(Ranks)
    if ranks is None:
        return 0
    close = near(t.token_at[token], 1)
    return ranks.n if any(other != token and close >> t.token_at[other] & 1 for other in t.live_tokens()) else 0


def facing(t: Table, token: int) -> int:
    """Defense dice a Mission Character adds while nobody has attacked it in this Mission Turn."""
    shield = t.own(Facing)
    return shield.n if shield is not None and all(whom != TOKEN + token for _, whom in t.struck) else 0


def loudest(t: Table) -> int:
    """The PC that a Mission Character moves toward; NOBODY if it hears none (MR-252)."""
    if t.own(Noise) is None:
        return NOBODY
    return next((one for one, _ in reversed(t.struck) if one < TOKEN and t.at[one] != OFF), NOBODY)


def closest(ends: tuple[int, ...], goal: int) -> tuple[int, ...]:
    """The Hexes that are nearest to another one."""
    best = min([apart(hex, goal) for hex in ends], default=0)
    return tuple([hex for hex in ends if apart(hex, goal) == best])
