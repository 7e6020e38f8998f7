"""The Uncanny X-Men."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED, ENERGY, PHYSICAL
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import may_be_targeted, range_of, targets_of
from longbox.titles.crisis.words import TARGET, S, advance, damage, gain_condition, place, throw
from titles.crisis.shelf import the_cards

from ..fighters import character
from ..scene import PASS, Duel, box
from .mightiest import BONES, CAP, CRATE, SKULL, SPIDER, WIDOW, hold
from .playing import blanks, offers, settle, take, usable

ANGEL, BEAST, CYCLOPS, GAMBIT, ICEMAN = "angel", "beast", "cyclops", "gambit", "iceman"
JEAN, LOGAN, KURT, XAVIER, ROGUE = "jean-grey", "logan-the-wolverine", "nightcrawler", "professor-x", "rogue"
URSA = "ursa-major"
MISS = "blank blank fail fail"
WALL = box("wall", 5, 12.5, 5.0, 0.5, 10.0, False)


def aim(duel: Duel, who: str, attack: str, first: str) -> Duel:
    """A beam to the right, with its first target where there are several."""
    duel.attack(who, attack).answer([0])
    return duel.answer(first) if duel.ask.kind == "target" else duel


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "attack"),
    [
        (BEAST, "acrobatic-strike"), (CYCLOPS, "optic-blast"), (GAMBIT, "kinetic-ace"), (JEAN, "psionic-bolt"), (LOGAN, "x-slash"),
        (KURT, "teleporting-strike"), (XAVIER, "psychic-dart"), (ROGUE, "absorbing-strike"),
    ],
)  # fmt: skip
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(duel.roll(f"hit hit {blanks(dice - 2)}", MISS).attack(who, attack, SKULL))
    assert duel.damage(SKULL) == 2 == duel.power(who)


def test_attacks_that_pay_one() -> None:
    duel = Duel(GAMBIT, SKULL).put(SKULL, 12.5, 10)
    assert settle(duel.roll(blanks(4), MISS).attack(GAMBIT, "bo-staff", SKULL)).power(GAMBIT) == 1


@pytest.mark.parametrize(("who", "attack"), [(ANGEL, "flyby"), (ICEMAN, "freezing-blast")])
def test_beams_that_pay_one_for_each_attack(who: str, attack: str) -> None:
    duel = Duel(who, [SKULL, CAP]).put(SKULL, 13, 10).put(CAP, 15, 10)
    settle(aim(duel.roll(blanks(4), MISS, blanks(4), "blank blank blank blank"), who, attack, SKULL))
    assert duel.power(who) == 2


@pytest.mark.parametrize(
    ("who", "attack", "cost", "condition"),
    [
        (ANGEL, "avenging-angel", 3, "stun"),
        (ICEMAN, "chill", 3, "stagger"),
        (ICEMAN, "freezing-blast", 0, "slow"),
        (LOGAN, "tornado-claw", 4, "bleed"),
        (XAVIER, "psychic-dart", 0, "root"),
    ],
)
def test_conditions_on_a_wild(who: str, attack: str, cost: int, condition: str) -> None:
    for face, gained in (("wild", {condition}), ("hit", set())):
        duel = Duel(who, SKULL).set(who, power=cost).put(SKULL, 12.5, 10)
        strike = the_cards().strikes[f"{who}/{attack}"]
        duel.roll(f"{face} {blanks(strike.dice - 1)}", MISS)
        if strike.shape == "beam":
            aim(duel, who, attack, SKULL)
        else:
            duel.attack(who, attack, SKULL)
        assert settle(duel).conditions(SKULL) == gained


@pytest.mark.parametrize(("who", "attack", "cost"), [(ANGEL, "avenging-angel", 3), (ROGUE, "southern-hospitality", 3)])
def test_throws_after_an_attack_may_be_left(who: str, attack: str, cost: int) -> None:
    for taken in (True, False):
        duel = Duel(who, SKULL).set(who, power=cost).put(SKULL, 12.5, 10)
        duel.roll(blanks(7), MISS).attack(who, attack, SKULL)
        assert ("do", "throw") in duel.offered
        duel.answer("throw" if taken else PASS)
        assert (duel.ask.kind == "direction") is taken


@pytest.mark.parametrize(
    ("who", "attack", "cost", "size", "throws"),
    [
        (ANGEL, "avenging-angel", 3, 3, True), (ANGEL, "avenging-angel", 3, 4, False),
        (ROGUE, "southern-hospitality", 3, 4, True), (ROGUE, "southern-hospitality", 3, 5, False),
        (JEAN, "telekinetic-force", 5, 4, True), (JEAN, "telekinetic-force", 5, 5, False),
    ],
)  # fmt: skip
def test_what_is_too_large_is_not_thrown(who: str, attack: str, cost: int, size: int, throws: bool) -> None:
    large = character(f"x-men-victim-{size}", size=size)
    duel = Duel(who, large).set(who, power=cost).put(large, 12.5, 10)
    duel.roll(blanks(the_cards().strikes[f"{who}/{attack}"].dice), "blank blank blank").attack(who, attack, large)
    assert offers(duel, "'throw'") is throws


@pytest.mark.parametrize(("who", "attack"), [(CYCLOPS, "optic-blast"), (GAMBIT, "bo-staff")])
def test_pushes_on_a_wild_may_be_left(who: str, attack: str) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    for face, pushes in (("wild", True), ("hit", False)):
        duel = Duel(who, SKULL).put(SKULL, 12.5, 10).roll(f"{face} {blanks(dice - 1)}", MISS).attack(who, attack, SKULL)
        assert offers(duel, "'push'") is pushes


@pytest.mark.parametrize(("who", "attack", "cost"), [(GAMBIT, "kinetic-ace", 0), (JEAN, "telekinetic-force", 5)])
def test_explosions_hurt_other_enemies_near_the_target(who: str, attack: str, cost: int) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    for face, hurt in (("wild", 1), ("hit", 0)):
        duel = Duel([who, ANGEL], [SKULL, CAP, SPIDER]).set(who, power=cost)
        duel.put(SKULL, 13, 10).put(CAP, 15, 10).put(SPIDER, 30, 10).put(ANGEL, 13, 12.5)
        settle(duel.roll(f"{face} {blanks(dice - 1)}", MISS).attack(who, attack, SKULL))
        assert [duel.damage(one) for one in (SKULL, CAP, SPIDER, ANGEL)] == [1, hurt, 0, 0]


@pytest.mark.parametrize(("who", "attack"), [(JEAN, "psionic-bolt"), (ROGUE, "absorbing-strike")])
def test_power_is_sapped_for_each_wild(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10).set(SKULL, power=5)
    duel.roll("wild wild blank blank blank", "block block blank fail").attack(who, attack, SKULL)
    settle(duel)
    assert (duel.power(who), duel.power(SKULL), duel.damage(SKULL)) == (2, 3, 0)


@pytest.mark.parametrize(
    ("who", "attack", "face", "cost"),
    [(JEAN, "psionic-bolt", "fail", 0), (LOGAN, "x-slash", "wild", 0), (LOGAN, "tornado-claw", "wild", 4)],
)
def test_piercing_attacks(who: str, attack: str, face: str, cost: int) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    for one, dealt in ((face, 1), ("blank", 0)):
        duel = Duel(who, SKULL).put(SKULL, 12.5, 10).set(who, power=cost)
        hits = "hit" if face == "fail" or one == "blank" else "blank"
        duel.roll(f"{one} {hits} {blanks(dice - 2)}", "block blank fail fail")
        if the_cards().strikes[f"{who}/{attack}"].shape == "beam":
            aim(duel, who, attack, SKULL)
        else:
            duel.attack(who, attack, SKULL)
        assert settle(duel).damage(SKULL) == dealt


# -- Angel -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "attack", "cost"), [(ANGEL, "flyby", 0), (LOGAN, "tornado-claw", 4)])
def test_beams_that_end_beside_their_last_target(who: str, attack: str, cost: int) -> None:
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    duel = Duel([who, ROGUE], [SKULL, CAP]).set(who, power=cost).put(SKULL, 13, 10).put(CAP, 15, 10).put(ROGUE, 11.8, 10)
    aim(duel.roll(blanks(dice), MISS, blanks(dice), "blank blank blank blank"), who, attack, SKULL)
    while duel.ask.kind != "place":
        assert duel.at(who) == (10.0, 10.0)
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.damage(ROGUE) == 1  # the ally in the way is hurt by then
    duel.answer([17.3, 10.0])
    assert duel.still
    assert duel.at(who) == (17.3, 10.0)


@pytest.mark.parametrize(("who", "power"), [(ANGEL, "air-lift"), (ICEMAN, "ice-slide")])
def test_a_friend_is_taken_along(who: str, power: str) -> None:
    duel = Duel([who, GAMBIT, BEAST], SKULL).set(who, power=9).put(GAMBIT, 10, 12.5).put(BEAST, 10, 7.5).put(SKULL, 30, 30)
    duel.activate(who).answer("move").answer(f"{who}/{power}")
    assert duel.ask.kind == "advance"  # Beast is too large, so nobody is to be chosen
    duel.answer([14.0, 10.0])
    assert duel.ask.kind == "place"
    duel.answer([10.0, 16.0])
    assert (duel.at(GAMBIT), duel.power(who)) == ((10.0, 16.0), 7)
    duel.answer("move")
    assert duel.ask.kind == "advance"  # once per turn, and nobody is near any more


def test_nobody_is_taken_along_by_a_move_that_is_no_action_or_outside_the_activation() -> None:
    duel = Duel([ANGEL, GAMBIT], SKULL).set(ANGEL, power=9).put(GAMBIT, 10, 12.5)
    duel.script(advance(TARGET, S), ANGEL, target=duel.who(ANGEL))
    assert duel.ask.kind == "advance"
    duel = Duel([ANGEL, GAMBIT], SKULL).set(ANGEL, power=9).put(GAMBIT, 10, 12.5).advance(ANGEL, S)
    assert duel.ask.kind == "advance"


def test_hostile_takeover_drags_an_enemy_behind() -> None:
    duel = Duel(ANGEL, SKULL).set(ANGEL, power=2).put(SKULL, 10, 12.5).activate(ANGEL).answer("move")
    duel.answer("angel/hostile-takeover").answer([14.0, 10.0])
    assert duel.ask.kind == "direction"
    duel.answer(duel.offered[0])
    assert duel.at(SKULL)[0] > 11
    assert duel.power(ANGEL) == 0


def test_angel_heals_one_at_the_end_of_his_activation() -> None:
    duel = Duel(ANGEL, SKULL).set(ANGEL, damage=2).activate(ANGEL).answer("done")
    assert duel.answer("healing-factor").damage(ANGEL) == 1


# -- Beast -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "jumps"), [("wild", True), ("hit", False)])
def test_beast_jumps_beside_his_target(face: str, jumps: bool) -> None:
    duel = Duel(BEAST, SKULL).put(SKULL, 14, 10).roll(f"{face} {blanks(4)}", MISS).attack(BEAST, "acrobatic-strike", SKULL)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert (duel.ask.kind == "place") is jumps


def test_freestyle_bleeds_pushes_on_a_wild_and_lets_him_go() -> None:
    duel = Duel(BEAST, SKULL).set(BEAST, power=4).put(SKULL, 12.8, 10)
    duel.roll(f"wild {blanks(5)}", MISS).attack(BEAST, "animalistic-freestyle", SKULL)
    assert (duel.ask.kind, duel.damage(SKULL)) == ("direction", 0)
    duel.answer([0.0])
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    duel.answer([10.0, 13.0])
    settle(duel)
    assert (duel.at(BEAST), duel.conditions(SKULL), duel.damage(SKULL)) == ((10.0, 13.0), {"bleed"}, 1)


def test_baser_instincts_throw_small_things_once_per_turn() -> None:
    duel = Duel(BEAST, SKULL).set(BEAST, power=4).put(SKULL, 12.8, 10).use(BEAST, "baser-instincts").answer(SKULL)
    assert duel.ask.kind == "direction"
    settle(duel.answer([0.0]))
    assert (duel.power(BEAST), usable(duel.put(SKULL, 12.8, 10), BEAST, "baser-instincts")) == (2, False)
    assert not usable(Duel(BEAST, URSA).set(BEAST, power=4).put(URSA, 13, 10), BEAST, "baser-instincts")


def test_stars_and_garters_reroll_as_many_dice_as_were_paid_for() -> None:
    duel = Duel(BEAST, CAP).set(BEAST, power=5).roll("hit hit hit blank blank", "blank blank blank fail")
    take(duel.attack(CAP, "shield-bounce", BEAST), "stars-and-garters")
    assert duel.offered == (1, 2, 3)
    duel.answer(2).roll("block block").answer([0, 1])
    settle(duel)
    assert (duel.damage(BEAST), duel.power(BEAST)) == (1, 5 - 2 + 1 + 1)  # one for the damage, one for the fail


def test_stars_and_garters_do_not_help_him_attack() -> None:
    duel = Duel(BEAST, SKULL).set(BEAST, power=5).roll(blanks(5), MISS).attack(BEAST, "acrobatic-strike", SKULL)
    assert not offers(duel, "stars-and-garters")


@pytest.mark.parametrize(("face", "power"), [("fail", 1), ("blank", 0)])
def test_beast_gains_power_from_failures(face: str, power: int) -> None:
    duel = Duel(BEAST, SKULL).roll(f"{face} {blanks(4)}", MISS).attack(BEAST, "acrobatic-strike", SKULL)
    assert settle(duel).power(BEAST) == power


# -- Cyclops -----------------------------------------------------------------------------------------------------------


def test_a_second_optic_blast_hits_somebody_else_and_brings_no_third() -> None:
    duel = Duel(CYCLOPS, [SKULL, CAP, SPIDER]).roll("wild hit blank blank blank", MISS).attack(CYCLOPS, "optic-blast", SKULL)
    duel.roll("wild hit blank blank blank", "blank blank blank blank")
    take(duel, "'do', 'optic-blast'")
    assert duel.who(SKULL) not in duel.offered
    duel.answer(CAP)
    assert not offers(duel, "'do', 'optic-blast'")
    assert duel.damage(CAP) == 2


def test_optic_devastation_takes_power_for_each_wild() -> None:
    duel = Duel(CYCLOPS, SKULL).set(CYCLOPS, power=4).set(SKULL, power=5)
    aim(duel.roll(f"wild wild {blanks(5)}", "block block block fail"), CYCLOPS, "optic-devastation", SKULL)
    assert settle(duel).power(SKULL) == 3


def test_x_men_blue_gives_each_other_ally_one_power_per_turn() -> None:
    duel = Duel([CYCLOPS, BEAST, GAMBIT], SKULL).lead(CYCLOPS).put(GAMBIT, 40, 40)
    duel.roll("hit blank blank blank blank", MISS).attack(CYCLOPS, "optic-blast", SKULL)
    take(duel, "character")
    assert settle(duel).power(BEAST) == 1
    duel.roll("hit blank blank blank blank", MISS).attack(CYCLOPS, "optic-blast", SKULL)
    assert not offers(duel, "character")  # Gambit is too far away, Beast has had his, and Cyclops is the attacker


def test_x_men_blue_needs_damage() -> None:
    duel = Duel([CYCLOPS, BEAST], SKULL).lead(CYCLOPS).roll(blanks(5), MISS).attack(CYCLOPS, "optic-blast", SKULL)
    assert not offers(duel, "character")


def test_field_leader_sends_each_ally_once_per_turn() -> None:
    duel = Duel([CYCLOPS, BEAST], SKULL).set(CYCLOPS, power=6).use(CYCLOPS, "field-leader").answer([10.0, 14.0])
    assert (duel.at(BEAST), usable(duel, CYCLOPS, "field-leader")) == ((10.0, 14.0), False)
    assert not usable(Duel([CYCLOPS, BEAST], SKULL).set(CYCLOPS, power=6).put(BEAST, 30, 30), CYCLOPS, "field-leader")


def test_hit_and_run_attacks_and_then_moves() -> None:
    duel = Duel(CYCLOPS, SKULL).set(CYCLOPS, power=2).roll(blanks(5), MISS).use(CYCLOPS, "hit-and-run").answer("optic-blast")
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    duel.answer("move")
    assert duel.ask.kind == "advance"
    assert duel.t.superpower(0, "hit-and-run").action


@pytest.mark.parametrize(("defense", "back"), [("block blank blank blank fail", 2), ("blank blank blank blank fail", 0)])
def test_quick_draw_rolls_five_dice_and_shoots_back_if_unharmed(defense: str, back: int) -> None:
    duel = Duel(CYCLOPS, CAP).set(CYCLOPS, power=2).roll("hit blank blank blank blank", defense)
    settle(take(duel.attack(CAP, "shield-bounce", CYCLOPS), "quick-draw"))
    assert not duel.t.script
    assert (duel.damage(CAP), duel.damage(CYCLOPS)) == (back, 0 if back else 1)


def test_quick_draw_is_for_attackers_far_away() -> None:
    duel = Duel(CYCLOPS, CAP).set(CYCLOPS, power=2).put(CAP, 12.5, 10)
    duel.roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", CYCLOPS)
    assert not offers(duel, "quick-draw")


# -- Gambit ------------------------------------------------------------------------------------------------------------


def test_cards_fly_double_on_wilds() -> None:
    duel = Duel(GAMBIT, SKULL).set(GAMBIT, power=4)
    aim(duel.roll("wild wild blank blank blank", MISS), GAMBIT, "52-card-pickup", SKULL)
    assert settle(duel).damage(SKULL) == 4


def test_accelerated_charge_adds_two_dice_to_the_next_attack_action() -> None:
    duel = Duel(GAMBIT, SKULL).set(GAMBIT, power=3).put(SKULL, 13, 10).activate(GAMBIT).answer("accelerate-charge")
    duel.roll(blanks(7), MISS).answer("kinetic-ace")
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    assert not duel.t.script


def test_a_little_extra_makes_a_hit_wild() -> None:
    duel = Duel(GAMBIT, [SKULL, CAP]).set(GAMBIT, power=1).put(SKULL, 13, 10).put(CAP, 15, 10)
    duel.roll("hit blank blank blank blank", MISS).attack(GAMBIT, "kinetic-ace", SKULL)
    settle(take(duel, "a-little-something-extra"))
    assert (duel.damage(SKULL), duel.damage(CAP), duel.power(GAMBIT)) == (1, 1, 1)  # the wild has exploded
    duel = Duel(GAMBIT, SKULL).set(GAMBIT, power=1).roll("wild blank blank blank blank", MISS)
    assert not offers(duel.attack(GAMBIT, "kinetic-ace", SKULL), "a-little-something-extra")  # no hit, no change


def test_agility_hurts_the_attacker_and_lets_him_get_away() -> None:
    duel = Duel(GAMBIT, CAP).set(GAMBIT, power=2).roll(blanks(5), "blank blank blank").attack(CAP, "shield-bounce", GAMBIT)
    take(duel, "enhanced-agility")
    assert (duel.ask.kind, duel.damage(CAP), PASS in duel.offered) == ("advance", 1, True)
    duel.answer(next(one for one in duel.offered if one not in (PASS, (10.0, 10.0))))
    assert duel.at(GAMBIT)[0] < 10


# -- Iceman ------------------------------------------------------------------------------------------------------------


def test_he_freezes_and_slides_over_large_terrain_once() -> None:
    wall = box("wall", 5, 8.0, 11.5, 4.0, 0.5, False)
    for power, over in (("freeze-and-fade", True), ("", False)):
        duel = Duel(ICEMAN, SKULL, terrain=[wall]).set(ICEMAN, power=2).put(SKULL, 13, 10)
        if power:
            duel.roll(blanks(4), MISS).use(ICEMAN, power).answer("freezing-blast").answer([0])
            while ("move",) not in duel.offered:
                duel.answer(duel.offered[0])
            duel.answer("move")
        else:
            duel.advance(ICEMAN, 1)
        assert any(one[1] > 13 and 9 < one[0] < 11 for one in duel.offered) is over
        settle(duel.answer([10.0, 10.0]))
        duel.advance(ICEMAN, 1)
        assert not any(one[1] > 13 and 9 < one[0] < 11 for one in duel.offered)


@pytest.mark.parametrize(("before", "after", "hurt"), [((), {"slow"}, 0), (("slow",), {"slow"}, 1)])
def test_the_cold_catches_enemies_that_move_near_him(before: tuple[str, ...], after: set[str], hurt: int) -> None:
    duel = Duel([ICEMAN, ANGEL], SKULL).put(SKULL, 13, 10).set(SKULL, conditions=before)
    duel.activate(SKULL).answer("move").answer([13.0, 10.0])
    assert (duel.conditions(SKULL), duel.damage(SKULL)) == (after, hurt)


def test_the_cold_catches_enemies_that_attack_near_him_but_no_others() -> None:
    duel = Duel([ICEMAN, ANGEL], [CAP, SKULL]).put(CAP, 13, 10).put(SKULL, 30, 30).put(ANGEL, 10, 13)
    duel.roll(blanks(5), "blank blank blank blank").activate(CAP).answer("shield-bounce").answer(ICEMAN)
    assert duel.conditions(CAP) == {"slow"}
    duel = Duel([ICEMAN, ANGEL], SKULL).put(SKULL, 30, 30).activate(SKULL).answer("move").answer([30.0, 30.0])
    assert duel.conditions(SKULL) == set()
    duel = Duel([ICEMAN, ANGEL], SKULL).put(ANGEL, 10, 12.5).activate(ANGEL).answer("move").answer([10.0, 12.5])
    assert duel.conditions(ANGEL) == set()


# -- Jean Grey ---------------------------------------------------------------------------------------------------------


def test_telekinetic_force_may_throw_before_damage() -> None:
    duel = Duel(JEAN, SKULL).set(JEAN, power=5).put(SKULL, 13, 10)
    duel.roll(f"hit {blanks(8)}", MISS).attack(JEAN, "telekinetic-force", SKULL)
    assert (PASS in duel.offered, duel.damage(SKULL)) == (True, 0)
    duel.answer("throw").answer([0.0])
    settle(duel)
    assert duel.at(SKULL)[0] > 14
    assert duel.damage(SKULL) == 1


@pytest.mark.parametrize(("who", "power", "near"), [(JEAN, "battlefield-manipulation", 11.0), (ROGUE, "marvelous-strength", 13.0)])
def test_terrain_is_thrown_once_per_turn(who: str, power: str, near: float) -> None:
    duel = Duel(who, SKULL, terrain=[CRATE]).set(who, power=6).put(who, 3, 3)
    assert not usable(duel, who, power)
    duel.put(who, near, 13).use(who, power).answer(("terrain", 0))
    assert duel.ask.kind == "direction"
    settle(duel.answer([90.0]))
    assert (duel.power(who), usable(duel, who, power)) == (3, False)


def test_matter_transmutation_pushes_those_who_have_acted() -> None:
    duel = Duel([JEAN, ANGEL], SKULL).set(JEAN, power=9).put(SKULL, 12.5, 10).put(ANGEL, 10, 12.5)
    assert not usable(duel, JEAN, "matter-transmutation")
    for who in (SKULL, ANGEL, JEAN):
        duel.t.status[duel.who(who)] |= ACTIVATED
    duel.use(JEAN, "matter-transmutation")
    assert duel.offered == (("character", 1), ("character", 2))  # friend or foe, but not herself
    settle(duel.answer(SKULL).answer([0.0]))
    assert duel.at(SKULL)[0] > 13
    duel.put(SKULL, 12.5, 10).use(JEAN, "matter-transmutation")
    assert duel.ask.kind == "direction"  # Angel alone is left
    settle(duel.answer([90.0]))
    assert not usable(duel.put(ANGEL, 10, 12.5), JEAN, "matter-transmutation")


def test_shield_mind_stops_what_enemy_superpowers_and_mystic_attacks_move() -> None:
    for who in (ANGEL, JEAN):
        duel = Duel([JEAN, ANGEL], XAVIER).set(JEAN, power=2).set(XAVIER, power=1).put(XAVIER, 13, 10)
        duel.roll(f"hit {blanks(5)}", "blank blank blank blank blank" if who == JEAN else "blank blank blank")
        duel.attack(XAVIER, "mental-suggestion", who)
        take(duel, "shield-mind")
        assert settle(duel).power(JEAN) == (1 if who == JEAN else 0)
        assert duel.at(who) == ((10.0, 10.0) if who == JEAN else (10.0, 13.0))


def test_shield_mind_leaves_what_is_neither() -> None:
    duel = Duel([JEAN, ANGEL], GAMBIT).set(JEAN, power=2).put(GAMBIT, 12.5, 13)
    duel.roll(f"wild {blanks(3)}", "blank blank blank").attack(GAMBIT, "bo-staff", ANGEL)
    duel.answer("push")
    assert duel.ask.kind == "direction"
    duel = Duel([JEAN, ANGEL], BEAST).set(JEAN, power=2).set(BEAST, power=2).put(BEAST, 12.5, 13)
    duel.use(BEAST, "baser-instincts").answer(ANGEL)
    assert duel.ask.kind == "direction"  # a throw


def test_jean_gains_two_more_power_in_the_power_phase() -> None:
    duel = Duel(JEAN, SKULL)
    duel.push(duel.t.window("power_phase"))
    assert duel.power(JEAN) == 2


# -- Logan -------------------------------------------------------------------------------------------------------------


def test_x_slash_ends_beside_its_target() -> None:
    duel = Duel(LOGAN, SKULL).roll(blanks(5), MISS).attack(LOGAN, "x-slash", SKULL)
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    duel.answer([18.0, 10.0])
    assert duel.at(LOGAN) == (18.0, 10.0)


def test_what_he_does_is_an_x_slash_with_a_throw() -> None:
    duel = Duel(LOGAN, SKULL).set(LOGAN, power=9).put(SKULL, 12.5, 10).use(LOGAN, "what-i-do-isnt-very-nice")
    assert duel.offered == (PASS, ("attack", "x-slash"))
    duel.roll(blanks(5), MISS).answer("x-slash")
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    take(duel, "throw")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 13
    assert not usable(duel, LOGAN, "what-i-do-isnt-very-nice")
    duel.roll(blanks(5), MISS).put(SKULL, 12.5, 10).attack(LOGAN, "x-slash", SKULL)
    assert not offers(duel, "throw")


def test_logan_counts_as_size_three_for_throws() -> None:
    duel = Duel(LOGAN, BEAST).set(BEAST, power=2).put(BEAST, 12.5, 10)
    assert not usable(duel, BEAST, "baser-instincts")


def test_a_mystic_attack_in_his_head_hurts_his_friends_once_per_turn() -> None:
    duel = Duel([LOGAN, ANGEL, GAMBIT], JEAN).put(GAMBIT, 40, 40)
    for taken in (1, 1):
        duel.roll("hit blank blank blank blank", "blank blank").attack(JEAN, "psionic-bolt", LOGAN)
        settle(duel)
        assert [duel.damage(who) for who in (ANGEL, GAMBIT)] == [taken, 0]
    assert duel.power(ANGEL) == 1


def test_other_attacks_leave_his_friends_alone() -> None:
    duel = Duel([LOGAN, ANGEL], CYCLOPS).roll("hit blank blank blank blank", blanks(4)).attack(CYCLOPS, "optic-blast", LOGAN)
    assert (settle(duel).damage(ANGEL), duel.damage(LOGAN)) == (0, 1)


@pytest.mark.parametrize(("x", "alone"), [(40.0, True), (13.0, False)])
def test_he_hunts_better_alone(x: float, alone: bool) -> None:
    duel = Duel([LOGAN, ANGEL], SKULL).put(ANGEL, x, 13).roll(blanks(5), MISS).attack(LOGAN, "x-slash", SKULL)
    assert offers(duel, "on-the-hunt") is alone
    if alone:
        duel.answer("logan-the-wolverine/on-the-hunt").roll("hit hit").answer([0, 1])
        assert settle(duel).damage(SKULL) == 2


@pytest.mark.parametrize(("who", "condition"), [(LOGAN, "stun"), (ROGUE, "poison")])
def test_immunities(who: str, condition: str) -> None:
    duel = Duel(who, SKULL)
    for name, gained in ((condition, set()), ("slow", {"slow"})):
        duel.script(gain_condition(TARGET, name), SKULL, target=0)
        assert duel.conditions(who) == gained


def test_logan_heals_two() -> None:
    duel = Duel(LOGAN, SKULL).set(LOGAN, damage=3).activate(LOGAN).answer("done")
    assert duel.answer("healing-factor").damage(LOGAN) == 1


# -- Nightcrawler ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "stunned"), [(15.5, {"stun"}), (12.5, set())])
def test_ha_ha_stuns_from_afar(x: float, stunned: set[str]) -> None:
    duel = Duel(KURT, SKULL).put(SKULL, x, 10).roll(blanks(5), MISS).attack(KURT, "teleporting-strike", SKULL)
    assert settle(duel).conditions(SKULL) == stunned


def test_brimstone_blitz_has_a_die_more_for_each_time_he_was_placed() -> None:
    duel = Duel(KURT, SKULL).set(KURT, power=3).put(SKULL, 12.5, 10)
    duel.script(place(TARGET, 1), KURT, target=0).answer([10.0, 10.2])
    duel.script(place(TARGET, 1), KURT, target=0).answer([10.0, 10.0])
    duel.roll(blanks(7), MISS).attack(KURT, "brimstone-blitz", SKULL)
    settle(duel)
    assert not duel.t.script


def test_flurry_of_blows_is_another_attack_action_against_the_same_target() -> None:
    duel = Duel(KURT, [SKULL, CAP]).set(KURT, power=3).put(SKULL, 12.5, 10).put(CAP, 10, 12.5)
    duel.roll("crit hit blank blank blank", "blank", MISS).attack(KURT, "brimstone-blitz", SKULL)
    while not any(str(one).startswith("('attack'") for one in duel.offered):
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.offered == (PASS, ("attack", "teleporting-strike"), ("attack", "brimstone-blitz"))
    duel.roll(blanks(5), MISS).answer("teleporting-strike")
    if duel.ask.kind == "target":
        assert duel.offered == (duel.who(SKULL),)
        duel.answer(SKULL)
    settle(duel)
    assert duel.t.facts.count(("attacked", 0, duel.who(SKULL))) == 2


def test_bamf_goes_as_far_as_was_paid_for() -> None:
    for paid, far in ((1, 12.0), (3, 15.5)):
        duel = Duel(KURT, SKULL).set(KURT, power=5).put(SKULL, 40, 40).use(KURT, "bamf")
        assert duel.offered == (1, 2, 3)
        duel.answer(paid)
        assert duel.ask.region.range == paid  # type: ignore[union-attr]
        duel.answer([far, 10.0])
        assert (duel.at(KURT), duel.power(KURT), usable(duel, KURT, "bamf")) == ((far, 10.0), 5 - paid, False)


def test_a_puff_of_smoke_comes_with_every_attack_of_his() -> None:
    for roll in ("hit blank blank blank blank", blanks(5)):
        duel = Duel(KURT, SKULL).roll(roll, MISS).attack(KURT, "teleporting-strike", SKULL)
        take(duel, "puff-of-smoke").answer([16.0, 13.0])
        assert duel.at(KURT) == (16.0, 13.0)
    duel = Duel(KURT, CAP).roll(blanks(5), blanks(4)).attack(CAP, "shield-bounce", KURT)
    assert not offers(duel, "puff-of-smoke")


def test_acrobatics_add_two_dice_to_defense_and_dodge() -> None:
    duel = Duel(KURT, CAP).set(KURT, power=2).roll(blanks(5), blanks(6)).attack(CAP, "shield-bounce", KURT)
    settle(take(duel, "unglaublich-acrobatics"))
    assert not duel.t.script
    duel = Duel(KURT, [CAP, SKULL]).set(KURT, power=2).put(SKULL, 12.5, 10).roll("block block block block block block")
    duel.script(throw(TARGET, S), CAP, target=2).answer([180.0])
    settle(take(duel, "unglaublich-acrobatics"))
    assert not duel.t.script
    assert duel.damage(KURT) == 0
    duel = Duel(KURT, JEAN).set(KURT, power=2).roll(blanks(5), blanks(3)).attack(JEAN, "psionic-bolt", KURT)
    assert not offers(duel, "acrobatics")


@pytest.mark.parametrize(("size", "x", "hidden"), [(2, 10.0, True), (1, 10.0, False), (2, 25.0, False)])
def test_he_hides_in_the_shadow_of_terrain(size: int, x: float, hidden: bool) -> None:
    duel = Duel(KURT, CYCLOPS, terrain=[box("crate", size, x - 1, 7.0, 2, 2)]).put(CYCLOPS, 17.5, 10)
    assert may_be_targeted(duel.t, 1, 0) is not hidden
    assert may_be_targeted(duel.put(CYCLOPS, 14, 10).t, 1, 0)


# -- Professor X -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "moves"), [("hit", True), ("blank", False)])
def test_a_suggestion_sends_the_target_away_if_it_hurts(face: str, moves: bool) -> None:
    duel = Duel(XAVIER, CAP).set(XAVIER, power=1).roll(f"{face} {blanks(5)}", "blank blank blank")
    duel.attack(XAVIER, "mental-suggestion", CAP)
    assert (duel.ask.kind == "advance") is moves
    if moves:
        assert (duel.ask.seat, PASS in duel.offered) == (0, True)
        assert duel.ask.region.tool == duel.t.side(1).speed  # type: ignore[union-attr]


def test_the_astral_duel_is_as_hard_as_the_mind_it_meets_and_lets_nobody_reroll() -> None:
    duel = Duel(XAVIER, BEAST).set(XAVIER, power=3).set(BEAST, power=5).roll(f"hit {blanks(6)}", "blank blank blank")
    duel.attack(XAVIER, "astral-duel", BEAST)
    assert not offers(duel, "stars-and-garters")
    assert not duel.t.script
    assert duel.damage(BEAST) == 1
    duel.roll(blanks(5), "blank blank blank").attack(XAVIER, "psychic-dart", BEAST)
    assert offers(duel, "stars-and-garters")  # that held for one attack


def test_the_school_gives_power_for_power_once_per_turn() -> None:
    duel = Duel([XAVIER, CYCLOPS, BEAST], SKULL).lead(XAVIER).set(CYCLOPS, power=9).put(BEAST, 30, 30)
    duel.put(XAVIER, 10, 16).use(CYCLOPS, "field-leader").answer([10.0, 16.0])
    take(duel, "xaviers-school")
    assert duel.who(CYCLOPS) not in [one[1] for one in duel.offered]
    settle(duel.answer(BEAST))
    assert duel.power(BEAST) == 1
    duel.put(BEAST, 10, 10.5 + 9).use(CYCLOPS, "field-leader")
    assert not offers(duel, "xaviers-school")


def test_the_school_gives_nothing_for_what_is_free() -> None:
    duel = Duel([XAVIER, KURT], SKULL).lead(XAVIER).roll(blanks(5), MISS).attack(KURT, "teleporting-strike", SKULL)
    take(duel, "puff-of-smoke").answer([16.0, 13.0])
    assert not offers(duel, "xaviers-school")


def test_guidance_rerolls_dice_of_another_once_per_turn() -> None:
    duel = Duel([XAVIER, CYCLOPS], SKULL).set(XAVIER, power=5).roll(blanks(5), "blank blank fail")
    duel.attack(CYCLOPS, "optic-blast", SKULL)
    take(duel, "professors-guidance").answer(3).roll("hit hit hit").answer([0, 1, 2])
    assert settle(duel).damage(SKULL) == 3
    duel.roll(blanks(5), MISS).attack(CYCLOPS, "optic-blast", SKULL)
    assert not offers(duel, "professors-guidance")
    duel = Duel(XAVIER, SKULL).set(XAVIER, power=5).roll(blanks(5), MISS).attack(XAVIER, "psychic-dart", SKULL)
    assert not offers(duel, "professors-guidance")  # not for himself


@pytest.mark.parametrize(("power", "dice"), [(0, 6), (2, 2)])
def test_the_telepathic_lock_defends_with_the_mind_unless_the_attacker_pays(power: int, dice: int) -> None:
    duel = Duel(XAVIER, CAP).set(CAP, power=power).roll(blanks(5), blanks(dice)).attack(CAP, "shield-bounce", XAVIER)
    duel.answer("telepathic-lock")
    if power:
        assert duel.ask.seat == 1
        duel.answer(("pay", 2))
    settle(duel)
    assert (duel.t.script, duel.power(CAP)) == ([], 0)


def test_nobody_pushes_the_professor_with_superpowers() -> None:
    duel = Duel(XAVIER, [JEAN, GAMBIT]).set(JEAN, power=3).put(JEAN, 12.5, 10).put(GAMBIT, 10, 12.5)
    duel.t.status[0] |= ACTIVATED
    duel.use(JEAN, "matter-transmutation")
    if not duel.still:
        duel.answer(XAVIER)
    assert duel.at(XAVIER) == (10.0, 10.0)
    assert duel.still
    duel.roll(f"wild {blanks(3)}", "blank blank").attack(GAMBIT, "bo-staff", XAVIER)
    take(duel, "'push'")
    assert duel.ask.kind == "direction"  # a physical attack does


# -- Rogue -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "dice"), [(PHYSICAL, 4), (ENERGY, 3)])
def test_absorbing_strike_chooses_its_type(kind: int, dice: int) -> None:
    duel = Duel(ROGUE, SKULL).put(SKULL, 12.5, 10).roll(blanks(5), blanks(dice)).attack(ROGUE, "absorbing-strike").answer(kind)
    if duel.ask.kind == "target":
        duel.answer(SKULL)
    settle(duel)
    assert not duel.t.script


def test_rogue_charges() -> None:
    duel = Duel(ROGUE, SKULL).set(ROGUE, power=2).put(SKULL, 12.5, 10).use(ROGUE, "charge").answer("move").answer([10.0, 10.0])
    assert ("attack", "absorbing-strike") in duel.offered


def test_absorption_takes_power_and_hurts_for_what_is_not_there() -> None:
    duel = Duel(ROGUE, SKULL).set(ROGUE, power=4).set(SKULL, power=1).put(SKULL, 12.5, 10)
    settle(duel.roll("crit wild hit block fail").use(ROGUE, "mutant-absorption"))
    assert (duel.power(SKULL), duel.damage(SKULL), usable(duel, ROGUE, "mutant-absorption")) == (0, 2, False)
    assert not usable(Duel(ROGUE, SKULL).set(ROGUE, power=4), ROGUE, "mutant-absorption")


def test_rogue_suffers_one_less_from_enemies_but_at_least_one() -> None:
    for n, taken in ((3, 2), (1, 1)):
        assert Duel(ROGUE, SKULL).script(damage(TARGET, n), SKULL, target=0).damage(ROGUE) == taken
    assert Duel([ROGUE, ANGEL], SKULL).script(damage(TARGET, 2), ANGEL, target=0).damage(ROGUE) == 2


# -- keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [ANGEL, JEAN, ROGUE, BEAST, KURT])
def test_flyers_and_climbers_cross_large_terrain(who: str) -> None:
    wall = box("wall", 5, 8.0, 11.6, 4.0, 0.5, False)
    duel = Duel(who, SKULL, terrain=[wall]).advance(who, 1)
    assert any(one[1] > 13.3 and 9 < one[0] < 11 for one in duel.offered)


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


def test_cerebro_is_for_strong_minds() -> None:
    for who, plays in ((XAVIER, True), (JEAN, True), (CYCLOPS, False)):
        duel = Duel(who, SKULL).hand("cerebro").activate(who)
        assert (("tactic", "cerebro") in duel.offered) is plays
    assert "cerebro" not in playable(Duel(XAVIER, SKULL).hand("cerebro").t, 0)  # only in the activation


def test_cerebro_sharpens_mystic_attacks_and_defense_for_a_round() -> None:
    duel = Duel(JEAN, WIDOW, terrain=[WALL]).hand("cerebro").put(WIDOW, 20, 10)
    bolt, force = the_cards().strikes["jean-grey/psionic-bolt"], the_cards().strikes["jean-grey/telekinetic-force"]
    assert targets_of(duel.t, 0, bolt) == []
    duel.activate(JEAN).answer("cerebro")
    assert (range_of(duel.t, 0, bolt), range_of(duel.t, 0, force)) == (5, 3)
    assert targets_of(duel.t, 0, bolt) == [1]  # behind the wall, farther away than her Stealth lets anybody else see
    assert not may_be_targeted(Duel(CYCLOPS, WIDOW).put(WIDOW, 20, 10).t, 0, 1)
    duel.roll(blanks(6), "blank blank blank blank").answer("psionic-bolt")
    if duel.ask.kind == "target":
        duel.answer(WIDOW)
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert not duel.t.script


def test_cerebro_adds_a_die_against_mystic_attacks() -> None:
    duel = Duel(JEAN, XAVIER).hand("cerebro").activate(JEAN).answer("cerebro").answer("done")
    settle(duel)
    duel.roll(blanks(5), blanks(6)).attack(XAVIER, "psychic-dart", JEAN)
    settle(duel)
    assert not duel.t.script


def test_children_of_the_atom_turn_conditions_into_power() -> None:
    duel = Duel(ANGEL, SKULL).hand("children-of-the-atom").set(ANGEL, conditions=("slow", "bleed"))
    duel.play("children-of-the-atom")
    assert (duel.conditions(ANGEL), duel.power(ANGEL)) == (set(), 2)
    assert "children-of-the-atom" not in playable(Duel(ANGEL, SKULL).hand("children-of-the-atom").t, 0)


def test_first_class_makes_the_first_interaction_free() -> None:
    duel = Duel([ANGEL, BONES], SKULL).hand("first-class")
    duel.t.active = 0
    duel.push(duel.t.window("activation_phase_start"))
    duel.answer("tactic/first-class")
    assert duel.t.forbids("free_interact", duel.who(ANGEL))
    assert not duel.t.forbids("free_interact", duel.who(BONES))
    hold(duel, ANGEL)
    duel.push(duel.t.window("interacted", duel.who(ANGEL), 0))
    assert not duel.t.forbids("free_interact", duel.who(ANGEL))


def test_to_me_brings_as_many_closer_as_were_paid_for() -> None:
    duel = Duel([CYCLOPS, ANGEL, BEAST, BONES], SKULL).hand("to-me-my-x-men").set(CYCLOPS, power=2).set(ANGEL, power=5)
    for n, who in enumerate((ANGEL, BEAST, BONES)):
        duel.put(who, 20, 20 + 3 * n)
    duel.put(SKULL, 40, 40).play("to-me-my-x-men")
    assert duel.ask.kind == "price"  # only he has such a Leadership
    duel.answer(1)
    assert duel.who(BONES) not in [one[1] for one in duel.offered if one != PASS]
    duel.answer(ANGEL)
    assert (duel.ask.kind, PASS in duel.offered) == ("advance", True)
    duel.answer(next(one for one in duel.offered if one not in (PASS, (20.0, 20.0))))
    assert duel.still
    assert (duel.at(ANGEL) != (20.0, 20.0), duel.at(BEAST), duel.power(CYCLOPS)) == (True, (20.0, 23.0), 1)


def test_xaviers_dream_shares_the_pain() -> None:
    duel = Duel([XAVIER, ANGEL, BONES], SKULL).hand("xaviers-dream").set(ANGEL, power=1).set(BONES, power=1).set(XAVIER, power=1)
    duel.script(damage(TARGET, 3), SKULL, target=0).answer("tactic/xaviers-dream")
    assert duel.who(XAVIER) not in duel.offered  # others pay
    duel.answer(ANGEL).answer(BONES)
    settle(duel)
    assert (duel.damage(XAVIER), duel.power(ANGEL), duel.power(BONES)) == (1, 0, 0)
