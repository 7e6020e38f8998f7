"""What bots think things are worth: exact chances, sensible choices, and nothing they could not know."""

from __future__ import annotations

from typing import Any

import pytest

import longbox
from longbox.kernel import Generator
from longbox.players import GreedyPlayer, RandomPlayer, Sight
from longbox.titles import facets
from longbox.titles.revolution.arena import apart
from longbox.titles.revolution.bot.prospects import chances
from longbox.titles.revolution.bot.questions import IN_ARENA, JUDGES, POSITIONS, rate
from longbox.titles.revolution.bot.schools import position
from longbox.titles.revolution.codes import NOBODY
from longbox.titles.revolution.rules.actions import Act
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.harm import Defeat, Harm
from longbox.titles.revolution.rules.missions import CommandAuction, MissionPhase
from longbox.titles.revolution.rules.plot import PlotPhase, Support
from longbox.titles.revolution.rules.recruit import Lot, Trade
from longbox.titles.revolution.rules.upkeep import Upkeep
from longbox.titles.revolution.title import TITLE

from ..rules.test_plot import acting, play
from ..scene import PASS, TOKEN, Scene, at, n


def best(s: Scene) -> Any:
    """The option a bot takes."""
    ratings = rate(s.t)
    assert len(ratings) == len(s.options)
    return s.options[ratings.index(max(ratings))]


@pytest.mark.parametrize("seats", [3, 4])
def test_no_judgment_depends_on_what_is_hidden(seats: int) -> None:
    """Two guesses with different hands and decks: every option is rated alike."""
    kinds = set()
    game = longbox.new("revolution", seats, seed=seats, last_round=3)
    bots = [GreedyPlayer(seat) for seat in range(seats)]
    while (ask := game.ask) is not None:
        sight = Sight(game.title, game.state, ask)
        guesses = [sight.determinize(Generator(number)) for number in (1, 2)]
        for guess in guesses:
            guess.key = 5
        one, two = (rate(guess) for guess in guesses)
        assert one == two, ask
        assert len(one) == len(ask.options)
        kinds.add(ask.kind)
        game.answer(bots[ask.seat].choose(sight))
    assert len(kinds) > 15


def test_what_is_remembered_of_a_position_is_what_would_be_worked_out() -> None:
    game = longbox.new("revolution", 3, seed=4, last_round=4)
    bots = [GreedyPlayer("one"), RandomPlayer("two"), RandomPlayer("three")]
    met = 0
    while (ask := game.ask) is not None:
        sight = Sight(game.title, game.state, ask)
        if ask.kind in IN_ARENA:
            remembered = rate(sight.determinize(Generator(1)))
            before = dict(POSITIONS)
            POSITIONS.clear()
            assert rate(sight.determinize(Generator(1))) == remembered
            met += len(before.keys() & POSITIONS.keys())
            POSITIONS.update(before)
        game.answer(bots[ask.seat].choose(sight))
    assert met > 50


def test_there_is_a_judgment_for_every_question() -> None:
    assert set(JUDGES) == set(TITLE_QUESTIONS)


TITLE_QUESTIONS = {key.removeprefix("ask.") for key in TITLE.words if key.startswith("ask.")}


def test_a_position_is_worth_more_with_more_points() -> None:
    s = Scene(rogue=0, beast=1)
    before = position(s.t, 0), position(s.t, 1)
    s.t.rp[0] += 1
    assert position(s.t, 0) > before[0]
    assert position(s.t, 1) < before[1]
    s.t.reason, s.t.winning = "points", 1
    assert position(s.t, 1) > 500 > -500 > position(s.t, 0)


