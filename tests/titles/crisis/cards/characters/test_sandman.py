"""Sandman (Flint Marko)."""

from __future__ import annotations

import pytest

from longbox.titles.crisis.codes import ACTIVATED
from longbox.titles.crisis.rules.rounds import Turn
from longbox.titles.crisis.words import TARGET, damage

from ...scene import PASS, Duel
from ..cast import SKULL
from ..playing import blanks, offers, settle, take, usable
from ..scenes.grunts_and_parents import alive, deploying, hit, in_play

SANDMAN = "sandman"
SAND = "sand-construct"
ELEKTRA = "elektra"
NINJAS = "hand-ninjas"


@pytest.mark.parametrize("faces", ["wild", "hit"])
def test_silicate_strike_throws_the_small(faces: str) -> None:
    assert offers(hit(SANDMAN, "silicate-strike", faces), "throw") == (faces == "wild")
    if faces == "wild":
        duel = Duel(SANDMAN, "rhino").put("rhino", 13, 10)  # Size 4
        duel.roll(f"wild {blanks(4)}", blanks(9)).attack(SANDMAN, "silicate-strike", "rhino")
        assert not offers(duel, "throw")


@pytest.mark.parametrize(("faces", "pushed"), [("hit", True), ("blank", False)])
@pytest.mark.parametrize(("who", "attack"), [(SANDMAN, "sand-blast"), (SAND, "sand-slap")])
def test_underfoot_pushes_whom_it_hurt(who: str, attack: str, faces: str, pushed: bool) -> None:
    duel = Duel([SANDMAN, SAND], SKULL).put(SANDMAN, 10, 14).put(SAND, 3, 3).put(who, 10, 10).put(SKULL, 12.5, 10)
    duel.roll(f"{faces} {blanks(4)}" if who == SANDMAN else f"{faces} {blanks(3)}", blanks(9)).attack(who, attack, SKULL)
    if duel.ask.kind == "aim":
        duel.answer([0.0])
    while duel.ask.kind == "forced":
        duel.answer(duel.offered[0])
    assert (duel.ask.kind == "direction") == pushed
    if pushed:
        duel.answer([0.0])
        assert duel.at(SKULL)[0] > 13


@pytest.mark.parametrize(("places", "dice"), [((), 8), ((13.5,), 10), ((13.5, 15.0), 12), ((13.5, 25.0), 10)])
def test_punchin_your_ticket_gains_dice_from_sand(places: tuple[float, ...], dice: int) -> None:
    duel = Duel([SANDMAN, *[SAND] * len(places)], SKULL).put(SKULL, 12.5, 10).set(SANDMAN, power=4)
    for number, x in enumerate(places):
        duel.put(f"{SAND}@{number + 1}", x, 12)
    duel.roll(blanks(dice + 9)).attack(SANDMAN, "punchin-your-ticket", SKULL)
    settle(duel)
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled[0] == dice
    assert duel.power(SANDMAN) == 0


@pytest.mark.rule("CP-530", "CP-531")
def test_other_grunts_leave_no_room_for_sand() -> None:
    duel = deploying(SANDMAN, ELEKTRA)
    duel.answer(ELEKTRA).answer(duel.offered[0]).answer(duel.offered[0])
    assert len(in_play(duel, NINJAS)) == 1
    duel.answer("hood").answer(duel.offered[0])
    duel.answer(SANDMAN).answer(duel.offered[0]) if duel.ask.kind == "deploy" else duel.answer(duel.offered[0])
    assert in_play(duel, SAND) == []


