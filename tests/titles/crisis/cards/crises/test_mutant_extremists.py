"""Mutant Extremists Target U.S. Senators!"""

from __future__ import annotations

from longbox.titles.crisis.rules.actions import GrantedAction

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, offered_tokens


def senators() -> Duel:
    return mission(Duel((CAP, IRON), (BONES,)), "mutant-extremists")


def test_senators_are_picked_up_one_each_and_score_per_holder() -> None:
    duel = senators()
    duel.t.token_at[1] = (13.0, 17.0)
    interact(duel, CAP, 0, power=3)
    assert duel.t.token_holder[0] == 0
    assert offered_tokens(duel) == []
    give(duel, BONES, 1, 2).answer("done")  # by some other effect: still one character
    cleanup(duel)
    assert duel.t.vp == [1, 1]


def test_senators_allow_one_move_action_a_turn() -> None:
    duel = give(senators(), CAP, 0)
    duel.activate(CAP).answer("move").answer(tuple(duel.at(CAP)))
    assert ("move",) not in duel.offered
    assert ("climb",) not in duel.offered
    duel.answer("done").push(GrantedAction(0, "move"))
    assert duel.still  # nor one that an effect grants


def test_senators_bind_only_their_holders() -> None:
    duel = give(senators(), CAP, 0)
    duel.activate(IRON).answer("move").answer(tuple(duel.at(IRON)))
    assert ("move",) in duel.offered
