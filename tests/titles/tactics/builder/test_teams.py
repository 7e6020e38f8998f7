"""Ready teams: legal at their level, full, and played to the end."""

from __future__ import annotations

import pytest

import longbox
from longbox.players import RandomPlayer, play
from longbox.titles.tactics.builder.ready import TEAMS
from longbox.titles.tactics.codes import COSMIC
from longbox.titles.tactics.maps import READY
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.teams import judge, open_slots
from longbox.titles.tactics.title import TITLE
from longbox.titles.tactics.words import FIGURES, PLOTS, THINGS


def level_of(name: str) -> str:
    return next(level for level in LEVELS if name.startswith(f"{level}-"))


@pytest.mark.rule("FT-067", "FT-069")
@pytest.mark.parametrize("name", TEAMS)
def test_every_ready_team_is_legal_and_full(name: str) -> None:
    team, level = TEAMS[name], LEVELS[level_of(name)]
    assert judge(team, level) == []
    assert open_slots(team, level) == {}
    assert name.removeprefix(f"{level.id}-").split("-")[0] == team.outlook


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_team_has_a_name_of_its_own(language: str) -> None:
    names = [TITLE.value_name("team_a", id, language) for id in TEAMS]
    assert len(set(names)) == len(names)
    assert (
        TITLE.value_name("team_b", "heroic-battle-good-four", language)
        == {
            "en": "Heroic Battle: the Four and friends",
            "de": "Heldenschlacht: die Vier und Freunde",
        }[language]
    )


def test_there_is_a_choice() -> None:
    for level in LEVELS:
        for outlook in ("good", "evil"):
            assert f"{level}-{outlook}" in TEAMS
            if level in ("mean-streets", "heroic-battle"):
                assert sum(name.startswith(f"{level}-{outlook}") for name in TEAMS) >= 2


def test_every_level_brings_things_of_its_renown() -> None:
    assert {THINGS[id].renown for team in TEAMS.values() for id in team.things} == set(range(COSMIC + 1))
    assert {team.plot for team in TEAMS.values()} >= set(PLOTS) - {"breakthrough"}


def test_most_figures_are_on_a_ready_team() -> None:
    placed = {id for team in TEAMS.values() for id in team.figures}
    assert len(placed) >= len(FIGURES) - 8


@pytest.mark.parametrize(("number", "name"), list(enumerate(TEAMS)))
def test_every_ready_team_plays_to_the_end(number: int, name: str) -> None:
    level = level_of(name)
    game = longbox.new("tactics", seed=number, level=level, team_a=name, team_b=f"{level}-evil", map=READY[number % len(READY)])
    play(game, [RandomPlayer(0), RandomPlayer(1)])
    assert game.ask is None
