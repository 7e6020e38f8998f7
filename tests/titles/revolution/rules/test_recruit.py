"""The Recruit Phase: trades, Secret Missions, auctions."""

from __future__ import annotations

import pytest

from longbox.kernel import Event, Game, Generator, Illegal
from longbox.titles.revolution.events import LotRevealed, PhaseBegan
from longbox.titles.revolution.rules.auctions import Auction
from longbox.titles.revolution.rules.recruit import Lot, RecruitPhase
from longbox.titles.revolution.title import TITLE

from ..scene import NOBODY, Scene, n

READY = ("ready",)


def bargaining(**team: int) -> Scene:
    return Scene(**team).push(RecruitPhase())


@pytest.mark.rule("MR-162", "MR-183")
def test_trading_ends_when_all_have_taken_their_dials() -> None:
    s = bargaining(rogue=0, pixie=0)
    s.answers(READY, READY, READY)
    assert (s.seat, s.kind) == (3, "allegiance")
    s.answer(READY)
    assert s.kind == "bid"


@pytest.mark.rule("MR-165")
def test_nobody_trades_characters_at_any_other_time() -> None:
    """Two rounds with an offer tried at every question: only Change Allegiance takes it, before anything is recruited."""
    told: list[Event] = []
    game = Game.new(TITLE, 3, 4, {"last_round": 2}, told.append)
    rng = Generator(3)
    tried: dict[str, set[bool]] = {}
    while game.ask is not None:
        t, ask = game.state, game.ask
        other = next(seat for seat in range(3) if seat != ask.seat)
        offer = ("offer", other, t.team[ask.seat][:1], 0, (), 1)
        t.hope[other] += 1
        try:
            taken = offer in ask.options or (ask.region is not None and ask.judge(t, offer) == offer)
        except Illegal:
            taken = False
        t.hope[other] -= 1
        tried.setdefault(ask.kind, set()).add(taken)
        if taken:
            last = [type(event).__name__ for event in told if isinstance(event, PhaseBegan | LotRevealed)][-1]
            assert last == "PhaseBegan"
        game.answer(rng.below(len(ask.options)))
    assert True in tried.pop("allegiance")
    assert len(tried) > 8
    assert not any(True in found for found in tried.values())


@pytest.mark.rule("MR-163", "MR-169")
def test_characters_for_coins_at_any_price() -> None:
    s = bargaining(rogue=0, beast=0, pixie=1, emberly=1)
    s.answer(("offer", 1, (n("rogue"),), 0, (n("pixie"),), 5))
    assert (s.seat, s.kind) == (1, "trade")
    s.answer("accept")
    assert (s.owner("rogue"), s.owner("pixie")) == (1, 0)
    assert s.t.hope[:2] == [10, 0]


@pytest.mark.rule("MR-037", "MR-163")
def test_a_refused_offer_changes_nothing() -> None:
    s = bargaining(rogue=0, beast=0)
    s.answer(("offer", 1, (n("rogue"),), 1, (), 3)).answer("refuse")
    assert s.owner("rogue") == 0
    assert s.t.hope[:2] == [5, 5]


@pytest.mark.rule("MR-164")
def test_a_deal_takes_a_dial_back() -> None:
    s = bargaining(rogue=0, beast=0, pixie=1, emberly=1)
    s.answer(READY)
    assert s.seat == 1
    s.answer(("offer", 0, (), 1, (n("rogue"),), 0)).answer("accept")
    phase = s.t.frame(RecruitPhase)
    assert phase.ready == 0
    assert s.owner("rogue") == 1


@pytest.mark.rule("MR-166", "MR-167", "MR-168")
def test_everything_on_a_character_moves_with_it() -> None:
    s = Scene(rogue=0, beast=0, pixie=0).train("rogue", "heavy-hitter").injure("rogue")
    s.t.triumph = 1 << n("rogue")
    s.t.power[n("rogue")] = 1
    s.push(RecruitPhase())
    with pytest.raises(Illegal, match="not among"):
        s.answer(("offer", 1, (n("heavy-hitter"),), 0, (), 1))
    s.answer(("offer", 1, (n("rogue"),), 0, (), 0)).answer("accept")
    assert s.t.training[n("rogue")] == n("heavy-hitter")
    assert s.t.is_injured(n("rogue"))
    assert s.t.triumph >> n("rogue") & 1
    assert s.t.power[n("rogue")] == 1


