"""Spider-Man (Miles Morales)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ON_BOARD
from titles.crisis.shelf import the_cards

from ...scene import Duel
from ..cast import SKULL, hold
from ..playing import blanks, offers, settle, take

AGENT = "agent-venom"
AMAZING = "amazing-spider-man"
GHOST = "ghost-spider"
MOON = "moon-knight"
MILES = "spider-man"
WOMAN = "spider-woman"
VENOM = "venom"


def test_a_kick_may_throw_before_damage() -> None:
    duel = Duel(MILES, VENOM).put(VENOM, 13, 10).roll("wild blank blank blank", blanks(4)).attack(MILES, "webline-kick", VENOM)
    assert (offers(duel, "throw"), duel.damage(VENOM)) == (True, 0)


@pytest.mark.parametrize(("who", "attack"), [(MILES, "venom-blast"), (WOMAN, "intoxicating-blast")])
def test_blasts_shake_tokens_loose(who: str, attack: str) -> None:
    duel = hold(Duel(who, SKULL).set(who, power=3).put(SKULL, 12.5, 10), SKULL)
    settle(duel.roll(blanks(7), blanks(3)).attack(who, attack, SKULL))
    assert duel.t.token_holder == [ON_BOARD]


@pytest.mark.parametrize(
    ("who", "attack", "other"), [(AMAZING, "spider-strike", "whatever-a-spider-can"), (MILES, "webline-kick", "venom-blast")]
)
def test_a_swing_adds_two_dice_to_the_next_strike(who: str, attack: str, other: str) -> None:
    duel = Duel(who, SKULL).set(who, power=9).put(SKULL, 12.5, 10)
    duel.use(who, "web-swing").answer([10.0, 10.0])
    dice = the_cards().strikes[f"{who}/{attack}"].dice
    settle(
        duel.roll(blanks(the_cards().strikes[f"{who}/{other}"].dice), blanks(4)[: 23 if other != "venom-blast" else 17]).attack(
            who, other, SKULL
        )
    )
    settle(duel.roll(blanks(dice + 2), blanks(4)).attack(who, attack, SKULL))
    assert not duel.t.script
    settle(duel.roll(blanks(dice), blanks(4)).attack(who, attack, SKULL))
    assert not duel.t.script


@pytest.mark.parametrize("who", [AGENT, VENOM])
def test_nobody_improves_a_defense_against_a_symbiote(who: str) -> None:
    attack = "klyntar-firepower" if who == AGENT else "symbiote-tendrils"
    duel = Duel(who, MILES).put(MILES, 13, 10).roll(f"hit {blanks(4)}", blanks(3)).attack(who, attack, MILES)
    assert not offers(duel, "spider-sense")
    duel = Duel(GHOST, MILES).put(MILES, 12.5, 10).roll(f"hit {blanks(3)}", blanks(3)).attack(GHOST, "spider-technique", MILES)
    assert offers(duel, "spider-sense")


def test_great_responsibility_rerolls_a_defense_die() -> None:
    duel = Duel([MILES, MOON], GHOST).lead(MILES).roll("hit blank blank blank", blanks(3))
    take(duel.attack(GHOST, "impact-webbing", MOON), "great-responsibility")
    settle(duel.roll("block").answer((0,)))
    assert duel.damage(MOON) == 0


@pytest.mark.parametrize(("holds", "dice"), [(True, (0, 1, 2)), (False, (0, 1))])
def test_great_responsibility_lets_holders_reroll_failures(holds: bool, dice: tuple[int, ...]) -> None:
    duel = Duel([MILES, MOON], GHOST).lead(MILES)
    if holds:
        hold(duel, MOON)
    duel.roll("hit blank blank blank", "blank blank fail").attack(GHOST, "impact-webbing", MOON)
    take(duel, "great-responsibility")
    assert duel.ask.region.allowed == dice


def test_a_failure_of_a_holder_can_become_cover() -> None:
    bench = ("hedge", 2, True, ((11.3, 12.0), (11.5, 12.0), (11.5, 14.0), (11.3, 14.0)))
    for holds, dealt in ((True, 0), (False, 1)):
        duel = Duel([MILES, MOON], GHOST, terrain=[bench]).lead(MILES).put(MOON, 10, 13).put(GHOST, 15, 13)
        if holds:
            hold(duel, MOON)
        duel.roll("hit blank blank blank", "fail fail fail").attack(GHOST, "impact-webbing", MOON)
        if holds:
            take(duel, "cover").answer((0,))
        settle(duel)
        assert duel.damage(MOON) == dealt
