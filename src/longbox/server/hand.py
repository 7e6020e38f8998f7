"""A process that does heavy work for a server, one piece after another (`tables/hands.py`): what to do comes through its standard
input, what came of it goes out again. It gives way to everything else on the machine, and ends with whoever it works for.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import time
import traceback
from typing import BinaryIO, Final

from longbox.lab.collector import collect_rarely

if sys.platform != "win32":
    import resource

YIELDS: Final = 10
"""How much lower its priority is."""
HEAD: Final = 8


def put(out: BinaryIO, text: bytes) -> None:
    """Say one thing to the other process."""
    out.write(len(text).to_bytes(HEAD, "big") + text)
    out.flush()


def get(given: BinaryIO) -> bytes:
    """What the other process says next; `EOFError` when it is gone."""
    head = given.read(HEAD)
    size = int.from_bytes(head, "big")
    text = given.read(size) if len(head) == HEAD else b""
    if len(head) < HEAD or len(text) < size:
        raise EOFError
    return text


def done(asked: bytes) -> bytes:
    """What came of it, or what was wrong, ready to be sent."""
    try:
        work, args = pickle.loads(asked)
        return pickle.dumps((True, work(*args)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        error.add_note(traceback.format_exc())
        try:
            told = pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
            pickle.loads(told)  # some errors cannot be made again from what they were made of
        except Exception:
            return pickle.dumps((False, RuntimeError(traceback.format_exc())), pickle.HIGHEST_PROTOCOL)
        return told


def hurry(seconds: int) -> None:
    """End this process if it still works after so many more seconds of the processor."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time()) + 1 + seconds, most))


def main() -> None:
    longest = int(sys.argv[1])
    given, out = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints goes to the log
    if hasattr(os, "nice"):
        os.nice(YIELDS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    while True:
        try:
            asked = get(given)
            hurry(longest)
            put(out, done(asked))
        except (EOFError, BrokenPipeError):
            os._exit(0)  # nobody waits for it any more


if __name__ == "__main__":
    main()
