"""Team Tactic cards of the affiliation Black Order."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import CAP, SKULL, SPIDER
from ..playing import offers, settle, take
from ..scenes.convocation import dice, hold

DWARF = "black-dwarf"
SWAN = "black-swan"
GIANT = "supergiant"
RIDER = "cosmic-ghost-rider"
GLAIVE = "corvus-glaive"


@pytest.mark.parametrize(("strike", "roll", "saved"), [("mental-vampire", "hit", True), ("mental-vampire", "blank", False)])
def test_blood_to_spare_attacks_before_falling(strike: str, roll: str, saved: bool) -> None:
    duel = Duel(GIANT, SKULL).set(GIANT, power=3, damage=4).put(SKULL, 13, 10).hand("blood-to-spare")
    duel.script(damage(TARGET, 1), SKULL, target=0).answer("tactic/blood-to-spare")
    duel.roll(dice(roll, 1, of=5), dice("blank", 3)).answer(strike)
    settle(duel)
    assert (duel.is_dazed(GIANT), duel.damage(SKULL)) == (not saved, int(saved))


def test_blood_to_spare_is_for_those_who_would_be_dazed() -> None:
    duel = Duel([GIANT, DWARF], SKULL).set(GIANT, power=3, damage=4, injured=1).hand("blood-to-spare")
    assert duel.script(damage(TARGET, 1), SKULL, target=0).still


def test_the_mothership_brings_one_to_the_other_unless_it_holds_something() -> None:
    duel = Duel([DWARF, SWAN], SKULL).set(DWARF, power=2).set(SWAN, power=2).put(SWAN, 30, 30).hand("mothership")
    hold(duel, DWARF)
    duel.play("mothership")
    while duel.ask.kind == "payer":
        duel.answer(duel.offered[0])
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    assert (duel.t.within(0, 1, 1), duel.at(DWARF), duel.power(DWARF), duel.power(SWAN)) == (True, (10.0, 10.0), 0, 0)


def test_failure_has_its_price() -> None:
    duel = Duel([DWARF, SWAN, GIANT], SKULL).hand("price-of-failure")
    duel.set(GIANT, injured=1).play("price-of-failure")
    settle(duel)
    assert [duel.power(who) for who in (DWARF, SWAN, SKULL)] == [3, 3, 0]
    assert duel.who(GIANT) not in duel.t.present()


def test_only_the_injured_fail() -> None:
    assert "price-of-failure" not in playable(Duel([DWARF, SWAN], SKULL).hand("price-of-failure").t, 0)


def test_the_dwarf_follows_the_swan_in_her_charge() -> None:
    duel = Duel([SWAN, DWARF], SKULL).put(DWARF, 10, 13).hand("black-onslaught").set(SWAN, power=3).set(DWARF, power=1)
    take(duel.use(SWAN, "charge"), "black-onslaught")
    assert (duel.power(SWAN), duel.power(DWARF)) == (0, 0)
    duel.answer(("move",))
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "place"
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert duel.t.within(0, 1, 1)
    for where, power in (((10.0, 18.0), "charge"), ((10.0, 13.0), "")):
        duel = Duel([SWAN, DWARF], SKULL).put(DWARF, *where).hand("black-onslaught").set(SWAN, power=3).set(DWARF, power=1)
        if power:
            assert not offers(duel.use(SWAN, power), "black-onslaught")
    duel = (
        Duel(["archangel", SWAN, DWARF], SKULL)
        .hand("black-onslaught")
        .set("archangel", power=3)
        .set(SWAN, power=3)
        .set(DWARF, power=1)
    )
    assert not offers(duel.use("archangel", "charge"), "black-onslaught")


def test_the_dwarf_follows_no_other_move() -> None:
    duel = Duel([SWAN, DWARF], SKULL).put(DWARF, 10, 13).hand("black-onslaught").set(SWAN, power=3).set(DWARF, power=1)
    settle(take(duel.use(SWAN, "charge"), "black-onslaught"))  # she declines the move
    duel.advance(SWAN, 1)
    duel.answer(duel.offered[-1])
    assert duel.still


def first_of(*squad: str) -> Duel:
    duel = Duel(squad, SKULL).hand("first-of-the-black-order")
    window = duel.t.window("leadership_active")
    return duel if window is None else duel.push(window)


def test_corvus_leads_where_thanos_does_not() -> None:
    duel = settle(take(first_of(GLAIVE, DWARF, SWAN, CAP), "first-of-the-black-order"))
    assert duel.t.leader == [0, -1]
    settle(duel.set(SKULL, damage=5).script(damage(TARGET, 1), DWARF, target=4))
    assert [duel.power(who) for who in (GLAIVE, DWARF, SWAN, CAP)] == [1, 0, 1, 0]
    duel = settle(take(first_of(GLAIVE, DWARF, SWAN, CAP), "first-of-the-black-order"))
    settle(duel.set(SKULL, damage=5).script(damage(TARGET, 1), CAP, target=4))
    assert [duel.power(who) for who in (GLAIVE, DWARF, SWAN, CAP)] == [0, 0, 0, 0]
    assert first_of(GLAIVE, "thanos-the-mad-titan").still
    assert first_of(DWARF, SWAN).still


def test_the_rider_calls_the_servants() -> None:
    duel = Duel([RIDER, DWARF, SWAN, CAP], [SKULL, SPIDER]).hand("servants-of-the-titan").put(SKULL, 14, 10).put(SPIDER, 14, 13)
    for who in (RIDER, DWARF, SWAN, CAP):
        duel.set(who, power=1)
    assert playable(duel.t, 0) == []
    duel.activate(RIDER)
    assert playable(duel.t, 0) == ["servants-of-the-titan"]
    duel.roll("blank hit block").answer(next(one for one in duel.offered if "servants" in str(one)))
    for who in (RIDER, DWARF, SWAN):
        assert CAP not in duel.offered
        duel.answer(who)
    duel.answer(SKULL).answer(SPIDER)
    assert [duel.damage(who) for who in (SKULL, SPIDER, RIDER)] == [1, 1, 1]
    assert [duel.power(who) for who in (RIDER, DWARF, SWAN, CAP)] == [1, 0, 0, 1]


def test_the_damage_of_the_servants_is_his() -> None:
    duel = Duel([RIDER, DWARF], [SKULL, CAP]).hand("servants-of-the-titan").put(SKULL, 14, 10).put(CAP, 30, 10)
    duel.set(DWARF, power=1).set(SKULL, damage=5).activate(RIDER).roll("hit")
    settled = duel.answer(next(one for one in duel.offered if "servants" in str(one)))
    assert settled.is_dazed(SKULL)
    assert [event.who for event in duel.events if type(event).__name__ == "DiceRolled"] == [0]
