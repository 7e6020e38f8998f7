"""The levels: what each is made of, that all play by what their seat may know, and that none takes longer than it may."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from longbox.kernel import Game, Generator
from longbox.players import LEVELS, PLAYERS, GreedyPlayer, RandomPlayer, Sight, Thinker, Thoughtful, player, thinking_by
from longbox.players.levels import OTHERS_TURN, OWN_TURN, Habitual, Level, word_of
from longbox.server.tables.naming import STRENGTHS
from longbox.titles import title as find_title
from longbox.titles.facets import advisor, asking

TITLES = "crisis", "tactics", "revolution", "sample"


def positions(title: str, seed: int, every: int) -> Iterator[Game[Any]]:
    """Moments of a game at which there is something to choose."""
    game: Game[Any] = Game.new(find_title(title), seed=seed)
    bots = [RandomPlayer(f"{seed} {seat}") for seat in range(game.state.seats)]
    number = 0
    while (ask := game.ask) is not None and len(game.answers) < 600:
        if len(ask.options) > 1:
            number += 1
            if number % every == 0:
                yield game
        game.answer(bots[ask.seat].choose(sight_of(game)))


def sight_of(game: Game[Any]) -> Sight[Any]:
    assert game.ask is not None
    return Sight(game.title, game.state, game.ask)


def named(name: str, seed: int = 1) -> Any:
    """A bot of a level; who searches does so in few trials, alike on any machine."""
    return player(f"{name}:nodes=3" if LEVELS[name].seconds else name, seed)


def test_there_are_six_and_whatever_can_sit_at_a_table_has_a_name_there() -> None:
    assert len(LEVELS) == 6
    assert set(LEVELS) < set(PLAYERS) == set(STRENGTHS)
    assert list(STRENGTHS)[:6] == list(LEVELS), "the weakest first"


def test_who_is_better_slips_less_and_thinks_longer() -> None:
    slips = [level.slips for level in LEVELS.values()]
    assert slips == sorted(slips, reverse=True)
    seconds = [level.seconds or 0.0 for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    assert seconds[-1] <= 1.0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_changes_no_answer(title: str, level: str) -> None:
    for number, game in enumerate(islice(positions(title, 11, 7), 3)):
        assert game.ask is not None
        answer = named(level).choose(sight_of(game))
        other = game.state.copy()
        other.key, other.count = 12345 + number, 77
        game.title.redeal(other, game.ask.seat, Generator(99 + number))
        other.advance()
        assert other.ask is not None
        assert named(level).choose(Sight(game.title, other, other.ask)) == answer


# -- tempers -------------------------------------------------------------------------------------------------------------------


class Offer:
    """A question with options that begin with words, rated by hand."""

    def __init__(self, **ratings: float) -> None:
        self.ask = SimpleNamespace(options=tuple((word, 1) for word in ratings), kind="act")
        self.ratings = list(ratings.values())
        self.advisor = SimpleNamespace(tempers={"bold": frozenset({"attack"})})

    def rate(self, rng: Generator) -> list[float]:
        return self.ratings


@pytest.mark.parametrize(
    ("ratings", "taken"),
    [
        ({"end": 0.0, "move": 2.0, "attack": 1.6}, "attack"),
        ({"end": 0.0, "move": 2.0, "attack": 1.2}, "move"),
        ({"end": 0.0, "attack": 2.0, "move": 1.0}, "attack"),
        ({"end": 0.0, "move": 1.0}, "move"),
    ],
)
def test_a_temper_leans_to_what_it_likes_where_that_is_not_much_worse(ratings: dict[str, float], taken: str) -> None:
    offer: Any = Offer(**ratings)
    assert offer.ask.options[Habitual(1, Level(temper="bold")).choose(offer)][0] == taken  # type: ignore[index]


@pytest.mark.parametrize("title", TITLES[:3])
def test_there_is_something_to_like_in_every_title(title: str) -> None:
    tempers = advisor(find_title(title)).tempers
    assert set(tempers) == {level.temper for level in LEVELS.values() if level.temper}
    words = {word_of(option) for seed in (1, 2) for game in positions(title, seed, 1) for option in game.ask.options}  # type: ignore[union-attr]
    assert all(words & liked for liked in tempers.values())


def test_who_never_slips_and_has_no_temper_is_greedy() -> None:
    for game in islice(positions("tactics", 3, 5), 20):
        assert Habitual(4, LEVELS["veteran"]).choose(sight_of(game)) == GreedyPlayer(4).choose(sight_of(game))


class Looks:
    """Says that it looked."""

    def choose(self, sight: Sight[Any]) -> int:
        return -1


def test_slips_are_as_frequent_as_told() -> None:
    sight = sight_of(next(positions("tactics", 3, 5)))
    bot = Habitual(4, Level(slips=0.3))
    bot._greedy = Looks()  # type: ignore[assignment]
    slipped = sum(bot.choose(sight) != -1 for _ in range(2000))
    assert 500 < slipped < 700


# -- time ----------------------------------------------------------------------------------------------------------------------


class Slow:
    """A clock on which every look takes a while."""

    def __init__(self, step: float) -> None:
        self.time, self.step = 0.0, step

    def __call__(self) -> float:
        self.time += self.step
        return self.time


def turns(title: str, bot: Thoughtful, clock: Slow, decisions: int) -> Iterator[tuple[bool, Any, float]]:
    """For each decision of a bot in the first seat: whether it was in its own turn, which turn it was, how long it took."""
    game: Game[Any] = Game.new(find_title(title), seed=3)
    others = GreedyPlayer(1)
    for _ in range(decisions):
        ask = game.ask
        if ask is None:
            return
        if ask.seat:
            game.answer(others.choose(sight_of(game)))
            continue
        turn, began = advisor(game.title).turn(game.state), clock.time
        game.answer(bot.choose(sight_of(game)))
        yield turn[0] == 0, turn, clock.time - began


@pytest.mark.parametrize("title", ["crisis", "tactics", "revolution"])
def test_nobody_waits_longer_than_a_turn_has(title: str) -> None:
    clock, bot = Slow(0.01), Thoughtful(1, LEVELS["master"])
    with thinking_by(clock):
        spent: dict[Any, float] = {}
        for mine, turn, seconds in turns(title, bot, clock, 60):
            assert seconds <= 1.0
            spent[mine, turn] = spent.get((mine, turn), 0.0) + seconds
    assert max(seconds for (mine, turn), seconds in spent.items() if mine) <= OWN_TURN + 0.1
    assert max((seconds for (_, turn), seconds in spent.items() if turn[0] == 1), default=0.0) <= OTHERS_TURN + 0.1
    assert OWN_TURN + OTHERS_TURN + 1.0 <= 6.0, "with whom to activate"
    assert sum(spent.values()) > 5.0, "it did think"


def test_where_hands_are_hidden_time_tells_nothing() -> None:
    """What a bot may take for its answers follows from what it was asked, not from how long it thought."""
    assert asking(find_title("revolution")).hides
    offers = []
    for step in (0.001, 0.05):
        clock, bot = Slow(step), Thoughtful(1, LEVELS["master"])
        found = []
        with thinking_by(clock):
            for _, turn, _ in islice(turns("revolution", bot, clock, 40), 3):
                found.append((turn, bot.offered))
        offers.append(found)
    assert offers[0] == offers[1]


def test_who_thinks_can_be_stopped() -> None:
    game = next(positions("tactics", 3, 5))
    for name in ("strategist", "master", "search"):
        bot = player(name, 1)
        assert isinstance(bot, Thinker)
        bot.stop = lambda: True
        bot.seconds = 3600.0
        bot.choose(sight_of(game))
    assert not isinstance(player("veteran"), Thinker)
