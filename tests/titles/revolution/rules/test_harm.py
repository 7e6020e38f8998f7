"""Damage, and what a defeat costs."""

from __future__ import annotations

from itertools import product

import pytest

from longbox.titles.revolution.rules.harm import Defeat, Harm, leave_arena, lethal, remove_token, splits

from ..fights import fight
from ..scene import NOBODY, PASS, TOKEN, Scene, n


@pytest.mark.rule("MR-317", "MR-319", "MR-320")
def test_nightcrawler_takes_three() -> None:
    s = fight().push(Harm(1, 3))
    assert (s.seat, s.kind) == (1, "lower")
    assert s.options == splits((3, 4, 3), 3)
    s.answer((3, 2, 2))
    assert s.t.stats == [(4, 4, 4), (3, 2, 2), s.t.start_stats(2), (0, 0, 0)]
    assert s.still
    assert not s.told("Defeated")
    assert [(event.who, event.stats) for event in s.told("StatsChanged")] == [(n("nightcrawler"), (3, 2, 2))]
    one = fight()
    one.t.stats[1] = (1, 3, 1)
    assert one.push(Harm(1, 2)).still, "where there is nothing to choose nobody is asked"
    assert one.t.stats[1] == (1, 1, 1)


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
            every = [way for way in product(*[range(1, stat + 1) for stat in stats]) if sum(way) == sum(stats) - damage]
            assert sorted(ways) == sorted(every), "and all that obey it are allowed"


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
    assert min(s.t.stats[1]) == 0
    assert s.t.standing() == [0, 2]
    assert (s.t.rp[1], s.gone("nightcrawler")) == (0, True)


@pytest.mark.rule("MR-321", "MR-322", "MR-324", "MR-325", "MR-326")
@pytest.mark.parametrize(
    ("stats", "damage", "left", "zeros"),
    [((2, 1, 1), 1, (1, 1, 1), 0), ((2, 1, 1), 2, (0, 1, 1), 1), ((2, 2, 1), 4, (0, 0, 1), 2), ((1, 1, 2), 9, (0, 0, 0), 3)],
)
def test_the_whole_blow_is_taken_before_it_is_judged(
    stats: tuple[int, int, int], damage: int, left: tuple[int, int, int], zeros: int
) -> None:
    s = fight()
    s.t.stats[2] = stats
    s.push(Harm(2, damage, TOKEN))
    assert s.t.stats[2] == left
    assert [event.zeros for event in s.told("Defeated")] == ([zeros] if zeros else [])
    assert (s.t.at[2] == -1) == bool(zeros)
    assert s.still == (zeros in (0, 3))
    assert s.t.is_injured(n("pixie")) == (zeros == 2)


@pytest.mark.rule("MR-254", "MR-256")
def test_a_mission_ends_once() -> None:
    """What had ended is not judged anew by what still leaves the arena."""
    s = fight()
    s.t.over = "success"
    for seat in (0, 1, 2):
        leave_arena(s.t, seat)
    assert s.t.over == "success"
    s = fight()
    s.t.over = "failure"
    remove_token(s.t, 0, 1)
    assert s.t.over == "failure"


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
    assert (s.owner("pixie"), s.still, s.t.rp[2]) == (2, True, 1)
    s = fall(fight(), 2, 2).answer("discard")
    assert s.gone("pixie")
    assert not s.t.is_injured(n("pixie"))
    s = fight()
    s.t.hope[2] = s.t.worth(n("pixie"))
    fall(s, 2, 2).answer("pay")
    assert (s.owner("pixie"), s.t.hope[2]) == (2, 0), "the last coins are enough"


@pytest.mark.rule("MR-362")
def test_who_cannot_pay_loses_the_student() -> None:
    s = fight()
    s.t.hope[2] = 1
    fall(s, 2, 1)
    assert s.gone("pixie")
    assert s.still
    assert s.t.hope[2] == 1
    s = fight()
    s.t.hope[2] = 2
    fall(s, 2, 1).answer("pay")  # to the last coin
    assert (s.t.hope[2], s.owner("pixie"), s.still) == (0, 2, True)


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
    assert s.t.team[2] == ()
    assert not s.gone("pixie")
    assert s.t.hope == [2, 5, 5, 5]
    assert s.still
    s = fight().train("pixie", "light-feet")
    s.t.hope[0] = 2
    fall(s, 2, 1, by=0).answer("discard")
    assert s.still, "who cannot pay the whole price is not asked"
    assert s.gone("light-feet")
    s = fight()
    s.t.hope[0] = 2
    fall(s, 2, 1, by=0).answer("discard").answer("pay")
    assert (s.owner("pixie"), s.t.hope[0], s.t.is_injured(n("pixie"))) == (0, 0, False)


