"""`longbox puzzle`: questions with one clearly best answer, one a day, and the search for more."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show, table
from longbox.cli.progress import ticking
from longbox.kernel import AnyGame, LongboxError
from longbox.lab import puzzles
from longbox.lab.puzzles import Puzzle
from longbox.titles import facets, shelf

LEVELS = ("easy", "medium", "hard")


def configure(made: Parser) -> None:
    made.add_argument("title", metavar="TITLE", help="whose puzzle")
    made.add_argument("--number", metavar="N", help="a puzzle by its number (default: that of the day)")
    made.add_argument("--answer", metavar="OPTION", type=int, help="the number of an option: is it the right one?")
    made.add_argument("--list", action="store_true", help="list all puzzles of the title")
    made.add_argument("--save", metavar="FILE", help="write the position as a saved game, to play it at a table")
    made.add_argument(
        "--find", metavar="COUNT", type=int, help="seek puzzles until there are so many; goes on where it was stopped"
    )
    made.add_argument("--out", metavar="FILE", help="where those are written (default: beside the title)")
    made.add_argument("--language", default="en", choices=("en", "de"), help="language of the question")
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(args: argparse.Namespace) -> int:
    title = shelf.title(args.title)
    if args.find is not None:
        return _find(args)
    if args.list:
        return _list(args)
    known = puzzles.puzzles(title)
    today = datetime.now(UTC).date()
    one = puzzles.puzzle(title, args.number) if args.number else puzzles.of_the_day(title, today)
    if one is None:
        raise LongboxError(f"{title.label} has no puzzles.")
    game = one.asked(title)
    if game is None:
        raise LongboxError(f"A rule was mended since puzzle {one.id} was found; choose another one of {len(known)}.")
    if args.save:
        Path(args.save).write_text(game.save(), encoding="utf-8")
    assert game.ask is not None
    offer = facets.page(title).offer(game.state, game.ask, args.language)
    labels = [str(row["label"]) for row in offer["options"]]
    if args.answer is None:
        return _ask(args, one, game, str(offer["title"]), labels)
    if not 0 <= args.answer < len(labels):
        raise LongboxError(f"Option {args.answer} does not exist; there are {len(labels)}, from 0.")
    return _judge(args, one, labels)


def _ask(args: argparse.Namespace, one: Puzzle, game: AnyGame, question: str, labels: list[str]) -> int:
    assert game.ask is not None
    standing = facets.goals(game.title).standing(game.state, game.ask.seat, args.language)
    rows = [(row["label"], row["note"]) for row in standing["rows"]] if standing else []
    if args.json:
        told = {"number": one.id, "level": LEVELS[one.level - 1], "seat": game.ask.seat, "round": game.state.rounds()}
        return emit_json(told | {"question": question, "options": labels, "goals": rows, "save": args.save})
    whose = f"round {game.state.rounds()}, player {'ABCDEFGH'[game.ask.seat]}, points {listed(game.state.scores())}"
    show(f"{game.title.label}, puzzle {one.id} ({LEVELS[one.level - 1]}): {whose}.")
    for label, note in rows:
        show(f"  {label}{': ' if note else ''}{note}")
    show(question)
    for number, label in enumerate(labels):
        show(f"  {number}  {label}")
    show(f"Answer: longbox puzzle {args.title} --number {one.id} --answer OPTION")
    return OK


def listed(scores: tuple[float, ...]) -> str:
    """Points as they are told.

    >>> listed((3, 0.0))
    '3 : 0'
    """
    return " : ".join(f"{score:g}" for score in scores)


def _judge(args: argparse.Namespace, one: Puzzle, labels: list[str]) -> int:
    found = puzzles.judged(one, args.answer)
    if args.json:
        return emit_json(
            {"number": one.id, "answer": args.answer, **asdict(found), "solution": one.solution if found.right else None}
        )
    if found.right:
        show(f"Right: {labels[one.solution]} wins in {found.best:.0%} of the games that were played on.")
    elif found.value is not None:
        show(f"Not the best: {labels[args.answer]} wins in {found.value:.0%}, the best option in {found.best:.0%}.")
    else:
        show(f"Not the best: {labels[args.answer]} is clearly worse than the best option.")
    return OK


def _list(args: argparse.Namespace) -> int:
    title = shelf.title(args.title)
    known = puzzles.puzzles(title)
    if args.json:
        return emit_json({"puzzles": [{"number": one.id, "level": LEVELS[one.level - 1], "kind": one.kind} for one in known]})
    out = table(">number", "level", "about")
    for one in known:
        out.add_row(one.id, LEVELS[one.level - 1], one.kind)
    show(out)
    return OK


def _find(args: argparse.Namespace) -> int:
    title = shelf.title(args.title)
    path = Path(args.out) if args.out else puzzles.folder(title)
    with ticking("puzzles", args.json) as tick:
        found = puzzles.find(title, path, args.find, lambda _, count: None if tick is None else tick(count, args.find))
    if args.json:
        return emit_json({"puzzles": found, "out": str(path)})
    show(f"{title.label} has {found} puzzles, in {path}.")
    return OK
