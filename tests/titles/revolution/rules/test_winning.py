"""Winning at the end of a round, and the Final Tournaments."""

from __future__ import annotations

import pytest

from longbox.lab.env import LongboxEnv
from longbox.titles.facets import study
from longbox.titles.revolution.arena import START
from longbox.titles.revolution.codes import EVASION, TIRED
from longbox.titles.revolution.rules.attacks import Strike
from longbox.titles.revolution.rules.setup import Play
from longbox.titles.revolution.rules.winning import Finale
from longbox.titles.revolution.title import TITLE

from ..scene import NOBODY, PASS, Scene, n

TEAM = {"rogue": 0, "beast": 1, "cable": 2, "dagger": 3}


def ending(*points: int, hope: tuple[int, ...] = (1, 2, 3, 4), **team: int) -> Scene:
    s = Scene(len(points), **{who: seat for who, seat in (team or TEAM).items() if seat < len(points)})
    s.t.rp = list(points)
    s.t.hope = list(hope[: len(points)])
    return s.push(Finale())


def win(s: Scene, seat: int) -> Scene:
    """The match that goes on is won by a seat: the other PC falls in the next attack."""
    t = s.t
    other = next(one for one in t.standing() if one != seat)
    t.stats[other] = (1, 1, 1)
    t.at[seat], t.at[other] = 60, 61
    t.power = [0] * len(t.power)
    while s.kind != "act" or s.seat != seat:
        s.answer(seat if s.kind == "first" else s.options[0])
        if t.standing() == [seat, other] or t.standing() == [other, seat]:
            t.at[seat], t.at[other] = 60, 61
    attack = t.stats[seat][0]
    t.script = [6] * attack + [1]
    s.answer(("attack", other, 0, 0))
    return s.loose()


@pytest.mark.rule("MR-038", "MR-382", "MR-272")
def test_one_school_with_six_points_wins() -> None:
    s = ending(3, 6, 5, 1)
    assert (s.t.winning, s.t.reason) == (1, "points")
    assert s.still
    assert [(event.seat, event.reason) for event in s.told("Ended")] == [(1, "points")]
    assert not s.told("TournamentBegan")
    assert ending(3, 3, 3, 6, hope=(9, 9, 9, 0)).t.winning == 3


@pytest.mark.rule("MR-272", "MR-082")
def test_without_six_points_the_game_goes_on() -> None:
    s = ending(3, 5, 5, 1)
    assert (s.t.winning, s.t.reason) == (NOBODY, "")
    assert s.still
    assert not s.told("Ended")


@pytest.mark.rule("MR-082", "MR-083", "MR-383")
def test_six_points_in_between_do_not_count() -> None:
    s = Scene(**TEAM)
    s.t.rp[2] = 6
    assert s.t.reason == ""
    s.t.rp[2] = 5  # lost before the end of the round
    s.push(Finale())
    assert s.t.reason == ""


def test_the_game_ends_when_there_is_a_winner() -> None:
    s = Scene(**TEAM)
    s.t.reason, s.t.winning = "points", 1
    play = Play()
    play.step = Play.STEPS.index("rounds")
    s.push(play)
    assert s.still
    assert s.t.round == 1


def test_the_last_round() -> None:
    s = Scene(**TEAM)
    s.t.options["last_round"] = 15
    s.t.round, s.t.rp, s.t.hope = 15, [3, 4, 4, 2], [9, 3, 4, 9]
    s.push(Finale())
    assert (s.t.winning, s.t.reason) == (2, "last-round")


def test_people_play_on_and_simulated_games_end_after_round_15() -> None:
    """RQ-92: the book knows no last round."""
    s = Scene(**TEAM)
    s.t.round, s.t.rp = 100, [3, 4, 4, 2]
    s.push(Finale())
    assert (s.t.winning, s.t.reason) == (NOBODY, "")
    assert TITLE.check_options({})["last_round"] == 0
    assert study(TITLE).played == {"last_round": 15}
    assert LongboxEnv("revolution").options["last_round"] == 15
    assert LongboxEnv("revolution", options={"last_round": 2}).options["last_round"] == 2


