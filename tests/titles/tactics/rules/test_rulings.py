"""Rulings that groups decide differently: each named option both ways, the recommended one first."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.options import OPTIONS
from longbox.titles.tactics.rules.activation import Activation, Dodge
from longbox.titles.tactics.rules.attacks import Strike
from longbox.titles.tactics.rules.conditions import activation_ends, can_evade, effects_end, gain
from longbox.titles.tactics.rules.damage import knock_out
from longbox.titles.tactics.rules.feats import Feat
from longbox.titles.tactics.rules.karma import hurries, hurry
from longbox.titles.tactics.rules.setup import plot_squares
from longbox.titles.tactics.rules.targets import in_the_open
from longbox.titles.tactics.title import TITLE

from ..scene import Scene


@pytest.mark.rule("FT-308", "FT-515")
def test_how_halves_round() -> None:
    for halves, speed, damage in (("up", 3, 2), ("down", 2, 1)):
        s = Scene("W .", a="W wolverine", halves=halves)
        s.t.quick[s["W"]] = 5 - s.t.speed(s["W"])
        gain(s.t, s["W"], HELD)
        assert s.t.speed(s["W"]) == speed
        strike = Strike(0, 0, 0, evasion=GREEN)
        assert strike.reduced(s.t, 3) == damage
        assert strike.reduced(s.t, 4) == 2


@pytest.mark.rule("FT-302")
def test_when_a_condition_from_ones_own_activation_ends() -> None:
    for option, after in (("next", HELD), ("this", 0)):
        s = Scene("W .", a="W wolverine", fresh_conditions=option)
        s.t.acting = s["W"]
        gain(s.t, s["W"], HELD)
        activation_ends(s.t, s["W"])
        assert s.t.conditions[s["W"]] == after
        activation_ends(s.t, s["W"])
        assert s.t.conditions[s["W"]] == 0


@pytest.mark.rule("FT-303")
def test_how_often_a_stunned_figure_moves() -> None:
    for moves in (1, 2):
        s = Scene("W . .", a="W wolverine", stunned_moves=moves)
        gain(s.t, s["W"], STUNNED)
        one = Activation(s["W"])
        for done in range(3):
            assert one.able(s.t) == {EASY: False, MOVE: done < moves, ATTACK: False, TOUGH: False}
            one.spend(MOVE)


@pytest.mark.rule("FT-317", "FT-511")
def test_whether_a_stuck_figure_may_evade() -> None:
    for may in (True, False):
        s = Scene("W . .", a="W wolverine", stuck_evades=may)
        assert can_evade(s.t, s["W"])
        gain(s.t, s["W"], STUCK)
        assert can_evade(s.t, s["W"]) is may


@pytest.mark.rule("FT-411", "FT-456")
def test_whether_to_shoot_past_adjacent_fliers() -> None:
    for past, letters in ((False, "V"), (True, "VK")):
        s = Scene("C V . K", a="C cyclops", b="V vulture, K kraven", past_fliers=past)
        assert in_the_open(s.t, s["C"]) == [s[letter] for letter in letters]
        beside = Scene("C K . V", a="C cyclops", b="K kraven, V vulture", past_fliers=past)
        assert in_the_open(beside.t, beside["C"]) == []


@pytest.mark.rule("FT-573")
def test_whose_karma_limit_counts() -> None:
    for mark in ("user", "payer"):
        s = Scene("C B", a="C cyclops, B beast", karma=True, karma_mark=mark)
        hurry(s.t, s["C"], s["B"])
        assert hurries(s.t, s["C"]) == ([] if mark == "user" else [s["C"]])
        assert hurries(s.t, s["B"]) == ([s["B"], s["C"]] if mark == "user" else [s["C"]])


@pytest.mark.rule("FT-568")
def test_which_ability_karma_raises() -> None:
    for raises, abilities in (("any", list(range(7))), ("tested", [AGILITY])):
        s = Scene("C .", a="C cyclops", karma=True, karma_raises=raises).push(Feat(0, "dodge", AGILITY))
        assert [ability for payer, ability in s.options[1:]] == abilities
        standing_alone = Scene("C .", a="C cyclops", karma=True, karma_raises=raises).roll(50).push(Feat(0, "plot", rank=GOOD))
        asked = standing_alone.kind == "karma"
        assert asked is (raises == "any")


@pytest.mark.rule("FT-291", "FT-129")
def test_when_the_effects_of_a_knocked_out_figure_end() -> None:
    for option, after in (("page", STUCK), ("at-once", 0)):
        s = Scene("W K", a="W wolverine", b="K kraven", last_effects=option)
        gain(s.t, s["W"], STUCK, s["K"])
        s.t.countered.append((s["W"], 0, s["K"]))
        knock_out(s.t, s["K"])
        assert s.t.conditions[s["W"]] == after
        assert s.t.countered == []
        effects_end(s.t)
        assert s.t.conditions[s["W"]] == 0


@pytest.mark.rule("FT-506")
def test_what_a_second_dodge_does() -> None:
    for option, worse in (("replaces", WHITE), ("better", YELLOW)):
        s = Scene("S .", a="S storm", second_dodge=option)
        s.roll(66).push(Dodge(s["S"]))
        assert s.t.dodge[s["S"]] == YELLOW
        s.roll(1).push(Dodge(s["S"]))
        assert s.t.dodge[s["S"]] == worse
        assert s.told("Dodged")[-1].colour == worse
        s.roll(100).push(Dodge(s["S"]))
        assert s.t.dodge[s["S"]] == RED


@pytest.mark.rule("FT-158")
def test_whose_figures_plots_keep_away_from() -> None:
    for option, near in (("owner", True), ("all", False)):
        s = Scene("\n".join([". " * 30] * 12), a="", plots_from=option)
        mine, other = s.t.enlist(0, "wolverine"), s.t.enlist(1, "kraven")
        s.t.at[mine], s.t.at[other] = s.xy(5, 5), s.xy(24, 5)
        squares = plot_squares(s.t, 0)
        assert not any(s.t.ground().distance(square, s.t.at[mine]) < 8 for square in squares)
        assert any(s.t.ground().distance(square, s.t.at[other]) < 8 for square in squares) is near


def test_every_ruling_has_words_and_a_recommended_value() -> None:
    rulings = [name for name, option in OPTIONS.items() if "TQ-" in option.help]
    assert len(rulings) == 14
    for name in rulings:
        assert f"option.{name}" in TITLE.words
