"""`longbox event describe`, `player` and `season`, as organisers and programs use them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from longbox.cli.event_file import EventFile
from said import Out

Run = Callable[..., Out]


def opened(run: Run, path: Path, *names: str) -> Path:
    assert run("event", "new", path, "--name", "Saturday", "--date", "2025-04-05", "--setting", "rosters=optional").code == 0
    assert run("event", "add", path, *names, "--check-in").code == 0
    return path


def over(run: Run, path: Path, *names: str) -> Path:
    opened(run, path, *names)
    for _ in range(4):
        assert run("event", "pair", path).code == 0
        for table in (1, 2):
            assert run("event", "report", path, str(table), "16-9").code == 0
    assert run("event", "close", path).code == 0
    return path


def test_an_event_is_described(run: Run, tmp_path: Path) -> None:
    file = opened(run, tmp_path / "a.db", "Ann")
    done = run("event", "describe", file, "--place", "Old Hall", "--time", "10:30", "--due", "2025-04-04T20:00", "--json")
    assert json.loads(done.out)["place"] == "Old Hall"
    assert EventFile(file).event.due > 0
    assert "Old Hall" in run("event", "describe", file, "--name", "Sunday").out
    event = EventFile(file).event
    assert (event.name, event.place, event.time) == ("Sunday", "Old Hall", "10:30")
    run("event", "describe", file, "--due", "")
    assert EventFile(file).event.due == 0
    assert "is no moment" in run("event", "describe", file, "--due", "soon").err
    assert "Nothing to say" in run("event", "describe", file).err
    assert "keine Uhrzeit" in run("event", "describe", file, "--time", "noon", "--language", "de").err


def test_a_player_has_a_club_and_a_table(run: Run, tmp_path: Path) -> None:
    file = opened(run, tmp_path / "a.db", "Ann", "Bo")
    assert "club North, table 2" in run("event", "player", file, "bo", "--club", "North", "--table", "2").out
    player = EventFile(file).event.players["P2"]
    assert (player.club, player.table) == ("North", 2)
    run("event", "player", file, "bo", "--table", "0")
    assert EventFile(file).event.players["P2"].table == 0
    assert "club North, table -" in run("event", "player", file, "bo").out


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_ranking_over_several_files(run: Run, tmp_path: Path, language: str) -> None:
    files = [over(run, tmp_path / f"{name}.db", "Ann", "Bo", "Cy", "Di") for name in "ab"]
    files.append(opened(run, tmp_path / "c.db", "Ann", "Zoe"))
    shown = run("event", "season", *files, "--language", language)
    assert "Ann" in shown.out
    assert "Zoe" not in shown.out
    assert ("not over: 1." if language == "en" else "nicht zu Ende sind: 1.") in shown.out
    data = json.loads(run("event", "season", *files, "--best", "1", "--by", "beaten", "--json").out)
    assert data["ranking"][0]["points"] == 4
    sheet = run("event", "season", *files, "--places", "10,5", "--attended", "0", "--csv").out.splitlines()
    assert sheet[0] == "rank,name,points,events"
    assert sum(int(line.split(",")[2]) for line in sheet[1:]) == 30
    assert "whole numbers" in run("event", "season", *files, "--places", "ten").err
    assert "never brings fewer" in run("event", "season", *files, "--places", "1,2").err
