"""Killmonger (N'Jadaka)."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import BONES, SKULL
from ..playing import blanks, settle, usable
from ..scenes.wakanda import take

KILLER = "killmonger"
USURPER = "killmonger-usurper"
SHURI = "shuri"
MISS = "blank blank blank blank"


@pytest.mark.parametrize("who", [KILLER, USURPER])
def test_vibranium_weapons_pierce(who: str) -> None:
    duel = (
        Duel(who, SKULL)
        .put(SKULL, 12, 10)
        .roll("wild hit blank blank blank", "block blank blank")
        .attack(who, "vibranium-weapons", SKULL)
    )
    settle(duel)
    assert (duel.damage(SKULL), duel.power(who)) == (2, 2)


@pytest.mark.parametrize(("defense", "follows"), [(MISS, True), ("block block block block", False)])
def test_black_ops_strike_follows_if_it_hurts(defense: str, follows: bool) -> None:
    duel = Duel(KILLER, SKULL).set(KILLER, power=3).put(SKULL, 16, 10)
    settle(duel.roll("wild hit" + " blank" * 5, defense).attack(KILLER, "black-ops-strike", SKULL))
    assert (duel.at(KILLER) != (10.0, 10.0)) is follows
    assert duel.conditions(SKULL) == {"stagger"}


def test_killmongers_charge_moves_then_attacks() -> None:
    duel = Duel(KILLER, SKULL).put(SKULL, 13, 10).set(KILLER, power=4).use(KILLER, "charge").answer("move").answer([10.0, 10.0])
    assert {one[0] for one in duel.offered if one != PASS} == {"attack"}
    duel.roll(blanks(5), MISS).answer(duel.offered[-1])
    settle(duel)
    assert not usable(duel.set(KILLER, power=4), KILLER, "charge")


@pytest.mark.parametrize(("who", "power", "attack"), [
    (KILLER, "special-forces", "vibranium-weapons"), (SHURI, "super-genius", "sonic-crush"),
])  # fmt: skip
def test_blocks_may_count_instead_of_hits(who: str, power: str, attack: str) -> None:
    for use, dealt in ((True, 3), (False, 1)):
        duel = Duel(who, SKULL).set(who, power=5).put(SKULL, 12, 10)
        more = 2 if who == SHURI else 0
        duel.roll("hit block block block blank" + " blank" * more, MISS).attack(who, attack, SKULL)
        take(duel, power) if use else None
        settle(duel)
        assert duel.damage(SKULL) == dealt


def test_a_second_attack_on_the_same_target_has_two_more_dice() -> None:
    duel = Duel(KILLER, [SKULL, BONES]).put(SKULL, 12, 10).put(BONES, 10, 12)
    for target, dice in ((SKULL, 5), (BONES, 5), (SKULL, 7)):
        settle(duel.roll(blanks(dice), blanks(2 if target == BONES else 3)).attack(KILLER, "vibranium-weapons", target))
        assert duel.t.script == []


def test_each_kill_gives_a_reroll() -> None:
    duel = Duel(KILLER, [SKULL, BONES]).put(SKULL, 12, 10).put(BONES, 10, 12)
    duel.roll(blanks(5), blanks(2)).attack(KILLER, "vibranium-weapons", BONES)
    assert duel.still
    duel.set(SKULL, damage=5)
    settle(duel.roll("hit blank blank blank blank", "blank blank blank").attack(KILLER, "vibranium-weapons", SKULL))
    assert duel.is_dazed(SKULL)
    duel.t.facts.clear()
    duel.roll(blanks(5), blanks(2), "hit").attack(KILLER, "vibranium-weapons", BONES)
    take(duel, "kill-count")
    assert duel.ask.region.most == 1  # type: ignore[union-attr]
    settle(duel.answer((0,)))
    assert duel.damage(BONES) == 1
