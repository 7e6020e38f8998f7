"""Captain America (Steve Rogers)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, MYSTIC, NOBODY, PHYSICAL, M
from longbox.titles.crisis.events import DiceRolled
from longbox.titles.crisis.rules.attacks import Attack
from longbox.titles.crisis.rules.dice import Dodge
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.superpowers import price
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.state import Table
from longbox.titles.crisis.words import Side
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..scenes.first_core_box import BLANKS, near, offered_power, options_of

WIDOW = "black-widow"
CAP = "captain-america-steve-rogers"
IRON = "iron-man"
ZEMO = "baron-zemo"
CROSSBONES = "crossbones"
SKULL = "red-skull"
ULTRON = "ultron"
WALL = ("wall", 5, 0, ((12.8, 5.0), (13.2, 5.0), (13.2, 15.0), (12.8, 15.0)))
"""Between the two sides when they stand as the scene puts them."""


@pytest.mark.rule("CP-544")
def test_captain_america_as_printed() -> None:
    card = the_cards().characters[CAP]
    assert card.threat == 4
    assert card.side(0, 0) == Side(5, M, 2, (4, 4, 3))
    assert card.side(0, 1) == Side(6, M, 2, (4, 4, 3))


@pytest.mark.rule("CP-546")
def test_shield_throw_needs_no_sight_and_leaves_no_cover() -> None:
    duel = Duel(CAP, SKULL, terrain=(WALL,)).put(CAP, 10.0, 10.0).put(SKULL, 15.0, 10.0)
    assert targets_of(duel.t, 0, the_cards().strikes[f"{CAP}/shield-throw"]) == [1]
    assert targets_of(duel.t, 0, the_cards().strikes[f"{SKULL}/cosmic-blast"]) == []


@pytest.mark.rule("CP-546")
def test_ricochet() -> None:
    duel = Duel(CAP, [SKULL, ULTRON, CROSSBONES]).put(ULTRON, 22.0, 10.0).put(CROSSBONES, 30.0, 10.0)
    duel.roll("wild blank blank blank blank", BLANKS[:24]).attack(CAP, "shield-throw", SKULL)
    duel.answer(duel.offered[0])  # the Power first
    assert PASS in duel.offered
    duel.t.script.clear()  # type: ignore[union-attr]
    duel.roll("wild hit blank blank blank", BLANKS[:24]).answer("shield-throw")
    assert (duel.ask.kind, duel.offered) == ("target", (duel.who(ULTRON),))  # near the first target, however far from the thrower
    duel.answer(ULTRON)
    assert duel.still  # the second throw has no Ricochet
    assert duel.damage(ULTRON) == 2
    assert duel.power(CAP) == 2


def test_no_ricochet_from_who_is_gone() -> None:
    duel = Duel(CAP, [SKULL, ULTRON]).set(SKULL, injured=1, damage=5)
    assert duel.roll("wild blank blank blank blank", BLANKS).attack(CAP, "shield-throw", SKULL).still


@pytest.mark.rule("CP-547")
@pytest.mark.interpreted("it replaces what a table says of sizes")
def test_shield_slam(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = near(CAP, SKULL).set(CAP, power=2)
    duel.roll("hit blank blank blank blank blank", BLANKS).attack(CAP, "shield-slam", SKULL)
    assert PASS in duel.offered
    duel.answer("throw").answer([90])
    assert duel.at(SKULL) == pytest.approx((13.0, 13.375))
    monkeypatch.setattr(Table, "size", lambda self, who: 4)
    duel = near(CAP, SKULL).set(CAP, power=2)
    assert duel.roll("hit blank blank blank blank blank", BLANKS).attack(CAP, "shield-slam", SKULL).still


@pytest.mark.rule("CP-548")
def test_a_day_unlike_any_other() -> None:
    duel = near([CAP, IRON, WIDOW], SKULL).lead(CAP).set(IRON, power=5)
    duel.use(IRON, "friday-ai")
    assert (duel.ask.kind, duel.offered) == ("discount", (1, 2))  # it may be reduced
    duel.answer(1)
    assert duel.power(IRON) == 4
    duel.use(IRON, "friday-ai")
    assert duel.power(IRON) == 2  # only the first one of the turn
    duel.set(WIDOW, power=1)
    assert price(duel.t, duel.who(WIDOW), the_cards().characters[WIDOW].superpowers[0]) == 1  # each ally has its own first
    duel.t.facts.clear()  # another turn
    duel.use(IRON, "friday-ai").answer(2)
    assert duel.power(IRON) == 0


@pytest.mark.rule("CP-548")
def test_a_day_unlike_any_other_leaves_at_least_one_to_pay() -> None:
    duel = near([CAP, CROSSBONES, SKULL], ULTRON).lead(CAP)
    cost = {power.id: power for card in (CROSSBONES, SKULL) for power in the_cards().characters[card].superpowers}
    assert price(duel.t, 1, cost["inured-to-pain"]) == 1
    assert price(duel.t, 1, cost["haymaker"]) == 3
    assert price(duel.t, 2, cost["cosmic-cube"]) == 0
    duel.set(CROSSBONES, conditions=("root",))
    assert price(duel.t, 1, cost["haymaker"]) == 4


@pytest.mark.rule("CP-070", "CP-062")
def test_the_leadership_needs_its_affiliation_and_its_leader() -> None:
    duel = near([CAP, IRON], SKULL).set(IRON, power=1)
    assert "friday-ai" not in options_of(duel, IRON)
    for affiliation, leader in (("", NOBODY), ("S.H.I.E.L.D.", NOBODY), ("Avengers", 0)):
        duel.t.affiliation[0] = affiliation
        Setup().choose_leadership(duel.t)
        assert duel.t.leader[0] == leader
    assert "friday-ai" in options_of(duel, IRON)
    duel.set(CAP, status=0)  # he has left the battlefield
    assert "friday-ai" not in options_of(duel, IRON)


@pytest.mark.rule("CP-549")
def test_bodyguard() -> None:
    duel = Duel([CAP, WIDOW], SKULL).set(CAP, power=2).set(SKULL, power=1)
    duel.attack(SKULL, "cosmic-blast", WIDOW)
    assert duel.ask.seat == 0
    duel.t.attack().defense_dice = 3  # as if she had used something: it does not help him
    duel.roll("hit hit hit blank blank", "block blank blank blank").answer(f"{CAP}/bodyguard")
    assert (duel.damage(WIDOW), duel.damage(CAP)) == (0, 2)  # four dice: his own Energy defense
    assert ("attacked", 2, 1) not in duel.t.facts


@pytest.mark.rule("CP-549")
def test_bodyguard_reaches_range_2_but_not_himself() -> None:
    duel = Duel([CAP, WIDOW], SKULL).set(CAP, power=2).set(SKULL, power=1).put(CAP, 10.0, 17.5)
    duel.roll("blank blank blank blank blank", BLANKS).attack(SKULL, "cosmic-blast", WIDOW)
    assert duel.still
    duel = Duel(CAP, SKULL).set(CAP, power=2).set(SKULL, power=1)
    duel.attack(SKULL, "cosmic-blast", CAP)
    assert not offered_power(duel, f"{CAP}/bodyguard")
    assert offered_power(duel, f"{CAP}/vibranium-shield")


@pytest.mark.rule("CP-549", "CP-550", "CP-054")
def test_who_steps_in_has_been_targeted() -> None:
    duel = Duel([CAP, ZEMO], SKULL).set(CAP, power=4).set(ZEMO, power=2).put(SKULL, 13.0, 12.0)
    duel.attack(SKULL, "strike", ZEMO)
    assert offered_power(duel, f"{ZEMO}/master-swordsman")
    duel.answer(f"{CAP}/bodyguard")
    assert not offered_power(duel, f"{ZEMO}/master-swordsman")  # he is not the target any more
    duel.roll("hit hit hit hit hit", "block block block block block blank").answer(f"{CAP}/vibranium-shield").decline()
    assert (duel.damage(CAP), duel.power(CAP)) == (0, 0)


@pytest.mark.rule("CP-550")
def test_vibranium_shield() -> None:
    for kind, dice in ((PHYSICAL, 6), (ENERGY, 6), (MYSTIC, 3)):
        duel = near(SKULL, CAP).set(CAP, power=2)
        duel.roll("blank " * 5, "blank " * dice).push(Attack(0, f"{SKULL}/strike", 1, kind=kind))
        if kind != MYSTIC:
            duel.answer(f"{CAP}/vibranium-shield")
        assert len(duel.heard(DiceRolled)[1].faces) == dice
        assert duel.power(CAP) == (2 if kind == MYSTIC else 0)


def test_i_can_do_this_all_day() -> None:
    for injured, damage in ((1, 0), (0, 2)):
        duel = near(SKULL, CAP).set(CAP, injured=injured)
        duel.roll("hit hit blank blank blank", "blank blank fail fail").attack(SKULL, "strike", CAP)
        assert duel.damage(CAP) == damage
        duel = near(SKULL, CAP).set(CAP, injured=injured)
        duel.roll("blank blank blank blank").push(Dodge(1, 2, 0))
        assert duel.damage(CAP) == 2  # a dodge is no defense against an attack
    duel = near(SKULL, [CAP, ULTRON]).set(CAP, injured=1)
    duel.roll("hit hit blank blank blank", BLANKS).attack(SKULL, "strike", ULTRON)
    assert duel.damage(ULTRON) == 2  # his own defense only
