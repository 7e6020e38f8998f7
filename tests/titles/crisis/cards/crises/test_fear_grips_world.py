"""Fear Grips World As "Worthy" Terrorize Cities."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.titles.crisis.rules.tactics import PlayTactic, playable
from longbox.titles.crisis.script.tactics import By, Tactic
from longbox.titles.crisis.words import ACTIVE, SELF, gain_power, paid
from titles.crisis.shelf import the_cards

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, mission


def fear(**options: Any) -> Duel:
    return mission(Duel((CAP, IRON), (BONES,), **options), "fear-grips-world")


def test_hammers_are_picked_up_in_any_number_and_score_one_each() -> None:
    duel = fear()
    duel.t.token_at[1] = (6.0, 19.5)
    interact(duel, CAP, 0, power=2).answer(("interact", 1)).answer("done")
    assert duel.t.token_holder[:2] == [0, 0]
    cleanup(duel)
    assert duel.t.vp == [2, 0]


def test_hammers_add_a_die_each_to_attack_rolls_of_the_holder() -> None:
    duel = give(fear(), CAP, 0, 1)
    duel.put(IRON, 30, 30).roll("hit hit hit hit hit hit hit", "block block block block").attack(CAP, "shield-bounce", BONES)
    assert duel.damage(BONES) == 2  # 7 dice, 4 blocks, 1 off for the armor
    assert duel.t.script == []


def test_hammers_add_nothing_for_others() -> None:
    duel = give(fear(), BONES, 0)
    duel.put(IRON, 30, 30).roll("blank blank blank blank blank", "blank blank blank blank").attack(CAP, "shield-bounce", BONES)
    assert duel.t.script == []


def test_hammers_make_team_tactics_dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = give(fear(), CAP, 0, 1).set(CAP, power=1)
    monkeypatch.setitem(the_cards().scripts, "tactic/pep-talk", (gain_power(SELF, 3),))
    monkeypatch.setitem(the_cards().tactics, "pep-talk", Tactic("pep-talk", "Pep Talk", ACTIVE, (By(cost=1),), gain_power(SELF, 3)))
    duel.t.tactics[0] = ["pep-talk"]
    duel.set(CAP, power=1)
    assert playable(duel.t, 0) == []  # one for the card, one for the hammers
    duel.set(CAP, power=2)
    assert playable(duel.t, 0) == ["pep-talk"]
    duel.push(PlayTactic(0, "pep-talk"))
    assert duel.power(CAP) == 3
    duel.t.tactics[0] = ["pep-talk"]
    duel.set(CAP, power=0).set(IRON, power=1)
    assert playable(duel.t, 0) == ["pep-talk"]  # who holds none pays no more


@pytest.mark.parametrize(("card", "most"), [("pep-talk", 5), ("stark-armory", 0)])
def test_the_tax_of_the_hammers_is_no_part_of_x(monkeypatch: pytest.MonkeyPatch, card: str, most: int) -> None:
    """A card for X Power, 1 to 5: with a hammer 6 Power are spent for X of 5, and X is never 6."""
    if most:
        talk = Tactic("pep-talk", "Pep Talk", ACTIVE, (By(cost=1, most=most),), gain_power(SELF, paid))
        monkeypatch.setitem(the_cards().scripts, "tactic/pep-talk", (gain_power(SELF, paid),))
        monkeypatch.setitem(the_cards().tactics, "pep-talk", talk)
    duel = give(fear(), CAP if most else IRON, 0).set(CAP, power=10 if most else 0).set(IRON, power=0 if most else 10)
    duel.t.tactics[0] = [card]
    duel.push(PlayTactic(0, card))
    assert (duel.ask.kind, duel.offered) == ("price", (1, 2, 3, 4, 5))
    duel.answer(5)
    if most:
        assert duel.power(CAP) == 10 - 6 + 5
    else:
        assert duel.power(IRON) == 4


@pytest.mark.parametrize(("mended", "prices", "left"), [(True, (1, 2, 3, 4, 5), 7), (False, (2, 3, 4, 5, 6), 8)])
def test_in_games_of_version_0_1_the_tax_was_part_of_x(mended: bool, prices: tuple[int, ...], left: int) -> None:
    duel = give(fear(mended=mended), IRON, 0).set(IRON, power=10)
    duel.t.tactics[0] = ["stark-armory"]
    duel.push(PlayTactic(0, "stark-armory"))
    assert duel.offered == prices
    assert duel.answer(2).power(IRON) == left
