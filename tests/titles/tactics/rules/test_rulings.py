"""Rulings that groups decide differently: each named option both ways, the recommended one first."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.maps import FIRE, FIRE_RANK, SMOKE
from longbox.titles.tactics.odds.feats import columns, odds
from longbox.titles.tactics.options import OPTIONS
from longbox.titles.tactics.rules.activation import Activation, Dodge
from longbox.titles.tactics.rules.attacks import Strike
from longbox.titles.tactics.rules.charges import charge_ends
from longbox.titles.tactics.rules.conditions import activation_ends, can_evade, effects_end, gain, page_ends
from longbox.titles.tactics.rules.damage import knock_out, protection
from longbox.titles.tactics.rules.feats import Feat
from longbox.titles.tactics.rules.harm import harm, receivers
from longbox.titles.tactics.rules.karma import hurries, hurry
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.plots import Advance, matches
from longbox.titles.tactics.rules.rulings import RULINGS
from longbox.titles.tactics.rules.setup import plot_squares
from longbox.titles.tactics.rules.sight import affected
from longbox.titles.tactics.rules.slams import Slam
from longbox.titles.tactics.rules.specials import Drive
from longbox.titles.tactics.rules.targets import in_the_open
from longbox.titles.tactics.rules.teams import BadTeam, Team, judge
from longbox.titles.tactics.rules.terrain import LayTerrain, demolish, layable
from longbox.titles.tactics.title import TITLE
from longbox.titles.tactics.words import FIGURES

from ..helpers import Setup, tired, with_things
from ..scene import Scene


def test_what_is_played_if_nothing_was_agreed() -> None:
    """As it is recommended; what was saved before a ruling had a name goes on as it was."""
    said = {name for name, option in RULINGS.items() if option.default is True}
    assert said == {"own_evasion", "stuck_evades", "setup_bonus", "clear_plots", "phased_burn", "mended"}
    assert {name for name, option in RULINGS.items() if option.default is False} == {"past_fliers", "stuck_moved"}
    assert {name: option.before for name, option in RULINGS.items() if option.before is not None} == {
        "karma_from": "sum", "laid_terrain": "stays", "slam_direction": "compass", "charge_line": "either", "setup_bonus": False,
        "transfers": "attack", "clear_plots": False, "phased_burn": False, "stuck_moved": True, "roof_effects": "solid",
        "quicksilver": "evil", "mended": False,
    }  # fmt: skip
    assert (RULINGS["stunned_moves"].default, RULINGS["last_page"].default) == (1, 10)
    assert RULINGS["last_page"].allowed == range(5, 101)
    assert [
        name for name, option in RULINGS.items() if isinstance(option.default, str) and option.default != option.allowed[0]
    ] == []


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
    assert len(rulings) == 30
    for name in rulings:
        assert f"option.{name}" in TITLE.words


# -- the table and its columns -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-015")
def test_which_universal_table_is_rolled_on() -> None:
    for table, poor, shift_y in (("agreed", GREEN, GREEN), ("other", YELLOW, YELLOW)):
        s = Scene("C .", a="C cyclops", universal_table=table)
        s.roll(85).push(Feat(0, "plot", rank=POOR))
        assert s.t.colour == s.told("FeatRolled")[-1].colour == poor
        s.roll(36).push(Feat(0, "plot", rank=SHIFT_Y))
        assert s.t.colour == shift_y
        assert columns(s.t)[POOR] == ((0.55, 0.3, 0.14, 0.01) if table == "agreed" else (0.55, 0.25, 0.17, 0.03))
        s.roll(50).push(Feat(0, "plot", rank=TYPICAL))
        assert s.t.colour == WHITE


@pytest.mark.rule("FT-025", "FT-430")
def test_the_column_of_a_charge() -> None:
    for option, results in (("slam-stun", ("stun", "slam", "hit")), ("stun-kill", ("kill", "stun", "hit"))):
        s = tired(Scene("R . . . . K", a="R rhino", b="K kraven", charging_column=option), "K")
        s.roll(100).strike("R", next(one.id for one in s.t.attacks(s["R"]) if one.form == CHARGING), "K")
        assert s.options == results


@pytest.mark.rule("FT-022", "FT-448", "FT-459")
def test_the_column_of_mental_and_magical_attacks() -> None:
    for option, results in (("stun-kill", ("kill", "stun", "hit")), ("bullseye-kill", ("kill", "bullseye", "hit"))):
        s = Scene("P . K", a="P professor-x", b="K kraven", mental_column=option).roll(100).strike("P", "psychic-blast", "K")
        assert s.options == results
        m = Scene("S . K", a="S scarlet-witch", b="K kraven", mental_column=option).roll(100).strike("S", "hex-bolts", "K")
        assert m.options == results


@pytest.mark.rule("FT-021", "FT-436")
def test_what_green_means_for_a_grapple() -> None:
    for option, lost in (("hit", 4), ("half", 2)):
        s = Scene("K D", a="D daredevil", b="K kingpin", grappling_green=option)
        found = odds(s.t, s["K"], s.number("K", "sumo-expert"), s["D"])
        s.roll(40).strike("K", "sumo-expert", "D")
        assert s.lost("D") == lost
        assert found.damage[lost] == pytest.approx(found.chances[GREEN] if lost == 2 else 1 - found.chances[WHITE])
        held = Scene("K D", a="D daredevil", b="K kingpin", grappling_green=option).roll(70).strike("K", "sumo-expert", "D")
        held.answer("held")
        assert held.lost("D") == 4


@pytest.mark.rule("FT-113", "FT-114")
def test_how_karma_follows_from_abilities() -> None:
    assert (SCALE[TYPICAL], SCALE[EXCELLENT], SCALE[MONSTROUS], SCALE[SHIFT_Z]) == (6, 20, 75, 500)
    for option, wolverine, kingpin, spider in (("tenth", 8, 8, 7), ("sum", 9, 8, 7)):
        s = Scene("W K S", a="W wolverine, S spider-man", b="K kingpin", karma=True, karma_from=option)
        assert [s.t.karma[s[one]] for one in "WKS"] == [wolverine, kingpin, spider]
    others = [one for one in FIGURES.values() if one.karma != one.karma_sum]
    assert len(others) == 22
    assert all(one.karma == sum(SCALE[rank] for rank in one.abilities[4:]) // 10 for one in others)


# -- movement ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-421", "FT-425")
def test_which_line_of_a_charge_must_be_free() -> None:
    drawing = "C . . . . . K\n. . . . . d ."
    for option, by_the_rubble in (("attack-square", False), ("either", True)):
        s = Scene(drawing, a="C thing", b="K kraven", charge_line=option)
        ends = [s.t.ground().xy(square) for square in charge_ends(s.t, s["C"], s["K"])]
        assert ((5, 1) in ends, (5, 0) in ends) == (by_the_rubble, True)


@pytest.mark.rule("FT-626", "FT-313", "FT-471")
def test_whether_others_move_a_stuck_figure() -> None:
    for option, x in ((False, 1), (True, 2)):
        s = Scene("T K . .", a="T thing", b="K kraven", stuck_moved=option)
        gain(s.t, s["K"], STUCK)
        s.push(Slam(s["T"], s["K"], 1))
        assert s.where("K") == (x, 0)
        driven = Scene("M . K .", a="M magneto", b="K kraven", stuck_moved=option)
        gain(driven.t, driven["K"], STUCK)
        driven.push(Drive(driven["M"], driven["K"], 3))
        assert driven.still is not option


@pytest.mark.rule("FT-627", "FT-231", "FT-232", "FT-339")
def test_whether_fire_hurts_the_phased() -> None:
    for option, lost in ((True, 1), (False, 0)):
        s = Scene("S f .", a="S shadowcat", phased_burn=option)
        gain(s.t, s["S"], PHASED, until_start=False)
        s.move("S", (1, 0), (2, 0))
        assert s.where("S") == (2, 0)
        assert s.lost("S") == lost
        start = Scene("S . .", a="S shadowcat", under={"S": "f"}, phased_burn=option)
        gain(start.t, start["S"], PHASED)
        start.activate("S")
        assert start.lost("S") == lost
        solid = Scene("S f .", a="S shadowcat", phased_burn=option)
        solid.move("S", (1, 0))
        assert solid.lost("S") == 1, "who is not Phased burns"


@pytest.mark.rule("FT-633")
def test_where_a_long_jump_leads() -> None:
    for option, into in (("harmless", False), ("any", True)):
        s = tired(Scene("f f V K\nf f f f", a="V vulture", b="K kraven", long_jumps=option), "K")
        s.roll(45).strike("V", "swooping-in", "K")
        assert (s.xy(0, 0) in s.options) is into
        if into:
            s.answer(s.xy(0, 0))
            assert (s.where("V"), s.lost("V")) == ((0, 0), 2)
    falling = tired(Scene("V K . .\n. . . .", a="V vulture", b="K kraven", under={"V": "#", "K": "#"}, long_jumps="any"), "K")
    gain(falling.t, falling["V"], HELD)
    falling.roll(45).strike("V", "swooping-in", "K").answer(falling.xy(0, 1))
    assert (falling.where("V"), falling.lost("V")) == ((0, 1), 2)
    around = tired(Scene("K V f .\n. . . .", a="V vulture", b="K kraven"), "K")
    around.roll(45).strike("V", "swooping-in", "K").answer(around.xy(3, 0))
    assert (around.where("V"), around.lost("V")) == ((3, 0), 0)


@pytest.mark.rule("FT-632", "FT-471")
def test_how_a_slam_goes_on() -> None:
    for option, end in (("line", (6, 3)), ("compass", (6, 5))):
        s = Scene(
            "D" + " ." * 8 + "\n. . K" + " ." * 6 + ("\n." + " ." * 8) * 6,
            a="K wolverine",
            b="D doctor-octopus",
            slam_direction=option,
        )
        assert s.where("K") == (2, 1)
        s.push(Slam(s["D"], s["K"], 4))
        assert s.where("K") == end
    upwards = Scene((". " * 9 + "\n") * 6 + ". . K" + " ." * 6 + "\nD" + " ." * 8, a="K wolverine", b="D doctor-octopus")
    assert upwards.where("K") == (2, 6)
    upwards.push(Slam(upwards["D"], upwards["K"], 4))
    assert upwards.where("K") == (6, 4)


@pytest.mark.rule("FT-523", "FT-621")
@pytest.mark.parametrize(("one", "takes"), [("mysterio", True), ("thanos", False), ("kingpin", False)])
def test_made_man_sends_damage_only_to_whom_is_of_lower_renown(one: str, takes: bool) -> None:
    s = Scene("K M", a=f"K kingpin, M {one}")
    s.t.affiliations[s["M"]] = s.t.affiliations[s["K"]]
    assert receivers(s.t, s["K"]) == ([s["M"]] if takes else [])


# -- what lies on the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-628", "FT-291")
def test_what_becomes_of_terrain_whose_figure_is_knocked_out() -> None:
    for option, burning in (("ends", False), ("stays", True)):
        s = Scene("P . . . .", b="P pyro", laid_terrain=option).push(LayTerrain(0, "fire", 2, 6, [], AMAZING))
        s.answer(2).answer(3)
        assert s.t.ground().fire(3) == AMAZING
        assert s.t.ground().bits[3] == FIRE | SMOKE | AMAZING << FIRE_RANK  # nothing else has come
        page_ends(s.t)
        assert s.t.ground().fiery == 0b1100
        knock_out(s.t, s["P"])
        assert s.t.ground().fiery == 0b1100
        page_ends(s.t)
        assert s.t.ground().fiery == (0b1100 if burning else 0)
        assert [event.square for event in s.told("TerrainEnded")] == ([] if burning else [2, 3])
        assert s.t.laid == ()
        assert s.t.ground().bits[2] == (s.t.ground().bits[3] if burning else 0)


@pytest.mark.rule("FT-628", "FT-222")
def test_rubble_outlasts_who_laid_difficult_terrain_there() -> None:
    s = Scene("P .|. .", b="P pyro").push(LayTerrain(0, "difficult", 1, 6, []))
    s.answer(1)
    demolish(s.t, (1, 2))
    knock_out(s.t, s["P"])
    page_ends(s.t)
    assert s.t.ground().difficult == 0b110


@pytest.mark.rule("FT-629", "FT-145")
def test_whether_plot_squares_stay_clear() -> None:
    for option in (True, False):
        s = Scene("P . .|.", b="P pyro", clear_plots=option)
        s.t.plots[0] = 2
        assert (2 in layable(s.t, s["P"], "fire", 6, [])) is not option
        demolish(s.t, (2, 3))
        assert s.t.ground().difficult == (0b1000 if option else 0b1100)


@pytest.mark.rule("FT-630", "FT-272", "FT-273")
def test_line_of_effect_from_a_roof_over_indoor_solid() -> None:
    for option, over in (("sight", True), ("solid", False)):
        s = Scene(
            "A # B\n. . .\nC # D",
            a="A cyclops, B beast, C storm, D angel",
            under={"A": "#"},
            indoor=[[1, 0, 1, 2]],
            roof_effects=option,
        )
        assert s.sees("A", "B")
        assert s.t.effect(s.t.at[s["A"]], s.t.at[s["B"]]) is over
        assert s.t.effect(s.t.at[s["B"]], s.t.at[s["A"]]) is over
        assert (s["B"] in affected(s.t, s.t.at[s["A"]], 2)) is over
        assert not s.t.effect(s.t.at[s["C"]], s.t.at[s["D"]])
        roof = Scene("A # B", a="A cyclops, B beast", under={"A": "#"}, roof_effects=option)
        assert not roof.t.effect(0, 2)


# -- damage, Initiative, dispositions ----------------------------------------------------------------------------------------


@pytest.mark.rule("FT-621", "FT-210", "FT-391")
def test_a_bodyguard_takes_a_fall_too() -> None:
    for option in ("any", "attack"):
        s = Scene("D .\nL .", a="D daredevil, L luke-cage", under={"D": "#", "L": "."}, transfers=option)
        s.t.at[s["L"]] = s.xy(1, 1)
        s.move("D", (0, 1))
        assert (s.kind == "transfer") is (option == "any")
        if option == "any":
            assert s.options == ("pass", s["L"])
            s.answer(s["L"])
        assert (s.lost("D"), s.lost("L")) == ((0, 0) if option == "any" else (2, 0))


@pytest.mark.rule("FT-621", "FT-232", "FT-561")
def test_made_man_passes_on_fire_artifacts_and_plots() -> None:
    for option in ("any", "attack"):
        mine = option == "attack"
        s = Scene("K M", b="K kingpin, M mysterio", under={"K": "f"}, transfers=option).activate("K")
        if not mine:
            s.answer(s["M"])
        assert (s.lost("K"), s.lost("M")) == ((1, 0) if mine else (0, 1))
        s = with_things(Scene("K M .", b="K kingpin, M mysterio", transfers=option), ("claymores", 0, 0)).activate("K")
        s.answer(("end",)) if s.kind == "act" else s
        if not mine:
            assert s.t.ready[s["K"]] == READY
            s.answer(s["M"])
        assert (s.lost("K"), s.lost("M"), s.t.ready[s["K"]]) == ((1, 0, TIRED) if mine else (0, 1, TIRED))
        s = Scene("D K M", a="D doctor-strange", b="K kingpin, M mysterio", transfers=option)
        s.t.plot, s.t.plots[0] = ("dark-ritual", "mutant-massacre"), 0
        s.roll(90).push(Advance(s["D"]))
        if not mine:
            s.answer(s["M"])
        assert s.still
        assert (s.lost("K"), s.lost("M")) == ((1, 1) if mine else (0, 2))


@pytest.mark.rule("FT-621", "FT-476")
def test_a_slam_goes_on_after_somebody_took_the_fall() -> None:
    for receiver, lost in (("M", (0, 2)), ("pass", (2, 0))):
        s = Scene("T K . . .\n. . M . .", a="T thing", b="K kingpin, M mysterio", under={"K": "#"})
        s.push(Slam(s["T"], s["K"], 3))
        assert (s.kind, s.where("K")) == ("transfer", (2, 0))
        s.answer(receiver if receiver == "pass" else s["M"])
        assert s.still
        assert s.where("K") == (4, 0)
        assert (s.lost("K"), s.lost("M")) == lost
        assert [(one.start, one.end) for one in s.told("Slammed")] == [(1, 2), (2, 4)]


@pytest.mark.rule("FT-621", "FT-231")
def test_a_slam_goes_on_after_somebody_took_the_fire() -> None:
    s = Scene("T K f . .\n. . M . .", a="T thing", b="K kingpin, M mysterio")
    s.push(Slam(s["T"], s["K"], 3))
    assert (s.kind, s.where("K"), [one.end for one in s.told("Slammed")]) == ("transfer", (2, 0), [2])
    s.answer(s["M"])
    assert [one.end for one in s.told("Slammed")] == [2, 4]
    assert (s.where("K"), s.lost("K"), s.lost("M")) == ((4, 0), 0, 1)


@pytest.mark.rule("FT-476", "FT-532")
@pytest.mark.parametrize(("figure", "lost"), [("kraven", 2), ("storm", 0), ("spider-man", 0)])
def test_who_flies_or_climbs_does_not_fall_in_a_slam(figure: str, lost: int) -> None:
    s = Scene("T K . .", a="T thing", b=f"K {figure}", under={"T": "#", "K": "#"})
    s.push(Slam(s["T"], s["K"], 1))
    assert (s.where("K"), s.lost("K")) == ((2, 0), lost)


@pytest.mark.rule("FT-621")
def test_each_packet_of_damage_is_asked_for_and_nobody_pays_for_the_fallen() -> None:
    s = Scene("K M\n. .", b="K kingpin, M mysterio")
    for amount in (2, 99, 3):
        harm(s.t, s["K"], amount, "blunt", BY_FALL)
    s.t.advance()
    s.answer(s["M"])
    assert s.lost("M") == 2
    s.answer("pass")
    assert s.t.ready[s["K"]] == KO
    assert s.still
    assert s.lost("M") == 2


@pytest.mark.rule("FT-631", "FT-175", "FT-059")
def test_whether_behind_the_scenes_counts_before_the_setup() -> None:
    team = '{"outlook": "evil", "figures": ["mystique"], "plot": "mutant-massacre"}'
    for option, winner in ((True, 1), (False, 0)):
        issue = Setup(45, 40, level="heroic-battle", team_b=team, setup_bonus=option)
        assert issue.t.ask is not None
        assert issue.t.ask.seat == winner


@pytest.mark.rule("FT-634", "FT-070", "FT-587", "FT-376")
def test_what_quicksilver_is() -> None:
    avengers = Team("good", ("quicksilver", "hawkeye"), "assemble")
    for option, faults, lost in (("enigmatic", 0, 2), ("evil", 1, 4)):
        assert len(judge(avengers, LEVELS["heroic-battle"], option)) == faults
        assert judge(Team("evil", ("quicksilver",), "mutant-massacre"), LEVELS["heroic-battle"], option) == []
        s = Scene("G . Q", a="G ghost-rider", b="Q quicksilver", quicksilver=option).roll(36).strike("G", "hellfire", "Q")
        assert s.lost("Q") == lost
        s.t.plot = ("danger-room", "master-plan")
        assert matches(s.t, s["Q"], s.t.the_plot(1)) is (option == "evil")
    text = '{"outlook": "good", "figures": ["quicksilver"], "plot": "assemble"}'
    assert TITLE.check_options({"level": "heroic-battle", "team_a": text})["team_a"]
    with pytest.raises(BadTeam, match="Quicksilver is evil"):
        TITLE.check_options({"level": "heroic-battle", "team_a": text, "quicksilver": "evil"})


# -- games saved before a ruling was one ---------------------------------------------------------------------------------------


def test_a_game_saved_before_is_played_on_as_it_began() -> None:
    older = {"level": "back-alley", "halves": "down"}
    recalled = TITLE.check_options(TITLE.recall(older))
    assert {name: recalled[name] for name in older} == older
    assert {name for name, option in OPTIONS.items() if recalled[name] != option.default} == {
        "level", "halves", "karma_from", "laid_terrain", "charge_line", "setup_bonus", "transfers", "clear_plots", "phased_burn",
        "stuck_moved", "slam_direction", "roof_effects", "quicksilver", "mended",
    }  # fmt: skip
    now = TITLE.check_options({"transfers": "any"})
    assert TITLE.check_options(TITLE.recall(now)) == now


def test_hobgoblins_mail_covers_blunt_damage_and_more_in_games_saved_before() -> None:
    for mended, edged in ((True, 0), (False, 1)):
        s = Scene("H .", b="H hobgoblin", mended=mended)
        assert protection(s.t, s["H"], "blunt") == 1
        assert protection(s.t, s["H"], "edged") == edged
        assert protection(s.t, s["H"], "fire") == 0
