"""The Winter Guard."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, MYSTIC, PHYSICAL
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import AWAY, TARGET, S, damage, push, throw

from ..scene import PASS, Duel
from .mightiest import BONES, CAP, CRATE, SKULL, SPIDER
from .playing import settle, usable

DYNAMO, STAR, OMEGA, GUARDIAN, URSA = "crimson-dynamo", "darkstar", "omega-red", "red-guardian", "ursa-major"
MISS = "blank blank fail fail"


# -- Crimson Dynamo ----------------------------------------------------------------------------------------------------


def test_electric_blast_is_a_beam_that_pays_and_shocks_by_attack() -> None:
    duel = Duel(DYNAMO, [SKULL, CAP]).put(SKULL, 13, 10).put(CAP, 16, 10)
    duel.roll("wild blank blank blank blank", MISS, "hit blank blank blank blank", "blank blank blank blank")
    duel.attack(DYNAMO, "electric-blast").answer([0]).answer(SKULL)
    settle(duel)
    assert (duel.conditions(SKULL), duel.conditions(CAP)) == ({"shock"}, set())
    assert duel.power(DYNAMO) == 2


def test_homing_rockets_explode_among_other_enemies_near_the_target() -> None:
    duel = Duel([DYNAMO, STAR], [SKULL, BONES, SPIDER]).set(DYNAMO, power=2)
    duel.put(BONES, 18, 10).put(SPIDER, 30, 10).put(STAR, 14.5, 10)
    duel.roll("wild blank blank blank blank", "block block block fail").attack(DYNAMO, "homing-rockets", SKULL)
    settle(duel)
    assert [duel.damage(who) for who in (SKULL, BONES, SPIDER, STAR)] == [0, 1, 0, 0]


def test_homing_rockets_do_not_explode_without_a_wild_and_need_no_line_of_sight() -> None:
    wall = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))
    duel = Duel(DYNAMO, [SKULL, BONES], terrain=[wall]).set(DYNAMO, power=2).put(BONES, 18, 10)
    duel.roll("hit blank blank blank blank", "blank blank blank fail").attack(DYNAMO, "homing-rockets", SKULL)
    settle(duel)
    assert (duel.damage(SKULL), duel.damage(BONES)) == (1, 0)  # no cover either: no blank became a block


def test_the_red_line_shakes_off_a_condition_when_an_activation_begins() -> None:
    duel = Duel([DYNAMO, STAR], SKULL).lead(DYNAMO).set(STAR, conditions=("slow", "shock"))
    duel.push(Activation(duel.who(STAR)))
    duel.answer("crimson-dynamo/unbreakable-red-line").answer("slow")
    assert duel.conditions(STAR) == {"shock"}


@pytest.mark.parametrize(("face", "stays"), [("block", True), ("wild", True), ("crit", True), ("hit", False)])
def test_the_red_line_is_not_pushed_off_a_secure_objective(face: str, stays: bool) -> None:
    duel = Duel([DYNAMO, STAR], SKULL).lead(DYNAMO)
    contest(duel, STAR, "deadly-meteors/origin-bomb")
    at = duel.at(STAR)
    duel.roll(face).script(push(TARGET, S, AWAY), SKULL, target=duel.who(STAR))
    duel.answer("crimson-dynamo/unbreakable-red-line")
    if not stays:
        duel.answer(duel.offered[0])
    assert duel.still
    assert (duel.at(STAR) == at) is stays


def test_the_red_line_answers_only_pushes_and_only_on_secure_objectives() -> None:
    duel = Duel([DYNAMO, STAR], SKULL).lead(DYNAMO)
    contest(duel, STAR, "deadly-meteors/origin-bomb")
    duel.script(throw(TARGET, S), SKULL, target=duel.who(STAR))
    assert duel.ask.kind == "direction"
    duel = Duel([DYNAMO, STAR], SKULL).lead(DYNAMO)
    contest(duel, STAR, "skrulls-infiltrate/skrull-agent")
    duel.script(push(TARGET, S, AWAY), SKULL, target=duel.who(STAR))
    assert duel.ask.kind == "direction"


def contest(duel: Duel, who: str, token: str) -> None:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append(token)
    t.token_kind.append("equipment")
    t.token_at.append(duel.at(who))
    t.token_holder.append(-1)
    t.token_side.append(-1)


def test_capacitors_give_two_power_for_an_action() -> None:
    duel = Duel(DYNAMO, SKULL).use(DYNAMO, "overcharge-capacitors")
    assert duel.power(DYNAMO) == 2
    assert duel.t.superpower(0, "overcharge-capacitors").action


def test_thrusters_place_him_once_per_turn() -> None:
    duel = Duel(DYNAMO, SKULL).set(DYNAMO, power=4).use(DYNAMO, "propulsion-thrusters").answer([10.0, 14.5])
    assert duel.at(DYNAMO) == (10.0, 14.5)
    assert not usable(duel, DYNAMO, "propulsion-thrusters")


def test_disruption_field_rerolls_two_dice_of_an_attacker_near_him() -> None:
    duel = Duel([DYNAMO, STAR], CAP).set(DYNAMO, power=2).put(STAR, 13, 13)
    duel.roll("hit hit hit blank blank", "blank blank fail").attack(CAP, "shield-bounce", STAR)
    duel.answer("crimson-dynamo/disruption-field")
    while duel.ask.kind == "react":
        duel.answer(duel.offered[-1])
    duel.roll("blank blank").answer((0, 1))
    settle(duel)
    assert (duel.damage(STAR), duel.power(DYNAMO)) == (1, 0)


def test_disruption_field_does_not_reach_an_attacker_far_away() -> None:
    duel = Duel([DYNAMO, STAR], CAP).set(DYNAMO, power=2).put(DYNAMO, 2, 30)
    duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", STAR)
    assert not any("disruption-field" in str(one) for one in duel.offered)


@pytest.mark.parametrize("who", [DYNAMO, OMEGA])
def test_a_hard_shell_takes_one_damage_less_but_at_least_one(who: str) -> None:
    for n, taken in ((3, 2), (2, 1), (1, 1)):
        assert Duel(who, SKULL).script(damage(TARGET, n), SKULL, target=0).damage(who) == taken
    assert Duel([who, STAR], SKULL).script(damage(TARGET, 2), STAR, target=0).damage(who) == 2


# -- Darkstar ----------------------------------------------------------------------------------------------------------


def test_darkforce_strike_may_reroll_all_its_dice() -> None:
    duel = Duel(STAR, SKULL).roll("blank blank blank fail hit", "blank blank fail").attack(STAR, "darkforce-strike", SKULL)
    duel.roll("hit hit hit hit").answer(duel.offered[-1])
    settle(duel)
    assert (duel.damage(SKULL), duel.power(STAR)) == (4, 1)


@pytest.mark.parametrize(("kind", "dice"), [(PHYSICAL, 4), (ENERGY, 3)])
def test_rending_force_chooses_its_type_and_bleeds(kind: int, dice: int) -> None:
    duel = Duel(STAR, SKULL).set(STAR, power=3).put(SKULL, 12, 10)
    duel.roll("wild blank blank blank blank blank blank", " ".join(["blank"] * dice)).attack(STAR, "rending-force")
    duel.answer(("type", kind) if ("type", kind) in duel.offered else duel.offered[(PHYSICAL, ENERGY).index(kind)])
    if not duel.still:
        duel.answer(SKULL)
    settle(duel)
    assert not duel.t.script
    assert duel.conditions(SKULL) == {"bleed"}


def test_dimensional_portal_places_each_ally_once_per_turn() -> None:
    duel = Duel([STAR, DYNAMO], SKULL).set(STAR, power=9)
    duel.use(STAR, "dimensional-portal").answer(DYNAMO).answer([10.0, 18.0])
    assert duel.at(DYNAMO) == (10.0, 18.0)
    duel.put(DYNAMO, 10, 13).use(STAR, "dimensional-portal")
    assert duel.who(DYNAMO) not in duel.offered
    if duel.ask.kind == "choose":
        duel.answer(STAR)
    duel.answer([10.0, 6.0])
    assert duel.at(STAR) == (10.0, 6.0)
    assert not usable(duel, STAR, "dimensional-portal")


def test_darkforce_barrier_adds_two_dice_and_holds_the_target_in_place() -> None:
    duel = Duel([STAR, URSA], GUARDIAN).set(STAR, power=3).put(URSA, 12, 10).put(GUARDIAN, 14.5, 10)
    at = duel.at(URSA)
    duel.roll("hit blank blank blank blank", "blank blank blank block block").attack(GUARDIAN, "strike", URSA)
    duel.answer("darkstar/darkforce-barrier")
    settle(duel)
    assert not duel.t.script
    assert (duel.damage(URSA), duel.at(URSA), duel.power(STAR)) == (0, at, 0)
    duel.roll("blank blank blank blank blank", "blank blank blank").attack(GUARDIAN, "strike", URSA)
    settle(duel)
    assert duel.at(URSA) != at  # it held for that attack only


def test_darkforce_barrier_does_not_stop_mystic_attacks() -> None:
    duel = Duel(STAR, SKULL).set(STAR, power=3).set(SKULL, power=4)
    assert MYSTIC not in (PHYSICAL, ENERGY)
    duel.roll("blank blank blank blank blank blank blank", "blank blank blank blank").attack(SKULL, "reality-bows-to-me", STAR)
    assert duel.still


# -- Omega Red ---------------------------------------------------------------------------------------------------------


def test_coils_drain_life_if_they_deal_damage() -> None:
    for defense, left in ((MISS, 2), ("block block block block", 3)):
        duel = Duel(OMEGA, SKULL).set(OMEGA, damage=3)
        settle(duel.roll("hit hit blank blank blank", defense).attack(OMEGA, "carbonadium-coils", SKULL))
        assert duel.damage(OMEGA) == left
        assert duel.power(OMEGA) == duel.damage(SKULL)


def test_red_terror_absorbs_what_defends() -> None:
    for defense, power in (("block blank fail fail", 1), (MISS, 0)):
        duel = Duel(OMEGA, SKULL).set(OMEGA, power=4)
        duel.roll("wild blank blank blank blank blank blank", defense).attack(OMEGA, "red-terror")
        duel.answer(duel.offered[0])
        if not duel.still:
            settle(duel.answer(SKULL))
        assert (duel.damage(SKULL), duel.power(OMEGA)) == (1, power)


def test_death_factor_hurts_him_and_the_poisoned_near_him() -> None:
    duel = Duel(OMEGA, [SKULL, BONES, SPIDER]).set(OMEGA, power=2)
    duel.put(SKULL, 13, 10).put(BONES, 13, 13).put(SPIDER, 30, 30).set(SKULL, conditions=("poison",)).set(
        SPIDER, conditions=("poison",)
    )
    settle(duel.use(OMEGA, "death-factor"))
    assert [duel.damage(who) for who in (OMEGA, SKULL, BONES, SPIDER)] == [2, 2, 0, 0]
    assert not usable(duel.set(OMEGA, power=2), OMEGA, "death-factor")


def test_ensnare_pulls_an_enemy_it_sees_once_per_turn() -> None:
    duel = Duel(OMEGA, SKULL).set(OMEGA, power=4).put(SKULL, 18, 10)
    duel.use(OMEGA, "ensnare")
    settle(duel)
    assert duel.at(SKULL)[0] < 16
    assert not usable(duel, OMEGA, "ensnare")


def test_ensnare_needs_sight_and_range() -> None:
    wall = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))
    assert not usable(Duel(OMEGA, SKULL, terrain=[wall]).set(OMEGA, power=2), OMEGA, "ensnare")
    assert not usable(Duel(OMEGA, SKULL).set(OMEGA, power=2).put(SKULL, 22, 10), OMEGA, "ensnare")


def test_death_spores_poison_whoever_ends_an_activation_near_him() -> None:
    duel = Duel([OMEGA, STAR], [SKULL, BONES]).put(SKULL, 13, 10).put(STAR, 13, 13).put(BONES, 30, 30)
    for who in (SKULL, BONES, STAR):
        duel.activate(who)
        settle_activation(duel)
    assert [duel.conditions(who) for who in (SKULL, BONES, STAR)] == [{"poison"}, set(), set()]


def test_death_spores_poison_enemies_near_him_when_he_ends_his_own() -> None:
    duel = Duel([OMEGA, STAR], [SKULL, BONES]).put(SKULL, 13, 10).put(STAR, 13, 13).put(BONES, 30, 30)
    settle_activation(duel.activate(OMEGA))
    assert [duel.conditions(who) for who in (SKULL, BONES, STAR)] == [{"poison"}, set(), set()]


def settle_activation(duel: Duel) -> None:
    while not duel.still:
        duel.answer("done" if "done" in duel.offered else duel.offered[0])


# -- Red Guardian ------------------------------------------------------------------------------------------------------


def test_his_strike_pushes_what_is_not_too_big() -> None:
    for target, moved in ((SKULL, True), (URSA, True), ("ultron-metal-tyrant", True)):
        duel = Duel(GUARDIAN, target).put(target, 12.5, 10)
        at = duel.at(target)
        settle(duel.roll("blank blank blank blank blank", MISS).attack(GUARDIAN, "strike", target))
        assert (duel.at(target) != at) is moved
        assert duel.power(GUARDIAN) == 1


def test_his_shield_ricochets_without_a_third_throw() -> None:
    duel = Duel(GUARDIAN, [SKULL, BONES]).put(BONES, 16, 13)
    duel.roll("wild blank blank blank", MISS, "wild hit hit hit", "blank blank blank blank").attack(GUARDIAN, "shield-throw", SKULL)
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert (duel.power(GUARDIAN), duel.damage(SKULL), duel.damage(BONES)) == (2, 1, 3)


def test_shield_slam_may_throw_up_to_size_three() -> None:
    duel = Duel(GUARDIAN, SKULL).set(GUARDIAN, power=3).put(SKULL, 12.5, 10)
    duel.roll("blank blank blank blank blank blank", MISS).attack(GUARDIAN, "siberian-shield-slam", SKULL)
    assert PASS in duel.offered
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "direction"


def test_repulsion_field_counts_blanks() -> None:
    for mystic in (False, True):
        duel = Duel(GUARDIAN, SKULL).set(GUARDIAN, power=2).set(SKULL, power=4)
        if mystic:
            duel.roll("hit blank blank blank blank blank blank", "blank blank blank blank").attack(
                SKULL, "reality-bows-to-me", GUARDIAN
            )
            assert duel.damage(GUARDIAN) == 1
        else:
            duel.roll("hit hit hit blank blank", "blank blank fail").attack(SKULL, "cosmic-burst")
            duel.answer(duel.offered[0])
            if duel.ask.kind == "target":
                duel.answer(GUARDIAN)
            settle(duel.answer("red-guardian/focused-repulsion-field"))
            assert duel.damage(GUARDIAN) == 1


def test_his_suit_gives_power_for_damage_from_friend_and_foe_unless_he_is_dazed() -> None:
    for before, power in ((0, 2), (4, 1)):  # one for the damage itself, one from the suit unless he is dazed
        duel = Duel(GUARDIAN, URSA).set(GUARDIAN, damage=before).put(URSA, 12.5, 10)
        settle(duel.roll("hit blank blank blank blank", "blank blank fail").attack(URSA, "bear-handed-slap", GUARDIAN))
        assert (duel.power(GUARDIAN), duel.is_dazed(GUARDIAN)) == (power, before == 4)
    duel = Duel([GUARDIAN, OMEGA], SKULL).set(OMEGA, power=2).script(damage(TARGET, 1), OMEGA, target=0)
    settle(duel.use(OMEGA, "death-factor"))
    assert duel.power(GUARDIAN) == 1  # told once the effect of a friend is over


# -- Ursa Major --------------------------------------------------------------------------------------------------------


def test_slap_bleeds_and_pays_for_damage() -> None:
    duel = settle(
        Duel(URSA, SKULL).put(SKULL, 12.5, 10).roll("wild hit blank blank blank", MISS).attack(URSA, "bear-handed-slap", SKULL)
    )
    assert (duel.conditions(SKULL), duel.power(URSA)) == ({"bleed"}, duel.damage(SKULL))


def test_brawler_may_throw_before_damage_and_staggers() -> None:
    duel = Duel(URSA, SKULL).set(URSA, power=3).put(SKULL, 12.5, 10)
    duel.roll("hit blank blank blank blank blank blank", MISS).attack(URSA, "bear-armed-brawler", SKULL)
    assert duel.damage(SKULL) == 0
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "direction"
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 13
    assert (duel.damage(SKULL), duel.conditions(SKULL)) == (1, {"stagger"})


def test_charge_moves_then_attacks_once_per_turn() -> None:
    duel = Duel(URSA, SKULL).put(SKULL, 13, 10).set(URSA, power=4).use(URSA, "charge")
    duel.answer("move")
    assert duel.ask.kind == "advance"
    duel.answer([10.0, 10.0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    duel.roll("blank blank blank blank blank", MISS).answer(duel.offered[-1])
    settle(duel)
    assert not usable(duel.set(URSA, power=4), URSA, "charge")


def test_ursine_temper_throws_terrain_near_him() -> None:
    duel = Duel(URSA, SKULL, terrain=[CRATE]).set(URSA, power=3)
    assert not usable(duel, URSA, "ursine-temper")
    duel.put(URSA, 13, 13).use(URSA, "ursine-temper").answer(("terrain", 0))
    assert duel.ask.kind == "direction"


def test_he_comes_closer_when_he_was_hurt() -> None:
    duel = Duel(URSA, CAP).roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", URSA)
    while duel.ask.kind != "advance":
        duel.answer(
            PASS if PASS in duel.offered and not any("aggressive" in str(one) for one in duel.offered) else duel.offered[-1]
        )
    duel.answer(duel.offered[-1])
    assert duel.at(URSA)[0] > 10
    duel = Duel(URSA, CAP).roll("blank blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", URSA)
    assert settle(duel).at(URSA) == (10.0, 10.0)


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


def test_sovereign_strike_hurts_everybody_near_terrain_and_destroys_it() -> None:
    duel = Duel([DYNAMO, STAR], [BONES, CAP], terrain=[CRATE]).set(DYNAMO, power=3).hand("sovereign-strike")
    duel.put(DYNAMO, 11, 13).put(STAR, 13.5, 13).put(BONES, 18, 13).put(CAP, 24, 13)
    duel.play("sovereign-strike")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert [duel.damage(who) for who in (DYNAMO, STAR, BONES, CAP)] == [0, 2, 1, 0]  # Crossbones takes one less
    assert duel.t.rubble == 1
    assert duel.power(DYNAMO) == 0


def test_sovereign_strike_needs_terrain_near_its_player() -> None:
    duel = Duel(DYNAMO, BONES, terrain=[CRATE]).set(DYNAMO, power=3).put(DYNAMO, 3, 13)
    assert "sovereign-strike" not in playable(duel.hand("sovereign-strike").t, 0)


@pytest.mark.parametrize(("paid", "comes"), [(6, True), (5, False)])
def test_winter_rush_brings_another_of_the_guard_closer(paid: int, comes: bool) -> None:
    duel = Duel([URSA, STAR], CAP).set(URSA, power=10).hand("winter-rush").put(STAR, 10, 16)
    duel.t.active = 0
    duel.push(duel.t.window("power_phase"))
    duel.answer("tactic/winter-rush").answer(paid)
    assert duel.still
    assert duel.power(URSA) == 10 - paid
    duel.roll("hit blank blank blank blank", "blank blank fail").attack(CAP, "shield-bounce", URSA)
    found = False
    while not duel.still:
        if ("character", duel.who(STAR)) in duel.offered:
            found = True
            assert ("character", duel.who(URSA)) not in duel.offered
            duel.answer(("character", duel.who(STAR)))
        duel.answer(duel.offered[-1] if duel.ask.kind == "advance" else duel.offered[0])
    assert found is comes
    assert (duel.at(STAR) != (10.0, 16.0)) is comes
