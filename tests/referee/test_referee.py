"""The referee watches games of every title, and each law notices what it is there for."""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from longbox.kernel import Game, Generator
from longbox.titles import title

from . import crisis, draws, revolution, tactics
from .watching import Broken, Referee, Step, now, seen

BOOKS: dict[str, ModuleType] = {"crisis": crisis, "tactics": tactics, "revolution": revolution}
GAMES = 60 if os.environ.get("LONGBOX_ALL") else 3


@pytest.mark.parametrize("name", BOOKS)
def test_no_law_is_broken(name: str) -> None:
    """More games: python scripts/referee.py TITLE GAMES."""
    referee = Referee(title(name), BOOKS[name].LAWS)
    for seed in range(GAMES):
        referee.watch(seed, getattr(draws, name)(seed), 3 + seed % 2 if name == "revolution" else None)
    assert referee.games == GAMES
    assert referee.steps > 100 * GAMES


def test_a_broken_law_stops_the_game_with_the_move_that_broke_it() -> None:
    def never(step: Step) -> str | None:
        return "This must not be." if len(step.memory.setdefault("steps", [])) > 4 or step.memory["steps"].append(1) else None

    with pytest.raises(Broken, match=r"never: This must not be\. Answer 5 of the game with seed 7 "):
        Referee(title("tactics"), (never,)).watch(7, {})


# -- each law ------------------------------------------------------------------------------------------------------------


def middle(name: str, answers: int) -> Step:
    """A moment of a game, as the referee sees it."""
    options = {"setup": "quick"} if name == "crisis" else {}
    game = Game.new(title(name), seed=3, options=options)
    rng = Generator(3)
    for _ in range(answers):
        assert game.ask is not None
        game.answer(rng.below(len(game.ask.options)))
    state = seen(game)
    asks = now(game)
    assert asks is not None
    return Step(state, copy.deepcopy(state), (), asks, asks, {})


def event(kind: str, **fields: Any) -> Any:
    """Something that is told, by the name of its class."""
    return type(kind, (SimpleNamespace,), {})(**fields)


def put(column: str, *values: Any) -> Callable[[Step], None]:
    """The first characters have something else now."""

    def change(step: Step) -> None:
        step.after[column][: len(values)] = list(values)

    return change


def both(column: str, *values: Any) -> Callable[[Step], None]:
    """The first characters have something else, before and now."""

    def change(step: Step) -> None:
        for state in (step.before, step.after):
            state[column][: len(values)] = list(values)

    return change


def field(name: str, value: Any) -> Callable[[Step], None]:
    def change(step: Step) -> None:
        step.after[name] = value  # type: ignore[index]

    return change


def told(*events: Any, **more: Any) -> Callable[[Step], None]:
    def change(step: Step) -> None:
        step.heard = events
        step.memory.update(more)

    return change


def asked(seat: int, kind: str, frame: dict[str, Any] | None = None) -> Callable[[Step], None]:
    def change(step: Step) -> None:
        step.asked = step.asks = (seat, kind)
        step.after["stack"] = [frame or {"frame": "Turn", "seat": 0, "who": -1}]  # type: ignore[index]

    return change


