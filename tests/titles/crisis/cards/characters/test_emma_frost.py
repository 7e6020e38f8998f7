"""Emma Frost."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.titles.crisis.rules.tactics import playable, players
from longbox.titles.crisis.words import TARGET, M, S, advance, place, push
from titles.crisis.shelf import the_cards

from ...scene import Duel, box
from ..cast import SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.x_force import hit, kinds, settle_activation

CABLE = "cable"
PSYLOCKE = "psylocke"
X23 = "x-23"
EMMA = "emma-frost"


def test_shatter_is_an_area_that_pierces_and_lets_her_change_back() -> None:
    duel = Duel(EMMA, SKULL).put(SKULL, 12.5, 10).set(EMMA, form=1, power=6)
    duel.roll(f"crit {blanks(7)}", "block blank blank blank").attack(EMMA, "shatter")
    take(duel, "transform")
    settle(duel)
    assert (duel.damage(SKULL), duel.t.form[0]) == (1, 0)
    duel = Duel(EMMA, SKULL).put(SKULL, 12.5, 10).set(EMMA, form=1, power=6)
    assert settle(duel.roll(blanks(11)).attack(EMMA, "shatter")).t.form[0] == 1


def test_bend_will_walks_the_target_and_hands_off_throws_it() -> None:
    assert "advance" in kinds(hit(EMMA, "psychic-spike", "wild hit"))
    assert "advance" not in kinds(hit(EMMA, "psychic-spike", "wild"))
    duel = take(hit(EMMA, "hands-off", "wild"), "throw")
    assert duel.ask.kind == "direction"
    assert not offers(hit(EMMA, "hands-off", "hit"), "'throw'")


def test_emma_turns_to_diamond_and_back() -> None:
    duel = Duel(X23, EMMA).put(EMMA, 12.5, 10).set(EMMA, power=1)
    settle(take(duel.roll(blanks(5), blanks(4)).attack(X23, "adamantium-slash", EMMA), "diamond-form"))
    assert (duel.t.form[1], duel.t.script) == (1, [])
    duel = Duel(EMMA, SKULL).set(EMMA, form=1).activate(EMMA)
    settle_activation(duel)
    assert duel.t.form[0] == 0
    duel = Duel(EMMA, SKULL).activate(EMMA)
    duel.set(EMMA, form=1)  # changed on the way: she stays so until she begins one
    duel.t.resolve(next(one for one in duel.offered if "done" in str(one)))
    assert duel.t.form[0] == 1


@pytest.mark.parametrize("effect", [push(TARGET, S), place(TARGET, 1), advance(TARGET, S)])
def test_emma_shields_minds_against_superpowers(effect: Any) -> None:
    from longbox.titles.crisis.script.running import Run

    for name, found in (("omega-red/ensnare", True), ("test", False)):
        duel = Duel([EMMA, X23], "omega-red").set(EMMA, power=2)
        if found:
            assert name in the_cards().scripts
            code = the_cards().scripts[name]
            the_cards().scripts[name] = (effect,)
        try:
            at = duel.at(X23)
            if found:
                duel.push(Run(name, 2, 1, {"target": 1}))
                take(duel, "shield-mind")
                assert duel.still
                assert duel.at(X23) == at
            else:
                assert not offers(duel.script(effect, 2, target=1), "shield-mind")
        finally:
            if found:
                the_cards().scripts[name] = code


def test_emma_deflects_collisions() -> None:
    duel = Duel(SKULL, EMMA, terrain=[box("wall", 3, 18, 9, 1, 3)]).set(EMMA, power=2)
    duel.slide(EMMA, M, "throw", SKULL, 0)
    take(duel, "telekinetic-deflection")
    settle(duel)
    assert duel.damage(EMMA) == 0


def test_power_inhibition_silences_enemies_in_her_activation() -> None:
    for form, active, silent in ((0, True, True), (0, False, False), (1, True, False)):
        duel = Duel(EMMA, [CABLE, SKULL]).set(EMMA, form=form)
        if active:
            duel.activate(EMMA)
        assert duel.t.has("no_reactives", 1) is silent
        assert duel.t.has("no_reactive_tactics", 1) is silent
        assert not duel.t.has("no_reactives", 0)


def test_no_reactive_cards_against_the_queen() -> None:

    card = the_cards().tactics["pretty-sneaky-sis"]
    duel = Duel(EMMA, CABLE).set(CABLE, power=2)
    assert players(duel.t, 1, card, {}) == [1]
    duel.activate(EMMA)
    assert players(duel.t, 1, card, {}) == []


def test_a_diamond_plays_no_cards() -> None:
    duel = Duel([EMMA, CABLE], SKULL).hand("dirty-work").set(CABLE, power=3)
    assert playable(duel.t, 0) == ["dirty-work"]
    from longbox.titles.crisis.rules.tactics import able

    assert able(duel.t, 0) == [0, 1]
    assert able(duel.set(EMMA, form=1).t, 0) == [1]


def test_diamonds_do_not_bend() -> None:
    duel = Duel("omega-red", EMMA).put(EMMA, 14.5, 10).set("omega-red", power=2).set(EMMA, form=1).use("omega-red", "ensnare")
    assert duel.still
    duel = Duel(PSYLOCKE, EMMA).put(EMMA, 12.5, 10).set(EMMA, form=1).roll(f"hit {blanks(3)}", "blank fail fail fail")
    assert settle(duel.attack(PSYLOCKE, "psi-bow", EMMA)).damage(EMMA) == 0
