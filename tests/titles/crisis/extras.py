"""Characters for tests only: plain stats, plain attacks, nothing that would interrupt what a test looks at.

    pytestmark = pytest.mark.usefixtures("extras")

All have Stamina 6 (Injured 5), Speed Medium, Size 2, defenses of 3, `jab` (physical, Range 3, 4 dice) and `blast` (energy, Range 4,
6 dice, 3 Power).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from longbox.titles.crisis.cards.keywords import healing_factor
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words import ENERGY, PHYSICAL, Character, Form, M, Side, Strike
from titles.crisis.shelf import the_cards


def plain(id: str, name: str = "", *affiliations: str, **more: Any) -> Character:
    """A character without superpowers."""
    return Character(
        id,
        name or id,
        more.pop("alter_ego", id),
        3,
        (Form("Normal", Side(6, M, 2, (3, 3, 3)), Side(5, M, 2, (3, 3, 3)), 35),),
        (Strike("jab", PHYSICAL, 3, 4), Strike("blast", ENERGY, 4, 6, 3)),
        affiliations=affiliations,
        **more,
    )


EXTRAS = (
    plain("test-plain"),
    plain("test-avenger", "", "Avengers"),
    plain("test-agent", "", "S.H.I.E.L.D."),
    plain("test-cabal", "", "Cabal", alter_ego="Brock Rumlow"),
    plain("test-hydra", "", "Hydra"),
    plain("test-crook", "", "Criminal Syndicate"),
    plain("test-spider", "Spider-Man", "Web Warriors"),
    plain("test-venom", "Venom", "Spider-Foes"),
    plain("test-foe", "", "Spider-Foes"),
    plain("test-teleporter", "Nightcrawler"),
    plain("test-healer", superpowers=(healing_factor(1),)),
    plain("test-grunt", "", "Avengers", parents=("test-plain",)),
)


@pytest.fixture(scope="module")
def extras() -> Iterator[None]:
    before = the_cards()
    TITLE.packs.base = before.derive(EXTRAS)
    yield
    TITLE.packs.base = before
