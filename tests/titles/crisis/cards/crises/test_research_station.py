"""Research Station Attacked!"""

from __future__ import annotations

import pytest

from longbox.titles.crisis.bot.value import rate
from longbox.titles.crisis.codes import NOBODY

from ...mission import BONES, CAP, Duel, cleanup, offered_tokens, on_token, power_phase
from ..scenes.crises import both

RESEARCHER = 0


def station() -> Duel:
    return both("research-station")


def test_station_the_far_evac_point_is_a_players_own() -> None:
    duel = station()
    assert duel.t.token_at[1:] == [(18, 10), (18, 26)]
    assert duel.t.token_side == [NOBODY, 1, 0]


@pytest.mark.parametrize(
    ("who", "where", "points"),
    [
        (CAP, (18.0, 18.0), [2, 0]),
        (CAP, (18.0, 24.0), [3, 0]),  # one inch between the edges of the tokens
        (CAP, (18.0, 23.9), [2, 0]),
        (CAP, (18.0, 12.0), [2, 0]),  # the other player's Evac Point
        (BONES, (18.0, 12.0), [0, 3]),
    ],
)
def test_station_two_for_the_researcher_and_one_more_at_the_own_evac_point(
    who: str, where: tuple[float, float], points: list[int]
) -> None:
    duel = station()
    duel.t.token_at[RESEARCHER] = where
    on_token(duel, who, RESEARCHER)
    cleanup(duel)
    assert duel.t.vp == points


def test_station_an_unsecured_researcher_is_worth_nothing_anywhere() -> None:
    duel = station()
    duel.t.token_at[RESEARCHER] = (18.0, 24.0)
    cleanup(on_token(on_token(duel, CAP, RESEARCHER, 1.0), BONES, RESEARCHER, -1.0))
    assert duel.t.vp == [0, 0]


@pytest.mark.parametrize(("who", "seat"), [(CAP, 0), (BONES, 1)])
def test_station_whoever_secures_the_researcher_may_place_it_in_the_power_phase(who: str, seat: int) -> None:
    duel = on_token(station(), who, RESEARCHER)
    power_phase(duel)
    assert (duel.ask.kind, duel.ask.seat) == ("move_token", seat)
    assert (18.0, 18.0) in duel.offered  # to leave it where it is
    with pytest.raises(Exception, match="within Range 2"):
        duel.answer([18.0, 22.1])
    duel.answer([18.0, 22.0])
    assert duel.still
    assert duel.t.token_at[RESEARCHER] == (18.0, 22.0)


def test_station_the_researcher_is_placed_once_even_if_it_changes_sides_by_it() -> None:
    duel = on_token(station(), CAP, RESEARCHER)
    duel.put(BONES, 18.0, 22.0)
    power_phase(duel).answer([18.0, 22.0])
    assert duel.still


def test_station_nobody_can_pick_the_researcher_or_an_evac_point_up() -> None:
    duel = station().set(CAP, power=3)
    duel.t.token_at[1] = (18.0, 19.5)
    on_token(duel, CAP, RESEARCHER).activate(CAP)
    assert offered_tokens(duel) == []


def test_station_without_anybody_near_nothing_is_asked() -> None:
    assert power_phase(station()).still


def test_bots_lead_the_researcher_home() -> None:
    duel = on_token(station(), CAP, RESEARCHER)
    power_phase(duel)
    worth = dict(zip(duel.offered, rate(duel.t), strict=True))
    assert max(worth, key=lambda at: worth[at])[1] > 21.0
