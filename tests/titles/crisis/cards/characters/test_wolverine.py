"""Wolverine (James Logan Howlett)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.collisions import Collision
from longbox.titles.crisis.rules.objectives import interactions, may_hold
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.words import NOBODY

from ...helpers import lay, over, settle
from ...scene import PASS, Duel
from ..scenes.healers_and_hydra import close


@pytest.mark.parametrize(("first", "attack"), [("wolverine", "adamantium-slash"), ("sabretooth", "claw-slash")])
def test_slashes_bleed_and_pierce(first: str, attack: str) -> None:
    duel = close(first, "hood").roll("wild hit hit blank blank", "block fail").attack(first, attack, "hood")
    settle(duel).decline()
    assert duel.damage("hood") == 3  # the Block became a Blank
    assert duel.conditions("hood") == {"bleed"}
    assert duel.power(first) == 3
    duel = close(first, "hood").roll("hit hit hit blank blank", "block fail").attack(first, attack, "hood")
    settle(duel).decline()
    assert duel.damage("hood") == 2
    assert duel.conditions("hood") == set()


def test_berserker_barrage() -> None:
    duel = Duel("wolverine", "sabretooth").set("wolverine", power=3)
    duel.roll("hit " * 2 + "blank " * 5, "blank blank blank").attack("wolverine", "berserker-barrage", "sabretooth")
    assert duel.ask.kind == "place"
    assert duel.damage("sabretooth") == 0  # before the damage
    duel.answer([14.0, 10.0])
    duel.answer("throw").answer([90.0])  # Size 3 can be thrown
    assert duel.at("sabretooth")[1] > 12.0
    duel = Duel("wolverine", "sabretooth").set("wolverine", power=3)
    duel.roll("blank " * 7, "blank blank blank").attack("wolverine", "berserker-barrage", "sabretooth")
    assert duel.answer([14.0, 10.0]).still  # no damage, no throw


def test_the_best_at_what_i_do() -> None:
    duel = Duel("wolverine", "hood").set("wolverine", power=2).activate("wolverine").answer("the-best-at-what-i-do")
    duel.answer("move").answer([13.5, 10.0]).answer("adamantium-slash")
    duel.roll("wild wild blank blank blank", "fail fail").answer("hood")
    settle(duel).decline()
    assert duel.damage("hood") == 4  # each Wild counts twice
    duel = close("wolverine", "hood").set("wolverine", power=2).use("wolverine", "the-best-at-what-i-do")
    duel.answer(PASS).answer(PASS)
    duel.roll("wild wild blank blank blank", "fail fail").attack("wolverine", "adamantium-slash", "hood")
    settle(duel).decline()
    assert duel.damage("hood") == 2  # only in the attack it grants
    assert not actives(duel.t, 0, 2)  # once per turn


def test_adamantium_skeleton() -> None:
    duel = Duel(["wolverine"], ["ebony-maw", "hood"]).set("ebony-maw", power=4)
    duel.roll("wild " + "blank " * 7, "blank blank").attack("ebony-maw", "herald-of-doom", "wolverine")
    assert duel.decline().still  # counts as Size 3, and only Size 2 can be thrown
    assert duel.at("wolverine") == (10.0, 10.0)
    duel = Duel(["wolverine"], ["ebony-maw", "hood"]).roll("blank blank").push(Collision(0, 2, NOBODY, 1)).decline()
    assert duel.damage("hood") == 4  # Size 3 + 1
    assert duel.t.size(0) == 2


def test_wild_rage() -> None:
    duel = close("wolverine", "hood").set("wolverine", damage=2, injured=1)
    duel.roll("blank " * 7, "blank blank").attack("wolverine", "adamantium-slash", "hood")
    assert over(duel)
    token, place = lay(duel, "extraction", (10.0, 11.0)), lay(duel, "secure", (10.0, 9.0))
    duel.set("wolverine", power=5)
    assert (interactions(duel.t, 0), may_hold(duel.t, 0, token)) == ([], False)
    duel.set("wolverine", injured=0)
    assert (interactions(duel.t, 0), may_hold(duel.t, 0, token)) == ([token, place], True)
    duel.roll("blank " * 5, "blank blank").attack("wolverine", "adamantium-slash", "hood")
    assert over(duel)
