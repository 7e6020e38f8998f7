"""Team Tactic cards without an affiliation, E to H."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.codes import ACTIVATED, ON_BOARD
from longbox.titles.crisis.events import AttackBegan, AttackCancelled, DazeRemoved, DiceRolled
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.damage import EFFECT, Defeat, Suffer
from longbox.titles.crisis.rules.movement import Place
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.speech.cards import name
from longbox.titles.crisis.words import ASSET, CHOSEN, CIVILIAN, PLAYED, SELF, WILD, M, S, heal, lasts, me, static, until

from ...helpers import lay, settle
from ...mission import mission, offered_tokens, on_token
from ...scene import Duel, box
from ..players_of_cards import (
    ANSWERER,
    ANYBODY,
    BLANKS,
    GIANT,
    GRUNT,
    SOMEBODY,
    USER,
    attacked,
    dice,
    power_phase,
    react,
    scene,
    who,
)
from ..scenes.tactics import dice_of, field, offers_card, reply, stage, token

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")

BARRAGE = ("attack", "explosive-barrage")
HELIOS = ("attack", "helios-laser-bombardment")


def test_extreme_conditioning() -> None:
    duel = stage("extreme-conditioning").activate(0).answer("move")
    assert offers_card(duel, "extreme-conditioning")
    reply(duel, "extreme-conditioning").answer([10.0, 18.0])  # Long and two bases; Medium reaches less
    assert duel.power(0) == 4
    duel = stage("extreme-conditioning").activate(0).answer("climb")
    assert duel.ask.kind == "advance"
    duel = stage("extreme-conditioning").advance(1, S)
    assert duel.ask.kind == "advance"  # not in its activation


def test_field_dressing() -> None:
    duel = stage("field-dressing").set(1, damage=6, dazed=True).play("field-dressing")
    assert duel.still
    assert not duel.is_dazed(1)
    assert (duel.damage(1), duel.t.injured[1], duel.power(0)) == (5, 0, 2)
    assert duel.heard(DazeRemoved)
    assert not playable(stage("field-dressing").t, 0)
    assert not playable(stage("field-dressing").set(1, dazed=True).put(1, 30, 30).t, 0)


def test_follow_me() -> None:
    duel = stage("follow-me").turn().answer(("activate", 0)).answer("done")
    reply(duel, "follow-me")
    assert duel.t.frame(Activation).who == 1
    duel.answer("done")
    assert duel.still
    assert all(duel.t.status[who] & ACTIVATED for who in (0, 1))
    duel = stage("follow-me").set(1, status=duel.t.status[1]).turn().answer(("activate", 0)).answer("done")
    assert duel.still  # nobody is left to follow


def test_escort_to_safety() -> None:
    duel = stage("escort-to-safety").put(0, 10, 10).put(1, 6, 10).put(2, 17, 10).activate(2).answer("jab").answer(0)
    reply(duel, "escort-to-safety").answer([180.0])
    assert duel.heard(AttackCancelled)
    assert duel.power(1) == 3
    assert duel.t.frame(Activation).actions == 2  # the action comes back


def test_escort_to_safety_not_far_enough() -> None:
    duel = stage("escort-to-safety").put(0, 10, 10).put(1, 6, 10).put(2, 14, 10).activate(2).answer("jab").answer(0)
    duel.roll("hit hit hit hit", "blank blank blank")
    reply(duel, "escort-to-safety").answer([180.0])
    assert duel.damage(0) == 4
    assert duel.t.frame(Activation).actions == 1


def test_fall_back() -> None:
    duel = stage("fall-back").roll("hit hit blank blank", "blank blank blank").attack(2, "jab", 0)
    reply(duel, "fall-back").answer([6.0, 10.0])
    assert (duel.at(0), duel.damage(0), duel.power(0)) == ((6.0, 10.0), 2, 6)  # 2 paid, 2 gained


def inferno() -> Duel:
    us = (who("Mephisto, Lord of Temptation"), ANYBODY, SOMEBODY)
    duel = react(power_phase(scene("embrace-the-inferno", us).put(2, 30, 30)), "embrace-the-inferno")
    assert duel.power(0) == 3
    return duel


def test_embrace_the_inferno_sets_fire_to_everybody_else_near() -> None:
    duel = inferno()
    assert [duel.conditions(one) for one in range(5)] == [set(), {"incinerate"}, set(), {"incinerate"}, {"incinerate"}]


@pytest.mark.parametrize(("second", "burning"), [("hit hit hit hit", False), ("blank blank blank blank", True)])
def test_embrace_the_inferno_a_burning_ally_may_reroll_all_and_damage_puts_it_out(second: str, burning: bool) -> None:
    duel = inferno().put(3, 12, 13).roll("blank blank blank blank", "blank blank", second).attack(1, "jab", 3)
    assert duel.ask.kind == "react"
    duel.answer(duel.offered[0] if duel.offered[0] != PASS else duel.offered[1])
    assert duel.damage(3) == (0 if burning else 4)
    assert ("incinerate" in duel.conditions(1)) == burning
    assert not duel.t.script


def test_embrace_the_inferno_leaves_the_others_and_who_does_not_reroll() -> None:
    duel = inferno().put(3, 12, 13).roll("hit blank blank blank", "blank blank").attack(1, "jab", 3).answer(PASS)
    assert (duel.damage(3), duel.conditions(1)) == (1, {"incinerate"})
    assert inferno().put(3, 12, 10).roll(BLANKS).attack(0, "jab", 3).still  # not on fire
    assert inferno().put(3, 12, 13).roll(BLANKS).attack(3, "jab", 1).still  # an enemy on fire


@pytest.mark.parametrize("first", [0, 1])
def test_execute_the_target_rolls_no_defense(first: int) -> None:
    duel = scene("execute", (who("Corvus Glaive"), who("Proxima Midnight"))).put(2, 11, 11.7).put(3, 30, 30)
    duel.roll("hit blank blank blank").attack(first, "jab", 2)
    react(duel, "execute")
    assert (duel.power(0), duel.power(1)) == (4, 4)
    assert duel.damage(2) == 1
    assert not duel.t.script


def test_execute_is_over_with_the_attack_and_needs_the_other_close() -> None:
    duel = scene("execute", (who("Corvus Glaive"), who("Proxima Midnight"))).put(2, 11, 11.7).roll("blank " * 4)
    react(duel.attack(0, "jab", 2), "execute").roll("blank " * 7).attack(0, "jab", 2)
    assert dice(duel, "defense")[-1] == 3
    far = scene("execute", (who("Corvus Glaive"), who("Proxima Midnight"))).put(2, 10, 8).roll(BLANKS)
    assert far.attack(0, "jab", 2).still


def test_eyes_on_the_prize_interact_from_range_two_for_an_activation() -> None:
    duel = mission(scene("eyes-on-the-prize", ANYBODY, power=3), "struggle-for-the-cube")
    on_token(duel, 0, 0, 4.1).activate(0)
    react(duel, "eyes-on-the-prize")
    assert offered_tokens(duel) == [0]
    assert duel.power(0) == 2
    duel.answer("done").set(0, status=PLAYED).activate(0)
    assert offered_tokens(duel) == []


def test_eyes_on_the_prize_only_at_the_start() -> None:
    duel = mission(scene("eyes-on-the-prize", ANYBODY, power=3), "struggle-for-the-cube")
    on_token(duel, 0, 0, 4.1).activate(0).answer(PASS)
    assert offered_tokens(duel) == []
    assert ("tactic", "eyes-on-the-prize") not in duel.offered


def test_face_me_an_enemy_comes_at_its_speed_and_may_attack() -> None:
    duel = scene("face-me", ANYBODY, (ANYBODY, SOMEBODY)).put(2, 30, 30).roll(BLANKS)
    assert playable(duel.t, 0) == []
    duel.activate(0).answer("face-me")
    assert duel.power(0) == 3
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].tool) == ("advance", 0, M)
    duel.answer([12.0, 10.0])
    assert (duel.ask.seat, duel.offered) == (1, (PASS, ("attack", "jab")))
    duel.answer(("attack", "jab")).answer(0)
    assert attacked(duel) == [(1, 0, "jab")]
    assert (duel.ask.kind, duel.ask.seat) == ("action", 0)


def test_face_me_the_attack_is_a_choice_of_the_opponent() -> None:
    duel = scene("face-me", ANYBODY, ANYBODY).activate(0).answer("face-me").answer([12.0, 10.0]).answer(PASS)
    assert attacked(duel) == []
    far = scene("face-me", ANYBODY, ANYBODY).put(1, 20, 10).activate(0)
    assert ("tactic", "face-me") not in far.offered


def test_fusion_caster_criticals_add_two_dice_and_hurt_the_shooter() -> None:
    duel = scene("fusion-caster", who("Crimson Dynamo")).put(2, 30, 30).activate(0).answer("fusion-caster")
    assert duel.power(0) == 3
    duel.answer(("attack", "fusion-caster"))
    assert duel.ask.kind == "aim"
    duel.roll("crit crit blank blank blank blank blank", "block block block", "hit crit blank blank").answer([0])
    assert duel.damage(1) == 1
    assert duel.damage(0) == 3  # every Critical, the one that was added too
    assert ("attack", "fusion-caster") not in duel.offered
    assert not duel.t.script


def test_gamma_burst_pushes_the_poisoned_away_and_hurts_them() -> None:
    duel = scene("gamma-burst", who("Abomination"), (ANYBODY, SOMEBODY, USER)).put(1, 13, 10).put(2, 10, 13).put(3, 7, 10)
    duel.set(1, conditions=("poison",)).set(2, conditions=("poison",)).activate(0).answer("gamma-burst")
    assert duel.power(0) == 3
    assert set(duel.offered) == {("character", 1), ("character", 2)}
    duel.answer(("character", 2))
    assert (duel.ask.kind, duel.t.stack[-1].tool, duel.t.stack[-1].how) == ("direction", M, "push")
    with pytest.raises(Exception, match=r"."):
        duel.answer([270])
    duel.answer([90]).answer([0])
    assert duel.at(2) == (pytest.approx(10), pytest.approx(18))
    assert [duel.damage(one) for one in (1, 2, 3)] == [1, 1, 0]


def test_gamma_burst_who_cannot_be_pushed_is_not_hurt() -> None:
    duel = scene("gamma-burst", who("Abomination"), ANYBODY).put(1, 13, 10).set(1, conditions=("poison",))
    duel.script(lasts("round", static("not_moved_by_enemy", ("push",), me)), 1).activate(0).answer("gamma-burst")
    assert duel.ask.kind == "action"
    assert duel.damage(1) == 0
    healthy = scene("gamma-burst", who("Abomination"), ANYBODY).put(1, 13, 10).activate(0)
    assert ("tactic", "gamma-burst") not in healthy.offered


def test_gamma_launch_hurls_an_ally_without_tokens() -> None:
    duel = scene("gamma-launch", (who("Hulk"), ANYBODY, SOMEBODY)).put(2, 12, 10)
    lay(duel, "extraction", holder=2)
    duel.activate(0).answer("gamma-launch")
    assert duel.power(0) == 3
    assert (duel.ask.kind, duel.t.stack[-1].who) == ("place", 1)
    with pytest.raises(Exception, match="within Range 5"):
        duel.answer([10.0, 24.7])
    duel.answer([10.0, 24.3])
    assert duel.at(1) == (10.0, 24.3)


def test_gamma_launch_needs_somebody_near_with_empty_hands() -> None:
    duel = scene("gamma-launch", (who("Hulk"), ANYBODY))
    lay(duel, "extraction", holder=1)
    assert ("tactic", "gamma-launch") not in duel.activate(0).offered
    far = scene("gamma-launch", (who("Hulk"), ANYBODY)).put(1, 10, 15).activate(0)
    assert ("tactic", "gamma-launch") not in far.offered


def test_giants_blood_freezes_the_enemies_and_takes_loki_away() -> None:
    duel = scene("giants-blood", who("Loki"), (ANYBODY, SOMEBODY, USER)).put(2, 10, 13).put(3, 30, 30)
    lay(duel, "extraction", holder=0)
    duel.activate(1).answer(("move",)).answer([13.0, 10.0])
    react(duel, "giants-blood")
    assert duel.power(0) == 4
    assert [duel.conditions(one) for one in (1, 2, 3)] == [{"slow", "root"}, {"slow", "root"}, set()]
    assert (duel.ask.kind, duel.ask.seat) == ("drop", 1)
    duel.answer([10.0, 8.0])
    assert (duel.ask.kind, duel.ask.seat) == ("place", 0)
    duel.answer([10.0, 21.3])
    assert duel.at(0) == (10.0, 21.3)
    assert duel.t.token_holder == [-1]


def test_giants_blood_needs_an_enemy_that_ends_near() -> None:
    duel = scene("giants-blood", who("Loki"), ANYBODY).activate(1).answer(("move",)).answer([15.0, 10.0])
    assert duel.ask.kind == "action"


def test_glory_of_ultron_pay_or_suffer() -> None:
    us = (who("Ultron"), who("Ultron Drones"))
    duel = scene("glory-of-ultron", us, (ANYBODY, SOMEBODY, USER, GRUNT), power=1).put(1, 10, 20)
    duel.put(2, 13, 10).put(3, 10, 13).put(4, 12, 20).put(5, 30, 30)
    duel.set(2, power=2).set(3, power=1)
    duel.activate(0).answer("glory-of-ultron")
    assert (duel.ask.seat, duel.offered) == (1, (PASS, ("pay", 1)))
    duel.answer(("pay", 1))
    assert duel.ask.seat == 1
    assert duel.t.damage == [0] * 6  # damage comes when all have decided
    duel.answer(PASS)
    assert duel.ask.kind == "action"
    assert [duel.damage(one) for one in (2, 3, 4, 5)] == [0, 1, 1, 0]  # the third could not pay
    assert (duel.power(0), duel.power(2)) == (2, 1)


def test_glory_of_ultron_is_for_his_own_activation_and_an_enemy_near() -> None:
    duel = scene("glory-of-ultron", who("Ultron"), ANYBODY).put(1, 13, 10)
    assert playable(duel.t, 0) == []
    far = scene("glory-of-ultron", who("Ultron"), ANYBODY).put(1, 16, 10).activate(0)
    assert ("tactic", "glory-of-ultron") not in far.offered


def tiger(injured: int = 0) -> Duel:
    duel = mission(scene("go-get-em-tiger", who("Spider")), "cosmic-invasion", "struggle-for-the-cube")
    duel.put(0, 10, 10).put(1, 12, 10).set(0, damage=4, conditions=("bleed",)).set(1, damage=4, injured=injured)
    return duel.roll("hit hit hit hit", "blank blank blank")


@pytest.mark.parametrize("injured", [0, 1])
def test_go_get_em_tiger_heals_a_holder_and_lets_him_advance(injured: int) -> None:
    duel = tiger(injured)
    duel.t.token_holder[4] = 0
    duel.attack(0, "jab", 1)
    react(duel, "go-get-em-tiger")
    assert duel.power(0) == 4
    duel.answer(("heal", 3)).answer(("do", "effect"))
    assert (duel.damage(0), duel.conditions(0)) == (1, set())
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("advance", S)
    duel.answer([8.0, 10.0])
    assert duel.still


def test_go_get_em_tiger_without_a_token_he_only_advances_and_may_stay() -> None:
    duel = react(tiger().attack(0, "jab", 1), "go-get-em-tiger")
    assert duel.ask.kind == "advance"
    duel.answer(PASS)
    assert (duel.damage(0), duel.at(0)) == (4, (10.0, 10.0))


def test_go_get_em_tiger_who_contests_a_secure_token_stays() -> None:
    duel = tiger()
    duel.t.token_at[0] = (10.0, 11.0)
    assert react(duel.attack(0, "jab", 1), "go-get-em-tiger").still


def test_go_get_em_tiger_is_not_for_grunts_or_for_other_causes() -> None:
    duel = scene("go-get-em-tiger", (who("Spider"), ANYBODY), (ANYBODY, GRUNT))
    assert duel.push(Defeat(3, 0)).still
    assert duel.push(Defeat(2, 1)).still


def test_gotta_get_some_air_away_from_whoever_came() -> None:
    duel = mission(scene("gotta-get-some-air", (who("Logan, The Wolverine"), ANYBODY)), "cosmic-invasion").put(0, 10, 10)
    duel.put(2, 16, 10).activate(2).answer(("move",)).answer([13.0, 10.0])
    react(duel, "gotta-get-some-air")
    assert (duel.ask.kind, duel.ask.seat, duel.t.stack[-1].tool) == ("advance", 0, M)
    with pytest.raises(Exception, match=r"."):
        duel.answer([12.0, 12.0])
    duel.answer([6.0, 10.0])
    duel.t.token_at[0] = (6.0, 11.0)
    assert duel.t.has("no_contest", 0)
    duel.t.end_scope("round")
    assert not duel.t.has("no_contest", 0)


def test_gotta_get_some_air_also_from_an_ally_that_is_placed_but_not_when_pushed() -> None:
    duel = scene("gotta-get-some-air", (who("Logan, The Wolverine"), ANYBODY), ANYBODY).put(1, 10, 20)
    duel.push(Place(1, 5, 0)).answer([10.0, 13.0])
    assert duel.ask.kind == "react"
    duel = scene("gotta-get-some-air", (who("Logan, The Wolverine"),), ANYBODY).put(1, 15, 10).slide(1, S, "push", 0, 180)
    assert duel.still
    own = scene("gotta-get-some-air", (who("Logan, The Wolverine"),)).activate(0).answer(("move",)).answer([10.0, 11.0])
    assert own.ask.kind == "action"


def test_heave_ho_two_throw_what_both_are_near() -> None:
    terrain = [box("crate", 2, 9, 6, 2, 2), box("car", 3, 8, 12, 1, 1)]
    duel = scene("heave-ho", (ANYBODY, SOMEBODY), terrain=terrain).put(1, 12, 8).play("heave-ho")
    for one in (0, 1):
        if duel.ask.kind == "payer":
            duel.answer(one)
    assert (duel.power(0), duel.power(1)) == (5, 5)
    duel.answer(("character", 0)).answer(("terrain", 0))
    assert (duel.ask.kind, duel.t.stack[-1].by, duel.t.stack[-1].tool) == ("direction", 0, M)
    assert playable(scene("heave-ho", (ANYBODY, SOMEBODY), terrain=terrain).put(1, 20, 20).t, 0) == []


def test_heavy_firepower_two_dice_for_the_next_shot_at_somebody_far_away() -> None:
    duel = scene("heavy-firepower", (ANYBODY, SOMEBODY)).put(2, 12, 10).put(3, 18.5, 10).put(1, 3, 3).roll(BLANKS, BLANKS)
    duel.activate(0).answer("heavy-firepower").set(0, power=9)
    duel.answer(("attack", "blast")).answer(2).answer(("attack", "blast")).answer(3)
    assert dice(duel, "attack") == [6, 8]
    duel.answer("done").set(0, power=9).attack(0, "blast", 3)
    assert dice(duel, "attack") == [6, 8, 6]  # once


def test_heavy_firepower_an_ally_near_the_target_spoils_it() -> None:
    duel = scene("heavy-firepower", (ANYBODY, SOMEBODY)).put(3, 18.5, 10).put(1, 18.5, 14).put(2, 30, 30).roll(BLANKS)
    duel.activate(0).answer("heavy-firepower").answer(("attack", "blast")).answer(3)
    assert dice(duel, "attack") == [6]


def hired(attack: str = "hit blank blank blank", **cage: int) -> Duel:
    duel = scene("heroes-for-hire", (ANYBODY, who("Luke Cage"))).put(1, 10, 16).put(2, 12.5, 10).set(1, **cage)
    duel.roll(attack, "blank blank blank").attack(2, "jab", 0)
    react(duel, "heroes-for-hire")
    assert duel.power(0) == 4
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([10.0, 13.0])
    return duel.answer([10.0, 12.0])


def test_heroes_for_hire_step_in_and_may_throw_the_attacker() -> None:
    duel = hired()
    assert (duel.damage(0), duel.damage(1)) == (0, 1)
    duel.answer(("do", "effect"))
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].how, duel.t.stack[-1].tool) == ("direction", 2, "throw", S)
    assert hired().answer(PASS).still


def test_heroes_for_hire_throw_nobody_who_is_too_big() -> None:
    duel = scene("heroes-for-hire", (ANYBODY, who("Luke Cage")), GIANT).put(1, 10, 16).put(2, 12.5, 10)
    react(duel.roll(BLANKS).attack(2, "jab", 0), "heroes-for-hire").answer([10.0, 12.0])
    assert duel.still


def test_heroes_for_hire_a_dazed_hero_throws_nobody() -> None:
    assert hired(damage=5).still


def test_heroes_for_hire_nobody_is_near_enough() -> None:
    duel = scene("heroes-for-hire", (ANYBODY, who("Luke Cage"))).put(1, 10, 18).put(2, 12.5, 10).roll(BLANKS).attack(2, "jab", 0)
    assert duel.still
    own = scene("heroes-for-hire", (who("Luke Cage"),)).put(1, 12.5, 10).roll(BLANKS).attack(1, "jab", 0)
    assert own.still


def monster(roll: str, damage: int = 2) -> Duel:
    duel = scene("hideous-monster", (ANYBODY, who("Frankenstein's Monster"))).put(1, 10, 16).put(2, 12.5, 10).set(1, damage=damage)
    duel.roll("hit blank blank blank", "blank blank blank", roll).attack(2, "jab", 0)
    react(duel, "hideous-monster")
    assert duel.power(0) == 4
    return duel.answer([10.0, 12.0])


def test_hideous_monster_takes_the_attack_and_strikes_back_with_its_damage() -> None:
    duel = monster("crit wild hit")  # two and the one it has just suffered
    assert (duel.damage(0), duel.damage(1), duel.damage(2)) == (0, 3, 2)
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].how) == ("direction", 2, "push")
    with pytest.raises(Exception, match=r"."):
        duel.answer([0])
    duel.answer([141])
    assert not duel.t.script


def test_hideous_monster_without_damage_nobody_is_pushed() -> None:
    duel = monster("hit hit fail")
    assert duel.still
    assert duel.damage(2) == 0


def test_hideous_monster_a_dazed_one_does_not_strike_back() -> None:
    duel = monster("", damage=5)
    assert duel.still
    assert not duel.t.script


def test_highway_to_hell_drags_an_enemy_along_and_burns_it() -> None:
    duel = scene("highway-to-hell", who("Ghost Rider")).put(1, 12, 10).put(2, 14, 14).activate(0).answer(("move",))
    react(duel, "highway-to-hell")
    assert duel.power(0) == 3
    duel.answer([10.0, 14.0])
    assert (duel.ask.kind, duel.t.stack[-1].who) == ("place", 1)
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([10.0, 17.0])
    duel.answer([10.0, 16.0])
    assert duel.conditions(1) == {"incinerate"}
    duel.answer(("move",)).answer([9.0, 14.0])
    assert (duel.ask.kind, duel.at(1)) == ("action", (10.0, 16.0))  # that move only


def test_highway_to_hell_needs_an_enemy_in_contact_range() -> None:
    duel = scene("highway-to-hell", who("Ghost Rider")).put(1, 12.6, 10).activate(0).answer(("move",))
    assert duel.ask.kind == "advance"


@pytest.mark.parametrize(("roll", "dropped", "shifted"), [("hit", 0, 0), ("wild hit", 1, 0), ("wild wild", 1, 1)])
def test_hold_still_steps_in_and_strikes(roll: str, dropped: int, shifted: int) -> None:
    duel = scene("hold-still", who("Shadowcat"), ANYBODY)
    lay(duel, "extraction", holder=1)
    duel.activate(0).answer("hold-still")
    assert duel.power(0) == 3
    assert (duel.ask.kind, duel.t.stack[-1].who) == ("place", 0)
    faces = roll.split() + ["blank"] * (6 - len(roll.split()))
    duel.roll(" ".join(faces), "blank blank blank").answer([14.0, 10.0]).answer(1)
    if dropped:
        assert (duel.ask.kind, duel.damage(1)) == ("drop", 0)  # before damage
        duel.answer([16.0, 12.0])
    if shifted:
        assert (duel.ask.kind, duel.t.stack[-1].who) == ("place", 1)
        duel.answer([14.0, 12.0])
    assert duel.t.token_holder == [-1 if dropped else 1]
    assert duel.damage(1) == len(roll.split())
    assert (duel.ask.kind, duel.t.stack[-1].actions) == ("action", 1)


def test_hoods_gang_one_reroll_against_whoever_is_after_the_objectives() -> None:
    duel = mission(scene("hoods-gang", (who("Hood"), ANYBODY)), "cosmic-invasion", "struggle-for-the-cube").roll(BLANKS)
    assert playable(duel.t, 0) == []
    duel.put(1, 10, 10).put(2, 12, 10).put(3, 12, 12).activate(0).answer("hoods-gang").answer("done")
    duel.attack(1, "jab", 2)
    assert duel.still
    duel.t.token_holder[4] = 2
    duel.attack(1, "jab", 2)
    assert duel.ask.kind == "react"
    duel.answer(next(option for option in duel.offered if option != PASS)).answer([0])
    assert duel.still
    duel.t.token_at[0] = (12.0, 13.0)
    assert duel.attack(1, "jab", 3).ask.kind == "react"
    duel.answer(PASS).t.end_scope("round")
    assert duel.attack(1, "jab", 3).still


def test_human_weapon_advances_and_strikes_everybody_near() -> None:
    duel = scene("human-weapon", who("Shang-Chi"), (ANYBODY, SOMEBODY)).activate(0)
    duel.roll("crit wild block blank blank blank", "blank " * 3, "blank", "hit blank blank blank blank blank", "blank " * 3)
    duel.answer("human-weapon")
    assert duel.power(0) == 2
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("advance", M)
    duel.answer([14.0, 11.5]).answer(1)
    settle(duel)
    assert duel.ask.kind == "action"
    assert duel.t.stack[-1].actions == 1
    assert [duel.conditions(one) for one in (1, 2)] == [{"stun", "stagger"}, {"stun"}]
    assert [duel.damage(one) for one in (1, 2)] == [2, 1]
    assert not duel.t.script


@pytest.mark.parametrize("card", ["escort-to-safety", "fall-back", "reversal", "sacrifice", "warpath"])
def test_not_for_the_enemys_sake(card: str) -> None:
    duel = stage(card).put(1, 16, 13).roll("hit hit blank blank", "blank blank blank").attack(0, "jab", 2)
    assert duel.still


@pytest.mark.rule("CP-001", "CP-219")
def test_heavy_ordnance() -> None:
    duel = field("heavy-ordnance").activate(0)
    assert BARRAGE not in duel.offered
    duel.answer("heavy-ordnance")
    assert duel.power(0) == 4
    assert BARRAGE in duel.offered
    duel.answer(BARRAGE).roll("hit hit blank blank blank blank", "blank blank blank").answer(1)
    assert [name(event.weapon, "en") for event in duel.heard(AttackBegan)] == ["Explosive Barrage"]
    assert (duel.damage(1), duel.damage(2)) == (2, 1)  # the other one is within Range 2 of the target
    assert duel.power(0) == 4
    assert BARRAGE not in duel.offered  # once
    duel.answer(("attack", "jab"))
    assert not [one for one in duel.t.lasting if one[2] == 0]


def test_the_barrage_is_an_attack_action() -> None:
    duel = field("heavy-ordnance").activate(0).answer("heavy-ordnance")
    for _ in range(2):
        duel.answer(("attack", "jab")).roll("blank blank blank blank", "blank blank blank").answer(1)
    assert BARRAGE not in duel.offered


def test_the_barrage_is_for_this_activation_and_for_the_one_who_paid() -> None:
    duel = field("heavy-ordnance", ["test-plain", "test-avenger"]).activate(0).answer("heavy-ordnance").answer("done")
    duel.activate(1)
    assert BARRAGE not in duel.offered
    duel.answer("done").set(0, status=PLAYED).activate(0)
    assert BARRAGE not in duel.offered
    assert playable(field("heavy-ordnance").t, 0) == []  # only during an activation


def test_only_criticals_add_dice_to_the_barrage_and_nobody_changes_them() -> None:
    duel = field("heavy-ordnance").script(until("round", "attack_dice", SELF, 2), 0)
    duel.activate(0).answer("heavy-ordnance").answer(BARRAGE)
    duel.roll("crit blank blank blank blank blank", "blank blank blank", "wild").answer(1)
    assert dice_of(duel) == [6]
    assert duel.heard(DiceRolled)[0].extra == (WILD,)
    assert duel.damage(1) == 2


def test_the_attacker_of_the_barrage_rerolls_nothing() -> None:
    duel = field("heavy-ordnance", "baron-zemo").put(1, 13, 10).activate(0).answer("heavy-ordnance").answer(BARRAGE)
    duel.roll("blank blank blank blank blank blank", "blank blank blank").answer(1)
    assert "strategic-genius" not in declined(duel)
    duel.answer(("attack", "sword-strike")).roll("blank " * 5, "blank blank blank").answer(1)
    assert "strategic-genius" in declined(duel)  # the limit was that attack's


def declined(duel: Duel) -> str:
    """Every reaction that is offered until the attack is over; none is used."""
    offered = ""
    while duel.ask.kind in ("react", "forced"):
        offered += str(duel.offered)
        duel.answer(PASS if duel.ask.kind == "react" else duel.offered[0])
    return offered


def test_the_eye_in_the_sky_warns_in_time() -> None:
    duel = scene("eye-in-the-sky", (who("Nick Fury"), ANYBODY)).put(1, 4, 10).put(2, 11, 10).activate(2).answer("jab").answer(1)
    reply(duel, "eye-in-the-sky").answer([2.0, 10.0])
    assert duel.heard(AttackCancelled)
    assert (duel.power(0), duel.t.frame(Activation).actions) == (3, 2)


def test_the_eye_in_the_sky_does_not_help_who_stays_in_reach() -> None:
    duel = scene("eye-in-the-sky", (who("Nick Fury"), ANYBODY)).activate(2).answer("jab").answer(1)
    reply(duel, "eye-in-the-sky").roll(BLANKS).answer([10.0, 14.0])
    assert not duel.heard(AttackCancelled)
    assert attacked(duel) == [(2, 1, "jab")]


@pytest.mark.parametrize(("affiliation", "kept"), [("S.H.I.E.L.D.", ["eye-in-the-sky"]), ("Avengers", [])])
def test_the_eye_in_the_sky_comes_back_to_shield(affiliation: str, kept: list[str]) -> None:
    duel = scene("eye-in-the-sky", (who("Nick Fury"), ANYBODY)).activate(2).answer("jab").answer(1)
    duel.t.affiliation[0] = affiliation
    reply(duel, "eye-in-the-sky").roll(BLANKS).answer([10.0, 14.0])
    assert duel.t.tactics[0] == []
    duel.push(CleanupPhase())
    assert duel.t.tactics[0] == kept


@pytest.mark.parametrize("condition", ["incinerate", "stun", "slow"])
def test_elemental_infusion(condition: str) -> None:
    duel = scene("elemental-infusion", (who("Crystal"), ANYBODY)).put(3, 30, 30).play("elemental-infusion")
    assert duel.power(0) == 4
    duel.roll("hit hit hit hit", "blank blank blank").attack(1, "jab", 2)
    assert set(duel.offered) == {("condition", one) for one in ("incinerate", "stun", "slow")}
    assert duel.answer(("condition", condition)).conditions(2) == {condition}
    duel.put(3, 10, 20).put(1, 10, 17).roll("hit hit hit hit", "blank blank blank").attack(1, "jab", 3)
    assert duel.still  # too far from Crystal
    duel.put(3, 16, 13).set(0, damage=5).push(Suffer(0, 3, 2, EFFECT)).decline()
    duel.put(1, 13, 13).roll("hit hit hit hit", "blank blank blank").attack(1, "jab", 3)
    assert duel.still  # Crystal is Dazed


def test_the_faithful_companion_bites_back() -> None:
    duel = scene("faithful-companion", (who("Magik"), ANYBODY)).put(2, 16, 10)
    duel.roll("hit blank blank blank", "blank blank blank").attack(2, "jab", 0)
    assert offers_card(duel, "faithful-companion")
    duel.put(2, 34, 34).roll("wild hit blank blank blank", "blank blank blank")
    react(duel, "faithful-companion").answer(2)
    assert (duel.damage(2), duel.conditions(2), attacked(duel)[-1]) == (2, {"incinerate"}, (0, 2, "guardian-dragon"))


def test_the_faithful_companion_answers_nothing_else() -> None:
    for us, roll in (((ANYBODY, who("Magik")), "hit"), ((who("Shadowcat"), ANYBODY), "blank")):
        duel = scene("faithful-companion", us).roll(f"{roll} blank blank blank", "blank blank blank").attack(2, "jab", 0)
        assert duel.still
    duel = scene("faithful-companion", (who("Magik"), ANYBODY)).push(Suffer(0, 1, 2, EFFECT))
    assert duel.still  # neither an attack nor a superpower


def test_forced_extraction_takes_a_sample_of_each() -> None:
    duel = scene("forced-extraction", (who("Mister Sinister"), ANYBODY, SOMEBODY)).play("forced-extraction")
    duel.answer(("character", 1)).answer(("character", 2))
    assert duel.still
    assert [duel.damage(one) for one in range(3)] == [0, 1, 1]
    assert (duel.power(0), duel.t.total("genetic-sample", 0)) == (5, 2)
    duel = scene("forced-extraction", (who("Mister Sinister"), ANYBODY, SOMEBODY)).put(2, 30, 30).play("forced-extraction")
    assert set(duel.offered) == {PASS, ("character", 1)} or set(duel.offered) == {("character", 1), "enough"}


def runt(target: str = ANYBODY) -> Duel:
    duel = scene("happy-birthday-runt", (who("Creed"), ANYBODY), (target, SOMEBODY)).put(2, 13, 10)
    assert not playable(duel.t, 0)  # nobody has been active
    duel.t.status[2] |= ACTIVATED
    return duel


def test_happy_birthday_runt_is_an_ambush() -> None:
    duel = runt()
    lay(duel, "extraction", holder=2)
    duel.roll(BLANKS).play("happy-birthday-runt").answer(2)
    assert (duel.power(0), attacked(duel), dice(duel, "attack")) == (3, [(0, 2, "ambush")], [6])
    assert 2 in duel.t.token_holder  # whoever it is
    assert not playable(runt().put(2, 20, 10).t, 0)


def test_happy_birthday_runt_shakes_logan() -> None:
    duel = runt(who("Claws"))
    token = lay(duel, "extraction", holder=2)
    duel.roll(BLANKS).play("happy-birthday-runt").answer(2)
    assert duel.ask.kind == "drop"
    settle(duel.answer(duel.offered[0]))
    assert duel.t.token_holder[token] < 0


def test_enemies_answer_no_ambush() -> None:
    def asked(duel: Duel, answer: str) -> bool:
        return any(answer in str(one) for one in duel.offered)

    for card, target in (("", ANSWERER), ("fall-back", ANYBODY)):
        duel = runt(target).hand(card, seat=1) if card else runt(target)
        assert asked(duel.set(2, power=6).roll(BLANKS).attack(0, "jab", 2), card or "answer")
        duel = runt(target).hand(card, seat=1) if card else runt(target)
        assert duel.set(2, power=6).roll(BLANKS).play("happy-birthday-runt").answer(2).still


def test_no_cover_from_an_ambush() -> None:
    duel = runt()
    duel.t.lasting.append(("cover", 2, 2, "game", 1))
    assert duel.roll("hit", BLANKS).play("happy-birthday-runt").answer(2).damage(2) == 1


def test_helios_burns_with_all_the_power_that_is_given() -> None:
    wall = [box("wall", 5, 14, 4, 1, 12)]
    duel = scene("helios-laser-bombardment", (who("Inventor"), ANYBODY, SOMEBODY), terrain=wall).put(3, 20, 10).put(4, 20, 12)
    duel.t.lasting.append(("cover", 3, 3, "game", 1))
    assert not playable(duel.t, 0)  # not in his activation
    duel.activate(0).answer("helios-laser-bombardment").answer(0).answer(2).answer(1).answer(3).answer("enough")
    assert [duel.power(one) for one in range(3)] == [4, 3, 6]
    duel.roll("wild hit hit blank blank blank blank", "blank blank blank").answer(HELIOS).answer(3)
    assert dice(duel, "attack") == [7]
    assert (duel.damage(3), duel.damage(4)) == (3, 1)
    assert HELIOS not in duel.offered  # once
    duel.put(4, 10, 7).roll(BLANKS).attack(0, "jab", 4)
    assert dice(duel, "attack")[-1] == 4


def test_hired_muscle_carries_civilians() -> None:
    duel = scene("hired-muscle", (ANYBODY, SOMEBODY))
    assert not playable(duel.t, 0)  # nobody to carry
    near, far, held = (token(duel, holder, CIVILIAN) for holder in (ON_BOARD, ON_BOARD, 2))
    other = token(duel, ON_BOARD, ASSET)
    for one, at in ((near, (12.0, 8.0)), (far, (30.0, 30.0)), (other, (12.0, 12.0))):
        duel.t.token_at[one] = at
    duel.play("hired-muscle").answer(0)
    assert duel.ask.kind == "move_token"
    duel.answer([12.0, 5.5])
    assert (duel.still, duel.power(0), duel.t.token_at[near]) == (True, 5, (12.0, 5.5))
    assert (duel.t.token_at[far], duel.t.token_at[other], duel.t.token_holder[held]) == ((30.0, 30.0), (12.0, 12.0), 2)


def wounded(roll: str, victim: int = 2) -> Duel:
    duel = scene("grievous-wounds", ANYBODY).set(1, damage=2).set(2, damage=2).activate(0)
    duel.roll(f"{roll} blank blank blank", "blank blank blank").answer("jab").answer(1)
    react(duel, "grievous-wounds")
    return duel.script(heal(CHOSEN, 1), 2, chosen=victim)


def test_grievous_wounds_do_not_heal_in_this_phase() -> None:
    duel = wounded("hit", 1)
    assert (duel.power(0), duel.damage(1)) == (5, 3)
    duel.t.end_scope("activation phase")
    assert duel.script(heal(CHOSEN, 1), 2, chosen=1).damage(1) == 2


def test_other_wounds_heal() -> None:
    assert wounded("blank", 1).damage(1) == 1  # no harm was done
    assert wounded("hit", 2).damage(2) == 1  # somebody else
