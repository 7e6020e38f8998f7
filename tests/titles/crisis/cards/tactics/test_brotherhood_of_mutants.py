"""Team Tactic cards of the affiliation Brotherhood of Mutants."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.objectives import Interact
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import TARGET, damage, pick_up

from ...mission import mission, on_token
from ...scene import Duel
from ..cast import BONES, SKULL
from ..players_of_cards import ANYBODY, SOMEBODY, member, scene
from ..playing import offers, settle, take
from ..scenes.tactics import token

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("Brotherhood of Mutants")


def test_asteroid_m_brings_one_to_the_other() -> None:
    duel = scene("asteroid-m", (OURS, OURS, ANYBODY)).put(1, 30, 30)
    token(duel, 0)
    duel.play("asteroid-m")
    settle(duel)
    assert [duel.power(one) for one in range(3)] == [4, 4, 6]
    assert duel.at(0) == (10, 10)  # it holds a token
    assert duel.t.within(0, 1, 1)
    assert not playable(scene("asteroid-m", (OURS, ANYBODY)).t, 0)


FAMILY = ("magneto", "scarlet-witch", "quicksilver")


def family(*, felled: bool, interacted: str, hand: str = "difficult-to-please") -> Duel:
    """Magneto has been active; what the other two have done this round."""
    duel = mission(Duel(FAMILY, (SKULL, BONES)), "alien-ship").hand(hand)
    duel.t.status[0] |= ACTIVATED
    if felled:
        duel.set(SKULL, damage=5).script(damage(TARGET, 5), "scarlet-witch", target=duel.who(SKULL))
    if interacted == "use":
        on_token(duel, "quicksilver", 0).set("quicksilver", power=3).push(Interact(2, 0))
    elif interacted == "take":
        duel.script(pick_up(), "quicksilver", it=2, token=0)
    return duel


def test_difficult_to_please_wants_something_of_both() -> None:
    for felled, interacted, may in ((True, "use", True), (True, "take", True), (False, "use", False), (True, "", False)):
        duel = settle(family(felled=felled, interacted=interacted))
        assert ("difficult-to-please" in playable(duel.t, 0)) is may
    duel.t.uses.clear()
    assert not playable(duel.t, 0)  # in this round


def test_difficult_to_please_lets_magneto_act_again() -> None:
    duel = settle(family(felled=True, interacted="use")).play("difficult-to-please")
    assert not duel.t.status[0] & ACTIVATED
    duel = settle(family(felled=True, interacted="use"))
    duel.t.status[0] &= ~ACTIVATED
    assert not playable(duel.t, 0)


def test_nothing_is_noted_where_no_card_asks() -> None:
    assert not [row for row in settle(family(felled=True, interacted="use", hand="asteroid-m")).t.uses if row[2] == "round"]


def test_the_books_of_truth_roll_the_attack_again() -> None:
    duel = scene("the-books-of-truth", OURS).put(1, 15, 10)
    duel.roll("fail blank blank blank", "block block blank").attack(0, "jab", 1).roll("hit hit hit hit")
    settle(take(duel, "books-of-truth"))
    assert (duel.power(0), duel.damage(1)) == (4, 2)


def test_the_books_of_truth_roll_the_defense_again() -> None:
    duel = scene("the-books-of-truth", OURS).put(1, 15, 10)
    duel.roll("hit hit blank blank", "fail blank blank").attack(1, "jab", 0).roll("block block block")
    take(duel, "books-of-truth")
    settle(duel)
    assert (duel.power(0), duel.damage(0)) == (4, 0)


def test_the_books_of_truth_are_for_the_brotherhood() -> None:
    duel = scene("the-books-of-truth", (ANYBODY, OURS, SOMEBODY)).put(3, 15, 10)
    assert not offers(duel.roll("hit hit blank blank", "fail blank blank").attack(3, "jab", 0), "books-of-truth")
