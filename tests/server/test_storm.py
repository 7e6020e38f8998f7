"""Everybody who means harm at once, and ten thousand tables. Both need a machine that has nothing else to do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"

pytestmark = pytest.mark.all


@pytest.mark.parametrize("script", ["storm.py", "tables.py"])
def test_people_notice_nothing(script: str) -> None:
    done = subprocess.run([sys.executable, BENCH / script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
