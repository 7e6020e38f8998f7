"""Team Tactic cards of the affiliation A-Force."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.cards.keywords import flight
from longbox.titles.crisis.rules.movement import may_move
from longbox.titles.crisis.rules.tactics import playable

from ...extras import plain
from ...scene import PASS
from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, dice, member, power_phase, scene
from ..scenes.tactics import offers_card, reply, stage, with_cards

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("A-Force")
characters = with_cards(
    plain("force-flier", "", "A-Force", superpowers=(flight(),)),
    plain("force-walker", "", "A-Force"),
    plain("force-green", "She-Hulk", "A-Force"),
)


def test_a_force_assembles_around_whoever_is_attacked() -> None:
    duel = scene("a-force-assemble", (OURS, OURS, ANYBODY)).put(0, 10, 10).put(1, 10, 12).put(2, 11, 11)
    duel.play("a-force-assemble").answer(0)
    assert duel.power(0) == 3
    for target, rolls in ((0, 4), (1, 4), (2, 5)):  # each of the two has the other, the third has both
        duel.roll(BLANKS).attack(3, "jab", target)
        assert dice(duel, "defense")[-1] == rolls
    duel.put(1, 30, 30).roll(BLANKS).attack(3, "jab", 0)
    assert dice(duel, "defense")[-1] == 3
    duel.put(1, 10, 12).roll(BLANKS).attack(0, "jab", 3)
    assert dice(duel, "defense")[-1] == 3  # enemies get nothing
    duel.t.end_scope("round")
    duel.roll(BLANKS).attack(3, "jab", 0)
    assert dice(duel, "defense")[-1] == 3


def test_a_force_assemble_needs_one_of_them() -> None:
    assert not playable(scene("a-force-assemble", (ANYBODY, SOMEBODY)).t, 0)


def test_the_determined_stay_where_they_are() -> None:
    duel = power_phase(scene("stalwart-determination", (OURS, OURS, ANYBODY)))
    duel.answer("tactic/stalwart-determination")
    duel.answer(0)
    assert set(duel.offered) == {1, "enough"}  # only A-Force
    duel.answer("enough")
    assert duel.power(0) == 6  # 7 in this phase, less 1
    enemy = 3
    assert [[may_move(duel.t, one, how, enemy) for how in ("push", "throw", "place")] for one in (0, 1)] == [
        [False, False, True],
        [True, True, True],
    ]
    assert may_move(duel.t, 0, "push", 0)  # by friends
    duel.t.end_scope("round")
    assert may_move(duel.t, 0, "push", enemy)


def test_special_delivery_she_comes_along_and_attacks() -> None:
    duel = stage("special-delivery", us=["force-flier", "force-green"]).put(2, 16, 14).activate(0).answer("move")
    reply(duel, "special-delivery").answer([13.0, 12.0])
    assert (duel.power(0), duel.power(1)) == (5, 5)
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    assert ("attack", "jab") in duel.offered
    assert ("attack", "blast") not in duel.offered  # it costs Power
    duel.answer(PASS).answer("move").answer(duel.offered[0])
    assert duel.ask.kind == "action"  # once


@pytest.mark.parametrize(("mover", "green"), [("force-walker", 13.0), ("force-flier", 20.0)])
def test_special_delivery_takes_flight_and_she_hulk_near(mover: str, green: float) -> None:
    duel = stage("special-delivery", us=[mover, "force-green"]).put(1, 10, green).activate(0).answer("move")
    assert not offers_card(duel, "special-delivery")
