"""The Dark Dimension, some who deal with anybody, and Team Tactic cards that bring Leaderships."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ACTIVATED, KO, NOBODY, PLAYED
from longbox.titles.crisis.rules.damage import EFFECT, Defeat, Suffer
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.rules.setup import SomeTactics
from longbox.titles.crisis.rules.squads import affiliations_of, bound_to
from longbox.titles.crisis.rules.tactics import playable
from titles.crisis.shelf import the_cards

from ..fighters import character
from ..scene import PASS, Duel
from .mightiest import hold
from .playing import offers, settle, take, usable

DORMAMMU, MEPHISTO, GWEN, TASK = "dormammu", "mephisto-lord-of-temptation", "gwenpool", "taskmaster"
CLEA, WONG, MAGIK, XAVIER, EMMA = "clea", "wong", "magik", "professor-x", "emma-frost"
FOE = character("dd-foe", stamina=(9, 9))
MATE = character("dd-mate", stamina=(9, 9))
WEAK = character("dd-weak", stamina=(1, 1))
DEAL = "devils-deal"


def faces(face: str, n: int, of: int = 0) -> str:
    """So many of a face, the rest blank."""
    return " ".join([face] * n + ["blank"] * (of - n))


def facing(who: str | list[str], foe: str | list[str] = FOE, **values: int) -> Duel:
    """Somebody and the foe within Range 2 of it."""
    duel = Duel(who, foe).put(foe if isinstance(foe, str) else foe[0], 12.7, 10)
    return duel.set(who if isinstance(who, str) else who[0], **values)


def deals(duel: Duel) -> int:
    return duel.t.total(DEAL, duel.who(MEPHISTO))


def sign(duel: Duel, n: int = 1) -> Duel:
    """Devil's Deal tokens for Mephisto."""
    who = duel.who(MEPHISTO)
    duel.t.lasting += [(DEAL, who, who, "game", 1)] * n
    return duel


# -- attacks several of them have --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "attack", "gained"),
    [
        (GWEN, "stabby-swords", 2),
        (TASK, "sword-strike", 2),
        (GWEN, "gwenpools-bag-of-tricks", 1),
        (TASK, "shield-throw", 1),
        (MEPHISTO, "hellfire-lash", 1),
    ],
)
def test_what_attacks_pay(who: str, attack: str, gained: int) -> None:
    strike = the_cards().strikes[f"{who}/{attack}"]
    duel = facing(who).roll(faces("hit", 2, strike.dice), faces("blank", 3 - strike.type))
    assert settle(duel.attack(who, attack, FOE)).power(who) == gained
    assert duel.damage(FOE) == 2


@pytest.mark.parametrize(
    ("who", "attack", "condition"),
    [(DORMAMMU, "shadow-bolt", "hex"), (MEPHISTO, "hellfire-lash", "incinerate"), (TASK, "sword-strike", "bleed")],
)
@pytest.mark.parametrize("face", ["wild", "hit"])
def test_conditions_on_a_wild(who: str, attack: str, condition: str, face: str) -> None:
    strike = the_cards().strikes[f"{who}/{attack}"]
    duel = facing(who).roll(faces(face, 1, strike.dice), faces("blank", 3 - strike.type))
    assert settle(duel.attack(who, attack, FOE)).conditions(FOE) == ({condition} if face == "wild" else set())


# -- Dormammu ----------------------------------------------------------------------------------------------------------


def test_shadow_bolt_takes_power_for_each_wild_before_the_damage() -> None:
    duel = facing(DORMAMMU).set(FOE, power=3).roll(faces("wild", 2, 6), "blank blank")
    settle(duel.attack(DORMAMMU, "shadow-bolt", FOE))
    assert duel.power(DORMAMMU) == 2
    assert duel.power(FOE) == 1 + 2  # what was left, and what two damage bring


