"""Baron Helmut Zemo (Helmut Zemo)."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ACTIVE, ENERGY
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.tactics import PlayTactic
from longbox.titles.crisis.script.nodes import PAYER
from longbox.titles.crisis.script.rosters import Roster
from longbox.titles.crisis.script.tactics import By, Tactic
from longbox.titles.crisis.words import gain_power
from titles.crisis.shelf import add, the_cards

from ...scene import PASS, Duel
from ..cast import CAP, NO_DEFENSE, OCK, SKULL, ZEMO, hold, order


def test_sword_strike_pierces_dances_and_gains_power() -> None:
    duel = Duel(ZEMO, SKULL).put(SKULL, 13, 10)
    duel.roll("crit wild hit blank blank", "block block blank blank", "blank").attack(ZEMO, "sword-strike", SKULL)
    duel.answer(PASS).answer((0,))  # no reroll; the first Block becomes a Blank
    order(duel).answer([10.0, 12.0])
    assert duel.still
    assert (duel.damage(SKULL), duel.power(ZEMO), duel.at(ZEMO)) == (2, 2, (10.0, 12.0))


def test_adhesive_x_pistol_slows_stuns_and_staggers() -> None:
    for roll, extra, given in (
        ("wild blank blank blank blank", "", {"slow"}),
        ("crit wild blank blank blank", "blank", {"slow", "stun"}),
        ("crit wild fail blank blank", "blank", {"slow", "stun", "stagger"}),
    ):
        duel = Duel(ZEMO, SKULL).roll(roll, "block block block block", extra).attack(ZEMO, "adhesive-x-pistol", SKULL).decline()
        assert order(duel).conditions(SKULL) == given


def test_coup_de_grace_advances_over_the_fallen() -> None:
    for damage, asked in ((3, False), (4, True)):
        duel = Duel(ZEMO, SKULL).set(ZEMO, power=3).set(SKULL, damage=damage)
        duel.roll("hit hit blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "coup-de-grace", SKULL).answer(PASS)
        assert duel.still != asked
        if asked:
            assert duel.answer([10.0, 12.0]).at(ZEMO) == (10.0, 12.0)


def test_quick_step_with_empty_hands_once_per_turn() -> None:
    duel = Duel(ZEMO, SKULL).set(ZEMO, power=5).activate(ZEMO).answer("quick-step").answer([5.0, 10.0])
    assert (duel.at(ZEMO), duel.power(ZEMO)) == ((5.0, 10.0), 3)
    assert ("power", "quick-step") not in duel.offered
    assert ("power", "quick-step") not in hold(Duel(ZEMO, SKULL).set(ZEMO, power=5), ZEMO).activate(ZEMO).offered


def test_master_duelist_adds_two_dice_to_a_sword_strike_after_any_attack_this_turn() -> None:
    duel = Duel(ZEMO, [SKULL, OCK]).put(SKULL, 13, 10).put(OCK, 10, 13)
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "adhesive-x-pistol", SKULL).decline()
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "sword-strike", OCK).decline()
    duel.roll("blank blank blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "sword-strike", SKULL).decline()
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(ZEMO, "adhesive-x-pistol", SKULL).decline()
    assert duel.still
    assert [len(event.faces) for event in duel.heard(DiceRolled)[::2]] == [5, 5, 7, 5]


def test_master_duelist_is_not_for_another_zemo() -> None:
    duel = Duel(ZEMO, ZEMO).put(1, 13, 10)
    duel.t.facts += [("attacked", 1, 0)]
    duel.set(0, injured=1).roll("blank blank blank blank blank blank blank", NO_DEFENSE).attack(1, "sword-strike", 0).decline()
    assert duel.still


def test_strategic_genius_rerolls_one_die_for_him_and_allies_near() -> None:
    genius = f"{ZEMO}/strategic-genius"
    duel = Duel([ZEMO, CAP], SKULL)
    duel.roll("fail blank blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL).answer(genius)
    with pytest.raises(Illegal):
        duel.answer([0])
    with pytest.raises(Illegal):
        duel.answer([1, 2])
    duel.roll("hit").answer([1])
    assert duel.damage(SKULL) == 1
    duel.put(CAP, 10, 14.5)
    duel.roll("blank blank blank blank blank", NO_DEFENSE).attack(SKULL, "cosmic-burst").answer(ENERGY).answer(CAP)
    assert duel.still  # too far
    duel.put(CAP, 10, 13).roll("hit blank blank blank blank", NO_DEFENSE).attack(SKULL, "cosmic-burst").answer(ENERGY).answer(CAP)
    duel.roll("block").answer(genius).answer([0])
    assert duel.damage(CAP) == 0
    assert duel.roll("blank blank blank blank").push(Dodge(0, 1, 2)).still  # not for dodges


@pytest.fixture
def card() -> Any:
    made = add(Tactic("test-card", "Test Card", ACTIVE, (By(cost=1),), gain_power(PAYER, 0)))
    add(Tactic("test-hydra", "Test Card of Hydra", ACTIVE, (By(),), gain_power(PAYER, 0), "Hydra"))
    add(Tactic("test-avengers", "Test Card of the Avengers", ACTIVE, (By(),), gain_power(PAYER, 0), "Avengers"))
    known = the_cards().rosters["avengers"]
    the_cards().rosters["avengers"] = Roster("avengers", "Avengers", (), ("test-card", "test-hydra", "test-avengers"), (), ())
    yield made
    the_cards().rosters["avengers"] = known
    for id in ("test-card", "test-hydra", "test-avengers"):
        del the_cards().tactics[id]


def test_army_of_evil_takes_an_unused_card_along(card: Any) -> None:
    duel = Duel(ZEMO, SKULL).lead(ZEMO)
    setup = Setup()
    setup.back_to("leadership_active")
    duel.push(setup)
    assert duel.offered == (("tactic", "test-card"), ("tactic", "test-hydra"))
    duel.answer("test-hydra")
    assert duel.still
    assert duel.t.tactics[0] == ["test-hydra"]


def test_army_of_evil_takes_no_card_along_that_was_played(card: Any) -> None:
    """Played or discarded, a card is gone, also for a Leadership that becomes active in the middle of the game."""
    duel = Duel(ZEMO, SKULL).lead(ZEMO).set(ZEMO, power=1)
    duel.t.tactics[0].append("test-card")
    duel.push(PlayTactic(0, "test-card"))
    setup = Setup()
    setup.back_to("leadership_active")
    duel.push(setup)
    assert duel.offered == (("tactic", "test-hydra"),)


def test_army_of_evil_gives_one_power_back_once_per_turn(card: Any) -> None:
    duel = Duel([ZEMO, CAP], SKULL).lead(ZEMO).set(CAP, power=3)
    duel.t.tactics[0] += ["test-card", "test-card"]
    duel.push(PlayTactic(0, "test-card"))
    assert duel.power(CAP) == 3
    duel.push(PlayTactic(0, "test-card"))
    assert duel.power(CAP) == 2
    duel = Duel([ZEMO, CAP], SKULL).lead(ZEMO)
    duel.t.tactics[0].append("test-hydra")
    duel.push(PlayTactic(0, "test-hydra")).answer(CAP)
    assert duel.power(CAP) == 0  # nothing was paid
    duel.t.tactics[0].append("test-card")
    duel.set(CAP, power=3).push(PlayTactic(0, "test-card"))
    assert duel.power(CAP) == 3  # and so nothing used up
