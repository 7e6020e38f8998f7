"""The script that counts types, complexity, length and imports of the source."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "counts.py"
ROWS = (
    "Any per 1,000 lines",
    "functions with complexity over 15",
    "modules over 500 lines",
    "modules over 700 lines",
    "imports inside functions",
    "imports for type checking only",
    "modules of players, lab, server, cli that name a title",
)


@pytest.mark.parametrize("where", [["--list"], pytest.param([], id="short", marks=pytest.mark.all)])
def test_every_count_is_printed_and_judged_and_it_can_say_where(where: list[str]) -> None:
    done = subprocess.run([sys.executable, SCRIPT, *where], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    rows = [line.rstrip() for line in done.stdout.splitlines() if not (where and line.startswith("    longbox/"))]
    assert [row[:56].rstrip() for row in rows] == [*ROWS]
    for row in rows:
        count, limit = re.fullmatch(r".{56}\s*([\d.]+)(?:\s+at most (\d+))?(?:\s+TOO MANY)?", row).groups()  # type: ignore[union-attr]
        assert row.endswith("TOO MANY") == (limit is not None and float(count) > float(limit))
    assert done.returncode == 0, done.stdout
