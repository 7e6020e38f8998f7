"""Team Tactic cards of the affiliation Sentinels."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.targets import may_be_targeted
from longbox.titles.crisis.words import SUBJECT, lasts, modify_own, on, reroll, role

from ...scene import Duel
from ..players_of_cards import ANYBODY, BLANKS, member, power_phase, scene
from ..playing import offers
from ..scenes.tactics import reply

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("Sentinels")


def directed() -> Duel:
    duel = reply(power_phase(scene("directive-one", (OURS, OURS, ANYBODY))), "directive-one")
    duel.answer(0)
    return duel if duel.still else duel.answer("enough")


def test_directive_one_takes_two_of_them() -> None:
    duel = directed()
    assert [duel.power(one) for one in range(3)] == [6, 6, 7]
    duel = reply(power_phase(scene("directive-one", (OURS, OURS))), "directive-one").answer(0)
    assert duel.still  # the other one has to pay, too
    assert not offers(power_phase(scene("directive-one", (OURS, ANYBODY))), "directive-one")


def test_directive_one_finds_everybody() -> None:
    duel = directed().put(3, 24, 10)
    duel.t.lasting.append(("stealth", 3, 3, "round", 3))
    assert may_be_targeted(duel.t, 0, 3)
    duel.t.end_scope("round")
    duel.t.lasting.append(("stealth", 3, 3, "round", 3))
    assert not may_be_targeted(duel.t, 0, 3)


def test_directive_one_looks_through_walls() -> None:
    duel = directed()
    assert [duel.t.has("ignore_los", one) for one in range(4)] == [True, True, True, False]


def test_directive_one_lets_no_enemy_mend_a_defense() -> None:
    lucky = lasts("game", on(modify_own(roller=role(SUBJECT)), reroll(), optional=True))
    duel = directed()
    duel.script(lucky, 3)
    assert not offers(duel.roll(BLANKS).attack(0, "jab", 3), "test")
    assert offers(duel.roll(BLANKS).attack(3, "jab", 0), "test")  # its attacks are its own
    duel = directed()
    duel.t.end_scope("round")
    duel.script(lucky, 3)
    assert offers(duel.roll(BLANKS).attack(0, "jab", 3), "test")
