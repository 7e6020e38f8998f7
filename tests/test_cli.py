"""The longbox command, as a person and as a program use it."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from longbox.cli import rules


def test_titles(run: Any) -> None:
    out = run("titles")
    assert "Marvel: Crisis Protocol" in out.out
    names = {row["name"]: row for row in run("titles", "--json").json["titles"]}
    assert names["sample"]["playable"]
    assert names["sample"]["players"] == [3]
    assert names["crisis"]["rules"] == 619


def test_the_options_of_a_title(run: Any) -> None:
    assert "rounds" in run("titles", "sample").out
    option = run("titles", "sample", "--json").json["options"][0]
    assert option == {"name": "rounds", "default": 4, "takes": "a whole number from 1 to 5", "help": "Rounds to play"}
    assert "There is no title 'chess'" in run("titles", "chess").err


def test_a_card_is_shown_with_the_attack_that_is_printed_on_it(run: Any) -> None:
    out = run("cards", "crisis", "seven-suns-of-cinnibus").out
    assert "Seven Suns of Cinnibus: energy, Beam 5, 8 dice, cost 0" in out
    assert "the target gains Incinerate" in " ".join(out.split())


def test_play_json_tells_the_game(run: Any) -> None:
    out = run("play", "sample", "--seats", "random,random,random", "--seed", "7", "--json").json
    assert out["title"] == "sample"
    assert out["seed"] == 7
    assert out["seats"] == ["random"] * 3
    assert {"winner", "scores", "rounds", "decisions", "digest", "commitment"} <= set(out)
    assert out["rounds"] == 4
    assert len(out["scores"]) == 3


def test_the_same_seed_and_seats_give_this_digest_on_any_machine(run: Any) -> None:
    assert run("play", "sample", "--seed", "8", "--json").json["digest"] == "b33b508f2d87ce2fcaa22167117fdae9"
    assert run("play", "sample", "--seed", "9", "--json").json["digest"] != "b33b508f2d87ce2fcaa22167117fdae9"


def test_play_for_people(run: Any) -> None:
    out = run("play", "sample", "--seed", "8", "--log", "--language", "de")
    assert out.code == 0
    assert "Runde 1" in out.out
    assert "wins" in out.out
    assert "digest" in out.out


def test_play_with_an_option(run: Any) -> None:
    assert run("play", "sample", "--option", "rounds=2", "--json").json["rounds"] == 2


def test_save_and_replay(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played = run("play", "sample", "--seed", "7", "--save", str(path), "--json").json
    told = run("replay", str(path), "--json").json
    assert told["digest"] == played["digest"]
    assert told["verified"] is True
    assert told["log"][0] == "Round 1"
    people = run("replay", str(path), "--language", "de")
    assert "Runde 1" in people.out
    assert "every die follows from the seed" in people.out


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ([], "The following arguments are required: COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["play"], "The following arguments are required: TITLE"),
        (["play", "sampel"], "There is no title 'sampel'; did you mean sample?"),
        (["play", "challenger"], "Challenger events cannot be played"),
        (["play", "sample", "--seats", "random"], "Scrap is played by 3, not by 1."),
        (
            ["play", "sample", "--seats", "random,random,genius"],
            "There is no player 'genius'; there is brawler, careless, greedy, magpie, master, random, rookie, search, strategist "
            "and veteran.",
        ),
        (["play", "sample", "--option", "rounds"], "--option rounds has no value"),
        (["play", "sample", "--option", "rounds=99"], "rounds=99 is not possible; it takes a whole number from 1 to 5."),
        (["play", "sample", "--option", "luck=1"], "Scrap has no option 'luck'"),
        (["play", "sample", "--save", "/nowhere/at/all.json"], "cannot be written: no such file or directory"),
        (["replay", "/nowhere"], "/nowhere cannot be read: no such file or directory."),
        (["replay", "/"], "cannot be read: is a directory"),
        (["rules", "chess"], "There is no title 'chess'"),
        (["rules", "CP-999"], "Marvel: Crisis Protocol has no rule CP-999; its rules are CP-001 to CP-619."),
        (["rules", "XX-1"], "'XX-1' is no rule id"),
        (["rules", "tactics", "CP-001"], "CP-001 is a rule of Marvel: Crisis Protocol, not of FASERIP Tactics."),
        (["serve", "--port", "0"], "Port 0 does not exist; ports are 1 to 65535."),
        (["serve", "--port", "seven"], "invalid int value: 'seven'"),
        (["bench", "--rounds", "0"], "Measure at least 1 round"),
        (["bench", "chess"], "There is no title 'chess'"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(run: Any, argv: list[str], sentence: str) -> None:
    out = run(*argv)
    assert out.code == 2
    assert out.out == ""
    assert sentence in out.err
    assert out.err.startswith("longbox: ")
    assert out.err.count("\n") == 1
    assert "Traceback" not in out.err


def test_a_damaged_file_is_refused(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "sample", "--seed", "7", "--save", str(path))
    path.write_text(path.read_text()[:-40])
    out = run("replay", str(path))
    assert out.code == 2
    assert "cut off or not JSON" in out.err
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a saved game" in run("replay", str(path)).err


def test_rules_overview_title_rule_and_search(run: Any) -> None:
    assert "619" in run("rules").out
    assert {book["name"]: book["rules"] for book in run("rules", "--json").json["books"]}["revolution"] == 401
    assert len(run("rules", "challenger", "--json").json["rules"]) == 135
    assert "CP-008" in run("rules", "crisis", "cp-008").out
    one = run("rules", "CP-008", "--json").json
    assert one["id"] == "CP-008"
    assert one["book"] == "crisis"
    german = run("rules", "CP-008", "--language", "de", "--json").json
    assert german["text"] != one["text"]
    found = run("rules", "crisis", "--search", "priority token", "--json").json["rules"]
    assert found
    assert all("priority" in (rule["title"] + rule["text"]).lower() for rule in found)
    assert "No rule has all of these words" in run("rules", "--search", "xylophone").out


def test_rules_show_their_tests(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "checkout", lambda: tmp_path)
    assert "run ./check --rules once" in run("rules", "CP-008").out
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "rules.json").write_text('{"CP-008": ["tests/x.py::test_priority"]}')
    assert "tested by tests/x.py::test_priority" in run("rules", "CP-008").out
    assert run("rules", "CP-008", "--json").json["tests"] == ["tests/x.py::test_priority"]
    assert "No test proves it yet" in run("rules", "CP-009").out
    (tmp_path / "build" / "rules.json").write_text("not json")
    assert run("rules", "CP-008").code == 0


@pytest.mark.parametrize("titles", [["sample"], pytest.param([], id="all", marks=pytest.mark.all)])
def test_bench_prints_the_figures(run: Any, titles: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from longbox.lab import bench

    monkeypatch.setattr(bench, "checkout", lambda: None)  # no peers here: their own test is slow
    figures = run("bench", *titles, "--rounds", "1", "--seconds", "0.05", "--json").json["figures"]
    for key in ("games_per_s", "decisions_per_s", "clone_us", "save_us", "load_us"):
        assert figures[f"sample.{key}"] > 0
    assert "No peers to compare with" in run("bench", "sample", "--rounds", "1", "--seconds", "0.02").out


def test_a_port_that_is_taken_is_said_with_another_to_try(run: Any) -> None:
    levels = {name: logging.getLogger(name).level for name in (None, "longbox", "longbox.requests", "uvicorn.error")}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        out = run("serve", "--port", str(port))
    assert out.code == 2
    assert f"Cannot serve on 127.0.0.1:{port}: address already in use; try another with --port {port + 1}." in out.err
    assert {name: logging.getLogger(name).level for name in levels} == levels, "what does not serve changes nothing here"


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "longbox", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("longbox ")


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m longbox rules crisis | head -n 1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
