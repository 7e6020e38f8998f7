"""What docs/laboratory.md shows can be done as it stands, only with fewer games."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from longbox import cli
from longbox.lab.env import LongboxEnv

DOCS = Path(__file__).parents[2] / "docs"
PAGE, NOTES = (DOCS / "laboratory.md").read_text(), (DOCS / "laboratory-notes.md").read_text()


def test_the_study_runs_from_command_to_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"^longbox (sim crisis .*)$", NOTES, re.M)
    assert len(commands) == 2
    for command in commands:
        few = command.replace("--games 150", "--games 2").replace("--jobs 2", "--jobs 1").replace("greedy,greedy", "random,random")
        assert cli.main(shlex.split(few)) == 0
    [study] = re.findall(r"```python\n(.*?)```", NOTES, re.S)
    exec(study, {})
    assert "Cabal" in (tmp_path / "balance.svg").read_text()


def test_the_environments_run_as_shown() -> None:
    walks = [code for code in re.findall(r"```python\n(.*?)```", PAGE, re.S) if "longbox.lab.coach" not in code]
    assert len(walks) == 2
    for walk in walks:
        exec(walk, {})


@pytest.mark.parametrize("name", ["crisis", "tactics", "revolution"])
def test_the_page_says_how_long_rows_are(name: str) -> None:
    assert f"| {name} | {len(LongboxEnv(name).observer.names)}" in PAGE
