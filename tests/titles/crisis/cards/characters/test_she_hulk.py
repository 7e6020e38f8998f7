"""She-Hulk (Jennifer Walters)."""

from __future__ import annotations

from longbox.titles.crisis.codes import KO
from longbox.titles.crisis.rules.rounds import CleanupPhase

from ...scene import PASS, Duel
from ..cast import BONES, SKULL
from ..playing import accept, fire, offers, settle, take, usable

ME = "she-hulk"


def scene(power: int = 0) -> Duel:
    return Duel((ME, BONES), SKULL).put(SKULL, 12.8, 10).put(BONES, 10, 13).set(ME, power=power)


def test_an_uppercut_slows() -> None:
    duel = settle(fire(scene(), ME, "sensational-uppercut", SKULL, "hit"))
    assert duel.conditions(SKULL) == {"slow"}
    assert duel.power(ME) == 1


def test_the_defense_rests_after_damage() -> None:
    for shown, had, now in (
        ("hit", (), {"slow", "stun"}),
        ("hit", ("slow",), {"slow", "stun", "stagger"}),
        ("blank", (), set()),
    ):
        duel = settle(fire(scene(5).set(SKULL, conditions=had), ME, "the-defense-rests", SKULL, shown))
        assert duel.conditions(SKULL) == now


def test_defenders_of_arcadia_give_another_ally_power_once_per_turn() -> None:
    duel = accept(fire(scene().lead(ME), SKULL, "cosmic-burst", ME, "hit"))
    assert duel.power(BONES) == 1
    accept(fire(duel, SKULL, "cosmic-burst", ME, "hit"))
    assert duel.power(BONES) == 1
    duel = fire(scene().lead(ME), SKULL, "cosmic-burst", ME, "hit")
    assert offers(duel, PASS) is True


def test_clear_the_court_throws_enemies_of_size_four() -> None:
    duel = settle(scene(3).use(ME, "clear-the-court").answer(SKULL).answer([0.0]))
    assert duel.at(SKULL)[0] > 15
    assert not usable(duel.set(ME, power=3).put(SKULL, 12.8, 10), ME, "clear-the-court")


def test_weight_training_adds_dice_for_the_targets_size() -> None:
    duel = settle(scene(3).use(ME, "superior-weight-training"))
    for more in (2, 0):
        assert not settle(fire(duel, ME, "sensational-uppercut", SKULL, more=more)).t.script


def test_legal_defense_takes_the_blow() -> None:
    duel = settle(take(fire(scene(2), SKULL, "cosmic-burst", BONES, "hit", defense=2), "legal-defense"))
    assert (duel.damage(BONES), duel.damage(ME)) == (0, 1)


def test_gamma_transfusion() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
    assert offers(fire(scene(), SKULL, "cosmic-burst", ME, "hit"), "gamma-transfusion") is True
    assert offers(fire(scene(), SKULL, "cosmic-burst", ME), "gamma-transfusion") is False
    settle(scene().set(ME, dazed=True).push(CleanupPhase()))
    duel = settle(scene().set(ME, dazed=True).push(CleanupPhase()))
    assert duel.t.status[0] & KO
