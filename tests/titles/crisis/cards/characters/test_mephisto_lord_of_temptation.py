"""Mephisto, Lord of Temptation (Mephisto)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.rounds import PowerPhase

from ...scene import Duel
from ..playing import offers, settle, take, usable
from ..scenes.dark_dimension import FOE, MATE, faces, facing, sign

MEPHISTO = "mephisto-lord-of-temptation"
DEAL = "devils-deal"


def deals(duel: Duel) -> int:
    return duel.t.total(DEAL, duel.who(MEPHISTO))


@pytest.mark.parametrize(("roll", "damage", "tokens"), [(faces("hit", 5, 6), 1, 1), (faces("blank", 6), 0, 0)])
def test_a_bargain_deals_one_damage_and_brings_a_token(roll: str, damage: int, tokens: int) -> None:
    duel = facing(MEPHISTO).roll(roll, "blank").attack(MEPHISTO, "infernal-bargain", FOE)
    assert settle(duel).damage(FOE) == damage
    assert deals(duel) == tokens


def test_he_has_no_more_than_three_tokens() -> None:
    duel = sign(facing(MEPHISTO), 3).roll(faces("hit", 5, 6), "blank").attack(MEPHISTO, "infernal-bargain", FOE)
    assert deals(settle(duel)) == 3


def test_the_termination_clause_has_a_die_for_each_token_and_burns_all() -> None:
    duel = sign(facing(MEPHISTO, power=5), 2).roll(faces("hit", 8), "blank blank")
    settle(duel.attack(MEPHISTO, "termination-clause").answer([0]))
    assert duel.damage(FOE) == 8
    assert duel.conditions(FOE) == {"incinerate"}


def test_the_devils_due_takes_power_for_wilds_and_deals_damage_for_hits() -> None:
    duel = facing(MEPHISTO, power=2).set(FOE, power=3)
    assert not usable(duel, MEPHISTO, "devils-due")  # no token to spend
    sign(duel, 2).roll("wild wild hit crit blank").use(MEPHISTO, "devils-due")
    assert duel.still
    assert deals(duel) == 1
    assert duel.power(MEPHISTO) == 1 + 2
    assert duel.damage(FOE) == 1
    assert duel.power(FOE) == 1 + 1
    assert not usable(duel, MEPHISTO, "devils-due")  # each character once per round


def test_the_devils_due_brings_as_much_where_there_is_nothing_to_lose() -> None:
    """The card has him gain for each wild, and not only what the other one loses."""
    duel = sign(facing(MEPHISTO, power=2).set(FOE, power=0), 2)
    duel.roll("wild wild hit crit blank").use(MEPHISTO, "devils-due")
    assert (duel.power(MEPHISTO), duel.power(FOE)) == (3, 1)


def test_he_offers_his_services() -> None:
    duel = Duel(MEPHISTO, FOE).set(MEPHISTO, power=2).use(MEPHISTO, "how-can-i-be-of-service")
    duel.roll(faces("hit", 5, 6), "blank").answer(duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 1, 1)
    assert duel.damage(FOE) == 1
    assert deals(duel) == 1
    assert not usable(duel.set(MEPHISTO, power=2), MEPHISTO, "how-can-i-be-of-service")


def test_his_associate_takes_the_attack() -> None:
    duel = sign(Duel([MEPHISTO, MATE], FOE)).put(FOE, 12.7, 10).put(MATE, 6, 10).set(MEPHISTO, power=1)
    duel.roll(faces("hit", 3), "blank").attack(FOE, "whisper", MEPHISTO)
    take(duel, "meet-my-associate").answer(duel.offered[0])
    settle(duel)
    assert (duel.damage(MEPHISTO), duel.damage(MATE)) == (0, 3)
    assert duel.t.within(0, 1, 1)
    assert (deals(duel), duel.power(MEPHISTO)) == (0, 0)


@pytest.mark.parametrize(("tokens", "near"), [(0, True), (1, False)])
def test_an_associate_needs_a_token_and_an_ally_nearby(tokens: int, near: bool) -> None:
    duel = sign(Duel([MEPHISTO, MATE], FOE), tokens).put(FOE, 12.7, 10).set(MEPHISTO, power=1)
    duel.put(MATE, *((6, 10) if near else (30, 30)))
    duel.roll(faces("hit", 3), faces("blank", 4)).attack(FOE, "whisper", MEPHISTO)
    assert not offers(duel, "meet-my-associate")


def test_his_contract_begins_with_a_token_and_pays_for_each() -> None:
    duel = facing(MEPHISTO)
    duel.push(duel.t.window("deployed"))
    assert deals(duel) == 1
    sign(duel).push(PowerPhase())
    assert duel.power(MEPHISTO) == 1 + 2
