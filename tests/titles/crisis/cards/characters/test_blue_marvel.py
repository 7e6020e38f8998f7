"""Blue Marvel (Adam Brashear)."""

from __future__ import annotations

from longbox.titles.crisis.rules.dice import Dodge

from ...scene import PASS, Duel
from ..cast import BONES, CAP, SKULL, WIDOW
from ..playing import blanks, offers, settle, take, usable

PROWLER = "prowler"
ELENDIL = "valkyrie-and-elendil"
BLUE = "blue-marvel"


def test_energy_pulse_hurts_the_others_and_costs_power() -> None:
    for faces, hurt in (("crit wild", 1), ("wild wild", 0)):
        duel = Duel(BLUE, [SKULL, WIDOW, BONES]).put(SKULL, 12.5, 10).put(WIDOW, 30, 30).put(BONES, 10, 12.8).set(BLUE, power=7)
        duel.attack(BLUE, "let-loose")
        dice = 8 + faces.count("crit")
        first = duel.offered[0] if duel.ask.kind != "wait" else None
        duel.roll(f"{faces} {blanks(dice - 2)}", "block block block block", blanks(8), blanks(4))
        if first is not None:
            duel.answer(SKULL)
        settle(duel)
        assert (duel.damage(SKULL), duel.damage(BONES), duel.damage(WIDOW)) == (0, hurt, 0)
        assert duel.power(BLUE) == 2 - hurt


def test_times_up_throws_what_is_near() -> None:
    duel = Duel(BLUE, ELENDIL).set(BLUE, power=3).put(ELENDIL, 14, 10)
    assert usable(duel, BLUE, "times-up")
    duel.use(BLUE, "times-up")
    while duel.ask.kind != "direction":
        duel.answer(next(one for one in duel.offered if one != PASS))
    duel.answer([0.0])
    settle(duel)
    assert duel.at(ELENDIL)[0] > 16
    assert not usable(duel.put(ELENDIL, 18.5, 10).set(BLUE, power=3), BLUE, "times-up")


def test_the_barrier_rerolls_defense_dice_of_friends_nearby() -> None:
    for y, found in ((12.5, True), (20.0, False)):
        duel = Duel([BLUE, CAP], SKULL).set(BLUE, power=3).put(CAP, 10, y).put(SKULL, 11.5, y)
        attack = duel.t.card(2).attacks[0]
        duel.roll(f"hit {blanks(attack.dice - 1)}", "fail blank blank blank fail fail").attack(SKULL, attack.id, CAP)
        assert offers(duel, "anti-matter-barrier") is found
    duel = Duel(BLUE, SKULL).set(BLUE, power=3).put(SKULL, 12, 10)
    duel.roll("fail fail fail fail").push(Dodge(0, 2, 1))
    assert not offers(duel, "anti-matter-barrier")  # a dodge is no defense


def test_the_barrier_rerolls_failures_too() -> None:
    duel = Duel(BLUE, PROWLER).set(BLUE, power=3).put(PROWLER, 12, 10)
    duel.roll("wild wild wild wild blank", "fail blank blank blank").attack(PROWLER, "prowler-gauntlet-strike", BLUE)
    settle(take(duel.roll("block"), "anti-matter-barrier").answer([0]))
    assert (duel.power(BLUE), duel.t.script, duel.damage(BLUE)) == (3, [], 3)  # 3 for the damage


def test_failures_of_blue_marvel_count_and_pay() -> None:
    duel = Duel(BLUE, SKULL).put(SKULL, 12.5, 10).roll(f"fail fail {blanks(4)}", blanks(4))
    settle(duel.attack(BLUE, "anti-matter-blast", SKULL))
    assert (duel.damage(SKULL), duel.power(BLUE)) == (2, 3)
    duel = Duel(BLUE, PROWLER).put(PROWLER, 12, 10).roll("wild wild wild blank blank", "fail fail blank blank")
    settle(duel.attack(PROWLER, "prowler-gauntlet-strike", BLUE))
    assert (duel.damage(BLUE), duel.power(BLUE)) == (1, 2)
    duel = settle(Duel(BLUE, SKULL).roll("fail fail fail fail").push(Dodge(0, 2, 1)))
    assert duel.damage(BLUE) == 0
    assert duel.power(BLUE) == 1
