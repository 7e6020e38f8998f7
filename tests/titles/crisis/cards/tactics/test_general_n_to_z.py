"""Team Tactic cards without an affiliation, N to Z: those with a scene of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.objectives import DropAll
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import FREE, NOBODY, S

from ...extras import plain
from ...mission import interact, mission
from ...scene import PASS, Duel
from ..scenes.tactics import offers_card, phase, rolled, stage, token, with_cards

PEOPLE = ("Rogue", "Wolverine", "Cyclops", "Storm", "Deadpool", "Magneto", "Spider-Woman", "Mysterio")
PEOPLE += ("Thor, Prince of Asgard", "Loki, God of Mischief")


def who(name: str) -> str:
    return "near-" + "".join(letter if letter.isalpha() else "-" for letter in name.lower())


characters = with_cards(
    *(plain(who(name), name) for name in PEOPLE),
    plain("near-carol", "Captain Marvel", alter_ego="Carol Danvers"),
    plain("near-otto", "Doctor", alter_ego="Otto Octavius"),
    replace(plain("near-four"), threat=4),
    plain("near-grunt", parents=("near-otto",)),
)
pytestmark = pytest.mark.usefixtures("extras")


# -- Pardon Me, Sugah --------------------------------------------------------------------------------------------------


def sugah(friend: str) -> Duel:
    duel = stage("pardon-me-sugah", us=[who("Rogue"), who(friend)]).activate(0).answer("pardon-me-sugah")
    duel.answer(("mode", friend.lower()))
    assert duel.damage(1) == 1
    return duel


def test_pardon_me_sugah_wolverine_heals_her_at_the_end_of_this_activation() -> None:
    duel = sugah("Wolverine").set(0, damage=3).answer("done")
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert duel.damage(0) == 1
    duel.set(0, status=1).activate(0).answer("done")
    assert duel.still  # it was for one activation


def test_pardon_me_sugah_the_eyes_of_cyclops_once() -> None:
    duel = sugah("Cyclops").set(0, power=10)
    assert ("attack", "optic-blast") in duel.offered
    duel.roll("blank " * 12).answer("optic-blast").answer(duel.offered[0])
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert ("attack", "optic-blast") not in duel.offered


def test_pardon_me_sugah_the_weather_of_storm() -> None:
    duel = sugah("Storm").roll("blank " * 6, "blank " * 3).answer("jab").answer(2)
    assert rolled(duel, "attack") == 6
    duel.roll("blank " * 4, "blank " * 3).answer("jab").answer(2)
    assert rolled(duel, "attack") == 4


def test_pardon_me_sugah_deadpool_costs_an_enemy_power() -> None:
    duel = stage("pardon-me-sugah", us=[who("Rogue"), who("Deadpool")]).put(2, 12.5, 10)
    duel.activate(0).answer("pardon-me-sugah").answer(("mode", "deadpool"))
    assert (duel.power(2), duel.damage(1)) == (4, 1)


def test_pardon_me_sugah_magneto_covers_her_for_a_round() -> None:
    duel = sugah("Magneto")
    assert duel.t.has("cover", 0)
    duel.t.end_scope("round")
    assert not duel.t.has("cover", 0)


def test_pardon_me_sugah_needs_them_near() -> None:
    duel = stage("pardon-me-sugah", us=[who("Rogue"), who("Wolverine")]).put(1, 10, 20).activate(0).answer("pardon-me-sugah")
    duel.answer(("mode", "wolverine"))
    assert duel.damage(1) == 0


# -- the others --------------------------------------------------------------------------------------------------------


def test_on_patrol_both_come_when_an_enemy_takes_a_token() -> None:
    duel = stage("on-patrol", us=["near-carol", who("Spider-Woman"), "test-plain"])
    phase(duel, "on-patrol")
    assert 2 not in duel.offered
    duel.answer(0)
    mission(duel, "struggle-for-the-cube")
    interact(duel, 3, 0)
    while duel.ask.kind not in ("choose", "advance"):
        duel.answer(duel.offered[0])
    assert {one[1] for one in duel.offered} == {0, 1}
    duel.answer(1)
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 1, S)
    duel.answer(PASS)
    assert duel.t.stack[-1].who == 0
    duel.answer(PASS)
    assert duel.power(0) == 5


def test_seance_his_criticals_add_two_dice_and_those_of_the_haunted_none() -> None:
    duel = stage("seance", us=["doctor-voodoo", "test-plain"]).play("seance")
    duel.roll("crit blank blank blank blank", "crit blank blank", "blank blank", "blank").attack(0, "spirit-venom", 2)
    while not duel.still:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert not duel.t.script
    spirit = "doctor-voodoo/spirit-of-brother-daniel"
    duel.t.lasting.append((spirit, 0, 2, "game", 1))
    assert duel.t.has("no_crit_dice", 2)
    assert list(duel.t.changes("crit_dice", 0)) == []
    duel.t.end_scope("round")
    assert not duel.t.has("no_crit_dice", 2)


def test_sibling_rivalry_loki_is_a_missile() -> None:
    duel = stage("sibling-rivalry", us=[who("Thor, Prince of Asgard"), who("Loki, God of Mischief")]).put(1, 12, 10)
    duel.play("sibling-rivalry")
    slide = duel.t.stack[-1]
    assert (slide.who, slide.how, slide.tool) == (1, "throw", 1)
    duel.roll("blank").answer([0])
    assert (duel.conditions(2), duel.damage(1), duel.damage(2)) == ({"stagger"}, 0, 3)
    assert (duel.power(0), duel.power(1)) == (5, 5)
    assert not duel.t.lasting
    duel = stage("sibling-rivalry", us=[who("Thor, Prince of Asgard"), who("Loki, God of Mischief")]).put(1, 10, 20)
    assert not playable(duel.t, 0)


def test_survival_until_the_first_turn_is_over() -> None:
    duel = stage("survival", us=["near-four", "test-plain"]).set(0, injured=1)
    held = token(duel, 0)
    phase(duel, "survival")
    assert duel.ask.kind == "drop"
    duel.answer(duel.offered[0])
    assert (duel.power(0), duel.t.token_holder[held]) == (3, -1)  # 1 of the phase, 4 paid
    assert duel.t.has("no_reactives", 0)
    assert duel.t.has("no_reactive_tactics", 0)
    duel.push(Suffer(0, 2, 2, EFFECT))
    assert duel.damage(0) == 0
    duel.push(Suffer(0, 1, NOBODY, EFFECT))
    assert duel.damage(0) == 1
    duel.turn(0)
    while not duel.still:
        duel.answer(PASS if PASS in duel.offered else "done" if ("done",) in duel.offered else duel.offered[0])
    duel.push(Suffer(0, 2, 2, EFFECT))
    assert duel.damage(0) == 3
    assert not duel.t.has("no_reactives", 0)


def test_survival_is_for_the_injured() -> None:
    duel = stage("survival").push(PowerPhase())
    assert not offers_card(duel, "survival")


def test_the_grand_illusion_enemies_near_him_have_no_criticals() -> None:
    duel = stage("the-grand-illusion", us=[who("Mysterio"), "test-plain"]).put(2, 14, 10).play("the-grand-illusion")
    assert duel.power(0) == 2
    duel.roll("crit hit blank blank", "blank blank blank").attack(2, "jab", 1)
    assert duel.damage(1) == 1
    duel.roll("hit hit blank blank", "crit crit blank").attack(1, "jab", 2)
    assert duel.damage(2) == 2
    duel.roll("crit blank blank").push(Slide(1, S, "throw", 0, 0, FREE)).put(1, 11, 10)
    duel.answer([0])
    assert not duel.t.script
    duel.put(2, 26, 10).put(1, 24, 13).roll("crit hit blank blank", "blank blank blank", "hit").attack(2, "jab", 1)
    assert not duel.t.script


def test_this_is_our_day_drops_farther_and_dear_falls() -> None:
    duel = stage("this-is-our-day", us=["near-otto", "test-plain", "near-grunt"], them=["test-plain", "test-avenger"])
    duel.t.vp = [0, 1]
    phase(duel, "this-is-our-day")
    held = token(duel, 1)
    duel.push(DropAll(1))
    assert duel.ask.seat == 0
    assert duel.ask.region.range == 3
    duel.answer(duel.offered[0])
    assert duel.t.token_holder[held] == -1
    duel.put(3, 12.5, 10).put(4, 8, 10).set(0, damage=5).push(Suffer(0, 1, 3, EFFECT))
    assert [duel.damage(one) for one in (3, 4)] == [1, 1]
    duel.put(3, 12.5, 16).put(4, 20, 20).set(2, damage=5).push(Suffer(2, 1, 3, EFFECT))
    assert [duel.damage(one) for one in (3, 4)] == [1, 1]  # not for a Grunt
    duel.set(1, damage=5).push(Suffer(1, 1, 3, EFFECT))
    assert [duel.damage(one) for one in (3, 4)] == [2, 1]


def test_this_is_our_day_only_behind() -> None:
    duel = stage("this-is-our-day", us=["near-otto", "test-plain"]).push(PowerPhase())
    assert not offers_card(duel, "this-is-our-day")
