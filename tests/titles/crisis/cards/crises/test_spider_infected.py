"""Spider-Infected Invade Manhattan."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.words import SELF, ally, gain_power, innate, move_action, moved, on, other

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, offered_tokens, power_phase
from ...stock import hero, stock


def infected() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "spider-infected")


def test_infected_are_picked_up_one_each() -> None:
    duel = infected()
    duel.t.token_at[1] = (10.0, 14.5)
    interact(duel, CAP, 0, power=3)
    assert duel.t.token_holder[0] == 0
    assert offered_tokens(duel) == []


def test_infected_make_their_holders_advance_as_the_opponent_likes_priority_first() -> None:
    duel = give(give(give(infected(), CAP, 0), IRON, 1), BONES, 2)
    power_phase(duel)
    assert (duel.ask.seat, duel.offered) == (0, (("character", 0), ("character", 1)))
    duel.roll("hit", "block", "crit").answer(("character", 1))
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 1)
    with pytest.raises(Exception, match="reaches"):
        duel.answer([6.0, 9.0])
    duel.answer([6.0, 6.0])
    assert duel.at(IRON) == (6.0, 6.0)
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)  # the Block left one where it was; the other side's Critical
    duel.answer([9.0, 6.0])
    assert (duel.still, duel.at(BONES)) == (True, (9.0, 6.0))


@pytest.mark.parametrize("face", ["block", "blank", "fail"])
def test_infected_rest_on_other_faces(face: str) -> None:
    duel = give(infected(), CAP, 0).roll(face)
    power_phase(duel)
    assert duel.still


@pytest.mark.parametrize("face", ["crit", "wild", "hit"])
def test_infected_run_on_these_faces(face: str) -> None:
    duel = give(infected(), CAP, 0).roll(face)
    power_phase(duel)
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 1)


def test_infected_score_one_each() -> None:
    duel = give(give(infected(), CAP, 0), BONES, 2)
    cleanup(duel)
    assert duel.t.vp == [1, 1]


def test_an_advance_by_the_crisis_is_no_move_action() -> None:
    """Cards that answer move actions do not answer it in the Power Phase."""
    watcher = hero("watching", innate("watch", on(moved(mover=ally & other, when=move_action), gain_power(SELF, 5))))
    with stock(watcher):
        duel = give(mission(Duel((CAP, "watching"), (BONES,)), "spider-infected"), CAP, 0).roll("hit")
        power_phase(duel)
        duel.answer([6.0, 6.0])
        assert (duel.at(CAP), duel.power("watching")) == ((6.0, 6.0), 1)
        duel.activate(CAP).answer("move").answer([7.0, 6.0])
        assert duel.power("watching") == 6
