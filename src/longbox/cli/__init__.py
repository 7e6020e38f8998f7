"""The `longbox` command.

People get tables and progress bars; `--json` prints one JSON object on standard output and nothing else. Errors are one sentence
on standard error, with exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

import longbox
from longbox.kernel import LongboxError
from longbox.titles import books

from .commands import Command, Parser, add_commands

OK, FAULT, STOPPED = 0, 2, 130
LABORATORY: Final = "docs/laboratory.md"
OPERATING: Final = "docs/operating.md"
COMMANDS: Final = {
    "titles": Command("titles", "List the titles, or the options of one."),
    "play": Command("play:play", "Play a game between bots to its end."),
    "replay": Command("play:replay", "Replay a saved game, verify every answer and die, and print its log."),
    "rules": Command("rules", "Show the rules of a title or one rule, or search them."),
    "serve": Command("serve", "Serve the page on this machine."),
    "doctor": Command("upkeep:doctor", "Check what a server needs: database, disk, limits, address, mail and clock.", OPERATING),
    "backup": Command("upkeep:backup", "Back all games of a server up, also while it serves.", OPERATING),
    "restore": Command("upkeep:restore", "Put a backup in place of the games of a server.", OPERATING),
    "bench": Command("bench", "Measure speed, next to other engines if you have run bench/setup-peers."),
    "cards": Command(
        "cards",
        "Show the cards of a title or one of them, count what can be played, or check card files of your own.",
        "docs/adding-a-card.md",
    ),
    "puzzle": Command("puzzle", "Solve the puzzle of the day or another one, or seek puzzles in games between bots.", LABORATORY),
    "event": Command("event", "Run a Challenger event.", "docs/challenger.md"),
    "roster": Command("event_roster", "Check a roster for an event."),
    "sim": Command("lab:sim", "Simulate many bot games and save the results.", LABORATORY),
    "ladder": Command("lab:ladder", "Compare bots: the same seeds in every seating, with squads exchanged.", LABORATORY),
    "study": Command("study", "Study who wins a title, with what and on what: many games, and a page to open.", LABORATORY),
    "report": Command("report", "Write a report on the balance of a title from the results of a simulation.", LABORATORY),
    "odds": Command("odds", "Show the exact odds of an attack or roll.", "docs/odds.md"),
    "analyse": Command("analyse", "Review a finished game: win chances over time, luck, biggest mistakes.", LABORATORY),
}
"""Every command. Only the module of the one that is used is loaded."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    try:
        args = parser().parse_args(argv)
        use_packs(getattr(args, "pack", ()))
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except LongboxError as error:
        print(f"longbox: {error}", file=sys.stderr)
        return FAULT
    except BrokenPipeError:  # the reader of our output has gone, as with `| head`
        sys.stderr.close()
        return OK
    except KeyboardInterrupt:
        print("longbox: stopped.", file=sys.stderr)
        return STOPPED


def parser() -> Parser:
    top = Parser(prog="longbox", description="Play superhero tabletop games with every rule enforced.")
    top.add_argument("--version", action="version", version=f"longbox {longbox.__version__}, {longbox.ENGINE}")
    add_commands(top, COMMANDS)
    return top


def use_packs(folders: Sequence[str]) -> None:
    """Put packs into force, here and in the processes that this one starts."""
    if not folders:
        return
    for packs in [import_module(one.packs) for one in books() if one.packs]:
        for folder in folders:
            packs.load(folder)
        named = [os.environ.get(packs.FOLDERS, ""), *(str(Path(folder).resolve()) for folder in folders)]
        os.environ[packs.FOLDERS] = os.pathsep.join(dict.fromkeys(folder for folder in named if folder))
