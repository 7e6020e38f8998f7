"""Namor, the Sub-Mariner (Namor McKenzie)."""

from __future__ import annotations

from ...scene import Duel
from ..cast import CAP, SKULL
from ..playing import fire, offers, settle, take, usable

ME, HARD = "namor-the-sub-mariner", "bastion"


def scene(power: int = 0, foe: str = SKULL) -> Duel:
    duel = Duel((ME, CAP), (foe, "viper")).put(ME, 10, 10).put(CAP, 10, 13).put(foe, 12.9, 10).put("viper", 30, 30)
    return duel.set(ME, power=power)


def lay(duel: Duel, kind: str, holder: int, x: float, y: float) -> Duel:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append(kind)
    t.token_at.append((x, y))
    t.token_holder.append(holder)
    t.token_side.append(-1)
    return duel


def armies(duel: Duel, choice: str, *faces: str) -> Duel:
    duel = fire(duel, ME, "armies-of-the-deep", SKULL, *faces)
    while duel.ask.kind != "choose" or ("mode", choice) not in duel.offered:
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    return duel.answer(choice)


def test_trident_brings_power_and_may_advance() -> None:
    duel = fire(scene(), ME, "trident", SKULL, "hit")
    while duel.ask.kind != "advance":
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    duel.answer([10.5, 10.0])
    assert (settle(duel).at(ME), duel.power(ME)) == ((10.5, 10), 1)


def test_armies_of_the_deep_crabs_take_all_assets() -> None:
    duel = lay(lay(lay(scene(3), "asset", 2, 13, 10), "asset", 2, 13, 10), "civilian", 2, 13, 10)
    settle(armies(duel, "swarm_of_crabs"))
    assert duel.t.token_holder == [-1, -1, 2]


def test_armies_of_the_deep_octopus_grasps_those_around() -> None:
    duel = armies(scene(3).put("viper", 14.5, 12), "octopus_grasp")
    settle(duel)
    assert (duel.damage("viper"), duel.damage(SKULL), duel.damage(CAP)) == (1, 0, 0)
    assert duel.at("viper") != (14.5, 12)
    assert settle(armies(scene(3), "octopus_grasp")).damage("viper") == 0


def test_armies_of_the_deep_turtles_fetch_and_carry() -> None:
    duel = armies(lay(scene(3), "civilian", -1, 10, 8.5), "wave_of_turtles")
    while duel.ask.kind != "choose" or "token" not in str(duel.offered):
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    duel.roll("hit hit hit hit hit hit").answer(("token", 0))
    while duel.ask.kind != "advance":
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    assert (duel.t.token_holder, duel.power(ME)) == ([0], 0)
    idle = armies(scene(3), "wave_of_turtles")
    while not idle.still:
        assert idle.ask.kind != "advance"
        idle.answer("pass" if "pass" in idle.offered else idle.offered[0])


def test_armies_of_the_deep_may_stay_at_home() -> None:
    assert settle(armies(scene(3), "nothing", "hit")).damage(SKULL) == 1


def test_imperius_rex_moves_and_staggers_whom_the_trident_hurts() -> None:
    duel = scene(3).activate(ME).answer(("power", "imperius-rex")).answer(("move",)).answer([10.0, 9.5])
    duel.roll("hit blank blank blank blank blank", "blank blank blank blank")
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    while duel.ask.kind != "action":
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    assert (duel.damage(SKULL), duel.conditions(SKULL)) == (1, {"stagger"})
    assert ("power", "imperius-rex") not in duel.offered


def test_atlantean_might_is_not_softened_and_brings_power() -> None:
    duel = scene()
    window = duel.t.window("power_phase")
    assert window is not None
    assert settle(duel.push(window)).power(ME) == 1
    assert settle(fire(scene(foe=HARD), ME, "trident", HARD, "hit", "hit")).damage(HARD) == 2


def test_charismatic_leader_rerolls_one_for_those_near() -> None:
    duel = take(fire(scene().put(SKULL, 13, 13), SKULL, "cosmic-burst", CAP, "hit"), "charismatic-leader")
    assert settle(duel.roll("block").answer([0])).damage(CAP) == 0
    assert offers(fire(scene(), ME, "trident", SKULL), "charismatic-leader")
    far = scene().put(CAP, 10, 20).put(SKULL, 13, 20)
    assert not offers(fire(far, SKULL, "cosmic-burst", CAP, "hit"), "charismatic-leader")


def test_who_he_is() -> None:
    assert scene().t.library.characters[ME].gems == ("time",)
    assert usable(scene(3), ME, "imperius-rex")
