"""The searching player: the same answer for the same budget, stopped at any time, never looking at what its seat cannot know."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from statistics import pvariance
from time import monotonic
from typing import Any

import pytest

import longbox
from longbox.kernel import Ask, BadOption, Game, Generator
from longbox.players import GreedyPlayer, RandomPlayer, Search, Sight, player, thinking_by
from longbox.players.plans import Plan, Race
from longbox.players.trials import Budget, Fortune, Judge, Trial, fresh_fortunes, shares, sure_gain, walk
from longbox.titles import facets
from longbox.titles import title as find_title
from longbox.titles.crisis.codes import PLAYED
from longbox.titles.crisis.rules.targets import targets_of
from longbox.titles.tactics.bot import TacticsAdvisor

TITLES = ("crisis", "tactics", "revolution", "sample")
REAL = TITLES[:3]
ALL = bool(os.environ.get("LONGBOX_ALL"))
MANY = 6 if ALL else 3
"""Moments at which something is tried. Trials of FASERIP Tactics are long."""


def positions(title: str, seed: int, every: int, bot: type[Any] = RandomPlayer) -> Iterator[Game[Any]]:
    """Moments of a game at which there is something to choose."""
    game = longbox.new(title, seed=seed)
    bots = [bot(f"{seed} {seat}") for seat in range(game.state.seats)]
    number = 0
    while (ask := game.ask) is not None and len(game.answers) < 600:
        if len(ask.options) > 1:
            number += 1
            if number % every == 0:
                yield game
        game.answer(bots[ask.seat].choose(Sight(game.title, game.state, ask)))


def sight_of(game: Game[Any]) -> Sight[Any]:
    assert game.ask is not None
    return Sight(game.title, game.state, game.ask)


# -- luck -------------------------------------------------------------------------------------------------------------------


def tried(game: Game[Any], option: Any, world: int) -> Trial:
    """A trial of an option, played to where it is judged."""
    assert game.ask is not None
    trial = Trial(
        facets.advisor(game.title), game.title.determinize(game.state, game.ask.seat, Generator(world + 1)), game.ask.seat
    )
    assert walk(Judge(facets.advisor(game.title)), trial, option)
    return trial


def test_without_luck_trials_differ_far_less() -> None:
    """In FASERIP Tactics dice decide most of what happens in two Pages; what is left of it is what the choice is about."""
    plain, fair = [], []
    for game in islice(positions("tactics", 3, 23, GreedyPlayer), MANY):
        assert game.ask is not None
        trials = [tried(game, game.ask.options[0], world) for world in range(24)]
        fortune = Fortune()
        plain.append(pvariance([trial.seen[-1][0] for trial in trials]))
        fair.append(pvariance([fortune.without(trial.luck, trial.seen[-1][0]) for trial in trials]))
    assert sum(fair) < 0.5 * sum(plain)


def test_dice_that_fall_by_occasion_bring_options_closer_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two options in the same world meet the same luck, though other dice are rolled before."""
    apart: dict[bool, list[float]] = {True: [], False: []}
    for coupled, found in apart.items():
        if not coupled:
            monkeypatch.setattr(TacticsAdvisor, "couple", lambda *_: None)
        for game in islice(positions("tactics", 3, 23, GreedyPlayer), MANY):
            assert game.ask is not None
            one, other = game.ask.options[:2]
            pairs = [(tried(game, one, world), tried(game, other, world)) for world in range(10)]
            found.append(pvariance([a.seen[-1][0] - b.seen[-1][0] for a, b in pairs]))
    assert sum(apart[True]) < 0.7 * sum(apart[False])


# -- plans --------------------------------------------------------------------------------------------------------------------


def race_at(game: Game[Any]) -> Race:
    """The plans for a question, none of them tried yet."""
    return Race(sight_of(game), 5, shares(sight_of(game).rate(Generator(5))))


