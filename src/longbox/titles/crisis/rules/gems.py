"""Infinity Gems (CP-500..CP-507): who may have which, and the Power they give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longbox.kernel import BadOption, listed

from ..script.cards import CHARACTERS, GEMS, Static

if TYPE_CHECKING:
    from ..builder import Roster
    from ..state import Table

NORMAL = 1


def power_of(gem: str) -> int:
    """What a gem adds in the Power Phase: 1, unless its own card says otherwise (CP-506)."""
    own = [part.value for part in GEMS[gem].superpower.parts if isinstance(part, Static) and part.query == "gem_power"]
    return max(own, default=NORMAL)


def gem_power(t: Table, who: int) -> list[int]:
    """The Power each gem of a character gives; every gem is an effect of its own (Q88)."""
    return [power_of(gem) for gem in t.gems_of(who)]


def threat_of(gems: list[str]) -> int:
    """CP-504."""
    return sum(GEMS[gem].threat for gem in gems)


def check_gems(roster: Roster) -> None:
    """CP-500..CP-503, CP-505, CP-523: a sentence if a roster gives out gems it may not."""
    given = [gem for _, gem in roster.gems]
    for who, gem in roster.gems:
        if gem not in GEMS:
            raise BadOption(f"There is no Infinity Gem {gem!r}; there is {listed(sorted(GEMS))}.")
        if who not in roster.characters:
            raise BadOption(f"{who} has the {GEMS[gem].name} but is not on the roster {roster.name}.")
        card = CHARACTERS[who]
        if gem not in card.gems:
            raise BadOption(f"{card.name} cannot have the {GEMS[gem].name}.")
        if given.count(gem) > 1:
            raise BadOption(f"A roster holds each Infinity Gem once; {roster.name} has the {GEMS[gem].name} twice.")
        count = sum(one == who for one, _ in roster.gems)
        if count > card.gem_slots:
            raise BadOption(f"{card.name} may have {card.gem_slots} Infinity Gem at a time; the roster gives it {count}.")
