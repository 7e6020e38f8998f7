"""The Spider-Foes."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, NOBODY, ON_BOARD, PHYSICAL
from longbox.titles.crisis.rules.attacks import begin
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.missions import deeds_of
from longbox.titles.crisis.rules.movement import tool_size
from longbox.titles.crisis.rules.objectives import securing
from longbox.titles.crisis.words import TARGET, M, S, damage, push, throw
from titles.crisis.shelf import the_cards

from ..scene import PASS, Duel, box
from .mightiest import BENCH, CAP, CRATE, SKULL, SPIDER, hold
from .playing import offers, settle, take, usable

CARNAGE, ELECTRO, GOBLIN, KINGPIN, KRAVEN = "carnage", "electro", "green-goblin", "kingpin", "kraven-the-hunter"
LIZARD, MYSTERIO, RHINO, SHOCKER, VULTURE, VENOM = "lizard", "mysterio", "rhino", "shocker", "vulture", "venom"
MISS = "blank blank fail fail"


def faces(n: int, *shown: str) -> str:
    """So many dice: these faces, the rest blank."""
    return " ".join([*shown, *["blank"] * (n - len(shown))])


def near(first: str, second: str, **values: int) -> Duel:
    """Two of them within Range 2."""
    return Duel(first, second).put(second, 13, 10).set(first, **values)


def finish(duel: Duel) -> Duel:
    """End the activation that is going on."""
    while not duel.still:
        duel.answer("done" if ("done",) in duel.offered else PASS if PASS in duel.offered else duel.offered[0])
    return duel


# -- attacks that gain Power, and what a wild brings -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "attack", "dice", "price", "gained", "conditions"),
    [
        (CARNAGE, "symbiote-tendrils", 5, 0, 2, {"bleed"}),
        (ELECTRO, "electric-discharge", 5, 0, 2, {"shock"}),
        (KINGPIN, "headbutt", 5, 0, 2, {"stun"}),
        (KINGPIN, "hail-to-the-king", 7, 3, 0, {"stagger"}),
        (KRAVEN, "kukri-strike", 5, 0, 1, {"bleed"}),
        (KRAVEN, "spear-thrust", 4, 0, 2, set()),
        (LIZARD, "tail-whip", 4, 0, 2, set()),
        (LIZARD, "cold-blooded", 7, 3, 0, {"bleed", "slow"}),
        (MYSTERIO, "hypnosis-gas", 4, 0, 3, set()),  # one for his own blanks
        (MYSTERIO, "curtain-call", 6, 4, 1, {"stagger"}),
        (RHINO, "gore", 5, 0, 2, set()),
        (SHOCKER, "vibro-shock-strike", 5, 0, 2, {"stun"}),
        (SHOCKER, "shake-em-down", 7, 4, 0, {"stagger"}),
        (VULTURE, "raptor-strike", 5, 0, 2, {"bleed"}),
        (VULTURE, "skyline-hunter", 8, 4, 0, set()),
    ],
)
def test_attacks(who: str, attack: str, dice: int, price: int, gained: int, conditions: set[str]) -> None:
    defense = MISS if the_cards().strikes[f"{who}/{attack}"].type == PHYSICAL else "blank fail fail"
    duel = near(who, SKULL, power=price).roll(faces(dice, "wild", "hit"), defense).attack(who, attack, SKULL)
    settle(duel)
    assert not duel.t.script
    assert (duel.damage(SKULL), duel.power(who), duel.conditions(SKULL)) == (2, gained, conditions)


@pytest.mark.parametrize(("who", "attack", "dice"), [(KINGPIN, "headbutt", 5), (LIZARD, "tail-whip", 4)])
def test_a_wild_may_push_up_to_size_three(who: str, attack: str, dice: int) -> None:
    for victim, pushed in ((SKULL, True), (RHINO, False)):
        defense = MISS if victim == SKULL else "blank fail fail"
        duel = near(who, victim).roll(faces(dice, "wild"), defense).attack(who, attack, victim)
        assert offers(duel, "push") is pushed


@pytest.mark.parametrize(
    ("who", "attack", "dice", "price"),
    [(KINGPIN, "hail-to-the-king", 7, 3), (VULTURE, "skyline-hunter", 8, 4), (MYSTERIO, "curtain-call", 6, 4)],
)
def test_throws_by_size(who: str, attack: str, dice: int, price: int) -> None:
    for victim, thrown in ((SKULL, True), (RHINO, False)):
        defense = MISS if victim == SKULL else "blank fail fail"[: 10 if who == MYSTERIO else 15]
        duel = near(who, victim, power=price).roll(faces(dice, "hit", "hit"), defense).attack(who, attack, victim)
        assert offers(duel, "'throw'") is thrown


def test_gas_lets_him_walk_the_target() -> None:
    duel = near(MYSTERIO, SKULL).roll(faces(4, "hit"), MISS).attack(MYSTERIO, "hypnosis-gas", SKULL)
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    assert duel.ask.seat == 0
    duel = near(MYSTERIO, SKULL).roll(faces(4), MISS).attack(MYSTERIO, "hypnosis-gas", SKULL)
    while not duel.still:
        assert duel.ask.kind != "advance"
        duel.answer(duel.offered[0])


def test_a_cane_laser_ignores_sight() -> None:
    wall = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))
    duel = Duel(KINGPIN, SKULL, terrain=[wall]).put(SKULL, 15, 10).roll(faces(4, "hit"), "blank blank fail")
    settle(duel.attack(KINGPIN, "cane-laser"))
    assert duel.damage(SKULL) == 1


# -- Carnage -----------------------------------------------------------------------------------------------------------


def test_maximum_carnage_bleeds_everybody_and_rampages() -> None:
    duel = Duel(CARNAGE, [SKULL, CAP]).set(CARNAGE, power=5).put(SKULL, 13, 10).put(CAP, 10, 13)
    duel.roll(faces(7, "wild", "hit"), MISS, faces(7), MISS).attack(CARNAGE, "maximum-carnage").answer(SKULL)
    settle(duel)
    assert (duel.conditions(SKULL), duel.conditions(CAP)) == ({"bleed"}, {"bleed"})
    assert (duel.damage(SKULL), duel.damage(CAP)) == (2, 1)


def test_glee_adds_dice_to_one_attack_action_and_fails_hurt() -> None:
    duel = near(CARNAGE, SKULL, power=2).activate(CARNAGE).answer("sadistic-glee")
    duel.roll(faces(7, "hit", "fail"), MISS).answer("symbiote-tendrils").answer(SKULL)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert duel.damage(CARNAGE) == 1
    duel.roll(faces(5, "fail"), MISS).answer("symbiote-tendrils").answer(SKULL)
    finish(duel)
    assert not duel.t.script
    assert duel.damage(CARNAGE) == 1


def test_glee_waits_for_an_attack_action_of_this_turn() -> None:
    duel = near(CARNAGE, SKULL, power=2).use(CARNAGE, "sadistic-glee")
    settle(duel.roll(faces(5, "fail"), MISS).attack(CARNAGE, "symbiote-tendrils", SKULL))
    assert duel.damage(CARNAGE) == 0
    duel.t.end_scope("turn")
    assert not duel.t.lasting


def test_a_kill_makes_him_fresh_and_angry_again() -> None:
    duel = Duel(CARNAGE, [SKULL, CAP]).set(CARNAGE, power=3, damage=5).set(SKULL, damage=5).put(SKULL, 13, 10).put(CAP, 13, 13)
    duel.activate(CARNAGE).roll(faces(5, "hit"), MISS).answer("symbiote-tendrils").answer(SKULL)
    take(duel, "paint-the-town-red").answer([10.0, 10.0])
    assert duel.damage(CARNAGE) == 0
    duel.roll(faces(5, "hit"), MISS)
    finish(duel)
    assert (duel.is_dazed(SKULL), duel.damage(CAP)) == (True, 1)


def test_a_kill_in_the_turn_of_another_is_no_reason() -> None:
    duel = near(CARNAGE, SKULL, power=3).set(SKULL, damage=5)
    duel.roll(faces(5, "hit"), MISS).attack(CARNAGE, "symbiote-tendrils", SKULL)
    assert not offers(duel, "paint-the-town-red")


def test_a_serial_killer_leaves_no_dice_for_criticals() -> None:
    duel = near(CARNAGE, SKULL).roll(faces(5, "hit"), "crit blank fail fail").attack(CARNAGE, "symbiote-tendrils", SKULL)
    settle(duel)
    assert not duel.t.script


@pytest.mark.parametrize(("who", "foe", "attack"), [(CARNAGE, VENOM, "symbiote-tendrils"), (GOBLIN, SPIDER, "pumpkin-bombs")])
def test_a_nemesis_is_attacked_first(who: str, foe: str, attack: str) -> None:
    duel = Duel(who, [foe, SKULL]).set(who, power=2).put(foe, 14, 10).put(SKULL, 10, 13).activate(who)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert [one for one in duel.offered if one[0] != "power"] == [("attack", attack), ("done",)]
    assert ("power", "hit-and-run") not in duel.offered
    duel.answer(attack)
    if duel.ask.kind == "type":
        duel.answer(duel.offered[0])
    assert duel.ask.kind != "target" or duel.offered == (duel.who(foe),)


@pytest.mark.parametrize("hindered", ["far", "stagger", "other"])
def test_a_nemesis_is_attacked_if_that_is_possible(hindered: str) -> None:
    foe = SKULL if hindered == "other" else VENOM
    duel = Duel(CARNAGE, foe).put(foe, 30 if hindered == "far" else 14, 10)
    if hindered == "stagger":
        duel.set(CARNAGE, conditions=("stagger",))
    duel.activate(CARNAGE)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert (("shake", "stagger") if hindered == "stagger" else ("move",)) in duel.offered


def test_dice_against_a_nemesis_are_rerolled_even_failures() -> None:
    duel = near(CARNAGE, VENOM).roll(faces(5, "fail"), MISS).attack(CARNAGE, "symbiote-tendrils", VENOM)
    take(duel, "arch-nemesis").roll("hit hit")
    duel.answer((0, 1))
    settle(duel)
    assert duel.damage(VENOM) == 2
    assert not offers(near(CARNAGE, SKULL).roll(faces(5), MISS).attack(CARNAGE, "symbiote-tendrils", SKULL), "nemesis")


# -- Electro -----------------------------------------------------------------------------------------------------------


def test_the_grid_is_overloaded_with_terrain_near_him() -> None:
    duel = Duel(ELECTRO, SKULL, terrain=[CRATE]).set(ELECTRO, power=4).put(ELECTRO, 13, 10)
    duel.attack(ELECTRO, "overload-the-grid", SKULL)
    take(duel.roll(faces(8, "hit"), "blank blank fail"), "overload-the-grid")
    settle(duel.answer(("terrain", 0)) if duel.ask.kind == "choose" else duel)
    assert not duel.t.script
    assert duel.t.rubble == 1
    duel = Duel(ELECTRO, SKULL, terrain=[box("block", 4, 15, 12, 2, 2)]).set(ELECTRO, power=4).put(ELECTRO, 13, 10)
    duel.roll(faces(6, "hit"), "blank blank fail").attack(ELECTRO, "overload-the-grid", SKULL)
    assert not offers(duel, "overload-the-grid")


def test_he_rides_the_wires_to_terrain_and_leaves_his_tokens() -> None:
    duel = hold(Duel(ELECTRO, SKULL, terrain=[box("tower", 5, 15, 12, 2, 2, interactive=False)]), ELECTRO).set(ELECTRO, power=4)
    duel.put(ELECTRO, 11, 13).use(ELECTRO, "ride-the-wires")
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    assert duel.t.token_holder[-1] == ON_BOARD
    with pytest.raises(Exception, match="not within Range 2 of the terrain"):
        duel.answer([25.0, 13.0])
    duel.answer([20.0, 13.0])
    assert duel.at(ELECTRO) == (20.0, 13.0)
    assert not usable(duel, ELECTRO, "ride-the-wires")


def test_there_must_be_large_terrain_to_ride() -> None:
    assert not usable(Duel(ELECTRO, SKULL, terrain=[BENCH]).set(ELECTRO, power=2), ELECTRO, "ride-the-wires")
    assert usable(Duel(ELECTRO, SKULL, terrain=[CRATE]).set(ELECTRO, power=2).put(ELECTRO, 12, 13), ELECTRO, "ride-the-wires")


@pytest.mark.parametrize(
    ("who", "power", "price", "shown"),
    [(ELECTRO, "live-wire", 2, ("crit", "hit")), (MYSTERIO, "tricks-and-traps", 3, ("crit", "wild"))],
)
def test_whoever_ends_a_movement_near_them_suffers(who: str, power: str, price: int, shown: tuple[str, ...]) -> None:
    duel = Duel(who, SKULL).set(who, power=price).put(SKULL, 14.5, 10).advance(SKULL, S).answer([14.0, 10.0])
    duel.roll(faces(4, *shown))
    take(duel, power)
    settle(duel)
    assert not duel.t.script
    assert duel.damage(SKULL) == 2
    duel = Duel(who, SKULL).set(who, power=price).put(SKULL, 24, 10).advance(SKULL, S).answer([23.5, 10.0])
    assert duel.still


def test_traps_that_hurt_let_him_advance() -> None:
    for shown, walks in (("wild", True), ("hit", False)):
        duel = Duel(MYSTERIO, SKULL).set(MYSTERIO, power=3).put(SKULL, 14.5, 10).advance(SKULL, S).answer([14.0, 10.0])
        take(duel.roll(faces(4, shown)), "tricks-and-traps")
        assert (not duel.still and duel.ask.kind == "advance") is walks


def test_an_attacker_near_electro_gets_a_shock() -> None:
    for at, offered in ((13, True), (20, False)):
        duel = Duel(ELECTRO, CAP).set(ELECTRO, power=1).put(CAP, at, 10)
        duel.push(begin(duel.t, 1, duel.t.strike(1, "shield-bounce"), anywhere=True)).roll(faces(5, "hit"), "blank fail fail")
        if duel.ask.kind == "target":
            duel.answer(ELECTRO)
        if offers(duel, "electrostatic"):
            settle(take(duel, "electrostatic"))
            assert (duel.damage(CAP), duel.conditions(CAP)) == (1, {"shock"})
            assert offered
        else:
            assert not offered


# -- Green Goblin ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hurt", "bombs", "price"), [(0, 5, 4), (1, 6, 3)])
def test_his_attacks_differ_by_side(hurt: int, bombs: int, price: int) -> None:
    t = Duel(GOBLIN, SKULL).set(GOBLIN, injured=hurt).t
    assert [(one.id, one.dice, one.cost) for one in t.strikes(0)] == [
        ("pumpkin-bombs", bombs, 0),
        ("night-of-the-goblin", 7, price),
    ]


def goblin_strikes(attack: str, kind: int, roll: str, defense: str) -> Duel:
    duel = near(GOBLIN, SKULL, power=4)
    duel.push(begin(duel.t, 0, duel.t.strike(0, attack))).roll(roll, defense).answer(kind).answer(SKULL)
    return duel


@pytest.mark.parametrize(("kind", "defense"), [(PHYSICAL, MISS), (ENERGY, "blank blank fail")])
def test_bombs_are_of_either_type_and_full_of_tricks(kind: int, defense: str) -> None:
    duel = goblin_strikes("pumpkin-bombs", kind, faces(5, "wild", "hit"), defense)
    settle(take(duel, "'incinerate'"))
    assert not duel.t.script
    assert (duel.conditions(SKULL), duel.power(GOBLIN)) == ({"incinerate"}, 6)


def test_the_night_poisons_and_burns_if_it_hurts() -> None:
    duel = settle(goblin_strikes("night-of-the-goblin", ENERGY, faces(7, "hit"), "blank blank fail"))
    assert duel.conditions(SKULL) == {"poison", "incinerate"}
    assert settle(goblin_strikes("night-of-the-goblin", ENERGY, faces(7), "blank blank fail")).conditions(SKULL) == set()


def test_oscorp_weaponry_rerolls_one_defense_die_once_per_turn() -> None:
    duel = Duel([GOBLIN, SHOCKER], SKULL).lead(GOBLIN).put(SKULL, 13, 13)
    duel.roll(faces(5, "hit"), "block blank fail fail").attack(SHOCKER, "vibro-shock-strike", SKULL)
    take(duel, "oscorp-weaponry").roll("blank").answer((0,))
    settle(duel)
    assert duel.damage(SKULL) == 1
    duel.roll(faces(5, "hit"), "block blank fail fail").attack(SHOCKER, "vibro-shock-strike", SKULL)
    assert not offers(duel, "oscorp-weaponry")


@pytest.mark.parametrize("who", [GOBLIN, VULTURE])
def test_hit_and_run_attacks_then_moves(who: str) -> None:
    duel = near(who, SKULL, power=2).use(who, "hit-and-run")
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    assert {one[0] for one in duel.answer(PASS).offered if one != PASS} == {"move", "climb"}
    assert not usable(duel.set(who, power=2), who, "hit-and-run")


def test_a_glider_rams_without_harm_for_himself() -> None:
    duel = Duel(GOBLIN, SKULL).set(GOBLIN, power=3, injured=1).put(SKULL, 13, 10).use(GOBLIN, "glider-ram")
    settle(duel.roll(faces(4)).answer([0.0]))
    assert (duel.damage(GOBLIN), duel.damage(SKULL)) == (0, 4)
    assert not usable(duel.set(GOBLIN, power=3, injured=0), GOBLIN, "glider-ram")


def test_trick_or_treat_brings_terrain_down() -> None:
    duel = Duel(GOBLIN, SKULL, terrain=[CRATE]).set(GOBLIN, power=3).advance(SKULL, S).answer([16.0, 10.5])
    take(duel.roll("block blank blank blank"), "trick-or-treat")
    settle(duel)
    assert (duel.damage(SKULL), duel.t.rubble) == (2, 1)
    duel = Duel(GOBLIN, SKULL, terrain=[CRATE]).set(GOBLIN, power=3)
    assert duel.slide(SKULL, S, "push", SKULL, 270).still


def test_an_unstable_psyche_pays_by_dice_and_holds_nothing() -> None:
    duel = Duel(GOBLIN, SKULL).set(GOBLIN, injured=1).roll("crit wild hit block blank")
    duel.push(duel.t.window("power_phase"))
    assert duel.power(GOBLIN) == 3
    assert all(duel.t.forbids(query, 0) for query in ("no_interact", "no_hold"))
    assert Duel(GOBLIN, SKULL).t.window("power_phase") is None


# -- Kingpin -----------------------------------------------------------------------------------------------------------


def test_the_network_hands_tokens_on_once_per_turn() -> None:
    duel = hold(Duel([KINGPIN, SHOCKER], SKULL), SHOCKER).set(SHOCKER, power=5)
    assert deeds_of(duel.t, 1) == []
    (deed,) = deeds_of(duel.lead(KINGPIN).t, 1)
    duel.activate(SHOCKER).answer(deed)
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert (duel.t.token_holder[-1], duel.power(SHOCKER)) == (0, 3)
    assert deeds_of(hold(duel, SHOCKER).t, 1) == []


def test_healthy_people_of_the_network_count_double_for_securing() -> None:
    duel = hold(Duel([KINGPIN, SHOCKER], [SKULL, CAP]), SHOCKER)
    duel.t.token_holder[-1], duel.t.token_at[-1] = ON_BOARD, (11.5, 11.5)
    duel.put(KINGPIN, 2, 2).put(SHOCKER, 10.5, 11.5).put(SKULL, 13, 11.5).put(CAP, 12, 13)
    assert securing(duel.t, 0) == 1
    assert securing(duel.lead(KINGPIN).t, 0) == NOBODY
    assert securing(duel.set(SHOCKER, injured=1).t, 0) == 1


def test_negotiations_throw_somebody_for_two() -> None:
    duel = near(KINGPIN, SKULL, power=2).use(KINGPIN, "street-level-negotiations")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert duel.at(SKULL)[0] > 15
    assert not usable(duel.set(KINGPIN, power=2).put(SKULL, 13, 10), KINGPIN, "street-level-negotiations")


def test_conditioning_takes_one_damage_less() -> None:
    duel = Duel(KINGPIN, SKULL).set(KINGPIN, power=1).script(damage(TARGET, 2), SKULL, target=0)
    settle(take(duel, "intense-physical-conditioning"))
    assert duel.damage(KINGPIN) == 1


def test_a_solid_frame_bears_collisions_with_characters_only() -> None:
    duel = Duel(KINGPIN, SKULL).put(SKULL, 13.5, 10).script(throw(TARGET, M), SKULL, target=0)
    settle(duel.put(SKULL, 30, 30).put(KINGPIN, 10, 10).answer([90.0]))
    assert duel.damage(KINGPIN) == 0
    duel = Duel(KINGPIN, [SKULL, CAP]).put(CAP, 14, 10).script(throw(TARGET, M), SKULL, target=0)
    settle(duel.roll(faces(4)).answer([0.0]))
    assert (duel.damage(KINGPIN), duel.damage(CAP)) == (0, 4)
    duel = Duel(KINGPIN, SKULL, terrain=[box("block", 4, 13, 9, 2, 2)]).script(throw(TARGET, M), SKULL, target=0)
    assert settle(duel.answer([0.0])).damage(KINGPIN) == 1


# -- Kraven ------------------------------------------------------------------------------------------------------------


def test_a_wild_kukri_strike_slips_away() -> None:
    for shown, slips in (("wild", True), ("hit", False)):
        duel = near(KRAVEN, SKULL).roll(faces(5, shown), MISS).attack(KRAVEN, "kukri-strike", SKULL)
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        assert (not duel.still) is slips


def test_the_spear_follows_the_kukri_and_a_movement() -> None:
    duel = near(KRAVEN, SKULL).activate(KRAVEN).roll(faces(5), MISS).answer("kukri-strike").answer(SKULL)
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    duel.roll(faces(7), MISS).answer("spear-thrust").answer(SKULL)
    finish(duel)
    assert not duel.t.script


def test_the_spear_does_not_count_itself() -> None:
    duel = near(KRAVEN, SKULL).activate(KRAVEN)
    for _ in range(2):
        duel.roll(faces(4), MISS).answer("spear-thrust").answer(SKULL)
        while duel.ask.kind not in ("action", "wait"):
            assert duel.ask.kind != "advance"
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert not duel.t.script


def test_the_spear_lets_him_advance_if_he_has_moved() -> None:
    duel = near(KRAVEN, SKULL).activate(KRAVEN).answer("move").answer([10.0, 10.5])
    duel.roll(faces(4), MISS).answer("spear-thrust").answer(SKULL)
    while duel.ask.kind != "advance":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert PASS in duel.offered


def test_a_cornered_beast_is_hurt_by_every_step_until_its_activation_ends() -> None:
    duel = Duel(KRAVEN, SPIDER).set(KRAVEN, power=2).put(SPIDER, 13, 10)
    assert tool_size(duel.t, 1, climb=False) == 5
    settle(duel.use(KRAVEN, "corner-the-beast"))
    assert tool_size(duel.t, 1, climb=False) == 2
    settle(duel.advance(SPIDER, S).answer([13.0, 11.0]))
    assert duel.damage(SPIDER) == 1
    settle(duel.script(push(TARGET, S), KRAVEN, target=1).answer([90.0]))
    assert duel.damage(SPIDER) == 1
    finish(duel.activate(SPIDER))
    assert (duel.damage(SPIDER), tool_size(duel.t, 1, climb=False)) == (1, 5)


def test_a_tracked_enemy_is_hit_harder_by_everybody_this_round() -> None:
    duel = Duel([KRAVEN, SHOCKER], [SKULL, CAP]).set(KRAVEN, power=3).put(SKULL, 13, 13).put(CAP, 10, 16)
    duel.use(KRAVEN, "expert-tracker").answer(SKULL)
    settle(duel.roll(faces(6), MISS).attack(SHOCKER, "vibro-shock-strike", SKULL))
    settle(duel.roll(faces(5), MISS).attack(SHOCKER, "vibro-shock-strike", CAP))
    assert not duel.t.script
    duel.t.end_scope("round")
    settle(duel.roll(faces(5), MISS).attack(SHOCKER, "vibro-shock-strike", SKULL))
    assert not duel.t.script


def test_the_elixir_rerolls_one_die_of_attack_and_defense() -> None:
    duel = near(KRAVEN, SKULL).roll(faces(4), MISS).attack(KRAVEN, "spear-thrust", SKULL)
    settle(take(duel, "elixir-of-calypso").roll("hit").answer((0,)))
    assert duel.damage(SKULL) == 1
    duel = near(SHOCKER, KRAVEN).roll(faces(5, "hit"), "blank fail fail").attack(SHOCKER, "vibro-shock-strike", KRAVEN)
    settle(take(duel, "elixir-of-calypso").roll("block").answer((0,)))
    assert duel.damage(KRAVEN) == 0


# -- Lizard, Rhino -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [LIZARD, RHINO])
def test_a_hide_takes_one_damage_less_but_at_least_one(who: str) -> None:
    for n, taken in ((3, 2), (1, 1)):
        assert settle(Duel(who, SKULL).script(damage(TARGET, n), SKULL, target=0)).damage(who) == taken
    assert settle(Duel([who, SHOCKER], SKULL).script(damage(TARGET, 2), SHOCKER, target=0)).damage(who) == 2


def test_a_breakthrough_throws_short_once_per_turn() -> None:
    duel = near(LIZARD, SKULL, power=6).use(LIZARD, "biochemical-breakthrough")
    while duel.ask.kind != "direction":
        duel.answer(duel.offered[0])
    settle(duel.answer([0.0]))
    assert 14 < duel.at(SKULL)[0] < 18
    assert not usable(duel.put(SKULL, 13, 10), LIZARD, "biochemical-breakthrough")


def test_the_lizard_heals() -> None:
    duel = Duel(LIZARD, SKULL).put(SKULL, 30, 30).set(LIZARD, damage=2).activate(LIZARD).answer("done")
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert duel.damage(LIZARD) == 1


def test_gore_brings_him_to_the_target() -> None:
    duel = Duel(RHINO, SKULL).put(SKULL, 15, 10).roll(faces(5), MISS).attack(RHINO, "gore", SKULL)
    while duel.ask.kind != "place":
        duel.answer(duel.offered[0])
    settle(duel.answer([13.0, 10.0]))
    assert duel.at(RHINO) == (13.0, 10.0)


def test_a_stampede_runs_small_things_down_and_gores_harder() -> None:
    small, large = box("bench", 2, 12, 9, 0.5, 2), box("block", 3, 14, 9, 1, 2)
    duel = Duel(RHINO, SKULL, terrain=[small, large]).set(RHINO, power=3).put(SKULL, 10, 14)
    settle(duel.use(RHINO, "stampede").answer([0.0]))
    assert duel.t.rubble == 1
    assert 11.5 < duel.at(RHINO)[0] < 13  # the larger one stops him
    duel.put(RHINO, 10, 10)
    for dice in (7, 5):
        settle(duel.roll(faces(dice), MISS).attack(RHINO, "gore", SKULL))
        assert not duel.t.script
    assert not usable(duel.set(RHINO, power=3), RHINO, "stampede")


def test_he_does_not_run_down_what_is_not_in_his_way() -> None:
    duel = Duel(RHINO, SKULL, terrain=[CRATE]).set(RHINO, power=3).use(RHINO, "stampede")
    assert settle(duel.answer([180.0])).t.rubble == 0


def test_no_manners_throw_terrain_up_to_size_four() -> None:
    for size, thrown in ((4, True), (5, False)):
        duel = Duel(RHINO, SKULL, terrain=[box("block", size, 12, 9, 2, 2)]).set(RHINO, power=3)
        assert usable(duel, RHINO, "nobody-ever-accused-the-rhino-of-good-manners") is thrown


def test_being_hurt_makes_him_come_closer_and_angrier() -> None:
    for shown, comes in (("hit", True), ("blank", False)):
        duel = Duel(RHINO, CAP).roll(faces(5, shown), "blank fail fail").attack(CAP, "shield-bounce", RHINO)
        came = offers(duel, "aggressive")
        assert came is comes
        settle(duel)
        assert duel.power(RHINO) == 2 * comes  # one for the damage, one for his temper


# -- Mysterio ----------------------------------------------------------------------------------------------------------


def test_blanks_pay_an_illusionist() -> None:
    for roll, power in (("hit hit hit hit", 0), ("hit hit hit blank", 1)):
        duel = near(MYSTERIO, SKULL).roll(roll, "block block block block").attack(MYSTERIO, "hypnosis-gas", SKULL)
        settle(duel)
        assert duel.power(MYSTERIO) == duel.damage(SKULL) + power


def test_he_dodges_with_his_mind() -> None:
    duel = Duel(MYSTERIO, [SKULL, CAP]).put(CAP, 13, 10).script(throw(TARGET, M), SKULL, target=2)
    settle(duel.roll("block fail fail fail fail").answer([180.0]))
    assert not duel.t.script


@pytest.mark.parametrize(("pays", "dice"), [(False, 5), (True, 1)])
def test_smoke_hides_him_unless_the_attacker_pays(pays: bool, dice: int) -> None:
    duel = near(MYSTERIO, CAP).set(CAP, power=2).attack(CAP, "shield-bounce", MYSTERIO)
    duel.roll(faces(5), " ".join(["fail"] * dice))
    take(duel, "smoke-and-mirrors")
    assert duel.ask.seat == 1
    duel.answer(next(one for one in duel.offered if (one != PASS) is pays))
    settle(duel)
    assert not duel.t.script
    assert duel.power(CAP) == (0 if pays else 2)


# -- Shocker, Vulture --------------------------------------------------------------------------------------------------


def test_a_shield_adds_two_dice_but_not_against_mystic_attacks() -> None:
    duel = Duel(SHOCKER, CAP).set(SHOCKER, power=2).attack(CAP, "shield-bounce", SHOCKER)
    settle(take(duel.roll(faces(5), faces(6)), "vibrational-shield"))
    assert not duel.t.script
    duel = Duel(SHOCKER, SKULL).set(SHOCKER, power=2).set(SKULL, power=4)
    assert not offers(duel.roll(faces(7), faces(3)).attack(SKULL, "reality-bows-to-me", SHOCKER), "vibrational")


def test_enemies_near_him_lose_a_die() -> None:
    for at, dice in ((13, 4), (16, 5)):
        duel = Duel([SHOCKER, LIZARD], CAP).put(CAP, at, 10).put(LIZARD, 13, 13)
        settle(duel.roll(faces(dice), MISS).attack(CAP, "shield-bounce", LIZARD))
        assert not duel.t.script


@pytest.mark.parametrize(("who", "conditions"), [(SHOCKER, "stun"), (ELECTRO, "shock")])
def test_immunities(who: str, conditions: str) -> None:
    from longbox.titles.crisis.codes import CONDITION_BITS

    assert Duel(who, SKULL).t.immune(0, CONDITION_BITS[conditions])


def test_an_enemy_is_abducted_after_the_move() -> None:
    duel = near(VULTURE, SKULL, power=4).activate(VULTURE).answer("move")
    take(duel, "abduct")
    while duel.ask.kind != "advance":
        duel.answer(duel.offered[0])
    duel.answer([10.0, 12.0])
    assert duel.ask.kind == "place"
    duel.answer([15.0, 10.0])
    assert (duel.at(SKULL), duel.power(VULTURE)) == ((15.0, 10.0), 2)
    duel.put(SKULL, 13, 12).answer("move")
    assert duel.ask.kind == "advance"


def test_nobody_near_is_nobody_to_abduct() -> None:
    duel = Duel(VULTURE, SKULL).set(VULTURE, power=2).activate(VULTURE).answer("move")
    assert duel.ask.kind == "advance"
    duel = near(VULTURE, SKULL, power=2).advance(VULTURE, M)
    assert duel.ask.kind == "advance"  # not his activation


def test_criticals_flatter_a_scientist() -> None:
    duel = near(VULTURE, SKULL).roll("crit blank blank blank blank", MISS, "blank").attack(VULTURE, "raptor-strike", SKULL)
    settle(duel)
    assert duel.power(VULTURE) == duel.damage(SKULL) + 1


# -- Team Tactic cards -------------------------------------------------------------------------------------------------


def test_custom_upgrades_are_made_for_one_enemy() -> None:
    duel = Duel(SHOCKER, [SKULL, CAP]).set(SHOCKER, power=2).put(SKULL, 13, 10).put(CAP, 10, 13).hand("custom-upgrades")
    duel.push(duel.t.window("activation_phase_start")).answer("tactic/custom-upgrades").answer(SKULL)
    settle(duel.roll(faces(7), MISS).attack(SHOCKER, "vibro-shock-strike", SKULL))
    settle(duel.roll(faces(5), MISS).attack(SHOCKER, "vibro-shock-strike", CAP))
    settle(duel.roll(faces(4), faces(2)).attack(CAP, "shield-bounce", SHOCKER))
    assert not duel.t.script


@pytest.mark.parametrize(
    ("who", "condition"),
    [(VULTURE, "bleed"), (MYSTERIO, "hex"), ("doctor-octopus", "stun"), (ELECTRO, "shock"), (KRAVEN, "poison"), (SHOCKER, "")],
)
def test_founding_members_add_what_they_are_known_for(who: str, condition: str) -> None:
    duel = Duel([LIZARD, who], SKULL).put(SKULL, 13, 13).hand("founding-members")
    duel.push(duel.t.window("power_phase")).answer("tactic/founding-members").answer(LIZARD)  # who plays it
    duel.script(damage(TARGET, 1), LIZARD, target=2)
    assert duel.still is not bool(condition)
    if condition:
        assert PASS in duel.offered
        settle(duel.answer(who))
    assert duel.conditions(SKULL) == ({condition} if condition else set())


def test_a_beast_cornered_twice_is_hurt_once() -> None:
    duel = Duel(KRAVEN, SPIDER).set(KRAVEN, power=4).put(SPIDER, 13, 10)
    for _ in range(2):
        settle(duel.use(KRAVEN, "corner-the-beast"))
    settle(duel.advance(SPIDER, S).answer([13.0, 11.0]))
    assert duel.damage(SPIDER) == 1


@pytest.mark.rule("CP-407", "CP-408")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_founding_members_outlast_whoever_played_the_card(ruleset: int) -> None:
    duel = Duel([LIZARD, VULTURE], SKULL, ruleset=ruleset).put(SKULL, 13, 13).hand("founding-members")
    duel.push(duel.t.window("power_phase")).answer("tactic/founding-members").answer(LIZARD)
    duel.set(LIZARD, injured=1).push(Suffer(0, 20, 2, EFFECT))
    settle(duel.script(damage(TARGET, 1), VULTURE, target=2).answer(VULTURE))
    assert duel.conditions(SKULL) == {"bleed"}
