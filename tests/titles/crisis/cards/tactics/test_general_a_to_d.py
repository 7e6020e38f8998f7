"""Team Tactic cards without an affiliation, A to D."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS, Illegal
from longbox.titles.crisis.rules.collisions import ThrowTerrain
from longbox.titles.crisis.rules.damage import Defeat
from longbox.titles.crisis.rules.movement import may_move
from longbox.titles.crisis.rules.objectives import Interact
from longbox.titles.crisis.rules.rounds import ActivationPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import may_be_targeted, targets_of
from longbox.titles.crisis.script.nodes import Context
from longbox.titles.crisis.words import (
    BLANK,
    HIT,
    PLAYED,
    SELF,
    WILD,
    L,
    M,
    S,
    advance,
    attack_resolved,
    enemy,
    extra_attack,
    knows,
    lasts,
    on,
    until,
)

from ...helpers import lay, settle
from ...mission import mission, on_token
from ...scene import Duel, box
from ..players_of_cards import (
    ANYBODY,
    BLANKS,
    FLYER,
    GIANT,
    GRUNT,
    MIGHTY,
    SOMEBODY,
    USER,
    attacked,
    dice,
    power_phase,
    react,
    scene,
    who,
)
from ..scenes.tactics import MISSES, reply, rolled, stage

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")

WALL = ("building", 5, False, ((11.0, 6.0), (12.0, 6.0), (12.0, 14.0), (11.0, 14.0)))


def test_advanced_r_d() -> None:
    duel = stage("advanced-r-d", us=["test-plain", "test-avenger", "test-agent"])
    assert not playable(duel.t, 0)  # only in the activation of who plays it
    duel.activate(0).answer("advanced-r-d")
    assert duel.offered == (1, 2)  # one for each of two others, no more
    duel.answer(2)
    duel.answer(("character", 1)).answer(("character", 2))
    assert [duel.power(who) for who in range(3)] == [4, 7, 7]


def test_climbing_gear() -> None:
    duel = stage("climbing-gear", us=["test-plain"], terrain=[WALL])
    duel.put(1, 30, 30).advance(0, S).answer([10.0, 10.0])
    duel.play("climbing-gear").answer([13.5, 10.0])
    assert duel.power(0) == 3
    assert duel.at(0) == (13.5, 10.0)
    duel.advance(0, S).answer([9.5, 10.0])  # for the whole round
    duel.t.end_scope("round")
    duel.advance(0, S)
    with pytest.raises(Illegal, match="terrain"):
        duel.answer([13.5, 10.0])


def test_battle_lust() -> None:
    duel = stage("battle-lust").put(1, 30, 30).activate(0).answer("move").answer([12.0, 10.0])
    reply(duel, "battle-lust")
    assert duel.power(0) == 4  # its Size
    duel.roll("hit hit blank blank blank blank", "blank blank blank").answer("jab").answer(2)
    assert rolled(duel, "attack") == 6
    duel.answer([0.0])  # pushed away
    assert duel.at(2)[0] > 18
    duel = stage("battle-lust").activate(0).answer("move").answer([12.0, 10.0])
    reply(duel, "battle-lust").roll(MISSES + "blank").answer("jab").answer(2)
    assert duel.ask.kind == "action"  # no damage, no push
    assert not duel.t.lasting  # only the next attack


def test_bitter_rivals() -> None:
    duel = stage("bitter-rivals", them=["test-plain", "test-avenger"]).play("bitter-rivals").answer(0).answer(("character", 3))
    duel.roll(MISSES).attack(0, "jab", 2)
    assert rolled(duel, "defense") == 2
    duel.roll(MISSES).attack(2, "jab", 0)
    assert rolled(duel, "attack") == 3
    duel.roll(MISSES).attack(3, "jab", 0)
    assert rolled(duel, "attack") == 4  # the chosen one itself rolls as ever
    duel.put(2, 16, 1).put(0, 12, 1).roll(MISSES).attack(2, "jab", 0)
    assert rolled(duel, "attack") == 4


def test_disarm() -> None:
    duel = stage("disarm").play("disarm").answer(0)
    duel.roll(MISSES).attack(2, "jab", 0)
    assert rolled(duel, "attack") == 2
    assert (duel.power(0), duel.power(1)) == (5, 5)
    assert not playable(stage("disarm", us=["test-plain"]).t, 0)


def test_brace_for_impact_of_both() -> None:
    duel = stage("brace-for-impact").put(0, 10, 10).put(1, 10, 13).slide(0, S, "throw", 2, 90.0)
    reply(duel, "brace-for-impact").answer(0).answer(1)
    assert duel.still  # neither damage nor a dodge
    assert [duel.damage(who) for who in (0, 1)] == [0, 0]
    assert [duel.power(who) for who in (0, 1)] == [5, 5]


def test_brace_for_impact_of_one() -> None:
    duel = stage("brace-for-impact").put(0, 10, 10).put(1, 10, 13).slide(0, S, "throw", 2, 90.0)
    duel.roll(MISSES)
    reply(duel, "brace-for-impact").answer(0).answer("enough")
    assert [duel.damage(who) for who in (0, 1)] == [0, 3]


def test_brace_for_impact_of_thrown_terrain() -> None:
    duel = stage("brace-for-impact", terrain=[("car", 2, True, ((20.0, 20.0), (22.0, 20.0), (22.0, 21.0), (20.0, 21.0)))])
    duel.push(ThrowTerrain(2, 0, 2, 1)).answer([180.0])
    reply(duel, "brace-for-impact")
    assert duel.still
    assert (duel.damage(0), duel.power(0)) == (0, 5)


def offered(duel: Duel, card: str) -> bool:
    return duel.ask.kind == "react" and (0, f"tactic/{card}", 0) in duel.offered


def test_aim_lackeys_give_another_a_move_action_besides_the_two() -> None:
    duel = scene("a-i-m-lackeys", (who("M.O.D.O.K."), ANYBODY, SOMEBODY)).play("a-i-m-lackeys")
    assert set(duel.offered) == {("character", 1), ("character", 2)}
    duel.answer(("character", 1))
    assert duel.power(0) == 3
    duel.activate(1)
    for step in range(3):
        assert ("move",) in duel.offered
        duel.answer(("move",)).answer([8.0, 13.0 + step])
    assert ("move",) not in duel.offered
    assert ("climb",) not in duel.offered


def test_aim_lackeys_the_action_can_only_be_a_move() -> None:
    duel = scene("a-i-m-lackeys", (who("M.O.D.O.K."), ANYBODY)).play("a-i-m-lackeys").roll(BLANKS)
    duel.put(2, 12, 13).activate(1)
    for _ in range(2):
        duel.answer(("attack", "jab")).answer(2)
    assert ("move",) in duel.offered
    assert ("attack", "jab") not in duel.offered


def test_aim_lackeys_are_for_the_next_activation_only() -> None:
    duel = scene("a-i-m-lackeys", (who("M.O.D.O.K."), ANYBODY)).play("a-i-m-lackeys").activate(1).answer("done")
    duel.set(1, status=PLAYED).activate(1)
    for step in range(2):
        duel.answer(("move",)).answer([10.0, 13.5 + step])
    assert ("move",) not in duel.offered
    late = scene("a-i-m-lackeys", (who("M.O.D.O.K."), ANYBODY)).play("a-i-m-lackeys")
    late.t.end_scope("round")
    late.activate(1)
    for step in range(2):
        late.answer(("move",)).answer([10.0, 13.5 + step])
    assert ("move",) not in late.offered


def test_aim_lackeys_a_staggered_one_shakes_first() -> None:
    duel = scene("a-i-m-lackeys", (who("M.O.D.O.K."), ANYBODY)).play("a-i-m-lackeys").set(1, conditions=("stagger",)).activate(1)
    assert [option for option in duel.offered if option[0] in ("move", "shake")] == [("shake", "stagger")]


LONG_WALL = [box("wall", 5, 12.5, 8, 1, 4)]


def test_acute_senses_see_through_walls_and_stealth_for_one_activation() -> None:
    duel = scene("acute-senses", (ANYBODY, SOMEBODY), terrain=LONG_WALL).put(0, 9, 10).put(1, 9, 4).put(2, 16, 10).put(3, 30, 30)
    strike = duel.t.strike(0, "blast")
    assert targets_of(duel.t, 0, strike) == []
    duel.activate(0).answer("acute-senses")
    assert duel.power(0) == 5
    assert targets_of(duel.t, 0, strike) == [2]
    duel.script(until("round", "stealth", SELF, 2), 2)
    assert targets_of(duel.t, 0, strike) == [2]
    assert may_be_targeted(duel.t, 1, 2)  # no enemy has anything of Stealth now
    duel.answer("done")
    assert targets_of(duel.t, 0, strike) == []
    assert not may_be_targeted(duel.t, 1, 2)


def test_acute_senses_are_for_the_active_character() -> None:
    assert playable(scene("acute-senses", ANYBODY).t, 0) == []


CRATE = [box("crate", 5, 9, 6, 2, 2), box("tower", 6, 9, 14, 2, 2), box("far", 1, 30, 30, 1, 1)]


def test_agents_of_smash_throw_together_what_both_are_near() -> None:
    duel = scene("agents-of-s-m-a-s-h", (who("Hulk"), who("She-Hulk")), terrain=CRATE).put(0, 10, 10).put(1, 12, 8)
    duel.play("agents-of-s-m-a-s-h")
    assert (duel.power(0), duel.power(1)) == (3, 3)
    duel.answer(("character", 1))
    assert duel.offered == (("terrain", 0),)
    duel.answer(("terrain", 0))
    assert duel.ask.kind == "direction"
    assert (duel.t.stack[-1].by, duel.t.stack[-1].tool) == (1, L)


@pytest.mark.parametrize(("x", "y"), [(15, 7), (24, 8)])
def test_agents_of_smash_need_both_near_the_same(x: int, y: int) -> None:
    duel = scene("agents-of-s-m-a-s-h", (who("Hulk"), who("She-Hulk")), terrain=CRATE).put(0, 10, 10).put(1, x, y)
    assert playable(duel.t, 0) == []


@pytest.mark.parametrize("injured", [0, 1])
def test_all_youve_got_a_second_activation_and_then_down(injured: int) -> None:
    duel = scene("all-youve-got", (ANYBODY, SOMEBODY)).set(0, injured=injured).activate(0).answer("done")
    react(duel, "all-youve-got")
    assert duel.power(0) == 2
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].actions) == ("action", 0, 2)
    duel.answer(("move",)).answer([10.0, 8.0]).answer("done")
    assert duel.still
    assert bool(duel.t.status[0] & PLAYED) != bool(injured)
    assert duel.is_dazed(0) != bool(injured)


def test_all_youve_got_is_not_for_the_mightiest() -> None:
    assert scene("all-youve-got", (MIGHTY,)).activate(0).answer("done").still


def bound() -> Duel:
    duel = scene("battle-bound", (who("Archangel"), who("Psylocke"))).put(2, 16, 13).put(3, 30, 30)
    duel.activate(0).answer(("move",))
    assert offered(duel, "battle-bound")
    return react(duel, "battle-bound").answer([13.0, 12.0])


def test_battle_bound_psylocke_follows_and_may_attack_for_nothing() -> None:
    duel = bound()
    assert duel.power(0) == 4
    assert (duel.ask.kind, duel.t.stack[-1].who) == ("place", 1)
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([13.0, 15.0])
    duel.answer([13.0, 14.0]).roll(BLANKS)
    assert duel.offered == (PASS, ("attack", "jab"))  # the blast costs Power
    duel.answer(("attack", "jab")).answer(2)
    assert attacked(duel) == [(1, 2, "jab")]
    assert duel.ask.kind == "action"


def test_battle_bound_the_attack_may_be_left_and_it_happens_once() -> None:
    duel = bound().answer([13.0, 14.0]).answer(PASS)
    duel.answer(("move",)).answer([12.0, 10.0])
    assert duel.ask.kind == "action"
    assert duel.at(1) == (13.0, 14.0)


def test_battle_bound_needs_psylocke_near_and_a_move_action() -> None:
    duel = scene("battle-bound", (who("Archangel"), who("Psylocke"))).put(1, 30, 5).activate(0).answer(("move",))
    assert duel.ask.kind == "advance"
    pushed = scene("battle-bound", (who("Archangel"), who("Psylocke"))).script(advance(SELF, S), 0)
    assert pushed.ask.kind == "advance"
    assert playable(pushed.t, 0) == []


def test_battle_plan_everybody_near_gets_one_of_three() -> None:
    us = (who("Captain Anybody"), ANYBODY, SOMEBODY, GRUNT, USER)
    duel = scene("battle-plan", us).put(3, 12, 10).put(4, 30, 30)
    duel.set(0, damage=2).set(1, conditions=("bleed", "slow"), damage=2).set(2, damage=2)
    duel.activate(0).answer("battle-plan")
    assert duel.power(0) == 3
    assert set(duel.offered) == {("character", 0), ("character", 1), ("character", 2), ("character", 3)}  # nobody far away
    duel.answer(("character", 3)).answer("nothing")  # a Grunt is not chosen: each of them chooses (CP-543)
    duel.answer(("character", 1)).answer("remove_condition").answer("bleed")
    assert duel.conditions(1) == {"slow"}
    duel.answer(("character", 2)).answer("heal")
    assert duel.damage(2) == 1
    duel.answer("place")
    assert duel.ask.kind == "place"
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([10.0, 7.5])
    duel.answer([10.0, 7.7])
    assert duel.t.damage[:3] == [2, 2, 1]
    assert duel.ask.kind == "action"


def test_battle_plan_may_be_nothing_and_is_for_the_active_steve_rogers() -> None:
    duel = scene("battle-plan", (who("Captain Anybody"),)).set(0, damage=2)
    assert playable(duel.t, 0) == []
    duel.activate(0).answer("battle-plan").answer("nothing")
    assert duel.damage(0) == 2


def hugged(power: int, away: float = 2.0) -> Duel:
    duel = scene("bear-hug", who("Ursa Major"), (ANYBODY, SOMEBODY)).put(1, 10.0 + away, 10).set(1, power=power)
    return duel.activate(1).answer(("move",))


def test_bear_hug_the_enemy_pays_three_or_moves_short() -> None:
    duel = react(hugged(4), "bear-hug")
    assert (duel.ask.seat, duel.offered) == (1, (PASS, ("pay", 3)))
    duel.answer(PASS)
    with pytest.raises(Exception, match=r"."):
        duel.answer([17.0, 10.0])
    duel.answer([16.0, 10.0])
    assert duel.power(1) == 4


def test_bear_hug_paid_for_changes_nothing() -> None:
    duel = react(hugged(4), "bear-hug").answer(("pay", 3))
    assert duel.power(1) == 1
    duel.answer([17.5, 10.0])
    assert duel.at(1) == (17.5, 10.0)


def test_bear_hug_who_cannot_pay_is_not_asked() -> None:
    duel = react(hugged(2), "bear-hug")
    assert duel.ask.kind == "advance"
    assert duel.t.stack[-1].tool == S


def test_bear_hug_needs_the_enemy_within_range_one() -> None:
    assert hugged(4, 2.5).ask.kind == "advance"


def obsessed() -> Duel:
    duel = scene("blind-obsession", ANYBODY, (ANYBODY, SOMEBODY)).put(1, 12, 10).put(2, 12, 12).roll(BLANKS)
    duel.push(ActivationPhase())
    react(duel, "blind-obsession").answer(("character", 1))
    duel.t.stack[:] = duel.t.stack[:1]
    duel.t.advance()
    assert duel.power(0) == 3
    return duel


def test_blind_obsession_two_more_dice_against_the_chosen_one() -> None:
    duel = obsessed().attack(0, "jab", 1).attack(0, "jab", 2)
    assert dice(duel, "attack") == [6, 4]


def test_blind_obsession_two_more_or_fewer_defense_dice() -> None:
    duel = obsessed().attack(1, "jab", 0).attack(2, "jab", 0)
    assert dice(duel, "defense") == [5, 1]


def test_blind_obsession_lasts_until_the_chosen_one_is_koed() -> None:
    duel = obsessed().set(1, injured=1)
    duel.t.end_scope("round")
    duel.attack(0, "jab", 1)
    assert dice(duel, "attack") == [6]
    duel.push(Defeat(1))
    duel.attack(2, "jab", 0)
    assert dice(duel, "defense")[-1] == 3


def test_blood_red_and_personal_a_point_for_every_ko_this_round() -> None:
    duel = power_phase(scene("blood-red-and-personal", (who("Punisher"), ANYBODY), (ANYBODY, SOMEBODY, USER, GRUNT)))
    react(duel, "blood-red-and-personal")
    assert duel.power(0) == 3  # 6 and one of the phase
    duel.push(Defeat(2))
    assert duel.t.vp == [0, 0]  # Dazed is not KO'd
    duel.set(3, injured=1).push(Defeat(3, 1))
    duel.set(4, injured=1).push(Defeat(4))
    assert duel.t.vp == [2, 0]
    duel.set(1, injured=1).push(Defeat(1, 2))
    assert duel.t.vp == [2, 0]
    duel.t.end_scope("round")
    duel.push(Defeat(5, 0))
    assert duel.t.vp == [2, 0]


def test_brothers_in_arms_hold_their_ground_and_strike_harder_side_by_side() -> None:
    duel = scene("brothers-in-arms", (who("Thor"), who("Beta Ray Bill"), ANYBODY)).put(3, 12, 10).roll(BLANKS)
    duel.play("brothers-in-arms")
    assert (duel.power(0), duel.power(1)) == (5, 5)
    for one in (0, 1):
        assert [may_move(duel.t, one, how, 3) for how in ("advance", "throw", "place", "push")] == [False, False, False, True]
        assert may_move(duel.t, one, "throw", 2)  # an ally's effect
    assert may_move(duel.t, 2, "throw", 3)
    duel.attack(0, "blast", 3).attack(1, "blast", 3).attack(0, "jab", 3)
    assert dice(duel, "attack") == [9, 9, 4]
    duel.put(1, 10, 16)
    assert may_move(duel.t, 0, "throw", 3)
    duel.set(0, power=6).attack(0, "blast", 3)
    assert dice(duel, "attack")[-1] == 6
    duel.put(1, 10, 13).t.end_scope("round")
    assert may_move(duel.t, 0, "throw", 3)


def borrowing(kind: str, hits: str) -> Duel:
    duel = scene("can-i-borrow-that", who("Quicksilver")).put(1, 12, 10)
    token = lay(duel, "extraction", holder=1)
    duel.t.token_kind[token] = kind
    return duel.roll(hits, "blank blank blank").attack(0, "jab", 1)


def test_can_i_borrow_that_takes_an_asset_from_whom_it_hurt() -> None:
    duel = borrowing("asset", "hit blank blank blank")
    react(duel, "can-i-borrow-that")
    assert duel.t.token_holder == [0]
    assert duel.power(0) == 4


@pytest.mark.parametrize(("kind", "hits"), [("civilian", "hit blank blank blank"), ("asset", "blank blank blank blank")])
def test_can_i_borrow_that_needs_damage_and_an_asset(kind: str, hits: str) -> None:
    duel = borrowing(kind, hits)
    assert duel.still
    assert duel.t.token_holder == [1]


def test_can_i_borrow_that_leaves_civilians_where_they_are() -> None:
    duel = scene("can-i-borrow-that", who("Quicksilver")).put(1, 12, 10)
    for kind in ("civilian", "asset"):
        duel.t.token_kind[lay(duel, "extraction", holder=1)] = kind
    react(duel.roll("hit blank blank blank", "blank blank blank").attack(0, "jab", 1), "can-i-borrow-that")
    assert duel.t.token_holder == [1, 0]


def test_can_i_borrow_that_respects_how_many_may_be_held() -> None:
    duel = scene("can-i-borrow-that", who("Quicksilver")).put(1, 12, 10)
    for holder in (0, 1):
        duel.t.token_kind[lay(duel, "extraction", holder=holder)] = "asset"
    duel.t.token_name = ["alien-ship/power-core"] * 2
    duel.roll("hit blank blank blank", "blank blank blank").attack(0, "jab", 1)
    assert duel.still


def test_carbonadium_synthesizer_turns_conditions_into_health_and_power() -> None:
    duel = scene("carbonadium-synthesizer", who("Omega Red"), power=1).set(0, conditions=("bleed", "hex", "slow"), damage=5)
    duel.play("carbonadium-synthesizer")
    assert (duel.conditions(0), duel.damage(0), duel.power(0)) == (set(), 2, 4)


def test_carnage_rules_pulls_an_enemy_and_may_attack_it() -> None:
    duel = scene("carnage-rules", who("Carnage")).put(2, 30, 30).roll(BLANKS).put(1, 17, 10)
    assert playable(duel.t, 0) == []
    duel.activate(0).answer("carnage-rules")
    assert duel.power(0) == 2
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 0, 1, S)
    duel.answer([14.0, 10.0])
    duel.answer(("do", "symbiote-tendrils"))
    duel.answer(1)
    assert attacked(duel) == [(0, 1, "symbiote-tendrils")]


def test_carnage_rules_the_attack_may_be_left_and_range_four_counts() -> None:
    duel = scene("carnage-rules", who("Carnage"), ANYBODY).put(1, 17, 10).activate(0).answer("carnage-rules").answer([14.0, 10.0])
    duel.answer(PASS)
    assert attacked(duel) == []
    far = scene("carnage-rules", who("Carnage"), ANYBODY).put(1, 20, 10).activate(0)
    assert ("tactic", "carnage-rules") not in far.offered


def test_charming_thief_gains_from_the_superpowers_of_enemies_nearby() -> None:
    duel = react(power_phase(scene("charming-thief", (who("Gambit"), USER), (USER,))), "charming-thief")
    assert duel.power(0) == 7
    duel.use(2, "trick")
    assert duel.power(0) == 8
    duel.use(1, "trick")  # an ally
    duel.put(2, 20, 10).use(2, "trick")  # beyond Range 4
    assert duel.power(0) == 8
    duel.put(2, 16, 10).t.end_scope("round")
    duel.use(2, "trick")
    assert duel.power(0) == 8


def test_charming_thief_looks_where_the_enemy_is_when_it_uses_the_superpower() -> None:
    spider, marvel = "spider-man", "captain-marvel-cosmic-avenger"
    duel = react(power_phase(scene("charming-thief", (who("Gambit"),), (spider, marvel))), "charming-thief")
    duel.set(spider, power=2).put(marvel, 30, 30).use(spider, "web-swing")
    assert duel.power(0) == 7  # only after the effect
    duel.answer([22.0, 10.0])
    assert (duel.power(0), duel.still) == (8, True)
    duel.set(spider, power=2).t.end_scope("turn")
    duel.use(spider, "web-swing").answer([16.0, 10.0])  # from afar
    assert duel.power(0) == 8


def test_what_waits_for_the_effect_of_a_superpower_does_not_wait_longer_for_the_thief() -> None:
    marvel = "captain-marvel-cosmic-avenger"
    duel = react(power_phase(scene("charming-thief", (who("Gambit"),), (marvel,))), "charming-thief")
    duel.put(marvel, 13, 10).set(marvel, form=1, power=3).use(marvel, "im-just-getting-warmed-up").answer(("character", 0)).answer(
        [180.0]
    )
    while "i-dont-need-a-powerup" not in str(duel.offered):
        duel.answer(PASS)
    assert duel.power(0) == 7  # she transforms as a part of what comes after her own superpower, before he gains
    duel.answer(PASS)
    assert duel.power(0) == 8


def test_chi_mastery_changes_two_dice_of_the_own_roll_to_anything() -> None:
    duel = scene("chi-mastery", who("Shang-Chi")).put(1, 12, 10)
    duel.roll("fail blank blank blank", "blank blank blank").attack(0, "jab", 1)
    react(duel, "chi-mastery").answer("attack").answer([0]).answer(HIT).answer([1]).answer(WILD)
    assert duel.power(0) == 3
    assert duel.damage(1) == 2


def test_chi_mastery_or_two_dice_of_the_defender() -> None:
    duel = scene("chi-mastery", who("Shang-Chi")).put(1, 12, 10)
    duel.roll("hit hit blank blank", "block wild blank").attack(0, "jab", 1)
    react(duel, "chi-mastery").answer("defense").answer([0]).answer(BLANK).answer([1]).answer(BLANK)
    assert duel.damage(1) == 2


def test_chi_mastery_is_for_attacking_only() -> None:
    duel = scene("chi-mastery", who("Shang-Chi")).put(1, 12, 10).roll(BLANKS).attack(1, "jab", 0)
    assert duel.still


def kept(attack: str) -> Duel:
    duel = scene("comrades-keeper", (ANYBODY, who("Red Guardian"))).put(0, 10, 10).put(1, 10, 17).put(2, 12.5, 10)
    duel.roll(attack, "blank blank blank").attack(2, "jab", 0)
    react(duel, "comrades-keeper")
    assert duel.power(1) == 4
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([10.0, 14.6])
    return duel.answer([10.0, 14.3])


def test_comrades_keeper_takes_the_attack_and_throws_the_attacker() -> None:
    duel = kept("hit hit blank blank")
    assert (duel.damage(0), duel.damage(1)) == (0, 2)
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].who, duel.t.stack[-1].how) == ("direction", 0, 2, "throw")
    with pytest.raises(Exception, match=r"."):
        duel.answer([120])  # toward Red Guardian
    duel.answer([0 - 60])
    assert duel.at(2)[1] < 8


def test_comrades_keeper_without_damage_nobody_is_thrown() -> None:
    assert kept("blank blank blank blank").still


def test_comrades_keeper_a_dazed_one_throws_nobody() -> None:
    duel = scene("comrades-keeper", (ANYBODY, who("Red Guardian"))).put(1, 10, 14).put(2, 12.5, 10).set(1, damage=5)
    duel.roll("hit hit blank blank", "blank blank blank").attack(2, "jab", 0)
    react(duel, "comrades-keeper").answer([10.0, 14.0])
    assert duel.is_dazed(1)
    assert duel.still


def test_comrades_keeper_is_for_others_within_range_three() -> None:
    duel = scene("comrades-keeper", (ANYBODY, who("Red Guardian"))).put(1, 10, 18).put(2, 12, 10).roll(BLANKS).attack(2, "jab", 0)
    assert duel.still
    duel = scene("comrades-keeper", (ANYBODY, who("Red Guardian"))).put(2, 12, 13).roll(BLANKS).attack(2, "jab", 1)
    assert duel.still


def test_cosmic_obliteration_one_enemy_for_each_power() -> None:
    duel = scene("cosmic-obliteration", who("Skull"), (ANYBODY, SOMEBODY, USER)).put(3, 30, 30).set(0, conditions=("hex", "slow"))
    duel.play("cosmic-obliteration")
    assert duel.offered == (0, 1, 2)  # no more than there are enemies within Range 3
    duel.answer(2)
    assert duel.power(0) == 4
    assert duel.conditions(0) == set()
    duel.answer(("character", 1)).answer(("character", 2)).answer("root").answer("incinerate")
    assert [duel.conditions(one) for one in (1, 2, 3)] == [{"root"}, {"incinerate"}, set()]


def test_cosmic_obliteration_can_cost_nothing() -> None:
    duel = scene("cosmic-obliteration", who("Skull"), (ANYBODY,), power=0).set(0, conditions=("hex",)).play("cosmic-obliteration")
    assert duel.still
    assert duel.conditions(0) == set()


def test_dark_aura_weakens_everybody_else_near_against_energy() -> None:
    duel = scene("dark-aura-manifestation", (who("Darkstar"), ANYBODY), (ANYBODY, SOMEBODY)).roll(BLANKS, BLANKS)
    react(power_phase(duel), "dark-aura-manifestation")
    assert duel.power(0) == 6
    for one in range(4):
        duel.set(one, power=9)
    duel.put(2, 12, 10).attack(0, "blast", 2).attack(0, "jab", 2).attack(2, "blast", 0).attack(2, "blast", 1)
    assert dice(duel, "defense") == [2, 3, 3, 2]
    duel.put(2, 14, 17).put(1, 14, 15).attack(1, "blast", 2)  # beyond Range 3 of Darkstar
    duel.put(2, 12, 10).t.end_scope("round")
    duel.attack(0, "blast", 2)
    assert dice(duel, "defense")[-2:] == [3, 3]


def test_dark_past_hides_those_near_gambit_for_the_round() -> None:
    duel = scene("dark-past", (who("Gambit"), ANYBODY, SOMEBODY, GRUNT)).put(2, 10, 30).put(3, 12, 10).put(4, 18, 12)
    react(power_phase(duel), "dark-past")
    assert [list(duel.t.changes("stealth", one)) for one in range(4)] == [[3], [3], [], [3]]  # each, a Grunt too: nobody is chosen
    assert not may_be_targeted(duel.t, 4, 0)
    duel.t.end_scope("round")
    assert may_be_targeted(duel.t, 4, 0)


def test_dark_past_is_not_for_the_uncanny_x_men() -> None:
    duel = scene("dark-past", who("Gambit"))
    duel.t.affiliation[0] = "Uncanny X-Men"
    assert power_phase(duel).still


@pytest.mark.parametrize("first", [0, 1])
def test_daughters_of_thanos_the_sister_attacks_the_same_target(first: int) -> None:
    duel = scene("daughters-of-thanos", (who("Gamora"), who("Nebula"))).put(2, 12, 12).put(3, 12, 9).roll(BLANKS)
    duel.activate(first).answer(("attack", "jab")).answer(2)
    react(duel, "daughters-of-thanos")
    assert (duel.power(0), duel.power(1)) == (5, 5)
    duel.answer(("attack", "jab")).answer(2)
    assert attacked(duel) == [(first, 2, "jab"), (1 - first, 2, "jab")]
    assert duel.ask.kind == "action"


def test_daughters_of_thanos_answer_an_attack_action_only() -> None:
    duel = scene("daughters-of-thanos", (who("Gamora"), who("Nebula"))).put(2, 12, 12).roll(BLANKS).attack(0, "jab", 2)
    assert duel.still


def test_daughters_of_thanos_do_not_answer_an_attack_that_came_of_an_attack_action() -> None:
    duel = scene("daughters-of-thanos", (who("Gamora"), who("Nebula"))).put(2, 12, 12).put(3, 12, 9).roll(BLANKS)
    duel.script(lasts("round", on(attack_resolved(attacker=enemy), extra_attack("jab", enemy), limit="once")), 0)
    duel.activate(3).answer(("attack", "jab")).answer(0).answer(("do", "jab")).answer(3)
    assert attacked(duel) == [(3, 0, "jab"), (0, 3, "jab")]
    assert (duel.ask.kind, duel.ask.seat) == ("action", 1)


def test_daughters_of_thanos_need_both_and_a_target_that_stands() -> None:
    alone = scene("daughters-of-thanos", (who("Gamora"), ANYBODY)).put(2, 12, 12).put(3, 30, 30).roll(BLANKS)
    assert alone.activate(0).answer(("attack", "jab")).answer(2).ask.kind == "action"
    down = scene("daughters-of-thanos", (who("Gamora"), who("Nebula"))).put(2, 12, 12).put(3, 30, 30).set(2, damage=5)
    down.roll("hit " * 4, "blank " * 3).activate(0).answer(("attack", "jab")).answer(2)
    assert down.ask.kind == "action"


def duo(them: int) -> Duel:
    duel = scene("deadly-duo", (who("Rocket Raccoon"), who("Groot")), (ANYBODY,) * them).roll(BLANKS)
    for number in range(them):
        duel.put(2 + number, 14, 10 + 2 * number)
    return duel.activate(0).answer("deadly-duo")


def test_deadly_duo_three_shots_at_three_enemies() -> None:
    duel = duo(4)
    assert (duel.power(0), duel.power(1)) == (4, 4)
    for target in (2, 4):
        duel.answer("plasma-rifle").answer(target)
    duel.answer("plasma-rifle")
    assert duel.offered == (3, 5)  # neither of the first two
    duel.answer(5)
    assert attacked(duel) == [(0, 2, "plasma-rifle"), (0, 4, "plasma-rifle"), (0, 5, "plasma-rifle")]
    assert (duel.ask.kind, duel.t.stack[-1].actions) == ("action", 2)


def test_deadly_duo_may_stop_early_or_run_out_of_targets() -> None:
    duel = duo(2).answer("plasma-rifle").answer(2).answer(PASS)
    assert duel.ask.kind == "action"
    assert len(attacked(duel)) == 1
    few = duo(1).answer("plasma-rifle").answer(2)
    assert few.ask.kind == "action"


def test_deadly_duo_needs_groot_near() -> None:
    duel = scene("deadly-duo", (who("Rocket Raccoon"), who("Groot"))).put(1, 10, 15).activate(0)
    assert ("tactic", "deadly-duo") not in duel.offered


def test_deception_lures_a_lonely_enemy_at_its_own_speed() -> None:
    duel = scene("deception", who("Mystique"), (ANYBODY, SOMEBODY)).put(1, 18, 10).put(2, 18, 30).play("deception")
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 0, 1, M)
    with pytest.raises(Exception, match=r"."):
        duel.answer([20.0, 10.0])
    duel.answer([13.0, 10.0])
    assert duel.at(1) == (13.0, 10.0)
    assert duel.power(0) == 6


def test_deception_may_be_left_and_company_protects() -> None:
    assert PASS in scene("deception", who("Mystique"), ANYBODY).play("deception").offered
    together = scene("deception", who("Mystique"), (ANYBODY, SOMEBODY)).put(2, 19, 10).play("deception")
    together.answer(("character", 1))
    assert together.still
    dazed = scene("deception", who("Mystique"), (ANYBODY, SOMEBODY)).put(2, 19, 10).set(2, dazed=True).play("deception")
    assert dazed.ask.kind == "advance"


def test_do_you_know_who_i_am_throws_terrain_or_an_enemy_long() -> None:
    terrain = [box("truck", 4, 9, 6, 2, 2), box("house", 5, 9, 12, 2, 2)]
    duel = scene("do-you-know-who-i-am", who("Juggernaut"), terrain=terrain).put(1, 13, 10).play("do-you-know-who-i-am")
    assert duel.power(0) == 3
    assert duel.offered == (("terrain", 0), ("character", 1))
    duel.answer(("character", 1))
    assert (duel.ask.kind, duel.t.stack[-1].tool, duel.t.stack[-1].how) == ("direction", L, "throw")
    settle(duel.answer([0]))
    assert duel.at(1)[0] == pytest.approx(13 + 7.25)


def test_do_you_know_who_i_am_needs_something_in_reach() -> None:
    assert playable(scene("do-you-know-who-i-am", who("Juggernaut")).t, 0) == []


def test_battle_lust_needs_a_move_action_in_its_activation() -> None:
    duel = stage("battle-lust").activate(0).advance(1, S).answer([10.0, 14.0])
    assert duel.ask.kind == "action"
    duel.place(0, 1).answer([10.0, 9.0])
    assert duel.ask.kind == "action"


def hunted(roll: str) -> Duel:
    duel = scene("bird-of-prey", (who("Falcon"), ANYBODY), (FLYER, SOMEBODY))
    duel.roll(roll, "blank blank blank").attack(0, "jab", 2)
    return react(duel, "bird-of-prey")


def test_a_bird_of_prey_has_more_dice_rerolls_and_grounds_whom_it_hurts() -> None:
    duel = hunted("blank blank blank blank blank blank hit")
    assert dice(duel, "attack") == [7]
    duel.roll("hit").answer(duel.offered[1]).answer((0,))
    assert (duel.power(0), duel.damage(2)) == (4, 2)
    assert not duel.t.has("move_size", 2)
    assert not knows("flight").test(Context(duel.t, 0, 0, {}), 2)
    duel.t.end_scope("round")
    assert duel.t.has("move_size", 2)


def test_a_bird_of_prey_that_does_no_harm_grounds_nobody() -> None:
    duel = hunted("blank blank blank blank blank blank blank").answer(PASS)
    assert duel.t.has("move_size", 2)


def test_only_sam_wilson_hunts_and_only_those_who_fly() -> None:
    for us, target in ((who("Falcon"), 3), (ANYBODY, 2)):
        duel = scene("bird-of-prey", (us, ANYBODY), (FLYER, SOMEBODY)).put(3, 16, 11).roll(BLANKS).attack(0, "jab", target)
        assert duel.still


def incursion() -> Duel:
    duel = mission(scene("astral-plane", (who("Shadow King"), ANYBODY)), "mayor-fisk", "skrulls-infiltrate")
    react(power_phase(duel), "astral-plane")
    assert {one[1] for one in duel.offered} == {i for i, name in enumerate(duel.t.token_name) if name.startswith("mayor")}
    return duel.answer(("token", 0))


@pytest.mark.parametrize(("away", "hurt"), [(1.0, 1), (5.0, 0)])
def test_the_astral_plane_hurts_enemies_who_stay(away: float, hurt: int) -> None:
    duel = incursion()
    assert duel.power(0) == 6
    for one in (1, 2):
        on_token(duel, one, 0, away).activate(one).answer("done").decline()
    assert (duel.damage(1), duel.damage(2)) == (0, hurt)


def test_the_astral_plane_hurts_enemies_who_interact() -> None:
    for token, hurt in ((0, 1), (1, 0)):
        duel = incursion().set(2, power=3)
        on_token(duel, 2, 0, 30.0) if token else None
        duel.roll(BLANKS)
        on_token(duel, 2, token).push(Interact(2, token)).decline()
        assert duel.damage(2) == hurt


def test_a_better_tomorrow_grows_and_follows() -> None:
    duel = scene("a-better-tomorrow", (who("Morales"), "ms-marvel")).put(1, 10, 12)
    duel.play("a-better-tomorrow").answer([10.0, 17.5])
    assert duel.t.card(1).forms[duel.t.form[1]].name == "Embiggened"
    duel.answer(duel.offered[0])
    assert (duel.at(1), duel.t.within(0, 1, 1)) == ((10.0, 17.5), True)
    assert (duel.power(0), duel.power(1)) == (4, 4)
    assert not playable(scene("a-better-tomorrow", (who("Morales"), "ms-marvel")).put(1, 10, 20).t, 0)
    assert not playable(scene("a-better-tomorrow", (who("Morales"), "ms-marvel")).put(1, 10, 12).set(1, form=1).t, 0)


ROOF = box("crate", 2, 9, 9, 2, 2)


@pytest.mark.parametrize(
    ("terrain", "rolls"), [((), 6), ((box("bench", 1, 15, 9, 2, 2),), 6), ((box("truck", 4, 15, 9, 2, 2),), 4)]
)
def test_death_comes_from_above(terrain: tuple[object, ...], rolls: int) -> None:
    duel = scene("death-from-above", who("Archangel"), terrain=[ROOF, *terrain]).activate(0)
    react(duel, "death-from-above")
    duel.roll(BLANKS).put(1, 16, 10).answer("jab").answer(1)
    assert (duel.power(0), dice(duel, "attack")) == (4, [rolls])


def test_death_does_not_come_from_the_ground() -> None:
    assert scene("death-from-above", who("Archangel")).activate(0).ask.kind == "action"
    assert scene("death-from-above", ANYBODY, terrain=[ROOF]).activate(0).ask.kind == "action"


def test_somebody_is_dropped_off() -> None:
    duel = scene("drop-off", (FLYER, ANYBODY, SOMEBODY)).put(1, 10, 12).put(2, 10, 30).activate(0).answer("move")
    react(duel, "drop-off")
    assert [duel.power(one) for one in range(3)] == [5, 5, 6]
    duel.answer([13.0, 11.0])
    assert duel.ask.kind == "place"
    duel.answer([13.0, 13.0])
    assert ("attack", "jab") in duel.offered
    assert ("attack", "blast") not in duel.offered
    duel.roll(BLANKS).answer("jab").answer(3)
    assert attacked(duel) == [(1, 3, "jab")]
    duel.answer("move")
    assert duel.ask.kind == "advance"


def test_nobody_carries_a_giant_or_walks_with_somebody() -> None:
    for us in ((FLYER, GIANT), (ANYBODY, SOMEBODY)):
        duel = scene("drop-off", us).put(1, 10, 12.3).activate(0).answer("move")
        assert duel.ask.kind == "advance"
