"""Maps: drawings and what is wrong with them; what the ground makes of them."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from longbox.titles.tactics.ground import Ground
from longbox.titles.tactics.maps import (
    AQUATIC,
    DIFFICULT,
    ELEVATED,
    FIRE,
    INDOOR,
    READY,
    SMOKE,
    SOLID,
    BadMap,
    draw,
    load,
    playable,
    the_map,
)


@pytest.mark.parametrize("name", READY)
def test_every_ready_map_can_be_played_on(name: str) -> None:
    found = playable(the_map(name))
    assert set(found.names) == {"en", "de"}
    text = (resources.files("longbox.titles.tactics.maps") / f"{name}.json").read_text(encoding="utf-8")
    assert load(text) == found


@pytest.mark.rule("FT-200", "FT-204", "FT-211", "FT-219", "FT-220", "FT-230")
def test_what_the_signs_mean() -> None:
    found = draw(". d w", "# ~ f", "# . i", indoor=((0, 2, 1, 2),))
    assert found.squares[:6] == (0, DIFFICULT, AQUATIC, SOLID | ELEVATED, SMOKE, FIRE | SMOKE)
    assert found.squares[6:8] == (SOLID | INDOOR, INDOOR)


def test_walls_and_ladders_stand_between_squares() -> None:
    found = draw(". .|.", "  = -", ". # .", ". . .")
    assert found.walls == {(1, 2), (2, 5)}
    assert found.ladders == {(1, 4)}


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([". . .", ". ."], "Row 2 of the map has 2 squares"),
        ([". ?"], "Square B1 is drawn as '[?]'"),
        ([". . .", ". x ."], "Square B2 is drawn as 'x'"),
        ([".x."], "Between A1 and B1 stands 'x'"),
        ([".H."], "The ladder between A1 and B1 leads nowhere"),
        ([". .", " -", ". ."], "under no square"),
        (["- -", ". ."], "rim of the map"),
        ([". ^ #"], "The top of a stair at B1 has no stair beside it"),
        (["/ ^ ."], "The stair at B1 leads nowhere"),
        (["/ ."], "The stair at A1 has no top"),
        ([""], "no squares"),
    ],
)
def test_a_wrong_map_names_the_square(lines: list[str], sentence: str) -> None:
    with pytest.raises(BadMap, match=sentence):
        draw(*lines)


@pytest.mark.rule("FT-212")
def test_nothing_indoor_is_elevated() -> None:
    with pytest.raises(BadMap, match="Square A1 is Indoor and Elevated"):
        draw("e .", indoor=((0, 0, 0, 0),))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "no JSON"),
        ("[]", "no drawing"),
        ('{"drawing": [". ."], "weather": 1}', "a field 'weather'"),
        ('{"drawing": [". ."], "indoor": [[1]]}', "list of rectangles"),
        ('{"drawing": [". ."], "areas": [[0, 0, 0, 0]]}', "one for each side or none"),
        ('{"drawing": [". ."], "areas": [[0, 0, 9, 0], [0, 0, 0, 0]]}', "does not lie on the map"),
        ('{"drawing": [1]}', "lines of text"),
        ('{"drawing": [". ."], "name": "x"}', "per language"),
    ],
)
def test_a_wrong_map_file_says_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(BadMap, match=sentence):
        load(text)


def test_a_map_too_small_for_play_is_refused() -> None:
    with pytest.raises(BadMap, match="3 by 2 squares"):
        playable(draw(". . .", ". . ."))
    with pytest.raises(BadMap, match="room for 0 figures"):
        playable(draw(*[" ".join("#" * 12)] * 3, *[" ".join("." * 12)] * 12, indoor=((0, 0, 11, 1),)))


@pytest.mark.rule("FT-154", "FT-155")
def test_starting_areas() -> None:
    rows = [" ".join("." * 12)] * 13
    plain = draw(*rows)
    assert plain.area(0) == tuple(range(2, 10)) + tuple(range(14, 22))
    assert plain.area(1) == tuple(range(146, 154)) + tuple(range(134, 142))
    marked = load(json.dumps({"drawing": rows, "areas": [[0, 0, 1, 0], [3, 12, 3, 12]]}))
    assert marked.area(0) == (0, 1)
    assert marked.area(1) == (147,)


def test_a_changed_ground_equals_one_built_anew() -> None:
    """The short way (only the squares around a change) gives what building everything gives."""
    of = the_map("crossroads")
    ground = Ground(of)
    changes = tuple((square, DIFFICULT) for square, bits in enumerate(of.squares) if bits & SOLID)[::3]
    quick = ground
    for change in changes:
        quick = quick.changed((change,))
    squares = list(of.squares)
    for square, bits in changes:
        squares[square] = bits
    import dataclasses

    slow = Ground(dataclasses.replace(of, squares=tuple(squares)))
    assert (quick.bits, quick.steps, quick.adjacent, quick.near, quick.full) == (
        slow.bits,
        slow.steps,
        slow.adjacent,
        slow.near,
        slow.full,
    )
