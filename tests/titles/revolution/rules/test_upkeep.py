"""The Upkeep Phase."""

from __future__ import annotations

from typing import Any

import pytest

from longbox.kernel import Illegal
from longbox.titles.revolution.rules.goods import change_points
from longbox.titles.revolution.rules.upkeep import Upkeep, income

from ..scene import NOBODY, PASS, Scene, n

TEAMS = {"rogue": 0, "pixie": 0, "beast": 1, "emberly": 1, "cable": 2, "dewdrop": 2, "dagger": 3, "rustle": 3}
"""A Hero and a Student for everybody: one coin comes, one goes."""
ALL_PAY = [("pay", 0), ("pay", 1), ("pay", 2), ("pay", 3)]


def upkeep(s: Scene, **answers: dict[int, Any]) -> list[tuple[str, int]]:
    """A whole Upkeep Phase: Heroes are paid for, else as little is done as can be. Who was asked what, in order."""
    s.push(Upkeep())
    pay = {seat: tuple(s.t.heroes(seat)) for seat in range(s.t.seats)}
    asked = s.asked(pay=pay | answers.pop("pay", {}), **answers)
    assert len(set(asked)) == len(asked), "nobody is asked twice"
    return asked


@pytest.mark.rule("MR-060")
def test_the_stages_in_order() -> None:
    """Each stage shows in the next: a recovered Character can advance, the point gained is in the marker, a Student earns first."""
    six = ("iceman", "rogue", "beast", "cable", "dagger", "pixie")
    s = Scene(**dict.fromkeys(six, 0))
    for who in six:
        s.t.power[n(who)] = 1
    s.t.power[n("wolverine")] = s.t.power[n("pixie")] = 0
    s.t.rp, s.t.pp, s.t.hope = [3] * 4, [0] * 4, [0] * 4
    s.push(Upkeep())
    assert (s.kind, s.t.hope[0]) == ("recover", 0)
    s.answer((n("pixie"),))
    while s.kind == "recover":
        s.answer(())
    assert (s.seat, s.kind, s.t.hope[0]) == (0, "advance", 0), "Pixie's token makes the sixth"
    s.answer(tuple(sorted(n(who) for who in six)))
    assert (s.kind, s.t.hope[0], s.t.rp[0], s.t.pp[0]) == ("pay", 1, 4, 0), "earned and advanced, the marker not yet set"
    s.finish()
    assert s.t.pp == s.t.rp
    assert s.t.pp[0] == 4


@pytest.mark.rule("MR-061", "MR-062", "MR-182")
def test_stages_go_clockwise_from_the_commander() -> None:
    s = Scene(iceman=0, rogue=1, beast=2, cable=3)
    s.t.commander = 2
    s.push(Upkeep())
    asked = []
    while s.kind == "pay":
        asked.append(s.seat)
        s.answer(s.options[0])
    assert asked == [2, 3, 0, 1]


# -- recover -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-063", "MR-065", "MR-066", "MR-067", "MR-069")
def test_bas_recovers_three() -> None:
    s = Scene(colossus=0, pixie=0, beast=0).injure("pixie")
    for who in ("wolverine", "colossus", "pixie"):
        s.t.power[n(who)] = 0
    s.push(Upkeep())
    assert (s.seat, s.kind) == (0, "recover")
    s.answer((n("wolverine"), n("colossus"), n("pixie")))
    assert [s.t.power[n(who)] for who in ("wolverine", "colossus", "pixie")] == [1, 1, 0]
    assert not s.t.is_injured(n("pixie"))
    assert (s.seat, s.kind) == (0, "pay"), "nobody else has anybody to recover"


@pytest.mark.rule("MR-063", "MR-065", "MR-067", "MR-069")
def test_each_school_recovers_its_own() -> None:
    s = Scene(**TEAMS).injure("pixie", "beast")
    for who in ("wolverine", "magneto", "cable"):
        s.t.power[n(who)] = 0
    chosen = {0: (n("wolverine"), n("pixie")), 1: (), 2: (n("magneto"), n("cable"))}
    asked = upkeep(s, recover=chosen)
    assert asked == [("recover", 0), ("recover", 1), ("recover", 2), *ALL_PAY]
    assert [s.t.power[n(who)] for who in ("wolverine", "magneto", "cable")] == [1, 1, 1]
    assert s.t.injured == 1 << n("beast")
    told = [(one.seat, one.healed, one.characters) for one in s.told("Recovered")]
    assert sorted(told) == [(0, False, (n("wolverine"),)), (0, True, (n("pixie"),)), (2, False, chosen[2])]


