"""Private measurements."""

from __future__ import annotations

import json
import math
from random import Random
from typing import Any

import pytest

from longbox.geometry.advance import Mover
from longbox.kernel import Illegal
from longbox.titles import facets
from longbox.titles.crisis.rules.collisions import ThrowTerrain
from longbox.titles.crisis.rules.movement import Reach
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.title import TITLE

from ..fighters import *
from ..scene import Duel, box
from .test_offers import some_game

PAGE = facets.page(TITLE)

WHATS = ("judge", "range", "between", "ground", "path", "odds")
NONSENSE: tuple[Any, ...] = (
    None, True, -1, 10**40, 1.5, math.nan, math.inf, "", "captain-marvel", "x" * 10_000, [], {}, [[]], b"x", object(), ["token"],
    ["character", -1], ["character", 10**9], ["character", True], ["character", "0"], ["terrain", 10**6], ["nobody", 0],
    [math.nan, 0], [math.inf, 1], [10**400, 0], [18.0], {"x": [1]},
)  # fmt: skip
SENSE: dict[str, tuple[Any, ...]] = {
    "value": ([18.0, 18.0], [90], [0]),
    "from": (["character", 0], ["token", 0], ["terrain", 1]),
    "to": (["character", 5], ["terrain", 0], [18.0, 18.0]),
    "range": (1, 3),
    "who": (0, 5),
    "tool": ("S", "M", "L"),
    "attacker": (0,),
    "target": (5, 6),
    "weapon": ("strike", "shield-throw", "energy-blast"),
    "climb": (True, False),
}


def asked(duel: Duel, seat: int = 0, **query: Any) -> dict[str, Any]:
    before = duel.t.digest()
    found = PAGE.measure(duel.t, seat, query)
    json.dumps(found, allow_nan=False)
    assert duel.t.digest() == before
    return found


def test_nonsense_is_refused_with_a_sentence_and_changes_nothing() -> None:
    rng = Random(5)
    game = some_game(0, 2025, "quick")
    answered = 0
    for _ in range(1000):
        assert game.ask is not None
        query: Any = {key: rng.choice(NONSENSE if rng.random() < 0.3 else values) for key, values in SENSE.items()}
        query["what"] = rng.choice(WHATS)
        if rng.random() < 0.05:
            query = rng.choice(NONSENSE)
        before = game.digest
        found, refusal = None, ""
        try:
            found = PAGE.measure(game.state, rng.choice((-1, 0, 1)), query, rng.choice(("en", "de")))
        except Illegal as error:
            refusal = str(error)
        assert found is not None or (refusal.endswith(".") and len(refusal) < 300)
        json.dumps(found, allow_nan=False)
        answered += found is not None
        assert game.digest == before
        if rng.random() < 0.05:
            game.answer(rng.randrange(len(game.ask.options)))
    assert answered > 100


@pytest.mark.parametrize("setup", ["full", "quick"])
def test_what_is_judged_right_is_accepted_and_nothing_else(setup: str) -> None:
    rng = Random(9)
    verdicts = {True: 0, False: 0}
    for seed in range(3):
        game = some_game(seed, 2025, setup)
        for _ in range(150):
            ask = game.ask
            if ask is None:
                break
            if ask.region is not None:
                near: Any = rng.choice(ask.options)
                values: list[Any] = [list(near)] if isinstance(near, tuple) else []
                if values and all(isinstance(n, float) for n in near):
                    values.append([n + rng.uniform(-2, 2) for n in near])
                values += [[rng.uniform(0, 36), rng.uniform(0, 36)], [rng.uniform(-400, 400)], [0, 1], ["ultron"], []]
                for value in values:
                    judged = PAGE.measure(game.state, ask.seat, {"what": "judge", "value": value})
                    verdicts[judged["ok"]] += 1
                    clone = game.clone()
                    if judged["ok"]:
                        clone.answer(value)
                    else:
                        with pytest.raises(Illegal) as refusal:
                            clone.answer(value)
                        assert str(refusal.value) == judged["why"]
            game.answer(rng.randrange(len(ask.options)))
    assert min(verdicts.values()) > 50


def test_only_the_asked_seat_judges() -> None:
    game = some_game(0, 2025, "full")
    while game.ask is not None and game.ask.kind != "squad":
        game.answer(0)
    assert game.ask is not None
    for seat in (1 - game.ask.seat, -1):
        with pytest.raises(Illegal, match="not asked"):
            PAGE.measure(game.state, seat, {"what": "judge", "value": list(game.ask.options[0])})  # type: ignore[arg-type]


def test_a_judged_advance_shows_the_bent_tool_that_proves_it() -> None:
    wall = box("building", 5, 12, 9.5, 0.3, 10)
    duel = Duel(FIGHTER, FIGHTER, [wall]).put(0, 10, 10).put(1, 30, 30).advance(0, M)
    found = asked(duel, what="judge", value=[13.2, 10.5])
    assert found["ok"]
    (ax, ay), (hx, hy), (tx, ty) = found["tool"]
    r = duel.t.base[0][2]
    assert math.hypot(ax - 10, ay - 10) == pytest.approx(r)
    assert math.hypot(hx - ax, hy - ay) == pytest.approx(2.5)
    assert math.hypot(tx - hx, ty - hy) == pytest.approx(2.5)
    mover = Mover(duel.t.base[0], 5.0, [duel.t.the_ground().features[0].polygon])
    assert mover.verify(math.atan2(hy - ay, hx - ax), math.atan2(ty - hy, tx - hx), 13.2, 10.5)
    assert not asked(duel, what="judge", value=[13.1, 12.5])["ok"]
    assert asked(duel, what="path", who=0, tool="M", to=[13.2, 10.5])["tool"] == found["tool"]
    assert not asked(duel, what="path", who=0, tool="S", to=[16, 10])["ok"]


