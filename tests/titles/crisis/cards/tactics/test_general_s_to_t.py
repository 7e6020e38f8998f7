"""Team Tactic cards without an affiliation, S to T."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Defeat, Suffer
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import usable
from longbox.titles.crisis.words import ACTIVATED, DAZED, KO, NOBODY, PLAYED, L, M, S
from titles.crisis.shelf import the_cards

from ...helpers import settle
from ...mission import mission, on_token
from ...scene import PASS, Duel, box
from ..players_of_cards import ANYBODY, BLANKS, GIANT, SOMEBODY, attacked, dice, power_phase, react, scene, who
from ..scenes.tactics import MISSES, cards, granted, reply, sliding, stage

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


def test_tactical_analysis() -> None:
    duel = stage("tactical-analysis")
    assert not playable(duel.t, 0)
    duel.activate(0).answer("tactical-analysis")
    assert PASS in duel.offered
    duel.answer([10.0, 15.0])
    assert (duel.at(1), duel.power(0)) == ((10.0, 15.0), 4)


def test_tactical_maneuvers() -> None:
    duel = stage("tactical-maneuvers").roll("hit hit hit fail", "blank blank fail").attack(2, "jab", 0)
    duel.roll("block block")
    reply(duel, "tactical-maneuvers")
    assert (duel.damage(0), duel.power(0)) == (1, 3)


def test_seeing_red() -> None:
    duel = stage("seeing-red").set(0, damage=5).put(1, 12, 12)
    duel.roll("hit hit blank blank", "blank blank blank").attack(2, "jab", 0)
    reply(duel, "seeing-red")
    assert duel.ask.options == (PASS, ("attack", "jab"), ("attack", "blast"))
    assert duel.t.attacking() is None  # the enemy's attack is over
    assert duel.power(1) == 3
    duel.roll("hit hit hit hit", "blank blank blank").answer("jab").answer(2)
    assert duel.damage(2) == 4
    assert duel.still


def test_seeing_red_after_a_knockout_and_only_near() -> None:
    duel = stage("seeing-red").set(0, damage=4, injured=1)
    duel.push(Suffer(0, 3, 2, EFFECT))
    reply(duel, "seeing-red").answer(PASS)
    assert duel.still
    duel = stage("seeing-red").set(0, damage=5).put(1, 30, 30).push(Suffer(0, 3, 2, EFFECT))
    assert duel.still
    duel = stage("seeing-red").set(0, damage=5).push(Suffer(0, 3, NOBODY, EFFECT))
    assert duel.still  # nobody to be angry with


def test_trip_up() -> None:
    duel = stage("trip-up").put(1, 16, 12).activate(0).answer("jab").answer(2).roll("hit blank blank blank", "blank blank blank")
    reply(duel, "trip-up")
    assert duel.conditions(2) == {"stun", "stagger"}
    assert (duel.power(0), duel.power(1)) == (5, 5)
    duel = stage("trip-up").put(1, 16, 12).activate(0).answer("jab").answer(2).roll(MISSES)
    reply(duel, "trip-up")
    assert not duel.conditions(2)
    assert not duel.t.lasting


def test_sacrifice() -> None:
    duel = stage("sacrifice", us=["test-plain", "captain-america-first-avenger"]).put(1, 4, 10).put(0, 8, 10).put(2, 14, 10)
    duel.attack(2, "jab", 0)
    duel.roll("hit hit hit hit", "crit block blank blank")
    reply(duel, "sacrifice").decline()  # the new target could answer being targeted
    assert duel.still  # no extra die for the Critical
    assert (duel.damage(0), duel.damage(1)) == (0, 2)
    assert (duel.power(0), duel.power(1)) == (5, 7)
    assert not duel.t.lasting  # only for this attack


def test_sacrifice_adds_and_modifies_nothing() -> None:
    duel = stage("sacrifice", "inspiring-monologue").play("inspiring-monologue").answer(0).set(1, conditions=("incinerate",))
    duel.t.lasting.append(("defense_dice", 1, 1, "round", 2))
    duel.attack(2, "jab", 0).roll("hit hit hit hit", "blank blank")
    reply(duel, "sacrifice")
    assert duel.still  # two dice: three less one; the two added and the reroll do not count
    assert duel.damage(1) == 4
    duel.roll("hit hit hit hit", "blank blank blank blank").attack(2, "jab", 1)
    assert not duel.still  # the next attack is as ever


def test_sacrifice_is_for_who_is_near() -> None:
    assert stage("sacrifice").put(1, 10, 30).roll(MISSES).attack(2, "jab", 0).still


def test_seeing_red_is_about_allies() -> None:
    duel = stage("seeing-red", them=["test-plain", "test-avenger"]).put(2, 12, 11).set(2, damage=5).push(Suffer(2, 3, 3, EFFECT))
    assert duel.still
    duel = stage("seeing-red", them=["test-plain", "test-avenger"]).put(2, 12, 11).set(2, damage=4, injured=1)
    assert duel.push(Suffer(2, 3, 3, EFFECT)).still
    duel = stage("seeing-red", us=["test-plain", "test-avenger", "test-agent"]).set(0, damage=4, injured=1)
    assert duel.push(Suffer(0, 3, 1, EFFECT)).still  # nor about what allies do


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
    assert not duel.t.has("free_interact", 1)
    assert not duel.t.has("no_collision_damage", 1)


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


def test_seven_suns_of_cinnibus_do_not_count_who_is_dazed() -> None:
    duel = scene("seven-suns-of-cinnibus", (who("Doctor Strange"), ANYBODY, SOMEBODY), ANYBODY).put(2, 8, 10)
    duel.t.status[2] |= DAZED
    assert cards(duel.activate(0)) == []


def test_the_thunderwave_rolls_from_the_shield() -> None:
    us = (who("Thor, Prince of Asgard"), who("Captain America"))
    duel = scene("thunderwave", us).put(1, 12, 10).put(2, 20, 10).activate(0).answer("thunderwave")
    assert [duel.power(one) for one in range(2)] == [5, 5]
    duel.roll("hit hit blank blank blank blank", "blank blank blank").answer(("attack", "thunderwave")).answer([0.0])
    settle(duel)
    assert [duel.damage(one) for one in range(3)] == [0, 0, 2]
    assert ("attack", "thunderwave") not in duel.offered


def test_the_thunderwave_needs_both_close_together() -> None:
    us = (who("Thor, Prince of Asgard"), who("Captain America"))
    assert ("tactic", "thunderwave") not in scene("thunderwave", us).activate(0).offered
    duel = scene("thunderwave", us).put(1, 12, 10).activate(0).answer("thunderwave").put(1, 12, 14)
    assert "thunderwave" not in [one.id for one in usable(duel.t, 0)]
