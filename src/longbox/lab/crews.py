"""Who plays many games: this process, several on this machine, or a Ray cluster. The games come out the same."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Protocol, TypeVar

from longbox.kernel import LongboxError

W = TypeVar("W")
R = TypeVar("R")


class LostWorker(LongboxError):
    """A process or a machine that played games is gone."""


class Crew(Protocol):
    """Somebody who does pieces of work in any order."""

    hands: int
    """How many pieces are in work at once."""

    def work(self, do: Callable[[W], R], pieces: Iterable[W]) -> Iterator[R]:
        """What `do` gives for each piece, as they get ready."""


class Alone:
    """This process."""

    hands = 1

    def work(self, do: Callable[[W], R], pieces: Iterable[W]) -> Iterator[R]:
        return map(do, pieces)


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.hands = jobs

    def work(self, do: Callable[[W], R], pieces: Iterable[W]) -> Iterator[R]:
        left = iter(pieces)
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.hands, mp_context=spawn, initializer=_settle)
        try:
            # A few pieces in store keep every worker busy; more would only be work to throw away when the run is stopped.
            running: set[Future[R]] = {pool.submit(do, piece) for piece in islice(left, 2 * self.hands)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(do, piece) for piece in islice(left, len(done))}
                for one in done:
                    yield one.result()
        except BrokenProcessPool as error:
            raise LostWorker("A worker was lost: somebody or something, such as a lack of memory, ended its process.") from error
        finally:
            pool.shutdown(cancel_futures=True)


def _settle() -> None:
    """In a new worker: Ctrl+C is for the one who leads, and nobody plays on when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


class Ray:
    """A Ray cluster, by its address; `local` starts one on this machine. Every node needs the same Longbox."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        try:
            import ray
        except ImportError:
            raise LongboxError("--ray needs Ray: pip install 'longbox[ray]'.") from None
        self._ray: Any = ray
        start: dict[str, object] = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {"address": address}
        try:
            ray.init(log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True, **start)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise LongboxError(f"There is no Ray at {address}; name the address of a running cluster, or local.") from error
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def work(self, do: Callable[[W], R], pieces: Iterable[W]) -> Iterator[R]:
        ray, left = self._ray, iter(pieces)
        task = ray.remote(do)
        try:
            running = [task.remote(piece) for piece in islice(left, 2 * self.hands)]
            while running:
                done, running = ray.wait(running)
                running += [task.remote(piece) for piece in islice(left, len(done))]
                yield from ray.get(done)
        except ray.exceptions.RayTaskError:
            raise  # a fault of the game itself, with its own words
        except ray.exceptions.RayError as error:
            raise LostWorker("A worker of the Ray cluster was lost.") from error
        finally:
            with contextlib.suppress(Exception):
                ray.shutdown()


def crew(jobs: int = 1, ray: str = "") -> Crew:
    """The crew that a command line asks for.

    >>> crew(0)
    Traceback (most recent call last):
    longbox.kernel.errors.LongboxError: 0 jobs play nothing; take 1 or more.
    """
    if jobs < 1:
        raise LongboxError(f"{jobs} jobs play nothing; take 1 or more.")
    if ray:
        return Ray(ray, jobs if jobs > 1 else None)
    return Processes(jobs) if jobs > 1 else Alone()
