"""Game levels, teams, setting up, Pages and Panels, activations, victory."""

from __future__ import annotations

import dataclasses
import json
import random
from typing import Any

import pytest

from longbox.kernel import BadOption, Game
from longbox.titles.tactics.builder.ready import TEAMS
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.activation import Activation
from longbox.titles.tactics.rules.adjacency import contiguous
from longbox.titles.tactics.rules.conditions import gain, lose, page_ends, tire
from longbox.titles.tactics.rules.damage import heal, knock_out, lose_health
from longbox.titles.tactics.rules.initiative import roll_initiative
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.pages import Page, Panel
from longbox.titles.tactics.rules.setup import StartOfIssue, join, joining, plot_squares, starting_squares, thing_squares
from longbox.titles.tactics.rules.teams import BadTeam, Team, judge, legal, open_slots, read
from longbox.titles.tactics.title import TITLE
from longbox.titles.tactics.words import FIGURES, PLOTS, THINGS, SecondWind

from ..scene import Scene

WIDE = "\n".join([". . . . . . . . . ."] * 4)

# -- levels and teams --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-073", "FT-074", "FT-075", "FT-076", "FT-077", "FT-078", "FT-096", "FT-072")
def test_game_levels() -> None:
    table = {
        "back-alley": ({MINION: 2, BOLD: 3}, 1, 8),
        "mean-streets": ({MINION: 2, BOLD: 3, HEROIC: 1}, 1, 10),
        "heroic-battle": ({BOLD: 2, HEROIC: 4}, 1, 16),
        "epic-event": ({BOLD: 1, HEROIC: 3, LEGENDARY: 1}, 2, 17),
        "crossover": ({HEROIC: 4, LEGENDARY: 2}, 2, 24),
        "cosmic-confrontation": ({HEROIC: 2, LEGENDARY: 3, COSMIC: 1}, 3, 34),
    }
    assert {one.id: (one.slots, one.advance, one.victory) for one in LEVELS.values()} == table


@pytest.mark.rule("FT-063")
def test_renown_is_ordered() -> None:
    assert RENOWN == ("minion", "bold", "heroic", "legendary", "cosmic", "beyond")


@pytest.mark.rule("FT-067", "FT-068", "FT-069", "FT-070", "FT-071")
def test_good_and_evil_do_not_mix() -> None:
    level = LEVELS["heroic-battle"]
    assert judge(Team("good", ("wolverine", "elektra"), "danger-room"), level) == []
    assert judge(Team("evil", ("sabretooth", "elektra"), "danger-room"), level) == []
    assert "Sabretooth is evil" in judge(Team("good", ("sabretooth",), "danger-room"), level)[0]
    assert "Wolverine is good" in judge(Team("evil", ("wolverine",), "danger-room"), level)[0]
    assert "good or evil" in judge(Team("grey", ("elektra",), "danger-room"), level)[0]
    assert "no figures" in judge(Team("good", (), "danger-room"), level)[0]
    assert "no Plot 'x'" in judge(Team("good", ("wolverine",), "x"), level)[0]
    assert {one.disposition for one in FIGURES.values()} == set(DISPOSITIONS)


@pytest.mark.rule("FT-079", "FT-172", "FT-594")
def test_slots() -> None:
    level = LEVELS["heroic-battle"]
    xmen = Team("good", ("iceman", "angel", "wolverine", "cyclops", "storm", "colossus"), "danger-room")
    assert judge(xmen, level) == []
    assert open_slots(xmen, level) == {}
    assert all("x-men" in FIGURES[id].affiliations for id in xmen.figures)
    short = Team("good", ("daredevil", "iron-fist", "luke-cage", "dagger", "cloak"), "kitchen-cleaners")
    assert judge(short, level) == []
    assert open_slots(short, level) == {HEROIC: 1}
    many = Team("good", (*xmen.figures, "beast"), "danger-room")
    assert judge(many, level) == ["Figures of Heroic renown: 5 on the team; Heroic Battle has room for 4."]
    assert "Legendary" in judge(Team("good", ("professor-x",), "danger-room"), level)[0]