@pytest.mark.rule("MR-063", "MR-064")
def test_up_to_three_different_characters() -> None:
    s = Scene(rogue=0, beast=0, cable=0, pixie=0)
    for who in s.t.everyone(0):
        s.t.power[who] = 0
    s.push(Upkeep())
    with pytest.raises(Illegal, match="0 to 3"):
        s.answer(s.t.everyone(0)[:4])
    with pytest.raises(Illegal, match="only once"):
        s.answer((n("rogue"), n("rogue")))
    s.answer((n("rogue"),))
    assert s.t.power[n("rogue")] == 1
    assert s.t.power[n("beast")] == 0
    few = Scene(**TEAMS)
    for who in few.t.everyone(1):
        few.t.power[who] = 0
    few.push(Upkeep())
    assert (few.seat, few.kind) == (1, "recover")
    few.answer(few.t.everyone(1))  # all three of three
    assert [few.t.power[who] for who in few.t.everyone(1)] == [1, 1, 1]
    assert (few.seat, few.kind) == (0, "pay")


@pytest.mark.rule("MR-068")
def test_nobody_recovers_above_the_limit() -> None:
    s = Scene(rogue=0, beast=0)
    s.t.power[n("beast")] = 1
    s.push(Upkeep())
    assert s.options == ((n("beast"),), ())
    with pytest.raises(Illegal, match="not among"):
        s.answer((n("rogue"),))
    s.answer((n("beast"),))
    assert (s.t.power[n("beast")], s.t.limit(n("beast"))) == (2, 2)
    assert "recover" not in [kind for kind, _ in upkeep(Scene(**TEAMS))], "all are at their limits"


# -- advance -----------------------------------------------------------------------------------------------------------------

SIX = {"rogue": 0, "beast": 0, "pixie": 0, "emberly": 0, "dewdrop": 0}


@pytest.mark.rule("MR-005", "MR-070", "MR-073", "MR-076")
def test_catherine_advances_the_revolution() -> None:
    s = Scene(**SIX).push(Upkeep())
    assert (s.seat, s.kind) == (0, "advance")
    before = [s.t.power[who] for who in s.t.everyone(0)]
    s.answer(s.options[1])
    assert s.t.rp[0] == 2
    assert [s.t.power[who] for who in s.t.everyone(0)] == [one - 1 for one in before]


TWELVE = SIX | {"cable": 1, "dagger": 1, "rustle": 1, "static_jane": 1, "inkwell": 1, "colossus": 2, "paperkite": 3}


@pytest.mark.rule("MR-070", "MR-073", "MR-005", "MR-074", "MR-076")
def test_each_school_with_six_may_advance_once() -> None:
    s = Scene(**TWELVE)
    both = {seat: tuple(s.t.everyone(seat)) for seat in (0, 1)}
    before = s.t.power[:]
    asked = upkeep(s, advance=both)
    assert asked == [("advance", 0), ("advance", 1), ("pay", 0), ("pay", 1), ("pay", 2)]
    assert s.t.rp == [2, 2, 1, 1]
    assert {who for who, tokens in enumerate(before) if s.t.power[who] == tokens - 1} == {*both[0], *both[1]}
    assert sum(before) - sum(s.t.power) == 12
    assert [(one.seat, one.characters) for one in s.told("Advanced")] == list(both.items())


@pytest.mark.rule("MR-070")
def test_advancing_is_voluntary() -> None:
    s = Scene(**TWELVE).push(Upkeep()).answer(PASS)
    assert s.t.rp[0] == 1
    assert (s.seat, s.kind) == (1, "advance")
    before = s.t.power[:]
    s.answer(PASS)
    assert (s.seat, s.kind) == (0, "pay")
    assert s.t.power == before
    assert not s.told("Advanced")


@pytest.mark.rule("MR-071", "MR-072")
def test_six_different_characters_with_power() -> None:
    s = Scene(**SIX)
    s.t.power[n("pixie")] = 0
    s.t.power[n("rogue")] = 2
    s.push(Upkeep()).answer(())  # nobody recovers
    assert s.kind == "pay"
    s = Scene(**SIX)
    s.t.power[n("rogue")] = 2
    s.push(Upkeep())
    for wrong in (s.t.everyone(0)[:5], (*s.t.everyone(0)[:5], n("rogue")), (*s.t.everyone(0), n("cyclops"))):
        with pytest.raises(Illegal):
            s.answer(wrong)
    s.t.power[n("pixie")] = 3
    s.answer(s.t.everyone(0))
    assert s.t.power[n("rogue")] == 1
    assert s.t.power[n("pixie")] == 2, "each gives one, however many it has"


