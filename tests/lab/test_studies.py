"""Studies: the same games from any number of hands, and a page that says what they show."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from longbox import cli
from longbox.lab import crews, studies
from longbox.lab.results import Row, read
from longbox.lab.sim import Job, play_all, wilson
from longbox.titles import title


def row(winner: int | None, squads: Sequence[Sequence[str]] = (), themes: Sequence[str] = ()) -> dict[str, Any]:
    return {
        "seats": "a,a",
        "winner": winner,
        "scores": [0.0, 0.0],
        "rounds": 5,
        "decisions": 100,
        "reason": "points",
        "squads": json.dumps(squads),
        "themes": json.dumps(themes),
    }


def test_what_is_counted_by_hand() -> None:
    """Four games on Crossroads, of which the first seat won two and drew one; and two elsewhere, which are too few to show."""
    rows = [row(0, themes=["crossroads"])] * 3 + [row(1, themes=["crossroads"]), row(None, themes=["crossroads"])]
    rows += [row(1, themes=["alley"])] * 2
    seats, maps = studies.parts(rows, title("tactics"))
    assert seats.rows == (("A", 3.5, 7, 0), ("B", 3.5, 7, 0))
    assert maps.heading == "Maps"
    assert maps.rows == (("Crossroads", 3.5, 5, 0),)
    low, high = wilson(3.5, 5)
    assert maps.plain()["rows"] == [{"name": "Crossroads", "games": 5, "both": 0, "share": 0.7, "low": low, "high": high}]


def test_squads_are_counted_by_card_and_by_affiliation() -> None:
    rows = [row(0, [["star-lord", "groot"], ["storm", "beast"]], ["legacy-virus"])] * 6
    found = {part.heading: part.rows for part in studies.parts(rows, title("crisis"))}
    assert found["Affiliations"] == (("Guardians of the Galaxy", 6.0, 6, 0), ("Uncanny X-Men", 0.0, 6, 0))
    assert ("Groot", 6.0, 6, 0) in found["Characters"]
    assert len(found["Crises"]) == 1


def apart(*argv: str) -> str:
    """What the command says in a process of its own, in which no test has added cards that might be drawn."""
    done = subprocess.run([sys.executable, "-m", "longbox", *argv], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_study_is_one_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    argv = ["study", "crisis", "--games", "6", "--bot", "random", "--seed", "4", "--option", "last_round=6", "--out"]
    assert "Marvel: Crisis Protocol, 6 games. Written to" in apart(*argv, str(tmp_path / "one"))
    found = json.loads(apart(*argv, str(tmp_path / "two"), "--jobs", "2", "--json"))
    assert found["parts"][0]["heading"] == "Seats"
    one, two = ((tmp_path / name / "games.jsonl").read_bytes() for name in ("one", "two"))
    assert one == two
    rows = read(tmp_path / "one" / "games.jsonl")
    assert len({row["squads"] for row in rows}) > 1, "squads are drawn for each game"
    assert all(len(json.loads(row["themes"])) == 2 for row in rows), "two crises each"
    page = (tmp_path / "one" / "index.html").read_text()
    assert page.count("<svg") == page.count("<h2>") == page.count("<table>")
    assert "longbox study crisis --games 6 --bot random --seed 4 --option last_round=6" in page
    assert "<script" not in page

    before = (tmp_path / "one" / "games.jsonl").stat().st_mtime_ns
    assert cli.main([*argv, str(tmp_path / "one")]) == 0, "the page again, without playing again"
    assert (tmp_path / "one" / "games.jsonl").stat().st_mtime_ns == before
    argv[3] = "7"
    assert cli.main([*argv, str(tmp_path / "one")]) == 2
    assert "holds another study; name another --out." in capsys.readouterr().err


def test_a_stopped_study_goes_on(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.jsonl", tmp_path / "parted.jsonl"
    planned = studies.plan("tactics", "random", 5, 3, {})
    planned.play(whole)

    class Stops:
        hands = 1

        def work(self, do: Any, pieces: Any) -> Any:
            for number, piece in enumerate(pieces):
                if number == 2:
                    raise crews.LostWorker("A worker was lost.")
                yield do(piece)

    with pytest.raises(crews.LostWorker, match="2 games are kept"):
        planned.play(parted, Stops())  # type: ignore[arg-type]
    studies.plan("tactics", "random", 5, 3, {}).play(parted)
    assert parted.read_bytes() == whole.read_bytes()


@pytest.mark.all
def test_a_local_ray_that_loses_a_worker_writes_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'longbox[ray]'")
    alone, spread, lost = tmp_path / "alone.jsonl", tmp_path / "spread.jsonl", tmp_path / "lost"
    planned = studies.plan("tactics", "random", 12, 3, {})
    planned.play(alone)
    ray = crews.Ray("local", 2)

    def once_lost(jobs: Sequence[Job]) -> list[Row]:
        if not lost.exists():
            lost.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_all(jobs)

    class Losing:
        hands = ray.hands

        def work(self, do: Any, pieces: Any) -> Any:
            return ray.work(once_lost, pieces)

    planned.play(spread, Losing())  # type: ignore[arg-type]
    assert lost.exists()
    assert spread.read_bytes() == alone.read_bytes()
