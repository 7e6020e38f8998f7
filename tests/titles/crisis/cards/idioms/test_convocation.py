"""What several cards of the Convocation share, each in one table."""

from __future__ import annotations

import pytest

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import settle
from ..scenes.convocation import dice

ANCIENT = "ancient-one"
MORDO = "baron-mordo"
CLEA = "clea"
STRANGE = "doctor-strange"
SUPREME = "doctor-strange-sorcerer-supreme"
VOODOO = "doctor-voodoo"
MAGIK = "magik"


@pytest.mark.parametrize(
    ("who", "strike", "n"),
    [(ANCIENT, "shards-of-the-seraphim", 5), (SUPREME, "baleful-bolts-of-balthakk", 5), (MAGIK, "soulsword", 5)],
)
def test_bolts_that_pierce_and_pay_for_damage(who: str, strike: str, n: int) -> None:
    duel = Duel(who, SKULL).put(SKULL, 13, 10)
    settle(duel.roll(f"wild hit {dice('blank', n - 2)}", "block blank blank").attack(who, strike, SKULL))
    assert (duel.damage(SKULL), duel.power(who)) == (2, 2)


@pytest.mark.parametrize("who", [MORDO, STRANGE, SUPREME, VOODOO])
def test_who_flies(who: str) -> None:
    assert list(Duel(who, SKULL).t.changes("move_size", 0)) == [5]


@pytest.mark.parametrize(
    ("who", "attacker", "strike", "defense"),
    [
        (SUPREME, MAGIK, "bolts-of-oshtur", "wild wild blank"),
        (SUPREME, CLEA, "demon-claws-of-denak", "wild wild blank blank blank"),
        (MAGIK, CLEA, "demon-claws-of-denak", "wild wild blank blank"),
    ],
)
def test_mystic_armor_blanks_attack_dice_for_wilds(who: str, attacker: str, strike: str, defense: str) -> None:
    duel = Duel(who, attacker).roll(dice("hit", 3, of=4), defense).attack(attacker, strike, who)
    while duel.ask.kind != "dice":
        duel.answer(next((one for one in duel.offered if "armor" in str(one) or "limbo" in str(one)), PASS))
    settle(duel.answer((0, 1)))
    assert (duel.damage(who), duel.power(who)) == (0, 2)
