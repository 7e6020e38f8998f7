"""Team Tactic cards: when they may be played, by whom, for what price."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.rounds import Turn
from longbox.titles.crisis.rules.setup import Setup, SomeTactics
from longbox.titles.crisis.rules.tactics import ENOUGH, clashes, playable, players
from longbox.titles.crisis.rules.targets import savings
from longbox.titles.crisis.script.nodes import role
from longbox.titles.crisis.script.tactics import By, Tactic
from longbox.titles.crisis.view import view
from longbox.titles.crisis.words import (
    ACTIVE,
    REACTIVE,
    SELF,
    TARGET,
    ally,
    damaged,
    gain_power,
    given,
    injured,
    seq,
    take_back,
    until,
)
from titles.crisis.shelf import add, the_cards

from ..extras import extras  # noqa: F401  (a fixture)
from ..scene import PASS, Duel

pytestmark = pytest.mark.usefixtures("extras", "boomerang")

BOTH = pytest.mark.parametrize("ruleset", [2022, 2025])
PAIR = ("test-plain", "test-avenger")


@pytest.fixture(scope="module")
def boomerang() -> Iterator[None]:
    """A Reactive card that comes back to the hand, and an Active one without a price."""
    add(Tactic("boomerang", "", REACTIVE, (By(role(TARGET)),), seq(gain_power(SELF, 1), take_back()), on=(damaged(target=ally),)))
    add(Tactic("windfall", "", ACTIVE, (By(),), gain_power(SELF, 1)))
    add(Tactic("solace", "", REACTIVE, (By(),), gain_power(SELF, 1), on=(damaged(target=ally),)))
    add(Tactic("spite", "", ACTIVE, (By(given(SELF, injured)),), gain_power(SELF, 1)))
    add(Tactic("thrift", "", ACTIVE, (By(),), gain_power(SELF, 1), saves=2))
    yield
    for id in ("boomerang", "windfall", "solace", "spite", "thrift"):
        del the_cards().tactics[id], the_cards().scripts[f"tactic/{id}"]


def cards(duel: Duel) -> list[str]:
    return [option[1] for option in duel.offered if option[0] == "tactic"]


# -- choosing cards for a game -----------------------------------------------------------------------------------------


@pytest.mark.rule("CP-102", "CP-195")
def test_affiliated_cards_are_for_squads_of_that_affiliation() -> None:
    duel, setup = Duel(), Setup(affiliations=["Avengers", ""])
    ask = setup.choose_tactics(duel.t)
    assert ask is not None
    assert isinstance(ask.region, SomeTactics)
    assert {"avengers-assemble", "patch-up"} <= set(ask.region.allowed)
    setup.tactics.append(())
    ask = setup.choose_tactics(duel.t)
    assert ask is not None
    assert isinstance(ask.region, SomeTactics)
    assert "trip-up" in ask.region.allowed
    assert "dark-reign" not in ask.region.allowed
    with pytest.raises(Illegal, match="avengers-assemble cannot be chosen"):
        ask.region.accept(duel.t, ("avengers-assemble",))


@pytest.mark.rule("CP-194")
def test_up_to_five_cards_are_chosen() -> None:
    duel = Duel()
    ten = the_cards().rosters["avengers"].tactics
    region = SomeTactics(ten)
    assert region.accept(duel.t, ()) == ()
    assert region.accept(duel.t, ten[:5]) == ten[:5]
    with pytest.raises(Illegal, match="up to 5"):
        region.accept(duel.t, ten[:6])


def test_every_ready_roster_has_ten_cards_that_go_together() -> None:
    for roster in the_cards().rosters.values():
        assert len(set(roster.tactics)) == 10
        assert not clashes([the_cards().tactics[id] for id in roster.tactics])
    assert clashes([the_cards().tactics[id] for id in ("medpack", "battlefield-medicine")])


@pytest.mark.rule("CP-112")
def test_cards_are_open_to_both_players() -> None:
    duel = Duel(*PAIR).hand("patch-up").hand("medpack", seat=1)
    assert view(duel.t, 0)["tactics"] == view(duel.t, 1)["tactics"] == [["patch-up"], ["medpack"]]


# -- Active cards ------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("CP-103", "CP-104", "CP-210")
def test_active_cards_before_between_and_after(ruleset: int) -> None:
    duel = Duel(["test-plain", "test-avenger"], "test-plain", ruleset=ruleset).set(1, power=9)
    duel.hand("windfall", "climbing-gear", "second-wind").turn()
    assert cards(duel) == ["windfall", "climbing-gear", "second-wind"]
    duel.answer("second-wind").answer(("activate", 0))
    assert cards(duel) == ["windfall", "climbing-gear"]
    duel.answer("climbing-gear").answer(duel.at(1))  # the other one plays it, in this one's activation
    assert duel.power(1) == 5
    assert duel.ask.kind == "action"
    assert cards(duel) == ["windfall"]
    duel.answer("done")
    assert duel.ask.kind == "finish"
    assert cards(duel) == ["windfall"]
    duel.answer("windfall").answer(0)
    assert duel.still  # the turn is over when nothing is left to play


@BOTH
@pytest.mark.rule("CP-103", "CP-104")
def test_not_in_the_opponents_turn(ruleset: int) -> None:
    duel = Duel(*PAIR, ruleset=ruleset).hand("windfall", seat=1).turn()
    assert not cards(duel)
    duel.answer(("activate", 0))
    assert not cards(duel)


@pytest.mark.rule("CP-210")
def test_a_card_played_first_may_change_who_can_be_activated() -> None:
    duel = Duel(["test-plain", "test-avenger"], "test-plain").hand("field-dressing").set(0, power=4).set(1, damage=6, dazed=True)
    duel.t.status[0] |= ACTIVATED
    duel.turn()
    assert duel.offered == ((PASS,), ("tactic", "field-dressing"))
    duel.answer("field-dressing").answer(("activate", 1))
    assert duel.t.frame(Activation).who == 1


@BOTH
@pytest.mark.rule("CP-233")
def test_who_passes_may_still_play_cards(ruleset: int) -> None:
    duel = Duel("test-plain", ["test-plain", "test-avenger"], ruleset=ruleset).hand("windfall", "climbing-gear").set(0, power=3)
    duel.turn().answer("windfall")
    assert duel.ask.kind == "turn"  # before passing ...
    duel.answer((PASS,))
    assert duel.ask.kind == "finish"
    duel.answer("climbing-gear").answer(duel.at(0))  # ... and after
    assert duel.still
    assert not duel.t.tactics[0]


# -- an action as a price ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-107", "CP-222")
def test_a_card_that_takes_an_action() -> None:
    duel = Duel(["test-teleporter", "test-plain"], "test-plain").set(0, power=3).hand("mass-transit").turn()
    assert not cards(duel)
    duel.answer(("activate", 0)).answer("mass-transit").answer(PASS)
    duel.answer(duel.at(0))
    assert duel.ask.kind == "action"
    assert duel.t.frame(Activation).actions == 1
    assert duel.power(0) == 0
    assert not duel.t.tactics[0]


@pytest.mark.rule("CP-107", "CP-222")
def test_only_the_activated_character_and_only_with_an_action_left() -> None:
    duel = Duel(["test-teleporter", "test-plain"], "test-plain").set(0, power=3).hand("mass-transit").activate(1)
    assert not cards(duel)
    duel = Duel(["test-teleporter", "test-plain"], "test-plain").set(0, power=3).hand("mass-transit")
    duel.push(Activation(0, actions=0))
    assert not cards(duel)
    duel = Duel("test-teleporter", "test-plain").set(0, power=3, conditions=("stagger",)).hand("mass-transit").activate(0)
    assert not cards(duel)  # the first action shakes
    duel = Duel("test-teleporter", "test-plain").set(0, power=2).hand("mass-transit").activate(0)
    assert not cards(duel)


# -- Reactive cards ----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("CP-105")
def test_reactive_cards_wait_for_their_trigger(ruleset: int) -> None:
    duel = Duel(*PAIR, ruleset=ruleset).set(0, power=5).set(1, power=5).hand("warpath").hand("warpath", seat=1)
    duel.roll("hit hit blank blank", "blank blank blank").attack(0, "jab", 1)
    assert duel.ask.seat == 1  # in the opponent's turn
    assert duel.offered == (PASS, (1, "tactic/warpath", 0))
    duel.answer("tactic/warpath").answer(duel.at(1))
    assert duel.t.tactics == [["warpath"], []]
    duel.hand("warpath", seat=1).roll("blank blank blank blank", "blank blank blank").attack(0, "jab", 1)
    assert duel.still  # no damage, no trigger
    assert not playable(duel.hand("red-room-training").t, 0)  # nor at will in one's own turn


@pytest.mark.rule("CP-105")
def test_reactive_cards_may_be_declined() -> None:
    duel = Duel(*PAIR).set(1, power=5).hand("warpath", seat=1)
    duel.roll("hit hit blank blank", "blank blank blank").attack(0, "jab", 1).answer(PASS)
    assert duel.still
    assert duel.t.tactics[1] == ["warpath"]


@pytest.mark.rule("CP-012", "CP-013")
@pytest.mark.parametrize(("who", "answered"), [(1, True), (2, False)])
def test_cards_answer_for_the_own_squad_and_not_for_whom_it_controls(who: int, answered: bool) -> None:
    """Both are its player's just now, but the second one came from the other squad."""
    duel = Duel(PAIR, "test-plain").set(2, seat=0).hand("solace").push(Suffer(who, 1, 0, EFFECT))
    assert duel.still != answered
    assert not answered or [one[1] for one in duel.offered if one != PASS] == ["tactic/solace"]


