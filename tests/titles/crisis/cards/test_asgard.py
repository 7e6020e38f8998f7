"""Asgard."""

from __future__ import annotations

from typing import Any

import pytest

import longbox
from longbox.kernel import Illegal
from longbox.titles.crisis.codes import HIT
from longbox.titles.crisis.events import DiceChanged, DiceRolled, PowerSpent
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.movement import Advance
from longbox.titles.crisis.rules.superpowers import price
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.script.running import Run, register
from longbox.titles.crisis.words import TARGET, M, advance, damage, extra_attack, hits_rolled, role, roll_for, seq

from ..scene import PASS, Duel
from .mightiest import BONES, CAP, CRATE, MARVEL, SKULL, SPIDER, ULTRON
from .playing import usable

ENCHANTRESS, SKURGE, VALKYRIE, SIF, BILL = "enchantress", "skurge-the-executioner", "valkyrie", "lady-sif", "beta-ray-bill"
JANE, HERO, PRINCE, ANGELA = "the-mighty-thor", "thor-hero-of-midgard", "thor-prince-of-asgard", "angela"
MISCHIEF, LIES, HELA = "loki-god-of-mischief", "loki-prince-of-lies", "hela-queen-of-hel"
HEIMDALL = "heimdall-the-all-seeing"
MISS = "blank blank fail fail"


def settle(duel: Duel, *wanted: Any) -> Duel:
    """Take rules that apply together as they come, decline what may be declined; `wanted` abilities are used."""
    while not duel.still:
        found = [one for one in duel.offered if any(name in str(one) for name in wanted)]
        duel.answer(found[0] if found else PASS if PASS in duel.offered else duel.offered[0])
    return duel


def blanks(n: int, *faces: str) -> str:
    return " ".join([*faces, *["blank"] * (n - len(faces))])


def strike(attacker: str, attack: str, target: str, dice: str, defense: str = MISS, *wanted: Any, **sets: Any) -> Duel:
    """One attack from close by, as it stands afterwards."""
    duel = Duel(attacker, target).put(target, 12.5, 10).set(attacker, power=5)
    for name, value in sets.items():
        duel.set(target, **{name: value})
    return settle(duel.roll(dice, defense).attack(attacker, attack, target), *wanted)


# -- what most of them have --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "who", [ENCHANTRESS, SKURGE, VALKYRIE, SIF, BILL, JANE, HERO, PRINCE, ANGELA, MISCHIEF, LIES, HELA, HEIMDALL]
)
def test_gods_gain_one_more_in_the_power_phase(who: str) -> None:
    duel = Duel(who, SKULL)
    settle(duel.push(duel.t.window("power_phase")))
    assert (duel.power(who), duel.power(SKULL)) == (1, 0)


@pytest.mark.parametrize("who", [ENCHANTRESS, BILL, JANE, HERO, PRINCE, ANGELA])
def test_fliers_cross_what_is_big(who: str) -> None:
    assert 5 in Duel(who).t.changes("move_size", 0)


@pytest.mark.parametrize(
    ("who", "immune"),
    [(BILL, {"bleed", "incinerate", "poison"}), (JANE, {"shock"}), (HERO, {"shock"}), (PRINCE, {"shock", "stun"})],
)
def test_immunities(who: str, immune: set[str]) -> None:
    from longbox.titles.crisis.codes import CONDITION_BITS

    duel = Duel(who)
    assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(0, bit)} == immune


@pytest.mark.parametrize(
    ("who", "attack", "dice", "condition"),
    [
        (SKURGE, "battle-axe", blanks(6, "wild"), "bleed"),
        (SKURGE, "the-executioner", blanks(8, "wild"), "bleed"),
        (VALKYRIE, "dragon-fang", blanks(7), "bleed"),
        (BILL, "stormbreaker", blanks(5, "wild"), "stun"),
        (BILL, "summon-the-storm", blanks(6, "wild"), "shock"),
        (JANE, "lightning-blast", blanks(8), "shock"),
        (PRINCE, "hammer-throw", blanks(5), "shock"),
        (HELA, "hel-forged-blade", blanks(5, "wild"), "bleed"),
        (ENCHANTRESS, "enthrall", blanks(7, "wild"), "slow"),
    ],
)
def test_conditions_of_attacks(who: str, attack: str, dice: str, condition: str) -> None:
    assert strike(who, attack, SKULL, dice).conditions(SKULL) == {condition}


@pytest.mark.parametrize(
    ("who", "attack", "dice"),
    [
        (SKURGE, "battle-axe", blanks(6)),
        (SKURGE, "the-executioner", blanks(8)),
        (BILL, "stormbreaker", blanks(5)),
        (BILL, "summon-the-storm", blanks(6)),
        (HELA, "hel-forged-blade", blanks(5)),
        (ENCHANTRESS, "enthrall", blanks(7)),
    ],
)
def test_no_condition_without_the_icon(who: str, attack: str, dice: str) -> None:
    assert strike(who, attack, SKULL, dice).conditions(SKULL) == set()


@pytest.mark.parametrize(
    ("who", "attack", "n"),
    [
        (VALKYRIE, "strike", 5),
        (SIF, "warrior-born", 5),
        (BILL, "stormbreaker", 5),
        (JANE, "hammer-strike", 6),
        (HERO, "odinsons-ire", 7),
        (PRINCE, "strike", 6),
        (ANGELA, "xiphos-the-sword-of-the-stars", 6),
        (MISCHIEF, "strike", 5),
        (HELA, "hel-forged-blade", 5),
        (HEIMDALL, "strike", 5),
    ],
)
def test_power_for_damage(who: str, attack: str, n: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10).roll(blanks(n, "hit", "hit"), MISS)
    settle(duel.attack(who, attack, SKULL))
    assert (duel.damage(SKULL), duel.power(who)) == (2, 2)


@pytest.mark.parametrize(
    ("who", "power", "cost", "size"),
    [
        (ENCHANTRESS, "hel-hath-no-fury", 3, 2),
        (SKURGE, "storm-giant-strength", 3, 3),
        (VALKYRIE, "asgardian-might", 3, 2),
        (BILL, "immeasurable-strength", 3, 4),
        (JANE, "inner-strength", 3, 4),
        (HERO, "the-power-of-thor", 3, 4),
        (PRINCE, "strongest-avenger", 3, 4),
        (ANGELA, "odinsdottirs-might", 2, 4),
    ],
)
def test_throws_of_terrain(who: str, power: str, cost: int, size: int) -> None:
    for most, works in ((size, True), (size + 1, False)):
        crate = (CRATE[0], most, *CRATE[2:])
        duel = Duel(who, SKULL, terrain=[crate]).put(SKULL, 30, 30).put(who, 13, 13).set(who, power=2 * cost)
        assert usable(duel, who, power) is works
        if works:
            duel.use(who, power).answer(("terrain", 0))
            assert duel.ask.kind == "direction"
            settle(duel)
            assert (duel.power(who), duel.t.rubble) == (cost, 1)
            duel.t.rubble = 0
            assert not usable(duel, who, power)


