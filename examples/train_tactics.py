"""Train a small agent that beats a random one in FASERIP Tactics, in a minute on one core, with numpy alone.

    pip install 'longbox[env]'
    python examples/train_tactics.py

The position is reduced: a back alley with two figures on each side, near to each other, and who is wiped out has lost. The agent is
a linear policy: each option has a few features (what kind of question it answers with which word, how near to an opponent a move
ends) and each feature a weight. After a game that went better than usual every choice in it is made likelier (REINFORCE).
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from longbox.kernel import Game
from longbox.lab.env import LongboxEnv
from longbox.titles import title
from longbox.titles.facets.rows import PIECES
from longbox.titles.tactics.codes import KO, OFF
from longbox.titles.tactics.study.observe import FIGURE

WORDS = 61
"""Weights per kind of question for what an answer says; two words that share one by chance do little harm."""


def alley() -> Game[Any]:
    """The reduced position: the first two figures of each side, four squares apart."""
    options = {"level": "back-alley", "setup": "quick", "wiped_out": "ends", "last_page": 8}
    game: Game[Any] = Game.new(title("tactics"), seed=1, options=options)
    t = game.state
    seats = [[who for who, seat in enumerate(t.seat) if seat == side] for side in (0, 1)]
    for side, row in ((0, 13), (1, 9)):
        for number, who in enumerate(seats[side]):
            if number < 2:
                t.at[who] = 20 * row + (8, 11)[number]
            else:
                t.at[who], t.ready[who], t.health[who] = OFF, KO, 0
    t.placed = None
    t.advance()
    game.ask = t.ask
    return game


class Agent:
    """A linear policy over the options of a question."""

    def __init__(self, env: LongboxEnv, seed: int = 0) -> None:
        names = env.observer.names
        self.kinds = [at for at, name in enumerate(names) if name.startswith("asked: ")]
        self.moves = env.observer.kinds["move"]
        self.mine = names.index("my figure 0: there")
        self.theirs = names.index("their figure 0: there")
        self.table = WORDS * len(self.kinds)
        self.weights = np.zeros(self.table + 2)
        self.rng = np.random.default_rng(seed)

    def features(self, seen: dict[str, Any]) -> tuple[np.ndarray, np.ndarray]:
        """Per action the number of its word, and two measures of where a move ends."""
        row, told = seen["observation"], seen["options"][: int(seen["action_mask"].sum())]
        kind = int(row[self.kinds].argmax())
        first = told[:, 0]
        spoken = (first > 0) & (first < 1)
        words = np.where(spoken, (first * 1e6).astype(int), 7) % WORDS
        measures = np.zeros((len(told), 2))
        if kind == self.moves:
            figures = row[self.theirs : self.theirs + PIECES * len(FIGURE)].reshape(PIECES, len(FIGURE))
            foes = figures[figures[:, 0] > 0][:, 1:3] * (20, 23)
            if len(foes):
                ends = np.stack((first % 20, first // 20), 1)
                far = np.abs(ends[:, None, :] - foes[None, :, :]).max(2).min(1)
                measures[:, 0], measures[:, 1] = -far / 5, far <= 1
                measures[first == 0] = 0
        return words + WORDS * kind, measures

    def chances(self, seen: dict[str, Any]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        words, measures = self.features(seen)
        rated = self.weights[words] + measures @ self.weights[self.table :]
        likely = np.exp(rated - rated.max())
        return likely / likely.sum(), words, measures

    def learn(self, memory: list[tuple[int, np.ndarray, np.ndarray, np.ndarray]], better: float, rate: float) -> None:
        """Make what was chosen likelier if the game went better than usual, and else less likely."""
        for action, likely, words, measures in memory:
            push = -likely
            push[action] += 1
            np.add.at(self.weights, words, rate * better * push)
            self.weights[self.table :] += rate * better * (push @ measures)


def play(env: LongboxEnv, agent: Agent, seat: int, seed: int, memory: list[Any] | None = None) -> float:
    """One game against random answers; what the agent gets. It tries things out while it has a memory to learn from."""
    env.reset(seed=seed)
    me = f"seat_{seat}"
    rng = np.random.default_rng(seed)
    while not env.terminations[me]:
        seen = env.observe(env.agent_selection)
        if env.agent_selection != me:
            env.step(int(rng.integers(seen["action_mask"].sum())))
            continue
        likely, words, measures = agent.chances(seen)
        action = int(agent.rng.choice(len(likely), p=likely)) if memory is not None else int(likely.argmax())
        if memory is not None and len(likely) > 1:
            memory.append((action, likely, words, measures))
        env.step(action)
    return float(env.rewards[me])


def train(games: int, seed: int = 0, rate: float = 0.03, told: bool = True) -> tuple[LongboxEnv, Agent]:
    env = LongboxEnv("tactics", start=alley())
    agent = Agent(env, seed)
    usual = 0.0
    for number in range(games):
        memory: list[Any] = []
        got = play(env, agent, number % 2, 1_000_000 * (seed + 1) + number, memory)
        agent.learn(memory, got - usual, rate)
        usual += 0.02 * (got - usual)
        if told and (number + 1) % 200 == 0:
            print(f"{number + 1} games, reward of late {usual:+.2f}", flush=True)
    return env, agent


def tried(env: LongboxEnv, agent: Agent, games: int) -> tuple[float, float]:
    """The shares of fresh games the agent wins and loses, in both seats alike."""
    got = [play(env, agent, number % 2, number) for number in range(games)]
    return sum(one > 0 for one in got) / games, sum(one < 0 for one in got) / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small agent to beat random in a back alley.")
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    for games in (0, args.games):
        won, lost = tried(*train(games, args.seed), 200)
        print(f"after {games} games: of 200 new ones it wins {won:.0%} and loses {lost:.0%}")
