"""Red Skull, Master of the World (Johann Schmidt)."""

from __future__ import annotations

from longbox.titles.crisis.codes import ENERGY, MYSTIC
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.targets import usable
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..cast import BENCH, BONES, CAP, CRATE, DRONES, IRON, NO_DEFENSE, OCK, SKULL, ZEMO, order


def test_cosmic_burst_is_of_either_type() -> None:
    for kind, defense in ((ENERGY, 3), (MYSTIC, 4)):
        duel = Duel(SKULL, ZEMO).attack(SKULL, "cosmic-burst")
        assert (duel.ask.kind, duel.offered) == ("type", (ENERGY, MYSTIC))
        duel.answer(kind).roll("wild hit blank blank blank", " ".join(["blank"] * defense)).answer(ZEMO)
        order(duel.answer(PASS))
        assert duel.conditions(ZEMO) == {"shock"}
        assert duel.power(SKULL) == duel.damage(ZEMO) == 2


def test_reality_rupture_goes_on_to_whoever_it_has_not_met_this_round() -> None:
    roll, defense, extra = "crit wild hit blank blank blank blank", "blank blank fail", "blank"
    duel = Duel(SKULL, [CAP, OCK, IRON]).set(SKULL, power=4).put(OCK, 16, 13).put(IRON, 16, 16)
    duel.roll(roll, defense, extra).attack(SKULL, "reality-bows-to-me", CAP).answer("reality-bows-to-me")
    assert duel.offered == (duel.who(OCK),)  # Iron Man stands too far from the first target
    duel.roll(roll, defense, extra).answer(OCK).answer("reality-bows-to-me")
    assert duel.offered == (duel.who(IRON),)  # Captain America was met before
    duel.roll(roll, defense, extra).answer(IRON)
    assert duel.still
    assert [duel.damage(who) for who in (CAP, OCK, IRON)] == [3, 3, 3]
    assert duel.power(SKULL) == 0
    duel.t.end_scope("round")
    duel.set(SKULL, power=4).set(CAP, power=0).roll(roll, defense, extra).attack(SKULL, "reality-bows-to-me", CAP)
    assert duel.ask.kind == "choose"  # a new round


def test_only_for_the_strong_turns_a_failure_into_a_critical_at_a_price() -> None:
    cabal = f"{SKULL}/my-cabal-is-only-for-the-strong"
    for power, damage in ((1, 0), (0, 1)):
        duel = Duel([SKULL, CAP], OCK).lead(SKULL).put(CAP, 13, 10).set(CAP, power=power)
        duel.roll("fail fail blank blank blank").attack(CAP, "shield-bounce", OCK)
        duel.roll("block block block block", "hit").answer(cabal)  # the Critical adds a die
        assert duel.still
        assert duel.faces(duel.heard(DiceRolled)[0].faces) == "crit fail blank blank blank"
        assert duel.faces(duel.heard(DiceRolled)[0].extra) == "hit"
        assert (duel.damage(CAP), duel.power(CAP)) == (damage, 0)
        duel.roll("fail blank blank blank blank", "block block block block").attack(CAP, "shield-bounce", OCK)
        assert duel.still  # once per turn


def test_only_for_the_strong_may_be_declined_and_is_not_for_grunts() -> None:
    duel = Duel([SKULL, DRONES], CAP).lead(SKULL).roll("fail blank blank blank", NO_DEFENSE).attack(DRONES, "energy-blast", CAP)
    assert duel.still
    duel.roll("fail hit blank blank blank", NO_DEFENSE).attack(SKULL, "cosmic-burst").answer(ENERGY).answer(CAP).answer(PASS)
    assert (duel.still, duel.damage(CAP), duel.power(SKULL)) == (True, 1, 1)
    duel.roll("blank hit blank blank blank", NO_DEFENSE).attack(SKULL, "cosmic-burst").answer(ENERGY).answer(CAP)
    assert duel.still  # no Failure to turn


def test_reshape_the_world_throws_terrain() -> None:
    duel = Duel(SKULL, CAP, terrain=[CRATE, BENCH]).set(SKULL, power=7).activate(SKULL)
    duel.answer("reshape-the-world").answer(("terrain", 0))
    assert duel.t.rubble == 1
    duel.roll("block blank blank blank").answer([0])
    assert duel.damage(CAP) == 2
    assert duel.power(SKULL) == 4
    assert ("power", "reshape-the-world") not in duel.offered
    assert ("power", "reshape-the-world") not in Duel(SKULL, CAP).set(SKULL, power=7).activate(SKULL).offered


def test_nothing_is_beyond_my_reach_places_anybody_near() -> None:
    duel = Duel([SKULL, BONES], [CAP, IRON]).set(SKULL, power=9).put(CAP, 13, 10).activate(SKULL)
    duel.answer("nothing-is-beyond-my-reach")
    assert set(duel.offered) == {("character", who) for who in (0, 1, 2)}
    duel.answer(CAP).answer([19.0, 10.0])
    assert (duel.at(CAP), duel.power(SKULL)) == ((19.0, 10.0), 5)
    assert ("power", "nothing-is-beyond-my-reach") not in duel.offered


def test_power_is_only_for_the_one_who_rules() -> None:
    duel = Duel([SKULL, BONES, ZEMO], CAP).set(SKULL, power=1).set(BONES, power=4).set(ZEMO, power=2).put(ZEMO, 10, 30)
    assert the_cards().strikes[f"{SKULL}/reality-bows-to-me"] in list(usable(duel.t, 0))
    duel.attack(SKULL, "reality-bows-to-me", CAP)
    assert duel.offered == ((1, 3), (1, 4))  # three or four of Crossbones' Power; Zemo is too far
    duel.roll("hit blank blank blank blank blank blank", "blank blank fail").answer((1, 3))
    assert (duel.power(SKULL), duel.power(BONES)) == (0, 1)
    duel = Duel([SKULL, BONES], CAP).set(SKULL, power=4).set(BONES, power=1).activate(SKULL).answer("nothing-is-beyond-my-reach")
    assert set(duel.offered) == {(0, 4), (1, 1)}
    duel.answer((1, 1))
    assert (duel.power(SKULL), duel.power(BONES)) == (1, 0)
    duel = Duel([SKULL, BONES], CAP).set(SKULL, power=4)
    assert the_cards().strikes[f"{BONES}/up-close-and-personal"] not in list(usable(duel.put(CAP, 12, 13).t, 1))  # only for himself
