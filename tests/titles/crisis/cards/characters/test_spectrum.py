"""Spectrum (Monica Rambeau)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.words import ENERGY, PHYSICAL, SELF, TARGET, damage, drain, gain_power, hand_out, role

from ...scene import PASS, Duel
from ..cast import BONES, SKULL
from ..playing import blanks, offers, settle, take

PROWLER = "prowler"
ELENDIL = "valkyrie-and-elendil"
SPECTRUM = "spectrum"


def test_photon_blast_rerolls_everything_and_pays_for_each_attack() -> None:
    duel = Duel(SPECTRUM, [SKULL, BONES]).put(SKULL, 13, 10).put(BONES, 15, 10).roll("fail blank blank blank", blanks(3))
    duel.attack(SPECTRUM, "photon-blast").answer([0.0])
    if duel.ask.kind != "modify" and duel.who(SKULL) in duel.offered:
        duel.answer(SKULL)
    take(duel.roll("hit hit hit", blanks(4), blanks(2)), "photon-blast")
    settle(duel)
    assert (duel.damage(SKULL), duel.power(SPECTRUM)) == (3, 2)


def test_pulsar_wave_has_either_type_throws_and_moves_on() -> None:
    duel = Duel(SPECTRUM, ELENDIL).put(ELENDIL, 14, 10).set(SPECTRUM, power=4).roll(f"wild {blanks(7)}", blanks(3))
    duel.attack(SPECTRUM, "pulsar-wave")
    assert (duel.ask.kind, set(duel.offered)) == ("type", {PHYSICAL, ENERGY})
    duel.answer(ENERGY)
    if duel.ask.kind == "target":
        duel.answer(ELENDIL)
    take(duel, "throw")
    assert duel.ask.kind == "direction"
    duel.answer([0.0])
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([10.0, 11.0])
    settle(duel)
    assert (duel.at(ELENDIL)[0] > 16, duel.at(SPECTRUM)) == (True, (10.0, 11.0))
    duel = Duel(SPECTRUM, SKULL).put(SKULL, 13, 10).set(SPECTRUM, power=4).roll(f"hit {blanks(7)}", blanks(4))
    assert not offers(duel.attack(SPECTRUM, "pulsar-wave").answer(PHYSICAL).answer(SKULL), "throw")


def test_energy_boost_helps_once_per_turn_within_range_4() -> None:
    for y, found in ((15.0, True), (24.0, False)):
        duel = Duel([SPECTRUM, PROWLER], SKULL).put(PROWLER, 10, y).put(SKULL, 12, y).set(SPECTRUM, power=4)
        if not found:
            duel.roll(blanks(4), blanks(3))
        duel.attack(PROWLER, "covert-armament", SKULL)
        assert offers(duel, "energy-boost") is found
        if found:
            settle(take(duel.roll(f"{blanks(4)} hit hit", blanks(3)), "energy-boost"))
            assert (duel.damage(SKULL), duel.power(SPECTRUM), duel.t.script) == (2, 2, [])
            duel.roll(blanks(4), blanks(3)).attack(PROWLER, "covert-armament", SKULL)
            assert not offers(duel, "energy-boost")


def test_spectrum_absorbs_energy() -> None:
    for defense, dealt, gained in (("wild blank blank", 0, 1), ("block blank blank", 1, 1)):
        duel = Duel(SPECTRUM, PROWLER).put(PROWLER, 12, 10)
        duel.roll("wild wild blank blank blank", defense).attack(PROWLER, "prowler-gauntlet-strike", SPECTRUM)
        assert offers(duel, "absorption") is ("wild" in defense)
        if "wild" in defense:
            take(duel, "absorption").answer([0])
        settle(duel)
        assert (duel.damage(SPECTRUM), duel.power(SPECTRUM)) == (dealt, gained)


def together(*more: str) -> Duel:
    """Spectrum leads the Prowler, who strikes Red Skull for 2 damage and would gain 2 Power."""
    duel = Duel([SPECTRUM, PROWLER, *more], SKULL).put(SPECTRUM, 30, 30).put(PROWLER, 10, 10).put(SKULL, 12, 10).lead(SPECTRUM)
    return duel.roll("wild wild blank blank blank", blanks(4)).attack(PROWLER, "prowler-gauntlet-strike", SKULL)


def test_power_is_handed_on_once_per_turn() -> None:
    duel = take(together(), "stronger-together")
    while not any(duel.who(SPECTRUM) in (one if isinstance(one, tuple) else (one,)) for one in duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.power(PROWLER) == 1
    settle(duel.answer(SPECTRUM))
    assert (duel.power(PROWLER), duel.power(SPECTRUM), duel.power(SKULL)) == (1, 1, 2)
    duel.script(gain_power(TARGET, 2), PROWLER, target=duel.who(PROWLER))
    assert (duel.still, duel.power(PROWLER)) == (True, 3)
    assert settle(together()).power(PROWLER) == 2  # it may be left


@pytest.mark.parametrize("way", ["power phase", "damage", "drain", "hand out"])
def test_every_way_to_gain_power_can_be_less(way: str) -> None:
    duel = Duel([SPECTRUM, PROWLER], SKULL).put(SPECTRUM, 30, 30).set(SKULL, power=3).lead(SPECTRUM)
    if way == "power phase":
        duel.push(PowerPhase())
    elif way == "damage":
        duel.script(damage(TARGET, 1), SKULL, target=duel.who(PROWLER))
    elif way == "drain":
        duel.script(drain(TARGET, 1), PROWLER, target=duel.who(SKULL))
    else:
        duel.script(hand_out(TARGET, 1, role(SELF)), PROWLER, target=duel.who(SKULL)).answer(PROWLER)
    before = sum(duel.t.power[:2])
    settle(take(duel, "stronger-together"))
    gained = 2 if way == "power phase" else 1
    assert sum(duel.t.power[:2]) - before == gained  # what one gives up another one gains


def test_power_handed_on_in_the_power_phase_is_no_turns_use() -> None:
    duel = Duel([SPECTRUM, PROWLER], SKULL).lead(SPECTRUM)
    settle(take(duel.push(PowerPhase()), "stronger-together"))
    duel.script(gain_power(TARGET, 1), PROWLER, target=1)
    assert offers(duel, "stronger-together")


def test_power_beyond_ten_is_handed_on_and_no_power_is_not() -> None:
    duel = Duel([SPECTRUM, PROWLER], SKULL).set(PROWLER, power=10).lead(SPECTRUM)
    duel.script(gain_power(TARGET, 1), PROWLER, target=duel.who(PROWLER))
    take(duel, "stronger-together")
    settle(duel.answer(SPECTRUM))
    assert (duel.power(PROWLER), duel.power(SPECTRUM)) == (10, 1)
    duel = Duel([SPECTRUM, PROWLER], SKULL).lead(SPECTRUM).script(gain_power(TARGET, 0), PROWLER, target=1)
    assert duel.still
    duel = Duel([SPECTRUM, PROWLER], SKULL).set(PROWLER, conditions=("stun",)).lead(SPECTRUM)
    duel.script(gain_power(TARGET, 3), PROWLER, target=1)
    settle(take(duel, "stronger-together").answer(SPECTRUM))
    assert (duel.power(PROWLER), duel.power(SPECTRUM)) == (0, 1)  # one less than the 1 a stunned one gains