@pytest.mark.rule("CP-533")
def test_all_constructs_activate_before_sandman_in_any_order() -> None:
    duel = Duel([SANDMAN, SAND, SAND], SKULL).push(Turn(0)).answer(("activate", 0))
    assert duel.offered == (("activate", 1), ("activate", 2))
    assert duel.ask.kind == "grunt"
    duel.answer(("activate", 2)).answer("done")
    assert [bool(duel.t.status[who] & ACTIVATED) for who in range(3)] == [False, False, True]
    duel.answer("done")
    assert duel.t.status[1] & ACTIVATED
    assert not duel.t.status[0] & ACTIVATED
    assert ("move",) in duel.offered
    duel.answer("done").decline()
    assert duel.t.status[0] & ACTIVATED


def test_sandman_makes_a_construct_of_himself() -> None:
    duel = Duel([SANDMAN, SAND], SKULL).put(SAND, 10, 13).activate(SANDMAN)
    take(duel, "create-sand-construct")
    assert duel.damage(SANDMAN) == 2
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    new = in_play(duel, SAND)[1]
    assert duel.t.within(0, new, 2)
    assert duel.t.status[new] & ACTIVATED
    assert duel.t.squad[new] == 0
    assert duel.power(SANDMAN) == 0  # his own doing


def test_two_constructs_are_enough() -> None:
    duel = Duel([SANDMAN, SAND, SAND], SKULL).activate(SANDMAN)
    assert ("move",) in duel.offered
    duel = Duel([SANDMAN, SAND], [SANDMAN, SAND, SAND]).activate(SANDMAN)  # those of the other squad do not count
    assert offers(duel, "create-sand-construct")
    duel = Duel([SANDMAN, SAND], SKULL).activate(SANDMAN).answer(PASS)
    assert duel.damage(SANDMAN) == 0
    assert len(in_play(duel, SAND)) == 1


def test_reabsorb() -> None:
    duel = Duel([SANDMAN, SAND], SKULL).put(SAND, 10, 13).set(SANDMAN, power=3, damage=3)
    duel.use(SANDMAN, "reabsorb")
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    x, y = duel.at(SANDMAN)
    assert (x - 10) ** 2 + (y - 13) ** 2 < 3.5**2
    assert not alive(duel, SAND)
    assert duel.damage(SANDMAN) == 2
    assert duel.power(SANDMAN) == 0
    assert not usable(duel.set(SANDMAN, power=3), SANDMAN, "reabsorb")
    far = Duel([SANDMAN, SAND], SKULL).put(SAND, 10, 20).set(SANDMAN, power=3)
    assert not usable(far, SANDMAN, "reabsorb")


@pytest.mark.parametrize(("harm", "power"), [(1, 1), (2, 1)])
def test_sandman_gains_power_for_what_his_sand_suffers(harm: int, power: int) -> None:
    duel = Duel([SANDMAN, SAND], SKULL).script(damage(TARGET, harm), SKULL, target=1)
    assert duel.power(SANDMAN) == power
    assert alive(duel, SAND) == (harm == 1)
    duel = Duel([SANDMAN, SAND], SKULL).script(damage(TARGET, 1), SANDMAN, target=1)
    assert duel.power(SANDMAN) == 0  # no enemy effect


def test_sandman_gains_power_for_what_his_sand_deals() -> None:
    duel = Duel([SANDMAN, SAND], SKULL).put(SKULL, 12.5, 13).put(SAND, 10, 13)
    duel.roll(f"hit hit {blanks(2)}", blanks(9)).attack(SAND, "sand-slap", SKULL)
    settle(duel)
    assert duel.damage(SKULL) == 2
    assert duel.power(SANDMAN) == 1
    duel = Duel([SANDMAN, SAND], SKULL).script(damage(TARGET, 1), SANDMAN, target=2)
    assert duel.power(SANDMAN) == 0


def test_sandman_heals_and_climbs() -> None:
    duel = Duel([SANDMAN, SAND, SAND], SKULL).set(SANDMAN, damage=2).activate(SANDMAN).answer("done")
    duel.answer(("do", "healing-factor"))
    assert duel.damage(SANDMAN) == 1
    assert 5 in duel.t.changes("move_size", 0)
