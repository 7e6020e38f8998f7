"""Heroes and villains of later boxes."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.objectives import Interact
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.targets import may_be_targeted
from longbox.titles.crisis.words import ENERGY, PHYSICAL, SELF, TARGET, damage, drain, gain_condition, gain_power, hand_out, role
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel
from .mightiest import BONES, CAP, SKULL, WIDOW, hold
from .playing import blanks, offers, settle, take, usable
from .test_web_warriors import MISS
from .test_x_force import hit

PROWLER, ELENDIL, THREE, BLUE, SPECTRUM = "prowler", "valkyrie-and-elendil", "warriors-three", "blue-marvel", "spectrum"


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "attack"),
    [(PROWLER, "prowler-gauntlet-strike"), (ELENDIL, "dragonfang"), (THREE, "hridgandr"), (BLUE, "anti-matter-blast")],
)
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = settle(hit(who, attack, "hit hit"))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack"), [(PROWLER, "covert-armament"), (ELENDIL, "geirr"), (THREE, "fimbuldraugr"), (SPECTRUM, "gamma-strike")]
)
def test_attacks_that_pay_one(who: str, attack: str) -> None:
    assert settle(hit(who, attack, "blank")).power(who) == 1


@pytest.mark.parametrize(
    ("who", "attack", "faces", "gained"),
    [
        (THREE, "hridgandr", "wild", {"stun"}),
        (THREE, "hridgandr", "hit", set()),
        (THREE, "fimbuldraugr", "wild", {"bleed"}),
        (THREE, "fimbuldraugr", "hit", set()),
        (BLUE, "anti-matter-blast", "wild", {"stun"}),
        (BLUE, "anti-matter-blast", "hit", set()),
        (SPECTRUM, "gamma-strike", "wild", {"stun"}),
        (SPECTRUM, "gamma-strike", "hit", set()),
    ],
)
def test_conditions_of_attacks(who: str, attack: str, faces: str, gained: set[str]) -> None:
    assert settle(hit(who, attack, faces)).conditions(SKULL) == gained


@pytest.mark.parametrize(
    ("who", "attack", "faces", "pierced"),
    [
        (PROWLER, "prowler-gauntlet-strike", "hit", True),
        (PROWLER, "prowler-gauntlet-strike", "wild", False),
        (THREE, "fimbuldraugr", "wild hit", True),
        (THREE, "fimbuldraugr", "wild wild", False),
    ],
)
def test_pierce(who: str, attack: str, faces: str, pierced: bool) -> None:
    duel = settle(hit(who, attack, faces, "block blank blank blank"))
    assert duel.damage(SKULL) == len(faces.split()) - (0 if pierced else 1)


def test_suppressive_takes_power_for_each_hit() -> None:
    for faces, left in (("hit hit", 3), ("wild wild", 5)):
        duel = Duel(PROWLER, SKULL).put(SKULL, 12.5, 10).set(SKULL, power=5)
        settle(hit(PROWLER, "prowler-gauntlet-strike", faces, "block block blank blank", duel))
        assert duel.power(SKULL) - duel.damage(SKULL) == left  # what it gains for its damage comes on top


def test_nobody_changes_dice_against_covert_armament() -> None:
    for attack, changed in (("covert-armament", False), ("prowler-gauntlet-strike", True)):
        duel = Duel(PROWLER, BLUE).put(BLUE, 12.5, 10).set(BLUE, power=3)
        duel.roll(f"wild {blanks(the_cards().strikes[f'{PROWLER}/{attack}'].dice - 1)}", blanks(4)).attack(PROWLER, attack, BLUE)
        assert offers(duel, "anti-matter-barrier") is changed


def test_just_business_throws_up_to_size_3_and_moves_on() -> None:
    for size_4, found in ((False, True), (True, False)):
        victim = ELENDIL if size_4 else SKULL
        duel = Duel(PROWLER, victim).put(victim, 13, 10).set(PROWLER, power=4)
        duel.roll(f"hit {blanks(7)}", blanks(4)).attack(PROWLER, "nothing-personal-just-business", victim)
        assert offers(duel, "throw") is found
        settle(duel)
    assert not offers(hit(PROWLER, "nothing-personal-just-business", "wild"), "throw")
    duel = hit(PROWLER, "nothing-personal-just-business", "blank")
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", True)
    duel.answer([10.0, 14.0])
    assert duel.at(PROWLER) == (10.0, 14.0)


def test_dragonfang_slips_away_with_a_hit() -> None:
    duel = hit(ELENDIL, "dragonfang", "hit", "block blank blank blank")
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", True)
    assert settle(hit(ELENDIL, "dragonfang", "wild")).at(ELENDIL) == (10.0, 10.0)
    assert hit(ELENDIL, "dragonfang", "blank").still


@pytest.mark.parametrize("moved", ["advanced", "placed", ""])
def test_geirr_has_three_dice_more_after_a_move_once_per_turn(moved: str) -> None:
    duel = Duel(ELENDIL, SKULL).put(SKULL, 13, 10)
    if moved:
        duel.t.facts.append((moved, 0, 0))
    duel.attack(ELENDIL, "geirr", SKULL) if moved else duel.roll(blanks(4), MISS).attack(ELENDIL, "geirr", SKULL)
    assert bool(moved) is any("geirr" in str(one) for one in duel.offered)
    if not moved:
        return
    assert PASS in duel.offered
    duel.roll(f"{blanks(4)} hit hit hit", blanks(4))
    settle(take(duel, "geirr"))
    assert (duel.damage(SKULL), duel.t.script) == (3, [])
    duel.roll(blanks(4), MISS).attack(ELENDIL, "geirr", SKULL)
    assert not offers(duel, "geirr'")


def test_vault_lands_by_the_target() -> None:
    duel = hit(ELENDIL, "geirr", "wild", duel=Duel(ELENDIL, SKULL))
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([18.0, 13.0])
    assert duel.at(ELENDIL) == (18.0, 13.0)
    assert not offers(hit(ELENDIL, "geirr", "hit"), "vault")


@pytest.mark.parametrize(("who", "attack"), [(ELENDIL, "fury-of-the-valkyrior"), (THREE, "brandrheid-undrsigr")])
def test_dice_for_the_targets_threat(who: str, attack: str) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    for victim, threat in ((BONES, 3), (WIDOW, 4)):
        duel = Duel(who, victim).put(victim, 12.5, 10).set(who, power=4)
        assert duel.t.card(1).threat == threat
        duel.roll(blanks(dice + threat), blanks(duel.t.side(1).defense[0])).attack(who, attack, victim)
        settle(duel)
        assert duel.t.script == []


def test_fury_staggers_with_two_hits() -> None:
    for faces, gained in (("hit hit", {"stagger"}), ("hit wild", set())):
        duel = Duel(ELENDIL, SKULL).put(SKULL, 12.5, 10).set(ELENDIL, power=4)
        duel.roll(f"{faces} {blanks(3 + duel.t.card(1).threat)}", "block block block block")
        settle(duel.attack(ELENDIL, "fury-of-the-valkyrior", SKULL))
        assert duel.conditions(SKULL) == gained


def test_a_clumsy_warrior_hurts_and_staggers() -> None:
    for faces, hurt, gained in (("wild fail fail", 3, {"stagger"}), ("wild fail blank", 0, set())):
        duel = Duel(THREE, SKULL).put(SKULL, 12.5, 10).set(THREE, power=4)
        duel.roll(f"{faces} {blanks(1 + duel.t.card(1).threat)}", "block block block block")
        settle(duel.attack(THREE, "brandrheid-undrsigr", SKULL))
        assert (duel.damage(SKULL), duel.conditions(THREE)) == (hurt, gained)


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


# -- superpowers -------------------------------------------------------------------------------------------------------


def test_keywords() -> None:
    duel = Duel([PROWLER, ELENDIL, BLUE, THREE], SKULL).put(SKULL, 19, 10)
    assert [max([0, *duel.t.changes("move_size", who)]) for who in range(4)] == [5, 5, 5, 0]
    assert not may_be_targeted(duel.t, 4, 0)
    duel.script(gain_condition(TARGET, "incinerate", "stun", "slow"), SKULL, target=2)
    assert duel.conditions(BLUE) == {"slow"}


def test_prowler_charges() -> None:
    duel = Duel(PROWLER, SKULL).set(PROWLER, power=2).activate(PROWLER).answer("charge").answer("move")
    assert duel.ask.kind == "advance"
    duel.answer([12.0, 10.0])
    assert offers(duel, "prowler-gauntlet-strike")
    assert not usable(duel, PROWLER, "charge")


def test_prowler_can_do_better() -> None:
    duel = Duel(PROWLER, SKULL).put(SKULL, 12.5, 10).set(PROWLER, power=2).roll("fail fail hit blank", blanks(3))
    duel.attack(PROWLER, "covert-armament", SKULL)
    settle(take(duel.roll("hit hit hit hit"), "youre-right"))
    assert (duel.damage(SKULL), duel.power(PROWLER), duel.t.script) == (4, 1, [])
    duel = Duel(PROWLER, WIDOW).put(WIDOW, 12.5, 10).set(PROWLER, power=2).roll(blanks(5), blanks(4))
    duel.attack(WIDOW, "shock-batons", PROWLER)
    assert not offers(duel, "youre-right")  # only when he attacks


def test_the_first_interaction_of_a_turn_pays() -> None:
    duel = hold(Duel(PROWLER, SKULL), PROWLER).set(PROWLER, power=5)
    duel.t.token_holder[0] = ON_BOARD
    before = duel.power(PROWLER)
    settle(duel.roll("crit blank blank blank").push(Interact(0, 0)))  # no push by the Skrulls
    once = duel.power(PROWLER)
    duel.t.token_holder[0] = ON_BOARD
    settle(duel.roll("crit blank blank blank").push(Interact(0, 0)))
    assert (once - before) - (duel.power(PROWLER) - once) == 1


def test_take_wing() -> None:
    duel = Duel(ELENDIL, SKULL).put(SKULL, 30, 30).set(ELENDIL, power=6).use(ELENDIL, "take-wing").answer([10.0, 14.0])
    assert (duel.at(ELENDIL), duel.power(ELENDIL)) == ((10.0, 14.0), 3)
    assert not usable(duel, ELENDIL, "take-wing")


def test_elendil_carries_up_to_size_3() -> None:
    duel = Duel([ELENDIL, CAP], SKULL).set(ELENDIL, power=4).put(CAP, 10, 13.2).put(SKULL, 30, 30)
    duel.activate(ELENDIL).answer("move").answer(f"{ELENDIL}/need-a-lift")
    if duel.ask.kind != "advance":
        duel.answer(CAP)
    duel.answer([14.0, 10.0])
    assert duel.ask.kind == "place"
    duel.answer([10.0, 16.0])
    assert (duel.at(CAP), duel.power(ELENDIL)) == ((10.0, 16.0), 2)
    duel = Duel([ELENDIL, ELENDIL], SKULL).put(1, 10, 14).put(SKULL, 30, 30).set(ELENDIL, power=4)
    duel.activate(ELENDIL).answer("move")
    assert duel.ask.kind == "advance"  # the other one is too large


@pytest.mark.parametrize("side", [0, 1])
def test_guardian_of_valhalla_is_moved_by_those_who_fall(side: int) -> None:
    duel = Duel([ELENDIL, CAP], [SKULL, WIDOW]).set(ELENDIL, damage=2, conditions=("slow",)).set(CAP, injured=side)
    settle(duel.script(damage(TARGET, 20), SKULL, target=duel.who(WIDOW)))
    assert duel.power(ELENDIL) == 0
    duel.script(damage(TARGET, 20), SKULL, target=duel.who(CAP))
    take(duel, "remove_condition")
    settle(duel)
    assert (duel.power(ELENDIL), duel.damage(ELENDIL), duel.conditions(ELENDIL)) == (1, 2, set())


def test_guardian_of_valhalla_may_heal_instead_or_do_nothing() -> None:
    for mode, left in (("remove_damage", 1), ("nothing", 2)):
        duel = Duel([ELENDIL, CAP], SKULL).set(ELENDIL, damage=2)
        settle(take(duel.script(damage(TARGET, 20), SKULL, target=duel.who(CAP)), mode))
        assert (duel.power(ELENDIL), duel.damage(ELENDIL)) == (1, left)


@pytest.mark.parametrize("who", [ELENDIL, THREE])
def test_asgardians_gain_one_power_more(who: str) -> None:
    duel = Duel(who, SKULL)
    settle(duel.push(PowerPhase()))
    assert duel.power(who) - duel.power(SKULL) == 1


def test_one_for_volstagg_is_struck_nearby_and_failures_hurt() -> None:
    for face, hurt in (("fail", 1), ("blank", 0)):
        duel = Duel(THREE, SKULL).set(THREE, power=9).put(SKULL, 13, 10).use(THREE, "strike-one-for-volstagg")
        if any("attack" in str(one) for one in duel.offered) is False:
            duel.answer(SKULL)
        assert set(duel.offered) == {PASS, ("attack", "hridgandr"), ("attack", "fimbuldraugr")}
        settle(duel.roll(f"hit {face} {blanks(3)}", MISS).answer("hridgandr"))
        assert (duel.damage(SKULL), duel.damage(THREE), duel.power(THREE)) == (1, hurt, 8)
        assert not usable(duel, THREE, "strike-one-for-volstagg")
    far = Duel(THREE, SKULL).set(THREE, power=9).put(SKULL, 16, 10)
    assert not usable(far, THREE, "strike-one-for-volstagg")


def test_their_steel_strikes_back_within_range_3() -> None:
    for x, found in ((14, True), (18, False)):
        duel = Duel(THREE, BLUE).set(THREE, power=2).put(BLUE, x, 10).roll(blanks(6), blanks(3))
        duel.attack(BLUE, "anti-matter-blast", THREE)
        assert offers(duel, "my-steel") is found
        if found:
            settle(take(duel.roll(f"hit {blanks(3)}", blanks(4)), "my-steel"))
            assert (duel.damage(BLUE), duel.power(THREE)) == (1, 1)


def test_grim_resolve_comes_closer_and_heals() -> None:
    for face, found in (("hit", True), ("blank", False)):
        duel = (
            Duel(THREE, BLUE)
            .put(BLUE, 17, 10)
            .roll(f"{face} {face} {blanks(4)}", blanks(3))
            .attack(BLUE, "anti-matter-blast", THREE)
        )
        assert offers(duel, "grim-resolve") is found
        if found:
            take(duel, "grim-resolve")
            assert duel.ask.kind == "advance"
            duel.answer(min(duel.offered, key=lambda at: (at[0] - 14) ** 2 + (at[1] - 10) ** 2))
            settle(take(duel, "remove_damage"))
            assert (duel.damage(THREE), duel.at(THREE)[0] > 10.5) == (1, True)


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


# -- Spectrum ----------------------------------------------------------------------------------------------------------


def test_photon_blast_rerolls_everything_and_pays_for_each_attack() -> None:
    duel = Duel(SPECTRUM, [SKULL, BONES]).put(SKULL, 13, 10).put(BONES, 15, 10).roll("fail blank blank blank", blanks(3))
    duel.attack(SPECTRUM, "photon-blast").answer([0.0])
    if duel.ask.kind != "modify" and duel.who(SKULL) in duel.offered:
        duel.answer(SKULL)
    take(duel.roll("hit hit hit", blanks(4), blanks(2)), "photon-blast")
    settle(duel)
    assert (duel.damage(SKULL), duel.power(SPECTRUM)) == (3, 2)


def test_pulsar_wave_has_either_type_throws_and_moves_on() -> None:
    duel = Duel(SPECTRUM, ELENDIL).put(ELENDIL, 14, 10).set(SPECTRUM, power=4).roll(f"wild {blanks(7)}", blanks(3))
    duel.attack(SPECTRUM, "pulsar-wave")
    assert (duel.ask.kind, set(duel.offered)) == ("type", {PHYSICAL, ENERGY})
    duel.answer(ENERGY)
    if duel.ask.kind == "target":
        duel.answer(ELENDIL)
    take(duel, "throw")
    assert duel.ask.kind == "direction"
    duel.answer([0.0])
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.answer([10.0, 11.0])
    settle(duel)
    assert (duel.at(ELENDIL)[0] > 16, duel.at(SPECTRUM)) == (True, (10.0, 11.0))
    duel = Duel(SPECTRUM, SKULL).put(SKULL, 13, 10).set(SPECTRUM, power=4).roll(f"hit {blanks(7)}", blanks(4))
    assert not offers(duel.attack(SPECTRUM, "pulsar-wave").answer(PHYSICAL).answer(SKULL), "throw")


def test_energy_boost_helps_once_per_turn_within_range_4() -> None:
    for y, found in ((15.0, True), (24.0, False)):
        duel = Duel([SPECTRUM, PROWLER], SKULL).put(PROWLER, 10, y).put(SKULL, 12, y).set(SPECTRUM, power=4)
        if not found:
            duel.roll(blanks(4), blanks(3))
        duel.attack(PROWLER, "covert-armament", SKULL)
        assert offers(duel, "energy-boost") is found
        if found:
            settle(take(duel.roll(f"{blanks(4)} hit hit", blanks(3)), "energy-boost"))
            assert (duel.damage(SKULL), duel.power(SPECTRUM), duel.t.script) == (2, 2, [])
            duel.roll(blanks(4), blanks(3)).attack(PROWLER, "covert-armament", SKULL)
            assert not offers(duel, "energy-boost")


def test_spectrum_absorbs_energy() -> None:
    for defense, dealt, gained in (("wild blank blank", 0, 1), ("block blank blank", 1, 1)):
        duel = Duel(SPECTRUM, PROWLER).put(PROWLER, 12, 10)
        duel.roll("wild wild blank blank blank", defense).attack(PROWLER, "prowler-gauntlet-strike", SPECTRUM)
        assert offers(duel, "absorption") is ("wild" in defense)
        if "wild" in defense:
            take(duel, "absorption").answer([0])
        settle(duel)
        assert (duel.damage(SPECTRUM), duel.power(SPECTRUM)) == (dealt, gained)


def together(*more: str) -> Duel:
    """Spectrum leads the Prowler, who strikes Red Skull for 2 damage and would gain 2 Power."""
    duel = Duel([SPECTRUM, PROWLER, *more], SKULL).put(SPECTRUM, 30, 30).put(PROWLER, 10, 10).put(SKULL, 12, 10).lead(SPECTRUM)
    return duel.roll("wild wild blank blank blank", blanks(4)).attack(PROWLER, "prowler-gauntlet-strike", SKULL)


def test_power_is_handed_on_once_per_turn() -> None:
    duel = take(together(), "stronger-together")
    while not any(duel.who(SPECTRUM) in (one if isinstance(one, tuple) else (one,)) for one in duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.power(PROWLER) == 1
    settle(duel.answer(SPECTRUM))
    assert (duel.power(PROWLER), duel.power(SPECTRUM), duel.power(SKULL)) == (1, 1, 2)
    duel.script(gain_power(TARGET, 2), PROWLER, target=duel.who(PROWLER))
    assert (duel.still, duel.power(PROWLER)) == (True, 3)
    assert settle(together()).power(PROWLER) == 2  # it may be left


@pytest.mark.parametrize("way", ["power phase", "damage", "drain", "hand out"])
def test_every_way_to_gain_power_can_be_less(way: str) -> None:
    duel = Duel([SPECTRUM, PROWLER], SKULL).put(SPECTRUM, 30, 30).set(SKULL, power=3).lead(SPECTRUM)
    if way == "power phase":
        duel.push(PowerPhase())
    elif way == "damage":
        duel.script(damage(TARGET, 1), SKULL, target=duel.who(PROWLER))
    elif way == "drain":
        duel.script(drain(TARGET, 1), PROWLER, target=duel.who(SKULL))
    else:
        duel.script(hand_out(TARGET, 1, role(SELF)), PROWLER, target=duel.who(SKULL)).answer(PROWLER)
    before = sum(duel.t.power[:2])
    settle(take(duel, "stronger-together"))
    gained = 2 if way == "power phase" else 1
    assert sum(duel.t.power[:2]) - before == gained  # what one gives up another one gains


def test_power_handed_on_in_the_power_phase_is_no_turns_use() -> None:
    duel = Duel([SPECTRUM, PROWLER], SKULL).lead(SPECTRUM)
    settle(take(duel.push(PowerPhase()), "stronger-together"))
    duel.script(gain_power(TARGET, 1), PROWLER, target=1)
    assert offers(duel, "stronger-together")


def test_power_beyond_ten_is_handed_on_and_no_power_is_not() -> None:
    duel = Duel([SPECTRUM, PROWLER], SKULL).set(PROWLER, power=10).lead(SPECTRUM)
    duel.script(gain_power(TARGET, 1), PROWLER, target=duel.who(PROWLER))
    take(duel, "stronger-together")
    settle(duel.answer(SPECTRUM))
    assert (duel.power(PROWLER), duel.power(SPECTRUM)) == (10, 1)
    duel = Duel([SPECTRUM, PROWLER], SKULL).lead(SPECTRUM).script(gain_power(TARGET, 0), PROWLER, target=1)
    assert duel.still
    duel = Duel([SPECTRUM, PROWLER], SKULL).set(PROWLER, conditions=("stun",)).lead(SPECTRUM)
    duel.script(gain_power(TARGET, 3), PROWLER, target=1)
    settle(take(duel, "stronger-together").answer(SPECTRUM))
    assert (duel.power(PROWLER), duel.power(SPECTRUM)) == (0, 1)  # one less than the 1 a stunned one gains
