"""Shang-Chi (Zheng Shang-Chi)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED

from ...scene import Duel, box
from ..cast import SKULL
from ..playing import fire, offers, settle, take, usable

ME, SHAPES = "shang-chi", "ten-thousand-shapes-strike"


def scene(power: int = 0, *terrain: tuple[object, ...], injured: int = 0) -> Duel:
    duel = Duel(ME, (SKULL, SKULL), terrain=terrain).put(ME, 10, 10).put(SKULL, 12.5, 10).put(SKULL + "@2", 30, 30)
    return duel.set(ME, power=power, injured=injured)


def test_ten_thousand_shapes_strike_is_of_either_type_brings_power_and_staggers() -> None:
    assert scene().attack(ME, SHAPES).offered == (0, 2)
    duel = settle(scene().roll("crit block blank blank blank blank", "blank " * 4, "blank").attack(ME, SHAPES).answer(0).answer(1))
    assert (duel.power(ME), duel.conditions(SKULL)) == (1, {"stagger"})


def test_rising_phoenix_kick_lands_beside_the_target() -> None:
    duel = fire(scene().put(SKULL, 15, 10), ME, "rising-phoenix-kick", SKULL)
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    duel.answer(duel.offered[0])
    assert settle(duel).t.within(0, 1, 1)
    assert duel.power(ME) == 1


def test_dim_mak_turns_stagger_into_an_activated_token() -> None:
    duel = settle(fire(scene(5, injured=1).set(SKULL, conditions=("stagger",)), ME, "dim-mak", SKULL))
    assert not duel.conditions(SKULL)
    assert duel.t.status[1] & ACTIVATED
    assert not settle(fire(scene(5, injured=1), ME, "dim-mak", SKULL)).t.status[1] & ACTIVATED


def test_hidden_flower_moves_then_strikes() -> None:
    duel = scene(2).activate(ME).answer(("power", "hidden-flower-under-the-leaves")).answer(("move",)).answer([10.0, 11.0])
    assert duel.ask.kind == "type"
    duel.roll("hit blank blank blank blank blank", "blank blank blank").answer(2)
    if duel.ask.kind == "target":
        duel.answer(1)
    while duel.ask.kind != "action":
        duel.answer("pass" if "pass" in duel.offered else duel.offered[0])
    assert duel.damage(SKULL) == 1
    assert ("power", "hidden-flower-under-the-leaves") not in duel.offered


def test_dragon_chases_its_tail_throws_who_failed_to_hurt_him() -> None:
    duel = take(fire(scene(2), SKULL, "cosmic-burst", ME), "dragon-chases-its-tail").answer([0.0])
    assert settle(duel).at(SKULL)[0] > 14
    assert not offers(fire(scene(2), SKULL, "cosmic-burst", ME, "hit", "hit", "hit", "hit"), "dragon-chases")
    assert not offers(fire(scene(2).put(SKULL, 16, 10), SKULL, "cosmic-burst", ME), "dragon-chases")
    assert not offers(fire(scene(2, injured=1), SKULL, "cosmic-burst", ME), "dragon-chases")


def test_five_elements_fist_flows_like_water() -> None:
    duel = take(fire(scene(1), ME, SHAPES, SKULL), "five-elements-fist").answer("flow_like_water")
    assert duel.ask.kind == "advance"
    assert settle(duel.answer([10.0, 9.0])).at(ME) == (10, 9)
    assert not offers(fire(scene(1), ME, "rising-phoenix-kick", SKULL), "five-elements-fist")


@pytest.mark.parametrize(("injured", "power"), [(0, "five-elements-fist"), (1, "sixty-four-infinite-palms")])
@pytest.mark.parametrize(("wall", "stunned"), [(True, True), (False, False)])
def test_one_inch_punch_stuns_whom_it_drives_against_something(injured: int, power: str, wall: bool, stunned: bool) -> None:
    terrain = (box("wall", 3, 14, 9, 1, 2),) if wall else ()
    duel = take(fire(scene(1, *terrain, injured=injured), ME, SHAPES, SKULL), power).answer("one_inch_punch")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    duel.answer([0.0])
    assert settle(duel).conditions(SKULL) == ({"stun"} if stunned else set())
    assert duel.at(SKULL)[0] > 12.5


def test_one_inch_punch_against_a_character() -> None:
    duel = take(fire(scene(1).put(SKULL + "@2", 14.5, 10), ME, SHAPES, SKULL), "five-elements-fist").answer("one_inch_punch")
    if duel.ask.kind == "choose":
        duel.answer(1)
    assert settle(duel.answer([0.0])).conditions(SKULL) == {"stun"}


def test_sixty_four_infinite_palms_cleanse() -> None:
    duel = scene(1, injured=1).set(ME, damage=2, conditions=("slow",))
    duel = take(fire(duel, ME, SHAPES, SKULL), "sixty-four-infinite-palms").answer("cleansing_strike")
    assert (settle(duel).damage(ME), duel.conditions(ME)) == (1, set())


def test_wild_goose_leaves_the_flock_and_brings_the_attacker_along() -> None:
    duel = take(fire(scene(6, injured=1), SKULL, "cosmic-burst", ME), "wild-goose-leaves-the-flock")
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    duel.answer([10.0, 8.0])
    duel.answer(duel.offered[0])
    assert settle(duel).t.within(0, 1, 1)
    assert duel.at(ME) == (10, 8)
    assert not offers(fire(duel, SKULL, "cosmic-burst", ME), "wild-goose")
    assert not offers(fire(scene(3, injured=1).put(SKULL, 16, 10), SKULL, "cosmic-burst", ME), "wild-goose")


def test_supreme_martial_artist_counts_blanks_within_three() -> None:
    assert settle(fire(scene(), SKULL, "cosmic-burst", ME, "hit", "hit", "hit")).damage(ME) == 0
    assert settle(fire(scene().put(SKULL, 17.7, 10), SKULL, "cosmic-burst", ME, "hit")).damage(ME) == 1


def test_what_stands_on_which_side() -> None:
    assert usable(scene(2), ME, "hidden-flower-under-the-leaves")
    assert usable(scene(2, injured=1), ME, "hidden-flower-under-the-leaves")