def test_plans_meet_the_usual_answer_in_its_worlds_and_the_worst_drop_out() -> None:
    dropped = longer = 0
    for game in islice(positions("tactics", 3, 29, GreedyPlayer), 6):
        race = race_at(game)
        assert race.run(Budget(24, None, None)) == 24
        tried = [len(plan.values) for plan in race.rivals]
        longer += any(plan.kind for plan in race.rivals)
        assert sum(tried) + len(race.usual.values) == 24
        assert 1 <= max(tried) <= len(race.usual.values)
        for plan in race.rivals:
            worlds = len(plan.values)
            if worlds < max(tried) - 1:  # the last world may have been cut short for all
                dropped += 1
                stayed = [Plan(0, values=other.values[:worlds]) for other in race.rivals if len(other.values) > worlds]
                assert min(one.lead(race.usual) for one in stayed) >= plan.lead(race.usual)
    assert dropped > 6
    assert longer > 1


def test_a_longer_plan_begins_with_an_option_and_goes_on_unlike_the_rating() -> None:
    game = at("tactics", 3, "act", "move")
    assert game.ask is not None
    race = race_at(game)
    move = next(number for number, option in enumerate(game.ask.options) if option[0] == "move")
    plans = race.longer(game.state, move)
    state = game.state.copy()
    state.resolve(game.ask.options[move])
    assert state.ask is not None
    ratings = facets.advisor(game.title).rate(state)
    assert len(plans) > 3
    assert {(plan.option, plan.kind) for plan in plans} == {(move, "move")}
    assert ratings.index(max(ratings)) not in {plan.number for plan in plans}, "the usual answer needs no plan"
    assert plans[0].guide()(state.ask, ratings) == plans[0].number
    assert plans[0].guide()(game.ask, ratings) is None, "another question is answered as usual"
    assert Plan(move, "move", len(state.ask.options)).guide()(state.ask, ratings) is None
    once = plans[0].guide()
    assert (once(state.ask, ratings), once(state.ask, ratings)) == (plans[0].number, None), "once is all"
    end = next(number for number, option in enumerate(game.ask.options) if option[0] == "end")
    assert race.longer(game.state, end) == [], "then the opponent is asked"


def test_a_plan_is_carried_out() -> None:
    game = at("tactics", 3, "act", "move")
    assert game.ask is not None
    move = next(number for number, option in enumerate(game.ask.options) if option[0] == "move")
    plan = race_at(game).longer(game.state, move)[0]
    taken, lead = [], plan.guide()

    def guide(ask: Ask, ratings: list[float]) -> int | None:
        number = lead(ask, ratings)
        taken.append((ask.kind, number))
        return number

    trial = Trial(facets.advisor(game.title), game.title.determinize(game.state, game.ask.seat, Generator(1)), game.ask.seat)
    assert walk(Judge(facets.advisor(game.title)), trial, game.ask.options[move], guide)
    assert taken[0] == ("move", plan.number)
    assert all(number is None for _, number in taken[1:]), "after its last step everybody goes on as usual"


def test_a_decision_ends_when_every_plan_is_far_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    def heat(self: Race, plans: list[Plan], world: int, budget: Budget) -> bool:
        for plan in plans:
            if budget.spent(self.trials()):
                return False
            plan.values.append(0.5 if plan is self.usual else rivals)
        return True

    monkeypatch.setattr(Race, "_heat", heat)
    game = at("tactics", 3, "act", "move")
    rivals = 0.3
    assert race_at(game).run(Budget(400, None, None)) < 100
    rivals = 0.49
    assert race_at(game).run(Budget(400, None, None)) == 400, "one of them may still be better"
    rivals = 0.3
    curious = Race(sight_of(game), 5, shares(sight_of(game).rate(Generator(5))), deciding=False)
    assert curious.run(Budget(400, None, None)) == 400, "who wants to know what options are worth uses the whole budget"


