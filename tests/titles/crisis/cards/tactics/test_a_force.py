"""Team Tactic cards of the affiliation A-Force."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.cards.keywords import flight
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import FREE, S

from ...extras import plain
from ...scene import PASS, Duel
from ..scenes.tactics import offers_card, phase, reply, stage, with_cards

FLIER, WALKER, GREEN = (
    plain("force-flier", "", "A-Force", superpowers=(flight(),)),
    plain("force-walker", "", "A-Force"),
    plain("force-green", "She-Hulk", "A-Force"),
)
characters = with_cards(FLIER, WALKER, GREEN)
pytestmark = pytest.mark.usefixtures("extras")


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


def pushed(duel: Duel, who: int, by: int) -> Duel:
    return duel.push(Slide(who, S, "push", by, duel.t.seat[by], FREE))


def test_stalwart_determination_whoever_paid_is_not_pushed_by_enemies() -> None:
    duel = stage("stalwart-determination", us=["force-walker", "force-green", "test-plain"])
    phase(duel, "stalwart-determination")
    assert 2 not in duel.offered  # no member
    duel.answer(0).answer("enough")
    assert duel.power(0) == duel.power(2) - 1
    assert pushed(duel, 0, 3).still
    assert pushed(duel, 0, 1).ask.kind == "direction"
    duel.answer([0])
    assert pushed(duel, 1, 3).ask.kind == "direction"  # who has not paid
    duel.answer([0])
    duel.t.end_scope("round")
    assert pushed(duel, 0, 3).ask.kind == "direction"
