"""Where pieces are, in words."""

from __future__ import annotations

import pytest

from longbox.titles import facets
from longbox.titles.crisis.page.voice import Voice
from longbox.titles.crisis.page.whereabouts import clock
from longbox.titles.crisis.title import TITLE

from ..fighters import *
from ..scene import Duel, box

PAGE = facets.page(TITLE)
CAR = box("car", 2, 14.5, 9, 1, 2)
BENCH = box("bench", 1, 20, 9, 1, 2)


def where(duel: Duel, key: str = "character:0", seat: int = 0, language: str = "en") -> str:
    return PAGE.places(duel.t, seat, language)[key]


def duel(*terrain: object, x: float = 13.5, y: float = 10.0) -> Duel:
    return Duel(FIGHTER, ["ultron", FIGHTER], terrain).put(0, x, y).put(1, 20, 10).put(2, 34, 34)


def test_terrain_is_between_beside_or_below() -> None:
    assert where(duel(CAR)) == "Behind the car, Range 3 of Ultron, on your side."
    assert where(duel(CAR, x=15, y=12)) == "Beside the car, Range 3 of Ultron, on your side."
    assert where(duel(CAR, x=15)) == "On the car, Range 3 of Ultron, on your side."
    assert where(duel(CAR, x=10)) == "Range 5 of Ultron, on your side, left."
    gone = duel(CAR)
    gone.t.rubble = 1
    assert where(gone) == "Range 3 of Ultron, on your side."


def test_of_several_cars_the_number_is_told() -> None:
    another = box("car", 2, 30, 30, 1, 2)
    assert where(duel(another, CAR)).startswith("Behind car 2, ")
    assert where(duel(another, CAR), language="de").startswith("Hinter Auto 2, ")


@pytest.mark.parametrize(("terrain", "said"), [(CAR, "Hinter dem Auto"), (box("bench", 1, 14.5, 9, 1, 2), "Hinter der Bank")])
def test_german_knows_the_article(terrain: object, said: str) -> None:
    assert where(duel(terrain), language="de") == f"{said}, Reichweite 3 zu Ultron, auf deiner Seite."


def test_whoever_is_far_from_everybody_and_a_marker_beside() -> None:
    far = duel(x=2, y=2)
    assert where(far) == "Beyond Range 5 of Ultron, on your side, left."
    far.t.markers = (("web", 0, 3.0, 3.0),)
    assert where(far, "marker:0") == f"Range 1 of {Voice('en', far.t).character(0)}, on your side, left."


def test_sides_and_hours_are_as_in_the_picture() -> None:
    here = duel(x=5, y=3)
    assert where(here, seat=0).endswith("on your side, left.")
    assert where(here, seat=1).endswith("on the far side, right.")
    assert where(here, seat=-1).endswith("on the near side, left.")
    ways = {"south": ("north", 0, 1), "north": ("south", 0, -1), "west": ("east", 1, 0), "east": ("west", -1, 0)}
    for own, (other, *up) in ways.items():
        here.t.edges = (own, other)
        v = Voice("en", here.t)
        assert clock(v, here.t, 0, *up) == clock(v, here.t, 1, -up[0], -up[1]) == "toward 12 o'clock"
        assert clock(v, here.t, 0, up[1], -up[0]) == "toward 3 o'clock"
        assert clock(v, here.t, 0, -up[1], up[0]) == "toward 9 o'clock"


def test_an_advance_is_offered_by_places_and_judged_in_words() -> None:
    scene = duel(CAR, x=10).advance(0, 1)
    offer = PAGE.offer(scene.t, scene.ask)
    rows = [(one["label"], one.get("note")) for one in offer["options"]]
    assert len({*rows}) == len(rows)
    assert any(label.startswith(("Behind the car", "Beside the car", "On the car")) for label, _ in rows)
    assert all(one["note"].endswith("o'clock") for one in offer["options"][1:])
    found = PAGE.measure(scene.t, 0, {"what": "judge", "value": [13.4, 10.0]})
    assert found["words"] == "Behind the car, Range 3 of Ultron"
