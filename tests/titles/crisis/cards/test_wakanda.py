"""Wakanda."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.missions import Undertake, deeds_of
from longbox.titles.crisis.rules.objectives import Interact
from longbox.titles.crisis.rules.targets import may_be_targeted
from longbox.titles.crisis.words import AWAY, SELF, TARGET, S, damage, place, push, throw

from ..scene import PASS, Duel
from .mightiest import BONES, CAP, CRATE, SKULL, hold, order
from .playing import blanks, settle, usable

PANTHER, BAST, KILLER, USURPER, KING = (
    "black-panther", "black-panther-chosen-of-bast", "killmonger", "killmonger-usurper", "king-tchalla",
)  # fmt: skip
MBAKU, OKOYE, SHURI, STORM = "mbaku", "okoye", "shuri", "storm"
MARVEL = "captain-marvel"
MISS = "blank blank blank blank"


def take(duel: Duel, wanted: str) -> Duel:
    """Answer until something is offered, and take it."""
    while not any(wanted in str(one) for one in duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    return duel.answer(next(one for one in duel.offered if wanted in str(one)))


# -- Black Panther -----------------------------------------------------------------------------------------------------


def test_his_strike_pushes_before_damage() -> None:
    duel = Duel(PANTHER, SKULL).put(SKULL, 12.5, 10).roll("hit blank blank blank blank", MISS).attack(PANTHER, "strike", SKULL)
    assert duel.ask.kind == "direction"
    assert duel.damage(SKULL) == 0
    settle(duel)
    assert (duel.damage(SKULL), duel.power(PANTHER)) == (1, 1)
    assert duel.at(SKULL)[0] > 14


def test_kinetic_burst_grows_with_power_and_flings_everyone_away() -> None:
    duel = Duel([PANTHER, OKOYE], [SKULL, BONES]).set(PANTHER, power=5)
    duel.put(SKULL, 12.5, 10).put(BONES, 10, 12.5).put(OKOYE, 7.5, 10)
    duel.roll("wild" + " blank" * 7, "blank blank blank").attack(PANTHER, "kinetic-burst", SKULL)
    assert set(duel.offered) == {PASS, ("spend", 1), ("spend", 2)}
    settle(duel.answer(("spend", 2)))
    assert duel.t.script == []  # eight dice
    assert duel.power(PANTHER) == 0
    assert [duel.damage(who) for who in (SKULL, BONES, OKOYE)] == [2, 1, 1]
    assert all(duel.at(who) != at for who, at in ((SKULL, (12.5, 10)), (BONES, (10, 12.5)), (OKOYE, (7.5, 10))))


def test_under_the_king_of_wakanda_allies_pay_for_a_reroll() -> None:
    duel = Duel([PANTHER, OKOYE], SKULL).lead(PANTHER).set(OKOYE, power=1).put(SKULL, 12.5, 12.5)
    duel.roll(blanks(4), MISS, "hit").attack(OKOYE, "strike", SKULL)
    take(duel, "king-of-wakanda").answer((0,))
    settle(duel)
    assert (duel.damage(SKULL), duel.power(OKOYE)) == (1, 1)


def test_the_mantle_rerolls_attack_dice_this_turn() -> None:
    duel = Duel(PANTHER, SKULL).set(PANTHER, power=2).put(SKULL, 12.5, 10).use(PANTHER, "mantle-of-the-black-panther")
    duel.roll(blanks(5), MISS, "hit hit hit hit hit").attack(PANTHER, "strike", SKULL)
    take(duel, "mantle").answer(duel.offered[-1])
    settle(duel)
    assert duel.damage(SKULL) == 5
    duel.t.end_scope("turn")
    duel.put(SKULL, 12.5, 10).roll(blanks(5), MISS).attack(PANTHER, "strike", SKULL)
    assert duel.ask.kind == "direction"


@pytest.mark.parametrize("who", [PANTHER, BAST, USURPER])
def test_pounce_hurts_only_whom_it_hits(who: str) -> None:
    duel = Duel(who, CAP).set(who, power=4).put(CAP, 12.5, 10).roll("blank blank blank blank").use(who, "pounce").answer([0.0])
    settle(duel)
    assert (duel.damage(who), duel.damage(CAP)) == (0, 3)
    assert not usable(duel, who, "pounce")


def test_pounce_into_terrain_does_not_hurt() -> None:
    duel = Duel(PANTHER, CAP, terrain=[CRATE]).set(PANTHER, power=2).put(PANTHER, 13, 13).use(PANTHER, "pounce").answer([0.0])
    assert settle(duel).damage(PANTHER) == 0


@pytest.mark.parametrize(("injured", "more"), [(0, ""), (1, " block block")])
def test_vibranium_armor_counts_blanks_and_adds_dice_when_injured(injured: int, more: str) -> None:
    duel = Duel(PANTHER, CAP).set(PANTHER, power=2, injured=injured).put(CAP, 14, 10)
    duel.roll("hit hit hit hit hit", f"blank blank fail fail{more}").attack(CAP, "shield-bounce", PANTHER)
    if injured:
        take(duel, "vibranium-armor@injured")
    settle(duel)
    assert duel.damage(PANTHER) == 3 - 2 * injured


def test_vibranium_armor_is_no_use_against_mystic_attacks() -> None:
    duel = Duel(PANTHER, BAST).set(PANTHER, power=2, injured=1).put(BAST, 12, 10)
    settle(duel.roll("hit hit hit blank blank", "blank blank fail").attack(BAST, "panther-strike", PANTHER))
    assert duel.damage(PANTHER) == 3


# -- Black Panther, Chosen of Bast -------------------------------------------------------------------------------------


def test_panther_strike_bleeds() -> None:
    duel = settle(
        Duel(BAST, SKULL).put(SKULL, 12, 10).roll("wild hit blank blank blank", MISS).attack(BAST, "panther-strike", SKULL)
    )
    assert (duel.conditions(SKULL), duel.power(BAST)) == ({"bleed"}, 2)


def test_spirit_predator_ends_with_a_strike_of_rerolled_dice() -> None:
    duel = Duel(BAST, SKULL).set(BAST, power=4).put(SKULL, 12, 10)
    duel.roll("wild hit" + " blank" * 5, "block block block", blanks(5), "blank blank blank", "hit hit hit hit hit")
    duel.attack(BAST, "spirit-predator", SKULL)
    take(duel, "panther-strike")
    duel.answer(SKULL) if duel.ask.kind == "target" else None
    assert duel.ask.kind == "dice"
    settle(duel.answer(duel.offered[-1]))
    assert duel.damage(SKULL) == 5
    duel.set(SKULL, damage=0).roll(blanks(5), "blank blank blank").attack(BAST, "panther-strike", SKULL)
    assert duel.still  # only that one


def test_the_ancients_reroll_what_an_interaction_shows() -> None:
    duel = Duel(BAST, SKULL).set(BAST, power=5)
    meet_a_bomb(duel, BAST)
    duel.roll("fail blank blank", "wild wild").push(Interact(duel.who(BAST), 0))
    take(duel, "insight-of-the-ancients")
    assert duel.ask.kind == "dice"
    duel.answer((0, 1))
    settle(duel)
    assert duel.t.script == []
    assert duel.t.token_side[0] == 0


def meet_a_bomb(duel: Duel, who: str) -> None:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append("deadly-meteors/origin-bomb")
    t.token_kind.append("equipment")
    t.token_at.append(duel.at(who))
    t.token_holder.append(-1)
    t.token_side.append(-1)


def test_nobody_modifies_the_dice_of_attacks_against_her_champion() -> None:
    duel = Duel(BAST, MARVEL).put(MARVEL, 13, 10)
    duel.roll(blanks(4), "blank blank blank").attack(MARVEL, "energy-blast", BAST)
    assert duel.still
    duel = Duel(OKOYE, MARVEL).put(MARVEL, 13, 10)
    duel.roll(blanks(4), "blank blank blank").attack(MARVEL, "energy-blast", OKOYE)
    assert not duel.still


# -- Killmonger --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [KILLER, USURPER])
def test_vibranium_weapons_pierce(who: str) -> None:
    duel = (
        Duel(who, SKULL)
        .put(SKULL, 12, 10)
        .roll("wild hit blank blank blank", "block blank blank")
        .attack(who, "vibranium-weapons", SKULL)
    )
    settle(duel)
    assert (duel.damage(SKULL), duel.power(who)) == (2, 2)


@pytest.mark.parametrize(("defense", "follows"), [(MISS, True), ("block block block block", False)])
def test_black_ops_strike_follows_if_it_hurts(defense: str, follows: bool) -> None:
    duel = Duel(KILLER, SKULL).set(KILLER, power=3).put(SKULL, 16, 10)
    settle(duel.roll("wild hit" + " blank" * 5, defense).attack(KILLER, "black-ops-strike", SKULL))
    assert (duel.at(KILLER) != (10.0, 10.0)) is follows
    assert duel.conditions(SKULL) == {"stagger"}


def test_killmongers_charge_moves_then_attacks() -> None:
    duel = Duel(KILLER, SKULL).put(SKULL, 13, 10).set(KILLER, power=4).use(KILLER, "charge").answer("move").answer([10.0, 10.0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    duel.roll(blanks(5), MISS).answer(duel.offered[-1])
    settle(duel)
    assert not usable(duel.set(KILLER, power=4), KILLER, "charge")


@pytest.mark.parametrize(("who", "power", "attack"), [
    (KILLER, "special-forces", "vibranium-weapons"), (SHURI, "super-genius", "sonic-crush"),
])  # fmt: skip
def test_blocks_may_count_instead_of_hits(who: str, power: str, attack: str) -> None:
    for use, dealt in ((True, 3), (False, 1)):
        duel = Duel(who, SKULL).set(who, power=5).put(SKULL, 12, 10)
        more = 2 if who == SHURI else 0
        duel.roll("hit block block block blank" + " blank" * more, MISS).attack(who, attack, SKULL)
        take(duel, power) if use else None
        settle(duel)
        assert duel.damage(SKULL) == dealt


def test_a_second_attack_on_the_same_target_has_two_more_dice() -> None:
    duel = Duel(KILLER, [SKULL, BONES]).put(SKULL, 12, 10).put(BONES, 10, 12)
    for target, dice in ((SKULL, 5), (BONES, 5), (SKULL, 7)):
        settle(duel.roll(blanks(dice), blanks(2 if target == BONES else 3)).attack(KILLER, "vibranium-weapons", target))
        assert duel.t.script == []


def test_each_kill_gives_a_reroll() -> None:
    duel = Duel(KILLER, [SKULL, BONES]).put(SKULL, 12, 10).put(BONES, 10, 12)
    duel.roll(blanks(5), blanks(2)).attack(KILLER, "vibranium-weapons", BONES)
    assert duel.still
    duel.set(SKULL, damage=5)
    settle(duel.roll("hit blank blank blank blank", "blank blank blank").attack(KILLER, "vibranium-weapons", SKULL))
    assert duel.is_dazed(SKULL)
    duel.t.facts.clear()
    duel.roll(blanks(5), blanks(2), "hit").attack(KILLER, "vibranium-weapons", BONES)
    take(duel, "kill-count")
    assert duel.ask.region.most == 1  # type: ignore[union-attr]
    settle(duel.answer((0,)))
    assert duel.damage(BONES) == 1


# -- Killmonger, Usurper -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "free"), [(12.5, False), (16.0, True)])
def test_covert_armament_lets_nobody_near_modify_dice(x: float, free: bool) -> None:
    duel = Duel(USURPER, OKOYE).put(OKOYE, x, 10).roll(blanks(4), "blank blank blank").attack(USURPER, "covert-armament", OKOYE)
    assert duel.still is not free
    assert settle(duel).power(USURPER) == 1


def test_klilunas_fury_grows_with_his_wounds() -> None:
    duel = Duel(USURPER, OKOYE).set(USURPER, power=3, damage=2).put(OKOYE, 14, 10)
    duel.roll("hit" + " blank" * 7, "fail fail fail").attack(USURPER, "klilunas-fury", OKOYE)
    assert order(duel).still  # Okoye modifies nothing
    assert (duel.t.script, duel.damage(OKOYE)) == ([], 1)


def test_herbs_add_a_die_and_take_their_toll() -> None:
    duel = Duel([USURPER, OKOYE, SHURI], SKULL).lead(USURPER).put(SKULL, 12.5, 12.5)
    duel.t.active = 0
    duel.push(duel.t.window("power_phase"))
    while duel.ask.kind == "choose" and len(duel.offered) > 1:
        names = [one for one in duel.offered if one in (("character", 0), ("character", 1))]
        duel.answer(names[0] if names else PASS)
    duel.roll(blanks(5), MISS).attack(OKOYE, "strike", SKULL)
    take(duel, "new-generation")
    settle(duel)
    assert duel.t.script == []
    duel.push(duel.t.window("round_end"))
    settle(duel)
    assert [(duel.damage(who), duel.power(who)) for who in (USURPER, OKOYE, SHURI)] == [(1, 1), (0, 0), (0, 0)]
    assert not [row for row in duel.t.lasting if row[0] == "herb"]


def test_untamed_force_strikes_back_once_per_turn() -> None:
    duel = Duel(USURPER, CAP).set(USURPER, power=4).put(CAP, 12, 10)
    duel.roll(blanks(5), "blank blank blank blank", "hit hit blank blank blank", MISS).attack(CAP, "shield-bounce", USURPER)
    take(duel, "untamed-force")
    settle(duel)
    assert duel.damage(CAP) == 2
    duel.roll(blanks(5), "blank blank blank blank").attack(CAP, "shield-bounce", USURPER)
    assert duel.still


# -- King T'Challa -----------------------------------------------------------------------------------------------------


def test_his_spear_rerolls_up_close_and_pulls_from_afar() -> None:
    duel = Duel(KING, SKULL).put(SKULL, 12, 10).roll(blanks(6), "fail fail fail").attack(KING, "vibranium-spear", SKULL)
    take(duel, "vibranium-spear") if duel.ask.kind != "dice" else None
    assert duel.ask.region.most == 2  # type: ignore[union-attr]
    settle(duel)
    assert duel.at(SKULL) == (12.0, 10.0)
    duel = Duel(KING, SKULL).put(SKULL, 16, 10).roll("hit" + " blank" * 5, "fail fail fail").attack(KING, "vibranium-spear", SKULL)
    settle(duel)
    assert duel.at(SKULL)[0] < 14
    assert duel.power(KING) == 1


def test_the_panthers_fury_throws_on_a_wild_and_lets_him_run() -> None:
    duel = Duel(KING, SKULL).set(KING, power=4).put(SKULL, 12, 10).roll("wild" + " blank" * 7, MISS)
    duel.attack(KING, "the-panthers-fury", SKULL)
    kinds = set()
    while not duel.still:
        kinds.add(duel.ask.kind)
        duel.answer(duel.offered[-1])
    assert {"direction", "advance"} <= kinds
    assert duel.at(KING) != (10.0, 10.0)


def test_ancestors_hurt_whom_a_push_drives_into_terrain_once_per_turn() -> None:
    duel = Duel([KING, OKOYE], [SKULL, CAP], terrain=[CRATE]).lead(KING)
    for hurt, x in ((1, 13.5), (1, 13.5)):
        duel.put(SKULL, x, 13).script(push(TARGET, S, AWAY, SELF), OKOYE, target=duel.who(SKULL)).answer([0.0])
        assert settle(duel).damage(SKULL) == hurt
    duel.t.end_scope("turn")
    duel.put(SKULL, 13.5, 20).script(push(TARGET, S, AWAY, SELF), OKOYE, target=duel.who(SKULL)).answer(duel.offered[0])
    assert settle(duel).damage(SKULL) == 1  # nothing in the way
    duel.put(OKOYE, 13.5, 13).script(push(TARGET, S), SKULL, target=duel.who(OKOYE)).answer([0.0])
    assert settle(duel).damage(OKOYE) == 0  # no enemy


def test_bound_places_him_and_sharpens_the_spear() -> None:
    duel = Duel(KING, SKULL).set(KING, power=3).use(KING, "bound").answer([10.0, 13.0])
    assert duel.at(KING) == (10.0, 13.0)
    settle(duel.put(SKULL, 16, 13).roll(blanks(8), "fail fail fail").attack(KING, "vibranium-spear", SKULL))
    settle(duel.put(SKULL, 16, 13).roll(blanks(6), "fail fail fail").attack(KING, "vibranium-spear", SKULL))
    assert duel.t.script == []
    assert not usable(duel.set(KING, power=9), KING, "bound")


def test_royal_rebuke_rolls_four_dice() -> None:
    duel = Duel(KING, CAP).set(KING, power=2).roll(blanks(5), MISS, "crit wild hit fail").attack(CAP, "shield-bounce", KING)
    take(duel, "royal-rebuke")
    assert settle(duel).damage(CAP) == 2


def test_the_king_gains_power_when_others_of_his_are_hurt() -> None:
    duel = Duel([KING, OKOYE], SKULL).script(damage(TARGET, 2), SKULL, target=1)
    assert duel.power(KING) == 1
    duel.script(damage(TARGET, 1), KING, target=1)
    assert duel.power(KING) == 1
    duel.script(damage(TARGET, 1), SKULL, target=0)
    assert duel.power(KING) == 2  # the usual one for damage


# -- M'Baku ------------------------------------------------------------------------------------------------------------


def test_knobkerrie_pursues_on_a_wild_and_pushes_on_a_critical() -> None:
    duel = Duel(MBAKU, SKULL).put(SKULL, 16, 10).roll("wild crit hit blank blank blank", MISS).attack(MBAKU, "knobkerrie", SKULL)
    kinds = []
    while not duel.still:
        kinds.append(duel.ask.kind)
        if duel.ask.kind == "advance":
            assert duel.damage(SKULL) == 0
        duel.answer(duel.offered[-1])
    assert {"advance", "direction"} <= set(kinds)
    assert duel.at(MBAKU) != (10.0, 10.0)
    assert duel.power(MBAKU) == duel.damage(SKULL) == 3


def test_wrath_throws_and_rolls_on_to_another_enemy() -> None:
    duel = Duel(MBAKU, [SKULL, BONES]).set(MBAKU, power=4).put(SKULL, 12, 10).put(BONES, 10, 13)
    duel.roll("wild hit" + " blank" * 6, MISS, blanks(5), MISS).attack(MBAKU, "wrath-of-the-jabari", SKULL)
    assert PASS in duel.offered
    duel.answer(duel.offered[-1]).answer([0.0])
    take(duel, "knobkerrie")
    settle(duel)
    assert ("attacked", 0, duel.who(BONES)) in duel.t.facts


@pytest.mark.parametrize(("face", "stays"), [("block", True), ("wild", True), ("crit", True), ("hit", False)])
@pytest.mark.parametrize("how", ["push", "place"])
def test_ghekre_holds_allies_on_objectives(face: str, stays: bool, how: str) -> None:
    duel = Duel([MBAKU, OKOYE], SKULL).lead(MBAKU)
    meet_a_bomb(duel, OKOYE)
    effect = push(TARGET, S, AWAY, SELF) if how == "push" else place(TARGET, 2)
    duel.roll(face).script(effect, SKULL, target=1)
    assert duel.still is stays
    settle(duel)
    duel.put(OKOYE, 10, 13).script(effect, SKULL, target=1)
    assert not duel.still  # once per turn


def test_ghekre_does_not_hold_whom_friends_move() -> None:
    duel = Duel([MBAKU, OKOYE], SKULL).lead(MBAKU)
    meet_a_bomb(duel, OKOYE)
    duel.script(push(TARGET, S), MBAKU, target=1)
    assert duel.ask.kind == "direction"


def test_ghekre_turns_a_die_into_a_hit_beside_a_wild() -> None:
    for first, dealt in (("wild", 2), ("hit", 1)):
        duel = Duel([MBAKU, OKOYE], SKULL).lead(MBAKU).put(SKULL, 12.5, 12.5)
        duel.roll(f"{first} blank blank blank", MISS).attack(OKOYE, "strike", SKULL)
        if first == "wild":
            take(duel, "ghekre").answer((1,))
        assert settle(duel).damage(SKULL) == dealt


def test_the_white_gorilla_throws_terrain() -> None:
    duel = Duel(MBAKU, SKULL, terrain=[CRATE]).set(MBAKU, power=4)
    assert not usable(duel, MBAKU, "strength-of-the-white-gorilla")
    duel.put(MBAKU, 13, 13).use(MBAKU, "strength-of-the-white-gorilla").answer(("terrain", 0))
    assert duel.ask.kind == "direction"
    settle(duel)
    assert not usable(duel, MBAKU, "strength-of-the-white-gorilla")


def test_the_chieftain_is_not_pushed_by_attacks_of_the_small() -> None:
    duel = Duel(MBAKU, PANTHER).put(PANTHER, 12, 10).roll("hit blank blank blank blank", MISS).attack(PANTHER, "strike", MBAKU)
    assert settle(duel).at(MBAKU) == (10.0, 10.0)
    assert duel.damage(MBAKU) == 1
    duel.script(push(TARGET, S), PANTHER, target=0)
    assert duel.ask.kind == "direction"  # by no attack


def test_his_frame_bears_collisions_with_characters_only() -> None:
    duel = Duel(MBAKU, [SKULL, CAP], terrain=[CRATE]).put(SKULL, 12.5, 10)
    duel.roll(MISS).script(throw(TARGET, S), CAP, target=0).answer([0.0])
    assert settle(duel).damage(MBAKU) == 0
    duel.put(MBAKU, 13, 13).script(throw(TARGET, S), CAP, target=0).answer([0.0])
    assert settle(duel).damage(MBAKU) == 1
    duel.put(MBAKU, 10, 10).put(SKULL, 12.5, 10)
    duel.t.script = []
    duel.roll("fail fail fail fail").script(throw(TARGET, S), CAP, target=duel.who(SKULL)).answer([180.0])
    assert settle(duel).damage(MBAKU) == 1


# -- Okoye -------------------------------------------------------------------------------------------------------------


def test_spear_thrust_pierces_and_ends_in_a_flurry() -> None:
    duel = Duel(OKOYE, SKULL).set(OKOYE, power=4).put(SKULL, 12, 10)
    duel.roll("wild hit blank blank blank", "block block blank blank", "hit blank blank blank", "fail fail fail fail")
    duel.attack(OKOYE, "vibranium-spear-thrust", SKULL)
    take(duel, "strike")
    settle(duel)
    assert (duel.damage(SKULL), duel.power(OKOYE)) == (2, 1)


def test_spear_blast_reaches_far_and_pays_nothing() -> None:
    duel = Duel(OKOYE, SKULL).put(SKULL, 19, 10).roll("hit hit blank blank", MISS).attack(OKOYE, "vibranium-spear-blast", SKULL)
    assert (settle(duel).damage(SKULL), duel.power(OKOYE)) == (2, 0)


def test_okoye_guards_allies_and_defends_well_up_close() -> None:
    duel = Duel([OKOYE, SHURI], CAP).set(OKOYE, power=2).put(SHURI, 12, 10).put(CAP, 12.5, 13)
    duel.roll("hit hit hit blank blank", "blank fail fail", "block").attack(CAP, "shield-bounce", SHURI)
    take(duel, "okoye/bodyguard")
    take(duel, "dora-milaje").answer((0,))
    settle(duel)
    assert (duel.damage(SHURI), duel.damage(OKOYE), duel.power(OKOYE)) == (0, 2, 2)


@pytest.mark.parametrize(("x", "dealt"), [(12.5, 0), (15.5, 3)])
def test_martial_arts_count_blanks_only_up_close(x: float, dealt: int) -> None:
    duel = Duel(OKOYE, CAP).put(CAP, x, 10).roll("hit hit hit blank blank", "blank blank blank").attack(CAP, "shield-bounce", OKOYE)
    assert settle(duel).damage(OKOYE) == dealt


# -- Shuri -------------------------------------------------------------------------------------------------------------


def test_gauntlets_deal_one_damage_and_push() -> None:
    duel = Duel(SHURI, SKULL).put(SKULL, 18, 10).roll("hit hit hit hit blank blank", MISS).attack(SHURI, "panther-gauntlets", SKULL)
    settle(duel)
    assert (duel.damage(SKULL), duel.power(SHURI)) == (1, 1)
    assert duel.at(SKULL)[0] > 20


def test_sonic_crush_stuns_and_staggers_on_a_wild() -> None:
    for first, conditions in (("wild", {"stun", "stagger"}), ("blank", {"stun"})):
        duel = Duel(SHURI, SKULL).set(SHURI, power=4).put(SKULL, 12, 10).roll(first + " blank" * 6, MISS)
        assert settle(duel.attack(SHURI, "sonic-crush", SKULL)).conditions(SKULL) == conditions


@pytest.mark.parametrize("side", ["attack", "defense"])
def test_upgrades_sell_rerolls_for_allies(side: str) -> None:
    duel = Duel([SHURI, KILLER], SKULL).set(SHURI, power=3).put(SKULL, 12.5, 12.5)
    if side == "attack":
        duel.roll(blanks(5), blanks(3), "hit hit").attack(KILLER, "vibranium-weapons", SKULL)
    else:
        duel.roll("hit hit blank blank blank", blanks(3), "block block").attack(SKULL, "cosmic-burst")
        duel.answer(duel.offered[0]).answer(KILLER)
    take(duel, "upgrades").answer(2)
    settle(duel.answer((0, 1)))
    assert duel.power(SHURI) == 1
    assert duel.damage(SKULL if side == "attack" else KILLER) == (2 if side == "attack" else 0)


def test_upgrades_do_not_reach_far_or_herself() -> None:
    duel = Duel([SHURI, KILLER], SKULL).set(SHURI, power=3).put(KILLER, 30, 30).put(SKULL, 32, 30)
    assert duel.roll(blanks(5), MISS).attack(KILLER, "vibranium-weapons", SKULL).still
    duel.put(SKULL, 14, 10).roll("hit" + " blank" * 5, MISS).attack(SHURI, "panther-gauntlets", SKULL)
    assert not any("upgrades" in str(one) for one in duel.offered)


def test_failures_teach_her() -> None:
    for face, power in (("fail", 2), ("blank", 1)):
        duel = Duel(SHURI, SKULL).put(SKULL, 18, 10).roll(face + " blank" * 5, MISS).attack(SHURI, "panther-gauntlets", SKULL)
        assert settle(duel).power(SHURI) == power


# -- Storm -------------------------------------------------------------------------------------------------------------


def test_lightning_shocks_and_ice_stuns_a_line() -> None:
    duel = settle(Duel(STORM, SKULL).roll("wild hit blank blank", MISS).attack(STORM, "lightning-bolt", SKULL))
    assert (duel.conditions(SKULL), duel.power(STORM)) == ({"shock"}, 2)
    duel = Duel(STORM, [SKULL, CAP]).put(SKULL, 12.5, 10).put(CAP, 15, 10)
    duel.roll("hit blank blank blank", MISS, "hit blank blank blank", "block block block block")
    duel.attack(STORM, "ice-blizzard").answer([0]).answer(SKULL)
    settle(duel)
    assert (duel.conditions(SKULL), duel.conditions(CAP)) == ({"stun"}, set())


def test_the_hurricane_spares_friends_and_hurts_fliers_once_all_is_over() -> None:
    duel = Duel([STORM, OKOYE], [MARVEL, SKULL]).set(STORM, power=4)
    duel.put(OKOYE, 10, 12.5).put(MARVEL, 12.5, 10).put(SKULL, 7.5, 10)
    duel.roll(blanks(6), blanks(3), blanks(6), blanks(4)).attack(STORM, "hurricane").answer(MARVEL)
    settle(duel)
    fell = [event.__class__.__name__ for event in duel.events]
    assert fell.index("Damaged") > max(i for i, name in enumerate(fell) if name == "AttackCompared")
    assert [duel.damage(who) for who in (OKOYE, MARVEL, SKULL)] == [0, 1, 0]


def test_x_men_gold_flies_the_active_character_to_a_friend() -> None:
    duel = Duel([STORM, OKOYE], SKULL).lead(STORM).set(OKOYE, power=1).put(STORM, 10, 12.5).put(OKOYE, 10, 15.5)
    assert deeds_of(duel.t, duel.who(OKOYE)) == ["storm/x-men-gold"]
    assert deeds_of(duel.t, duel.who(STORM)) == []  # nothing to pay with
    hold(duel, OKOYE)
    assert deeds_of(duel.t, duel.who(OKOYE)) == []
    duel.t.token_holder[0] = -1
    duel.push(Undertake(duel.who(OKOYE), "storm/x-men-gold"))
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[-1])
    assert duel.power(OKOYE) == 0
    assert deeds_of(duel.t, duel.who(STORM)) == []


@pytest.mark.parametrize(("x", "helps"), [(16.0, True), (12.0, False)])
def test_x_men_gold_rerolls_a_defense_die_against_attacks_from_afar(x: float, helps: bool) -> None:
    duel = Duel([STORM, SHURI], CAP).lead(STORM).put(CAP, x, 13)
    duel.roll(blanks(5), "blank blank blank").attack(CAP, "shield-bounce", SHURI)
    assert any("x-men-gold" in str(one) for one in duel.offered) is helps


def test_the_eye_of_the_storm_adds_two_dice_to_the_next_attack_action() -> None:
    duel = Duel(STORM, SKULL).set(STORM, power=2).use(STORM, "eye-of-the-storm")
    assert any("attack_dice" in row[0] and row[4] == 2 for row in duel.t.lasting)


def test_the_tempest_throws_small_enemies() -> None:
    duel = Duel(STORM, [SKULL, MBAKU]).set(STORM, power=6).put(SKULL, 14, 10).put(MBAKU, 10, 14).use(STORM, "tempest")
    assert set(duel.offered) == {("character", duel.who(SKULL))}
    settle(duel)
    assert not usable(duel, STORM, "tempest")


def test_storm_is_no_target_from_afar() -> None:
    duel = Duel(STORM, SKULL).put(SKULL, 16, 10)
    assert may_be_targeted(duel.t, 1, 0)
    assert not may_be_targeted(duel.put(SKULL, 20, 10).t, 1, 0)


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


def in_turn_of(duel: Duel, who: str, card: str) -> Duel:
    """Somebody is active, and its player plays a card."""
    duel.hand(card).activate(who)
    return duel.answer(("tactic", card))


def test_basts_blessing_hunts_one_after_the_other() -> None:
    duel = Duel(PANTHER, [SKULL, CAP, BONES]).set(PANTHER, power=3).put(SKULL, 14, 10).put(CAP, 17, 10).put(BONES, 30, 30)
    duel.roll("wild wild" + " blank" * 4, blanks(3), "wild wild" + " blank" * 4, blanks(3))
    in_turn_of(duel, PANTHER, "basts-blessing")
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert [duel.damage(who) for who in (SKULL, CAP, BONES)] == [2, 2, 0]
    assert duel.t.script == []
    assert duel.at(PANTHER)[0] > 12


def test_the_chieftain_comes_to_help_the_active_character() -> None:
    duel = Duel([OKOYE, MBAKU], SKULL).set(MBAKU, power=4).put(MBAKU, 10, 20).put(SKULL, 12, 10)
    in_turn_of(duel, OKOYE, "jabari-chieftain")
    assert duel.ask.kind == "advance"
    duel.answer(duel.offered[-1])
    assert duel.at(MBAKU) != (10.0, 20.0)
    assert duel.t.total("attack_dice", duel.who(OKOYE)) == 2
    duel = Duel([OKOYE, MBAKU], SKULL).set(MBAKU, power=4).hand("jabari-chieftain").activate(MBAKU)
    assert ("tactic", "jabari-chieftain") not in duel.offered


def test_klilunas_glory_takes_power_and_hands_it_out() -> None:
    duel = Duel([KILLER, OKOYE], SKULL).set(KILLER, power=3).set(SKULL, power=1).put(SKULL, 13, 10)
    duel.roll("hit hit hit" + " blank" * 4, blanks(3))
    in_turn_of(duel, KILLER, "klilunas-glory")
    gave = 0
    while duel.ask.kind != "action":
        if ("character", duel.who(OKOYE)) in duel.offered:
            gave += 1
            duel.answer(OKOYE)
        else:
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert gave == duel.power(OKOYE) == 3  # of four: one he had, three for the damage
    assert duel.power(SKULL) == 1


def test_the_kings_command_pays_attackers_once_per_turn() -> None:
    duel = Duel([KING, OKOYE], SKULL).lead(KING).set(KING, power=4).put(SKULL, 12, 12.5)
    in_turn_of(duel, KING, "kings-command").answer("done")
    for power in (1, 1):
        settle(duel.roll(blanks(4), "block block block block").attack(OKOYE, "strike", SKULL))
        assert duel.power(OKOYE) == power
    duel = Duel([KING, OKOYE], SKULL).set(KING, power=4).hand("kings-command").activate(KING)
    assert ("tactic", "kings-command") not in duel.offered  # no active Leadership


@pytest.mark.parametrize(("mode", "left"), [
    ("heal", (1, {"bleed", "slow"}, 0)), ("conditions", (3, set(), 0)), ("power", (3, {"bleed", "slow"}, 2)),
])  # fmt: skip
def test_the_spirit_of_wakanda_helps_all_near(mode: str, left: tuple[int, set[str], int]) -> None:
    duel = Duel([SHURI, OKOYE, KING], SKULL).set(SHURI, power=2, damage=1).put(KING, 30, 30).set(KING, damage=1)
    duel.set(OKOYE, damage=3, conditions=("bleed", "slow")).hand("spirit-of-wakanda").play("spirit-of-wakanda")
    if duel.ask.kind != "choose":
        duel.answer(SHURI)
    duel.answer(mode)
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert (duel.damage(OKOYE), duel.conditions(OKOYE), duel.power(OKOYE)) == left
    assert (duel.damage(SHURI), duel.damage(KING), duel.power(KING)) == (1, 1, 0)


@pytest.mark.parametrize(("dice", "comes"), [("fail fail fail fail", True), ("block block block block", False)])
def test_strength_and_cunning_fall_on_whoever_picks_something_up(dice: str, comes: bool) -> None:
    duel = Duel([MBAKU, BAST], CAP).set(MBAKU, power=3).set(BAST, power=3).put(CAP, 13, 10).put(BAST, 10, 20)
    hold(duel, CAP)
    duel.hand("strength-and-cunning").push(duel.t.window("interacted", duel.who(CAP), 0))
    duel.roll(dice)
    take(duel, "strength-and-cunning")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    duel.answer([0.0])
    assert duel.damage(MBAKU) == 0
    assert (not duel.still and duel.ask.kind == "advance") is comes
    assert (duel.power(MBAKU), duel.power(BAST)) == (0, 0)


def test_strength_and_cunning_wait_for_a_token_in_hand() -> None:
    duel = Duel([MBAKU, BAST], CAP).set(MBAKU, power=3).set(BAST, power=3)
    meet_a_bomb(duel, CAP)
    assert duel.hand("strength-and-cunning").t.window("interacted", duel.who(CAP), 0) is None


@pytest.mark.parametrize(("mine", "theirs", "quiet"), [("hit", "fail", SKULL), ("fail", "wild", KING), ("hit", "hit", None)])
def test_the_loser_of_a_trial_leads_no_more_this_round(mine: str, theirs: str, quiet: str | None) -> None:
    duel = Duel(KING, SKULL).lead(KING).lead(SKULL).put(SKULL, 14, 10).set(KING, damage=5).set(SKULL, damage=3)
    duel.roll(" ".join([mine] * 2 if mine == "fail" else ["hit", "blank"]))
    duel.roll(f"{theirs} blank blank")
    in_turn_of(duel, KING, "trial-by-combat")
    for who, power in ((KING, "strength-of-the-ancestors"), (SKULL, "my-cabal-is-only-for-the-strong")):
        index = duel.who(who)
        card = duel.t.card(index)
        led = next(one for one in card.superpowers if one.id == power)
        assert duel.t.works(index, led) is (who != quiet)
    duel.t.end_scope("round")
    assert duel.t.works(0, next(one for one in duel.t.card(0).superpowers if one.leadership))


@pytest.mark.parametrize(("paid", "taken"), [(1, 3), (3, 2)])
def test_vibranium_shielding_reaches_as_far_as_was_paid(paid: int, taken: int) -> None:
    duel = Duel([SHURI, OKOYE], SKULL).set(SHURI, power=5).put(OKOYE, 10, 16).hand("vibranium-shielding")
    duel.play("vibranium-shielding").answer(paid)
    assert duel.still
    assert duel.script(damage(TARGET, 3), SKULL, target=1).damage(OKOYE) == taken
    assert duel.script(damage(TARGET, 2), SKULL, target=0).damage(SHURI) == 1
    assert duel.set(OKOYE, damage=0).script(damage(TARGET, 2), SHURI, target=1).damage(OKOYE) == 2


def test_wakanda_forever_lets_everyone_who_pays_attack() -> None:
    duel = Duel([OKOYE, SHURI, STORM], SKULL).set(OKOYE, power=1).set(SHURI, power=1).put(SKULL, 12.5, 11.5)
    duel.hand("wakanda-forever").roll(blanks(4), blanks(4), blanks(6), blanks(3)).play("wakanda-forever")
    seen = set()
    while not duel.still:
        seen |= {one[1] for one in duel.offered if isinstance(one, tuple) and one[0] == "attack"}
        attack = next((one for one in duel.offered if one in (("attack", "strike"), ("attack", "panther-gauntlets"))), None)
        duel.answer(attack or next(one for one in duel.offered if one != "enough" or len(duel.offered) == 1))
    assert seen == {"strike", "vibranium-spear-blast", "panther-gauntlets"}  # only what costs nothing
    assert duel.t.script == []