def test_fails_of_both_rolls_count_for_his_attacks() -> None:
    duel = facing(DORMAMMU).roll(faces("fail", 2, 6), "fail blank")
    assert settle(duel.attack(DORMAMMU, "shadow-bolt", FOE)).damage(FOE) == 3
    duel.roll("hit fail blank", faces("fail", 5)).attack(FOE, "whisper", DORMAMMU)
    assert settle(duel).damage(DORMAMMU) == 1  # they are nothing for his defense


ALL_FOUR = "crit hit block fail blank blank blank blank blank"


def test_obliteration_spreads_for_free_to_whom_it_has_not_hit_this_round() -> None:
    duel = facing(DORMAMMU, [FOE, MATE, WEAK], power=5).put(MATE, 13.5, 12.5).put(WEAK, 30, 30)
    duel.roll(ALL_FOUR, "blank").attack(DORMAMMU, "incantation-of-obliteration", FOE)
    take(duel, "incantation-of-obliteration")
    assert duel.ask.kind == "target"
    assert duel.offered == (duel.who(MATE),)
    duel.roll(ALL_FOUR, "blank").answer(MATE)
    assert not offers(duel, "incantation-of-obliteration")  # the first target was hit already
    assert duel.power(DORMAMMU) == 0
    assert (duel.damage(FOE), duel.damage(MATE)) == (3, 3)


def test_obliteration_needs_all_four_faces() -> None:
    duel = facing(DORMAMMU, [FOE, MATE], power=5).put(MATE, 13.5, 12.5)
    duel.roll("hit hit block fail blank blank blank blank", "blank").attack(DORMAMMU, "incantation-of-obliteration", FOE)
    assert not offers(duel, "incantation-of-obliteration")


def test_not_of_this_dimension() -> None:
    duel = facing(DORMAMMU, power=6).use(DORMAMMU, "not-of-this-dimension").answer([10.0, 13.0])
    assert duel.at(DORMAMMU) == (10.0, 13.0)
    assert duel.power(DORMAMMU) == 3
    assert not usable(duel, DORMAMMU, "not-of-this-dimension")


@pytest.mark.parametrize(("before", "after"), [((), {"hex"}), (("hex",), {"hex", "incinerate"})])
def test_the_power_of_darkness_pushes_and_curses_who_attacks_him(before: tuple[str, ...], after: set[str]) -> None:
    duel = facing(DORMAMMU, power=2).set(FOE, conditions=before)
    duel.roll(faces("blank", 4), faces("blank", 4)).attack(FOE, "jab", DORMAMMU)
    take(duel, "feel-the-power-of-darkness")
    settle(duel)
    assert duel.conditions(FOE) == after
    assert duel.at(FOE)[0] > 12.7
    assert duel.power(DORMAMMU) == 0


def test_damage_brings_him_one_power_however_much_it_is() -> None:
    duel = facing(DORMAMMU).push(Suffer(0, 3, 1, EFFECT))
    assert duel.power(DORMAMMU) == 1


def test_he_gains_power_when_enemies_hurt_others_of_his_side() -> None:
    duel = Duel([DORMAMMU, MATE], FOE)
    duel.push(Suffer(1, 3, 2, EFFECT))
    assert (duel.power(DORMAMMU), duel.power(MATE)) == (1, 3)
    duel.push(Suffer(1, 1, 0, EFFECT))
    assert duel.power(DORMAMMU) == 1  # no enemy did that
    duel.push(Suffer(2, 1, 0, EFFECT))
    assert duel.power(DORMAMMU) == 1  # no ally


def test_the_flames_warm_and_burn_his_squad() -> None:
    duel = Duel([DORMAMMU, MATE, WEAK], FOE).lead(DORMAMMU).set(MATE, power=4).set(WEAK, power=3).set(DORMAMMU, power=6)
    settle(duel.push(PowerPhase()))
    assert [duel.power(who) for who in (MATE, WEAK, FOE)] == [6, 5, 1]
    assert [duel.damage(who) for who in (DORMAMMU, MATE, WEAK)] == [0, 1, 0]
    assert duel.power(DORMAMMU) == 6 + 1 + 1 + 1  # one more for the one that was burnt


