"""`longbox puzzle`: the puzzle of the day, an answer, a list, a saved position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import longbox
from longbox.cli import main
from longbox.lab import puzzles
from longbox.titles import title


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert main(["puzzle", "crisis", *words]) == code
    said = capsys.readouterr()
    return said.err if code else said.out


def sound() -> puzzles.Puzzle:
    return next(one for one in puzzles.puzzles(title("crisis")) if one.sound(title("crisis")))


def test_a_puzzle_is_asked_and_answered(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one = sound()
    asked = json.loads(told(capsys, "--number", one.id, "--save", str(tmp_path / "x.json"), "--json"))
    assert asked["options"]
    assert "solution" not in asked
    assert longbox.load((tmp_path / "x.json").read_text(), verify=True).digest == one.digest
    assert told(capsys, "--number", one.id, "--answer", str(one.solution)).startswith("Right: ")
    other = next(int(number) for number in one.values if int(number) != one.solution)
    assert told(capsys, "--number", one.id, "--answer", str(other)).startswith("Not the best: ")
    assert json.loads(told(capsys, "--number", one.id, "--answer", str(other), "--json"))["solution"] is None
    german = told(capsys, "--number", one.id, "--language", "de")
    assert f"puzzle {one.id}" in german
    assert str(asked["question"]) not in german


def test_all_are_listed_and_nonsense_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(told(capsys, "--list", "--json"))["puzzles"]
    assert len(listed) == len(puzzles.puzzles(title("crisis")))
    assert "does not exist; there are" in told(capsys, "--number", sound().id, "--answer", "99", code=2)
    assert "has no puzzle 999" in told(capsys, "--number", "999", code=2)
