"""Words about damage, Power and Dazed characters, where what really happened is not what was meant to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.titles.crisis.codes import DAZED, PHYSICAL, S
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.script.cards import Strike, after_series, innate, on
from longbox.titles.crisis.script.moments import moved, would_suffer
from longbox.titles.crisis.script.nodes import SELF, TARGET, enemy, me
from longbox.titles.crisis.words import (
    MOVER,
    choose_number,
    damage_on,
    drain,
    gain_condition,
    gain_power,
    lasts,
    number,
    reduce_damage,
    seq,
    suffer_up_to,
)

from ..scene import Duel
from ..stock import hero, stock

ARMORED = hero("armored", innate("armor", on(would_suffer(target=me), reduce_damage(1))))
SWEEPER = hero(
    "sweeper",
    attacks=(
        Strike("sweep", PHYSICAL, 2, 4, shape="area", rules=(after_series(gain_power(SELF, 1)), after_series(gain_power(SELF, 2)))),
    ),
)


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(ARMORED, SWEEPER):
        yield


@pytest.mark.rule("CP-397")
@pytest.mark.parametrize(("dazed", "gained"), [(False, 2), (True, 0)])
def test_a_dazed_character_drains_no_power(dazed: bool, gained: int) -> None:
    duel = Duel("hero-0", "hero-1").set(1, power=3)
    if dazed:
        duel.set(0, dazed=True)
    duel.script(drain(TARGET, 2), 0, target=1)
    assert (duel.power(0), duel.power(1)) == (gained, 1)


def test_up_to_so_much_damage_counts_as_suffered() -> None:
    duel = Duel("armored", "hero-0").script(seq(suffer_up_to(3), gain_power(SELF, number)))
    duel.answer(("number", 3))
    assert (duel.damage(0), duel.power(0)) == (2, 2)


def test_no_number_is_asked_for_where_there_is_none() -> None:
    duel = Duel("hero-0", "hero-1").script(seq(choose_number(damage_on(SELF), least=1), gain_power(SELF, number)))
    assert duel.still
    assert duel.power(0) == 0


def test_every_rule_that_waits_for_all_attacks_happens() -> None:
    duel = Duel("sweeper", "hero-0").put(1, 12, 10).roll("blank " * 8).attack(0, "sweep")
    assert duel.still
    assert duel.power(0) == 3


def watched() -> Duel:
    hexes = on(moved(mover=enemy), gain_condition(MOVER, "hex"))
    return Duel("hero-0", "hero-1").script(lasts("round, standing", hexes))


@pytest.mark.parametrize(("harm", "hexed"), [(1, {"hex"}), (9, set())])
def test_until_it_is_dazed_does_not_come_back_with_it(harm: int, hexed: set[str]) -> None:
    duel = watched().push(Suffer(0, harm, 1, EFFECT))
    duel.t.status[0] &= ~DAZED  # somebody helps it up again
    assert duel.slide(1, S, "push", 0, 0).conditions(1) == hexed


def test_until_it_is_dazed_ends_with_the_round() -> None:
    duel = watched()
    duel.t.end_scope("round")
    assert duel.slide(1, S, "push", 0, 0).conditions(1) == set()
