"""Attacks, Damage, the Rule of One, Powers around them, and defeat."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longbox.titles.revolution.arena import apart
from longbox.titles.revolution.cards.decks import figures
from longbox.titles.revolution.rules.actions import Act, Move
from longbox.titles.revolution.rules.attacks import Strike, compare
from longbox.titles.revolution.rules.harm import Defeat, Harm, lethal, splits
from longbox.titles.revolution.rules.turns import Arena
from longbox.titles.revolution.rules.upkeep import income

from ..scene import NOBODY, PASS, TOKEN, Scene, at, n

TEAM = {"rogue": 0, "nightcrawler": 1, "pixie": 2, "cable": 3}


def fight(mission: str = "gamma-rampage", **more: str) -> Scene:
    """Rogue (0), Nightcrawler (1) and Pixie (2) side by side, the Mission Token far away; nobody has Power Tokens."""
    s = Scene(**TEAM)
    s.fight(mission, {0: ("rogue", (0, 0)), 1: ("nightcrawler", (1, 0)), 2: ("pixie", (0, 1))}, (4, -4))
    s.t.power = [0] * len(s.t.power)
    return s


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


# -- Damage ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-317", "MR-319", "MR-320")
def test_nightcrawler_takes_three() -> None:
    s = fight().push(Harm(1, 3))
    assert (s.seat, s.kind) == (1, "lower")
    s.answer((3, 2, 2))
    assert s.t.stats[1] == (3, 2, 2)


@pytest.mark.rule("MR-318", "MR-321")
def test_splits_obey_the_rule_of_one() -> None:
    for stats in product(range(1, 7), repeat=3):
        for damage in range(1, sum(stats) - 2):
            ways = splits(stats, damage)
            assert len(set(ways)) == len(ways) > 0
            for way in ways:
                assert sum(way) == sum(stats) - damage
                assert min(way) >= 1
                assert all(after <= before for after, before in zip(way, stats, strict=True))


@pytest.mark.rule("MR-322", "MR-323", "MR-325")
def test_how_many_stats_fall() -> None:
    for stats in product(range(1, 4), repeat=3):
        for damage in range(14):
            assert lethal(stats, damage) == min(3, max(0, damage - (sum(stats) - 3)))


@pytest.mark.rule("MR-322", "MR-324", "MR-326", "MR-356")
@pytest.mark.parametrize(("damage", "zeros"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_defeat_by_severity(damage: int, zeros: int) -> None:
    s = fight()
    s.t.stats[1] = (1, 1, 1)
    s.t.hope[1] = 0
    s.push(Harm(1, damage, TOKEN))
    assert s.told("Defeated")[0].zeros == zeros
    assert s.t.at[1] == -1
    assert s.t.stats[1].count(0) == zeros


@pytest.mark.rule("MR-327")
def test_psylocke_picks_the_stats_within_the_rule_of_one() -> None:
    s = Scene(psylocke=0, nightcrawler=1).fight("gamma-rampage", {0: ("psylocke", (0, 0)), 1: ("nightcrawler", (1, 0))})
    s.t.power[n("nightcrawler")] = s.t.power[n("cyclops")] = s.t.power[n("wolverine")] = 0
    s.t.stats[1] = (1, 2, 2)
    s.roll(6, 1, 1, 1, 5, 5).push(Strike(0, 1))
    s.use()
    assert (s.seat, s.kind, set(s.options)) == (0, "lower", {(1, 1, 2), (1, 2, 1)})
    s.answer((1, 1, 2))
    assert s.t.power[n("psylocke")] == 1


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


@pytest.mark.rule("MR-348", "MR-349")
def test_mission_characters_never_weaken() -> None:
    s = Scene(rogue=0).fight("hellfire-sentinel", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.t.damage = [(9, 0, 0, 0)]
    s.roll(*[1] * 8).push(Strike(TOKEN, 0))
    assert len(s.told("Rolled")[0].attack) == 4
    s.roll(*[1] * 7).push(Strike(0, TOKEN))
    assert len(s.told("Rolled")[1].defense) == 3


@pytest.mark.rule("MR-351", "MR-352", "MR-353")
def test_who_destroys_a_sentinel_gets_it() -> None:
    s = Scene(rogue=0, beast=1).fight(
        "sentinel-swarm", {0: ("rogue", (0, 0)), 1: ("beast", (4, 0))}, (1, 0), (-4, 0), (-3, 0), (-2, 0)
    )
    s.t.power = [0] * len(s.t.power)
    s.t.damage[0] = (0, 3, 0, 0)
    s.roll(6, 1, 1, 1, 5, 5, 5).push(Strike(0, TOKEN))
    assert s.t.tokens == [1, 0, 0, 0]
    assert s.t.token_at[0] == -1
    assert s.t.over == ""
    assert s.t.hope[0] == 6


@pytest.mark.rule("MR-354", "MR-355", "MR-254")
def test_mister_sinister_falls_with_excess_damage() -> None:
    s = Scene(rogue=0, beast=1).fight("sinister-trouble", {0: ("rogue", (0, 0)), 1: ("beast", (4, 0))}, (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.t.damage[0] = (4, 6, 0, 0)
    s.roll(6, 6, 6, 6, 1, 1).push(Strike(0, TOKEN))
    assert s.t.damage[0] == (8, 6, 0, 0)
    assert s.t.over == "success"


@pytest.mark.rule("MR-256")
def test_all_pcs_defeated_is_a_failure() -> None:
    s = fight()
    s.t.at[0] = s.t.at[1] = -1
    s.t.stats[2] = (1, 1, 1)
    s.t.hope[2] = 0
    s.push(Harm(2, 1, TOKEN))
    assert s.t.over == "failure"


# -- defeated Students -------------------------------------------------------------------------------------------------------


def fall(s: Scene, seat: int, zeros: int, by: int = NOBODY) -> Scene:
    return s.push(Defeat(seat, zeros, by))


@pytest.mark.rule("MR-359", "MR-360", "MR-361", "MR-362", "MR-358")
def test_a_student_knocked_out() -> None:
    s = fight().train("pixie", "heavy-hitter")
    s.t.power[n("pixie")] = 1
    s.t.triumph = 1 << n("pixie")
    fall(s, 2, 1)
    assert (s.seat, s.kind, s.options) == (2, "ransom", ("pay", "discard"))
    s.answer("pay")
    assert s.t.hope[2] == 5 - 4  # with Training
    assert s.owner("pixie") == 2
    assert not s.t.is_injured(n("pixie"))
    assert s.t.power[n("pixie")] == 0
    assert not s.t.triumph
    assert s.t.rp[2] == 1


@pytest.mark.rule("MR-363")
def test_a_student_badly_injured() -> None:
    s = fall(fight(), 2, 2).answer("pay")
    assert s.t.is_injured(n("pixie"))
    assert s.t.hope[2] == 3
    s = fall(fight(), 2, 2).answer("discard")
    assert s.gone("pixie")
    assert not s.t.is_injured(n("pixie"))


@pytest.mark.rule("MR-362")
def test_who_cannot_pay_loses_the_student() -> None:
    s = fight()
    s.t.hope[2] = 1
    fall(s, 2, 1)
    assert s.gone("pixie")
    assert s.still


@pytest.mark.rule("MR-364", "MR-366")
def test_the_victor_takes_the_student_over() -> None:
    s = fall(fight().train("pixie", "light-feet"), 2, 2, by=0).answer("discard")
    assert (s.seat, s.kind, s.options) == (0, "takeover", ("pay", PASS))
    s.answer("pay")
    assert s.owner("pixie") == 0
    assert s.t.hope[0] == 5 - 3
    assert s.t.training[n("pixie")] == n("light-feet")
    assert s.t.is_injured(n("pixie"))
    assert s.t.power[n("pixie")] == 0


@pytest.mark.rule("MR-364")
def test_the_victor_may_decline() -> None:
    s = fall(fight(), 2, 1, by=0).answer("discard").decline()
    assert s.gone("pixie")


@pytest.mark.rule("MR-365")
def test_nobody_takes_over_from_a_mission_character() -> None:
    s = fight()
    s.t.stats[2] = (1, 1, 1)
    s.push(Harm(2, 1, TOKEN)).answer("discard")
    assert s.still
    assert s.gone("pixie")


@pytest.mark.rule("MR-364", "MR-365")
def test_the_attacker_is_the_victor() -> None:
    s = fight()
    s.t.stats[2] = (1, 1, 1)
    s.push(Harm(2, 1, 0, attack=True)).answer("discard")
    assert (s.seat, s.kind) == (0, "takeover")


@pytest.mark.rule("MR-367")
def test_a_student_in_hospital() -> None:
    s = fall(fight().train("pixie", "light-feet"), 2, 3, by=0)
    assert s.still
    assert s.gone("pixie")
    assert s.gone("light-feet")


# -- defeated Heroes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-368", "MR-369", "MR-370", "MR-371")
def test_a_hero_knocked_out() -> None:
    s = fight()
    s.t.power[n("rogue")], s.t.triumph = 2, 1 << n("rogue")
    fall(s, 0, 1).answer("pay")
    assert s.t.hope[0] == 0
    assert s.t.rp[0] == 0
    assert s.t.power[n("rogue")] == 0
    assert not s.t.triumph
    assert not s.t.is_injured(n("rogue"))


@pytest.mark.rule("MR-372")
def test_a_hero_badly_injured() -> None:
    s = fall(fight(), 0, 2).answer("pay")
    assert s.t.is_injured(n("rogue"))


@pytest.mark.rule("MR-373")
def test_a_hero_is_never_taken_over() -> None:
    s = fall(fight(), 0, 1, by=1).answer("discard")
    assert s.still
    assert s.gone("rogue")


@pytest.mark.rule("MR-374", "MR-370")
def test_a_hero_in_hospital() -> None:
    s = fall(fight().train("rogue", "light-feet"), 0, 3)
    assert s.still
    assert s.gone("rogue")
    assert s.gone("light-feet")
    assert s.t.rp[0] == 0


# -- defeated Leaders --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-375", "MR-376", "MR-377", "MR-378", "MR-379", "MR-380", "MR-381")
@pytest.mark.parametrize(("zeros", "points", "injured"), [(1, 1, False), (2, 1, True), (3, 2, True)])
@pytest.mark.parametrize("hope", [9, 4])
def test_a_defeated_leader(zeros: int, points: int, injured: bool, hope: int) -> None:
    s = Scene(rogue=1).fight("dawn-of-apocalypse", {0: ("wolverine", (0, 0)), 1: ("rogue", (1, 0))}, (4, 0))
    s.t.rp[0], s.t.hope[0], s.t.triumph = 4, hope, 1 << n("wolverine")
    fall(s, 0, zeros, by=1)
    assert s.still
    assert s.t.rp[0] == 4 - points
    assert s.t.hope[0] == max(hope - 6, 0)
    assert s.t.is_injured(n("wolverine")) == injured
    assert s.t.power[n("wolverine")] == 0
    assert not s.t.triumph
    assert s.t.leader(0) == n("wolverine")


# -- softer defeats and shields ----------------------------------------------------------------------------------------------


def test_a_survival_course() -> None:
    s = fall(fight().train("rogue", "survival-course"), 0, 3)
    assert s.told("Defeated")[0].zeros == 2
    s = fall(fight().train("rogue", "survival-course"), 0, 1)
    assert s.told("Defeated")[0].zeros == 1


def test_an_emergency_evacuation() -> None:
    s = fight().hand(0, "emergency-evacuation")
    s.t.pp[0] = 2
    fall(s, 0, 2).react("emergency-evacuation")
    assert s.told("Defeated")[0].zeros == 1


def test_a_guardian_angel() -> None:
    s = fight().hand(1, "guardian-angel")
    s.t.pp[1] = 2
    s.push(Harm(1, 2, TOKEN)).react("guardian-angel")
    assert s.t.stats[1] == (3, 4, 3)
    assert s.t.pp[1] == 0


@pytest.mark.rule("MR-334", "MR-335", "MR-333")
def test_the_charter_shields_several_times() -> None:
    s = fight()
    s.t.power[n("wolverine")] = 3
    s.push(Harm(0, 2, TOKEN)).use(2).use(2)
    assert s.t.stats[0] == (4, 4, 4)
    assert s.t.power[n("wolverine")] == 1
    assert s.still


def test_palisade_shields_a_neighbour() -> None:
    s = Scene(palisade=0, rogue=1).fight("gamma-rampage", {0: ("palisade", (0, 0)), 1: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("cyclops")] = 0
    s.push(Harm(1, 1, TOKEN))
    assert s.seat == 0
    s.use()
    assert s.t.stats[1] == (4, 4, 4)
    s.t.at[1] = at(3, 0)
    s.push(Harm(1, 1, TOKEN))
    assert s.kind == "lower"  # too far away


def test_thorns() -> None:
    s = Scene(ironbramble=0, rogue=1).fight("gamma-rampage", {0: ("ironbramble", (0, 0)), 1: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("wolverine")] = s.t.power[n("cyclops")] = 0
    s.push(Harm(0, 1, 1, attack=True)).use()
    assert (s.seat, s.kind) == (1, "lower")
    s.answer((4, 4, 3)).quiet()
    assert (s.seat, s.kind) == (0, "lower")


def test_thorns_do_not_answer_fire() -> None:
    s = Scene(ironbramble=0).fight("gamma-rampage", {0: ("ironbramble", (0, 0))}, (4, -4))
    s.t.power[n("wolverine")] = 0
    s.push(Harm(0, 1))
    assert (s.seat, s.kind) == (0, "lower")


# -- dice Powers -------------------------------------------------------------------------------------------------------------


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
    assert s.t.power[n("dagger")] == 2 - tokens


def power_scene(who: str, target: str = "cable", distance: int = 1) -> Scene:
    s = Scene(**{who.replace("-", "_"): 0, target: 3}).fight(
        "gamma-rampage", {0: (who, (0, 0)), 3: (target, (distance, 0))}, (4, -4)
    )
    for other in ("wolverine", "storm", target):
        s.t.power[n(other)] = 0
    return s


@pytest.mark.parametrize("who", ["iceman", "thunderhush"])
def test_weaken(who: str) -> None:
    s = power_scene(who)
    s.roll(*[1] * 20).push(Strike(0, 3)).use().quiet()
    assert len(s.told("Rolled")[0].defense) == 3


@pytest.mark.parametrize(("who", "more"), [("anvilheart", 1), ("static-jane", 1), ("emberly", 1)])
def test_more_attack(who: str, more: int) -> None:
    s = power_scene(who)
    s.roll(*[1] * 20).push(Strike(0, 3)).use().quiet()
    assert len(s.told("Rolled")[0].attack) == figures(n(who), NOBODY)[0] + more


@pytest.mark.parametrize("who", ["pebblejack", "saltmarsh"])
def test_more_defense(who: str) -> None:
    s = power_scene(who)
    s.roll(*[1] * 20).push(Strike(3, 0)).use().quiet()
    assert len(s.told("Rolled")[0].defense) == figures(n(who), NOBODY)[1] + 1


def test_fogbank_blinds() -> None:
    s = power_scene("fogbank")
    s.roll(*[1] * 20).push(Strike(3, 0)).use().quiet()
    assert len(s.told("Rolled")[0].attack) == 3


def test_quillstorm_pierces() -> None:
    s = power_scene("quillstorm")
    s.t.stats[3] = (4, 1, 3)
    s.roll(2, 2, 2, 1, 6).push(Strike(0, 3)).use().quiet()
    assert s.told("Damaged")[0].n == 2


@pytest.mark.parametrize("who", ["gravelock", "colossus", "copperkid"])
def test_shields(who: str) -> None:
    s = power_scene(who)
    s.push(Harm(0, 1, TOKEN)).use()
    assert s.t.stats[0] == figures(n(who), NOBODY)[:3]


@pytest.mark.parametrize(("who", "dice"), [("slowglass", 1), ("inkwell", 1)])
def test_attack_dice_again(who: str, dice: int) -> None:
    s = power_scene(who)
    attack = figures(n(who), NOBODY)[0]
    s.roll(*[1] * attack, 5, 5, 5, 5, 6).push(Strike(0, 3)).use()
    assert s.kind == "reroll"
    s.answer((0,)).quiet()
    assert s.told("Rolled")[-1].attack[0] == 6
    assert s.told("Damaged")[0].n == 1


@pytest.mark.parametrize(("who", "dice"), [("slowglass", 1), ("rustle", 1), ("mirrorstep", 2)])
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


@pytest.mark.parametrize(("who", "far"), [("tidewright", 2), ("bramblefoot", 1), ("doorstop", 2)])
def test_pushes(who: str, far: int) -> None:
    s = power_scene(who)
    attack = figures(n(who), NOBODY)[0]
    s.roll(*[6] * attack, 1, 1, 1, 1).push(Strike(0, 3)).use().quiet()
    assert s.kind == "lower"
    s.answer(s.options[0])
    assert s.kind == "push"
    straight = [at(1 + step, 0) for step in range(1, far + 1)]
    assert set(straight) <= set(s.options)
    s.answer(straight[-1])
    assert s.t.at[3] == at(1 + far, 0)


def test_rogue_steals_a_token() -> None:
    s = power_scene("rogue")
    s.t.power[n("cable")] = 1
    s.roll(6, 6, 6, 6, 1, 1, 1, 1).push(Strike(0, 3)).use()
    assert (s.t.power[n("rogue")], s.t.power[n("cable")]) == (2, 0)


def test_jackdaw_takes_hope() -> None:
    s = power_scene("jackdaw")
    s.roll(6, 6, 6, 1, 1, 1, 1).push(Strike(0, 3)).use()
    assert (s.t.hope[0], s.t.hope[3]) == (6, 4)
    s = power_scene("jackdaw")
    s.t.token_at = [at(0, 1)]
    s.roll(6, 6, 6, 1, 1).push(Strike(0, TOKEN)).use()
    assert s.t.hope[0] == 5 + 1 + 2  # the bank, and the Mission's reward
    assert s.t.hope[3] == 5


def test_kestrelle_darts_away() -> None:
    s = power_scene("kestrelle")
    s.roll(*[1] * 7).push(Strike(0, 3)).use()
    assert s.kind == "shift"
    s.answer(at(-2, 0)).quiet()
    assert s.t.at[0] == at(-2, 0)


def test_lodewalker_pulls() -> None:
    s = power_scene("lodewalker", distance=3)
    s.push(Act(0)).answer(("power", 0))
    assert (s.kind, s.options) == ("grip", (3,))
    s.answer(3).answer(at(1, 0))
    assert s.t.at[3] == at(1, 0)
    assert s.t.power[n("lodewalker")] == 1
    assert s.t.busy
    assert s.kind == "act"


def test_tangent_changes_places() -> None:
    s = power_scene("tangent", distance=2)
    s.push(Act(0)).answer(("power", 0)).answer(3)
    assert (s.t.at[0], s.t.at[3]) == (at(2, 0), at(0, 0))


@pytest.mark.parametrize(("who", "far"), [("glowstick", 3), ("northlight", 5)])
def test_a_longer_reach(who: str, far: int) -> None:
    s = power_scene(who, distance=4)
    s.t.at[0], s.t.at[3] = at(-1, 0), at(far - 1, 0)
    s.push(Act(0))
    assert ("attack", 3, 1, 0) in s.options
    s.roll(*[1] * 20).answer(("attack", 3, 1, 0)).quiet()
    assert s.t.struck == ((0, 3),)


@pytest.mark.parametrize("who", ["vesperine", "dewdrop", "x-23"])
def test_regaining_after_a_move(who: str) -> None:
    s = power_scene(who)
    a, d, speed = s.t.stats[0]
    s.t.stats[0] = (a, d - 1, speed)
    s.push(Move(0)).answer(at(0, 0)).use().answer((a, d, speed))
    assert s.t.stats[0] == (a, d, speed)


@pytest.mark.parametrize("who", ["longshadow", "paperkite", "wingnut"])
def test_passing_through(who: str) -> None:
    s = power_scene(who)
    s.push(Move(0)).use()
    assert at(2, 0) in s.options


def test_training_powers() -> None:
    s = power_scene("anvilheart").train("anvilheart", "feint-lessons")
    s.roll(1, 1, 1, 1, 1, 5, 5, 5, 5, 6).push(Strike(0, 3)).decline().use(1).answer((0,)).quiet()
    assert s.told("Damaged")[0].n == 1
    s = power_scene("anvilheart").train("anvilheart", "rooftop-running")
    s.push(Move(0)).use(1)
    assert at(2, 0) in s.options
    s = power_scene("anvilheart").train("anvilheart", "field-medic")
    s.t.stats[0] = (5, 3, 2)
    s.push(Move(0)).answer(at(0, 0)).use(1).answer((5, 4, 2))
    assert s.t.power[n("anvilheart")] == 1


@pytest.mark.rule("MR-018")
@pytest.mark.parametrize(
    ("training", "after"),
    [
        ("close-combat-drill", (5, 4, 4, 1, 2)), ("guarded-stance", (4, 5, 4, 1, 2)), ("sprint-intervals", (4, 4, 5, 1, 2)),
        ("marksman-course", (4, 4, 4, 2, 2)), ("deep-reserves", (4, 4, 4, 1, 3)), ("heavy-hitter", (6, 4, 3, 1, 2)),
        ("iron-discipline", (4, 6, 3, 1, 2)), ("light-feet", (4, 3, 6, 1, 2)), ("all-round-exam", (5, 5, 5, 1, 2)),
    ],
)  # fmt: skip
def test_constant_training(training: str, after: tuple[int, ...]) -> None:
    assert figures(n("rogue"), n(training)) == after
    assert figures(n("rogue"), NOBODY) == (4, 4, 4, 1, 2)


def test_stats_stay_within_1_and_6() -> None:
    assert figures(n("anvilheart"), n("heavy-hitter"))[:3] == (6, 4, 1)
    assert figures(n("palisade"), n("iron-discipline"))[:3] == (2, 6, 1)


def test_deep_reserves_give_a_token_at_once() -> None:
    s = Scene(rogue=0).train("rogue", "deep-reserves")
    assert (s.t.power[n("rogue")], s.t.limit(n("rogue"))) == (3, 3)


def test_training_for_the_school() -> None:
    s = Scene(rogue=0, pixie=0)
    assert (income(s.t, 0), s.t.hand_size(0)) == (1, 3)
    s.train("rogue", "mentors-badge").train("pixie", "debate-club")
    assert (income(s.t, 0), s.t.hand_size(0)) == (2, 4)


# -- Leaders and Charters ----------------------------------------------------------------------------------------------------


def test_cyclops_and_his_charter() -> None:
    s = Scene(rogue=0).fight("dawn-of-apocalypse", {1: ("cyclops", (0, 0)), 0: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("wolverine")] = 0
    s.roll(*[1] * 20).push(Strike(1, 0)).use().use().quiet()
    assert len(s.told("Rolled")[0].attack) == 4 + 2
    s = Scene(rogue=1, beast=0).fight("gamma-rampage", {1: ("rogue", (0, 0)), 0: ("beast", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("beast")] = s.t.power[n("wolverine")] = 0
    s.roll(1, 1, 1, 1, 5, 5, 5, 6).push(Strike(1, 0)).use(2).answer((1,)).quiet()
    assert s.t.power[n("cyclops")] == 2
    assert s.told("Damaged")[0].n == 1


def test_magneto_pushes() -> None:
    s = Scene(rogue=0).fight("dawn-of-apocalypse", {2: ("magneto", (0, 0)), 0: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("rogue")] = s.t.power[n("wolverine")] = 0
    s.roll(6, 6, 6, 6, 1, 1, 1, 1, 1).push(Strike(2, 0)).use().quiet().answer((1, 4, 3)).answer(at(3, 0))
    assert s.t.at[0] == at(3, 0)


def test_storm_and_her_charter() -> None:

    s = Scene(rogue=0).fight("dawn-of-apocalypse", {3: ("storm", (0, 0)), 0: ("rogue", (1, 0))}, (4, -4))
    s.roll(*[1] * 20).push(Arena()).use().quiet()
    assert [len(event.faces) for event in s.told("InitiativeRolled")] == [4, 7]
    s = Scene(rogue=3).fight("gamma-rampage", {3: ("rogue", (-4, 0)), 0: ("wolverine", (4, 0))}, (4, -4))
    s.t.power[n("rogue")] = 0
    s.push(Move(3)).use(2).decline()
    assert max(apart(at(-4, 0), hex) for hex in s.options) == 6
