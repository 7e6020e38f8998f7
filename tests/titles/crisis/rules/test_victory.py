"""Winning (CP-176..CP-182, CP-202, CP-247)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.kernel import SPECTATOR, BadOption, Game, view
from longbox.titles.crisis.codes import KO, NOBODY
from longbox.titles.crisis.rules.damage import Suffer
from longbox.titles.crisis.rules.rounds import CleanupPhase, Match
from longbox.titles.crisis.rules.victory import check_last_standing, score
from longbox.titles.crisis.script.nodes import IT, anyone, enemy
from longbox.titles.crisis.script.running import Effect
from longbox.titles.crisis.title import TITLE
from longbox.titles.crisis.words.damage import damage, damage_each
from longbox.titles.crisis.words.missions import score as score_word
from longbox.titles.crisis.words.structure import each, in_turn, seq
from titles.crisis.shelf import the_cards

from ..scene import Duel
from ..stock import stock, tactic


@pytest.fixture(autouse=True)
def _cards() -> Iterator[None]:
    with stock():
        yield


def at(one: int, two: int, round: int = 3, **options: int) -> Duel:
    duel = Duel("hero-0", "hero-1", **options)
    duel.t.vp, duel.t.round = [one, two], round
    return duel


def result(duel: Duel) -> int | None:
    """The winner, or None while it goes on; -1 for a draw."""
    return duel.t.winning if duel.t.over else None


@pytest.mark.rule("CP-002")
def test_two_players() -> None:
    assert TITLE.players == (2,)
    with pytest.raises(BadOption):
        Game.new(TITLE, 3)


@pytest.mark.rule("CP-003", "CP-176")
def test_sixteen_points_win_at_once() -> None:
    duel = at(14, 0)
    score(duel.t, (1, 0))
    assert result(duel) is None
    score(duel.t, (1, 0))
    assert result(duel) == 0
    beyond = at(0, 15)
    score(beyond.t, (0, 4))
    assert result(beyond) == 1


@pytest.mark.rule("CP-176")
def test_points_from_an_effect_end_the_game_in_the_middle_of_it() -> None:
    duel = at(15, 3)
    duel.script(seq(score_word(1), score_word(5)), 0)
    assert result(duel) == 0
    assert duel.t.vp == [16, 3]
    assert duel.t.ask is None


@pytest.mark.rule("CP-177", "CP-236")
def test_both_reach_sixteen_together_and_the_higher_wins() -> None:
    duel = at(15, 14)
    score(duel.t, (1, 4))
    assert (result(duel), duel.t.vp) == (1, [16, 18])


@pytest.mark.rule("CP-178")
def test_a_tie_at_sixteen_goes_on_until_one_has_more() -> None:
    duel = at(15, 14)
    score(duel.t, (1, 2))
    assert result(duel) is None
    score(duel.t, (2, 2))
    assert result(duel) is None
    score(duel.t, (0, 1))
    assert result(duel) == 1


@pytest.mark.rule("CP-179", "CP-202", "CP-247")
def test_the_leader_after_round_six_wins() -> None:
    assert result(at(3, 2, round=5).push(CleanupPhase())) is None
    assert result(at(3, 2, round=6).push(CleanupPhase())) == 0
    assert result(at(3, 4, round=6).push(CleanupPhase())) == 1


@pytest.mark.rule("CP-247", "CP-235")
def test_the_scoring_of_round_six_counts() -> None:
    from dataclasses import replace

    the_cards().crises["secure-0"] = replace(the_cards().crises["secure-0"], scoring=lambda t, id: (0, 5))
    duel = at(3, 0, round=6)
    duel.t.crises = ("secure-0",)
    assert result(duel.push(CleanupPhase())) == 1


@pytest.mark.rule("CP-180", "CP-202")
def test_a_tie_after_round_six_is_played_on_until_somebody_has_more() -> None:
    duel = at(3, 3, round=6).push(CleanupPhase())
    assert result(duel) is None
    duel.t.round = 7
    score(duel.t, (0, 0))
    assert result(duel) is None
    score(duel.t, (1, 1))
    assert result(duel) is None
    score(duel.t, (1, 0))
    assert (result(duel), duel.t.vp) == (0, [5, 4])


@pytest.mark.rule("CP-180")
def test_a_tie_ends_only_where_the_players_have_agreed_on_a_limit() -> None:
    assert result(at(3, 3, round=200).push(CleanupPhase())) is None
    assert result(at(3, 3, round=8, last_round=9).push(CleanupPhase())) is None
    assert result(at(3, 3, round=9, last_round=9).push(CleanupPhase())) == NOBODY


@pytest.mark.rule("CP-181")
def test_the_last_one_standing_wins_whatever_the_points() -> None:
    duel = at(0, 15).set("hero-1", injured=1)
    duel.push(Suffer(1, 4, 0))
    assert result(duel) == 0
    assert duel.t.ask is None


@pytest.mark.rule("CP-182")
def test_dazed_characters_are_still_there() -> None:
    duel = at(0, 0)
    duel.push(Suffer(1, 5, 0))
    assert duel.is_dazed(1)
    assert result(duel) is None


@pytest.mark.rule("CP-181")
@pytest.mark.parametrize(("points", "wins"), [((3, 2), 0), ((2, 3), 1), ((2, 2), NOBODY)])
def test_nobody_is_left_and_the_points_decide(points: tuple[int, int], wins: int) -> None:
    duel = at(*points)
    duel.t.status = [KO, KO]
    check_last_standing(duel.t)
    assert result(duel) == wins


@pytest.mark.rule("CP-181")
def test_players_may_agree_that_nobody_wins_when_nobody_is_left() -> None:
    duel = Duel("hero-0", "hero-1", both_eliminated="draw")
    duel.t.vp, duel.t.status = [3, 2], [KO, KO]
    check_last_standing(duel.t)
    assert (duel.t.over, duel.t.winning) == (True, NOBODY)


@pytest.mark.rule("CP-181")
@pytest.mark.parametrize(("points", "wins"), [((3, 2), 0), ((2, 3), 1), ((2, 2), NOBODY)])
def test_one_effect_that_takes_the_last_of_both_takes_them_at_once(points: tuple[int, int], wins: int) -> None:
    duel = at(*points).set(0, injured=1).set(1, injured=1)
    duel.script(each(anyone, damage(IT, 9)), 0)
    assert duel.t.present() == []
    assert result(duel) == wins


@pytest.mark.rule("CP-181")
def test_one_effect_that_takes_the_last_of_one_side_ends_the_game_after_it() -> None:
    duel = at(0, 15).set(1, injured=1)
    duel.script(each(anyone, damage(IT, 9)), 0)
    assert result(duel) == 0


@pytest.mark.rule("CP-181")
@pytest.mark.parametrize("word", [each(anyone, damage(IT, 9)), in_turn(anyone, damage(IT, 9)), damage_each(anyone, 9)])
def test_whoever_falls_first_in_a_loop_the_game_ends_when_it_has_fallen_on_all(word: Effect) -> None:
    duel = at(3, 2).set(0, injured=1).set(1, injured=1).script(word, 0)
    if duel.t.ask is not None:
        duel.answer(("character", 1))
    assert (duel.t.present(), result(duel)) == ([], 0)


@pytest.mark.rule("CP-181")
def test_a_team_tactic_card_that_takes_the_last_one_ends_the_game() -> None:
    tactic("last-blow", damage_each(enemy, 9))
    assert result(at(0, 15).set(0, power=1).set(1, injured=1).hand("last-blow").play("last-blow")) == 0


@pytest.mark.rule("CP-010", "CP-246")
def test_points_and_round_are_open_and_kept_up() -> None:
    duel = at(2, 1, round=2)
    duel.t.stack.append(Match())
    duel.t.stack[-1].back_to("rounds")
    duel.push(CleanupPhase())
    score(duel.t, (1, 0))
    seen = [view(TITLE, duel.t, seat) for seat in (SPECTATOR, 0, 1)]
    assert [(one["vp"], one["round"]) for one in seen] == [([3, 1], 3)] * 3