@pytest.mark.rule("CP-108", "CP-109")
def test_what_a_card_asks_of_whoever_pays_is_asked_of_each() -> None:
    duel = Duel(PAIR, "test-plain").set(2, injured=1)
    card = the_cards().tactics["spite"]
    assert players(duel.t, 0, card, {}) == []  # the other side's character is none of them
    assert players(duel.set(1, injured=1).t, 0, card, {}) == [1]


def test_a_card_saves_power_only_for_its_squads_activated_character_that_may_play_cards() -> None:
    duel = Duel((*PAIR, "emma-frost"), "test-plain").hand("thrift")
    assert savings(duel.t, 0) == 0  # not activated
    for who, form, saved in ((0, 0, 2), (2, 0, 2), (2, 1, 0), (3, 0, 0)):
        duel.set(who, form=form).t.stack.append(Activation(who))
        assert savings(duel.t, who) == saved
        duel.t.stack.pop()


@BOTH
@pytest.mark.rule("CP-106", "CP-111")
def test_once_per_trigger_even_if_the_card_comes_back(ruleset: int) -> None:
    duel = Duel(*PAIR, ruleset=ruleset).hand("boomerang")
    duel.push(Suffer(0, 1, 0, EFFECT)).answer("tactic/boomerang")
    assert duel.still
    assert duel.t.tactics[0] == ["boomerang"]
    duel.push(Suffer(0, 1, 0, EFFECT)).answer("tactic/boomerang")
    assert duel.power(0) == 2


