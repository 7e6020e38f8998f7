"""Team Tactic cards without an affiliation, U to Z."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.damage import EFFECT, Defeat, Suffer
from longbox.titles.crisis.rules.movement import may_move
from longbox.titles.crisis.words import M, S

from ...scene import PASS, Duel
from ..players_of_cards import ANYBODY, BLANKS, MIGHTY, SOMEBODY, dice, react, scene, who
from ..scenes.tactics import MISSES, cards, granted, offers_card, reply, rolled, sliding, stage

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")


def test_uneasy_allies() -> None:
    duel = stage("uneasy-allies", us=["test-spider", "test-venom"]).put(1, 16, 12).activate(0).answer("jab").answer(2)
    duel.roll(MISSES, "blank blank")
    reply(duel, "uneasy-allies")
    assert rolled(duel, "attack") == 7
    assert (duel.damage(0), duel.damage(1)) == (1, 1)
    duel = stage("uneasy-allies", us=["test-spider", "test-plain"]).put(1, 16, 12).activate(0).roll(MISSES).answer("jab").answer(2)
    assert duel.ask.kind == "action"


def test_warpath() -> None:
    duel = stage("warpath").roll("hit hit blank blank", "blank blank blank").attack(2, "jab", 0)
    reply(duel, "warpath")
    assert PASS in duel.offered
    duel.answer([13.0, 10.0])
    assert (duel.at(0), duel.power(0)) == ((13.0, 10.0), 7)
    duel = stage("warpath").roll(MISSES).attack(2, "jab", 0)
    assert duel.still


def test_x_ceptional_healing() -> None:
    duel = stage("x-ceptional-healing", us=["test-healer"]).push(Suffer(0, 4, 1, EFFECT))
    reply(duel, "x-ceptional-healing")
    assert (duel.damage(0), duel.power(0)) == (1, 4)
    assert stage("x-ceptional-healing").push(Suffer(0, 4, 2, EFFECT)).still
    assert stage("x-ceptional-healing", us=["test-healer"]).push(Suffer(0, 4, 0, EFFECT)).still
    assert stage("x-ceptional-healing", us=["test-healer"]).push(Suffer(0, 1, 1, EFFECT)).still


def test_uneasy_allies_pays_no_power_and_attacks_itself() -> None:
    duel = stage("uneasy-allies", us=["test-spider", "test-venom", "test-plain"]).put(1, 16, 12)
    duel.set(0, power=0).set(1, power=0).activate(0).answer("jab").answer(3)
    assert offers_card(duel, "uneasy-allies")
    duel = stage("uneasy-allies", us=["test-spider", "test-venom", "test-plain"]).put(1, 16, 12).put(0, 16, 8).put(2, 12, 10)
    duel.activate(2).roll(MISSES).answer("jab").answer(3)
    assert duel.ask.kind == "action"
    duel = stage("uneasy-allies", us=["test-spider", "test-venom"]).put(1, 16, 12).roll(MISSES).attack(0, "jab", 2)
    assert duel.still


def test_x_ceptional_healing_heals_its_player() -> None:
    duel = stage("x-ceptional-healing", us=["test-healer", "test-healer"]).set(0, power=2)
    assert duel.push(Suffer(0, 4, 2, EFFECT)).still


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
