"""Team Tactic cards of the affiliation Defenders."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import FREE, S

from ...extras import plain
from ...scene import PASS, Duel
from ..scenes.tactics import phase, stage, token, with_cards

characters = with_cards(plain("street-one", "", "Defenders"), plain("street-two", "", "Defenders"))
pytestmark = pytest.mark.usefixtures("extras")


def scene() -> Duel:
    duel = stage("street-smarts", us=["street-one", "street-two", "test-plain"])
    token(duel, 0)
    duel = phase(duel, "street-smarts")
    assert 2 not in duel.offered
    return duel.answer(0).answer("enough")


def moved(duel: Duel, who: int, how: str) -> Duel:
    return duel.push(Slide(who, S, how, 3, 1, FREE))


@pytest.mark.parametrize("how", ["push", "throw"])
def test_street_smarts_a_blow_instead_of_being_moved(how: str) -> None:
    duel = scene()
    assert duel.power(0) == duel.power(2) - 1
    moved(duel, 0, how)
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert duel.still
    assert duel.damage(0) == 1
    assert moved(duel, 0, how).answer(PASS).ask.kind == "direction"


def test_street_smarts_only_with_a_token_and_not_in_its_own_move() -> None:
    duel = scene().activate(0).answer("move")
    assert duel.ask.kind == "advance"
    duel = scene()
    duel.t.token_holder[0] = 1
    assert moved(duel, 0, "push").ask.kind == "direction"
    duel = scene()
    duel.t.end_scope("round")
    assert moved(duel, 0, "push").ask.kind == "direction"
