"""Mystic Wakandan Herbs: Fact or Fiction?"""

from __future__ import annotations

import pytest

from longbox.titles.crisis.bot.value import place_worth, position
from longbox.titles.crisis.codes import ENERGY, PHYSICAL, SLOW, STAGGER, STUN
from longbox.titles.crisis.events import DiceRolled

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission, offered_tokens, on_token
from ..scenes.crises import both, plain

HERB_OF_A = 1
HERB_OF_B = 0
VESSEL_OF_A = 2
VESSEL_OF_B = 3


def herbs() -> Duel:
    return both("wakandan-herbs")


def test_herbs_the_far_herb_and_the_near_vessel_are_a_players_own() -> None:
    duel = herbs()
    assert duel.t.token_at == [(18, 14), (18, 22), (18, 8), (18, 28)]
    assert duel.t.token_side == [1, 0, 0, 1]
    turned = mission(Duel(CAP, BONES), "wakandan-herbs", edges=("east", "west")).t
    assert turned.token_at == [(14, 18), (22, 18), (8, 18), (28, 18)]
    assert turned.token_side == [0, 1, 1, 0]


def test_herbs_only_the_own_one_can_be_picked_up() -> None:
    duel = herbs()
    duel.put(CAP, 18, 18).set(CAP, power=3)
    duel.t.token_at[0], duel.t.token_at[1] = (17, 18), (19, 18)
    duel.activate(CAP)
    assert offered_tokens(duel) == [HERB_OF_A]
    duel.answer(("interact", HERB_OF_A))
    assert duel.t.token_holder[HERB_OF_A] == 0
    assert duel.power(CAP) == 2


def test_herbs_vessels_are_not_for_interacting() -> None:
    duel = herbs().set(CAP, power=3)
    on_token(duel, CAP, VESSEL_OF_A).activate(CAP)
    assert offered_tokens(duel) == []


def test_herbs_score_four_where_the_herb_is_at_the_vessel() -> None:
    duel = give(herbs(), CAP, HERB_OF_A)
    on_token(duel, CAP, VESSEL_OF_A, 2.1)
    cleanup(duel)
    assert duel.t.vp == [4, 0]


@pytest.mark.parametrize(
    ("holder", "herb", "vessel"),
    [(0, HERB_OF_A, VESSEL_OF_B), (0, HERB_OF_B, VESSEL_OF_A), (0, None, VESSEL_OF_A), (2, HERB_OF_A, VESSEL_OF_A)],
    ids=["wrong vessel", "wrong herb", "no herb", "enemy"],
)
def test_herbs_anything_else_scores_nothing(holder: int, herb: int | None, vessel: int) -> None:
    duel = herbs()
    if herb is not None:
        give(duel, holder, herb)
    on_token(duel, holder, vessel)
    cleanup(duel)
    assert duel.t.vp == [0, 0]


def test_herbs_holder_and_contender_must_be_the_same_character() -> None:
    duel = give(herbs(), CAP, HERB_OF_A)
    on_token(duel, IRON, VESSEL_OF_A)
    cleanup(duel)
    assert duel.t.vp == [0, 0]


def test_herbs_slow_down_to_one_move_action() -> None:
    duel = give(herbs(), CAP, HERB_OF_A).activate(CAP)
    assert ("move",) in duel.offered
    duel.answer(("move",)).answer([3.0, 5.0])
    assert ("move",) not in duel.offered
    assert ("climb",) not in duel.offered


@pytest.mark.parametrize("held", [(), (HERB_OF_A,), (HERB_OF_A, HERB_OF_B)])
def test_herbs_add_one_die_to_physical_attacks(held: tuple[int, ...]) -> None:
    duel = give(herbs(), BONES, *held).roll("blank " * 20).set(BONES, power=5)
    duel.put(BONES, 10, 10).put(CAP, 12, 10)
    strike = plain(duel, 2, PHYSICAL)
    duel.attack(BONES, strike.id, CAP).decline()
    rolled = next(event for event in duel.heard(DiceRolled) if event.who == 2)
    assert len(rolled.faces) == strike.dice + bool(held)


def test_herbs_do_not_help_other_attacks() -> None:
    duel = give(herbs(), IRON, HERB_OF_A).roll("blank " * 20).set(IRON, power=9)
    duel.put(BONES, 10, 10).put(IRON, 12, 10)
    strike = plain(duel, 1, ENERGY)
    duel.attack(IRON, strike.id, BONES).decline()
    assert len(next(event for event in duel.heard(DiceRolled) if event.who == 1).faces) == strike.dice


@pytest.mark.rule("CP-415")
def test_herbs_make_immune_and_whoever_takes_one_is_freed() -> None:
    duel = herbs().set(CAP, power=3, conditions=("slow", "bleed"))
    interact(duel, CAP, HERB_OF_A)
    assert duel.conditions(CAP) == {"bleed"}
    for condition in (SLOW, STAGGER):
        assert duel.t.immune(0, condition)
        assert not duel.t.immune(1, condition)
    assert not duel.t.immune(0, STUN)


def test_bots_bring_the_herb_home_and_leave_the_others_alone() -> None:
    duel = herbs().put(CAP, 18, 18)
    empty = {i: place_worth(duel.t, 0)(*duel.t.token_at[i]) for i in range(4)}
    assert max(empty, key=lambda i: empty[i]) == HERB_OF_A
    give(duel, CAP, HERB_OF_A)
    loaded = {i: place_worth(duel.t, 0)(*duel.t.token_at[i]) for i in range(4)}
    assert max(loaded, key=lambda i: loaded[i]) == VESSEL_OF_A
    before = position(duel.t, 0)
    on_token(duel, CAP, VESSEL_OF_A)
    assert position(duel.t, 0) > before


def test_bots_gain_nothing_from_tokens_that_are_theirs_from_the_start() -> None:
    duel = herbs()
    before = position(duel.t, 0)
    give(duel, CAP, HERB_OF_A)
    assert position(duel.t, 0) > before
