"""Honey Badger (Gabrielle Kinney)."""

from __future__ import annotations

from longbox.titles.crisis.rules.objectives import contesting, interactions

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import settle
from ..scenes.x_force import hit, kinds, token

BADGER = "honey-badger"
X23 = "x-23"


def test_hamstring_and_claw_rush_move_on() -> None:
    for who, attack, faces in ((BADGER, "hamstring", "wild"), (X23, "claw-rush", "blank")):
        duel = hit(who, attack, faces)
        while duel.ask.kind != "advance":
            duel.answer(PASS if PASS in duel.offered else duel.offered[0])
        assert PASS in duel.offered
    duel = hit(BADGER, "hamstring", "hit")
    assert not any(ask == "advance" for ask in kinds(duel))


def test_anklebiter_wants_no_tokens_and_makes_room_for_friends() -> None:
    duel = Duel([BADGER, X23], SKULL).set(BADGER, power=3).put(X23, 10, 10).put(BADGER, 12.5, 12).put(SKULL, 12.5, 10)
    token(duel, BADGER)
    assert contesting(duel.t, 0, 0) == (0, 0)
    assert interactions(duel.t, 0) == []
    settle(duel.roll("hit blank blank blank blank", "blank blank blank").attack(X23, "adamantium-slash", SKULL))
    assert not duel.t.script
    settle(duel.roll("hit blank blank blank blank", "blank blank blank blank").attack(BADGER, "claw-slash", SKULL))
    assert not duel.t.script  # not for her own attacks
