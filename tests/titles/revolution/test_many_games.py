"""Many games of three and four: they end by the rules, nobody learns what is hidden, and a bot that knows what it does wins.

LONGBOX_ALL=1 pytest tests/titles/revolution/test_many_games.py            # 1,000 random and 500 greedy games of each size
LONGBOX_ALL=1 pytest tests/titles/revolution/test_many_games.py -k "random_games and part7-4"     # a chunk: 50 of them, of four
"""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

import pytest

import longbox
from conformance.suite import Examiner
from longbox.kernel import SPECTATOR, Game, view
from longbox.players import GreedyPlayer, Player, RandomPlayer, Sight, play
from longbox.titles import facets
from longbox.titles.revolution.cards.decks import PLOT_CARDS, RECRUITS, bits_of
from longbox.titles.revolution.codes import DIAL, GOAL, NOBODY
from longbox.titles.revolution.state import Table
from longbox.titles.revolution.title import TITLE
from longbox.titles.revolution.words import MISSIONS

PAGE = facets.page(TITLE)

ALL = bool(os.environ.get("LONGBOX_ALL"))
PARTS = 20 if ALL else 1
ASKED, SAVED, TOLD = 11, 61, 10
"""Asking again and saving are tried at every so many decisions, replaying and telling the whole in every so many games; whether
secrets are kept at every decision of every game.
"""

tables = pytest.mark.parametrize("seats", [3, 4])
parts = pytest.mark.parametrize("part", range(PARTS), ids=lambda part: f"part{part}")


def check_cards(t: Table) -> None:
    """No card is lost or doubled."""
    trained = [training for training in t.training if training != NOBODY]
    recruits = [*t.recruit_deck, *bits_of(t.recruit_discard), *trained, *[who for team in t.team for who in team]]
    assert sorted(recruits) == list(range(RECRUITS))
    plots = [*t.plot_deck, *bits_of(t.plot_discard), *[card for hand in t.hands for card in hand]]
    assert sorted(plots) == list(range(len(PLOT_CARDS)))
    assert sorted([*t.mission_deck, *bits_of(t.mission_discard)]) == list(range(len(MISSIONS)))


def check_end(game: Game[Any]) -> None:
    """What the table says about the end fits its points (MR-382..MR-385, RQ-92)."""
    t = game.state
    assert game.result is not None
    assert game.result.winner == t.winning
    top = [seat for seat in range(t.seats) if t.rp[seat] == GOAL]
    assert {"points": len(top) == 1, "tournament": len(top) > 1, "last-round": not top}[t.reason]
    if top:
        assert t.winning in top
    else:
        assert t.round == t.options["last_round"]
        assert t.rp[t.winning] == max(t.rp)
    assert t.round <= int(str(t.options["last_round"]))
    assert min(t.hope) >= 0
    assert not any(t.staked)
    check_cards(t)


def turned(cards: tuple[int, ...] | list[int], by: int) -> tuple[int, ...]:
    """Every card somewhere else, if there are two."""
    by = 1 + by % (len(cards) - 1) if len(cards) > 1 else 0
    return (*cards[by:], *cards[:by])


def exchanged(t: Table, seat: int, by: int, changed: Counter[str]) -> Table:
    """The table with all that a seat may not know made different, said without the help of `redeal`: the cards in the hands of
    others that it was not shown, the decks below what it knows of them, the dials that lie face down, and the dice to come.
    """
    other = t.copy()
    other.key = t.key ^ by
    seen = t.peeked[seat] if seat >= 0 else 0
    recruits = len(t.known_recruits[seat]) if seat >= 0 else 0
    missions = len(t.known_missions[seat]) if seat >= 0 else 0
    others = [one for one in range(t.seats) if one != seat]
    pool = list(t.plot_deck)
    for one in others:
        pool += [card for card in t.hands[one] if not seen >> card & 1]
    left = list(turned(pool, by))
    for one in others:
        other.hands[one] = tuple(sorted([card if seen >> card & 1 else left.pop() for card in t.hands[one]]))
    other.plot_deck = tuple(left)
    at = len(t.recruit_deck) - recruits
    other.recruit_deck = (*turned(t.recruit_deck[:at], by), *t.recruit_deck[at:])
    at = len(t.mission_deck) - missions
    other.mission_deck = (*turned(t.mission_deck[:at], by), *t.mission_deck[at:])
    if not t.shown:
        for one in others:
            most = min(DIAL, t.hope[one])
            if t.bids[one] != NOBODY and most:
                other.bids[one] = (t.bids[one] + 1 + by % most) % (most + 1)
                changed["dials"] += 1
    changed["hands"] += other.hands != t.hands
    changed["plots"] += other.plot_deck != t.plot_deck
    changed["recruits"] += other.recruit_deck != t.recruit_deck
    changed["missions"] += other.mission_deck != t.mission_deck
    other.advance()
    return other


