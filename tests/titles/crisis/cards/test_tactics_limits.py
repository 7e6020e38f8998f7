"""Team Tactic cards: what they cost and when they may not be played."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.movement import Place
from longbox.titles.crisis.rules.rounds import ActivationPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import S

from ..extras import extras  # noqa: F401  (a fixture)
from ..scene import Duel
from .test_tactics import BLANKS, offers, react, scene

pytestmark = pytest.mark.usefixtures("extras")


@pytest.mark.parametrize("card", ["bitter-rivals", "kick-em-while-theyre-down", "disarm"])
def test_no_enemy_to_choose(card: str) -> None:
    duel = scene(card)
    assert playable(duel.t, 0) == [card]
    assert not playable(duel.set(2, dazed=True).t, 0)


@pytest.mark.parametrize("card", ["advanced-r-d", "inspiring-monologue", "patch-up", "tactical-analysis"])
def test_no_ally_to_choose(card: str) -> None:
    assert ("tactic", card) in scene(card).activate(0).offered
    assert ("tactic", card) not in scene(card).set(1, dazed=True).activate(0).offered


@pytest.mark.parametrize(
    ("card", "price"),
    [("bitter-rivals", 3), ("climbing-gear", 3), ("inspiring-monologue", 3), ("kick-em-while-theyre-down", 2)],
)
def test_prices(card: str, price: int) -> None:
    assert playable(scene(card).set(0, power=price).set(1, power=0).t, 0) == [card]
    assert not playable(scene(card).set(0, power=price - 1).set(1, power=0).t, 0)


@pytest.mark.parametrize(("power", "offered"), [(1, False), (2, True)])
def test_price_of_red_room_training(power: int, offered: bool) -> None:
    duel = scene("red-room-training").set(0, power=power).set(1, power=0).push(ActivationPhase())
    assert offers(duel, "red-room-training") == offered


@pytest.mark.parametrize("card", ["one-two-punch", "trip-up"])
def test_the_attacker_and_one_beside_the_target(card: str) -> None:
    def attack(attacker: int = 0) -> Duel:
        duel = scene(card, us=["test-plain", "test-avenger", "test-agent"]).put(1, 16, 12).put(2, 16, 8)
        return duel.activate(attacker)

    duel = attack().answer("jab").answer(3)
    assert react(duel, card).offered == (1, 2)  # the attacker is one of the two in any case
    duel = attack().put(1, 30, 30).put(2, 30, 33).roll(BLANKS).answer("jab").answer(3)
    assert duel.ask.kind == "action"
    duel = attack().roll(BLANKS).attack(1, "jab", 3)
    assert duel.ask.kind == "action"  # an attack outside one's own activation
    duel = (
        scene(card, them=["test-plain", "test-avenger"])
        .put(1, 12, 10)
        .put(3, 12, 8)
        .activate(2)
        .roll(BLANKS)
        .answer("jab")
        .answer(0)
    )
    assert duel.ask.kind == "action"  # an attack of the enemy


@pytest.mark.parametrize("card", ["escort-to-safety", "fall-back", "reversal", "sacrifice", "warpath"])
def test_not_for_the_enemys_sake(card: str) -> None:
    duel = scene(card).put(1, 16, 13).roll("hit hit blank blank", "blank blank blank").attack(0, "jab", 2)
    assert duel.still


def test_battle_lust_needs_a_move_action_in_its_activation() -> None:
    duel = scene("battle-lust").activate(0).advance(1, S).answer([10.0, 14.0])
    assert duel.ask.kind == "action"
    duel.place(0, 1).answer([10.0, 9.0])
    assert duel.ask.kind == "action"


def test_indomitable_does_not_stop_being_placed() -> None:
    assert scene("indomitable").push(Place(0, 2, 1, 2)).ask.kind == "place"


def test_mass_transit_is_nightcrawlers() -> None:
    duel = scene("mass-transit", us=["test-plain", "test-teleporter"]).activate(0)
    assert ("tactic", "mass-transit") not in duel.offered


def test_no_escape_from_two_only_and_only_in_its_activation() -> None:
    duel = scene("no-escape").put(2, 11, 11.5).put(1, 30, 30).activate(2).answer("move")
    assert duel.ask.kind == "advance"
    assert scene("no-escape").put(2, 11, 11.5).advance(2, S).ask.kind == "advance"
    assert scene("no-escape").put(2, 11, 11.5).activate(2).place(2, 1).ask.kind == "place"
    duel = (
        scene("no-escape", us=["test-plain", "test-avenger", "test-agent"]).put(1, 10, 12).put(2, 10, 8).activate(0).answer("move")
    )
    assert duel.ask.kind == "advance"  # one's own


def test_sacrifice_is_for_who_is_near() -> None:
    assert scene("sacrifice").put(1, 10, 30).roll(BLANKS).attack(2, "jab", 0).still


def test_seeing_red_is_about_allies() -> None:
    duel = scene("seeing-red", them=["test-plain", "test-avenger"]).put(2, 12, 11).set(2, damage=5).push(Suffer(2, 3, 3, EFFECT))
    assert duel.still
    duel = scene("seeing-red", them=["test-plain", "test-avenger"]).put(2, 12, 11).set(2, damage=4, injured=1)
    assert duel.push(Suffer(2, 3, 3, EFFECT)).still
    duel = scene("seeing-red", us=["test-plain", "test-avenger", "test-agent"]).set(0, damage=4, injured=1)
    assert duel.push(Suffer(0, 3, 1, EFFECT)).still  # nor about what allies do


def test_uneasy_allies_pays_no_power_and_attacks_itself() -> None:
    duel = scene("uneasy-allies", us=["test-spider", "test-venom", "test-plain"]).put(1, 16, 12)
    duel.set(0, power=0).set(1, power=0).activate(0).answer("jab").answer(3)
    assert offers(duel, "uneasy-allies")
    duel = scene("uneasy-allies", us=["test-spider", "test-venom", "test-plain"]).put(1, 16, 12).put(0, 16, 8).put(2, 12, 10)
    duel.activate(2).roll(BLANKS).answer("jab").answer(3)
    assert duel.ask.kind == "action"
    duel = scene("uneasy-allies", us=["test-spider", "test-venom"]).put(1, 16, 12).roll(BLANKS).attack(0, "jab", 2)
    assert duel.still


def test_x_ceptional_healing_heals_its_player() -> None:
    duel = scene("x-ceptional-healing", us=["test-healer", "test-healer"]).set(0, power=2)
    assert duel.push(Suffer(0, 4, 2, EFFECT)).still
