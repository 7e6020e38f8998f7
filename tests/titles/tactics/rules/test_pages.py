"""Pages and Panels, KO's and victory, Command."""

from __future__ import annotations

import random

import pytest

from longbox.kernel import BadOption, Game
from longbox.titles.tactics.builder.ready import TEAMS
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.activation import Activation
from longbox.titles.tactics.rules.adjacency import contiguous
from longbox.titles.tactics.rules.conditions import gain, lose, page_ends
from longbox.titles.tactics.rules.damage import knock_out, lose_health
from longbox.titles.tactics.rules.pages import Page, Panel
from longbox.titles.tactics.rules.setup import Issue, join, joining, plot_squares, starting_squares, thing_squares
from longbox.titles.tactics.rules.teams import BadTeam, read
from longbox.titles.tactics.title import TITLE
from longbox.titles.tactics.words import FIGURES, PLOTS, THINGS, SecondWind

from ..helpers import Setup
from ..scene import Scene

WIDE = "\n".join([". . . . . . . . . ."] * 4)


# -- Pages and Panels --------------------------------------------------------------------------------------------------------


def activations(s: Scene) -> list[tuple[int, int]]:
    """Play a Page in which nobody does anything; tells who activated in which Panel of whom."""
    out = []
    while not s.still:
        ask = s.t.ask
        assert ask is not None
        if ask.kind == "activate":
            out.append((ask.seat, int(ask.options[0])))  # type: ignore[arg-type]
        s.answer(("end",) if ask.kind == "act" else ask.options[0])
    return out


@pytest.mark.rule("FT-039", "FT-040", "FT-041", "FT-167", "FT-168", "FT-171", "FT-060", "FT-061", "FT-193", "FT-190")
def test_one_two_two_until_all_are_tired() -> None:
    s = Scene("W B S . .\n. . . . K\n. . . . M", a="W wolverine, B beast, S storm", b="K kraven, M mysterio")
    s.roll(80, 20).push(Page())
    assert (s.t.ask.seat, s.t.ask.kind) == (0, "first")  # type: ignore[union-attr]
    assert [seat for seat, _ in activations(s)] == [0, 1, 1, 0, 0]
    assert all(ready == READY for ready in s.t.ready)
    alone = Scene("W . . . .\n. . B . K\nL . . . M", a="W wolverine", b="K kraven, M mysterio, B blob, L electro")
    alone.roll(80, 20).push(Page())
    assert [seat for seat, _ in activations(alone)] == [0, 1, 1, 1, 1]
    many = Scene("W B S L\n. . . .\nK M T U", a="W wolverine, B beast, S storm, L luke-cage", b="K kraven")
    many.roll(20, 80).push(Page())
    assert [seat for seat, _ in activations(many)] == [1, 0, 0, 0, 0]
    even = Scene("W B S L\n. . . .\nK M T U", a="W wolverine, B beast, S storm", b="K kraven, M mysterio, T thug")
    even.roll(80, 20).push(Page())
    assert [seat for seat, _ in activations(even)] == [0, 1, 1, 0, 0, 1]


@pytest.mark.rule("FT-176", "FT-170", "FT-060", "FT-061")
def test_the_winner_may_defer() -> None:
    s = Scene("W B S . .\n. . . . K\n. . . . M", a="W wolverine, B beast, S storm", b="K kraven, M mysterio")
    s.roll(20, 80).push(Page()).answer("defer")
    assert s.t.ask is not None
    assert s.t.ask.seat == 0
    assert s.options == (s["W"], s["B"], s["S"])
    assert [seat for seat, _ in activations(s)] == [0, 1, 1, 0, 0]


@pytest.mark.rule("FT-042", "FT-043", "FT-046", "FT-169", "FT-285")
def test_an_activation_without_actions_tires() -> None:
    s = Scene("W B", a="W wolverine, B beast")
    gain(s.t, s["W"], CONFUSED)
    s.push(Panel(0, 2)).answer(s["W"])
    assert s.t.acting == s["W"]
    assert s.t.ready[s["W"]] == READY
    s.end()
    assert s.t.ready[s["W"]] == TIRED
    assert s.t.acting == NOBODY
    assert [type(one).__name__ for one in s.events[-2:]] == ["ConditionEnded", "BecameTired"]  # Tired last of all
    assert s.options == (s["B"],)


