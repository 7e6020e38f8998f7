"""Team Tactic cards of the affiliation Convocation."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.damage import EFFECT, Suffer
from longbox.titles.crisis.rules.setup import TACTICS_CHOSEN, SomeTactics
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.words import TARGET, damage

from ...scene import Duel
from ..cast import BONES, CAP, SKULL, SPIDER
from ..playing import offers, settle, take
from ..scenes.convocation import dice, hold
from ..scenes.dark_dimension import FOE, faces

CLEA = "clea"
MAGIK = "magik"
WONG = "wong"


@pytest.mark.parametrize(("face", "offered"), [("wild", True), ("hit", True), ("block", False)])
def test_the_bane_roots_the_target_and_enemies_near_it(face: str, offered: bool) -> None:
    duel = Duel([CLEA, WONG], [SKULL, BONES, SPIDER]).set(CLEA, power=1).hand("bane-of-damballah")
    duel.put(SKULL, 14, 10).put(BONES, 16, 12).put(SPIDER, 30, 30).put(WONG, 14, 13)
    duel.roll(dice(face, 1, of=4), dice("block", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    while not duel.still:
        if any("bane" in str(one) for one in duel.offered):
            assert offered
            duel.answer("tactic/bane-of-damballah")
        else:
            duel.answer(duel.offered[0])
    found = [("root" in duel.conditions(who)) for who in (SKULL, BONES, SPIDER, WONG)]
    assert found == [offered, offered, False, False]


def books(duel: Duel) -> Duel:
    duel.hand("iron-bound-books-of-shuma-gorath").t.active = 0
    duel.push(duel.t.window("power_phase")).answer("tactic/iron-bound-books-of-shuma-gorath")
    assert duel.t.tactics[0] == []
    return duel


def test_the_books_turn_physical_attacks_mystic() -> None:
    duel = books(Duel(CLEA, CAP).set(CLEA, power=2))
    duel.roll(dice("hit", 1, of=5), dice("block", 1, of=4)).attack(CAP, "shield-bounce", CLEA)
    settle(duel.answer(duel.offered[-1]))
    assert not duel.t.script  # four dice: her mystic defense
    assert duel.damage(CLEA) == 0


def test_the_books_come_back_when_a_friend_is_lost() -> None:
    duel = books(Duel([CLEA, WONG, MAGIK], CAP).set(CLEA, power=2).set(WONG, injured=1))
    duel.script(damage(TARGET, 9), CAP, target=1)
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert duel.t.tactics[0] == ["iron-bound-books-of-shuma-gorath"]


def test_the_books_come_back_when_their_own_reader_is_lost() -> None:
    duel = books(Duel([CLEA, WONG], CAP).set(CLEA, power=2, injured=1))
    duel.script(damage(TARGET, 9), CAP, target=0)
    while not duel.still:
        duel.answer(duel.offered[-1])
    assert duel.t.tactics[0] == ["iron-bound-books-of-shuma-gorath"]


def test_the_orb_places_everyone_who_pays_and_holds_nothing() -> None:
    duel = Duel([CLEA, WONG, MAGIK], SKULL).set(CLEA, power=3).set(WONG, power=3).set(MAGIK, power=3).hand("orb-of-agamotto")
    hold(duel, MAGIK)
    duel.play("orb-of-agamotto")
    assert 2 not in duel.offered
    duel.answer(CLEA).answer(WONG)
    while duel.ask.kind == "payer":
        duel.answer("enough")
    duel.answer([5.0, 10.0]).answer([5.0, 13.0])
    assert (duel.at(CLEA), duel.at(WONG), duel.power(CLEA), duel.power(MAGIK)) == ((5.0, 10.0), (5.0, 13.0), 0, 3)


def test_the_plane_lets_mystic_attacks_against_one_enemy_be_rerolled() -> None:
    duel = Duel([CLEA, MAGIK], [SKULL, BONES]).set(CLEA, power=3).hand("plane-of-pohldahk").play("plane-of-pohldahk")
    duel.answer(SKULL).roll(dice("blank", 4), dice("blank", 3)).attack(CLEA, "demon-claws-of-denak", SKULL)
    while duel.ask.kind != "dice":
        duel.answer(duel.offered[-1])
    settle(duel.roll("hit hit hit hit").answer((0, 1, 2, 3)))
    assert duel.damage(SKULL) == 4
    duel.roll(dice("blank", 4), dice("blank", 3)).attack(MAGIK, "bolts-of-oshtur", SKULL)
    assert duel.still  # no mystic attack
    duel.roll(dice("blank", 4), dice("blank", 4)).attack(CLEA, "demon-claws-of-denak", BONES)
    assert settle(duel).damage(BONES) == 0


@pytest.mark.rule("CP-408")
def test_the_plane_stays_when_whoever_paid_is_lost() -> None:
    duel = Duel([CLEA, "doctor-strange"], SKULL).set(CLEA, power=3, injured=1).hand("plane-of-pohldahk").play("plane-of-pohldahk")
    if not duel.still:
        duel.answer(SKULL)
    duel.script(damage(TARGET, 9), SKULL, target=0)
    assert duel.t.present() == [1, 2]
    duel.set("doctor-strange", power=4).roll(dice("blank", 12)).attack("doctor-strange", "crimson-bands-of-cyttorak", SKULL)
    assert any("plane-of-pohldahk" in str(one) for one in duel.offered)


def wand(mode: str, enemy: str = SKULL) -> Duel:
    duel = Duel(CLEA, enemy).set(CLEA, power=8).hand("wand-of-watoomb").activate(CLEA)
    return duel.answer("wand-of-watoomb").answer(("mode", mode))


def test_the_wand_blasts_once_in_this_activation() -> None:
    duel = wand("elemental_blast").roll(dice("wild", 1, of=7), dice("block", 3)).answer("elemental-blast")
    while ("done",) not in duel.offered:
        duel.answer(duel.offered[0])
    assert duel.conditions(SKULL) == {"incinerate", "shock", "slow"}
    assert not any("elemental-blast" in str(one) for one in duel.offered)


def test_the_wand_rerolls_two_defense_dice_this_round() -> None:
    duel = wand("reroll", CAP).answer(("done",))
    duel.roll(dice("hit", 2, of=5), dice("blank", 2)).attack(CAP, "shield-bounce", CLEA)
    duel.answer(duel.offered[-1])
    settle(duel.roll("block block").answer((0, 1)))
    assert duel.damage(CLEA) == 0


def test_the_wand_lets_a_superpower_be_used_twice() -> None:
    duel = wand("second_use")
    for more in (True, False):
        duel.roll("hit hit hit hit hit").answer("descendant-of-the-faltine")
        assert any("descendant-of-the-faltine" in str(one) for one in duel.offered) is more


def test_the_book_readies_one_for_the_power_of_three() -> None:
    duel = Duel([CLEA, WONG, MAGIK], SKULL).hand("book-of-cagliostro", "medpack", "patch-up")
    for who in (CLEA, WONG, MAGIK):
        duel.set(who, power=2)
    assert "book-of-cagliostro" not in playable(duel.t, 0)  # nobody has been activated
    duel.t.status[0] |= ACTIVATED
    duel.play("book-of-cagliostro")
    while not duel.still:
        duel.answer(duel.offered[0])
    assert not duel.t.status[0] & ACTIVATED
    assert [duel.power(who) for who in (CLEA, WONG, MAGIK)] == [0, 0, 0]
    duel.push(duel.t.window("cleanup")).answer(duel.offered[-1])
    while not duel.still:
        duel.answer(duel.offered[0])
    assert duel.t.tactics[0] == ["book-of-cagliostro"]


def test_the_book_needs_three_close_together() -> None:
    duel = Duel([CLEA, WONG, MAGIK], SKULL).hand("book-of-cagliostro").put(MAGIK, 30, 30)
    duel.t.status[0] |= ACTIVATED
    for who in (CLEA, WONG, MAGIK):
        duel.set(who, power=2)
    assert "book-of-cagliostro" not in playable(duel.t, 0)


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
    region, t = SomeTactics((*five, "brace-for-impact", "the-bar-with-no-doors"), TACTICS_CHOSEN + 1), Duel(CLEA, FOE).t
    assert region.accept(t, (*five, "the-bar-with-no-doors")) == (*five, "the-bar-with-no-doors")
    with pytest.raises(Illegal):
        region.accept(t, (*five, "brace-for-impact"))
    assert region.describe()["most"] == 6
