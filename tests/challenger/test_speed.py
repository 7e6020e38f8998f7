"""How long a round takes to be drawn."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from longbox.challenger import draw

from .hall import hall, play

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.all
def test_a_round_is_drawn_as_fast_as_promised() -> None:
    done = subprocess.run([sys.executable, BENCH / "pairing.py"], capture_output=True, text=True, check=True)
    figures = json.loads(done.stdout)["figures"]
    assert figures["pair.128.slowest_ms"] < 20
    assert figures["pair.512.slowest_ms"] < 100
    assert figures["pair.2048.slowest_ms"] < 1000
    if (BENCH / ".venv").is_dir():
        assert figures["ratio.networkx_to_pair.128"] >= 20


@pytest.mark.all
def test_a_round_of_a_large_event_is_drawn_at_once() -> None:
    """Standings and tables included."""
    event = play(hall(256, cut=False), 5)
    start = time.process_time()
    draw(event)
    assert time.process_time() - start < 0.5
