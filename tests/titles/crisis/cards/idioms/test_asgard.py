"""What several cards of Asgard share, each in one table."""

from __future__ import annotations

import pytest

import longbox

from ...scene import Duel
from ..cast import CRATE, SKULL
from ..playing import usable
from ..scenes.asgard import blanks, settle_for, strike

ENCHANTRESS = "enchantress"
SKURGE = "skurge-the-executioner"
VALKYRIE = "valkyrie"
SIF = "lady-sif"
BILL = "beta-ray-bill"
JANE = "the-mighty-thor"
HERO = "thor-hero-of-midgard"
PRINCE = "thor-prince-of-asgard"
ANGELA = "angela"
MISCHIEF = "loki-god-of-mischief"
LIES = "loki-prince-of-lies"
HELA = "hela-queen-of-hel"
HEIMDALL = "heimdall-the-all-seeing"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(
    "who", [ENCHANTRESS, SKURGE, VALKYRIE, SIF, BILL, JANE, HERO, PRINCE, ANGELA, MISCHIEF, LIES, HELA, HEIMDALL]
)
def test_gods_gain_one_more_in_the_power_phase(who: str) -> None:
    duel = Duel(who, SKULL)
    settle_for(duel.push(duel.t.window("power_phase")))
    assert (duel.power(who), duel.power(SKULL)) == (1, 0)


@pytest.mark.parametrize("who", [ENCHANTRESS, BILL, JANE, HERO, PRINCE, ANGELA])
def test_fliers_cross_what_is_big(who: str) -> None:
    assert 5 in Duel(who).t.changes("move_size", 0)


@pytest.mark.parametrize(
    ("who", "immune"),
    [(BILL, {"bleed", "incinerate", "poison"}), (JANE, {"shock"}), (HERO, {"shock"}), (PRINCE, {"shock", "stun"})],
)
def test_immunities(who: str, immune: set[str]) -> None:
    from longbox.titles.crisis.codes import CONDITION_BITS

    duel = Duel(who)
    assert {name for name, bit in CONDITION_BITS.items() if duel.t.immune(0, bit)} == immune


@pytest.mark.parametrize(
    ("who", "attack", "dice", "condition"),
    [
        (SKURGE, "battle-axe", blanks(6, "wild"), "bleed"),
        (SKURGE, "the-executioner", blanks(8, "wild"), "bleed"),
        (VALKYRIE, "dragon-fang", blanks(7), "bleed"),
        (BILL, "stormbreaker", blanks(5, "wild"), "stun"),
        (BILL, "summon-the-storm", blanks(6, "wild"), "shock"),
        (JANE, "lightning-blast", blanks(8), "shock"),
        (PRINCE, "hammer-throw", blanks(5), "shock"),
        (HELA, "hel-forged-blade", blanks(5, "wild"), "bleed"),
        (ENCHANTRESS, "enthrall", blanks(7, "wild"), "slow"),
    ],
)
def test_conditions_of_attacks(who: str, attack: str, dice: str, condition: str) -> None:
    assert strike(who, attack, SKULL, dice).conditions(SKULL) == {condition}


@pytest.mark.parametrize(
    ("who", "attack", "dice"),
    [
        (SKURGE, "battle-axe", blanks(6)),
        (SKURGE, "the-executioner", blanks(8)),
        (BILL, "stormbreaker", blanks(5)),
        (BILL, "summon-the-storm", blanks(6)),
        (HELA, "hel-forged-blade", blanks(5)),
        (ENCHANTRESS, "enthrall", blanks(7)),
    ],
)
def test_no_condition_without_the_icon(who: str, attack: str, dice: str) -> None:
    assert strike(who, attack, SKULL, dice).conditions(SKULL) == set()


@pytest.mark.parametrize(
    ("who", "attack", "n"),
    [
        (VALKYRIE, "strike", 5),
        (SIF, "warrior-born", 5),
        (BILL, "stormbreaker", 5),
        (JANE, "hammer-strike", 6),
        (HERO, "odinsons-ire", 7),
        (PRINCE, "strike", 6),
        (ANGELA, "xiphos-the-sword-of-the-stars", 6),
        (MISCHIEF, "strike", 5),
        (HELA, "hel-forged-blade", 5),
        (HEIMDALL, "strike", 5),
    ],
)
def test_power_for_damage(who: str, attack: str, n: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10).roll(blanks(n, "hit", "hit"), MISS)
    settle_for(duel.attack(who, attack, SKULL))
    assert (duel.damage(SKULL), duel.power(who)) == (2, 2)


@pytest.mark.parametrize(
    ("who", "power", "cost", "size"),
    [
        (ENCHANTRESS, "hel-hath-no-fury", 3, 2),
        (SKURGE, "storm-giant-strength", 3, 3),
        (VALKYRIE, "asgardian-might", 3, 2),
        (BILL, "immeasurable-strength", 3, 4),
        (JANE, "inner-strength", 3, 4),
        (HERO, "the-power-of-thor", 3, 4),
        (PRINCE, "strongest-avenger", 3, 4),
        (ANGELA, "odinsdottirs-might", 2, 4),
    ],
)
def test_throws_of_terrain(who: str, power: str, cost: int, size: int) -> None:
    for most, works in ((size, True), (size + 1, False)):
        crate = (CRATE[0], most, *CRATE[2:])
        duel = Duel(who, SKULL, terrain=[crate]).put(SKULL, 30, 30).put(who, 13, 13).set(who, power=2 * cost)
        assert usable(duel, who, power) is works
        if works:
            duel.use(who, power).answer(("terrain", 0))
            assert duel.ask.kind == "direction"
            settle_for(duel)
            assert (duel.power(who), duel.t.rubble) == (cost, 1)
            duel.t.rubble = 0
            assert not usable(duel, who, power)


def test_nobody_is_asked_in_which_order_power_is_gained_in_the_power_phase() -> None:
    game = longbox.new("crisis", seed=0, setup="quick", roster_a="asgard", roster_b="cabal")
    assert game.ask is not None
    assert game.ask.kind == "turn"
    blessed = [who for who in game.state.present() if any(power.id == "asgardian" for power in game.state.card(who).superpowers)]
    assert len(blessed) > 1
    assert {game.state.power[who] for who in blessed} == {2}
