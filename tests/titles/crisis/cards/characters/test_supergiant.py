"""Supergiant."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.words import TARGET, S, push, throw

from ...scene import Duel, box
from ..cast import BONES, CAP, SKULL, SPIDER
from ..playing import settle, usable
from ..scenes.convocation import dice, fight, hold

DWARF = "black-dwarf"
GIANT = "supergiant"


def test_a_mental_vampire_drains_life_if_it_hurts() -> None:
    for defense, left in ((dice("blank", 3), 1), (dice("block", 3), 2)):
        duel = Duel(GIANT, SKULL).set(GIANT, damage=2).put(SKULL, 13, 10)
        settle(duel.roll(dice("hit", 1, of=5), defense).attack(GIANT, "mental-vampire", SKULL))
        assert (duel.damage(GIANT), duel.power(GIANT)) == (left, 1)


def test_a_devastated_intellect_loses_power_instead_of_blood() -> None:
    duel = fight(GIANT, "devastate-intellect", dice("hit", 3, of=8), dice("blank", 3), power=5)
    assert (duel.damage(SKULL), duel.power(SKULL), duel.conditions(SKULL)) == (0, 2, set())


def test_a_devastated_intellect_by_icons() -> None:
    duel = fight(GIANT, "devastate-intellect", dice("wild", 1, of=8), dice("block", 3))
    assert duel.conditions(SKULL) == {"stun"}
    duel = fight(GIANT, "devastate-intellect", dice("wild", 2, of=8), dice("block", 3))
    assert duel.conditions(SKULL) == {"stun", "stagger"}


@pytest.mark.parametrize("injured", [0, 1])
def test_a_devoured_mind_is_dazed_or_gone(injured: int) -> None:
    roll = "crit wild hit hit fail fail blank blank blank"
    duel = Duel(GIANT, [SKULL, CAP]).set(GIANT, power=8).set(SKULL, injured=injured).put(SKULL, 12.5, 10).put(CAP, 30, 30)
    settle(duel.roll(roll, dice("block", 3)).attack(GIANT, "devastate-intellect", SKULL))
    assert duel.is_dazed(SKULL) is not bool(injured)
    assert (duel.who(SKULL) in duel.t.present()) is not bool(injured)


def test_civilians_come_when_she_calls() -> None:
    duel = Duel(GIANT, SKULL).set(GIANT, power=4)
    hold(duel, SKULL)
    duel.t.token_holder[0], duel.t.token_at[0] = ON_BOARD, (10.0, 15.0)
    duel.roll(dice("blank", 8)).use(GIANT, "submit").answer(3).answer(("token", 0))
    assert (duel.power(GIANT), duel.t.facts.count(("interact", 0, 0))) == (1, 1)
    assert not usable(duel.set(GIANT, power=5), GIANT, "submit")  # once in a turn with the same token


def test_she_calls_only_as_far_as_she_pays() -> None:
    for kind, paid in (("civilian", 1), ("asset", 5)):
        duel = Duel(GIANT, SKULL).set(GIANT, power=5)
        hold(duel, SKULL)
        duel.t.token_holder[0], duel.t.token_at[0], duel.t.token_kind[0] = ON_BOARD, (10.0, 15.0), kind
        assert usable(duel, GIANT, "submit") is (kind == "civilian")
        assert duel.use(GIANT, "submit").answer(paid).still
        assert not duel.t.facts.count(("interact", 0, 0))


def test_supreme_control_keeps_friends_from_being_pushed() -> None:
    duel = Duel([GIANT, DWARF], SKULL).set(GIANT, power=2).script(push(TARGET, S), SKULL, target=1)
    at = duel.at(DWARF)
    duel.answer("supergiant/supreme-control")
    assert duel.still
    assert (duel.at(DWARF), duel.power(GIANT)) == (at, 0)
    duel.set(GIANT, power=2).script(throw(TARGET, S), SKULL, target=1)
    assert duel.ask.kind == "direction"


def test_bodies_pass_through_her_but_she_loses_her_grip() -> None:
    duel = Duel(GIANT, CAP).roll(dice("hit", 3, of=5), "blank")
    hold(duel, GIANT)
    settle(duel.attack(CAP, "shield-bounce", GIANT))
    assert (duel.damage(GIANT), duel.t.token_holder) == (1, [ON_BOARD])


def test_energy_hurts_her_fully_and_leaves_her_grip() -> None:
    duel = Duel(GIANT, "magik").roll(dice("hit", 3, of=4), dice("blank", 3))
    hold(duel, GIANT)
    settle(duel.attack("magik", "bolts-of-oshtur", GIANT))
    assert (duel.damage(GIANT), duel.t.token_holder) == (3, [0])


def test_a_collision_hurts_her_for_one_and_she_drops_everything() -> None:
    duel = Duel(GIANT, [SKULL, BONES], terrain=[box("wall", 4, 13, 5, 2, 10)])
    hold(duel, GIANT)
    settle(duel.roll(dice("blank", 20)).slide(GIANT, S, "throw", SKULL, 0.0))
    assert (duel.damage(GIANT), duel.t.token_holder) == (1, [ON_BOARD])


def test_she_feeds_on_criticals_of_enemies_near_her() -> None:
    for at, power in ((13, 1), (30, 0)):
        duel = Duel([GIANT, DWARF], [CAP]).put(GIANT, at, 30 if at == 30 else 12).put(DWARF, 12, 10)
        settle(duel.roll("crit blank blank blank blank blank", dice("block", 4)).attack(CAP, "shield-bounce", DWARF))
        assert duel.power(GIANT) == power
    duel = Duel([GIANT, DWARF], [SPIDER]).put(SPIDER, 12.5, 13)
    settle(duel.roll("crit blank blank blank blank blank blank", dice("block", 4)).attack(DWARF, "axe-strike", SPIDER))
    assert duel.power(GIANT) == 0  # her friends are no food
