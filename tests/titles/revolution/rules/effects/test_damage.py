"""Shields, thorns, stolen tokens, stats regained, softer defeats."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.cards.decks import figures
from longbox.titles.revolution.rules.actions import Move
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.harm import Harm
from longbox.titles.revolution.rules.missions import clear_arena
from longbox.titles.revolution.rules.turns import Arena

from ...fights import fight, power_scene
from ...scene import NOBODY, PASS, TOKEN, Scene, at, n
from ..test_harm import fall


@pytest.mark.rule("MR-327")
def test_psylocke_picks_the_stats_within_the_rule_of_one() -> None:
    s = Scene(psylocke=0, nightcrawler=1).fight("gamma-rampage", {0: ("psylocke", (0, 0)), 1: ("nightcrawler", (1, 0))})
    s.t.power[n("nightcrawler")] = s.t.power[n("cyclops")] = s.t.power[n("wolverine")] = 0
    s.t.stats[1] = (1, 2, 2)
    s.roll(6, 1, 1, 1, 5, 5).push(Strike(0, 1))
    s.use()
    assert (s.seat, s.kind, set(s.options)) == (0, "lower", {(1, 1, 2), (1, 2, 1)})
    s.answer((1, 1, 2))
    assert s.t.power[n("psylocke")] == 1
    assert (s.t.stats[1], s.still) == ((1, 1, 2), True)
    s.t.stats[1] = (1, 1, 2)
    s.roll(6, 1, 1, 1, 5).push(Strike(0, 1)).quiet()
    assert s.t.stats[1] == (1, 1, 1)
    s.roll(6, 6, 1, 1, 5, *[3] * 3, *[2] * 3, *[1] * 3).push(Strike(0, 1)).quiet()  # and who takes control
    assert [event.zeros for event in s.told("Defeated")] == [2], "all at 1: there is nothing to pick"


def test_a_survival_course() -> None:
    s = fall(fight().train("rogue", "survival-course"), 0, 3)
    assert s.told("Defeated")[0].zeros == 2
    s = fall(fight().train("rogue", "survival-course"), 0, 1)
    assert s.told("Defeated")[0].zeros == 1


def test_an_emergency_evacuation() -> None:
    s = fight().hand(0, "emergency-evacuation")
    s.t.pp[0] = 2
    fall(s, 0, 2).react("emergency-evacuation")
    assert s.told("Defeated")[0].zeros == 1


@pytest.mark.parametrize(("zeros", "asked"), [(3, True), (2, False)])
def test_an_emergency_evacuation_is_offered_only_where_it_softens_more_than_the_training(zeros: int, asked: bool) -> None:
    """The Survival Course counts one stat already; one must be left."""
    s = fight().hand(0, "emergency-evacuation").train("rogue", "survival-course")
    s.t.pp[0] = 2
    fall(s, 0, zeros)
    assert (s.kind == "react" and s.card(0, "emergency-evacuation") in [key[1] for key in s.options if key != PASS]) == asked


def test_a_guardian_angel() -> None:
    s = fight().hand(1, "guardian-angel")
    s.t.pp[1] = 2
    s.push(Harm(1, 2, TOKEN)).react("guardian-angel")
    assert s.t.stats[1] == (3, 4, 3)
    assert s.t.pp[1] == 0


@pytest.mark.rule("MR-334", "MR-335", "MR-333")
def test_the_charter_shields_several_times() -> None:
    s = fight()
    s.t.power[n("wolverine")] = 3
    s.push(Harm(0, 2, TOKEN)).use(2).use(2)
    assert s.t.stats[0] == (4, 4, 4)
    assert s.t.power[n("wolverine")] == 1
    assert s.still
    assert not s.told("StatsChanged")
    s.push(Harm(0, 2, TOKEN)).use(2)
    assert (s.seat, s.kind, s.t.power[n("wolverine")]) == (0, "lower", 0), "no token, no Charter: one point comes through"
    assert all(sum(way) == 11 for way in s.options)
    s.answer((3, 4, 4))
    s.push(Harm(0, 1, TOKEN))
    assert s.kind == "lower"
    assert s.t.power[n("rogue")] == 0, "the Hero never pays for it"
    clear_arena(s.t)
    assert s.t.power[n("wolverine")] == 0, "nor do the tokens come back when the Mission ends"


def test_palisade_shields_a_neighbour() -> None:
    s = Scene(palisade=0, rogue=1).fight("gamma-rampage", {0: ("palisade", (0, 0)), 1: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("cyclops")] = 0
    s.push(Harm(1, 1, TOKEN))
    assert s.seat == 0
    s.use()
    assert s.t.stats[1] == (4, 4, 4)
    s.t.at[1] = at(3, 0)
    s.push(Harm(1, 1, TOKEN))
    assert s.kind == "lower"  # too far away


def test_thorns() -> None:
    s = Scene(ironbramble=0, rogue=1).fight("gamma-rampage", {0: ("ironbramble", (0, 0)), 1: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("wolverine")] = s.t.power[n("cyclops")] = 0
    s.push(Harm(0, 1, 1, attack=True)).use()
    assert (s.seat, s.kind) == (1, "lower")
    s.answer((4, 4, 3)).quiet()
    assert (s.seat, s.kind) == (0, "lower")


def test_thorns_do_not_answer_fire() -> None:
    s = Scene(ironbramble=0).fight("gamma-rampage", {0: ("ironbramble", (0, 0))}, (4, -4))
    s.t.power[n("wolverine")] = 0
    s.push(Harm(0, 1))
    assert (s.seat, s.kind) == (0, "lower")


def test_colossus_shields_himself() -> None:
    s = power_scene("colossus")
    s.push(Harm(0, 1, TOKEN)).use()
    assert s.t.stats[0] == figures(n("colossus"), NOBODY)[:3]


def test_rogue_steals_a_token() -> None:
    s = power_scene("rogue")
    s.t.power[n("cable")] = 1
    s.roll(6, 6, 6, 6, 1, 1, 1, 1).push(Strike(0, 3)).use()
    assert (s.t.power[n("rogue")], s.t.power[n("cable")]) == (2, 0)
    s = power_scene("rogue")
    s.roll(6, 6, 6, 6, 1, 1, 1, 1).push(Strike(0, 3))
    assert s.kind != "react", "where there is none, nothing is offered"


@pytest.mark.parametrize("who", ["x-23", "vesperine", "dewdrop"])
def test_regaining(who: str) -> None:
    """After a Move Action, after an attack, before the roll for Initiative."""
    s = power_scene(who)
    a, d, speed = s.t.stats[0]
    s.t.stats[0] = (a, d - 1, speed)
    if who == "x-23":
        s.push(Move(0)).answer(at(0, 1))
    elif who == "vesperine":
        s.roll(1, 1, 1, 6, 6, 6, 6).push(Strike(0, 3))
    else:
        s.loose().push(Arena())
    s.use().answer((a, d, speed))
    assert s.t.stats[0] == (a, d, speed)


@pytest.mark.rule("MR-330", "MR-331", "MR-329")
def test_wolverine_heals_after_moving() -> None:
    s = Scene(rogue=1).fight("dawn-of-apocalypse", {0: ("wolverine", (0, 0)), 1: ("rogue", (4, 0))})
    s.t.stats[0] = (4, 3, 4)
    s.push(Move(0)).answer(at(0, 1))
    assert (s.seat, s.kind) == (0, "react")
    s.use()
    assert set(s.options) == {(5, 3, 4), (4, 4, 4)}
    s.answer((5, 3, 4)).use().answer((5, 4, 4))
    assert s.still  # all is back, so the third token stays
    assert s.t.power[n("wolverine")] == 1
    assert PASS not in s.options