# -- two ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-384", "MR-385", "MR-386", "MR-389")
def test_the_poorer_school_picks_first() -> None:
    s = ending(6, 1, 6, 2, hope=(5, 0, 3, 0))
    assert (s.seat, s.kind) == (2, "champion")
    assert set(s.options) == {n("magneto"), n("cable")}  # the Leader too
    assert [event.seats for event in s.told("TournamentBegan")] == [(0, 2)]
    assert not s.told("RolledOff"), "3 coins against 5"
    s.answer(n("cable"))
    assert (s.seat, set(s.options)) == (0, {n("wolverine"), n("rogue")})
    s.loose().answer(n("wolverine"))
    assert (s.t.at[2], s.t.at[0]) == START[2]
    assert s.t.standing() == [0, 2]
    assert (s.t.pc[2], s.t.pc[0]) == (n("cable"), n("wolverine"))
    assert (s.t.pc[1], s.t.pc[3]) == (NOBODY, NOBODY), "the other Schools are out"


@pytest.mark.rule("MR-385")
def test_the_injured_do_not_fight() -> None:
    s = Scene(**TEAM).injure("rogue")
    s.t.rp, s.t.hope = [6, 6, 1, 1], [1, 2, 3, 4]
    s.push(Finale())
    assert s.options == (n("wolverine"),)
    s.loose().answer(n("wolverine"))
    assert (s.seat, s.kind, set(s.options)) == (1, "champion", {n("cyclops"), n("beast")})
    s.answer(n("cyclops"))
    assert s.t.standing() == [0, 1]
    hurt = Scene(**TEAM).injure("wolverine", "beast")
    hurt.t.rp, hurt.t.hope = [6, 6, 1, 1], [1, 2, 3, 4]
    assert hurt.push(Finale()).options == (n("rogue"),)
    assert hurt.answer(n("rogue")).options == (n("cyclops"),)


@pytest.mark.rule("MR-390")
def test_equal_coins_are_settled_by_dice() -> None:
    s = Scene(**TEAM)
    s.t.rp, s.t.hope = [6, 6, 1, 1], [3, 3, 3, 3]
    s.roll(1, 1, 1, 2, 2, 2).push(Finale())
    assert (s.seat, s.kind, s.t.script) == (1, "champion", [])
    assert len(s.told("RolledOff")) == 1, "one tie, one roll"
    s.answer(n("beast"))
    assert s.seat == 0
    other = Scene(**TEAM)
    other.t.rp, other.t.hope = [6, 6, 1, 1], [3, 3, 3, 3]
    assert other.roll(3, 1, 1, 2, 1, 1).push(Finale()).seat == 0
    assert other.answer(n("rogue")).seat == 1
    poorer = Scene(**TEAM)
    poorer.t.rp, poorer.t.hope = [6, 6, 1, 1], [3, 2, 2, 2]
    assert poorer.push(Finale()).seat == 1, "different coins need no dice"
    again = Scene(**TEAM)
    again.t.rp, again.t.hope = [6, 6, 1, 1], [3, 3, 3, 3]
    assert again.roll(2, 2, 2, 1, 2, 3, 1, 1, 1, 4, 1, 1).push(Finale()).seat == 1, "equal rolls are rolled again"
    former = Scene(**TEAM)
    former.t.options["mended"] = False
    former.t.rp, former.t.hope = [6, 6, 1, 1], [3, 3, 3, 3]
    assert former.roll(1, 1, 1, 2, 2, 2, 5, 5, 5, 4, 4, 4).push(Finale()).seat == 1
    assert len(former.told("RolledOff")) == 2


@pytest.mark.rule("MR-390", "MR-393", "MR-389")
def test_coins_count_as_they_are_when_a_match_begins() -> None:
    """RQ-86: who meets whom is settled once, who picks first anew for each match."""
    s = ending(6, 6, 6, 1, hope=(4, 1, 2, 0)).loose()
    s.answer(n("beast")).answer(n("cable"))
    s.t.hope[0] = 2  # now as poor as the winner of the first match, who came before it in the tournament
    win(s, 2)
    assert (s.seat, s.kind) == (2, "champion")
    richer = ending(6, 6, 6, 1, hope=(4, 1, 2, 0)).loose()
    richer.answer(n("beast")).answer(n("cable"))
    richer.t.hope[0] = 1
    win(richer, 2)
    assert richer.seat == 0