@pytest.mark.rule("MR-074")
def test_one_point_for_any_number_of_characters() -> None:
    s = Scene(**SIX, static_jane=0, hopscotch=0, rustle=0, inkwell=0, glowstick=0, paperkite=0)
    s.push(Upkeep())
    assert s.kind == "advance"
    with pytest.raises(Illegal):
        s.answer(tuple(s.t.everyone(0)))  # twelve are no two points
    before = sum(s.t.power)
    s.answer(tuple(s.t.everyone(0)[:6]))
    assert s.kind == "pay"
    assert s.t.rp[0] == 2
    assert sum(s.t.power) == before - 6


@pytest.mark.rule("MR-075")
def test_recovered_power_can_be_spent_at_once() -> None:
    s = Scene(**SIX)
    s.t.power[n("pixie")] = 0
    s.push(Upkeep()).answer((n("pixie"),))
    assert s.kind == "advance"
    s.answer(s.t.everyone(0))
    assert (s.t.rp[0], s.t.power[n("pixie")]) == (2, 0)


def test_nobody_advances_above_six() -> None:
    s = Scene(**SIX)
    s.t.rp[0] = 6
    s.push(Upkeep())
    assert s.kind == "pay"


# -- Revolution Points -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-077", "MR-078", "MR-079")
@pytest.mark.parametrize(("before", "change", "after"), [(5, 2, 6), (6, 1, 6), (1, -2, 0), (0, -1, 0), (3, 1, 4)])
def test_points_stay_between_0_and_6(before: int, change: int, after: int) -> None:
    s = Scene()
    s.t.rp[1] = before
    assert change_points(s.t, 1, change) == after - before
    assert s.t.rp == [1, after, 1, 1]
    told = [(event.seat, event.n, event.now) for event in s.told("PointsChanged")]
    assert told == ([(1, after - before, after)] if after != before else [])
    assert len(s.t.stack) == 1, "nobody could answer it"


@pytest.mark.rule("MR-077", "MR-079", "MR-080")
@pytest.mark.parametrize(("points", "asked"), [(3, True), (0, False)])
def test_a_loss_may_be_answered_if_there_was_one(points: int, asked: bool) -> None:
    s = Scene(pixie=1, emberly=2, dewdrop=3).hand(0, "silver-lining")
    s.t.rp[0], s.t.pp[0] = points, 6
    s.push(Upkeep()).until("penalty").answer("revolution")
    assert (s.kind == "react") == asked
    if asked:
        assert (s.t.rp[0], s.t.pp[0], s.seat) == (2, 6, 0)
        s.react("silver-lining")
        assert s.t.hope[0] == 8
    assert s.still
    assert s.t.rp[0] == max(points - 1, 0)


@pytest.mark.rule("MR-080")
def test_plot_points_do_not_follow() -> None:
    s = Scene()
    s.t.pp[1] = 1
    change_points(s.t, 1, 3)
    assert (s.t.rp[1], s.t.pp[1]) == (4, 1)
    change_points(s.t, 1, -2)
    assert (s.t.rp, s.t.pp) == ([1, 2, 1, 1], [1, 1, 1, 1])
    assert [(event.n, event.now) for event in s.told("PointsChanged")] == [(3, 4), (-2, 2)]
    assert not s.told("PlotPointsChanged")


# -- acquire Hope ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-017", "MR-084", "MR-085", "MR-087", "MR-088", "MR-091")
def test_kyle_nets_three() -> None:
    s = Scene(pixie=0, emberly=0, dewdrop=0, rustle=0, rogue=0, beast=0)
    s.join(1, "cable", "dagger", "static-jane", "inkwell", "glowstick").join(2, "paperkite").join(3, "colossus")
    s.t.triumph = 1 << n("rogue")
    assert income(s.t, 0) == 5
    asked = upkeep(s)
    assert asked == [("advance", 0), ("advance", 1), ("pay", 0), ("pay", 1), ("pay", 3)]
    assert s.t.hope == [5 + 5 - 2, 5 + 3 - 2, 5 + 1, 5 - 1]
    assert (s.owner("rogue"), s.owner("beast")) == (0, 0)


