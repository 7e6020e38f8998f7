"""Team Tactic cards of the affiliation Defenders."""

from __future__ import annotations

import pytest

from longbox.kernel import PASS
from longbox.titles.crisis.rules.objectives import interactions, securing
from longbox.titles.crisis.rules.tactics import playable
from longbox.titles.crisis.rules.throws import Slide
from longbox.titles.crisis.words import FREE, S

from ...extras import plain
from ...helpers import lay
from ...mission import mission, on_token
from ...scene import Duel
from ..players_of_cards import ANYBODY, BLANKS, SOMEBODY, attacked, member, power_phase, scene, who
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


def test_a_mystic_ward_closes_a_token_for_the_round() -> None:
    duel = mission(scene("mystic-ward", (OURS, ANYBODY)), "mayor-fisk")
    assert not playable(duel.t, 0)  # no token near
    on_token(duel, 0, 0, 3.0)
    on_token(duel, 2, 0).set(2, power=3)
    duel.t.token_side[0] = 1
    duel.play("mystic-ward").answer(("token", 0))
    assert (duel.power(0), duel.t.token_side[0]) == (4, -1)
    assert securing(duel.t, 0) == -1
    on_token(duel, 2, 1)
    assert securing(duel.t, 1) == 1  # another one
    on_token(duel, 2, 0)
    duel.t.end_scope("round")
    assert securing(duel.t, 0) == 1


def test_nobody_interacts_with_what_is_warded() -> None:
    duel = scene("mystic-ward", (OURS, ANYBODY))
    token = lay(duel, "extraction", at=(12.0, 10.0))
    duel.put(2, 13.5, 10).set(2, power=3)
    assert interactions(duel.t, 2) == [token]
    duel.play("mystic-ward")
    if not duel.still:
        duel.answer(("token", token))
    assert interactions(duel.t, 2) == []


def opened() -> Duel:
    duel = reply(power_phase(scene("pentagram-of-farallah", (who("Wong"), ANYBODY))), "pentagram-of-farallah")
    duel.answer([10.0, 8.0]).answer([10.0, 18.0])
    assert (duel.power(0), [row[:1] for row in duel.t.markers]) == (4, [("mystic-portal",)] * 2)
    return duel


@pytest.mark.parametrize("traveller", [1, 2])
def test_anybody_steps_through_a_portal_once_per_turn(traveller: int) -> None:
    duel = opened().put(traveller, 11.5, 8.0).set(traveller, power=2).activate(traveller)
    step = ("deed", "pentagram-of-farallah/step-through")
    duel.answer(step).answer([10.0, 16.5])
    assert (duel.at(traveller), duel.power(traveller)) == ((10.0, 16.5), 1)
    assert step not in duel.offered
    duel.answer("done").t.end_scope("turn")
    assert step in duel.activate(traveller).offered


def test_a_portal_is_near_and_costs_power() -> None:
    for place, power in (((20.0, 20.0), 2), ((11.5, 8.0), 0)):
        duel = opened().put(1, *place).set(1, power=power).activate(1)
        assert not [one for one in duel.offered if one[0] == "deed"]


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
