"""Drax the Destroyer (Drax)."""

from __future__ import annotations

from longbox.titles.crisis.words import TARGET, damage

from ...scene import Duel
from ..cast import CAP, CRATE, SKULL
from ..playing import blanks, settle, usable
from ..scenes.wakanda import take

DRAX = "drax-the-destroyer"


def test_blades_reroll_against_the_bleeding_and_bleed() -> None:
    duel = Duel(DRAX, SKULL).put(SKULL, 12, 10).roll("wild hit blank blank blank", blanks(4)).attack(DRAX, "blades", SKULL)
    assert duel.still
    assert (duel.conditions(SKULL), duel.power(DRAX)) == ({"bleed"}, 2)
    duel.roll(blanks(5), blanks(4)).attack(DRAX, "blades", SKULL)
    take(duel, "blades") if duel.ask.kind != "dice" else None
    assert duel.ask.region.most == 2  # type: ignore[union-attr]


def test_headbutt_stuns_on_a_wild_and_may_push() -> None:
    duel = Duel(DRAX, SKULL).set(DRAX, power=2).put(SKULL, 12, 10).roll("wild blank blank blank", blanks(4))
    take(duel.attack(DRAX, "headbutt", SKULL), "push")
    assert duel.ask.kind == "direction"
    settle(duel)
    assert duel.conditions(SKULL) == {"stun"}
    assert duel.at(SKULL)[0] > 13


def test_titan_killer_grows_with_damage_and_throws_on_a_wild() -> None:
    duel = Duel(DRAX, SKULL).set(DRAX, power=3, damage=3).put(SKULL, 12, 10).roll("wild hit" + " blank" * 4, blanks(4))
    take(duel.attack(DRAX, "titan-killer", SKULL), "throw")
    assert duel.ask.kind == "direction"
    assert duel.damage(SKULL) == 0
    settle(duel)
    assert (duel.damage(SKULL), duel.t.script) == (2, [])


def test_the_destroyer_throws_what_is_near() -> None:
    duel = Duel(DRAX, [SKULL, CAP], terrain=[CRATE]).set(DRAX, power=6).put(DRAX, 13, 13).put(SKULL, 13, 16).put(CAP, 30, 30)
    duel.use(DRAX, "the-destroyer")
    assert set(duel.offered) == {("terrain", 0), ("character", duel.who(SKULL))}
    duel.answer(SKULL)
    settle(duel)
    assert not usable(duel, DRAX, "the-destroyer")


def test_vengeance_waits_for_the_last_who_hurt_him() -> None:
    duel = Duel(DRAX, [SKULL, CAP]).put(SKULL, 12, 10).put(CAP, 10, 12.5)
    duel.roll("hit hit blank blank blank", blanks(3)).attack(CAP, "shield-bounce", DRAX)
    take(duel, "vengeance")
    settle(duel.roll("hit hit blank blank blank", blanks(3)).attack(SKULL, "cosmic-burst"))
    if not duel.still:
        settle(duel)
    assert len([row for row in duel.t.lasting if "vengeance" in row[0]]) == 1
    settle(duel.roll(blanks(8), blanks(4)).attack(DRAX, "blades", CAP))
    settle(duel.roll(blanks(5), blanks(4)).attack(DRAX, "blades", CAP))
    assert duel.t.script == []


def test_there_is_only_one_vengeance_at_a_time() -> None:
    duel = Duel(DRAX, ["killmonger", CAP]).put("killmonger", 12, 10).put(CAP, 10, 12.5)
    for who, attack in ((CAP, "shield-bounce"), ("killmonger", "vibranium-weapons")):
        duel.roll("hit hit blank blank blank", blanks(3))
        settle(take(duel.attack(who, attack, DRAX), "vengeance"))
    assert [row[2] for row in duel.t.lasting if "vengeance" in row[0]] == [duel.who("killmonger")]


def test_only_attacks_call_for_vengeance_and_he_can_take_it() -> None:
    duel = Duel(DRAX, SKULL).script(damage(TARGET, 3), SKULL, target=0)
    assert (duel.still, duel.damage(DRAX)) == (True, 2)