@pytest.mark.rule("FT-098", "FT-099", "FT-101", "FT-102")
def test_names_are_unique_but_squads_are_not() -> None:
    level = LEVELS["mean-streets"]
    twice = judge(Team("good", ("dagger", "dagger"), "danger-room"), level)
    assert twice == ["Dagger is on the team 2 times; only a Squad may be there more than once."]
    assert judge(Team("good", ("police", "police"), "danger-room"), level) == []
    assert "Minion renown: 3 on the team" in judge(Team("good", ("police",) * 3, "danger-room"), level)[0]
    assert "Thug is evil" in judge(Team("good", ("thug",), "danger-room"), level)[0]


@pytest.mark.rule("FT-081", "FT-082", "FT-083", "FT-084", "FT-540")
def test_objects_and_artifacts_of_a_team() -> None:
    alley, heroic = LEVELS["back-alley"], LEVELS["heroic-battle"]
    assert judge(Team("good", ("dagger",), "danger-room", ("trash-can", "crate")), alley) == []
    assert judge(Team("good", ("dagger",), "danger-room", ("crate", "car")), heroic) == []
    assert judge(Team("good", ("dagger",), "danger-room"), alley) == []
    assert "room for 1" in judge(Team("good", ("dagger",), "danger-room", ("lamp-post", "crate")), alley)[0]
    assert "room for 0" in judge(Team("good", ("dagger",), "danger-room", ("car",)), alley)[0]
    assert "room for 0" in judge(Team("good", ("dagger",), "danger-room", ("trash-can",)), heroic)[0]


@pytest.mark.rule("FT-064", "FT-065")
def test_nobody_fields_a_figure_beyond_cosmic(monkeypatch: pytest.MonkeyPatch) -> None:
    beyond = dataclasses.replace(FIGURES["thanos"], id="galactus", name="Galactus", renown=BEYOND)
    monkeypatch.setitem(FIGURES, "galactus", beyond)
    cosmic = LEVELS["cosmic-confrontation"]
    assert judge(Team("evil", ("thanos",), "crime-wave"), cosmic) == []
    assert "beyond Cosmic" in judge(Team("evil", ("galactus",), "crime-wave"), cosmic)[0]
    assert max(renown for level in LEVELS.values() for renown in level.slots) == COSMIC


@pytest.mark.rule("FT-066")
def test_renown_has_nothing_to_do_with_disposition() -> None:
    by_renown = {renown: {one.disposition for one in FIGURES.values() if one.renown == renown} for renown in (MINION, HEROIC)}
    assert by_renown == {MINION: set(DISPOSITIONS), HEROIC: set(DISPOSITIONS)}


@pytest.mark.rule("FT-203")
def test_players_may_agree_on_a_map_of_their_own() -> None:
    own = json.dumps({"drawing": [" ".join("." * 12)] * 12, "name": {"en": "Yard", "de": "Hof"}})
    assert TITLE.check_options({"map": own})["map"] == own
    with pytest.raises(BadOption, match="map cannot be played on: The map is 3 by 1"):
        TITLE.check_options({"map": json.dumps({"drawing": [". . ."]})})
    with pytest.raises(BadOption, match="Square B1 is drawn as"):
        TITLE.check_options({"map": json.dumps({"drawing": [". ?"]})})


@pytest.mark.rule("FT-293")
def test_a_figure_is_normal_or_giant() -> None:
    s = Scene("G W", a="G giant-man, W wolverine")
    assert (s.t.giant(s["G"]), s.t.giant(s["W"])) == (True, False)
    s.t.countered.append((s["G"], 0, s["W"]))
    assert not s.t.giant(s["G"])


@pytest.mark.rule("FT-144")
def test_a_plot_needs_nobody_of_its_affiliation() -> None:
    assert judge(Team("good", ("dagger",), "mutant-massacre"), LEVELS["back-alley"]) == []


