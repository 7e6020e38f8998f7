"""Many games at once: each is the game it would be alone, and what is told of it is true after every step."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from longbox.kernel import BadOption, Game, Illegal
from longbox.lab.env import ACTIONS, LongboxEnv
from longbox.lab.observe import Observer
from longbox.lab.vector import LongboxVector
from longbox.titles import title

TITLES = ("sample", "crisis", "tactics", "revolution")


def chosen(seen: dict[str, np.ndarray], rng: random.Random) -> list[int]:
    return [rng.randrange(int(count)) for count in seen["action_mask"].sum(1)]


@pytest.mark.parametrize("name", TITLES)
def test_what_is_told_is_what_somebody_would_see_who_looks_for_the_first_time(name: str) -> None:
    """Rows are mended where something has changed; read anew they are the same, also after games that are over."""
    many, rng = LongboxVector(name, 2), random.Random(4)
    seen, infos = many.reset(seed=3)
    fresh = Observer(title(name), many.seats)
    for step in range(700):
        if step % 7 == 0:
            for number in range(2):
                state, seat = many.state(number), int(infos["seat"][number])
                assert state.ask is not None
                assert state.ask.seat == seat
                row = seen["observation"][number]
                assert row.tolist() == fresh.read(state, seat, bool(row[4]))
                if not row[4]:
                    assert seen["action_mask"][number].sum() == len(state.ask.options)
        seen, _, _, _, infos = many.step(chosen(seen, rng))


@pytest.mark.parametrize("name", TITLES)
def test_a_game_among_many_is_the_game(name: str) -> None:
    many, env, rng = LongboxVector(name, 2), LongboxEnv(name, describe=False), random.Random(5)
    seen, infos = many.reset(seed=9)
    env.reset()
    env.state_ = Game.new(title(name), many.seats, "9:1:0", many.options).state
    env._next()
    for _ in range(300):
        agent = env.agent_selection
        alone: Any = env.observe(agent)
        assert agent == f"seat_{infos['seat'][1]}"
        assert np.array_equal(alone["observation"], seen["observation"][1])
        assert np.array_equal(alone["action_mask"], seen["action_mask"][1])
        actions = chosen(seen, rng)
        env.step(actions[1])
        seen, rewards, over, _, infos = many.step(actions)
        if over[1]:
            assert env.terminations[agent]
            assert rewards[1] == env.rewards[agent]
            assert infos["rewards"][1].tolist() == list(env.rewards.values())
            return


def test_who_wins_gets_one_and_another_game_follows() -> None:
    options = {"setup": "quick", "level": "back-alley", "last_page": 5}
    many, rng = LongboxVector("tactics", 8, options=options), random.Random(6)
    seen, _ = many.reset(seed=1)
    ends = 0
    while ends < 10:
        seen, rewards, over, cut, infos = many.step(chosen(seen, rng))
        assert not cut.any()
        assert not rewards[~over].any()
        for number in np.flatnonzero(over):
            ends += 1
            found = infos["rewards"][number]
            assert sorted(found) in ([-1.0, 1.0], [0.0, 0.0])
            assert rewards[number] in found
            assert many.state(int(number)).rounds() <= 1, "a new game"


def test_bots_answer_for_the_others() -> None:
    options = {"setup": "quick", "level": "back-alley", "last_page": 5}
    many, rng = LongboxVector("tactics", 4, options=options, opponents="brawler"), random.Random(2)
    seen, infos = many.reset(seed=1)
    seats = infos["seat"].copy()
    assert seats.tolist() == [0, 1, 0, 1]
    lost = games = 0
    while games < 12:
        seen, rewards, over, _, infos = many.step(chosen(seen, rng))
        assert (infos["seat"][~over] == seats[~over]).all(), "a learner keeps its seat for a game"
        assert (infos["seat"][over] != seats[over]).all(), "and has the other one in the next"
        seats = infos["seat"].copy()
        games += int(over.sum())
        lost += int((rewards < 0).sum())
    assert lost > games / 2


def test_the_same_seed_gives_the_same_games() -> None:
    rows = []
    for _ in range(2):
        many, rng = LongboxVector("tactics", 3, opponents="magpie"), random.Random(8)
        seen, _ = many.reset(seed=11)
        for _ in range(60):
            seen = many.step(chosen(seen, rng))[0]
        rows.append(seen["observation"])
    assert np.array_equal(*rows)


def test_a_game_that_goes_on_from_a_position_has_new_dice() -> None:
    start: Game[Any] = Game.new(title("tactics"), seed=1, options={"setup": "quick"})
    many = LongboxVector("tactics", 2, start=start)
    many.reset(seed=2)
    assert many.state(0).key != many.state(1).key
    assert many.state(0).dump()["at"] == start.state.dump()["at"]


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(BadOption, match=r"^0 games are nothing to play; take 1 or more\.$"):
        LongboxVector("tactics", 0)
    with pytest.raises(BadOption, match=r"^2 opponents are given; there are 1 seats besides the learner's\.$"):
        LongboxVector("tactics", 1, opponents=["rookie", "rookie"])
    with pytest.raises(BadOption, match=r"^There is no player 'genius'"):
        LongboxVector("tactics", 1, opponents="genius")
    many = LongboxVector("tactics", 2)
    many.reset(seed=1)
    with pytest.raises(Illegal, match=rf"^Action {ACTIONS} is masked in game 1;"):
        many.step([0, ACTIONS])
    with pytest.raises(Illegal, match=r"^1 actions are given for 2 games\.$"):
        many.step([0])
