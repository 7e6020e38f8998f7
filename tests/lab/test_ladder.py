"""The ladder: pairs that take chance out, and figures that can be checked by hand."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.kernel import LongboxError
from longbox.lab import ladder as lab
from longbox.lab.sim import wilson


def row(seats: str, winner: int | None, seed: str = "0:0", scores: tuple[float, ...] = (0, 0)) -> dict[str, Any]:
    count = len(seats.split(","))
    return {
        "seats": seats,
        "winner": winner,
        "seed": seed,
        "scores": list(scores),
        "answers": [10] * count,
        "seconds": [0.02] * count,
        "decisions": 20,
    }


def test_every_seed_is_played_in_all_seats_with_all_squads() -> None:
    run = lab.ladder("crisis", ["greedy", "random"], 3, seed=5, options={"setup": "quick"})
    assert len(run.jobs) == 3 * 2 * 2
    by_seed = Counter(job.seed for job in run.jobs)
    assert by_seed == {"5:0": 4, "5:1": 4, "5:2": 4}
    who_has_what = {(job.seats[0], dict(job.options).get("roster_a", "avengers")) for job in run.jobs}
    assert who_has_what == {("greedy", "avengers"), ("greedy", "cabal"), ("random", "avengers"), ("random", "cabal")}
    for job in run.jobs:
        assert dict(job.options)["setup"] == "quick"


def test_the_ready_teams_of_tactics_are_exchanged_by_name() -> None:
    run = lab.ladder("tactics", ["greedy", "random"], 1, options={"level": "back-alley"})
    assert {dict(job.options).get("team_a") for job in run.jobs} == {None, "back-alley-evil"}
    assert {dict(job.options).get("team_b") for job in run.jobs} == {None, "back-alley-good"}


def test_two_times_the_same_squad_is_nothing_to_exchange() -> None:
    same = {"roster_a": "hydra", "roster_b": "hydra"}
    assert len(lab.ladder("crisis", ["greedy", "random"], 1, options=same).jobs) == 2


@pytest.mark.parametrize(("seats", "games"), [(3, 6), (4, 36)])
def test_more_seats_are_played_in_every_order(seats: int, games: int) -> None:
    run = lab.ladder("revolution", ["careless", "greedy", "random"], 1, seats=seats)
    assert len(run.jobs) == games
    for seat in range(seats):
        assert len(set(Counter(job.seats[seat] for job in run.jobs).values())) == 1, "everybody sits everywhere equally often"


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(10, 20, 0.2993, 0.7007), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)])
def test_wilson_intervals_as_in_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_elo_of_a_known_share() -> None:
    """Three wins of four are 191 points; with many games the one draw more does not count."""
    games = [("a", "b", 1.0)] * 7500 + [("b", "a", 1.0)] * 2500
    found = lab._likeliest(games, ["a", "b"])
    assert found["a"] - found["b"] == pytest.approx(190.85, abs=0.1)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_elo_is_likeliest() -> None:
    """No other ratings explain the games better."""
    games = [("a", "b", 1.0)] * 6 + [("b", "a", 1.0)] * 3 + [("b", "c", 1.0)] * 5 + [("c", "b", 0.5)] * 2 + [("a", "c", 0.0)] * 2
    names = ["a", "b", "c"]
    found = lab._likeliest(games, names)

    def likelihood(rated: dict[str, float]) -> float:
        from math import log

        more = [(one, two, 0.5) for one in names for two in names if one < two]
        total = 0.0
        for one, two, share in [*games, *more]:
            chance = 1 / (1 + 10 ** ((rated[two] - rated[one]) / 400))
            total += share * log(chance) + (1 - share) * log(1 - chance)
        return total

    best = likelihood(found)
    for name in names:
        for step in (-3.0, 3.0):
            assert likelihood(found | {name: found[name] + step}) < best


def test_standings_by_hand() -> None:
    rows = [row("a,b", 0, f"0:{n}") for n in range(6)] + [row("b,a", 1, "0:6"), row("b,a", 0, "0:7"), row("a,b", None, "0:8")]
    best, other = lab.standings(rows)
    assert (best.name, best.games, best.wins, best.draws, best.rate) == ("a", 9, 7, 1, 7.5 / 9)
    assert (other.wins, other.rate) == (1, 1.5 / 9)
    assert best.rating_low < best.rating < best.rating_high
    assert best.ms == pytest.approx(2.0)
    assert lab.duels(rows)[0]["rate"] == 7.5 / 9


def test_three_seats_are_rated_by_openskill() -> None:
    rows = [row("a,b,c", 0, f"0:{n}", (3, 2, 1)) for n in range(10)]
    assert [one.name for one in lab.standings(rows)] == ["a", "b", "c"]
    assert lab.standings(rows)[0].rate == 1


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out, plot = tmp_path / "rows.csv", tmp_path / "ladder.svg"
    argv = ["ladder", "sample", "--bots", "greedy,random", "--seeds", "2", "--out", str(out), "--plot", str(plot)]
    assert cli.main([*argv, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["seats"], found["rating"]) == (12, 3, "openskill")
    assert found["decisions_per_s"] > 0
    best = found["bots"][0]
    assert best["name"] == "greedy"
    assert best["low"] < best["rate"] < best["high"]
    assert best["ms"] > 0
    assert len(out.read_text().splitlines()) == 13
    assert "greedy" in plot.read_text()
    assert cli.main([*argv, "--overwrite"]) == 0
    assert "12 games" in capsys.readouterr().out


def test_two_seats_get_elo(capsys: pytest.CaptureFixture[str]) -> None:
    argv = [
        "ladder",
        "tactics",
        "--bots",
        "random,careless",
        "--seeds",
        "1",
        "--option",
        "level=back-alley",
        "--option",
        "last_page=5",
    ]
    assert cli.main([*argv, "--option", "setup=quick", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["rating"], found["bots"][0]["name"]) == (4, "elo", "careless")
    assert found["duels"][0]["games"] == 4


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("sample --bots greedy", "A ladder needs two different bots or more, each named once."),
        ("sample --bots greedy,greedy", "A ladder needs two different bots or more, each named once."),
        ("sample --bots greedy,brilliant", "There is no player 'brilliant'"),
        ("sample --seats 2", "is played by 3, not by 2"),
        ("sample --seeds 0", "0 seeds are nothing to play; take 1 or more."),
        ("chess", "There is no title 'chess'"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(argv: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["ladder", *argv.split()]) == 2
    assert said in capsys.readouterr().err


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "find_spec", lambda name: None)
    with pytest.raises(LongboxError, match=r"rated by openskill: pip install 'longbox\[lab\]'"):
        lab.ladder("sample", ["greedy", "random"], 1)
