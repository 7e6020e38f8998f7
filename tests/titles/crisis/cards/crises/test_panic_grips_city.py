"""Panic Grips City as Evacuation Efforts Continue!"""

from __future__ import annotations

import pytest

from longbox.titles import facets
from longbox.titles.crisis.bot.value import rate
from longbox.titles.crisis.codes import ON_BOARD, REMOVED
from longbox.titles.crisis.events import PowerSpent, Scored
from longbox.titles.crisis.title import TITLE

from ...mission import BONES, CAP, IRON, Duel, cleanup, give, interact, offered_tokens
from ..scenes.crises import both

EVACUATE = ("deed", "panic-grips-city/evacuate")


def panic(power: int = 6) -> Duel:
    return give(both("panic-grips-city"), CAP, 1).set(CAP, power=power).set(IRON, power=9)


def test_panic_a_holder_may_pay_six_to_bring_its_citizen_to_safety() -> None:
    duel = give(panic(7), BONES, 2).activate(CAP)
    duel.answer(EVACUATE)
    assert duel.t.vp == [2, 0]
    assert duel.power(CAP) == 1
    assert duel.t.token_holder == [ON_BOARD, REMOVED, 2, ON_BOARD]
    assert duel.heard(PowerSpent)[-1].n == 6
    assert [(event.seat, event.n) for event in duel.heard(Scored)] == [(0, 2)]
    assert (duel.ask.kind, duel.t.stack[-1].actions) == ("action", 2)  # no action is spent
    assert EVACUATE not in duel.offered


def test_panic_the_points_can_win_at_once() -> None:
    duel = panic()
    duel.t.vp = [14, 15]
    duel.activate(CAP).answer(EVACUATE)
    assert duel.t.over
    assert duel.t.winning == 0


def test_panic_it_needs_the_power_and_a_citizen() -> None:
    assert EVACUATE not in panic(5).activate(CAP).offered
    assert EVACUATE not in panic().activate(IRON).offered
    assert EVACUATE in panic().activate(CAP).offered


@pytest.mark.parametrize("language", ["en", "de"])
def test_panic_the_page_names_deed_and_price(language: str) -> None:
    duel = panic().activate(CAP)
    offer = facets.page(TITLE).offer(duel.t, duel.ask, language)
    row = offer["options"][duel.offered.index(EVACUATE)]
    assert row["label"] == {"en": "Evacuate the Citizen", "de": "Bürger evakuieren"}[language]
    assert "6" in row["note"]


def test_panic_one_each_to_hold_and_one_point_each() -> None:
    duel = both("panic-grips-city")
    duel.t.token_at[1] = (8.0, 14.0)
    interact(duel, CAP, 0, power=3)
    assert offered_tokens(duel) == []
    cleanup(give(give(duel, BONES, 2), IRON, 3))
    assert duel.t.vp == [2, 1]


def test_bots_evacuate_when_they_can() -> None:
    duel = panic(8).activate(CAP)
    assert rate(duel.t)[duel.offered.index(EVACUATE)] > 5
