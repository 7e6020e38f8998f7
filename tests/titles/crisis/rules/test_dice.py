"""The die, and what its faces do."""

from __future__ import annotations

from collections import Counter

import pytest

from longbox.titles.crisis.codes import SIDES
from longbox.titles.crisis.rules.dice import Change, Dodge, Reroll, add_to_roll, roll, successes

from ..fighters import BLANK, BLOCK, CRIT, FAIL, FIGHTER, HIT, WILD, character, innate, me, modify_own, on, reroll, roll_for
from ..scene import Duel

REROLLER = character("rerolling-fighter", innate("again", on(modify_own(roller=me), reroll(99), optional=True)))


def attack(attack_roll: str, defense_roll: str, **options: object) -> Duel:
    duel = Duel(FIGHTER, FIGHTER, **options)
    duel.roll(attack_roll, defense_roll)
    return duel.attack(0, "jab", 1)


@pytest.mark.rule("CP-079")
def test_eight_faces_of_six_kinds() -> None:
    assert Counter(SIDES) == {CRIT: 1, WILD: 1, HIT: 2, BLOCK: 1, BLANK: 2, FAIL: 1}
    t = Duel().t
    t.script = None
    seen = Counter(roll(t, 8000))
    for face, sides in Counter(SIDES).items():
        assert abs(seen[face] - 1000 * sides) < 150 * sides


@pytest.mark.rule("CP-080", "CP-081", "CP-333", "CP-334", "CP-335")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_criticals_add_dice_once_and_count(ruleset: int) -> None:
    duel = Duel(FIGHTER, FIGHTER, ruleset=ruleset)
    # four attack dice with two Criticals, three defense dice with one; then two more (a Critical among them), then one more
    duel.roll("crit crit blank blank", "crit blank blank", "crit hit", "crit").attack(0, "jab", 1)
    assert duel.still
    assert duel.t.script == []
    assert duel.damage(1) == 4 - 2


@pytest.mark.rule("CP-080", "CP-081", "CP-466")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_criticals_add_dice_in_a_dodge_roll(ruleset: int) -> None:
    duel = Duel(FIGHTER, FIGHTER, ruleset=ruleset).roll("crit blank blank", "crit")
    duel.push(Dodge(1, 5, 0))
    assert duel.t.script == []
    assert duel.damage(1) == 3


@pytest.mark.rule("CP-082", "CP-083", "CP-084", "CP-085")
def test_what_each_face_counts() -> None:
    t = Duel(FIGHTER).t
    counts = {face: (successes(t, 0, [face], attack=True), successes(t, 0, [face], attack=False)) for face in range(6)}
    assert counts == {CRIT: (1, 1), WILD: (1, 1), HIT: (1, 0), BLOCK: (0, 1), BLANK: (0, 0), FAIL: (0, 0)}
    assert attack("wild wild blank blank", "wild blank hit").damage(1) == 1
    assert attack("hit hit block fail", "block hit fail").damage(1) == 1


@pytest.mark.rule("CP-086")
def test_a_failure_is_neither_rerolled_nor_changed() -> None:
    duel = Duel(REROLLER, FIGHTER).roll("fail blank hit fail", "blank blank blank").attack(0, "jab", 1)
    duel.answer("rerolling-fighter/again")
    assert {die for dice in duel.offered for die in dice} == {1, 2}
    with pytest.raises(Exception, match="Die 0 cannot be picked"):
        duel.ask.judge(duel.t, [0])


@pytest.mark.rule("CP-086")
def test_a_failure_is_changed_only_by_an_effect_that_says_so() -> None:
    duel = Duel(REROLLER, FIGHTER).roll("fail fail blank hit", "blank blank blank").attack(0, "jab", 1)
    frame = duel.t.attack()
    assert Change("any", 0, "attack", 9, (CRIT, WILD, HIT, BLOCK, BLANK), HIT).pick(duel.t).region.allowed == (2,)  # type: ignore[union-attr]
    assert Reroll("any", 0, "attack", 9, fails=True).dice(duel.t) == [0, 1, 2, 3]
    assert frame.attack_roll[:2] == [FAIL, FAIL]


@pytest.mark.rule("CP-087")
def test_other_rolls_add_nothing_for_criticals() -> None:
    duel = Duel(FIGHTER).roll("crit crit")
    assert roll(duel.t, 2) == [CRIT, CRIT]

    duel.roll("crit wild").script(roll_for(2, (CRIT, WILD)))
    assert duel.t.script == []


@pytest.mark.parametrize(("n", "more"), [(-1, 0), (0, 0), (2, 2)])
def test_dice_that_come_later_are_as_many_as_it_says(n: int, more: int) -> None:
    duel = Duel(REROLLER, FIGHTER).roll("hit blank blank blank", "blank blank blank").attack(0, "jab", 1)
    assert not duel.still
    add_to_roll(duel.roll("hit " * more).t, "attack", n)
    assert len(duel.t.attack().attack_roll) == 4 + more
