"""Spider-Man (Peter Parker)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, MYSTIC, PHYSICAL
from longbox.titles.crisis.rules.attacks import Attack
from longbox.titles.crisis.rules.dice import Dodge

from ...scene import Duel
from ..scenes.first_core_box import BLANKS, near, options_of

SPIDER = "spider-man-peter-parker"
ZEMO = "baron-zemo"
SKULL = "red-skull"


def test_web_line_pulls_each_enemy_once_per_turn() -> None:
    duel = Duel(SPIDER, [SKULL, ZEMO]).set(SPIDER, power=6).put(SKULL, 18.0, 10.0).put(ZEMO, 18.0, 14.0)
    duel.use(SPIDER, "web-line")
    assert len(duel.offered) == 2
    duel.answer(SKULL)
    assert duel.ask.region.describe()["side"] == "toward"  # type: ignore[union-attr]
    duel.answer([180])
    assert duel.at(SKULL) == pytest.approx((18.0 - 3.375, 10.0))
    duel.use(SPIDER, "web-line")
    assert duel.ask.kind == "direction"  # only Zemo is left
    duel.answer(duel.offered[0])
    assert duel.power(SPIDER) == 2
    assert "web-line" not in options_of(duel, SPIDER)
    duel.t.end_scope("turn")
    assert "web-line" in options_of(duel, SPIDER)
    duel.put(SKULL, 30.0, 10.0).put(ZEMO, 30.0, 20.0)
    assert "web-line" not in options_of(duel, SPIDER)


def test_spider_sense() -> None:
    for kind, offered in ((PHYSICAL, True), (ENERGY, True), (MYSTIC, False)):
        duel = near(SKULL, SPIDER)
        duel.roll("hit hit hit blank blank", "blank blank blank").push(Attack(0, f"{SKULL}/strike", 1, kind=kind))
        assert duel.still != offered
        if offered:
            duel.roll("block wild").answer(f"{SPIDER}/spider-sense").answer([0, 2])
        assert duel.damage(SPIDER) == (1 if offered else 3)
    duel = near(SKULL, SPIDER).roll("blank blank blank").push(Dodge(1, 2, 0))
    duel.roll("block").answer(f"{SPIDER}/spider-sense").answer([1])
    assert duel.damage(SPIDER) == 1
    duel = near(SPIDER, SKULL).roll("hit hit blank blank blank", BLANKS).attack(SPIDER, "strike", SKULL)
    assert duel.still  # not for attacking
