"""The Mission Phase before and after play: reveal, command, invitations, set-up, rewards, triumph."""

from __future__ import annotations

import pytest

from longbox.titles.revolution.arena import FREE, OBSTACLES, START, apart, near, reach
from longbox.titles.revolution.cards.decks import ALL_MISSIONS, MISSION_NUMBER
from longbox.titles.revolution.codes import OF_MISSION
from longbox.titles.revolution.rules.missions import MissionPhase, clear_arena, sendable
from longbox.titles.revolution.title import TITLE

from ..scene import NOBODY, PASS, Scene, at, n


def phase(mission: str, step: str = "reveal", seats: int = 4, **team: int) -> Scene:
    """The Mission Phase from a step on."""
    s = Scene(seats, **team).top("missions", mission)
    frame = MissionPhase()
    if step != "reveal":
        s.t.mission = MISSION_NUMBER[mission]
        frame.step = MissionPhase.STEPS.index(step)
    return s.push(frame)


FOUR = {"psylocke": 2, "x_23": 1, "cable": 0, "pixie": 3}


@pytest.mark.rule("MR-215")
def test_the_stages_in_order() -> None:
    """A whole Mission, by what is asked and told: each stage is over before the next begins."""
    s = phase("gamma-rampage", **FOUR)
    assert s.told("MissionRevealed")
    seen: list[str] = ["reveal"]
    stages = {"bid": "bid", "invite": "choose", "respond": "choose", "place": "set up", "first": "execute", "act": "execute"}
    s.loose()
    while not s.still:
        if s.kind in stages and seen[-1] != stages[s.kind]:
            seen.append(stages[s.kind])
        if s.kind == "act":
            s.t.over = "success"
            s.t.damage = [(3, 0, 0, 0)] * len(s.t.damage)
            assert not s.told("Rewarded")
            s.answer(("end",))
        else:
            s.answer(s.options[0])
    assert seen == ["reveal", "bid", "choose", "set up", "execute"]
    ends = [type(event).__name__ for event in s.events if type(event).__name__ in ("MissionEnded", "Rewarded", "TriumphChanged")]
    assert ends == ["MissionEnded", "Rewarded", "TriumphChanged"]


@pytest.mark.rule("MR-216", "MR-217", "MR-218", "MR-219")
def test_a_mission_is_revealed_before_the_bids() -> None:
    s = phase("gamma-rampage", **FOUR)
    number = MISSION_NUMBER["gamma-rampage"]
    assert s.t.mission == number
    assert s.t.mission_discard == 1 << number
    assert TITLE.view(s.t, 3)["mission"]["mission"] == number
    assert s.kind == "bid"
    assert len(s.told("MissionRevealed")) == 1


def test_an_empty_mission_deck_is_made_anew() -> None:
    s = Scene()
    s.t.mission_deck, s.t.mission_discard = (), 0b110
    s.push(MissionPhase())
    assert s.t.mission in (1, 2)
    assert len(s.t.mission_deck) == 1
    assert [event.deck for event in s.told("Reshuffled")] == ["mission"]
    s = Scene()
    s.t.mission_deck, s.t.mission_discard = (), (1 << 12) - 1
    s.push(MissionPhase())
    assert s.t.mission_discard == 1 << s.t.mission
    rest = [*s.t.mission_deck, s.t.mission]
    assert sorted(rest) == list(range(12))
    assert rest not in (sorted(rest), sorted(rest, reverse=True)), "and it is shuffled"


# -- command -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-014", "MR-220", "MR-221", "MR-222", "MR-225")
def test_the_highest_bid_commands() -> None:
    s = phase("gamma-rampage", **FOUR).answers(1, 3, 2, 0)
    assert s.t.commander == 1
    assert s.t.hope == [5, 2, 5, 5]
    assert s.t.rp == [1, 2, 1, 1]
    assert s.seat == 1
    assert (s.kind, s.options) == ("invite", (1, 2, 3, 0))
    assert [(event.seat, event.coins) for event in s.told("CommandWon")] == [(1, 3)]
    assert s.t.bids == [NOBODY] * 4
    assert s.t.hands == [()] * 4
    assert s.t.pp == [1] * 4


