"""Taskmaster (Anthony Masters)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.squads import affiliations_of
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..playing import offers, settle, take
from ..scenes.dark_dimension import FOE, MATE, WEAK, faces, facing

GWEN = "gwenpool"
TASK = "taskmaster"


def test_the_shield_bounces_once_to_somebody_near_the_target() -> None:
    duel = facing(TASK, [FOE, MATE]).put(MATE, 15, 13)
    duel.roll(faces("wild", 1, 4), faces("blank", 3)).attack(TASK, "shield-throw", FOE)
    take(duel, "('do', 'shield-throw')")
    duel.roll(faces("wild", 1, 4), faces("blank", 3)).answer(MATE)
    assert not offers(duel, "('do', 'shield-throw')")
    assert (duel.damage(FOE), duel.damage(MATE)) == (1, 1)


def test_the_shield_needs_no_line_of_sight_and_ignores_cover() -> None:
    wall = ("wall", 5, False, ((12.0, 8.0), (12.4, 8.0), (12.4, 12.0), (12.0, 12.0)))
    duel = Duel(TASK, FOE, terrain=(wall,)).put(FOE, 14.5, 10)
    duel.roll(faces("hit", 2, 4), faces("blank", 3)).attack(TASK, "shield-throw", FOE)
    assert settle(duel).damage(FOE) == 2


def test_the_mnemonic_technique_turns_their_defense_against_them() -> None:
    duel = facing(TASK, GWEN, power=2).set(GWEN, power=3)
    duel.roll(faces("hit", 2, 8), faces("blank", 4)).attack(TASK, "mnemonic-technique", GWEN)
    assert not offers(duel, "retcon")
    assert duel.damage(GWEN) == 1
    assert duel.t.script == []  # four dice and four for her defense


def test_his_reflexes_strike_back_harder_the_second_time() -> None:
    duel = facing(TASK, power=4)
    duel.roll(faces("blank", 4), faces("fail", 3)).attack(FOE, "jab", TASK)
    settle(take(duel.roll("crit wild hit blank"), "photographic-reflexes"))
    assert duel.damage(FOE) == 2
    duel.roll(faces("blank", 4), faces("fail", 5)).attack(FOE, "jab", TASK)
    settle(take(duel.roll("hit hit hit hit crit wild"), "photographic-reflexes"))
    assert duel.damage(FOE) == 4


def test_his_reflexes_reach_three() -> None:
    duel = Duel(TASK, FOE).set(TASK, power=2).put(FOE, 18.5, 10)
    duel.roll(faces("blank", 3), faces("fail", 3)).attack(FOE, "whisper", TASK)
    assert not offers(duel, "photographic-reflexes")


def test_he_learns_from_the_first_attack() -> None:
    duel = Duel(TASK, FOE).put(FOE, 14.5, 10)
    for dice in (3, 5):
        duel.roll(faces("blank", 3), faces("fail", dice)).attack(FOE, "whisper", TASK)
        settle(duel)
        assert duel.t.script == []


@pytest.mark.parametrize(("attack", "x", "damage"), [("jab", 12.7, 0), ("jab", 14.4, 3), ("whisper", 12.7, 3)])
def test_a_martial_artist_blocks_with_blanks_up_close(attack: str, x: float, damage: int) -> None:
    duel = Duel(TASK, FOE).put(FOE, x, 10)
    dice = the_cards().strikes[f"{FOE}/{attack}"].dice
    duel.roll(faces("hit", 3, dice), faces("blank", 3)).attack(FOE, attack, TASK)
    assert settle(duel).damage(TASK) == damage


def test_a_rogue_agent_counts_for_any_affiliation() -> None:
    avengers = ("iron-man", "captain-marvel")
    others = (FOE, TASK)
    assert "Avengers" in affiliations_of((*avengers, *others), the_cards().characters)  # three of four
    assert "Avengers" not in affiliations_of((*avengers, FOE, MATE), the_cards().characters)
    assert "Avengers" not in affiliations_of((*avengers, *others, MATE, WEAK), the_cards().characters)  # and only one more
