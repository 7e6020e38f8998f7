"""The Black Widow (Natasha Romanoff)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ASSET, NOBODY
from longbox.titles.crisis.rules.attacks import Attack
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.targets import targets_of
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import BUCKY, CAP, CRATE, IRON, NO_DEFENSE, OCK, SKULL, SPIDER, ULTRON, WIDOW, order


def test_shock_batons_shock_before_damage() -> None:
    duel = Duel(WIDOW, SKULL).put(SKULL, 13, 10)
    duel.roll("wild hit blank blank blank", "blank blank fail").attack(WIDOW, "shock-batons", SKULL)
    assert duel.conditions(SKULL) == {"shock"}
    assert (duel.power(WIDOW), duel.damage(SKULL)) == (2, 2)


def test_widow_stingers_stun_before_damage() -> None:
    duel = Duel(WIDOW, SKULL).roll("wild hit hit blank", "blank blank fail").attack(WIDOW, "widow-stingers", SKULL)
    assert (duel.conditions(SKULL), duel.power(WIDOW)) == ({"stun"}, 1)
    assert duel.power(SKULL) == 1  # stunned before the three damage


def test_deadly_origins_moves_and_finishes_with_any_dice_rerolled() -> None:
    duel = Duel(WIDOW, SKULL).put(SKULL, 13, 10).set(WIDOW, power=4)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(WIDOW, "deadly-origins", SKULL)
    order(duel).answer([11.0, 10.0]).answer("shock-batons")
    duel.roll("fail fail blank blank blank", "blank blank fail").answer(SKULL)
    duel.roll("hit hit").answer([0, 1])  # Failures
    assert duel.still
    assert (duel.damage(SKULL), duel.power(WIDOW)) == (4, 2)
    duel.roll("fail blank blank blank blank", "blank blank fail").attack(WIDOW, "shock-batons", SKULL)
    assert duel.still  # no rerolls in an ordinary one


def test_calculated_risk_rerolls_anything_against_physical_and_mystic() -> None:
    duel = Duel(SPIDER, WIDOW).set(WIDOW, power=2)
    duel.roll("hit hit hit blank blank", "fail fail fail fail").attack(SPIDER, "swinging-strike", WIDOW)
    duel.roll("block block block").answer(f"{WIDOW}/calculated-risk").answer([0, 1, 2])
    assert (duel.damage(WIDOW), duel.power(WIDOW)) == (0, 0)
    duel = Duel(ULTRON, WIDOW).set(WIDOW, power=2)
    duel.roll("hit blank blank blank blank blank", "fail fail fail").attack(ULTRON, "concussion-blasters", WIDOW)
    assert duel.still  # energy


def test_all_that_matters_is_the_mission_she_says_where_her_token_falls() -> None:
    for card, seat in ((WIDOW, 0), (CAP, 1)):
        duel = Duel(card, SKULL)
        for column, value in (("name", "x/y"), ("kind", ASSET), ("at", (0.0, 0.0)), ("holder", 0), ("side", NOBODY)):
            getattr(duel.t, f"token_{column}").append(value)
        duel.push(Suffer(0, 6, 1, EFFECT))
        assert (duel.ask.kind, duel.ask.seat) == ("drop", seat)
        assert duel.is_dazed(card)


def test_martial_artist_counts_blanks_against_near_physical_and_energy_attacks() -> None:
    for far, damage in ((13.0, 0), (16.0, 2)):
        duel = Duel(ULTRON, WIDOW).put(WIDOW, far, 10)
        duel.roll("hit hit blank blank blank blank", "blank blank fail").attack(ULTRON, "concussion-blasters", WIDOW)
        assert duel.damage(WIDOW) == damage
    duel = Duel(SKULL, WIDOW).put(WIDOW, 13, 10).attack(SKULL, "cosmic-burst").answer(2)
    assert duel.roll("hit hit blank blank blank", NO_DEFENSE).answer(WIDOW).damage(WIDOW) == 2


@pytest.mark.rule("CP-561")
def test_black_widow_and_winter_soldier_have_stealth() -> None:
    for card in (WIDOW, BUCKY):
        duel = Duel(IRON, card)
        for far, targets in ((17.0, [1]), (17.5, [])):
            duel.put(card, far, 10)
            assert targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/repulsor-mk-2"]) == targets


def test_a_dodge_inside_an_attack_has_neither_its_cover_nor_its_rerolls() -> None:
    duel = Duel(WIDOW, SKULL, terrain=[CRATE]).put(WIDOW, 10, 18).put(SKULL, 16, 11)
    duel.roll("blank blank blank blank", "blank blank fail").attack(WIDOW, "widow-stingers", SKULL)
    assert duel.offered[1][1] == "cover"
    duel.roll("blank blank blank blank").push(Dodge(1, 1, 0))
    assert duel.damage(SKULL) == 1  # without a question about the dodge
    assert duel.offered[1][1] == "cover"  # the attack goes on
    duel = Duel([WIDOW, OCK], SKULL).put(SKULL, 13, 10).roll("blank blank blank blank blank", "blank blank fail")
    duel.push(Attack(0, f"{WIDOW}/shock-batons", 2, marks=[("finisher", 0)]))
    assert duel.ask.kind == "dice"
    assert duel.roll("blank blank blank blank").push(Dodge(1, 1, 2)).damage(OCK) == 1
