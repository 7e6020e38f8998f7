"""The Recruit Phase: trades, Secret Missions, auctions."""

from __future__ import annotations

import pytest

from longbox.kernel import SPECTATOR, Illegal
from longbox.titles.revolution.events import PhaseBegan
from longbox.titles.revolution.rules.auctions import Auction
from longbox.titles.revolution.rules.recruit import Lot, RecruitPhase
from longbox.titles.revolution.rules.setup import Round
from longbox.titles.revolution.title import TITLE

from ..scene import NOBODY, PASS, Scene, n

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
    s = bargaining(rogue=0, beast=0, cable=0)
    s.answer(("secret", n("rogue"))).answers(READY, READY)
    assert s.t.ask is not None
    assert s.t.ask.judge(s.t, list(READY)) == READY, "written out it is the same answer"
    with pytest.raises(Illegal, match="Take your dial"):
        s.t.ask.judge(s.t, ["secret", n("pixie")])
    s.answer(READY)
    assert (s.seat, s.kind) == (0, "allegiance"), "who has not taken up its dial may still act"
    s.answer(READY)
    assert s.kind == "bid"
    for _ in range(4):
        assert s.kind == "bid"
        s.answers(0, 0, 0, 0)
    assert s.still, "four cards for four Schools"


@pytest.mark.rule("MR-165")
def test_nobody_trades_characters_at_any_other_time() -> None:
    """A round with an offer tried at every question: only Change Allegiance takes it, before anything is recruited."""
    s = Scene(3, rogue=0, beast=0, pixie=0, cable=1, dagger=1, dewdrop=1, colossus=2, psylocke=2, rustle=2)
    s.top("missions", "gamma-rampage").loose().push(Round())
    tried: dict[str, list[bool]] = {}
    phases: set[str] = set()
    while not s.still:
        ask, other = s.t.ask, (s.seat + 1) % 3
        assert ask is not None
        give = (s.t.heroes(s.seat) or (n("pixie"),))[:1]
        try:
            offer = ("offer", other, give, 0, (), 0)
            ask.judge(s.t, offer)
            taken = True
        except Illegal:
            taken = False
        tried.setdefault(s.kind, []).append(taken)
        if taken:
            phases |= {[event.phase for event in s.events if isinstance(event, PhaseBegan)][-1]}
            assert not s.told("LotRevealed")
        if s.kind == "allegiance" and not s.told("Offered"):
            s.answer(offer).answer("accept")  # and it is carried out
            assert s.owner("rogue") == 1
        else:
            least = next((one for one in (PASS, (), READY, ("end",)) if one in s.options), s.options[0])
            s.answer(tuple(s.t.heroes(s.seat)) if s.kind == "pay" else least)
    assert tried.pop("allegiance") == [True, True, True, False], "in the end seat 0 has one Hero left, who stays"
    assert phases == {"recruit"}
    assert len(s.told("LotRevealed")) == 3, "then the auctions"
    assert {"pay", "plot", "bid", "invite", "respond"} <= set(tried)
    assert not any(one for found in tried.values() for one in found)


@pytest.mark.rule("MR-163", "MR-169")
def test_characters_for_coins_at_any_price() -> None:
    s = bargaining(rogue=0, beast=0, dewdrop=0, pixie=1, emberly=1)
    s.answer(("offer", 1, (n("rogue"),), 0, (n("pixie"),), 5))
    assert (s.seat, s.kind) == (1, "trade")
    s.answer("accept")
    assert (s.owner("rogue"), s.owner("pixie")) == (1, 0)
    assert s.t.hope == [10, 0, 5, 5]
    assert s.seat == 1, "an offer is followed by the next School's turn"
    s.answer(("offer", 0, (), 0, (n("pixie"),), 7)).answer("accept")  # the other way round, and two things for nothing
    assert (s.owner("pixie"), s.t.hope[:2]) == (1, [3, 7])
    for wrong in (("offer", 3, (), 8, (), 0), ("offer", 3, (n("dagger"),), 0, (), 0), ("offer", 3, (), 0, (), 6)):
        with pytest.raises(Illegal):
            s.answer(wrong)  # more coins than there are, or somebody who belongs to others
    with pytest.raises(Illegal):
        s.answer(("offer", 3, (), -1, (), 0))


@pytest.mark.rule("MR-163", "MR-169", "MR-037")
def test_coins_alone_are_an_offer_too() -> None:
    s = bargaining(rogue=0)
    s.answer(("offer", 2, (), 2, (), 0)).answer("accept")
    assert s.t.hope == [3, 5, 7, 5]
    assert [(one.to, one.give, one.pay, one.take, one.ask) for one in s.told("Offered")] == [(2, (), 2, (), 0)]
    for half in (("offer", 2), ("offer", 2, 3, 0, (), 0), ("offer", 2, (), 0, 3, 0), ("offer", 2, (), 0, (), 0)):
        with pytest.raises(Illegal):
            s.answer(half)


