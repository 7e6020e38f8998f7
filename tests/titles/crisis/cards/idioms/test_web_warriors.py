"""What several cards of the Web Warriors share, each in one table."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.crisis.words import M, S
from titles.crisis.shelf import the_cards

from ...scene import Duel, box
from ..cast import SKULL
from ..playing import blanks, offers, settle, take, usable

AGENT = "agent-venom"
AMAZING = "amazing-spider-man"
CAT = "black-cat"
DEVIL = "daredevil"
GHOST = "ghost-spider"
GWENOM = "gwenom"
MOON = "moon-knight"
SCARLET = "scarlet-spider"
SABLE = "silver-sable"
MILES = "spider-man"
WOMAN = "spider-woman"
VENOM = "venom"
MISS = "blank blank fail fail"
PAY_FOR_DAMAGE = [
    (AGENT, "klyntar-firepower"), (AMAZING, "spider-strike"), (CAT, "cat-claws"), (DEVIL, "strike"), (GHOST, "spider-technique"),
    (GWENOM, "symbiote-spider-technique"), (MOON, "bo-staff"), (SCARLET, "scarlet-strike"), (MILES, "webline-kick"),
    (WOMAN, "bio-electric-strike"), (VENOM, "symbiote-tendrils"),
]  # fmt: skip


@pytest.mark.parametrize(("who", "attack"), PAY_FOR_DAMAGE)
def test_attacks_that_pay_for_damage(who: str, attack: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(duel.roll(f"hit hit {blanks(dice - 2)}", MISS).attack(who, attack, SKULL))
    assert duel.damage(SKULL) == 2 == duel.power(who)


@pytest.mark.parametrize(
    ("who", "attack"),
    [(GHOST, "impact-webbing"), (SCARLET, "impact-webbing"), (SABLE, "tactical-takedown"), (MOON, "throwing-crescents")],
)
def test_attacks_that_pay_one(who: str, attack: str) -> None:
    duel = Duel(who, SKULL)
    settle(duel.roll(blanks(the_cards().strikes[f"{who}/{attack}"].dice), MISS).attack(who, attack, SKULL))
    assert duel.power(who) == 1


@pytest.mark.parametrize(
    ("who", "attack", "cost", "faces", "condition"),
    [
        (AGENT, "klyntar-firepower", 0, "wild", "bleed"),
        (AGENT, "incendiary-grenade", 1, "blank", "incinerate"),
        (CAT, "cat-claws", 0, "hit", "bleed"),
        (CAT, "troublemaker", 2, "blank", "stagger"),
        (DEVIL, "strike", 0, "wild", "stun"),
        (MOON, "bo-staff", 0, "crit wild hit", "stagger"),
        (SABLE, "tactical-takedown", 0, "crit", "root"),
        (SABLE, "headshot", 3, "crit", "stun"),
        (VENOM, "symbiote-tendrils", 0, "blank", "bleed"),
    ],
)
def test_conditions_after_an_attack(who: str, attack: str, cost: int, faces: str, condition: str) -> None:
    for shown, gained in ((faces, {condition}), ("blank", {condition} if faces == "blank" else set())):
        duel = Duel(who, SKULL).set(who, power=cost).put(SKULL, 12.5, 10)
        more = the_cards().strikes[f"{who}/{attack}"].dice - len(shown.split()) + shown.count("crit")
        settle(duel.roll(f"{shown} {blanks(more)}", MISS).attack(who, attack, SKULL))
        assert duel.conditions(SKULL) == gained


@pytest.mark.parametrize(
    ("who", "power", "range"),
    [
        (AGENT, "symbiote-web-swing", 3),
        (CAT, "grappling-hook", 2),
        (WOMAN, "i-dont-fly-i-glide", 2),
        (AMAZING, "web-swing", 3),
        (MILES, "web-swing", 3),
    ],
)
def test_swinging_once_per_turn(who: str, power: str, range: int) -> None:
    duel = Duel(who, SKULL).set(who, power=4).use(who, power)
    assert (duel.ask.kind, duel.ask.region.range) == ("place", range)
    settle(duel)
    assert (duel.power(who), usable(duel, who, power)) == (2, False)


@pytest.mark.parametrize(
    ("who", "power", "tool"), [(AGENT, "all-star-quarterback", S), (GWENOM, "dark-rage", M), (VENOM, "klyntar-rage", M)]
)
def test_throwing_somebody_or_something(who: str, power: str, tool: int) -> None:
    duel = Duel(who, VENOM, terrain=[box("van", 3, 9, 12, 2, 2), box("house", 4, 9, 6, 2, 2)]).set(who, power=6).put(1, 14, 10)
    duel.use(who, power)
    assert set(duel.offered) == {("terrain", 0), ("character", 1)}
    duel.answer(("character", 1))
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", tool)  # type: ignore[attr-defined]
    settle(duel)
    assert not usable(duel, who, power)


@pytest.mark.parametrize("who", [GWENOM, SCARLET, MILES])
def test_spider_sense_rerolls_two(who: str) -> None:
    duel = Duel(who, GHOST).put(GHOST, 12.5, 10).roll(f"hit hit {blanks(2)}", blanks(4 if who != MILES else 3))
    take(duel.attack(GHOST, "spider-technique", who), "spider-sense")
    duel.roll("block block").answer((0, 1))
    settle(duel)
    assert duel.damage(who) == 0


@pytest.mark.parametrize(
    ("who", "power", "victim"), [(GWENOM, "pick-on-someone-your-own-size", MOON), (VENOM, "so-many-snacks", VENOM)]
)
def test_biting_back(who: str, power: str, victim: str) -> None:
    attack = "symbiote-spider-technique" if who == GWENOM else "symbiote-tendrils"
    duel = Duel([who, MOON], GHOST).set(who, power=4).put(who, 12, 11).put(MOON, 12, 13.5).put(GHOST, 14.5, 12)
    dice = duel.t.side(duel.who(victim)).defense[0]
    duel.roll(blanks(4), "fail " * dice).attack(GHOST, "spider-technique", victim)
    take(duel, power)
    assert ("attack", attack) in duel.offered
    settle(duel.roll(f"hit {blanks(4)}", blanks(3)).answer(attack))
    assert (duel.damage(GHOST), duel.power(who)) == (1, 3)
    again = duel.roll(blanks(4), "fail " * dice).attack(GHOST, "spider-technique", victim)
    assert not offers(again, power)  # once per turn


@pytest.mark.parametrize("who", [AGENT, AMAZING, DEVIL, GHOST, GWENOM, MOON, SCARLET, SABLE, MILES, WOMAN, VENOM])
def test_they_crawl_up_walls(who: str) -> None:
    assert list(Duel(who, SKULL).t.changes("move_size", 0)) == [5]


@pytest.mark.parametrize("who", [CAT, MOON, MILES, WOMAN])
def test_they_are_hard_to_see(who: str) -> None:
    duel = Duel(who, SABLE).put(SABLE, 18, 10)
    assert targets_of(duel.t, 1, the_cards().strikes["silver-sable/headshot"]) == []
    assert targets_of(duel.put(SABLE, 14, 10).t, 1, the_cards().strikes["silver-sable/headshot"]) == [0]
