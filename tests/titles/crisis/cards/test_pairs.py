"""Every Team Tactic card and superpower once under each thing that changes the rules for all of them.

The ordinary suite tries each card under some of them, in turn; `LONGBOX_ALL=1` under all, by both books.
"""

from __future__ import annotations

import os

import pytest

from .. import LIBRARY
from ..extras import extras  # noqa: F401  (a fixture)
from ..shelf import the_cards
from .pairs import MODIFIERS, Broken, Scene, of_superpower, of_tactic, tried
from .players_of_cards import players_of_cards  # noqa: F401  (a fixture)

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")

ALL = bool(os.environ.get("LONGBOX_ALL"))
TACTICS = sorted(LIBRARY["tactics"])
SUPERPOWERS = sorted(
    key for key, power in the_cards().superpowers.items() if power.do is not None and power.card in LIBRARY["characters"]
)
PARTS = 12
SHARE = {"tactic": 0.7, "superpower": 0.8}
"""How many of the cards tried random play has to use, at least, for the test to say anything."""


def under(number: int) -> tuple[tuple[str, int], ...]:
    """The modifiers for the card of this number, each with a book."""
    if ALL:
        return tuple((one, book) for one in MODIFIERS for book in (2022, 2025))
    first = number + number // PARTS  # so that each part meets all of them
    return tuple((MODIFIERS[(first + n) % len(MODIFIERS)], (2025, 2022)[(number + n) % 2]) for n in range(2))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("kind", "ids", "make"), [("tactic", TACTICS, of_tactic), ("superpower", SUPERPOWERS, of_superpower)])
def test_a_card_under_what_changes_all(kind: str, ids: list[str], make: type[Scene], part: int) -> None:
    used = runs = 0
    for number in range(part, len(ids), PARTS):
        for modifier, book in under(number):
            runs += 1
            try:
                used += bool(tried(make, ids[number], modifier, ruleset=book))
            except Exception as error:
                error.add_note(f"{ids[number]} under {modifier!r}, ruleset {book}")
                raise
    assert used >= SHARE[kind] * runs


def test_the_scene_sees_what_happens_to_a_dazed_character() -> None:
    """The net itself holds: a Dazed character that is moved, or gains Power, stops it."""
    for spoil in ("base", "power"):
        scene = of_tactic(TACTICS[0], "spoilt")
        t = scene.duel.set(1, dazed=True).t
        before = scene.seen()
        if spoil == "base":
            t.base[1] = (1.0, 1.0, t.base[1][2])
        else:
            t.power[1] -= 1
        with pytest.raises(Broken, match="is Dazed"):
            scene.judge(before)
