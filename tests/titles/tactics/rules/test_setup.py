"""Setting up, and the start of the Issue."""

from __future__ import annotations

import pytest

from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.initiative import roll_initiative
from longbox.titles.tactics.rules.quick import nearest
from longbox.titles.tactics.rules.setup import Issue, StartOfIssue, join, joining, plot_squares, starting_squares, thing_squares

from ..helpers import Setup
from ..scene import Scene

# -- setting up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-058", "FT-059", "FT-149", "FT-150", "FT-085")
def test_the_winner_chooses_the_map_and_the_loser_the_side() -> None:
    issue = Setup(43, 68, map="choose")
    assert (issue.t.ask.seat, issue.t.ask.kind) == (1, "map")  # type: ignore[union-attr]
    issue.t.resolve("mall")
    assert (issue.t.ask.seat, issue.t.ask.kind) == (0, "side")  # type: ignore[union-attr]


@pytest.mark.rule("FT-150", "FT-151", "FT-152")
@pytest.mark.parametrize("agreed", [True, False])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("won", [0, 1])
def test_both_players_set_up_on_their_own_side(won: int, side: int, agreed: bool) -> None:
    issue = Setup(*((68, 43) if won == 0 else (43, 68)), map="mall" if agreed else "choose")
    if not agreed:
        issue.t.resolve("mall")
    assert issue.t.ask is not None
    chooser = issue.t.ask.seat
    assert chooser == (won if agreed else 1 - won)
    issue.t.resolve(("north", "south")[side])
    assert issue.t.sides[chooser] == side
    assert issue.t.sides[1 - chooser] == 1 - side


@pytest.mark.rule("FT-151", "FT-152", "FT-173")
def test_on_an_agreed_map_the_winner_chooses_the_side() -> None:
    issue = Setup(68, 43, map="mall")
    assert (issue.t.ask.seat, issue.t.ask.kind) == (0, "side")  # type: ignore[union-attr]
    issue.t.resolve("south")
    assert issue.t.sides == (1, 0)


@pytest.mark.rule("FT-153", "FT-156", "FT-157", "FT-163", "FT-137", "FT-174", "FT-080", "FT-136", "FT-148")
def test_the_order_of_setting_up() -> None:
    issue = Setup(43, 68)
    asked = issue.until("first")
    figures = [seat for seat, kind in asked if kind == "place"]
    assert figures == [1] * 6 + [0] * 6
    kinds = [kind for _, kind in asked if kind.startswith("place")]
    assert kinds == ["place"] * 12 + ["place_plot"] * 4 + ["place_thing"] * 5
    assert [seat for seat, kind in asked if kind == "place_plot"] == [1, 1, 0, 0]
    assert [seat for seat, kind in asked if kind == "place_thing"] == [1, 1, 1, 0, 0]
    assert all(square >= 0 for square in issue.t.plots)


@pytest.mark.rule("FT-158", "FT-159", "FT-160", "FT-161", "FT-162", "FT-145")
def test_where_plots_may_lie() -> None:
    issue = Setup(43, 68)
    issue.until("place_plot")
    t, ground = issue.t, issue.t.ground()
    assert t.ask is not None
    owner = 0
    for square in t.ask.options:
        assert isinstance(square, int)
        assert ground.clear() >> square & 1
        assert ground.edge(square) >= 4
        assert min(ground.distance(square, t.at[who]) for who in t.standing(owner)) >= 8
    first = t.ask.options[0]
    t.resolve(first)
    assert t.ask is not None
    assert all(ground.distance(int(square), int(first)) >= 8 for square in t.ask.options)  # type: ignore[arg-type]
    assert first not in t.ask.options


@pytest.mark.rule("FT-158", "FT-160")
def test_where_no_square_is_far_enough_the_farthest_serve() -> None:
    s = Scene("\n".join([". . . . . . . . . ."] * 5 + [". . . . . . . . . P"] + [". . . . . . . . . ."] * 4), a="P punisher")
    found = plot_squares(s.t, 0)
    assert found == (s.xy(4, 4), s.xy(4, 5))


@pytest.mark.rule("FT-164", "FT-165")
def test_where_objects_may_lie() -> None:
    issue = Setup(43, 68)
    issue.until("place_thing")
    t, ground = issue.t, issue.t.ground()
    squares = thing_squares(t)
    assert squares
    for square in squares:
        assert not ground.solid(square)
        assert min(ground.distance(square, t.at[who]) for who in t.standing()) >= 6
        assert square not in t.plots
    s = Scene("\n".join([". " * 10] * 9 + [". . . . . . . . . B"]), b="B blob")
    assert {0, 1, 10} <= set(thing_squares(s.t))
    s.t.plots[0], s.t.things, s.t.thing_at, s.t.thing_of = 0, ["crate", "crate"], [1, OFF], [0, 0]
    assert set(thing_squares(s.t)) == {x + 10 * y for x in range(10) for y in range(10) if min(x, y) <= 3} - {0, 1}


@pytest.mark.rule("FT-155")
def test_figures_stand_in_the_starting_area() -> None:
    issue = Setup(43, 68)
    issue.until("place")
    width = issue.t.ground().width
    room = starting_squares(issue.t, 1)
    assert {divmod(square, width) for square in room} == {(y, x) for y in (0, 1) for x in range(2, width - 2)}
    issue.t.resolve(room[3])
    assert starting_squares(issue.t, 1) == (*room[:3], *room[4:])


