"""How long Longbox takes to start: processor time and time of fresh processes, without what Python itself takes to start.

.venv/bin/python bench/start.py [ROUNDS]
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
from statistics import median
from time import monotonic

STARTS = {
    "longbox --version": ["-m", "longbox", "--version"],
    "longbox titles": ["-m", "longbox", "titles"],
    "import of crisis": ["-c", "import longbox.titles.crisis.title"],
    "import of tactics": ["-c", "import longbox.titles.tactics.title"],
    "import of revolution": ["-c", "import longbox.titles.revolution.title"],
    "python": ["-c", "pass"],
}


def spent(arguments: list[str], kept: str) -> tuple[float, float]:
    """Seconds of one process: of the processor, and altogether. What Python keeps of the modules is in a folder of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = kept
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), monotonic()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True, env=environment)
    after, end = resource.getrusage(resource.RUSAGE_CHILDREN), monotonic()
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, end - start


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in STARTS}
    with tempfile.TemporaryDirectory() as kept:
        for number in range(-1, rounds):  # the first one writes what is kept
            for name, arguments in STARTS.items():
                measured = spent(arguments, kept)
                if number >= 0:
                    found[name].append(measured)
    middle = {name: [median(column) for column in zip(*rows, strict=True)] for name, rows in found.items()}
    bare = middle.pop("python")
    figures = {name: {"processor_s": round(cpu - bare[0], 3), "s": round(all - bare[1], 3)} for name, (cpu, all) in middle.items()}
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
