"""How much a person is asked: decisions per round and per activation of Crisis Protocol.

    .venv/bin/python bench/questions.py [GAMES]

Ready rosters, quick setup, greedy's answers for both sides. Three figures: every question of the rules; what is left where only
what matters is asked; and what is left of that where one gesture answers several questions, as on the board. An enemy that is
tapped answers for attack and target, a base that is dragged for activation, move and place.
"""

from __future__ import annotations

import random
import sys

from longbox.kernel import Game
from longbox.players import Sight, player
from longbox.titles import facets, title
from longbox.titles.crisis.cards import LIBRARY


def main(games: int) -> None:
    crisis, rosters = title("crisis"), sorted(LIBRARY.rosters)
    asking = facets.asking(crisis)
    everything = matters = gestures = rounds = activations = people = 0
    for number in range(games):
        a, b = random.Random(number).sample(rosters, 2)
        game = Game.new(crisis, seed=f"questions {number}", options={"setup": "quick", "roster_a": a, "roster_b": b})
        bots = [player("greedy", seat) for seat in range(2)]
        last, declined, turn = ("", ""), None, 0
        while game.ask is not None:
            ask, state = game.ask, game.state
            if state.round != turn:
                turn, people = state.round, people + len(state.present())
            everything += 1
            found = asking.settled(state, ask, before=declined)
            if found is not None:
                game.answer(found.option)
                continue
            value = bots[ask.seat].choose(Sight(crisis, state, ask))
            declined = state.copy() if value == asking.declines(state, ask) else None
            chosen = ask.options[value] if isinstance(value, int) else value
            kind = chosen[0] if isinstance(chosen, tuple) and chosen else ""
            activations += kind == "activate"
            matters += 1
            same = (last[0], last[1], ask.kind) == ("action", "attack", "target") or (last[1], ask.kind) == ("move", "advance")
            dragged = last[1] == "activate" and kind == "move"
            gestures += not (same or dragged)
            last = (ask.kind, str(kind))
            game.answer(value)
        rounds += game.state.round
    sides = 2 * rounds
    print(f"{games} games, {rounds} rounds, {people / sides:.1f} characters a side")
    for name, count in (("every question", everything), ("what matters", matters), ("by gestures", gestures)):
        each = f"{count / activations:4.1f} an activation, {4 * count / people:5.1f} for four characters"
        print(f"{name:15} {count / sides:5.1f} a round and side, {each}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
