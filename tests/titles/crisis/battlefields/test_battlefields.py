"""The battlefields themselves: ready, generated and of one's own."""

from __future__ import annotations

import json
import time
from math import dist, inf, nan
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from longbox.geometry.ends import end_legal
from longbox.geometry.shapes import pt_poly
from longbox.kernel import BadOption, Game, Generator
from longbox.titles.crisis.battlefields import (
    KINDS,
    READY,
    THEMES,
    BadBattlefield,
    Battlefield,
    Piece,
    advice,
    as_svg,
    battlefield,
    broken,
    faults,
    generate,
    load_battlefield,
)
from longbox.titles.crisis.battlefields.scatter import _in_cells
from longbox.titles.crisis.ground import BOARD, ground_of
from longbox.titles.crisis.rules.layout import place_of
from longbox.titles.crisis.title import TITLE
from titles.crisis.shelf import the_cards

LARGE = 1.28
"""The radius of the largest base."""

EVERY = pytest.mark.parametrize("name", READY)


def piece(kind: str, left: float, bottom: float, right: float, top: float, size: int = 0) -> Piece:
    return Piece(kind, size or KINDS[kind].size, True, ((left, bottom), (right, bottom), (right, top), (left, top)))


def field(*pieces: Piece) -> Battlefield:
    return Battlefield("test", {"en": "Test", "de": "Test"}, {"en": "", "de": ""}, pieces)


def is_fair(one: Battlefield) -> bool:
    """Whether it looks the same after a half turn."""
    return all(any(are_twins(p, q) for q in one.features) for p in one.features)


def are_twins(p: Piece, q: Piece) -> bool:
    turned = [(BOARD - x, BOARD - y) for x, y in p.corners]
    return p[:3] == q[:3] and all(any(dist(x, y) < 0.001 for y in q.corners) for x in turned)


# -- ready battlefields ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-121", "CP-122", "CP-124", "CP-125")
@EVERY
def test_ready_battlefields_follow_all_advice(name: str) -> None:
    one = battlefield(name)
    assert one.id == name
    assert faults(one) == []
    assert 12 <= len(one.features) <= 18
    sizes = [p.size for p in one.features]
    assert len(set(sizes)) == 5  # from 1 to 5
    assert sum(2 <= size <= 4 for size in sizes) > len(sizes) / 2
    assert sum(not p.interactive for p in one.features) <= 2
    assert all(one.names[language] and one.about[language] for language in ("en", "de"))


def test_every_file_is_offered() -> None:
    ready = Path(__file__).parents[4] / "src/longbox/titles/crisis/battlefields/ready"
    assert sorted(READY) == sorted(path.stem for path in ready.iterdir())
    assert TITLE.options["battlefield"].allowed == (*READY, "random")
    names = [battlefield(name).names[language] for name in READY for language in ("en", "de")]
    assert len(set(names)) == len(names)


@EVERY
def test_both_players_have_the_same_battlefield(name: str) -> None:
    assert is_fair(battlefield(name))


@EVERY
def test_the_largest_base_walks_from_every_edge_to_everywhere(name: str) -> None:
    """On the ground, in steps of half an inch; and every edge has room to deploy."""
    polygons = [feature.polygon for feature in ground_of(battlefield(name).terrain).features]
    free = {
        (i, j) for i in range(3, 70) for j in range(3, 70) if end_legal((i / 2, j / 2, LARGE), (), (), polygons)
    }  # fmt: skip
    reached, front = set(), [min(free)]
    while front:
        i, j = front.pop()
        if (i, j) in free and (i, j) not in reached:
            reached.add((i, j))
            front += [(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)]
    assert reached == free
    for edge in range(4):
        deployed = {spot for spot in free if (spot[edge % 2] if edge < 2 else 72 - spot[edge % 2]) <= 2 * 6}
        assert len(deployed) > 350  # of 670


@EVERY
def test_every_token_can_be_reached_from_the_ground(name: str) -> None:
    """No token lies so deep under terrain that only somebody on top gets within Range 1 of it."""
    polygons = [feature.polygon for feature in ground_of(battlefield(name).terrain).features]
    for crisis in the_cards().crises.values():
        for tokens in crisis.tokens:
            for x, y in [place_of(TITLE.new(seed=1), mark) for mark in tokens.at]:
                for tx, ty in ((x, y), (BOARD - y, x)):
                    assert min(pt_poly(tx, ty, polygon) for polygon in polygons) >= -1.5