@pytest.mark.rule(
    "FT-044", "FT-046", "FT-047", "FT-048", "FT-049", "FT-050", "FT-051", "FT-052", "FT-053", "FT-054", "FT-055", "FT-441"
)
@pytest.mark.parametrize(
    ("taken", "able"),
    [
        ([], {EASY, MOVE, ATTACK, TOUGH}),
        ([MOVE], {EASY, MOVE, ATTACK}),
        ([ATTACK], {EASY, MOVE}),
        ([MOVE, ATTACK], {EASY}),
        ([ATTACK, MOVE], {EASY}),
        ([MOVE, MOVE], {EASY}),
        ([EASY], {MOVE, ATTACK}),
        ([EASY, MOVE], {MOVE, ATTACK}),
        ([MOVE, EASY, ATTACK], set()),
        ([TOUGH], set()),
    ],
)
def test_what_an_activation_has_room_for(taken: list[str], able: set[str]) -> None:
    s = Scene("W", a="W wolverine")
    one = Activation(s["W"])
    for action in taken:
        assert one.able(s.t)[action]
        one.spend(action)
    assert {action for action in ACTIONS if one.able(s.t)[action]} == able


@pytest.mark.rule("FT-056", "FT-057", "FT-400", "FT-406", "FT-442", "FT-451", "FT-432")
def test_actions_are_chosen_one_at_a_time() -> None:
    s = Scene("F H . .\nK . . .", a="F iron-fist", b="H hobgoblin, K kraven")
    s.t.ready[s["H"]] = TIRED
    s.t.health[s["H"]] = 1
    s.activate("F").roll(40)
    assert ("strike", 0, s["K"], 0) in s.options
    s.answer(("strike", 0, s["H"], 0))
    assert s.t.ready[s["H"]] == KO
    assert s.choices("move")
    assert not s.choices("strike")  # Kraven is near, but the Attack action is spent
    assert COST == {BRAWLING: ATTACK, SHOOTING: ATTACK, MENTAL: ATTACK, MAGICAL: ATTACK, CHARGING: TOUGH, GRAPPLING: TOUGH}


@pytest.mark.rule("FT-177")
def test_iron_fist_moves_twice_into_cover() -> None:
    s = Scene("F . . . . . . . . d .", a="F iron-fist").move("F", *[(x, 0) for x in range(1, 6)])
    s.answer(("move", -1)).answer(tuple(s.xy(x, 0) for x in range(6, 10)))
    s.end()
    assert s.t.ready[s["F"]] == TIRED
    assert s.t.obscured(s["F"])


@pytest.mark.rule("FT-045", "FT-125", "FT-178", "FT-398", "FT-399", "FT-338")
def test_mystique_becomes_anyone() -> None:
    s = Scene("M . . . K", a="K wolverine", b="M mystique").move("M", (1, 0))
    number = next(i for i, one in enumerate(s.t.folio(s["M"]).specials) if one.id == "anyone")
    s.answer(("special", number))
    assert s.condition("M") == SHAPESHIFT
    assert s.still or not (s.choices("move") or s.choices("strike") or s.choices("dodge"))
    s.end()
    assert s.condition("M") == SHAPESHIFT
    s.t.ready[s["M"]] = READY
    s.activate("M")
    assert s.condition("M") == 0
    s.end()
    gain(s.t, s["M"], SHAPESHIFT)  # from elsewhere: it lasts to the end of the next activation
    s.t.ready[s["M"]] = READY
    s.activate("M")
    assert s.condition("M") == SHAPESHIFT
    assert s.end().condition("M") == 0


