"""The Plot Phase: turns, Events, support, discards, Powers, passing, Reactions, cancelling, Hand Size."""

from __future__ import annotations

import pytest

from longbox.kernel import SPECTATOR, Illegal
from longbox.titles.revolution.cards.decks import PLOT_CARDS
from longbox.titles.revolution.rules.goods import draw
from longbox.titles.revolution.rules.plot import PlotPhase
from longbox.titles.revolution.title import TITLE

from ..scene import NOBODY, PASS, Scene, n


def acting(s: Scene, points: int = 6) -> Scene:
    """The Plot Phase after the draw: nobody holds anything but what the scene dealt."""
    s.t.pp = [points] * s.t.seats
    phase = PlotPhase()
    phase.step = PlotPhase.STEPS.index("act")
    phase.seat = s.t.commander
    return s.push(phase)


def play(s: Scene, id: str) -> Scene:
    return s.answer(("event", s.card(s.seat, id)))


@pytest.mark.rule("MR-100", "MR-101", "MR-102", "MR-105")
def test_everybody_draws_three_then_the_commander_acts() -> None:
    s = Scene().hand(1, "bake-sale", "library-night")
    s.t.commander = 1
    s.push(PlotPhase())
    assert [len(hand) for hand in s.t.hands] == [3, 5, 3, 3]
    assert (s.seat, s.kind) == (1, "plot")
    assert [(event.seat, event.n) for event in s.told("Drew")] == [(1, 3), (2, 3), (3, 3), (0, 3)]
    held = [card for hand in s.t.hands for card in hand]
    assert sorted([*held, *s.t.plot_deck]) == list(range(60))
    assert len(s.t.plot_deck) == 60 - 2 - 12
    assert s.asked(trim={1: s.t.hands[1][:2]}) == [("plot", 1), ("plot", 2), ("plot", 3), ("plot", 0), ("trim", 1)]
    assert [len(hand) for hand in s.t.hands] == [3] * 4


def made(key: int) -> tuple[int, ...]:
    """The order of a Plot Deck of four made anew."""
    s = Scene(3).loose()
    s.t.key = key
    s.t.plot_deck, s.t.plot_discard = (), 0b1111
    draw(s.t, 0, 1)
    return (s.t.hands[0][0], *s.t.plot_deck)


@pytest.mark.rule("MR-103")
def test_an_empty_deck_is_made_anew() -> None:
    s = Scene()
    s.t.plot_deck, s.t.plot_discard = (7,), 0b1111
    s.push(PlotPhase())
    assert sorted(card for hand in s.t.hands for card in hand) == [0, 1, 2, 3, 7]
    assert s.t.plot_discard == 0
    assert len(s.t.hands[0]) == 3
    assert 7 in s.t.hands[0], "what was left is drawn first"
    assert [len(hand) for hand in s.t.hands] == [3, 2, 0, 0], "where nothing is left nothing is drawn (RQ-16)"
    assert len(s.told("Reshuffled")) == 1
    orders = {tuple(card for card in made(key)) for key in range(12)}
    assert len(orders) > 6, "shuffled"


@pytest.mark.rule("MR-104", "MR-110")
def test_hands_are_hidden() -> None:
    s = acting(Scene().hand(0, "bake-sale").hand(1, "library-night"))
    seen = TITLE.view(s.t, 0)["schools"]
    assert seen[0]["hand"] == list(s.t.hands[0])
    assert (seen[1]["hand"], seen[1]["cards"]) == ([], 1)
    hidden = TITLE.view(s.t, SPECTATOR)["schools"]
    assert [(one["hand"], one["cards"]) for one in hidden] == [([], 1), ([], 1), ([], 0), ([], 0)]


