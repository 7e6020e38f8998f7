"""M'Baku."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import AWAY, SELF, TARGET, S, place, push, throw

from ...scene import PASS, Duel
from ..cast import BONES, CAP, CRATE, SKULL
from ..playing import blanks, settle, usable
from ..scenes.wakanda import meet_a_bomb, take

PANTHER = "black-panther"
MBAKU = "mbaku"
OKOYE = "okoye"
MISS = "blank blank blank blank"


def test_knobkerrie_pursues_on_a_wild_and_pushes_on_a_critical() -> None:
    duel = Duel(MBAKU, SKULL).put(SKULL, 16, 10).roll("wild crit hit blank blank blank", MISS).attack(MBAKU, "knobkerrie", SKULL)
    kinds = []
    while not duel.still:
        kinds.append(duel.ask.kind)
        if duel.ask.kind == "advance":
            assert duel.damage(SKULL) == 0
        duel.answer(duel.offered[-1])
    assert {"advance", "direction"} <= set(kinds)
    assert duel.at(MBAKU) != (10.0, 10.0)
    assert duel.power(MBAKU) == duel.damage(SKULL) == 3


def test_wrath_throws_and_rolls_on_to_another_enemy() -> None:
    duel = Duel(MBAKU, [SKULL, BONES]).set(MBAKU, power=4).put(SKULL, 12, 10).put(BONES, 10, 13)
    duel.roll("wild hit" + " blank" * 6, MISS, blanks(5), MISS).attack(MBAKU, "wrath-of-the-jabari", SKULL)
    assert PASS in duel.offered
    duel.answer(duel.offered[-1]).answer([0.0])
    take(duel, "knobkerrie")
    settle(duel)
    assert ("attacked", 0, duel.who(BONES)) in duel.t.facts


@pytest.mark.parametrize(("face", "stays"), [("block", True), ("wild", True), ("crit", True), ("hit", False)])
@pytest.mark.parametrize("how", ["push", "place"])
def test_ghekre_holds_allies_on_objectives(face: str, stays: bool, how: str) -> None:
    duel = Duel([MBAKU, OKOYE], SKULL).lead(MBAKU)
    meet_a_bomb(duel, OKOYE)
    effect = push(TARGET, S, AWAY, SELF) if how == "push" else place(TARGET, 2)
    duel.roll(face).script(effect, SKULL, target=1)
    assert duel.still is stays
    settle(duel)
    duel.put(OKOYE, 10, 13).script(effect, SKULL, target=1)
    assert not duel.still  # once per turn


def test_ghekre_does_not_hold_whom_friends_move() -> None:
    duel = Duel([MBAKU, OKOYE], SKULL).lead(MBAKU)
    meet_a_bomb(duel, OKOYE)
    duel.script(push(TARGET, S), MBAKU, target=1)
    assert duel.ask.kind == "direction"


def test_ghekre_turns_a_die_into_a_hit_beside_a_wild() -> None:
    for first, dealt in (("wild", 2), ("hit", 1)):
        duel = Duel([MBAKU, OKOYE], SKULL).lead(MBAKU).put(SKULL, 12.5, 12.5)
        duel.roll(f"{first} blank blank blank", MISS).attack(OKOYE, "strike", SKULL)
        if first == "wild":
            take(duel, "ghekre").answer((1,))
        assert settle(duel).damage(SKULL) == dealt


def test_the_white_gorilla_throws_terrain() -> None:
    duel = Duel(MBAKU, SKULL, terrain=[CRATE]).set(MBAKU, power=4)
    assert not usable(duel, MBAKU, "strength-of-the-white-gorilla")
    duel.put(MBAKU, 13, 13).use(MBAKU, "strength-of-the-white-gorilla").answer(("terrain", 0))
    assert duel.ask.kind == "direction"
    settle(duel)
    assert not usable(duel, MBAKU, "strength-of-the-white-gorilla")


def test_the_chieftain_is_not_pushed_by_attacks_of_the_small() -> None:
    duel = Duel(MBAKU, PANTHER).put(PANTHER, 12, 10).roll("hit blank blank blank blank", MISS).attack(PANTHER, "strike", MBAKU)
    assert settle(duel).at(MBAKU) == (10.0, 10.0)
    assert duel.damage(MBAKU) == 1
    duel.script(push(TARGET, S), PANTHER, target=0)
    assert duel.ask.kind == "direction"  # by no attack


def test_his_frame_bears_collisions_with_characters_only() -> None:
    duel = Duel(MBAKU, [SKULL, CAP], terrain=[CRATE]).put(SKULL, 12.5, 10)
    duel.roll(MISS).script(throw(TARGET, S), CAP, target=0).answer([0.0])
    assert settle(duel).damage(MBAKU) == 0
    duel.put(MBAKU, 13, 13).script(throw(TARGET, S), CAP, target=0).answer([0.0])
    assert settle(duel).damage(MBAKU) == 1
    duel.put(MBAKU, 10, 10).put(SKULL, 12.5, 10)
    duel.t.script = []
    duel.roll("fail fail fail fail").script(throw(TARGET, S), CAP, target=duel.who(SKULL)).answer([180.0])
    assert settle(duel).damage(MBAKU) == 1