@pytest.mark.rule("MR-220", "MR-221", "MR-222", "MR-224")
def test_a_tie_for_command_is_bid_on_as_for_a_card() -> None:
    s = phase("gamma-rampage", **FOUR).answers(2, 3, 3, 3)
    assert (s.t.hope, s.t.staked) == ([5, 2, 2, 2], [0, 3, 3, 3])
    s.answers(0, 1, 1)
    assert (s.t.hope, s.t.staked) == ([5, 5, 1, 1], [0, 0, 4, 4])
    assert (s.seat, s.options) == (2, (0, 1))
    s.answers(1, 0)
    assert (s.t.commander, s.t.hope, s.t.rp) == (2, [5, 5, 0, 5], [1, 1, 2, 1])
    assert (s.seat, s.kind) == (2, "invite")


@pytest.mark.rule("MR-226")
def test_who_stays_commander_scores_again() -> None:
    s = phase("gamma-rampage", **FOUR).answers(4, 3, 2, 0)
    assert (s.t.commander, s.t.rp, s.t.hope) == (0, [2, 1, 1, 1], [1, 5, 5, 5])
    assert (s.seat, s.kind) == (0, "invite")


@pytest.mark.rule("MR-223", "MR-227")
def test_dice_decide_if_nobody_bids() -> None:
    s = Scene(**FOUR).top("missions", "gamma-rampage").roll(1, 1, 1, 2, 2, 2, 6, 6, 6, 3, 3, 3).push(MissionPhase())
    s.answers(0, 0, 0, 0)
    assert s.t.commander == 2
    assert s.t.rp == [1, 1, 2, 1]
    assert s.t.hope == [5, 5, 5, 5]
    assert s.t.script == [], "one roll of 3 dice each"
    assert [(event.seat, event.coins) for event in s.told("CommandWon")] == [(2, 0)]
    assert (s.seat, s.kind) == (2, "invite")


@pytest.mark.rule("MR-224")
def test_only_the_tied_roll_and_get_their_coins_back() -> None:
    s = Scene(**FOUR).top("missions", "gamma-rampage").roll(1, 1, 1, 2, 2, 2).push(MissionPhase())
    s.answers(2, 3, 3, 0).answers(0, 0)
    assert s.t.commander == 2
    assert s.t.hope == [5, 5, 5, 5]
    assert s.t.staked == [0] * 4
    assert s.t.rp == [1, 1, 2, 1]
    assert s.told("RolledOff")[0].seats == (1, 2)


def test_a_high_bid_for_command_draws_a_card_too() -> None:
    s = Scene(**FOUR).top("missions", "gamma-rampage")
    s.t.hope[1] = 12
    s.push(MissionPhase()).answers(0, 10, 0, 0)
    assert len(s.t.hands[1]) == 1


# -- invitations -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-228", "MR-229", "MR-230", "MR-231", "MR-235", "MR-236", "MR-237", "MR-247", "MR-248", "MR-238")
def test_bas_invites_everybody() -> None:
    """Bas is seat 0, Catherine 1, Kyle 2, Maka 3."""
    s = phase("hellfire-sentinel", "invite", **FOUR)
    assert (s.seat, s.kind, s.options) == (0, "invite", (0, 1, 2, 3))
    s.answer(2)
    assert (s.seat, s.options) == (2, (n("psylocke"), PASS))
    s.answer(n("psylocke")).answer(1).answer(n("x-23")).answer(3)
    s.decline()
    assert s.t.rp == [1, 1, 1, 0]
    assert s.seat == 0  # the last School is invited without a question
    s.answer(n("cable"))
    assert [event.position for event in s.told("Sent")] == [1, 2, 3]
    assert [s.t.at[seat] for seat in (2, 1, 0)] == list(START[3])
    assert s.t.at[3] == -1
    assert [(event.seat, event.position) for event in s.told("Invited")] == [(2, 1), (1, 2), (3, 3), (0, 3)]
    assert [event.seat for event in s.told("InvitationRefused")] == [3]
    assert [s.t.pc[seat] for seat in range(4)] == [n("cable"), n("x-23"), n("psylocke"), NOBODY]
    assert (s.seat, s.kind) == (0, "place")


