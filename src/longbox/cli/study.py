"""`longbox study`: many games of a title and a page of what they show."""

from __future__ import annotations

import argparse
import shlex
import webbrowser
from pathlib import Path

from longbox.cli.commands import Parser
from longbox.cli.console import OK, PACK, emit_json, option, show
from longbox.cli.lab import stopping
from longbox.cli.progress import ticking
from longbox.kernel import LongboxError
from longbox.lab import studies
from longbox.lab.crews import crew
from longbox.lab.results import read


def configure(sub: Parser) -> None:
    sub.add_argument("title", metavar="TITLE")
    sub.add_argument("--games", metavar="N", type=int, default=400, help="number of games (default: 400)")
    sub.add_argument("--bot", metavar="BOT", default="veteran", help="who plays every seat (default: veteran)")
    sub.add_argument("--seed", metavar="S", default="0", help="the same seed plays the same games (default: 0)")
    sub.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the title; can be repeated")
    sub.add_argument("--pack", **PACK)
    sub.add_argument("--jobs", metavar="J", type=int, default=1, help="number of processes (default: 1)")
    sub.add_argument("--ray", metavar="ADDRESS", default="", help="play on a Ray cluster; local starts one on this machine")
    sub.add_argument("--out", metavar="FOLDER", required=True, help="where the page and the games go; a stopped study resumes")
    sub.add_argument("--open", action="store_true", help="open the page in a browser")
    sub.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


@stopping
def run(args: argparse.Namespace) -> int:
    folder = Path(args.out)
    seed = str(args.seed).strip()
    planned = studies.plan(args.title, args.bot, args.games, seed, dict(option(text) for text in args.option))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LongboxError(f"{folder} cannot be made: {(error.strerror or 'unknown reason').lower()}.") from error
    games = folder / "games.jsonl"
    by = crew(args.jobs, args.ray)
    if games.exists():
        rows = read(games)
        if len(rows) != args.games or rows[0]["seed"] != f"{seed}:0" or studies.THEMES not in rows[0]:
            raise LongboxError(f"{games} holds another study; name another --out.")
    else:
        with ticking("games", args.json) as tick:
            rows = planned.play(games, by, tick)
    words = ["longbox", "study", args.title, "--games", str(args.games), "--bot", args.bot, "--seed", seed]
    words += [word for text in args.option for word in ("--option", text)]
    place = studies.write(folder, studies.page(rows, planned.title, shlex.join([*words, "--out", folder.name])))
    if args.open:
        webbrowser.open(place.resolve().as_uri())
    if args.json:
        found = [part.plain() for part in studies.parts(rows, planned.title)]
        return emit_json({"title": planned.title.name, "games": len(rows), "parts": found, "out": str(place)})
    show(f"{planned.title.label}, {len(rows)} games. Written to {place}.")
    return OK
