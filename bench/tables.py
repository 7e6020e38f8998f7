"""A server with ten thousand tables on disk: how long it takes to start, and what a table costs that is open.

    .venv/bin/python bench/tables.py
    .venv/bin/python bench/tables.py --tables 1000 --answers 300

Most tables are over, as in life; the rest waits for people, and at a hundred a bot is to move. `start_s` is from the command to the
first page. Memory is that of a process that opens tables, lets them go and opens others. One JSON object; exit code 1 if the start
takes more than 2 seconds longer than with an empty database, or tables that nobody looks at stay.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import load

from longbox.server.services import Services
from longbox.server.settings import Settings
from longbox.server.tables import tables as all_tables

LONGER = 2.0
OPENED = 200
"""Tables that are open at once where memory is measured."""


async def seeded(settings: Settings, answers: int) -> list[str]:
    """A game that waits for a person, one where a bot is to move, and one that is over."""
    services = Services(settings)
    await services.open()
    mara, _ = await services.accounts.guest("en")
    rng, codes = random.Random(1), []
    for _ in range(3):
        table = await services.tables.create("crisis", mara.id, "Mara", [{"kind": "me"}] * 2, {"setup": "quick"})
        while table.game is not None and table.game.ask is not None and len(table.moves) < answers:
            options = len(table.game.ask.options)
            await table.answer(mara.id, table.seq, rng.randrange(options))
        codes.append(table.record.code)
    await services.close()
    return codes


def multiplied(path: Path, codes: list[str], count: int) -> None:
    """The same games again and again, under other codes."""
    waits, bots, over = codes
    with sqlite3.connect(path) as db:
        db.execute("UPDATE seats SET kind = 'bot', bot = 'greedy', account = NULL WHERE code = ? AND seat = 1", (bots,))
        db.execute("UPDATE tables SET asked = 1, touched = touched - 3600 WHERE code = ?", (bots,))
        db.execute("UPDATE tables SET status = 'over', asked = NULL WHERE code = ?", (over,))
        for name in ("tables", "seats", "entries"):
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})") if row[1] != "code"]
            listed = ", ".join(f'"{column}"' for column in columns)
            copy = f"INSERT INTO {name} (code, {listed}) SELECT ?, {listed} FROM {name} WHERE code = ?"
            rows = ((f"T{n:06}", bots if n < 100 else over if n % 10 < 7 else waits) for n in range(count - 3))
            db.executemany(copy, rows)
    db.close()


def started(database: str) -> float:
    """Seconds from the command to the first page."""
    began = time.monotonic()
    _, process = load.serve(database, "on")
    took = time.monotonic() - began
    process.terminate()
    process.wait(30)
    return took


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def opened(settings: Settings, count: int) -> dict[str, Any]:
    """What open tables cost, and whether those that nobody looks at go."""
    all_tables.SWEEP = 1e9  # nothing moves here by itself
    services = Services(settings)
    began = time.perf_counter()
    await services.open()
    opening = time.perf_counter() - began
    began = time.perf_counter()
    await services.store.read(lambda db: all_tables.ledger.bots_to_move(db, 0))
    await services.store.read(all_tables.ledger.out_of_time)
    await services.store.read(all_tables.ledger.waiting_to_start)
    looking = time.perf_counter() - began
    codes = [f"T{n:06}" for n in range(100, count - 3)]
    await services.tables.table(codes[0])  # the title itself is loaded once
    sizes, took = [], []
    for part in range(3):
        gc.collect()
        before = resident()
        for code in codes[part * OPENED : (part + 1) * OPENED]:
            began = time.perf_counter()
            table = await services.tables.table(code)
            took.append(time.perf_counter() - began)
            table.message(None, "en")
        gc.collect()
        sizes.append(resident() - before)
        for table in services.tables.loaded.values():
            table.touched -= all_tables.IDLE + 1
        services.tables.forget()
    left = len(services.tables.loaded)
    await services.close()
    took.sort()
    return {
        "open_ms": round(1000 * opening),
        "look_for_what_is_due_ms": round(1000 * looking, 1),
        "kb_per_open_table": round(sizes[0] / OPENED / 1000),
        "kb_per_table_opened_afterwards": [round(size / OPENED / 1000) for size in sizes[1:]],
        "load_ms": {"p50": round(1000 * took[len(took) // 2], 1), "most": round(1000 * took[-1], 1)},
        "left_in_memory": left,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--answers", type=int, default=150, help="in each game")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "many.sqlite"
        empty = started(f"sqlite:///{Path(folder) / 'empty.sqlite'}")
        settings = Settings(f"sqlite:///{path}", bot_pace=0.0)
        multiplied(path, asyncio.run(seeded(settings, args.answers)), args.tables)
        full = started(settings.database)
        report = {
            "tables": args.tables,
            "mb_on_disk": round(path.stat().st_size / 1e6),
            "machine_load": [round(one, 1) for one in os.getloadavg()],
            "start_s": {"empty": round(empty, 2), "full": round(full, 2)},
            **asyncio.run(opened(settings, args.tables)),
        }
    faults = []
    if full > empty + LONGER:
        faults.append(f"the start takes {full - empty:.1f} s longer")
    if report["left_in_memory"]:
        faults.append(f"{report['left_in_memory']} tables stay in memory")
    print(json.dumps({**report, "broken": faults}, indent=2))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