@pytest.mark.rule("MR-170", "MR-171")
def test_nobody_trades_away_the_last_of_a_kind() -> None:
    s = bargaining(rogue=0, pixie=0, beast=1, emberly=1, dewdrop=1)
    with pytest.raises(Illegal, match="last Uninjured Hero"):
        s.answer(("offer", 1, (n("rogue"),), 0, (), 3))
    with pytest.raises(Illegal, match="last Uninjured Student"):
        s.answer(("offer", 1, (n("pixie"),), 0, (n("emberly"),), 0))
    with pytest.raises(Illegal, match="last Uninjured Hero"):
        s.answer(("offer", 1, (), 3, (n("beast"),), 0))
    with pytest.raises(Illegal, match="last Uninjured Student"):
        s.answer(("offer", 1, (), 3, (n("emberly"), n("dewdrop")), 0))
    s.answer(("offer", 1, (), 3, (n("emberly"),), 0)).answer("accept")
    assert s.owner("emberly") == 0


@pytest.mark.rule("MR-170")
def test_an_injured_one_is_not_the_last() -> None:
    s = Scene(rogue=0, beast=0).injure("beast").push(RecruitPhase())
    with pytest.raises(Illegal, match="last Uninjured Hero"):
        s.answer(("offer", 1, (n("rogue"),), 0, (), 0))
    s.answer(("offer", 1, (n("beast"),), 0, (), 1)).answer("accept")
    assert s.owner("beast") == 1


@pytest.mark.rule("MR-172", "MR-134")
def test_leaders_and_plot_cards_are_not_traded_or_sold() -> None:
    s = Scene(rogue=0, beast=0).hand(0, "bake-sale").push(RecruitPhase())
    for offer in (
        ("offer", 1, (n("wolverine"),), 0, (), 3),
        ("offer", 1, (), 6, (), 0),
        ("offer", 1, (), 0, (), 0),
        ("offer", 0, (), 1, (), 0),
        ("offer", 1, (n("rogue"), n("rogue")), 0, (), 0),
        ("offer", 1),
        ("discard", s.t.hands[0]),
    ):
        with pytest.raises(Illegal):
            s.answer(offer)


# -- Secret Missions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-173", "MR-174", "MR-175", "MR-176")
def test_a_secret_mission() -> None:
    s = Scene(rogue=0, beast=0, cable=0).train("rogue", "survival-course").injure("cable").push(RecruitPhase())
    assert ("secret", n("cable")) not in s.options
    s.answer(("secret", n("rogue")))
    assert s.t.hope[0] == 5 + 5 + 3
    assert s.gone("rogue")
    assert s.gone("survival-course")
    assert s.owner("rogue") == NOBODY


@pytest.mark.rule("MR-177")
def test_two_secret_missions_a_round() -> None:
    s = bargaining(rogue=0, beast=0, cable=0, dagger=0)
    s.answer(("secret", n("rogue"))).answers(READY, READY, READY)
    s.answer(("secret", n("beast")))
    assert not any(option[0] == "secret" for option in s.options)


@pytest.mark.rule("MR-178", "MR-179", "MR-181")
def test_the_last_of_a_kind_and_leaders_stay() -> None:
    s = bargaining(rogue=0, pixie=0, emberly=0)
    assert [option[1] for option in s.options if option[0] == "secret"] == [n("pixie"), n("emberly")]
    s.answer(("secret", n("pixie"))).answers(READY, READY, READY)
    assert [option[1] for option in s.options if option[0] == "secret"] == []


@pytest.mark.rule("MR-180")
def test_who_was_just_traded_may_be_sent() -> None:
    s = bargaining(rogue=0, beast=1, cable=1)
    s.answer(("offer", 1, (), 5, (n("beast"),), 0)).answer("accept")
    while s.seat != 0:
        s.answer(READY)
    assert ("secret", n("beast")) in s.options


# -- auctions ----------------------------------------------------------------------------------------------------------------


def auction(*top: str, hope: int = 5, seats: int = 4) -> Scene:
    """Up to the first bid."""
    s = Scene(seats).top("recruits", *top)
    s.t.hope = [hope] * seats
    s.push(RecruitPhase())
    return s.answers(*[READY] * seats)