# -- who plays, who pays -----------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("CP-108")
def test_what_cannot_be_paid_or_aimed_cannot_be_played(ruleset: int) -> None:
    duel = Duel(["test-plain", "test-avenger"], "test-plain", ruleset=ruleset).hand("disarm").set(0, power=1)
    assert not playable(duel.t, 0)
    duel.set(1, power=1)
    assert playable(duel.t, 0) == ["disarm"]
    duel.put(2, 30, 30)
    assert not playable(duel.t, 0)  # nobody is near enough to both


@pytest.mark.rule("CP-108")
def test_a_tax_that_lasts_counts_for_who_can_pay() -> None:
    duel = Duel("test-plain", "test-plain").hand("taxed").set(0, power=2)
    add(Tactic("taxed", "taxed", ACTIVE, (By(cost=2),), gain_power(SELF, 1)))
    assert playable(duel.t, 0) == ["taxed"]
    duel.script(until("round", "tactic_cost", SELF, 1))
    assert playable(duel.t, 0) == []
    assert duel.set(0, power=3).play("taxed").power(0) == 1


@BOTH
@pytest.mark.rule("CP-108", "CP-109")
def test_the_chosen_character_plays_and_pays(ruleset: int) -> None:
    duel = Duel(["test-plain", "test-avenger", "test-agent"], "test-plain", ruleset=ruleset).hand("climbing-gear")
    duel.set(0, power=3).set(1, power=2).set(2, power=4).play("climbing-gear")
    assert duel.offered == (0, 2)
    duel.answer(2)
    assert [duel.power(who) for who in range(3)] == [3, 2, 1]
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["advance"] == 2