@pytest.mark.parametrize(("who", "power", "size"), [(VALKYRIE, "asgardian-might", 2), (PRINCE, "strongest-avenger", 4)])
def test_throws_of_enemies(who: str, power: str, size: int) -> None:
    for target, works in ((SKULL, True), (ULTRON, size >= 3)):
        duel = Duel(who, target).put(target, 12.5, 10).set(who, power=3)
        assert usable(duel, who, power) is works


@pytest.mark.parametrize("who", [VALKYRIE, SIF])
def test_charge_moves_then_attacks(who: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 13, 10).set(who, power=4).use(who, "charge").answer("move").answer([10.0, 10.0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    settle(duel)
    assert not usable(duel, who, "charge")


@pytest.mark.parametrize(("who", "name"), [(SKURGE, "aggressive"), (BILL, "honorbound")])
def test_they_come_closer_when_hurt(who: str, name: str) -> None:
    for face, comes in (("hit", True), ("blank", False)):
        duel = Duel(who, CAP).roll(blanks(5, face), "blank blank blank fail").attack(CAP, "shield-bounce", who)
        asked = False
        while not duel.still:
            if duel.ask.kind == "advance":
                duel.answer(duel.offered[-1])
                continue
            found = [one for one in duel.offered if name in str(one)]
            asked |= bool(found)
            duel.answer(found[0] if found else PASS if PASS in duel.offered else duel.offered[0])
        assert (asked, duel.at(who) != (10.0, 10.0)) == (comes, comes)


# -- Enchantress -------------------------------------------------------------------------------------------------------


def test_spurned_affection_saps_power() -> None:
    duel = Duel(ENCHANTRESS, SKULL).put(SKULL, 13, 10).set(SKULL, power=3)
    duel.roll(blanks(5, "wild", "wild"), "block block block block").attack(ENCHANTRESS, "spurned-affection").answer([0])
    settle(duel)
    assert (duel.power(ENCHANTRESS), duel.power(SKULL)) == (3, 1)


def test_enthrall_adds_conditions_with_every_wild() -> None:
    for wilds, found in ((2, {"slow", "stun"}), (3, {"slow", "stun", "stagger"})):
        duel = strike(ENCHANTRESS, "enthrall", SKULL, blanks(7, *["wild"] * wilds), "block block block block")
        assert duel.conditions(SKULL) == found


def test_her_kiss_takes_a_token() -> None:
    duel = Duel(ENCHANTRESS, SKULL).put(SKULL, 11.6, 10).set(ENCHANTRESS, power=3)
    assert not usable(duel, ENCHANTRESS, "amoras-kiss")
    t = duel.t
    t.crises = ("skrulls-infiltrate",)
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("civilian")
    t.token_at.append((0.0, 0.0))
    t.token_holder.append(duel.who(SKULL))
    t.token_side.append(-1)
    assert usable(duel, ENCHANTRESS, "amoras-kiss")
    assert t.superpower(0, "amoras-kiss").action
    settle(duel.use(ENCHANTRESS, "amoras-kiss"))
    assert (t.token_holder, duel.power(ENCHANTRESS)) == ([0], 0)


def test_her_call_moves_an_enemy_once_per_turn() -> None:
    duel = Duel(ENCHANTRESS, SKULL).put(SKULL, 14, 10).set(ENCHANTRESS, power=4).use(ENCHANTRESS, "sirens-call")
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)
    duel.answer([13.0, 10.0])
    assert duel.at(SKULL) == (13.0, 10.0)
    assert not usable(duel, ENCHANTRESS, "sirens-call")


@pytest.mark.parametrize(("pays", "dice"), [(True, 2), (False, 5)])
def test_she_defends_with_her_mystic_defense_unless_the_attacker_pays(pays: bool, dice: int) -> None:
    duel = Duel(ENCHANTRESS, CAP).set(CAP, power=2)
    duel.roll(blanks(5), blanks(dice)).attack(CAP, "shield-bounce", ENCHANTRESS)
    while not duel.still:
        wanted = [one for one in duel.offered if "enchanting" in str(one)]
        toll = [one for one in duel.offered if one == ("pay", 2)]
        if toll:
            duel.answer(toll[0] if pays else PASS)
        else:
            duel.answer(wanted[0] if wanted else PASS if PASS in duel.offered else duel.offered[0])
    assert (duel.power(CAP), duel.t.script) == (0 if pays else 2, [])


def test_her_defense_is_not_that_of_a_bodyguard() -> None:
    guard = "black-dwarf"
    duel = Duel([ENCHANTRESS, guard], CAP).put(guard, 14, 12).set(guard, power=2)
    duel.roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", ENCHANTRESS)
    while not duel.still:
        wanted = [one for one in duel.offered if "enchanting" in str(one) or "intimidating" in str(one)]
        duel.answer(wanted[0] if wanted else PASS if PASS in duel.offered else duel.offered[0])
    assert (duel.power(guard), duel.t.script) == (0, [])  # his own physical defense, not his mystic one


# -- Skurge ------------------------------------------------------------------------------------------------------------


def test_the_axe_gives_one_power() -> None:
    duel = Duel(SKURGE, SKULL).put(SKULL, 12.5, 10).roll(blanks(6), MISS)
    assert settle(duel.attack(SKURGE, "battle-axe", SKULL)).power(SKURGE) == 1


def test_the_executioner_rerolls_against_the_bleeding() -> None:
    for conditions, offered in (((), False), (("bleed",), True)):
        duel = Duel(SKURGE, SKULL).put(SKULL, 12.5, 10).set(SKURGE, power=4).set(SKULL, conditions=conditions)
        duel.roll(blanks(8), MISS).attack(SKURGE, "the-executioner", SKULL)
        assert (not duel.still) is offered
        if offered:
            duel.roll("hit hit").answer(duel.offered[-1]).answer([0, 1])
            assert settle(duel).damage(SKULL) == 2


def test_he_steps_in_for_another() -> None:
    duel = Duel([SKURGE, VALKYRIE], CAP).put(CAP, 12.5, 10).set(SKURGE, power=2)
    duel.roll(blanks(5, "hit"), "blank blank blank fail").attack(CAP, "shield-bounce", VALKYRIE)
    settle(duel.answer("skurge-the-executioner/right-hand-man"))
    assert (duel.damage(SKURGE), duel.damage(VALKYRIE)) == (1, 0)
    duel = Duel([SKURGE, VALKYRIE], CAP).put(CAP, 16, 12).set(SKURGE, power=2).roll(blanks(5), blanks(3))
    assert settle(duel.attack(CAP, "shield-bounce", VALKYRIE)).power(SKURGE) == 2  # too far away


# -- Valkyrie ----------------------------------------------------------------------------------------------------------


def test_dragon_fang_brings_a_strike() -> None:
    duel = Duel(VALKYRIE, SKULL).put(SKULL, 12.5, 10).set(VALKYRIE, power=3)
    duel.roll(blanks(7, "crit", "wild"), "blank", MISS, blanks(5, "hit"), MISS).attack(VALKYRIE, "dragon-fang", SKULL)
    settle(duel, "'strike'")
    assert duel.damage(SKULL) == 3
    assert duel.conditions(SKULL) == {"bleed"}


def test_a_legend_turns_dice_into_hits() -> None:
    duel = Duel(VALKYRIE, SKULL).put(SKULL, 12.5, 10).set(VALKYRIE, power=2).use(VALKYRIE, "warrior-of-legend")
    duel.roll(blanks(5, "wild", "wild"), "block block block block").attack(VALKYRIE, "strike", SKULL)
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "dice"
    with pytest.raises(Illegal):
        duel.answer([2, 3, 4])
    duel.answer([2, 3])
    settle(duel)
    assert duel.damage(SKULL) == 0
    assert [event.faces.count(HIT) for event in duel.heard(DiceChanged)] == [2]
    settle(duel.roll(blanks(5, "wild"), "block block block block").attack(VALKYRIE, "strike", SKULL))
    assert not duel.t.lasting  # the next attack only


# -- Lady Sif ----------------------------------------------------------------------------------------------------------


def test_warrior_born_pushes_and_follows() -> None:
    duel = Duel(SIF, SKULL).put(SKULL, 12.5, 10).roll(blanks(5, "crit", "wild"), "blank", "block block block block")
    duel.attack(SIF, "warrior-born", SKULL)
    kinds = set()
    while not duel.still:
        kinds.add(duel.ask.kind)
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[-1])
    assert {"direction", "advance"} <= kinds
    assert duel.at(SKULL)[0] > 13
    assert duel.at(SIF)[0] > 10.5