def test_the_best_plan_decides_what_comes_first() -> None:
    game = at("tactics", 3, "act", "move")
    race = race_at(game)
    race.usual = Plan(0, values=[0.5] * 4)
    race.rivals = [Plan(1, values=[0.52] * 4), Plan(2, values=[0.4] * 4), Plan(2, "move", 7, [0.6] * 4), Plan(3, values=[0.9] * 2)]
    assert race.answer(0.0) == 2
    assert race.answer(0.2) == 0, "not worth the doubt"
    assert race.found() == {0: (4, 0.5), 1: (4, pytest.approx(0.52)), 2: (4, pytest.approx(0.4)), 3: (2, pytest.approx(0.9))}
    race.rivals = race.rivals[-1:]
    assert race.answer(0.0) == 0, "twice is too seldom"


def test_a_trial_is_worth_what_it_was_on_average_whenever_nothing_was_half_done() -> None:
    game = next(positions("tactics", 3, 60, GreedyPlayer))
    assert game.ask is not None
    trial = tried(game, game.ask.options[0], 0)
    assert len(trial.seen) == facets.advisor(game.title).turns_ahead + 1 == 2
    fortunes = fresh_fortunes(facets.advisor(game.title))
    alone = [Fortune().without(luck, chance) for chance, luck in trial.seen]
    assert trial.value(fortunes) == pytest.approx(sum(alone) / 2)
    assert [fortune.count for fortune in fortunes] == [1, 1]

    game = next(positions("crisis", 3, 60))
    assert game.ask is not None
    trial = tried(game, game.ask.options[0], 0)
    assert [trial.value(fresh_fortunes(facets.advisor(game.title)))] == [chance for chance, _ in trial.seen]


def test_luck_that_moves_nothing_is_left_alone() -> None:
    fortune = Fortune()
    rng = Generator(4)
    found = [fortune.without(rng.random() - 0.5, 0.7) for _ in range(400)]
    assert found[-1] == pytest.approx(0.7, abs=0.02)


# -- what it answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_answer_is_legal(title: str) -> None:
    seen = set()
    for game in positions(title, 5, 1 if title == "sample" else 9 if ALL else 19):
        assert game.ask is not None
        seen.add(game.ask.kind)
        before = game.digest
        answer = Search(1, nodes=2).choose(sight_of(game))
        assert game.digest == before, "thinking changes nothing"
        game.clone().answer(answer)
    assert len(seen) > 1


@pytest.mark.parametrize("title", TITLES)
def test_the_same_nodes_give_the_same_answer_also_after_saving(title: str) -> None:
    for game in islice(positions(title, 7, 5 if title == "sample" else 31), MANY):
        searcher = Search(3, nodes=8)
        first = searcher.look(sight_of(game))
        assert searcher.look(sight_of(game)) == first, "it remembers nothing"
        loaded: Game[Any] = Game.load(game.save(), find_title)
        assert Search(3, nodes=8).look(sight_of(loaded)) == first
        assert sum(line.visits for line in first) == 8


def test_chance_breaks_ties_of_the_rating() -> None:
    game = longbox.new("tactics", seed=7)
    while game.ask is not None and game.ask.kind != "side":
        game.answer(0)
    assert {Search(seed, nodes=1).choose(sight_of(game)) for seed in range(12)} == {0, 1}, "neither side of the map is rated higher"


def test_another_seed_thinks_in_other_worlds() -> None:
    game = next(positions("revolution", 7, 40))
    assert Search(3, nodes=8).look(sight_of(game)) != Search(4, nodes=8).look(sight_of(game))


def test_a_line_tells_how_an_option_did() -> None:
    game = next(positions("tactics", 7, 40))
    assert game.ask is not None
    lines = Search(1, nodes=12).look(sight_of(game))
    assert [line.option for line in lines] == list(range(len(game.ask.options)))
    assert sum(line.prior for line in lines) == pytest.approx(1)
    assert all(0 <= line.value <= 1 and line.visits >= 0 for line in lines)


