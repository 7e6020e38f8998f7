"""Rounds, missions, tokens and winning in detail: what happens at the edges of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from longbox.kernel import PASS, BadOption, Game, Illegal
from longbox.titles.crisis.builder import Roster
from longbox.titles.crisis.codes import ACTIVATED, ACTIVE, DAZED, KO, NOBODY, PLAYED, REMOVED
from longbox.titles.crisis.events import Deployed, GameEnded, PowerGained, PowerSpent, TokenRemoved
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.damage import Defeat, Suffer
from longbox.titles.crisis.rules.gems import check_gems
from longbox.titles.crisis.rules.grunts import ChangeController, PutIntoPlay, Remove
from longbox.titles.crisis.rules.missions import CRISES, add_crisis
from longbox.titles.crisis.rules.objectives import TokenSpot, remove_token
from longbox.titles.crisis.rules.rounds import ActivationPhase, CleanupPhase, Turn
from longbox.titles.crisis.rules.setup import Setup, SomeTactics, enlist
from longbox.titles.crisis.rules.tactics import By, Tactic, add_tactic, playable
from longbox.titles.crisis.rules.victory import score
from longbox.titles.crisis.script.cards import Trigger, active, innate, on, reactive, static, tactic_played, would_suffer
from longbox.titles.crisis.script.nodes import IT, PAYER, SELF, anyone, me, named, paid
from longbox.titles.crisis.script.running import each
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words.damage import reduce_damage
from longbox.titles.crisis.words.lasting import until
from longbox.titles.crisis.words.missions import score as score_word
from longbox.titles.crisis.words.power import gain_power
from longbox.titles.crisis.words.tactics import paid_for_card
from longbox.titles.crisis.words.who import PARTNER

from ..helpers import lay
from ..mission import interact, mission, offered_tokens, on_token
from ..scene import Duel, box
from ..stock import hero, stock

HURRIED = hero("hurried", active("hurry", 0, until("turn", "attack_dice", SELF, 1)))
BOTH_WAYS = hero("both-ways", active("free", 0, gain_power(SELF, 1)), active("dear", 0, gain_power(SELF, 1), action=True))
WARY = hero("wary", reactive("care", 0, would_suffer(target=me), reduce_damage(1)))
BEGINNER = hero("beginner", innate("begin", on(Trigger("activation_start"), gain_power(SELF, 1))))
ENDER = hero("ender", innate("end", on(Trigger("activation_phase_end"), gain_power(SELF, 1))))
WELCOME = hero("welcome", innate("free", static("free_interact", 1, on=me)))
PATRON = hero("patron", innate("thanks", on(tactic_played(payer=me & paid_for_card), gain_power(SELF, 5))))
LONG_ARM = hero("long-arm", innate("long", static("interact_range", 1, on=me)))
PARENT = hero("two-fold", grunts=("first-grunt", "second-grunt"))
GRUNTS = tuple(hero(id, threat=0, parents=("two-fold",)) for id in ("first-grunt", "second-grunt"))


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock(PATRON, BEGINNER, ENDER, WELCOME, HURRIED, BOTH_WAYS, WARY, LONG_ARM, PARENT, *GRUNTS):
        yield


# -- rounds and turns --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-211")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    duel = Duel("hurried", "hero-1").turn(0).answer(("activate", 0)).answer(("power", "hurry"))
    assert duel.t.total("attack_dice", 0) == 1
    duel.answer("done")
    assert duel.still
    assert duel.t.lasting == []
    duel = Duel("hurried", "hero-1").hand("card-4").set(0, power=1).turn(0).answer(("activate", 0)).answer(("power", "hurry"))
    duel.answer("done").answer((PASS,))  # a card that could be played is not
    assert duel.still
    assert duel.t.lasting == []


@pytest.mark.rule("CP-230", "CP-231", "CP-232")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_fewer_left_may_pass(seat: int) -> None:
    few, many = ["hero-0"], ["hero-1", "hero-2"]
    duel = Duel(few, many) if seat == 0 else Duel(many, few)
    assert (PASS,) in duel.turn(seat).offered
    duel = Duel(few, many) if seat == 1 else Duel(many, few)
    assert (PASS,) not in duel.turn(seat).offered
    assert (PASS,) not in Duel(few, few).turn(seat).offered


# -- winning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-179", "CP-247")
def test_a_lead_in_round_six_is_compared_only_at_its_end() -> None:
    duel = Duel("hero-0", "hero-1")
    duel.t.round = 6
    duel.script(score_word(3), 0)
    assert not duel.t.over
    score(duel.t, (0, 4))
    assert not duel.t.over
    duel.push(CleanupPhase())
    assert duel.t.winning == 1


@pytest.mark.rule("CP-010")
def test_points_never_fall_below_nothing() -> None:
    duel = Duel("hero-0", "hero-1")
    duel.t.vp = [2, 2]
    score(duel.t, (-3, -1))
    assert duel.t.vp == [0, 1]


# -- missions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-235")
def test_what_comes_with_the_scoring_of_both_cards_happens() -> None:
    for id in ("secure-0", "extraction-0"):
        add_crisis(replace(CRISES.pop(id), scored=each(anyone, gain_power(IT, 1))))
    duel = Duel("hero-0", "hero-1")
    duel.t.crises = ("secure-0", "extraction-0")
    duel.push(CleanupPhase())
    assert (duel.power(0), duel.power(1)) == (2, 2)


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-074", "CP-145")
def test_the_price_of_interacting_is_told() -> None:
    duel = interact(mission(Duel("hero-0", "hero-1"), "struggle-for-the-cube"), 0, 0, power=3)
    assert [(event.who, event.n) for event in duel.heard(PowerSpent)] == [(0, 1)]
    assert duel.power(0) == 2


@pytest.mark.rule("CP-144")
def test_some_cards_interact_from_farther_away() -> None:
    for card, away, tokens in (("long-arm", 3.0, [0]), ("hero-0", 3.0, []), ("long-arm", 5.0, [])):
        duel = on_token(mission(Duel(card, "hero-1"), "struggle-for-the-cube"), 0, 0, away).set(0, power=1)
        assert offered_tokens(duel.activate(0)) == tokens


@pytest.mark.rule("CP-157")
@pytest.mark.parametrize(("near", "on", "off"), [
    ((1, 18), (0.5, 18), (0.49, 18)),
    ((35, 18), (35.5, 18), (35.51, 18)),
    ((18, 1), (18, 0.5), (18, 0.49)),
    ((18, 35), (18, 35.5), (18, 35.51)),
])  # fmt: skip
def test_a_token_stays_on_the_battlefield_at_every_edge(
    near: tuple[float, float], on: tuple[float, float], off: tuple[float, float]
) -> None:
    duel = mission(Duel("hero-0", "hero-1"), "struggle-for-the-cube").put(0, *near)
    spot = TokenSpot(0, *duel.t.base[0], 2)
    assert spot.accept(duel.t, on) == on
    with pytest.raises(Illegal, match="on the battlefield"):
        spot.accept(duel.t, off)


# -- grunts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-156", "CP-537")
def test_who_is_removed_drops_every_token_first() -> None:
    duel = Duel(["hero-0", "minion"], "hero-1")
    held = [lay(duel, "extraction", holder=1) for _ in range(2)]
    duel.push(Remove(1))
    for _ in held:
        assert (duel.ask.kind, duel.ask.seat) == ("drop", 1)
        duel.answer(duel.offered[0])
    assert duel.still
    assert 1 not in duel.t.present()


@pytest.mark.rule("CP-528", "CP-531")
def test_a_parent_of_two_kinds_of_grunt_brings_one_of_them() -> None:
    duel = Duel()
    enlist(duel.t, 0, "two-fold", "")
    enlist(duel.t, 1, "hero-1", "")
    frame = Setup()
    frame.back_to("deploy")
    duel.push(frame).answer(0).answer(duel.offered[0])
    duel.answer(duel.offered[0])
    assert duel.t.who == ["two-fold", "hero-1", "first-grunt"]
    assert (duel.ask.kind, duel.ask.seat) == ("deploy", 1)


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-108", "CP-109")
def test_each_of_two_who_play_a_card_pays_the_price_of_the_own_part() -> None:
    add_tactic(Tactic("unequal", "", ACTIVE, (By(named("hero-0"), cost=1), By(named("hero-2"), cost=3)), gain_power(PARTNER, 2)))
    duel = Duel(["hero-0", "hero-2"], "hero-1").hand("unequal").set(0, power=3).set(1, power=2)
    assert not playable(duel.t, 0)  # the second one cannot pay
    duel.set(1, power=4).play("unequal")
    assert [duel.power(who) for who in (0, 1)] == [2, 1 + 2]
    assert [(event.who, event.n) for event in duel.heard(PowerSpent)] == [(0, 1), (1, 3)]


@pytest.mark.rule("CP-109")
def test_a_price_that_is_chosen_is_bounded_by_the_card_and_the_power() -> None:
    add_tactic(Tactic("generous", "", ACTIVE, (By(named("hero-0"), cost=1, most=3),), gain_power(PAYER, paid)))
    for power, prices in ((0, ()), (2, (1, 2)), (5, (1, 2, 3))):
        duel = Duel("hero-0", "hero-1").hand("generous").set(0, power=power)
        assert bool(playable(duel.t, 0)) is bool(prices)
        if prices:
            duel.play("generous")
            assert (duel.ask.kind, duel.offered) == ("price", prices)
            duel.answer(2)
            assert duel.power(0) == power


@pytest.mark.rule("CP-194")
def test_cards_that_exclude_each_other_are_not_chosen_together() -> None:
    region = SomeTactics(("medpack", "battlefield-medicine", "patch-up"))
    duel = Duel("hero-0", "hero-1")
    assert region.accept(duel.t, ("patch-up", "medpack")) == ("medpack", "patch-up")
    with pytest.raises(Illegal, match="excludes another"):
        region.accept(duel.t, ("medpack", "battlefield-medicine"))


# -- more of rounds, missions and control ------------------------------------------------------------------------------


@pytest.mark.rule("CP-209")
def test_those_who_may_activate_as_well_may_decline() -> None:
    for answer, activated in (((PASS,), [0]), (("activate", 1), [0, 1])):
        duel = Duel(["hero-0", "hero-2", "hero-4", "hero-6", "hero-8"], "hero-1")
        duel.t.status[3], duel.t.status[4] = PLAYED | ACTIVATED, KO  # neither of these can
        duel.push(Turn(0, more=[1, 2, 3, 4])).answer(("activate", 0)).answer("done")
        assert (duel.ask.kind, duel.offered) == ("more", ((PASS,), ("activate", 1), ("activate", 2)))
        duel.answer(answer)
        if answer != (PASS,):
            assert duel.t.last_activated == 0
            duel.answer("done")
            assert duel.offered == ((PASS,), ("activate", 2))
            duel.answer((PASS,))
        assert duel.still
        assert [who for who in range(3) if duel.t.status[who] & ACTIVATED] == activated


@pytest.mark.rule("CP-176", "CP-181")
def test_a_game_ends_once() -> None:
    duel = Duel("hero-0", "hero-1")
    score(duel.t, (16, 0))
    score(duel.t, (0, 20))
    assert [(event.seat, event.reason) for event in duel.heard(GameEnded)] == [(0, "points")]
    assert duel.t.winning == 0


@pytest.mark.rule("CP-180")
def test_the_end_of_a_game_says_why() -> None:
    duel = Duel("hero-0", "hero-1")
    duel.t.round = 7
    score(duel.t, (1, 0))
    assert [(event.seat, event.reason) for event in duel.heard(GameEnded)] == [(0, "lead")]


@pytest.mark.rule("CP-012", "CP-538")
def test_control_changes_only_to_the_other_player() -> None:
    duel = Duel(["hero-0", "minion"], "hero-1").push(ChangeController(1, 0))
    assert duel.still
    assert duel.t.present() == [0, 1, 2]  # it was there already
    duel.push(ChangeController(2, 0))
    assert (duel.t.seat[2], duel.t.squad[2]) == (0, 1)


@pytest.mark.rule("CP-536", "CP-537")
@pytest.mark.parametrize("seat", [0, 1])
def test_grunts_of_either_player_depend_on_their_parents(seat: int) -> None:
    sides = [["hero-0", "minion", "hero-2"], ["hero-1"]]
    duel = Duel(sides[seat], sides[1 - seat])
    parent, grunt = duel.who("hero-0"), duel.who("minion")
    duel.push(Suffer(parent, 5))
    assert duel.t.status[grunt] & ACTIVATED  # its only Parent is Dazed
    duel.push(Defeat(parent, outright=True))
    assert grunt not in duel.t.present()


@pytest.mark.rule("CP-532", "CP-534")
def test_a_parent_who_falls_in_the_activation_of_its_grunt_does_not_activate() -> None:
    for outright, marks in ((True, KO), (False, PLAYED | DAZED)):
        duel = Duel(["hero-0", "minion", "hero-2"], "hero-1").turn(0).answer(("activate", 0))
        assert duel.t.frame(Activation).who == 1
        duel.push(Defeat(0, outright=outright))
        if not duel.still and duel.ask.kind == "action":
            duel.answer("done")
        assert duel.still
        assert duel.t.status[0] == marks


@pytest.mark.rule("CP-497", "CP-047")
def test_superpowers_that_take_an_action_wait_for_the_shake() -> None:
    duel = Duel("both-ways", "hero-1").set(0, conditions=("stagger",)).activate(0)
    assert duel.offered == (("shake", "stagger"), ("power", "free"), ("done",))
    duel.answer("shake")
    assert {("power", "free"), ("power", "dear")} <= set(duel.offered)
    duel.answer(("power", "dear"))
    assert ("power", "dear") not in duel.offered  # no action is left


@pytest.mark.rule("CP-388")
def test_no_damage_is_nothing_to_react_to() -> None:
    duel = Duel("hero-0", "wary").push(Suffer(1, 0, 0))
    assert duel.still
    duel.push(Suffer(1, 1, 0))
    assert duel.ask.kind == "react"


@pytest.mark.rule("CP-529")
def test_a_grunt_without_room_does_not_enter_play() -> None:
    walls = [box("pyramid", 5, *at) for at in ((3, 3, 6.2, 14), (10.8, 3, 6.2, 14), (9.2, 3, 1.6, 6.2), (9.2, 10.8, 1.6, 6.2))]
    duel = Duel("two-fold", "hero-1", walls).put(0, 10, 10).put(1, 30, 30).push(PutIntoPlay("first-grunt", 0, 1))
    assert duel.still
    assert duel.t.present() == [0, 1]
    assert [event.who for event in duel.heard(Deployed)] == [0, 1]
    duel = Duel("two-fold", "hero-1").put(1, 30, 30).push(PutIntoPlay("first-grunt", 0, 1))
    assert (duel.ask.kind, duel.ask.seat) == ("place", 0)


@pytest.mark.rule("CP-148")
def test_a_removed_token_is_told() -> None:
    duel = mission(Duel("hero-0", "hero-1"), "struggle-for-the-cube")
    remove_token(duel.t, 1)
    assert [event.token for event in duel.heard(TokenRemoved)] == [1]
    assert duel.t.token_holder[1] == REMOVED


@pytest.mark.rule("CP-500")
def test_there_are_no_other_gems() -> None:
    with pytest.raises(BadOption, match="There is no Infinity Gem 'ruby'"):
        check_gems(Roster("", "Mine", ("hero-9",), (), (), (), (("hero-9", "ruby"),)))


def test_no_two_crisis_cards_have_one_name() -> None:
    with pytest.raises(ValueError, match="two Crisis cards called secure-0"):
        add_crisis(CRISES["secure-0"])


@pytest.mark.parametrize("seed", range(4))
def test_the_quick_setup_puts_each_squad_in_a_line_before_the_middle_of_its_edge(seed: int) -> None:
    t = Game.new(TITLE, 2, seed, {"setup": "quick", "battlefield": ()}).state
    for seat in (0, 1):
        across = 0 if t.edges[seat] in ("south", "north") else 1
        line = sorted(t.base[who][across] for who in t.team(seat))
        assert abs(sum(line) / len(line) - 18.0) < 2.0
        assert all(2.5 < two - one < 5.0 for one, two in pairwise(line))
        assert {
            round(abs(t.base[who][1 - across] - (0 if t.edges[seat] in ("south", "west") else 36))) for who in t.team(seat)
        } == {7}


@pytest.mark.rule("CP-480", "CP-214")
@pytest.mark.parametrize("priority", [0, 1])
def test_after_the_last_turn_the_player_with_priority_is_first(priority: int) -> None:
    duel = Duel("ender", "ender")
    duel.t.status = [PLAYED | ACTIVATED] * 2
    duel.t.priority, duel.t.active = priority, 1 - priority
    duel.push(ActivationPhase())
    assert [event.who for event in duel.heard(PowerGained)] == [priority, 1 - priority]


@pytest.mark.rule("CP-145")
def test_where_interacting_is_free_nothing_is_paid() -> None:
    for card, power in (("welcome", 2), ("hero-0", 1)):
        duel = interact(mission(Duel(card, "hero-1"), "struggle-for-the-cube"), 0, 0, power=2)
        assert duel.power(0) == power
        assert bool(duel.heard(PowerSpent)) is (power == 1)


@pytest.mark.rule("CP-480")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_turn_the_player_whose_turn_it_is_comes_first(seat: int) -> None:
    duel = Duel("beginner", "beginner").turn(seat).answer(("activate", seat))
    assert [event.who for event in duel.heard(PowerGained)] == [seat, 1 - seat]


@pytest.mark.rule("CP-243", "CP-244")
def test_who_passes_and_then_activates_somebody_has_activated_last() -> None:
    duel = Duel("hero-0", ["hero-1", "hero-3"]).push(Turn(0, more=[0])).answer((PASS,))
    assert duel.t.last_activated == NOBODY
    duel.answer(("activate", 0))
    assert duel.t.last_activated == 0


@pytest.mark.rule("CP-157")
def test_a_token_is_not_put_on_another() -> None:
    duel = mission(Duel("hero-0", "hero-1"), "struggle-for-the-cube")
    x, y = duel.t.token_at[1]
    spot = TokenSpot(0, *duel.put(0, x + 1, y).t.base[0], 2)
    with pytest.raises(Illegal, match="must not overlap"):
        spot.accept(duel.t, (x + 0.9, y))
    assert spot.accept(duel.t, (x + 1.0, y)) == (x + 1.0, y)  # they touch
    duel.t.token_holder[1] = 1
    assert spot.accept(duel.t, (x, y)) == (x, y)  # it lies there no more


@pytest.mark.rule("CP-030", "CP-109")
def test_who_paid_for_an_earlier_card_has_not_paid_for_this_one() -> None:
    free = Tactic("for-nothing", "", ACTIVE, (By(named("patron")),), gain_power(PAYER, 0))
    dear = Tactic("for-one", "", ACTIVE, (By(named("patron"), cost=1),), gain_power(PAYER, 0))
    for card in (free, dear):
        add_tactic(card)
    duel = Duel("patron", "hero-1").hand("for-one", "for-nothing").set(0, power=1).play("for-one")
    assert duel.power(0) == 5  # thanked for what it paid
    duel.play("for-nothing")
    assert duel.power(0) == 5
