"""The public interface: new, ask, answer, view, clone, log, result; and the sentences when something is wrong."""

from __future__ import annotations

import math
from typing import Any

import pytest

import longbox
from longbox import SPECTATOR, BadOption, Game, Illegal, LongboxError
from longbox.kernel import Ask, Length, Option, commitment
from longbox.kernel.asks import checked_value, pair_of_numbers


def at(kind: str, seed: int = 3) -> Game[Any]:
    game = longbox.new("sample", seed=seed)
    while game.ask is not None and game.ask.kind != kind:
        game.answer(0)
    assert game.ask is not None
    return game


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (4, "Option 4 does not exist; this question has 4 options, numbers 0 to 3."),
        (-1, "Option -1 does not exist; this question has 4 options, numbers 0 to 3."),
        (10**40, "Option with that number does not exist; this question has 4 options, numbers 0 to 3."),
        (True, "The truth value True is no answer; send the number of an option (it has 4 options, numbers 0 to 3)."),
        (1.0, "The number 1.0 is no answer; send the number of an option (it has 4 options, numbers 0 to 3)."),
        (math.nan, "The number nan is no answer; send the number of an option (it has 4 options, numbers 0 to 3)."),
        ("1", 'The text "1" is no answer; send the number of an option (it has 4 options, numbers 0 to 3).'),
        (None, "Nothing is no answer; send the number of an option (it has 4 options, numbers 0 to 3)."),
        ({}, "A value of type dict is no answer; send the number of an option (it has 4 options, numbers 0 to 3)."),
        ([1, 2], "This question takes no free value; send the number of an option (it has 4 options, numbers 0 to 3)."),
    ],
)
def test_a_wrong_answer_is_refused_in_a_sentence(value: Any, sentence: str) -> None:
    game = at("bid")
    before = game.save()
    with pytest.raises(Illegal) as refused:
        game.answer(value)
    assert str(refused.value) == sentence
    assert game.save() == before


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ([math.nan, 1], "nan is not a number that can be measured; send finite numbers."),
        ([1, math.inf], "inf is not a number that can be measured; send finite numbers."),
        ([20, 2], "(20, 2) is not on the roof, which is 12 by 12."),
        ([10, 9], "(10, 9) is 10.6 away; you can walk 3."),
        ([1], "A point is two numbers, like [3.5, 12]."),
        (["a", "b"], "A point is two numbers, like [3.5, 12]."),
        ([None, 1], "Nothing cannot be part of a value; send numbers or words."),
        ([1 << 60, 1], "That number is too large to be measured; send a smaller one."),
        ([0] * 501, "That value is too large; send a short list of numbers."),
        (
            "here",
            'The text "here" is no answer; send the number of an option (it has 5 options, numbers 0 to 4) or a list of values.',
        ),
    ],
)
def test_a_wrong_place_is_refused_in_a_sentence(value: Any, sentence: str) -> None:
    game = at("walk")  # seat A stands at (2, 2)
    before = game.save()
    with pytest.raises(Illegal) as refused:
        game.answer(value)
    assert str(refused.value) == sentence
    assert game.save() == before


def test_another_seat_cannot_answer() -> None:
    game = at("bid")
    with pytest.raises(Illegal, match="Seat 2 is not asked; the game waits for seat 0"):
        game.answer(0, seat=2)
    game.answer(0, seat=0)


def test_a_finished_game_takes_no_answers() -> None:
    game = longbox.new("sample", seed=3)
    assert game.result is None
    while game.ask is not None:
        game.answer(0)
    assert game.result is not None
    with pytest.raises(Illegal, match="The game is over"):
        game.answer(0)


def test_a_clone_goes_its_own_way() -> None:
    game = at("walk")
    twin = game.clone()
    twin.answer(1)
    assert len(twin.answers) == len(game.answers) + 1
    assert twin.digest != game.digest