def test_a_judged_throw_shows_its_end_and_what_it_hits() -> None:
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER]).put(0, 3, 3).put(1, 10, 10).put(2, 14, 10).push(Slide(1, M, "throw", 0, 0))
    found = asked(duel, what="judge", value=[0])
    assert found["hits"] == [["character", 2]]
    before = duel.at(1)
    duel.t.script_ends = False
    duel.answer([0])
    assert found["path"] == [list(before), found["end"]]
    assert duel.at(1) == tuple(found["end"])


def test_a_judged_terrain_throw_shows_what_it_hits() -> None:
    duel = Duel(FIGHTER, FIGHTER, [box("car", 2, 7, 10, 1, 1)]).put(0, 10, 10).put(1, 13, 10).push(ThrowTerrain(0, 0, M, 0))
    assert asked(duel, what="judge", value=[0])["hits"] == [["character", 1]]
    assert asked(duel, what="judge", value=[180])["hits"] == []


def test_a_judged_beam_shows_whom_it_hits() -> None:
    duel = Duel("iron-man", ["ultron", "crossbones"]).set(0, power=9, injured=1).put(0, 10, 10).put(1, 14, 10).put(2, 14, 20)
    duel.attack(0, "unibeam")
    found = asked(duel, what="judge", value=[0])
    assert found["hits"] == [["character", 1]]
    assert math.dist(*found["path"]) == pytest.approx(10.0)
    assert "at least one enemy" in asked(duel, what="judge", value=[180])["why"]


def test_a_range_is_a_disc_that_agrees_with_the_rules() -> None:
    duel = Duel(FIGHTER, FIGHTER)
    for x in (12.0, 14.0, 17.3, 17.4, 25.0):
        duel.put(1, x, 10)
        disc = asked(duel, what="range", **{"from": ["character", 0]}, range=3)
        r = duel.t.base[1][2]
        assert (math.hypot(x - disc["x"], 10 - disc["y"]) - r <= disc["r"] + 0.01) is duel.t.within(0, 1, 3)


def test_between_tells_distance_range_sight_and_cover() -> None:
    low, tall = box("crate", 2, 14.6, 9, 0.4, 2), box("building", 5, 12, 19, 0.5, 3)
    duel = Duel(FIGHTER, [FIGHTER, FIGHTER], [low, tall]).put(0, 10, 10).put(1, 16, 10).put(2, 16, 20)
    found = asked(duel, what="between", **{"from": ["character", 0], "to": ["character", 1]})
    assert found["distance"] == pytest.approx(6 - 2 * 0.689, abs=1e-3)
    assert (found["range"], found["sight"], found["cover"]) == (3, "clear", True)
    assert found["terrain"] == [0]
    assert (found["text"], found["by"]) == ("4.6 in, Range 3, cover behind the crate", [0])
    duel.put(0, 10, 20)
    found = asked(duel, what="between", **{"from": ["character", 0], "to": ["character", 2]})
    assert (found["sight"], found["terrain"]) == ("blocked", [1])
    assert found["at"] == [12.0, 20.0]
    far = asked(duel, what="between", **{"from": ["terrain", 0], "to": ["terrain", 1]})
    assert far["distance"] == pytest.approx(math.dist((14.6, 11), (12.5, 19)), abs=1e-3)


def test_odds_can_be_asked_for_any_enemy() -> None:
    duel = Duel("captain-marvel", "ultron").put(1, 30, 30)
    found = asked(duel, what="odds", attacker=0, weapon="captain-marvel/rocket-punch", target=1)
    assert sum(found["damage"]) == pytest.approx(1, abs=1e-3)
    assert found["mean"] == pytest.approx(sum(n * p for n, p in enumerate(found["damage"])), abs=0.01)
    for wrong in ({"target": 0}, {"weapon": "nothing"}, {"attacker": 1}):
        with pytest.raises(Illegal):
            asked(duel, **({"what": "odds", "attacker": 0, "weapon": "captain-marvel/rocket-punch", "target": 1} | wrong))


def test_ground_is_where_a_path_is_found() -> None:
    shapely = pytest.importorskip("shapely")
    rng = Random(3)
    walls = [box("building", 5, 12, 8, 0.5, 4), box("car", 2, 6, 10, 2, 3), box("tree", 3, 10, 13, 2, 2)]
    duel = Duel("captain-marvel-cosmic-avenger", ["ultron", "crossbones"], walls).put(0, 10, 10).put(1, 13, 13).put(2, 8, 7)
    area = even_odd(shapely, asked(duel, what="ground", who=0, tool="M")["polygons"])
    agree = 0
    for _ in range(800):
        x, y = rng.uniform(3, 17), rng.uniform(3, 17)
        reached = asked(duel, what="path", who=0, tool="M", to=[x, y])["ok"]
        painted = area.contains(shapely.Point(x, y))
        if reached == painted:
            agree += 1
        else:
            assert area.boundary.distance(shapely.Point(x, y)) < 0.25
    assert agree > 780


def even_odd(shapely: Any, rings: list[Any]) -> Any:
    area = shapely.Polygon()
    for ring in rings:
        area = area.symmetric_difference(shapely.Polygon(ring).buffer(0))
    return area


def test_toward_clips_the_ground() -> None:
    duel = Duel(FIGHTER, FIGHTER).put(0, 10, 10).put(1, 20, 10)
    region = Reach(0, M, False, "toward", (20.0, 10.0))
    from longbox.titles.crisis.page.regions import polygons_of

    (ring,) = polygons_of(duel.t, region)
    assert all(abs(y - 10) <= x - 10 + 0.1 for x, y in ring)
    assert max(x for x, _ in ring) == pytest.approx(16.378, abs=0.02)