@pytest.mark.rule("MR-106", "MR-107", "MR-108", "MR-117", "MR-138")
def test_one_activity_at_a_time_until_all_have_passed() -> None:
    s = acting(Scene().hand(0, "bake-sale", "generous-alumna"))
    one, two = s.t.hands[0]
    assert set(s.options) == {
        PASS,
        *(("event", card) for card in (one, two)),
        *(("discard", some) for some in ((one,), (two,), (one, two))),
    }
    play(s, "bake-sale")
    assert s.seat == 1
    s.decline()
    assert s.seat == 2
    s.decline().decline()
    assert s.seat == 0
    play(s, "generous-alumna")
    s.answer((0,))
    assert s.seat == 0
    assert s.t.hope[0] == 5 + 2 + 4
    s.decline()
    assert s.still
    assert [event.seat for event in s.told("Passed")] == [1, 2, 3, 0]


@pytest.mark.rule("MR-105", "MR-106", "MR-107", "MR-108", "MR-138")
def test_turns_go_clockwise_past_those_who_have_passed() -> None:
    s = Scene().hand(1, "bake-sale").hand(3, "generous-alumna", "library-night")
    s.t.commander = 2
    acting(s)
    s.decline()  # seat 2
    play(s, "generous-alumna").answer((3,)).quiet()
    s.decline()  # seat 0
    play(s, "bake-sale").quiet()
    assert s.seat == 3, "seat 2 has passed"
    assert not [option for option in s.options if option[0] == "support"]
    with pytest.raises(Illegal, match="together"):
        s.answer(("support", 25))
    s.answer(("discard", s.t.hands[3]))
    assert s.seat == 1, "who has no cards may still act until it passes"
    assert s.asked() == [("plot", 1), ("plot", 3)]
    assert [event.seat for event in s.told("Passed")] == [2, 0, 1, 3]


def test_what_is_offered_may_be_written_out() -> None:
    s = acting(Scene(beast=0))
    power = ("power", n("beast"))
    assert s.t.ask is not None
    assert s.t.ask.judge(s.t, list(power)) == power
    with pytest.raises(Illegal, match="That is no activity"):
        s.t.ask.judge(s.t, ["power", n("pixie")])


@pytest.mark.rule("MR-109", "MR-111")
def test_coins_may_be_given_but_no_characters() -> None:
    s = acting(Scene(pixie=0))
    s.answer(("give", 2, 3))
    assert s.t.hope[:3] == [2, 5, 8]
    assert s.seat == 0  # a gift is no activity
    s.answer(("give", 1, 1))
    assert s.t.hope[:2] == [1, 6]
    assert [(one.seat, one.to, one.coins) for one in s.told("HopeGiven")] == [(0, 2, 3), (0, 1, 1)]
    for nonsense in (("give", 0, 1), ("give", 1, 9), ("give", 1, 0), ("offer", 1, (n("pixie"),), 0, (), 1)):
        with pytest.raises(Illegal):
            s.answer(nonsense)
    s.answer(("give", 3, 1))  # the last coin
    assert s.t.hope == [0, 6, 8, 6]
    assert s.owner("pixie") == 0
    assert s.asked() == [("plot", 0), ("plot", 1), ("plot", 2), ("plot", 3)]


@pytest.mark.rule("MR-109")
def test_coins_may_be_asked_of_anybody_even_of_who_has_passed() -> None:
    s = acting(Scene(pixie=1).hand(1, "bake-sale")).decline()  # seat 0 has passed
    s.answer(("request", 0, 2))
    assert (s.seat, s.kind, s.options) == (0, "gift", ("refuse", "give"))
    assert TITLE.view(s.t, 3)["gift"] == {"seat": 1, "giver": 0, "coins": 2}
    s.answer("give")
    assert s.t.hope == [3, 7, 5, 5]
    first = Scene().hand(1, "bake-sale")
    first.t.commander = 1
    assert (acting(first).answer(("request", 0, 2)).seat, first.kind) == (0, "gift"), "in the first turn of all, too"
    assert (s.seat, s.kind) == (1, "plot")  # no activity, and seat 0 is not asked to act again
    assert [(one.seat, one.to, one.coins) for one in s.told("HopeGiven")] == [(0, 1, 2)]
    s.answer(("request", 2, 5)).answer("refuse")
    assert s.t.hope == [3, 7, 5, 5]
    assert [(one.seat, one.to) for one in s.told("HopeRefused")] == [(2, 1)]
    for nonsense in (("request", 0, 1), ("request", 1, 1), ("request", 3, 0), ("request", 3, 6), ("request", 9, 1)):
        with pytest.raises(Illegal):  # asked before, oneself, nothing, more than there is, nobody
            s.answer(nonsense)
    s.decline().decline()  # seats 1 and 2 pass
    assert s.seat == 3
    s.answer(("request", 0, 1)).answer("give")  # another turn to act, another request
    assert s.t.hope == [2, 7, 5, 6]


