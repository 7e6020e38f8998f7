"""Iron Fist (Danny Rand)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ACTIVATED

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import fire, moment, settle

ME = "iron-fist"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, BONES)).put(ME, 12, 10).put(SKULL, 15, 10).put(BONES, 15, 13).set(ME, power=power)


def test_chi_strike_brings_power_and_stuns_with_a_wild() -> None:
    duel = settle(fire(scene(), ME, "chi-strike", SKULL, "wild"))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"stun"})


def test_flying_kick_brings_power_and_lands_beside_the_target() -> None:
    duel = settle(fire(scene().put(ME, 10, 10), ME, "flying-kick", SKULL))
    assert (duel.power(ME), duel.t.within(0, 1, 1)) == (1, True)


def test_the_iron_fist_hurts_the_others_and_takes_the_target_its_activation() -> None:
    duel = settle(fire(scene(8), ME, "the-iron-fist", SKULL))
    assert (duel.damage(SKULL), duel.damage(BONES)) == (0, 1)
    assert duel.t.status[1] & ACTIVATED
    assert (duel.conditions(SKULL), duel.at(SKULL)) == (set(), (15, 10))


def test_the_iron_fist_staggers_and_throws_who_has_activated() -> None:
    duel = scene(8)
    duel.t.status[1] |= ACTIVATED
    settle(fire(duel, ME, "the-iron-fist", SKULL))
    assert (duel.conditions(SKULL), duel.at(SKULL)[0] > 17) == ({"stagger"}, True)


def test_immortal_weapon_brings_one_more_power() -> None:
    assert settle(moment(scene(), "power_phase")).power(ME) == 1


def test_master_martial_artist_counts_blanks_within_range_3() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, *["hit"] * 5)).damage(ME) == 2
    assert settle(fire(scene().put(ME, 7, 10), SKULL, "cosmic-burst", ME, *["hit"] * 5)).damage(ME) == 5
    mystic = settle(fire(scene().set(SKULL, power=4), SKULL, "reality-bows-to-me", ME, "hit", "hit"))
    assert mystic.damage(ME) == 2