@pytest.mark.rule("MR-037", "MR-163")
def test_a_refused_offer_changes_nothing() -> None:
    s = bargaining(rogue=0, beast=0)
    s.answer(("offer", 1, (n("rogue"),), 1, (), 3)).answer("refuse")
    assert s.owner("rogue") == 0
    assert s.t.hope[:2] == [5, 5]
    assert s.t.rp == [1] * 4
    assert [(event.seat, event.accepted) for event in s.told("OfferAnswered")] == [(1, False)]
    assert (s.seat, s.kind) == (1, "allegiance")
    s.answer(("offer", 0, (), 3, (n("rogue"),), 0)).answer("accept")  # what was refused binds nobody
    assert (s.owner("rogue"), s.t.hope[:2]) == (1, [8, 2])


@pytest.mark.rule("MR-164")
def test_a_deal_takes_a_dial_back() -> None:
    s = bargaining(rogue=0, beast=0, pixie=1, emberly=1)
    s.answer(READY)
    assert s.seat == 1
    s.answer(("offer", 0, (), 1, (n("rogue"),), 0)).answer("accept")
    phase = s.t.frame(RecruitPhase)
    assert phase.ready == 0
    assert s.owner("rogue") == 1
    s.answers(READY, READY)
    assert s.seat == 0, "it has its say again"
    s.answers(READY, READY)
    assert s.kind == "bid"
    s = bargaining(rogue=0, beast=0)
    s.answer(READY).answer(("offer", 0, (), 1, (n("rogue"),), 0)).answer("refuse")
    assert s.t.frame(RecruitPhase).ready == 0b0001, "a refused offer takes no dial back"
    assert s.seat == 2


@pytest.mark.rule("MR-166")
def test_a_training_is_not_traded_alone_nor_is_anything_but_characters_and_coins() -> None:
    s = bargaining(rogue=0, beast=0, pixie=1).train("rogue", "feint-lessons")
    lessons, rogue = n("feint-lessons"), n("rogue")
    for give in ((lessons,), lessons, (rogue, lessons)):
        with pytest.raises(Illegal):
            s.answer(("offer", 1, give, 0, (), 1))
    for nonsense in (("offer", 1, (rogue,), 0, ()), ("offer", 1, (rogue,), "1", (), 1), ("offer", 1, (rogue,), 0, (), 99)):
        with pytest.raises(Illegal):
            s.answer(nonsense)
    assert s.answer(("offer", 1, (rogue,), 0, (), 1)).kind == "trade"


@pytest.mark.rule("MR-166", "MR-167", "MR-168")
def test_everything_on_a_character_moves_with_it() -> None:
    s = Scene(rogue=0, beast=0, pixie=0).train("rogue", "heavy-hitter").injure("rogue")
    s.t.triumph = 1 << n("rogue")
    s.t.power[n("rogue")] = 1
    s.push(RecruitPhase())
    with pytest.raises(Illegal, match="not among"):
        s.answer(("offer", 1, (n("heavy-hitter"),), 0, (), 1))
    s.answer(("offer", 1, (n("rogue"),), 0, (), 0)).answer("accept")
    assert (s.owner("rogue"), s.owner("beast"), s.owner("pixie")) == (1, 0, 0)
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
    assert s.t.training[n("rogue")] == NOBODY
    assert s.t.power[n("rogue")] == 0
    assert [(event.seat, event.coins) for event in s.told("SecretMission")] == [(0, 8)]
    assert s.t.hope[1:] == [5, 5, 5]
    assert (s.seat, s.kind) == (1, "allegiance")


@pytest.mark.rule("MR-177")
def test_two_secret_missions_a_round() -> None:
    s = bargaining(rogue=0, beast=0, cable=0, dagger=0)
    s.answer(("secret", n("rogue"))).answers(READY, READY, READY)
    assert [option for option in s.options if option[0] == "secret"] == [("secret", n(who)) for who in ("beast", "cable", "dagger")]
    s.answer(("secret", n("beast")))
    assert not any(option[0] == "secret" for option in s.options)
    assert s.t.frame(RecruitPhase).sent == (2, 0, 0, 0)
    assert (s.owner("cable"), s.owner("dagger")) == (0, 0)
    both = bargaining(rogue=0, beast=0, cable=1, dagger=1)
    both.answer(("secret", n("rogue")))
    assert ("secret", n("cable")) in both.options  # two for each School
    with pytest.raises(Illegal):
        both.answer(("secret", n("beast")))  # of another


