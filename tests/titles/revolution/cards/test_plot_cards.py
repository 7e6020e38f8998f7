"""Every Plot Card and every Power of the Plot Phase."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.cards.decks import COST, MISSION_NUMBER, PLOT_CARDS, PLOT_NUMBER
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.deeds import play_card
from longbox.titles.revolution.rules.goods import change_points
from longbox.titles.revolution.rules.harm import Defeat
from longbox.titles.revolution.rules.naming import playable
from longbox.titles.revolution.rules.turns import Arena
from longbox.titles.revolution.title import TITLE

from ..rules.test_plot import acting
from ..scene import NOBODY, PASS, Scene, n


def played(id: str, s: Scene | None = None, **team: int) -> Scene:
    """Seat 0 plays an Event of its hand outside the Plot Phase."""
    s = s or Scene(**team)
    s.hand(0, id)
    s.t.pp = [6, 0, 0, 0]
    return s.push(play_card(s.t, 0, s.card(0, id), COST[PLOT_NUMBER[id]]))


def can(id: str, s: Scene) -> bool:
    return playable(s.t, 0, PLOT_CARDS[PLOT_NUMBER[id]].parts)


# -- Revolution Points -------------------------------------------------------------------------------------------------------


def test_rally_and_debate() -> None:
    assert played("rally-on-the-lawn").answer((0,)).t.rp == [2, 1, 1, 1]
    assert played("rally-on-the-lawn").answer((3,)).t.rp == [1, 1, 1, 2]
    s = played("televised-debate").answer((0,))
    assert (s.t.rp[0], s.t.hope[0]) == (2, 1)
    s = Scene()
    s.t.hope[0] = 3
    assert not can("televised-debate", s)


def test_founders_pledge() -> None:
    s = Scene(rogue=0, pixie=0)
    assert can("founders-pledge", s)
    s = played("founders-pledge", s)
    s.answer(n("wolverine")).answer(n("rogue"))
    assert n("rogue") not in s.options  # three different Characters
    s.answer(n("pixie"))
    assert s.t.rp[0] == 2
    assert [s.t.power[n(who)] for who in ("wolverine", "rogue", "pixie")] == [2, 1, 0]
    assert not can("founders-pledge", Scene(rogue=0))


def test_victory_parade() -> None:
    s = Scene(rogue=0)
    assert not can("victory-parade", s)
    s.t.triumph = 1 << n("rogue")
    s = played("victory-parade", s).answer(n("rogue"))
    assert (s.t.rp[0], s.t.triumph) == (2, 0)


def test_open_house_and_crowdfunding_need_students() -> None:
    few = {"pixie": 0, "emberly": 0, "dewdrop": 0, "rustle": 0}
    assert not can("open-house", Scene(**few))
    assert not can("crowdfunding", Scene(pixie=0, emberly=0, dewdrop=0, rogue=0))
    assert played("open-house", **few, inkwell=0).answer((0,)).t.rp == [2, 1, 1, 1]
    assert played("crowdfunding", **few).answer((1,)).t.hope == [5, 11, 5, 5]


def test_broad_coalition() -> None:
    assert played("broad-coalition").answer((2,)).t.rp == [3, 1, 2, 1]


def test_underdog_story() -> None:
    s = Scene()
    assert not can("underdog-story", s)
    s.t.rp = [1, 2, 2, 3]
    assert played("underdog-story", s).t.rp[0] == 2


def test_those_that_cost_others_points() -> None:
    assert played("smear-campaign").answer((1,)).t.rp == [1, 0, 1, 1]
    s = played("leaked-footage").answer((3,))
    assert (s.t.rp, s.t.hope[0]) == ([1, 1, 1, 0], 2)
    assert played("mutual-disgrace").answer((1,)).t.rp == [0, 0, 1, 1]
    s = played("house-of-cards")
    assert (0, 1) not in s.options
    assert s.answer((1, 3)).t.rp == [1, 0, 1, 0]


def test_public_inquiry() -> None:
    s = Scene()
    s.t.rp = [1, 3, 2, 3]
    s = played("public-inquiry", s)
    assert set(s.options) == {(1,), (3,)}
    s.answer((3,))
    assert (s.t.rp, s.t.hope) == ([1, 3, 2, 2], [5, 5, 5, 3])


def test_price_of_failure() -> None:
    s = Scene(rogue=1, beast=2)
    assert not can("price-of-failure", s)
    s = played("price-of-failure", s.injure("beast"))
    assert s.t.rp == [1, 1, 0, 1]  # the only one it can mean


# -- Hope --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "gain"), [("bake-sale", 2), ("charity-gala", 7)])
def test_hope_for_oneself(id: str, gain: int) -> None:
    assert played(id).t.hope == [5 + gain, 5, 5, 5]


def test_an_alumna_gives_to_any_school() -> None:
    assert played("generous-alumna").answer((0,)).t.hope == [9, 5, 5, 5]
    assert played("generous-alumna").answer((2,)).t.hope == [5, 5, 9, 5]


def test_hope_of_others() -> None:
    assert played("shared-kitchen").answer((1,)).t.hope == [9, 7, 5, 5]
    assert played("pickpocket-ring").answer((1,)).t.hope == [8, 2, 5, 5]
    s = Scene()
    s.t.hope[2] = 2
    assert played("frozen-accounts", s).answer((2,)).t.hope == [5, 5, 0, 5]
    s = Scene()
    s.t.rp, s.t.hope[1] = [2, 3, 2, 4], 1
    assert played("tax-on-the-mighty", s).t.hope == [5, 0, 5, 2]
    s = Scene()
    s.t.hope[3] = 0
    assert played("neighbourhood-levy", s).t.hope == [7, 4, 4, 0]


# -- cards -------------------------------------------------------------------------------------------------------------------


def test_drawing() -> None:
    assert len(played("library-night").t.hands[0]) == 2
    s = played("clean-slate", Scene().hand(0, "bake-sale", "filibuster"))
    assert len(s.t.hands[0]) == 3
    assert s.in_discard("bake-sale")
    assert s.t.hope[0] == 5


def test_dropping() -> None:
    s = played("spilled-ink", Scene().hand(1, "bake-sale", "filibuster")).answer((1,))
    assert len(s.t.hands[1]) == 1
    s = played("lost-luggage", Scene().hand(1, "bake-sale", "filibuster", "drained")).answer((1,))
    assert (s.seat, s.kind) == (1, "trim")
    s.answer(s.options[0])
    assert len(s.t.hands[1]) == 1
    assert s.t.hope[1] == 5
    s = played("lost-luggage", Scene().hand(1, "bake-sale")).answer((1,))
    assert s.t.hands[1] == ()


def test_open_files() -> None:
    s = played("open-files", Scene().hand(1, "bake-sale").hand(2, "filibuster")).answer((1,))
    assert TITLE.view(s.t, 0)["schools"][1]["hand"] == list(s.t.hands[1])
    assert TITLE.view(s.t, 0)["schools"][2]["hand"] == []
    assert TITLE.view(s.t, 2)["schools"][1]["hand"] == []
    assert len(s.t.hands[0]) == 1
    assert [event.seen_by(3).cards for event in s.told("Peeked")] == [None]
    assert s.told("Peeked")[0].seen_by(0).cards == s.t.hands[1]


def test_what_was_seen_is_remembered_until_it_is_played() -> None:
    s = played("open-files", Scene().hand(1, "bake-sale")).answer((1,))
    acting(s, points=1).decline()
    s.answer(("event", s.card(1, "bake-sale")))
    assert s.t.peeked == [0, 0, 0, 0]


def test_talent_scout() -> None:
    s = Scene().top("recruits", "rogue", "beast", "cable", "pixie")
    s = played("talent-scout", s)
    assert (s.seat, s.kind, len(s.options)) == (0, "order", 24)
    assert TITLE.view(s.t, 0)["top"]["recruits"] == [n(who) for who in ("rogue", "beast", "cable", "pixie")]
    assert TITLE.view(s.t, 1)["top"]["recruits"] == []
    s.answer((3, 1, 0, 2))
    assert [s.t.recruit_deck[-1 - place] for place in range(4)] == [n(who) for who in ("pixie", "beast", "rogue", "cable")]
    assert TITLE.view(s.t, 0)["top"]["recruits"][0] == n("pixie")


def test_scouting_report() -> None:
    s = played("scouting-report", Scene().top("missions", "old-grudges", "torch-march")).answer((1, 0))
    assert s.t.mission_deck[-1] == MISSION_NUMBER["torch-march"]


# -- Characters --------------------------------------------------------------------------------------------------------------


def test_field_hospital() -> None:
    s = Scene(rogue=0, beast=0).injure("wolverine", "rogue", "beast")
    s = played("field-hospital", s).answer(n("wolverine")).answer(n("rogue"))
    assert [s.t.is_injured(n(who)) for who in ("wolverine", "rogue", "beast")] == [False, False, True]
    s = played("field-hospital", Scene(rogue=0, beast=0).injure("rogue", "beast")).answer(n("rogue")).decline()
    assert s.t.is_injured(n("beast"))


def test_second_wind() -> None:
    s = Scene(rogue=0, beast=0, cable=0)
    for who in ("rogue", "beast", "cable"):
        s.t.power[n(who)] = 0
    s = played("second-wind", s).answer(n("rogue")).answer(n("beast")).decline()
    assert [s.t.power[n(who)] for who in ("rogue", "beast", "cable")] == [1, 1, 0]


def test_drained() -> None:
    s = played("drained", Scene(rogue=1, beast=0))
    assert n("beast") not in s.options
    s.answer(n("rogue")).answer(n("magneto"))
    assert (s.t.power[n("rogue")], s.t.power[n("magneto")]) == (1, 2)


def test_training_accident() -> None:
    s = played("training-accident", Scene(rogue=1, pixie=2, beast=0))
    assert set(s.options) == {n("rogue"), n("pixie")}  # no Leader
    s.answer(n("pixie"))
    assert s.t.is_injured(n("pixie"))


def test_borrowed_glory() -> None:
    s = Scene(rogue=0, beast=1)
    assert not can("borrowed-glory", s)
    s.t.triumph = 1 << n("beast")
    s = played("borrowed-glory", s).answer(n("beast")).answer(n("rogue"))
    assert s.t.triumph == 1 << n("rogue")


def test_cold_feet() -> None:
    s = played("cold-feet", Scene(pixie=1)).answer(n("pixie"))
    assert (s.seat, s.kind) == (1, "ransom")
    s.answer("pay")
    assert (s.owner("pixie"), s.t.hope[1]) == (1, 1)
    s = played("cold-feet", Scene(pixie=1)).answer(n("pixie")).answer("discard")
    assert s.gone("pixie")
    assert [event.unpaid for event in s.told("Discarded")] == [True]
    assert s.t.hope[1] == 5
    s = Scene(pixie=1)
    s.t.hope[1] = 3
    s = played("cold-feet", s).answer(n("pixie"))
    assert s.gone("pixie")
    s = Scene(pixie=1)
    s.t.hope[1] = 4
    s = played("cold-feet", s).answer(n("pixie"))
    assert (s.seat, s.kind) == (1, "ransom"), "the last four coins are enough"


def test_early_admission() -> None:
    s = played("early-admission", Scene().top("recruits", "rogue", "heavy-hitter", "pixie", "beast"))
    assert s.owner("pixie") == 0
    assert s.t.power[n("pixie")] == 1
    assert {n("rogue"), n("heavy-hitter"), n("beast")} <= set(s.t.recruit_deck)


def test_plot_points() -> None:
    s = played("second-meeting")
    assert (s.t.pp[0], s.t.hope[0]) == (6, 3)  # never above 6
    s = Scene().hand(0, "filibuster")
    s.t.pp = [1, 3, 1, 1]
    s.push(play_card(s.t, 0, s.card(0, "filibuster"), 1)).answer((1,))
    assert s.t.pp == [0, 1, 1, 1]


@pytest.mark.parametrize(("id", "buffs"), [("marching-orders", (1, 0)), ("night-watch", (0, 1))])
def test_more_dice_for_this_rounds_mission(id: str, buffs: tuple[int, int]) -> None:
    s = played(id, rogue=0, beast=1)
    assert s.t.buffs[0] == buffs
    s.fight("gamma-rampage", {0: ("rogue", (0, 0)), 1: ("beast", (1, 0))}, (4, -4))
    s.t.power = [0] * len(s.t.power)
    s.roll(*[1] * (4 + 3 + buffs[0])).push(Strike(0, 1))
    assert len(s.told("Rolled")[0].attack) == 4 + buffs[0]
    s.roll(*[1] * (4 + 4 + buffs[1])).push(Strike(1, 0))
    assert len(s.told("Rolled")[1].defense) == 4 + buffs[1]


# -- Reactions ---------------------------------------------------------------------------------------------------------------


def test_silver_lining() -> None:
    s = Scene().hand(1, "silver-lining")
    s.t.pp[1] = 0
    change_points(s.t, 1, -1)
    s.t.advance()
    s.react("silver-lining")
    assert s.t.hope[1] == 8


def test_return_the_favour() -> None:
    s = Scene().hand(1, "return-the-favour").hand(0, "smear-campaign")
    s.t.pp = [3, 2, 0, 0]
    s.push(play_card(s.t, 0, s.card(0, "smear-campaign"), 3)).answer((1,))
    s.decline()  # to cancel is not possible with this card
    assert (s.seat, s.kind) == (1, "react")
    s.react("return-the-favour")
    assert s.t.rp == [0, 0, 1, 1]


def test_no_favour_is_returned_for_other_losses() -> None:
    s = Scene().hand(1, "return-the-favour")
    s.t.pp[1] = 2
    change_points(s.t, 1, -1)
    s.t.advance()
    assert s.options == (PASS,)


@pytest.mark.parametrize(
    ("id", "seat", "attack", "defense"), [("sucker-punch", 0, 6, 3), ("duck-and-cover", 1, 4, 5), ("stroke-of-luck", 0, 4, 3)]
)
def test_reactions_in_a_fight(id: str, seat: int, attack: int, defense: int) -> None:
    s = Scene(rogue=0, beast=1).hand(seat, id)
    s.t.pp[seat] = 1
    s.fight("gamma-rampage", {0: ("rogue", (0, 0)), 1: ("beast", (1, 0))}, (4, -4))
    s.t.power = [0] * len(s.t.power)
    s.roll(*[1] * (attack + defense)).push(Strike(0, 1))
    while s.options == (PASS,):
        s.decline()
    s.react(id)
    if id == "stroke-of-luck":
        s.roll(6, 6, 6, 6).answer((0, 1, 2, 3))
        assert s.told("Damaged")[0].n == 4
    else:
        s.quiet()
    assert (len(s.told("Rolled")[0].attack), len(s.told("Rolled")[0].defense)) == (attack, defense)
    assert s.in_discard(id)


def test_head_start() -> None:
    s = Scene(rogue=0, beast=1).hand(1, "head-start")
    s.t.pp[1] = 1
    s.fight("gamma-rampage", {0: ("rogue", (0, 0)), 1: ("beast", (1, 0))}, (4, -4))
    s.t.power = [0] * len(s.t.power)
    s.roll(*[1] * 11).push(Arena()).react("head-start")
    assert [len(event.faces) for event in s.told("InitiativeRolled")] == [4, 7]


def test_an_open_door_is_not_for_the_hospitalized() -> None:
    s = Scene(pixie=0, rogue=1).hand(1, "open-door-policy")
    s.t.pp[1] = 1
    s.fight("gamma-rampage", {0: ("pixie", (0, 0)), 1: ("rogue", (1, 0))}, (4, -4))
    s.push(Defeat(0, 3, NOBODY))
    assert s.still
    assert s.gone("pixie")


# -- Powers of the Plot Phase ------------------------------------------------------------------------------------------------


def test_emma_frost() -> None:
    s = acting(Scene(emma_frost=0).hand(1, "bake-sale"), points=1).answer(("power", n("emma-frost"))).answer((1,))
    assert s.t.hands[1] == ()
    assert s.t.power[n("emma-frost")] == 1


def test_tokens_for_others() -> None:
    s = Scene(skylattice=0, pixie=0)
    assert ("power", n("skylattice")) not in acting(s).options  # Pixie is full
    s = Scene(skylattice=0, pixie=0)
    s.t.power[n("pixie")] = 0
    acting(s).answer(("power", n("skylattice"))).answer(n("pixie"))
    assert s.t.power[n("pixie")] == 1
    s = Scene(quickstitch=0, rogue=0)
    s.t.power[n("rogue")] = 1
    acting(s).answer(("power", n("quickstitch"))).answer(n("rogue"))
    assert s.t.power[n("rogue")] == 2


def test_hushabye_thimblerig_lullwater() -> None:
    s = acting(Scene(hushabye=0)).answer(("power", n("hushabye")))
    assert s.t.hope[0] == 6
    s = acting(Scene(thimblerig=0).hand(2, "bake-sale"), points=1).answer(("power", n("thimblerig"))).answer((2,))
    assert TITLE.view(s.t, 0)["schools"][2]["hand"] == list(s.t.hands[2])
    s = acting(Scene(lullwater=0).injure("wolverine")).answer(("power", n("lullwater"))).answer(n("wolverine"))
    assert not s.t.is_injured(n("wolverine"))