@pytest.mark.rule("MR-364")
def test_the_victor_may_decline() -> None:
    s = fall(fight(), 2, 1, by=0).answer("discard").decline()
    assert s.gone("pixie")
    assert (s.owner("pixie"), s.t.hope[0], s.still) == (NOBODY, 5, True)


@pytest.mark.rule("MR-365")
def test_nobody_takes_over_from_a_mission_character() -> None:
    s = fight()
    s.t.stats[2] = (1, 1, 1)
    s.push(Harm(2, 1, TOKEN)).answer("discard")
    assert s.still
    assert s.gone("pixie")
    assert s.t.hope == [5] * 4
    for attacker in (NOBODY, 2):  # a crate that went off, or its own blow
        s = fight()
        s.t.stats[2] = (1, 1, 1)
        assert s.push(Harm(2, 1, attacker)).answer("discard").still


@pytest.mark.rule("MR-364", "MR-365")
def test_the_attacker_is_the_victor() -> None:
    s = fight()
    s.t.stats[2] = (1, 1, 1)
    s.push(Harm(2, 1, 0, attack=True)).answer("discard")
    assert (s.seat, s.kind) == (0, "takeover")
    s.answer("pay")
    assert (s.owner("pixie"), s.t.hope[0]) == (0, 3)
    s = fight()
    s.t.stats[2] = (1, 1, 1)
    s.push(Harm(2, 1, 1, attack=True)).answer("discard")
    assert (s.seat, s.kind) == (1, "takeover")


@pytest.mark.rule("MR-367")
def test_a_student_in_hospital() -> None:
    s = fall(fight().train("pixie", "light-feet"), 2, 3, by=0)
    assert s.still
    assert s.gone("pixie")
    assert s.gone("light-feet")
    assert (s.t.hope, s.t.rp[2]) == ([5] * 4, 1)
    assert not s.t.is_injured(n("pixie"))
    assert s.owner("pixie") == NOBODY


@pytest.mark.rule("MR-368", "MR-369", "MR-370", "MR-371")
def test_a_hero_knocked_out() -> None:
    s = fight()
    s.t.power[n("rogue")], s.t.triumph = 2, 1 << n("rogue")
    s.t.rp[0] = 4
    fall(s, 0, 1).answer("pay")
    assert s.t.hope[0] == 0
    assert s.t.rp[0] == 3
    assert (s.owner("rogue"), s.still, s.t.at[0]) == (0, True, -1)
    assert s.t.power[n("rogue")] == 0
    assert not s.t.triumph
    assert not s.t.is_injured(n("rogue"))


@pytest.mark.rule("MR-372")
def test_a_hero_badly_injured() -> None:
    s = fall(fight(), 0, 2).answer("pay")
    assert s.t.is_injured(n("rogue"))
    assert (s.t.hope[0], s.t.rp[0], s.owner("rogue")) == (0, 0, 0)
    s = fight().train("rogue", "light-feet")
    s.t.hope[0] = 20
    before = s.t.worth(n("rogue"))
    fall(s, 0, 2).answer("pay")
    assert s.t.hope[0] == 20 - before
    s = fall(fight(), 0, 2).answer("discard")
    assert (s.gone("rogue"), s.t.is_injured(n("rogue")), s.t.hope[0], s.t.rp[0]) == (True, False, 5, 0)


@pytest.mark.rule("MR-373")
def test_a_hero_is_never_taken_over() -> None:
    for zeros in (1, 2):
        s = fight()
        s.t.hope[1] = 50
        fall(s, 0, zeros, by=1).answer("discard")
        assert s.still
        assert s.gone("rogue")
        assert (s.owner("rogue"), s.t.hope[1]) == (NOBODY, 50)


@pytest.mark.rule("MR-374", "MR-370")
def test_a_hero_in_hospital() -> None:
    s = fight().train("rogue", "light-feet")
    s.t.rp[0], s.t.hope[0] = 4, 50
    fall(s, 0, 3)
    assert s.still, "all the coins do not help"
    assert s.gone("rogue")
    assert s.gone("light-feet")
    assert s.t.rp[0] == 3
    assert (s.t.hope[0], s.t.is_injured(n("rogue"))) == (50, False)
    assert not s.told("InjuryChanged")


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


def test_a_mission_character_gains_nothing_by_its_blows() -> None:
    s = Scene(rogue=0).fight("open-sparring", {0: ("rogue", (0, 0)), 1: ("cyclops", (4, 0))}, (1, 0))
    s.t.power = [0] * len(s.t.power)
    s.push(Harm(0, 1, TOKEN, attack=True)).answer((3, 4, 4))
    assert s.t.points == [0, 0, 0, 0]
    assert s.t.hope == [5, 5, 5, 5]
