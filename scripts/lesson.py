"""Find the position of the first lesson of a title and write it down.

    .venv/bin/python scripts/lesson.py crisis
    .venv/bin/python scripts/lesson.py tactics
    .venv/bin/python scripts/lesson.py revolution

A lesson is a saved game: the first answers of a game whose next question is the learner's. It is searched anew when the rules
decide something differently and the old answers no longer lead to it. Wanted is the learner's turn early in the game, nobody out,
and much to do: `worth` of each title says what.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from longbox.kernel import PASS, Game, Generator, dice_key
from longbox.players import Sight, player
from longbox.titles import facets, shelf

TITLES = Path(__file__).parents[1] / "src/longbox/titles"
LEARNER = 0


class Search(NamedTuple):
    options: dict[str, Any]
    worth: Callable[[Game[Any]], int]
    """How much there is to learn from here; 0 where something is missing."""
    choose: Callable[[Game[Any], int], Any]
    """What the players do until then, for a seed."""
    rounds: int
    enough: int
    seats: int = 2


def kinds(game: Game[Any]) -> set[str]:
    """What the asked piece could do."""
    assert game.ask is not None
    return {option[0] for option in game.ask.options if isinstance(option, tuple)}


# -- Crisis Protocol -----------------------------------------------------------------------------------------------------


def crisis_worth(game: Game[Any]) -> int:
    """Nobody Dazed or KO'd, somebody who can attack at once and also move and use a superpower, an objective to be had."""
    ask, state = game.ask, game.state
    if ask is None or ask.kind != "turn" or ask.seat != LEARNER or state.round not in (2, 3) or any(state.injured):
        return 0
    if any(status & ~1 & ~2 for status in state.status) or len(ask.options) < 4:
        return 0
    found, fighters, takers = 0, 0, 0
    for number in range(len(ask.options)):
        trial = game.clone()
        trial.answer(number)
        if trial.ask is None or trial.ask.kind != "action":
            continue
        can = kinds(trial)
        if {"attack", "move", "power"} <= can:
            fighters += 1
        if "interact" in can:
            takers += 1
        found += len(can)
    return found + 10 * (fighters > 0) + 10 * (takers > 0) if fighters and takers else 0


def greedily(game: Game[Any], seed: int) -> Any:
    assert game.ask is not None
    return player("greedy", seed * 1000 + len(game.answers)).choose(Sight(game.title, game.state, game.ask))


# -- FASERIP Tactics -----------------------------------------------------------------------------------------------------


def team(outlook: str, plot: str, *figures: str) -> str:
    return json.dumps({"outlook": outlook, "figures": figures, "plot": plot})


def tactics_worth(game: Game[Any]) -> int:
    """Nobody KO'ed, two activations to come; a shot and a brawl at once, Karma for both, a Plot within one Move."""
    ask, t = game.ask, game.state
    if ask is None or ask.kind != "activate" or ask.seat != LEARNER or t.page > 3 or any(square < 0 for square in t.at):
        return 0
    if len(ask.options) < 3 or t.stack[-1].left < 2 or any(t.conditions) or any(t.vp):
        return 0
    shots = brawls = plots = 0
    for number, who in enumerate(ask.options):
        trial = game.clone()
        trial.answer(number)
        if trial.ask is None or trial.ask.kind != "act":
            continue
        attacks = t.attacks(who)
        forms = {attacks[one[1]].form for one in trial.ask.options if one[0] == "strike" and one[1] >= 0}
        rich = t.karma[who] >= 2 and not t.spent[who]
        shots += "shooting" in forms and rich
        brawls += "brawling" in forms and rich
        reach = facets.page(game.title).measure(t, LEARNER, {"what": "reach", "who": who})["squares"]
        tokens = [square for square in t.plots[:2] if square >= 0]
        plots += any(t.ground().distance(square, token) <= 1 for square, _, _ in reach for token in tokens)
    return 10 * min(shots, 2) + 10 * min(brawls, 2) + 10 * min(plots, 2) if shots and brawls and plots else 0


def straight_on(game: Game[Any], seed: int) -> Any:
    """Some walk towards their own Plot, some towards the nearest opponent; nobody attacks before the lesson does."""
    ask, t = game.ask, game.state
    assert ask is not None
    options: Any = ask.options
    if ask.kind == "act":
        return next((i for i, one in enumerate(options) if one == ("move", -1)), 0)
    if ask.kind == "move":
        who = t.acting
        near = [t.at[foe] for foe in t.foes(who)] if (who + seed) % 3 else list(t.plots[2 * ask.seat : 2 * ask.seat + 2])

        def gap(way: tuple[int, ...]) -> int:
            return min(t.ground().distance(way[-1] if way else t.at[who], goal) for goal in near)

        return min(range(len(options)), key=lambda i: (gap(options[i]), len(options[i]), i))
    if PASS in options:
        return options.index(PASS)
    return Generator(dice_key(f"{seed} {len(game.answers)}")).below(len(options))


# -- Mutant Revolution ----------------------------------------------------------------------------------------------------


def revolution_worth(game: Game[Any]) -> int:
    """The learner's first turn in the first Plot Phase: an Event to play, one that needs support, a Reaction, a Power."""
    ask, t = game.ask, game.state
    if ask is None or ask.kind != "plot" or ask.seat != LEARNER or t.round != 1 or t.pp[LEARNER] < 1:
        return 0
    offer = facets.page(game.title).offer(t, ask)
    groups = [one.get("group") for one in offer["options"]]
    shut = [one["group"] for one in offer["closed"]]
    if "Together" not in groups:
        return 0
    events, reactions = groups.count("Events"), shut.count("Reactions")
    return 10 * min(events, 1) + 10 * min(reactions, 1) + 5 * groups.count("Powers") + 5 * (shut.count("Events") > 0)


def quietly(game: Game[Any], seed: int) -> Any:
    """Nobody does anything in the Plot Phase before the learner; everybody recovers and pays."""
    assert game.ask is not None
    return game.ask.options.index(PASS) if PASS in game.ask.options and game.ask.kind == "plot" else 0


SEARCHES = {
    "crisis": Search(
        {"setup": "quick", "roster_a": "first-avengers", "roster_b": "cabal", "battlefield": "downtown"},
        crisis_worth, greedily, 4, 45,
    ),
    "tactics": Search(
        {
            "setup": "quick",
            "map": "street",
            "team_a": team("good", "kitchen-cleaners", "daredevil", "black-widow", "dagger", "cloak"),
            "team_b": team("evil", "crime-wave", "kingpin", "vulture", "electro", "maggia-thug"),
        },
        tactics_worth, straight_on, 4, 60,
    ),
    "revolution": Search({"last_round": 4}, revolution_worth, quietly, 2, 30, 4),
}  # fmt: skip


def main(name: str) -> None:
    search, title = SEARCHES[name], shelf.title(name)
    best, kept = 0, ""
    for seed in range(60):
        game: Game[Any] = Game.new(title, search.seats, f"lesson {seed}", search.options)
        while game.ask is not None and game.state.rounds() < search.rounds:
            score = search.worth(game)
            if score > best:
                best, kept = score, game.save()
                print(f"seed {seed}, round {game.state.rounds()}, {len(game.answers)} answers: {score}")
            game.answer(search.choose(game, seed))
        if best >= search.enough:
            break
    assert kept, "no position has it all; search further"
    where = TITLES / name / "page/lessons/first.json"
    where.write_text(kept + "\n", encoding="utf-8")
    print(f"{where.name}: {len(kept)} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in SEARCHES:
        sys.exit(f"Name a title: {' or '.join(SEARCHES)}.")
    main(sys.argv[1])