@pytest.mark.rule("MR-178", "MR-179", "MR-181")
def test_the_last_of_a_kind_and_leaders_stay() -> None:
    s = bargaining(rogue=0, pixie=0, emberly=0)
    assert [option[1] for option in s.options if option[0] == "secret"] == [n("pixie"), n("emberly")]
    s.answer(("secret", n("pixie"))).answers(READY, READY, READY)
    assert [option[1] for option in s.options if option[0] == "secret"] == []
    with pytest.raises(Illegal):
        s.answer(("secret", n("wolverine")))
    hurt = Scene(rogue=0, beast=0, pixie=0, emberly=0).injure("beast", "emberly").push(RecruitPhase())
    assert [option for option in hurt.options if option[0] == "secret"] == [], "the last Uninjured of a kind stays"


@pytest.mark.rule("MR-180")
def test_who_was_just_traded_may_be_sent() -> None:
    s = bargaining(rogue=0, dagger=0, colossus=0, beast=1, cable=1)
    s.answer(("offer", 1, (), 5, (n("beast"),), 0)).answer("accept")
    while s.seat != 0:
        s.answer(READY)
    assert ("secret", n("beast")) in s.options
    s.answer(("secret", n("beast")))
    assert s.gone("beast")
    assert s.t.hope[0] == s.told("SecretMission")[0].coins
    assert s.t.frame(RecruitPhase).sent == (1, 0, 0, 0), "within the limit"
    s.answer(("secret", n("rogue")))
    assert s.seat == 0
    assert not any(option[0] == "secret" for option in s.options), "of two"


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
    lots, bidders = [], []
    while s.kind == "bid":
        lots.append(s.t.lot)
        assert s.t.row == 4 - len(lots)
        for _ in range(4):
            bidders.append(s.seat)
            s.answer(0)
    assert lots == [n("rogue"), n("beast"), n("cable"), n("dagger")]
    assert bidders == [0, 1, 2, 3] * 4
    assert s.still
    assert (s.t.lot, s.t.row, s.t.bids) == (NOBODY, 0, [NOBODY] * 4)
    assert all(s.gone(who) for who in ("rogue", "beast", "cable", "dagger"))
    assert [event.who for event in s.told("LotRevealed")] == lots


@pytest.mark.rule("MR-186", "MR-187", "MR-189")
def test_everybody_bids_what_it_has_up_to_14() -> None:
    s = auction("rogue", hope=20)
    s.t.hope[1] = 3
    assert s.options == tuple(range(15))
    s.answer(14)
    assert s.options == (0, 1, 2, 3)
    s.answer(3)
    assert s.options == tuple(range(15))
    s.answers(13, 0)
    assert s.owner("rogue") == 0
    assert s.t.hope == [6, 3, 20, 20]
    one = auction("rogue", hope=13)
    assert one.options == tuple(range(14)), "all it has"


@pytest.mark.rule("MR-188", "MR-190")
def test_bids_are_secret_coins_are_not() -> None:
    s = auction("rogue").answer(4)
    seen = TITLE.view(s.t, 1)["schools"][0]
    assert (seen["bid"], seen["hope"]) == (0, 5)
    assert TITLE.view(s.t, 0)["schools"][0]["bid"] == 4
    assert not s.told("BidsShown")
    assert TITLE.view(s.t, SPECTATOR)["schools"][0]["bid"] != 4
    s.answers(1, 2, 3)
    assert s.told("BidsShown")[0].bids == (4, 1, 2, 3)
    assert s.t.hope == [1, 5, 5, 5]


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
    assert s.t.hope == [4, 1, 5, 5]
    assert [(event.seat, event.who, event.coins) for event in s.told("Recruited")] == [(1, n("rogue"), 4), (0, n("pixie"), 1)]
    assert (s.kind, s.t.row) == ("bid", 1)
    assert s.t.hands == [()] * 4, "no card for a low bid"
    assert not s.t.recruit_discard


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
    assert s.owner("emma-frost") == NOBODY
    assert s.t.hope == [5, 5, 5, 5]
    assert s.t.staked == [0, 0, 0, 0]
    assert [event.seats for event in s.told("BidsTied")] == [(2, 3), (2, 3)]
    assert len(s.told("BidFailed")) == 1
    assert (s.seat, s.kind, s.t.row) == (0, "bid", 2), "the next card, for all"


@pytest.mark.rule("MR-201", "MR-202", "MR-203", "MR-206")
def test_more_than_14_by_a_tie() -> None:
    s = auction("rogue", hope=20).answers(14, 14, 0, 0)
    assert s.options == tuple(range(7))
    s.answers(3, 5)
    assert s.owner("rogue") == 1
    assert s.t.hope == [20, 1, 20, 20]
    assert s.t.staked == [0] * 4
    assert s.told("Recruited")[0].coins == 19
    assert s.t.hands == [()] * 4