def test_a_squad_with_him_is_his() -> None:
    squad = (DORMAMMU, "iron-man", "black-widow", "captain-america-steve-rogers")
    assert affiliations_of(squad, the_cards().characters) == ["Dark Dimension"]
    assert bound_to(squad, the_cards().characters) == "Dark Dimension"
    assert bound_to(squad[1:], the_cards().characters) == ""


# -- Mephisto ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "damage", "tokens"), [(faces("hit", 5, 6), 1, 1), (faces("blank", 6), 0, 0)])
def test_a_bargain_deals_one_damage_and_brings_a_token(roll: str, damage: int, tokens: int) -> None:
    duel = facing(MEPHISTO).roll(roll, "blank").attack(MEPHISTO, "infernal-bargain", FOE)
    assert settle(duel).damage(FOE) == damage
    assert deals(duel) == tokens


def test_he_has_no_more_than_three_tokens() -> None:
    duel = sign(facing(MEPHISTO), 3).roll(faces("hit", 5, 6), "blank").attack(MEPHISTO, "infernal-bargain", FOE)
    assert deals(settle(duel)) == 3


def test_the_termination_clause_has_a_die_for_each_token_and_burns_all() -> None:
    duel = sign(facing(MEPHISTO, power=5), 2).roll(faces("hit", 8), "blank blank")
    settle(duel.attack(MEPHISTO, "termination-clause").answer([0]))
    assert duel.damage(FOE) == 8
    assert duel.conditions(FOE) == {"incinerate"}


def test_the_devils_due_takes_power_for_wilds_and_deals_damage_for_hits() -> None:
    duel = facing(MEPHISTO, power=2).set(FOE, power=3)
    assert not usable(duel, MEPHISTO, "devils-due")  # no token to spend
    sign(duel, 2).roll("wild wild hit crit blank").use(MEPHISTO, "devils-due")
    assert duel.still
    assert deals(duel) == 1
    assert duel.power(MEPHISTO) == 1 + 2
    assert duel.damage(FOE) == 1
    assert duel.power(FOE) == 1 + 1
    assert not usable(duel, MEPHISTO, "devils-due")  # each character once per round


def test_he_offers_his_services() -> None:
    duel = Duel(MEPHISTO, FOE).set(MEPHISTO, power=2).use(MEPHISTO, "how-can-i-be-of-service")
    duel.roll(faces("hit", 5, 6), "blank").answer(duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 1, 1)
    assert duel.damage(FOE) == 1
    assert deals(duel) == 1
    assert not usable(duel.set(MEPHISTO, power=2), MEPHISTO, "how-can-i-be-of-service")


def test_his_associate_takes_the_attack() -> None:
    duel = sign(Duel([MEPHISTO, MATE], FOE)).put(FOE, 12.7, 10).put(MATE, 6, 10).set(MEPHISTO, power=1)
    duel.roll(faces("hit", 3), "blank").attack(FOE, "whisper", MEPHISTO)
    take(duel, "meet-my-associate").answer(duel.offered[0])
    settle(duel)
    assert (duel.damage(MEPHISTO), duel.damage(MATE)) == (0, 3)
    assert duel.t.within(0, 1, 1)
    assert (deals(duel), duel.power(MEPHISTO)) == (0, 0)


@pytest.mark.parametrize(("tokens", "near"), [(0, True), (1, False)])
def test_an_associate_needs_a_token_and_an_ally_nearby(tokens: int, near: bool) -> None:
    duel = sign(Duel([MEPHISTO, MATE], FOE), tokens).put(FOE, 12.7, 10).set(MEPHISTO, power=1)
    duel.put(MATE, *((6, 10) if near else (30, 30)))
    duel.roll(faces("hit", 3), faces("blank", 4)).attack(FOE, "whisper", MEPHISTO)
    assert not offers(duel, "meet-my-associate")