def test_the_chance_to_win_knows_what_a_school_has() -> None:
    s = Scene(rogue=0, pixie=0, beast=1, rustle=1)
    s.push(Lot(n("dewdrop")))
    before = chances(s.t)
    assert sum(before) == pytest.approx(1)
    for change in ("points", "coins", "cards", "a Student"):
        s = Scene(rogue=0, pixie=0, beast=1, rustle=1)
        if change == "points":
            s.t.rp[0] += 1
        elif change == "coins":
            s.t.hope[0] += 3
        elif change == "cards":
            s.hand(0, "bake-sale", "rally-on-the-lawn")
        else:
            s.t.team[0] += (n("dewdrop"),)
        s.push(Lot(n("dewdrop")))
        assert chances(s.t)[0] > before[0], change
    s.t.injured |= 1 << n("rogue")
    assert chances(s.t)[0] < before[0], "its best fighter cannot go"


def test_the_last_point_is_worth_most_right_before_it_is_counted() -> None:
    gains = []
    for frame in (Upkeep, PlotPhase, MissionPhase):
        s = Scene(rogue=0, pixie=0, beast=1, rustle=1)
        s.loose().push(frame())
        if s.kind == "bid":
            s.answers(*[0] * 4)
        found = []
        for points in (5, 6):
            s.t.rp = [points, 3, 3, 3]
            found.append(chances(s.t)[0])
        gains.append((s.kind, found[1] - found[0]))
    assert [kind for kind, _ in gains] == ["pay", "plot", "invite"]
    assert gains == sorted(gains, key=lambda one: one[1])


def test_hidden_dials_are_guessed_as_greedy_schools_set_them() -> None:
    s = Scene(3)
    s.t.hope, s.t.rp = [9, 14, 14], [2, 4, 0]
    s.push(CommandAuction((1, 2, 0), commander=True))
    s.answers(14, 0)
    guessed = [TITLE.determinize(s.t, 0, Generator(number)).bids for number in range(40)]
    assert all(bids[0] == NOBODY for bids in guessed), "its own dial is not set yet"
    for seat in (1, 2):
        assert len({bids[seat] for bids in guessed}) > 1, "nobody is sure of a dial"
        assert all(0 <= bids[seat] <= 14 for bids in guessed)
    one, two = ([bids[seat] for bids in guessed] for seat in (1, 2))
    assert sum(one) > sum(two), "who needs one point more bids more, whatever the dials really show"


# -- fights ------------------------------------------------------------------------------------------------------------


def test_the_weakest_enemy_in_reach_is_finished() -> None:
    s = Scene(rogue=0).fight("sentinel-swarm", {0: ("rogue", (0, 0))}, (1, 0), (0, 1), (4, -4), (-4, 4))
    s.t.damage[1] = (3, 0, 0, 0)
    s.push(Act(0))
    assert best(s) == ("attack", TOKEN + 1, 0, 0)


def test_who_is_out_of_reach_moves_closer() -> None:
    s = Scene(rogue=0).fight("sinister-trouble", {0: ("rogue", (-4, 0))}, (4, 0))
    s.t.power[n("wolverine")] = 0
    s.push(Act(0))
    assert best(s) == ("move",)
    s.answer(("move",))
    assert apart(best(s), at(4, 0)) <= 5


def test_a_crate_next_to_one_is_opened() -> None:
    s = Scene(rogue=0).fight("stolen-cargo", {0: ("rogue", (0, 0))}, (1, 0), (4, -4))
    s.push(Act(0))
    assert best(s) == ("open", TOKEN)


def test_a_shield_is_worth_a_token_when_the_blow_would_be_the_last() -> None:
    s = Scene(gravelock=0, rogue=1).fight("gamma-rampage", {0: ("gravelock", (0, 0)), 1: ("rogue", (1, 0))}, (4, -4))
    s.t.power[n("wolverine")] = s.t.power[n("cyclops")] = 0
    s.t.stats[0] = (1, 1, 1)
    s.push(Harm(0, 1, 1, attack=True))
    assert best(s) != PASS


def test_a_token_is_not_spent_on_a_scratch() -> None:
    s = Scene(colossus=0, rogue=1).fight("open-sparring", {0: ("colossus", (0, 0)), 1: ("rogue", (1, 0))})
    s.t.power[n("wolverine")] = s.t.power[n("cyclops")] = 0
    s.push(Harm(0, 1, 1, attack=True))
    assert best(s) == PASS