@pytest.mark.rule("MR-198", "MR-199", "MR-202", "MR-203")
def test_who_is_beaten_gets_all_coins_back_at_once() -> None:
    s = auction("rogue", hope=9).answers(4, 4, 3, 4)
    assert (s.t.hope, s.t.staked) == ([5, 5, 9, 5], [4, 4, 0, 4])
    s.answers(2, 1, 2)
    assert (s.t.hope, s.t.staked) == ([3, 9, 9, 3], [6, 0, 0, 6])
    assert (s.seat, s.options) == (0, (0, 1, 2, 3))
    s.answers(0, 1)
    assert s.owner("rogue") == 3
    assert (s.t.hope, s.t.staked) == ([9, 9, 9, 2], [0] * 4)
    assert [event.seats for event in s.told("BidsTied")] == [(0, 1, 3), (0, 3)]


def test_only_those_still_tied_go_on() -> None:
    s = auction("rogue").answers(2, 2, 2, 0).answers(1, 1, 0)
    assert s.t.staked == [3, 3, 0, 0]
    assert s.t.hope[2] == 5
    assert s.seat == 0


@pytest.mark.rule("MR-204")
def test_nobody_bids() -> None:
    s = auction("rogue", "beast").answers(0, 0, 0, 0)
    assert s.gone("rogue")
    assert s.t.hope == [5] * 4
    assert not s.told("Recruited")
    assert not s.told("BidsTied")
    assert (s.seat, s.kind, s.t.lot) == (0, "bid", n("beast"))


@pytest.mark.rule("MR-019", "MR-020", "MR-210")
def test_training_goes_to_a_hero_or_student_without() -> None:
    s = Scene(rogue=0, beast=0, pixie=0).train("beast", "light-feet").top("recruits", "heavy-hitter")
    s.push(Lot(n("heavy-hitter"))).answers(1, 0, 0, 0)
    assert (s.seat, s.kind, set(s.options)) == (0, "attach", {n("rogue"), n("pixie")})
    s.answer(n("pixie"))
    assert s.t.training[n("pixie")] == n("heavy-hitter")
    assert s.t.training[n("rogue")] == NOBODY
    assert s.t.training[n("beast")] == n("light-feet")
    assert s.still
    assert s.t.hope[0] == 4
    assert not s.gone("heavy-hitter")
    assert s.t.power[n("pixie")] == 1
    s.train("rogue", "deep-reserves")
    assert s.t.power[n("rogue")] == 3  # one more, for that is what this Training brings


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
    assert s.t.recruit_discard == 1 << n("heavy-hitter")
    assert s.t.hope[0] == 3
    assert NOBODY in s.t.training
    assert n("heavy-hitter") not in s.t.training
    assert len(s.told("TrainingWasted")) == 1


@pytest.mark.rule("MR-212", "MR-213", "MR-214")
@pytest.mark.parametrize(("bids", "drawn"), [((9, 0, 0, 0), 0), ((10, 0, 0, 0), 1), ((14, 13, 0, 0), 1)])
def test_a_high_bid_draws_a_card(bids: tuple[int, ...], drawn: int) -> None:
    s = auction("rogue", hope=20).answers(*bids)
    assert [len(hand) for hand in s.t.hands] == [drawn, 0, 0, 0]
    assert s.owner("rogue") == 0
    assert s.t.hope[0] == 20 - bids[0]
    assert s.t.pp == [1] * 4


@pytest.mark.rule("MR-214")
def test_a_tied_high_bid_draws_none() -> None:
    s = auction("rogue", hope=20).answers(12, 12, 0, 0).answers(1, 0)
    assert s.owner("rogue") == 0
    assert s.t.hands[0] == ()
    s = auction("rogue", hope=20).answers(2, 2, 0, 0).answers(11, 0)
    assert s.owner("rogue") == 0
    assert s.t.hands[0] == (), "nor for what is added later"


def test_too_few_recruits_are_made_anew_from_the_discard_pile() -> None:
    s = Scene()
    s.t.recruit_deck, s.t.recruit_discard = (n("rogue"),), (1 << n("beast") | 1 << n("cable"))
    s.push(RecruitPhase()).answers(*[READY] * 4)
    assert s.t.lot == n("rogue")
    assert s.t.row == 2
    assert s.t.recruit_discard == 0
    s = Scene()
    s.t.recruit_deck, s.t.recruit_discard = (), (1 << 20) - 1
    s.push(RecruitPhase()).answers(*[READY] * 4)
    laid = (*s.t.recruit_deck, s.t.lot)
    assert sorted(laid) == list(range(20))
    assert laid not in (tuple(range(20)), tuple(reversed(range(20)))), "and it is shuffled"


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
