"""The Immortal Hulk (Bruce Banner)."""

from __future__ import annotations

from longbox.titles.crisis.codes import KO
from longbox.titles.crisis.rules.rounds import CleanupPhase, Turn

from ...mission import mission
from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, settle, take, usable

ME, TOKEN = "the-immortal-hulk", "immortality"


def scene(power: int = 0) -> Duel:
    return Duel((ME, CAP), SKULL).put(ME, 10, 10).put(CAP, 30, 30).put(SKULL, 13, 10).set(ME, power=power)


def tokens(duel: Duel) -> int:
    return sum(row[0] == TOKEN for row in duel.t.lasting)


def fallen(power: int = 0, token: bool = False) -> Duel:
    duel = scene().set(ME, damage=14, power=power)
    if token:
        duel.t.lasting.append((TOKEN, 0, 0, "game", 1))
    settle(fire(duel.put(ME, 11, 10), SKULL, "cosmic-burst", ME, "hit"))
    assert duel.is_dazed(ME)
    return duel


def test_smash_brings_power_and_may_throw() -> None:
    duel = take(fire(scene(), ME, "smash", SKULL, "wild", "hit"), "'do', 'throw'").answer([0.0])
    assert settle(duel).at(SKULL)[0] > 15
    assert duel.power(ME) == 2


def test_gamma_burst_throws_first_and_brings_the_target_no_power() -> None:
    duel = take(fire(scene(5), ME, "gamma-burst", SKULL, "hit", "hit"), "'do', 'throw'").answer([0.0])
    assert (settle(duel).damage(SKULL), duel.power(SKULL)) == (2, 0)
    assert duel.at(SKULL)[0] > 15


def test_gamma_leap() -> None:
    duel = scene(6).use(ME, "gamma-leap").answer([10.0, 12.0])
    assert duel.at(ME) == (10, 12)
    assert not usable(duel, ME, "gamma-leap")


def test_leave_hulk_alone_throws_an_enemy() -> None:
    duel = scene(6).use(ME, "leave-hulk-alone")
    if duel.ask.kind == "choose":
        duel.answer(("character", 2))
    assert settle(duel.answer([0.0])).at(SKULL)[0] > 16
    assert not usable(duel, ME, "leave-hulk-alone")


def test_endless_rage() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 2


def clean_up(duel: Duel) -> Duel:
    mission(duel, "gamma-wave", "skrulls-infiltrate")
    return settle(duel.push(CleanupPhase()))


def test_immortality_brings_him_back_once_for_his_power() -> None:
    duel = clean_up(fallen(4).set(ME, conditions=("bleed", "slow")))
    assert not duel.is_dazed(ME)
    assert (duel.damage(ME), duel.power(ME), duel.conditions(ME), tokens(duel)) == (11, 0, set(), 1)


def test_immortality_ends_the_second_time() -> None:
    assert clean_up(fallen(4, token=True)).t.status[0] & KO


def test_the_green_door_heals_at_the_end_of_each_turn_until_he_is_whole() -> None:
    duel = scene().set(ME, damage=2).put(SKULL, 30, 10)
    duel.t.lasting.append((TOKEN, 0, 0, "game", 1))
    for seat, damage, left in ((1, 1, 1), (0, 0, 0)):
        window = duel.t.window("turn_end")
        assert window is not None, seat
        take(duel.push(window), "the-green-door")
        assert (settle(duel).damage(ME), tokens(duel)) == (damage, left)
    duel.set(ME, damage=1)
    assert duel.t.window("turn_end") is None


def test_turns_end_with_that_moment() -> None:
    duel = scene().set(ME, damage=2).put(SKULL, 30, 10)
    duel.t.lasting.append((TOKEN, 0, 0, "game", 1))
    take(duel.push(Turn(1)).answer(SKULL).answer("done"), "the-green-door")
    assert settle(duel).damage(ME) == 1