@EVERY
@pytest.mark.parametrize("language", ["en", "de"])
def test_drawings_show_every_feature_with_its_size(name: str, language: str) -> None:
    one = battlefield(name)
    drawing = ElementTree.fromstring(as_svg(one, language))
    mark = "{http://www.w3.org/2000/svg}"
    groups = drawing.findall(f"{mark}g")
    assert [group.findtext(f"{mark}text") for group in groups] == [str(p.size) for p in one.features]
    for group, p in zip(groups, one.features, strict=True):
        title = group.findtext(f"{mark}title") or ""
        assert title.startswith(KINDS[p.kind].de if language == "de" else KINDS[p.kind].en)
        assert ("interacti" in title or "interaktiv" in title) is not p.interactive


def hatching(one: Battlefield) -> float:
    """The length of the strokes of the first feature."""
    path = ElementTree.fromstring(as_svg(one)).find(".//{http://www.w3.org/2000/svg}g/{http://www.w3.org/2000/svg}path")
    assert path is not None
    first = path.get("d", "").split("M")[1]
    (ax, ay), (bx, by) = ([float(number) for number in point.split()] for point in first.split("L"))
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def test_the_hatching_is_as_long_as_the_feature_is_tall() -> None:
    lengths = [hatching(field(piece("kiosk", 10, 10, 12, 12, size))) for size in (1, 2, 3, 4, 5, 6)]
    assert [round(length / lengths[0], 1) for length in lengths] == pytest.approx([1, 2, 3, 4, 5, 6], abs=0.25)


@pytest.mark.rule("CP-453")
@pytest.mark.parametrize(
    ("size", "kinds"),
    [
        (1, "bench crate lamppost"), (2, "dumpster cryo-tube car"), (3, "kiosk billboard food-truck"),
        (4, "truck market-stand"), (5, "building monolith pyramid"),
    ],
)  # fmt: skip
def test_usual_sizes(size: int, kinds: str) -> None:
    assert {KINDS[kind].size for kind in kinds.split()} == {size}


def test_every_kind_has_a_name_of_its_own_in_both_languages() -> None:
    assert len({kind.en for kind in KINDS.values()}) == len({kind.de for kind in KINDS.values()}) == len(KINDS)
    assert all(1 <= kind.size <= 5 for kind in KINDS.values())


# -- what is wrong -----------------------------------------------------------------------------------------------------

HARD = [
    (Piece("car", 2, True, ((10, 10), (14, 10), (11, 11), (10, 14))), "Car 2 is not convex"),
    (Piece("car", 2, True, ((10, 10), (14, 10))), "Car 2 has 2 corners; a footprint needs three."),
    (Piece("car", 2, True, ((10, 10), (12, 10), (14, 10))), "Car 2 has no area"),
    (Piece("car", 2, True, ((10, 10), (nan, 10), (14, 14))), "Car 2 has a corner that is no number."),
    (Piece("car", 2, True, ((10, 10), (inf, 10), (14, 14))), "Car 2 has a corner that is no number."),
    (piece("car", 34, 10, 37.5, 12), "Car 2 reaches 1.5 in over the edge of the battlefield."),
    (piece("car", 10, -2, 12, 1), "Car 2 reaches 2.0 in over the edge of the battlefield."),
    (piece("car", 22.5, 20, 26, 22), "Car 2 overlaps Car 1 by 0.5 in."),
    (piece("car", 10, 10, 12, 12, size=7), "Car 2 has the Size 7; a Size is a whole number from 1 to 6."),
    (Piece("car", 0, True, ((10, 10), (12, 10), (12, 12))), "Car 2 has the Size 0; a Size is a whole number from 1 to 6."),
    (Piece("castle", 3, True, ((10, 10), (12, 10), (12, 12))), "Castle 1 is of no known kind."),
]


@pytest.mark.parametrize(("wrong", "sentence"), HARD)
def test_what_cannot_be_played_on(wrong: Piece, sentence: str) -> None:
    one = field(piece("car", 20, 20, 23, 22), wrong)
    assert len(broken(one)) == 1
    assert faults(one)[0].startswith(sentence)


def test_touching_is_allowed_if_unusual() -> None:
    one = field(piece("car", 10, 10, 12, 12), piece("car", 12, 10, 14, 12))
    assert broken(one) == []
    assert "Car 2 stands 0.0 in from Car 1; terrain should be more than 3 in apart." in advice(one)