def test_deciding_stops_when_nothing_could_change_any_more() -> None:
    spent = []
    for game in islice(positions("crisis", 3, 25), 6):
        searcher = Search(1, nodes=30)
        searcher.look(sight_of(game))
        assert searcher.trials == 30, "looking uses the whole budget"
        searcher.choose(sight_of(game))
        spent.append(searcher.trials)
    assert min(spent) < 30
    assert max(spent) <= 30


def test_the_best_rated_is_left_only_for_what_luck_does_not_explain() -> None:
    assert sure_gain([0.6, 0.6, 0.6], [0.5, 0.5, 0.5]) == pytest.approx(0.1)
    assert sure_gain([0.9, 0.2, 0.6], [0.5, 0.5, 0.5]) < 0
    assert sure_gain([0.9], [0.1]) < 0, "once is never"
    assert sure_gain([0.6] * 2, [0.5] * 2, fewest=3) < 0, "two pairs are fewer than three"
    assert 0 < sure_gain([0.6] * 3, [0.5] * 3, 3, presumed=6, apart=0.05) < 0.1, "that they agree may be chance"


def test_one_option_needs_no_thought() -> None:
    game = longbox.new("revolution", seed=1)
    bots = [RandomPlayer(seat) for seat in range(3)]
    while game.ask is not None and len(game.ask.options) > 1:
        game.answer(bots[game.ask.seat].choose(sight_of(game)))
    searcher = Search(1, nodes=1000)
    assert (searcher.choose(sight_of(game)), searcher.trials) == (0, 0)


def test_where_searching_does_not_pay_it_answers_like_greedy() -> None:
    """Two seats whose view never changes could otherwise refuse the same offers for ever."""
    seen = 0
    for game in positions("revolution", 3, 1, GreedyPlayer):
        assert game.ask is not None
        if game.ask.kind in facets.advisor(game.title).unsearched:
            seen += 1
            searcher = Search(2, nodes=40)
            assert searcher.choose(sight_of(game)) == GreedyPlayer(2).choose(sight_of(game))
            assert searcher.trials == 0
    assert seen > 3


# -- time ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("most", [0, 1, 30])
def test_it_can_be_stopped_at_any_time_and_even_before_the_first_trial(title: str, most: int) -> None:
    game = next(positions(title, 2, 20))
    assert game.ask is not None
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > most

    searcher = Search(1, nodes=10_000, stop=stop)
    lines = searcher.look(sight_of(game))
    assert searcher.trials <= most
    assert asked == most + 1, "once told to stop it asks no more"
    assert len(lines) == len(game.ask.options)
    game.clone().answer(searcher.choose(sight_of(game)))


LONG_GAMES: list[tuple[str, dict[str, object]]] = [
    ("tactics", {"level": "cosmic-confrontation"}),
    ("crisis", {}),
    ("revolution", {}),
]


def choices(title: str, options: dict[str, object], count: int) -> Iterator[Game[Any]]:
    """Some decisions in the middle of a game."""
    game = Game.new(find_title(title), seed=4, options=options)
    bots = [GreedyPlayer(seat) for seat in range(game.state.seats)]
    while len(game.answers) < 60 and game.ask is not None:
        game.answer(bots[game.ask.seat].choose(sight_of(game)))
    for _ in range(count):
        while game.ask is not None and len(game.ask.options) == 1:
            game.answer(0)
        yield game
        assert game.ask is not None
        game.answer(bots[game.ask.seat].choose(sight_of(game)))


@pytest.mark.parametrize(("title", "options"), LONG_GAMES)
def test_once_the_time_is_up_it_stops(title: str, options: dict[str, object]) -> None:
    """By a clock that goes on by a millisecond whenever somebody looks at it."""
    now = 0.0

    def tick() -> float:
        nonlocal now
        now += 0.001
        return now

    with thinking_by(tick):
        for game in choices(title, options, 4):
            began = now
            Search(1, seconds=0.1).look(sight_of(game))
            assert now - began < 0.1045, "it looked at the clock again and again"