@pytest.mark.rule("FT-179")
def test_pyro_lays_four_squares_of_fire() -> None:
    s = Scene(WIDE.replace(". . .", "P . .", 1), b="P pyro").move("P", (1, 0))
    s.answer(("special", 0))
    for _ in range(4):
        s.answer(s.options[-1])
    fires = [event.square for event in s.told("TerrainChanged")]
    assert len(set(fires)) == 4
    assert contiguous(s.t, tuple(fires))
    assert not (s.choices("strike") if not s.still else [])


@pytest.mark.rule("FT-180", "FT-181", "FT-288")
def test_dark_dimension() -> None:
    s = Scene(WIDE.replace(". . .", "C D R", 1), a="C cloak, D dagger, R daredevil").push(Panel(0, 2)).answer(s0 := 0)
    assert s0 == s["C"]
    s.answer(("special", 0)).answer(s["D"]).answer(s.xy(8, 2)).answer(s.xy(9, 2))
    assert (s.where("C"), s.where("D")) == ((8, 2), (9, 2))
    assert s.t.ready[s["C"]] == s.t.ready[s["D"]] == TIRED
    assert s.kind == "activate"
    assert s.options == (s["R"],)


@pytest.mark.rule("FT-182")
def test_daredevil_dodges_as_an_easy_action() -> None:
    s = Scene(WIDE.replace(". . .", "D . .", 1), a="D daredevil").move("D", (1, 0))
    s.answer(("move", -1)).answer((s.xy(2, 0),))
    s.roll(61).answer(("dodge",))
    assert s.t.dodge[s["D"]] == YELLOW


@pytest.mark.rule("FT-183", "FT-184", "FT-185", "FT-186")
def test_nobody_keeps_up_with_quicksilver() -> None:
    s = Scene("Q . . . . . . . . . . . D", a="D dagger", b="Q quicksilver")
    assert s.t.speed(s["Q"]) == 10
    s.t.ready[s["D"]] = TIRED
    s.push(Panel(1, 2)).answer(s["Q"])
    for way in (range(1, 11), range(11, 12)):
        s.answer(("move", -1)).answer(tuple(way))
    assert s.t.ready[s["Q"]] == READY
    s.answer(s["Q"]).answer(("special", 1))
    for _ in range(3):
        s.roll(41)
        s.answer((0, s["D"]))
    assert s.lost("D") == 3
    s.end()
    assert s.t.ready[s["Q"]] == TIRED
    assert s.still


@pytest.mark.rule("FT-187", "FT-565")
def test_cage_hurries() -> None:
    s = Scene(". . . . . . . . . . . .\nL . . . . . . . . . . Q", a="L luke-cage", b="Q quicksilver", karma=True).activate("L")
    s.answer(("move", s["L"]))
    assert s.t.karma[s["L"]] == 2
    s.answer(tuple(s.xy(x, 1) for x in range(1, 6))).answer(("move", -1)).answer(tuple(s.xy(x, 1) for x in range(6, 11)))
    assert s.where("L") == (10, 1)


# -- KO's and victory -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-090", "FT-091", "FT-092", "FT-093", "FT-094", "FT-095", "FT-289", "FT-290", "FT-292")
@pytest.mark.parametrize(("figure", "points"), [("thug", 1), ("blob", 2), ("sabretooth", 3), ("magneto", 6)])
def test_a_ko_scores_by_renown(figure: str, points: int) -> None:
    s = Scene("B W", a="W wolverine", b=f"B {figure}")
    lose_health(s.t, s["B"], 99)
    assert s.t.ready[s["B"]] == KO
    assert s.t.at[s["B"]] == OFF
    assert s.t.vp == [points, 0]
    assert WORTH[COSMIC] == 10


def page(vp: tuple[int, int], down: str = "") -> Scene:
    s = Scene("W . K", a="W wolverine", b="K kraven")
    for letter in down:
        s.t.ready[s[letter]], s.t.at[s[letter]] = KO, OFF
    s.t.vp[:] = vp
    Page().victory(s.t)
    return s


