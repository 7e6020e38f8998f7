"""The file of many games: written bit by bit beside its place, so that a stopped run goes on, and put in order at the end.

While games are played their rows are appended to `FILE.partial`, one JSON object per line after a first line that says which run
this is. When all are there, they are sorted and written to `FILE` in one go. The file depends on what was played alone: not on the
time, the machine, the number of workers or how often the run was stopped.
"""

from __future__ import annotations

import csv
import io
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO

from longbox.kernel import LongboxError
from longbox.speech import listed

if sys.platform != "win32":
    import fcntl

Row = dict[str, Any]

COLUMNS = ("game", "seed", "title", "options", "seats", "squads", "winner", "scores", "rounds", "reason", "decisions", "digest")
KINDS = (".parquet", ".csv", ".jsonl")


class Ledger:
    """The rows of a run, in memory and, if it has a file, on the disk as well."""

    def __init__(self, out: Path | None, head: Row, overwrite: bool = False) -> None:
        self.out, self.head = out, head
        self.rows: dict[int, Row] = {}
        self._file: BinaryIO | None = None
        if out is None:
            return
        check_kind(out)
        self.partial = out.with_name(out.name + ".partial")
        if out.exists() and not overwrite:
            raise LongboxError(f"{out} is there already; name another file, or replace it with --overwrite.")
        try:
            self._file = self.partial.open("a+b")
            _claim(self._file, self.partial)
            self._read(self._file)
        except OSError as error:
            self.close()
            raise LongboxError(f"{self.partial} cannot be used: {_why(error)}.") from error
        except LongboxError:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the partial file; it stays as it is."""
        if self._file is not None:
            with suppress(OSError):  # what a full disk did not take was told already
                self._file.close()

    def add(self, rows: Sequence[Row]) -> None:
        """Keep some rows, on the disk first."""
        if self._file is not None:
            try:
                _append(self._file, rows)
            except OSError as error:
                raise LongboxError(f"{self.partial} cannot be written: {_why(error)}. {self.kept()}") from error
        self.rows |= {row["game"]: row for row in rows}

    def kept(self) -> str:
        """What is not lost when a run stops now."""
        if self.out is None:
            return "Nothing was kept; a run with --out FILE can go on where it stopped."
        return f"{len(self.rows)} games are kept in {self.partial}; run the same command again to go on."

    def finish(self, games: int) -> list[Row]:
        """All rows in order; the file is written and the partial one removed."""
        rows = [self.rows[number] for number in range(games)]
        if self.out is not None:
            try:
                _replace(self.out, _bytes(self.out, rows, self.head))
                self.partial.unlink(missing_ok=True)
            except OSError as error:
                raise LongboxError(f"{self.out} cannot be written: {_why(error)}. {self.kept()}") from error
        return rows

    def _read(self, file: BinaryIO) -> None:
        file.seek(0)
        whole = 0
        lines = file.read().splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            try:
                row = json.loads(line) if line.endswith(b"\n") else None
            except ValueError:
                row = None
            if not isinstance(row, dict) or (number > 1 and "game" not in row):
                if number == len(lines):
                    break
                raise LongboxError(f"{self.partial} is damaged in line {number}; delete it to begin anew.")
            if number == 1:
                self._compare(row)
            else:
                self.rows[row["game"]] = row
            whole += len(line)
        file.truncate(whole)  # a last line that a full disk or a kill cut off
        if not whole:
            _append(file, [self.head])

    def _compare(self, found: Row) -> None:
        other = [name for name in self.head if found.get(name) != self.head[name]]
        if other:
            raise LongboxError(
                f"{self.partial} belongs to a run with another {listed(other)}; run that one to its end, delete the file to give "
                "it up, or name another --out."
            )


def _append(file: BinaryIO, rows: Sequence[Row]) -> None:
    file.write("".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows).encode())
    file.flush()


def _claim(file: BinaryIO, path: Path) -> None:
    """Two runs must not write the same file. Where files cannot be locked, people have to see to that themselves."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise LongboxError(f"Another run is writing {path} right now; wait for it or name another --out.") from None


def check_kind(out: Path) -> None:
    """A sentence if a file of this kind cannot be written."""
    if out.suffix not in KINDS:
        raise LongboxError(f"{out.name} could be any kind of file; end its name in {listed(KINDS, 'or')}.")
    if out.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise LongboxError("Parquet files need pyarrow: pip install 'longbox[lab]'. Files that end in .csv or .jsonl need nothing.")


def read(path: Path) -> list[Row]:
    """The rows of a finished run, whatever kind of file they are in."""
    check_kind(path)
    try:
        if path.suffix == ".parquet":
            import pyarrow.parquet as pq

            rows: list[Row] = pq.read_table(path).to_pylist()
        elif path.suffix == ".jsonl":
            rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        else:
            with path.open(encoding="utf-8", newline="") as file:
                rows = [_typed(cells) for cells in csv.DictReader(file)]
    except OSError as error:
        raise LongboxError(f"{path} cannot be read: {_why(error)}.") from error
    except ValueError as error:
        raise LongboxError(f"{path} does not hold the results of a simulation.") from error
    if not rows or not all(isinstance(row, dict) and row.keys() >= set(COLUMNS) for row in rows):
        raise LongboxError(f"{path} does not hold the results of a simulation.")
    return rows


def _typed(cells: dict[str, str]) -> Row:
    numbers = {name: int(cells[name]) for name in ("game", "rounds", "decisions") if name in cells}
    winner = int(cells["winner"]) if cells.get("winner") else None
    return cells | numbers | {"winner": winner, "scores": json.loads(cells.get("scores", "[]"))}


def _bytes(out: Path, rows: Sequence[Row], head: Row) -> bytes:
    columns = head.get("columns", COLUMNS)
    shown = [{name: row[name] for name in columns} for row in rows]
    if out.suffix == ".jsonl":
        return "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in shown).encode()
    if out.suffix == ".csv":
        text = io.StringIO()
        writer = csv.DictWriter(text, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(row | {"scores": json.dumps(row["scores"])} for row in shown)
        return text.getvalue().encode()
    return _parquet(shown, head)


def _parquet(rows: Sequence[Row], head: Row) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    whole, text = pa.int64(), pa.string()
    kinds = {"game": whole, "winner": whole, "rounds": whole, "decisions": whole, "scores": pa.list_(pa.float64())}
    columns = [(name, kinds.get(name, text)) for name in head.get("columns", COLUMNS)]
    schema = pa.schema(columns, {"longbox": json.dumps(head, sort_keys=True)})
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(list(rows), schema), sink, row_group_size=1 << 16)
    data: bytes = sink.getvalue().to_pybytes()
    return data


def _replace(path: Path, data: bytes) -> None:
    """All of the file or nothing of it."""
    draft = path.with_name(path.name + ".writing")
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _why(error: OSError) -> str:
    return (error.strerror or "unknown reason").lower()
