"""What Schools take and see."""

from __future__ import annotations

from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.deeds import play_card

from ...fights import power_scene
from ...scene import TOKEN, Scene, at, n


def test_jackdaw_takes_hope() -> None:
    s = power_scene("jackdaw")
    s.roll(6, 6, 6, 1, 1, 1, 1).push(Strike(0, 3)).use()
    assert (s.t.hope[0], s.t.hope[3]) == (6, 4)
    s = power_scene("jackdaw")
    s.t.token_at = [at(0, 1)]
    s.roll(6, 6, 6, 1, 1).push(Strike(0, TOKEN)).use()
    assert s.t.hope[0] == 5 + 1 + 2  # the bank, and the Mission's reward
    assert s.t.hope[3] == 5


def test_who_knew_the_deck_forgets_it_when_it_is_put_in_another_order() -> None:
    for places, known in (((1, 0), ()), ((0, 1), (17,))):
        s = Scene().hand(0, "scouting-report")
        s.t.known_missions[1] = (17,)
        s.push(play_card(s.t, 0, s.card(0, "scouting-report"), 0)).answer(places)
        assert s.t.known_missions[1] == known
        assert s.t.known_missions[0] == tuple(reversed(s.t.mission_deck[-2:]))
        assert s.t.known_missions[2] == ()


def test_jackdaw_takes_the_last_coin_but_not_none() -> None:
    for hope, asked in ((1, "react"), (0, "lower")):
        s = Scene(jackdaw=0, cable=3).fight("gamma-rampage", {0: ("jackdaw", (0, 0)), 3: ("cable", (1, 0))}, (4, -4))
        for who in ("wolverine", "storm", "cable"):
            s.t.power[n(who)] = 0
        s.t.hope[3] = hope
        s.roll(6, 6, 6, 1, 1, 1, 1).push(Strike(0, 3))
        assert s.kind == asked
