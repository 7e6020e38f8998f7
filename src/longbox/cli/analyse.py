"""`longbox analyse`: a finished game looked at again, in the terminal, as JSON or as a picture."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
from dataclasses import asdict
from pathlib import Path

import longbox
from longbox.cli.commands import Parser
from longbox.cli.console import OK, emit_json, show, table
from longbox.cli.progress import ticking
from longbox.kernel import AnyGame, AnyTitle, LongboxError
from longbox.lab import analysis, curves, plot
from longbox.lab.analysis import Analysis
from longbox.lab.curves import signed
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.tables import Tables

LARGEST = 20_000_000
CODE = re.compile(r"[A-Za-z0-9]{4,12}")


def configure(made: Parser) -> None:
    made.add_argument("game", metavar="FILE|GAME", help="a saved game, or the code of a table on this machine's server")
    made.add_argument("--nodes", metavar="N", type=int, help="trials per decision (default: as on the page)")
    made.add_argument("--since", metavar="N", type=int, default=1, help="look for mistakes from this decision on (default: 1)")
    made.add_argument("--out", metavar="FILE.svg", help="plot win chances and luck over the game")
    made.add_argument("--language", default="en", choices=("en", "de"), help="language of the report")
    made.add_argument("--database", metavar="URL", default="", help="where the table is kept (default: in your data folder)")
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(args: argparse.Namespace) -> int:
    if args.out:
        plot.check(args.out)
    game, given_up, names = _read(args.game, args.database)
    with ticking("decisions", args.json) as tick:
        found = analysis.analyse(
            game, nodes=analysis.NODES if args.nodes is None else args.nodes, since=args.since - 1, given_up=given_up, progress=tick
        )
    if args.out:
        speech = curves.Speech(names, number=lambda value: f"{value:.1f}")
        plot.write(args.out, curves.sheet(found, speech, f"{game.title.label}: {', '.join(names)}"))
    if args.json:
        return emit_json(found.dump() | {"luck": [_luck(found, seat) for seat in range(found.seats)], "out": args.out})
    _show(found, game.title, names, args.language)
    if args.out:
        show(f"Drawn in {args.out}.")
    return OK


def _luck(found: Analysis, seat: int) -> dict[str, object]:
    return asdict(found.luck(seat)) | {"kinds": {kind: asdict(found.luck(seat, kind)) for kind in found.kinds()}}


def _show(found: Analysis, title: AnyTitle, names: list[str], language: str) -> None:
    out = table("seat", ">throws", ">expected", ">rolled", ">luck", ">as far off")
    for seat in range(found.seats):
        luck = found.luck(seat)
        off = signed(luck.actual - luck.expected)
        out.add_row(names[seat], str(luck.rolls), f"{luck.expected:.1f}", f"{luck.actual:g}", off, f"{luck.rarity:.0%}")
    show(out)
    out = table(">decision", ">round", "seat", "asked", "played", "better", ">chance", ">lost")
    for one in found.mistakes:
        texts = one.question[language], one.played[language], one.better[language]
        out.add_row(str(one.n + 1), str(one.round), names[one.seat], *texts, f"{one.value:.0%}", f"{100 * one.loss:.1f}")
    show(out)
    end = "a draw" if found.winner is None else f"{names[found.winner]} won"
    show(f"{title.label}, {found.decisions} decisions, {end}; {found.nodes} trials for each decision.")


def _read(wanted: str, database: str) -> tuple[AnyGame, tuple[int | None] | None, list[str]]:
    """The game, who won it if it was given up, and what the seats are called."""
    path = Path(wanted)
    if not path.exists() and CODE.fullmatch(wanted):
        return _from_table(wanted.upper(), database)
    try:
        if path.stat().st_size > LARGEST:
            raise LongboxError(f"{path} is too large to be a saved game.")
        data = path.read_bytes()
    except OSError as error:
        raise LongboxError(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}.") from error
    game = longbox.load(data, verify=True)
    return game, None, [f"Player {letter}" for letter in "ABCDEFGH"[: game.state.seats]]


def _from_table(code: str, database: str) -> tuple[AnyGame, tuple[int | None] | None, list[str]]:
    """A game that was played on the server of this machine."""
    settings = Settings.read({**os.environ, "LONGBOX_DATABASE": database} if database else os.environ)
    store = Store(settings.database)
    file = store.url.database
    if store.kind == "sqlite" and not (file and Path(file).is_file()):
        raise LongboxError(f"There is no file {code}, and no server on this machine has kept a table of that code.")
    store.open()
    try:
        found = asyncio.run(Tables(store, settings).table(code))
        if found.game is None or not found.over:
            raise LongboxError(f"The game at table {code} is not over yet; it can be analysed when it is.")
        result = found.result("en")
        winner = result["winner"] if result else None
        names = [found.name(seat.seat, "en") for seat in found.seats]
        return found.game_at(len(found.moves)), None if found.ended is None else (winner,), names
    finally:
        store.close()
