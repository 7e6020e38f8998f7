"""X-23 (Laura Kinney)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.x_force import hit

MISS = "blank blank fail fail"
CABLE = "cable"
BADGER = "honey-badger"
X23 = "x-23"
EMMA = "emma-frost"
FENCE = ("fence", 2, False, ((13.6, 8.0), (13.9, 8.0), (13.9, 12.0), (13.6, 12.0)))


@pytest.mark.parametrize(
    ("who", "attack", "face", "form"),
    [(X23, "adamantium-slash", "wild", 0), (X23, "claw-rush", "wild", 0), (EMMA, "diamond-strike", "crit", 1)],
)
def test_pierce(who: str, attack: str, face: str, form: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10).set(who, form=form)
    assert settle(hit(who, attack, face, "block blank blank blank", duel)).damage(SKULL) == 1
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10).set(who, form=form)
    assert settle(hit(who, attack, "hit", "block blank blank blank", duel)).damage(SKULL) == 0


def test_wetworks_rerolls_failures_too_once_per_turn_and_denies_cover() -> None:
    duel = Duel([CABLE, X23], SKULL, terrain=[FENCE]).put(X23, 10, 10).put(CABLE, 5, 5).put(SKULL, 15, 10).lead(CABLE)
    duel.set(X23, power=2).roll("fail blank blank blank blank blank", "blank blank blank blank", "hit")
    duel.attack(X23, "claw-rush", SKULL)
    take(duel, "wetworks")
    settle(duel.answer([0]))
    assert duel.damage(SKULL) == 1  # no cover made a blank a block
    duel.set(X23, power=2).set(SKULL, damage=0).roll(f"hit {blanks(5)}", "block block block block")
    assert not offers(duel.attack(X23, "claw-rush", SKULL), "wetworks")


def test_without_the_reroll_the_cover_stays() -> None:
    duel = Duel([CABLE, X23], SKULL, terrain=[FENCE]).put(X23, 10, 10).put(CABLE, 5, 5).put(SKULL, 15, 10).lead(CABLE)
    duel.set(X23, power=2).roll("hit blank blank blank blank blank", "blank blank blank blank")
    take(duel.attack(X23, "claw-rush", SKULL), "wetworks")
    duel.answer([])
    assert offers(duel, "cover")


def test_sisters_run_at_whoever_hurt_the_other() -> None:
    for hurt, runner, power in ((X23, BADGER, "lil-sis"), (BADGER, X23, "big-sis")):
        duel = Duel([hurt, runner], SKULL).put(runner, 10, 13).put(SKULL, 12.5, 10)
        duel.script(damage(TARGET, 1), SKULL, target=0)
        take(duel, power)
        assert duel.ask.kind == "advance"
        settle(duel)
        assert not offers(duel.script(damage(TARGET, 1), SKULL, target=0), power)
        duel = Duel([hurt, runner], SKULL).put(runner, 10, 20)
        assert not offers(duel.script(damage(TARGET, 1), SKULL, target=0), power)


def test_frenzy_goes_on_in_her_own_activation() -> None:
    duel = Duel(X23, [SKULL, CAP]).put(SKULL, 12.5, 10).put(CAP, 10, 12.5).set(X23, power=2).set(SKULL, damage=5)
    duel.activate(X23)
    duel.roll("hit hit hit hit hit", MISS)
    duel.answer("adamantium-slash").answer(SKULL)
    take(duel, "frenzy")
    assert duel.ask.kind == "advance"
    duel.roll("hit blank blank blank blank", "blank blank blank blank blank").answer([10.0, 10.0])
    while duel.damage(CAP) == 0:
        assert not duel.still
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel = Duel(X23, SKULL).put(SKULL, 12.5, 10).set(X23, power=2).set(SKULL, damage=5)
    assert not offers(duel.roll("hit hit hit hit hit", MISS).attack(X23, "adamantium-slash", SKULL), "frenzy")


def test_adamantium_is_heavy_and_training_pays() -> None:
    duel = Duel(X23, SKULL)
    assert (duel.t.thrown_size(0), duel.t.pushed_size(0)) == (3, 2)  # hers keeps nobody from pushing her
    assert offers(hit(X23, "adamantium-slash", "blank"), "assassin-training")