def test_warrior_born_does_not_push_without_a_wild() -> None:
    assert strike(SIF, "warrior-born", SKULL, blanks(5, "hit")).at(SKULL) == (12.5, 10.0)


def test_mighty_bash_throws_and_advances() -> None:
    duel = Duel(SIF, SKULL).put(SKULL, 12.5, 10).set(SIF, power=3)
    duel.roll(blanks(7, "crit", "hit"), "blank", "block block block block").attack(SIF, "warrior-forged", SKULL)
    duel.answer(PASS)  # no Master Swordswoman
    assert duel.ask.kind == "direction"
    duel.answer([0.0])
    assert duel.at(SKULL)[0] > 16
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", False)
    settle(duel)


def test_master_swordswoman_rerolls_in_physical_attacks_near_by() -> None:
    duel = Duel(SIF, SKULL).put(SKULL, 12.5, 10).set(SIF, power=2).roll(blanks(5), MISS).attack(SIF, "warrior-born", SKULL)
    duel.answer("lady-sif/master-swordswoman").answer(duel.offered[-1]).roll("hit hit hit hit hit").answer([0, 1, 2, 3, 4])
    assert settle(duel).damage(SKULL) == 5
    duel = Duel(SIF, CAP).set(SIF, power=2).roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", SIF)
    assert settle(duel).power(SIF) == 2  # not from afar


def test_battle_tested_takes_one_less_but_at_least_one() -> None:
    for n, left in ((3, 2), (1, 1)):
        assert settle(Duel(SIF, SKULL).script(damage(TARGET, n), SKULL, target=0)).damage(SIF) == left


# -- Beta Ray Bill -----------------------------------------------------------------------------------------------------


def test_the_storm_rerolls_against_fliers_failures_too() -> None:
    for target, offered in ((MARVEL, True), (SKULL, False)):
        duel = Duel(BILL, target).set(BILL, power=2).roll(blanks(6, "fail"), blanks(4))
        duel.attack(BILL, "summon-the-storm", target)
        found = not duel.still
        assert found is offered
        if found:
            duel.answer(duel.offered[-1]).roll("hit hit").answer([0, 1])
            assert settle(duel).damage(target) == 2


def test_godhunter_adds_the_size_and_hurls() -> None:
    duel = Duel(BILL, ULTRON).put(ULTRON, 12.7, 10).set(BILL, power=3)
    duel.roll(blanks(8, "crit", "wild", "hit"), "blank", "block block block block").attack(BILL, "godhunter", ULTRON)
    while duel.ask.kind != "direction":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([0.0])
    settle(duel)
    assert duel.at(ULTRON)[0] > 16
    assert not duel.t.script


def test_cybernetics_reduce_damage_by_one() -> None:
    duel = Duel(BILL, SKULL).set(BILL, power=1).script(damage(TARGET, 2), SKULL, target=0)
    settle(duel.answer("beta-ray-bill/korbinite-cybernetics"))
    assert (duel.damage(BILL), duel.power(BILL)) == (1, 1)  # one paid, one for the damage


# -- The Mighty Thor ---------------------------------------------------------------------------------------------------


def test_hammer_strike_may_throw_away() -> None:
    duel = Duel(JANE, SKULL).put(SKULL, 12.5, 10).roll(blanks(6, "wild"), "block block block block")
    duel.attack(JANE, "hammer-strike", SKULL)
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[-1])
    with pytest.raises(Illegal):
        duel.answer([180.0])
    duel.answer([0.0])
    assert settle(duel).at(SKULL)[0] > 13


def test_electric_shock_strikes_everybody_else_near_the_target() -> None:
    duel = Duel([JANE, VALKYRIE], [SKULL, BONES]).set(JANE, power=4).put(JANE, 5, 10).put(VALKYRIE, 14.5, 10).put(BONES, 16, 7.8)
    duel.put(SKULL, 16, 10).put(JANE, 9.5, 10)
    settle(duel.roll(blanks(8, "wild"), "block block block block").attack(JANE, "lightning-blast", SKULL))
    assert [duel.damage(who) for who in (SKULL, BONES, VALKYRIE, JANE)] == [0, 1, 2, 0]  # Crossbones takes one less