@pytest.mark.rule("MR-112", "MR-113", "MR-118")
def test_an_event_costs_its_plot_value() -> None:
    s = acting(Scene().hand(0, "charity-gala"), points=4)
    play(s, "charity-gala")
    assert s.t.pp[0] == 1
    assert s.t.rp[0] == 1
    assert s.t.hope[0] == 12
    assert s.in_discard("charity-gala")
    assert s.t.hands[0] == ()
    assert s.t.pp[1:] == [4, 4, 4]
    assert [event.seat for event in s.told("EventPlayed")] == [0]
    assert s.seat == 1


@pytest.mark.rule("MR-114")
def test_an_event_must_be_paid() -> None:
    s = acting(Scene().hand(0, "charity-gala"), points=2)
    assert not any(option[0] == "event" for option in s.options if isinstance(option, tuple))
    s = acting(Scene().hand(0, "charity-gala"), points=3)
    assert ("event", s.card(0, "charity-gala")) in s.options  # to the last point
    play(s, "charity-gala")
    assert s.t.pp == [0, 3, 3, 3]
    for mine, theirs in ((2, 1), (0, 3)):  # with support, to the last point too
        s = acting(Scene().hand(1, "charity-gala"), points=3)
        s.t.pp = [0, mine, theirs, 0]
        s.decline()
        assert ("event", s.card(1, "charity-gala")) not in s.options
        s.answer(("support", 0)).answer(theirs).answer((2,)).answer(s.card(1, "charity-gala")).quiet()
        assert (s.t.pp, s.t.hope[1]) == ([0] * 4, 12)
    s = acting(Scene().hand(0, "charity-gala"), points=2)
    assert [option for option in s.options if option[0] == "support"] == [("support", 1)]


@pytest.mark.rule("MR-115", "MR-116")
def test_targets_are_declared() -> None:
    s = acting(Scene().hand(0, "setting-aside-differences", "smear-campaign"), points=7)
    play(s, "setting-aside-differences")
    assert s.kind == "target"
    assert (0, 1) in s.options  # one's own School too
    s.answer((0, 1)).decline().decline().decline()
    assert s.t.rp == [2, 2, 1, 1]
    assert [event.schools for event in s.told("Targeted")] == [(0, 1)]
    play(s, "smear-campaign")
    assert set(s.options) == {(1,), (2,), (3,)}  # another School
    s.answer((2,))
    assert s.t.rp == [2, 2, 0, 1]
    assert [event.schools for event in s.told("Targeted")] == [(0, 1), (2,)]