@pytest.mark.rule("CP-122", "CP-124", "CP-125")
def test_what_the_book_advises_against() -> None:
    """Advice is given, not enforced (Q26)."""
    one = field(piece("car", 10, 10, 12, 12), piece("building", 3.1, 10, 8.8, 14), piece("bench", 20, 2.9, 22, 3.5))
    assert broken(one) == []
    assert faults(one) == [
        "The battlefield has 3 features; there should be at least 12.",
        "Only 1 of 3 features have Size 2 to 4; most should.",
        "Bench 1 stands 2.9 in from the edge; terrain should be more than 3 in from every edge.",
        "Building 1 stands 1.2 in from Car 1; terrain should be more than 3 in apart.",
    ]
    assert TITLE.new(options={"battlefield": one.terrain}).terrain == one.terrain


@pytest.mark.rule("CP-124", "CP-125")
@pytest.mark.parametrize(("gap", "said"), [(3.0, True), (3.02, False)])
def test_exactly_range_2_is_still_within_it(gap: float, said: bool) -> None:
    apart = field(piece("car", 10, 10, 12, 12), piece("car", 12 + gap, 10, 17, 12))
    assert any("apart" in sentence for sentence in advice(apart)) is said
    edge = field(piece("car", gap, 10, 8, 12))
    assert any("every edge" in sentence for sentence in advice(edge)) is said


@pytest.mark.rule("CP-122")
def test_size_6_is_possible_but_unusual() -> None:
    one = field(piece("building", 10, 10, 15, 15, size=6))
    assert broken(one) == []
    assert "Building 1 has Size 6; terrain should have Sizes 1 to 5." in advice(one)


# -- files of one's own ------------------------------------------------------------------------------------------------


def car(**more: Any) -> dict[str, Any]:
    return {"kind": "car", "x": 10, "y": 10, **more}


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "yard.json"
    rows = [car(), car(y=20, turn=90, size=3, interactive=False), {"kind": "tree", "corners": [[1, 1], [3, 1], [2, 3]]}]
    path.write_text(json.dumps({"name": "Our yard", "features": rows}), encoding="utf-8")
    one = load_battlefield(path)
    assert (one.names["de"], one.features[0]) == ("Our yard", piece("car", 8.25, 9.1, 11.75, 10.9))
    assert one.features[1][:3] == ("car", 3, False)
    assert sorted(one.features[1].corners) == [(9.1, 18.25), (9.1, 21.75), (10.9, 18.25), (10.9, 21.75)]
    assert one.features[2].corners == ((1.0, 1.0), (3.0, 1.0), (2.0, 3.0))


BAD = [
    ("nonsense", "This is not JSON (line 1); a battlefield is an object with features."),
    ("[" * 100_000, "This is not JSON; a battlefield is an object with features."),
    ([], "A battlefield is an object with a list of features."),
    ({"features": 3}, "A battlefield is an object with a list of features."),
    ({"features": [], "trees": 3}, "The battlefield says 'trees', which means nothing here"),
    ({"features": [], "id": 3}, "The id of a battlefield is a word."),
    ({"features": [], "name": {"en": "x"}}, "The name of a battlefield is a text, or one for en and one for de."),
    ({"features": [], "surfaces": [{"kind": "lava"}]}, "A surface is one of road"),
    ({"features": [], "surfaces": [{"kind": "road", "corners": [[1]]}]}, "A surface (road) needs corners as a list of [x, y]."),
    ({"features": [car()] * 61}, "The battlefield has 61 features; 60 are the most."),
    ({"features": [7]}, "Feature 1 is not an object with a kind and a place."),
    ({"features": [car(), {"x": 3, "y": 3}]}, "Feature 1 has no kind that is known here; a feature is one of barrier"),
    ({"features": [{"kind": ["car"]}]}, "Feature 1 has no kind that is known here"),
    ({"features": [car(), {"kind": "car", "x": 3}]}, "Car 2 does not say where it stands: y is missing."),
    ({"features": [car(), car(x="3")]}, "Car 2 has x = '3'; that is no number of inches."),
    ({"features": [car(), car(x=nan)]}, "Car 2 has x = nan; that is no number of inches."),
    ({"features": [car(), car(x=10**400)]}, "Car 2 has x = 10000"),
    ({"features": [car(), car(x=True)]}, "Car 2 has x = True; that is no number of inches."),
    ({"features": [car(), car(w=0)]}, "Car 2 is 0 in across (w); it must be more than 0."),
    ({"features": [car(), car(size=2.5)]}, "Car 2 has the Size 2.5; a Size is a whole number from 1 to 6."),
    ({"features": [car(), car(size=9)]}, "Car 2 has the Size 9; a Size is a whole number from 1 to 6."),
    ({"features": [car(), car(interactive=1)]}, "Car 2 must say true or false for interactive."),
    ({"features": [car(), car(colour="red")]}, "Car 2 says 'colour', which means nothing here"),
    ({"features": [car(), car(corners=[])]}, "Car 2 has corners and a middle; it can have only one of them."),
    ({"features": [{"kind": "car", "corners": 7}]}, "Car 1 needs corners as a list of [x, y]."),
    ({"features": [{"kind": "car", "corners": [[1, 1], [2, 2]]}]}, "Car 1 has 2 corners; a footprint needs three."),
    ({"features": [car(), car(x=12)]}, "Car 2 overlaps Car 1 by 1.5 in."),
]


