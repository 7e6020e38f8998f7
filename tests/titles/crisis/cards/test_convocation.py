"""The Convocation."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ACTIVATED, ENERGY, MYSTIC, PHYSICAL
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import TARGET, S, damage, gain_condition, push

from ..scene import PASS, Duel
from .mightiest import BONES, CAP, CRATE, SKULL, SPIDER
from .playing import settle, usable

ANCIENT, MORDO, CLEA, STRANGE, SUPREME = "ancient-one", "baron-mordo", "clea", "doctor-strange", "doctor-strange-sorcerer-supreme"
VOODOO, MAGIK, WONG = "doctor-voodoo", "magik", "wong"
DANIEL = "doctor-voodoo/spirit-of-brother-daniel"


def dice(face: str, n: int, more: str = "blank", of: int = 0) -> str:
    """So many of a face, filled up."""
    return " ".join([face] * n + [more] * max(0, of - n))


def fight(who: str, strike: str, attack: str, defense: str, target: str = SKULL, near: float = 13.0, **set: int) -> Duel:
    """One attack from beginning to end, whatever may be declined declined."""
    duel = Duel(who, target).set(who, power=8).put(target, near, 10)
    for key, value in set.items():
        duel.set(target, **{key: value})
    return settle(duel.roll(attack, defense).attack(who, strike, target))


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "strike", "n"),
    [(ANCIENT, "shards-of-the-seraphim", 5), (SUPREME, "baleful-bolts-of-balthakk", 5), (MAGIK, "soulsword", 5)],
)
def test_bolts_that_pierce_and_pay_for_damage(who: str, strike: str, n: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 13, 10)
    settle(duel.roll(f"wild hit {dice('blank', n - 2)}", "block blank blank").attack(who, strike, SKULL))
    assert (duel.damage(SKULL), duel.power(who)) == (2, 2)


@pytest.mark.parametrize(
    ("who", "strike", "n", "gained"),
    [
        (ANCIENT, "fangs-of-farallah", 4, {"poison"}),
        (ANCIENT, "astral-strike", 8, {"stagger"}),
        (SUPREME, "deadly-daggers-of-daveroth", 6, {"poison"}),
    ],
)
def test_what_a_wound_brings(who: str, strike: str, n: int, gained: set[str]) -> None:
    for hits, found in ((1, gained), (0, set())):
        duel = Duel(who, SKULL).set(who, power=8).put(SKULL, 13, 10)
        duel.roll(dice("hit", hits, of=n), dice("blank", 3)).attack(who, strike, SKULL)
        if duel.ask.kind == "type":
            duel.answer(MYSTIC)
        assert settle(duel).conditions(SKULL) == found


def test_fangs_give_one_power_even_for_nothing() -> None:
    duel = settle(Duel(ANCIENT, SKULL).roll(dice("blank", 4), dice("blank", 3)).attack(ANCIENT, "fangs-of-farallah", SKULL))
    assert duel.power(ANCIENT) == 1


def test_astral_strike_ignores_criticals_of_the_defense() -> None:
    duel = fight(ANCIENT, "astral-strike", dice("hit", 3, of=8), "crit crit block")
    assert duel.damage(SKULL) == 2
    assert not duel.t.script
    settle(duel.roll(dice("hit", 1, of=5), "crit crit block blank blank").attack(ANCIENT, "shards-of-the-seraphim", SKULL))
    assert duel.damage(SKULL) == 2  # the next attack knows nothing of it


def test_the_staff_may_push_what_is_small() -> None:
    duel = Duel(MORDO, SKULL).put(SKULL, 13, 10)
    duel.roll("wild blank blank blank", dice("blank", 3)).attack(MORDO, "staff-of-the-living-tribunal", SKULL)
    assert PASS in duel.offered
    settle(duel.answer(duel.offered[-1]))
    assert duel.at(SKULL)[0] > 13
    assert duel.power(MORDO) == 1
    big = Duel(MORDO, "black-dwarf").put("black-dwarf", 13, 10)
    settle(big.roll("wild blank blank blank", dice("blank", 3)).attack(MORDO, "staff-of-the-living-tribunal"))
    assert big.at("black-dwarf") == (13.0, 10.0)


def test_bolts_of_bishru_hex_on_a_wild() -> None:
    assert fight(MORDO, "bolts-of-bishru", "wild blank blank blank", dice("blank", 3)).conditions(SKULL) == {"hex"}
    duel = fight(MORDO, "bolts-of-bishru", "hit blank blank blank", dice("blank", 3))
    assert (duel.conditions(SKULL), duel.power(MORDO)) == (set(), 9)


def test_rains_burn_and_poison_always() -> None:
    duel = fight(MORDO, "rains-of-raggadorr", dice("blank", 7), dice("blank", 3))
    assert duel.conditions(SKULL) == {"incinerate", "poison"}


def test_demon_claws_bleed_on_a_wild() -> None:
    duel = fight(CLEA, "demon-claws-of-denak", "wild blank blank blank", dice("blank", 3))
    assert (duel.conditions(SKULL), duel.power(CLEA)) == ({"bleed"}, 9)


@pytest.mark.parametrize(
    ("roll", "gained"),
    [
        ("hit hit blank blank blank blank", set()),
        ("wild blank blank blank blank blank", {"slow"}),
        ("wild hit blank blank blank blank", {"slow", "stun"}),
        ("crit wild hit block blank blank blank", {"slow", "stun", "stagger"}),
    ],
)
def test_icy_tendrils_by_icons(roll: str, gained: set[str]) -> None:
    assert fight(CLEA, "icy-tendrils-of-ikthalon", roll, dice("block", 3)).conditions(SKULL) == gained


def test_bedevilment_may_push_any_way_if_it_hurts() -> None:
    duel = Duel(STRANGE, SKULL).roll("hit blank blank blank blank", dice("blank", 3)).attack(STRANGE, "bolts-of-bedevilment", SKULL)
    while not (PASS in duel.offered and any("push" in str(one) for one in duel.offered)):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer(duel.offered[-1])
    assert duel.ask.kind == "direction"
    settle(duel.answer([90.0]))
    assert duel.at(SKULL)[1] > 10
    assert duel.power(STRANGE) == 1


@pytest.mark.parametrize(
    ("roll", "activated", "choice", "stagger"),
    [
        ("hit hit hit blank blank blank", False, None, True),
        ("crit wild hit blank blank blank blank", False, "mystic_binding", False),
        ("crit wild hit blank blank blank blank", False, "stagger", True),
        ("crit wild hit blank blank blank blank", True, None, True),
    ],
)
def test_crimson_bands_stagger_or_bind(roll: str, activated: bool, choice: str | None, stagger: bool) -> None:
    duel = Duel(STRANGE, SKULL).set(STRANGE, power=4)
    if activated:
        duel.t.status[1] |= ACTIVATED
    duel.roll(roll, dice("blank", 3)).attack(STRANGE, "crimson-bands-of-cyttorak", SKULL)
    while not duel.still:
        modes = [one for one in duel.offered if isinstance(one, tuple) and one[0] == "mode"]
        assert not modes or choice
        duel.answer(("mode", choice) if modes else PASS if PASS in duel.offered else duel.offered[0])
    assert duel.conditions(SKULL) == ({"stagger"} if stagger else set())
    assert bool(duel.t.status[1] & ACTIVATED) is (activated or not stagger)


@pytest.mark.parametrize("kind", [PHYSICAL, ENERGY, MYSTIC])
def test_daggers_choose_their_type(kind: int) -> None:
    duel = Duel(SUPREME, SKULL).set(SUPREME, power=1).attack(SUPREME, "deadly-daggers-of-daveroth")
    assert duel.offered == (PHYSICAL, ENERGY, MYSTIC)
    duel.roll(dice("blank", 6), dice("blank", (4, 3, 3)[kind])).answer(kind)
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    settle(duel)
    assert not duel.t.script


def test_the_shining_circle_spares_cleanses_and_heals_friends() -> None:
    duel = Duel([SUPREME, WONG, CLEA], SKULL).set(SUPREME, power=6, damage=2, conditions=("slow",))
    duel.put(SKULL, 13, 10).put(WONG, 10, 13).put(CLEA, 10, 30).set(WONG, damage=1, conditions=("slow", "hex")).set(CLEA, damage=2)
    duel.roll("wild block blank blank blank blank blank", dice("block", 3)).attack(SUPREME, "shining-circle-of-the-seraphim")
    settle(duel)
    assert [duel.damage(who) for who in (SUPREME, WONG, CLEA)] == [1, 0, 2]
    assert (duel.conditions(SUPREME), len(duel.conditions(WONG))) == (set(), 1)


def test_the_shining_circle_asks_only_which_condition_goes() -> None:
    duel = Duel([SUPREME, WONG], SKULL).set(SUPREME, power=6, conditions=("slow",)).put(SKULL, 13, 10).put(WONG, 10, 13)
    duel.set(WONG, conditions=("slow", "hex"))
    duel.roll("wild blank blank blank blank blank blank", dice("block", 3)).attack(SUPREME, "shining-circle-of-the-seraphim")
    duel.decline()
    assert duel.offered == (("condition", "hex"), ("condition", "slow"))
    duel.answer("hex")
    assert (duel.conditions(SUPREME), duel.conditions(WONG)) == (set(), {"slow"})
    assert duel.still


def test_the_shining_circle_needs_its_icons_to_help() -> None:
    duel = Duel([SUPREME, WONG], SKULL).set(SUPREME, power=6).put(SKULL, 13, 10).put(WONG, 10, 13)
    duel.set(WONG, damage=1, conditions=("slow",))
    settle(duel.roll(dice("block", 1, of=7), dice("block", 3)).attack(SUPREME, "shining-circle-of-the-seraphim"))
    assert (duel.damage(WONG), duel.conditions(WONG)) == (1, {"slow"})


def test_spirit_venom_saps_power_and_throws() -> None:
    duel = Duel(VOODOO, SKULL).set(SKULL, power=5).put(SKULL, 13, 10)
    duel.roll("wild wild blank blank blank", dice("block", 3)).attack(VOODOO, "spirit-venom", SKULL)
    settle(duel)
    assert (duel.power(VOODOO), duel.power(SKULL), duel.at(SKULL)) == (2, 3, (13.0, 10.0))
    duel.roll("hit hit blank blank blank", dice("block", 3)).attack(VOODOO, "spirit-venom", SKULL)
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 14


def test_the_staff_of_legba_burns_power() -> None:
    duel = Duel(VOODOO, SKULL).set(VOODOO, power=3).set(SKULL, power=1).put(SKULL, 13, 10)
    settle(duel.roll("wild wild blank blank blank blank blank", dice("block", 3)).attack(VOODOO, "staff-of-legba", SKULL))
    assert (duel.damage(SKULL), duel.power(SKULL)) == (1, 0)


def test_bolts_of_oshtur_give_one_power() -> None:
    assert fight(MAGIK, "bolts-of-oshtur", dice("hit", 4), dice("block", 3)).power(MAGIK) == 9


def test_darkchylde_counts_failures_of_both_rolls() -> None:
    duel = fight(MAGIK, "darkchylde", dice("fail", 2, of=6), "fail fail block")
    assert duel.damage(SKULL) == 3
    assert duel.conditions(SKULL) == {"bleed", "incinerate"}


def test_wong_strikes_for_one_power() -> None:
    assert fight(WONG, "strike", dice("hit", 3, of=4), dice("blank", 4)).power(WONG) == 9


# -- Ancient One -------------------------------------------------------------------------------------------------------


def test_mists_place_once_per_turn() -> None:
    duel = Duel(ANCIENT, SKULL).set(ANCIENT, power=4).use(ANCIENT, "mists-of-hoggoth").answer([10.0, 14.0])
    assert duel.at(ANCIENT) == (10.0, 14.0)
    assert not usable(duel, ANCIENT, "mists-of-hoggoth")


def test_winds_pull_the_attacker() -> None:
    duel = Duel(ANCIENT, CAP).set(ANCIENT, power=3).roll(dice("blank", 5), dice("blank", 3)).attack(CAP, "shield-bounce", ANCIENT)
    settle(duel.answer("ancient-one/winds-of-watoomb"))
    assert duel.at(CAP)[0] < 16
    assert duel.power(ANCIENT) == 0


def test_the_keeper_rerolls_two_defense_or_dodge_dice_and_gains_power() -> None:
    duel = Duel(ANCIENT, CAP).roll(dice("hit", 2, of=5), dice("blank", 2)).attack(CAP, "shield-bounce", ANCIENT)
    duel.answer("ancient-one/keeper-of-the-eye-of-agamotto").roll("block block").answer((0, 1))
    assert settle(duel).damage(ANCIENT) == 0
    duel = Duel(ANCIENT, SKULL).roll(dice("blank", 5), dice("blank", 4)).attack(ANCIENT, "shards-of-the-seraphim", SKULL)
    assert duel.still  # not for attack rolls
    duel.t.active = 0
    assert settle(duel.push(duel.t.window("power_phase"))).power(ANCIENT) == 1


def test_a_martial_artist_counts_blanks_up_close() -> None:
    for at, hurt in ((13, 0), (16, 2)):
        duel = Duel(ANCIENT, CAP).put(CAP, at, 10)
        settle(duel.roll(dice("hit", 2, of=5), dice("blank", 2)).attack(CAP, "shield-bounce", ANCIENT))
        assert duel.damage(ANCIENT) == hurt


# -- Baron Mordo -------------------------------------------------------------------------------------------------------


def test_the_occult_gives_two_power_for_an_action_once() -> None:
    duel = Duel(MORDO, SKULL).use(MORDO, "master-of-the-occult")
    assert (duel.power(MORDO), duel.t.superpower(0, "master-of-the-occult").action) == (2, True)
    assert not usable(duel, MORDO, "master-of-the-occult")


def test_soul_barb_spreads_a_condition_among_enemies() -> None:
    duel = Duel([MORDO, CLEA], [SKULL, BONES, SPIDER]).set(MORDO, power=2).put(SKULL, 14, 10).put(BONES, 16, 12).put(SPIDER, 30, 30)
    assert not usable(duel, MORDO, "soul-barb")
    duel.set(SKULL, conditions=("bleed", "hex", "slow")).put(CLEA, 14, 12).use(MORDO, "soul-barb")
    assert duel.offered == (("condition", "hex"), ("condition", "slow"))
    settle(duel.answer(("condition", "slow")))
    assert [duel.conditions(who) for who in (BONES, SPIDER, CLEA)] == [{"slow"}, set(), set()]


def test_ferocity_lends_two_dice_and_hurts_once_per_turn() -> None:
    duel = Duel([MORDO, CLEA], SKULL).set(MORDO, power=4)
    duel.roll(dice("blank", 6), dice("blank", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    settle(duel.answer("baron-mordo/ferocity-of-cyttorak"))
    assert (duel.damage(CLEA), duel.power(MORDO), duel.t.script) == (1, 2, [])
    duel.roll(dice("blank", 4), dice("blank", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    assert duel.still
    assert duel.damage(CLEA) == 1


def test_boots_carry_him_on_after_a_push() -> None:
    duel = Duel(MORDO, SKULL).set(MORDO, power=2).script(push(TARGET, S), SKULL, target=0)
    duel.answer([180.0]).answer("baron-mordo/vaulting-boots-of-valtorr")
    assert duel.ask.kind == "advance"


# -- Clea --------------------------------------------------------------------------------------------------------------


def test_the_faltine_gives_three_power_and_may_hurt() -> None:
    duel = Duel(CLEA, SKULL).roll("fail fail hit hit hit").use(CLEA, "descendant-of-the-faltine")
    assert (duel.power(CLEA), duel.damage(CLEA)) == (3, 2)
    assert not usable(duel, CLEA, "descendant-of-the-faltine")


def test_the_mighty_hand_throws_small_things_near_her() -> None:
    duel = Duel(CLEA, [SKULL, "black-dwarf"], terrain=[CRATE]).set(CLEA, power=3).put(SKULL, 13, 10).put("black-dwarf", 12, 7)
    duel.use(CLEA, "oshturs-mighty-hand")
    assert ("character", 1) in duel.offered
    assert ("character", 2) not in duel.offered
    assert duel.answer(SKULL).ask.kind == "direction"


def test_vapors_place_each_friend_once_per_turn() -> None:
    duel = Duel([CLEA, WONG], SKULL).set(CLEA, power=9).use(CLEA, "vapors-of-dormammu").answer(WONG).answer([10.0, 17.0])
    assert duel.at(WONG) == (10.0, 17.0)
    duel.put(WONG, 10, 13).use(CLEA, "vapors-of-dormammu").answer([10.0, 6.0])
    assert duel.at(CLEA) == (10.0, 6.0)
    assert not usable(duel, CLEA, "vapors-of-dormammu")


@pytest.mark.parametrize(("who", "condition"), [(CLEA, "incinerate"), (VOODOO, "hex"), (VOODOO, "incinerate")])
def test_immunities(who: str, condition: str) -> None:
    assert Duel(who, SKULL).script(gain_condition(TARGET, condition, "slow"), SKULL, target=0).conditions(who) == {"slow"}


@pytest.mark.parametrize("who", [MORDO, STRANGE, SUPREME, VOODOO])
def test_who_flies(who: str) -> None:
    assert list(Duel(who, SKULL).t.changes("move_size", 0)) == [5]


# -- Doctor Strange ----------------------------------------------------------------------------------------------------


def empowered(duel: Duel, strike: str, kind: str, who: str = CLEA) -> Duel:
    duel.attack(who, strike).answer("doctor-strange/mystic-empowerment").answer(("mode", kind))
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    return settle(duel)


def test_empowerment_changes_the_type_and_hexes_once_per_turn() -> None:
    duel = Duel([STRANGE, CLEA], SKULL).lead(STRANGE).set(CLEA, power=2).roll("hit blank blank blank", dice("blank", 4))
    empowered(duel, "demon-claws-of-denak", "physical")
    assert not duel.t.script  # four dice: the physical defense
    assert (duel.conditions(SKULL), duel.power(CLEA)) == ({"hex"}, 2)
    duel.set(SKULL, conditions=()).roll("hit blank blank blank", dice("blank", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    assert settle(duel).conditions(SKULL) == set()


def test_empowerment_needs_power_and_damage() -> None:
    duel = Duel([STRANGE, CLEA], SKULL).lead(STRANGE).roll(dice("blank", 4), dice("blank", 3))
    assert duel.attack(CLEA, "demon-claws-of-denak", SKULL).still
    duel.set(CLEA, power=1).roll(dice("blank", 4), dice("blank", 4))
    assert empowered(duel, "demon-claws-of-denak", "physical").conditions(SKULL) == set()


def test_empowerment_of_an_area_attack_counts_for_all_of_it() -> None:
    duel = Duel([STRANGE, SUPREME], [SKULL, BONES]).lead(STRANGE).set(SUPREME, power=7).put(SUPREME, 13, 12)
    duel.put(SKULL, 14, 10).put(BONES, 14, 14).put(STRANGE, 2, 2)
    duel.roll(dice("hit", 1, of=7), dice("blank", 4), dice("hit", 2, of=7), dice("blank", 4))
    empowered(duel, "shining-circle-of-the-seraphim", "physical", SUPREME)
    assert (duel.conditions(SKULL), duel.conditions(BONES)) == ({"hex"}, {"hex"})


def test_refuge_heals_up_to_three_near_him() -> None:
    duel = Duel([STRANGE, WONG, CLEA], SKULL).set(STRANGE, power=6).set(WONG, damage=3).put(CLEA, 30, 30)
    duel.use(STRANGE, "oshturs-refuge")
    assert ("character", 2) not in duel.offered
    settle(duel.answer(WONG))
    assert duel.damage(WONG) == 0
    assert not usable(duel, STRANGE, "oshturs-refuge")


def test_hoary_wisdom_adds_two_defense_dice_near_him() -> None:
    duel = Duel([STRANGE, WONG], CAP).set(STRANGE, power=2).put(WONG, 12, 10).put(STRANGE, 10, 12)
    duel.roll(dice("hit", 2, of=5), dice("block", 2, of=5 + 1)).attack(CAP, "shield-bounce", WONG)
    settle(duel.answer("doctor-strange/hoggoths-hoary-wisdom"))
    assert (duel.damage(WONG), duel.power(STRANGE), duel.t.script) == (0, 0, [])


@pytest.mark.parametrize("who", [STRANGE, SUPREME])
def test_the_eye_rerolls_everything_failures_too(who: str) -> None:
    duel = Duel(who, SKULL).roll("fail fail blank blank hit", dice("blank", 3))
    duel.attack(who, "bolts-of-bedevilment" if who == STRANGE else "baleful-bolts-of-balthakk", SKULL)
    settle(duel.roll(dice("hit", 5)).answer(f"{who}/eye-of-agamotto"))
    assert duel.damage(SKULL) == 5


def test_the_eye_lets_other_rules_touch_failures() -> None:
    wall = ("wall", 2, False, ((13.0, 9.0), (13.3, 9.0), (13.3, 11.0), (13.0, 11.0)))
    for who, hurt in ((SUPREME, 0), (ANCIENT, 1)):
        duel = Duel(who, MAGIK, terrain=[wall]).put(who, 11.5, 10).put(MAGIK, 17, 10)
        duel.roll("hit blank blank blank", dice("fail", 3)).attack(MAGIK, "bolts-of-oshtur", who)
        while not duel.still:
            covers = [one for one in duel.offered if "cover" in str(one)]
            duel.answer(covers[0] if covers else (0,) if (0,) in duel.offered else PASS)
        assert duel.damage(who) == hurt


def test_the_shield_gives_power_for_blocks_rolled() -> None:
    for face, power in (("block", 1), ("blank", 0)):
        duel = Duel(STRANGE, SKULL).roll(dice(face, 5), dice("blank", 4)).attack(STRANGE, "bolts-of-bedevilment", SKULL)
        assert settle(duel).power(STRANGE) == power


# -- Sorcerer Supreme --------------------------------------------------------------------------------------------------


def test_the_scalpel_places_anybody_once_per_turn() -> None:
    duel = Duel(SUPREME, SKULL).set(SUPREME, power=8).put(SKULL, 13, 10).use(SUPREME, "scalpel-of-strange")
    duel.answer(SKULL).answer([19.0, 10.0])
    assert duel.at(SKULL) == (19.0, 10.0)
    duel.put(SKULL, 13, 10).use(SUPREME, "scalpel-of-strange").answer([10.0, 16.0])
    assert duel.at(SUPREME) == (10.0, 16.0)


def test_the_vishanti_give_two_power() -> None:
    duel = Duel(SUPREME, SKULL)
    duel.t.active = 0
    assert settle(duel.push(duel.t.window("power_phase"))).power(SUPREME) == 2


@pytest.mark.parametrize(
    ("who", "attacker", "strike", "defense"),
    [
        (SUPREME, MAGIK, "bolts-of-oshtur", "wild wild blank"),
        (SUPREME, CLEA, "demon-claws-of-denak", "wild wild blank blank blank"),
        (MAGIK, CLEA, "demon-claws-of-denak", "wild wild blank blank"),
    ],
)
def test_mystic_armor_blanks_attack_dice_for_wilds(who: str, attacker: str, strike: str, defense: str) -> None:
    duel = Duel(who, attacker).roll(dice("hit", 3, of=4), defense).attack(attacker, strike, who)
    while duel.ask.kind != "dice":
        duel.answer(next((one for one in duel.offered if "armor" in str(one) or "limbo" in str(one)), PASS))
    settle(duel.answer((0, 1)))
    assert (duel.damage(who), duel.power(who)) == (0, 2)


def test_the_lady_of_limbo_is_armored_against_magic_only() -> None:
    duel = Duel(MAGIK, CAP).roll(dice("hit", 2, of=5), "wild blank blank").attack(CAP, "shield-bounce", MAGIK)
    assert duel.still
    assert duel.damage(MAGIK) == 1


# -- Doctor Voodoo -----------------------------------------------------------------------------------------------------


def possess(duel: Duel, paid: int) -> Duel:
    return duel.set(VOODOO, power=8).use(VOODOO, "possession").answer(paid)


def bearer(duel: Duel) -> int:
    return next((row[2] for row in duel.t.lasting if row[0] == DANIEL), duel.who(VOODOO))


def test_possession_reaches_whom_it_can_afford_and_takes_his_tokens() -> None:
    duel = Duel(VOODOO, [SKULL, SPIDER]).put(SKULL, 13, 10).put(SPIDER, 13, 13)
    hold(duel, SKULL)
    possess(duel, 4)
    if not duel.still and duel.ask.kind == "choose":
        duel.answer(SKULL)
    duel.answer(duel.offered[0])
    assert (bearer(duel), duel.power(VOODOO)) == (1, 4)
    assert duel.t.token_holder == [-1]
    assert duel.t.forbids("no_hold", 1)
    assert not duel.t.forbids("no_hold", 0)
    assert bearer(possess(Duel(VOODOO, SKULL).put(SKULL, 13, 10), 3)) == 0  # a threat of four


def hold(duel: Duel, who: str) -> None:
    t = duel.t
    t.crises = ("deadly-meteors", "skrulls-infiltrate")
    t.token_name.append("skrulls-infiltrate/skrull-agent")
    t.token_kind.append("civilian")
    t.token_at.append(duel.at(who))
    t.token_holder.append(duel.who(who))
    t.token_side.append(-1)


def test_his_brother_guards_him_while_he_is_there() -> None:
    duel = Duel(VOODOO, SKULL).put(SKULL, 13, 10)
    assert (duel.t.total("defense_dice", 0), duel.t.total("dodge_dice", 0)) == (2, 2)
    possess(duel, 4)
    assert (duel.t.total("defense_dice", 0), duel.t.total("dodge_dice", 0)) == (0, 0)


@pytest.mark.parametrize("who", [VOODOO, SKULL])
def test_his_brother_comes_back_when_somebody_falls(who: str) -> None:
    duel = possess(Duel([VOODOO, WONG], SKULL).put(SKULL, 13, 10), 4)
    assert bearer(duel) == 2
    settle(duel.script(damage(TARGET, 20), WONG, target=duel.who(who)))
    assert duel.is_dazed(who)
    assert bearer(duel) == 0


def test_he_calls_his_brother_back_when_attacked() -> None:
    duel = possess(Duel(VOODOO, [SKULL, CAP]).put(SKULL, 13, 10), 4).answer(SKULL)
    duel.roll(dice("hit", 1, of=5), dice("block", 1, of=4)).attack(CAP, "shield-bounce", VOODOO)
    settle(duel.answer("doctor-voodoo/recall-spirit"))
    assert (bearer(duel), duel.power(VOODOO), duel.t.script) == (0, 1, [])
    duel.roll(dice("blank", 5), dice("blank", 4)).attack(CAP, "shield-bounce", VOODOO)
    assert duel.still  # he is there already


def test_a_failure_gives_him_power() -> None:
    for face, power in (("fail", 1), ("blank", 0)):
        duel = Duel(VOODOO, SKULL).roll(dice(face, 5), dice("blank", 3)).put(SKULL, 13, 10).attack(VOODOO, "spirit-venom", SKULL)
        assert settle(duel).power(VOODOO) == power


def test_another_one_has_a_brother_of_his_own() -> None:
    assert not usable(Duel(VOODOO, VOODOO).set(0, power=9).put(1, 13, 10), VOODOO, "possession")


# -- Magik and Wong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "y"), [(1, 12.3), (2, 14.0), (3, 16.0)])
def test_limbo_step_goes_as_far_as_it_was_paid(paid: int, y: float) -> None:
    duel = Duel(MAGIK, SKULL).set(MAGIK, power=4).use(MAGIK, "limbo-step").answer(paid).answer([10.0, y])
    assert (duel.at(MAGIK), duel.power(MAGIK)) == ((10.0, y), 4 - paid)
    assert not usable(duel, MAGIK, "limbo-step")


def test_limbo_step_goes_no_farther() -> None:
    for paid, y in ((1, 14.0), (2, 16.0)):
        duel = Duel(MAGIK, SKULL).set(MAGIK, power=4).use(MAGIK, "limbo-step").answer(paid)
        with pytest.raises(Illegal, match="must be within Range"):
            duel.answer([10.0, y])


def test_the_assistant_gives_each_friend_one_power_per_round() -> None:
    duel = Duel([WONG, CLEA], SKULL).set(WONG, power=6).use(WONG, "faithful-assistant")
    assert (duel.power(CLEA), duel.power(WONG)) == (1, 4)
    assert not usable(duel, WONG, "faithful-assistant")


def test_meditation_gives_one_power_for_an_action() -> None:
    duel = Duel(WONG, SKULL).use(WONG, "meditate")
    assert (duel.power(WONG), duel.t.superpower(0, "meditate").action) == (1, True)


@pytest.mark.parametrize(("mode", "left"), [("heal", (0, {"slow"})), ("remove_condition", (2, set()))])
def test_the_blessing_heals_or_cleanses_each_once_per_round(mode: str, left: tuple[int, set[str]]) -> None:
    duel = (
        Duel([WONG, CLEA], SKULL).set(WONG, power=3).set(CLEA, damage=2, conditions=("slow",)).use(WONG, "the-vishantis-blessing")
    )
    settle(duel.answer(CLEA).answer(("mode", mode)))
    assert (duel.damage(CLEA), duel.conditions(CLEA)) == left
    duel.use(WONG, "the-vishantis-blessing")
    assert ("character", 1) not in duel.offered
    assert duel.t.superpower(0, "the-vishantis-blessing").action


def test_the_servant_is_braver_near_his_master() -> None:
    for master, at, more in ((STRANGE, 13, 1), (SUPREME, 13, 1), (STRANGE, 30, 0), (CLEA, 13, 0)):
        duel = Duel([WONG, master], SKULL).put(master, 10, at)
        assert duel.t.total("defense_dice", 0, attacker=2, target=0) == more


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "offered"), [("wild", True), ("hit", True), ("block", False)])
def test_the_bane_roots_the_target_and_enemies_near_it(face: str, offered: bool) -> None:
    duel = Duel([CLEA, WONG], [SKULL, BONES, SPIDER]).set(CLEA, power=1).hand("bane-of-damballah")
    duel.put(SKULL, 14, 10).put(BONES, 16, 12).put(SPIDER, 30, 30).put(WONG, 14, 13)
    duel.roll(dice(face, 1, of=4), dice("block", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    while not duel.still:
        if any("bane" in str(one) for one in duel.offered):
            assert offered
            duel.answer("tactic/bane-of-damballah")
        else:
            duel.answer(duel.offered[0])
    found = [("root" in duel.conditions(who)) for who in (SKULL, BONES, SPIDER, WONG)]
    assert found == [offered, offered, False, False]


def books(duel: Duel) -> Duel:
    duel.hand("iron-bound-books-of-shuma-gorath").t.active = 0
    duel.push(duel.t.window("power_phase")).answer("tactic/iron-bound-books-of-shuma-gorath")
    assert duel.t.tactics[0] == []
    return duel


def test_the_books_turn_physical_attacks_mystic() -> None:
    duel = books(Duel(CLEA, CAP).set(CLEA, power=2))
    duel.roll(dice("hit", 1, of=5), dice("block", 1, of=4)).attack(CAP, "shield-bounce", CLEA)
    settle(duel.answer(duel.offered[-1]))
    assert not duel.t.script  # four dice: her mystic defense
    assert duel.damage(CLEA) == 0


def test_the_books_come_back_when_a_friend_is_lost() -> None:
    duel = books(Duel([CLEA, WONG, MAGIK], CAP).set(CLEA, power=2).set(WONG, injured=1))
    duel.script(damage(TARGET, 9), CAP, target=1)
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert duel.t.tactics[0] == ["iron-bound-books-of-shuma-gorath"]


def test_the_books_come_back_when_their_own_reader_is_lost() -> None:
    duel = books(Duel([CLEA, WONG], CAP).set(CLEA, power=2, injured=1))
    duel.script(damage(TARGET, 9), CAP, target=0)
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert duel.t.tactics[0] == ["iron-bound-books-of-shuma-gorath"]


def test_the_orb_places_everyone_who_pays_and_holds_nothing() -> None:
    duel = Duel([CLEA, WONG, MAGIK], SKULL).set(CLEA, power=3).set(WONG, power=3).set(MAGIK, power=3).hand("orb-of-agamotto")
    hold(duel, MAGIK)
    duel.play("orb-of-agamotto")
    assert 2 not in duel.offered
    duel.answer(CLEA).answer(WONG)
    while duel.ask.kind == "payer":
        duel.answer("enough")
    duel.answer([5.0, 10.0]).answer([5.0, 13.0])
    assert (duel.at(CLEA), duel.at(WONG), duel.power(CLEA), duel.power(MAGIK)) == ((5.0, 10.0), (5.0, 13.0), 0, 3)


def test_the_plane_lets_mystic_attacks_against_one_enemy_be_rerolled() -> None:
    duel = Duel([CLEA, MAGIK], [SKULL, BONES]).set(CLEA, power=3).hand("plane-of-pohldahk").play("plane-of-pohldahk")
    duel.answer(SKULL).roll(dice("blank", 4), dice("blank", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    while duel.ask.kind != "dice":
        duel.answer(duel.offered[-1])
    settle(duel.roll("hit hit hit hit").answer((0, 1, 2, 3)))
    assert duel.damage(SKULL) == 4
    duel.roll(dice("blank", 4), dice("blank", 3)).attack(MAGIK, "bolts-of-oshtur", SKULL)
    assert duel.still  # no mystic attack
    duel.roll(dice("blank", 4), dice("blank", 4)).attack(CLEA, "demon-claws-of-denak", BONES)
    assert settle(duel).damage(BONES) == 0


def wand(mode: str, enemy: str = SKULL) -> Duel:
    duel = Duel(CLEA, enemy).set(CLEA, power=8).hand("wand-of-watoomb").activate(CLEA)
    return duel.answer("wand-of-watoomb").answer(("mode", mode))


def test_the_wand_blasts_once_in_this_activation() -> None:
    duel = wand("elemental_blast").roll(dice("wild", 1, of=7), dice("block", 3)).answer("elemental-blast")
    while ("done",) not in duel.offered:
        duel.answer(duel.offered[0])
    assert duel.conditions(SKULL) == {"incinerate", "shock", "slow"}
    assert not any("elemental-blast" in str(one) for one in duel.offered)


def test_the_wand_rerolls_two_defense_dice_this_round() -> None:
    duel = wand("reroll", CAP).answer(("done",))
    duel.roll(dice("hit", 2, of=5), dice("blank", 2)).attack(CAP, "shield-bounce", CLEA)
    duel.answer(duel.offered[-1])
    settle(duel.roll("block block").answer((0, 1)))
    assert duel.damage(CLEA) == 0


def test_the_wand_lets_a_superpower_be_used_twice() -> None:
    duel = wand("second_use")
    for more in (True, False):
        duel.roll("hit hit hit hit hit").answer("descendant-of-the-faltine")
        assert any("descendant-of-the-faltine" in str(one) for one in duel.offered) is more


def test_the_book_readies_one_for_the_power_of_three() -> None:
    duel = Duel([CLEA, WONG, MAGIK], SKULL).hand("book-of-cagliostro", "medpack", "patch-up")
    for who in (CLEA, WONG, MAGIK):
        duel.set(who, power=2)
    assert "book-of-cagliostro" not in playable(duel.t, 0)  # nobody has been activated
    duel.t.status[0] |= ACTIVATED
    duel.play("book-of-cagliostro")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert not duel.t.status[0] & ACTIVATED
    assert [duel.power(who) for who in (CLEA, WONG, MAGIK)] == [0, 0, 0]
    duel.push(duel.t.window("cleanup")).answer(duel.offered[-1])
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.t.tactics[0] == ["book-of-cagliostro"]


def test_the_book_needs_three_close_together() -> None:
    duel = Duel([CLEA, WONG, MAGIK], SKULL).hand("book-of-cagliostro").put(MAGIK, 30, 30)
    duel.t.status[0] |= ACTIVATED
    for who in (CLEA, WONG, MAGIK):
        duel.set(who, power=2)
    assert "book-of-cagliostro" not in playable(duel.t, 0)