# -- support -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-119", "MR-120", "MR-122", "MR-123", "MR-127", "MR-128", "MR-126")
def test_bas_and_catherine_set_aside_their_differences() -> None:
    s = acting(Scene().hand(0, "setting-aside-differences"), points=2)
    s.answer(("support", 0))
    assert (s.seat, s.options) == (1, (0, 1, 2))
    s.answers(2, 0, 0)
    assert (s.seat, s.kind, s.options) == (0, "accept", ((), (1,)))
    s.answer((1,))
    assert s.t.pp[:2] == [2, 0]
    s.answer(s.card(0, "setting-aside-differences"))
    assert s.t.pp[:2] == [0, 0]
    s.answer((0, 1))
    assert s.t.rp == [2, 2, 1, 1]
    assert s.t.pp == [0, 0, 2, 2]
    assert (s.seat, s.kind) == (1, "plot"), "that was the turn to act"
    assert [event.offers for event in s.told("SupportOffered")] == [((1, 2), (2, 0), (3, 0))]
    assert s.asked() == [("plot", 1), ("plot", 2), ("plot", 3), ("plot", 0)]


@pytest.mark.rule("MR-120")
def test_any_number_of_schools_may_support() -> None:
    s = acting(Scene().hand(0, "broad-coalition"), points=2)
    s.answer(("support", 0)).answers(2, 1, 1).answer((1, 2, 3)).answer(s.card(0, "broad-coalition"))
    assert s.t.pp == [0, 0, 1, 1]


@pytest.mark.rule("MR-119", "MR-121")
def test_a_request_may_say_how_much_is_needed() -> None:
    """What is listed is what an Event in hand lacks; any other number may be said, or none (RQ-21, RQ-24)."""
    s = acting(Scene().hand(0, "setting-aside-differences", "broad-coalition", "bake-sale"), points=2)
    assert [option for option in s.options if option[0] == "support"] == [("support", 2), ("support", 4)]
    s.answer(("support", 2))
    assert TITLE.view(s.t, 2)["support"] == {"seat": 0, "wanted": 2, "offers": [None] * 4, "given": 0}
    assert s.told("SupportAsked")[0].n == 2
    s.answers(2, 2, 0).answer((1, 2)).answer(s.card(0, "broad-coalition"))  # more was offered than asked for, and is used
    assert s.t.pp == [0, 0, 0, 2]
    s = acting(Scene().hand(0, "bake-sale"), points=2)
    assert not [option for option in s.options if option[0] == "support"]
    for nonsense in (("support", 7), ("support", -1), ("support", "2"), ("support",)):
        with pytest.raises(Illegal):
            s.answer(nonsense)
    assert s.answer(("support", 6)).kind == "support"  # nobody has to tell the truth


@pytest.mark.rule("MR-121")
def test_support_is_asked_for_without_showing_the_card() -> None:
    s = acting(Scene().hand(0, "setting-aside-differences")).answer(("support", 0))
    assert TITLE.view(s.t, 1)["schools"][0]["hand"] == []
    assert TITLE.view(s.t, 1)["deed"] is None


@pytest.mark.rule("MR-124")
def test_the_event_must_use_up_all_support() -> None:
    s = acting(Scene().hand(0, "setting-aside-differences", "bake-sale", "smear-campaign"), points=4)
    s.answer(("support", 0)).answers(4, 0, 0).answer((1,))
    assert [PLOT_CARDS[card].id for card in s.options] == ["setting-aside-differences"]
    assert PASS not in s.options


@pytest.mark.rule("MR-125")
def test_support_that_cannot_be_used_is_returned() -> None:
    s = acting(Scene().hand(0, "bake-sale"), points=3)
    s.answer(("support", 0)).answers(2, 1, 0).answer((1, 2))
    assert s.t.pp == [3, 1, 2, 3]
    assert s.options == (PASS,)
    s.decline()
    assert s.t.pp == [3, 3, 3, 3]
    assert (s.seat, s.kind) == (0, "plot")  # the turn goes on (RQ-22)
    with pytest.raises(Illegal):  # once per turn to act
        s.answer(("support", 1))


@pytest.mark.rule("MR-122")
def test_offers_may_be_left() -> None:
    s = acting(Scene().hand(0, "bake-sale"), points=3)
    s.answer(("support", 0)).answers(2, 1, 0).answer(())
    assert s.t.pp == [3, 3, 3, 3]
    assert (s.seat, s.kind) == (0, "plot")


