"""Gwenom (Gwen Stacy)."""

from __future__ import annotations

import pytest

from ...scene import Duel
from ..cast import BONES, SKULL
from ..playing import blanks, offers, settle, take
from ..scenes.web_warriors import strike

GHOST = "ghost-spider"
GWENOM = "gwenom"
MOON = "moon-knight"
SABLE = "silver-sable"
VENOM = "venom"
MISS = "blank blank fail fail"


@pytest.mark.parametrize(("who", "attack"), [(GWENOM, "maximum-gwenom"), (VENOM, "we-are-venom")])
def test_symbiotes_heal_by_the_damage_they_deal(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).set(who, power=3, damage=4)
    settle(duel.roll(f"hit hit hit {blanks(4)}", MISS).attack(who, attack, SKULL))
    assert (duel.damage(SKULL), duel.damage(who)) == (3, 1)


def test_rampage_hits_other_enemies_near_her() -> None:
    for faces, hurt in (("wild hit", 1), ("hit hit", 0)):
        duel = Duel(GWENOM, [SKULL, BONES]).set(GWENOM, power=3).put(BONES, 10, 14)
        settle(duel.roll(f"{faces} {blanks(5)}", MISS).attack(GWENOM, "maximum-gwenom", SKULL))
        assert (duel.damage(SKULL), duel.damage(BONES)) == (2, hurt)


def test_symbiote_technique_may_reroll_the_second_time_in_an_activation() -> None:
    duel = Duel(GWENOM, SKULL).put(SKULL, 12.5, 10).activate(GWENOM)
    strike(duel.roll(blanks(5), MISS), "symbiote-spider-technique", SKULL)
    assert duel.ask.kind == "action"  # nothing to reroll the first time, nowhere to swing
    strike(duel.roll(blanks(5), MISS), "symbiote-spider-technique", SKULL)
    take(duel.roll("hit hit hit hit hit"), "symbiote-spider-technique")
    duel.answer((0, 1, 2, 3, 4))
    assert duel.damage(SKULL) == 5


def test_nobody_bites_back_from_afar_and_gwenom_not_for_herself() -> None:
    duel = Duel([GWENOM, MOON], GHOST).set(GWENOM, power=4).put(GWENOM, 2, 30).put(MOON, 12, 13.5).put(GHOST, 14.5, 12)
    assert not offers(duel.roll(blanks(4), blanks(3)).attack(GHOST, "spider-technique", MOON), "pick-on")
    duel = Duel(GWENOM, GHOST).set(GWENOM, power=4).put(GHOST, 12.5, 10)
    assert not offers(duel.roll(blanks(4), blanks(4)).attack(GHOST, "spider-technique", GWENOM), "pick-on")
    duel = Duel(VENOM, SABLE).set(VENOM, power=4).put(SABLE, 18, 10)
    assert not offers(duel.roll(blanks(5), blanks(4)).attack(SABLE, "tactical-takedown", VENOM), "so-many-snacks")
