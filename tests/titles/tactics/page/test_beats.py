"""What happened in pictures: attacks, Plots, moves."""

from __future__ import annotations

from longbox.kernel import Event
from longbox.titles import facets
from longbox.titles.facets import BeatTold
from longbox.titles.tactics.events import (
    Activated,
    Attacked,
    AttackFailed,
    BecameTired,
    Damaged,
    FeatRolled,
    KnockedOut,
    Moved,
    PlotAdvanced,
    ResultTaken,
    Scored,
    Slammed,
)
from longbox.titles.tactics.title import TITLE

from ..scene import Scene

PAGE = facets.page(TITLE)


def told(*events: Event) -> list[BeatTold]:
    scene = Scene("A . . B .", "A spider-man", "B kingpin")
    return PAGE.beats(scene.t, [(i, i, event) for i, event in enumerate(events)])


def test_an_attack_is_one_picture_with_its_feat_and_what_comes_of_it() -> None:
    (beat,) = told(
        Attacked(0, 1, "brawling", ""),
        FeatRolled(0, "attack", 5, 83, 2),
        ResultTaken(0, 1, "slam"),
        Damaged(1, 3, "blunt", 0),
        Slammed(1, 3, 4, 1),
        KnockedOut(1),
        Scored(0, 2),
        BecameTired(0),
    )
    assert (beat["kind"], beat["who"], beat["target"], beat["points"]) == ("attack", "figure:0", "figure:1", 2)
    assert beat["rolls"][0]["dice"] == [{"face": "83", "worth": 1, "colour": "yellow"}]
    assert beat["harm"] == [("figure:1", 3)]
    assert beat["stamps"] == [("figure:1", "ko")]
    assert beat["trails"] == [{"who": "figure:1", "start": 3, "end": 4}]


def test_a_feat_that_leads_to_nothing_is_no_picture_and_a_plot_has_its_feat() -> None:
    assert told(FeatRolled(0, "plot", 5, 3, 0)) == []
    (beat,) = told(FeatRolled(0, "plot", 5, 70, 1), PlotAdvanced(0, "crime-wave"), Scored(0, 1))
    assert (beat["kind"], beat["points"], len(beat["rolls"])) == ("plot", 1, 1)


def test_a_miss_hurts_nobody_and_the_next_move_is_another_picture() -> None:
    miss, move = told(
        Attacked(0, 1, "brawling", ""),
        FeatRolled(0, "attack", 5, 3, 0),
        AttackFailed(0, 1, "miss"),
        Activated(1),
        Moved(1, 3, 4, "move"),
    )
    assert miss["done"]
    assert (miss["harm"], miss["stamps"]) == ([], [])
    assert (move["kind"], move["trails"]) == ("move", [{"who": "figure:1", "start": 3, "end": 4}])