@pytest.mark.parametrize(("content", "sentence"), BAD)
def test_a_broken_file_is_refused_with_one_sentence(tmp_path: Path, content: Any, sentence: str) -> None:
    path = tmp_path / "own.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    with pytest.raises(BadBattlefield) as error:
        load_battlefield(path)
    assert str(error.value).startswith(f"own.json: {sentence}")
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadBattlefield, match=r"none.json cannot be read: No such file"):
        load_battlefield(tmp_path / "none.json")
    (tmp_path / "noise.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBattlefield, match=r"noise.json cannot be read: it is not text"):
        load_battlefield(tmp_path / "noise.json")


@pytest.mark.rule("CP-123")
def test_terrain_the_players_agreed_on_travels_with_the_game() -> None:
    own = battlefield("market").terrain[:5]
    game = Game.new(TITLE, seed=3, options={"battlefield": own})
    game.answer(0)
    again = Game.load(game.save(), {"crisis": TITLE}.__getitem__)
    assert again.state.terrain == game.state.terrain == own
    with pytest.raises(BadOption, match="battlefield cannot be played on: Building 1 has the Size 9"):
        TITLE.new(options={"battlefield": [["building", 9, True, [[1, 1], [2, 1], [2, 2]]]]})
    for nonsense in ([3], [["car", 2, True]], [["car", 2, True, 7]], [[{}, 2, True, [[1, 1], [2, 1], [2, 2]]]]):
        with pytest.raises(BadOption, match="battlefield cannot be played on"):
            TITLE.new(options={"battlefield": nonsense})
    with pytest.raises(BadOption, match=r"battlefield=moon is not possible; it takes downtown, .* or random"):
        TITLE.new(options={"battlefield": "moon"})


# -- generated ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-121", "CP-122", "CP-124", "CP-125")
@pytest.mark.parametrize("symmetric", [True, False])
@pytest.mark.parametrize("theme", THEMES)
def test_generated_battlefields_follow_all_advice(theme: str, symmetric: bool) -> None:
    seen = set()
    for seed in range(40):
        one = generate(seed, theme, symmetric)
        assert faults(one) == []
        assert len({p.size for p in one.features}) >= 4
        assert is_fair(one) is symmetric
        seen.add(one.terrain)
    assert len(seen) == 40


@pytest.mark.parametrize("symmetric", [True, False])
@pytest.mark.parametrize("theme", THEMES)
def test_the_last_resort_cannot_fail(theme: str, symmetric: bool) -> None:
    for seed in range(40):
        assert faults(field(*_in_cells(THEMES[theme], Generator(seed), symmetric))) == []


@pytest.mark.all
def test_generating_is_quick() -> None:
    started = time.process_time()
    for seed in range(40):
        generate(seed)
    assert (time.process_time() - started) / 40 < 0.05


def test_generating_is_repeatable() -> None:
    first = [generate(seed) for seed in range(40)]
    assert [generate(seed) for seed in range(40)] == first
    assert generate(Generator(3)) == first[3]
    with pytest.raises(BadOption, match=r"There is no theme 'parc'; did you mean park\?"):
        generate(1, "parc")


def test_a_random_battlefield_comes_from_the_games_own_dice() -> None:
    terrain = [TITLE.new(seed=seed, options={"battlefield": "random"}).terrain for seed in (1, 1, 2)]
    assert terrain[0] == terrain[1] != terrain[2]
    assert advice(field(*(Piece(*row) for row in terrain[0]))) == []