@pytest.mark.rule("MR-384", "MR-387")
@pytest.mark.parametrize("mended", [True, False])
def test_what_was_for_the_mission_is_gone_in_the_tournament(mended: bool) -> None:
    s = Scene(**TEAM)
    s.t.options["mended"] = mended
    s.t.rp, s.t.hope, s.t.buffs = [6, 6, 1, 1], [1, 2, 3, 4], [(1, 0), (0, 1), (0, 0), (0, 0)]
    s.loose().push(Finale()).answer(n("rogue")).answer(n("beast"))
    blow = Strike(0, 1)
    assert (blow.attack_dice(s.t), blow.defense_dice(s.t)) == ((4, 3) if mended else (5, 4))


@pytest.mark.parametrize(("idle", "tired"), [(EVASION - 1, 1), (EVASION - 2, 0)])
def test_nobody_evades_for_ever_in_the_tournament(idle: int, tired: int) -> None:
    s = ending(6, 6, 1, 1).loose().answer(n("rogue")).answer(n("beast"))
    s.t.idle = idle
    turn = s.t.turn
    while s.kind != "lower" and s.t.turn == turn:
        s.answer(next((one for one in (("end",), PASS) if one in s.options), s.options[0]))
    assert len([event for event in s.told("Damaged") if event.cause == TIRED]) == tired


@pytest.mark.rule("MR-387", "MR-388")
def test_full_attributes_but_spent_power() -> None:
    s = Scene(**TEAM)
    s.t.rp, s.t.hope = [6, 6, 1, 1], [1, 2, 3, 4]
    s.t.stats[0] = (1, 1, 1)
    s.t.power[n("rogue")] = 0
    s.loose().push(Finale()).answer(n("rogue")).answer(n("beast"))
    assert s.t.stats[0] == (4, 4, 4)
    assert s.t.stats[1] == s.t.start_stats(1)
    assert s.t.power[n("rogue")] == 0
    assert s.t.power[n("beast")] == 2, "what was not spent is there"


@pytest.mark.rule("MR-392", "MR-391")
def test_the_last_one_standing_wins_the_game() -> None:
    s = ending(6, 6, 1, 1).loose().answer(n("rogue")).answer(n("beast"))
    win(s, 1)
    assert (s.t.winning, s.t.reason) == (1, "tournament")
    assert s.t.rp[0] == 6  # no penalties in a tournament
    assert s.owner("rogue") == 0
    assert [(event.seat, event.forfeit) for event in s.told("MatchWon")] == [(1, False)]
    assert s.still
    first = ending(6, 6, 1, 1).loose().answer(n("rogue")).answer(n("beast"))
    win(first, 0)
    assert (first.t.winning, first.t.mission) == (0, NOBODY)


@pytest.mark.rule("MR-391")
def test_no_stalemate_but_nobody_evades_for_ever() -> None:
    s = ending(6, 6, 1, 1).loose().answer(n("rogue")).answer(n("beast"))
    for _ in range(1000):
        if s.still:
            break
        s.answer(("end",) if s.kind == "act" else s.options[0])
    assert s.t.reason == "tournament"
    assert s.told("TurnBegan")[-1].turn > 20


def test_a_school_without_a_fighter_forfeits() -> None:
    s = Scene(**TEAM).injure("rogue", "wolverine")
    s.t.rp, s.t.hope = [6, 6, 1, 1], [1, 2, 3, 4]
    s.push(Finale()).answer(n("beast"))
    assert (s.t.winning, s.t.reason) == (1, "tournament")


