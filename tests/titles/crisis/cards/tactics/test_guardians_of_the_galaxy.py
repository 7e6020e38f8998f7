"""Team Tactic cards of the affiliation Guardians of the Galaxy."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import TARGET, gain_condition

from ...scene import PASS, Duel
from ..cast import CAP, SKULL, hold
from ..playing import blanks, settle

DRAX = "drax-the-destroyer"
GROOT = "groot"
NEBULA = "nebula"
VENOM = "agent-venom"
STAR = "star-lord"
GAMORA = "gamora"
ROCKET = "rocket-raccoon"


def everyone_pays(duel: Duel, card: str) -> Duel:
    duel.hand(card).play(card)
    while duel.ask.kind in ("payer", "player", "by", "pay") or "enough" in duel.offered:
        duel.answer(next((one for one in duel.offered if one != "enough"), "enough"))
    return duel


def test_the_crew_shakes_off_all_conditions_for_a_round() -> None:
    duel = Duel([DRAX, GROOT, NEBULA], SKULL).set(DRAX, power=1, conditions=("slow", "bleed")).set(GROOT, power=1)
    duel.set(NEBULA, conditions=("slow",))
    settle(everyone_pays(duel, "crew-of-the-milano"))
    assert (duel.conditions(DRAX), duel.conditions(NEBULA)) == (set(), {"slow"})
    duel.script(gain_condition(TARGET, "stun"), SKULL, target=duel.who(GROOT))
    assert duel.conditions(GROOT) == set()
    duel.t.end_scope("round")
    duel.script(gain_condition(TARGET, "stun"), SKULL, target=duel.who(GROOT))
    assert duel.conditions(GROOT) == {"stun"}


def test_the_galaxys_greatest_are_the_injured() -> None:
    duel = Duel([DRAX, GROOT], SKULL).set(DRAX, power=2, injured=1).set(GROOT, power=2)
    settle(everyone_pays(duel, "galaxys-greatest"))
    assert (duel.power(DRAX), duel.power(GROOT)) == (0, 2)
    for query in ("attack_dice", "defense_dice"):
        assert [duel.t.total(query, duel.who(who)) for who in (DRAX, GROOT)] == [1, 0]
    duel.t.end_scope("round")
    assert duel.t.total("attack_dice", duel.who(DRAX)) == 1


@pytest.mark.parametrize("face", ["wild", "hit", "blank", "fail"])
def test_misfits_take_what_the_die_gives(face: str) -> None:
    duel = Duel([DRAX, GROOT], [SKULL, CAP]).set(DRAX, power=1).put(SKULL, 12.5, 10).put(CAP, 10, 7.5)
    hold(duel, SKULL).roll(face)
    everyone_pays(duel, "lovable-misfits")
    if face == "wild":
        assert {("mode", "make_attack"), ("mode", "power")} == set(duel.offered)
        duel.answer("power")
    if face == "blank":
        assert duel.ask.kind == "advance"
        duel.answer(PASS)
    assert duel.still
    assert duel.power(DRAX) == (2 if face == "wild" else 0)
    assert [duel.damage(who) for who in (SKULL, CAP)] == [int(face == "hit"), 0]
    assert [bool(duel.conditions(who)) for who in (DRAX, SKULL, CAP)] == [face == "fail"] * 3


def assigned(friends: tuple[str, ...], price: int, near: bool = True) -> Duel:
    duel = Duel([VENOM, *friends], SKULL).hand("foreign-assignment").set(VENOM, power=9, damage=4).put(SKULL, 14, 8)
    for number in range(len(friends)):
        duel.put(1 + number, 8.0 + 2 * number, 12.0 if near else 20.0)
    assert playable(duel.t, 0) == []  # only in his activation
    duel.activate(VENOM).answer(next(one for one in duel.offered if "foreign" in str(one)))
    return duel.answer(price)


def test_each_friend_helps_once_for_two_power() -> None:
    duel = assigned((GROOT, GAMORA), 5)
    assert duel.power(VENOM) == 4
    assert duel.offered == (("mode", "gamora"), ("mode", "groot"))
    duel.answer("groot").answer(("number", 3))
    assert duel.damage(VENOM) == 1
    assert duel.offered == (("mode", "gamora"),)
    duel.answer("gamora")
    assert duel.ask.kind == "direction"
    duel.answer([180.0])
    assert duel.ask.kind != "choose"  # 1 Power too few for a third
    assert duel.at(VENOM)[0] < 6


def test_only_friends_nearby_help() -> None:
    assert assigned((GROOT, GAMORA), 4, near=False).ask.kind == "action"
    assert assigned((GROOT,), 1).ask.kind == "action"


def test_star_lord_lends_his_guns() -> None:
    duel = assigned((STAR,), 2).answer("star_lord")
    assert ("do", "star-lord/full-auto") in duel.offered
    duel.roll(f"hit {blanks(6)}", blanks(3)).answer(("do", "star-lord/full-auto"))
    while duel.ask.kind != "advance":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert (duel.damage(SKULL), duel.power(VENOM), PASS in duel.offered) == (1, 7, True)


def test_rocket_wants_to_see_an_attack_first() -> None:
    assert assigned((ROCKET,), 2).ask.kind == "action"
    duel = Duel([VENOM, ROCKET], SKULL).hand("foreign-assignment").set(VENOM, power=9).put(SKULL, 12.5, 10).put(ROCKET, 8, 12)
    duel.activate(VENOM)
    duel.t.facts.append(("attacked", 0, 2))
    duel.answer(next(one for one in duel.offered if "foreign" in str(one))).answer(2).answer("rocket_raccoon")
    assert any(one[0] == "attack" for one in duel.offered if one != PASS)
    duel.answer(PASS)
    assert duel.ask.kind == "advance"
    assert PASS not in duel.offered


def test_drax_makes_him_heavier_for_one_throw() -> None:
    duel = assigned((DRAX,), 2).answer("drax_the_destroyer")
    assert (duel.ask.kind, duel.t.thrown_size(0)) == ("direction", 3)
    duel.answer([180.0])
    assert duel.t.thrown_size(0) == duel.t.size(0) == 2
