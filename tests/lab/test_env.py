"""The environments: what PettingZoo asks of them, and what Longbox does."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from longbox.kernel import Game, Generator, Illegal, LongboxError
from longbox.lab.env import ACTIONS, LongboxEnv
from longbox.titles import title

TITLES = ("sample", "crisis", "tactics", "revolution")
EXPECTED = (  # what PettingZoo warns of in every environment with action masks and without pictures
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
    "ignore:Environment has not defined a render",
)


def actions(env: LongboxEnv) -> int:
    return int(env.observe(env.agent_selection)["action_mask"].sum())


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.filterwarnings(*EXPECTED)
def test_the_checks_of_pettingzoo(name: str) -> None:
    api_test(LongboxEnv(name), num_cycles=300)
    seed_test(lambda: LongboxEnv(name), num_cycles=100)


@pytest.mark.filterwarnings(*EXPECTED)
def test_four_schools_too() -> None:
    api_test(LongboxEnv("revolution", seats=4), num_cycles=300)


@pytest.mark.parametrize("name", TITLES)
def test_a_game_in_the_environment_is_the_game(name: str) -> None:
    """The same answers lead to the same position; folded questions take several actions for one answer."""
    env, rng = LongboxEnv(name, describe=False), random.Random(5)
    env.reset(seed=9)
    game = Game.new(title(name), seed=9, options=env.options)
    while env.ask is not None:
        (low, high), count = env.span, actions(env)
        action = rng.randrange(count)
        env.step(action)
        if count == high - low:
            game.answer(low + action)
    assert game.digest == env.state_.digest()
    assert game.ask is None


def test_a_question_with_many_options_is_folded() -> None:
    """Every option can be reached, each by one row of actions, and nothing is decided before the last of them."""
    env = LongboxEnv("tactics")
    env.reset(seed=3)
    rng = random.Random(1)
    while len(env.ask.options) <= ACTIONS:  # type: ignore[union-attr]
        env.step(rng.randrange(actions(env)))
    count, before = len(env.ask.options), env.state_.digest()  # type: ignore[union-attr]
    start, groups = env.state_.copy(), actions(env)
    assert 2 <= groups < count
    assert env.observe(env.agent_selection)["observation"][4] == 1
    reached = []
    for group in range(groups):
        env.state_ = start.copy()
        env._next()
        env.step(group)
        assert env.state_.digest() == before
        assert env.observe(env.agent_selection)["observation"][4] == 1
        low, high = env.span
        assert actions(env) == high - low <= ACTIONS
        reached += range(low, high)
    assert reached == list(range(count))


@pytest.mark.parametrize("name", TITLES)
def test_an_observation_tells_nothing_hidden(name: str) -> None:
    """What a seat cannot know is drawn anew, and what it sees stays as it is."""
    env, rng = LongboxEnv(name), random.Random(2)
    env.reset(seed=4)
    length = len(env.observer.names)
    for step in range(1500):
        if env.ask is None:
            env.reset()
        if step % 10 == 0:
            for seat, agent in enumerate(env.possible_agents):
                seen = env.observe(agent)
                assert env.observation_space(agent).contains(seen)
                assert seen["observation"].shape == (length,)
                real = env.state_
                env.state_ = env.title.determinize(real, seat, Generator(step))
                guessed = env.observe(agent)
                env.state_ = real
                for key in seen:
                    assert np.array_equal(seen[key], guessed[key]), (step, agent, key)
        env.step(rng.randrange(actions(env)))
    assert len(set(env.observer.names)) == length, "every number has a name of its own"


def test_the_row_says_what_stands_on_the_table() -> None:
    env = LongboxEnv("tactics", options={"setup": "quick"})
    env.reset(seed=1)
    t: Any = env.state_
    for seat, agent in enumerate(env.possible_agents):
        row = dict(zip(env.observer.names, env.observe(agent)["observation"].tolist(), strict=True))
        first = t.seat.index(seat)
        assert row["my seat"] == seat / 4
        assert row["my figure 0: there"] == 1
        assert row["my figure 0: x"] == pytest.approx(t.at[first] % 20 / 20)
        assert row["my figure 0: y"] == pytest.approx(t.at[first] // 20 / 23)
        assert row["my figure 0: health"] == pytest.approx(t.health[first] / 20)
        assert row[f"asked: {env.ask.kind}"] == 1  # type: ignore[union-attr]
        assert row["I am asked"] == (env.ask.seat == seat)  # type: ignore[union-attr]
        assert sum(value for name, value in row.items() if name.startswith("asked: ")) == 1


def test_the_winner_gets_what_the_others_lose() -> None:
    env, rng, won = LongboxEnv("sample"), random.Random(8), set()
    for seed in range(8):
        env.reset(seed=seed)
        while env.ask is not None:
            assert not any(env.rewards.values())
            env.step(rng.randrange(actions(env)))
        winner = env.state_.winner()
        won.add(winner is not None)
        wanted = [0.0] * 3 if winner is None else [1.0 if seat == winner else -0.5 for seat in range(3)]
        assert [env.rewards[agent] for agent in env.possible_agents] == wanted
        assert all(env.terminations.values())
        for _ in env.possible_agents:
            env.step(None)
        assert env.agents == []
    assert won == {True, False}


def test_games_after_a_seed_follow_from_it() -> None:
    one, two = LongboxEnv("crisis"), LongboxEnv("crisis")
    one.reset(seed=3)
    two.reset(seed=3)
    first = one.state_.digest()
    assert first == two.state_.digest()
    one.reset()
    two.reset()
    assert one.state_.digest() == two.state_.digest() != first


def test_going_on_from_a_position() -> None:
    game = Game.new(title("sample"), seed=1)
    for _ in range(10):
        game.answer(0)
    env = LongboxEnv("sample", start=game)
    env.reset(seed=5)
    assert env.state_.scores() == game.state.scores()
    assert env.ask == game.ask
    env.step(0)
    assert len(game.answers) == 10
    assert env.state_.digest() != game.digest
    with pytest.raises(LongboxError, match="A game to go on from has its title, seats and options already"):
        LongboxEnv("crisis", start=game)


def test_masked_actions_are_refused() -> None:
    env = LongboxEnv("sample")
    env.reset(seed=1)
    before = env.state_.digest()
    for wrong in (actions(env), ACTIONS - 1, -1, None):
        with pytest.raises(Illegal, match="is masked; there are"):
            env.step(wrong)
    assert env.state_.digest() == before
    with pytest.raises(LongboxError, match="There is no title 'chess'"):
        LongboxEnv("chess")


def steps_per_second(name: str, seconds: float) -> float:
    """The best slice, each step with its whole observation."""
    best, env, pick = 0.0, LongboxEnv(name), random.Random(1).random
    for slice in range(8):
        steps, start = 0, time.process_time()
        while time.process_time() - start < seconds:
            env.reset(seed=1000 * slice + steps)
            while env.agents:
                seen, _, over, _, _ = env.last()
                env.step(None if over else int(pick() * np.count_nonzero(seen["action_mask"])))
                steps += 1
        best = max(best, steps / (time.process_time() - start))
    return best


@pytest.mark.all
@pytest.mark.parametrize("name", TITLES)
def test_environments_are_fast_enough(name: str) -> None:
    assert steps_per_second(name, 1.0) >= 10_000


@pytest.fixture
def example() -> Any:
    """`examples/train_tactics.py` as it stands."""
    import importlib.util
    from pathlib import Path

    spec = importlib.util.spec_from_file_location("train_tactics", Path(__file__).parents[2] / "examples" / "train_tactics.py")
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    return example


def test_the_example_runs(example: Any) -> None:
    won, lost = example.tried(*example.train(4, told=False), 4)
    assert 0 <= won + lost <= 1


@pytest.mark.all
def test_the_example_learns_to_beat_random(example: Any) -> None:
    won, lost = example.tried(*example.train(800, told=False), 100)
    assert won > 2 * lost
    assert won > 0.5