def test_his_contract_begins_with_a_token_and_pays_for_each() -> None:
    duel = facing(MEPHISTO)
    duel.push(duel.t.window("deployed"))
    assert deals(duel) == 1
    sign(duel).push(PowerPhase())
    assert duel.power(MEPHISTO) == 1 + 2


# -- Gwenpool ----------------------------------------------------------------------------------------------------------


def test_stabby_swords_pierce() -> None:
    duel = facing(GWEN).roll("wild hit blank blank blank", "block block blank").attack(GWEN, "stabby-swords", FOE)
    assert settle(duel).damage(FOE) == 1


@pytest.mark.parametrize("condition", ["bleed", "shock", "incinerate", "poison"])
def test_the_bag_of_tricks_holds_four_conditions(condition: str) -> None:
    duel = facing(GWEN).roll("wild hit blank blank", "blank blank blank").attack(GWEN, "gwenpools-bag-of-tricks", FOE)
    take(duel, condition)
    assert settle(duel).conditions(FOE) == {condition}


def test_this_end_burns_the_target_and_everybody_near_it() -> None:
    duel = facing([GWEN, MATE], [FOE, WEAK], power=4).put(GWEN, 5, 10).put(MATE, 13.5, 12.5).put(WEAK, 30, 30).put(FOE, 10, 10)
    duel.put(MATE, 11, 12).roll(faces("wild", 1, 8), "blank blank")
    settle(duel.attack(GWEN, "this-end-toward-target", FOE))
    assert duel.conditions(FOE) == {"incinerate", "stun"}
    assert duel.conditions(MATE) == {"incinerate"}
    assert (duel.damage(FOE), duel.damage(MATE), duel.damage(WEAK), duel.damage(GWEN)) == (1, 1, 0, 0)


def test_gutter_space_is_closed_to_who_holds_a_token() -> None:
    duel = facing(GWEN, power=4).use(GWEN, "travel-through-gutter-space").answer([10.0, 14.0])
    assert duel.at(GWEN) == (10.0, 14.0)
    assert duel.power(GWEN) == 2
    duel = facing(GWEN, power=4)
    assert usable(duel, GWEN, "travel-through-gutter-space")
    assert not usable(hold(duel, GWEN), GWEN, "travel-through-gutter-space")


def test_retcon_rerolls_a_die_for_each_power() -> None:
    duel = facing(GWEN, power=3).roll(faces("blank", 5), faces("blank", 3)).attack(GWEN, "stabby-swords", FOE)
    take(duel, "retcon-powers-activate").answer(2)
    duel.roll("hit hit").answer((0, 1))
    assert settle(duel).damage(FOE) == 2
    duel.roll(faces("hit", 2, 4), faces("blank", 4)).attack(FOE, "jab", GWEN)
    assert not offers(duel, "retcon-powers-activate")  # once per turn
    duel = facing(GWEN, power=3).roll(faces("hit", 2, 4), faces("blank", 4)).attack(FOE, "jab", GWEN)
    take(duel, "retcon-powers-activate").answer(1)
    assert settle(duel.roll("block").answer((0,))).damage(GWEN) == 1


@pytest.mark.parametrize(("dealt", "suffered"), [(3, 2), (1, 1)])
def test_plot_armor_saves_one_damage_of_several(dealt: int, suffered: int) -> None:
    duel = facing(GWEN)
    assert duel.push(Suffer(0, dealt, 1, EFFECT)).damage(GWEN) == suffered


def test_plot_armor_is_for_enemies() -> None:
    assert facing(GWEN).push(Suffer(0, 2, 0, EFFECT)).damage(GWEN) == 2


# -- Taskmaster --------------------------------------------------------------------------------------------------------