@pytest.mark.rule("CP-109")
def test_several_may_play_together_each_for_the_price() -> None:
    duel = Duel(["test-avenger", "test-plain", "captain-america-first-avenger", "invincible-iron-man"], "test-plain")
    duel.set(0, power=1, damage=2).set(1, power=1, damage=2).set(2, power=2, damage=2).set(3, power=0, damage=2).hand("second-wind")
    duel.play("second-wind")
    assert duel.offered == (0, 2)  # not affiliated, no Power
    duel.answer(2)
    assert duel.offered == (0, ENOUGH)
    duel.answer(ENOUGH)
    assert [duel.damage(who) for who in range(4)] == [2, 2, 1, 2]
    assert [duel.power(who) for who in range(4)] == [1, 1, 1, 0]


@pytest.mark.rule("CP-108")
def test_damage_as_a_price() -> None:
    duel = Duel(["test-spider", "test-venom"], "test-plain").put(1, 14, 11).hand("uneasy-allies")
    duel.push(Activation(0)).answer("jab").answer(2)
    duel.roll("blank " * 7, "blank blank blank").answer("tactic/uneasy-allies")
    assert duel.damage(0) == duel.damage(1) == 1
    assert duel.power(0) == duel.power(1) == 0  # one's own effect gives no Power


@pytest.mark.rule("CP-110")
def test_a_played_card_is_gone_2022() -> None:
    duel = Duel(*PAIR, ruleset=2022).hand("windfall").play("windfall")
    assert duel.t.tactics == [[], []]
    assert not playable(duel.t, 0)


@pytest.mark.rule("CP-111")
def test_a_played_card_is_gone_unless_it_says_otherwise() -> None:
    duel = Duel(*PAIR).hand("windfall", "boomerang").play("windfall").push(Suffer(0, 1, 0, EFFECT)).answer("tactic/boomerang")
    assert duel.t.tactics == [["boomerang"], []]


@BOTH
@pytest.mark.rule("CP-399")
def test_dazed_characters_play_nothing(ruleset: int) -> None:
    duel = Duel(["test-plain", "test-avenger"], "test-plain", ruleset=ruleset).hand("windfall")
    assert players(duel.t, 0, the_cards().tactics["windfall"], {}) == [0, 1]
    duel.set(0, dazed=True)
    assert players(duel.t, 0, the_cards().tactics["windfall"], {}) == [1]
    duel.set(1, dazed=True)
    assert not playable(duel.t, 0)


@BOTH
@pytest.mark.rule("CP-542")
def test_grunts_play_nothing(ruleset: int) -> None:
    duel = Duel(["test-plain", "test-grunt"], "test-plain", ruleset=ruleset).hand("windfall", "second-wind").set(1, power=3)
    assert players(duel.t, 0, the_cards().tactics["windfall"], {}) == [0]
    assert playable(duel.t, 0) == ["windfall"]  # the only Avenger is a Grunt


@BOTH
@pytest.mark.rule("CP-543")
def test_own_grunts_are_not_chosen(ruleset: int) -> None:
    duel = Duel(["test-plain", "test-grunt"], "test-grunt", ruleset=ruleset).hand("patch-up", "bitter-rivals").set(0, power=9)
    assert playable(duel.t, 0) == ["bitter-rivals"]
    duel.play("bitter-rivals")  # the enemy's are
    assert {row[2] for row in duel.t.lasting} == {2}
    duel = Duel(["test-plain", "test-grunt", "test-avenger"], "test-grunt", ruleset=ruleset).hand("patch-up").set(0, power=1)
    duel.set(1, damage=1).set(2, damage=1).put(2, 10, 9).play("patch-up")
    assert duel.still
    assert (duel.damage(1), duel.damage(2)) == (1, 0)


def test_a_controlled_enemy_plays_nothing() -> None:
    duel = Duel(*PAIR).hand("windfall").set(1, seat=0)
    assert players(duel.t, 0, the_cards().tactics["windfall"], {}) == [0]
    duel.hand("patch-up").set(0, power=5).put(1, 10, 12)
    assert not playable(duel.t, 0)  # nor is it an ally to be chosen


def test_a_turn_with_nothing_to_play_is_over_after_the_activation() -> None:
    duel = Duel(*PAIR).hand("warpath").turn().answer(("activate", 0)).answer("done")
    assert duel.still
    assert not any(isinstance(frame, Turn) for frame in duel.t.stack)