def test_she_leads_those_who_attack_near_by() -> None:
    for x, offered in ((12.5, True), (15.5, False)):
        duel = Duel([PRINCE, JANE], SKULL).lead(JANE).put(JANE, 30, 30).put(SKULL, x, 10).set(PRINCE, power=1)
        duel.roll(blanks(5), MISS).attack(PRINCE, "hammer-throw", SKULL)
        found = "renegade" in str(duel.offered)
        assert found is offered
        if found:
            duel.answer(duel.offered[-1]).roll("hit").answer([0])
            assert settle(duel).damage(SKULL) == 1
            duel.set(PRINCE, power=1).roll(blanks(5), MISS).attack(PRINCE, "hammer-throw", SKULL)
            assert duel.still  # once per turn


def test_she_leads_those_who_are_shot_at() -> None:
    for x, offered in ((12.5, False), (15.5, True)):
        duel = Duel([VALKYRIE, JANE], SKULL).lead(JANE).put(JANE, 30, 30).put(SKULL, x, 10)
        duel.roll(blanks(5), blanks(3)).attack(SKULL, "cosmic-burst")
        duel.answer(duel.offered[0])
        if duel.ask.kind == "target":
            duel.answer(VALKYRIE)
        assert ("renegade" in str(duel.offered)) is offered


def test_for_midgard_rerolls_two_dice_of_its_attack() -> None:
    duel = Duel(JANE, SKULL).put(SKULL, 13, 10).set(JANE, power=3).use(JANE, "for-midgard").answer("move").answer([10.0, 10.0])
    duel.roll(blanks(6), MISS).answer(("attack", "hammer-strike"))
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    duel.answer(duel.offered[-1]).roll("hit hit").answer([0, 1])
    assert settle(duel).damage(SKULL) == 2
    assert not usable(duel.set(JANE, power=3), JANE, "for-midgard")


def test_for_midgard_without_its_attack_leaves_nothing_behind() -> None:
    duel = settle(Duel(JANE, SKULL).set(JANE, power=3).use(JANE, "for-midgard"))
    assert not duel.t.lasting


@pytest.mark.parametrize("worthy", [True, False])
def test_if_she_be_worthy_rerolls_her_defense(worthy: bool) -> None:
    duel = Duel(JANE, [CAP, ENCHANTRESS]).set(JANE, power=2).set(ENCHANTRESS, power=3).put(ENCHANTRESS, 13, 10)
    if worthy:
        duel.roll(blanks(5, "hit"), blanks(4)).attack(CAP, "shield-bounce", JANE)
        duel.answer("the-mighty-thor/if-she-be-worthy").roll("block").answer([0])
        assert settle(duel).damage(JANE) == 0
    else:
        duel.roll(blanks(7), blanks(4)).attack(ENCHANTRESS, "enthrall", JANE)
        assert duel.still  # not against Mystic attacks


# -- Thor, Hero of Midgard ---------------------------------------------------------------------------------------------


def test_lightning_arc_strikes_as_many_as_there_are_wilds() -> None:
    duel = Duel(HERO, [SKULL, BONES, SPIDER]).put(SKULL, 13, 10).put(BONES, 15, 10).put(SPIDER, 13, 13)
    duel.roll(blanks(7, "wild"), "block block block block").attack(HERO, "odinsons-ire", SKULL)
    while not duel.still:
        arcs = ("character", duel.who(SPIDER)) in duel.offered
        duel.answer(SPIDER if arcs else PASS if PASS in duel.offered else duel.offered[0])
    assert [duel.damage(who) for who in (SKULL, BONES, SPIDER)] == [0, 0, 1]


def test_his_ire_may_push() -> None:
    duel = Duel(HERO, SKULL).put(SKULL, 13, 10).roll(blanks(7, "wild", "hit"), "block block block block")
    duel.attack(HERO, "odinsons-ire", SKULL)
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[-1])
    assert settle(duel.answer([0.0])).at(SKULL)[0] > 14


def test_he_has_words_at_close_quarters_and_throws() -> None:
    duel = Duel(HERO, SKULL).put(SKULL, 14.5, 10).set(HERO, power=4)
    duel.roll(blanks(10, "hit"), MISS).attack(HERO, "i-would-have-words-with-thee", SKULL)
    assert duel.damage(SKULL) == 0
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    assert duel.damage(SKULL) == 1
    assert duel.ask.kind == "direction"
    at = duel.at(SKULL)
    assert settle(duel).at(SKULL) != at


def test_he_throws_himself_and_is_not_hurt() -> None:
    duel = Duel(HERO, SKULL).put(SKULL, 14, 10).set(HERO, power=6).use(HERO, "have-at-thee")
    assert duel.ask.kind == "direction"
    duel.roll(blanks(4)).answer([0.0])
    settle(duel)
    assert duel.at(HERO)[0] > 11
    assert (duel.damage(HERO), duel.damage(SKULL) > 0) == (0, True)
    assert not usable(duel, HERO, "have-at-thee")


def test_he_says_nay() -> None:
    for x, nay in ((14.0, True), (20.0, False)):
        duel = Duel(HERO, PRINCE).put(PRINCE, x, 10).set(HERO, power=3).set(PRINCE, power=1)
        duel.roll(blanks(5), blanks(4)).attack(PRINCE, "hammer-throw", HERO)
        found = "nay" in str(duel.offered) if not duel.still else False
        if nay:
            assert found
            duel.roll(blanks(7, "wild", "crit"))
            settle(duel.answer("thor-hero-of-midgard/i-say-the-nay-villain"))
            assert duel.damage(PRINCE) == 2
        else:
            assert not found


# -- Thor, Prince of Asgard --------------------------------------------------------------------------------------------


def test_his_strike_throws_before_the_damage() -> None:
    duel = Duel(PRINCE, SKULL).put(SKULL, 12.5, 10).roll(blanks(6, "wild"), MISS).attack(PRINCE, "strike", SKULL)
    duel.answer(duel.offered[-1])
    assert (duel.ask.kind, duel.damage(SKULL)) == ("direction", 0)
    assert settle(duel.answer([0.0])).at(SKULL)[0] > 13


def test_god_of_thunder_shocks_everybody_around() -> None:
    duel = Duel(PRINCE, [SKULL, BONES]).put(SKULL, 12.5, 10).put(BONES, 10, 12.5).set(PRINCE, power=4)
    duel.roll(blanks(7), blanks(4), blanks(7), blanks(4))
    settle(duel.attack(PRINCE, "god-of-thunder"))
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
        settle(duel)
        assert duel.conditions(SKULL) == found


# -- Angela ------------------------------------------------------------------------------------------------------------


def test_xiphos_places_her_by_the_target() -> None:
    duel = Duel(ANGELA, SKULL).put(SKULL, 13, 10).roll(blanks(6), MISS).attack(ANGELA, "xiphos-the-sword-of-the-stars", SKULL)
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    assert settle(duel.answer([16.5, 10.0])).at(ANGELA) == (16.5, 10.0)


