"""The Black Order."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import TARGET, S, damage, push, throw

from ..scene import PASS, Duel, box
from .mightiest import BONES, CAP, CRATE, SKULL, SPIDER
from .playing import settle, usable
from .test_convocation import dice, fight, hold
from .test_winter_guard import settle_activation

DWARF, SWAN, PROXIMA, GIANT, GLAIVE = "black-dwarf", "black-swan", "proxima-midnight", "supergiant", "corvus-glaive"


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "strike", "n"), [(DWARF, "axe-strike", 6), (SWAN, "strike", 5), (PROXIMA, "strike", 5)])
def test_strikes_pay_for_damage(who: str, strike: str, n: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    settle(duel.roll(dice("hit", 3, of=n), dice("blank", 4)).attack(who, strike, SKULL))
    assert (duel.damage(SKULL), duel.power(who)) == (3, 3)


def test_a_brutal_end_staggers_on_a_wild() -> None:
    assert fight(DWARF, "brutal-end", dice("wild", 1, of=8), dice("block", 4)).conditions(SKULL) == {"stagger"}
    assert fight(DWARF, "brutal-end", dice("hit", 1, of=8), dice("block", 4)).conditions(SKULL) == set()


def test_the_swan_may_push_even_the_dwarf() -> None:
    duel = Duel(SWAN, DWARF).put(DWARF, 13, 10).roll(dice("wild", 1, of=5), dice("block", 4)).attack(SWAN, "strike", DWARF)
    settle(duel.answer(duel.offered[-1]))
    assert duel.at(DWARF)[0] > 13


@pytest.mark.parametrize(("who", "strike", "n"), [(SWAN, "eye-beam", 5), (PROXIMA, "strike", 5)])
def test_who_pierces(who: str, strike: str, n: int) -> None:
    duel = fight(who, strike, dice("wild", 1, of=n), f"block {dice('blank', 2 if strike == 'eye-beam' else 3)}")
    assert duel.damage(SKULL) == 1


def test_eye_beams_burn_always() -> None:
    assert fight(SWAN, "eye-beam", dice("blank", 5), dice("blank", 3)).conditions(SKULL) == {"incinerate"}


def test_everything_dies_throws_and_the_beam_follows_wherever_he_lands() -> None:
    wall = box("wall", 5, 12.6, 5, 0.3, 10, False)
    for icon in ("wild", "hit"):
        duel = Duel(SWAN, SKULL, terrain=[wall] if icon == "hit" else []).set(SWAN, power=4).put(SKULL, 13.5, 10)
        duel.put(SKULL, 12.0 if icon == "hit" else 13.0, 10)
        duel.roll(dice(icon, 1, of=8), dice("block", 4)).attack(SWAN, "everything-dies", SKULL)
        if icon == "wild":
            assert duel.ask.kind == "direction"
            settle(duel.answer([0.0]))
            assert duel.at(SKULL)[0] > 14
            continue
        assert duel.offered == (PASS, ("do", "eye-beam"))
        duel.put(SKULL, 30, 10).roll(dice("hit", 1, of=5), dice("blank", 3)).answer(("do", "eye-beam"))
        assert (settle(duel).damage(SKULL), duel.conditions(SKULL), duel.power(SWAN)) == (1, {"incinerate"}, 0)


def test_she_follows_her_spear_and_its_wild_poisons() -> None:
    for icon, gained in (("wild", {"poison"}), ("hit", set())):
        duel = Duel(PROXIMA, SKULL).put(SKULL, 14, 10)
        duel.roll(dice(icon, 1, of=5), dice("block", 3)).attack(PROXIMA, "spear-throw", SKULL)
        assert duel.ask.kind == "place"
        duel.answer([12.5, 10.0])
        assert (duel.at(PROXIMA), settle(duel).conditions(SKULL)) == ((12.5, 10.0), gained)


def test_a_starburst_brings_three_conditions_if_it_hurts() -> None:
    duel = fight(PROXIMA, "quantum-starburst", dice("hit", 1, of=6), dice("blank", 3))
    assert duel.conditions(SKULL) == {"bleed", "poison", "stun"}
    assert fight(PROXIMA, "quantum-starburst", dice("hit", 1, of=6), dice("block", 3)).conditions(SKULL) == set()


def test_a_mental_vampire_drains_life_if_it_hurts() -> None:
    for defense, left in ((dice("blank", 3), 1), (dice("block", 3), 2)):
        duel = Duel(GIANT, SKULL).set(GIANT, damage=2).put(SKULL, 13, 10)
        settle(duel.roll(dice("hit", 1, of=5), defense).attack(GIANT, "mental-vampire", SKULL))
        assert (duel.damage(GIANT), duel.power(GIANT)) == (left, 1)


def test_a_devastated_intellect_loses_power_instead_of_blood() -> None:
    duel = fight(GIANT, "devastate-intellect", dice("hit", 3, of=8), dice("blank", 3), power=5)
    assert (duel.damage(SKULL), duel.power(SKULL), duel.conditions(SKULL)) == (0, 2, set())


def test_a_devastated_intellect_by_icons() -> None:
    duel = fight(GIANT, "devastate-intellect", dice("wild", 1, of=8), dice("block", 3))
    assert duel.conditions(SKULL) == {"stun"}
    duel = fight(GIANT, "devastate-intellect", dice("wild", 2, of=8), dice("block", 3))
    assert duel.conditions(SKULL) == {"stun", "stagger"}


@pytest.mark.parametrize("injured", [0, 1])
def test_a_devoured_mind_is_dazed_or_gone(injured: int) -> None:
    roll = "crit wild hit hit fail fail blank blank blank"
    duel = Duel(GIANT, [SKULL, CAP]).set(GIANT, power=8).set(SKULL, injured=injured).put(SKULL, 12.5, 10).put(CAP, 30, 30)
    settle(duel.roll(roll, dice("block", 3)).attack(GIANT, "devastate-intellect", SKULL))
    assert duel.is_dazed(SKULL) is not bool(injured)
    assert (duel.who(SKULL) in duel.t.present()) is not bool(injured)


# -- Black Dwarf -------------------------------------------------------------------------------------------------------


def test_black_fury_throws_the_big_and_the_small() -> None:
    duel = Duel(DWARF, [SKULL, CAP], terrain=[CRATE]).set(DWARF, power=6).put(SKULL, 13, 10).put(CAP, 25, 10)
    duel.use(DWARF, "black-fury")
    assert ("character", 1) in duel.offered or duel.ask.kind == "direction"
    assert ("character", 2) not in duel.offered
    assert not usable(duel, DWARF, "black-fury")


def test_oblivion_moves_and_strengthens_the_next_attack_only() -> None:
    duel = Duel(DWARF, SKULL).set(DWARF, power=2).use(DWARF, "enforced-oblivion")
    assert duel.t.superpower(0, "enforced-oblivion").action
    duel.answer("move").answer([10.0, 10.0])
    duel.put(SKULL, 12.5, 10)
    for n in (8, 6):
        settle(duel.roll(dice("blank", n), dice("blank", 4)).attack(DWARF, "axe-strike", SKULL))
        assert not duel.t.script


def test_he_draws_attacks_of_enemies_near_him() -> None:
    duel = Duel([DWARF, GIANT], CAP).set(DWARF, power=2).put(CAP, 13, 10).put(GIANT, 16, 10)
    duel.roll(dice("hit", 1, of=5), dice("blank", 4)).attack(CAP, "shield-bounce", GIANT)
    settle(duel.answer("black-dwarf/intimidating-presence"))
    assert (duel.damage(DWARF), duel.damage(GIANT)) == (1, 0)
    duel = Duel([DWARF, GIANT], CAP).set(DWARF, power=2).put(CAP, 18, 10).put(GIANT, 16, 10)
    assert duel.roll(dice("blank", 5), "blank").attack(CAP, "shield-bounce", GIANT).still


@pytest.mark.parametrize("who", [DWARF, PROXIMA])
def test_invulnerable_but_for_one(who: str) -> None:
    for n, taken in ((3, 2), (1, 1)):
        assert Duel(who, SKULL).script(damage(TARGET, n), SKULL, target=0).damage(who) == taken
    assert Duel([who, GIANT], SKULL).script(damage(TARGET, 2), GIANT, target=0).damage(who) == 2


# -- Black Swan --------------------------------------------------------------------------------------------------------


def test_she_charges_once_per_turn() -> None:
    duel = Duel(SWAN, SKULL).put(SKULL, 12.5, 10).set(SWAN, power=2).use(SWAN, "charge").answer("move").answer([10.0, 10.0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    assert not usable(duel.set(SWAN, power=2), SWAN, "charge")


def test_the_midnight_field_blanks_as_many_wilds_as_it_was_paid() -> None:
    duel = Duel(SWAN, CAP).set(SWAN, power=3).roll("wild wild hit blank blank", dice("blank", 4)).attack(CAP, "shield-bounce", SWAN)
    while duel.ask.kind != "price":
        duel.answer(next((one for one in duel.offered if "midnight" in str(one)), PASS))
    duel.answer(2)
    assert settle(duel.answer((0, 1))).damage(SWAN) == 1
    assert duel.power(SWAN) == 2  # one left, and one for the damage


def test_the_midnight_field_wants_a_wild() -> None:
    duel = Duel(SWAN, CAP).set(SWAN, power=3).roll(dice("hit", 1, of=5), dice("blank", 4)).attack(CAP, "shield-bounce", SWAN)
    assert not any("midnight" in str(one) for one in duel.offered)


def test_a_suggestion_rerolls_a_defense_die() -> None:
    duel = Duel(SWAN, SKULL).set(SWAN, power=1).put(SKULL, 12.5, 10).roll(dice("hit", 1, of=5), dice("block", 1, of=4))
    duel.attack(SWAN, "strike", SKULL).answer("black-swan/telepathic-suggestion")
    assert settle(duel.roll("blank").answer((0,))).damage(SKULL) == 1
    assert duel.power(SWAN) == 1  # spent, and gained for the damage


def test_the_swan_flies() -> None:
    assert list(Duel(SWAN, SKULL).t.changes("move_size", 0)) == [5]


# -- Proxima Midnight --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hits", "hurt", "back"), [(1, 0, 2), (2, 1, 0)])
def test_prowess_rolls_five_and_strikes_back_at_those_who_miss(hits: int, hurt: int, back: int) -> None:
    duel = Duel(PROXIMA, CAP).set(PROXIMA, power=2).put(CAP, 12.5, 10)
    duel.roll(dice("hit", hits, of=5), dice("block", 1, of=5)).attack(CAP, "shield-bounce", PROXIMA)
    settle(duel.answer("proxima-midnight/martial-prowess"))
    assert (duel.damage(PROXIMA), duel.damage(CAP), duel.t.script) == (hurt, back, [])


def test_prowess_needs_an_attacker_near_her() -> None:
    duel = Duel(PROXIMA, CAP).set(PROXIMA, power=2).roll(dice("blank", 5), dice("blank", 3)).attack(CAP, "shield-bounce", PROXIMA)
    assert duel.still


@pytest.mark.parametrize(("at", "offered"), [(13, True), (30, False)])
def test_her_husband_may_follow_her(at: float, offered: bool) -> None:
    duel = Duel([PROXIMA, GLAIVE], SKULL).set(PROXIMA, power=1).put(GLAIVE, 10, at).turn(0).answer(PROXIMA)
    while ("done",) in duel.offered:
        duel.answer(("done",))
    assert ("proxima-midnight/wife-of-corvus-glaive" in str(duel.offered)) is offered
    if offered:
        duel.answer("proxima-midnight/wife-of-corvus-glaive")
        assert duel.t.power[0] == 0
        assert "1" in str(duel.offered)


# -- Supergiant --------------------------------------------------------------------------------------------------------


def test_civilians_come_when_she_calls() -> None:
    duel = Duel(GIANT, SKULL).set(GIANT, power=4)
    hold(duel, SKULL)
    duel.t.token_holder[0], duel.t.token_at[0] = ON_BOARD, (10.0, 15.0)
    duel.roll(dice("blank", 8)).use(GIANT, "submit").answer(3).answer(("token", 0))
    assert (duel.power(GIANT), duel.t.facts.count(("interact", 0, 0))) == (1, 1)
    assert not usable(duel.set(GIANT, power=5), GIANT, "submit")  # once in a turn with the same token


def test_she_calls_only_as_far_as_she_pays() -> None:
    for kind, paid in (("civilian", 1), ("asset", 5)):
        duel = Duel(GIANT, SKULL).set(GIANT, power=5)
        hold(duel, SKULL)
        duel.t.token_holder[0], duel.t.token_at[0], duel.t.token_kind[0] = ON_BOARD, (10.0, 15.0), kind
        assert usable(duel, GIANT, "submit") is (kind == "civilian")
        assert duel.use(GIANT, "submit").answer(paid).still
        assert not duel.t.facts.count(("interact", 0, 0))


def test_supreme_control_keeps_friends_from_being_pushed() -> None:
    duel = Duel([GIANT, DWARF], SKULL).set(GIANT, power=2).script(push(TARGET, S), SKULL, target=1)
    at = duel.at(DWARF)
    duel.answer("supergiant/supreme-control")
    assert duel.still
    assert (duel.at(DWARF), duel.power(GIANT)) == (at, 0)
    duel.set(GIANT, power=2).script(throw(TARGET, S), SKULL, target=1)
    assert duel.ask.kind == "direction"


def test_bodies_pass_through_her_but_she_loses_her_grip() -> None:
    duel = Duel(GIANT, CAP).roll(dice("hit", 3, of=5), "blank")
    hold(duel, GIANT)
    settle(duel.attack(CAP, "shield-bounce", GIANT))
    assert (duel.damage(GIANT), duel.t.token_holder) == (1, [ON_BOARD])


def test_energy_hurts_her_fully_and_leaves_her_grip() -> None:
    duel = Duel(GIANT, "magik").roll(dice("hit", 3, of=4), dice("blank", 3))
    hold(duel, GIANT)
    settle(duel.attack("magik", "bolts-of-oshtur", GIANT))
    assert (duel.damage(GIANT), duel.t.token_holder) == (3, [0])


def test_a_collision_hurts_her_for_one_and_she_drops_everything() -> None:
    duel = Duel(GIANT, [SKULL, BONES], terrain=[box("wall", 4, 13, 5, 2, 10)])
    hold(duel, GIANT)
    settle(duel.roll(dice("blank", 20)).slide(GIANT, S, "throw", SKULL, 0.0))
    assert (duel.damage(GIANT), duel.t.token_holder) == (1, [ON_BOARD])


def test_she_feeds_on_criticals_of_enemies_near_her() -> None:
    for at, power in ((13, 1), (30, 0)):
        duel = Duel([GIANT, DWARF], [CAP]).put(GIANT, at, 30 if at == 30 else 12).put(DWARF, 12, 10)
        settle(duel.roll("crit blank blank blank blank blank", dice("block", 4)).attack(CAP, "shield-bounce", DWARF))
        assert duel.power(GIANT) == power
    duel = Duel([GIANT, DWARF], [SPIDER]).put(SPIDER, 12.5, 13)
    settle(duel.roll("crit blank blank blank blank blank blank", dice("block", 4)).attack(DWARF, "axe-strike", SPIDER))
    assert duel.power(GIANT) == 0  # her friends are no food


def test_activations_of_all_of_them_end() -> None:
    duel = Duel([DWARF, SWAN, PROXIMA, GIANT], SKULL)
    for who in (DWARF, SWAN, PROXIMA, GIANT):
        settle_activation(duel.activate(who))
    assert duel.still


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


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
