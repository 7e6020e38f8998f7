"""The Blob (Fred Dukes)."""

from __future__ import annotations

from longbox.titles.crisis.words import AWAY, SELF, TARGET, S, push

from ...scene import Duel
from ..cast import CRATE, SKULL
from ..playing import fire, offers, settle, take, usable

ME = "the-blob"


def scene(power: int = 0) -> Duel:
    return Duel(ME, SKULL, terrain=[CRATE]).put(ME, 12, 10).put(SKULL, 15, 10).set(ME, power=power)


def pushed(duel: Duel) -> Duel:
    take(duel, "push")
    if duel.ask.kind == "choose":
        duel.answer("do")
    return settle(duel)


def test_strike_brings_power_and_may_push_small_targets_with_a_wild() -> None:
    duel = pushed(fire(scene(), ME, "strike", SKULL, "wild"))
    assert (duel.power(ME), duel.at(SKULL)[0] > 16) == (1, True)
    assert not offers(fire(Duel(ME, "hulk").put("hulk", 13, 10), ME, "strike", "hulk", "wild"), "'do', 'push'")


def test_thunderous_splash_lands_beside_its_target() -> None:
    duel = settle(fire(scene(3).put(ME, 10, 10), ME, "thunderous-splash", SKULL))
    assert duel.t.within(0, 1, 1)


def test_thunderous_splash_explosive_force_pushes_all_away_for_damage() -> None:
    duel = settle(fire(scene(3), ME, "thunderous-splash", SKULL, "wild"))
    assert duel.at(SKULL)[0] > 16
    assert duel.damage(SKULL) == 2


def test_catch_little_man_throws_terrain() -> None:
    duel = scene(3)
    settle(duel.use(ME, "catch-little-man").answer(("terrain", 0)).answer([90.0]))
    assert duel.t.rubble
    assert not usable(duel.set(ME, power=3), ME, "catch-little-man")


def test_ha_ha_ha_that_tickles_he_takes_one_damage_less_and_pushes_back() -> None:
    duel = take(fire(scene(1), SKULL, "cosmic-burst", ME, "hit", "hit"), "tickles")
    pushed(duel)
    assert (duel.damage(ME), duel.at(SKULL)[0] > 16) == (1, True)
    duel = take(fire(scene(1), SKULL, "cosmic-burst", ME, "hit"), "tickles")
    assert settle(duel).damage(ME) == 1


def test_nothing_can_move_the_blob_by_rules_of_attacks() -> None:
    duel = Duel("kingpin", ME).put(ME, 12.5, 10).set("kingpin", power=3)
    before = duel.at(ME)
    assert pushed(fire(duel, "kingpin", "headbutt", ME, "wild")).at(ME) == before
    take(fire(duel, "kingpin", "hail-to-the-king", ME), "'do', 'throw'")
    assert settle(duel).at(ME) == before
    assert settle(duel.script(push(TARGET, S, AWAY, SELF), "kingpin", target=1)).at(ME) != before