def test_blades_pursue_before_the_damage() -> None:
    duel = Duel(ANGELA, SKULL).put(SKULL, 16, 10).set(ANGELA, power=1).roll(blanks(5, "hit"), MISS)
    duel.attack(ANGELA, "blades-of-ichor", SKULL)
    assert (duel.ask.kind, duel.damage(SKULL)) == ("advance", 0)
    settle(duel.answer([11.5, 10.0]))
    assert (duel.at(ANGELA), duel.damage(SKULL)) == ((11.5, 10.0), 1)


def test_hevens_wrath_cleaves_once_for_nothing() -> None:
    duel = Duel(ANGELA, SKULL).put(SKULL, 13, 10).set(ANGELA, power=3)
    first, again = blanks(6, "crit", "crit", "wild"), blanks(6, "crit", "crit", "wild")
    duel.roll(first, "blank blank", "block block block block", again, "blank blank", "block block block block")
    duel.attack(ANGELA, "hevens-wrath", SKULL)
    settle(duel, "hevens-wrath")
    assert not duel.t.script
    assert duel.power(ANGELA) == 0


def test_she_goes_on_to_the_next_when_one_has_fallen() -> None:
    duel = Duel(ANGELA, [SKULL, BONES]).set(ANGELA, power=3).set(SKULL, damage=5).put(SKULL, 12.7, 10).put(BONES, 10, 13)
    duel.activate(ANGELA)
    duel.roll(blanks(6, "hit"), MISS, blanks(6, "hit", "hit"), blanks(4)).answer(("attack", "xiphos-the-sword-of-the-stars"))
    used = False
    while duel.ask.kind != "action":
        found = [one for one in duel.offered if "angelic" in str(one)]
        used |= bool(found)
        if duel.ask.kind == "target" and not used:
            duel.answer(SKULL)
        else:
            duel.answer(found[0] if found else duel.offered[0])
    assert used
    assert duel.is_dazed(SKULL)
    assert duel.damage(BONES) == 1


def test_the_assassin_waits_for_her_own_activation() -> None:
    duel = Duel(ANGELA, [SKULL, BONES]).set(ANGELA, power=3).set(SKULL, damage=5).put(SKULL, 12.7, 10).put(BONES, 10, 13)
    duel.roll(blanks(6, "hit"), MISS).attack(ANGELA, "xiphos-the-sword-of-the-stars", SKULL)
    while not duel.still:
        assert "angelic" not in str(duel.offered)
        duel.answer(duel.offered[0])


def test_ribbons_bar_the_way_of_enemies() -> None:
    for who in (SKULL, VALKYRIE):
        duel = Duel([ANGELA, VALKYRIE], SKULL).put(ANGELA, 12, 10).put(VALKYRIE, 30, 30).put(SKULL, 30, 3).put(who, 10.2, 10)
        duel.script(advance(TARGET, M), who, target=duel.who(who))
        for end in duel.offered:
            assert duel.ask.judge(duel.t, list(end)) == end
        goal: list[Any] = [14.4, 10.0]
        if who == SKULL:
            with pytest.raises(Illegal):
                duel.answer(goal)
        else:
            duel.answer(goal)
            assert duel.at(who) == (14.4, 10.0)


def test_ribbons_let_no_enemy_change_its_attack_dice() -> None:
    for target, offered in ((ANGELA, False), (VALKYRIE, True)):
        duel = Duel([ANGELA, VALKYRIE], [JANE, SKURGE]).lead(JANE).put(VALKYRIE, 12, 13).put(SKURGE, 12.5, 10.5)
        duel.roll(blanks(6), blanks(4) if target == ANGELA else blanks(3)).attack(SKURGE, "battle-axe", target)
        assert ("renegade" in str(duel.offered)) is offered


# -- Loki, God of Mischief ---------------------------------------------------------------------------------------------


def test_frost_slows_whom_it_hurts() -> None:
    for face, found in (("hit", {"slow"}), ("blank", set())):
        duel = Duel(MISCHIEF, SKULL).put(SKULL, 13, 10).roll(blanks(4, face), MISS).attack(MISCHIEF, "frost-blast").answer([0])
        assert settle(duel).conditions(SKULL) == found


def test_illusions_lead_the_target_among_others() -> None:
    duel = Duel([MISCHIEF, SIF], [SKULL, BONES]).set(MISCHIEF, power=3).put(SKULL, 15, 10).put(SIF, 30, 30).put(BONES, 15, 13)
    duel.roll(blanks(6, "wild", "wild"), "block block block block").attack(MISCHIEF, "illusions", SKULL)
    duel.answer(duel.offered[-1])
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)
    settle(duel.answer([15.0, 10.5]))
    assert (duel.damage(BONES), duel.damage(SKULL), duel.damage(MISCHIEF)) == (1, 0, 0)
    duel = Duel(MISCHIEF, [SKULL, BONES]).set(MISCHIEF, power=3).put(SKULL, 15, 10).put(BONES, 15, 12)
    settle(duel.roll(blanks(6, "wild", "wild"), "block block block block").attack(MISCHIEF, "illusions", SKULL))
    assert duel.damage(BONES) == 0  # declined: nobody advances, nobody suffers


def test_a_god_counts_blanks() -> None:
    duel = Duel(MISCHIEF, SKULL).put(SKULL, 12.5, 10).set(MISCHIEF, power=2).roll(blanks(5), "block block fail fail")
    settle(duel.attack(MISCHIEF, "strike", SKULL).answer("loki-god-of-mischief/i-am-a-god"))
    assert duel.damage(SKULL) == 3
    duel = Duel(MISCHIEF, CAP).set(MISCHIEF, power=2).roll(blanks(5, "hit", "hit"), "blank blank fail")
    settle(duel.attack(CAP, "shield-bounce", MISCHIEF).answer("loki-god-of-mischief/i-am-a-god"))
    assert duel.damage(MISCHIEF) == 0


