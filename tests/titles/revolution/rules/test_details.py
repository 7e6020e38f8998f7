"""Details that breaking the rules left unnoticed."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from longbox.kernel import Illegal
from longbox.titles.revolution.cards.decks import IS_STUDENT, RECRUITS
from longbox.titles.revolution.codes import POWER
from longbox.titles.revolution.rules.actions import Act
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.deeds import play_card
from longbox.titles.revolution.rules.effects.movement import movable
from longbox.titles.revolution.rules.goods import discard_character, next_student
from longbox.titles.revolution.rules.harm import Harm
from longbox.titles.revolution.rules.missions import clear_arena
from longbox.titles.revolution.rules.recruit import Lot, RecruitPhase
from longbox.titles.revolution.state import Step, Table

from ..scene import NOBODY, PASS, TOKEN, Scene, n
from .test_plot import acting, play


def test_what_is_cancelled_and_discarded_is_told() -> None:
    s = acting(Scene().hand(0, "charity-gala", "bake-sale").hand(1, "careful-preparations"))
    gala = s.card(0, "charity-gala")
    play(s, "charity-gala")
    s.react("careful-preparations").quiet()
    assert [event.card for event in s.told("Cancelled")] == [gala]
    assert len(s.told("EventPlayed")) == len(s.told("Reacted")) == 1
    bake = s.card(0, "bake-sale")
    s.decline().decline().decline().answer(("discard", (bake,)))
    assert [(event.cards, event.hope) for event in s.told("PlotDiscarded")] == [((bake,), 1)]


def test_the_next_student_may_come_from_the_discard_pile() -> None:
    s = Scene()
    students = [card for card in range(RECRUITS) if IS_STUDENT[card]]
    s.t.recruit_deck = (n("rogue"), n("beast"))
    s.t.recruit_discard = 1 << students[3] | 1 << n("cable")
    s.t.known_recruits = [(n("beast"),), (), (), ()]
    assert next_student(s.t) == students[3]
    assert set(s.t.recruit_deck) == {n("rogue"), n("beast"), n("cable")}
    assert s.t.known_recruits == [()] * 4
    assert next_student(s.t) == NOBODY


def test_fogbank_cannot_take_the_last_die() -> None:
    s = Scene(fogbank=0, cable=3).fight("gamma-rampage", {0: ("fogbank", (0, 0)), 3: ("cable", (1, 0))}, (4, -4))
    for who in ("wolverine", "storm", "cable"):
        s.t.power[n(who)] = 0
    s.t.stats[3] = (1, 4, 3)
    s.roll(1, 1, 1, 1).push(Strike(3, 0))
    assert s.still


def test_iceman_cannot_take_the_last_die() -> None:
    s = Scene(iceman=0, cable=3).fight("gamma-rampage", {0: ("iceman", (0, 0)), 3: ("cable", (1, 0))}, (4, -4))
    for who in ("wolverine", "storm", "cable"):
        s.t.power[n(who)] = 0
    s.t.stats[3] = (4, 1, 3)
    s.roll(1, 1, 1, 1).push(Strike(0, 3))
    assert s.still


def test_powers_have_numbers_above_all_plot_cards() -> None:
    s = acting(Scene(beast=0)).answer(("power", n("beast")))
    assert POWER == 100
    assert s.t.plot_discard == 0  # a Power is no card


def test_a_cleared_arena_is_empty() -> None:
    s = Scene(rogue=0).fight("sentinel-swarm", {0: ("rogue", (0, 0)), 1: ("cyclops", (1, 0))}, (4, -4))
    s.t.tokens, s.t.points, s.t.carrying, s.t.removed, s.t.turn, s.t.idle = [1] * 4, [2] * 4, [0] * 4, 1, 3, 2
    s.t.busy, s.t.struck, s.t.over = True, ((0, 1),), "success"
    clear_arena(s.t)
    t = s.t
    assert (t.mission, t.controller, t.over, t.removed, t.turn, t.idle) == (NOBODY, NOBODY, "", 0, 0, 0)
    assert (t.pc, t.at, t.tokens, t.points, t.carrying) == ([NOBODY] * 4, [-1] * 4, [0] * 4, [0] * 4, [NOBODY] * 4)
    assert (t.token_at, t.damage, t.busy, t.struck, t.stats) == ([], [], False, (), [(0, 0, 0)] * 4)


@pytest.mark.parametrize("value", [("discard",), ("discard", 3), ("give", 1), ("give", "1", 1), ("give", 1, 1.5), ("event",), ()])
def test_half_an_activity_is_none(value: tuple[object, ...]) -> None:
    s = acting(Scene().hand(0, "bake-sale"))
    with pytest.raises(Illegal):
        s.answer(value)


def test_everybody_not_ready_is_asked_in_turn() -> None:
    s = Scene(rogue=0, beast=0, cable=0).push(RecruitPhase())
    s.answer(("secret", n("rogue")))
    assert s.seat == 1
    s.answer(("ready",))
    assert s.seat == 2
    s.answer(("ready",)).answer(("ready",))
    assert s.seat == 0
    assert s.t.frame(RecruitPhase).ready == 0b1110
    assert s.t.frame(RecruitPhase).sent == (1, 0, 0, 0)


def test_supporters_who_offer_nothing_end_the_request() -> None:
    s = acting(Scene().hand(0, "bake-sale"), points=1).answer(("support", 0)).answers(0, 0, 0)
    assert (s.seat, s.kind) == (0, "plot")
    assert not s.told("SupportTaken")


def test_all_sets_of_supporters_are_offered() -> None:
    s = acting(Scene().hand(0, "bake-sale"), points=1).answer(("support", 0)).answers(1, 1, 1)
    assert len(s.options) == 8
    assert (1, 2, 3) in s.options


def test_a_cost_that_cannot_be_paid_forbids_the_card() -> None:
    s = acting(Scene().hand(0, "impetuous-tantrum"))
    assert not any(option[0] == "event" for option in s.options if option != PASS)
    s = Scene(pixie=0).hand(0, "impetuous-tantrum")
    s.t.pp[0] = 1
    s.push(play_card(s.t, 0, s.card(0, "impetuous-tantrum"), 1))
    assert s.kind == "target"


def test_who_knew_the_deck_forgets_it_when_it_is_put_in_another_order() -> None:
    for places, known in (((1, 0), ()), ((0, 1), (17,))):
        s = Scene().hand(0, "scouting-report")
        s.t.known_missions[1] = (17,)
        s.push(play_card(s.t, 0, s.card(0, "scouting-report"), 0)).answer(places)
        assert s.t.known_missions[1] == known
        assert s.t.known_missions[0] == tuple(reversed(s.t.mission_deck[-2:]))
        assert s.t.known_missions[2] == ()


def test_each_token_is_opened_and_carried_by_its_own_number() -> None:
    s = Scene(rogue=0).fight("stolen-cargo", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (3, 0), (0, 1), (-3, 0))
    s.roll(6).push(Act(0)).answer(("open", TOKEN + 1))
    assert s.t.removed == 0b010
    s = Scene(rogue=0).fight("burning-block", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (3, 0), (0, 1), (-3, 0))
    s.push(Act(0)).answer(("carry", TOKEN + 1))
    assert s.t.carrying[0] == 1
    assert s.t.token_at[1] == -1


def test_whom_a_pull_can_reach() -> None:
    places = {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}
    s = Scene(rogue=0).fight("sentinel-swarm", places, (3, 0), (0, 4), (0, 2))
    assert movable(s.t, 0, 3) == [TOKEN, TOKEN + 2]
    assert movable(s.t, 0, 4) == [1, TOKEN, TOKEN + 1, TOKEN + 2]
    s = Scene(rogue=0).fight("stolen-cargo", places, (1, 0))
    assert movable(s.t, 0, 4) == [1]  # a crate is no Character


def test_jackdaw_takes_the_last_coin_but_not_none() -> None:
    for hope, asked in ((1, "react"), (0, "lower")):
        s = Scene(jackdaw=0, cable=3).fight("gamma-rampage", {0: ("jackdaw", (0, 0)), 3: ("cable", (1, 0))}, (4, -4))
        for who in ("wolverine", "storm", "cable"):
            s.t.power[n(who)] = 0
        s.t.hope[3] = hope
        s.roll(6, 6, 6, 1, 1, 1, 1).push(Strike(0, 3))
        assert s.kind == asked


def test_a_mission_character_gains_nothing_by_its_blows() -> None:
    s = Scene(rogue=0).fight("open-sparring", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.push(Harm(0, 1, TOKEN, attack=True)).answer((3, 4, 4))
    assert s.t.points == [0, 0, 0, 0]
    assert s.t.hope == [5, 5, 5, 5]


@dataclass(slots=True)
class Dismissal(Step):
    """A Student is discarded."""

    STEPS = ("go",)

    seat: int
    who: int

    def go(self, t: Table) -> None:
        discard_character(t, self.seat, self.who)


def test_who_is_taken_in_no_longer_lies_in_the_discard_pile() -> None:
    s = Scene(pixie=0, pebblejack=0).hand(1, "open-door-policy")
    s.t.pp[1] = 1
    s.push(Dismissal(0, n("pixie"))).react("open-door-policy")
    assert s.owner("pixie") == 1
    assert not s.gone("pixie")
    assert s.t.hope[1] == 3


def test_who_has_no_coins_bids_nothing_without_being_asked() -> None:
    s = Scene(3).top("recruits", "rogue")
    s.t.hope = [2, 0, 2]
    s.t.lot = n("rogue")
    s.push(Lot(n("rogue"))).answer(1)
    assert (s.seat, s.kind) == (2, "bid")
    assert [(event.seat, event.coins) for event in s.told("BidPlaced")] == [(0, 1), (1, 0)]
    s.answer(2).quiet()
    assert s.told("BidsShown")[0].bids == (1, 0, 2)
    assert s.owner("rogue") == 2
