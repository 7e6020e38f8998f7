"""Every card. `LIBRARY` holds them; games hold it, or a library derived from it."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from ..rules.abilities import new_library
from ..script.cards import Character, Gem
from ..script.crises import Crisis
from ..script.library import Card
from ..script.rosters import Roster
from ..script.tactics import Tactic
from . import (
    affiliated_tactics,
    asgard,
    black_order,
    convocation,
    crises,
    dark_dimension,
    first_core_box,
    forms_and_gems,
    gems,
    grunts_and_parents,
    guardians,
    healers_and_hydra,
    keywords,
    later_heroes,
    later_spiders,
    marker_tactics,
    mightiest_core_box,
    mightiest_core_villains,
    more_crises,
    rosters,
    spider_foes,
    tactics,
    tactics_a,
    tactics_e,
    tactics_m,
    tactics_t,
    tactics_with_attacks,
    uncanny_x_men,
    wakanda,
    weapon_x,
    web_warriors,
    winter_guard,
    x_force,
)

MODULES = (
    affiliated_tactics,
    asgard,
    black_order,
    convocation,
    crises,
    dark_dimension,
    first_core_box,
    forms_and_gems,
    gems,
    grunts_and_parents,
    guardians,
    healers_and_hydra,
    keywords,
    later_heroes,
    later_spiders,
    marker_tactics,
    mightiest_core_box,
    mightiest_core_villains,
    more_crises,
    spider_foes,
    tactics,
    tactics_a,
    tactics_e,
    tactics_m,
    tactics_t,
    tactics_with_attacks,
    uncanny_x_men,
    wakanda,
    weapon_x,
    web_warriors,
    winter_guard,
    x_force,
)


def declared(module: ModuleType) -> Iterator[Card]:
    """The cards that a module declares."""
    for value in vars(module).values():
        if isinstance(value, Character | Tactic | Crisis | Gem):
            yield value


LIBRARY = new_library().add(*dict.fromkeys(card for module in MODULES for card in declared(module)))
LIBRARY.rosters.update({roster.id: roster for roster in vars(rosters).values() if isinstance(roster, Roster)})