@pytest.mark.parametrize(("form", "lured"), [(0, True), (1, False)])
def test_nobody_is_hurt_around_one_whose_mind_he_cannot_reach(form: int, lured: bool) -> None:
    duel = Duel(MISCHIEF, ["emma-frost", SKULL]).set(MISCHIEF, power=3).set("emma-frost", form=form).put(SKULL, 16, 12)
    duel.roll("wild wild blank blank blank blank", blanks(9)).attack(MISCHIEF, "illusions", "emma-frost")
    while not duel.still and "mesmerize" not in str(duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert (not duel.still) is lured
    if lured:
        settle(duel.answer(("do", "mesmerize")).answer([16.0, 10.0]))
    assert duel.damage(SKULL) == lured


def test_the_trickster_is_not_where_the_blow_lands() -> None:
    duel = Duel(MISCHIEF, VALKYRIE).set(MISCHIEF, power=3).put(VALKYRIE, 12.6, 10)
    duel.push(Activation(duel.who(VALKYRIE)))
    attack = next(one for one in duel.offered if one[0] == "attack")
    duel.answer(attack)
    while duel.ask.kind in ("target", "type"):
        duel.answer(MISCHIEF if duel.ask.kind == "target" else duel.offered[0])
    duel.answer("loki-god-of-mischief/trickster").answer([7.0, 10.0])
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert duel.damage(MISCHIEF) == 0
    assert duel.t.frame(Activation).actions == 2  # the attacker may take another action


@pytest.mark.parametrize(("others", "actions"), [((), 2), ((VALKYRIE,), 1)])
def test_a_beam_at_nobody_but_the_trickster_may_be_followed_by_another_action(others: tuple[str, ...], actions: int) -> None:
    duel = Duel([MISCHIEF, *others], ENCHANTRESS).set(MISCHIEF, power=3).put(ENCHANTRESS, 15, 10)
    for one in others:
        duel.put(one, 12, 10)
    duel.roll(blanks(5), blanks(5)).activate(ENCHANTRESS).answer("spurned-affection").answer([180.0])
    if others:
        duel.answer(MISCHIEF)
    while "trickster" not in str(duel.offered):
        duel.answer(PASS)
    duel.answer("loki-god-of-mischief/trickster").answer([5.5, 10.0])
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.damage(MISCHIEF) == 0
    assert duel.t.frame(Activation).actions == actions


def test_no_trick_escapes_an_attack_that_ignores_range_and_sight() -> None:
    duel = Duel(MISCHIEF, "black-swan").set(MISCHIEF, power=3).put("black-swan", 15.5, 10)
    strike = extra_attack("eye-beam", role(TARGET), anywhere=True, free=True, blind=True, optional=False)
    duel.roll(blanks(5, "hit"), blanks(3)).script(strike, "black-swan", target=0)
    while "trickster" not in str(duel.offered):
        duel.answer(MISCHIEF if duel.ask.kind == "target" else PASS)
    settle(duel.answer("loki-god-of-mischief/trickster").answer([6.0, 10.0]))
    assert duel.damage(MISCHIEF) == 1


def test_mischief_makes_superpowers_dearer_near_by() -> None:
    for x, more in ((15.0, 1), (25.0, 0)):
        duel = Duel(MISCHIEF, SIF).put(SIF, x, 10)
        assert price(duel.t, 1, duel.t.superpower(1, "charge")) == 2 + more
        assert price(duel.t, 0, duel.t.superpower(0, "trickster")) == 3


def test_injured_he_also_takes_the_dice_of_criticals() -> None:
    for injured in (0, 1):
        duel = Duel(MISCHIEF, SIF).put(SIF, 12.5, 10).set(MISCHIEF, injured=injured)
        duel.roll(blanks(5, "crit"), blanks(3), *([] if injured else ["hit"])).attack(SIF, "warrior-born", MISCHIEF)
        settle(duel)
        assert duel.damage(MISCHIEF) == 2 - injured
        assert price(duel.t, 1, duel.t.superpower(1, "charge")) == 3


def test_he_bears_gems() -> None:
    assert Duel(MISCHIEF).t.card(0).gems == ("mind", "space")


# -- Loki, Prince of Lies ----------------------------------------------------------------------------------------------


def test_he_bamboozles() -> None:
    duel = Duel(LIES, SKULL).put(SKULL, 13, 10).roll(blanks(6, "crit", "wild"), "blank", "block block block block")
    duel.attack(LIES, "mischiefs-and-magicks", SKULL)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert (duel.ask.seat, PASS in duel.offered) == (0, True)
    settle(duel.answer([14.0, 10.0]))
    assert (duel.at(SKULL), duel.conditions(SKULL)) == ((14.0, 10.0), {"root"})


def test_his_ploy_leads_enemies_about_and_spares_allies() -> None:
    duel = Duel([LIES, SIF], [SKULL]).put(SIF, 10, 12.5).put(SKULL, 13, 10).set(LIES, power=4)
    duel.roll(blanks(5, "hit"), blanks(3), blanks(5, "hit"), blanks(3)).attack(LIES, "clever-ploy")
    moved = False
    while not duel.still:
        moved |= duel.ask.kind == "advance"
        duel.answer(duel.offered[0])
    assert moved
    assert (duel.damage(SIF), duel.damage(SKULL)) == (0, 1)


def test_he_bears_gifts_and_is_paid_for_them() -> None:
    duel = Duel([LIES, SIF], SKULL).lead(LIES).put(SKULL, 12.5, 12).put(SIF, 10, 12).set(SIF, power=1)
    duel.roll(blanks(5), MISS).attack(SIF, "warrior-born", SKULL)
    duel.answer("loki-prince-of-lies/i-come-bearing-gifts").roll("hit").answer([0])
    settle(duel)
    assert (duel.damage(SKULL), duel.power(SIF), duel.power(LIES)) == (1, 1, 1)  # she earned one with the damage
    duel = Duel([LIES, SIF], SKULL).lead(LIES).put(SKULL, 13, 10).set(LIES, power=1).roll(blanks(6), MISS)
    duel.attack(LIES, "mischiefs-and-magicks", SKULL)
    assert "gifts" not in str(duel.offered)  # others only


def test_he_sends_others_forth() -> None:
    duel = Duel([LIES, SIF], SKULL).set(LIES, power=4).use(LIES, "go-forth")
    assert duel.ask.kind == "place"
    duel.answer([10.0, 15.5])
    assert duel.at(SIF) == (10.0, 15.5)
    assert not usable(duel, LIES, "go-forth")


@pytest.mark.parametrize(("face", "pity"), [("fail", 1), ("blank", 0)])
def test_what_a_pity(face: str, pity: int) -> None:
    duel = Duel([LIES, SIF], CAP).set(LIES, power=1).roll(blanks(5, face), blanks(4)).attack(CAP, "shield-bounce", SIF)
    settle(duel, "pity")
    assert duel.damage(CAP) == pity
    duel = Duel(LIES, SKULL).put(SKULL, 13, 10).set(LIES, power=1).roll(blanks(6), f"{face} block block")
    settle(duel.attack(LIES, "mischiefs-and-magicks", SKULL), "pity")
    assert duel.damage(SKULL) == pity


def test_mayhem_counts_the_failures_of_others() -> None:
    duel = Duel(LIES, SKULL).put(SKULL, 13, 10).roll(blanks(6), "blank fail fail")
    assert settle(duel.attack(LIES, "mischiefs-and-magicks", SKULL)).damage(SKULL) == 2
    duel = Duel(LIES, CAP).roll("hit hit fail blank blank", blanks(4)).attack(CAP, "shield-bounce", LIES)
    assert settle(duel).damage(LIES) == 1


# -- Hela --------------------------------------------------------------------------------------------------------------


def souls(duel: Duel, n: int) -> Duel:
    from longbox.titles.crisis.cards.characters.hela_queen_of_hel import ONE_SOUL

    for _ in range(n):
        duel.script(ONE_SOUL, HELA)
    return duel


def held(duel: Duel) -> int:
    return duel.t.total("captured-soul", duel.who(HELA))


def test_she_claims_the_soul_of_whom_she_hurts() -> None:
    for face, n in (("hit", 1), ("blank", 0)):
        duel = Duel(HELA, SKULL).set(HELA, power=1).put(SKULL, 13, 10).roll(blanks(6, face), MISS)
        assert held(settle(duel.attack(HELA, "claim-soul", SKULL))) == n


def test_rain_lets_the_bleeding_count_no_wilds() -> None:
    for conditions, n in (((), 0), (("bleed",), 1)):
        duel = Duel(HELA, SKULL).set(HELA, power=3).set(SKULL, conditions=conditions).put(SKULL, 13, 10)
        settle(duel.roll(blanks(7, "hit"), "wild blank blank blank").attack(HELA, "rain-of-hel", SKULL))
        assert duel.damage(SKULL) == n


def test_rain_explodes_among_enemies() -> None:
    duel = Duel([HELA, SIF], [SKULL, BONES]).set(HELA, power=3).put(SKULL, 13, 10).put(BONES, 13, 12.5).put(SIF, 15, 10)
    settle(duel.roll(blanks(7, "wild"), "block block block block").attack(HELA, "rain-of-hel", SKULL))
    assert [duel.damage(who) for who in (SKULL, BONES, SIF, HELA)] == [0, 1, 0, 0]


def test_her_army_strengthens_the_next_blade_or_rain() -> None:
    duel = Duel(HELA, SKULL).put(SKULL, 13, 10)
    assert not usable(duel, HELA, "army-of-hel")
    souls(duel, 3).use(HELA, "army-of-hel")
    assert duel.offered == (("number", 3), ("number", 2), ("number", 1))
    duel.answer(("number", 2))
    assert held(duel) == 1
    assert not usable(duel, HELA, "army-of-hel")
    settle(duel.roll(blanks(7, "hit"), MISS).attack(HELA, "hel-forged-blade", SKULL))
    assert (duel.t.script, duel.conditions(SKULL)) == ([], {"bleed"})
    settle(duel.set(SKULL, conditions=()).roll(blanks(5), MISS).attack(HELA, "hel-forged-blade", SKULL))
    assert (duel.t.script, duel.conditions(SKULL)) == ([], set())  # the next attack only


def test_three_souls_keep_her_on_her_feet() -> None:
    for n, stays in ((3, True), (2, False)):
        duel = souls(Duel([HELA, SIF], SKULL).set(HELA, injured=1, damage=3), n)
        settle(duel.script(damage(TARGET, 1), SKULL, target=duel.who(HELA)), "queen-of-hel")
        assert bool(duel.t.status[0] & 1) is stays
        if stays:
            assert (duel.damage(HELA), held(duel)) == (0, 0)


def test_healthy_she_is_dazed_all_the_same() -> None:
    duel = souls(Duel([HELA, SIF], SKULL).set(HELA, damage=5), 3)
    settle(duel.script(damage(TARGET, 1), SKULL, target=duel.who(HELA)))
    assert duel.is_dazed(HELA)


def test_the_goddess_of_death_gathers_the_fallen() -> None:
    duel = Duel([HELA, SIF], [SKULL, BONES]).set(SKULL, damage=5).set(SIF, injured=1, damage=5)
    settle(duel.script(damage(TARGET, 1), HELA, target=duel.who(SKULL)))
    assert held(duel) == 1
    settle(duel.script(damage(TARGET, 1), BONES, target=duel.who(SIF)))
    assert held(duel) == 2
    assert held(souls(duel, 3)) == 3


def test_deaths_embrace_drains_life() -> None:
    duel = Duel(HELA, SKULL).put(SKULL, 14, 10).set(HELA, power=4, damage=3).use(HELA, "deaths-embrace")
    assert duel.ask.kind == "advance"
    duel.roll(blanks(4, "crit", "wild")).answer([11.5, 10.0])
    assert duel.offered == (("number", 2), ("number", 1), ("number", 0))
    settle(duel)
    assert (duel.damage(SKULL), duel.damage(HELA)) == (2, 1)
    assert not usable(duel, HELA, "deaths-embrace")
    duel = Duel(HELA, SKULL).put(SKULL, 14.5, 10).set(HELA, power=2).use(HELA, "deaths-embrace").answer([10.0, 10.0])
    assert (duel.still, duel.damage(SKULL)) == (True, 0)  # not close enough


def test_injured_she_embraces_nobody() -> None:
    duel = Duel(HELA, SKULL).put(SKULL, 13, 10).set(HELA, power=4, injured=1)
    assert not usable(duel, HELA, "deaths-embrace")


# -- Heimdall ----------------------------------------------------------------------------------------------------------


def test_his_sword_pushes_whom_it_hurts() -> None:
    for face, pushed in (("hit", True), ("blank", False)):
        duel = Duel(HEIMDALL, SKULL).put(SKULL, 12.5, 10).set(HEIMDALL, power=3).roll(blanks(7, face), MISS)
        duel.attack(HEIMDALL, "horfund", SKULL)
        while not duel.still:
            duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[-1])
        assert (duel.at(SKULL)[0] > 16) is pushed


