"""What lasts lasts as long as it says."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.script.lasting import SUBJECT
from longbox.titles.crisis.words import SELF, TARGET, add_dice, attack_pool, gain_power, lasts, on, role, static, until

from ..extras import extras  # noqa: F401  (a fixture)
from ..scene import Duel

pytestmark = pytest.mark.usefixtures("extras")


def test_until_the_end_of_the_attack() -> None:
    duel = Duel("test-plain", "test-plain").attack(0, "jab")
    duel.script(until("attack", "defense_dice", TARGET, 1), 0, target=1)
    duel.roll("blank blank blank blank", "blank blank blank blank").answer(1)
    assert not duel.t.lasting
    duel.roll("blank blank blank blank", "blank blank blank").attack(0, "jab", 1)
    assert not duel.t.script


def test_an_attack_inside_an_attack_is_another_one() -> None:
    duel = Duel("test-plain", "test-plain").attack(0, "jab")
    duel.script(until("attack", "defense_dice", TARGET, 1), 0, target=1)
    duel.roll("blank " * 7).attack(0, "jab", 1)  # the inner one: three dice of defense
    duel.roll("blank " * 8).answer(1)
    assert duel.still
    assert not duel.t.script


def test_a_change_for_the_round() -> None:
    duel = Duel("test-plain", "test-plain").script(lasts("round", static("attack_dice", 2, role(SUBJECT))))
    assert (duel.t.total("attack_dice", 0), duel.t.total("attack_dice", 1)) == (2, 0)
    duel.t.end_scope("round")
    assert duel.t.total("attack_dice", 0) == 0


def test_the_next_attack_only() -> None:
    rule = on(attack_pool(attacker=role(SUBJECT)), add_dice("attack", 1), limit="once")
    duel = Duel("test-plain", "test-plain").script(lasts("turn", rule))
    duel.roll("blank " * 7).attack(1, "jab", 0).roll("blank " * 8).attack(0, "jab", 1).roll("blank " * 7).attack(0, "jab", 1)
    assert not duel.t.script


def test_this_activation_ends_with_it() -> None:
    duel = Duel(["test-plain", "test-plain"], "test-plain").activate(0)
    duel.script(until("this activation", "attack_dice", SELF, 1)).answer("done")
    assert duel.still
    assert not duel.t.lasting
    duel.script(gain_power(SELF, 1))
    assert duel.power(0) == 1
