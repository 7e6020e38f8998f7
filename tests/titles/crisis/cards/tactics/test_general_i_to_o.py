"""Team Tactic cards without an affiliation, I to O."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.events import AttackBegan
from longbox.titles.crisis.rules.actions import Activation, speed_of
from longbox.titles.crisis.rules.damage import CRISIS, EFFECT, Defeat, Suffer
from longbox.titles.crisis.rules.movement import Place
from longbox.titles.crisis.rules.objectives import Drop, contesting, securing, stand_ins
from longbox.titles.crisis.rules.rounds import CleanupPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import may_be_targeted
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import LOCATION, SELF, SUBJECT, M, S, lasts, me, modify_own, on, reroll, role, seq, static, until

from ...helpers import settle
from ...mission import mission, on_token
from ...scene import Duel, box
from ..cast import CAP, SKULL
from ..players_of_cards import ANYBODY, BLANKS, HEALER, SOMEBODY, USER, attacked, dice, power_phase, react, scene, who
from ..playing import offers, take
from ..scenes.tactics import MISSES, dice_of, field, reply, rolled, stage, token

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")

CROSSBONES = "crossbones"
MARVEL = "captain-marvel"
STARK = "iron-man"


@pytest.mark.rule("CP-107")
def test_mass_transit() -> None:
    duel = stage("mass-transit", us=["test-teleporter", "test-plain", "test-avenger"]).put(2, 30, 30)
    duel.activate(0).answer("mass-transit").answer(("character", 1))
    duel.answer([10.0, 16.0]).answer([10.0, 18.0])
    assert (duel.at(0), duel.at(1), duel.at(2)) == ((10.0, 16.0), (10.0, 18.0), (30.0, 30.0))
    assert duel.conditions(0) == {"stagger"}
    assert duel.power(0) == 3


def test_medpack() -> None:
    duel = stage("medpack").set(0, damage=1).set(1, damage=4)
    assert not playable(duel.t, 0)
    duel.activate(0).answer("medpack").answer(("character", 1)).answer(("number", 3))
    assert (duel.damage(0), duel.damage(1), duel.power(0)) == (1, 1, 4)


def test_mission_objective_at_will() -> None:
    duel = stage("mission-objective")
    asset = token(duel, 0)
    assert not playable(duel.t, 0)
    duel.activate(0).answer("mission-objective")
    assert duel.t.token_holder[asset] == 1
    assert duel.power(0) == 4


def test_mission_objective_when_dazed_or_dropping() -> None:
    duel = stage("mission-objective").set(0, damage=5)
    asset = token(duel, 0)
    duel.push(Suffer(0, 3, 2, EFFECT))
    reply(duel, "mission-objective")
    assert duel.is_dazed(0)
    assert duel.t.token_holder[asset] == 1
    duel = stage("mission-objective")
    duel.push(Drop(0, token(duel, 0)))
    reply(duel, "mission-objective")
    assert duel.still
    assert duel.t.token_holder == [1]


def test_mission_objective_keeps_the_limits() -> None:
    duel = stage("mission-objective")
    token(duel, 0)
    token(duel, 1)  # one each is the most
    duel.activate(0)
    assert ("tactic", "mission-objective") not in duel.offered
    duel = stage("mission-objective")
    token(duel, 0, LOCATION)
    duel.activate(0)
    assert ("tactic", "mission-objective") not in duel.offered
    duel = stage("mission-objective").set(1, damage=5)
    token(duel, 0)
    duel.push(Activation(0)).push(Suffer(1, 3, 2, EFFECT))
    assert duel.is_dazed(1)  # another's Daze is no reason to pass one's own token


def test_kick_em_while_theyre_down() -> None:
    duel = stage("kick-em-while-theyre-down").set(2, conditions=("bleed", "slow")).play("kick-em-while-theyre-down").answer(0)
    duel.roll("blank " * 7).attack(1, "jab", 2)
    duel.answer("tactic/kick-em-while-theyre-down@1")
    assert max(len(dice) for dice in duel.offered) == 2
    duel.roll("hit hit").answer([0, 1])
    assert duel.damage(2) == 2
    duel.set(2, conditions=()).roll(MISSES).attack(1, "jab", 2)
    assert duel.still


def test_kun_lun_training() -> None:
    duel = stage("kun-lun-training").roll("hit hit hit fail", "blank blank blank").attack(2, "jab", 0)
    duel.roll("blank blank blank")
    reply(duel, "kun-lun-training")  # the Failure stays
    assert (duel.damage(0), duel.power(0)) == (0, 2)


def test_one_two_punch() -> None:
    duel = stage("one-two-punch").put(1, 16, 12).activate(0).answer("jab").answer(2).roll(MISSES, "blank")
    reply(duel, "one-two-punch")
    assert rolled(duel, "attack") == 6
    assert (duel.power(0), duel.power(1)) == (5, 5)
    duel = stage("one-two-punch").activate(0).roll(MISSES).answer("jab").answer(2)
    assert duel.ask.kind == "action"  # nobody stands by
    duel = stage("one-two-punch").put(1, 16, 12).roll(MISSES).attack(0, "jab", 2)
    assert duel.still  # not its activation


def test_indomitable() -> None:
    for how in ("throw", "push"):
        duel = stage("indomitable").push(Slide(0, S, how, 2, 1))
        reply(duel, "indomitable")
        assert duel.still
        assert (duel.at(0), duel.power(0)) == ((10.0, 10.0), 4)
    duel.hand("indomitable").push(Slide(0, S, "push", 1, 0))
    assert duel.ask.kind == "direction"  # an ally's push


def test_inspiring_monologue() -> None:
    duel = stage("inspiring-monologue").play("inspiring-monologue").answer(1)
    duel.roll("hit hit hit hit", "blank blank blank").attack(2, "jab", 0)
    duel.answer("tactic/inspiring-monologue@1").roll("block block").answer([0, 2])
    assert (duel.damage(0), duel.power(1)) == (2, 3)
    duel.roll(MISSES).attack(2, "jab", 1)
    assert duel.still


@pytest.mark.rule("CP-408")
def test_inspiring_monologue_is_remembered_when_the_speaker_is_lost() -> None:
    duel = stage("inspiring-monologue").play("inspiring-monologue").answer(1)
    ((_, speaker, other, *_),) = duel.t.lasting
    duel.push(Defeat(speaker, 2, outright=True))
    assert speaker not in duel.t.present()
    duel.roll("hit hit hit hit", "blank blank blank").attack(2, "jab", other)
    duel.answer(f"tactic/inspiring-monologue@{speaker}").roll("block block").answer([0, 2])
    assert duel.damage(other) == 2


def test_no_escape() -> None:
    duel = stage("no-escape").put(2, 11, 11.5).activate(2).answer("move").roll("crit wild wild hit")
    reply(duel, "no-escape").answer(0)
    assert (duel.damage(2), duel.power(0), duel.power(1)) == (3, 5, 5)
    assert duel.ask.kind == "advance"
    duel = stage("no-escape").put(2, 11, 11.5).set(2, damage=5).activate(2).answer("move").roll("crit wild wild hit")
    reply(duel, "no-escape").answer(0)
    assert duel.still  # Dazed before it could move
    duel = stage("no-escape").activate(2).answer("move")
    assert duel.ask.kind == "advance"


def baron(round: int = 3) -> Duel:
    duel = scene("i-am-a-baron-after-all", who("Baron"), power=1).put(1, 12, 10).set(0, damage=5)
    duel.t.round = round
    return duel.activate(0).answer("i-am-a-baron-after-all")


def test_i_am_a_baron_power_or_health_by_the_round() -> None:
    assert baron().answer("power").power(0) == 4
    assert baron(2).answer("heal").damage(0) == 3


def test_i_am_a_baron_rerolls_in_the_next_attack_only() -> None:
    duel = baron(2).answer("reroll").roll("blank " * 4, "blank " * 3, "hit hit", "blank " * 7)
    duel.answer(("attack", "jab")).answer(1)
    duel.answer(next(option for option in duel.offered if option != PASS))
    with pytest.raises(Exception, match="you may pick 2"):
        duel.answer([0, 1, 2])
    duel.answer([0, 1])
    assert duel.damage(1) == 2
    duel.answer(("attack", "jab")).answer(1)
    assert duel.ask.kind == "action"


def test_instant_recovery_heals_after_the_enemy_effect() -> None:
    duel = scene("instant-recovery", HEALER).put(1, 12, 10).roll("hit hit hit blank", "blank blank blank").attack(1, "jab", 0)
    react(duel, "instant-recovery").answer(("number", 2))
    assert duel.damage(0) == 1
    assert duel.power(0) == 6 + 3 - 3


def test_instant_recovery_needs_an_enemy_and_a_healing_factor() -> None:
    assert scene("instant-recovery", HEALER).push(Suffer(0, 2, -1, CRISIS)).still
    plain = scene("instant-recovery", ANYBODY).put(1, 12, 10).roll("hit hit hit blank", "blank blank blank").attack(1, "jab", 0)
    assert plain.still


@pytest.mark.parametrize("injured", [0, 1])
def test_jean_avenged_at_once(injured: int) -> None:
    duel = scene("jean", (who("Jean Grey"), who("Cyclops"))).put(2, 12, 12).set(0, damage=4, injured=injured)
    duel.roll("hit " * 4, "blank " * 3, BLANKS).attack(2, "jab", 0)
    react(duel, "jean", injured)
    assert duel.offered == (PASS, ("attack", "jab"), ("attack", "blast"))
    duel.answer(("attack", "blast")).answer(2)
    assert attacked(duel) == [(2, 0, "jab"), (1, 2, "blast")]
    assert duel.power(1) == 3
    assert duel.still


def test_jean_others_are_not_avenged() -> None:
    duel = scene("jean", (ANYBODY, who("Cyclops")))
    assert duel.push(Defeat(0, 2)).still


def test_joint_effort_two_dice_for_every_friend_at_the_target() -> None:
    duel = scene("joint-effort", (ANYBODY, SOMEBODY, USER)).put(3, 12, 10).put(1, 12, 12).put(2, 14, 10).put(4, 30, 30)
    duel.roll(BLANKS).activate(0).answer("joint-effort")
    assert duel.power(0) == 3
    duel.answer(("attack", "jab")).answer(3)
    assert dice(duel, "attack") == [8]
    duel.answer(("attack", "jab")).answer(3)
    assert dice(duel, "attack") == [8, 4]  # one action only


def test_joint_effort_those_far_away_and_the_attacker_do_not_count() -> None:
    duel = scene("joint-effort", (ANYBODY, SOMEBODY)).put(2, 12, 10).put(1, 20, 20).put(3, 30, 30).roll(BLANKS)
    duel.activate(0).answer("joint-effort").answer(("attack", "jab")).answer(2)
    assert dice(duel, "attack") == [4]


def test_journey_through_limbo_sends_anybody_near_and_burns_them() -> None:
    duel = scene("journey-through-limbo", (who("Magik"), ANYBODY), (ANYBODY, SOMEBODY)).put(2, 13, 10)
    duel.activate(0).answer("journey-through-limbo")
    assert duel.power(0) == 3
    assert set(duel.offered) == {("character", 1), ("character", 2)}
    duel.answer(("character", 2))
    with pytest.raises(Exception, match="within Range 3"):
        duel.answer([20.6, 10.0])
    duel.answer([20.3, 10.0])
    assert duel.at(2) == (20.3, 10.0)
    assert duel.conditions(2) == {"incinerate"}


def test_leapfrog_the_blob_comes_along_and_strikes() -> None:
    duel = scene("leapfrog", (who("Toad"), who("The Blob"))).put(1, 10, 13).put(2, 12, 10).put(3, 30, 30)
    duel.roll("hit blank blank blank", "blank " * 3, BLANKS).attack(0, "jab", 2)
    react(duel, "leapfrog")
    assert (duel.power(0), duel.power(1)) == (5, 5)
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 1, S)
    duel.answer([11.0, 12.0]).answer(("do", "strike")).answer(2)
    assert attacked(duel) == [(0, 2, "jab"), (1, 2, "strike")]
    assert duel.still


def test_leapfrog_needs_damage() -> None:
    duel = scene("leapfrog", (who("Toad"), who("The Blob"))).put(2, 12, 10).roll(BLANKS).attack(0, "jab", 2)
    assert duel.still


def test_lethal_protector_venom_takes_the_attack() -> None:
    duel = scene("lethal-protector", (ANYBODY, who("Venom"))).put(1, 10, 16).put(2, 12.5, 10)
    duel.roll("hit blank blank blank", "blank blank blank").attack(2, "jab", 0)
    react(duel, "lethal-protector")
    assert duel.power(1) == 4
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([10.0, 13.0])
    duel.answer([10.0, 12.0])
    assert (duel.damage(0), duel.damage(1)) == (0, 1)


def test_lethal_protector_is_for_others_within_range_three() -> None:
    far = scene("lethal-protector", (ANYBODY, who("Venom"))).put(1, 10, 18).put(2, 12.5, 10).roll(BLANKS).attack(2, "jab", 0)
    assert far.still
    own = scene("lethal-protector", (ANYBODY, who("Venom"))).put(2, 12.5, 13).roll(BLANKS).attack(2, "jab", 1)
    assert own.still


@pytest.mark.parametrize("card", ["one-two-punch", "trip-up"])
def test_the_attacker_and_one_beside_the_target(card: str) -> None:
    def attack(attacker: int = 0) -> Duel:
        duel = stage(card, us=["test-plain", "test-avenger", "test-agent"]).put(1, 16, 12).put(2, 16, 8)
        return duel.activate(attacker)

    duel = attack().answer("jab").answer(3)
    assert reply(duel, card).offered == (1, 2)  # the attacker is one of the two in any case
    duel = attack().put(1, 30, 30).put(2, 30, 33).roll(MISSES).answer("jab").answer(3)
    assert duel.ask.kind == "action"
    duel = attack().roll(MISSES).attack(1, "jab", 3)
    assert duel.ask.kind == "action"  # an attack outside one's own activation
    duel = (
        stage(card, them=["test-plain", "test-avenger"])
        .put(1, 12, 10)
        .put(3, 12, 8)
        .activate(2)
        .roll(MISSES)
        .answer("jab")
        .answer(0)
    )
    assert duel.ask.kind == "action"  # an attack of the enemy


def test_indomitable_does_not_stop_being_placed() -> None:
    assert stage("indomitable").push(Place(0, 2, 1, 2)).ask.kind == "place"


def test_mass_transit_is_nightcrawlers() -> None:
    duel = stage("mass-transit", us=["test-plain", "test-teleporter"]).activate(0)
    assert ("tactic", "mass-transit") not in duel.offered


def test_no_escape_from_two_only_and_only_in_its_activation() -> None:
    duel = stage("no-escape").put(2, 11, 11.5).put(1, 30, 30).activate(2).answer("move")
    assert duel.ask.kind == "advance"
    assert stage("no-escape").put(2, 11, 11.5).advance(2, S).ask.kind == "advance"
    assert stage("no-escape").put(2, 11, 11.5).activate(2).place(2, 1).ask.kind == "place"
    duel = (
        stage("no-escape", us=["test-plain", "test-avenger", "test-agent"]).put(1, 10, 12).put(2, 10, 8).activate(0).answer("move")
    )
    assert duel.ask.kind == "advance"  # one's own


def ruckus() -> Duel:
    duel = scene("makin-a-ruckus", (ANYBODY, who("Juggernaut"))).put(1, 10, 14).put(2, 12.5, 10).roll(BLANKS).attack(2, "jab", 0)
    react(duel, "makin-a-ruckus")
    assert duel.power(1) == 3
    return duel


def test_makin_a_ruckus_comes_after_the_attack() -> None:
    duel = ruckus()
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("advance", 1, S)
    assert dice(duel, "defense") == [3]  # the attack has gone on against the other one
    duel.answer([11.0, 12.0]).answer(("do", "strike")).answer(2)
    assert attacked(duel) == [(2, 0, "jab"), (1, 2, "strike")]
    assert duel.still


def test_makin_a_ruckus_both_may_be_left() -> None:
    duel = ruckus().answer(PASS)
    if not duel.still:
        duel.answer(PASS)
    assert duel.still
    assert duel.at(1) == (10.0, 14.0)
    assert len(attacked(duel)) == 1


def test_makin_a_ruckus_is_for_others_within_range_three() -> None:
    far = scene("makin-a-ruckus", (ANYBODY, who("Juggernaut"))).put(1, 10, 18).put(2, 12.5, 10).roll(BLANKS).attack(2, "jab", 0)
    assert far.still
    own = scene("makin-a-ruckus", (who("Juggernaut"),)).put(1, 12.5, 10).roll(BLANKS).attack(1, "jab", 0)
    assert own.still


def test_midnight_phantasmagoria_pushes_everybody_and_heals_for_each() -> None:
    duel = scene("midnight-phantasmagoria", who("Malekith the Accursed"), (ANYBODY, SOMEBODY, ANYBODY)).put(3, 30, 30)
    duel.set(0, damage=5).activate(0).answer("midnight-phantasmagoria")
    assert duel.power(0) == 3
    duel.answer(("character", 2))
    assert (duel.ask.kind, duel.t.stack[-1].tool, duel.t.stack[-1].how) == ("direction", S, "push")
    with pytest.raises(Exception, match=r"."):
        duel.answer([180])
    duel.answer([0]).answer([0])
    assert duel.damage(0) == 3
    assert duel.at(2)[0] == pytest.approx(16 + 3.375)


def test_midnight_phantasmagoria_who_stands_fast_heals_nobody() -> None:
    duel = scene("midnight-phantasmagoria", who("Malekith the Accursed"), ANYBODY).set(0, damage=5)
    duel.script(lasts("round", static("not_moved_by_enemy", ("push",), me)), 1).activate(0).answer("midnight-phantasmagoria")
    assert duel.ask.kind == "action"
    assert duel.damage(0) == 5


def test_monkey_brain_an_area_attack_that_pushes_all_it_hits() -> None:
    duel = scene("monkey-brain-is-lizard-home", who("Lizard")).put(1, 13, 10).put(2, 10, 13)
    duel.activate(0).answer("monkey-brain-is-lizard-home").roll(BLANKS)
    assert duel.power(0) == 3
    duel.answer(("attack", "lizard-brain")).answer(1)
    assert dice(duel, "attack") == [5]
    assert (duel.ask.kind, duel.t.stack[-1].who) == ("direction", 1)
    duel.answer([0])
    assert (duel.ask.kind, duel.t.stack[-1].who, duel.t.stack[-1].tool) == ("direction", 2, S)
    settle(duel.answer([90]))
    assert ("attack", "lizard-brain") not in duel.offered


def test_mystic_menace_who_comes_near_is_hexed() -> None:
    duel = react(power_phase(scene("mystic-menace", who("The Wrecking Crew"))), "mystic-menace")
    duel.slide(1, S, "push", 0, 180).slide(2, S, "push", 0, 0)
    assert (duel.conditions(1), duel.conditions(2)) == ({"hex"}, set())
    assert duel.power(0) == 6
    down = react(power_phase(scene("mystic-menace", who("The Wrecking Crew"))), "mystic-menace")
    down.push(Suffer(0, 20, 1)).decline()
    assert down.is_dazed(0)
    assert down.slide(1, S, "push", 2, 180).conditions(1) == set()


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


def test_magnetic_refraction_covers_all_near_for_the_round() -> None:
    duel = scene("magnetic-refraction", (who("Magneto"), ANYBODY, SOMEBODY)).put(2, 10, 25).play("magnetic-refraction")
    assert [duel.t.has("cover", one, attacker=3) for one in range(4)] == [True, True, False, False]
    assert duel.power(0) == 4
    duel.push(CleanupPhase())
    assert not duel.t.has("cover", 0, attacker=3)
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
    assert not duel.t.has("cover", 1, attacker=2)
    duel.push(CleanupPhase())
    assert duel.t.tactics[0] == ["magnetic-refraction"]
    duel.push(CleanupPhase())
    assert duel.t.tactics[0] == ["magnetic-refraction"]


@pytest.mark.rule("CP-001", "CP-219")
def test_illicit_tech() -> None:
    duel = field("illicit-tech", CROSSBONES, ("test-plain", "test-plain", "test-plain")).put(3, 30, 30)
    duel.activate(0).answer("illicit-tech")
    assert duel.power(0) == 5
    duel.answer(("attack", "x-bo-si-n-plasma-rifle"))
    duel.roll("hit hit hit blank blank blank", "blank blank blank").answer(1)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert (duel.damage(1), duel.power(0)) == (3, 5 + 3)
    assert [duel.conditions(who) for who in (1, 2, 3)] == [{"incinerate"}, {"incinerate"}, set()]
    assert dice_of(duel) == [6]


def test_illicit_tech_rolls_its_own_dice_alone_and_changes_none() -> None:
    duel = field("illicit-tech", CROSSBONES, ("test-plain",)).activate(0).answer("illicit-tech")
    rerolls = on(modify_own(roller=me, attacker=me), reroll(1, "attack"), optional=True)
    duel.script(seq(until("turn", "attack_dice", SELF, 2), lasts("turn", rerolls)), 0)
    duel.answer(("attack", "x-bo-si-n-plasma-rifle")).roll("blank " * 6, "blank " * 3)
    asked = set()
    while duel.ask.kind != "action":
        asked.add(duel.ask.kind)
        duel.answer(next(one for one in duel.offered if one != PASS))
    assert "dice" not in asked
    assert dice_of(duel) == [6]


def test_illicit_tech_is_for_crossbones_and_sin() -> None:
    assert ("tactic", "illicit-tech") not in field("illicit-tech").activate(0).offered


@pytest.mark.rule("CP-001", "CP-382")
def test_overcharge() -> None:
    duel = field("overcharge", [MARVEL, STARK]).put(1, 14, 11).set(1, power=0).activate(0).answer("overcharge")
    duel.roll("blank " * 6, "blank blank blank", "blank " * 6, "blank blank blank").answer(2)
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert [(event.attacker, event.target) for event in duel.heard(AttackBegan)] == [(1, 2), (1, 3)]
    assert (duel.power(0), duel.power(1)) == (1, 2)
    assert [duel.conditions(who) for who in (2, 3)] == [{"shock"}, {"shock"}]
    assert duel.ask.kind == "action"


def test_overcharge_needs_the_two_of_them() -> None:
    assert ("tactic", "overcharge") not in field("overcharge", [MARVEL, STARK]).put(1, 30, 30).activate(0).offered
    assert ("tactic", "overcharge") not in field("overcharge", [MARVEL, "test-plain"]).activate(0).offered
    assert ("tactic", "overcharge") not in field("overcharge", ["test-plain", STARK]).activate(0).offered


def test_a_last_minute_save() -> None:
    duel = scene("last-minute-save", (who("Lockjaw"), ANYBODY)).set(1, injured=1, damage=4).push(Suffer(1, 3, 2, EFFECT))
    settle(reply(duel, "last-minute-save"))
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    assert 1 in duel.t.present()
    assert (duel.power(0), duel.damage(1), duel.t.within(0, 1, 1)) == (3, 4, True)


def test_a_last_minute_save_is_for_those_about_to_be_koed_by_enemies() -> None:
    for marks, cause in (({"damage": 5}, 2), ({"injured": 1, "damage": 4}, 1)):
        duel = scene("last-minute-save", (who("Lockjaw"), ANYBODY)).set(1, **marks).push(Suffer(1, 3, cause, EFFECT))
        assert duel.still
    duel = scene("last-minute-save", (who("Lockjaw"), ANYBODY)).put(1, 10, 20).set(1, injured=1, damage=4)
    assert duel.push(Suffer(1, 3, 2, EFFECT)).still  # too far off


def test_marked_for_death() -> None:
    duel = scene("marked-for-death", (ANYBODY, SOMEBODY)).put(3, 30, 30).play("marked-for-death").answer(0)
    assert (duel.power(0), duel.power(1)) == (5, 5)
    duel.script(lasts("game", on(modify_own(roller=role(SUBJECT)), reroll(), optional=True)), 2)
    duel.script(until("game", "stealth", SELF, 3), 2)
    assert may_be_targeted(duel.put(2, 22, 10).t, 0, 2)
    assert (speed_of(duel.t, 2), speed_of(duel.t, 3)) == (S, M)
    assert duel.put(2, 16, 10).roll(BLANKS).attack(0, "jab", 2).still  # it modifies nothing
    duel.t.script = []
    assert duel.roll(BLANKS).attack(2, "jab", 0).ask.kind == "react"  # but its own attacks
    duel.decline()
    duel.t.end_scope("round")
    assert speed_of(duel.t, 2) == M
    assert not may_be_targeted(duel.put(2, 22, 10).t, 0, 2)
    duel.t.script = []
    assert duel.put(2, 16, 10).roll(BLANKS).attack(0, "jab", 2).ask.kind == "react"


def test_marked_for_death_takes_two_near_the_same_enemy() -> None:
    duel = scene("marked-for-death", (ANYBODY, SOMEBODY), ANYBODY).put(1, 10, 34)
    assert not playable(duel.t, 0)


def amplified(*roll: str) -> Duel:
    duel = scene("mutant-traitor", (who("Gambit"), who("Bishop"), ANYBODY), ANYBODY).put(1, 10, 13).put(3, 13, 13)
    assert not playable(duel.t, 0)  # not in his activation
    duel.roll(*roll).activate(0).answer("mutant-traitor").answer([0.0])
    return duel


def test_the_traitor_shoots_with_what_gambit_gave_him() -> None:
    duel = amplified("wild hit blank blank blank blank", "blank blank blank", "blank")
    settle(duel)
    assert (duel.damage(3), duel.damage(1)) == (2, 0)
    assert duel.ask.kind == "direction"
    duel.answer([0.0])
    assert duel.at(3)[0] > 14  # pushed


def test_two_wilds_are_too_much_of_a_good_thing() -> None:
    duel = amplified("wild wild blank blank blank blank", "blank blank blank", "blank blank")
    while duel.ask.kind != "action":
        duel.answer([0.0] if duel.ask.kind == "direction" else duel.offered[0])
    assert (duel.damage(3), duel.damage(1)) == (4, 1)


def test_gambits_grace_turns_failures() -> None:
    duel = amplified("crit fail fail blank blank blank", "blank blank blank", "blank")
    assert duel.ask.region.allowed == (1, 2)


def test_the_traitor_is_near() -> None:
    duel = scene("mutant-traitor", (who("Gambit"), who("Bishop"))).put(1, 10, 25).activate(0)
    assert ("tactic", "mutant-traitor") not in duel.offered


def test_mental_domination_strikes_from_an_enemy() -> None:
    duel = scene("mental-domination", (who("Jean Grey"), ANYBODY)).put(2, 15, 10).put(3, 18, 14).activate(0)
    duel.answer("mental-domination")
    assert duel.ask.kind == "advance"
    duel.answer([17.5, 12.0])
    assert set(duel.offered) == {2, 3}  # both within Range 2 of that enemy, far from Jean Grey
    duel.roll("hit hit blank blank blank", "block block blank").answer(3)
    assert dice(duel, "attack") == [5]  # 2 and the Physical Defense of that enemy
    duel.answer(next(one for one in duel.offered if one != PASS)).roll("blank blank").answer((0, 1))
    assert (duel.power(0), duel.damage(3)) == (3, 2)


def test_mental_domination_is_for_two_and_near_by() -> None:
    assert ("tactic", "mental-domination") not in scene("mental-domination", ANYBODY).activate(0).offered
    duel = scene("mental-domination", who("Cassandra Nova")).put(1, 30, 30).put(2, 30, 34).activate(0)
    assert ("tactic", "mental-domination") not in duel.offered


def jonathan(**more: int) -> Duel:
    duel = mission(scene("jonathan-the-unstoppable", (who("Honey Badger"), ANYBODY)), "mayor-fisk")
    on_token(duel, 0, 0, 2.2).play("jonathan-the-unstoppable")
    duel.answer([duel.t.token_at[0][0], duel.t.token_at[0][1] + 1.1])
    return duel.put(0, 3, 33)


def test_jonathan_contests_like_an_injured_ally() -> None:
    duel = jonathan()
    assert duel.power(0) == 4
    assert securing(duel.t, 0) == 0
    on_token(duel, 2, 0).set(2, injured=1)
    assert securing(duel.t, 0) == -1  # one Injured each
    duel.set(2, injured=0)
    assert securing(duel.t, 0) == 1
    on_token(duel, 1, 0, -1.5)
    assert contesting(duel.t, 0, 0) == (1, 1)


@pytest.mark.parametrize(("beyond", "contests"), [(-0.05, 1), (0.05, 0)])
def test_jonathan_contests_within_range_1(beyond: float, contests: int) -> None:
    duel = jonathan()
    tools, (x, y) = duel.t.the_tools(), duel.t.token_at[0]
    ((name, seat, *_),) = duel.t.markers
    duel.t.markers = ((name, seat, x, y + tools.range(1) + 2 * tools.token_radius + beyond),)
    assert contesting(duel.t, 0, 0) == (0, contests)


def test_jonathan_does_not_contest_what_somebody_holds() -> None:
    duel = jonathan()
    assert stand_ins(duel.t, 0, 0) == 1
    duel.t.token_holder[0] = 2
    assert stand_ins(duel.t, 0, 0) == 0


def test_jonathan_is_gone_when_an_enemy_comes_near_and_may_return() -> None:
    duel = jonathan()
    x, y = duel.t.token_at[0]
    duel.put(1, x, y - 4).advance(1, S).answer([x, y - 1.5])
    assert duel.t.markers  # a friend
    duel.put(2, x, y + 5).advance(2, S).answer([x, y + 2.0])
    assert not duel.t.markers
    assert duel.t.tactics[0] == []
    duel.push(CleanupPhase())
    take(duel, "jonathan")
    assert duel.t.tactics[0] == ["jonathan-the-unstoppable"]


def test_jonathan_does_not_return_while_he_is_there_or_she_is_gone() -> None:
    assert not offers(jonathan().push(CleanupPhase()), "jonathan")
    duel = jonathan()
    duel.t.markers = ()
    duel.t.status[0] = 0
    duel.t.index = None
    assert not offers(duel.push(CleanupPhase()), "jonathan")


def cut_in() -> Duel:
    duel = scene("mind-if-i-cut-in", (who("Rogue"), ANYBODY)).put(2, 14, 11.5).set(2, power=1).play("mind-if-i-cut-in")
    return duel.roll(BLANKS).activate(2)


def test_rogue_cuts_in_unless_they_pay() -> None:
    duel = cut_in().answer("jab")
    assert ("pay", 1) in duel.offered
    duel.answer(PASS)
    assert attacked(duel) == []
    assert duel.offered == (0,)
    duel = cut_in().answer("jab").answer(("pay", 1))
    assert set(duel.offered) == {0, 1}
    assert duel.power(2) == 0


def test_nobody_cuts_in_from_afar_or_in_the_next_round() -> None:
    duel = cut_in().put(0, 30, 30).answer("jab")
    assert ("pay", 1) not in duel.offered
    duel = cut_in()
    duel.t.end_scope("round")
    assert ("pay", 1) not in duel.answer("jab").offered


def crushing(terrain: tuple[Any, ...] = ()) -> Duel:
    duel = Duel("magneto", (SKULL, CAP), terrain=terrain).put(SKULL, 13, 10).put(CAP, 14, 12.5).set("magneto", power=5)
    return duel.hand("magnetic-crush").activate("magneto")


def test_magnetic_crush_hurls_all_that_is_near_and_hurts_those_beside() -> None:
    duel = crushing((box("crate", 1, 15, 9, 1, 1), box("tree", 3, 13, 7, 1, 1), box("truck", 4, 15, 7, 1, 1)))
    duel.answer("magnetic-crush").answer(("attack", "magnetic-crush"))
    duel.answer(SKULL) if duel.ask.kind == "target" else None
    duel.roll("hit " + "blank " * 30)
    assert duel.offered == (PASS, ("terrain", 0), ("terrain", 1))  # Size 4 is too large
    duel.answer(("terrain", 0)).answer(("terrain", 1))
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert dice(duel, "attack") == [10]
    assert (duel.t.rubble, duel.damage(SKULL), duel.damage(CAP), duel.power("magneto")) == (3, 1, 1, 0)
    assert ("attack", "magnetic-crush") not in duel.offered  # once


def test_magnetic_crush_may_leave_terrain_alone() -> None:
    duel = crushing((box("crate", 1, 15, 9, 1, 1),)).answer("magnetic-crush").answer(("attack", "magnetic-crush"))
    duel.answer(SKULL) if duel.ask.kind == "target" else None
    duel.roll("blank " * 30).answer(PASS)
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert (dice(duel, "attack"), duel.t.rubble) == ([6], 0)


class TestNoMatterTheCost:
    """The bolt costs 3 Power."""

    def scene(self, power: int, beam: bool = False) -> Duel:
        hero = "mister-sinister" if beam else "captain-marvel"
        duel = scene("no-matter-the-cost", (hero, ANYBODY)).put(2, 12.5, 10).put(3, 30, 30)
        return duel.set(0, power=power).activate(0)

    def test_damage_pays(self) -> None:
        duel = self.scene(1)
        assert ("attack", "rocket-punch") in duel.offered  # of 3 Power
        duel.answer("rocket-punch")
        react(duel, "no-matter-the-cost")
        assert duel.offered == (("number", 3), ("number", 2))  # no less than it takes
        duel.roll("blank " * 7, "blank " * 3).answer(("number", 3)).answer(2)
        assert (duel.damage(0), duel.power(0), attacked(duel)) == (3, 1, [(0, 2, "rocket-punch")])
        assert dice(duel, "attack") == [7]  # it is carried out
        assert not duel.t.lasting

    def test_a_beam_costs_less_too(self) -> None:
        duel = self.scene(0, beam=True).answer("genetic-splicing")
        react(duel, "no-matter-the-cost").answer(("number", 1))
        assert duel.ask.kind == "aim"

    def test_without_it_the_attack_is_lost(self) -> None:
        duel = self.scene(1).answer("rocket-punch").answer(PASS).answer(2)
        assert (attacked(duel), duel.damage(0), duel.power(0)) == ([(0, 2, "rocket-punch")], 0, 1)
        assert duel.ask.kind == "action"

    def test_it_saves_no_more_than_three(self) -> None:
        duel = scene("no-matter-the-cost", ("mister-sinister", ANYBODY)).put(2, 12.5, 10).set(0, power=2)
        duel.t.lasting += [("genetic-sample", 0, 0, "game", 1)] * 3
        assert ("attack", "recombinant-disintegration") not in duel.activate(0).offered  # of 6 Power
        assert ("attack", "recombinant-disintegration") in duel.set(0, power=3).activate(0).offered

    def test_it_is_for_attack_actions_of_whoever_is_active(self) -> None:
        duel = self.scene(9).roll("blank " * 5, "blank " * 3).attack(0, "strike", 2)
        assert not any("no-matter" in str(one) for one in duel.offered)
