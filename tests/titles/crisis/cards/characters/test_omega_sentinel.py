"""Omega Sentinel (Karima Shapandar)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.collisions import Collision
from longbox.titles.crisis.rules.objectives import Interact
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.words import ENERGY, MYSTIC, NOBODY

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, fire, offers, settle, take

ME, NOVA, FOE = "omega-sentinel", "cassandra-nova", "captain-america"


def scene(power: int = 0, foe: str = SKULL, mode: str = "") -> Duel:
    duel = Duel(ME, foe).put(ME, 10, 10).put(foe, 12.5, 10)
    if mode:
        window = duel.t.window("power_phase")
        assert window is not None
        duel.push(window).answer(mode.replace("-", "_"))
    return duel.set(ME, power=power)


@pytest.mark.parametrize("kind", [ENERGY, MYSTIC])
def test_dynamistic_bio_blast_is_of_either_type_and_suppresses(kind: int) -> None:
    duel = scene().set(SKULL, power=5).attack(ME, "dynamistic-bio-blast")
    assert duel.offered == (ENERGY, MYSTIC)
    duel.roll("wild wild blank blank blank", blanks(duel.t.side(1).defense[kind])).answer(kind)
    settle(duel.answer(SKULL) if duel.ask.kind == "target" else duel)
    assert (duel.power(ME), duel.power(SKULL)) == (2, 5 - 2 + 2)


def test_engineered_extermination_throws() -> None:
    duel = scene(4).attack(ME, "engineered-extermination").roll(blanks(7), blanks(duel_defense())).answer(ENERGY)
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    assert settle(duel.answer([0.0])).at(SKULL)[0] > 14


def duel_defense() -> int:
    return scene().t.side(1).defense[ENERGY]


@pytest.mark.parametrize(("mode", "strike", "more"), [
    ("hardened-carapace", "shield-throw", 2), ("plasmatic-cloaking", "shield-throw", 0),
    ("plasmatic-cloaking", "cosmic-burst", 2), ("electrostatic-pole", "cosmic-burst", 0),
])  # fmt: skip
def test_nano_shift_brings_dice_against_one_type(mode: str, strike: str, more: int) -> None:
    foe = FOE if strike == "shield-throw" else SKULL
    duel = fire(scene(foe=foe, mode=mode), foe, strike, ME, "hit", "hit", defense=more, guard="block " * more)
    assert settle(duel).damage(ME) == 2 - more
    assert not duel.t.script


@pytest.mark.parametrize(("mode", "hurt"), [("hardened-carapace", 0), ("plasmatic-cloaking", 1)])
def test_hardened_carapace_takes_one_off_collisions(mode: str, hurt: int) -> None:
    assert settle(scene(mode=mode).push(Collision(0, NOBODY, NOBODY, 1))).damage(ME) == hurt
    assert settle(fire(scene(mode="hardened-carapace"), SKULL, "cosmic-burst", ME, "hit")).damage(ME) == 1


@pytest.mark.parametrize(("mode", "hidden"), [("plasmatic-cloaking", True), ("electrostatic-pole", False)])
def test_plasmatic_cloaking_is_stealth(mode: str, hidden: bool) -> None:
    duel = scene(mode=mode).put(SKULL, 18, 10)
    strike = next(one for one in duel.t.strikes(1) if one.id == "cosmic-burst")
    assert (0 in targets_of(duel.t, 1, strike)) is not hidden


def test_electrostatic_pole_rerolls_and_holds_fast() -> None:
    duel = scene(mode="electrostatic-pole").attack(ME, "dynamistic-bio-blast").roll(blanks(5), blanks(duel_defense()))
    duel.answer(ENERGY)
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    take(duel, "adaptive-nano").roll("hit hit").answer([0, 1])
    assert settle(duel).damage(SKULL) == 2
    duel = fire(scene(foe=NOVA, mode="electrostatic-pole").set(NOVA, power=1), NOVA, "mind-possession", ME)
    assert settle(duel).at(ME) == (10, 10)
    duel = fire(scene(foe=NOVA, mode="hardened-carapace").set(NOVA, power=1), NOVA, "mind-possession", ME)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])


def test_omega_cycle_changes_over() -> None:
    duel = scene(2, mode="hardened-carapace")
    duel = take(fire(duel, SKULL, "cosmic-burst", ME, "hit", "hit", defense=2, guard="block block"), "omega-cycle")
    assert settle(duel.answer("plasmatic_cloaking")).damage(ME) == 0
    duel = take(scene(2, mode="plasmatic-cloaking").push(Collision(0, NOBODY, NOBODY, 1)), "omega-cycle")
    assert settle(duel.answer("hardened_carapace")).damage(ME) == 0


@pytest.mark.parametrize(("token", "gained"), [("mutant-madman/trap", 1), ("skrulls-infiltrate/skrull-agent", 0)])
def test_cyberpathy_brings_power_for_secure_tokens_once_per_turn(token: str, gained: int) -> None:
    duel = scene()
    t = duel.t
    t.crises = ("mutant-madman", "skrulls-infiltrate")
    t.token_name, t.token_kind, t.token_at, t.token_holder, t.token_side = [token], ["location"], [(10.0, 11.0)], [-1], [-1]
    for _ in range(2):
        window = t.window("interacted", 0, 0)
        if window is not None:
            settle(duel.push(window))
    assert duel.power(ME) == gained


def test_cyberpathy_rerolls_two_dice_at_secure_tokens() -> None:
    duel = scene()
    t = duel.t
    t.crises = ("mutant-madman", "skrulls-infiltrate")
    t.token_name, t.token_kind, t.token_at, t.token_holder, t.token_side = (
        ["mutant-madman/trap"], ["location"], [(10.0, 11.0)], [-1], [-1],
    )  # fmt: skip
    duel.roll("blank blank blank").push(Interact(0, 0))
    take(duel, "cyberpathy").roll("hit hit").answer([0, 1])
    assert settle(duel).t.token_side == [0]
    assert not offers(duel, "cyberpathy")
