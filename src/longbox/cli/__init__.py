"""The `longbox` command.

People get tables and progress bars; `--json` gives one JSON object on standard output and nothing else. Whatever is wrong is
said in one sentence on standard error, with exit code 2.
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
COMMANDS: Final = {
    "titles": Command("titles", "Show the titles and what can be done with each, or the options of one."),
    "play": Command("play:play", "Play a game between bots to its end."),
    "replay": Command("play:replay", "Play a saved game again, check every answer and digest, and tell it."),
    "rules": Command("rules", "Show the rules of a title, one rule by its id, or search them."),
    "serve": Command("serve", "Serve the page on this machine."),
    "bench": Command("bench", "Measure speed; side by side with peers where bench/setup-peers was run."),
    "cards": Command(
        "cards",
        "Show the cards of a title or one of them, count what can be played, or check card files of your own.",
        "docs/adding-a-card.md",
    ),
    "event": Command("event", "Run a Challenger event.", "docs/challenger.md"),
    "roster": Command("event_roster", "Check a roster for an event."),
    "sim": Command("lab:sim", "Play many games between bots and keep what came of each.", LABORATORY),
    "ladder": Command("lab:ladder", "Compare bots: the same seeds in every order of seats, with the squads both ways.", LABORATORY),
    "report": Command("report", "Write a page about the balance of a title from the results of a simulation.", LABORATORY),
    "odds": Command("odds", "Show the exact odds of an attack or roll.", "docs/odds.md"),
    "analyse": Command(
        "analyse", "Look at a finished game again: who was ahead, who was lucky, what were the biggest mistakes.", LABORATORY
    ),
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
    top = Parser(prog="longbox", description="Superhero tabletop games played by their full rules.")
    top.add_argument("--version", action="version", version=f"longbox {longbox.__version__}")
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