@pytest.mark.rule("MR-139")
def test_who_has_passed_may_still_support() -> None:
    s = acting(Scene().hand(1, "setting-aside-differences"), points=2).decline()
    s.answer(("support", 0)).answers(0, 0, 2)
    s.answer((0,)).answer(s.card(1, "setting-aside-differences")).answer((1, 2))
    assert (s.seat, s.kind) == (2, "plot")
    assert s.t.pp == [0, 0, 2, 2]
    assert s.t.rp == [1, 2, 2, 1]


@pytest.mark.rule("MR-140")
def test_who_has_passed_may_still_react() -> None:
    s = acting(Scene().hand(1, "charity-gala").hand(0, "careful-preparations")).decline()
    play(s, "charity-gala")
    assert (s.seat, s.kind) == (0, "react")
    s.react("careful-preparations")
    assert s.t.hope[1] == 5


# -- discards and Powers -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-023", "MR-129", "MR-130", "MR-131", "MR-132", "MR-133")
def test_cards_for_hope() -> None:
    s = acting(Scene().hand(0, "rally-on-the-lawn", "careful-preparations", "bake-sale").hand(1, "filibuster"))
    assert ("discard", s.t.hands[0]) in s.options
    s.answer(("discard", (s.card(0, "rally-on-the-lawn"), s.card(0, "careful-preparations"))))
    assert s.t.hope[0] == 5 + 3 + 2
    assert s.t.pp[0] == 6
    assert s.in_discard("rally-on-the-lawn")
    assert s.in_discard("careful-preparations")
    assert len(s.t.hands[0]) == 1
    assert s.seat == 1
    assert [option for option in s.options if option[0] == "discard"] == [("discard", s.t.hands[1])]


@pytest.mark.rule("MR-129")
def test_only_cards_of_the_hand_can_be_discarded() -> None:
    s = acting(Scene().hand(0, "bake-sale").hand(1, "filibuster"))
    for cards in ((s.card(1, "filibuster"),), (), (s.card(0, "bake-sale"),) * 2):
        with pytest.raises(Illegal):
            s.answer(("discard", cards))


@pytest.mark.rule("MR-135", "MR-136", "MR-137")
def test_a_power_in_the_plot_phase() -> None:
    s = acting(Scene(beast=0, rogue=0))
    assert ("power", n("rogue")) not in s.options
    s.answer(("power", n("beast")))
    assert len(s.t.hands[0]) == 1
    assert s.t.power[n("beast")] == 1
    assert s.seat == 1  # one Power is the whole activity
    s.decline().decline().decline()
    s.answer(("power", n("beast")))
    assert s.t.power[n("beast")] == 0
    assert ("power", n("beast")) not in s.options


# -- Reactions and cancelling ------------------------------------------------------------------------------------------------


def tantrum() -> Scene:
    """Kyle (seat 0) plays Impetuous Tantrum against Maka (seat 3), who holds Careful Preparations."""
    s = Scene(pixie=0, emberly=0).hand(0, "impetuous-tantrum").hand(3, "careful-preparations")
    acting(s, points=3)
    play(s, "impetuous-tantrum")
    s.answer((3,)).answer(n("pixie"))
    return s


@pytest.mark.rule("MR-024", "MR-143", "MR-145", "MR-146", "MR-148", "MR-152", "MR-153", "MR-155")
def test_maka_cancels_the_tantrum() -> None:
    s = tantrum()
    assert (s.seat, s.kind) == (3, "react")
    s.react("careful-preparations")
    assert (s.t.pp[0], s.t.pp[3]) == (2, 0)
    assert [PLOT_CARDS[event.card].id for event in s.told("Cancelled")] == ["impetuous-tantrum"]
    assert s.in_discard("impetuous-tantrum")
    assert s.in_discard("careful-preparations")
    assert (s.seat, s.kind) == (1, "plot")  # the turn to act was used
    assert (s.owner("pixie"), s.t.rp) == (0, [1, 1, 1, 1])  # nothing of it has happened
    assert (s.t.hands[0], s.t.hands[3]) == ((), ())
    assert [(event.seat, PLOT_CARDS[event.card].id) for event in s.told("Reacted")] == [(3, "careful-preparations")]
    assert s.asked() == [("plot", 1), ("plot", 2), ("plot", 3), ("plot", 0)]


