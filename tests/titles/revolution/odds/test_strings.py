"""The chances of two Dice Strings, found face by face, are those of every roll counted."""

from __future__ import annotations

from itertools import product

import pytest

from longbox.titles.revolution.codes import UNOPPOSED
from longbox.titles.revolution.odds.strings import _rolled_again, damage_odds
from longbox.titles.revolution.rules.attacks import compare


@pytest.mark.rule("MR-309", "MR-310", "MR-311", "MR-312", "MR-313")
@pytest.mark.parametrize(("attack", "defense", "unopposed"), [(1, 1, 3), (2, 3, 3), (3, 2, 3), (3, 1, 2), (2, 0, 3), (4, 2, 3)])
def test_every_roll_is_counted(attack: int, defense: int, unopposed: int) -> None:
    counts = [0] * (attack + 1)
    for faces in product(range(1, 7), repeat=attack + defense):
        counts[compare(list(faces[:attack]), list(faces[attack:]), unopposed)] += 1
    assert damage_odds(attack, defense, unopposed) == pytest.approx([count / 6 ** (attack + defense) for count in counts])


@pytest.mark.parametrize(("attack", "defense"), [(4, 4), (6, 2), (3, 6)])
def test_string_against_string_is_the_same_as_face_by_face(attack: int, defense: int) -> None:
    """The way that looks at whole strings, here with no dice to roll again, is another reckoning of the same chances."""
    assert damage_odds(attack, defense) == pytest.approx(_rolled_again(attack, defense, UNOPPOSED, 0, 0))