@pytest.mark.rule("FT-086", "FT-087", "FT-088", "FT-089", "FT-191", "FT-192")
@pytest.mark.parametrize(
    ("vp", "down", "reason", "winner"),
    [
        ((10, 3), "", "points", 0),
        ((3, 10), "", "points", 1),
        ((9, 3), "", "", NOBODY),
        ((12, 11), "", "points", 0),
        ((11, 11), "", "", NOBODY),
        ((11, 11), "WK", "draw", NOBODY),
        ((5, 5), "WK", "draw", NOBODY),
        ((5, 4), "WK", "knocked-out", 0),
        ((5, 4), "K", "", NOBODY),
    ],
)
def test_who_wins_at_the_end_of_a_page(vp: tuple[int, int], down: str, reason: str, winner: int) -> None:
    s = page(vp, down)
    assert (s.t.reason, s.t.winning) == (reason, winner)
    Issue().finish(s.t)
    assert [(event.seat, event.reason) for event in s.told("Ended")] == [(winner, reason)]  # type: ignore[attr-defined]


def test_a_side_without_figures_may_have_lost() -> None:
    s = Scene("W . K", a="W wolverine", b="K kraven", wiped_out="ends")
    s.t.ready[s["W"]], s.t.vp[:] = KO, (5, 3)
    Page().victory(s.t)
    assert (s.t.reason, s.t.winning) == ("knocked-out", 1)


def test_the_last_page() -> None:
    s = Scene("W . K", a="W wolverine", b="K kraven", last_page=5)
    s.t.page, s.t.vp[:] = 5, (2, 1)
    Page().victory(s.t)
    assert (s.t.reason, s.t.winning) == ("last-page", 0)


@pytest.mark.rule("FT-086", "FT-062")
def test_reaching_the_points_does_not_end_the_page() -> None:
    s = Scene("W . . K", a="W wolverine", b="K kraven")
    s.t.vp[0] = 99
    s.roll(80, 20).push(Page())
    assert s.t.page == 2
    assert len(activations(s)) == 2
    assert s.t.reason == "points"


# -- Command ---------------------------------------------------------------------------------------------------------------


def gang(extra: str = "") -> Scene:
    s = Scene("K T U .\n. . . .\n. . . B", a="B black-cat", b=f"K kingpin, T thug{extra}")
    for letter in "TU":
        if letter in s.names:
            s.t.commander[s[letter]] = s["K"]
    return s


@pytest.mark.rule("FT-346", "FT-348", "FT-350", "FT-356")
def test_a_commander_takes_his_thug_along() -> None:
    s = gang().push(Panel(1, 1)).answer(s0 := 0 + 1)
    assert s0 == s["K"]
    s.answer(("end",))
    assert s.t.acting == s["T"]
    s.answer(("end",))
    assert s.still
    assert s.t.ready[s["K"]] == s.t.ready[s["T"]] == TIRED


@pytest.mark.rule("FT-346")
def test_whoever_followed_the_panel_goes_on() -> None:
    """Of two activations of a Panel the second is still to come when the one that was taken along is done."""
    s = Scene("K T X .", b="K kingpin, T thug, X kraven")
    s.t.commander[s["T"]] = s["K"]
    s.push(Panel(1, 2)).answer(s["K"]).answer(("end",))
    assert s.t.acting == s["T"]
    s.answer(("end",))
    assert (s.kind, s.options) == ("activate", (s["X"],))


@pytest.mark.rule("FT-347", "FT-357")
def test_a_thug_takes_his_commander_along() -> None:
    s = gang().push(Panel(1, 1)).answer(2).answer(("end",))
    assert s.t.acting == s["K"]


@pytest.mark.rule("FT-349", "FT-351", "FT-352")
def test_several_under_command() -> None:
    s = gang(", U thug").push(Panel(1, 1)).answer(1).answer(("end",))
    assert s.kind == "follow"
    assert s.options == (s["T"], s["U"])
    s.answer(s["U"]).answer(("end",)).answer(("end",))
    assert s.still
    orphans = gang(", U thug")
    orphans.t.ready[orphans["K"]], orphans.t.at[orphans["K"]] = KO, OFF
    orphans.push(Panel(1, 1)).answer(orphans["T"]).answer(("end",))
    assert orphans.t.acting == orphans["U"]
    lone = gang()
    lone.t.ready[lone["K"]], lone.t.at[lone["K"]] = KO, OFF
    lone.push(Panel(1, 1)).answer(lone["T"]).answer(("end",))
    assert lone.still


