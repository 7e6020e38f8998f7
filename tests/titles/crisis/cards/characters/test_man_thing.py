"""Man-Thing (Theodore Sallis)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "man-thing"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 12, 10).put(CAP, 12, 13).put(SKULL, 15, 10).set(ME, power=power)


def test_lashing_tendrils_bring_power_and_may_reel_in_with_a_wild_and_a_hit() -> None:
    duel = fire(scene().put(SKULL, 18, 10), ME, "lashing-tendrils", SKULL, "wild", "hit")
    settle(take(duel, "'do', 'push'"))
    assert (duel.power(ME), duel.at(SKULL)[0] < 16) == (2, True)
    assert not offers(fire(scene(), ME, "lashing-tendrils", SKULL, "wild"), "'do', 'push'")
    large = Duel(ME, "hulk").put("hulk", 14, 10)
    assert not offers(fire(large, ME, "lashing-tendrils", "hulk", "wild", "hit"), "'do', 'push'")


def test_emotional_agitation_burns_and_poisons() -> None:
    assert settle(fire(scene(3), ME, "emotional-agitation", SKULL)).conditions(SKULL) == {"incinerate", "poison"}


def test_guardian_of_the_nexus_places_each_ally_once_per_turn() -> None:
    duel = scene(6).use(ME, "guardian-of-the-nexus-of-all-realities").answer(CAP).answer([8.0, 13.0])
    assert duel.at(CAP) == (8.0, 13.0)
    assert usable(duel, ME, "guardian-of-the-nexus-of-all-realities")
    duel.use(ME, "guardian-of-the-nexus-of-all-realities").answer([12.0, 6.0])  # only himself is left
    assert not usable(duel.set(ME, power=3), ME, "guardian-of-the-nexus-of-all-realities")


def test_all_who_know_fear_burn_when_he_hurts_them() -> None:
    assert settle(fire(scene(), ME, "lashing-tendrils", SKULL, "hit")).conditions(SKULL) == {"incinerate"}
    assert settle(fire(scene(), ME, "lashing-tendrils", SKULL)).conditions(SKULL) == set()
    assert settle(fire(scene().put(SKULL, 18, 10), ME, "lashing-tendrils", SKULL, "hit")).conditions(SKULL) == set()


def test_all_who_know_fear_burn_at_the_man_things_touch_when_they_hurt_him() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit")).conditions(SKULL) == {"incinerate"}
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME)).conditions(SKULL) == set()
    assert settle(fire(scene().put(SKULL, 18, 10), SKULL, "cosmic-burst", ME, "hit")).conditions(SKULL) == set()


def test_moss_and_mud_and_swamp_enemies_get_no_dice_for_criticals_against_him() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "crit")).damage(ME) == 1