def test_the_view_shows_options_only_to_the_seat_that_is_asked() -> None:
    game = at("walk")
    assert game.ask is not None
    asked = game.ask.seat
    assert game.view(asked)["ask"]["options"] == list(game.ask.options)
    assert game.view(asked)["ask"]["region"] == game.ask.region.describe()  # type: ignore[union-attr]
    for seat in {SPECTATOR, 0, 1, 2} - {asked}:
        assert game.view(seat)["ask"] == {"seat": asked, "kind": "walk"}
    assert game.view()["stack"] == [["Match", "rounds"], ["Round", "turns"], ["Turn", "walk"]]


def test_the_log_is_told_in_both_languages_and_hides_what_a_seat_may_not_know() -> None:
    game = at("walk")
    assert game.log("de")[0] == "Runde 1"
    assert "Seat A seals a bid of 0." in game.log("en")
    assert "Seat A seals a bid." in game.log("en", seat=1)
    with pytest.raises(LongboxError, match="no log in 'fr'; there is de and en"):
        game.log("fr")


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: longbox.new("crisys"), "There is no title 'crisys'; did you mean crisis?"),
        (lambda: longbox.new("challenger"), "Challenger events cannot be played, only read"),
        (lambda: longbox.new("sample", seats=4), "Scrap is played by 3, not by 4."),
        (lambda: longbox.new("sample", seats=True), "Scrap is played by 3, not by True."),
        (lambda: longbox.new("sample", rounds=9), "rounds=9 is not possible; it takes a whole number from 1 to 5."),
        (lambda: longbox.new("sample", rounds=True), "rounds=True is not possible; it takes a whole number from 1 to 5."),
        (lambda: longbox.new("sample", round=3), "Scrap has no option 'round'; did you mean rounds?"),
        (lambda: longbox.new("sample", seed=1.5), "A seed is a whole number or a text, not float."),  # type: ignore[arg-type]
    ],
)
def test_a_game_that_cannot_be_started_says_why(call: Any, sentence: str) -> None:
    with pytest.raises(LongboxError) as refused:
        call()
    assert str(refused.value).startswith(sentence)


def test_options_may_come_as_words() -> None:
    assert longbox.new("sample", rounds="2").state.options == {"rounds": 2}
    assert Option(True, (True, False), "").accept("x", "false") is False
    with pytest.raises(BadOption, match="x=maybe is not possible; it takes true or false"):
        Option(True, (True, False), "").accept("x", "maybe")


@pytest.mark.parametrize(("given", "kept"), [(5, 5.0), ("5.25", 5.25), (0.5, 0.5), (20, 20.0)])
def test_lengths_may_be_any_number_between_their_bounds(given: object, kept: float) -> None:
    assert Length(5.0, 0.5, 20.0, "").accept("medium", given) == kept


@pytest.mark.parametrize("given", [0.4, 20.1, math.nan, math.inf, "wide", None, True, []])
def test_other_lengths_are_refused(given: object) -> None:
    with pytest.raises(BadOption, match=r"it takes a number from 0.5 to 20"):
        Length(5.0, 0.5, 20.0, "").accept("medium", given)


def test_the_commitment_is_that_of_the_seed() -> None:
    assert longbox.new("sample", seed=7).commitment == commitment(7)


def test_asks_compare_by_value() -> None:
    assert Ask(0, "a", (1, 2)) == Ask(0, "a", [1, 2])
    assert Ask(0, "a", (1, 2)) != Ask(1, "a", (1, 2))
    assert Ask(0, "a", ()) != "a"
    assert repr(Ask(0, "a", (1,))) == "Ask(0, 'a', (1,))"


def test_values_are_frozen() -> None:
    assert checked_value([[1, 2], "a"]) == ((1, 2), "a")
    assert pair_of_numbers((1, 2)) == (1.0, 2.0)
    with pytest.raises(Illegal, match="at most 200 letters"):
        checked_value(["x" * 201])
