"""Dodging."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.dice import Dodge

from ..fighters import *
from ..scene import Duel


def dodge(n: int, dice: str, card: str = FIGHTER) -> Duel:
    return Duel(FIGHTER, card).roll(dice).push(Dodge(1, n, 0))


@pytest.mark.rule("CP-463")
def test_only_the_one_that_was_hit_rolls() -> None:
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER]).put(0, 3, 3).put(1, 10, 10).put(2, 13, 10)
    duel.roll("blank blank blank").slide(1, M, "throw", 0, 0)
    assert [(event.who, event.roll) for event in duel.heard(DiceRolled)] == [(2, "dodge")]


@pytest.mark.rule("CP-464")
def test_the_damage_is_the_size_plus_one() -> None:
    for thrown, n in ((SMALL, 2), (FIGHTER, 3), (BIG, 5)):
        duel = Duel(FIGHTER, [thrown, FIGHTER]).put(0, 3, 3).put(1, 10, 10).put(2, 14, 10)
        assert duel.roll("blank blank blank").slide(1, M, "throw", 0, 0).damage(2) == n


@pytest.mark.rule("CP-465")
def test_dice_equal_to_the_physical_defense() -> None:
    assert len(dodge(1, "blank blank blank").heard(DiceRolled)[0].faces) == 3
    other = character("hard-fighter", defense=(5, 1, 1))
    assert len(dodge(1, "blank blank blank blank blank", other).heard(DiceRolled)[0].faces) == 5


@pytest.mark.rule("CP-466")
def test_criticals_add_dice_once() -> None:
    duel = dodge(5, "crit crit blank crit block")
    assert duel.t.script == []
    assert duel.damage(1) == 1


NIMBLE = character(
    "nimble-fighter",
    innate("nimble", on(modify_own(roller=me, when=rolling("dodge")), reroll(1))),
    innate("quick", on(dodging(target=me), add_dice("dodge", 1))),
)


@pytest.mark.rule("CP-467")
def test_dodge_dice_may_be_modified() -> None:
    duel = dodge(3, "blank blank blank blank", NIMBLE)
    assert duel.ask.kind == "dice"
    assert duel.ask.seat == 1
    duel.roll("crit").answer((0,))
    assert duel.t.script == []  # a Critical of a reroll adds nothing
    assert duel.damage(1) == 2


@pytest.mark.rule("CP-468")
@pytest.mark.parametrize(("dice", "damage"), [("wild block hit", 1), ("blank hit fail", 3), ("block block block", 0)])
def test_criticals_wilds_and_blocks_each_take_one_off(dice: str, damage: int) -> None:
    assert dodge(3, dice).damage(1) == damage
    assert dodge(1, "block block block").damage(1) == 0  # never below nothing


@pytest.mark.rule("CP-469")
def test_the_rest_is_suffered() -> None:
    duel = dodge(4, "block blank blank")
    assert duel.damage(1) == 3
    assert duel.power(1) == 3


@pytest.mark.rule("CP-470")
def test_failures_stay() -> None:
    duel = dodge(3, "fail blank fail blank", NIMBLE)
    assert duel.ask.region.allowed == (1, 3)  # type: ignore[union-attr]
    assert not takes(duel, [0])


@pytest.mark.rule("CP-467", "CP-471")
def test_the_rules_of_an_attack_do_not_reach_into_a_dodge_within_it() -> None:
    """Neither the attack's own rerolls nor those that wait for an attacker answer a dodge roll."""
    rules = (during("modify_own", reroll(9)), after_attack(own("hurl", lambda c, run: Dodge(1, 3, 0))))
    brute = character("hurling-at-ally", attacks=(Strike("hurl", PHYSICAL, 3, 2, rules=rules),))
    wary = character("wary-fighter", innate("wary", on(modify_own(roller=me, attacker=enemy), reroll(1), optional=True)))
    duel = Duel([brute, wary], FIGHTER).roll("blank blank", "blank blank blank").attack(0, "hurl", 2)
    duel.roll("blank blank blank").answer(())  # the attack's own reroll; then its ally dodges
    assert duel.still
    assert duel.damage(1) == 3


@pytest.mark.rule("CP-465")
def test_a_physical_defense_of_one_is_one_die() -> None:
    duel = Duel("hydra-troopers", FIGHTER).roll("block").push(Dodge(0, 2, 1))
    assert duel.damage(0) == 1
    assert [len(event.faces) for event in duel.heard(DiceRolled)] == [1]
