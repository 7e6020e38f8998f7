"""The Guardians of the Galaxy."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.objectives import contests
from longbox.titles.crisis.words import TARGET, S, damage, gain_condition, throw

from ..scene import PASS, Duel
from .mightiest import BONES, CAP, CRATE, SKULL, hold
from .playing import blanks, settle, usable
from .test_wakanda import take

DRAX, GAMORA, GROOT, NEBULA = "drax-the-destroyer", "gamora", "groot", "nebula"
ROCKET, STAR_LORD, RONAN = "rocket-raccoon", "star-lord", "ronan-the-accuser"


# -- Drax --------------------------------------------------------------------------------------------------------------


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


# -- Gamora ------------------------------------------------------------------------------------------------------------


def test_god_slayer_bleeds_whom_it_hurts() -> None:
    for defense, conditions in ((blanks(4), {"bleed"}), ("block block block block", set())):
        duel = Duel(GAMORA, SKULL).put(SKULL, 12, 10).roll("hit hit" + " blank" * 4, defense).attack(GAMORA, "god-slayer", SKULL)
        assert (settle(duel).conditions(SKULL), duel.power(GAMORA)) == (conditions, duel.damage(SKULL))


def test_cosmic_assassin_pierces_and_strikes_a_second_time_for_free() -> None:
    duel = Duel(GAMORA, [SKULL, CAP, BONES]).set(GAMORA, power=4).put(SKULL, 16, 10).put(CAP, 19, 10).put(BONES, 30, 30)
    duel.roll("wild hit" + " blank" * 4, "block blank blank blank", "hit" + " blank" * 5, blanks(4))
    duel.attack(GAMORA, "cosmic-assassin", SKULL)
    take(duel, "cosmic-assassin")
    settle(duel)
    assert [duel.damage(who) for who in (SKULL, CAP, BONES)] == [2, 1, 0]
    assert (duel.power(GAMORA), duel.t.script) == (0, [])


def test_the_leap_of_an_assassin_does_not_hurt_her() -> None:
    duel = Duel(GAMORA, CAP).set(GAMORA, power=2).put(CAP, 12.5, 10).roll(blanks(4)).use(GAMORA, "assassin-leap").answer([0.0])
    assert (settle(duel).damage(GAMORA), duel.damage(CAP)) == (0, 3)


@pytest.mark.parametrize(("attack", "back"), [("hit blank blank blank blank", 2), ("hit hit hit hit blank", 0)])
def test_martial_prowess_rolls_five_dice_and_punishes_a_miss(attack: str, back: int) -> None:
    duel = Duel(GAMORA, CAP).set(GAMORA, power=2).put(CAP, 12, 10)
    duel.roll(attack, "block block blank blank blank").attack(CAP, "shield-bounce", GAMORA)
    settle(take(duel, "martial-prowess"))
    assert (duel.damage(CAP), duel.damage(GAMORA), duel.t.script) == (back, 0 if back else 2, [])


def test_martial_prowess_is_for_close_fights() -> None:
    duel = Duel(GAMORA, CAP).set(GAMORA, power=2).put(CAP, 15.5, 10)
    assert duel.roll(blanks(5), blanks(3)).attack(CAP, "shield-bounce", GAMORA).still


def test_each_wild_turns_a_die_into_a_hit() -> None:
    duel = Duel(GAMORA, SKULL).put(SKULL, 12, 10).roll("wild wild" + " blank" * 4, blanks(4)).attack(GAMORA, "god-slayer", SKULL)
    take(duel, "deadliest")
    assert duel.ask.region.most == 2  # type: ignore[union-attr]
    assert settle(duel.answer((2, 3))).damage(SKULL) == 4


# -- Groot -------------------------------------------------------------------------------------------------------------


def test_i_am_groot_may_throw_anybody_and_staggers() -> None:
    duel = Duel(GROOT, SKULL).set(GROOT, power=5).put(SKULL, 12.5, 10).roll(blanks(8), blanks(4))
    take(duel.attack(GROOT, "i-am-groot", SKULL), "throw").answer([0.0])
    assert settle(duel).conditions(SKULL) == {"stagger"}
    assert duel.at(SKULL)[0] > 15


def test_groot_strikes_at_range_three_grows_back_and_roots() -> None:
    duel = Duel(GROOT, SKULL).set(GROOT, power=8, damage=5).put(SKULL, 16, 10)
    duel.use(GROOT, "living-plant").use(GROOT, "tangling-vines")
    assert (duel.damage(GROOT), duel.conditions(SKULL), duel.power(GROOT)) == (2, {"root"}, 4)
    assert not usable(duel, GROOT, "living-plant")
    assert not usable(duel.put(SKULL, 22, 10), GROOT, "tangling-vines")
    settle(duel.put(SKULL, 16, 10).roll("hit hit blank blank blank", blanks(4)).attack(GROOT, "strike", SKULL))
    assert duel.power(GROOT) == 6


# -- Nebula ------------------------------------------------------------------------------------------------------------


def test_nebulas_weapons() -> None:
    duel = settle(Duel(NEBULA, SKULL).put(SKULL, 12, 10).roll("wild hit blank blank", blanks(4)).attack(NEBULA, "strike", SKULL))
    assert (duel.conditions(SKULL), duel.power(NEBULA)) == ({"shock"}, 2)
    settle(duel.roll(blanks(4), blanks(3)).attack(NEBULA, "blaster-pistol", SKULL))
    assert duel.power(NEBULA) == 3
    duel.put(SKULL, 16, 10).roll("wild" + " blank" * 5, blanks(3)).attack(NEBULA, "shock-sword-assault", SKULL)
    settle(duel)
    assert duel.conditions(SKULL) == {"shock", "stun"}
    assert duel.at(NEBULA) != (10.0, 10.0)


def test_an_assassin_hunts_those_who_hold_objectives_and_wants_none() -> None:
    duel = hold(Duel(NEBULA, SKULL).put(SKULL, 12, 10), SKULL)
    duel.roll(blanks(4), blanks(4), "hit hit hit hit").attack(NEBULA, "strike", SKULL)
    settle(take(duel, "assassin").answer(duel.offered[-1]))
    assert duel.damage(SKULL) == 4
    for query in ("no_contest", "no_interact", "no_hold"):
        assert duel.t.forbids(query, 0)
    duel.t.token_holder[0] = -1
    duel.t.token_at[0] = (10.0, 10.0)
    assert not contests(duel.t, 0, 0)
    assert duel.put(SKULL, 12, 14).put(NEBULA, 12, 16).roll(blanks(4), blanks(4)).attack(NEBULA, "strike", SKULL).still


def test_cybernetics_reroll_a_defense_die_and_heal() -> None:
    duel = Duel(NEBULA, CAP).set(NEBULA, damage=2).put(CAP, 15, 10)
    duel.roll("hit blank blank blank blank", blanks(3), "block").attack(CAP, "shield-bounce", NEBULA)
    settle(take(duel, "cybernetic").answer((0,)))
    assert duel.damage(NEBULA) == 2
    assert duel.activate(NEBULA).damage(NEBULA) == 1


# -- Rocket Raccoon ----------------------------------------------------------------------------------------------------


def test_the_hadron_enforcer_draws_others_into_a_vortex() -> None:
    duel = Duel(ROCKET, [SKULL, CAP, BONES]).set(ROCKET, power=4).put(SKULL, 18, 10).put(CAP, 21.5, 10).put(BONES, 30, 30)
    settle(duel.roll("wild" + " blank" * 6, "block blank blank").attack(ROCKET, "hadron-enforcer", SKULL))
    assert [duel.damage(who) for who in (SKULL, CAP, BONES)] == [0, 1, 0]
    assert duel.at(CAP)[0] < 21


def test_plasma_rifle_pays_for_damage() -> None:
    duel = settle(
        Duel(ROCKET, SKULL).put(SKULL, 20, 10).roll("hit hit blank blank blank", blanks(3)).attack(ROCKET, "plasma-rifle", SKULL)
    )
    assert duel.power(ROCKET) == duel.damage(SKULL) == 2


@pytest.mark.parametrize(("x", "trapped"), [(16.0, True), (24.0, False)])
def test_booby_traps_go_off_where_an_enemy_ends_a_movement(x: float, trapped: bool) -> None:
    duel = Duel(ROCKET, SKULL).set(ROCKET, power=3).put(SKULL, x, 10).advance(SKULL, S).answer([x, 10.0])
    assert duel.still is not trapped
    if trapped:
        duel.roll("crit wild hit block").answer(duel.offered[-1])
        assert settle(duel).damage(SKULL) == 2


def test_groot_stands_in_for_rocket() -> None:
    duel = Duel([ROCKET, GROOT], CAP).put(GROOT, 10, 12.5).put(CAP, 15, 10)
    duel.roll("hit blank blank blank blank", blanks(4)).attack(CAP, "shield-bounce", ROCKET)
    settle(take(duel, "personal-bodyguard"))
    assert (duel.damage(ROCKET), duel.damage(GROOT)) == (0, 1)
    duel.put(GROOT, 10, 20).roll(blanks(5), "block block").attack(CAP, "shield-bounce", ROCKET)
    assert not any("bodyguard" in str(one) for one in duel.offered)


def test_rocket_is_nimble_and_small() -> None:
    duel = Duel(ROCKET, [SKULL, CAP]).put(SKULL, 12.5, 10).roll(blanks(4)).script(throw(TARGET, S), CAP, target=0).answer([0.0])
    assert settle(duel).damage(ROCKET) == 0
    duel = Duel(ROCKET, CAP).put(CAP, 15, 10).roll("hit hit blank blank blank", blanks(2)).attack(CAP, "shield-bounce", ROCKET)
    settle(take(duel, "cover").answer((0,)))
    assert duel.damage(ROCKET) == 1


# -- Star-Lord ---------------------------------------------------------------------------------------------------------


def test_full_auto_gives_a_condition_for_each_wild() -> None:
    duel = Duel(STAR_LORD, SKULL).set(STAR_LORD, power=3).roll("wild wild hit" + " blank" * 4, blanks(3))
    duel.attack(STAR_LORD, "full-auto", SKULL)
    take(take(duel, "slow"), "bleed")
    assert settle(duel).conditions(SKULL) == {"slow", "bleed"}


def test_element_gun_pays_for_damage() -> None:
    duel = settle(Duel(STAR_LORD, SKULL).roll("hit hit blank blank blank", blanks(3)).attack(STAR_LORD, "element-gun", SKULL))
    assert duel.power(STAR_LORD) == duel.damage(SKULL) == 2


def test_winging_it_hands_out_rerolls_for_a_round() -> None:
    duel = Duel([STAR_LORD, GROOT, DRAX, GAMORA], SKULL).lead(STAR_LORD).put(SKULL, 14, 13)
    duel.t.active = 0
    duel.push(duel.t.window("power_phase"))
    while not duel.still:
        duel.answer(next(one for one in duel.offered if one != PASS))
    assert len([row for row in duel.t.lasting if row[0] == "winging-it"]) == 3
    duel.roll(blanks(5), blanks(4), "hit hit").attack(GROOT, "strike", SKULL)
    take(duel, "winging-it")
    assert duel.ask.region.most == 2  # type: ignore[union-attr]
    assert settle(duel.answer((0, 1))).damage(SKULL) == 2
    assert duel.roll(blanks(5), blanks(4)).attack(GROOT, "strike", SKULL).still
    settle(duel.push(duel.t.window("round_end")))
    assert not [row for row in duel.t.lasting if row[0] == "winging-it"]


def test_his_hit_and_run_attacks_then_moves() -> None:
    duel = Duel(STAR_LORD, SKULL).set(STAR_LORD, power=2).use(STAR_LORD, "hit-and-run")
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    duel.roll("hit blank blank blank blank", blanks(3)).answer(duel.offered[-1])
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[-1])


def test_a_plucky_attitude_rerolls_rolls_without_hits_or_blocks() -> None:
    duel = (
        Duel(STAR_LORD, SKULL)
        .roll("blank blank blank wild fail", blanks(3), "hit hit hit hit")
        .attack(STAR_LORD, "element-gun", SKULL)
    )
    assert settle(take(duel, "plucky")).damage(SKULL) == 4
    duel.roll("hit blank blank blank blank", blanks(3)).attack(STAR_LORD, "element-gun", SKULL)
    assert not any("plucky" in str(one) for one in duel.offered)
    for defense, may in (("blank blank fail", True), ("block blank blank", False)):
        duel = Duel(STAR_LORD, CAP).put(CAP, 15, 10).roll(blanks(5), defense).attack(CAP, "shield-bounce", STAR_LORD)
        assert any("plucky" in str(one) for one in duel.offered) is may


# -- Ronan -------------------------------------------------------------------------------------------------------------


def test_his_strike_may_throw_away() -> None:
    duel = Duel(RONAN, SKULL).put(SKULL, 12.5, 10).roll("wild hit blank blank blank", blanks(4)).attack(RONAN, "strike", SKULL)
    take(duel, "throw")
    assert (duel.ask.kind, duel.damage(SKULL)) == ("direction", 0)
    settle(duel)
    assert duel.power(RONAN) == 2


def test_the_universal_weapon_pushes_and_shocks() -> None:
    duel = Duel(RONAN, SKULL).roll("wild hit blank blank blank", blanks(3)).attack(RONAN, "universal-weapon", SKULL)
    take(duel, "push")
    assert duel.ask.kind == "direction"
    assert settle(duel).conditions(SKULL) == {"shock"}
    assert duel.at(SKULL)[0] > 17


def test_kree_justice_explodes_and_paralyses_whom_it_hurts() -> None:
    for defense, conditions in ((blanks(3), {"stun", "stagger"}), ("block block block", set())):
        duel = Duel(RONAN, [SKULL, CAP]).set(RONAN, power=4).put(SKULL, 12.5, 10).put(CAP, 15.5, 10)
        settle(duel.roll("wild hit" + " blank" * 6, defense).attack(RONAN, "kree-justice", SKULL))
        assert (duel.conditions(SKULL), duel.damage(CAP)) == (conditions, 1)


@pytest.mark.parametrize("victim", [RONAN, GROOT])
def test_he_judges_whoever_hurts_his_own(victim: str) -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2).put(CAP, 13, 11.5)
    duel.roll("hit blank blank blank blank", blanks(4 if victim == GROOT else 3)).attack(CAP, "shield-bounce", victim)
    settle(take(duel, "judgement"))
    assert duel.conditions(CAP) == {"judgment"}


def test_judgement_needs_range_and_an_enemy() -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2).put(GROOT, 10, 25).script(damage(TARGET, 1), CAP, target=1)
    assert duel.still
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2).script(damage(TARGET, 1), RONAN, target=1)
    assert duel.still


def test_judgement_asks_nothing_about_somebody_dazed() -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2).set(CAP, dazed=True).script(damage(TARGET, 1), CAP, target=1)
    assert duel.still


@pytest.mark.parametrize("injured", [0, 1])
def test_the_accuser_has_the_last_word(injured: int) -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, damage=6, injured=injured).put(CAP, 13, 10)
    duel.roll("hit hit blank blank blank", blanks(3), "hit hit blank blank blank", blanks(4)).attack(CAP, "shield-bounce", RONAN)
    take(duel, "the-accuser")
    assert not duel.is_dazed(RONAN)
    while duel.ask.kind != "advance":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([11.0, 10.0])
    assert PASS not in duel.offered
    duel.answer("strike")
    settle(duel)
    assert duel.damage(CAP) == 2
    assert duel.is_dazed(RONAN) if not injured else not duel.t.status[0] & 1


@pytest.mark.rule("CP-030")
def test_the_accuser_judges_before_his_last_word() -> None:
    """Both wait for the end of the effect: he is not Dazed yet when the judgment falls."""
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, power=2, damage=6).put(CAP, 13, 10)
    duel.roll("hit hit blank blank blank", blanks(3)).attack(CAP, "shield-bounce", RONAN)
    take(duel, "the-accuser")
    take(duel, "judgement")
    assert duel.conditions(CAP) == {"judgment"}
    assert not duel.is_dazed(RONAN)
    assert duel.ask.kind == "advance"


def test_the_accuser_answers_no_friend() -> None:
    duel = Duel([RONAN, GROOT], CAP).set(RONAN, damage=6).script(damage(TARGET, 1), GROOT, target=0)
    assert duel.is_dazed(RONAN)


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


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