@pytest.mark.rule("FT-353", "FT-354")
def test_the_commanded_score_nothing_and_advance_nothing() -> None:
    s = gang()
    s.t.plots[2] = s.xy(1, 1)
    s.activate("T")
    assert not s.choices("plot")
    s.end().activate("K")
    assert s.choices("plot")
    knock_out(s.t, s["T"])
    assert s.t.vp == [0, 0]


@pytest.mark.rule("FT-355")
def test_kingpin_brings_a_goon() -> None:
    issue = Setup(43, 68)
    issue.until("hire")
    t = issue.t
    assert t.ask is not None
    assert t.ask.seat == 1
    t.resolve(t.ask.options[1])
    assert t.who[-1] == "thug"
    assert t.commander[-1] == t.who.index("kingpin")
    assert t.at[-1] in starting_squares(t, 1) or t.at[-1] >= 0


def test_every_plot_and_thing_is_known() -> None:
    assert {team.plot for team in TEAMS.values()} <= set(PLOTS)
    assert {one for team in TEAMS.values() for one in team.things} <= set(THINGS)


def test_random_games_end() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        game = Game.new(TITLE, seed=seed, options={"level": "back-alley", "last_page": 8})
        while game.ask is not None:
            game.answer(rng.randrange(len(game.ask.options)))
        assert game.result is not None
        assert game.log("en")
        assert game.log("de")


@pytest.mark.rule("FT-158", "FT-159", "FT-164")
def test_exactly_far_enough_is_far_enough() -> None:
    wide = "\n".join([". . . . P . . . . . . . . . . . . . . ."] + [". . . . . . . . . . . . . . . . . . . ."] * 9)
    s = Scene(wide, b="P blob")
    found = plot_squares(s.t, 2)
    assert min(s.t.ground().xy(square)[0] for square in found) == 12
    other = Scene(wide, b="P blob")
    other.t.at[other.t.enlist(0, "kraven")] = other.xy(15, 5)
    assert plot_squares(other.t, 2) == found  # only the owner's figures keep its tokens away
    s.t.plots[3] = s.xy(15, 5)
    assert plot_squares(s.t, 2) == plot_squares(s.t, 3)
    assert not set(found) & set(plot_squares(s.t, 2))
    s.t.plots[3] = OFF
    s.t.plots[0] = s.xy(15, 5)
    assert len(plot_squares(s.t, 2)) == len(found) - 1
    assert min(s.t.ground().xy(square)[0] for square in thing_squares(s.t) if s.t.ground().xy(square)[1] == 0) == 10


@pytest.mark.rule("FT-576")
def test_kingpin_hires_black_cat() -> None:
    s = Scene("K B", b="K kingpin, B black-cat")
    assert joining(s.t, 1) == [(s["K"], s["B"], "sinister-syndicate")]
    join(s.t, *joining(s.t, 1)[0])
    assert s.t.teammates(s["K"], s["B"])
    assert s.t.affiliations[s["K"]] == ("sinister-syndicate",)


@pytest.mark.rule("FT-179", "FT-201")
def test_laid_terrain_hangs_together() -> None:
    s = Scene(WIDE.replace(". . .", "P . .", 1), b="P pyro").activate("P").answer(("special", 0)).answer(3)
    assert set(s.options) == {"pass", 2, 4, 12, 13, 14}
    s.answer(4)
    assert set(s.options) == {"pass", 2, 5, 12, 13, 14, 15}


