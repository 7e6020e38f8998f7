"""Heavy work in processes of their own (`server/hand.py`): whatever thinks for longer than the blink of an eye would else take
turns with the event loop, and everybody who plays would wait for their turn at every message.

They begin when there is something to do, and those that nobody needs end again. What goes in and comes out is plain data.
"""

from __future__ import annotations

import contextlib
import logging
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from longbox.server import hand

T = TypeVar("T")

LONGEST: Final = 120
"""Seconds of the processor that a piece of work may take, however busy the machine is; whatever takes longer would never end."""
IDLE: Final = 60.0
"""Seconds after which a process without work ends."""

log = logging.getLogger(__name__)


class Lost(Exception):
    """A process ended before it was done: it took too long, or more memory than there is."""


class Hand:
    """One process."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", hand.__name__, str(LONGEST)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.used = time.monotonic()

    def do(self, work: Callable[..., object], args: tuple[object, ...]) -> object:
        """What comes of it; whatever goes wrong there goes wrong here."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            hand.put(self.process.stdin, pickle.dumps((work, args), pickle.HIGHEST_PROTOCOL))  # type: ignore[arg-type]
            well, found = pickle.loads(hand.get(self.process.stdout))  # type: ignore[arg-type]
        except (EOFError, OSError) as error:
            self.end()
            raise Lost(work.__qualname__) from error
        self.used = time.monotonic()
        if not well:
            raise cast(Exception, found)
        return found

    def end(self) -> None:
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                cast(Any, pipe).close()
        self.process.wait()


class Hands:
    """At most so many processes; whoever comes when all are busy waits for the next that is free."""

    def __init__(self, most: int) -> None:
        self.room = threading.BoundedSemaphore(most)
        self.lock = threading.Condition()
        self.free: list[Hand] = []
        self.busy: set[Hand] = set()
        self.closed = False

    def do(self, work: Callable[..., T], *args: object) -> T:
        """Do `work`, a function of a module, in one of them. Call it in a thread: it waits."""
        with self.room:
            one = self._taken()
            try:
                return cast(T, one.do(work, args))
            finally:
                self._back(one)

    def _taken(self) -> Hand:
        with self.lock:
            if self.closed:
                raise Lost("closed")
            one = self.free.pop() if self.free else Hand()
            if one.process.poll() is not None:
                one.end()
                one = Hand()
            self.busy.add(one)
            return one

    def _back(self, one: Hand) -> None:
        with self.lock:
            self.busy.discard(one)
            if self.closed or one.process.poll() is not None:
                one.end()
                self.lock.notify_all()
                return
            self.free.append(one)
            now = time.monotonic()
            while self.free and now - self.free[0].used > IDLE:  # the last one to come back is the first to be used again
                self.free.pop(0).end()

    def close(self) -> None:
        """End all of them, whatever they do: none is left when this comes back."""
        with self.lock:
            self.closed = True
            for one in self.busy:
                one.process.kill()
            while self.free:
                self.free.pop().end()
            while self.busy:  # whoever waited for it finds it gone
                self.lock.wait()
