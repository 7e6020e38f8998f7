"""Faults in a running server, injected one after another by `bench/faults.py`: `./check --all` does it for ten minutes."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from server.postgres import cluster

FAULTS = Path(__file__).parents[2] / "bench" / "faults.py"
SPEC = importlib.util.spec_from_file_location("faults", FAULTS)
assert SPEC is not None
assert SPEC.loader is not None
faults = importlib.util.module_from_spec(SPEC)
sys.modules[SPEC.name] = faults  # its dataclasses look there
SPEC.loader.exec_module(faults)
KINDS = {"kill", "disk", "lock", "sockets", "forward", "back"}
LONG = ("--minutes", "10") if os.environ.get("LONGBOX_ALL") else ("--tables", "3", "--faults", str(len(KINDS)))


def test_nothing_acknowledged_is_lost_or_doubled_whatever_breaks() -> None:
    if not hasattr(resource, "prlimit"):
        pytest.skip("a disk is filled by means of Linux")
    told = json.loads(run(*LONG))
    assert set(told["faults"]) == KINDS
    assert told["acknowledged"] > told["tables"]
    assert told["refused"], "a full disk was noticed"


@pytest.mark.all
def test_the_same_with_postgresql() -> None:
    with cluster() as address:
        told = json.loads(run("--database", address, "--minutes", "3"))
    assert set(told["faults"]) == {*KINDS, "cut"}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DELETE FROM entries WHERE seq = 3", "has a gap"),
        ("DELETE FROM entries WHERE seq = 4", "1 was acknowledged after 3, and there is None"),
        ("UPDATE entries SET body = '0' WHERE seq = 4", "1 was acknowledged after 3"),
        ("UPDATE entries SET body = '7' WHERE seq = 2", "entry 2 is 7, which nobody answered"),
        ("INSERT INTO entries VALUES ('AAAAAAA', 5, 'answer', 0, '2', 0)", "2 was refused after 4 and is there all the same"),
    ],
)
def test_what_is_lost_or_doubled_is_noticed(tmp_path: Path, change: str, said: str) -> None:
    """The comparison at the end of such a run, with what may be wrong."""
    database = tmp_path / "ledgers.sqlite"
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("CREATE TABLE entries (code, seq, kind, seat, body, at)")
        db.execute("CREATE TABLE seats (code, seat, kind)")
        db.execute("INSERT INTO seats VALUES ('AAAAAAA', 0, 'person')")
        rows = [(1, "start", ""), (2, "answer", "4"), (3, "answer", "0"), (4, "answer", "1")]
        db.executemany("INSERT INTO entries VALUES ('AAAAAAA', ?, ?, 0, ?, 0)", rows)
    told = faults.Told("AAAAAAA", {1: {4}, 2: {0}, 3: {1}, 4: {2, 3}}, {1: 4, 2: 0, 3: 1}, {4: 2})
    run = faults.Run(faults.Server(f"sqlite:///{database}", tmp_path), 1, 1)
    run.told.append(told)
    assert run.wrong() == []
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(change)
    assert any(said in one for one in run.wrong()), run.wrong()


def test_a_table_that_is_left_behind_is_noticed(tmp_path: Path) -> None:
    run = faults.Run(faults.Server("sqlite://", tmp_path), 2, 1)
    run.told += [faults.Told("AAAAAAA"), faults.Told("BBBBBBB")]

    async def others_go_on() -> None:
        watch = asyncio.create_task(run.all_answer())
        while not watch.done():
            run.told[1].kept[len(run.told[1].kept)] = 0
            run.acknowledged += 1
            await asyncio.sleep(0)
            await asyncio.sleep(0.001)
        await watch

    with pytest.raises(faults.Stuck, match=r"^AAAAAAA: "):
        asyncio.run(others_go_on())


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, FAULTS, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
