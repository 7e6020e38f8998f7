"""Black Widow, Agent of S.H.I.E.L.D. (Natasha Romanoff)."""

from __future__ import annotations

from longbox.titles.crisis.rules.rounds import CleanupPhase

from ...scene import Duel
from ..cast import SKULL
from ..playing import accept, fire, offers, settle, take

ME = "black-widow-agent-of-shield"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, "crossbones")).put(SKULL, 13, 10).put("crossbones", 20, 20).set(ME, power=power)


def test_the_automatic_pistol_fires_twice_at_the_same_target() -> None:
    duel = accept(fire(scene(), ME, "automatic-pistol", SKULL, "hit").roll("hit blank blank blank", "blank blank blank blank"))
    assert not duel.t.script
    assert duel.damage(SKULL) == 2
    assert duel.power(ME) == 2


def test_tear_gas_is_an_area_that_poisons_and_brings_its_targets_no_power() -> None:
    duel = settle(fire(scene(2), ME, "tear-gas", SKULL, "hit"))
    assert "poison" in duel.conditions(SKULL)
    assert (duel.damage(SKULL), duel.power(SKULL)) == (1, 0)


def test_widows_kiss_has_a_die_for_each_condition_and_may_push() -> None:
    duel = scene(3).set(SKULL, conditions=("poison", "slow"))
    duel = take(fire(duel, ME, "widows-kiss", SKULL, "wild", more=2), "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    settle(duel)
    assert not duel.t.script
    assert duel.at(SKULL)[0] > 14


def test_interrogate_scores_for_a_dazed_enemy_nearby() -> None:
    for x, near in ((13, True), (20, False)):
        duel = scene(3).put(SKULL, x, 10).set(SKULL, dazed=True).push(CleanupPhase())
        assert offers(duel, "interrogate") is near
    duel = scene(3).set(SKULL, dazed=True).push(CleanupPhase())
    take(duel, "interrogate")
    assert duel.power(ME) == 0
    assert duel.t.vp[0] == 1


def test_parting_shot_hurts_the_attacker_and_she_is_gone() -> None:
    duel = take(fire(scene(2), SKULL, "cosmic-burst", ME), "parting-shot")
    assert duel.damage(SKULL) == 1
    assert duel.ask.kind == "advance"
    duel.answer(duel.offered[-1])
    assert duel.at(ME)[0] <= 10