@pytest.mark.rule("MR-024", "MR-141", "MR-143", "MR-146", "MR-148")
def test_who_does_not_answer_keeps_card_and_points() -> None:
    s = tantrum()
    assert [(one[0], one[1]) for one in s.options if one != PASS] == [(3, s.card(3, "careful-preparations"))]
    s.quiet()
    assert (s.owner("pixie"), s.gone("pixie"), s.t.rp[3]) == (NOBODY, True, 0)
    assert (s.t.pp[3], len(s.t.hands[3])) == (3, 1)
    assert not s.told("Reacted")
    assert not s.in_discard("careful-preparations")
    assert s.in_discard("impetuous-tantrum")


@pytest.mark.rule("MR-148", "MR-152")
@pytest.mark.parametrize("mended", [True, False])
def test_what_is_cancelled_cannot_be_cancelled_again(mended: bool) -> None:
    """RQ-28: nobody is asked any more, neither the School that cancelled nor another; nobody loses card or points."""
    s = (
        Scene(pixie=0)
        .hand(0, "impetuous-tantrum")
        .hand(2, "careful-preparations")
        .hand(3, "careful-preparations", "not-in-my-school")
    )
    s.t.options["mended"] = mended
    acting(s, points=6)
    play(s, "impetuous-tantrum")
    s.answer((3,)).answer(n("pixie"))
    while s.seat != 3:
        s.decline()
    before = s.t.pp[2]
    s.react("not-in-my-school")
    if mended:
        assert s.kind == "plot"
        assert s.t.pp[2] == before
        assert len(s.told("Reacted")) == 1
        assert [len(s.t.hands[seat]) for seat in (2, 3)] == [1, 1]
    else:
        assert s.kind == "react"


@pytest.mark.rule("MR-148")
def test_what_was_saved_from_one_may_be_cancelled_by_another() -> None:
    """A Reaction that is cancelled itself has cancelled nothing."""
    s = Scene(pixie=0).hand(0, "impetuous-tantrum", "counter-argument").hand(3, "careful-preparations", "not-in-my-school")
    acting(s, points=6)
    play(s, "impetuous-tantrum")
    s.answer((3,)).answer(n("pixie")).react("not-in-my-school")
    assert (s.seat, s.kind) == (0, "react")
    s.react("counter-argument")
    assert (s.seat, s.kind) == (3, "react")
    s.react("careful-preparations")
    assert s.owner("pixie") == 0


@pytest.mark.rule("MR-154", "MR-156")
def test_kyle_keeps_his_student() -> None:
    s = tantrum().react("careful-preparations")
    assert s.owner("pixie") == 0
    assert s.t.rp[3] == 1
    assert s.t.hope == [5] * 4
    assert not s.told("Discarded")
    assert (s.t.pp, s.seat, s.kind) == ([2, 3, 3, 0], 1, "plot")


@pytest.mark.rule("MR-157")
def test_the_tantrum_if_nobody_cancels_it() -> None:
    s = tantrum().quiet()
    assert s.gone("pixie")
    assert s.t.rp == [1, 1, 1, 0]
    assert (s.t.pp, len(s.t.hands[3])) == ([2, 3, 3, 3], 1)
    assert (s.seat, s.kind) == (1, "plot")


@pytest.mark.rule("MR-154")
def test_hope_that_an_event_costs_comes_back() -> None:
    s = acting(Scene().hand(0, "televised-debate").hand(1, "careful-preparations"), points=4)
    play(s, "televised-debate")
    s.answer((0,)).react("careful-preparations")
    assert (s.t.hope[0], s.t.rp[0], s.t.pp[0]) == (5, 1, 0)


