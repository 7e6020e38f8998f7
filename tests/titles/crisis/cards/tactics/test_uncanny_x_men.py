"""Team Tactic cards of the affiliation Uncanny X-Men."""

from __future__ import annotations

from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.targets import may_be_targeted, range_of, targets_of
from longbox.titles.crisis.words import TARGET, damage
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel, box
from ..cast import BONES, SKULL, WIDOW, hold
from ..playing import blanks, offers, settle, take
from ..scenes.dark_dimension import FOE, MATE, WEAK, faces, sign

MEPHISTO = "mephisto-lord-of-temptation"
XAVIER = "professor-x"
EMMA = "emma-frost"
ANGEL = "angel"
BEAST = "beast"
CYCLOPS = "cyclops"
JEAN = "jean-grey"


def test_the_headmistress_sends_as_many_as_she_pays_for() -> None:
    duel = Duel([EMMA, "cyclops", "beast", MATE], FOE).set(EMMA, power=3).hand("headmistress")
    assert "headmistress" not in playable(duel.t, 0)  # in her activation
    hold(duel, "beast")
    duel.activate(EMMA).answer("headmistress").answer(1)
    assert ("character", duel.who("cyclops")) in duel.offered
    assert ("character", duel.who("beast")) not in duel.offered  # holds a token
    assert ("character", duel.who(MATE)) not in duel.offered  # none of the X-Men
    start = duel.at("cyclops")
    duel.answer("cyclops")
    assert duel.ask.kind == "advance"
    duel.answer([start[0] - 4.0, start[1]])
    assert duel.at("cyclops") == (start[0] - 4.0, start[1])
    assert duel.ask.kind == "action"
    assert duel.power(EMMA) == 2


def test_professor_x_ends_the_activation_of_who_dazed_an_ally() -> None:
    duel = Duel([XAVIER, MATE], FOE).put(XAVIER, 33, 33).put(MATE, 12, 10).put(FOE, 14.5, 10)
    duel.set(XAVIER, power=3).set(MATE, damage=7).hand("mind-wipe").activate(FOE)
    duel.roll("hit hit blank", "blank", faces("hit", 2, 5), "blank").answer("whisper").answer(MATE)
    take(duel, "mind-wipe")
    while not duel.still:
        assert duel.ask.kind != "action"  # the activation is over after one action
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.t.script == []  # three dice and two for the damage
    assert duel.damage(FOE) == 2
    assert duel.power(XAVIER) == 0
    assert duel.t.status[duel.who(FOE)] & ACTIVATED


def test_without_damage_the_mind_is_not_wiped() -> None:
    duel = Duel([XAVIER, MATE], FOE).put(XAVIER, 33, 33).put(MATE, 12, 10).put(FOE, 14.5, 10)
    duel.set(XAVIER, power=3).set(MATE, damage=7).hand("mind-wipe").activate(FOE)
    duel.roll("hit hit blank", "blank", faces("blank", 5), "blank").answer("whisper").answer(MATE)
    take(duel, "mind-wipe")
    while duel.ask.kind != "action":
        duel.answer(duel.offered[0])
    assert ("move",) in duel.offered


def test_no_bodyguard_against_a_wiped_mind() -> None:
    guard = "captain-america-steve-rogers"
    duel = Duel([XAVIER, MATE], [FOE, guard]).put(XAVIER, 33, 33).put(MATE, 12, 10).put(FOE, 14.5, 10).put(guard, 14.5, 12)
    duel.set(XAVIER, power=3).set(guard, power=2).set(MATE, damage=7).hand("mind-wipe")
    duel.roll("hit hit blank", "blank", faces("hit", 2, 5), "blank").attack(FOE, "whisper", MATE)
    take(duel, "mind-wipe")
    settle(take(duel, "bodyguard"))
    assert (duel.damage(FOE), duel.damage(guard)) == (2, 0)


def test_professor_x_answers_superpowers_but_not_cards_nor_his_own_fall() -> None:
    duel = Duel([XAVIER, WEAK], MEPHISTO).put(MEPHISTO, 12.7, 10).put(XAVIER, 33, 33).put(WEAK, 10, 10)
    sign(duel.set(XAVIER, power=3).set(MEPHISTO, power=1).hand("mind-wipe"))
    duel.roll("hit blank blank blank blank").use(MEPHISTO, "devils-due")
    assert offers(duel, "mind-wipe")
    duel = Duel([XAVIER, WEAK], FOE).set(XAVIER, power=3).hand("mind-wipe")
    duel.push(Suffer(1, 1, 2, EFFECT))
    assert not offers(duel, "mind-wipe")
    duel = Duel(XAVIER, FOE).put(FOE, 12.7, 10).set(XAVIER, power=3, damage=5).hand("mind-wipe")
    duel.roll(faces("hit", 4), faces("blank", 2)).attack(FOE, "jab", XAVIER)
    assert not offers(duel, "mind-wipe")


WALL = box("wall", 5, 12.5, 5.0, 0.5, 10.0, False)


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
    assert duel.t.has("free_interact", duel.who(ANGEL))
    assert not duel.t.has("free_interact", duel.who(BONES))
    hold(duel, ANGEL)
    duel.push(duel.t.window("interacted", duel.who(ANGEL), 0))
    assert not duel.t.has("free_interact", duel.who(ANGEL))


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
