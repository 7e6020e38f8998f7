"""What lies open and what does not, and what components stand for."""

from __future__ import annotations

import pytest

from longbox.kernel import SPECTATOR, Generator
from longbox.titles import facets
from longbox.titles.revolution.cards.decks import ALL_MISSIONS, CARDS, CHARACTERS, RECRUITS
from longbox.titles.revolution.events import Drew, Peeked, Scried
from longbox.titles.revolution.rules.actions import Act
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.effects.movement import movable
from longbox.titles.revolution.rules.goods import change_hope, change_plot_points, change_points, set_injured, set_triumph
from longbox.titles.revolution.rules.harm import Harm
from longbox.titles.revolution.title import TITLE
from longbox.titles.revolution.words import Character

from .scene import TOKEN, Scene, at, n


@pytest.mark.rule("MR-003")
def test_a_team_is_a_leader_and_any_number_of_others() -> None:
    s = Scene(**{who.id.replace("-", "_"): 0 for who in CARDS[:20] if isinstance(who, Character)})
    assert s.t.everyone(0)[0] == n("wolverine")
    assert len(s.t.everyone(0)) == 21
    assert all(s.t.owner(who) == 0 for who in s.t.everyone(0))


@pytest.mark.rule("MR-004")
def test_pcs_and_mission_characters() -> None:
    """Stealing a token works on PCs only, pulling on any Character."""
    s = Scene(rogue=0, beast=1).fight("hellfire-sentinel", {0: ("rogue", (0, 0)), 1: ("beast", (3, 0))}, (1, 0))
    s.t.power[n("wolverine")] = 0
    s.roll(6, 6, 6, 6, 1, 1, 1).push(Strike(0, TOKEN))
    assert s.still  # nothing to steal from a Mission Character
    assert (s.t.hope[0], s.t.damage[0]) == (7, (4, 0, 0, 0))
    assert s.t.stats[0] == (4, 4, 4)
    assert movable(s.t, 0, 3) == [1, TOKEN]


@pytest.mark.rule("MR-010", "MR-054")
def test_supplies_have_no_end() -> None:
    s = Scene(rogue=0, beast=0)
    s.t.hope = [50, 50, 50, 50]
    change_hope(s.t, 0, 30)
    assert s.t.hope == [80, 50, 50, 50]


@pytest.mark.rule("MR-012")
def test_tokens_of_the_box_suffice_and_do_not_limit() -> None:
    """No Mission needs more than the 12 Mission Tokens; Power, Triumph and Injured Tokens never run out (RQ-07)."""
    assert max(card.tokens for card in ALL_MISSIONS) <= 12
    s = Scene(**{who.id.replace("-", "_"): number % 4 for number, who in enumerate(CHARACTERS)})
    everyone = [who for seat in range(4) for who in s.t.everyone(seat)]
    assert sum(s.t.power[who] for who in everyone) == 26 * 2 + 24 + 4 * 3  # more than the 50 of the box
    for who in everyone:
        set_triumph(s.t, who, True)
        set_injured(s.t, who, True)
    assert s.t.triumph.bit_count() == s.t.injured.bit_count() == 54  # more than its 12


@pytest.mark.rule("MR-013")
def test_a_school_has_two_markers_and_counts_without_end() -> None:
    s = Scene(cable=0, pixie=1).fight("gamma-rampage", {0: ("cable", (0, 0)), 1: ("pixie", (4, 0))}, (1, 0))
    seen = TITLE.view(s.t, 2)["schools"]
    assert [(one["revolution"], one["plot_points"]) for one in seen] == [(1, 1)] * 4
    change_points(s.t, 1, 2)
    change_plot_points(s.t, 2, -1)
    seen = TITLE.view(s.t, 2)["schools"]
    assert [(one["revolution"], one["plot_points"]) for one in seen] == [(1, 1), (3, 1), (1, 0), (1, 1)]
    for damage in (6, 6):  # more than the 9 School Tokens of the box (RQ-78)
        s.push(Harm(TOKEN, damage, 0, attack=True)).quiet()
    assert s.t.hope == [9, 5, 5, 5]  # once for each attack, as the card says
    assert s.t.damage[0] == (12, 0, 0, 0)
    assert TITLE.view(s.t, 2)["mission"]["tokens"][0]["damage"] == [12, 0, 0, 0]


@pytest.mark.rule("MR-015")
def test_four_figures_and_as_many_dice_as_a_roll_needs() -> None:
    """The 6 black and 6 white dice are rolled several times where that is not enough (RQ-67)."""
    assert len(CARDS) - RECRUITS == 4
    s = Scene(cable=0, pixie=1).fight("gamma-rampage", {0: ("cable", (0, 0)), 1: ("pixie", (1, 0))})
    s.t.power = [0] * len(s.t.power)
    s.t.buffs[0] = (9, 0)
    attack, defense = s.t.stats[0][0] + 9, s.t.stats[1][1]
    s.roll(*[1] * (attack + defense)).push(Strike(0, 1))
    assert s.t.script == []
    assert len(s.told("Rolled")[0].attack) == attack > 12
    assert max(max(one.stats) for one in CARDS if isinstance(one, Character)) <= 6  # what a die can show