@pytest.mark.rule("MR-029", "MR-184", "MR-185", "MR-196")
def test_as_many_cards_as_players_one_at_a_time() -> None:
    s = auction("rogue", "beast", "cable", "dagger")
    assert s.t.lot == n("rogue")
    assert s.t.row == 3
    seen = TITLE.view(s.t, 2)
    assert seen["recruits"]["row"] == 3
    assert n("beast") not in [seen["recruits"]["lot"], *seen["recruits"]["discard"]]
    lots = []
    while s.kind == "bid":
        lots.append(s.t.lot)
        s.answers(0, 0, 0, 0)
    assert lots == [n("rogue"), n("beast"), n("cable"), n("dagger")]
    assert s.still


@pytest.mark.rule("MR-186", "MR-187", "MR-189")
def test_everybody_bids_what_it_has_up_to_14() -> None:
    s = auction("rogue", hope=20)
    s.t.hope[1] = 3
    assert s.options == tuple(range(15))
    s.answer(14)
    assert s.options == (0, 1, 2, 3)


@pytest.mark.rule("MR-188", "MR-190")
def test_bids_are_secret_coins_are_not() -> None:
    s = auction("rogue").answer(4)
    seen = TITLE.view(s.t, 1)["schools"][0]
    assert (seen["bid"], seen["hope"]) == (0, 5)
    assert TITLE.view(s.t, 0)["schools"][0]["bid"] == 4
    assert not s.told("BidsShown")
    s.answers(1, 2, 3)
    assert s.told("BidsShown")[0].bids == (4, 1, 2, 3)


@pytest.mark.rule("MR-191", "MR-192", "MR-193", "MR-194", "MR-195", "MR-197")
def test_the_highest_bid_wins_and_pays() -> None:
    s = auction("rogue", "pixie").answers(3, 4, 0, 1)
    assert s.owner("rogue") == 1
    assert s.t.hope == [5, 1, 5, 5]
    assert s.t.power[n("rogue")] == 2
    s.answer(1)
    assert (s.seat, s.options) == (1, (0, 1))
    s.answers(0, 0, 0)
    assert s.owner("pixie") == 0
    assert s.t.power[n("pixie")] == 1


@pytest.mark.rule("MR-198", "MR-199", "MR-200", "MR-204", "MR-205", "MR-207", "MR-208", "MR-209")
def test_emma_frost_goes_to_nobody() -> None:
    s = auction("emma-frost").answers(0, 2, 3, 3)
    assert s.t.staked == [0, 0, 3, 3]
    assert s.t.hope == [5, 5, 2, 2]
    assert (s.seat, s.options) == (2, (0, 1, 2))
    s.answers(1, 1)
    assert s.t.staked == [0, 0, 4, 4]
    s.answers(0, 0)
    assert s.gone("emma-frost")
    assert s.t.hope == [5, 5, 5, 5]
    assert s.t.staked == [0, 0, 0, 0]


@pytest.mark.rule("MR-201", "MR-202", "MR-203", "MR-206")
def test_more_than_14_by_a_tie() -> None:
    s = auction("rogue", hope=20).answers(14, 14, 0, 0)
    assert s.options == tuple(range(7))
    s.answers(3, 5)
    assert s.owner("rogue") == 1
    assert s.t.hope == [20, 1, 20, 20]


def test_only_those_still_tied_go_on() -> None:
    s = auction("rogue").answers(2, 2, 2, 0).answers(1, 1, 0)
    assert s.t.staked == [3, 3, 0, 0]
    assert s.t.hope[2] == 5
    assert s.seat == 0


@pytest.mark.rule("MR-204")
def test_nobody_bids() -> None:
    s = auction("rogue").answers(0, 0, 0, 0)
    assert s.gone("rogue")


@pytest.mark.rule("MR-019", "MR-020", "MR-210")
def test_training_goes_to_a_hero_or_student_without() -> None:
    s = Scene(rogue=0, beast=0, pixie=0).train("beast", "light-feet").top("recruits", "heavy-hitter")
    s.push(Lot(n("heavy-hitter"))).answers(1, 0, 0, 0)
    assert (s.seat, s.kind, set(s.options)) == (0, "attach", {n("rogue"), n("pixie")})
    s.answer(n("pixie"))
    assert s.t.training[n("pixie")] == n("heavy-hitter")