@pytest.mark.all
@pytest.mark.parametrize(("title", "options"), LONG_GAMES)
def test_the_deadline_is_kept(title: str, options: dict[str, object]) -> None:
    late = []
    for game in choices(title, options, 12):
        began = monotonic()
        Search(1, seconds=0.1).look(sight_of(game))
        late.append(monotonic() - began - 0.1)
    assert sorted(late)[len(late) // 2] < 0.05, "on a busy machine some of them may come later than they want to"


# -- what it may know --------------------------------------------------------------------------------------------------------


class Trap:
    """A state that nobody may look at."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"the search reads {name} of the real game")


class Blindfold(Sight[Any]):
    """What a seat may know and may guess; the real game cannot be reached from it."""

    def __init__(self, game: Game[Any]) -> None:
        assert game.ask is not None
        super().__init__(game.title, Trap(), game.ask)  # type: ignore[arg-type]
        known = sight_of(game)
        for name in ("view", "determinize", "rate"):
            setattr(type(self), name, staticmethod(getattr(known, name)))


@pytest.mark.parametrize("title", TITLES)
def test_it_gets_a_sight_and_nothing_else(title: str) -> None:
    game = next(positions(title, 2, 20))
    assert Search(1, nodes=5).look(Blindfold(game)) == Search(1, nodes=5).look(sight_of(game))


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_changes_nothing(title: str) -> None:
    """Other hands, decks, dials, secret choices and dice to come: all are exchanged, and it thinks exactly the same."""
    hidden = 0
    for number, game in enumerate(islice(positions(title, 11, 3 if title == "sample" else 7), 14 if ALL else 8)):
        assert game.ask is not None
        lines = Search(2, nodes=4).look(sight_of(game))
        other = game.state.copy()
        other.key, other.count = 12345 + number, 77
        game.title.redeal(other, game.ask.seat, Generator(99 + number))
        other.advance()
        before, after = game.state.dump(), other.dump()
        hidden += any(before[name] != after[name] for name in before if name not in ("key", "count"))
        assert other.ask is not None
        assert Search(2, nodes=4).look(Sight(game.title, other, other.ask)) == lines
    if title in ("revolution", "sample"):
        assert hidden > 2, "something was there to be exchanged"


# -- what it finds -------------------------------------------------------------------------------------------------------------


def picked(game: Game[Any], nodes: int = 40) -> Any:
    assert game.ask is not None
    return game.ask.options[Search(1, nodes=nodes).choose(sight_of(game))]  # type: ignore[index]


def at(title: str, seed: int, kind: str, wanted: str) -> Game[Any]:
    """The first question of a kind that offers something of a name."""
    for game in positions(title, seed, 1, GreedyPlayer):
        if game.ask is not None and game.ask.kind == kind and any(option[0] == wanted for option in game.ask.options):
            return game
    raise AssertionError("there is no such moment")


def test_tactics_it_fells_who_is_about_to_fall() -> None:
    game = at("tactics", 3, "act", "strike")
    t = game.state
    assert game.ask is not None
    me = game.ask.seat
    for option in game.ask.options:
        if option[0] == "strike":
            t.health[option[2]] = 1
    t.vp[me] = 8
    choice = picked(game)
    assert choice[0] == "strike"
    assert t.health[choice[2]] == 1


def test_crisis_it_attacks_the_last_one_standing() -> None:
    """Who has no characters left has lost: one wounded opponent, in reach of an attack."""
    game = at("crisis", 3, "action", "attack")
    t = game.state
    assert game.ask is not None
    me = game.ask.seat
    attacks = [option for option in game.ask.options if option[0] == "attack"]
    who = t.activated()
    near = {target for option in attacks for target in targets_of(t, who, t.strike(who, option[1]))}
    kept = min(near)
    for other in t.team(1 - me):
        if other == kept:
            t.injured[other] = 1
            t.damage[other] = t.stamina(other) - 1
        else:
            t.status[other] &= ~PLAYED
    t.index = None
    t.vp = [15, 15]
    t.tactics = [[], []]
    t.vp[me] = 0
    t.advance()
    game.ask = t.ask
    assert picked(game)[0] == "attack"


def test_revolution_it_takes_the_point_that_wins() -> None:
    """Five points, and six characters with a Power Token each: giving them up is the sixth point."""
    for seed in range(40):
        for game in positions("revolution", seed, 1, GreedyPlayer):
            assert game.ask is not None
            if game.ask.kind == "advance":
                seat = game.ask.seat
                game.state.rp = [5 if one == seat else 3 for one in range(3)]
                assert picked(game) != "pass"
                return
    raise AssertionError("there is no such moment")


# -- parameters ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("search:nodes=0", "A search takes 1 node or more, not 0."),
        ("search:nodes=many", "search:nodes=many is not possible; nodes takes a number."),
        ("search:seconds=0", "A search thinks for more than 0 and at most 3600 seconds, not 0.0."),
        ("search:seconds=nan", "A search thinks for more than 0 and at most 3600 seconds, not nan."),
        ("search:depth=3", "the player search has no 'depth'; it takes nodes and seconds, as in search:nodes=1."),
        ("greedy:nodes=3", "the player greedy has no 'nodes'; it takes nothing more."),
    ],
)
def test_a_bad_parameter_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        player(name)
    assert sentence in str(error.value)


def test_parameters_are_read() -> None:
    few, quick, usual = player("search:nodes=7"), player("search:seconds=0.25"), player("search")
    assert isinstance(few, Search)
    assert isinstance(quick, Search)
    assert isinstance(usual, Search)
    assert (few.nodes, few.seconds) == (7, None)
    assert (quick.nodes, quick.seconds) == (None, 0.25)
    assert (usual.nodes, usual.seconds) == (None, 1.0)


# -- what a position is worth ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_chances_add_up_and_are_exact_at_the_end(title: str) -> None:
    for seed in range(3):
        game = longbox.new(title, seed=seed)
        bots = [RandomPlayer(f"{seed} {seat}") for seat in range(game.state.seats)]
        while game.ask is not None and len(game.answers) < 3000:
            if len(game.answers) % 20 == 0:
                before = game.digest
                worth = facets.advisor(game.title).worth(game.state)
                assert len(worth) == game.state.seats
                assert sum(worth) == pytest.approx(1)
                assert all(0 < one < 1 for one in worth)
                assert game.digest == before, "judging changes nothing"
            game.answer(bots[game.ask.seat].choose(sight_of(game)))
        if game.result is None:
            continue
        worth, winner = facets.advisor(game.title).worth(game.state), game.result.winner
        wanted = [1 / len(worth) if winner is None else float(seat == winner) for seat in range(len(worth))]
        assert list(worth) == wanted


@pytest.mark.parametrize("title", REAL)
def test_the_chances_know_who_is_about_to_win(title: str) -> None:
    """Late in games between greedy players the winner is the favourite more often than not."""
    right = tries = 0
    for seed in range(24 if title == "tactics" else 4):  # its games are short, and four of them say little
        game = longbox.new(title, seed=f"late {seed}")
        bots = [GreedyPlayer(f"{seed} {seat}") for seat in range(game.state.seats)]
        seen = []
        while game.ask is not None and len(game.answers) < 2000:
            if facets.advisor(game.title).settled(game.state):
                seen.append(facets.advisor(game.title).worth(game.state))
            game.answer(bots[game.ask.seat].choose(sight_of(game)))
        if game.result is None or game.result.winner is None:
            continue
        late = seen[-3]
        right += late[game.result.winner] == max(late)
        tries += 1
    assert right > tries / 2
