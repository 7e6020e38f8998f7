"""Prime Sentinel."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.squads import duplicates
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take

ME = "prime-sentinel"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(CAP, 10, 13).put(SKULL, 13, 10).set(ME, power=power)


def test_nano_bio_weapons_bring_power_and_root_with_a_critical() -> None:
    duel = scene().roll("crit blank blank blank blank", "blank blank blank", "blank")
    settle(duel.attack(ME, "nano-bio-weapons", SKULL))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"root"})


def test_nano_power_suppression_systems_root_whom_they_hurt() -> None:
    assert settle(fire(scene(3), ME, "nano-power-suppression-systems", SKULL, "hit")).conditions(SKULL) == {"root"}
    assert not settle(fire(scene(3), ME, "nano-power-suppression-systems", SKULL)).conditions(SKULL)


def test_guided_infection_trades_root_for_a_reroll() -> None:
    duel = take(fire(scene(2).set(SKULL, conditions=("root",)), ME, "nano-bio-weapons", SKULL), "guided-infection")
    duel.roll("hit hit").answer([0, 1])
    assert (settle(duel).damage(SKULL), duel.conditions(SKULL)) == (2, set())
    assert not offers(fire(scene(2), ME, "nano-bio-weapons", SKULL), "guided-infection")


@pytest.mark.parametrize("target", [ME, CAP])
def test_sentinel_nanotech_corruption_rerolls_the_attackers_dice(target: str) -> None:
    duel = scene().put(SKULL, 13, 12).set(SKULL, conditions=("root",))
    duel = take(fire(duel, SKULL, "cosmic-burst", target, "hit", "hit"), "sentinel-nanotech-corruption")
    duel.roll("blank blank").answer([0, 1])
    assert (settle(duel).damage(target), duel.conditions(SKULL)) == (0, set())


def test_sentinel_nanotech_corruption_needs_a_rooted_attacker_nearby() -> None:
    assert not offers(fire(scene(), SKULL, "cosmic-burst", ME, "hit"), "corruption")
    far = scene().put(SKULL, 17.7, 13).set(SKULL, conditions=("root",)).put(CAP, 13, 13)
    assert not offers(fire(far, SKULL, "cosmic-burst", CAP, "hit"), "corruption")


@pytest.mark.parametrize(("x", "caught"), [(13, {"root"}), (16, set())])
def test_sentinel_nanotech_infection_catches_who_ends_an_activation_nearby(x: float, caught: set[str]) -> None:
    duel = scene().put(SKULL, x, 10).activate(SKULL).answer("done")
    assert settle(duel).conditions(SKULL) == caught


def test_bastions_legion_may_have_two() -> None:
    known = the_cards().characters
    assert not duplicates((ME, ME), 2025, known)
    assert duplicates((ME, ME, ME), 2025, known)
