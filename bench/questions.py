"""How much a person is asked: decisions per round and per activation of Crisis Protocol, and how often they press for it.

    .venv/bin/python bench/questions.py [GAMES]

Ready rosters, quick setup, greedy's answers for both sides. Decisions: every question of the rules; what is left where only what
matters is asked, and two questions that belong together are one; and what is left of that where one gesture answers several, as on
the board. An enemy or a token that is tapped answers for attack and target, and for whoever was chosen to be activated; a base that
is dragged answers for activation and move.

Presses of a mouse, of whoever is active, while a character is activated and moves and attacks once: a place, a direction or dice
are pointed at and confirmed; a button is one press, and so is a drag.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from longbox.kernel import Answer, Ask, Game
from longbox.players import Sight, player
from longbox.titles import facets, title
from longbox.titles.crisis.cards import LIBRARY
from longbox.titles.crisis.state import Table

CRISIS = title("crisis")
ASKING = facets.asking(CRISIS)
FIGURES = ("every question", "what matters", "by gestures")


@dataclass
class Decision:
    """An answer of a person."""

    seat: int
    kind: str
    chosen: str
    """The kind of option, where options have one."""
    presses: int
    second: bool
    """The second half of one before."""
    acting: bool
    """Whoever decides has a character activated."""


def decisions(game: Game[Table], everything: list[int]) -> Iterator[Decision]:
    """What people decide in a game that greedy answers, where only what matters is asked."""
    bots = [player("greedy", seat) for seat in range(2)]
    declined, second = None, False
    while game.ask is not None:
        ask, state = game.ask, game.state
        everything[0] += 1
        found = ASKING.settled(state, ask, before=declined)
        if found is not None:
            game.answer(found.option)
            continue
        value = bots[ask.seat].choose(Sight(CRISIS, state, ask))
        joined = ASKING.joined(state, ask)
        declines = value == ASKING.declines(state, ask)
        declined = state.copy() if declines else None
        chosen = ask.options[value] if isinstance(value, int) else value
        kind = str(chosen[0]) if isinstance(chosen, tuple) and chosen else ""
        leads = joined is not None and not declines
        presses = 0 if leads else 1 if declines else pressed(state, ask, value)
        yield Decision(ask.seat, ask.kind, kind, presses, second, state.active == ask.seat and ask.kind != "turn")
        second = leads
        game.answer(value)


def pressed(state: Table, ask: Ask, value: Answer) -> int:
    """How often somebody with a mouse presses for an answer: once on a button that says it."""
    if ask.kind == "dice":
        dice = ask.options[value] if isinstance(value, int) else value
        return len(dice) + 1  # type: ignore[arg-type]
    return 1 if ask.region is None else 2


def one_gesture(last: Decision | None, now: Decision) -> bool:
    """Whether the gesture that answered one question answered this one, too."""
    if last is None or last.seat != now.seat:
        return False
    if (last.kind, last.chosen, now.kind) == ("action", "attack", "target"):  # the enemy was tapped
        return True
    if (last.chosen, now.kind) == ("move", "advance"):  # the base was dragged
        return True
    return last.chosen == "activate" and now.chosen in ("move", "attack", "interact")


def spared(last: Decision | None, now: Decision) -> int:
    """Presses of the answer before that the gesture which answered both has made already."""
    if last is None or not one_gesture(last, now):
        return 0
    if now.chosen == "move":
        return last.presses  # nobody was pressed before the drag
    if now.kind == "advance":
        return last.presses + now.presses - 1  # it is dragged there
    return 0  # the enemy, and what with


def main(games: int) -> None:
    rosters = sorted(LIBRARY.rosters)
    counts = dict.fromkeys(FIGURES, 0)
    rounds = people = 0
    turns: list[dict[str, int]] = []
    """Of each activation: presses, and how often it moved and attacked."""
    for number in range(games):
        a, b = random.Random(number).sample(rosters, 2)
        game = Game.new(CRISIS, seed=f"questions {number}", options={"setup": "quick", "roster_a": a, "roster_b": b})
        last, turn, everything = None, 0, [0]
        for now in decisions(game, everything):
            if game.state.round != turn:
                turn, people = game.state.round, people + len(game.state.present())
            if now.chosen == "activate":
                turns.append({"presses": 0, "move": 0, "attack": 0})
            joined = now.second or one_gesture(last, now)
            counts["what matters"] += not now.second
            counts["by gestures"] += not joined
            if turns and (now.acting or now.chosen == "activate"):
                turns[-1]["presses"] += now.presses
                turns[-1]["presses"] -= spared(last, now)
                turns[-1]["move"] += now.chosen == "move"
                turns[-1]["attack"] += now.chosen == "attack"
            last = now
        counts["every question"] += everything[0]
        rounds += game.state.round
    print(f"{games} games, {rounds} rounds, {people / (2 * rounds):.1f} characters a side")
    for name, count in counts.items():
        print(f"{name:15} {count / len(turns):4.1f} an activation, {4 * count / people:5.1f} a round of four characters")
    both = [one["presses"] for one in turns if one["move"] == one["attack"] == 1]
    print(f"{len(both)} activations with a move and an attack: {sum(both) / len(both):.1f} presses")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