@pytest.mark.rule("MR-017", "MR-084", "MR-085", "MR-087", "MR-088")
def test_every_school_earns_and_pays_by_its_own_team() -> None:
    s = Scene(**TEAMS).join(1, "static-jane", "inkwell").join(2, "colossus").train("cable", "mentors-badge")
    s.t.triumph = 1 << n("dagger") | 1 << n("storm")
    asked = upkeep(s)
    assert asked == ALL_PAY
    assert s.t.hope == [5 + 1 - 1, 5 + 3 - 1, 5 + 2 - 2, 5 + 3 - 1]
    assert [one.coins for one in s.told("Earned")] == [((0, 1), (1, 3), (2, 2), (3, 3))]
    assert [(one.seat, one.coins) for one in s.told("HeroesPaid")] == [(0, 1), (1, 1), (2, 2), (3, 1)]
    assert not s.told("Discarded")


@pytest.mark.rule("MR-085")
def test_a_leaders_triumph_pays_too() -> None:
    s = Scene(pixie=0)
    s.t.triumph = 1 << n("wolverine")
    assert income(s.t, 0) == 2
    s.push(Upkeep())
    assert s.t.hope[0] == 5 + 2


@pytest.mark.rule("MR-086")
def test_the_injured_count() -> None:
    s = Scene(pixie=0, rogue=0, emberly=0).injure("pixie", "rogue")
    assert income(s.t, 0) == 2
    s.push(Upkeep()).until("pay")
    assert s.t.hope[0] == 5 + 2
    assert s.options[0] == (n("rogue"),)
    s.answer((n("rogue"),))
    assert s.t.hope[0] == 5 + 2 - 1
    for chosen, healed in (((), ()), ((n("pixie"), n("beast")), ("pixie", "beast"))):
        s = Scene(**TEAMS).injure("pixie", "beast", "emberly").train("pixie", "mentors-badge")
        s.t.triumph = 1 << n("pixie") | 1 << n("beast")
        asked = upkeep(s, recover={0: chosen[:1], 1: chosen[1:]})
        assert asked == [("recover", 0), ("recover", 1), *ALL_PAY, *([] if healed else [("penalty", 1)])]
        assert s.t.injured == sum(1 << n(who) for who in ("pixie", "beast", "emberly") if who not in healed)
        assert s.t.hope[0] == 5 + 3 - 1  # as a Student, for its Triumph and for its Training
        assert dict(s.told("Earned")[0].coins)[1] == 2


@pytest.mark.rule("MR-087")
def test_income_may_pay_for_heroes() -> None:
    s = Scene(pixie=0, rogue=0)
    s.t.hope[0] = 0
    s.push(Upkeep()).answer((n("rogue"),))
    assert s.t.hope[0] == 0
    assert s.owner("rogue") == 0
    s = Scene(**TEAMS)
    s.t.hope = [0] * 4
    assert upkeep(s, pay={3: ()}) == ALL_PAY
    assert s.t.hope == [0, 0, 0, 1]
    assert [s.owner(who) for who in ("rogue", "beast", "cable", "dagger")] == [0, 1, 2, NOBODY]


@pytest.mark.rule("MR-089", "MR-090")
def test_who_is_not_paid_for_leaves() -> None:
    s = Scene(rogue=0, beast=0, pixie=0).push(Upkeep())
    assert s.options == ((n("rogue"), n("beast")), (n("rogue"),), (n("beast"),), ())  # any of them, or none
    s.answer((n("beast"),))
    assert s.gone("rogue")
    assert s.owner("rogue") == NOBODY
    assert s.owner("beast") == 0
    assert s.t.hope[0] == 5 + 1 - 1
    s = Scene(**TEAMS).join(1, "colossus")
    assert upkeep(s, pay={0: (), 1: (n("colossus"),), 2: ()}) == ALL_PAY
    assert [s.gone(who) for who in ("rogue", "beast", "colossus", "cable", "dagger")] == [True, True, False, True, False]
    assert s.t.hope == [6, 5, 6, 5]


@pytest.mark.rule("MR-090")
def test_without_coins_heroes_leave() -> None:
    s = Scene(rogue=0, beast=0)
    s.t.hope[0] = 1
    s.push(Upkeep())
    with pytest.raises(Illegal):
        s.answer((n("rogue"), n("beast")))
    s.answer((n("rogue"),))
    assert s.gone("beast")


