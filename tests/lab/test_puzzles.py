"""Puzzles: their positions are reached, their solutions are legal, one a day for everybody; and the search for them."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from longbox.kernel import LongboxError
from longbox.lab import puzzles
from longbox.lab.puzzles import Puzzle, closely, find, judged, of_the_day
from longbox.titles import title

LEAST = {"crisis": 20, "tactics": 20, "revolution": 20}
"""Puzzles whose position must still be reached. Where a mended rule has changed more of them, take those out of `puzzles.json` and
let `longbox puzzle TITLE --find` seek others."""


@pytest.mark.parametrize("name", list(LEAST))
def test_positions_are_reached_and_solutions_legal(name: str) -> None:
    played = title(name)
    known = puzzles.puzzles(played)
    sound = [one for one in known if one.sound(played)]
    assert len(sound) >= LEAST[name]
    assert len({one.id for one in known}) == len(known)
    for one in sound:
        game = one.game(played)
        assert game.ask is not None
        assert game.ask.kind == one.kind
        best = one.values[str(one.solution)]
        assert all(value <= best - puzzles.GAP + 0.002 for number, value in one.values.items() if number != str(one.solution))
        game.answer(one.solution)
    levels = Counter(one.level for one in known)
    assert set(levels) <= {1, 2, 3}
    assert len(levels) > 1


@pytest.mark.all
@pytest.mark.parametrize("name", list(LEAST))
def test_a_deeper_look_finds_the_same_solution(name: str) -> None:
    played = title(name)
    for one in puzzles.puzzles(played):
        if one.sound(played):
            found = closely(one.game(played), [int(number) for number in one.values], 2 * puzzles.DEEP)
            assert found is not None
            assert found[0] == one.solution


def test_everybody_has_the_same_puzzle_of_the_day_and_each_has_its_day() -> None:
    for name in LEAST:
        known = puzzles.puzzles(title(name))
        first = date.fromordinal(739_000 // len(known) * len(known))
        days = [of_the_day(title(name), first + timedelta(n)) for n in range(len(known))]
        assert {one.id for one in days if one is not None} == {one.id for one in known}
        assert of_the_day(title(name), first) == of_the_day(title(name), first)
    assert of_the_day(title("sample"), date(2026, 11, 20)) is None


def test_an_answer_is_judged() -> None:
    one = Puzzle("1", "s", 2, {}, [], "", "move", 2, {"2": 0.6, "0": 0.4}, 1)
    assert judged(one, 2).right
    assert (judged(one, 0).right, judged(one, 0).value, judged(one, 0).best) == (False, 0.4, 0.6)
    assert judged(one, 7).value is None


def test_a_puzzle_whose_position_changed_is_not_sound() -> None:
    one = puzzles.puzzles(title("crisis"))[0]
    assert not Puzzle(**{**vars_of(one), "digest": "x"}).sound(title("crisis"))
    assert not Puzzle(**{**vars_of(one), "answers": [*one.answers[:-1], 9999]}).sound(title("crisis"))
    with pytest.raises(LongboxError, match="has no puzzle 999"):
        puzzles.puzzle(title("crisis"), "999")


def vars_of(one: Puzzle) -> dict[str, object]:
    return {name: getattr(one, name) for name in Puzzle.__slots__}


def test_the_search_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is looked through once, and what was found is kept at once."""
    tried = []

    def sought(title: object, seed: str, full: object, often: object) -> Puzzle | None:
        tried.append(seed)
        if len(tried) == 4:
            raise KeyboardInterrupt
        return Puzzle("", seed, 3, {}, [0], "", "walk", 0, {"0": 0.5}, 1) if len(tried) % 2 else None

    monkeypatch.setattr(puzzles, "sought", sought)
    path = tmp_path / "puzzles.json"
    with pytest.raises(KeyboardInterrupt):
        find(title("sample"), path, 3)
    assert [one["seed"] for one in json.loads(path.read_text())["puzzles"]] == ["puzzle 0", "puzzle 2"]
    assert find(title("sample"), path, 3) == 3
    assert tried == ["puzzle 0", "puzzle 1", "puzzle 2", "puzzle 3", "puzzle 3"]
    assert [one["id"] for one in json.loads(path.read_text())["puzzles"]] == ["1", "2", "3"]
