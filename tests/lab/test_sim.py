"""Simulations: the same file however they are played, and nothing lost when they stop."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.kernel import Game, LongboxError
from longbox.lab import crews, results, sim
from longbox.titles import title
from longbox.titles.crisis.builder.words import Unplayable

SEATS = ("random", "random", "random")
START = "import sys\nfrom longbox.cli import main\nif __name__ == '__main__': sys.exit(main(sys.argv[1:]))"


def run(games: int = 40, seed: int = 3, **options: object) -> sim.Run:
    return sim.simulation("sample", SEATS, games, seed, options)


def longbox(*argv: str, **more: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", START, *argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **more,
    )


@pytest.mark.parametrize("kind", ["parquet", "csv", "jsonl"])
def test_one_and_two_jobs_write_the_same_file(kind: str, tmp_path: Path) -> None:
    one, two = tmp_path / f"one.{kind}", tmp_path / f"two.{kind}"
    run().play(one)
    run().play(two, crews.Processes(2))
    assert one.read_bytes() == two.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == [one.name, two.name]


def test_the_columns_in_every_kind_of_file(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    rows = run(rounds=2).play(tmp_path / "a.parquet")
    run(rounds=2).play(tmp_path / "a.csv")
    run(rounds=2).play(tmp_path / "a.jsonl")
    read = pq.read_table(tmp_path / "a.parquet")
    assert tuple(read.column_names) == results.COLUMNS
    assert json.loads(read.schema.metadata[b"longbox"])["options"] == {"rounds": 2}
    assert [row["game"] for row in read.to_pylist()] == list(range(40))
    lines = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text().splitlines()]
    with (tmp_path / "a.csv").open() as file:
        cells = list(csv.DictReader(file))
    for row, arrow, line, cell in zip(rows, read.to_pylist(), lines, cells, strict=True):
        assert {name: row[name] for name in results.COLUMNS} == line == arrow
        assert cell["digest"] == row["digest"]
        assert cell["winner"] == ("" if row["winner"] is None else str(row["winner"]))
        assert json.loads(cell["scores"]) == row["scores"]


def test_every_row_can_be_played_again_alone(capsys: pytest.CaptureFixture[str]) -> None:
    row = run().play()[17]
    assert row["seed"] == "3:17"
    cli.main(["play", "sample", "--seats", row["seats"], "--seed", row["seed"], "--json"])
    again = json.loads(capsys.readouterr().out)
    assert {name: again[name] for name in ("digest", "winner", "scores", "rounds", "decisions")} == {
        name: row[name] for name in ("digest", "winner", "scores", "rounds", "decisions")
    }


@pytest.mark.parametrize("name", ["crisis", "tactics", "revolution"])
def test_titles_say_why_a_game_ended(name: str) -> None:
    seats = title(name).players[0]
    row = sim.simulation(name, ["random"] * seats, 1, 1).play()[0]
    game = Game.new(title(name), seats, row["seed"])
    assert row["reason"] not in ("", "victory", "draw", "unfinished")
    assert len(row["scores"]) == game.state.seats
    assert row["decisions"] == sum(row["answers"]) > 100


class Stops:
    """A crew that stops after some pieces, as if somebody had ended it."""

    hands = 1

    def __init__(self, after: int, how: BaseException) -> None:
        self.after, self.how = after, how

    def work(self, do: Callable[[Any], Any], pieces: Iterable[Any]) -> Iterator[Any]:
        for number, piece in enumerate(pieces):
            if number == self.after:
                raise self.how
            yield do(piece)


@pytest.mark.parametrize(("how", "said"), [(KeyboardInterrupt(), "Stopped."), (crews.LostWorker("A worker was lost."), "A worker")])
def test_a_stopped_run_goes_on(how: BaseException, said: str, tmp_path: Path) -> None:
    out, whole = tmp_path / "out.parquet", tmp_path / "whole.parquet"
    run().play(whole)
    with pytest.raises(LongboxError, match=f"^{said}.* 10 games are kept in .*out.parquet.partial; run the same command again"):
        run().play(out, Stops(2, how))
    assert not out.exists()
    seen: list[tuple[int, int]] = []
    run().play(out, tick=lambda done, all: seen.append((done, all)))
    assert seen[0] == (10, 40)
    assert seen[-1] == (40, 40)
    assert out.read_bytes() == whole.read_bytes()


def test_squads_are_drawn_only_for_the_games_that_lack(tmp_path: Path) -> None:
    drawn: list[int] = []

    def draw(number: int) -> sim.Job:
        drawn.append(number)
        return replace(run(1).jobs[0], game=number, seed=f"3:{number}")

    games = sim.Run(title("sample"), sim.Drawn(20, draw), {})
    with pytest.raises(LongboxError, match="6 games are kept"):
        games.play(tmp_path / "out.jsonl", Stops(3, KeyboardInterrupt()))
    assert drawn == [*range(8)]  # the piece at which it was stopped as well
    games.play(tmp_path / "out.jsonl")
    assert drawn[8:] == [*range(6, 20)]


@pytest.mark.parametrize("cut", [1, 5, 200])
def test_a_line_that_was_cut_off_is_played_again(cut: int, tmp_path: Path) -> None:
    out, whole = tmp_path / "out.jsonl", tmp_path / "whole.jsonl"
    run().play(whole)
    with pytest.raises(LongboxError):
        run().play(out, Stops(3, KeyboardInterrupt()))
    partial = tmp_path / "out.jsonl.partial"
    partial.write_bytes(partial.read_bytes()[:-cut])
    run().play(out)
    assert out.read_bytes() == whole.read_bytes()


def test_a_partial_file_that_ends_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "out.csv.partial").write_text('{"run":"si')
    assert len(run(5).play(tmp_path / "out.csv")) == 5


def test_more_games_may_be_asked_for_but_nothing_else(tmp_path: Path) -> None:
    out, whole = tmp_path / "out.csv", tmp_path / "whole.csv"
    run(60).play(whole)
    with pytest.raises(sim.Stopped):
        run(40).play(out, Stops(2, KeyboardInterrupt()))
    for other, what in ((run(seed=4), "seed"), (run(rounds=2), "options")):
        with pytest.raises(LongboxError, match=f"belongs to a run with another {what};"):
            other.play(out)
    with pytest.raises(LongboxError, match="another seats;"):
        sim.simulation("sample", ["random", "random", "greedy"], 40, 3).play(out)
    run(60).play(out)
    assert out.read_bytes() == whole.read_bytes()


def test_a_damaged_partial_file_is_not_trusted(tmp_path: Path) -> None:
    with pytest.raises(sim.Stopped):
        run().play(tmp_path / "out.csv", Stops(2, KeyboardInterrupt()))
    partial = tmp_path / "out.csv.partial"
    lines = partial.read_text().splitlines(keepends=True)
    partial.write_text("".join([*lines[:3], "nonsense\n", *lines[3:]]))
    with pytest.raises(LongboxError, match="damaged in line 4; delete it to begin anew"):
        run().play(tmp_path / "out.csv")


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    ledger = results.Ledger(tmp_path / "out.csv", run().head)
    with pytest.raises(LongboxError, match="Another run is writing"):
        run().play(tmp_path / "out.csv")
    ledger.close()
    run().play(tmp_path / "out.csv")


def test_a_file_that_is_there_is_not_replaced_unasked(tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    out.write_text("mine")
    with pytest.raises(LongboxError, match="is there already; name another file, or replace it with --overwrite"):
        run().play(out)
    assert out.read_text() == "mine"
    run().play(out, overwrite=True)
    assert out.read_text().startswith("game,")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, whole = tmp_path / "out.csv", tmp_path / "whole.csv"
    run().play(whole)
    real, calls = results._append, 0

    def full(file: Any, rows: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == 4:
            file.write(b'{"game":')  # some of it still fits
            file.flush()
            with open("/dev/full", "wb") as disk:
                disk.write(b"x")
        real(file, rows)

    monkeypatch.setattr(results, "_append", full)
    with pytest.raises(LongboxError, match=r"cannot be written: no space left on device\. 10 games are kept in"):
        run().play(out)
    monkeypatch.undo()
    monkeypatch.setattr(results, "_replace", lambda path, data: Path("/dev/full").write_bytes(data))
    with pytest.raises(LongboxError, match=r"out.csv cannot be written: no space left on device\. 40 games are kept in"):
        run().play(out)
    assert not out.exists()
    monkeypatch.undo()
    run().play(out)
    assert out.read_bytes() == whole.read_bytes()


def test_a_killed_run_leaves_no_workers_and_goes_on(tmp_path: Path) -> None:
    """The whole command is killed in the middle, as by a power cut, and started again with another number of jobs."""
    out, whole = tmp_path / "out.csv", tmp_path / "whole.csv"
    command = ["sim", "crisis", "--games", "16", "--seats", "greedy,random", "--seed", "2", "--out"]
    process = longbox(*command, str(out), "--jobs", "2")
    partial = Path(f"{out}.partial")
    while not partial.exists() or partial.read_bytes().count(b"\n") < 3:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=600)  # its workers hold the pipes too: they must end by themselves
    kept = partial.read_bytes().count(b"\n") - 1
    assert 2 <= kept < 16
    assert cli.main([*command, str(out)]) == 0
    assert cli.main([*command, str(whole)]) == 0
    assert out.read_bytes() == whole.read_bytes()


def die(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_lost_worker_is_told() -> None:
    with pytest.raises(crews.LostWorker, match="A worker was lost"):
        list(crews.Processes(2).work(die, [1, 2, 3]))


def refuse(number: int) -> None:
    raise Unplayable(f"roster {number}", [])


def test_what_a_worker_refuses_is_said_as_it_said_it() -> None:
    with pytest.raises(Unplayable, match=r"roster \d cannot be played") as refused:
        list(crews.Processes(2).work(refuse, [1, 2]))
    assert "nicht spielbar" in refused.value.told("de")


class StandInRay:
    """Not Ray: the few calls Longbox makes of it, answered in this process, to see that they are made well."""

    class exceptions:  # noqa: N801
        class RayError(Exception): ...

        class RayTaskError(RayError): ...

    def __init__(self) -> None:
        self.started: dict[str, Any] = {}
        self.stopped = False
        self.lost = 0

    def init(self, **options: Any) -> None:
        if options.get("address") == "nowhere:1":
            raise ConnectionError
        self.started = options

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, do: Callable[[Any], Any]) -> Any:
        class Task:
            remote = staticmethod(lambda piece: (do, piece))

        return Task

    def wait(self, running: list[Any]) -> tuple[list[Any], list[Any]]:
        return running[-1:], running[:-1]  # whatever comes last is ready first

    def get(self, done: list[Any]) -> list[Any]:
        self.lost -= 1
        if self.lost == 0:
            raise self.exceptions.RayError
        return [do(piece) for do, piece in done]

    def shutdown(self) -> None:
        self.stopped = True


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandInRay:
    made = StandInRay()
    monkeypatch.setitem(sys.modules, "ray", made)  # type: ignore[arg-type]
    return made


def test_the_calls_of_ray_on_a_stand_in(stand_in: StandInRay, tmp_path: Path) -> None:
    out, whole = tmp_path / "out.parquet", tmp_path / "whole.parquet"
    run().play(whole)
    stand_in.lost = 4
    with pytest.raises(crews.LostWorker, match=r"A worker of the Ray cluster was lost\. 3 games are kept"):
        run().play(out, crews.crew(1, "ray://head:10001"))
    assert stand_in.started["address"] == "ray://head:10001"
    assert stand_in.stopped
    run().play(out, crews.crew(2, "local"))
    assert stand_in.started["num_cpus"] == 2
    assert out.read_bytes() == whole.read_bytes()
    with pytest.raises(LongboxError, match="There is no Ray at nowhere:1"):
        crews.crew(1, "nowhere:1")


@pytest.mark.all
def test_a_local_ray_writes_the_same_file(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'longbox[ray]'")
    whole, out = tmp_path / "whole.jsonl", tmp_path / "out.jsonl"
    run().play(whole)
    process = longbox(
        "sim", "sample", "--games", "40", "--seats", ",".join(SEATS), "--seed", "3", "--ray", "local", "--out", str(out)
    )
    _, err = process.communicate(timeout=900)
    assert process.returncode == 0, err
    assert out.read_bytes() == whole.read_bytes()


@pytest.mark.all
@pytest.mark.parametrize(("first", "then"), [("--ray local", "--jobs 2"), ("--jobs 2", "--ray local")])
def test_a_killed_run_goes_on_with_and_without_ray(first: str, then: str, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'longbox[ray]'")
    whole, out, partial = tmp_path / "whole.parquet", tmp_path / "out.parquet", tmp_path / "out.parquet.partial"
    argv = ["sim", "revolution", "--games", "300", "--seed", "3", "--out", str(out)]
    sim.simulation("revolution", SEATS, 300, "3").play(whole)
    process = longbox(*argv, *first.split())
    while not (partial.exists() and partial.read_bytes().count(b"\n") > 10):
        assert process.poll() is None, "it was done before it could be killed"
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    assert not out.exists()
    process = longbox(*argv, *then.split())
    _, err = process.communicate(timeout=900)
    assert process.returncode == 0, err
    assert out.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("chess", "There is no title 'chess'"),
        ("sample --games 0", "0 games are nothing to play; take 1 or more."),
        ("sample --games many", "Argument --games: invalid int value: 'many'"),
        ("sample --seats greedy,random", "is played by 3, not by 2"),
        ("sample --seats greedy,random,brilliant", "There is no player 'brilliant'; there is"),
        ("sample --jobs 0", "0 jobs play nothing; take 1 or more."),
        ("sample --option speed=3", "has no option 'speed'"),
        ("sample --out results", "results could be any kind of file; end its name in .parquet, .csv or .jsonl."),
        ("sample --out /nowhere/results.csv", "/nowhere/results.csv.partial cannot be used: no such file or directory."),
        ("sample --plot wins.png", "Pictures are written as SVG; end the name wins.png in .svg."),
        ('crisis --option roster_a={"characters":["spider-pig"]}', "spider-pig"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(argv: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", *argv.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(("module", "argv"), [("pyarrow", "--out a.parquet"), ("ray", "--ray local")])
def test_what_is_not_installed_is_said(
    module: str, argv: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(results, "find_spec", lambda name: None)
    monkeypatch.setitem(sys.modules, module, None)  # type: ignore[arg-type]
    assert cli.main(["sim", "sample", *argv.split()]) == 2
    assert f"pip install 'longbox[{'lab' if module == 'pyarrow' else 'ray'}]'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_command_tells_what_it_found(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out, plot = tmp_path / "out.csv", tmp_path / "out.svg"
    argv = ["sim", "sample", "--games", "30", "--seats", "greedy,random,random", "--out", str(out), "--plot", str(plot)]
    assert cli.main([*argv, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 30
    assert found["seats"][0]["wins"] > found["seats"][1]["wins"]
    assert sum(seat["wins"] for seat in found["seats"]) + found["draws"] == 30
    assert plot.read_text().count("<rect") == 4
    assert cli.main([*argv, "--overwrite"]) == 0
    shown = capsys.readouterr().out
    assert "30 games" in shown
    assert str(out) in shown.replace("\n", "")


def test_an_endless_game_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "LONGEST", 20)
    row = run(1).play()[0]
    assert (row["reason"], row["winner"], row["decisions"]) == ("unfinished", None, 20)
