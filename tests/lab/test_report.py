"""The page about a balance: made from the files of a simulation alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.kernel import LongboxError
from longbox.lab import report, results
from longbox.lab.sim import simulation
from longbox.titles import title

CRISIS = title("crisis")


def row(winner: int | None, one: list[str], two: list[str], **more: Any) -> results.Row:
    usual: results.Row = {
        "game": 0,
        "seed": "5:0",
        "title": "crisis",
        "options": "{}",
        "seats": "greedy,greedy",
        "squads": json.dumps([one, two]),
        "winner": winner,
        "scores": [16.0, 3.0],
        "rounds": 5,
        "reason": "points",
        "decisions": 400,
        "digest": "",
    }
    return usual | more


def found(rows: list[results.Row]) -> dict[str, tuple[int, float, int]]:
    return {one.card: (one.games, one.wins, one.both) for one in report.shares(rows, CRISIS)}


def test_a_card_wins_with_its_squad_and_says_nothing_where_both_have_it() -> None:
    rows = [row(0, ["hulk", "storm"], ["thor"]), row(1, ["hulk"], ["storm", "hulk"]), row(None, ["thor"], ["storm"])]
    assert found(rows) == {"storm": (3, 2.5, 0), "hulk": (1, 1.0, 1), "thor": (2, 0.5, 0)}


def test_the_best_share_comes_first() -> None:
    rows = [row(0, ["hulk"], ["thor"]), row(0, ["hulk"], ["storm"]), row(1, ["thor"], ["storm"])]
    assert [one.card for one in report.shares(rows, CRISIS)] == ["hulk", "storm", "thor"]


def test_cards_of_one_name_are_told_apart() -> None:
    rows = [row(0, ["spider-man"], ["amazing-spider-man", "spider-man-miles-morales"])]
    names = [one.name for one in report.shares(rows, CRISIS)]
    assert len(set(names)) == len(names)


WATCHED = {
    "games": 2,
    "abilities": {"hulk/a": {"offered": 3, "used": 1}, "hulk/b": {"offered": 7, "used": 0}, "storm/c": {"offered": 0, "used": 0}},
    "never_offered": ["storm/c"],
    "never_used": ["hulk/b"],
}


def page(reasons: dict[str, str]) -> str:
    rows = [row(0, ["hulk"], ["storm"], rounds=4), row(0, ["hulk"], ["storm"], seed="5:1", rounds=9, reason="lead")]
    return report.page(rows, CRISIS, WATCHED, reasons, "longbox report", "pictures/a.svg")


def test_the_page_tells_how_games_went_and_what_was_never_used() -> None:
    text = page({"hulk/b": "greedy keeps its Power"})
    assert "| games | 2, seeds 5:0 to 5:1 |" in text
    assert "| ended by | lead 1, points 1 |" in text
    assert "9 |" in next(line for line in text.splitlines() if line.startswith("| rounds"))
    assert "| Hulk | 2 | 2 | 100.0 % | 34.2 to 100.0 | 0 |" in text
    assert "Of 3 abilities 2 were offered and 1 used; 1 that were not are unexplained." in text
    assert "| `storm/c` | 2 | 0 | unexplained |" in text
    assert "| `hulk/b` | 2 | 7 | greedy keeps its Power |" in text


def test_a_pattern_explains_many_and_a_name_goes_before_it() -> None:
    reasons = {"hulk/*": "all of them", "hulk/b": "this one", "thor/*": "nothing"}
    assert report.reason("hulk/b", reasons) == "this one"
    assert report.reason("hulk/d", reasons) == "all of them"
    assert report.idle(reasons, ["hulk/b"]) == ["thor/*"]


def test_files_of_two_runs_are_not_mixed() -> None:
    with pytest.raises(LongboxError, match="of 2 games, the results of 1"):
        report.page([row(0, ["hulk"], ["storm"])], CRISIS, WATCHED, {}, "", "")


def test_games_without_squads_have_no_balance() -> None:
    with pytest.raises(LongboxError, match="needs games of two squads"):
        report.shares([row(0, [], []) | {"squads": "[]"}], CRISIS)


def test_the_squads_of_a_row_are_those_that_were_fielded() -> None:
    played = simulation("crisis", ["random", "random"], 1, 4, {"setup": "quick"}, "random").play()[0]
    given = json.loads(played["options"])
    for squad, name in zip(json.loads(played["squads"]), ("roster_a", "roster_b"), strict=True):
        assert squad
        assert set(squad) < set(json.loads(given[name])["characters"])


@pytest.mark.parametrize("kind", ["parquet", "csv", "jsonl"])
def test_from_a_simulation_to_the_page(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    games = "sim crisis --games 3 --seats random,random --seed 4 --squads random --option setup=quick"
    sim = f"{games} --abilities seen.json --out a.{kind}"
    assert cli.main(sim.split()) == 0
    Path("why.json").write_text('{"*": "too few games", "nobody/nothing": "no such card"}')
    capsys.readouterr()
    argv = f"report a.{kind} --abilities seen.json --reasons why.json --out docs/balance.md --json"
    assert cli.main(argv.split()) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["unexplained"], told["idle"]) == (3, [], ["nobody/nothing"])
    text = Path("docs/balance.md").read_text()
    again = next(line for line in text.splitlines() if line.startswith("longbox sim"))
    assert again == f"longbox {sim}".replace("seen.json", "abilities.json").replace(f"a.{kind}", "results.parquet")
    assert "](pictures/balance.svg)" in text
    assert Path("docs/pictures/balance.svg").read_text().count("<rect") == told["characters"] + 1


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("none.csv --abilities a.json --out a.md", "none.csv cannot be read: no such file or directory."),
        ("poor.jsonl --abilities a.json --out a.md", "poor.jsonl does not hold the results of a simulation."),
        ("rows.jsonl --abilities none.json --out a.md", "none.json cannot be read: no such file or directory."),
        ("rows.jsonl --abilities poor.jsonl --out a.md", "poor.jsonl must hold one JSON object."),
        ("rows.jsonl --abilities empty.json --out a.md", "empty.json is not what sim writes with --abilities."),
        ("rows.jsonl --abilities rows.md --out a.md", "rows.md is not JSON"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    argv: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("poor.jsonl").write_text("[1]\n")
    Path("rows.jsonl").write_text(json.dumps(row(0, ["hulk"], ["storm"])) + "\n")
    Path("empty.json").write_text("{}")
    Path("rows.md").write_text("rows")
    assert cli.main(["report", *argv.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1
    assert not Path("a.md").exists()


def ruled(by: int, winner: int | None, one: list[str], two: list[str]) -> results.Row:
    return row(winner, one, two, options=json.dumps({"ruleset": by}))


def test_another_run_stands_beside_the_first() -> None:
    """By the same cards, with what differs as its heading; a card that was not fielded there has no share."""
    first = [ruled(2025, 0, ["star-lord", "groot"], ["storm"]), ruled(2025, 1, ["star-lord", "groot"], ["storm"])]
    second = [ruled(2022, 0, ["star-lord"], ["wasp"])]
    text = report.page(first, CRISIS, WATCHED, {}, "longbox report", "pictures/a.svg", second)
    assert "These 3 commands write this page:" in text
    assert "--option ruleset=2022 --out others.parquet" in text
    assert "| | ruleset 2025 | ruleset 2022 |" in text
    assert "| games | 2, seeds 5:0 to 5:0 | 1, seeds 5:0 to 5:0 |" in text
    heading = "| characters | games | won | share | 95 % | both had it | games, ruleset 2022 | share | 95 % |"
    lines = text.splitlines()
    assert heading in lines
    assert lines[lines.index(heading) + 1].count("|") == heading.count("|")
    assert "| Star-Lord | 2 | 1 | 50.0 % | 9.5 to 90.5 | 0 | 1 | 100.0 % | 20.7 to 100.0 |" in text
    assert "| Storm | 2 | 1 | 50.0 % | 9.5 to 90.5 | 0 | 0 |  |  |" in text


def test_squads_count_with_their_affiliation_too() -> None:
    rows = [row(0, ["star-lord", "groot"], ["storm", "hulk"]), row(1, ["star-lord"], ["groot", "star-lord"])]
    found = {one.card: (one.games, one.wins, one.both) for one in report.side_shares(rows, CRISIS)}
    assert found["Guardians of the Galaxy"] == (1, 1.0, 1)  # in the second both are
    text = report.page(rows, CRISIS, WATCHED, {}, "longbox report", "pictures/a.svg")
    assert "## Affiliations" in text
    assert "| Guardians of the Galaxy | 1 | 1 | 100.0 % | 20.7 to 100.0 | 1 |" in text
