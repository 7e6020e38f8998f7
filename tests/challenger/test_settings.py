"""Where an organiser decides otherwise: for each ruling with a real alternative, what the alternative does."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from longbox.challenger import Event, Refused, Result, Role, announcement, bracket, draw, facts
from longbox.challenger.facts import pack, unpack
from longbox.challenger.pairing import every, swiss
from longbox.challenger.settings import SETTINGS, accept
from longbox.challenger.simulate import play_round, random_result
from longbox.challenger.swiss import bye_of
from longbox.challenger.view import decided, rows_told
from longbox.kernel import Generator
from longbox.titles.crisis.builder import write
from longbox.titles.crisis.cards import LIBRARY

from .hall import STANDARD, TEXT, begin, finish, hall, opened, pair_by_hand, play, refused, remarks, state, to_cut


def table_of(event: Event, player: str) -> Result | None:
    table = event.rounds[-1].table_of(player)
    assert table is not None
    return table.result


def second_wins(event: Event) -> None:
    """The lower seed of every table wins."""
    begin(event)
    finish(event, [Result("victory", table.pair[1], (0, 16)) for table in event.rounds[-1].tables if table.players[1]])


def seeds_met(event: Event) -> list[tuple[int | None, ...]]:
    seeds = {id: at for at, id in enumerate(event.cut or [], 1)}
    return [tuple(seeds[id] if id else None for id in table.players) for table in event.rounds[-1].tables]


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, one in SETTINGS.items() for value in one.allowed[:4]])
def test_the_ledger_keeps_every_choice(name: str, value: str | int | bool) -> None:
    event = opened()
    event.say(facts.SettingChosen(name, value))
    again = Event.of(unpack(pack(entry.fact)) for entry in event.entries)
    assert again.settings[name] == value
    assert type(again.settings[name]) is type(value)


# -- the shape of an event --------------------------------------------------------------------------------------------------


def test_a1_all_who_registered_may_be_counted() -> None:
    for who, rounds, cut in (("checked-in", 4, 0), ("registered", 4, 8)):
        event = opened(head_count=who)
        for number in range(1, 18):
            event.say(facts.Joined(f"P{number}", f"Player {number}"))
            if number < 10:
                event.say(facts.CheckedIn(f"P{number}"))
        assert (event.planned().rounds, event.planned().cut) == (rounds, cut)
        event.say(announcement(event))
        begin(event)
        assert event.planned().players == (17 if who == "registered" else 9)
    left = opened(head_count="registered")
    for number in range(5):
        left.say(facts.Joined(f"P{number}", "Kim"))
    left.say(facts.Dropped("P0"))
    assert left.planned().players == 4
    for number in range(1, 4):
        left.say(facts.CheckedIn(f"P{number}"))
    with pytest.raises(Refused, match="at least 4 players; 3 are checked in"):
        draw(left)


LATE = {"late_entries", "extra_time_secret", "at_fifteen", "elimination_timed", "no_show_minutes", "no_show_drops"}
LATE |= {"third_warning_waits", "fresh_tables", "rosters_open", "most_vps", "cap"}


@pytest.mark.parametrize("name", SETTINGS)
def test_only_what_takes_nothing_from_anybody_may_be_chosen_late(name: str) -> None:
    event = hall(4)
    begin(event)
    chosen = facts.SettingChosen(name, next(value for value in SETTINGS[name].allowed if value != event.settings[name]))
    if name in LATE:
        event.say(chosen)
        assert event.settings[name] == chosen.value
    else:
        assert "cannot change once round one is paired" in refused(event, chosen)


def test_a5_the_swiss_rounds_may_decide_an_event_with_a_cut() -> None:
    event = to_cut(20, final_ranks="swiss")
    rows = [row.player for row in event.standings()]
    for _ in range(3):
        assert event.winner is None
        second_wins(event)
    assert event.winner == rows[0] != bracket.champion(event)
    assert [row["player"] for row in rows_told(event)] == rows
    first, second = event.standings()[:2]
    assert decided(event, first, second) in ("points", "schedule", "vps", "lot")
    assert decided(to_cut(20), first, second) == "bracket"
    assert "The final is played" in refused(event, facts.Paired(8, 1, ()))


def test_a6_the_event_may_begin_with_its_first_game() -> None:
    event = hall(4, begins="clock")
    begin(event)
    assert not event.begun
    event.say(facts.RosterFiled("P1", TEXT))
    event.say(facts.ClockStarted(1))
    assert event.begun
    assert "cannot be changed" in refused(event, facts.RosterFiled("P1", TEXT))
    reported = hall(4, begins="clock")
    begin(reported)
    reported.say(facts.Reported(1, 1, Result("agreed-draw")))
    assert reported.begun
    usual = hall(4)
    usual.say(draw(usual))
    assert not usual.begun
    usual.say(facts.Published(1))
    assert usual.begun


@pytest.mark.rule("CE-019")
def test_nobody_who_is_paired_loses_the_roster_they_need() -> None:
    event = opened(rosters="required")
    for number in range(1, 5):
        event.say(facts.Joined(f"P{number}", f"Player {number}"))
        event.say(facts.RosterFiled(f"P{number}", TEXT))
        event.say(facts.CheckedIn(f"P{number}"))
    event.say(draw(event))
    assert "is paired already and needs a legal roster" in refused(event, facts.RosterFiled("P1", write(LIBRARY.rosters["cabal"])))
    short = replace(STANDARD, tactics=STANDARD.tactics[:-1])
    assert "Gwenpool" in refused(event, facts.RosterFiled("P1", write(short), ("Gwenpool",)))
    listed = '{"timeline": "standard", "version": "1", "banned": ["Patch Up"], "restricted": [], "limit": 0}'
    assert "Round one is paired" in refused(event, facts.ListLoaded(listed))
    event.say(facts.RosterFiled("P1", TEXT))
    event.say(facts.Published(1))
    finish(event)
    assert len(event.standings()) == 4


# -- pairing ----------------------------------------------------------------------------------------------------------------

SCORES = dict(zip("abcdefghijkl", (6, 6, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0), strict=True))
MET = {"a": {"b": 1}, "b": {"a": 1}}


@pytest.mark.parametrize("players", [12, 8, 76])
def test_b2_the_same_score_may_come_before_no_rematch(players: int) -> None:
    """Both leaders have met: they go down, or they meet again."""
    points = dict(list(SCORES.items())[:8]) if players == 8 else {**SCORES, **{f"z{n}": -3 * (n // 8) for n in range(players - 12)}}
    for seed in range(20):
        usual = swiss(points, MET, Generator(seed))
        assert not usual.rematches
        assert usual.steps == 2
        other = swiss(points, MET, Generator(seed), same_score_first=True)
        assert [{*pair} for pair in other.rematches] == [{"a", "b"}]
        assert other.steps == 0
    event = hall(8, first_goal="same-score")
    assert draw(event).tables
    assert swiss(SCORES, {}, Generator(1), same_score_first=True).rematches == ()


def test_b2_with_the_same_score_first_nothing_is_better() -> None:
    """By looking at every pairing of ten: no steps too many, and no rematch too many."""
    rng = Generator(5)
    for _ in range(8):
        points = {id: 3 * rng.below(4) for id in "abcdefghij"}
        met: dict[str, dict[str, int]] = {id: {} for id in points}
        for number in range(1, 5):
            order = list(points)
            rng.shuffle(order)
            for one, other in zip(order[::2], order[1::2], strict=True):
                met[one][other] = met[other][one] = number
        ids = list(points)
        best = min(worth([(ids[a], ids[b]) for a, b in pairs], points, met) for pairs in every(range(10)))
        assert worth(swiss(points, met, rng, same_score_first=True).pairs, points, met) == best


def worth(pairs: Sequence[tuple[str, str]], points: dict[str, int], met: dict[str, dict[str, int]]) -> tuple[int, ...]:
    """What a pairing costs where the same score goes first, the less the better, one after the other."""
    values = sorted(set(points.values()), reverse=True)
    level = {id: values.index(value) for id, value in points.items()}
    steps = [abs(level[one] - level[other]) for one, other in pairs]
    apart = sum(abs(points[one] - points[other]) for one, other in pairs)
    high = sum(step * (len(values) - min(level[one], level[other])) for step, (one, other) in zip(steps, pairs, strict=True))
    again = [met[one][other] for one, other in pairs if other in met[one]]
    return sum(steps), sum(step * step for step in steps), apart, high, len(again), sum(again)


def test_b7_any_rematch_may_be_taken() -> None:
    """Four players who have all met: the oldest pairing, or all three as likely."""
    met = {
        "a": {"b": 1, "c": 2, "d": 3},
        "b": {"a": 1, "d": 2, "c": 3},
        "c": {"d": 1, "a": 2, "b": 3},
        "d": {"c": 1, "b": 2, "a": 3},
    }
    flat = dict.fromkeys("abcd", 0)

    def partners(oldest: bool) -> list[str]:
        drawn = [swiss(flat, met, Generator(seed), oldest=oldest).pairs for seed in range(90)]
        return [next(min(pair) + max(pair) for pair in pairs if "a" in pair)[1] for pairs in drawn]

    assert {*partners(oldest=True)} == {"b"}
    assert all(15 < partners(oldest=False).count(other) < 45 for other in "bcd")
    events = [hall(4, f"event {seed}", rematch_of="any") for seed in range(12)]
    repeated = set()
    for event in events:
        play(event, 4)
        again = {frozenset(table.pair) for table in event.rounds[3].tables}
        repeated |= {round.number for round in event.rounds[:3] if {frozenset(table.pair) for table in round.tables} == again}
    assert repeated == {1, 2, 3}


def test_b12_a_second_bye_may_go_to_the_last_of_all() -> None:
    """Everybody has had a bye, and the last of five has had two."""
    for seed in range(40):
        event = hall(5, f"event {seed}", rounds=9, bye_again="lowest")
        rng = Generator(seed)
        for _ in range(6):
            play_round(event, rng)
        byes, last = event.byes(), event.standings()[-1].player
        if byes[last] == 2:
            break
    else:
        pytest.fail("no such event")
    assert sorted(byes.values()) == [1, 1, 1, 1, 2]
    assert bye_of(event, 7) == last
    assert (last, None) in draw(event).tables
    event.settings["bye_again"] = "fewest"
    assert bye_of(event, 7) == event.standings()[-2].player


def test_b13_an_absent_opponent_may_use_up_the_bye() -> None:
    for uses in (False, True):
        event = hall(5, no_show_uses_bye=uses, no_show_drops=False)
        begin(event)
        present, absent = event.rounds[0].tables[0].pair
        event.say(facts.Reported(1, 1, Result("no-show", present)))
        finish(event)
        assert event.byes()[present] == uses
        assert event.byes()[absent] == 0


# -- results ----------------------------------------------------------------------------------------------------------------


def test_d10_leaving_a_game_may_count_as_not_appearing() -> None:
    for chosen, drop, thrown in (
        ("concession", Result("concession", "P2", (5, 14)), Result("ejection", "P4", (7, 14))),
        ("absence", Result("no-show", "P2", (0, 14)), Result("no-show", "P4", (0, 14))),
    ):
        event = hall(4, leaving_match=chosen)
        pair_by_hand(event, ("P1", "P2"), ("P3", "P4"))
        event.say(facts.ClockStarted(1))
        event.say(facts.Dropped("P1", "wish", (5, 9)))
        event.say(facts.Ejected("P3", "cheating", (7, 9)))
        assert (table_of(event, "P1"), table_of(event, "P3")) == (drop, thrown)


def test_d11_both_who_leave_lose_and_may_keep_their_victory_points() -> None:
    for chosen, vps in (("zero", (0, 0)), ("kept", (6, 4))):
        event = hall(6, double_loss_vps=chosen)
        pair_by_hand(event, ("P1", "P2"), ("P3", "P4"), ("P5", "P6"))
        event.say(facts.Dropped("P1"))
        event.say(facts.ClockStarted(1))
        event.say(facts.Dropped("P2", "unable", (6, 4)))
        assert table_of(event, "P2") == Result("double-loss", None, vps), "nobody concedes to a player who has gone"
        event.say(facts.Reported(1, 2, Result("double-loss", None, (6, 4))))
        assert table_of(event, "P3") == Result("double-loss", None, vps)
        finish(event)
        assert {row.player: row.points for row in event.standings()} == {"P1": 0, "P2": 0, "P3": 0, "P4": 0, "P5": 3, "P6": 0}


def test_e7_who_met_nobody_may_have_their_own_points_for_a_schedule() -> None:
    for chosen, schedule in (("zero", Fraction(0)), ("own", Fraction(3))):
        event = hall(5, no_opponents=chosen)
        begin(event)
        finish(event)
        alone = event.rounds[0].tables[-1].players[0]
        rows = {row.player: row for row in event.standings()}
        assert rows[alone].schedule == schedule
        assert {row.schedule for id, row in rows.items() if id != alone} == {Fraction(0), Fraction(3)}


# -- people -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-055")
def test_f1_who_may_rejoin_can_be_narrowed() -> None:
    for chosen, back in (("anybody", {"P1", "P2", "P3", "absent"}), ("told", {"P1", "P2"}), ("nobody", set())):
        event = hall(8, rejoining=chosen)
        begin(event)
        present, absent = next(table.pair for table in event.rounds[0].tables if not {*table.pair} & {"P1", "P2", "P3"})
        event.say(
            facts.Reported(1, (event.rounds[0].table_of(present) or event.rounds[0].tables[0]).number, Result("no-show", present))
        )
        finish(event)
        for id, why in (("P1", "wish"), ("P2", "unable"), ("P3", "absent")):
            event.say(facts.Dropped(id, why))
        came = set()
        for name, id in (("P1", "P1"), ("P2", "P2"), ("P3", "P3"), ("absent", absent)):
            if name in back:
                event.say(facts.Rejoined(id))
                came.add(name)
            else:
                assert "the setting rejoining says who can" in refused(event, facts.Rejoined(id))
        assert came == back
        assert state(Event.of(event.entries)) == state(event)


def test_f1_a_player_who_came_back_and_leaves_by_wish_has_told() -> None:
    event = hall(6, rejoining="told")
    event.say(facts.SettingChosen("rejoining", "anybody"))
    event.say(facts.Dropped("P1", "absent"))
    event.say(facts.Rejoined("P1"))
    assert event.players["P1"].left == ""
    event.say(facts.SettingChosen("rejoining", "told"))
    event.say(facts.Dropped("P1"))
    event.say(facts.Rejoined("P1"))


def test_f3_leaving_before_the_game_may_be_a_concession_at_once() -> None:
    for chosen in ("choice", "concession"):
        event = hall(4, drop_after_pairing=chosen)
        event.say(draw(event))
        one = event.rounds[0].tables[0].pair[0]
        other = event.rounds[0].tables[1].pair
        event.say(facts.Dropped(one))
        assert table_of(event, one) is None, "nothing is published yet"
        event.say(facts.Published(1))
        event.say(facts.Dropped(other[1]))
        if chosen == "concession":
            assert table_of(event, other[1]) == Result("concession", other[0], (14, 0))
        else:
            assert table_of(event, other[1]) is None
            assert "pair again or report" in remarks(event)[-1]


@pytest.mark.rule("CE-111")
def test_f6_the_organiser_may_hear_appeals() -> None:
    event = hall(4, appeals="organiser")
    event.say(facts.StaffNamed("Wanda", "watcher"))
    event.say(facts.Called("P1", "rules"), by="P1", role=Role.PLAYER)
    event.say(facts.Called("P1", "rules"), by="P1", role=Role.PLAYER)
    event.say(facts.Ruled(1, "no"), by="Wanda", role=Role.WATCHER)
    event.say(facts.Ruled(2, "yes"))
    assert "is final" in refused(event, facts.Appealed(2, "P1"), by="P1", role=Role.PLAYER)
    event.say(facts.Appealed(1, "P1"), by="P1", role=Role.PLAYER)
    assert "A Watcher cannot" in refused(event, facts.AppealDecided(1, True), by="Wanda", role=Role.WATCHER)
    event.say(facts.AppealDecided(1, False, "yes"))
    assert (event.calls[0].ruling, event.calls[0].final) == ("yes", True)
    event.say(facts.Called("P2", "rules"), by="P2", role=Role.PLAYER)
    event.say(facts.StaffNamed("Hera", "head-watcher"))
    event.say(facts.Ruled(3, "no"))
    event.say(facts.Appealed(3, "P2"), by="P2", role=Role.PLAYER)
    assert "An organiser cannot say that" in refused(event, facts.AppealDecided(3, True))
    event.say(facts.AppealDecided(3, True), by="Hera", role=Role.HEAD_WATCHER)
    usual = hall(4)
    usual.say(facts.Called("P1", "rules"), by="P1", role=Role.PLAYER)
    usual.say(facts.Ruled(1, "no"))
    assert "An organiser cannot say that" in refused(usual, facts.AppealDecided(1, True))


# -- the bracket ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-120")
def test_g1_seeds_may_be_drawn() -> None:
    drawn = [to_cut(17, f"event {seed}", seeding="drawn") for seed in range(8)]
    ranked = [[row.player for row in event.standings()][:8] for event in drawn]
    assert all(sorted(event.cut or []) == sorted(best) for event, best in zip(drawn, ranked, strict=True))
    assert len({tuple(best.index(id) for id in event.cut or []) for event, best in zip(drawn, ranked, strict=True)}) > 6
    event, best = drawn[0], [row.player for row in drawn[0].standings()]
    before = list(event.cut or [])
    event.say(facts.Dropped(before[2]))
    assert event.cut == [*before[:2], *before[3:], best[8]], "the others keep the order they were drawn in"
    begin(event)
    assert event.rounds[-1].tables[0].pair == (event.cut[0], event.cut[7])
    assert state(Event.of(event.entries)) == state(event)


@pytest.mark.rule("CE-120")
def test_g1_the_bracket_may_be_seeded_anew_each_round() -> None:
    for anew, after in ((False, [(5, 8), (6, 7)]), (True, [(5, 8), (6, 7)])):
        event = to_cut(20, reseeding=anew)
        second_wins(event)
        begin(event)
        assert seeds_met(event) == after
    for anew, met in ((False, [(4, 8), (2, 3)]), (True, [(2, 8), (3, 4)])):
        event = to_cut(20, reseeding=anew)
        begin(event)
        first = event.rounds[-1].tables[0].pair[1]
        finish(event, [Result("victory", first, (0, 16))])
        begin(event)
        assert seeds_met(event) == met
    event = to_cut(20, reseeding=True)
    begin(event)
    finish(event)
    event.say(facts.Dropped((event.cut or [])[0]))
    begin(event)
    assert seeds_met(event) == [(2, None), (3, 4)], "the best who is left has the bye"
    finish(event)
    begin(event)
    assert seeds_met(event) == [(2, 3)]


@pytest.mark.rule("CE-070")
def test_g2_a_free_place_may_stay_free() -> None:
    event = to_cut(20, replacements=False)
    seeds = list(event.cut or [])
    event.say(facts.Dropped(seeds[4]))
    assert event.cut == [*seeds[:4], *seeds[5:]]
    assert not any("takes the free place" in text for text in remarks(event))
    begin(event)
    assert seeds_met(event) == [(1, None), (4, 5), (3, 6), (2, 7)]


@pytest.mark.rule("CE-071")
def test_g3_places_may_be_filled_until_the_first_result() -> None:
    for chosen, replaced in (("begun", False), ("result", True)):
        event = to_cut(20, replaced_until=chosen)
        begin(event)
        event.say(facts.ClockStarted(5))
        before = list(event.cut or [])
        event.say(facts.Dropped(before[7]))
        assert (event.cut != before) is replaced
        if replaced:
            assert event.rounds[-1].tables[0].result is None
            event.say(facts.Reported(5, 1, Result("victory", before[0], (16, 0))))
            before = list(event.cut or [])
            event.say(facts.Dropped(before[1]))
            assert event.cut == before


def test_g5_too_few_players_may_mean_a_smaller_bracket() -> None:
    for chosen, places in (("byes", 5), ("smaller", 4)):
        event = hall(17, short_bracket=chosen)
        play(event, 4)
        rows = [row.player for row in event.standings()]
        for id in rows[5:]:
            event.say(facts.Dropped(id))
        event.say(facts.CutMade())
        assert event.cut == rows[:places]
    full = to_cut(17, short_bracket="smaller")
    assert len(full.cut or []) == 8


@pytest.mark.rule("CE-003", "CE-090")
def test_g6_places_may_be_shared() -> None:
    event = to_cut(20, places="shared")
    while event.winner is None:
        begin(event)
        finish(event)
    assert [row["rank"] for row in rows_told(event)] == [1, 2, 3, 3, 5, 5, 5, 5, *range(9, 21)]
    swiss = to_cut(20, places="shared", final_ranks="swiss")
    while swiss.winner is None:
        begin(swiss)
        finish(swiss)
    assert [row["rank"] for row in rows_told(swiss)] == [*range(1, 21)]


@pytest.mark.rule("CE-003", "CE-090")
def test_g6_the_third_place_may_be_played_for() -> None:
    event = to_cut(20, places="played")
    seeds = list(event.cut or [])
    for _ in range(2):
        begin(event)
        finish(event)
        assert [row["player"] for row in rows_told(event)][:8] == seeds, "nobody is ahead by a game for a place so far"
    begin(event)
    assert seeds_met(event) == [(1, 2), (3, 4)]
    event.say(facts.Reported(7, 1, Result("victory", seeds[0], (16, 3))))
    assert "waits for results of 1 tables: 2" in refused(event, facts.RoundClosed(7))
    event.say(facts.Reported(7, 2, Result("victory", seeds[3], (3, 16))))
    event.say(facts.RoundClosed(7))
    assert event.winner == seeds[0]
    assert [row["player"] for row in rows_told(event)][:5] == [seeds[0], seeds[1], seeds[3], seeds[2], seeds[4]]
    alone = to_cut(20, places="played")
    for _ in range(2):
        begin(alone)
        finish(alone)
    alone.say(facts.Dropped((alone.cut or [])[2]))
    begin(alone)
    assert seeds_met(alone) == [(1, 2)], "there is nobody to play against for the third place"


# -- all together -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(300 if os.environ.get("LONGBOX_ALL") else 40))
def test_an_event_ends_whatever_is_chosen(seed: int) -> None:
    """Random settings, with people leaving and coming back between and during rounds."""
    rng = Generator(seed)
    chosen = {name: rng.choice(list(one.allowed)) for name, one in SETTINGS.items()}
    chosen |= {"rosters": "optional", "rounds": rng.below(6), "third_warning_waits": False}
    event = hall(4 + rng.below(24), f"event {seed}", **chosen)
    while event.winner is None:
        if event.rounds:
            leave_or_return(event, rng)
        if event.winner is not None:  # the other finalist has left
            break
        if event.swiss_over and event.cut is None:
            if event.plan is None or not event.plan.cut or len(event.active) < 2:
                break
            event.say(facts.CutMade())
        if len(event.active) < 2 and not (event.cut and bracket.champion(event)):
            break
        begin(event, "nobody has begun")
        leave_or_return(event, rng)
        if rng.below(2) and (not event.rounds[-1].elimination or chosen["elimination_timed"]):
            event.say(facts.ClockStarted(event.rounds[-1].number))
            leave_or_return(event, rng)
        round = event.rounds[-1]
        for table in round.tables:
            if table.players[1] is not None and table.result is None:
                event.say(facts.Reported(round.number, table.number, random_result(table.pair, rng, round.elimination)))
        event.say(facts.RoundClosed(round.number))
        assert sorted(row.rank for row in event.standings()) == [*range(1, len(event.standings()) + 1)]
    assert state(Event.of(event.entries)) == state(event)
    assert [row["player"] for row in rows_told(event)]
    if event.winner is not None:
        assert event.players[event.winner].status != "ejected"


def leave_or_return(event: Event, rng: Generator) -> None:
    for id, player in list(event.players.items()):
        chance = rng.below(60)
        if player.status == "active" and chance == 0:
            event.say(facts.Dropped(id, rng.choice(["wish", "absent", "unable"]), (rng.below(9), rng.below(9))))
        elif player.status == "active" and chance == 1:
            event.say(facts.Ejected(id, "cheating"))
        elif player.status == "dropped" and chance < 20 and event.cut is None and event.settings["rejoining"] == "anybody":
            event.say(facts.Rejoined(id))


def test_g6_the_winner_of_the_third_place_stays_behind_the_final() -> None:
    event = to_cut(20, places="played", cut_to=4)
    seeds = list(event.cut or [])
    second_wins(event)
    begin(event)
    assert seeds_met(event) == [(3, 4), (1, 2)]
    finish(event)
    assert [row["player"] for row in rows_told(event)][:4] == [seeds[2], seeds[3], seeds[0], seeds[1]]


def test_numbers_that_stood_for_words_still_mean_them() -> None:
    """Ledgers and programs of 0.1 said 0 or -1; what is told is the word."""
    event = opened(rounds=0, cut_to=-1, cut_points=0, cap=0)
    assert [event.settings[name] for name in ("rounds", "cut_to", "cut_points", "cap")] == ["packet", "packet", "off", "everybody"]
    event.say(facts.SettingChosen("cut_to", 0))
    assert event.settings["cut_to"] == "none"
    assert accept("cut_to", "-1") == "packet"
    assert accept("rounds", "5") == 5
    assert refused(event, facts.SettingChosen("rounds", False)).endswith("it takes packet, or a whole number from 1 to 12.")