def test_the_shield_bounces_once_to_somebody_near_the_target() -> None:
    duel = facing(TASK, [FOE, MATE]).put(MATE, 15, 13)
    duel.roll(faces("wild", 1, 4), faces("blank", 3)).attack(TASK, "shield-throw", FOE)
    take(duel, "('do', 'shield-throw')")
    duel.roll(faces("wild", 1, 4), faces("blank", 3)).answer(MATE)
    assert not offers(duel, "('do', 'shield-throw')")
    assert (duel.damage(FOE), duel.damage(MATE)) == (1, 1)


def test_the_shield_needs_no_line_of_sight_and_ignores_cover() -> None:
    wall = ("wall", 5, False, ((12.0, 8.0), (12.4, 8.0), (12.4, 12.0), (12.0, 12.0)))
    duel = Duel(TASK, FOE, terrain=(wall,)).put(FOE, 14.5, 10)
    duel.roll(faces("hit", 2, 4), faces("blank", 3)).attack(TASK, "shield-throw", FOE)
    assert settle(duel).damage(FOE) == 2


def test_the_mnemonic_technique_turns_their_defense_against_them() -> None:
    duel = facing(TASK, GWEN, power=2).set(GWEN, power=3)
    duel.roll(faces("hit", 2, 8), faces("blank", 4)).attack(TASK, "mnemonic-technique", GWEN)
    assert not offers(duel, "retcon")
    assert duel.damage(GWEN) == 1
    assert duel.t.script == []  # four dice and four for her defense


def test_his_reflexes_strike_back_harder_the_second_time() -> None:
    duel = facing(TASK, power=4)
    duel.roll(faces("blank", 4), faces("fail", 3)).attack(FOE, "jab", TASK)
    settle(take(duel.roll("crit wild hit blank"), "photographic-reflexes"))
    assert duel.damage(FOE) == 2
    duel.roll(faces("blank", 4), faces("fail", 5)).attack(FOE, "jab", TASK)
    settle(take(duel.roll("hit hit hit hit crit wild"), "photographic-reflexes"))
    assert duel.damage(FOE) == 4


def test_his_reflexes_reach_three() -> None:
    duel = Duel(TASK, FOE).set(TASK, power=2).put(FOE, 18.5, 10)
    duel.roll(faces("blank", 3), faces("fail", 3)).attack(FOE, "whisper", TASK)
    assert not offers(duel, "photographic-reflexes")


def test_he_learns_from_the_first_attack() -> None:
    duel = Duel(TASK, FOE).put(FOE, 14.5, 10)
    for dice in (3, 5):
        duel.roll(faces("blank", 3), faces("fail", dice)).attack(FOE, "whisper", TASK)
        settle(duel)
        assert duel.t.script == []


@pytest.mark.parametrize(("attack", "x", "damage"), [("jab", 12.7, 0), ("jab", 14.4, 3), ("whisper", 12.7, 3)])
def test_a_martial_artist_blocks_with_blanks_up_close(attack: str, x: float, damage: int) -> None:
    duel = Duel(TASK, FOE).put(FOE, x, 10)
    dice = the_cards().strikes[f"{FOE}/{attack}"].dice
    duel.roll(faces("hit", 3, dice), faces("blank", 3)).attack(FOE, attack, TASK)
    assert settle(duel).damage(TASK) == damage


def test_a_rogue_agent_counts_for_any_affiliation() -> None:
    avengers = ("iron-man", "captain-marvel")
    others = (FOE, TASK)
    assert "Avengers" in affiliations_of((*avengers, *others), the_cards().characters)  # three of four
    assert "Avengers" not in affiliations_of((*avengers, FOE, MATE))
    assert "Avengers" not in affiliations_of((*avengers, *others, MATE, WEAK), the_cards().characters)  # and only one more


# -- Team Tactic cards of the Dark Dimension ---------------------------------------------------------------------------


