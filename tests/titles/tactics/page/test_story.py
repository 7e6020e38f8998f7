"""What the panels tell of the game so far: the last FEAT, who acts, how the dice fell."""

from __future__ import annotations

import longbox
from longbox.titles import facets
from longbox.titles.tactics.codes import COLOURS
from longbox.titles.tactics.events import Activated, FeatRolled, PageBegan
from longbox.titles.tactics.title import TITLE

PAGE = facets.page(TITLE)


def test_a_feat_is_shown_until_another_figure_acts() -> None:
    t = longbox.new("tactics", seed=1).state
    first, second = t.seat.index(0), t.seat.index(1)
    feat = FeatRolled(first, "attack", 6, 80, 2)
    story = PAGE.story(t, [Activated(first), feat])
    assert story["acting"] == first
    assert story["feat"] == {
        "who": first, "rank": 6, "chances": PAGE.catalogue("en")["table"][6], "roll": 80, "colour": COLOURS[2],
    }  # fmt: skip
    assert PAGE.story(t, [Activated(first), feat, Activated(second)])["feat"] is None
    assert PAGE.story(t, [Activated(first), feat, PageBegan(2)])["acting"] == -1


def test_luck_is_the_mean_of_the_dice_against_fifty_and_a_half() -> None:
    t = longbox.new("tactics", seed=1).state
    first = t.seat.index(0)
    assert PAGE.story(t, [])["luck"] == []
    story = PAGE.story(t, [FeatRolled(first, "attack", 6, roll, 1) for roll in (60, 80)])
    assert story["luck"] == [{"feats": 2, "mean": 70.0, "difference": 19.5}, {"feats": 0, "mean": 50.5, "difference": 0.0}]
