"""Teams drawn at random are legal, and over many games everybody is on one."""

from __future__ import annotations

import pytest

from longbox.kernel import Generator, LongboxError
from longbox.lab.sim import simulation
from longbox.titles.tactics.rules.levels import LEVELS
from longbox.titles.tactics.rules.teams import legal
from longbox.titles.tactics.rules.teams import read as read_team
from longbox.titles.tactics.study.teams import drawn
from longbox.titles.tactics.words import FIGURES, THINGS


def test_every_figure_and_piece_is_drawn_sooner_or_later() -> None:
    figures, things, levels, twice = set(), set(), set(), False
    for seed in range(150):
        options = drawn(Generator(seed))
        levels.add(options["level"])
        for seat, outlook in (("team_a", "good"), ("team_b", "evil")):
            team = legal(read_team(str(options[seat])), str(options["level"]))
            assert team.outlook == outlook
            figures.update(team.figures)
            things.update(team.things)
            twice = twice or len(set(team.figures)) < len(team.figures)
    assert figures == set(FIGURES)
    assert things == set(THINGS)
    assert levels == set(LEVELS)
    assert twice


@pytest.mark.parametrize("card", ["thanos", "moloid", "hulk", "spider-man"])
def test_a_figure_that_is_asked_for_is_on_the_first_team(card: str) -> None:
    for seed in range(5):
        options = drawn(Generator(seed), card)
        assert card in legal(read_team(str(options["team_a"])), str(options["level"])).figures


def test_a_figure_that_nobody_knows() -> None:
    with pytest.raises(LongboxError, match="There is no figure 'thanus'; did you mean thanos"):
        drawn(Generator(1), "thanus")


def test_games_of_drawn_teams_are_simulated() -> None:
    rows = simulation("tactics", ["random", "random"], 2, seed=5, squads="random").play()
    assert len({row["options"] for row in rows}) == 2
    assert all(row["reason"] != "unfinished" for row in rows)
