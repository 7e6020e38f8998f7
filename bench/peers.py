"""Peers of Longbox, measured on request: reads {"peer", "seconds"} lines, answers one line of figures each.

Runs in an environment of its own (`bench/setup-peers`), so that Longbox never depends on what it is compared with. Every peer plays
random games the way its own documentation does it: list the legal moves, pick one, make it, until the game is over.
"""

import importlib.util
import json
import random
import sys
import time

pick = random.Random(7).random


def chess_slice(seconds):
    import chess

    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(pick() * len(moves))])
            decisions += 1
        games += 1
    spent = time.process_time() - start
    board = chess.Board()
    for _ in range(40):
        moves = list(board.legal_moves)
        board.push(moves[int(pick() * len(moves))])
    return games, decisions, spent, clone_us(lambda: board.copy(stack=False))


def catanatron_slice(seconds):
    from catanatron import Color, Game, RandomPlayer

    games = decisions = 0
    random.seed(7)
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])
        game.play()
        decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
        games += 1
    spent = time.process_time() - start
    return games, decisions, spent, clone_us(game.copy, 200)


def open_spiel_slice(seconds):
    import pyspiel

    backgammon = pyspiel.load_game("backgammon")
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = backgammon.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
            else:
                moves = state.legal_actions()
                state.apply_action(moves[int(pick() * len(moves))])
                decisions += 1
        games += 1
    spent = time.process_time() - start
    state = backgammon.new_initial_state()
    for _ in range(40):
        moves = state.legal_actions()
        state.apply_action(moves[int(pick() * len(moves))])
    return games, decisions, spent, clone_us(state.clone)


def networkx_matching(edges):
    """Milliseconds of one exact matching, for bench/pairing.py."""
    import networkx

    graph = networkx.Graph()
    graph.add_weighted_edges_from(edges)
    start = time.process_time()
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return {"ms": 1000 * (time.process_time() - start), "pairs": len(pairs)}


def clone_us(clone, count=2000):
    best = 1e9
    for _ in range(5):
        start = time.process_time()
        for _ in range(count):
            clone()
        best = min(best, time.process_time() - start)
    return best / count * 1e6


SLICES = {"chess": chess_slice, "catanatron": catanatron_slice, "open_spiel": open_spiel_slice}
MODULES = {"chess": "chess", "catanatron": "catanatron", "open_spiel": "pyspiel"}


def main():
    print(json.dumps({"peers": [name for name in SLICES if importlib.util.find_spec(MODULES[name])]}), flush=True)
    for line in sys.stdin:
        wanted = json.loads(line)
        if "edges" in wanted:
            print(json.dumps(networkx_matching(wanted["edges"])), flush=True)
            continue
        games, decisions, spent, clone = SLICES[wanted["peer"]](wanted["seconds"])
        print(json.dumps({"games_per_s": games / spent, "decisions_per_s": decisions / spent, "clone_us": clone}), flush=True)


if __name__ == "__main__":
    main()