@pytest.mark.rule("MR-228", "MR-229", "MR-230", "MR-231", "MR-235", "MR-238")
def test_invitations_go_out_one_by_one_in_any_order() -> None:
    """The Mission Commander names them; only the School that is invited answers, and only once."""
    s = phase("gamma-rampage", "invite", **FOUR).answer(3)
    assert (s.seat, s.kind) == (3, "respond")
    s.answer(n("pixie"))
    assert (s.seat, s.kind, s.options) == (0, "invite", (0, 1, 2))
    s.answer(0)
    assert (s.seat, s.options) == (0, (n("cable"), PASS))
    s.answer(n("cable"))
    assert (s.seat, s.options) == (0, (1, 2))
    s.answer(1).answer(n("x-23"))
    assert (s.seat, s.kind) == (2, "respond")
    s.answer(n("psylocke"))
    assert [s.t.at[seat] for seat in (3, 0, 1, 2)] == list(START[4])
    assert s.t.rp == [1] * 4
    assert s.t.controller == 0


@pytest.mark.rule("MR-232", "MR-233")
def test_the_injured_stay_at_home() -> None:
    s = Scene(rogue=0, beast=0).injure("rogue")
    s.t.mission = MISSION_NUMBER["gamma-rampage"]
    assert sendable(s.t, 0) == (n("beast"),)
    s.injure("beast", "magneto")
    assert sendable(s.t, 0) == (n("wolverine"),)
    assert sendable(s.t, 2) == (), "an Injured Leader is Injured too"
    s.t.mission = MISSION_NUMBER["dawn-of-apocalypse"]
    assert sendable(s.t, 2) == ()


@pytest.mark.rule("MR-234")
def test_when_a_leader_may_go() -> None:
    s = Scene(rogue=0, pixie=1).injure("rogue")
    s.t.mission = MISSION_NUMBER["gamma-rampage"]
    assert sendable(s.t, 0) == (n("wolverine"),)  # all are Injured
    assert sendable(s.t, 1) == (n("pixie"),)
    assert sendable(s.t, 2) == (n("magneto"),)  # nobody else is left
    s.injure("magneto")
    assert sendable(s.t, 2) == ()
    s.t.mission = MISSION_NUMBER["dawn-of-apocalypse"]
    assert sendable(s.t, 1) == (n("pixie"), n("cyclops"))  # the Mission allows it


def test_who_has_nobody_does_not_refuse() -> None:
    s = Scene(**FOUR).injure("pixie", "storm")
    s.t.mission = MISSION_NUMBER["gamma-rampage"]
    frame = MissionPhase()
    frame.step = MissionPhase.STEPS.index("invite")
    s.push(frame).answer(3)
    assert s.told("NobodyToSend")
    assert s.t.rp[3] == 1
    assert s.kind == "invite"


@pytest.mark.rule("MR-238")
def test_the_commander_must_send_somebody_too() -> None:
    s = phase("gamma-rampage", "invite", **FOUR).answer(0).decline()
    assert s.t.rp == [0, 1, 1, 1]
    assert (s.seat, s.kind, s.options) == (0, "invite", (1, 2, 3))


@pytest.mark.rule("MR-239", "MR-240")
def test_a_mission_for_two() -> None:
    s = phase("old-grudges", "invite", **FOUR).loose()
    s.answer(1).decline().answer(2).answer(n("psylocke")).answer(3).answer(n("pixie"))
    assert s.t.rp == [1, 0, 1, 1]  # the Commander was never invited
    assert s.t.standing() == [2, 3]
    assert s.kind in ("first", "act")
    assert [event.seat for event in s.told("Invited")] == [1, 2, 3]
    assert [s.t.at[seat] for seat in (2, 3)] == list(START[2])
    assert s.t.pc[0] == NOBODY