@pytest.mark.rule("FT-175")
def test_behind_the_scenes() -> None:
    s = Scene("D M", a="D daredevil", b="M mystique")
    assert roll_initiative(s.roll(60, 55).t) == 1
    assert roll_initiative(s.roll(60, 50, 70, 20).t) == 0
    assert len(s.told("InitiativeRolled")) == 3


# -- start of the Issue -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-581", "FT-582", "FT-583", "FT-105", "FT-126")
def test_marine_then_spider() -> None:
    s = Scene("W B S P A", a="W wolverine, B beast, S spider-man, P punisher, A angel")
    offers = joining(s.t, 0)
    assert not any(one[0] == s["S"] for one in offers)
    assert (s["P"], s["P"], "x-men") in offers
    join(s.t, s["P"], s["P"], "x-men")
    assert not any(one[0] == s["P"] for one in joining(s.t, 0))  # each Special works once
    assert (s["S"], s["S"], "x-men") in joining(s.t, 0)
    join(s.t, s["S"], s["S"], "x-men")
    assert all("x-men" in s.t.affiliations[who] for who in range(5))
    assert s.t.affiliations[s["S"]] == ("marvel-knights", "x-men")


@pytest.mark.rule("FT-584")
def test_hero_for_hire() -> None:
    s = Scene("W L", a="W wolverine, L luke-cage")
    assert joining(s.t, 0) == [(s["L"], s["L"], "x-men")]


@pytest.mark.rule("FT-585", "FT-586", "FT-587", "FT-588", "FT-166")
def test_team_up_swaps_the_printed_affiliation() -> None:
    s = Scene("D Q", a="D doctor-strange", b="Q quicksilver")
    assert [one[2] for one in joining(s.t, 0)] == ["avengers", "defenders"]
    join(s.t, s["D"], s["D"], "defenders")
    assert s.t.affiliations[s["D"]] == ("defenders",)
    assert joining(s.t, 0) == []
    s.push(StartOfIssue(1))
    assert s.options == ("pass", (s["Q"], s["Q"], "avengers"))
    s.decline()
    assert s.t.affiliations[s["Q"]] == ("brotherhood",)


@pytest.mark.rule("FT-166")
def test_at_the_start_of_the_issue_the_winner_comes_first() -> None:
    s = Scene("D Q", a="D doctor-strange", b="Q quicksilver")
    for won in (0, 1):
        issue, seats = Issue(won=won), []
        while (step := issue.start(s.t)) is not None:
            assert isinstance(step, StartOfIssue)
            seats.append(step.seat)
        assert seats == [won, 1 - won]


def test_who_is_hired_in_a_quick_setup_stands_beside_whoever_hires() -> None:
    s = Scene(". . K . . .", a="K kingpin")
    who = s["K"]
    assert nearest(s.t, ["pass", (who, 5), (who, 3), (who, 4), (who, 1)]) == [(who, 1), (who, 3), (who, 4), (who, 5)]


@pytest.mark.rule("FT-589", "FT-590")
def test_strict_team_up() -> None:
    assert joining((s := Scene("N C B", a="N sub-mariner, C cyclops, B beast")).t, 0) == [(s["N"], s["N"], "x-men")]
    assert joining(Scene("N C B", a="N sub-mariner, C cyclops, B daredevil").t, 0) == []


@pytest.mark.rule("FT-591", "FT-592", "FT-593")
def test_loyalty() -> None:
    assert joining((s := Scene("E D", a="E elektra, D daredevil")).t, 0) == [(s["E"], s["E"], "marvel-knights")]
    assert joining(Scene("E W", a="E elektra, W wolverine").t, 0) == []


@pytest.mark.rule("FT-244", "FT-576", "FT-106")
def test_teammates_share_an_affiliation() -> None:
    s = Scene("B W D P", a="B black-widow, D daredevil, P punisher", b="W wolverine")
    assert s.t.teammates(s["B"], s["D"])
    assert not s.t.teammates(s["B"], s["P"])
    s.t.affiliations[s["P"]] = ("avengers",)
    assert s.t.teammates(s["B"], s["P"])
    s.t.affiliations[s["W"]] = ("avengers",)
    assert not s.t.teammates(s["B"], s["W"])


@pytest.mark.rule("FT-220", "FT-155")
def test_nobody_sets_up_inside_indoor_solid() -> None:
    rows = [". . . . # # . . . . . ."] + [". " * 12] * 11
    s = Scene("\n".join(rows), indoor=[[4, 0, 4, 0]])
    room = starting_squares(s.t, 0)
    assert s.xy(4, 0) not in room
    assert {s.xy(3, 0), s.xy(5, 0), s.xy(4, 1)} <= set(room)


@pytest.mark.rule("FT-164")
def test_a_thing_lies_as_far_away_as_there_is_room_for() -> None:
    for width in range(2, 12):
        s = Scene(" ".join(["W", *"." * (width - 1)]), a="W wolverine")
        assert min(thing_squares(s.t)) == min(width - 1, 6)