# -- three and four ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MR-393", "MR-394", "MR-395", "MR-396")
def test_three_schools() -> None:
    s = ending(6, 6, 6, 1, hope=(4, 1, 2, 0)).loose()
    assert s.seat == 1
    s.answer(n("beast"))
    assert s.seat == 2
    s.answer(n("cable"))
    win(s, 2)
    assert s.t.reason == ""
    assert (s.seat, s.kind) == (2, "champion")  # 2 coins against 4
    assert n("cable") in s.options  # the same, or another
    assert n("magneto") in s.options
    assert s.t.standing() == []
    s.t.power[n("cable")] = 0
    s.answer(n("cable"))
    assert s.seat == 0
    assert set(s.options) == {n("wolverine"), n("rogue")}
    s.answer(n("rogue"))
    assert s.t.stats[2] == (4, 4, 3)
    assert s.t.power[n("cable")] == 0
    assert s.t.standing() == [0, 2]
    win(s, 0)
    assert (s.t.winning, s.t.reason) == (0, "tournament")
    assert [event.seat for event in s.told("MatchWon")] == [2, 0]
    other = ending(6, 6, 1, 6, hope=(4, 1, 2, 0)).loose()
    assert other.seat == 3
    other.answer(n("dagger")).answer(n("beast"))
    win(other, 1)
    assert (other.seat, set(other.options)) == (1, {n("cyclops"), n("beast")})
    other.answer(n("cyclops")).answer(n("wolverine"))  # another Character
    win(other, 1)
    assert (other.t.winning, other.t.reason) == (1, "tournament")


@pytest.mark.rule("MR-393", "MR-397")
def test_dice_settle_equal_coins_among_several() -> None:
    three = Scene(**TEAM)
    three.t.rp, three.t.hope = [6, 6, 6, 1], [2, 2, 2, 2]
    three.roll(1, 1, 1, 3, 3, 3, 2, 2, 2, 1, 1, 2, 1, 1, 1).push(Finale())  # seat 1, then 0 before 2
    assert three.seat == 1
    three.answer(n("beast"))
    assert three.seat == 0
    four = Scene(**TEAM)
    four.t.rp, four.t.hope = [6, 6, 6, 6], [5, 1, 5, 1]
    four.roll(1, 1, 1, 6, 6, 6, 1, 1, 1, 2, 2, 2).push(Finale())
    assert four.seat == 3
    four.answer(n("dagger"))
    assert four.seat == 1
    four.loose().answer(n("beast"))
    win(four, 1)
    assert four.seat == 2
    assert four.answer(n("cable")).seat == 0


@pytest.mark.rule("MR-399", "MR-401")
def test_the_winners_of_both_matches_meet() -> None:
    s = ending(6, 6, 6, 6, hope=(4, 1, 2, 3)).loose()
    s.answer(n("beast")).answer(n("cable"))
    win(s, 1)
    s.answer(n("dagger")).answer(n("rogue"))
    win(s, 0)
    assert (s.seat, s.kind) == (1, "champion")
    s.answer(n("beast"))
    assert (s.seat, s.kind) == (0, "champion")
    s.answer(n("rogue"))
    win(s, 1)
    assert (s.t.winning, s.t.reason) == (1, "tournament")


@pytest.mark.rule("MR-397", "MR-398", "MR-399", "MR-400", "MR-401")
def test_four_schools() -> None:
    s = ending(6, 6, 6, 6, hope=(4, 1, 2, 3)).loose()
    s.answer(n("beast")).answer(n("cable"))
    win(s, 1)
    assert s.seat == 3
    assert set(s.options) == {n("storm"), n("dagger")}
    s.answer(n("dagger"))
    assert s.seat == 0
    s.answer(n("rogue"))
    assert (s.t.standing(), s.t.reason) == ([0, 3], "")
    win(s, 3)
    assert (s.seat, s.kind) == (1, "champion")
    s.t.power[n("beast")] = 0
    s.answer(n("beast"))
    assert s.seat == 3
    s.answer(n("dagger"))
    assert s.t.stats[1] == (4, 3, 4)
    assert s.t.power[n("beast")] == 0
    assert s.t.standing() == [1, 3]
    win(s, 3)
    assert (s.t.winning, s.t.reason) == (3, "tournament")
    assert [event.seat for event in s.told("MatchWon")] == [1, 3, 3]


def test_the_beaten_do_not_come_back() -> None:
    s = Scene(**TEAM)
    finale = Finale()
    finale.order, finale.beaten, finale.step = (0, 1), (n("rogue"),), Finale.STEPS.index("first_match")
    s.t.hope = [1, 2, 3, 4]
    s.push(finale)
    assert s.options == (n("wolverine"),)
