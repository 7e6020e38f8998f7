"""What several cards of Grunts and their parents share, each in one table."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.objectives import contests, may_interact

from ...mission import mission, on_token
from ...scene import Duel
from ..cast import SKULL
from ..playing import settle
from ..scenes.grunts_and_parents import deploying, hit, in_play

SANDMAN = "sandman"
SAND = "sand-construct"
ELEKTRA = "elektra"
SHADOW = "shadowland-daredevil"
NINJAS = "hand-ninjas"
FURY = "nick-fury"
AGENTS = "shield-agents"


@pytest.mark.parametrize(
    ("who", "attack", "faces", "power", "conditions"),
    [
        (SANDMAN, "silicate-strike", "hit hit", 2, set()),
        (ELEKTRA, "ancient-throwing-blades", "blank", 1, set()),
        (SHADOW, "coordinated-strike", "hit hit hit", 3, set()),
        (FURY, "fury-special", "blank", 1, set()),
        (FURY, "tactical-knife", "hit hit", 2, set()),
        (FURY, "tactical-knife", "wild hit", 2, {"bleed"}),
        (NINJAS, "ninja-weapons", "wild wild", 0, {"bleed"}),
        (NINJAS, "ninja-weapons", "wild hit", 0, set()),
    ],
)
def test_power_and_conditions_of_attacks(who: str, attack: str, faces: str, power: int, conditions: set[str]) -> None:
    parents = {NINJAS: [ELEKTRA, NINJAS], ELEKTRA: [ELEKTRA, NINJAS], SHADOW: [SHADOW, NINJAS]}
    duel = Duel(parents.get(who, who), SKULL).put(SKULL, 12.5, 10).put(who, 10, 10)
    if who == NINJAS:
        duel.put(ELEKTRA, 3, 3)
    settle(hit(who, attack, faces, duel))
    assert duel.conditions(SKULL) == conditions
    assert duel.power(who) == power + (1 if who == ELEKTRA and "hit" in faces else 0)


@pytest.mark.rule("CP-528", "CP-531")
@pytest.mark.parametrize(
    ("parent", "grunt", "n"), [(SANDMAN, SAND, 2), (ELEKTRA, NINJAS, 1), (SHADOW, NINJAS, 1), (FURY, AGENTS, 1)]
)
def test_grunts_are_deployed_with_their_parents(parent: str, grunt: str, n: int) -> None:
    duel = deploying(parent, "ant-man")
    duel.answer(parent).answer(duel.offered[0])
    while duel.ask.kind == "spot":
        duel.answer(duel.offered[0])
    assert len(in_play(duel, grunt)) == n
    assert duel.ask.seat == 1


@pytest.mark.parametrize(("parent", "grunt"), [(ELEKTRA, NINJAS), (FURY, AGENTS)])
def test_grunts_that_carry_and_hold_no_ground(parent: str, grunt: str) -> None:
    duel = mission(Duel([parent, grunt], SKULL), "deadly-meteors", "skrulls-infiltrate")
    t = duel.t
    for token, name in enumerate(t.token_name):
        on_token(duel, grunt, token)
        assert contests(t, 1, token) == name.startswith("skrulls")
        on_token(duel, parent, token)
        assert contests(t, 0, token)
        if t.token_kind[token] == "civilian":
            assert may_interact(t, 1, token)  # though it has no Power
            assert not may_interact(t, 0, token)
        else:
            assert not may_interact(t, 1, token)