def secrets_are_kept(game: Game[Any], by: int, changed: Counter[str]) -> None:
    """Nobody is shown, asked or offered anything that depends on what they may not know.

    With everything hidden exchanged, all that anybody may see stays the same. A seat sees that and, exactly, its own hand and dial
    and what it was shown; and with all exchanged that the asked seat may not know, it is asked and offered the same.
    """
    t = game.state
    assert t.ask is not None
    public = view(TITLE, t, SPECTATOR)
    assert view(TITLE, exchanged(t, SPECTATOR, by, changed), SPECTATOR) == public, "everybody sees something nobody may know"
    for seat in range(t.seats):
        seen = view(TITLE, t, seat)
        assert seen["top"] == {"recruits": list(t.known_recruits[seat]), "missions": list(t.known_missions[seat])}
        for one, school in enumerate(seen["schools"]):
            assert school["hand"] == [card for card in t.hands[one] if one == seat or t.peeked[seat] >> card & 1]
            school["hand"] = []
        assert seen["schools"][seat]["bid"] == t.bids[seat]
        seen["schools"][seat]["bid"] = public["schools"][seat]["bid"]
        asked = {"seat": t.ask.seat, "kind": t.ask.kind}
        assert set(seen["ask"]) - set(asked) <= ({"options", "region"} if seat == t.ask.seat else set())
        assert seen | {"seat": SPECTATOR, "top": public["top"], "ask": asked} == public, f"seat {seat} sees what it may not know"
    seat = t.ask.seat
    other = exchanged(t, seat, by, changed)
    assert other.ask == t.ask, f"seat {seat} is asked something else"
    assert PAGE.offer(other, t.ask) == PAGE.offer(t, t.ask), f"seat {seat} is told something it may not know"


def watched(seats: int, seed: int, players: list[Player]) -> Game[Any]:
    """A game under the eyes of the conformance suite, with all secrets exchanged at every decision."""
    examiner = Examiner(TITLE, seats, seed, {"last_round": 15})
    game = examiner.game
    changed: Counter[str] = Counter()
    while (ask := game.ask) is not None:
        secrets_are_kept(game, examiner.rng.below(1 << 64), changed)
        if len(game.answers) % ASKED == 0:
            examiner.question()
        if len(game.answers) % SAVED == 0:
            examiner.copies_go_the_same_way()
        game.answer(players[ask.seat].choose(Sight(TITLE, game.state, ask)))
    if seed % TOLD == 0:
        examiner.end()
    for what in ("hands", "dials", "plots", "recruits", "missions"):
        assert changed[what] > len(game.answers) // 100, f"{what} were never exchanged, so nothing was shown"
    return game


@tables
@parts
def test_random_games_end_by_the_rules(seats: int, part: int) -> None:
    for seed in range(part, 1000 if ALL else 6, PARTS):
        players: list[Player] = [RandomPlayer(f"{seed} {seat}") for seat in range(seats)]
        if ALL or seed < 1:
            check_end(watched(seats, seed, players))
        else:
            game = longbox.new("revolution", seats, seed=seed, last_round=15)
            play(game, players)
            check_end(game)


@tables
@parts
def test_greedy_games_end_by_points(seats: int, part: int) -> None:
    """Equal bots need no last round."""
    for seed in range(part, 500 if ALL else 4, PARTS):
        players: list[Player] = [GreedyPlayer(f"{seed} {seat}") for seat in range(seats)]
        if ALL or seed < 1:
            game = watched(seats, seed, players)
        else:
            game = longbox.new("revolution", seats, seed=seed, last_round=15)
            play(game, players)
        check_end(game)
        assert game.state.reason != "last-round"


@tables
def test_greedy_beats_random(seats: int) -> None:
    """In every seat in turn; chance alone would win one game of three or four."""
    games, wins = 100 if ALL else 8, 0
    for seed in range(games):
        game = longbox.new("revolution", seats, seed=seed, last_round=15)
        players: list[Player] = [RandomPlayer(f"{seed} {seat}") for seat in range(seats)]
        players[seed % seats] = GreedyPlayer(seed)
        play(game, players)
        assert game.result is not None
        wins += game.result.winner == seed % seats
    print(f"greedy won {wins} of {games} games of {seats}")
    assert wins * 100 >= 75 * games
