"""Every title as a PettingZoo environment in which agents take turns (AEC).

An action is the number of an option. The space has a fixed size; a question with more options is put in two steps or more, first
for a group of options and then inside it. What an agent sees is told in `observe.py`, what it wins in `LongboxEnv.step`.

>>> from longbox.lab.env import LongboxEnv
>>> env = LongboxEnv("crisis", options={"setup": "quick"})
>>> env.reset(seed=7)
>>> env.action_space(env.agent_selection).seed(7)
7
>>> while env.agents:
...     seen, reward, over, cut, info = env.last()
...     env.step(None if over else env.action_space(env.agent_selection).sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from longbox.kernel import AnyGame, AnyTitle, Ask, BadOption, Illegal, State, dice_key, new_seed
from longbox.titles import title as find_title
from longbox.titles.facets import study

from .collector import collect_rarely
from .observe import PARTS, Observer

ACTIONS = 64
LARGEST = 1e6
"""Numbers of an observation lie between -LARGEST and LARGEST."""

_MASKS = np.tril(np.ones((ACTIONS + 1, ACTIONS), np.int8), -1)
_MASKS.setflags(write=False)
"""By the number of actions: which are there."""


class LongboxEnv(AECEnv):  # type: ignore[misc]
    """One game of a title. `start` is a game to go on from, with new dice, instead of a fresh one."""

    metadata = {"name": "longbox", "is_parallelizable": False, "render_modes": []}

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        start: AnyGame | None = None,
        describe: bool = True,
    ) -> None:
        super().__init__()
        collect_rarely()
        self.title: AnyTitle = find_title(title)
        if start is not None and (start.title is not self.title or options or seats not in (None, start.state.seats)):
            raise BadOption("A game to go on from has its title, seats and options already; do not name others.")
        self.options = self.title.check_options({**study(self.title).played, **(options or {})})
        self.start = start
        self.describe = describe
        """Whether observations have a row for each option, which takes most of the time they take."""
        count = start.state.seats if start is not None else self.title.check_seats(seats)
        self.observer = Observer(self.title, count)
        length = len(self.observer.names)
        self._rows = [np.zeros(length, np.float32) for _ in range(count)]
        self._eyes = [self.observer.eye(memoryview(row).cast("B"), 0, seat) for seat, row in enumerate(self._rows)]  # type: ignore[arg-type]
        self.metadata = {**self.metadata, "name": f"longbox_{self.title.name}_v0"}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen: dict[str, spaces.Space[object]] = {
            "observation": spaces.Box(-LARGEST, LARGEST, (len(self.observer.names),), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
        if describe:
            seen["options"] = spaces.Box(-LARGEST, LARGEST, (ACTIONS, PARTS), np.float32)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seed: int | str | None = None
        self._games = 0
        self.state_: State

    def observation_space(self, agent: str) -> spaces.Space[object]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[object]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game. The same seed gives the same game; without one, the games after a seed follow from it."""
        if seed is not None:
            self._seed, self._games = seed, 0
        elif self._seed is None:
            self._seed = new_seed()
        game_seed = self._seed if self._games == 0 else f"{self._seed}:{self._games}"
        self._games += 1
        if self.start is None:
            self.state_ = self.title.new(len(self.possible_agents), game_seed, self.options)
        else:
            self.state_ = self.start.state.copy()
            self.state_.key, self.state_.count, self.state_.script = dice_key(game_seed), 0, None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._next()

    @property
    def ask(self) -> Ask | None:
        """The question itself, for agents that know the title."""
        return self.state_.ask

    @property
    def span(self) -> tuple[int, int]:
        """The options that are still meant: from, up to and without; all of them but inside a folded question."""
        return self._low, self._high

    def _next(self) -> None:
        ask = self.state_.ask
        if ask is None:
            self._low = self._high = self._groups = 0
            self._end()
        else:
            self._low, self._high = 0, len(ask.options)
            self._fold()
            self.agent_selection = self.possible_agents[ask.seat]

    def _fold(self) -> None:
        count = self._high - self._low
        self._groups = min(ACTIONS, ceil(count / ACTIONS)) if count > ACTIONS else 0

    def _end(self) -> None:
        """Who wins gets 1 and the others share -1; a draw gives nothing."""
        winner = self.state_.winner()
        if winner is not None:
            share = -1.0 / (len(self.possible_agents) - 1)
            self.rewards = {agent: 1.0 if seat == winner else share for agent, seat in self._seat.items()}
            self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; once the game is over, None for each of them."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        ask, low, groups = self.state_.ask, self._low, self._groups
        assert ask is not None
        count = groups or self._high - low
        if action is None or not 0 <= action < count:
            raise Illegal(f"Action {action} is masked; there are {count} now, from 0.")
        action = int(action)
        if groups:
            width = self._high - low
            self._low, self._high = low + width * action // groups, low + width * (action + 1) // groups
            self._fold()
            return
        self.state_.resolve(ask.options[low + action])
        self._next()

    def observe(self, agent: str) -> dict[str, object]:
        """The numbers of `agent`, which of its actions are there and, with `describe`, what each stands for."""
        seat, ask = self._seat[agent], self.state_.ask
        mine = ask is not None and ask.seat == seat
        folded = mine and (self._groups > 0 or self._low > 0 or self._high < len(ask.options))  # type: ignore[union-attr]
        count = (self._groups or self._high - self._low) if mine else 0
        self._eyes[seat].look(self.state_, folded)
        seen = {
            "observation": self._rows[seat].copy(),
            "action_mask": _MASKS[count].copy(),
        }
        if self.describe:
            told = seen["options"] = np.zeros((ACTIONS, PARTS), np.float32)
            if count:
                assert ask is not None
                told[:count] = np.frombuffer(self.observer.described(ask.options, self._shown()), np.float32).reshape(count, PARTS)
        return seen

    def _shown(self) -> list[int] | range:
        """The options the actions stand for: themselves or, for a group, its first."""
        low, width, groups = self._low, self._high - self._low, self._groups
        return [low + width * group // groups for group in range(groups)] if groups else range(low, self._high)

    def close(self) -> None:
        """Nothing is held that would have to be let go."""
