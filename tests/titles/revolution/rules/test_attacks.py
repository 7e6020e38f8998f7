"""Attacks: Dice Strings, and attacks on Mission Characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.titles.revolution.codes import OF_MISSION
from longbox.titles.revolution.rules.attacks import Strike, compare
from longbox.titles.revolution.rules.harm import Harm
from longbox.titles.revolution.rules.missions import winners
from longbox.titles.revolution.rules.turns import InitiativeRoll
from longbox.titles.revolution.title import TITLE

from ..fights import fight
from ..scene import TOKEN, Scene, at

# -- dice strings ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-309", "MR-310", "MR-311")
@pytest.mark.parametrize(
    ("attack", "defense", "damage"),
    [([6, 5, 2], [5, 4, 3], 2), ([4, 4], [4, 4], 0), ([1, 6], [5, 6], 0), ([3, 6], [2, 5], 2), ([6], [6], 0), ([6], [5], 1)],
)
def test_strings_are_compared_from_the_top(attack: list[int], defense: list[int], damage: int) -> None:
    assert compare(attack, defense) == damage


@pytest.mark.rule("MR-312", "MR-313", "MR-314")
@pytest.mark.parametrize(
    ("attack", "defense", "damage"), [([6, 3, 2], [1], 2), ([6, 2, 2], [6], 0), ([5, 4, 3], [6], 2), ([3, 3], [3], 1)]
)
def test_unopposed_attack_dice(attack: list[int], defense: list[int], damage: int) -> None:
    assert compare(attack, defense) == damage


@pytest.mark.rule("MR-315", "MR-316")
def test_unopposed_defense_dice_do_nothing() -> None:
    assert compare([5], [4, 6, 6]) == 0
    assert compare([6, 6], [5, 5, 1, 1]) == 2


@given(st.lists(st.integers(1, 6), min_size=1, max_size=8), st.lists(st.integers(1, 6), min_size=1, max_size=8))
def test_strings_against_a_plain_count(attack: list[int], defense: list[int]) -> None:
    a, d = sorted(attack)[::-1], sorted(defense)[::-1]
    paired = sum(x > y for x, y in zip(a, d, strict=False))
    assert compare(attack, defense) == paired + sum(x >= 3 for x in a[len(d) :])


@pytest.mark.rule("MR-275", "MR-276", "MR-277", "MR-307", "MR-308", "MR-279")
def test_as_many_dice_as_the_stats_are_now() -> None:
    s = fight().roll(*[1] * 8).push(Strike(0, 1))
    rolled = s.told("Rolled")[0]
    assert (len(rolled.attack), len(rolled.defense)) == (4, 4)
    s.t.stats[0], s.t.stats[1] = (2, 4, 4), (3, 1, 3)
    s.roll(1, 1, 1).push(Strike(0, 1))
    rolled = s.told("Rolled")[1]
    assert (len(rolled.attack), len(rolled.defense)) == (2, 1)
    assert s.t.script == []
    assert len(s.told("Attacked")) == 2
    s.roll(6, 5, 1).push(Strike(0, 1))
    assert (s.seat, s.kind) == (1, "lower"), "the defender loses at once what the dice say"
    assert all(sum(way) == 7 - 2 for way in s.options)
    t = fight().t
    t.buffs[0], t.buffs[1] = (1, 0), (0, 2)
    blow = Strike(0, 1)
    blow.more, blow.guard = 2, 3
    assert (blow.attack_dice(t), blow.defense_dice(t)) == (4 + 1 + 2, 4 + 2 + 3)
    blow.more, blow.guard = -9, -9
    assert (blow.attack_dice(t), blow.defense_dice(t)) == (1, 1), "one die is always rolled"


@pytest.mark.rule("MR-032", "MR-033")
def test_every_roll_is_of_six_sided_dice_whose_colour_says_nothing() -> None:
    """Attack, defense and Initiative: as many as the stat says, faces 1 to 6, and only the faces count."""
    attack: list[int] = []
    defense: list[int] = []
    speed: list[int] = []
    for key in range(30):
        s = fight().loose()
        s.t.key = key
        blow, first = Strike(0, 1), InitiativeRoll(0)
        blow.roll(s.t)
        first.roll(s.t)
        attack += blow.attack
        defense += blow.defense
        speed += first.dice
        assert (len(blow.attack), len(blow.defense), len(first.dice)) == (4, 4, 4)
        assert s.told("InitiativeRolled")[0].total == sum(first.dice)
    for faces in (attack, defense, speed):
        assert set(faces) == {1, 2, 3, 4, 5, 6}
        assert max(faces.count(face) for face in range(1, 7)) < len(faces) / 3


# -- Mission Characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-258", "MR-259", "MR-260", "MR-261", "MR-350")
def test_psylocke_and_the_hellfire_sentinel() -> None:
    s = Scene(psylocke=0, rogue=1).fight("hellfire-sentinel", {0: ("psylocke", (0, 0)), 1: ("rogue", (4, 0))}, (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.roll(6, 1, 1, 1, 5, 5, 5).push(Strike(0, TOKEN))
    assert (s.t.hope[0], s.t.damage[0]) == (7, (1, 0, 0, 0))
    s.roll(6, 6, 6, 1, 5, 5, 5).push(Strike(0, TOKEN))
    assert (s.t.hope[0], s.t.damage[0]) == (9, (4, 0, 0, 0))
    s.roll(1, 1, 1, 1, 5, 5, 5).push(Strike(0, TOKEN))
    assert s.t.hope[0] == 9
    assert (s.t.damage[0], s.t.token_at[0], s.t.over) == ((4, 0, 0, 0), at(1, 0), "")
    s.t.at[1] = at(1, -1)
    s.roll(6, 1, 1, 1, 5, 5, 5).push(Strike(1, TOKEN))
    assert (s.t.damage[0], s.t.hope) == ((4, 1, 0, 0), [9, 7, 5, 5])  # each School by itself
    assert TITLE.view(s.t, 3)["mission"]["tokens"][0]["damage"] == [4, 1, 0, 0]
    assert {event.cause for event in s.told("HopeChanged")} == {OF_MISSION + s.t.mission}
    s.push(Harm(TOKEN, 1, 0))
    assert s.t.hope[0] == 9, "it was no attack"


@pytest.mark.rule("MR-348", "MR-349")
def test_mission_characters_never_weaken() -> None:
    s = Scene(rogue=0).fight("hellfire-sentinel", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.t.damage = [(0, 0, 9, 0)]
    s.roll(*[1] * 8).push(Strike(TOKEN, 0))
    assert len(s.told("Rolled")[0].attack) == 4
    s.roll(*[1] * 7).push(Strike(0, TOKEN))
    assert len(s.told("Rolled")[1].defense) == 3
    assert s.t.script == []
    s.roll(6, 5, 2, 1, 5, 5, 1, 1).push(Strike(TOKEN, 0))
    assert (s.kind, {sum(way) for way in s.options}) == ("lower", {10}), "6 beats 5 and 2 beats 1; ties go to the defender"
    s.answer((4, 4, 2))
    s.t.damage[0] = (0, 0, 0, 0)
    s.roll(6, 5, 3, 2, 5, 5, 4).push(Strike(0, TOKEN))
    assert s.t.damage[0] == (1, 0, 0, 0), "against it the unopposed 2 misses, too"


@pytest.mark.rule("MR-351", "MR-352", "MR-353")
def test_who_destroys_a_sentinel_gets_it() -> None:
    s = Scene(rogue=0, beast=1).fight(
        "sentinel-swarm", {0: ("rogue", (0, 0)), 1: ("beast", (4, 0))}, (1, 0), (-4, 0), (-2, 0), (0, 3)
    )  # apart from one another: none covers another
    s.t.power = [0] * len(s.t.power)
    s.t.damage[0] = (0, 3, 0, 0)
    s.roll(6, 1, 1, 1, 5, 5, 5).push(Strike(0, TOKEN))
    assert s.t.tokens == [1, 0, 0, 0]
    assert s.t.token_at[0] == -1
    assert s.t.over == ""
    assert s.t.hope[0] == 6
    assert (s.t.removed, s.t.damage[0]) == (1, (1, 3, 0, 0))
    s.t.at[0], s.t.damage[1] = at(-4, 1), (0, 0, 0, 0)
    s.roll(6, 6, 6, 1, 5, 5, 5).push(Strike(0, TOKEN + 1))
    assert (s.t.token_at[1], s.t.tokens) == (at(-4, 0), [1, 0, 0, 0]), "3 Damage is not enough"
    s.t.struck = ()
    s.roll(6, 1, 1, 1, 5, 5, 5).push(Strike(0, TOKEN + 1))
    assert (s.t.token_at[1], s.t.tokens) == (-1, [2, 0, 0, 0])


@pytest.mark.rule("MR-354", "MR-355", "MR-254")
def test_mister_sinister_falls_with_excess_damage() -> None:
    s = Scene(rogue=0, beast=1).fight("sinister-trouble", {0: ("rogue", (0, 0)), 1: ("beast", (4, 0))}, (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.t.damage[0] = (4, 6, 0, 0)
    s.roll(6, 6, 6, 6, 1, 1).push(Strike(0, TOKEN))
    assert s.t.damage[0] == (8, 6, 0, 0)
    assert s.t.over == "success"
    assert winners(s.t, "damage") == [0], "8 against 6, although only one was needed"
    s = Scene(rogue=0, beast=1).fight("sinister-trouble", {0: ("rogue", (0, 0)), 1: ("beast", (4, 0))}, (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.t.damage[0] = (3, 6, 0, 0)
    s.roll(6, 1, 1, 1, 5, 5).push(Strike(0, TOKEN))
    assert (s.t.damage[0], s.t.over, s.t.token_at[0]) == ((4, 6, 0, 0), "", at(1, 0)), "10 are not enough"


@pytest.mark.rule("MR-256")
def test_all_pcs_defeated_is_a_failure() -> None:
    s = fight()
    s.t.at[0] = s.t.at[1] = -1
    s.t.stats[2] = (1, 1, 1)
    s.t.hope[2] = 0
    s.push(Harm(2, 1, TOKEN))
    assert s.t.over == "failure"
    s = fight()
    s.t.at[0] = -1
    s.t.stats[2], s.t.hope[2] = (1, 1, 1), 0
    s.push(Harm(2, 1, TOKEN))
    assert (s.t.over, s.t.standing()) == ("", [1]), "one is left"