def test_hope_that_an_event_costs_must_be_there_to_the_last_coin() -> None:
    for coins, offered in ((4, True), (3, False)):
        s = Scene().hand(0, "televised-debate")
        s.t.hope[0] = coins
        acting(s, points=4)
        assert (("event", s.card(0, "televised-debate")) in s.options) == offered


@pytest.mark.rule("MR-149")
def test_any_event_may_be_cancelled() -> None:
    s = acting(Scene().hand(0, "charity-gala").hand(2, "careful-preparations"))
    play(s, "charity-gala")
    assert s.seat == 2
    s.react("careful-preparations")
    assert (s.t.hope[0], s.t.rp[0]) == (5, 1)
    assert s.t.pp == [3, 6, 3, 6]
    assert s.in_discard("charity-gala")
    assert s.in_discard("careful-preparations")
    assert (s.seat, s.kind) == (1, "plot")


@pytest.mark.rule("MR-150")
def test_nobody_cancels_the_own_event() -> None:
    s = acting(Scene().hand(0, "charity-gala", "careful-preparations"))
    play(s, "charity-gala")
    assert s.kind == "plot"
    assert s.t.hope[0] == 12


@pytest.mark.rule("MR-153")
def test_supporters_get_nothing_back() -> None:
    s = acting(Scene().hand(0, "charity-gala").hand(2, "careful-preparations"), points=3)
    s.answer(("support", 0)).answers(2, 0, 0).answer((1,)).answer(s.card(0, "charity-gala")).react("careful-preparations")
    assert s.t.pp == [2, 1, 0, 3]


@pytest.mark.rule("MR-144", "MR-143")
def test_a_reaction_is_paid_alone() -> None:
    s = Scene().hand(0, "charity-gala").hand(1, "careful-preparations")
    acting(s, points=6)
    s.t.pp[1] = 2
    play(s, "charity-gala")
    assert s.kind == "plot"
    assert s.t.hope[0] == 12


@pytest.mark.rule("MR-151")
def test_a_reaction_is_cancelled_only_by_the_card_that_says_so() -> None:
    s = acting(Scene().hand(0, "charity-gala", "counter-argument").hand(1, "careful-preparations").hand(2, "point-of-order"))
    play(s, "charity-gala")
    s.react("careful-preparations")
    assert (s.seat, s.kind) == (0, "react")
    s.react("counter-argument").quiet()
    assert s.t.hope[0] == 12
    assert (s.seat, s.kind) == (1, "plot")
    for id in ("charity-gala", "counter-argument", "careful-preparations"):
        assert s.in_discard(id)


@pytest.mark.rule("MR-141")
def test_point_of_order_needs_an_expensive_event() -> None:
    s = acting(Scene().hand(0, "charity-gala", "rally-on-the-lawn").hand(1, "point-of-order"), points=9)
    play(s, "charity-gala")
    assert (s.seat, s.options) == (1, (PASS,))
    s.decline().decline().decline().decline()
    play(s, "rally-on-the-lawn")
    before = s.t.rp[0]
    s.answer((0,)).react("point-of-order")
    assert s.t.rp[0] == before == 1
    assert s.in_discard("point-of-order")
    assert s.in_discard("rally-on-the-lawn")
    s = acting(Scene().hand(0, "early-admission").hand(1, "point-of-order"), points=9)
    play(s, "early-admission")
    s.react("point-of-order")
    assert s.in_discard("early-admission"), "a Plot Value of 4 is enough"