@pytest.mark.rule("MR-241")
@pytest.mark.parametrize("going", [0, 1])
def test_too_few_for_a_mission(going: int) -> None:
    s = phase("gamma-rampage", "invite", **FOUR)
    for seat in (1, 2, 3):
        s.answer(seat).decline()
    s.answer(n("cable")) if going else s.decline()
    assert s.still
    assert s.told("MissionCalledOff")
    assert s.t.mission == NOBODY
    assert not s.t.triumph
    assert s.t.rp == [1 if going else 0, 0, 0, 0]
    assert s.t.hope == [5] * 4
    assert s.t.pc == [NOBODY] * 4
    assert not s.told("MissionEnded")
    assert not s.told("TurnBegan")


@pytest.mark.rule("MR-241")
def test_two_are_enough_for_a_mission() -> None:
    s = phase("gamma-rampage", "invite", **FOUR)
    s.answer(1).answer(n("x-23")).answer(2).decline().answer(3).decline()
    s.answer(n("cable"))
    assert not s.told("MissionCalledOff")
    assert s.kind == "place"


def test_an_excused_absence() -> None:
    s = Scene(**FOUR).hand(3, "excused-absence")
    s.t.pp[3] = 1
    s.t.mission = MISSION_NUMBER["gamma-rampage"]
    frame = MissionPhase()
    frame.step = MissionPhase.STEPS.index("invite")
    s.push(frame).answer(3).decline()
    assert (s.seat, s.kind) == (3, "react")
    s.react("excused-absence")
    assert s.t.rp[3] == 1
    s.answer(2).decline().quiet()  # the excuse was for one School only
    assert s.t.rp[2] == 0


# -- the arena ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-243", "MR-244", "MR-245", "MR-246")
def test_the_positions() -> None:
    assert {START[count][0] for count in (2, 3, 4)} == {at(4, 0)}
    assert len({START[count][1] for count in (2, 3, 4)}) == 3
    assert START[3][2] != START[4][2]
    assert START[4][3] == at(2, -4)
    for count, hexes in START.items():
        assert len(set(hexes)) == count
        assert all(apart(hex, at(0, 0)) == 4 for hex in hexes)


def test_the_arena_hangs_together() -> None:
    assert reach(at(0, 0), 12, FREE).bit_count() == 55
    for hex in OBSTACLES:
        assert not FREE >> hex & 1


@pytest.mark.rule("MR-242", "MR-274")
def test_full_attributes_at_the_start() -> None:
    s = Scene(**FOUR).train("cable", "heavy-hitter")
    s.t.stats[0] = (1, 1, 1)  # of an earlier Mission
    s.t.mission = MISSION_NUMBER["gamma-rampage"]
    frame = MissionPhase()
    frame.step, frame.positions = MissionPhase.STEPS.index("assemble"), (2, 1, 0, 3)
    s.t.pc = [n("cable"), n("x-23"), n("psylocke"), n("pixie")]
    s.push(frame)
    assert s.t.stats[0] == (6, 4, 2)
    assert s.t.stats[1:] == [s.t.start_stats(seat) for seat in (1, 2, 3)]
    assert [s.t.at[seat] for seat in (2, 1, 0, 3)] == list(START[4])
    assert (s.seat, s.kind, s.t.controller) == (0, "place", 0)
    far = s.t.the_mission().place
    assert set(s.options) == {hex for hex in range(121) if FREE >> hex & 1 and all(apart(hex, pc) >= far for pc in s.t.at)}
    assert TITLE.view(s.t, 3)["mission"]["pcs"][0]["stats"] == [6, 4, 2]


@pytest.mark.rule("MR-249", "MR-250", "MR-251")
def test_the_sentinel_is_placed_three_away() -> None:
    s = phase("hellfire-sentinel", "invite", **FOUR)
    for seat, who in ((2, "psylocke"), (1, "x-23"), (3, "pixie")):
        s.answer(seat).answer(n(who))
    s.answer(n("cable"))
    assert (s.seat, s.kind) == (0, "place")
    assert len(s.options) == 15
    for hex in s.options:
        assert all(apart(hex, pc) >= 3 for pc in s.t.at)
        assert hex not in OBSTACLES
    left = [hex for hex in range(121) if FREE >> hex & 1 and hex not in s.options]
    assert all(any(near(pc, 2) >> hex & 1 for pc in s.t.at) for hex in left)


