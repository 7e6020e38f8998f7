"""Beta Ray Bill (Bill)."""

from __future__ import annotations

from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import MARVEL, SKULL, ULTRON
from ..scenes.asgard import blanks, settle_for

BILL = "beta-ray-bill"


def test_the_storm_rerolls_against_fliers_failures_too() -> None:
    for target, offered in ((MARVEL, True), (SKULL, False)):
        duel = Duel(BILL, target).set(BILL, power=2).roll(blanks(6, "fail"), blanks(4))
        duel.attack(BILL, "summon-the-storm", target)
        found = not duel.still
        assert found is offered
        if found:
            duel.answer(duel.offered[-1]).roll("hit hit").answer([0, 1])
            assert settle_for(duel).damage(target) == 2


def test_godhunter_adds_the_size_and_hurls() -> None:
    duel = Duel(BILL, ULTRON).put(ULTRON, 12.7, 10).set(BILL, power=3)
    duel.roll(blanks(8, "crit", "wild", "hit"), "blank", "block block block block").attack(BILL, "godhunter", ULTRON)
    while duel.ask.kind != "direction":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([0.0])
    settle_for(duel)
    assert duel.at(ULTRON)[0] > 16
    assert not duel.t.script


def test_cybernetics_reduce_damage_by_one() -> None:
    duel = Duel(BILL, SKULL).set(BILL, power=1).script(damage(TARGET, 2), SKULL, target=0)
    settle_for(duel.answer("beta-ray-bill/korbinite-cybernetics"))
    assert (duel.damage(BILL), duel.power(BILL)) == (1, 1)  # one paid, one for the damage
