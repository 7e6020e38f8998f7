"""The Upkeep Phase."""

from __future__ import annotations

import pytest

from longbox.kernel import Illegal
from longbox.titles.revolution.rules.goods import change_points
from longbox.titles.revolution.rules.upkeep import Upkeep, income

from ..scene import NOBODY, PASS, Scene, n


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


@pytest.mark.rule("MR-068")
def test_nobody_recovers_above_the_limit() -> None:
    s = Scene(rogue=0, beast=0)
    s.t.power[n("beast")] = 1
    s.push(Upkeep())
    assert s.options == ((n("beast"),), ())
    with pytest.raises(Illegal, match="not among"):
        s.answer((n("rogue"),))


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


@pytest.mark.rule("MR-070")
def test_advancing_is_voluntary() -> None:
    s = Scene(**SIX).push(Upkeep()).answer(PASS)
    assert s.t.rp[0] == 1


@pytest.mark.rule("MR-071", "MR-072")
def test_six_different_characters_with_power() -> None:
    s = Scene(**SIX)
    s.t.power[n("pixie")] = 0
    s.t.power[n("rogue")] = 2
    s.push(Upkeep()).answer(())  # nobody recovers
    assert s.kind == "pay"


@pytest.mark.rule("MR-074")
def test_one_point_for_any_number_of_characters() -> None:
    s = Scene(**SIX, static_jane=0, hopscotch=0, rustle=0, inkwell=0, glowstick=0, paperkite=0)
    s.push(Upkeep())
    assert s.kind == "advance"
    s.answer(tuple(s.t.everyone(0)[:6]))
    assert s.kind == "pay"
    assert s.t.rp[0] == 2


@pytest.mark.rule("MR-075")
def test_recovered_power_can_be_spent_at_once() -> None:
    s = Scene(**SIX)
    s.t.power[n("pixie")] = 0
    s.push(Upkeep()).answer((n("pixie"),))
    assert s.kind == "advance"


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
    change_points(s.t, 1, change)
    assert s.t.rp[1] == after


@pytest.mark.rule("MR-080")
def test_plot_points_do_not_follow() -> None:
    s = Scene()
    s.t.pp[1] = 1
    change_points(s.t, 1, 3)
    assert (s.t.rp[1], s.t.pp[1]) == (4, 1)


# -- acquire Hope ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-017", "MR-084", "MR-085", "MR-087", "MR-088", "MR-091")
def test_kyle_nets_three() -> None:
    s = Scene(pixie=0, emberly=0, dewdrop=0, rustle=0, rogue=0, beast=0)
    s.t.triumph = 1 << n("rogue")
    assert income(s.t, 0) == 5
    s.push(Upkeep()).until("pay")
    s.answer((n("rogue"), n("beast")))
    assert s.t.hope[0] == 5 + 3


@pytest.mark.rule("MR-085")
def test_a_leaders_triumph_pays_too() -> None:
    s = Scene(pixie=0)
    s.t.triumph = 1 << n("wolverine")
    assert income(s.t, 0) == 2


@pytest.mark.rule("MR-086")
def test_the_injured_count() -> None:
    s = Scene(pixie=0, rogue=0, emberly=0).injure("pixie", "rogue")
    assert income(s.t, 0) == 2
    s.push(Upkeep()).until("pay")
    assert s.options[0] == (n("rogue"),)


@pytest.mark.rule("MR-087")
def test_income_may_pay_for_heroes() -> None:
    s = Scene(pixie=0, rogue=0)
    s.t.hope[0] = 0
    s.push(Upkeep()).answer((n("rogue"),))
    assert s.t.hope[0] == 0
    assert s.owner("rogue") == 0


@pytest.mark.rule("MR-089", "MR-090")
def test_who_is_not_paid_for_leaves() -> None:
    s = Scene(rogue=0, beast=0, pixie=0).push(Upkeep())
    s.answer((n("beast"),))
    assert s.gone("rogue")
    assert s.owner("rogue") == NOBODY
    assert s.owner("beast") == 0
    assert s.t.hope[0] == 5 + 1 - 1


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


@pytest.mark.rule("MR-092", "MR-094", "MR-095")
def test_an_injured_team_may_lose_a_point_even_if_there_is_none() -> None:
    s = Scene(pixie=0, emberly=1, dewdrop=2, rustle=3).injure("pixie")
    s.t.rp[0] = 0
    s.push(Upkeep()).answer(())
    assert s.kind == "penalty"
    s.answer("revolution")
    assert (s.t.rp[0], s.t.hope[0]) == (0, 6)


@pytest.mark.rule("MR-095")
def test_a_hurt_leader_does_not_matter() -> None:
    s = Scene(pixie=0, emberly=1, dewdrop=2, rustle=3).injure("wolverine")
    s.push(Upkeep()).answer(())
    assert s.still


# -- the Plot Marker ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-022", "MR-096", "MR-097", "MR-098")
def test_the_plot_marker_is_set() -> None:
    s = Scene(pixie=0, emberly=1, dewdrop=2, rustle=3)
    s.t.rp, s.t.pp = [0, 2, 4, 6], [3, 1, 4, 0]
    s.push(Upkeep())
    assert s.t.pp == [0, 2, 4, 6]


@pytest.mark.rule("MR-099")
def test_an_advance_counts_for_this_round() -> None:
    s = Scene(**SIX, emma_frost=1).push(Upkeep())
    s.answer(s.options[1]).finish()
    assert s.t.pp[0] == 2