@pytest.mark.rule("MR-141")
def test_not_in_my_school_only_for_who_is_named() -> None:
    s = acting(Scene().hand(0, "smear-campaign").hand(2, "not-in-my-school"))
    s.t.plot_discard = sum(1 << card for card, one in enumerate(PLOT_CARDS) if one.id in ("careful-preparations", "point-of-order"))
    play(s, "smear-campaign")
    s.answer((1,))
    assert s.kind == "plot"
    assert s.t.rp[1] == 0
    s = acting(Scene().hand(0, "smear-campaign").hand(2, "not-in-my-school"))
    play(s, "smear-campaign")
    s.answer((2,))
    while s.seat != 2:
        s.decline()
    s.react("not-in-my-school")
    assert (s.kind, s.t.rp[2]) == ("plot", 1)


def test_who_could_hold_a_reaction_is_asked_whatever_it_holds() -> None:
    s = acting(Scene().hand(0, "charity-gala").hand(1, "bake-sale").hand(2, "filibuster"))
    s.t.pp[2] = 1
    play(s, "charity-gala")
    assert (s.seat, s.kind, s.options) == (1, "react", (PASS,))
    s.decline()
    assert (s.seat, s.kind) == (1, "plot")  # seat 2 could not pay for any


# -- Hand Size ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-158", "MR-159", "MR-160", "MR-161")
@pytest.mark.parametrize(("points", "size"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (6, 5)])
def test_discard_to_hand_size(points: int, size: int) -> None:
    s = Scene().hand(0, "bake-sale", "generous-alumna", "crowdfunding", "shared-kitchen", "charity-gala", "pickpocket-ring")
    acting(s)
    s.t.rp[0] = points
    s.decline().decline().decline().decline()
    assert (s.seat, s.kind) == (0, "trim")
    assert len(s.options[0]) == 6 - size
    hope = s.t.hope[0]
    with pytest.raises(Illegal):
        s.answer(s.t.hands[0][: 6 - size - 1])  # no fewer
    with pytest.raises(Illegal):
        s.answer(s.t.hands[0][: 6 - size + 1])  # and no more
    gone = s.t.hands[0][1 : 1 + 6 - size]  # any of them
    s.answer(gone)
    assert len(s.t.hands[0]) == size
    assert s.t.plot_discard == sum(1 << card for card in gone)
    assert s.t.hope[0] == hope
    assert s.still
    assert [(event.cards, event.hope) for event in s.told("PlotDiscarded")] == [(gone, 0)]


@pytest.mark.rule("MR-158", "MR-159", "MR-161")
def test_everybody_over_the_limit_discards_in_turn() -> None:
    many = ("bake-sale", "generous-alumna", "crowdfunding", "shared-kitchen")
    s = (
        Scene()
        .hand(1, *many)
        .hand(2, "charity-gala", "pickpocket-ring", "library-night")
        .hand(3, "filibuster", "drained", *many[:0])
    )
    s.hand(3, "smear-campaign", "broad-coalition")
    s.t.commander = 3
    acting(s)
    for _ in range(4):
        s.decline()
    assert s.asked() == [("trim", 3), ("trim", 1)]
    assert [len(hand) for hand in s.t.hands] == [0, 3, 3, 3]


@pytest.mark.parametrize("value", [("discard",), ("discard", 3), ("give", 1), ("give", "1", 1), ("give", 1, 1.5), ("event",), ()])
def test_half_an_activity_is_none(value: tuple[object, ...]) -> None:
    s = acting(Scene().hand(0, "bake-sale"))
    with pytest.raises(Illegal):
        s.answer(value)


def test_supporters_who_offer_nothing_end_the_request() -> None:
    s = acting(Scene().hand(0, "bake-sale"), points=1).answer(("support", 0)).answers(0, 0, 0)
    assert (s.seat, s.kind) == (0, "plot")
    assert not s.told("SupportTaken")


def test_all_sets_of_supporters_are_offered() -> None:
    s = acting(Scene().hand(0, "bake-sale"), points=1).answer(("support", 0)).answers(1, 1, 1)
    assert len(s.options) == 8
    assert (1, 2, 3) in s.options