def test_the_owner_keeps_a_balance_and_psylocke_takes_it() -> None:
    s = Scene(rogue=0, psylocke=1).fight("gamma-rampage", {0: ("rogue", (0, 0)), 1: ("psylocke", (1, 0))}, (4, -4))
    for who in ("wolverine", "cyclops", "rogue"):
        s.t.power[n(who)] = 0
    s.roll(6, 6, 6, 6, 1, 1, 1, 1).push(Strike(1, 0)).use().quiet()
    assert (s.seat, s.kind) == (1, "lower")
    assert min(best(s)[:2]) == 1
    s = Scene(rogue=0).fight("gamma-rampage", {0: ("rogue", (0, 0))}, (4, -4))
    s.t.power[n("wolverine")] = 0
    s.push(Harm(0, 3))
    assert min(best(s)) >= 2


# -- cards and coins ---------------------------------------------------------------------------------------------------


def test_a_free_gift_of_hope_is_played_and_the_leader_is_smeared() -> None:
    s = acting(Scene(rogue=0).hand(0, "bake-sale"), points=0)
    assert best(s) == ("event", s.card(0, "bake-sale"))
    s = acting(Scene(rogue=0).hand(0, "smear-campaign"), points=2)
    s.t.rp = [2, 3, 5, 3]
    play(s, "smear-campaign")
    assert best(s) == (2,)


def test_an_event_that_would_win_the_game_for_another_is_cancelled() -> None:
    s = acting(Scene().hand(0, "rally-on-the-lawn").hand(1, "careful-preparations"))
    s.t.rp = [5, 4, 3, 2]
    play(s, "rally-on-the-lawn")
    assert best(s) == (0,), "the own School"
    s.answer((0,))
    assert (s.seat, s.kind) == (1, "react")
    assert best(s) != PASS
    s = acting(Scene().hand(0, "bake-sale").hand(1, "careful-preparations"))
    play(s, "bake-sale")
    assert best(s) == PASS


def test_support_goes_only_to_who_is_not_ahead() -> None:
    for rp, given in ((1, True), (3, False)):
        s = acting(Scene(), points=3)
        s.decline().decline().decline()
        s.t.rp = [2, 2, 2, rp]
        s.t.stack[-1].passed = 0b0111  # type: ignore[attr-defined]
        s.t.advance(Support(3, 0))
        assert (best(s) > 0) == given


def test_who_needs_one_point_bids_what_it_takes() -> None:
    s = Scene(3)
    s.t.hope, s.t.rp = [9, 4, 4], [5, 2, 2]
    s.push(CommandAuction(s.t.clockwise(), commander=True))
    assert best(s) >= 4
    s = Scene(3)
    s.t.hope = [9, 9, 9]
    s.t.lot = n("feint-lessons")
    s.push(Lot(n("feint-lessons")))
    assert best(s) == 0  # nobody there who could be trained


def test_a_good_trade_is_taken_and_a_bad_one_refused() -> None:
    for coins, answer in ((1, "accept"), (14, "refuse")):
        s = Scene(pixie=0, dewdrop=0, rogue=0, beast=1, rustle=1)
        s.t.hope = [20, 20, 5, 5]
        s.push(Trade(0, 1, (n("pixie"),), 0, (), coins))
        assert best(s) == answer


def test_a_good_student_is_paid_for() -> None:
    s = Scene(pixie=0, dewdrop=0, rogue=1).fight("gamma-rampage", {0: ("pixie", (0, 0)), 1: ("rogue", (1, 0))}, (4, -4))
    s.push(Defeat(0, 1, 1))
    s.quiet()
    assert (s.kind, best(s)) == ("ransom", "pay")
    s.answer("discard").quiet()
    assert (s.seat, s.kind, best(s)) == (1, "takeover", "pay")


def test_a_position_with_more_points_is_worth_more() -> None:
    s = Scene(rogue=0, beast=1)
    before = facets.advisor(TITLE).value(s.t, 0)
    s.t.rp[0] += 1
    assert facets.advisor(TITLE).value(s.t, 0) > before
