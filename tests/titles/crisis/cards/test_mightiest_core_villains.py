"""The newer core box: Doc Ock, Red Skull, Ultron and his Drones."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import CONDITION_BITS, ENERGY, KO, MYSTIC, ON_BOARD, PLAYED
from longbox.titles.crisis.events import DiceRolled, TerrainDestroyed
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.attacks import usable
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.leaving import Leave
from longbox.titles.crisis.rules.objectives import Interact, contests, interactions, may_hold
from longbox.titles.crisis.script.nodes import TARGET
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.words import S, push
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel
from .mightiest import BENCH, BONES, CAP, CRATE, DRONES, IRON, NO_DEFENSE, OCK, SKULL, SPIDER, ULTRON, ZEMO, hold, order

# -- Doc Ock -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CP-614")
def test_striking_tentacles_count_wilds_twice() -> None:
    duel = Duel(OCK, SKULL).roll("wild wild hit blank blank", "blank blank fail fail").attack(OCK, "striking-tentacles", SKULL)
    assert (duel.damage(SKULL), duel.power(OCK)) == (5, 5)


@pytest.mark.rule("CP-615")
def test_arm_lasers_incinerate_by_attack() -> None:
    duel = Duel(OCK, [SKULL, CAP]).put(SKULL, 13, 10).put(CAP, 16, 10)
    duel.roll("wild blank blank blank", "blank blank fail", "hit blank blank blank", "blank blank blank blank")
    duel.attack(OCK, "arm-lasers-20").answer([0]).answer(SKULL)
    assert duel.still
    assert (duel.conditions(SKULL), duel.conditions(CAP)) == ({"incinerate"}, set())
    assert (duel.damage(SKULL), duel.damage(CAP)) == (1, 1)


@pytest.mark.rule("CP-616")
def test_scientific_breakthrough_needs_damage() -> None:
    for defense, given in ((NO_DEFENSE, {"bleed", "poison", "shock"}), ("block block fail fail", set())):
        duel = Duel(OCK, SKULL).set(OCK, power=4)
        duel.roll("hit blank blank blank blank blank blank", defense).attack(OCK, "scientific-breakthrough", SKULL)
        assert duel.conditions(SKULL) == given


@pytest.mark.rule("CP-618")
def test_sinister_six_gives_power_to_the_attacked_once_per_turn() -> None:
    duel = Duel([OCK, SPIDER], CAP).lead(OCK)
    dice = ("blank blank blank blank blank", "blank blank fail")
    duel.roll(*dice).attack(CAP, "shield-bounce", SPIDER).decline()
    assert duel.power(SPIDER) == 1
    duel.roll(*dice).attack(CAP, "shield-bounce", SPIDER).decline()
    assert duel.power(SPIDER) == 1
    duel = Duel([OCK, SPIDER], CAP).lead(OCK).set(SPIDER, damage=4)
    duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", SPIDER).decline()
    assert duel.is_dazed(SPIDER)
    assert duel.power(SPIDER) == 1  # for the damage only


@pytest.mark.rule("CP-619")
def test_sinister_six_may_shake_off_a_condition_after_damage_once_per_turn() -> None:
    duel = Duel([OCK, SPIDER], CAP).lead(OCK).set(SPIDER, conditions=("shock", "slow", "bleed"))
    for times in (1, 2):
        duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", SPIDER)
        duel.answer(PASS)  # Spider-Sense
        if times == 1:
            duel.answer(f"{OCK}/sinister-six")
            assert set(duel.offered) == {("condition", "shock"), ("condition", "slow")}
            duel.answer("slow")
        assert duel.still
        assert duel.conditions(SPIDER) == {"shock", "bleed"}


@pytest.mark.rule("CP-618", "CP-619")
def test_sinister_six_is_for_allies_and_damage() -> None:
    duel = Duel([OCK, SPIDER], CAP).lead(OCK).set(SPIDER, conditions=("slow",))
    duel.roll("hit blank blank blank blank", "block blank fail").attack(CAP, "shield-bounce", SPIDER).answer(PASS)
    assert duel.still  # no damage
    duel = Duel([OCK, SPIDER], CAP).lead(OCK).set(CAP, conditions=("slow",))
    duel.roll("hit hit blank blank blank", NO_DEFENSE).attack(SPIDER, "swinging-strike", CAP)
    assert (duel.still, duel.power(CAP)) == (True, 2)  # an enemy
    duel = Duel([OCK, SPIDER], CAP).lead(OCK)
    duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", SPIDER).answer(PASS)
    assert duel.still  # nothing to shake off


@pytest.mark.rule("CP-613")
def test_ocks_grasp_throws_terrain_or_an_enemy() -> None:
    duel = Duel(OCK, [SKULL, CAP], terrain=[CRATE]).set(OCK, power=7).put(CAP, 30, 10).activate(OCK).answer("ocks-grasp")
    assert set(duel.offered) == {("terrain", 0), ("character", 1)}
    duel.answer(("terrain", 0)).answer([180])
    assert (duel.t.rubble, duel.power(OCK)) == (1, 4)
    assert ("power", "ocks-grasp") not in duel.offered
    assert ("power", "ocks-grasp") not in Duel(OCK, SKULL).set(OCK, power=7).put(SKULL, 30, 10).activate(OCK).offered


@pytest.mark.rule("CP-617")
def test_scientific_hubris_gains_one_after_any_roll_with_a_critical() -> None:
    duel = Duel(OCK, SKULL)
    duel.roll("crit crit blank blank blank", "block block block fail", "blank blank").attack(OCK, "striking-tentacles", SKULL)
    assert duel.power(OCK) == 1  # one for the roll; the attack dealt nothing
    duel = Duel(OCK, CAP).roll("blank blank blank blank blank", "crit blank blank blank", "blank").attack(CAP, "shield-bounce", OCK)
    assert duel.power(OCK) == 1
    duel = Duel(OCK, CAP).roll("crit blank blank blank", "blank").push(Dodge(0, 1, 1))
    duel.push(Activation(0))
    assert duel.power(OCK) == 1
    duel = (
        Duel(OCK, CAP).roll("hit blank blank blank blank", "crit blank blank blank", "blank").attack(OCK, "striking-tentacles", CAP)
    )
    assert duel.power(OCK) == 0  # the other's Critical


@pytest.mark.rule("CP-617")
def test_scientific_hubris_also_for_a_roll_a_crisis_asks_for() -> None:
    duel = hold(Duel(OCK, SKULL).set(OCK, power=1), OCK)
    duel.t.token_name[0], duel.t.token_holder[0] = "deadly-meteors/origin-bomb", ON_BOARD
    duel.roll("crit blank blank blank").t.script_ends = False
    assert duel.push(Interact(0, 0)).power(OCK) == 1


# -- Red Skull ---------------------------------------------------------------------------------------------------------


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


# -- Ultron ------------------------------------------------------------------------------------------------------------


def test_concussion_blasters_corrupt() -> None:
    duel = Duel(ULTRON, SKULL).roll("wild hit blank blank blank blank", "blank blank fail")
    order(duel.attack(ULTRON, "concussion-blasters", SKULL))
    assert (duel.conditions(SKULL), duel.power(ULTRON), duel.damage(SKULL)) == ({"poison", "bleed"}, 2, 2)


def test_extinction_protocols_throw_first_and_scatter_everybody_else() -> None:
    duel = Duel([ULTRON, BONES], [SKULL, CAP]).set(ULTRON, power=4).put(SKULL, 14, 10).put(BONES, 10, 13).put(CAP, 10, 7)
    duel.roll("wild hit blank blank blank blank blank blank", NO_DEFENSE).attack(ULTRON, "extinction-protocols", SKULL)
    assert duel.damage(SKULL) == 0
    duel.answer([0])
    assert duel.at(SKULL)[0] > 17
    assert duel.damage(SKULL) == 2
    assert set(duel.offered) == {("character", 1), ("character", 3)}  # friend and foe, in any order; not who was thrown off
    duel.answer(CAP).answer([270]).answer([90])
    assert duel.still
    assert (duel.damage(CAP), duel.damage(BONES)) == (1, 1)
    assert (duel.at(CAP)[1] < 4, duel.at(BONES)[1] > 16) == (True, True)


def test_extinction_protocols_do_not_throw_the_largest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "size", lambda self, who: 5)
    duel = Duel(ULTRON, SKULL).set(ULTRON, power=4).roll("hit", "blank " * 7, NO_DEFENSE)
    assert duel.attack(ULTRON, "extinction-protocols", SKULL).still


def test_explosive_force_hurts_only_who_is_pushed() -> None:
    duel = Duel(ULTRON, [SKULL, ULTRON]).set(0, power=4).put(SKULL, 14, 10).put(2, 10, 14)
    duel.t.lasting.append(("not_moved_by_enemy", 2, 2, "game", ("push",)))  # type: ignore[arg-type]
    duel.roll("wild blank blank blank blank blank blank blank", NO_DEFENSE).attack(0, "extinction-protocols", SKULL).answer([0])
    assert duel.still
    assert (duel.damage(2), duel.at(2)) == (0, (10.0, 14.0))


def test_kinetic_field_generator_throws_terrain_of_size_four() -> None:
    truck = ("truck", 4, True, CRATE[3])
    duel = Duel(ULTRON, SKULL, terrain=[truck, BENCH]).set(ULTRON, power=7).activate(ULTRON).answer("kinetic-field-generator")
    duel.answer(("terrain", 0)).answer(PASS)  # no Drones
    duel.roll("blank blank blank blank").answer([0])
    assert (duel.damage(SKULL), duel.power(ULTRON)) == (5, 4)
    assert ("power", "kinetic-field-generator") not in duel.offered
    assert ("power", "kinetic-field-generator") not in Duel(ULTRON, SKULL).set(ULTRON, power=7).activate(ULTRON).offered


def test_encephalo_beam_walks_an_enemy() -> None:
    duel = Duel(ULTRON, [SKULL, CAP]).set(ULTRON, power=4).put(CAP, 30, 10).activate(ULTRON).answer("encephalo-beam")
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)
    duel.answer([15.0, 10.0])
    assert (duel.at(SKULL), duel.power(ULTRON)) == ((15.0, 10.0), 2)
    assert ("power", "encephalo-beam") not in duel.offered
    assert ("power", "encephalo-beam") not in Duel(ULTRON, CAP).set(ULTRON, power=4).put(CAP, 30, 10).activate(ULTRON).offered


def test_metal_mind_counts_wilds_twice_against_mystic_attacks() -> None:
    for kind, dice, damage in ((MYSTIC, "wild blank blank blank blank", 1), (ENERGY, "wild blank blank blank", 2)):
        duel = Duel(SKULL, ULTRON).attack(SKULL, "cosmic-burst").answer(kind).roll("hit hit hit blank blank", dice).answer(ULTRON)
        assert duel.damage(ULTRON) == damage


def test_metal_mind_is_not_moved_by_enemy_superpowers_or_mystic_rules() -> None:
    duel = Duel(ULTRON, [ULTRON, SKULL]).set(0, power=4).put(SKULL, 30, 10).activate(0).answer("encephalo-beam")
    assert duel.ask.kind == "action"  # chosen, paid for, not moved
    assert duel.power(0) == 2
    duel = Duel(IRON, ULTRON).roll("wild blank blank blank blank", "blank blank blank fail").attack(IRON, "repulsor-mk-2", ULTRON)
    assert duel.answer([0]).at(ULTRON)[0] > 19  # an energy attack pushes
    duel.script(push(TARGET, S), IRON, target=1)
    assert duel.ask.kind == "direction"  # so does what is neither


def test_a_better_age_brings_drones_when_an_ally_destroys_terrain() -> None:
    duel = Duel([ULTRON, SPIDER], SKULL, terrain=[CRATE]).set(SPIDER, power=4).put(SPIDER, 13, 10)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE).attack(SPIDER, "web-head-wallop", SKULL).answer(("terrain", 0))
    duel.answer(f"{ULTRON}/i-will-create-a-better-age")
    assert (duel.ask.kind, duel.ask.seat) == ("place", 0)
    with pytest.raises(Illegal, match="Range 3"):
        duel.answer([10.0, 20.0])
    with pytest.raises(Illegal, match="overlap Ultron, Metal Tyrant"):
        duel.answer([10.0, 11.8])
    duel.roll("block block block block").answer([10.0, 15.0])
    drones = duel.who(DRONES)
    assert (duel.t.squad[drones], duel.t.status[drones], duel.conditions(DRONES)) == (0, PLAYED, {"stagger"})
    assert duel.at(DRONES) == (10.0, 15.0)
    assert len(duel.heard(TerrainDestroyed)) == 1


def test_a_better_age_may_be_declined_needs_an_ally_and_no_drones() -> None:
    def destroyed(*squads: list[str], by: int = 1) -> Duel:
        duel = Duel(*squads, terrain=[CRATE]).set(by, power=4).put(0, 6, 10).put(by, 13, 10).put(2, 16, 10)
        duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE, "block block block block")
        return duel.attack(by, "web-head-wallop", 2).answer(("terrain", 0))

    duel = destroyed([ULTRON, SPIDER], [SKULL]).answer(PASS)
    assert (duel.still, len(duel.t.who)) == (True, 3)
    assert destroyed([SKULL, SPIDER], [ULTRON]).still
    assert destroyed([ULTRON, SPIDER], [SKULL]).ask.kind == "react"
    duel = Duel([ULTRON, SPIDER, DRONES], SKULL, terrain=[CRATE]).set(SPIDER, power=4).put(SPIDER, 13, 10).put(DRONES, 5, 5)
    duel.roll("wild hit blank blank blank blank blank", NO_DEFENSE, "block block block block")
    assert duel.attack(SPIDER, "web-head-wallop", SKULL).answer(("terrain", 0)).still


@pytest.mark.rule("CP-573")
def test_keywords_of_ultron_and_his_drones() -> None:
    duel = Duel([ULTRON, DRONES], SKULL)
    for who in (0, 1):
        assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(who, bit)} == {"bleed", "poison"}
        assert list(duel.t.changes("move_size", who)) == [5]
    assert duel.t.card(1).is_grunt
    assert duel.t.card(1).parents == (ULTRON,)
    assert duel.t.card(0).grunts == (DRONES,)


@pytest.mark.rule("CP-593")
def test_energy_blast() -> None:
    duel = Duel([ULTRON, DRONES], SKULL).roll("hit hit blank blank", "blank blank fail").attack(DRONES, "energy-blast", SKULL)
    assert (duel.damage(SKULL), duel.power(DRONES)) == (2, 0)


@pytest.mark.rule("CP-594")
def test_rough_around_the_edges_hurts_enemies_and_feeds_ultron_before_they_go() -> None:
    duel = Duel([ULTRON, DRONES, BONES], [SKULL, CAP, IRON]).put(DRONES, 20, 20).put(BONES, 20, 22.5)
    duel.put(SKULL, 22.5, 20).put(CAP, 17.5, 20).put(IRON, 30, 30)
    duel.push(Suffer(1, 3, 3, EFFECT))
    assert duel.still
    assert [duel.damage(who) for who in (BONES, SKULL, CAP, IRON)] == [0, 1, 1, 0]
    assert duel.power(ULTRON) == 2
    assert duel.t.status[1] == KO


@pytest.mark.rule("CP-594")
def test_rough_around_the_edges_counts_what_was_really_dealt() -> None:
    duel = Duel([ULTRON, DRONES], [IRON]).set(IRON, power=1).put(DRONES, 14, 10).push(Leave(1))
    duel.answer(f"{IRON}/i-am-iron-man")
    assert (duel.damage(IRON), duel.power(ULTRON), duel.t.status[1]) == (0, 0, KO)


@pytest.mark.rule("CP-594", "CP-536")
def test_drones_go_with_ultron_and_still_explode() -> None:
    duel = Duel([ULTRON, DRONES, CAP], SKULL).set(ULTRON, injured=1).put(DRONES, 14, 10).push(Suffer(0, 6, 3, EFFECT))
    assert (duel.t.status[0], duel.t.status[1]) == (KO, KO)
    assert duel.damage(SKULL) == 1


@pytest.mark.rule("CP-595")
def test_drones_leave_objectives_alone() -> None:
    duel = hold(Duel([ULTRON, DRONES, BONES], SKULL), DRONES).set(DRONES, power=5).set(BONES, power=5)
    duel.t.token_holder[0] = ON_BOARD
    duel.put(BONES, *duel.at(DRONES))
    duel.t.token_name[0] = "deadly-meteors/origin-bomb"
    for who, may in ((1, False), (2, True)):
        assert contests(duel.t, who, 0) == may
        assert may_hold(duel.t, who, 0) == may
        assert bool(interactions(duel.t, who)) == may
