"""Lady Mastermind (Regan Wyngarde)."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import CAP, SKULL
from ..playing import asks, blanks, fire, offers, settle, take, usable

ME, REALITY = "lady-mastermind", "your-reality-is-whatever-i-want-it-to-be"


def scene(power: int = 0) -> Duel:
    return Duel(ME, (SKULL, CAP)).put(SKULL, 13, 10).put(CAP, 30, 30).set(ME, power=power)


@pytest.mark.parametrize(("faces", "hurt"), [("hit hit hit", 1), ("hit", 1), ("blank", 0)])
def test_deadly_illusions_deal_one_damage_and_bring_one_power(faces: str, hurt: int) -> None:
    duel = settle(fire(scene(), ME, "deadly-illusions", SKULL, *faces.split()))
    assert (duel.damage(SKULL), duel.power(ME)) == (hurt, 1)


def test_mind_over_matter_turns_two_conditions_into_two_damage() -> None:
    duel = scene().set(SKULL, conditions=("bleed", "slow", "hex"))
    duel = take(fire(duel, ME, "deadly-illusions", SKULL, "hit"), "'do', 'mind-over-matter'")
    duel.answer(("condition", "bleed")).answer(("condition", "hex"))
    assert settle(duel).damage(SKULL) == 3
    assert duel.conditions(SKULL) == {"slow"}
    one = scene().set(SKULL, conditions=("bleed",))
    assert not offers(fire(one, ME, "deadly-illusions", SKULL, "hit"), "'do', 'mind-over-matter'")
    assert one.conditions(SKULL) == {"bleed"}


def test_psychosomatic_effects_give_a_condition_for_each_wild() -> None:
    duel = fire(scene(), ME, "deadly-illusions", SKULL, "wild", "wild")
    for name in ("shock", "incinerate"):
        take(duel, name)
    assert settle(duel).conditions(SKULL) == {"shock", "incinerate"}
    assert settle(fire(scene(), ME, "deadly-illusions", SKULL, "hit")).conditions(SKULL) == set()


@pytest.mark.parametrize("face", ["wild", "hit"])
def test_puppeteer_advances_the_defender(face: str) -> None:
    duel = fire(scene(4), ME, "mass-hallucinations", SKULL, face)
    assert asks(duel, "advance") == (face == "wild")
    if face == "wild":
        assert duel.ask.seat == 0
        assert settle(duel.answer([13.0, 13.0])).at(SKULL) == (13, 13)
    assert duel.power(ME) == 0


def puppets(power: int = 10) -> Duel:
    """Her puppet (Mystic defense 3) is far from her, and the victim farther: out of her own reach."""
    return Duel(ME, (SKULL, CAP)).put(ME, 4, 4).put(SKULL, 13, 4).put(CAP, 20, 4).set(ME, power=power)


def test_your_reality_attacks_with_what_the_puppet_has() -> None:
    duel = puppets().use(ME, REALITY).answer(4)
    assert duel.offered == (PASS, ("attack", "cosmic-burst"))
    duel.roll("hit hit wild", blanks(20)).answer(("attack", "cosmic-burst"))
    assert settle(duel).damage(CAP) == 3
    assert (duel.power(ME), duel.power(SKULL), duel.damage(SKULL)) == (6, 0, 0)
    assert not usable(duel, ME, REALITY)
    begun = next(event for event in duel.events if type(event).__name__ == "AttackBegan")
    assert (begun.attacker, begun.target, begun.weapon) == (0, 2, f"{SKULL}/cosmic-burst@plain")
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled == [duel.t.strike(1, "cosmic-burst").dice]


def test_your_reality_chooses_among_puppets_and_spares_the_chosen_one() -> None:
    duel = puppets().put(CAP, 13, 8).use(ME, REALITY).answer(4)
    assert [one[1] for one in duel.offered] == [1, 2]
    duel.roll("hit", blanks(20)).answer(CAP)
    duel.answer(duel.offered[1])
    assert (settle(duel).damage(SKULL), duel.damage(CAP)) == (1, 0)


def test_your_reality_needs_power_for_the_mystic_defense() -> None:
    mystic = puppets().t.defense(1, 2)
    assert not usable(puppets(mystic - 1), ME, REALITY)
    assert usable(puppets(mystic), ME, REALITY)
    assert puppets().use(ME, REALITY).answer(mystic - 1).still
    assert not puppets().use(ME, REALITY).answer(mystic).still
    assert not usable(puppets().put(SKULL, 30, 30).put(CAP, 33, 33), ME, REALITY)


def test_your_reality_may_be_left() -> None:
    duel = puppets().use(ME, REALITY).answer(4).answer(PASS)
    assert duel.still
    assert duel.damage(CAP) == 0


def test_brain_fog() -> None:
    for who, free in ((ME, True), (SKULL, False)):
        duel = scene().activate(who)
        assert duel.t.has("no_reactives", 1) == free
        assert duel.t.has("no_reactive_tactics", 1) == free
        assert not duel.t.has("no_reactives", 0)


@pytest.mark.parametrize(("power", "dice"), [(0, 4), (2, 3)])
def test_mental_lock(power: int, dice: int) -> None:
    duel = scene().set(SKULL, power=power).roll(blanks(30)).attack(SKULL, "cosmic-burst", ME)
    while not duel.still:
        paying = any("pay" in str(one) for one in duel.offered)
        duel.answer(next(one for one in duel.offered if ("pay" in str(one)) == paying and one != PASS))
    thrown = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert thrown == [dice]


@pytest.mark.parametrize(("face", "x", "power"), [("fail", 13, 1), ("blank", 13, 0), ("fail", 25, 0)])
def test_try_a_little_harder_next_time(face: str, x: int, power: int) -> None:
    duel = Duel((ME, "crossbones"), (SKULL, CAP)).put(CAP, 30, 30).put("crossbones", x + 2, 14).put(SKULL, x, 14)
    duel.roll(face, blanks(20)).attack(SKULL, "cosmic-burst", "crossbones")
    assert settle(duel).power(ME) == power