def test_the_bifrost_places_each_ally_and_himself_once_per_turn() -> None:
    duel = Duel([HEIMDALL, SIF], SKULL).set(HEIMDALL, power=6).use(HEIMDALL, "guardian-of-the-bifrost")
    assert duel.offered == (("character", 0), ("character", 1))
    duel.answer(SIF).answer([10.0, 15.5])
    assert duel.at(SIF) == (10.0, 15.5)
    duel.use(HEIMDALL, "guardian-of-the-bifrost")
    assert duel.ask.kind == "place"  # only he himself is left to choose
    duel.set(HEIMDALL, power=6).answer([10.0, 11.5])
    assert not usable(duel, HEIMDALL, "guardian-of-the-bifrost")


@pytest.mark.parametrize(("y", "sees"), [(13.0, True), (18.0, False)])
def test_he_sees_the_rolls_of_allies_near_by(y: float, sees: bool) -> None:
    duel = Duel([HEIMDALL, SKURGE], SKULL).set(HEIMDALL, power=2).put(SKURGE, 10, y).put(SKULL, 12.4, y)
    duel.roll(blanks(6), MISS).attack(SKURGE, "battle-axe", SKULL)
    assert ("all-seeing-eyes" in str(duel.offered)) is sees
    if sees:
        duel.answer("heimdall-the-all-seeing/all-seeing-eyes").roll("hit hit").answer([0, 1])
        assert settle(duel).damage(SKULL) == 2
    duel = Duel([HEIMDALL, SKURGE], CAP).set(HEIMDALL, power=2).put(SKURGE, 10, y).put(CAP, 14, y)
    duel.roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", SKURGE)
    assert ("all-seeing-eyes" in str(duel.offered)) is sees


