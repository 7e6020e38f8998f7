"""Team Tactic cards of no affiliation, Q to Z and what was left of M to P, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.damage import EFFECT, Defeat, Suffer
from longbox.titles.crisis.rules.movement import may_move
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import *
from titles.crisis.shelf import the_cards

from ..helpers import lay, settle
from ..mission import mission, on_token
from ..scene import Duel, box
from .players_of_cards import (  # noqa: F401  (a fixture among them)
    ANYBODY,
    BLANKS,
    GIANT,
    MIGHTY,
    SOMEBODY,
    attacked,
    dice,
    players_of_cards,
    power_phase,
    react,
    scene,
    who,
)

pytestmark = pytest.mark.usefixtures("players_of_cards")


def sliding(duel: Duel) -> tuple[str, int, str, int]:
    """The throw or push that waits for its direction."""
    slide = duel.t.stack[-1]
    return duel.ask.kind, slide.who, slide.how, slide.tool


def cards(duel: Duel) -> list[str]:
    """The Team Tactic cards offered in an activation."""
    return [one[1] for one in duel.offered if isinstance(one, tuple) and one[0] == "tactic"]


# -- moving and helping ------------------------------------------------------------------------------------------------


def test_you_will_do_as_i_say_monster_throws_abomination() -> None:
    duel = scene("you-will-do-as-i-say-monster", (who("Scientist"), who("Abomination"))).activate(0)
    duel.answer("you-will-do-as-i-say-monster")
    assert sliding(duel) == ("direction", 1, "throw", M)
    assert duel.power(0) == 1
    far = scene("you-will-do-as-i-say-monster", (who("Scientist"), who("Abomination"))).put(1, 10, 20).activate(0)
    assert cards(far) == []


@pytest.mark.parametrize("name", ["Wolverine", "Sabretooth"])
def test_weapon_x_program_a_throw_that_does_not_hurt(name: str) -> None:
    duel = scene("weapon-x-program", who(name)).put(1, 13, 10).roll(BLANKS).play("weapon-x-program")
    assert sliding(duel) == ("direction", 0, "throw", S)
    duel.answer([0])
    assert duel.still
    assert (duel.damage(0), duel.power(0)) == (0, 3)
    assert duel.damage(1) > 0  # the one that is hit dodges as always
    duel.put(0, 10, 10).slide(0, S, "throw", 2, 0)
    assert duel.damage(0) == 1  # and later throws hurt again


def test_we_are_groot_heals_groot_and_all_near_him() -> None:
    duel = scene("we-are-groot", (who("Groot"), ANYBODY, SOMEBODY)).put(2, 10, 25)
    for one in range(4):
        duel.set(one, damage=3)
    duel.play("we-are-groot")
    assert [duel.damage(one) for one in range(4)] == [1, 1, 3, 3]
    assert duel.power(0) == 3


def test_vertical_assistance_another_climbs_walls_and_advances() -> None:
    duel = scene("vertical-assistance", (who("Spy"), ANYBODY, SOMEBODY)).put(2, 10, 25).activate(0).answer("vertical-assistance")
    assert set(duel.offered) == {("character", 0), ("character", 1)}
    duel.answer(("character", 1))
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 1, S)
    assert list(duel.t.changes("move_size", 1)) == [5]
    assert (duel.power(0), list(duel.t.changes("move_size", 0))) == (4, [])
    duel.t.end_scope("round")
    assert list(duel.t.changes("move_size", 1)) == []


@pytest.mark.parametrize("first", [0, 1])
def test_the_air_force_the_other_one_activates_at_once(first: int) -> None:
    duel = scene("the-air-force", (who("War Machine"), who("Captain Marvel"), ANYBODY)).activate(first).answer("done")
    react(duel, "the-air-force")
    assert duel.power(first) == 3
    assert (duel.ask.kind, duel.t.activated()) == ("action", 1 - first)


def test_the_air_force_needs_the_other_one_ready() -> None:
    duel = scene("the-air-force", (who("War Machine"), who("Captain Marvel"))).set(1, status=PLAYED | ACTIVATED).activate(0)
    assert duel.answer("done").still
    assert scene("the-air-force", (who("War Machine"), ANYBODY)).activate(0).answer("done").still


def test_the_cat_and_the_spider_a_soft_landing_and_free_interactions() -> None:
    duel = mission(scene("the-cat-and-the-spider", (who("Spider"), who("Black Cat")), power=1), "struggle-for-the-cube")
    on_token(duel, 1, 0, 4.0)
    duel.put(0, duel.at(1)[0] + 2.5, duel.at(1)[1]).put(2, 2, 2).put(3, 2, 6).play("the-cat-and-the-spider")
    assert sliding(duel) == ("direction", 1, "throw", M)
    assert (duel.power(0), duel.power(1)) == (0, 0)
    x, y = duel.at(1)
    duel.t.token_at[0] = (x, y + 6.0)
    duel.answer([90])
    assert ("token", 0) in duel.offered
    assert PASS in duel.offered
    duel.answer(("token", 0))
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert ("interact", 1, 0) in duel.t.facts
    assert duel.power(1) == 0
    assert not duel.t.forbids("free_interact", 1)
    assert not duel.t.forbids("no_collision_damage", 1)


def test_the_cat_and_the_spider_stand_close() -> None:
    assert playable(scene("the-cat-and-the-spider", (who("Spider"), who("Black Cat"))).put(1, 10, 20).t, 0) == []


@pytest.mark.parametrize("hurt", [0, 1])
def test_the_first_one_an_ally_for_a_second_activation(hurt: int) -> None:
    duel = scene("the-first-one", (who("Apocalypse"), ANYBODY)).set(0, status=PLAYED | ACTIVATED).set(1, injured=hurt)
    duel.play("the-first-one")
    assert duel.t.status[1] & KO
    assert duel.t.is_ready(0)
    assert duel.conditions(0) == ({"stagger"} if hurt else set())
    assert duel.power(0) == 2
    assert playable(scene("the-first-one", who("Apocalypse")).t, 0) == []


def test_stolen_identity_lures_one_who_is_alone_and_has_not_activated() -> None:
    duel = scene("stolen-identity", who("Mystique"), (ANYBODY, SOMEBODY, ANYBODY)).put(2, 16, 20).put(3, 10, 16)
    duel.set(3, status=PLAYED | ACTIVATED).play("stolen-identity")
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 1, M)
    with pytest.raises(Exception, match=r"."):
        duel.answer([20.0, 10.0])
    assert duel.answer(PASS).still
    assert duel.at(1) == (16.0, 10.0)


def test_stolen_identity_does_nothing_to_one_in_company() -> None:
    assert (
        scene("stolen-identity", who("Mystique"), (ANYBODY, SOMEBODY))
        .put(2, 16, 13)
        .put(1, 14, 10)
        .play("stolen-identity")
        .answer(("character", 1))
        .still
    )


def test_rock_and_troll_drops_everything_and_goes_far() -> None:
    duel = scene("rock-and-troll", who("Ulik"))
    token = lay(duel, "extraction", holder=0)
    duel.play("rock-and-troll")
    assert duel.ask.kind == "drop"
    duel.answer([10.0, 12.0])
    assert duel.t.token_holder[token] == -1
    assert (duel.ask.kind, duel.t.stack[-1].range, duel.power(0)) == ("place", 5, 3)


@pytest.mark.parametrize(("face", "after"), [("blank", {"stun"}), ("fail", {"stagger", "stun"}), ("hit", set()), ("crit", set())])
def test_rocket_boots_fly_and_may_burn_out(face: str, after: set[str]) -> None:
    duel = scene("rocket-boots", ANYBODY, power=0).play("rocket-boots")
    assert list(duel.t.changes("move_size", 0)) == [5]
    duel.roll(face).push(CleanupPhase())
    assert duel.conditions(0) == after
    if not after:
        assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 0, S)
        duel.answer(PASS)
    assert duel.still
    assert list(duel.t.changes("move_size", 0)) == []


def test_reposition_nick_fury_to_his_agents() -> None:
    duel = scene("reposition", (who("Nick Fury"), who("S.H.I.E.L.D. Agents"))).put(1, 10, 25).play("reposition")
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.power(0)) == ("place", 0, 4)
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([10.0, 20.0])
    assert duel.answer([10.0, 23.0]).still
    assert playable(scene("reposition", (who("Nick Fury"), ANYBODY)).t, 0) == []


def test_rejuvenation_all_conditions_of_all_near() -> None:
    duel = scene("rejuvenation", (who("Vulture"), ANYBODY, SOMEBODY), power=0).put(2, 10, 25)
    for one in range(4):
        duel.set(one, conditions=("poison", "root"))
    assert playable(duel.t, 0) == []
    duel.activate(0)
    while duel.ask.kind != "action":
        settle(duel)
    duel.answer("rejuvenation")
    assert [len(duel.conditions(one)) for one in range(4)] == [0, 0, 2, 2]


# -- conditions, power and tokens --------------------------------------------------------------------------------------


def test_there_will_be_carnage_one_enemy_for_each_power() -> None:
    duel = scene("there-will-be-carnage", who("Carnage"), (ANYBODY, SOMEBODY, ANYBODY)).put(3, 30, 30)
    duel.play("there-will-be-carnage")
    assert duel.offered == (0, 1, 2)
    duel.answer(1).answer(("character", 2))
    assert [duel.conditions(one) for one in (1, 2, 3)] == [set(), {"root"}, set()]
    assert duel.power(0) == 5


def test_the_whims_of_chaos_help_friends_and_curse_foes() -> None:
    duel = scene("the-whims-of-chaos", (who("Scarlet Witch"), ANYBODY), (ANYBODY, SOMEBODY))
    duel.set(1, damage=2, conditions=("bleed",)).play("the-whims-of-chaos").answer(3)
    for one in (1, 2, 3):
        duel.answer(("character", one))
    assert duel.offered == (("mode", "remove_condition"), ("mode", "heal"), ("mode", "nothing"))
    duel.answer(("mode", "heal")).answer(("mode", "hex")).answer(("mode", "incinerate"))
    assert duel.still
    assert (duel.damage(1), duel.conditions(1)) == (1, {"bleed"})
    assert (duel.conditions(2), duel.conditions(3), duel.power(0)) == ({"hex"}, {"incinerate"}, 3)


def test_sucker_takes_what_both_pay_from_an_injured_enemy() -> None:
    duel = scene("sucker", (ANYBODY, SOMEBODY), (ANYBODY, SOMEBODY))
    assert playable(duel.t, 0) == []
    duel.set(2, injured=1, power=9).play("sucker").answer(0).answer(3).answer(2)
    assert (duel.power(0), duel.power(1), duel.power(2)) == (3, 4, 4)


def test_self_help_poisons_the_attacker_and_all_near_it_and_feeds_on_it() -> None:
    duel = scene("self-help", (who("Warlock"), ANYBODY), (ANYBODY, SOMEBODY)).put(2, 12, 10).put(1, 10, 20).put(3, 30, 30)
    duel.roll("hit blank blank blank", "blank blank blank").attack(2, "jab", 0)
    before = duel.power(0)
    react(duel, "self-help")
    assert [duel.conditions(one) for one in range(4)] == [{"poison"}, set(), {"poison"}, set()]
    assert duel.power(0) == before - 2 + 2


def test_self_help_needs_damage() -> None:
    duel = scene("self-help", who("Warlock"), ANYBODY).put(1, 12, 10).roll(BLANKS).attack(1, "jab", 0)
    assert duel.still


def test_pyrotechnics_the_burning_drop_one_token_and_are_pushed() -> None:
    duel = scene("pyrotechnics", who("Pyro"), (ANYBODY, SOMEBODY)).set(1, conditions=("incinerate",))
    first, second = lay(duel, "extraction", holder=1), lay(duel, "extraction", holder=1)
    duel.play("pyrotechnics")
    assert duel.offered == (0, 1)
    duel.answer(1).answer(("character", 1))
    assert duel.offered == (("token", first), ("token", second))
    duel.answer(("token", second)).answer([17.0, 11.0])
    assert duel.t.token_holder == [1, -1]
    assert sliding(duel) == ("direction", 1, "push", S)
    assert duel.answer([0]).still
    assert duel.power(0) == 5


@pytest.mark.parametrize(("card", "price"), [("this-is-a-robbery", 4), ("rhino-in-a-china-shop", 2)])
def test_rhino_shakes_a_holder_and_throws_it(card: str, price: int) -> None:
    duel = scene(card, who("Rhino"), (ANYBODY, SOMEBODY)).put(1, 12, 10).put(2, 10, 12)
    token = lay(duel, "extraction", holder=1)
    duel.activate(0).answer(card)
    assert duel.power(0) == 6 - price
    duel.answer([13.0, 11.0])
    assert duel.t.token_holder[token] == -1
    assert sliding(duel) == ("direction", 1, "throw", M)
    nobody = scene(card, who("Rhino"), ANYBODY).put(1, 12, 10).activate(0)
    assert cards(nobody) == []


@pytest.mark.parametrize(("times", "tool"), [(1, S), (2, M), (3, L)])
def test_stronger_together_the_more_attacks_the_farther(times: int, tool: int) -> None:
    duel = scene("stronger-together", who("The Wrecking Crew"), (ANYBODY, SOMEBODY)).activate(0)
    assert cards(duel) == []
    duel = scene("stronger-together", who("The Wrecking Crew"), (ANYBODY, SOMEBODY))
    duel.t.facts += [("attacked", 0, 1)] * times
    duel.activate(0).answer("stronger-together")
    assert sliding(duel) == ("direction", 1, "throw", tool)
    assert duel.power(0) == 3
    with pytest.raises(Exception, match=r"."):
        duel.answer([180])


def test_sable_international_every_one_she_fells_scores() -> None:
    duel = scene("sable-international", who("Silver Sable"), (ANYBODY, SOMEBODY)).activate(0).answer("sable-international")
    duel.answer("done").push(Defeat(1, 0)).push(Defeat(2))
    assert duel.t.vp == [1, 0]  # the other one fell by nobody's hand
    duel.t.end_scope("round")
    assert tuple(duel.set(2, status=PLAYED).push(Defeat(2, 0)).t.vp) == (1, 0)


def test_mystic_menace_who_comes_near_is_hexed() -> None:
    duel = react(power_phase(scene("mystic-menace", who("The Wrecking Crew"))), "mystic-menace")
    duel.slide(1, S, "push", 0, 180).slide(2, S, "push", 0, 0)
    assert (duel.conditions(1), duel.conditions(2)) == ({"hex"}, set())
    assert duel.power(0) == 6
    down = react(power_phase(scene("mystic-menace", who("The Wrecking Crew"))), "mystic-menace").set(0, dazed=True)
    assert down.slide(1, S, "push", 2, 180).conditions(1) == set()


def test_professionals_the_archer_hits_and_the_spy_takes_the_token() -> None:
    us = (who("Spy"), who("Archer"))
    duel = scene("professionals", us, (ANYBODY, SOMEBODY)).put(2, 12, 11)
    token = lay(duel, "extraction", holder=2)
    duel.play("professionals").roll("hit blank blank blank", "blank blank blank").attack(1, "jab", 2)
    assert (duel.power(0), duel.power(1)) == (4, 4)
    duel.answer(duel.offered[0] if duel.offered[0] != PASS else duel.offered[1])
    assert duel.t.token_holder[token] == 0


@pytest.mark.parametrize("change", ["no damage", "far", "she attacks"])
def test_professionals_it_takes_his_hit_and_her_near(change: str) -> None:
    duel = scene("professionals", (who("Spy"), who("Archer")), (ANYBODY, SOMEBODY)).put(2, 12, 11).play("professionals")
    lay(duel, "extraction", holder=2)
    duel.put(0, 10, 25) if change == "far" else None
    duel.roll("blank " * 4 if change == "no damage" else "hit blank blank blank", "blank blank blank")
    assert duel.attack(0 if change == "she attacks" else 1, "jab", 2).still


# -- attacking ---------------------------------------------------------------------------------------------------------


def claws() -> Duel:
    duel = scene("wolverines", (who("Claws"), who("Sister"))).put(2, 12, 11).play("wolverines")
    assert (duel.power(0), duel.power(1)) == (3, 3)
    return duel


def test_wolverines_side_by_side_stand_fast() -> None:
    duel = claws()
    assert [may_move(duel.t, 0, how, 2) for how in ("push", "throw", "place")] == [False, False, True]
    assert not may_move(duel.t, 1, "push", 2)
    assert may_move(duel.put(1, 10, 20).t, 0, "push", 2)
    duel.put(1, 10, 13).t.end_scope("round")
    assert may_move(duel.t, 0, "push", 2)


@pytest.mark.parametrize("attacker", [0, 1])
def test_wolverines_both_may_reroll_their_attacks(attacker: int) -> None:
    duel = claws().roll(BLANKS).attack(attacker, "jab", 2)
    assert (duel.ask.kind, duel.ask.seat) == ("react", 0)
    assert claws().put(1, 12, 20).roll(BLANKS).attack(0, "jab", 2).still


@pytest.mark.parametrize("target", [0, 1])
def test_wolverines_attackers_are_hurt_unless_they_win(target: int) -> None:
    assert claws().roll(BLANKS).attack(2, "jab", target).damage(2) == 1
    beaten = claws().set(target, damage=5).roll("hit blank blank blank", "blank " * 3).attack(2, "jab", target)
    assert beaten.is_dazed(target)
    assert beaten.damage(2) == 0
    assert claws().put(1, 10, 20).roll(BLANKS).attack(2, "jab", 0).damage(2) == 0


@pytest.mark.parametrize("name", ["King", "Shuri"])
def test_wisdom_of_the_ancestors_failures_are_successes(name: str) -> None:
    duel = scene("wisdom-of-the-ancestors", (who(name), ANYBODY)).put(2, 12, 10).play("wisdom-of-the-ancestors")
    assert duel.power(0) == 3
    duel.roll("fail fail blank blank", "blank blank blank").attack(0, "jab", 2)
    assert duel.damage(2) == 2
    duel.roll("hit hit blank blank", "fail fail blank").attack(2, "jab", 0)
    assert duel.damage(0) == 0
    duel.roll("fail fail blank blank", "blank blank blank").put(3, 12, 13).attack(1, "jab", 3)
    assert duel.damage(3) == 0


@pytest.mark.parametrize("hurt", [0, 1])
def test_vendetta_three_dice_once_against_the_one_who_did_it(hurt: int) -> None:
    duel = scene("vendetta", (who("Elektra"), ANYBODY), (ANYBODY, SOMEBODY), power=0).put(2, 12, 10).put(3, 11, 8)
    react(duel.set(1, injured=hurt).push(Defeat(1, 2)), "vendetta", hurt)
    duel.t.end_scope("round")
    duel.roll(BLANKS).attack(0, "jab", 3).attack(0, "jab", 2).attack(0, "jab", 2)
    assert dice(duel, "attack") == [4, 7, 4]


def test_usurp_the_throne_the_mightiest_enemy_is_worth_two_points() -> None:
    duel = scene("usurp-the-throne", who("Killmonger"), (ANYBODY, MIGHTY)).put(1, 12, 10).put(2, 11, 8).play("usurp-the-throne")
    assert duel.power(0) == 3
    duel.roll(BLANKS).attack(0, "jab", 1).attack(0, "jab", 2)
    assert dice(duel, "attack") == [4, 6]
    duel.push(Defeat(1, 0))
    assert duel.t.vp == [0, 0]
    duel.push(Suffer(2, 9, 0, EFFECT))
    assert duel.t.vp == [2, 0]


def test_usurp_the_throne_a_ko_counts_and_others_deeds_do_not() -> None:
    duel = scene("usurp-the-throne", (who("Killmonger"), ANYBODY), (ANYBODY, MIGHTY)).set(3, injured=1).play("usurp-the-throne")
    assert tuple(duel.push(Defeat(3, 0)).t.vp) == (2, 0)
    duel = scene("usurp-the-throne", (who("Killmonger"), ANYBODY), (ANYBODY, MIGHTY)).play("usurp-the-throne")
    assert tuple(duel.push(Defeat(3, 1)).t.vp) == (0, 0)


def test_usurp_the_throne_of_equals_the_player_chooses() -> None:
    duel = scene("usurp-the-throne", who("Killmonger"), (ANYBODY, SOMEBODY)).play("usurp-the-throne")
    assert duel.offered == (("character", 1), ("character", 2))


@pytest.mark.parametrize(("at", "dice_of_it"), [((11.0, 8.0), 6), ((20.0, 20.0), 4)])
def test_unearthly_rage_two_more_dice_among_two_enemies(at: tuple[float, float], dice_of_it: int) -> None:
    duel = scene("unearthly-rage", ANYBODY, (ANYBODY, SOMEBODY)).put(1, 12, 10).put(2, *at).activate(0).answer("unearthly-rage")
    assert duel.power(0) == 4
    duel.roll(BLANKS).answer(("attack", "jab"))
    duel.answer(1) if duel.ask.kind == "target" else None
    duel.put(2, 11, 8).answer(("attack", "jab"))
    duel.answer(1) if duel.ask.kind == "target" else None
    assert dice(duel, "attack") == [dice_of_it, 4]  # the next attack, whatever comes of it


def test_they_say_keep_your_enemies_close_no_defense_at_arms_length() -> None:
    duel = scene("they-say-keep-your-enemies-close", who("Gwenpool"), ANYBODY).put(1, 12, 10)
    duel.play("they-say-keep-your-enemies-close").roll("hit blank blank blank").attack(0, "jab", 1)
    assert (duel.damage(1), duel.power(0)) == (1, 3)
    assert duel.still
    duel.roll(BLANKS).attack(0, "jab", 1)
    assert dice(duel, "defense") == [0, 3]


def test_they_say_keep_your_enemies_close_others_are_fetched() -> None:
    duel = scene("they-say-keep-your-enemies-close", who("Gwenpool"), ANYBODY).put(1, 13.5, 10)
    duel.play("they-say-keep-your-enemies-close").roll(BLANKS).attack(0, "jab", 1)
    assert dice(duel, "defense") == [3]
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.ask.seat) == ("place", 1, 0)
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([14.0, 10.0])
    assert duel.answer([12.0, 10.0]).still


def test_stark_armory_reaches_as_far_as_was_paid() -> None:
    duel = power_phase(scene("stark-armory", (who("Inventor"), ANYBODY, SOMEBODY))).put(1, 10, 12).put(2, 10, 20)
    react(duel, "stark-armory")
    before = duel.power(0)
    assert duel.offered == (1, 2, 3, 4, 5)
    duel.answer(2).put(3, 12, 12).put(4, 12, 20).roll(BLANKS)
    assert duel.power(0) == before - 2
    for attacker, target, wanted in ((1, 3, 5), (0, 3, 5), (2, 4, 4)):
        duel.attack(attacker, "jab", target)
        if duel.ask.kind == "react":
            duel.answer(next(one for one in duel.offered if one != PASS))
        assert dice(duel, "attack")[-1] == wanted
    duel.attack(1, "jab", 3).answer(PASS)
    assert dice(duel, "attack")[-1] == 4  # it may


def test_smash_terrain_for_dice_in_every_attack_of_the_activation() -> None:
    terrain = [box("crate", 1, 9, 11, 0.9, 1), box("car", 2, 10.1, 11, 1, 1), box("crate", 1, 20, 20, 1, 1)]
    duel = scene("smash", ANYBODY, ANYBODY, terrain=terrain).put(1, 12, 10).activate(0).answer("smash")
    assert duel.offered == (("terrain", 0),)  # the car is as big as the character, the other crate too far
    duel.answer(("terrain", 0)).roll(BLANKS)
    assert (duel.t.rubble, duel.power(0)) == (1, 4)
    duel.answer(("attack", "jab")).answer(1).answer(("attack", "jab")).answer(1)
    assert dice(duel, "attack") == [5, 5]
    duel.answer("done") if duel.ask.kind == "action" else None
    assert dice(duel.attack(0, "jab", 1), "attack")[-1] == 4


def test_smash_a_giant_takes_more() -> None:
    duel = scene("smash", GIANT, ANYBODY, terrain=[box("truck", 3, 9.5, 11, 1, 1)]).put(1, 12.5, 10).activate(0).answer("smash")
    duel.answer(("terrain", 0)).roll(BLANKS).answer(("attack", "jab")).answer(1)
    assert dice(duel, "attack") == [7]
    assert cards(scene("smash", ANYBODY, ANYBODY).activate(0)) == []


def test_psionic_constructs_an_attack_of_the_mind() -> None:
    duel = scene("psionic-constructs", (ANYBODY, who("Psylocke")), ANYBODY).put(2, 12, 10).roll(BLANKS).attack(0, "jab", 2)
    react(duel, "psionic-constructs")
    assert duel.t.attack().kind == MYSTIC
    assert duel.power(1) == 4
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert (duel.ask.kind, duel.ask.seat) == ("dice", 0)
    far = scene("psionic-constructs", (ANYBODY, who("Psylocke")), ANYBODY).put(2, 12, 10).put(1, 10, 20).roll(BLANKS)
    assert far.attack(0, "jab", 2).still


def test_over_the_top_an_advance_that_draws_an_attack() -> None:
    duel = scene("over-the-top", who("Captain Anybody"), (ANYBODY, SOMEBODY)).put(2, 30, 30).activate(0).answer("over-the-top")
    assert duel.power(0) == 4
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 0, M)
    duel.answer([14.0, 10.0])
    assert (duel.ask.seat, duel.offered) == (1, (PASS, ("character", 1), ("character", 2)))
    duel.answer(("character", 1)).roll(BLANKS)
    assert (duel.ask.seat, duel.offered) == (1, (PASS, ("attack", "jab")))
    duel.answer(("attack", "jab")).answer(0)
    assert attacked(duel) == [(1, 0, "jab")]
    assert (duel.ask.kind, duel.ask.seat) == ("action", 0)


def test_over_the_top_both_may_be_left() -> None:
    duel = scene("over-the-top", who("Captain Anybody"), (ANYBODY, SOMEBODY)).activate(0).answer("over-the-top")
    duel.answer(("character", 1)).answer(PASS).answer(PASS)
    assert attacked(duel) == []
    assert (duel.ask.kind, duel.ask.seat) == ("action", 0)


# -- attacks that are printed on them ----------------------------------------------------------------------------------


def granted(card: str, name: str, attack: str, **more: Any) -> Duel:
    duel = scene(card, (who(name), *more.pop("friends", ())), **more).activate(0).answer(card)
    assert ("attack", attack) in duel.offered
    return duel


def test_weapons_of_midgard_a_beam() -> None:
    duel = granted("weapons-of-midgard", "Skurge, The Executioner", "destroy").put(2, 30, 30).roll(BLANKS)
    assert duel.power(0) == 4
    duel.answer(("attack", "destroy"))
    assert duel.ask.kind == "aim"
    duel.answer([0])
    assert dice(duel, "attack") == [5]
    assert dice(duel, "defense") == [3]  # its physical defense
    assert ("attack", "destroy") not in duel.offered


def test_victory_assured_dice_for_damage_and_stun_for_a_victory() -> None:
    duel = scene("victory-assured", who("Skull"), ANYBODY).put(1, 12, 10).set(1, damage=5).activate(0).answer("victory-assured")
    assert duel.offered == tuple(("number", n) for n in range(5, -1, -1))
    duel.answer(("number", 2))
    assert duel.damage(0) == 2
    duel.roll("hit blank blank blank blank blank blank blank", BLANKS).answer(("attack", "electrostatic-discharge")).answer([0])
    assert dice(duel, "attack") == [8]
    assert duel.is_dazed(1)
    assert duel.conditions(0) == {"stun"}


def test_victory_assured_no_victory_no_stun_and_other_attacks_have_their_own_dice() -> None:
    duel = (
        scene("victory-assured", who("Skull"), ANYBODY).put(1, 12, 10).activate(0).answer("victory-assured").answer(("number", 5))
    )
    duel.roll(BLANKS).answer(("attack", "electrostatic-discharge")).answer([0])
    assert (dice(duel, "attack"), duel.conditions(0)) == ([11], set())
    duel.answer(("attack", "jab")).answer(1)
    assert dice(duel, "attack")[-1] == 4


@pytest.mark.parametrize(("roll", "after"), [("hit blank", {"stun"}), ("blank blank", set())])
def test_supersonic_annihilator_stuns_whom_it_hurts(roll: str, after: set[str]) -> None:
    duel = granted("supersonic-annihilator", "Klaw", "supersonic-shred", them=ANYBODY)
    assert duel.power(0) == 1
    duel.roll(roll, "blank " * 3).answer(("attack", "supersonic-shred"))
    assert (dice(duel, "attack"), duel.conditions(1)) == ([2], after)


def skuttlebutt(shot: str, paid: int = 3) -> Duel:
    duel = scene("skuttlebutt-on-me", who("Beta Ray Bill"), ANYBODY).put(1, 12, 10).roll("blank " * 7).activate(0)
    duel.answer(("attack", "jab")).answer(1)
    react(duel, "skuttlebutt-on-me")
    return duel.roll(shot, "blank " * 3).answer(paid).answer(1)


def test_skuttlebutt_a_shot_with_as_many_dice_as_were_paid_for() -> None:
    duel = skuttlebutt("hit blank blank blank blank")
    assert dice(duel, "attack") == [4, 5]
    assert attacked(duel) == [(0, 1, "jab"), (0, 1, "tech-support")]
    assert duel.damage(1) == 1
    duel.answer(("do", "effect"))
    assert sliding(duel) == ("direction", 1, "throw", S)


def test_skuttlebutt_throws_nobody_it_does_not_hurt_and_may_be_cheap() -> None:
    duel = skuttlebutt("blank blank", 0)
    assert (dice(duel, "attack"), duel.ask.kind) == ([4, 2], "action")


def test_skuttlebutt_needs_neither_sight_nor_cover() -> None:

    rules = the_cards().strikes["printed/skuttlebutt-on-me/tech-support"].rules
    assert {rule.query for rule in rules if hasattr(rule, "query")} == {"ignore_los", "no_cover"}


@pytest.mark.parametrize(("roll", "after"), [("hit", {"incinerate"}), ("blank", set())])
def test_seven_suns_of_cinnibus_burn_whom_they_hurt(roll: str, after: set[str]) -> None:
    duel = scene("seven-suns-of-cinnibus", (who("Doctor Strange"), ANYBODY, SOMEBODY), ANYBODY).put(2, 8, 10)
    duel.activate(0).answer("seven-suns-of-cinnibus")
    assert duel.power(0) == 3
    duel.roll(f"{roll} " + "blank " * 7, "blank " * 3).answer(("attack", "seven-suns-of-cinnibus")).answer([0])
    assert (dice(duel, "attack"), duel.conditions(3)) == ([8], after)


def test_seven_suns_of_cinnibus_need_two_friends_near() -> None:
    duel = scene("seven-suns-of-cinnibus", (who("Doctor Strange"), ANYBODY, SOMEBODY), ANYBODY).put(2, 10, 25).activate(0)
    assert cards(duel) == []


# -- defending ---------------------------------------------------------------------------------------------------------


def angel(attack: str, **him: int) -> Duel:
    duel = scene("ultimate-sacrifice", (ANYBODY, who("Angel")), ANYBODY).put(2, 12, 10).set(1, **him)
    duel.set(0, damage=4, conditions=("bleed", "root")).roll(attack, "blank " * 3).attack(2, "jab", 0)
    react(duel, "ultimate-sacrifice")
    assert duel.power(1) >= 4
    return duel


@pytest.mark.parametrize("hurt", [0, 1])
def test_ultimate_sacrifice_he_falls_and_the_other_is_healed(hurt: int) -> None:
    duel = angel("hit hit blank blank", damage=4, injured=hurt)
    assert not duel.t.can_be_affected(1)
    assert duel.offered == tuple(("number", n) for n in (3, 2, 1, 0))
    duel.answer(("number", 3))
    assert (duel.damage(0), duel.conditions(0)) == (1, set())


def test_ultimate_sacrifice_he_stands_and_that_is_all() -> None:
    duel = angel("hit blank blank blank")
    assert duel.still
    assert (duel.damage(0), duel.damage(1), duel.conditions(0)) == (4, 1, {"bleed", "root"})


def test_psychic_shielding_device_guards_against_the_mind() -> None:
    duel = scene("psychic-shielding-device-p-s-d", (ANYBODY, SOMEBODY, ANYBODY), who("Mystic")).put(1, 10, 12).put(2, 10, 20)
    duel.play("psychic-shielding-device-p-s-d").answer(0).answer(2)
    assert duel.power(0) == 4
    duel.put(3, 12, 11)
    for target, wanted in ((1, 4), (0, 4)):
        duel.roll(BLANKS).attack(3, "whisper", target)
        assert dice(duel, "defense")[-1] == wanted
    duel.put(3, 12, 20).attack(3, "whisper", 2)
    assert dice(duel, "defense")[-1] == 3
    duel.put(3, 12, 11).attack(3, "jab", 1)
    assert dice(duel, "defense")[-1] == 3


@pytest.mark.parametrize(("power", "moves"), [("whisk", False), ("shout", True)])
def test_psychic_shielding_device_against_pushes_of_superpowers(power: str, moves: bool) -> None:
    duel = scene("psychic-shielding-device-p-s-d", (ANYBODY, SOMEBODY), who("Mystic")).play("psychic-shielding-device-p-s-d")
    duel.answer(0).answer(3).set(2, power=5).put(2, 12, 11)
    if power == "whisk":
        duel.use(2, "whisk").answer(("character", 1))
    else:
        duel.script(push(CHOSEN, S), 2, chosen=1)  # neither a superpower nor a mystic attack
    assert (duel.ask.kind == "direction") == moves


def test_psychic_shielding_device_against_pushes_of_mystic_attacks() -> None:
    duel = scene("psychic-shielding-device-p-s-d", (ANYBODY, SOMEBODY), who("Mystic")).put(2, 12, 11).roll(BLANKS)
    assert duel.attack(2, "whisper", 1).ask.kind == "direction"
    duel = scene("psychic-shielding-device-p-s-d", (ANYBODY, SOMEBODY), who("Mystic")).put(2, 12, 11).roll(BLANKS)
    duel.play("psychic-shielding-device-p-s-d").answer(0).answer(3)
    assert duel.attack(2, "whisper", 1).still


def test_magnetic_refraction_covers_all_near_for_the_round() -> None:
    duel = scene("magnetic-refraction", (who("Magneto"), ANYBODY, SOMEBODY)).put(2, 10, 25).play("magnetic-refraction")
    assert [duel.t.forbids("cover", one, attacker=3) for one in range(4)] == [True, True, False, False]
    assert duel.power(0) == 4
    duel.push(CleanupPhase())
    assert not duel.t.forbids("cover", 0, attacker=3)
    assert duel.t.tactics[0] == []


def test_magnetic_refraction_returns_to_the_brotherhood() -> None:
    duel = scene("magnetic-refraction", (who("Magneto"), ANYBODY))
    duel.t.affiliation[0] = "Brotherhood of Mutants"
    duel.play("magnetic-refraction").push(CleanupPhase())
    assert duel.t.tactics[0] == ["magnetic-refraction"]


@pytest.mark.rule("CP-111")
@pytest.mark.parametrize("ruleset", [2022, 2025])
def test_magnetic_refraction_returns_even_if_magneto_is_gone(ruleset: int) -> None:
    duel = scene("magnetic-refraction", (who("Magneto"), ANYBODY), ruleset=ruleset)
    duel.t.affiliation[0] = "Brotherhood of Mutants"
    duel.play("magnetic-refraction").set(0, injured=1).push(Suffer(0, 20, 2, EFFECT))
    assert 0 not in duel.t.present()
    assert not duel.t.forbids("cover", 1, attacker=2)
    duel.push(CleanupPhase())
    assert duel.t.tactics[0] == ["magnetic-refraction"]
    duel.push(CleanupPhase())
    assert duel.t.tactics[0] == ["magnetic-refraction"]
