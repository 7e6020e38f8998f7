"""Team Tactic cards of the affiliation Defenders."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import FREE, S

from ...extras import plain
from ...scene import Duel
from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, attacked, member, power_phase, scene
from ..playing import offers
from ..scenes.tactics import phase, reply, stage, token, with_cards

pytestmark = pytest.mark.usefixtures("extras", "players_of_cards")
OURS = member("Defenders")
characters = with_cards(plain("street-one", "", "Defenders"), plain("street-two", "", "Defenders"))


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


def streets() -> Duel:
    duel = stage("street-smarts", us=["street-one", "street-two", "test-plain"])
    token(duel, 0)
    duel = phase(duel, "street-smarts")
    assert 2 not in duel.offered
    return duel.answer(0).answer("enough")


def moved(duel: Duel, who: int, how: str) -> Duel:
    return duel.push(Slide(who, S, how, 3, 1, FREE))


@pytest.mark.parametrize("how", ["push", "throw"])
def test_street_smarts_a_blow_instead_of_being_moved(how: str) -> None:
    duel = streets()
    assert duel.power(0) == duel.power(2) - 1
    moved(duel, 0, how)
    duel.answer(next(one for one in duel.offered if one != PASS))
    assert duel.still
    assert duel.damage(0) == 1
    assert moved(duel, 0, how).answer(PASS).ask.kind == "direction"


def test_street_smarts_only_with_a_token_and_not_in_its_own_move() -> None:
    duel = streets().activate(0).answer("move")
    assert duel.ask.kind == "advance"
    duel = streets()
    duel.t.token_holder[0] = 1
    assert moved(duel, 0, "push").ask.kind == "direction"
    duel = streets()
    duel.t.end_scope("round")
    assert moved(duel, 0, "push").ask.kind == "direction"
