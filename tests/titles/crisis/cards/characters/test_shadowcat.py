"""Shadowcat (Katherine "Kitty" Pryde)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.dice import Dodge

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, settle, take
from ..scenes.x_force import hit, kinds

X23 = "x-23"
KITTY = "shadowcat"


@pytest.mark.parametrize(("attack", "range"), [("phasing-strike", 1), ("intangible-assault", 2)])
def test_shadowcat_goes_through_criticals_and_steps_aside(attack: str, range: int) -> None:
    duel = hit(KITTY, attack, "wild hit hit", "crit crit blank blank")
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.ask.region is not None
    assert duel.ask.region.describe()["range"] == range
    settle(duel)
    assert duel.damage(SKULL) == 3  # the Criticals neither count nor add dice
    assert "place" not in kinds(hit(KITTY, attack, "hit"))


def test_shadowcat_lends_dice_and_puts_things_right() -> None:
    duel = Duel("ursa-major", [KITTY, X23]).put(X23, 12.8, 10).put(KITTY, 12.8, 13).set(KITTY, power=2).set("ursa-major", power=3)
    duel.roll(blanks(7), blanks(5)).attack("ursa-major", "bear-armed-brawler", X23)
    take(duel, "cant-touch-this")
    take(duel, "'throw'").answer([0.0])
    assert duel.ask.kind == "place"
    settle(duel)
    duel = Duel(SKULL, [KITTY, X23]).put(X23, 12.8, 10).put(KITTY, 12.8, 13).set(KITTY, power=2)
    duel.push(Dodge(2, 3, 0)).roll("block block block block block")
    take(duel, "cant-touch-this")
    settle(duel)
    assert (duel.damage(X23), duel.t.script) == (0, [])