def test_a_team_as_text() -> None:
    team = TEAMS["mean-streets-evil"]
    assert read(team.text()) == team
    for text, sentence in (
        ("{", "no JSON"),
        ('{"outlook": "good"}', "holds outlook"),
        ('{"outlook": 1, "figures": [], "plot": "x"}', "words"),
        ('{"outlook": "good", "figures": [1], "plot": "x"}', "lists"),
    ):
        with pytest.raises(BadTeam, match=sentence):
            read(text)
    with pytest.raises(BadOption, match="team_a cannot be played"):
        TITLE.check_options({"team_a": "{}"})
    with pytest.raises(BadTeam, match="room for 1"):
        TITLE.check_options({"team_a": TEAMS["heroic-battle-good"].text()})
    assert legal(team, "mean-streets") is team


@pytest.mark.rule("FT-097", "FT-100", "FT-104", "FT-107", "FT-117", "FT-118")
def test_a_folio() -> None:
    one = FIGURES["spider-man"]
    assert (one.name, one.number, one.alias, one.renown, one.disposition) == (
        "Spider-Man", "MTM-001", "Friendly Neighborhood", HEROIC, "good",
    )  # fmt: skip
    assert ABILITIES == ("fighting", "agility", "strength", "endurance", "reason", "intuition", "psyche")
    assert one.abilities == (REMARKABLE, AMAZING, INCREDIBLE, INCREDIBLE, EXCELLENT, GOOD, INCREDIBLE)
    assert "scientist" in one.traits
    assert FIGURES["punisher"].affiliations == ()
    assert len(FIGURES["black-widow"].affiliations) == 2
    assert FIGURES["thug"].specials == ()


@pytest.mark.rule("FT-111", "FT-113", "FT-114")
def test_health_and_karma() -> None:
    assert (FIGURES["spider-man"].health, FIGURES["spider-man"].karma) == (14, 7)
    assert sum(VALUES[rank] for rank in FIGURES["spider-man"].abilities[4:]) == 7
    wolverine = FIGURES["wolverine"]
    assert (wolverine.health, wolverine.karma) == (4 + 3 + 2 + 3, 1 + 5 + 3)


@pytest.mark.rule("FT-112", "FT-130", "FT-324")
def test_healing_stops_at_the_start() -> None:
    s = Scene("W", a="W wolverine")
    assert not s.t.wounded(s["W"])
    lose_health(s.t, s["W"], 3)
    assert s.t.wounded(s["W"])
    heal(s.t, s["W"], 9)
    assert s.t.health[s["W"]] == 12
    assert not s.t.wounded(s["W"])


# -- setting up ------------------------------------------------------------------------------------------------------------


