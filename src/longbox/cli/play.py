"""`longbox play` and `longbox replay`: one game to its end, and one told again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import longbox
from longbox import players
from longbox.kernel import Game, LongboxError, Plain, State, Title
from longbox.players import LEVELS, Player
from longbox.speech import listed
from longbox.titles import title as find_title

from .commands import Parser
from .console import OK, emit_json, option, show, table, takes_json, takes_language, takes_packs, write_file


class Facts(TypedDict):
    """How a game stands."""

    title: str
    seed: int | str
    winner: int | None
    scores: list[float]
    rounds: int
    decisions: int
    over: bool
    options: dict[str, Plain]
    commitment: str
    digest: str


def configure_play(sub: Parser) -> None:
    sub.add_argument("title", metavar="TITLE")
    sub.add_argument(
        "--seats", metavar="BOT,BOT", help=f"the bot of each seat, such as {listed(list(LEVELS), 'or')} (default: random for all)"
    )
    sub.add_argument("--seed", metavar="N", help="the same seed and seats play the same game on any machine")
    sub.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the title; can be repeated")
    sub.add_argument("--save", metavar="FILE", help="write the finished game to a file")
    sub.add_argument("--log", action="store_true", help="print the log")
    takes_language(sub)
    takes_packs(sub)
    takes_json(sub)


def configure_replay(sub: Parser) -> None:
    sub.add_argument("file", metavar="FILE")
    takes_language(sub)
    takes_packs(sub)
    takes_json(sub)


def play(args: argparse.Namespace) -> int:
    title = find_title(args.title)
    seats = args.seats or ",".join(["random"] * title.check_seats(None))
    bots = [name.strip() for name in seats.split(",")]
    title.check_seats(len(bots))
    seed: int | str | None = args.seed
    if isinstance(seed, str) and seed.lstrip("-").isdecimal():
        seed = int(seed)
    game: Game[State] = Game.new(title, len(bots), seed, dict(option(text) for text in args.option))
    seated = [players.player(name, f"{game.seed}:{seat}:{name}") for seat, name in enumerate(bots)]
    if args.json or not sys.stderr.isatty():
        players.play(game, seated)
    else:
        with_progress(game, seated)
    if args.save:
        write_file(Path(args.save), game.save())
    facts = facts_of(game)
    if args.json:
        return emit_json({**facts, "seats": bots})
    if args.log:
        print("\n".join(game.log(args.language)))
    show_end(title, facts, bots)
    if args.save:
        show(f"Saved to {args.save}. Tell it again: longbox replay {args.save}")
    return OK


def with_progress(game: Game[State], seated: Sequence[Player]) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(pulse_style="bold"), TimeElapsedColumn())
    with Progress(*columns, transient=True) as bar:
        task = bar.add_task("first decision", total=None)

        def tick(now: Game[State]) -> None:
            if len(now.answers) % 50 == 0:
                bar.update(task, description=f"round {now.state.rounds()}, {len(now.answers)} decisions")

        players.play(game, seated, tick)


def facts_of(game: Game[State]) -> Facts:
    result = game.result
    return {
        "title": game.title.name,
        "seed": game.latest_seed,
        "winner": result.winner if result else None,
        "scores": list(game.state.scores()),
        "rounds": game.state.rounds(),
        "decisions": len(game.answers),
        "over": result is not None,
        "options": dict(game.state.options),
        "commitment": game.commitment,
        "digest": game.digest,
    }


def show_end(title: Title[State], facts: Facts, bots: Sequence[str]) -> None:
    out = table("seat", "player", ">score", "")
    for seat, score in enumerate(facts["scores"]):
        mark = "wins" if facts["over"] and facts["winner"] == seat else ""
        out.add_row("ABCDEFGH"[seat], bots[seat] if bots else "", f"{score:g}", mark)
    show(out)
    end = "It goes on." if not facts["over"] else "A draw." if facts["winner"] is None else ""
    show(f"{title.label}, {facts['rounds']} rounds, {facts['decisions']} decisions. {end}".rstrip())
    show(f"seed {facts['seed']}, digest {facts['digest']}")


def replay(args: argparse.Namespace) -> int:
    path = Path(args.file)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LongboxError(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}.") from error
    game: Game[State] = longbox.load(data, verify=True)
    facts = facts_of(game)
    if args.json:
        return emit_json({**facts, "seats": game.state.seats, "verified": True, "log": game.log(args.language)})
    print("\n".join(game.log(args.language)))
    show_end(game.title, facts, [])
    show(f"Checked: {len(game.answers)} answers are legal, the digests fit, every die follows from the seed.")
    return OK
