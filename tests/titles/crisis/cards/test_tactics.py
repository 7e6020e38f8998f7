"""Team Tactic cards of no affiliation, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.events import AttackCancelled, DazeRemoved, DiceRolled
from longbox.titles.crisis.rules.actions import Activation
from longbox.titles.crisis.rules.attacks import may_be_targeted
from longbox.titles.crisis.rules.collisions import ThrowTerrain
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.objectives import Drop
from longbox.titles.crisis.rules.rounds import ActivationPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import ASSET, LOCATION, NOBODY, S

from ..extras import extras  # noqa: F401  (a fixture)
from ..scene import PASS, Duel

pytestmark = pytest.mark.usefixtures("extras")

US, THEM = ["test-plain", "test-avenger"], "test-plain"
WALL = ("building", 5, False, ((11.0, 6.0), (12.0, 6.0), (12.0, 14.0), (11.0, 14.0)))
BLANKS = "blank " * 8


def scene(*cards: str, seat: int = 0, us: Any = US, them: Any = THEM, **options: Any) -> Duel:
    """Two of us at the left, one of them 6 in to the right of the first, all with 6 Power."""
    duel = Duel(us, them, **options).hand(*cards, seat=seat)
    for who in range(len(duel.t.who)):
        duel.set(who, power=6)
    return duel


def react(duel: Duel, card: str) -> Duel:
    return duel.answer(f"tactic/{card}")


def offers(duel: Duel, card: str) -> bool:
    return any(isinstance(one, tuple) and f"tactic/{card}" in one for one in duel.offered)


def token(duel: Duel, holder: int, kind: str = ASSET, name: str = "skrulls-infiltrate/skrull-agent") -> int:
    t = duel.t
    t.token_name.append(name)
    t.token_kind.append(kind)
    t.token_at.append((18.0, 18.0))
    t.token_holder.append(holder)
    t.token_side.append(NOBODY)
    return len(t.token_name) - 1


def rolled(duel: Duel, roll: str) -> int:
    """How many dice the last roll of this name had."""
    found: int = len([event for event in duel.heard(DiceRolled) if event.roll == roll][-1].faces)
    return found


# -- moving and helping ------------------------------------------------------------------------------------------------


def test_advanced_r_d() -> None:
    duel = scene("advanced-r-d", us=["test-plain", "test-avenger", "test-agent"])
    assert not playable(duel.t, 0)  # only in the activation of who plays it
    duel.activate(0).answer("advanced-r-d")
    assert duel.offered == (1, 2)  # one for each of two others, no more
    duel.answer(2)
    duel.answer(("character", 1)).answer(("character", 2))
    assert [duel.power(who) for who in range(3)] == [4, 7, 7]


def test_climbing_gear() -> None:
    duel = scene("climbing-gear", us=["test-plain"], terrain=[WALL])
    duel.put(1, 30, 30).advance(0, S).answer([10.0, 10.0])
    duel.play("climbing-gear").answer([13.5, 10.0])
    assert duel.power(0) == 3
    assert duel.at(0) == (13.5, 10.0)
    duel.advance(0, S).answer([9.5, 10.0])  # for the whole round
    duel.t.end_scope("round")
    duel.advance(0, S)
    with pytest.raises(Illegal, match="terrain"):
        duel.answer([13.5, 10.0])


def test_extreme_conditioning() -> None:
    duel = scene("extreme-conditioning").activate(0).answer("move")
    assert offers(duel, "extreme-conditioning")
    react(duel, "extreme-conditioning").answer([10.0, 18.0])  # Long and two bases; Medium reaches less
    assert duel.power(0) == 4
    duel = scene("extreme-conditioning").activate(0).answer("climb")
    assert duel.ask.kind == "advance"
    duel = scene("extreme-conditioning").advance(1, S)
    assert duel.ask.kind == "advance"  # not in its activation


def test_field_dressing() -> None:
    duel = scene("field-dressing").set(1, damage=6, dazed=True).play("field-dressing")
    assert duel.still
    assert not duel.is_dazed(1)
    assert (duel.damage(1), duel.t.injured[1], duel.power(0)) == (5, 0, 2)
    assert duel.heard(DazeRemoved)
    assert not playable(scene("field-dressing").t, 0)
    assert not playable(scene("field-dressing").set(1, dazed=True).put(1, 30, 30).t, 0)


def test_follow_me() -> None:
    duel = scene("follow-me").turn().answer(("activate", 0)).answer("done")
    react(duel, "follow-me")
    assert duel.t.frame(Activation).who == 1
    duel.answer("done")
    assert duel.still
    assert all(duel.t.status[who] & ACTIVATED for who in (0, 1))
    duel = scene("follow-me").set(1, status=duel.t.status[1]).turn().answer(("activate", 0)).answer("done")
    assert duel.still  # nobody is left to follow


@pytest.mark.rule("CP-107")
def test_mass_transit() -> None:
    duel = scene("mass-transit", us=["test-teleporter", "test-plain", "test-avenger"]).put(2, 30, 30)
    duel.activate(0).answer("mass-transit").answer(("character", 1))
    duel.answer([10.0, 16.0]).answer([10.0, 18.0])
    assert (duel.at(0), duel.at(1), duel.at(2)) == ((10.0, 16.0), (10.0, 18.0), (30.0, 30.0))
    assert duel.conditions(0) == {"stagger"}
    assert duel.power(0) == 3


def test_medpack() -> None:
    duel = scene("medpack").set(0, damage=1).set(1, damage=4)
    assert not playable(duel.t, 0)
    duel.activate(0).answer("medpack").answer(("character", 1)).answer(("number", 3))
    assert (duel.damage(0), duel.damage(1), duel.power(0)) == (1, 1, 4)


def test_mission_objective_at_will() -> None:
    duel = scene("mission-objective")
    asset = token(duel, 0)
    assert not playable(duel.t, 0)
    duel.activate(0).answer("mission-objective")
    assert duel.t.token_holder[asset] == 1
    assert duel.power(0) == 4


def test_mission_objective_when_dazed_or_dropping() -> None:
    duel = scene("mission-objective").set(0, damage=5)
    asset = token(duel, 0)
    duel.push(Suffer(0, 3, 2, EFFECT))
    react(duel, "mission-objective")
    assert duel.is_dazed(0)
    assert duel.t.token_holder[asset] == 1
    duel = scene("mission-objective")
    duel.push(Drop(0, token(duel, 0)))
    react(duel, "mission-objective")
    assert duel.still
    assert duel.t.token_holder == [1]


def test_mission_objective_keeps_the_limits() -> None:
    duel = scene("mission-objective")
    token(duel, 0)
    token(duel, 1)  # one each is the most
    duel.activate(0)
    assert ("tactic", "mission-objective") not in duel.offered
    duel = scene("mission-objective")
    token(duel, 0, LOCATION)
    duel.activate(0)
    assert ("tactic", "mission-objective") not in duel.offered
    duel = scene("mission-objective").set(1, damage=5)
    token(duel, 0)
    duel.push(Activation(0)).push(Suffer(1, 3, 2, EFFECT))
    assert duel.is_dazed(1)  # another's Daze is no reason to pass one's own token


def test_patch_up() -> None:
    duel = scene("patch-up").set(1, damage=4).play("patch-up").answer(0)
    assert duel.offered == (1, 2, 3, 4, 5)
    duel.answer(3)
    assert (duel.damage(1), duel.power(0)) == (1, 3)
    assert not playable(scene("patch-up").put(1, 30, 30).t, 0)


def test_red_room_training() -> None:
    duel = scene("red-room-training").put(2, 20, 10)
    assert may_be_targeted(duel.t, 2, 0)
    duel.push(ActivationPhase())
    react(duel, "red-room-training").answer(0)
    assert not may_be_targeted(duel.t, 2, 0)
    assert may_be_targeted(duel.put(2, 16, 10).t, 2, 0)
    duel.t.end_scope("round")
    assert may_be_targeted(duel.put(2, 20, 10).t, 2, 0)


def test_tactical_analysis() -> None:
    duel = scene("tactical-analysis")
    assert not playable(duel.t, 0)
    duel.activate(0).answer("tactical-analysis")
    assert PASS in duel.offered
    duel.answer([10.0, 15.0])
    assert (duel.at(1), duel.power(0)) == ((10.0, 15.0), 4)


# -- attacking ---------------------------------------------------------------------------------------------------------


def test_battle_lust() -> None:
    duel = scene("battle-lust").put(1, 30, 30).activate(0).answer("move").answer([12.0, 10.0])
    react(duel, "battle-lust")
    assert duel.power(0) == 4  # its Size
    duel.roll("hit hit blank blank blank blank", "blank blank blank").answer("jab").answer(2)
    assert rolled(duel, "attack") == 6
    duel.answer([0.0])  # pushed away
    assert duel.at(2)[0] > 18
    duel = scene("battle-lust").activate(0).answer("move").answer([12.0, 10.0])
    react(duel, "battle-lust").roll(BLANKS + "blank").answer("jab").answer(2)
    assert duel.ask.kind == "action"  # no damage, no push
    assert not duel.t.lasting  # only the next attack


def test_bitter_rivals() -> None:
    duel = scene("bitter-rivals", them=["test-plain", "test-avenger"]).play("bitter-rivals").answer(0).answer(("character", 3))
    duel.roll(BLANKS).attack(0, "jab", 2)
    assert rolled(duel, "defense") == 2
    duel.roll(BLANKS).attack(2, "jab", 0)
    assert rolled(duel, "attack") == 3
    duel.roll(BLANKS).attack(3, "jab", 0)
    assert rolled(duel, "attack") == 4  # the chosen one itself rolls as ever
    duel.put(2, 16, 1).put(0, 12, 1).roll(BLANKS).attack(2, "jab", 0)
    assert rolled(duel, "attack") == 4


def test_disarm() -> None:
    duel = scene("disarm").play("disarm").answer(0)
    duel.roll(BLANKS).attack(2, "jab", 0)
    assert rolled(duel, "attack") == 2
    assert (duel.power(0), duel.power(1)) == (5, 5)
    assert not playable(scene("disarm", us=["test-plain"]).t, 0)


def test_kick_em_while_theyre_down() -> None:
    duel = scene("kick-em-while-theyre-down").set(2, conditions=("bleed", "slow")).play("kick-em-while-theyre-down").answer(0)
    duel.roll("blank " * 7).attack(1, "jab", 2)
    duel.answer("tactic/kick-em-while-theyre-down@1")
    assert max(len(dice) for dice in duel.offered) == 2
    duel.roll("hit hit").answer([0, 1])
    assert duel.damage(2) == 2
    duel.set(2, conditions=()).roll(BLANKS).attack(1, "jab", 2)
    assert duel.still


def test_kun_lun_training() -> None:
    duel = scene("kun-lun-training").roll("hit hit hit fail", "blank blank blank").attack(2, "jab", 0)
    duel.roll("blank blank blank")
    react(duel, "kun-lun-training")  # the Failure stays
    assert (duel.damage(0), duel.power(0)) == (0, 2)


def test_tactical_maneuvers() -> None:
    duel = scene("tactical-maneuvers").roll("hit hit hit fail", "blank blank fail").attack(2, "jab", 0)
    duel.roll("block block")
    react(duel, "tactical-maneuvers")
    assert (duel.damage(0), duel.power(0)) == (1, 3)


def test_one_two_punch() -> None:
    duel = scene("one-two-punch").put(1, 16, 12).activate(0).answer("jab").answer(2).roll(BLANKS, "blank")
    react(duel, "one-two-punch")
    assert rolled(duel, "attack") == 6
    assert (duel.power(0), duel.power(1)) == (5, 5)
    duel = scene("one-two-punch").activate(0).roll(BLANKS).answer("jab").answer(2)
    assert duel.ask.kind == "action"  # nobody stands by
    duel = scene("one-two-punch").put(1, 16, 12).roll(BLANKS).attack(0, "jab", 2)
    assert duel.still  # not its activation


def test_reversal() -> None:
    duel = scene("reversal").roll(BLANKS).attack(2, "jab", 0)
    duel.roll("crit wild hit blank")
    react(duel, "reversal")
    assert (duel.damage(2), duel.power(1)) == (2, 4)
    duel = scene("reversal").put(1, 30, 30).roll(BLANKS).attack(2, "jab", 0)
    assert duel.still  # the target itself does not count


def test_seeing_red() -> None:
    duel = scene("seeing-red").set(0, damage=5).put(1, 12, 12)
    duel.roll("hit hit blank blank", "blank blank blank").attack(2, "jab", 0)
    react(duel, "seeing-red")
    assert duel.ask.options == (PASS, ("attack", "jab"), ("attack", "blast"))
    assert duel.t.attacking() is None  # the enemy's attack is over
    assert duel.power(1) == 3
    duel.roll("hit hit hit hit", "blank blank blank").answer("jab").answer(2)
    assert duel.damage(2) == 4
    assert duel.still


def test_seeing_red_after_a_knockout_and_only_near() -> None:
    duel = scene("seeing-red").set(0, damage=4, injured=1)
    duel.push(Suffer(0, 3, 2, EFFECT))
    react(duel, "seeing-red").answer(PASS)
    assert duel.still
    duel = scene("seeing-red").set(0, damage=5).put(1, 30, 30).push(Suffer(0, 3, 2, EFFECT))
    assert duel.still
    duel = scene("seeing-red").set(0, damage=5).push(Suffer(0, 3, NOBODY, EFFECT))
    assert duel.still  # nobody to be angry with


def test_trip_up() -> None:
    duel = scene("trip-up").put(1, 16, 12).activate(0).answer("jab").answer(2).roll("hit blank blank blank", "blank blank blank")
    react(duel, "trip-up")
    assert duel.conditions(2) == {"stun", "stagger"}
    assert (duel.power(0), duel.power(1)) == (5, 5)
    duel = scene("trip-up").put(1, 16, 12).activate(0).answer("jab").answer(2).roll(BLANKS)
    react(duel, "trip-up")
    assert not duel.conditions(2)
    assert not duel.t.lasting


def test_uneasy_allies() -> None:
    duel = scene("uneasy-allies", us=["test-spider", "test-venom"]).put(1, 16, 12).activate(0).answer("jab").answer(2)
    duel.roll(BLANKS, "blank blank")
    react(duel, "uneasy-allies")
    assert rolled(duel, "attack") == 7
    assert (duel.damage(0), duel.damage(1)) == (1, 1)
    duel = scene("uneasy-allies", us=["test-spider", "test-plain"]).put(1, 16, 12).activate(0).roll(BLANKS).answer("jab").answer(2)
    assert duel.ask.kind == "action"


# -- defending ---------------------------------------------------------------------------------------------------------


def test_brace_for_impact_of_both() -> None:
    duel = scene("brace-for-impact").put(0, 10, 10).put(1, 10, 13).slide(0, S, "throw", 2, 90.0)
    react(duel, "brace-for-impact").answer(0).answer(1)
    assert duel.still  # neither damage nor a dodge
    assert [duel.damage(who) for who in (0, 1)] == [0, 0]
    assert [duel.power(who) for who in (0, 1)] == [5, 5]


def test_brace_for_impact_of_one() -> None:
    duel = scene("brace-for-impact").put(0, 10, 10).put(1, 10, 13).slide(0, S, "throw", 2, 90.0)
    duel.roll(BLANKS)
    react(duel, "brace-for-impact").answer(0).answer("enough")
    assert [duel.damage(who) for who in (0, 1)] == [0, 3]


def test_brace_for_impact_of_thrown_terrain() -> None:
    duel = scene("brace-for-impact", terrain=[("car", 2, True, ((20.0, 20.0), (22.0, 20.0), (22.0, 21.0), (20.0, 21.0)))])
    duel.push(ThrowTerrain(2, 0, 2, 1)).answer([180.0])
    react(duel, "brace-for-impact")
    assert duel.still
    assert (duel.damage(0), duel.power(0)) == (0, 5)


def test_escort_to_safety() -> None:
    duel = scene("escort-to-safety").put(0, 10, 10).put(1, 6, 10).put(2, 17, 10).activate(2).answer("jab").answer(0)
    react(duel, "escort-to-safety").answer([180.0])
    assert duel.heard(AttackCancelled)
    assert duel.power(1) == 3
    assert duel.t.frame(Activation).actions == 2  # the action comes back


def test_escort_to_safety_not_far_enough() -> None:
    duel = scene("escort-to-safety").put(0, 10, 10).put(1, 6, 10).put(2, 14, 10).activate(2).answer("jab").answer(0)
    duel.roll("hit hit hit hit", "blank blank blank")
    react(duel, "escort-to-safety").answer([180.0])
    assert duel.damage(0) == 4
    assert duel.t.frame(Activation).actions == 1


def test_fall_back() -> None:
    duel = scene("fall-back").roll("hit hit blank blank", "blank blank blank").attack(2, "jab", 0)
    react(duel, "fall-back").answer([6.0, 10.0])
    assert (duel.at(0), duel.damage(0), duel.power(0)) == ((6.0, 10.0), 2, 6)  # 2 paid, 2 gained


def test_indomitable() -> None:
    for how in ("throw", "push"):
        duel = scene("indomitable").push(Slide(0, S, how, 2, 1))
        react(duel, "indomitable")
        assert duel.still
        assert (duel.at(0), duel.power(0)) == ((10.0, 10.0), 4)
    duel.hand("indomitable").push(Slide(0, S, "push", 1, 0))
    assert duel.ask.kind == "direction"  # an ally's push


def test_inspiring_monologue() -> None:
    duel = scene("inspiring-monologue").play("inspiring-monologue").answer(1)
    duel.roll("hit hit hit hit", "blank blank blank").attack(2, "jab", 0)
    duel.answer("tactic/inspiring-monologue@1").roll("block block").answer([0, 2])
    assert (duel.damage(0), duel.power(1)) == (2, 3)
    duel.roll(BLANKS).attack(2, "jab", 1)
    assert duel.still


def test_no_escape() -> None:
    duel = scene("no-escape").put(2, 11, 11.5).activate(2).answer("move").roll("crit wild wild hit")
    react(duel, "no-escape").answer(0)
    assert (duel.damage(2), duel.power(0), duel.power(1)) == (3, 5, 5)
    assert duel.ask.kind == "advance"
    duel = scene("no-escape").put(2, 11, 11.5).set(2, damage=5).activate(2).answer("move").roll("crit wild wild hit")
    react(duel, "no-escape").answer(0)
    assert duel.still  # Dazed before it could move
    duel = scene("no-escape").activate(2).answer("move")
    assert duel.ask.kind == "advance"


@pytest.mark.parametrize("player", [0, 2])
def test_recalibration_matrix(player: int) -> None:
    duel = (
        scene("recalibration-matrix", seat=0 if player == 0 else 1).roll("hit hit hit fail", "block block fail").attack(2, "jab", 0)
    )
    duel.roll("blank blank hit", "blank blank")
    react(duel, "recalibration-matrix")
    assert duel.damage(0) == 1
    assert duel.power(player) == 3 + (1 if player == 0 else 0)


def test_sacrifice() -> None:
    duel = scene("sacrifice", us=["test-plain", "captain-america-first-avenger"]).put(1, 4, 10).put(0, 8, 10).put(2, 14, 10)
    duel.attack(2, "jab", 0)
    duel.roll("hit hit hit hit", "crit block blank blank")
    react(duel, "sacrifice").decline()  # the new target could answer being targeted
    assert duel.still  # no extra die for the Critical
    assert (duel.damage(0), duel.damage(1)) == (0, 2)
    assert (duel.power(0), duel.power(1)) == (5, 7)
    assert not duel.t.lasting  # only for this attack


def test_sacrifice_adds_and_modifies_nothing() -> None:
    duel = scene("sacrifice", "inspiring-monologue").play("inspiring-monologue").answer(0).set(1, conditions=("incinerate",))
    duel.t.lasting.append(("defense_dice", 1, 1, "round", 2))
    duel.attack(2, "jab", 0).roll("hit hit hit hit", "blank blank")
    react(duel, "sacrifice")
    assert duel.still  # two dice: three less one; the two added and the reroll do not count
    assert duel.damage(1) == 4
    duel.roll("hit hit hit hit", "blank blank blank blank").attack(2, "jab", 1)
    assert not duel.still  # the next attack is as ever


def test_warpath() -> None:
    duel = scene("warpath").roll("hit hit blank blank", "blank blank blank").attack(2, "jab", 0)
    react(duel, "warpath")
    assert PASS in duel.offered
    duel.answer([13.0, 10.0])
    assert (duel.at(0), duel.power(0)) == ((13.0, 10.0), 7)
    duel = scene("warpath").roll(BLANKS).attack(2, "jab", 0)
    assert duel.still


def test_x_ceptional_healing() -> None:
    duel = scene("x-ceptional-healing", us=["test-healer"]).push(Suffer(0, 4, 1, EFFECT))
    react(duel, "x-ceptional-healing")
    assert (duel.damage(0), duel.power(0)) == (1, 4)
    assert scene("x-ceptional-healing").push(Suffer(0, 4, 2, EFFECT)).still
    assert scene("x-ceptional-healing", us=["test-healer"]).push(Suffer(0, 4, 0, EFFECT)).still
    assert scene("x-ceptional-healing", us=["test-healer"]).push(Suffer(0, 1, 1, EFFECT)).still