@pytest.mark.rule("FT-052", "FT-541")
def test_one_easy_action_only() -> None:
    s = Scene("T . .\n. . .", a="T thing")
    s.t.things, s.t.thing_at, s.t.thing_of = ["crate", "crate"], [1, 3], [0, 0]
    s.activate("T").answer(("pick", 0))
    assert not s.choices("drop")
    assert not s.choices("pick")
    s = Scene("T . .\n. . .", a="T thing")
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["T"]] = ["crate"], [OFF], [0], 0
    s.activate("T")
    s.answer(next(one for one in s.options if one[0] == "drop"))
    assert s.t.carrying[s["T"]] == NOBODY
    assert not s.choices("pick"), "to put it down was the one easy Action"


@pytest.mark.rule("FT-340", "FT-398")
def test_a_state_is_not_gained_twice_nor_phased_while_carrying() -> None:
    s = Scene("S . .", a="S shadowcat").activate("S")
    assert s.choices("special")
    s.end()
    s.t.ready[s["S"]] = READY
    s.t.things, s.t.thing_at, s.t.thing_of, s.t.carrying[s["S"]] = ["trash-can"], [OFF], [0], 0
    s.activate("S")
    assert not s.choices("special")
    m = Scene("M . .", b="M mystique")
    m.t.conditions[m["M"]] = SHAPESHIFT
    assert not m.activate("M").choices("special")


@pytest.mark.rule("FT-302")
def test_losing_one_condition_keeps_the_source_of_another() -> None:
    s = Scene("W K", a="W wolverine", b="K kraven")
    gain(s.t, s["W"], HELD, s["K"])
    gain(s.t, s["W"], CONFUSED, s["K"])
    lose(s.t, s["W"], CONFUSED)
    assert s.t.given == [(s["W"], HELD, s["K"])]
    knock_out(s.t, s["K"])
    page_ends(s.t)
    assert s.condition("W") == 0


@pytest.mark.rule("FT-348")
def test_a_tired_figure_under_command_is_not_pulled_along() -> None:
    s = gang(", U thug").push(Panel(1, 1)).answer(1)
    s.t.ready[s["T"]] = TIRED
    s.answer(("end",))
    assert s.t.acting == s["U"]


@pytest.mark.rule("FT-148")
def test_an_issue_needs_teams_and_plots_that_are_legal() -> None:
    good = '{"outlook":"good","figures":["daredevil"],"plot":"%s"}'
    with pytest.raises(BadTeam, match="There is no Plot 'a-plan'"):
        Game.new(TITLE, seed=1, options={"team_a": good % "a-plan"})
    with pytest.raises(BadOption, match="A team holds outlook, figures, plot"):
        Game.new(TITLE, seed=1, options={"team_a": '{"outlook":"good","figures":["daredevil"]}'})
    with pytest.raises(BadTeam, match="has no figures"):
        Game.new(TITLE, seed=1, options={"team_a": '{"outlook":"good","figures":[],"plot":"danger-room"}'})
    with pytest.raises(BadTeam, match="room for 0"):
        Game.new(TITLE, seed=1, options={"team_a": good % "danger-room", "level": "back-alley"})
    game = Game.new(TITLE, seed=1, options={"team_a": good % "danger-room"})
    assert game.state.plot[0] == "danger-room"
    assert game.state.plots == [OFF] * 4


def test_a_team_is_a_short_list() -> None:
    text = '{"outlook":"evil","figures":[%s],"plot":"danger-room"}'
    assert len(read(text % ",".join(['"thug"'] * 20)).figures) == 20
    with pytest.raises(BadTeam, match="at most 20 ids"):
        read(text % ",".join(['"thug"'] * 21))


@pytest.mark.rule("FT-347", "FT-184")
def test_who_follows_a_commander_follows_once() -> None:
    fresh = next(
        id for id, one in FIGURES.items() for special in one.specials if any(isinstance(p, SecondWind) for p in special.parts)
    )
    s = Scene("K X . .", b=f"K kingpin, X {fresh}")
    s.t.commander[s["X"]] = s["K"]
    s.push(Panel(1, 1)).answer(s["K"])
    s.answer(("end",)).answer(("end",))
    assert s.still
    assert [event.who for event in s.told("Activated")] == [s["K"], s["X"]]
    assert s.t.ready[s["X"]] == READY
