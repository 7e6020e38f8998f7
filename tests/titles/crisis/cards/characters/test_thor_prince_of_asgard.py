"""Thor, Prince of Asgard (Thor Odinson)."""

from __future__ import annotations

from longbox.titles.crisis.events import PowerSpent

from ...scene import PASS, Duel
from ..cast import BONES, SKULL
from ..scenes.asgard import blanks, settle_for

VALKYRIE = "valkyrie"
SIF = "lady-sif"
PRINCE = "thor-prince-of-asgard"
MISS = "blank blank fail fail"


def test_his_strike_throws_before_the_damage() -> None:
    duel = Duel(PRINCE, SKULL).put(SKULL, 12.5, 10).roll(blanks(6, "wild"), MISS).attack(PRINCE, "strike", SKULL)
    duel.answer(duel.offered[-1])
    assert (duel.ask.kind, duel.damage(SKULL)) == ("direction", 0)
    assert settle_for(duel.answer([0.0])).at(SKULL)[0] > 13


def test_god_of_thunder_shocks_everybody_around() -> None:
    duel = Duel(PRINCE, [SKULL, BONES]).put(SKULL, 12.5, 10).put(BONES, 10, 12.5).set(PRINCE, power=4)
    duel.roll(blanks(7), blanks(4), blanks(7), blanks(4))
    settle_for(duel.attack(PRINCE, "god-of-thunder"))
    assert (duel.conditions(SKULL), duel.conditions(BONES)) == ({"shock"}, {"shock"})


def test_the_prince_looks_after_one_of_his_each_turn() -> None:
    duel = Duel([PRINCE, VALKYRIE, SIF], SKULL).lead(PRINCE)
    duel.set(VALKYRIE, power=3, damage=2, conditions=("slow",)).set(SIF, power=0, damage=2)
    duel.turn(0)
    assert "prince-of-asgard" in str(duel.offered) or duel.offered == (PASS, ("character", duel.who(VALKYRIE)))
    duel.answer(VALKYRIE).answer("remove_condition")
    assert (duel.power(VALKYRIE), duel.conditions(VALKYRIE), duel.damage(VALKYRIE)) == (2, set(), 2)
    assert duel.ask.kind == "turn"
    duel = Duel([PRINCE, VALKYRIE], SKULL).lead(PRINCE).set(VALKYRIE, power=3, damage=2).turn(0)
    duel.answer(VALKYRIE).answer("remove_damage")
    assert duel.damage(VALKYRIE) == 1
    duel.turn(0)
    assert duel.ask.kind == "turn"  # each once per round


def test_what_the_prince_asks_for_is_spent() -> None:
    duel = Duel([PRINCE, VALKYRIE], SKULL).lead(PRINCE).set(VALKYRIE, power=3, damage=2).turn(0).answer(VALKYRIE)
    assert [type(one) for one in duel.events][-1] is PowerSpent


def test_the_prince_does_nothing_in_the_turn_of_others() -> None:
    duel = Duel([PRINCE, VALKYRIE], SKULL).lead(PRINCE).set(VALKYRIE, power=3, damage=2).turn(1)
    assert duel.ask.kind == "turn"


def test_for_asgard_is_a_move_and_a_strike_that_staggers() -> None:
    for face, found in (("hit", {"stagger"}), ("blank", set())):
        duel = Duel(PRINCE, SKULL).put(SKULL, 12.5, 10).set(PRINCE, power=4).use(PRINCE, "for-asgard")
        duel.answer("move").answer([10.0, 10.0])
        assert duel.offered == (PASS, ("attack", "strike"))
        duel.roll(blanks(6, face), MISS).answer(("attack", "strike"))
        if duel.ask.kind == "target":
            duel.answer(SKULL)
        settle_for(duel)
        assert duel.conditions(SKULL) == found
