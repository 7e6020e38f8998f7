"""Scarlet Spider (Ben Reilly)."""

from __future__ import annotations

from longbox.titles.crisis.words import S

from ...scene import Duel
from ..cast import SKULL
from ..playing import blanks, settle, usable

SCARLET = "scarlet-spider"
VENOM = "venom"
MISS = "blank blank fail fail"
WALL = ("wall", 5, False, ((12.5, 5.0), (13.0, 5.0), (13.0, 15.0), (12.5, 15.0)))


def test_scarlet_strike_is_elusive() -> None:
    for faces, moves in (("wild hit", True), ("hit hit", False)):
        duel = Duel(SCARLET, SKULL).put(SKULL, 12.5, 10).roll(f"{faces} {blanks(3)}", MISS)
        duel.attack(SCARLET, "scarlet-strike", SKULL)
        while not duel.still and duel.ask.kind != "advance":
            duel.answer(duel.offered[0])
        assert (duel.ask.kind == "advance") is moves


def test_the_whip_pulls_and_he_follows() -> None:
    duel = Duel(SCARLET, SKULL).set(SCARLET, power=4).put(SKULL, 15, 10).use(SCARLET, "web-whip")
    duel.answer([180.0])
    assert duel.ask.kind == "place"
    settle(duel)
    assert duel.t.within(0, 1, 1)
    assert not usable(duel, SCARLET, "web-whip")
    assert not usable(Duel(SCARLET, SKULL, terrain=[WALL]).set(SCARLET, power=2).put(SKULL, 15, 10), SCARLET, "web-whip")


def test_the_strength_of_a_spider() -> None:
    duel = Duel(SCARLET, VENOM).set(SCARLET, power=6).put(VENOM, 15, 10).use(SCARLET, "proportionate-strength-of-a-spider")
    assert (duel.ask.kind, duel.t.stack[-1].tool) == ("direction", S)  # type: ignore[attr-defined]
    settle(duel)
    assert not usable(duel, SCARLET, "proportionate-strength-of-a-spider")
    assert not usable(Duel(SCARLET, VENOM).set(SCARLET, power=6).put(VENOM, 20, 10), SCARLET, "proportionate-strength-of-a-spider")