@pytest.mark.parametrize(("script", "name"), [("test", ""), ("tactic/test", "all-seeing-eyes")])
def test_he_sees_rolls_for_cards_too(script: str, name: str) -> None:
    effect = seq(roll_for(2, (HIT,), "test"), damage(TARGET, hits_rolled))
    duel = Duel([HEIMDALL, SKURGE], SKULL).set(HEIMDALL, power=2).roll("blank blank")
    duel.push(Run(register(script, effect), 1, 0, {"target": 2}))
    assert (name in str(duel.offered)) is True
    if name:
        duel.answer("heimdall-the-all-seeing/all-seeing-eyes").roll("hit hit").answer([0, 1])
    settle(duel)
    assert duel.damage(SKULL) == (2 if name else 0)


def test_he_strikes_who_comes_near_once_per_turn() -> None:
    duel = Duel(HEIMDALL, SKULL).set(HEIMDALL, power=4).put(SKULL, 16, 10)
    duel.push(Advance(duel.who(SKULL), M)).answer([12.5, 10.0])
    duel.roll(blanks(5, "hit"), MISS)
    settle(duel.answer("heimdall-the-all-seeing/forefend"))
    assert (duel.damage(SKULL), duel.power(HEIMDALL)) == (1, 3)
    duel.push(Advance(duel.who(SKULL), M)).answer([12.6, 10.0])
    assert duel.still
    duel = Duel(HEIMDALL, SKULL).set(HEIMDALL, power=4).put(SKULL, 20, 10)
    duel.push(Advance(duel.who(SKULL), M)).answer([18.0, 10.0])
    assert duel.still  # too far away


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


def test_rainbow_bridge_places_whoever_pays_and_holds_nothing() -> None:
    duel = Duel([SIF, SKURGE], SKULL).set(SIF, power=3).set(SKURGE, power=3).hand("rainbow-bridge").play("rainbow-bridge")
    while duel.ask.kind != "place":
        duel.answer(SIF if ("character", 0) in duel.offered or 0 in duel.offered else duel.offered[-1])
    duel.answer(duel.offered[-1])
    assert duel.at(SIF) != (10.0, 10.0)
    while not duel.still:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.power(SIF) == 0


def test_rainbow_bridge_is_not_for_holders() -> None:
    duel = Duel(SIF, SKULL).set(SIF, power=3).hand("rainbow-bridge")
    assert "rainbow-bridge" in playable(duel.t, 0)
    t = duel.t
    t.crises = ("skrulls-infiltrate",)
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("civilian")
    t.token_at.append((0.0, 0.0))
    t.token_holder.append(0)
    t.token_side.append(-1)
    assert "rainbow-bridge" not in playable(t, 0)


def test_odins_blessing_leaves_one_damage() -> None:
    duel = Duel(VALKYRIE, SKULL).set(VALKYRIE, power=3).hand("odins-blessing").script(damage(TARGET, 3), SKULL, target=0)
    settle(duel, "odins-blessing")
    assert (duel.damage(VALKYRIE), duel.power(VALKYRIE)) == (1, 1)


def test_freyjas_blessing_rerolls_defense_dice_all_round() -> None:
    duel = Duel(VALKYRIE, CAP).set(VALKYRIE, power=3).hand("freyjas-blessing")
    duel.t.active = 0
    duel.push(duel.t.window("power_phase"))
    settle(duel, "freyjas-blessing")
    duel.roll(blanks(5, "hit"), blanks(3)).attack(CAP, "shield-bounce", VALKYRIE)
    duel.answer(duel.offered[-1]).roll("block").answer([0])
    assert settle(duel).damage(VALKYRIE) == 0


def test_doomed_prophecy_trades_defense_for_attack() -> None:
    duel = Duel(VALKYRIE, SKULL).set(VALKYRIE, power=3).put(SKULL, 12.5, 10).hand("doomed-prophecy")
    duel.t.active = 0
    duel.push(duel.t.window("activation_phase_start"))
    settle(duel, "doomed-prophecy")
    assert duel.power(VALKYRIE) == 0
    duel.roll(blanks(8, "hit"), MISS).attack(VALKYRIE, "strike", SKULL)
    assert settle(duel).damage(SKULL) == 1
    assert len([event for event in duel.heard(DiceRolled) if len(event.faces) == 8]) == 1
    duel = Duel([VALKYRIE], CAP).set(VALKYRIE, power=3).hand("doomed-prophecy")
    duel.t.active = 0
    duel.push(duel.t.window("activation_phase_start"))
    settle(duel, "doomed-prophecy")
    duel.roll(blanks(5, "hit")).attack(CAP, "shield-bounce", VALKYRIE)  # no defense dice
    assert settle(duel).damage(VALKYRIE) == 1


def test_thors_blessing_is_for_others_near_him() -> None:
    for y, dice in ((13.0, 6), (25.0, 5)):
        duel = Duel([HERO, VALKYRIE], SKULL).set(HERO, power=3).hand("for-a-limited-time-only").put(VALKYRIE, 10, y)
        duel.put(SKULL, 12.4, y).activate(HERO).answer(("tactic", "for-a-limited-time-only"))
        while duel.ask.kind != "action":
            duel.answer(duel.offered[0])
        duel.answer("done")
        settle(duel)
        duel.roll(blanks(dice, "hit"), MISS).attack(VALKYRIE, "strike", SKULL)
        settle(duel)
        assert duel.conditions(SKULL) == ({"shock"} if dice == 6 else set())
        assert len(duel.heard(DiceRolled)[0].faces) == dice


def test_nobody_is_asked_in_which_order_power_is_gained_in_the_power_phase() -> None:
    game = longbox.new("crisis", seed=0, setup="quick", roster_a="asgard", roster_b="cabal")
    assert game.ask is not None
    assert game.ask.kind == "turn"
    blessed = [who for who in game.state.present() if any(power.id == "asgardian" for power in game.state.card(who).superpowers)]
    assert len(blessed) > 1
    assert {game.state.power[who] for who in blessed} == {2}
