"""Team Tactic cards without an affiliation, P to R."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.rounds import ActivationPhase, CleanupPhase
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import may_be_targeted, range_of, targets_of, usable
from longbox.titles.crisis.words import CHOSEN, MYSTIC, M, S, push

from ...helpers import lay, settle
from ...scene import Duel, box
from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, attacked, dice, react, scene, who
from ..scenes.tactics import MISSES, cards, offers_card, reply, sliding, stage

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


def test_patch_up() -> None:
    duel = stage("patch-up").set(1, damage=4).play("patch-up").answer(0)
    assert duel.offered == (1, 2, 3, 4, 5)
    duel.answer(3)
    assert (duel.damage(1), duel.power(0)) == (1, 3)
    assert not playable(stage("patch-up").put(1, 30, 30).t, 0)


def test_red_room_training() -> None:
    duel = stage("red-room-training").put(2, 20, 10)
    assert may_be_targeted(duel.t, 2, 0)
    duel.push(ActivationPhase())
    reply(duel, "red-room-training").answer(0)
    assert not may_be_targeted(duel.t, 2, 0)
    assert may_be_targeted(duel.put(2, 16, 10).t, 2, 0)
    duel.t.end_scope("round")
    assert may_be_targeted(duel.put(2, 20, 10).t, 2, 0)


def test_reversal() -> None:
    duel = stage("reversal").roll(MISSES).attack(2, "jab", 0)
    duel.roll("crit wild hit blank")
    reply(duel, "reversal")
    assert (duel.damage(2), duel.power(1)) == (2, 4)
    duel = stage("reversal").put(1, 30, 30).roll(MISSES).attack(2, "jab", 0)
    assert duel.still  # the target itself does not count


@pytest.mark.parametrize("player", [0, 2])
def test_recalibration_matrix(player: int) -> None:
    duel = (
        stage("recalibration-matrix", seat=0 if player == 0 else 1).roll("hit hit hit fail", "block block fail").attack(2, "jab", 0)
    )
    duel.roll("blank blank hit", "blank blank")
    reply(duel, "recalibration-matrix")
    assert duel.damage(0) == 1
    assert duel.power(player) == 3 + (1 if player == 0 else 0)


@pytest.mark.parametrize(("power", "offered"), [(1, False), (2, True)])
def test_price_of_red_room_training(power: int, offered: bool) -> None:
    duel = stage("red-room-training").set(0, power=power).set(1, power=0).push(ActivationPhase())
    assert offers_card(duel, "red-room-training") == offered


def prince(attack: str = "hit blank blank blank", **namor: int) -> Duel:
    duel = scene("princes-protection", (ANYBODY, who("Namor, the Sub-Mariner"))).put(1, 16, 16).put(2, 16, 10).put(3, 18, 10)
    duel.put(0, 13, 10).set(1, **namor).roll(attack, "blank blank blank").attack(2, "jab", 0)
    react(duel, "princes-protection")
    assert duel.power(1) == 4
    with pytest.raises(Exception, match="within Range 1"):
        duel.answer([16.0, 13.0])
    return duel.answer([16.0, 12.0])


def test_princes_protection_namor_takes_it_and_may_push_everybody_away() -> None:
    duel = prince()
    assert (duel.damage(0), duel.damage(1)) == (0, 1)
    duel.answer(("do", "effect"))
    assert set(duel.offered) == {("character", 2), ("character", 3)}
    duel.answer(("character", 2))
    assert (duel.ask.kind, duel.t.stack[-1].how, duel.t.stack[-1].tool) == ("direction", "push", S)
    assert prince().answer(PASS).still


def test_princes_protection_a_dazed_prince_pushes_nobody() -> None:
    assert prince(damage=5).still


def test_princes_protection_needs_the_attacker_near() -> None:
    duel = scene("princes-protection", (ANYBODY, who("Namor, the Sub-Mariner"))).put(1, 16, 19).put(2, 16, 10).put(0, 13, 10)
    assert duel.roll(BLANKS).attack(2, "jab", 0).still


def test_psychic_fortress_covers_everybody_near_for_the_round() -> None:
    duel = scene("psychic-fortress", (who("M.O.D.O.K."), ANYBODY, SOMEBODY)).put(2, 10, 25).play("psychic-fortress")
    assert duel.power(0) == 3
    assert [duel.t.has("cover", one, attacker=3) for one in range(4)] == [True, True, False, False]
    duel.t.end_scope("round")
    assert not duel.t.has("cover", 0, attacker=3)


@pytest.mark.parametrize(
    ("card", "us"),
    [("psychic-shockwave", ("Supergiant", "Ebony Maw")), ("well-laid-plans", ("Green Goblin", "Doctor Octopus"))],
)
def test_shockwave_every_holder_is_shaken_and_the_hurt_drop_their_tokens(card: str, us: tuple[str, str]) -> None:
    duel = scene(card, [who(name) for name in us], (ANYBODY, SOMEBODY, ANYBODY))
    for holder in (2, 3):
        lay(duel, "extraction", holder=holder)
    duel.roll("crit wild hit blank fail", "hit block blank fail fail").play(card)
    assert (duel.power(0), duel.power(1)) == (3, 3)
    assert set(duel.offered) == {("character", 2), ("character", 3)}
    duel.answer(("character", 3))
    assert (duel.ask.kind, duel.t.stack[-1].who) == ("drop", 3)
    duel.answer([18.0, 14.0])
    assert duel.still
    assert [duel.damage(one) for one in (2, 3, 4)] == [0, 2, 0]
    assert duel.t.token_holder == [2, -1]
    assert not duel.t.script


def test_shockwave_needs_a_holder() -> None:
    assert playable(scene("psychic-shockwave", (who("Supergiant"), who("Ebony Maw"))).t, 0) == []


def test_pym_particles_let_another_throw_terrain() -> None:
    terrain = [box("car", 3, 9, 17, 2, 1), box("truck", 4, 12, 17, 2, 1), box("crate", 1, 9, 5, 1, 1)]
    duel = scene("pym-particles", (who("Wasp"), ANYBODY), terrain=terrain).put(1, 10, 14.5).play("pym-particles")
    assert duel.power(0) == 4
    assert duel.offered == (("terrain", 0),)  # the truck is too big, the crate too far from the other one
    duel.answer(("terrain", 0))
    assert (duel.ask.kind, duel.t.stack[-1].by, duel.t.stack[-1].tool) == ("direction", 1, M)


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


def test_psionic_constructs_an_attack_of_the_mind() -> None:
    duel = scene("psionic-constructs", (ANYBODY, who("Psylocke")), ANYBODY).put(2, 12, 10).roll(BLANKS).attack(0, "jab", 2)
    react(duel, "psionic-constructs")
    assert duel.t.attack().kind == MYSTIC
    assert duel.power(1) == 4
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert (duel.ask.kind, duel.ask.seat) == ("dice", 0)
    far = scene("psionic-constructs", (ANYBODY, who("Psylocke")), ANYBODY).put(2, 12, 10).put(1, 10, 20).roll(BLANKS)
    assert far.attack(0, "jab", 2).still


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


@pytest.mark.parametrize(("gems", "reach"), [("", 1), ("mind,space", 3), ("mind,power,reality,soul,space", 5)])
def test_the_power_of_the_cosmos_reaches_farther_with_each_gem(gems: str, reach: int) -> None:
    duel = scene("power-of-the-cosmos", who("Thanos")).set(0, gems=gems).activate(0).answer("power-of-the-cosmos")
    assert duel.power(0) == 2
    strike = next(one for one in duel.t.strikes(0) if one.id == "power-of-the-cosmos")
    assert (range_of(duel.t, 0, strike), strike.dice, strike.shape) == (reach, 6, "area")
    jab = next(one for one in duel.t.strikes(0) if one.id == "jab")
    assert range_of(duel.t, 0, jab) == 3


def test_the_power_of_the_cosmos_pushes_whom_it_hurts() -> None:
    duel = scene("power-of-the-cosmos", who("Thanos")).set(0, gems="mind,space").activate(0).answer("power-of-the-cosmos")
    duel.roll("hit hit blank blank blank blank", "blank blank blank", "blank " * 6, "blank blank blank")
    duel.answer("power-of-the-cosmos").answer(1).answer([0.0])
    settle(duel)
    assert (duel.at(1)[0] > 17, duel.at(2)) == (True, (16, 13))
    assert ("attack", "power-of-the-cosmos") not in duel.offered  # once


RICOCHET = ("attack", "ricochet-blast")


def test_a_ricochet_blast_is_measured_from_the_shield() -> None:
    duel = scene("ricochet-blast", (who("Iron Man"), who("Captain America")), terrain=[box("wall", 5, 8, 11, 4, 1)])
    duel.put(0, 10, 9).put(1, 10, 13).put(2, 17, 16).put(3, 10, 2).activate(0).answer("ricochet-blast")
    assert [duel.power(one) for one in range(2)] == [5, 5]
    strike = next(one for one in duel.t.strikes(0) if one.id == "ricochet-blast")
    assert targets_of(duel.t, 0, strike) == [2]  # the other one is near Iron Man, and behind the wall from there
    duel.roll("blank blank blank blank blank blank hit", "blank blank blank").answer(RICOCHET).answer(2)
    assert dice(duel, "attack") == [7]
    duel.answer(duel.offered[1])
    assert duel.ask.region.allowed == tuple(range(7))
    duel.roll("hit").answer((0,))
    assert (duel.damage(2), RICOCHET in duel.offered) == (2, False)  # once
    assert range_of(duel.t, 0, strike) == 4


def test_a_ricochet_blast_needs_the_shield_near() -> None:
    duel = scene("ricochet-blast", (who("Iron Man"), who("Captain America"))).activate(0).answer("ricochet-blast")
    assert RICOCHET in duel.offered
    assert "ricochet-blast" in [one.id for one in usable(duel.t, 0)]
    duel.put(0, 10, 34).put(2, 16, 13)
    assert "ricochet-blast" not in [one.id for one in usable(duel.t, 0)]
    far = scene("ricochet-blast", (who("Iron Man"), who("Captain America"))).put(1, 10, 34).activate(0)
    assert ("tactic", "ricochet-blast") not in far.offered


def test_other_attacks_are_measured_as_ever() -> None:
    duel = scene("ricochet-blast", (who("Iron Man"), who("Captain America"))).activate(0).answer("ricochet-blast")
    duel.put(0, 2, 10)
    jab = next(one for one in duel.t.strikes(0) if one.id == "jab")
    assert targets_of(duel.t, 0, jab) == []
    assert duel.put(2, 4, 10).roll(BLANKS).attack(0, "jab", 2).ask.kind == "action"  # and rerolls nothing


def test_repulsor_refraction_begins_at_the_shield() -> None:
    us = (who("Invincible Iron Man"), who("Captain America, First Avenger"), ANYBODY)
    duel = scene("repulsor-refraction", us).put(0, 10, 10).put(1, 16, 10).put(2, 18, 10).put(3, 22, 10).put(4, 30, 30)
    duel.activate(0).roll("hit hit blank blank blank", "blank blank blank").answer("repulsor-refraction").answer([0.0])
    settle(duel)
    assert attacked(duel) == [(0, 3, "ricochet-rampage")]
    assert [duel.damage(one) for one in range(4)] == [0, 0, 1, 2]  # allies in the way suffer, but not those two
    assert [duel.power(one) for one in range(2)] == [5, 5]
