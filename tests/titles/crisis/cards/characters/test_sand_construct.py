"""Sand Construct."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.grunts import ChangeController
from longbox.titles.crisis.rules.objectives import contests, interactions
from longbox.titles.crisis.words import TARGET, S, damage, push, throw

from ...mission import mission, on_token
from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, settle
from ..scenes.grunts_and_parents import alive, in_play

SANDMAN = "sandman"
SAND = "sand-construct"
ELEKTRA = "elektra"
FURY = "nick-fury"


def test_crumbling_form() -> None:
    duel = mission(Duel([SANDMAN, SAND], SKULL), "deadly-meteors", "skrulls-infiltrate")
    for token in range(len(duel.t.token_name)):
        on_token(duel, SAND, token)
        on_token(duel, SANDMAN, token)
        duel.set(SANDMAN, power=3)
        assert not contests(duel.t, 1, token)
        assert contests(duel.t, 0, token)
        assert interactions(duel.t, 1) == []
        assert duel.t.has("no_hold", 1, token=token)


@pytest.mark.parametrize("faces", ["hit hit", "hit"])
def test_difficult_terrain_breaks_physical_blows(faces: str) -> None:
    duel = Duel([SANDMAN, SAND], FURY).put(FURY, 12.5, 13).put(SAND, 10, 13)
    duel.roll(f"{faces} {blanks(5 - len(faces.split()))}", "blank").attack(FURY, "tactical-knife", SAND)
    settle(duel)
    assert duel.damage(SAND) == 1


def test_difficult_terrain_is_no_help_against_other_attacks() -> None:
    duel = Duel([SANDMAN, SAND], ELEKTRA).put(ELEKTRA, 12.5, 13).put(SAND, 10, 13)
    duel.roll(f"hit hit {blanks(3)}", "blank").attack(ELEKTRA, "ancient-throwing-blades", SAND)
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert not alive(duel, SAND)
    duel = Duel([SANDMAN, SAND], SKULL).script(damage(TARGET, 2), SKULL, target=1)
    assert not alive(duel, SAND)  # nor against what is no attack


def test_sand_is_not_thrown_and_takes_no_harm_from_collisions() -> None:
    for by in (SANDMAN, SKULL):
        duel = Duel([SANDMAN, SAND], SKULL).script(throw(TARGET, S), by, target=1)
        assert duel.still
        duel.script(push(TARGET, S), by, target=1)
        assert duel.ask.kind == "direction"
    duel = Duel([SANDMAN, SAND], SKULL).put(SAND, 10, 13).put(SKULL, 12.5, 13).roll(blanks(9))
    duel.script(throw(TARGET, S), SANDMAN, target=2).answer([180.0])
    settle(duel)
    assert duel.damage(SKULL) > 0
    assert duel.damage(SAND) == 0


@pytest.mark.parametrize(("y", "left"), [(13.0, True), (20.0, False)])
def test_sand_far_from_sandman_falls_apart(y: float, left: bool) -> None:
    duel = Duel([SANDMAN, SAND, SAND], SKULL).put(f"{SAND}@1", 10, y).put(f"{SAND}@2", 10, 7).activate(SANDMAN).answer("done")
    settle(duel)
    assert alive(duel, f"{SAND}@1") == left
    assert alive(duel, f"{SAND}@2")


def test_sand_falls_with_sandman() -> None:
    duel = Duel([SANDMAN, SAND, SAND, FURY], SKULL).script(damage(TARGET, 6), SKULL, target=0)
    settle(duel)
    assert duel.is_dazed(SANDMAN)
    assert in_play(duel, SAND) == []
    duel = Duel([SANDMAN, SAND, FURY], SKULL).script(damage(TARGET, 6), SKULL, target=2)
    assert alive(duel, SAND)  # somebody else


def test_without_sandman_no_sand_is_left() -> None:
    duel = Duel([SANDMAN, SAND, SAND, FURY], SKULL).set(SANDMAN, injured=1).script(damage(TARGET, 7), SKULL, target=0)
    settle(duel)
    assert not alive(duel, SANDMAN)
    assert in_play(duel, SAND) == []
    duel = Duel([SANDMAN, SAND, SAND, FURY], SKULL).push(ChangeController(0, 1))
    assert in_play(duel, SAND) == []
