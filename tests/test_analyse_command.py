"""`longbox analyse`: the same numbers as the page, a picture, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from longbox import cli
from longbox.kernel import Game
from longbox.lab.analysis import analyse
from longbox.players import play, player
from longbox.server.settings import Settings
from longbox.titles import title
from server.people import World


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("COLUMNS", "140")

    def call(*argv: object) -> Any:
        code = cli.main(["analyse", *map(str, argv)])
        captured = capsys.readouterr()
        if code:
            assert captured.out == ""
            assert captured.err.count("\n") == 1
            return captured.err
        return json.loads(captured.out) if "--json" in argv else captured.out

    return call


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    made = Game.new(title("revolution"), 3, 5, {"last_round": 1})
    play(made, [player("random", seat) for seat in range(3)])
    return made


@pytest.fixture
def file(game: Game[Any], tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(game.save())
    return path


def test_the_numbers_are_those_of_the_laboratory(run: Any, game: Game[Any], file: Path) -> None:
    since = len(game.answers) - 10
    told = run(file, "--nodes", 1, "--since", since + 1, "--json")
    found = analyse(game, nodes=1, since=since)
    whole = json.loads(json.dumps(found.dump()))
    assert {key: told[key] for key in whole} == whole
    for seat in range(3):
        luck = found.luck(seat)
        assert told["luck"][seat]["expected"] == pytest.approx(luck.expected)
        assert sum(kind["actual"] for kind in told["luck"][seat]["kinds"].values()) == pytest.approx(luck.actual)


def test_a_picture_and_tables(run: Any, game: Game[Any], file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "plot.svg"
    shown = run(file, "--nodes", 1, "--since", len(game.answers), "--out", picture)
    assert f"Drawnin{picture}" in "".join(shown.split())  # wherever the line is broken
    assert "Player A" in shown
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_table_of_the_server(run: Any, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/longbox.sqlite"
    world = World(Settings(url, bot_pace=0.0, limits=False))
    mara = world.person()
    table = world.table(mara, mara, mara, title="revolution", options={})
    world.play(table, 10)
    code = table.record.code
    assert run(code, "--database", url) == f"longbox: The game at table {code} is not over yet; it can be analysed when it is.\n"
    world.do(table.resign(mara, table.seq))
    told = run(code.lower(), "--database", url, "--nodes", 1, "--json")
    winner = (table.result("en") or {})["winner"]
    assert told["winner"] == winner
    assert told["moments"][-1]["values"][winner] == 1
    assert "There is no table NOWHERE" in run("NOWHERE", "--database", url)
    world.close()


def test_what_is_wrong_is_said(run: Any, file: Path, tmp_path: Path) -> None:
    assert "nothing.json cannot be read: no such file or directory." in run(tmp_path / "nothing.json")
    assert "cannot be read: is a directory." in run(tmp_path)
    assert "no server on this machine has kept a table" in run("ABCDEFG", "--database", f"sqlite:///{tmp_path}/none.sqlite")
    assert not (tmp_path / "none.sqlite").exists()
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text()[:-50])
    assert "This is not a saved game: it is cut off or not JSON." in run(broken)
    edited = tmp_path / "edited.json"
    edited.write_text(file.read_text().replace('"seed":5', '"seed":6'))
    assert "edited or damaged" in run(edited)
    half = tmp_path / "half.json"
    half.write_text(Game.new(title("revolution"), 3, 1).save())
    assert "This game is not over yet; it can be analysed when it is." in run(half)
    assert "with 1 to 1000 trials, not 0" in run(file, "--nodes", 0)
    assert "end the name plot.png in .svg" in run(file, "--out", "plot.png")
    assert "cannot be written" in run(file, "--nodes", 1, "--since", 10_000, "--out", "/nowhere/plot.svg")