@pytest.mark.rule("MR-089", "MR-090")
def test_without_any_coin_all_heroes_leave_without_a_question() -> None:
    s = Scene(rogue=0, beast=0, emma_frost=1, pixie=1)
    s.t.hope[0] = 0
    s.push(Upkeep())
    assert s.gone("rogue")
    assert s.gone("beast")
    assert s.t.hope[0] == 0
    assert (s.seat, s.kind, s.options[0]) == (1, "pay", (n("emma-frost"),))  # the next School is asked as always


@pytest.mark.rule("MR-092", "MR-093")
@pytest.mark.parametrize(("hope", "left"), [(5, 2), (4, 2), (1, 0), (0, 0)])
def test_no_team_costs_half_the_hope_rounded_up(hope: int, left: int) -> None:
    s = Scene(pixie=1, emberly=2, dewdrop=3)
    s.t.hope[0] = hope
    s.push(Upkeep())
    assert (s.seat, s.kind, s.options) == (0, "penalty", ("hope", "revolution"))
    s.answer("hope")
    assert s.t.hope[0] == left
    assert s.t.rp[0] == 1
    assert s.still, "the others have a team"
    assert s.t.hope[1:] == [6, 6, 6]


@pytest.mark.rule("MR-092", "MR-093", "MR-094")
def test_every_school_without_a_team_chooses_its_own_penalty() -> None:
    s = Scene(pixie=2).injure("pixie")
    s.t.hope, s.t.rp = [7, 7, 6, 0], [3, 3, 3, 3]
    asked = upkeep(s, penalty={0: "hope", 1: "revolution", 2: "hope", 3: "hope"})
    assert asked == [("recover", 2), ("penalty", 0), ("penalty", 1), ("penalty", 2), ("penalty", 3)]
    assert s.t.hope == [3, 7, 3, 0]  # Pixie has brought her coin
    assert s.t.rp == [3, 2, 3, 3]


@pytest.mark.rule("MR-092", "MR-094", "MR-095")
def test_an_injured_team_may_lose_a_point_even_if_there_is_none() -> None:
    s = Scene(pixie=0, emberly=1, dewdrop=2, rustle=3).injure("pixie")
    s.t.rp[0] = 0
    s.push(Upkeep()).answer(())
    assert s.kind == "penalty"
    s.answer("revolution")
    assert (s.t.rp[0], s.t.hope[0]) == (0, 6)
    assert s.still
    healed = Scene(pixie=0, emberly=1, dewdrop=2, rustle=3).injure("pixie", "wolverine")
    healed.push(Upkeep()).answer((n("pixie"),))
    assert healed.still, "one Uninjured Student is enough"


@pytest.mark.rule("MR-095")
def test_a_hurt_leader_does_not_matter() -> None:
    s = Scene(pixie=0, emberly=1, dewdrop=2, rustle=3).injure("wolverine")
    s.push(Upkeep()).answer(())
    assert s.still
    assert s.t.hope == [6] * 4
    for leader in ([], ["cyclops"]):
        bare = Scene(pixie=0, dewdrop=2, rustle=3).injure(*leader)
        bare.push(Upkeep()).until("penalty")
        assert bare.seat == 1, "whether Cyclops is well or not"
        assert bare.answer("revolution").still


# -- the Plot Marker ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-022", "MR-096", "MR-097", "MR-098")
def test_the_plot_marker_is_set() -> None:
    s = Scene(pixie=0, emberly=1, dewdrop=2, rustle=3)
    s.t.rp, s.t.pp = [0, 2, 4, 6], [3, 1, 4, 0]
    s.push(Upkeep())
    assert s.still
    assert s.t.pp == [0, 2, 4, 6]
    assert s.t.rp == [0, 2, 4, 6]
    s.t.rp[3] = 5
    assert s.t.pp[3] == 6, "set once, not tied together"


@pytest.mark.rule("MR-099")
def test_an_advance_counts_for_this_round() -> None:
    s = Scene(**SIX, emma_frost=1).push(Upkeep())
    s.answer(s.options[1])
    assert (s.t.rp[0], s.t.pp[0]) == (2, 1), "not before the last stage"
    s.finish()
    assert s.t.pp[0] == 2
    lost = Scene(emma_frost=1, pixie=2, rustle=3)
    upkeep(lost, penalty={0: "revolution"})
    assert (lost.t.rp, lost.t.pp) == ([0, 1, 1, 1], [0, 1, 1, 1]), "nor before the penalty"
