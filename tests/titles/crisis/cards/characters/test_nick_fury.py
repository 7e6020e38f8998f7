"""Nick Fury (Nicholas J. Fury, Jr.)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.words import TARGET, damage
from titles.crisis.shelf import the_cards

from ...mission import mission
from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import blanks, offers, settle, take, usable
from ..scenes.grunts_and_parents import alive, hit, in_play

SANDMAN = "sandman"
ELEKTRA = "elektra"
FURY = "nick-fury"
AGENTS = "shield-agents"


@pytest.mark.parametrize(
    ("who", "attack"), [(ELEKTRA, "ancient-throwing-blades"), (FURY, "fury-special"), (FURY, "tactical-knife")]
)
@pytest.mark.parametrize("faces", ["wild", "hit"])
def test_a_wild_pierces(who: str, attack: str, faces: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    strike = the_cards().strikes[f"{who}/{attack}"]
    dice = duel.t.side(duel.who(SKULL)).defense[strike.type]
    duel.roll(f"{faces} {blanks(strike.dice - 1)}", f"block {blanks(dice - 1)}").attack(who, attack, SKULL)
    settle(duel)
    assert duel.damage(SKULL) == (1 if faces == "wild" else 0)


def test_lead_from_the_front() -> None:
    duel = Duel([FURY, AGENTS], SKULL).put(AGENTS, 10, 13).put(SKULL, 12.5, 10)
    hit(FURY, "lead-from-the-front", "hit", duel)
    assert duel.ask.kind == "advance"
    before = duel.at(AGENTS)
    duel.answer(duel.offered[-1])
    assert duel.at(AGENTS) != before
    duel.t.script = []
    duel.roll(f"hit hit {blanks(2)}", blanks(9)).answer(("do", "pistols"))
    settle(duel)
    assert duel.damage(SKULL) == 3
    assert duel.power(FURY) == 1  # for what they dealt
    far = Duel([FURY, AGENTS], SKULL).put(AGENTS, 10, 25).put(SKULL, 12.5, 10)
    assert hit(FURY, "lead-from-the-front", "hit", far).still


@pytest.mark.parametrize(("points", "scored"), [([0, 1], 1), ([1, 1], 0), ([2, 1], 0)])
def test_last_line_of_defense_scores_from_behind(points: list[int], scored: int) -> None:
    duel = Duel([FURY, CAP, ELEKTRA], SKULL).lead(FURY)
    duel.t.vp = list(points)
    duel.script(damage(TARGET, 9), SKULL, target=1)
    settle(duel)
    assert duel.t.vp[0] == points[0] + scored
    duel.t.vp = [0, 5]
    duel.script(damage(TARGET, 9), SKULL, target=2)
    settle(duel)
    assert duel.t.vp[0] == 1 - scored  # once per round


def test_last_line_of_defense_needs_an_enemy_and_an_ally() -> None:
    duel = Duel([FURY, CAP, ELEKTRA], SKULL).lead(FURY)
    duel.t.vp = [0, 5]
    settle(duel.script(damage(TARGET, 9), ELEKTRA, target=1))
    settle(duel.script(damage(TARGET, 9), ELEKTRA, target=3))
    assert duel.t.vp[0] == 0


@pytest.mark.parametrize(
    ("points", "power", "faces", "offered"),
    [([1, 1], 0, "hit", True), ([3, 1], 0, "hit", True), ([0, 1], 5, "hit", False), ([1, 1], 5, "blank", False)],
)
def test_last_line_of_defense_closes_in(points: list[int], power: int, faces: str, offered: bool) -> None:
    duel = Duel([FURY, SANDMAN], ELEKTRA).put(SANDMAN, 10, 10).put(FURY, 30, 30).put(ELEKTRA, 14, 10).lead(FURY)
    duel.t.vp = list(points)
    duel.set(SANDMAN, power=power).roll(f"{faces} {blanks(4)}", blanks(9)).attack(ELEKTRA, "ancient-throwing-blades", SANDMAN)
    assert offers(duel, "last-line-of-defense") == offered
    if offered:
        take(duel, "last-line-of-defense")
        assert duel.power(SANDMAN) == power  # 1 gained for the damage, 1 spent
        assert duel.ask.kind == "advance"
        assert duel.ask.seat == 0


def test_call_in_the_cavalry() -> None:
    duel = mission(Duel(FURY, SKULL), "deadly-meteors", "skrulls-infiltrate")
    token = next(i for i, name in enumerate(duel.t.token_name) if name.startswith("skrulls"))
    x, y = duel.t.token_at[token]
    duel.put(FURY, x + 4, y).set(FURY, power=2).use(FURY, "call-in-the-cavalry")
    duel.answer(min(duel.offered, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2))
    (agents,) = in_play(duel, AGENTS)
    assert duel.t.status[agents] & ACTIVATED
    assert duel.t.within(0, agents, 3)
    assert duel.power(FURY) == 0
    assert duel.offered == (PASS, ("token", token))
    duel.roll("wild wild wild wild wild").answer(("token", token))
    settle(duel)
    assert ("interact", agents, token) in duel.t.facts
    assert not usable(duel.set(FURY, power=2), FURY, "call-in-the-cavalry")


def test_the_cavalry_leaves_secure_tokens_alone() -> None:
    duel = mission(Duel(FURY, SKULL), "mutant-madman")
    x, y = duel.t.token_at[0]
    duel.put(FURY, x + 4, y).set(FURY, power=2).use(FURY, "call-in-the-cavalry")
    duel.answer(min(duel.offered, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2))
    assert duel.still


@pytest.mark.parametrize(("y", "near"), [(13.0, True), (25.0, False)])
def test_director_of_shield(y: float, near: bool) -> None:
    duel = Duel([FURY, AGENTS], SKULL).put(AGENTS, 10, y).put(SKULL, 13, y)
    duel.roll(f"hit {blanks(3)}", blanks(9)).attack(AGENTS, "pistols", SKULL)
    assert offers(duel, "director-of-shield") == near
    settle(duel)
    assert duel.power(FURY) == int(near)
    duel.script(damage(TARGET, 1), SKULL, target=1)
    assert duel.power(FURY) == 2 * near
    duel.script(damage(TARGET, 1), FURY, target=1)
    assert duel.power(FURY) == 2 * near  # no enemy effect
    assert not alive(duel, AGENTS)


def test_the_director_helps_his_agents_defend() -> None:
    duel = Duel([FURY, AGENTS], SANDMAN).put(AGENTS, 10, 13).put(SANDMAN, 12.5, 13)
    duel.roll(f"hit {blanks(4)}", "blank").attack(SANDMAN, "silicate-strike", AGENTS)
    assert offers(duel, "director-of-shield")
