"""Saves: complete, checked, and refused with a sentence when something is wrong."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import longbox
from longbox import BadSave, LongboxError
from longbox.kernel import Game, commitment, digest
from scrap import TITLE


def played(answers: int = 17, seed: int = 3) -> Game[Any]:
    game = longbox.new("sample", seed=seed, rounds=3)
    for number in range(answers):
        assert game.ask is not None
        game.answer(number % len(game.ask.options))
    return game


TEXT = played().save()


def sealed(save: dict[str, Any]) -> str:
    """A save with a checksum that fits, as somebody with patience could write it."""
    save = {key: value for key, value in save.items() if key != "check"}
    body = json.dumps(save, separators=(",", ":"))[:-1]
    return f'{body},"check":"{digest(body)}"}}'


def test_a_loaded_game_is_the_same_game() -> None:
    game = played()
    again = longbox.load(game.save())
    assert (again.digest, again.ask, again.answers, again.seed) == (game.digest, game.ask, game.answers, game.seed)
    assert again.state.options == {"rounds": 3}
    assert again.log() == game.log()
    assert longbox.load(game.save().encode()).digest == game.digest


def test_continuous_answers_survive() -> None:
    game = longbox.new("sample", seed=3)
    while game.ask is not None and game.ask.kind != "walk":
        game.answer(0)
    assert game.ask is not None
    x, y = game.ask.options[0]  # type: ignore[misc]
    game.answer([x + 0.1, y + 0.25])  # type: ignore[operator]
    again = longbox.load(game.save(), verify=True)
    assert again.digest == game.digest


@pytest.mark.parametrize("cut", range(0, len(TEXT) - 1, 7))
def test_a_truncated_save_is_refused(cut: int) -> None:
    with pytest.raises(BadSave):
        longbox.load(TEXT[:cut])


@pytest.mark.parametrize("at", [i for i, letter in enumerate(TEXT) if letter.isalnum()][::5])
def test_an_edited_save_is_refused(at: int) -> None:
    other = "7" if TEXT[at] != "7" else "8"
    with pytest.raises(BadSave):
        longbox.load(TEXT[:at] + other + TEXT[at + 1 :])


def test_a_save_laid_out_prettily_is_still_good() -> None:
    assert longbox.load(json.dumps(json.loads(TEXT), indent=2)).digest == longbox.load(TEXT).digest


def test_a_save_from_the_future_is_refused() -> None:
    with pytest.raises(BadSave, match=r"newer Longbox \(format 2\).*up to format 1.*Update"):
        longbox.load(sealed(json.loads(TEXT) | {"longbox": 2}))


def test_a_save_of_another_version_of_the_title_is_refused() -> None:
    with pytest.raises(BadSave, match="version 9 of Scrap; this Longbox plays version 1"):
        longbox.load(sealed(json.loads(TEXT) | {"version": 9}))


def test_a_save_of_an_unknown_title_is_refused() -> None:
    with pytest.raises(LongboxError, match="no title 'chess'"):
        longbox.load(sealed(json.loads(TEXT) | {"title": "chess"}))


@pytest.mark.parametrize("field", ["title", "version", "seats", "seed", "options", "answers", "marks", "state"])
def test_a_save_without_a_part_is_refused(field: str) -> None:
    save = json.loads(TEXT)
    del save[field]
    with pytest.raises(BadSave, match=field):
        longbox.load(sealed(save))


@pytest.mark.parametrize("value", [None, 1, "x", [], {}, [[1]], -1, 3.5, True])
@pytest.mark.parametrize("field", ["longbox", "title", "version", "seats", "seed", "options", "answers", "marks", "state"])
def test_a_part_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    save = json.loads(TEXT)
    if (field, value) == ("seed", save["seed"]):
        return
    try:
        game = longbox.load(sealed(save | {field: value}), verify=True)
    except LongboxError:
        return
    assert game.digest == longbox.load(TEXT).digest  # nothing the game depends on was touched


@pytest.mark.parametrize("part", ["stack", "hands", "coins", "round", "key"])
def test_a_snapshot_that_does_not_fit_its_answers_is_refused(part: str) -> None:
    save = json.loads(TEXT)
    save["state"][part] = [] if isinstance(save["state"][part], list) else save["state"][part] + 1
    with pytest.raises(BadSave):
        longbox.load(sealed(save))


def test_an_edited_answer_is_found_by_playing_again() -> None:
    save = json.loads(TEXT)
    save["answers"][2] = 99
    with pytest.raises(BadSave, match=r"answer 2 is not legal. Option 99 does not exist"):
        longbox.load(sealed(save), verify=True)


def test_a_swapped_answer_is_found_by_its_digest() -> None:
    save = json.loads(TEXT)
    save["answers"][0] = 1 - min(save["answers"][0], 1)
    with pytest.raises(BadSave, match="not the one recorded"):
        longbox.load(sealed(save), verify=True)


def test_answers_after_the_end_are_found() -> None:
    game = longbox.new("sample", seed=1)
    while game.ask is not None:
        game.answer(0)
    save = json.loads(game.save())
    save["answers"] += [0, 0]
    with pytest.raises(BadSave, match="it is over after"):
        longbox.load(sealed(save | {"marks": []}), verify=True)


def test_digests_along_the_way_tell_where_a_replay_goes_astray() -> None:
    game = played(5)
    game.save()
    for _ in range(5):
        assert game.ask is not None
        game.answer(0)
    save = json.loads(game.save())
    assert [n for n, _ in save["marks"]] == [5, 10]
    save["marks"][0][1] = "0" * 32
    with pytest.raises(BadSave, match="after 5 answers"):
        longbox.load(sealed(save), verify=True)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(list(json.loads(TEXT))), json_values))
def test_any_json_in_any_part_is_refused_or_harmless(parts: dict[str, Any]) -> None:
    with suppress(LongboxError):  # anything else is a crash
        longbox.load(sealed(json.loads(TEXT) | parts), verify=True)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_refused(data: bytes | str) -> None:
    with pytest.raises(LongboxError):
        longbox.load(data)


def test_the_title_is_found_by_its_name_only() -> None:
    asked: list[str] = []

    def find(name: str) -> Any:
        asked.append(name)
        return TITLE

    Game.load(TEXT, find)
    assert asked == ["sample"]


# -- new dice ----------------------------------------------------------------------------------------------------------------


def went_on(seed: str = "other") -> tuple[Game[Any], Game[Any]]:
    """A game, and one that goes on from its middle with new dice."""
    game = played(6)
    other = game.clone()
    other.new_dice(seed)
    return game, other


def test_new_dice_are_others_from_there_on_and_no_sooner() -> None:
    game, other = went_on()
    assert other.answers == game.answers
    assert (other.state.key, other.state.count) != (game.state.key, game.state.count)
    rolls = [[one.state.copy().roll(12, 6) for _ in range(1)] for one in (game, other, went_on()[1])]
    assert rolls[0] != rolls[1] == rolls[2]
    assert (game.seeds, other.seeds) == ({}, {6: "other"})


def test_a_game_with_new_dice_is_saved_and_replayed_with_them() -> None:
    game, other = went_on()
    for _ in range(4):
        other.answer(0)
    text = other.save()
    for verify in (False, True):
        again = longbox.load(text, verify=verify)
        assert again.digest == other.digest
        assert again.seeds == {6: "other"}
        assert again.events() == other.events()
        assert again.commitment == commitment("other")
    assert "seeds" not in json.loads(game.save())


def test_new_dice_must_fit_the_answers() -> None:
    _, other = went_on()
    for seeds in ([[7, "x"]], [[2, 1.5]], [[2, True]], [["a", "x"]], 5, [[1]]):
        save = json.loads(other.save())
        save["seeds"] = seeds
        with pytest.raises(BadSave):
            longbox.load(sealed(save))
    save = json.loads(other.save())
    del save["seeds"]
    with pytest.raises(BadSave, match="last position"):
        longbox.load(sealed(save), verify=True)