@pytest.mark.rule("MR-210")
def test_training_only_one_can_hold_goes_there_without_a_question() -> None:
    s = Scene(rogue=0, beast=0).train("beast", "light-feet").top("recruits", "heavy-hitter")
    s.push(Lot(n("heavy-hitter"))).answers(1, 0, 0, 0)
    assert s.still
    assert s.t.training[n("rogue")] == n("heavy-hitter")
    assert s.t.training[n("beast")] == n("light-feet")


@pytest.mark.rule("MR-211")
def test_training_nobody_can_hold_is_discarded() -> None:
    s = Scene().push(Lot(n("heavy-hitter"))).answers(2, 0, 0, 0)
    assert s.still
    assert s.gone("heavy-hitter")
    assert s.t.hope[0] == 3


@pytest.mark.rule("MR-212", "MR-213", "MR-214")
@pytest.mark.parametrize(("bids", "drawn"), [((9, 0, 0, 0), 0), ((10, 0, 0, 0), 1), ((14, 13, 0, 0), 1)])
def test_a_high_bid_draws_a_card(bids: tuple[int, ...], drawn: int) -> None:
    s = auction("rogue", hope=20).answers(*bids)
    assert [len(hand) for hand in s.t.hands] == [drawn, 0, 0, 0]


@pytest.mark.rule("MR-214")
def test_a_tied_high_bid_draws_none() -> None:
    s = auction("rogue", hope=20).answers(12, 12, 0, 0).answers(1, 0)
    assert s.owner("rogue") == 0
    assert s.t.hands[0] == ()


def test_too_few_recruits_are_made_anew_from_the_discard_pile() -> None:
    s = Scene()
    s.t.recruit_deck, s.t.recruit_discard = (n("rogue"),), (1 << n("beast") | 1 << n("cable"))
    s.push(RecruitPhase()).answers(*[READY] * 4)
    assert s.t.lot == n("rogue")
    assert s.t.row == 2
    assert s.t.recruit_discard == 0


def test_the_auctions_steps() -> None:
    assert Auction.STEPS == ("begin", "bid", "show", "answer", "compare", "bonus")


def test_a_last_minute_bid() -> None:
    s = Scene().hand(2, "last-minute-bid").top("recruits", "rogue")
    s.t.pp[2] = 1
    s.push(RecruitPhase()).answers(*[READY] * 4).answers(0, 4, 2, 0)
    assert (s.seat, s.kind) == (2, "react")
    s.react("last-minute-bid")
    assert s.options == (1, 2, 3)
    s.answer(3)
    assert s.owner("rogue") == 2
    assert s.t.hope[2] == 0
    assert s.t.pp[2] == 0


@pytest.mark.rule("MR-142", "MR-147")
def test_reactions_work_outside_the_plot_phase_with_points_left() -> None:
    s = Scene(pixie=0, emberly=0).hand(1, "open-door-policy")
    s.t.pp[1] = 1
    s.push(RecruitPhase()).answer(("secret", n("pixie")))
    assert (s.seat, s.kind) == (1, "react")
    s.react("open-door-policy")
    assert s.owner("pixie") == 1
    assert s.t.hope[:2] == [7, 3]
    assert s.t.power[n("pixie")] == 1
    assert s.t.pp[1] == 0


def test_everybody_not_ready_is_asked_in_turn() -> None:
    s = Scene(rogue=0, beast=0, cable=0).push(RecruitPhase())
    s.answer(("secret", n("rogue")))
    assert s.seat == 1
    s.answer(("ready",))
    assert s.seat == 2
    s.answer(("ready",)).answer(("ready",))
    assert s.seat == 0
    assert s.t.frame(RecruitPhase).ready == 0b1110
    assert s.t.frame(RecruitPhase).sent == (1, 0, 0, 0)


def test_who_has_no_coins_bids_nothing_without_being_asked() -> None:
    s = Scene(3).top("recruits", "rogue")
    s.t.hope = [2, 0, 2]
    s.t.lot = n("rogue")
    s.push(Lot(n("rogue"))).answer(1)
    assert (s.seat, s.kind) == (2, "bid")
    assert s.t.bids == [1, 0, NOBODY]
    s.answer(2).quiet()
    assert s.told("BidsShown")[0].bids == (1, 0, 2)
    assert s.owner("rogue") == 2