def empowered() -> Duel:
    duel = Duel([GWEN, MATE], FOE).put(FOE, 12.7, 10).hand("dark-empowerment").activate(GWEN)
    duel.answer("dark-empowerment")
    if duel.ask.kind == "choose":
        duel.answer(MATE)
    return duel


def test_dark_empowerment_gives_the_power_to_somebody_else() -> None:
    duel = empowered()
    assert duel.damage(GWEN) == 1
    for gwen, mate in ((0, 2), (2, 2)):  # only the next attack
        duel.roll(faces("hit", 2, 5), faces("blank", 3)).answer("stabby-swords")
        while duel.ask.kind != "action":
            duel.answer(duel.offered[0])
        assert (duel.power(GWEN), duel.power(MATE)) == (gwen, mate)


def test_dark_empowerment_needs_somebody_else_nearby() -> None:
    duel = Duel([GWEN, MATE], FOE).put(MATE, 30, 30).hand("dark-empowerment").activate(GWEN)
    assert ("tactic", "dark-empowerment") not in duel.offered
    assert "dark-empowerment" not in playable(Duel([GWEN, MATE], FOE).hand("dark-empowerment").t, 0)  # nobody is active


def test_dark_restoration_brings_somebody_back() -> None:
    duel = Duel([DORMAMMU, TASK, GWEN, MATE], FOE).hand("dark-restoration").set(DORMAMMU, power=6)
    duel.push(duel.t.window("cleanup"))
    assert duel.still  # nobody is KO'd
    for who in (TASK, GWEN):
        duel.set(who, injured=1, power=4, damage=3, conditions=("bleed",))
        settle(duel.push(Defeat(duel.who(who), outright=True)))
    settle(duel)
    duel.push(duel.t.window("cleanup"))
    take(duel, "dark-restoration")
    assert duel.offered == (("character", duel.who(TASK)),)  # Gwenpool is worth more than 3
    duel.answer(TASK)
    assert duel.ask.kind == "place"
    settle(duel.answer([10.0, 14.0]))
    who = duel.who(TASK)
    assert duel.t.status[who] == PLAYED
    assert duel.t.status[duel.who(GWEN)] == KO
    assert (duel.t.injured[who], duel.power(TASK), duel.damage(TASK), duel.conditions(TASK)) == (0, 0, 0, set())
    assert duel.at(TASK) == (10.0, 14.0)
    assert duel.power(DORMAMMU) == 0


def test_dark_restoration_reaches_two() -> None:
    duel = Duel([DORMAMMU, TASK], FOE).hand("dark-restoration").set(DORMAMMU, power=6)
    settle(duel.push(Defeat(1, outright=True)))
    duel.push(duel.t.window("cleanup"))
    take(duel, "dark-restoration").answer(TASK)
    with pytest.raises(Illegal):
        duel.answer([10.0, 17.0])


# -- Uncanny X-Men -----------------------------------------------------------------------------------------------------


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


# -- Leaderships of cards ----------------------------------------------------------------------------------------------


def led_by_magik() -> Duel:
    duel = Duel([MAGIK, MATE, "shadowcat"], FOE).hand("new-mutants").put(FOE, 12.7, 10).put(MATE, 8, 10).put("shadowcat", 30, 30)
    duel.push(duel.t.window("deployed"))
    return settle(take(duel, "new-mutants"))


def test_magik_leads_the_new_mutants() -> None:
    duel = led_by_magik().set(MATE, power=2)
    assert duel.t.leader == [0, NOBODY]
    assert duel.t.tactics[0] == []
    duel.roll(faces("blank", 4), faces("blank", 3)).attack(FOE, "jab", MAGIK)
    take(duel, "cry-for-help")
    settle(duel.answer(next(one for one in duel.offered if one != PASS)))
    assert duel.power(MATE) == 1
    assert duel.t.within(0, 1, 1)