def test_several_tokens_one_per_hex() -> None:
    s = phase("sentinel-swarm", "place", **FOUR)
    s.loose()
    placed = []
    for _ in range(4):
        placed.append(s.options[0])
        if len(placed) == 4:
            break
        assert len(s.t.token_at) == len(placed) - 1
        s.answer(s.options[0])
        assert s.t.token_at == placed
        assert s.t.damage == [(0, 0, 0, 0)] * len(placed)
    assert len(set(placed)) == 4


# -- rewards -----------------------------------------------------------------------------------------------------------------


def rewarding(mission: str, over: str = "success", **team: int) -> tuple[Scene, MissionPhase]:
    s = Scene(**(team or FOUR))
    s.fight(mission, {0: ("cable", (4, 0)), 1: ("x-23", (-4, 4)), 2: ("psylocke", (0, -4)), 3: ("pixie", (0, 0))}, (2, 2))
    s.t.over = over
    frame = MissionPhase()
    frame.step = MissionPhase.STEPS.index("reward")
    return s, frame


@pytest.mark.rule("MR-263", "MR-265", "MR-266", "MR-267", "MR-268")
def test_catherine_and_maka_tie_for_most_damage() -> None:
    s, frame = rewarding("a-shield-between-us")
    s.t.damage = [(2, 4, 0, 4)]
    s.push(frame)
    assert s.t.rp == [1, 2, 1, 2]
    assert [(event.seat, event.n) for event in s.told("Rewarded")] == [(1, 1), (3, 1)]
    assert [event.success for event in s.told("MissionEnded")] == [True]
    assert (s.still, s.t.mission, s.t.pc) == (True, NOBODY, [NOBODY] * 4)
    assert [bool(s.t.triumph >> n(who) & 1) for who in ("cable", "x-23", "psylocke", "pixie")] == [False, True, False, True]


@pytest.mark.rule("MR-263", "MR-264", "MR-262")
def test_a_failure_brings_no_points() -> None:
    s, frame = rewarding("a-shield-between-us", "failure")
    s.t.damage = [(2, 4, 0, 4)]
    s.t.hope[1] = 9
    s.push(frame)
    assert s.t.rp == [1, 1, 1, 1]
    assert not s.t.triumph
    assert s.t.hope[1] == 9
    assert not s.told("Rewarded")
    assert [event.success for event in s.told("MissionEnded")] == [False]
    assert (s.still, s.t.mission, s.t.damage) == (True, NOBODY, [])


def test_the_most_of_nothing_is_nothing() -> None:
    s, frame = rewarding("sentinel-swarm")
    s.push(frame)
    assert s.t.rp == [1, 1, 1, 1]


@pytest.mark.rule("MR-269")
def test_the_commanders_bonus_brings_no_triumph() -> None:
    s, frame = rewarding("a-shield-between-us")
    s.t.damage = [(0, 4, 0, 0)]
    s.push(frame)
    assert s.t.commander == 0
    assert not s.t.triumph >> n("cable") & 1
    assert s.t.triumph == 1 << n("x-23")
    assert s.t.rp == [1, 2, 1, 1]


@pytest.mark.rule("MR-270")
def test_one_triumph_token_at_a_time() -> None:
    s, frame = rewarding("a-shield-between-us")
    s.t.damage = [(0, 4, 0, 0)]
    s.t.triumph = 1 << n("x-23")
    s.push(frame)
    assert s.t.triumph == 1 << n("x-23")
    assert not s.told("TriumphChanged")
    s, frame = rewarding("a-shield-between-us")
    s.t.damage = [(4, 4, 0, 0)]
    s.t.triumph = 1 << n("x-23") | 1 << n("pixie")
    s.push(frame)
    assert s.t.triumph == 1 << n("x-23") | 1 << n("pixie") | 1 << n("cable")
    assert [(event.who, event.triumph) for event in s.told("TriumphChanged")] == [(n("cable"), True)]


