"""Hulk (Bruce Banner)."""

from __future__ import annotations

from longbox.titles.crisis.codes import KO
from longbox.titles.crisis.rules.rounds import CleanupPhase

from ...scene import PASS, Duel
from ..cast import CAP, CRATE, SKULL
from ..playing import fire, settle, take, usable

ME = "hulk"


def scene(power: int = 0) -> Duel:
    """Both within Range 2."""
    return Duel(ME, SKULL, terrain=[CRATE]).put(SKULL, 13, 10).set(ME, power=power)


def test_strike_brings_power_for_the_damage_and_may_push() -> None:
    duel = take(fire(scene(), ME, "strike", SKULL, "wild", "hit"), "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    settle(duel)
    assert duel.power(ME) == 2
    assert duel.at(SKULL)[0] > 14


def test_thunder_clap_is_a_beam() -> None:
    duel = settle(fire(scene(3), ME, "thunder-clap", SKULL, "hit"))
    assert duel.power(ME) == 0
    assert duel.damage(SKULL) == 1
    assert not duel.t.script


def test_hulk_smash_staggers_and_may_throw() -> None:
    duel = take(fire(scene(4), ME, "hulk-smash", SKULL, "wild"), "throw")
    if duel.ask.kind == "choose":
        duel.answer("do")
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 15
    assert "stagger" in duel.conditions(SKULL)


def test_gamma_leap() -> None:
    duel = scene(3).use(ME, "gamma-leap")
    duel.answer([10.0, 14.0])
    assert duel.at(ME) == (10.0, 14.0)
    assert not usable(duel.set(ME, power=3), ME, "gamma-leap")


def test_he_throws_terrain_and_enemies_up_to_size_four() -> None:
    duel = scene(2).put(ME, 13, 12)
    assert usable(duel, ME, "strongest-one-there-is")
    duel.use(ME, "strongest-one-there-is")
    assert ("character", duel.who(SKULL)) in duel.offered
    assert ("terrain", 0) in duel.offered
    settle(duel.answer(SKULL).answer([270.0]))
    assert duel.at(SKULL)[1] < 8
    assert not usable(duel.set(ME, power=2), ME, "strongest-one-there-is")


def test_not_puny_banner_rerolls_defense_dice_with_failures() -> None:
    duel = fire(scene(4), SKULL, "cosmic-burst", ME, "hit", guard="fail blank blank")
    take(duel, "hulk-not-puny-banner")
    duel.roll("block").answer([0])
    settle(duel)
    assert duel.power(ME) == 0
    assert duel.damage(ME) == 0


def test_inner_rage_brings_two_more_power() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 2


def test_you_wont_like_me_when_im_angry_each_four_damage_add_a_die() -> None:
    for damage, more in ((3, 0), (4, 1), (11, 2)):
        duel = settle(fire(scene().set(ME, damage=damage), ME, "strike", SKULL, "hit", more=more))
        assert not duel.t.script
        assert duel.damage(SKULL) == 1


def test_you_wont_like_me_when_im_angry_he_is_dazed_like_others_and_gone_when_his_card_would_be_flipped() -> None:
    duel = settle(fire(Duel((ME, CAP), SKULL).set(ME, damage=19), SKULL, "cosmic-burst", ME, "hit"))
    assert duel.is_dazed(ME)
    duel.set(SKULL, dazed=True).push(CleanupPhase())
    settle(duel)
    assert duel.t.status[duel.who(ME)] & KO
    assert duel.t.injured[duel.who(SKULL)] == 1


def test_a_throw_is_his_choice() -> None:
    duel = fire(scene(4), ME, "hulk-smash", SKULL, "wild")
    while PASS not in duel.offered:
        duel.answer(duel.offered[0])
    assert settle(duel).at(SKULL) == (13.0, 10.0)