@pytest.mark.rule("MR-030", "MR-057")
def test_every_pc_has_three_dice_of_its_own_for_its_stats() -> None:
    s = Scene(rogue=0, beast=1, cable=2)
    s.fight("gamma-rampage", {0: ("rogue", (0, 0)), 1: ("beast", (1, 0)), 2: ("cable", (4, 0))})
    s.t.power = [0] * len(s.t.power)

    def dice() -> list[list[int]]:
        return [pc["stats"] for pc in TITLE.view(s.t, 3)["mission"]["pcs"]]

    before = dice()
    assert before[0] == [4, 4, 4]
    assert before[3] == [0, 0, 0]  # nobody sent: the dice lie aside
    s.push(Harm(0, 2)).answer((3, 3, 4))
    assert dice() == [[3, 3, 4], *before[1:]]


@pytest.mark.rule("MR-081")
def test_markers_on_one_space_are_both_shown() -> None:
    s = Scene()
    s.t.rp, s.t.pp = [3, 3, 2, 0], [3, 1, 2, 0]
    for seat in (SPECTATOR, 0, 2):
        seen = TITLE.view(s.t, seat)["schools"]
        assert [one["revolution"] for one in seen] == [3, 3, 2, 0]
        assert [one["plot_points"] for one in seen] == [3, 1, 2, 0]
    change_plot_points(s.t, 0, -1)  # the Plot Marker lies on top: it can be moved alone
    assert (s.t.rp[0], s.t.pp[0]) == (3, 2)
    change_points(s.t, 2, 1)
    assert (s.t.rp[2], s.t.pp[2]) == (3, 2)


@pytest.mark.rule("MR-025", "MR-026")
def test_a_school_card_lies_open() -> None:
    s = Scene(rogue=1)
    s.t.rp[1], s.t.pp[1], s.t.hope[1] = 3, 2, 7
    for seat in (SPECTATOR, 0, 1):
        seen = TITLE.view(s.t, seat)["schools"][1]
        assert (seen["revolution"], seen["plot_points"], seen["hope"], seen["school"]) == (3, 2, 7, 1)
        assert [one["card"] for one in seen["characters"]] == [n("cyclops"), n("rogue")]
    told = facets.page(TITLE).catalogue("en")
    assert told["recruits"][str(n("cyclops"))]["stats"] == [4, 3, 4]
    assert told["schools"]["1"]["text"].startswith("(1 Power Token from Cyclops) After")


@pytest.mark.rule("MR-031", "MR-034")
def test_the_arena_shows_who_stands_where_with_which_stats() -> None:
    s = Scene(rogue=0).fight("dawn-of-apocalypse", {0: ("rogue", (0, 0)), 1: ("cyclops", (1, 0))}, (4, -4))
    before = s.t.count
    pcs = TITLE.view(s.t, 2)["mission"]["pcs"]
    assert [(pc["card"], pc["hex"], pc["stats"]) for pc in pcs[:2]] == [
        (n("rogue"), at(0, 0), [4, 4, 4]),
        (n("cyclops"), at(1, 0), [4, 3, 4]),
    ]
    assert s.t.count == before  # showing stats rolls nothing


@pytest.mark.rule("MR-252")
def test_the_card_of_a_mission_comes_first() -> None:
    """Defeats have penalties, but not in a Mission that says so."""
    s = Scene(rogue=0, beast=1, cable=2)
    s.fight("open-sparring", {0: ("rogue", (0, 0)), 1: ("beast", (1, 0)), 2: ("cable", (4, 0))})
    s.t.power = [0] * len(s.t.power)
    s.t.stats[1] = (1, 1, 1)
    s.roll(6, 6, 6, 6, 1).push(Act(0)).answer(("attack", 1, 0, 0))
    assert s.t.at[1] == -1
    assert s.t.rp[1] == 1
    assert s.owner("beast") == 1


# -- secrets -----------------------------------------------------------------------------------------------------------------


def test_events_hide_what_is_secret() -> None:
    for event, knowing in (
        (Drew(1, 2, (3, 4)), {1}),
        (Peeked(0, 1, (3,)), {0, 1}),
        (Scried(0, "recruits", (3,)), {0}),
    ):
        for seat in (SPECTATOR, 0, 1, 2, 3):
            heard = event.seen_by(seat)
            assert (heard == event) == (seat in knowing)


def test_a_guess_keeps_what_a_seat_knows() -> None:
    s = Scene().hand(0, "bake-sale").hand(1, "filibuster", "drained").top("recruits", "rogue", "beast")
    s.t.peeked[0] = 1 << s.card(1, "drained")
    s.t.known_recruits[0] = (n("rogue"), n("beast"))
    for seed in range(20):
        guess = TITLE.determinize(s.t, 0, Generator(seed))
        assert guess.hands[0] == s.t.hands[0]
        assert s.card(1, "drained") in guess.hands[1]
        assert guess.recruit_deck[-2:] == (n("beast"), n("rogue"))
        cards = sorted([*guess.plot_deck, *[card for hand in guess.hands for card in hand]])
        assert cards == list(range(60))
        assert sorted(guess.recruit_deck) == sorted(s.t.recruit_deck)


def test_guesses_differ() -> None:
    s = Scene().hand(1, "filibuster")
    hands = {TITLE.determinize(s.t, 0, Generator(seed)).hands[1] for seed in range(20)}
    assert len(hands) > 5
