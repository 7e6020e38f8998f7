"""Shadowland Daredevil (Matt Murdock)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD

from ...scene import PASS, Duel
from ..cast import CAP, SKULL, hold
from ..playing import blanks, offers, settle, take, usable
from ..scenes.grunts_and_parents import hit

ELEKTRA = "elektra"
SHADOW = "shadowland-daredevil"
NINJAS = "hand-ninjas"
FURY = "nick-fury"


@pytest.mark.parametrize(
    ("who", "attack", "variant", "dice"),
    [(ELEKTRA, "impale", "", 8), (SHADOW, "demons-devastation", "@healthy", 7), (SHADOW, "demons-devastation", "@injured", 7)],
)
@pytest.mark.parametrize(("y", "more"), [(12.0, 2), (20.0, 0)])
def test_ninjas_beside_the_target_bring_dice(who: str, attack: str, variant: str, dice: int, y: float, more: int) -> None:
    duel = Duel([who, NINJAS], SKULL).put(SKULL, 11.8, 10).put(NINJAS, 13, y).set(who, power=5, injured=int("injured" in variant))
    duel.roll(blanks(20)).attack(who, f"{attack}{variant}", SKULL)
    settle(duel)
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled[0] == dice + more


def test_baton_snare_needs_no_sight_and_comes_closer() -> None:
    walls = [("wall", 5, False, ((12.0, 5.0), (12.3, 5.0), (12.3, 15.0), (12.0, 15.0)))]
    duel = Duel(SHADOW, SKULL, walls).put(SKULL, 15, 10)
    assert not duel.t.sees(0, 1)
    duel.roll(f"hit {blanks(3)}", blanks(9)).attack(SHADOW, "baton-snare", SKULL)
    assert duel.ask.kind == "advance"
    assert duel.damage(SKULL) == 0  # before damage
    duel.answer(PASS)
    settle(duel)
    assert duel.damage(SKULL) == 1


@pytest.mark.parametrize(("faces", "placed"), [("wild", True), ("hit", False)])
def test_demons_devastation_vanishes_with_a_wild(faces: str, placed: bool) -> None:
    duel = hit(SHADOW, "demons-devastation", faces, variant="@healthy")
    while not duel.still and duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert (not duel.still) == placed


def beast(*seconds: str) -> Duel:
    duel = Duel([SHADOW, NINJAS], seconds or (SKULL, CAP)).put(NINJAS, 30, 30).set(SHADOW, injured=1, power=9)
    for number in range(len(seconds or (SKULL, CAP))):
        duel.put(2 + number, 12, 9 + 2 * number)
    return duel.activate(SHADOW)


@pytest.mark.parametrize("times", [1, 2])
def test_there_is_only_the_beast(times: int) -> None:
    duel = beast()
    for _ in range(times):
        duel.answer(("power", "there-is-only-the-beast"))
    assert duel.power(SHADOW) == 9 - 3 * times
    duel.set(SHADOW, power=6)
    assert [one for one in duel.offered if one == ("attack", "demons-devastation")] == [("attack", "demons-devastation")]
    duel.roll(blanks(60)).answer(("attack", "demons-devastation"))
    while ("done",) not in duel.offered:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert {fact for fact in duel.t.facts if fact[0] == "attacked"} == {("attacked", 0, 2), ("attacked", 0, 3)}
    assert duel.power(SHADOW) == 3
    duel.answer(("attack", "demons-devastation"))  # only the next one
    assert duel.ask.kind == "target"


def test_without_the_beast_there_is_one_target() -> None:
    duel = beast().answer(("attack", "demons-devastation"))
    assert duel.ask.kind == "target"
    duel = beast().answer(("power", "there-is-only-the-beast"))
    while not duel.still:
        duel.answer("done" if ("done",) in duel.offered else PASS)
    duel.activate(SHADOW).answer(("attack", "demons-devastation"))  # nothing of it is left
    assert duel.ask.kind == "target"
    assert not usable(Duel(SHADOW, SKULL).set(SHADOW, power=9), SHADOW, "there-is-only-the-beast")  # Injured only


@pytest.mark.parametrize(
    ("attacker", "attack", "counts"), [(FURY, "tactical-knife", True), (ELEKTRA, "ancient-throwing-blades", False)]
)
def test_radar_sense(attacker: str, attack: str, counts: bool) -> None:
    seconds = [ELEKTRA, NINJAS] if attacker == ELEKTRA else [attacker]
    duel = Duel(SHADOW, seconds).put(attacker, 12.5, 10)
    if NINJAS in seconds:
        duel.put(NINJAS, 30, 30)
    dice = 4 if counts else 3
    duel.roll("hit hit hit hit hit", " ".join(["blank"] * dice)).attack(attacker, attack, SHADOW)
    settle(duel)
    assert duel.damage(SHADOW) == (1 if counts else 5)


@pytest.mark.parametrize(("held", "offered"), [(True, True), (False, False)])
def test_shadow_war_rerolls_against_those_at_objectives(held: bool, offered: bool) -> None:
    duel = Duel([SHADOW, FURY], SKULL).put(SKULL, 12.5, 10).put(FURY, 10, 10).put(SHADOW, 30, 30).lead(SHADOW)
    if held:
        hold(duel, SKULL)
    duel.roll("fail blank blank blank blank", blanks(9)).attack(FURY, "tactical-knife", SKULL)
    assert offers(duel, "shadow-war") == offered


def test_shadow_war_rerolls_a_failure_and_counts_the_contested() -> None:
    duel = hold(Duel([SHADOW, FURY], SKULL).put(SKULL, 12.5, 10).put(FURY, 10, 10).put(SHADOW, 30, 30).lead(SHADOW), SKULL)
    duel.t.token_holder[0] = ON_BOARD
    dice = duel.t.side(duel.who(SKULL)).defense[0]
    duel.roll("fail blank blank blank blank", blanks(dice), "hit").attack(FURY, "tactical-knife", SKULL)
    take(duel, "shadow-war")
    assert duel.ask.kind == "dice"
    duel.answer((0,))  # the Failure
    settle(duel)
    assert duel.damage(SKULL) == 1


def test_shadowland_daredevil_climbs() -> None:
    assert 5 in Duel(SHADOW, SKULL).t.changes("move_size", 0)
