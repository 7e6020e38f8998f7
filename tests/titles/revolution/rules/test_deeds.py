"""Cards being carried out."""

from __future__ import annotations

from longbox.titles.revolution.cards.decks import RECRUITS, power_of
from longbox.titles.revolution.codes import POWER
from longbox.titles.revolution.rules.deeds import play_card
from longbox.titles.revolution.rules.naming import parts_of

from ..scene import PASS, Scene, n
from .test_plot import acting, play


def test_what_is_cancelled_and_discarded_is_told() -> None:
    s = acting(Scene().hand(0, "charity-gala", "bake-sale").hand(1, "careful-preparations"))
    gala = s.card(0, "charity-gala")
    play(s, "charity-gala")
    s.react("careful-preparations").quiet()
    assert [event.card for event in s.told("Cancelled")] == [gala]
    assert len(s.told("EventPlayed")) == len(s.told("Reacted")) == 1
    bake = s.card(0, "bake-sale")
    s.decline().decline().decline().answer(("discard", (bake,)))
    assert [(event.cards, event.hope) for event in s.told("PlotDiscarded")] == [((bake,), 1)]


def test_powers_have_numbers_above_all_plot_cards() -> None:
    s = acting(Scene(beast=0)).answer(("power", n("beast")))
    assert POWER == 100
    assert s.t.plot_discard == 0  # a Power is no card
    for who in range(RECRUITS):
        power = power_of(who)
        assert parts_of(POWER + who) == (() if power is None else power.parts)


def test_a_cost_that_cannot_be_paid_forbids_the_card() -> None:
    s = acting(Scene().hand(0, "impetuous-tantrum"))
    assert not any(option[0] == "event" for option in s.options if option != PASS)
    for hope in (1, 2):
        s = Scene().hand(0, "second-meeting")
        s.t.hope[0] = hope
        assert any(option[0] == "event" for option in acting(s).options if option != PASS) is (hope == 2)
    s = Scene(pixie=0).hand(0, "impetuous-tantrum")
    s.t.pp[0] = 1
    s.push(play_card(s.t, 0, s.card(0, "impetuous-tantrum"), 1))
    assert s.kind == "target"
