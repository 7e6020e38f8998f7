"""Team Tactic cards of the affiliation Defenders."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS

from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, attacked, member, power_phase, scene
from ..playing import offers
from ..scenes.tactics import reply

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("Defenders")


def test_cover_me_answers_every_attack_on_whoever_asked_for_it() -> None:
    duel = scene("cover-me", (OURS, ANYBODY, SOMEBODY)).put(3, 14, 11)
    reply(power_phase(duel), "cover-me")
    assert duel.power(0) == 3  # 7 in this phase, less 4
    for _ in range(2):
        duel.roll(BLANKS).attack(3, "jab", 0)
        assert set(duel.offered) == {PASS, ("character", 1), ("character", 2)}
        duel.answer(("character", 1)).answer("jab").answer(3)
        assert attacked(duel)[-1] == (1, 3, "jab")
    assert duel.roll(BLANKS).attack(3, "jab", 2).still  # somebody else
    duel.t.end_scope("round")
    assert duel.roll(BLANKS).attack(3, "jab", 0).still


def test_cover_me_is_for_defenders() -> None:
    assert not offers(power_phase(scene("cover-me", (ANYBODY, SOMEBODY))), "cover-me")
