"""Infinity Gems (CP-500..CP-507): who may have which, and the Power they give."""

from __future__ import annotations

from ..script import queries
from ..script.cards import Gem, Static
from ..state import Table

NORMAL = 1


def power_of(gem: Gem) -> int:
    """What a gem adds in the Power Phase: 1, unless its own card says otherwise (CP-506)."""
    own = [part.value for part in gem.superpower.parts if isinstance(part, Static) and part.query == queries.GEM_POWER]
    return max(own, default=NORMAL)


def first_power(t: Table, who: int) -> list[int]:
    """What a character gains first in the Power Phase: 1 Power, and for each gem, all of them effects of their own or one (Q88)."""
    gains = [1, *(power_of(t.library.gems[gem]) for gem in t.gems_of(who))]
    return gains if t.options["stun_gems"] == "apart" else [sum(gains)]


def threat_now(t: Table, who: int) -> int:
    """A character's threat with its gems (CP-504)."""
    return t.card(who).threat + sum(t.library.gems[gem].threat for gem in t.gems_of(who))
