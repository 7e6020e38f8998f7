"""Black Widow (Natasha Romanoff)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ENERGY, MYSTIC, PHYSICAL
from longbox.titles.crisis.rules.attacks import Attack
from longbox.titles.crisis.rules.targets import targets_of
from titles.crisis.shelf import the_cards

from ...scene import PASS, Duel
from ..scenes.first_core_box import BLANKS, finish, near, offered_power

WIDOW = "black-widow"
MARVEL = "captain-marvel"
IRON = "iron-man"
SPIDER = "spider-man-peter-parker"
ZEMO = "baron-zemo"
SKULL = "red-skull"


@pytest.mark.parametrize(("card", "strike", "gained"), [(WIDOW, "mixed-technique", "stagger"), (SPIDER, "taser-webs", "stun")])
def test_damage_gives_a_condition(card: str, strike: str, gained: str) -> None:
    for face in ("hit", "blank"):
        found = the_cards().strikes[f"{card}/{strike}"]
        duel = near(card, SKULL).set(0, power=2)
        duel.roll(face + " blank" * (found.dice - 1), BLANKS).attack(0, strike, 1)
        assert duel.conditions(1) == ({gained} if face == "hit" else set())


def test_widows_sting() -> None:
    for face, left in (("wild", 2), ("hit", 3)):
        duel = near(WIDOW, SKULL).set(SKULL, power=2)
        duel.roll(face, "blank blank blank", BLANKS).attack(WIDOW, "strike", SKULL)
        finish(duel)
        assert duel.power(SKULL) == left  # 2, and 1 for the damage


def test_elusive() -> None:
    duel = near(WIDOW, SKULL).set(WIDOW, power=2)
    assert duel.roll("hit blank blank blank", "block blank blank blank").attack(WIDOW, "mixed-technique", SKULL).still
    duel.set(WIDOW, power=2)
    duel.roll("wild blank blank blank", "block blank blank blank").attack(WIDOW, "mixed-technique", SKULL)
    assert (duel.ask.kind, duel.ask.seat) == ("advance", 0)
    assert PASS in duel.offered
    duel.answer([9.0, 12.0])
    assert duel.at(WIDOW) == (9.0, 12.0)
    assert duel.still


@pytest.mark.rule("CP-031")
def test_counter_strike_waits_until_the_attack_is_done() -> None:
    duel = Duel(MARVEL, WIDOW).set(WIDOW, power=1)
    duel.roll("hit hit blank blank", BLANKS).attack(MARVEL, "energy-blast", WIDOW).answer(PASS)
    assert offered_power(duel, f"{WIDOW}/counter-strike")
    assert (duel.damage(WIDOW), duel.power(MARVEL)) == (2, 1)  # all of the attack has happened
    duel.t.script.clear()  # type: ignore[union-attr]
    duel.roll("crit wild hit fail").answer(f"{WIDOW}/counter-strike")
    assert duel.damage(MARVEL) == 2
    assert duel.power(WIDOW) == 1 + 2 - 2
    assert duel.power(MARVEL) == 1 + 2


@pytest.mark.parametrize("card", [WIDOW, ZEMO])
def test_counter_strike_needs_the_attacker_within_range_3(card: str) -> None:
    for x, offered in ((16.0, True), (17.7, False)):
        duel = Duel(SKULL, [card, IRON]).set(card, power=2).put(card, x, 10.0).put(IRON, x, 13.5)
        for target in (card, IRON):  # only after attacks against itself
            duel.roll(BLANKS).push(Attack(0, f"{SKULL}/cosmic-blast", duel.who(target), free=True))
            seen = False
            while not duel.still:
                seen |= offered_power(duel, f"{card}/counter-strike")
                duel.answer(PASS)
            assert seen == (offered and target == card)
            duel.t.script.clear()  # type: ignore[union-attr]


def test_martial_artist() -> None:
    for weapon, kind, x, damage in (
        ("strike", PHYSICAL, 13.0, 0),
        ("strike", ENERGY, 13.0, 0),
        ("strike", MYSTIC, 13.0, 2),
        ("cosmic-blast", ENERGY, 16.0, 2),
    ):
        duel = Duel(SKULL, WIDOW).put(WIDOW, x, 10.0).set(SKULL, power=1)
        duel.roll("hit hit blank blank blank", "blank " * duel.t.side(1).defense[kind])
        duel.push(Attack(0, f"{SKULL}/{weapon}", 1, kind=kind)).decline()
        assert duel.damage(WIDOW) == damage


@pytest.mark.rule("CP-561")
def test_stealth() -> None:
    for x, seen in ((16.0, True), (17.7, False)):
        duel = Duel(IRON, WIDOW).put(WIDOW, x, 10.0)
        assert (duel.who(WIDOW) in targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/homing-rockets"])) == seen
    duel = Duel(IRON, [WIDOW, SKULL]).put(SKULL, 17.7, 10.0)
    assert duel.who(SKULL) in targets_of(duel.t, 0, the_cards().strikes[f"{IRON}/homing-rockets"])  # it hides nobody else
