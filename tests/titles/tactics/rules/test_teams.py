"""Game Levels and teams."""

from __future__ import annotations

import dataclasses
import json

import pytest

from longbox.kernel import BadOption
from longbox.titles.tactics.builder.ready import TEAMS
from longbox.titles.tactics.codes import *
from longbox.titles.tactics.rules.damage import heal, lose_health
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.teams import BadTeam, Team, judge, legal, open_slots, read
from longbox.titles.tactics.title import TITLE
from longbox.titles.tactics.words import FIGURES

from ..scene import Scene


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
    assert wolverine.abilities[4:] == (TYPICAL, AMAZING, REMARKABLE)
    assert wolverine.health == 4 + 3 + 2 + 3
    assert wolverine.karma == (6 + 50 + 30) // 10


@pytest.mark.rule("FT-112", "FT-130", "FT-324")
def test_healing_stops_at_the_start() -> None:
    s = Scene("W", a="W wolverine")
    assert not s.t.wounded(s["W"])
    lose_health(s.t, s["W"], 3)
    lose_health(s.t, s["W"], 0)
    assert s.t.wounded(s["W"])
    assert [event.amount for event in s.told("HealthLost")] == [3]
    heal(s.t, s["W"], 9)
    assert s.t.health[s["W"]] == 12
    assert not s.t.wounded(s["W"])
    lose_health(s.t, s["W"], 1)
    heal(s.t, s["W"], 1)
    assert s.t.health[s["W"]] == 12
    lose_health(s.t, s["W"], 99)
    heal(s.t, s["W"], 2)
    assert s.t.health[s["W"]] == 0  # who is KO'ed stays down
