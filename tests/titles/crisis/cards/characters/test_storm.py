"""Storm (Ororo Munroe)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.missions import Undertake, deeds_of
from longbox.titles.crisis.rules.targets import may_be_targeted

from ...scene import Duel
from ..cast import CAP, SKULL, hold
from ..playing import blanks, settle, usable

MBAKU = "mbaku"
OKOYE = "okoye"
SHURI = "shuri"
STORM = "storm"
MARVEL = "captain-marvel"
MISS = "blank blank blank blank"


def test_lightning_shocks_and_ice_stuns_a_line() -> None:
    duel = settle(Duel(STORM, SKULL).roll("wild hit blank blank", MISS).attack(STORM, "lightning-bolt", SKULL))
    assert (duel.conditions(SKULL), duel.power(STORM)) == ({"shock"}, 2)
    duel = Duel(STORM, [SKULL, CAP]).put(SKULL, 12.5, 10).put(CAP, 15, 10)
    duel.roll("hit blank blank blank", MISS, "hit blank blank blank", "block block block block")
    duel.attack(STORM, "ice-blizzard").answer([0]).answer(SKULL)
    settle(duel)
    assert (duel.conditions(SKULL), duel.conditions(CAP)) == ({"stun"}, set())


def test_the_hurricane_spares_friends_and_hurts_fliers_once_all_is_over() -> None:
    duel = Duel([STORM, OKOYE], [MARVEL, SKULL]).set(STORM, power=4)
    duel.put(OKOYE, 10, 12.5).put(MARVEL, 12.5, 10).put(SKULL, 7.5, 10)
    duel.roll(blanks(6), blanks(3), blanks(6), blanks(4)).attack(STORM, "hurricane").answer(MARVEL)
    settle(duel)
    fell = [event.__class__.__name__ for event in duel.events]
    assert fell.index("Damaged") > max(i for i, name in enumerate(fell) if name == "AttackCompared")
    assert [duel.damage(who) for who in (OKOYE, MARVEL, SKULL)] == [0, 1, 0]


def test_x_men_gold_flies_the_active_character_to_a_friend() -> None:
    duel = Duel([STORM, OKOYE], SKULL).lead(STORM).set(OKOYE, power=1).put(STORM, 10, 12.5).put(OKOYE, 10, 15.5)
    assert deeds_of(duel.t, duel.who(OKOYE)) == ["storm/x-men-gold"]
    assert deeds_of(duel.t, duel.who(STORM)) == []  # nothing to pay with
    hold(duel, OKOYE)
    assert deeds_of(duel.t, duel.who(OKOYE)) == []
    duel.t.token_holder[0] = -1
    duel.push(Undertake(duel.who(OKOYE), "storm/x-men-gold"))
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[-1])
    assert duel.power(OKOYE) == 0
    assert deeds_of(duel.t, duel.who(STORM)) == []


@pytest.mark.parametrize(("x", "helps"), [(16.0, True), (12.0, False)])
def test_x_men_gold_rerolls_a_defense_die_against_attacks_from_afar(x: float, helps: bool) -> None:
    duel = Duel([STORM, SHURI], CAP).lead(STORM).put(CAP, x, 13)
    duel.roll(blanks(5), "blank blank blank").attack(CAP, "shield-bounce", SHURI)
    assert any("x-men-gold" in str(one) for one in duel.offered) is helps


def test_the_eye_of_the_storm_adds_two_dice_to_the_next_attack_action() -> None:
    duel = Duel(STORM, SKULL).set(STORM, power=2).use(STORM, "eye-of-the-storm")
    assert any("attack_dice" in row[0] and row[4] == 2 for row in duel.t.lasting)


def test_the_tempest_throws_small_enemies() -> None:
    duel = Duel(STORM, [SKULL, MBAKU]).set(STORM, power=6).put(SKULL, 14, 10).put(MBAKU, 10, 14).use(STORM, "tempest")
    assert set(duel.offered) == {("character", duel.who(SKULL))}
    settle(duel)
    assert not usable(duel, STORM, "tempest")


def test_storm_is_no_target_from_afar() -> None:
    duel = Duel(STORM, SKULL).put(SKULL, 16, 10)
    assert may_be_targeted(duel.t, 1, 0)
    assert not may_be_targeted(duel.put(SKULL, 20, 10).t, 1, 0)