@pytest.mark.rule("MR-271", "MR-357")
def test_the_defeated_may_win_points_but_no_triumph() -> None:
    s, frame = rewarding("a-shield-between-us")
    s.t.damage = [(0, 4, 0, 0)]
    s.t.at[1] = -1
    s.push(frame)
    assert s.t.rp == [1, 2, 1, 1]
    assert not s.t.triumph
    s, frame = rewarding("sentinel-swarm")
    s.t.tokens = [0, 2, 0, 2]
    s.t.at[1] = -1
    s.push(frame)
    assert s.t.rp == [1, 2, 1, 2]
    assert s.t.triumph == 1 << n("pixie")


def test_most_tokens_and_most_points() -> None:
    s, frame = rewarding("sentinel-swarm")
    s.t.tokens = [1, 0, 2, 1]
    s.push(frame)
    assert s.t.rp == [1, 1, 2, 1]
    s, frame = rewarding("the-sealed-archive")
    s.t.points = [0, 3, 0, 3]
    s.push(frame)
    assert s.t.rp == [1, 2, 1, 2]


def test_everybody_who_came_through() -> None:
    s, frame = rewarding("quiet-extraction")
    s.t.at[2] = s.t.at[3] = -1
    s.push(frame)
    assert s.t.rp == [2, 2, 1, 1]


def test_the_last_one_standing() -> None:
    s, frame = rewarding("old-grudges")
    s.t.at[1] = s.t.at[2] = s.t.at[3] = -1
    s.push(frame)
    assert s.t.rp == [2, 1, 1, 1]
    assert s.t.hope == [8, 5, 5, 5]
    assert [event.cause for event in s.told("HopeChanged")] == [OF_MISSION + MISSION_NUMBER["old-grudges"]]


def test_a_new_student_as_a_prize() -> None:
    s, frame = rewarding("first-manifestation")
    s.top("recruits", "rogue", "wingnut", "beast")
    s.t.damage = [(0, 4, 0, 4)]
    s.push(frame)
    assert (s.seat, s.kind) == (1, "prize")
    s.decline()
    assert s.seat == 3
    s.answer("take")
    assert s.owner("wingnut") == 3
    assert [event.cause for event in s.told("Recruited")] == [OF_MISSION + MISSION_NUMBER["first-manifestation"]]
    assert s.t.power[n("wingnut")] == 1
    assert n("rogue") in s.t.recruit_deck
    assert s.still
    s, frame = rewarding("first-manifestation")
    s.top("recruits", "wingnut")
    s.t.damage = [(0, 4, 0, 4)]
    assert s.push(frame).answer("take").still, "there is one Student, and who comes first has it"
    assert s.owner("wingnut") == 1


def test_every_mission_has_an_end() -> None:
    for card in ALL_MISSIONS[:18]:
        names = {type(part).__name__ for part in card.parts}
        assert card.tokens or names & {"LastStanding", "Timer"}, card.id


def test_a_cleared_arena_is_empty() -> None:
    s = Scene(rogue=0).fight("sentinel-swarm", {0: ("rogue", (0, 0)), 1: ("cyclops", (1, 0))}, (4, -4))
    s.t.tokens, s.t.points, s.t.carrying, s.t.removed, s.t.turn, s.t.idle = [1] * 4, [2] * 4, [0] * 4, 1, 3, 2
    s.t.busy, s.t.struck, s.t.over = True, ((0, 1),), "success"
    clear_arena(s.t)
    t = s.t
    assert (t.mission, t.controller, t.over, t.removed, t.turn, t.idle) == (NOBODY, NOBODY, "", 0, 0, 0)
    assert (t.pc, t.at, t.tokens, t.points, t.carrying) == ([NOBODY] * 4, [-1] * 4, [0] * 4, [0] * 4, [NOBODY] * 4)
    assert (t.token_at, t.damage, t.busy, t.struck, t.stats) == ([], [], False, (), [(0, 0, 0)] * 4)