@pytest.mark.parametrize(("power", "x"), [(0, 8.0), (2, 1.0)])
def test_who_helps_needs_power_and_stands_within_three(power: int, x: float) -> None:
    duel = led_by_magik().set(MATE, power=power).put(MATE, x, 10)
    duel.roll(faces("blank", 4), faces("blank", 3)).attack(FOE, "jab", MAGIK)
    assert not offers(duel, "cry-for-help")


def test_her_leadership_takes_the_place_of_another_and_ends_with_her() -> None:
    storm = "storm"
    duel = Duel([MAGIK, storm, MATE], FOE).lead(storm).hand("new-mutants").set(MATE, power=2)
    assert {power.id for power in duel.t.leaderships(duel.t.leader[0])} == {"x-men-gold"}
    duel.push(duel.t.window("deployed"))
    settle(take(duel, "new-mutants"))
    assert [power.id for power in duel.t.leaderships(duel.t.leader[0])] == ["cry-for-help"]
    assert duel.t.hears("after_attack")
    settle(duel.push(Defeat(0, outright=True)))
    duel.put(FOE, 12.7, 13).roll(faces("blank", 4), faces("blank", 3)).attack(FOE, "jab", storm)
    assert not offers(duel, "cry-for-help")


def bar(side: str) -> Duel:
    duel = Duel([CLEA, WONG], FOE).hand("the-bar-with-no-doors").put(FOE, 12.7, 10)
    duel.push(duel.t.window("leadership_active"))
    take(duel, "the-bar-with-no-doors").answer(CLEA)
    return settle(duel.answer(("mode", side)))


def test_the_circle_places_who_was_hurt_once_per_turn() -> None:
    duel = bar("circle_of_the_cosmos")
    for first in (True, False):
        duel.roll(faces("hit", 1, 4), faces("blank", 3)).attack(FOE, "jab", WONG)
        if first:
            take(duel, "circle-of-the-cosmos")
            assert duel.ask.kind == "place"
            x, y = duel.at(WONG)
            settle(duel.answer([x, y + 1.0]))
            assert duel.at(WONG) == (x, y + 1.0)
        else:
            assert not offers(duel, "circle-of-the-cosmos")


def test_the_circle_needs_damage_of_an_enemy() -> None:
    duel = bar("circle_of_the_cosmos").roll(faces("blank", 4), faces("blank", 3)).attack(FOE, "jab", WONG)
    assert not offers(duel, "circle-of-the-cosmos")
    duel.push(Suffer(1, 1, 0, EFFECT))
    assert not offers(duel, "circle-of-the-cosmos")


@pytest.mark.parametrize("activated", [False, True])
def test_the_moons_reroll_a_die_against_and_for_who_has_not_activated(activated: bool) -> None:
    duel = bar("moons_of_munnopor")
    if activated:
        duel.t.status = [marks | ACTIVATED for marks in duel.t.status]
    duel.roll(faces("blank", 4), "blank").attack(CLEA, "demon-claws-of-denak", FOE)
    if activated:
        assert not offers(duel, "moons-of-munnopor")
    else:
        take(duel, "moons-of-munnopor")
        assert settle(duel.roll("hit").answer((0,))).damage(FOE) == 1
    duel.roll(faces("hit", 1, 4), faces("blank", 3)).attack(FOE, "jab", WONG)
    if activated:
        assert not offers(duel, "moons-of-munnopor")
    else:
        take(duel, "moons-of-munnopor")
        assert settle(duel.roll("block").answer((0,))).damage(WONG) == 0


def test_the_moons_help_mystic_attacks() -> None:
    duel = bar("moons_of_munnopor").put(WONG, 11, 12.5)
    duel.roll(faces("blank", 4), faces("blank", 3)).attack(WONG, "strike", FOE)
    assert not offers(duel, "moons-of-munnopor")