DAZED = crisis.PLAYED | crisis.DAZED
BREACHES: list[tuple[str, str, list[Callable[[Step], None]]]] = [
    ("crisis", "bases_lie_on_the_board", [put("base", [0.3, 9.0, 0.689])]),
    ("crisis", "bases_do_not_overlap", [put("base", [18.0, 18.0, 0.689], [18.5, 18.0, 0.689])]),
    ("crisis", "only_who_is_moved_moves", [put("base", [18.0, 18.0, 0.689])]),
    ("crisis", "power_has_its_limits", [put("power", 11)]),
    ("crisis", "power_is_announced", [both("power", 3), put("power", 5), told(event("PowerGained", who=0, n=1))]),
    ("crisis", "damage_fells", [asked(0, "turn"), put("damage", 30)]),
    ("crisis", "dazed_ones_are_left_alone", [both("status", DAZED), both("damage", 2), put("damage", 3)]),
    ("crisis", "dazed_ones_do_nothing", [both("status", DAZED), told(event("SuperpowerUsed", who=0, power="x", paid=1))]),
    ("crisis", "dazed_ones_do_nothing", [both("status", DAZED), told(event("TacticPlayed", seat=0, card="x", who=(0,)))]),
    ("crisis", "dazed_ones_are_not_attacked", [
        both("status", DAZED), told(event("AttackBegan", attacker=1, target=0, weapon="x"))]),
    ("crisis", "turns_alternate", [told(event("TurnBegan", seat=0), event("TurnBegan", seat=0))]),
    ("crisis", "activated_ones_rest", [asked(0, "turn"), both("status", 3), told(event("Activated", who=0))]),
    ("crisis", "priority_passes_by_the_last_activation", [
        field("priority", 0), field("round", 9), told(event("RoundBegan", number=9), held=0, last=0)]),
    ("crisis", "priority_passes_by_the_last_activation", [field("priority", 7)]),
    ("crisis", "the_right_player_acts", [asked(1, "turn")]),
    ("crisis", "tokens_are_somewhere", [asked(0, "turn"), put("status", DAZED), put("token_holder", 0)]),
    ("crisis", "cards_are_played_from_the_hand", [told(event("TacticPlayed", seat=0, card="x", who=(0,)))]),
    ("crisis", "points_are_announced", [put("vp", 99)]),
    ("crisis", "games_end_as_the_book_says", [put("vp", 3, 2), told(event("GameEnded", seat=0, reason="points"))]),
    ("crisis", "games_end_as_the_book_says", [field("over", True)]),
    ("tactics", "one_figure_a_square", [asked(0, "x", {"frame": "Page"}), put("at", 5, 5)]),
    ("tactics", "health_has_its_limits", [put("health", -1)]),
    ("tactics", "who_is_out_is_off_the_map", [put("ready", tactics.KO), put("at", 5)]),
    ("tactics", "karma_is_not_owed", [put("karma", -1)]),
    ("tactics", "only_ready_figures_activate", [both("ready", tactics.TIRED), told(event("Activated", who=0))]),
    ("tactics", "only_who_is_moved_moves", [asked(0, "x", {"frame": "Page"}), both("at", 5), put("at", 6)]),
    ("tactics", "points_are_announced", [put("vp", 99)]),
    ("tactics", "pages_count_up", [field("page", 99)]),
    ("tactics", "things_are_somewhere", [put("thing_at", 5), put("carrying", 0)]),
    ("revolution", "recruits_are_in_one_place", [field("recruit_deck", [1, 1])]),
    ("revolution", "no_recruit_is_new", [field("recruit_deck", [999])]),
    ("revolution", "plots_are_in_one_place", [field("plot_deck", [1, 1])]),
    ("revolution", "plots_are_in_one_place", [field("plot_deck", []), field("plot_discard", 0)]),
    ("revolution", "missions_are_in_one_place", [field("mission_deck", [1, 1])]),
    ("revolution", "nothing_is_owed", [put("hope", -1)]),
    ("revolution", "changes_are_announced", [both("hope", 3), put("hope", 4)]),
    ("revolution", "changes_are_announced", [both("hope", 3), told(event("HopeChanged", seat=0, n=1, now=4))]),
    ("revolution", "one_piece_a_hex", [field("mission", 1), field("at", [3, 3])]),
    ("revolution", "nobody_strikes_again_and_again", [field("struck", [[1, 2], [1, 2], [1, 2]])]),
    ("revolution", "bids_are_covered", [put("hope", 2), field("bids", [9])]),
    ("revolution", "rounds_count_up", [field("round", 99)]),
    ("revolution", "the_end_has_a_reason", [field("reason", ""), lambda step: setattr(step, "asks", None)]),
]  # fmt: skip


def test_every_law_is_tried() -> None:
    assert {(name, law) for name, law, _ in BREACHES} == {(name, law.__name__) for name, book in BOOKS.items() for law in book.LAWS}


@pytest.mark.parametrize(("name", "law", "breach"), BREACHES)
def test_a_law_notices_its_breach(name: str, law: str, breach: list[Callable[[Step], None]]) -> None:
    check = getattr(BOOKS[name], law)
    step = middle(name, {"crisis": 12, "tactics": 60, "revolution": 60}[name])
    assert check(step) is None
    for change in breach:
        change(step)
    assert check(step)
