"""The process that analyses one game: reads it from standard input, tells how far it is and at last what it found.

It gives way to everything else on the machine, and ends when nobody listens any more.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from typing import TextIO

import longbox
from longbox.kernel import LongboxError
from longbox.lab.analysis import analyse

PACE = 0.5
"""Seconds between two words about how far it is."""


def work(given: TextIO, out: TextIO) -> int:
    """One line in: the save, and who won if the game was given up. Lines out: progress, then the analysis or a sentence."""
    told = 0.0

    def say(**words: object) -> None:
        out.write(json.dumps(words, separators=(",", ":")) + "\n")
        out.flush()

    def tick(done: int, of: int) -> None:
        nonlocal told
        if time.monotonic() - told >= PACE:
            told = time.monotonic()
            say(done=done, of=of)

    asked = json.loads(given.read())
    try:
        game = longbox.load(asked["save"])
        game.state.called = tuple(asked.get("called", ()))
        given_up = None if asked["given_up"] is None else (asked["given_up"][0],)
        found = analyse(game, given_up=given_up, nodes=asked["nodes"], progress=tick)
    except LongboxError as error:
        say(failed=str(error))
        return 2
    say(analysis=found.dump())
    return 0


if __name__ == "__main__":
    os.nice(10)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        sys.exit(work(sys.stdin, sys.stdout))