def test_the_card_is_turned_over_for_one_power() -> None:
    duel = bar("moons_of_munnopor").set(CLEA, power=2)
    take(duel.push(duel.t.window("power_phase")), "moons-of-munnopor")
    settle(duel)
    assert duel.power(CLEA) == 1
    assert [power.id for power in duel.t.leaderships(0)] == ["circle-of-the-cosmos"]
    take(duel.push(duel.t.window("power_phase")), "circle-of-the-cosmos")
    settle(duel)
    assert [power.id for power in duel.t.leaderships(0)] == ["moons-of-munnopor"]
    assert duel.power(CLEA) == 0
    assert not offers(duel.push(duel.t.window("power_phase")), "moons-of-munnopor")  # nothing left to pay


def test_the_bar_is_taken_besides_five_cards() -> None:
    five = ("patch-up", "medpack", "indomitable", "sacrifice", "warpath")
    region, t = SomeTactics((*five, "brace-for-impact", "the-bar-with-no-doors")), Duel(CLEA, FOE).t
    assert region.accept(t, (*five, "the-bar-with-no-doors")) == (*five, "the-bar-with-no-doors")
    with pytest.raises(Illegal):
        region.accept(t, (*five, "brace-for-impact"))
    assert region.describe()["most"] == 6


# -- Asgard ------------------------------------------------------------------------------------------------------------

THOR, LOKI = "the-mighty-thor", "loki-prince-of-lies"


@pytest.mark.parametrize("dazed", [False, True])
def test_the_worthy_one_activates_again_and_falls_in_the_cleanup_phase(dazed: bool) -> None:
    duel = Duel([THOR, MATE], FOE).set(THOR, power=2).hand("heart-of-the-worthy")
    duel.t.status = [marks | ACTIVATED for marks in duel.t.status]
    take(duel.push(duel.t.window("activation_phase_end")), "heart-of-the-worthy")
    assert duel.ask.kind == "action"
    assert duel.power(THOR) == 0
    settle(duel.answer(("done",)))
    assert duel.t.status[0] == PLAYED | ACTIVATED
    if dazed:
        duel.set(THOR, dazed=True)
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.status[0] == KO
    assert duel.t.status[1] & PLAYED


def boon() -> Duel:
    duel = Duel([LOKI, GWEN, MATE], [FOE, WEAK]).put(FOE, 12.7, 13).put(WEAK, 11, 15.5).put(MATE, 30, 30)
    duel.set(LOKI, power=4).hand("tricksters-boon")
    assert "tricksters-boon" not in playable(duel.t, 0)  # nobody is active
    duel.activate(GWEN).answer("tricksters-boon")
    duel.answer(WEAK)
    assert ("character", duel.who(LOKI)) not in duel.offered
    return duel.answer(GWEN)


def test_the_boon_is_worth_a_point_if_the_deal_is_kept() -> None:
    duel = boon()
    assert (duel.power(GWEN), duel.power(LOKI)) == (5, 0)
    duel.roll(faces("hit", 2, 5), faces("blank", 3)).answer("stabby-swords").answer(WEAK)
    while duel.ask.kind != "action":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.t.vp == [1, 0]
    power = duel.power(GWEN)
    settle(duel.answer(("done",)))
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.vp == [1, 0]
    assert (duel.power(GWEN), duel.power(LOKI)) == (power, 0)


def test_the_boon_costs_whoever_does_not_keep_the_deal() -> None:
    duel = boon()
    settle(duel.answer(("done",)))
    settle(duel.push(Suffer(duel.who(WEAK), 1, duel.who(MATE), EFFECT)))  # somebody else did it
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.vp == [0, 1]
    assert (duel.power(GWEN), duel.power(LOKI)) == (0, 5)


def test_the_deal_is_broken_even_by_who_has_left() -> None:
    duel = boon()
    settle(duel.answer(("done",)))
    settle(duel.push(Defeat(duel.who(GWEN), outright=True)))
    settle(duel.push(duel.t.window("cleanup")))
    assert duel.t.vp == [0, 1]
