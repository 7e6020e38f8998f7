"""Maps: drawings and what is wrong with them; what the ground makes of them."""

from __future__ import annotations

import dataclasses
import json
from importlib import resources

import pytest

from longbox.titles.tactics.ground import Gait, Ground, squares_of
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
from longbox.titles.tactics.speech.refusals import refusal


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
    slow = Ground(dataclasses.replace(of, squares=tuple(squares)))
    assert (quick.bits, quick.steps, quick.adjacent, quick.near, quick.full) == (
        slow.bits,
        slow.steps,
        slow.adjacent,
        slow.near,
        slow.full,
    )


# -- the six maps ------------------------------------------------------------------------------------------------------------


def test_the_maps_of_the_box() -> None:
    assert READY == ("crossroads", "docks", "laboratory", "mall", "rooftops", "street")


@pytest.mark.rule("FT-203")
@pytest.mark.parametrize("name", READY)
def test_every_ready_map_has_a_gazetteer_entry(name: str) -> None:
    found = the_map(name)
    assert set(found.gazetteer) == {"en", "de"}
    assert all(len(text) > 200 for text in found.gazetteer.values())


@pytest.mark.parametrize("name", READY)
def test_every_ready_map_is_the_same_from_both_sides(name: str) -> None:
    """Turned halfway round it is itself, so neither side has the better half."""
    found = the_map(name)
    last = len(found.squares) - 1
    assert found.squares == found.squares[::-1]
    for edges in (found.walls, found.ladders):
        assert {(last - b, last - a) for a, b in edges} == edges
    assert {last - square for square in found.area(0)} == set(found.area(1))


@pytest.mark.parametrize("name", READY)
def test_everything_can_be_walked_to_without_falling(name: str) -> None:
    ground = Ground(the_map(name))
    safe = ground.paces(Gait(False, False, False, False)).safe
    edge = [the_map(name).area(0)[0]]
    seen = set(edge)
    while edge:
        more = set(squares_of(safe[edge.pop()])) - seen
        seen |= more
        edge += more
    assert [ground.label(square) for square in range(ground.size) if square not in seen and not ground.full >> square & 1] == []


@pytest.mark.rule("FT-159", "FT-160")
@pytest.mark.parametrize("name", READY)
def test_both_plots_find_room_by_the_rules(name: str) -> None:
    """Two tokens eight squares apart, four from every edge, eight from a team that stands at its side."""
    ground, found = Ground(the_map(name)), the_map(name)
    for side in (0, 1):
        far = [
            square
            for square in range(ground.size)
            if ground.clear() >> square & 1
            and ground.edge(square) >= 4
            and all(ground.distance(square, start) >= 8 for start in found.area(side))
        ]
        assert any(ground.distance(a, b) >= 8 for a in far for b in far), ground.label(far[0])


def test_maps_differ_in_character() -> None:
    def share(name: str, bit: int) -> float:
        squares = the_map(name).squares
        return sum(bool(bits & bit) for bits in squares) / len(squares)

    assert share("docks", AQUATIC) > 0.15
    assert share("rooftops", ELEVATED) > 0.5
    assert share("mall", INDOOR) > 0.25
    assert share("laboratory", INDOOR) > 0.5
    assert share("crossroads", ELEVATED) > 0.15
    assert 0.1 < share("street", ELEVATED) < 0.4
    assert len(the_map("laboratory").walls) > len(the_map("mall").walls)


@pytest.mark.parametrize(
    ("lines", "german"),
    [
        ([". . .", ". x ."], "Feld B2 ist als 'x' gezeichnet"),
        ([".H."], "Die Leiter zwischen A1 und B1 führt nirgendwohin"),
        (["/ ."], "Die Treppe auf A1 hat kein Ende"),
        ([". . .", ". ."], "Zeile 2 der Karte hat 2 Felder"),
    ],
)
def test_what_is_wrong_is_told_in_german_too(lines: list[str], german: str) -> None:
    with pytest.raises(BadMap) as caught:
        draw(*lines)
    assert german in refusal(caught.value, "de")


def test_the_gazetteer_is_given_per_language() -> None:
    with pytest.raises(BadMap, match="The gazetteer of a map is given per language"):
        load('{"drawing": [". ."], "gazetteer": "nice"}')