class Setup:
    """An Issue from its first roll on."""

    def __init__(self, *rolls: int, **options: Any) -> None:
        self.t = TITLE.state(seats=2, key=3)
        self.t.options = TITLE.check_options(options)
        self.t.script, self.t.script_ends = [], False
        for roll in rolls:
            self.t.script += [roll % 100 // 10 or 10, roll % 10 or 10]
        TITLE.begin(self.t)
        self.t.advance()

    def until(self, kind: str) -> list[tuple[int, str]]:
        """Take the first option of every question before one of a kind; tells who was asked what."""
        asked = []
        while self.t.ask is not None and self.t.ask.kind != kind:
            asked.append((self.t.ask.seat, self.t.ask.kind))
            self.t.resolve(self.t.ask.options[0])
        return asked


@pytest.mark.rule("FT-058", "FT-059", "FT-149", "FT-150", "FT-085")
def test_the_winner_chooses_the_map_and_the_loser_the_side() -> None:
    issue = Setup(43, 68, map="choose")
    assert (issue.t.ask.seat, issue.t.ask.kind) == (1, "map")  # type: ignore[union-attr]
    issue.t.resolve("mall")
    assert (issue.t.ask.seat, issue.t.ask.kind) == (0, "side")  # type: ignore[union-attr]


@pytest.mark.rule("FT-150", "FT-151")
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


@pytest.mark.rule("FT-155")
def test_figures_stand_in_the_starting_area() -> None:
    issue = Setup(43, 68)
    issue.until("place")
    width = issue.t.ground().width
    for square in starting_squares(issue.t, 1):
        x, y = square % width, square // width
        assert y in (0, 1)
        assert 2 <= x < width - 2


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


@pytest.mark.rule("FT-176", "FT-170")
def test_the_winner_may_defer() -> None:
    s = Scene("W B S . .\n. . . . K\n. . . . M", a="W wolverine, B beast, S storm", b="K kraven, M mysterio")
    s.roll(20, 80).push(Page()).answer("defer")
    assert s.t.ask is not None
    assert s.t.ask.seat == 0
    assert s.options == (s["W"], s["B"], s["S"])
    assert [seat for seat, _ in activations(s)] == [0, 1, 1, 0, 0]


@pytest.mark.rule("FT-042", "FT-043", "FT-046", "FT-169", "FT-285")
def test_an_activation_without_actions_tires() -> None:
    s = Scene("W B", a="W wolverine, B beast").push(Panel(0, 2))
    s.answer(s["W"])
    assert s.t.acting == s["W"]
    assert s.t.ready[s["W"]] == READY
    s.end()
    assert s.t.ready[s["W"]] == TIRED
    assert s.options == (s["B"],)


@pytest.mark.rule("FT-044", "FT-047", "FT-048", "FT-049", "FT-050", "FT-051", "FT-052", "FT-053", "FT-054", "FT-055", "FT-441")
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
    s = Scene("F H . .", a="F iron-fist", b="H hobgoblin")
    s.t.ready[s["H"]] = TIRED
    s.t.health[s["H"]] = 1
    s.activate("F").roll(40).answer(("strike", 0, s["H"], 0))
    assert s.t.ready[s["H"]] == KO
    assert s.choices("move")
    assert not s.choices("strike")
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


# -- conditions ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FT-184", "FT-122")
def test_specials_of_once_a_page_come_back() -> None:
    s = Scene("Q", b="Q quicksilver")
    for _ in range(2):
        tire(s.t, s["Q"])
        assert s.t.ready[s["Q"]] == READY
        tire(s.t, s["Q"])
        assert s.t.ready[s["Q"]] == TIRED
        page_ends(s.t)


@pytest.mark.rule("FT-300", "FT-301", "FT-302")
def test_conditions_end_after_the_next_activation() -> None:
    s = Scene("W", a="W wolverine")
    gain(s.t, s["W"], HELD)
    gain(s.t, s["W"], STAGGERED)
    gain(s.t, s["W"], HELD)
    assert s.condition("W") == HELD | STAGGERED
    assert len(s.told("ConditionGained")) == 2
    s.activate("W")
    gain(s.t, s["W"], CONFUSED)
    s.end()
    assert s.condition("W") == CONFUSED
    s.t.ready[s["W"]] = READY
    s.activate("W").end()
    assert s.condition("W") == 0


@pytest.mark.rule("FT-291")
def test_what_a_knocked_out_figure_left_behind_ends_with_the_page() -> None:
    s = Scene("W K D", a="W wolverine, D daredevil", b="K kraven")
    gain(s.t, s["W"], HELD, s["K"])
    gain(s.t, s["D"], HELD)
    knock_out(s.t, s["K"])
    assert s.condition("W") == HELD
    page_ends(s.t)
    assert (s.condition("W"), s.condition("D")) == (0, HELD)


@pytest.mark.rule("FT-127", "FT-128", "FT-129", "FT-131")
def test_countered_specials_are_gone_for_a_while() -> None:
    s = Scene("X . . A", a="X professor-x", b="A angel").activate("X").answer(("special", 0)).answer(s0 := 1)
    assert s0 == s["A"]
    assert not s.t.flies(s["A"])
    s.end()
    s.t.ready[s["X"]] = READY
    s.activate("X")
    assert s.t.flies(s["A"])
    s.answer(("special", 0)).answer(s["A"])
    knock_out(s.t, s["X"])
    assert s.t.flies(s["A"])
    hidden = Scene("X . # A", a="X professor-x", b="A angel").activate("X")
    assert not hidden.choices("special")


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
