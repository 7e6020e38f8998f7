"""More dice, fewer dice, dice rolled again."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.cards.decks import figures
from longbox.titles.revolution.codes import POWER, TRAINING_POWER, Roll
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.effects.dice import can_reroll
from longbox.titles.revolution.rules.turns import Arena
from longbox.titles.revolution.words import Reroll

from ...fights import power_scene
from ...scene import NOBODY, Scene, n


@pytest.mark.rule("MR-328", "MR-329", "MR-332")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_daggers_dice(tokens: int) -> None:
    s = Scene(dagger=0, rogue=1).fight("gamma-rampage", {0: ("dagger", (0, 0)), 1: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("cyclops")] = 0
    s.roll(*[1] * (3 + tokens + 4)).push(Strike(0, 1))
    for _ in range(tokens):
        s.use()
    if tokens < 2:
        assert s.kind == "react"
        s.decline()
    assert len(s.told("Rolled")[0].attack) == 3 + tokens
    assert len(s.told("Rolled")[0].defense) == 4
    assert s.t.power[n("dagger")] == 2 - tokens
    assert s.t.script == []
    assert [(event.seat, event.who) for event in s.told("PowerUsed")] == [(0, n("dagger"))] * tokens
    s.t.power[n("dagger")] = 0
    s.roll(*[1] * 7).push(Strike(0, 1))
    assert s.still, "without a token nothing is asked"
    assert len(s.told("Rolled")[1].attack) == 3, "what was bought was for one attack"


@pytest.mark.parametrize("who", ["iceman", "thunderhush"])
def test_weaken(who: str) -> None:
    s = power_scene(who)
    s.roll(*[1] * 20).push(Strike(0, 3)).use().quiet()
    assert len(s.told("Rolled")[0].defense) == 3


@pytest.mark.parametrize(("who", "more"), [("dagger", 1)])
def test_more_attack(who: str, more: int) -> None:
    s = power_scene(who)
    s.roll(*[1] * 20).push(Strike(0, 3)).use().quiet()
    assert len(s.told("Rolled")[0].attack) == figures(n(who), NOBODY)[0] + more


@pytest.mark.parametrize(("who", "more"), [("pebblejack", 1), ("saltmarsh", 1), ("gravelock", 2)])
def test_more_defense(who: str, more: int) -> None:
    s = power_scene(who)
    s.roll(*[1] * 20).push(Strike(3, 0)).use().quiet()
    assert len(s.told("Rolled")[0].defense) == figures(n(who), NOBODY)[1] + more


@pytest.mark.parametrize("who", ["fogbank", "static-jane"])
def test_who_blinds(who: str) -> None:
    s = power_scene(who)
    s.roll(*[1] * 20).push(Strike(3, 0)).use().quiet()
    assert len(s.told("Rolled")[0].attack) == 3


def test_quillstorm_pierces() -> None:
    s = power_scene("quillstorm")
    s.t.stats[3] = (4, 1, 3)
    s.roll(2, 2, 2, 1, 6).push(Strike(0, 3)).use()
    assert s.kind != "react", "once is enough for one attack"
    s.quiet()
    assert s.told("Damaged")[0].n == 2


@pytest.mark.parametrize(("who", "dice"), [("slowglass", 1), ("inkwell", 1), ("emberly", 2)])
def test_attack_dice_again(who: str, dice: int) -> None:
    s = power_scene(who)
    attack = figures(n(who), NOBODY)[0]
    s.roll(*[1] * attack, 5, 5, 5, 5, 6).push(Strike(0, 3)).use()
    assert s.kind == "reroll"
    s.answer((0,)).quiet()
    assert s.told("Rolled")[-1].attack[0] == 6
    assert s.told("Damaged")[0].n == 1


@pytest.mark.parametrize(("who", "dice"), [("slowglass", 1), ("rustle", 1), ("paperkite", 1), ("mirrorstep", 2), ("copperkid", 2)])
def test_defense_dice_again(who: str, dice: int) -> None:
    s = power_scene(who)
    defense = figures(n(who), NOBODY)[1]
    s.roll(6, 1, 1, 1, *[1] * defense, *[6] * dice).push(Strike(3, 0)).use()
    s.answer(tuple(range(dice))).quiet()
    assert s.told("Rolled")[-1].defense.count(6) == dice
    assert not s.told("Damaged")


def test_mirrorstep_does_not_help_an_attack() -> None:
    s = power_scene("mirrorstep")
    s.roll(*[1] * 7).push(Strike(0, 3))
    assert s.still


def test_initiative_powers() -> None:
    s = Scene(hopscotch=0, sundial=1, rogue=2).fight("gamma-rampage", {0: ("hopscotch", (0, 0)), 1: ("sundial", (1, 0))})
    s.roll(1, 1, 1, 1, 1, 1).push(Arena())
    assert (s.seat, s.kind) == (0, "react")
    s.roll(6, 6, 6, 6, 6).use()
    assert s.told("InitiativeRolled")[0].faces == (1, 1, 1, 1, 1, 1)
    assert (s.seat, s.kind) == (1, "react")  # Sundial rolls again
    s.roll(1, 1).use()
    assert s.kind == "reroll"
    s.answer((0, 1))
    assert s.told("InitiativeRolled")[-1].total == 20
    assert s.kind == "react"
    s.decline()
    assert (s.seat, s.kind) == (1, "first")


@pytest.mark.rule("MR-287")
@pytest.mark.parametrize("tie", ["whole", "speed"])
def test_cinderwing_buys_initiative_dice(tie: str) -> None:
    """Hero 4/2/5, Attack Range 1, Hope Value 4: a token is two more dice for Initiative, before the roll."""
    s = Scene(cinderwing=0, iceman=1).fight("gamma-rampage", {0: ("cinderwing", (0, 0)), 1: ("iceman", (1, 0))})
    s.t.power[n("wolverine")] = s.t.power[n("cyclops")] = s.t.power[n("iceman")] = 0
    assert (s.t.stats[0], s.t.reach_of(0), s.t.worth(n("cinderwing"))) == ((4, 2, 5), 1, 4)
    s.t.options["initiative_tie"] = tie
    s.push(Arena())
    assert (s.seat, s.kind) == (0, "react")
    s.use()
    assert s.t.power[n("cinderwing")] == 1
    s.roll(*[1] * 9, *[3] * 3)  # both tokens: 5 + 4 dice; Iceman has 3
    again = 9 if tie == "whole" else 5  # 9 against 9: they roll again, with the bought dice or without
    s.roll(*[6] * again, *[1] * 3).use()
    more = [(0, 54), (1, 3)] if tie == "whole" else []
    assert [(event.seat, event.total) for event in s.told("InitiativeRolled")] == [(0, 9), (1, 9), *more]
    assert s.t.power[n("cinderwing")] == 0
    assert (s.seat, s.kind, s.t.script) == (0, "first", [])


@pytest.mark.rule("MR-287")
@pytest.mark.parametrize("tie", ["whole", "speed"])
def test_a_tie_for_initiative_opens_its_window_again(tie: str) -> None:
    """A token that was kept for the first roll may be spent on the second; only those who tied roll."""
    s = Scene(cinderwing=0, iceman=1, beast=2)
    s.fight("gamma-rampage", {0: ("cinderwing", (0, 0)), 1: ("iceman", (1, 0)), 2: ("beast", (2, 0))})
    for who in ("wolverine", "cyclops", "magneto", "iceman", "beast"):
        s.t.power[n(who)] = 0
    s.t.options["initiative_tie"] = tie
    s.push(Arena()).roll(1, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1)  # 6, 6 and 4
    if tie == "speed":
        s.roll(*[1] * 5, 6, 6, 6).decline()
        again = []
    else:
        s.decline()
        assert (s.seat, s.kind) == (0, "react")
        s.roll(*[1] * 7, 6, 6, 6).use().decline()
        again = [(0, 7), (1, 18)]
    assert s.t.power[n("cinderwing")] == (1 if again else 2)
    assert [(event.seat, event.total) for event in s.told("InitiativeRolled")] == [(0, 6), (1, 6), (2, 4), *again]
    assert (s.seat, s.kind, s.t.script) == (1, "first", [])


def test_fogbank_cannot_take_the_last_die() -> None:
    s = Scene(fogbank=0, cable=3).fight("gamma-rampage", {0: ("fogbank", (0, 0)), 3: ("cable", (1, 0))}, (4, -4))
    for who in ("wolverine", "storm", "cable"):
        s.t.power[n(who)] = 0
    s.t.stats[3] = (1, 4, 3)
    s.roll(1, 1, 1, 1).push(Strike(3, 0))
    assert s.still


def test_iceman_cannot_take_the_last_die() -> None:
    s = Scene(iceman=0, cable=3).fight("gamma-rampage", {0: ("iceman", (0, 0)), 3: ("cable", (1, 0))}, (4, -4))
    for who in ("wolverine", "storm", "cable"):
        s.t.power[n(who)] = 0
    s.t.stats[3] = (4, 1, 3)
    s.roll(1, 1, 1, 1).push(Strike(0, 3))
    assert s.still


@pytest.mark.parametrize(
    ("roll", "attacker", "defender", "initiative"),
    [
        ("attack", True, False, False),
        ("defense", False, True, False),
        ("any", True, True, False),
        ("initiative", False, False, True),
    ],
)
def test_whose_dice_of_which_roll_are_rolled_again(roll: Roll, attacker: bool, defender: bool, initiative: bool) -> None:
    t, word = Scene().t, Reroll(roll, 1)
    assert [can_reroll(t, seat, word, (0, 1)) for seat in (0, 1)] == [attacker, defender]
    assert can_reroll(t, 0, word, (0,)) is initiative


def test_the_power_of_a_training_is_offered_as_its_own() -> None:
    s = Scene(rogue=0, iceman=1).train("rogue", "feint-lessons")
    s.fight("gamma-rampage", {0: ("rogue", (0, 0)), 1: ("iceman", (1, 0))}, (4, -4))
    s.t.power[n("iceman")] = 0
    s.roll(*[1] * 20).push(Strike(0, 1))
    while s.kind == "react" and not any(option[1] == POWER + TRAINING_POWER for option in s.options[1:]):
        s.decline()
    assert (s.seat, s.kind) == (0, "react")
    before = s.t.power[n("rogue")]
    s.answer(next(option for option in s.options[1:] if option[1] == POWER + TRAINING_POWER))
    assert s.t.power[n("rogue")] == before - 1
