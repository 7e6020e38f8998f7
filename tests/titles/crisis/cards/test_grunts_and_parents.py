"""Parents and their Grunts: Sandman, Elektra, Shadowland Daredevil, Nick Fury; and a trap of the Spider-Foes."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.titles.crisis.codes import ACTIVATED, KO, ON_BOARD, PLAYED
from longbox.titles.crisis.rules.entering import enlist
from longbox.titles.crisis.rules.grunts import ChangeController
from longbox.titles.crisis.rules.objectives import contests, dropper_of, interactions, may_interact
from longbox.titles.crisis.rules.rounds import PowerPhase, Turn
from longbox.titles.crisis.rules.setup import Setup
from longbox.titles.crisis.rules.superpowers import actives
from longbox.titles.crisis.words import CHOSEN, TARGET, S, damage, ko, push, throw
from titles.crisis.shelf import the_cards

from ..mission import mission, on_token
from ..scene import PASS, Duel
from .mightiest import CAP, SKULL, hold
from .playing import blanks, offers, settle, take, usable

SANDMAN, SAND = "sandman", "sand-construct"
ELEKTRA, SHADOW, NINJAS = "elektra", "shadowland-daredevil", "hand-ninjas"
FURY, AGENTS = "nick-fury", "shield-agents"


def hit(attacker: str, attack: str, faces: str, duel: Duel | None = None, variant: str = "", **values: Any) -> Duel:
    """One attack on Red Skull nearby who blocks nothing, up to the first question."""
    duel = duel or Duel(attacker, SKULL).put(SKULL, 12.5, 10)
    strike = the_cards().strikes[f"{attacker}/{attack}{variant}"]
    duel.set(attacker, power=strike.cost, **values)
    duel.roll(f"{faces} {blanks(strike.dice - len(faces.split()))}", blanks(9))
    return duel.attack(attacker, f"{attack}{variant}", SKULL)


def alive(duel: Duel, name: str | int) -> bool:
    return bool(duel.t.status[duel.who(name)] & PLAYED)


def in_play(duel: Duel, card: str) -> list[int]:
    return [who for who in duel.t.present() if duel.t.who[who] == card]


# -- what attacks bring ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "attack", "faces", "power", "conditions"),
    [
        (SANDMAN, "silicate-strike", "hit hit", 2, set()),
        (ELEKTRA, "ancient-throwing-blades", "blank", 1, set()),
        (SHADOW, "coordinated-strike", "hit hit hit", 3, set()),
        (FURY, "fury-special", "blank", 1, set()),
        (FURY, "tactical-knife", "hit hit", 2, set()),
        (FURY, "tactical-knife", "wild hit", 2, {"bleed"}),
        (NINJAS, "ninja-weapons", "wild wild", 0, {"bleed"}),
        (NINJAS, "ninja-weapons", "wild hit", 0, set()),
    ],
)
def test_power_and_conditions_of_attacks(who: str, attack: str, faces: str, power: int, conditions: set[str]) -> None:
    parents = {NINJAS: [ELEKTRA, NINJAS], ELEKTRA: [ELEKTRA, NINJAS], SHADOW: [SHADOW, NINJAS]}
    duel = Duel(parents.get(who, who), SKULL).put(SKULL, 12.5, 10).put(who, 10, 10)
    if who == NINJAS:
        duel.put(ELEKTRA, 3, 3)
    settle(hit(who, attack, faces, duel))
    assert duel.conditions(SKULL) == conditions
    assert duel.power(who) == power + (1 if who == ELEKTRA and "hit" in faces else 0)


@pytest.mark.parametrize(
    ("who", "attack"), [(ELEKTRA, "ancient-throwing-blades"), (FURY, "fury-special"), (FURY, "tactical-knife")]
)
@pytest.mark.parametrize("faces", ["wild", "hit"])
def test_a_wild_pierces(who: str, attack: str, faces: str) -> None:
    duel = Duel(who, SKULL).put(SKULL, 12.5, 10)
    strike = the_cards().strikes[f"{who}/{attack}"]
    dice = duel.t.side(duel.who(SKULL)).defense[strike.type]
    duel.roll(f"{faces} {blanks(strike.dice - 1)}", f"block {blanks(dice - 1)}").attack(who, attack, SKULL)
    settle(duel)
    assert duel.damage(SKULL) == (1 if faces == "wild" else 0)


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


@pytest.mark.parametrize(
    ("who", "attack", "variant", "dice"),
    [(ELEKTRA, "impale", "", 8), (SHADOW, "demons-devastation", "@healthy", 7), (SHADOW, "demons-devastation", "@injured", 7)],
)
@pytest.mark.parametrize(("y", "more"), [(12.0, 2), (20.0, 0)])
def test_ninjas_beside_the_target_bring_dice(who: str, attack: str, variant: str, dice: int, y: float, more: int) -> None:
    duel = Duel([who, NINJAS], SKULL).put(SKULL, 11.8, 10).put(NINJAS, 13, y).set(who, power=5, injured=int("injured" in variant))
    duel.roll(blanks(20)).attack(who, f"{attack}{variant}", SKULL)
    settle(duel)
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled[0] == dice + more


def test_impale_ignores_criticals_and_goes_on() -> None:
    duel = Duel(ELEKTRA, SKULL).put(SKULL, 11.8, 10).set(ELEKTRA, power=5)
    dice = duel.t.side(duel.who(SKULL)).defense[0]
    duel.roll(f"hit {blanks(7)}", " ".join(["crit"] * dice)).attack(ELEKTRA, "impale", SKULL)
    assert duel.damage(SKULL) == 1  # neither a success nor a die more
    while duel.ask.kind != "advance":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert duel.ask.seat == 0


def test_baton_snare_needs_no_sight_and_comes_closer() -> None:
    walls = [("wall", 5, False, ((12.0, 5.0), (12.3, 5.0), (12.3, 15.0), (12.0, 15.0)))]
    duel = Duel(SHADOW, SKULL, walls).put(SKULL, 15, 10)
    assert not duel.t.sees(0, 1)
    duel.roll(f"hit {blanks(3)}", blanks(9)).attack(SHADOW, "baton-snare", SKULL)
    assert duel.ask.kind == "advance"
    assert duel.damage(SKULL) == 0  # before damage
    duel.answer(PASS)
    settle(duel)
    assert duel.damage(SKULL) == 1


@pytest.mark.parametrize(("faces", "placed"), [("wild", True), ("hit", False)])
def test_demons_devastation_vanishes_with_a_wild(faces: str, placed: bool) -> None:
    duel = hit(SHADOW, "demons-devastation", faces, variant="@healthy")
    while not duel.still and duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert (not duel.still) == placed


# -- Grunts that come ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "attack"), [(ELEKTRA, "ancient-throwing-blades"), (SHADOW, "coordinated-strike")])
def test_ninjas_are_called_and_strike_at_once(who: str, attack: str) -> None:
    duel = hit(who, attack, "blank")
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    spot = min(duel.offered, key=lambda at: (at[0] - 12.5) ** 2 + (at[1] - 10) ** 2)
    duel.answer(spot)
    (ninjas,) = in_play(duel, NINJAS)
    assert duel.t.within(0, ninjas, 1)
    assert duel.t.status[ninjas] & ACTIVATED
    duel.roll(blanks(20))
    assert take(duel, "ninja-weapons")
    settle(duel)
    assert ("attacked", ninjas, 1) in duel.t.facts


@pytest.mark.parametrize(("who", "attack"), [(ELEKTRA, "ancient-throwing-blades"), (SHADOW, "coordinated-strike")])
def test_ninjas_are_not_called_twice(who: str, attack: str) -> None:
    duel = Duel([who, NINJAS], SKULL).put(SKULL, 12.5, 10).put(NINJAS, 3, 3)
    settle(hit(who, attack, "blank", duel))
    assert len(in_play(duel, NINJAS)) == 1
    assert duel.t.who.count(NINJAS) == 1


def deploying(*cards: str) -> Duel:
    duel = Duel()
    for card in cards:
        enlist(duel.t, 0, card, "")
    enlist(duel.t, 1, "hood", "")
    frame = Setup()
    frame.back_to("deploy")
    return duel.push(frame)


@pytest.mark.rule("CP-528", "CP-531")
@pytest.mark.parametrize(
    ("parent", "grunt", "n"), [(SANDMAN, SAND, 2), (ELEKTRA, NINJAS, 1), (SHADOW, NINJAS, 1), (FURY, AGENTS, 1)]
)
def test_grunts_are_deployed_with_their_parents(parent: str, grunt: str, n: int) -> None:
    duel = deploying(parent, "ant-man")
    duel.answer(parent).answer(duel.offered[0])
    while duel.ask.kind == "spot":
        duel.answer(duel.offered[0])
    assert len(in_play(duel, grunt)) == n
    assert duel.ask.seat == 1


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


# -- Sand Construct -----------------------------------------------------------------------------------------------------


def test_crumbling_form() -> None:
    duel = mission(Duel([SANDMAN, SAND], SKULL), "deadly-meteors", "skrulls-infiltrate")
    for token in range(len(duel.t.token_name)):
        on_token(duel, SAND, token)
        on_token(duel, SANDMAN, token)
        duel.set(SANDMAN, power=3)
        assert not contests(duel.t, 1, token)
        assert contests(duel.t, 0, token)
        assert interactions(duel.t, 1) == []
        assert duel.t.forbids("no_hold", 1, token=token)


@pytest.mark.parametrize("faces", ["hit hit", "hit"])
def test_difficult_terrain_breaks_physical_blows(faces: str) -> None:
    duel = Duel([SANDMAN, SAND], FURY).put(FURY, 12.5, 13).put(SAND, 10, 13)
    duel.roll(f"{faces} {blanks(5 - len(faces.split()))}", "blank").attack(FURY, "tactical-knife", SAND)
    settle(duel)
    assert duel.damage(SAND) == 1


def test_difficult_terrain_is_no_help_against_other_attacks() -> None:
    duel = Duel([SANDMAN, SAND], ELEKTRA).put(ELEKTRA, 12.5, 13).put(SAND, 10, 13)
    duel.roll(f"hit hit {blanks(3)}", "blank").attack(ELEKTRA, "ancient-throwing-blades", SAND)
    while duel.ask.kind != "place":
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert not alive(duel, SAND)
    duel = Duel([SANDMAN, SAND], SKULL).script(damage(TARGET, 2), SKULL, target=1)
    assert not alive(duel, SAND)  # nor against what is no attack


def test_sand_is_not_thrown_and_takes_no_harm_from_collisions() -> None:
    for by in (SANDMAN, SKULL):
        duel = Duel([SANDMAN, SAND], SKULL).script(throw(TARGET, S), by, target=1)
        assert duel.still
        duel.script(push(TARGET, S), by, target=1)
        assert duel.ask.kind == "direction"
    duel = Duel([SANDMAN, SAND], SKULL).put(SAND, 10, 13).put(SKULL, 12.5, 13).roll(blanks(9))
    duel.script(throw(TARGET, S), SANDMAN, target=2).answer([180.0])
    settle(duel)
    assert duel.damage(SKULL) > 0
    assert duel.damage(SAND) == 0


@pytest.mark.parametrize(("y", "left"), [(13.0, True), (20.0, False)])
def test_sand_far_from_sandman_falls_apart(y: float, left: bool) -> None:
    duel = Duel([SANDMAN, SAND, SAND], SKULL).put(f"{SAND}@1", 10, y).put(f"{SAND}@2", 10, 7).activate(SANDMAN).answer("done")
    settle(duel)
    assert alive(duel, f"{SAND}@1") == left
    assert alive(duel, f"{SAND}@2")


def test_sand_falls_with_sandman() -> None:
    duel = Duel([SANDMAN, SAND, SAND, FURY], SKULL).script(damage(TARGET, 6), SKULL, target=0)
    settle(duel)
    assert duel.is_dazed(SANDMAN)
    assert in_play(duel, SAND) == []
    duel = Duel([SANDMAN, SAND, FURY], SKULL).script(damage(TARGET, 6), SKULL, target=2)
    assert alive(duel, SAND)  # somebody else


def test_without_sandman_no_sand_is_left() -> None:
    duel = Duel([SANDMAN, SAND, SAND, FURY], SKULL).set(SANDMAN, injured=1).script(damage(TARGET, 7), SKULL, target=0)
    settle(duel)
    assert not alive(duel, SANDMAN)
    assert in_play(duel, SAND) == []
    duel = Duel([SANDMAN, SAND, SAND, FURY], SKULL).push(ChangeController(0, 1))
    assert in_play(duel, SAND) == []


# -- Elektra ------------------------------------------------------------------------------------------------------------


def struck(faces: str, **values: Any) -> Duel:
    """Elektra has thrown her blades at Red Skull while her ninjas are in play."""
    duel = Duel([ELEKTRA, NINJAS], SKULL).put(SKULL, 13.5, 10).put(NINJAS, 3, 3).set(ELEKTRA, **values)
    return duel.roll(f"{faces} {blanks(4)}", blanks(9)).attack(ELEKTRA, "ancient-throwing-blades", SKULL)


def test_assassins_step_follows_a_wound() -> None:
    duel = take(struck("hit", power=2), "assassins-step")
    assert duel.ask.kind == "place"
    duel.answer(duel.offered[0])
    settle(duel)
    assert duel.t.within(0, 2, 1)
    assert not offers(struck("blank", power=2), "assassins-step")
    duel.t.script = []
    duel.set(ELEKTRA, power=2).roll(f"hit {blanks(4)}", blanks(9)).attack(ELEKTRA, "ancient-throwing-blades", SKULL)
    assert not offers(duel, "assassins-step")  # once per turn


@pytest.mark.parametrize(("faces", "suffered"), [("blank", 2), ("hit", 0)])
def test_martial_prowess_answers_a_miss(faces: str, suffered: int) -> None:
    duel = Duel(ELEKTRA, FURY).put(FURY, 12.5, 10).set(ELEKTRA, power=2)
    duel.roll(f"{faces} {blanks(4)}", blanks(5)).attack(FURY, "tactical-knife", ELEKTRA)
    take(duel, "martial-prowess")
    settle(duel)
    rolled = [len(event.faces) for event in duel.events if type(event).__name__ == "DiceRolled" and event.who == 0]
    assert rolled == [5]
    assert duel.damage(FURY) == suffered
    far = Duel(ELEKTRA, FURY).put(FURY, 14.4, 10).set(ELEKTRA, power=2)
    far.roll(blanks(20)).attack(FURY, "fury-special", ELEKTRA)
    assert not offers(far, "martial-prowess")


@pytest.mark.parametrize(("faces", "power"), [("hit hit", 2), ("blank", 1)])
def test_out_for_blood(faces: str, power: int) -> None:
    duel = Duel([ELEKTRA, NINJAS], SKULL).put(SKULL, 12.5, 10).put(NINJAS, 3, 3)
    assert settle(hit(ELEKTRA, "ancient-throwing-blades", faces, duel)).power(ELEKTRA) == power
    duel = Duel([ELEKTRA, FURY], SKULL).script(damage(TARGET, 1), ELEKTRA, target=2)
    assert settle(duel).power(ELEKTRA) == 1
    duel = Duel([ELEKTRA, FURY], SKULL).script(damage(TARGET, 1), ELEKTRA, target=1)
    assert settle(duel).power(ELEKTRA) == 0  # an ally
    duel = Duel([ELEKTRA, FURY], SKULL).script(damage(TARGET, 1), FURY, target=2)
    assert settle(duel).power(ELEKTRA) == 0  # somebody else's doing


@pytest.mark.parametrize("who", [ELEKTRA, SHADOW])
def test_hard_to_see(who: str) -> None:
    assert 3 in Duel(who, SKULL).t.changes("stealth", 0)


# -- Shadowland Daredevil -----------------------------------------------------------------------------------------------


def beast(*seconds: str) -> Duel:
    duel = Duel([SHADOW, NINJAS], seconds or (SKULL, CAP)).put(NINJAS, 30, 30).set(SHADOW, injured=1, power=9)
    for number in range(len(seconds or (SKULL, CAP))):
        duel.put(2 + number, 12, 9 + 2 * number)
    return duel.activate(SHADOW)


@pytest.mark.parametrize("times", [1, 2])
def test_there_is_only_the_beast(times: int) -> None:
    duel = beast()
    for _ in range(times):
        duel.answer(("power", "there-is-only-the-beast"))
    assert duel.power(SHADOW) == 9 - 3 * times
    duel.set(SHADOW, power=6)
    assert [one for one in duel.offered if one == ("attack", "demons-devastation")] == [("attack", "demons-devastation")]
    duel.roll(blanks(60)).answer(("attack", "demons-devastation"))
    while ("done",) not in duel.offered:
        duel.answer(PASS if PASS in duel.offered else duel.offered[0])
    assert {fact for fact in duel.t.facts if fact[0] == "attacked"} == {("attacked", 0, 2), ("attacked", 0, 3)}
    assert duel.power(SHADOW) == 3
    duel.answer(("attack", "demons-devastation"))  # only the next one
    assert duel.ask.kind == "target"


def test_without_the_beast_there_is_one_target() -> None:
    duel = beast().answer(("attack", "demons-devastation"))
    assert duel.ask.kind == "target"
    duel = beast().answer(("power", "there-is-only-the-beast"))
    while not duel.still:
        duel.answer("done" if ("done",) in duel.offered else PASS)
    duel.activate(SHADOW).answer(("attack", "demons-devastation"))  # nothing of it is left
    assert duel.ask.kind == "target"
    assert not usable(Duel(SHADOW, SKULL).set(SHADOW, power=9), SHADOW, "there-is-only-the-beast")  # Injured only


@pytest.mark.parametrize(
    ("attacker", "attack", "counts"), [(FURY, "tactical-knife", True), (ELEKTRA, "ancient-throwing-blades", False)]
)
def test_radar_sense(attacker: str, attack: str, counts: bool) -> None:
    seconds = [ELEKTRA, NINJAS] if attacker == ELEKTRA else [attacker]
    duel = Duel(SHADOW, seconds).put(attacker, 12.5, 10)
    if NINJAS in seconds:
        duel.put(NINJAS, 30, 30)
    dice = 4 if counts else 3
    duel.roll("hit hit hit hit hit", " ".join(["blank"] * dice)).attack(attacker, attack, SHADOW)
    settle(duel)
    assert duel.damage(SHADOW) == (1 if counts else 5)


@pytest.mark.parametrize(("held", "offered"), [(True, True), (False, False)])
def test_shadow_war_rerolls_against_those_at_objectives(held: bool, offered: bool) -> None:
    duel = Duel([SHADOW, FURY], SKULL).put(SKULL, 12.5, 10).put(FURY, 10, 10).put(SHADOW, 30, 30).lead(SHADOW)
    if held:
        hold(duel, SKULL)
    duel.roll("fail blank blank blank blank", blanks(9)).attack(FURY, "tactical-knife", SKULL)
    assert offers(duel, "shadow-war") == offered


def test_shadow_war_rerolls_a_failure_and_counts_the_contested() -> None:
    duel = hold(Duel([SHADOW, FURY], SKULL).put(SKULL, 12.5, 10).put(FURY, 10, 10).put(SHADOW, 30, 30).lead(SHADOW), SKULL)
    duel.t.token_holder[0] = ON_BOARD
    dice = duel.t.side(duel.who(SKULL)).defense[0]
    duel.roll("fail blank blank blank blank", blanks(dice), "hit").attack(FURY, "tactical-knife", SKULL)
    take(duel, "shadow-war")
    assert duel.ask.kind == "dice"
    duel.answer((0,))  # the Failure
    settle(duel)
    assert duel.damage(SKULL) == 1


def test_shadowland_daredevil_climbs() -> None:
    assert 5 in Duel(SHADOW, SKULL).t.changes("move_size", 0)


# -- Hand Ninjas and S.H.I.E.L.D. Agents ----------------------------------------------------------------------------------


def test_ninja_vanish_hands_a_token_on() -> None:
    duel = Duel([ELEKTRA, NINJAS], SKULL).put(NINJAS, 10, 13)
    assert not usable(duel, NINJAS, "ninja-vanish")  # nothing to hand on
    hold(duel, NINJAS).use(NINJAS, "ninja-vanish")
    settle(duel)
    assert duel.t.token_holder == [0]
    assert not alive(duel, NINJAS)
    far = hold(Duel([ELEKTRA, NINJAS], SKULL).put(NINJAS, 10, 20), NINJAS)
    assert not usable(far, NINJAS, "ninja-vanish")
    full = hold(hold(Duel([ELEKTRA, NINJAS], SKULL).put(NINJAS, 10, 13), NINJAS), ELEKTRA)
    assert not usable(full, NINJAS, "ninja-vanish")  # she may hold one of them
    assert next(one for one in actives(hold(Duel([ELEKTRA, NINJAS]), NINJAS).t, 1, 2)).action


@pytest.mark.parametrize(("parent", "grunt"), [(ELEKTRA, NINJAS), (FURY, AGENTS)])
def test_grunts_that_carry_and_hold_no_ground(parent: str, grunt: str) -> None:
    duel = mission(Duel([parent, grunt], SKULL), "deadly-meteors", "skrulls-infiltrate")
    t = duel.t
    for token, name in enumerate(t.token_name):
        on_token(duel, grunt, token)
        assert contests(t, 1, token) == name.startswith("skrulls")
        on_token(duel, parent, token)
        assert contests(t, 0, token)
        if t.token_kind[token] == "civilian":
            assert may_interact(t, 1, token)  # though it has no Power
            assert not may_interact(t, 0, token)
        else:
            assert not may_interact(t, 1, token)


def test_agents_decide_where_their_token_drops() -> None:
    duel = Duel([FURY, AGENTS], SKULL)
    assert dropper_of(duel.t, 1) == 0
    assert dropper_of(duel.t, 0) == 1


# -- Nick Fury ----------------------------------------------------------------------------------------------------------


def test_lead_from_the_front() -> None:
    duel = Duel([FURY, AGENTS], SKULL).put(AGENTS, 10, 13).put(SKULL, 12.5, 10)
    hit(FURY, "lead-from-the-front", "hit", duel)
    assert duel.ask.kind == "advance"
    before = duel.at(AGENTS)
    duel.answer(duel.offered[-1])
    assert duel.at(AGENTS) != before
    duel.t.script = []
    duel.roll(f"hit hit {blanks(2)}", blanks(9)).answer(("do", "pistols"))
    settle(duel)
    assert duel.damage(SKULL) == 3
    assert duel.power(FURY) == 1  # for what they dealt
    far = Duel([FURY, AGENTS], SKULL).put(AGENTS, 10, 25).put(SKULL, 12.5, 10)
    assert hit(FURY, "lead-from-the-front", "hit", far).still


@pytest.mark.parametrize(("points", "scored"), [([0, 1], 1), ([1, 1], 0), ([2, 1], 0)])
def test_last_line_of_defense_scores_from_behind(points: list[int], scored: int) -> None:
    duel = Duel([FURY, CAP, ELEKTRA], SKULL).lead(FURY)
    duel.t.vp = list(points)
    duel.script(damage(TARGET, 9), SKULL, target=1)
    settle(duel)
    assert duel.t.vp[0] == points[0] + scored
    duel.t.vp = [0, 5]
    duel.script(damage(TARGET, 9), SKULL, target=2)
    settle(duel)
    assert duel.t.vp[0] == 1 - scored  # once per round


def test_last_line_of_defense_needs_an_enemy_and_an_ally() -> None:
    duel = Duel([FURY, CAP, ELEKTRA], SKULL).lead(FURY)
    duel.t.vp = [0, 5]
    settle(duel.script(damage(TARGET, 9), ELEKTRA, target=1))
    settle(duel.script(damage(TARGET, 9), ELEKTRA, target=3))
    assert duel.t.vp[0] == 0


@pytest.mark.parametrize(
    ("points", "power", "faces", "offered"),
    [([1, 1], 0, "hit", True), ([3, 1], 0, "hit", True), ([0, 1], 5, "hit", False), ([1, 1], 5, "blank", False)],
)
def test_last_line_of_defense_closes_in(points: list[int], power: int, faces: str, offered: bool) -> None:
    duel = Duel([FURY, SANDMAN], ELEKTRA).put(SANDMAN, 10, 10).put(FURY, 30, 30).put(ELEKTRA, 14, 10).lead(FURY)
    duel.t.vp = list(points)
    duel.set(SANDMAN, power=power).roll(f"{faces} {blanks(4)}", blanks(9)).attack(ELEKTRA, "ancient-throwing-blades", SANDMAN)
    assert offers(duel, "last-line-of-defense") == offered
    if offered:
        take(duel, "last-line-of-defense")
        assert duel.power(SANDMAN) == power  # 1 gained for the damage, 1 spent
        assert duel.ask.kind == "advance"
        assert duel.ask.seat == 0


def test_call_in_the_cavalry() -> None:
    duel = mission(Duel(FURY, SKULL), "deadly-meteors", "skrulls-infiltrate")
    token = next(i for i, name in enumerate(duel.t.token_name) if name.startswith("skrulls"))
    x, y = duel.t.token_at[token]
    duel.put(FURY, x + 4, y).set(FURY, power=2).use(FURY, "call-in-the-cavalry")
    duel.answer(min(duel.offered, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2))
    (agents,) = in_play(duel, AGENTS)
    assert duel.t.status[agents] & ACTIVATED
    assert duel.t.within(0, agents, 3)
    assert duel.power(FURY) == 0
    assert duel.offered == (PASS, ("token", token))
    duel.roll("wild wild wild wild wild").answer(("token", token))
    settle(duel)
    assert ("interact", agents, token) in duel.t.facts
    assert not usable(duel.set(FURY, power=2), FURY, "call-in-the-cavalry")


def test_the_cavalry_leaves_secure_tokens_alone() -> None:
    duel = mission(Duel(FURY, SKULL), "mutant-madman")
    x, y = duel.t.token_at[0]
    duel.put(FURY, x + 4, y).set(FURY, power=2).use(FURY, "call-in-the-cavalry")
    duel.answer(min(duel.offered, key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2))
    assert duel.still


@pytest.mark.parametrize(("y", "near"), [(13.0, True), (25.0, False)])
def test_director_of_shield(y: float, near: bool) -> None:
    duel = Duel([FURY, AGENTS], SKULL).put(AGENTS, 10, y).put(SKULL, 13, y)
    duel.roll(f"hit {blanks(3)}", blanks(9)).attack(AGENTS, "pistols", SKULL)
    assert offers(duel, "director-of-shield") == near
    settle(duel)
    assert duel.power(FURY) == int(near)
    duel.script(damage(TARGET, 1), SKULL, target=1)
    assert duel.power(FURY) == 2 * near
    duel.script(damage(TARGET, 1), FURY, target=1)
    assert duel.power(FURY) == 2 * near  # no enemy effect
    assert not alive(duel, AGENTS)


def test_the_director_helps_his_agents_defend() -> None:
    duel = Duel([FURY, AGENTS], SANDMAN).put(AGENTS, 10, 13).put(SANDMAN, 12.5, 13)
    duel.roll(f"hit {blanks(4)}", "blank").attack(SANDMAN, "silicate-strike", AGENTS)
    assert offers(duel, "director-of-shield")


# -- Sinister Traps -----------------------------------------------------------------------------------------------------


def trapped(game_round: int = 1) -> Duel:
    """The Spider-Foes may lay their trap at one of the bombs."""
    duel = mission(Duel("rhino", SKULL), "deadly-meteors").hand("sinister-traps")
    duel.t.round = game_round
    return duel.push(PowerPhase())


def lay(token: int = 1) -> Duel:
    return take(trapped(), "sinister-traps").answer(("token", token))


def test_traps_are_laid_in_the_first_power_phase() -> None:
    assert offers(trapped(), "sinister-traps")
    assert not offers(trapped(2), "sinister-traps")


@pytest.mark.parametrize(("who", "pusher"), [(SKULL, 0), ("rhino", 1)])
def test_the_first_to_come_near_is_hurt_and_pushed_by_its_opponent(who: str, pusher: int) -> None:
    duel = settle(lay())
    on_token(duel, who, 1, 3.0).roll("crit wild hit blank fail").place(who, 1)
    duel.answer(duel.offered[0])
    assert duel.damage(who) == 3
    assert duel.ask.kind == "direction"
    assert duel.ask.seat == pusher
    duel.answer([90.0])
    settle(duel)
    before = duel.damage(who)
    on_token(duel, who, 1, 3.0).place(who, 1).answer(duel.offered[0])
    assert duel.still  # only the first time
    assert duel.damage(who) == before


def test_a_trap_that_rolls_nothing_pushes_nobody() -> None:
    duel = settle(lay())
    on_token(duel, SKULL, 1, 3.0).roll("blank block fail blank fail").place(SKULL, 1).answer(duel.offered[0])
    assert duel.still
    assert duel.damage(SKULL) == 0


def test_a_trap_is_at_one_token_and_outlives_who_laid_it() -> None:
    duel = settle(lay())
    on_token(duel, SKULL, 0, 0.5).place(SKULL, 1).answer(duel.offered[0])
    assert duel.still
    assert duel.damage(SKULL) == 0
    duel = mission(Duel(["rhino", FURY], SKULL), "deadly-meteors").hand("sinister-traps").push(PowerPhase())
    take(duel, "sinister-traps").answer(0).answer(("token", 1))
    settle(duel)
    settle(duel.script(ko(CHOSEN), SKULL, chosen=0))
    assert duel.t.status[0] & KO
    on_token(duel, SKULL, 1, 3.0).roll("hit blank fail blank fail").place(SKULL, 1).answer(duel.offered[0])
    assert duel.damage(SKULL) == 1
