"""Captain America, First Avenger (Steve Rogers)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY
from longbox.titles.crisis.events import DiceRolled, PowerSpent
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.state import Table

from ...scene import PASS, Duel
from ..cast import CAP, IRON, NO_DEFENSE, OCK, SKULL, SPIDER, ULTRON, order


@pytest.mark.rule("CP-605")
def test_shield_bounce_gains_the_damage_and_bounces_at_any_distance_once() -> None:
    duel = Duel(CAP, [SKULL, OCK, IRON]).put(SKULL, 15, 10).put(OCK, 21.5, 10).put(IRON, 30, 10)
    duel.roll("wild hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL)
    order(duel).answer("shield-bounce")
    assert duel.offered == (duel.who(OCK),)  # Iron Man is too far from Red Skull, and Red Skull is not another character
    assert not duel.t.within(duel.who(CAP), duel.who(OCK), 3)
    duel.roll("wild hit blank blank blank", NO_DEFENSE).answer(OCK)
    assert duel.still  # no second bounce
    assert duel.damage(SKULL) == duel.damage(OCK) == 2
    assert duel.power(CAP) == 4


@pytest.mark.rule("CP-605")
def test_a_bounce_may_be_declined_and_needs_line_of_sight() -> None:
    wall = ("building", 5, False, ((17.0, 5.0), (18.0, 5.0), (18.0, 15.0), (17.0, 15.0)))
    for terrain, asked in (((), True), ((wall,), False)):
        duel = Duel(CAP, [SKULL, OCK], terrain=terrain).put(SKULL, 15, 10).put(OCK, 21, 10)
        order(duel.roll("wild hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL))
        assert duel.still != asked
        duel.decline()
        assert duel.damage(OCK) == 0


@pytest.mark.rule("CP-605")
def test_nothing_bounces_off_a_target_that_is_gone() -> None:
    duel = Duel(CAP, [SKULL, OCK]).set(SKULL, injured=1, damage=5)
    order(duel.roll("wild hit blank blank blank", NO_DEFENSE).attack(CAP, "shield-bounce", SKULL))
    assert duel.still


@pytest.mark.rule("CP-606")
def test_brooklyn_brawler_adds_the_targets_size_and_pushes() -> None:
    duel = Duel(CAP, [ULTRON]).set(CAP, power=4)
    duel.roll("crit blank blank blank blank blank blank blank", NO_DEFENSE, "blank").attack(CAP, "brooklyn-brawler", ULTRON)
    duel.answer("push").answer([0])
    assert duel.still
    assert len(duel.heard(DiceRolled)[0].faces) == 5 + 3
    assert duel.at(ULTRON)[0] > 16
    assert duel.power(CAP) == 0


@pytest.mark.rule("CP-606")
@pytest.mark.interpreted("it replaces what a table says of sizes")
def test_brooklyn_brawler_pushes_neither_the_dazed_nor_the_large(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Duel(CAP, SKULL).set(CAP, power=4).set(SKULL, damage=5)
    duel.roll("crit blank blank blank blank blank blank", NO_DEFENSE, "blank").attack(CAP, "brooklyn-brawler", SKULL)
    assert (duel.still, duel.is_dazed(SKULL)) == (True, True)
    monkeypatch.setattr(Table, "size", lambda self, who: 4)
    duel = Duel(CAP, SKULL).set(CAP, power=4).roll("crit", "blank " * 8, NO_DEFENSE, "blank")
    assert duel.attack(CAP, "brooklyn-brawler", SKULL).still


@pytest.mark.rule("CP-606")
def test_frontliner_attacks_another_once_more_for_free() -> None:
    duel = Duel(CAP, [SKULL, OCK]).set(CAP, power=4)
    duel.roll("wild hit block blank blank blank blank", NO_DEFENSE).attack(CAP, "brooklyn-brawler", SKULL)
    duel.answer("brooklyn-brawler")
    assert duel.offered == (duel.who(OCK),)
    duel.roll("wild hit block blank blank blank blank", NO_DEFENSE).answer(OCK)
    assert duel.still
    assert (duel.damage(SKULL), duel.damage(OCK), duel.power(CAP)) == (2, 2, 0)


@pytest.mark.rule("CP-602")
def test_earths_mightiest_heroes_change_one_die_once_per_turn() -> None:
    duel = Duel([CAP, SPIDER], SKULL).lead(CAP).set(SPIDER, power=2)
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    duel.answer(f"{CAP}/earths-mightiest-heroes").answer((1,)).answer(1)  # a Wild, and with the Hit Spider-Man is elusive
    assert duel.power(SPIDER) == 1
    assert [(event.who, event.n) for event in duel.heard(PowerSpent)] == [(1, 1)]
    order(duel).answer(PASS)
    assert duel.damage(SKULL) == 2
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL)
    assert duel.still


@pytest.mark.rule("CP-602")
def test_earths_mightiest_heroes_need_a_hit() -> None:
    duel = Duel([CAP, SPIDER], SKULL).lead(CAP).set(SPIDER, power=2)
    duel.roll("crit blank blank blank blank", NO_DEFENSE, "blank").attack(SPIDER, "swinging-strike", SKULL)
    assert duel.still


@pytest.mark.rule("CP-602")
def test_earths_mightiest_heroes_are_for_allied_attackers_with_power() -> None:
    duel = Duel([CAP, OCK], SKULL).lead(CAP).set(SKULL, power=2).set(OCK, power=2)
    duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SKULL, "cosmic-burst").answer(ENERGY).answer(OCK)
    assert duel.still  # neither for the enemy's dice nor for the defender's
    duel = Duel([CAP, SPIDER], SKULL).lead(CAP)
    assert duel.roll("hit blank blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", SKULL).still


@pytest.mark.rule("CP-578")
def test_charge_moves_and_attacks_for_one_action() -> None:
    duel = Duel(CAP, SKULL).set(CAP, power=5).put(SKULL, 20, 10)
    duel.activate(CAP).answer("charge").answer("move").answer([14.0, 10.0])
    duel.roll("hit blank blank blank blank", NO_DEFENSE).answer("shield-bounce").answer(SKULL)
    assert duel.damage(SKULL) == 1
    assert duel.power(CAP) == 5 - 2 + 1
    assert ("power", "charge") not in duel.offered
    assert ("move",) in duel.offered  # one of two actions is left
    duel.answer("move").answer([14.0, 10.0])
    assert ("move",) not in duel.offered


@pytest.mark.rule("CP-603")
def test_perfect_block_adds_two_dice() -> None:
    duel = Duel(SPIDER, CAP).set(CAP, power=2).attack(SPIDER, "swinging-strike", CAP)
    duel.roll("hit hit hit hit hit", "block block block block block block").answer(f"{CAP}/perfect-block")
    assert duel.still
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)


@pytest.mark.rule("CP-604")
def test_i_can_do_this_all_day_counts_blanks_on_the_injured_side_only() -> None:
    for injured, damage in ((0, 3), (1, 0)):
        duel = Duel(ULTRON, CAP).set(CAP, injured=injured)
        duel.roll("hit hit hit blank blank blank", "blank blank blank fail").attack(ULTRON, "concussion-blasters", CAP)
        assert duel.damage(CAP) == damage


@pytest.mark.rule("CP-604")
def test_i_can_do_this_all_day_is_for_attacks_not_for_dodging() -> None:
    duel = Duel(CAP, SKULL).set(CAP, injured=1).roll("blank blank blank blank").push(Dodge(0, 2, 1))
    assert duel.damage(CAP) == 2
