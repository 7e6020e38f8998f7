"""Faults in a running server, injected one after another by `bench/faults.py`: `./check --all` does it for ten minutes."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from server.postgres import cluster

FAULTS = Path(__file__).parents[2] / "bench" / "faults.py"
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


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, FAULTS, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
