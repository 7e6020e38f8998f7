"""Break the rules of a title in many small ways and see whether the tests notice.

    .venv/bin/python scripts/mutants.py crisis --count 300 --seed 1 --jobs 2
    .venv/bin/python scripts/mutants.py crisis --one damage:211      # one of them: which test notices it
    .venv/bin/python scripts/mutants.py crisis --rows                # what the tests of each rule notice by themselves

A mutant is one change in one rules module: a comparison turned, a constant moved by one, an operator swapped, a condition negated
or a statement dropped. The title's tests that were seen to come through the changed statement run against each until one fails;
what is changed outside of functions all of them meet. So the share that is noticed is told rather too low than too high. Survivors
are listed with their line, to be read; those of equal.csv beside this file change nothing, for the reason that stands there, and
are not tried. `--again` tries them against the tests as they are now, with `--tests` only against some.

The tests are collected once. Each mutant is a fork of that process with the code of one function exchanged; what has already run
by then (constants, defaults, functions that build tables) is changed in a process of its own before anything is imported, functions
only if they come through otherwise.

With `--rows` each rule is asked for its own proof: of the changes in lines that the tests marked with it run, those are tried that
are most their own, in functions that name the rule if there are any, against these tests alone. A rule whose tests notice
too few of them is thin. What is judged is kept until the changed functions or the modules of its tests are others: the same command
goes on where it was stopped, and `--rows --again` judges only the thin rules anew.

Which test runs which line is recorded once, and again when a file that was read then has changed.
"""

from __future__ import annotations

import argparse
import ast
import csv
import gc
import hashlib
import importlib.machinery
import json
import os
import random
import re
import resource
import signal
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from marks import Marks, is_text

from longbox.titles import book

ROOT = Path(__file__).parents[1]
CACHE = ROOT / ".mutants"
TITLES = ("crisis", "tactics", "revolution")
SOURCES = {one: f"src/longbox/titles/{one}/rules" for one in TITLES}
SOURCES |= {"challenger": "src/longbox/challenger", "sample": "samples/scrap/scrap"}
TESTS = {one: [f"tests/titles/{one}", f"--ignore=tests/titles/{one}/test_many_games.py", SOURCES[one]] for one in TITLES}
"""Whole games would notice much, but slowly, and prove no rule; examples in docstrings are tests."""
TESTS["challenger"] = ["tests/challenger", SOURCES["challenger"]]
TESTS["sample"] = ["tests/titles/test_sample.py", "tests/conformance"]
COMPARE = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
COMPARE |= {ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
SWAP = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd}
LONGER, LEAST_SECONDS = 4, 5.0
"""A game that does not end is noticed too: a test may take so much longer than when it was followed, and so long in any case, for
it may have to work out first what another test had worked out before. It is time of the processor that counts, or a busy machine
would notice mutants; only who waits for ever is stopped by the clock."""
FILES = 12
"""What is changed before anything runs is tried by the tests of so many files first."""
MOST_SECONDS = 60
SLOW = 2.0
"""Tests that took longer while they were followed are not tried against single mutants."""
TOGETHER = 10.0
"""Who has survived so many seconds of tests survives: what nearly all tests run need not meet each of them."""
BYTES = 3 << 30
LOG = re.compile(r"\w+\.emit\(")
"""What is told of a rule is proved by tests of the log."""
RULE = re.compile(r"\b([A-Z]{2})-(\d{3})(?:\.\.\1-(\d{3}))?")
"""Rules as comments name them: CP-127, CP-129..CP-131."""
NO_MUTANT = 3
"""How a process ends that could not change its code: this is no failing test."""
PER_ROW, LEAST_PER_ROW = 6, 3
"""How many changes a rule's own tests are tried against, and with how few nothing can be said."""
STRANGE = 0.8
"""A line that does not name a rule is not its own if for each of its tests about eight others run it."""
NOTICED = 0.7
"""A rule whose tests notice fewer than this is thin."""
THIN = 0.03
"""At most so many rules may be thin, each with its reason in thin.csv beside this file."""


class Mutant(NamedTuple):
    """One change: which node of which module, and where it stands."""

    module: str
    node: int
    """The number of the node in the order of ast.walk."""
    line: int
    near: tuple[int, int]
    """The lines that lead to it: its statement without the body of a compound one; outside of functions the class or function
    whose default it is."""
    function: str
    """The outermost function it stands in, without its defaults; empty outside of any."""

    @property
    def id(self) -> str:
        place = Path(self.module).with_suffix("")
        for source in SOURCES.values():
            if place.is_relative_to(source):
                place = place.relative_to(source)
        return f"{place.as_posix()}:{self.node}"

    @property
    def text(self) -> str:
        return (ROOT / self.module).read_text(encoding="utf-8").splitlines()[self.line - 1].strip()


# -- making them -------------------------------------------------------------------------------------------------------


@cache
def equal() -> frozenset[tuple[str, str, str]]:
    """Changes after which everything is as before."""
    rows = list(csv.DictReader((ROOT / "scripts" / "equal.csv").open(encoding="utf-8")))
    return frozenset((row["module"], row["function"], row["change"]) for row in rows if row["reason"])


def is_equal(mutant: Mutant) -> bool:
    at = mutant.module, mutant.function
    return any(at == one[:2] for one in equal()) and (*at, broken(mutant)[1]) in equal()


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every single change of one module."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    number = {id(node): at for at, node in enumerate(ast.walk(tree))}
    module = str(path.relative_to(ROOT))

    def visit(node: ast.AST, near: tuple[int, int], function: str, scope: str, nested: bool) -> Iterator[Mutant]:
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            if isinstance(node, ast.ClassDef) or (isinstance(node, ast.FunctionDef) and not function):
                near = (node.lineno, node.end_lineno or node.lineno)
            elif function:
                near = (node.lineno, max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno)
        if changeable(node, nested):
            yield Mutant(module, number[id(node)], getattr(node, "lineno", 0), near, function)
        for name, inside in ast.iter_fields(node):
            if left_alone(node, name):
                continue
            inner, path = function, scope
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and name == "body":
                path = f"{scope}{node.name}."
                if isinstance(node, ast.FunctionDef):
                    inner = function or path[:-1]
            deep = nested if not isinstance(node, ast.stmt) else not isinstance(node, ast.FunctionDef | ast.ClassDef)
            for child in inside if isinstance(inside, list) else (inside,):
                if isinstance(child, ast.AST):
                    yield from visit(child, near, inner, path, deep)

    yield from visit(tree, (1, text.count("\n")), "", "", False)


def left_alone(node: ast.AST, name: str) -> bool:
    """What is no rule: annotations, decorators, imports for types, messages, assertions (of zip, too)."""
    if name in ("annotation", "returns", "decorator_list"):
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("__slots__", "__all__"):
        return True
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return True
    return isinstance(node, ast.JoinedStr | ast.Raise | ast.Assert)


def changeable(node: ast.AST, nested: bool) -> bool:
    """Whether a node can be changed; nested says that it stands inside a block of a function, not at its end."""
    if isinstance(node, ast.Compare):
        return type(node.ops[0]) in COMPARE
    if isinstance(node, ast.Constant):
        return type(node.value) in (int, bool)
    if isinstance(node, ast.BinOp):
        return type(node.op) in SWAP
    if isinstance(node, ast.If):
        return ast.unparse(node.test) != "TYPE_CHECKING"
    if isinstance(node, ast.Assign):  # a name that is never set is no mutant worth trying
        return all(isinstance(one, ast.Attribute | ast.Subscript) for one in node.targets)
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Return):
        return nested
    return isinstance(node, ast.BoolOp | ast.AugAssign | ast.Raise | ast.Continue | ast.Break)


def broken(mutant: Mutant) -> tuple[ast.Module, str]:
    """The changed module, and what was changed."""
    tree = ast.parse((ROOT / mutant.module).read_text(encoding="utf-8"))
    node = next(one for at, one in enumerate(ast.walk(tree)) if at == mutant.node)
    before = ast.unparse(node)
    if isinstance(node, ast.Compare):
        node.ops[0] = COMPARE[type(node.ops[0])]()
    elif isinstance(node, ast.Constant):
        node.value = not node.value if type(node.value) is bool else node.value + 1  # type: ignore[operator]
    elif isinstance(node, ast.BinOp):
        node.op = SWAP[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.If):
        before = f"if {ast.unparse(node.test)}"
        node.test = ast.UnaryOp(ast.Not(), node.test)
        return ast.fix_missing_locations(tree), f"{before} -> if not"
    else:
        for parent in ast.walk(tree):
            for _, body in ast.iter_fields(parent):
                if isinstance(body, list) and node in body:
                    body[body.index(node)] = ast.copy_location(ast.Pass(), node)
        return tree, f"dropped: {before[:80]}"
    return ast.fix_missing_locations(tree), f"{before} -> {ast.unparse(node)}"


def exchange(mutant: Mutant) -> None:
    """Give a function that is already loaded its changed code: whoever holds the function runs the mutant."""
    code: CodeType = compile(broken(mutant)[0], str(ROOT / mutant.module), "exec")
    found: Any = next(one for one in sys.modules.values() if getattr(one, "__file__", None) == str(ROOT / mutant.module))
    for name in mutant.function.split("."):
        found = vars(found)[name]
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == name)
    function = getattr(found, "fget", None) or getattr(found, "__wrapped__", None) or getattr(found, "__func__", found)
    assert isinstance(function, FunctionType)
    function.__code__ = code


# -- running the tests -------------------------------------------------------------------------------------------------


def run_all(items: list[pytest.Item], limits: dict[str, float]) -> Iterator[pytest.Item]:
    """One test after another, each stopped after so many seconds."""
    for at, item in enumerate(items):
        yield item
        seconds = limits.get(item.nodeid, MOST_SECONDS)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.alarm(int(20 + 20 * seconds))
        after = items[at + 1] if at + 1 < len(items) else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.alarm(0)


class Reads:
    """Which files of the checkout were read since the beginning."""

    LEFT_ALONE = ("build", "scripts")

    def __init__(self) -> None:
        self.opened: set[str] = set()
        self.listens = True
        sys.addaudithook(self.hear)

    def hear(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "open" and self.listens and isinstance(args[0], str):
            self.opened.add(args[0])

    def files(self, others: Iterable[str] = ()) -> dict[str, str]:
        """Their fingerprints by their paths, and those of others; what a module was compiled to stands for the module."""
        found = {getattr(module, "__file__", None) or "" for module in sys.modules.values()} | self.opened | {*others}
        paths = {Path(os.path.abspath(one)) for one in found if "__pycache__" not in one}
        inside = {one.relative_to(ROOT).as_posix(): one for one in paths if one.is_relative_to(ROOT) and one.is_file()}
        return {
            name: fingerprint(path)
            for name, path in sorted(inside.items())
            if name[0] != "." and name.split("/")[0] not in self.LEFT_ALONE
        }


@cache
def words_of(path: Path | str) -> frozenset[str]:
    """The words of a module."""
    return frozenset(re.findall(r"\w+", Path(path).read_text(encoding="utf-8")))


def rows_of(part: Path) -> Iterator[Any]:
    """What was recorded of each test."""
    return (json.loads(line) for line in part.read_text(encoding="utf-8").splitlines())


def keep(path: Path, text: str) -> None:
    """Write a file so that whoever is stopped meanwhile leaves the former one."""
    new = path.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


class Runner:
    """A plugin that runs the collected tests once for each mutant."""

    def __init__(self, title: str, chosen: list[Mutant], jobs: int, already: Mutant | None, some: list[str] | None = None) -> None:
        self.title, self.chosen, self.jobs, self.already = title, chosen, jobs, already
        self.some = ["--tests", *some] if some else []
        self.cache = CACHE / f"{title}{'-some' if some and not already else ''}.json"
        self.reads = Reads()
        self.marks = Marks(ROOT / SOURCES[title])
        self.tests: dict[str, list[str]] = {}
        """For every line the tests that run it, those that run the fewest lines first."""
        self.limits: dict[str, float] = {}
        """How many seconds each test may take."""
        self.files: dict[str, str] = {}
        """The fingerprints of what was read when this was recorded."""
        self.path = ROOT / "build" / f"mutants-{title}-tried{'-some' if some else ''}.json"
        self.outcomes: dict[str, Any] = {}
        """Whether a mutant was noticed: a run that was stopped goes on while what the tests read is the same."""
        self.survivors: list[Mutant] = []
        self.child = False
        self.talks = False
        """Whether the child says which test failed."""
        if not already:
            self.marks.listen()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:  # a mutant so broken that its tests cannot even be collected
            if self.already:
                os._exit(1)
            raise pytest.UsageError("The tests cannot be collected as they are.")
        loaded = {self.marks.places[number] for number in self.marks.taken()}
        if self.already:
            self.child = self.talks = True
            if self.cache.exists():
                self.know(self.cache)
            self.attempt(session.items, self.already)
        if not self.is_fresh():
            print("recording which test runs which line", flush=True)
            self.follow(session.items, self.cache)
        self.reads.listens = False
        self.know(self.cache)
        for path in {item.path for item in session.items}:
            words_of(path)  # every child has them
        gc.collect()
        gc.freeze()  # a fork that leaves old objects alone copies less
        self.try_all(session.items, loaded)
        return True

    def is_fresh(self) -> bool:
        """Whether what was recorded is so still: no file that was read then has changed, and no module has come."""
        if not self.cache.exists() or self.cache.stem.endswith("-some"):
            return False
        files: dict[str, str] = json.loads(self.cache.read_text())["files"]
        then = {ROOT / name: text for name, text in files.items()}
        return self.reads.files().keys() <= files.keys() and all(
            path.is_file() and fingerprint(path) == text for path, text in then.items()
        )

    def know(self, path: Path) -> None:
        record = json.loads(path.read_text())
        names: list[str] = record["names"]
        self.files = record["files"]
        self.tests = {line: [names[at] for at in tests] for line, tests in record["lines"].items()}
        self.limits = {name: max(LEAST_SECONDS, LONGER * took) for name, took in zip(names, record["seconds"], strict=True)}

    def follow(self, items: list[pytest.Item], path: Path) -> None:
        """Write down which of these tests runs what. A recording that was stopped goes on while what was read is the same."""
        self.talks = True
        state = hashlib.sha256(json.dumps([self.reads.files(), self.marks.places]).encode()).hexdigest()[:16]
        parts = [path.with_suffix(f".{state}.{number}.part") for number in range(self.jobs)]
        for part in parts:
            text = part.read_text(encoding="utf-8") if part.exists() else ""
            part.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")
        known = {row[0] for part in parts for row in rows_of(part)}
        left = [item for item in items if item.nodeid not in known]
        modules = sorted({item.path for item in left})
        children: list[int] = []
        for at, part in enumerate(parts):
            share = [item for item in left if modules.index(item.path) % self.jobs == at]
            children.append(self.start(lambda share=share, part=part: self.record(share, part)))
        failed = [child for child in children if os.waitpid(child, 0)[1]]
        if failed:
            raise pytest.UsageError("The tests fail as they are; nothing can be said about mutants.")
        self.talks = False
        found = sorted((row for part in parts for row in rows_of(part)), key=lambda row: len(row[2]))
        tests: dict[int, list[int]] = {}
        for at, (_, _, ran, _) in enumerate(found):
            for number in ran:
                tests.setdefault(number, []).append(at)
        places = [f"{Path(module).relative_to(ROOT)}:{line}" for module, line in self.marks.places]
        files = self.reads.files({name for *_, names in found for name in names})
        lines = {places[number]: own for number, own in sorted(tests.items())}
        names, seconds = [name for name, *_ in found], [took for _, took, *_ in found]
        path.write_text(json.dumps({"files": files, "names": names, "seconds": seconds, "lines": lines}))
        for part in parts:
            part.unlink(missing_ok=True)

    def start(self, do: Any) -> int:
        pid = os.fork()
        if pid:
            return pid
        try:
            self.child = True
            if not self.talks:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
                os.dup2(1, 2)
            do()
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)

    def record(self, items: list[pytest.Item], part: Path) -> None:
        """Write down for every test how long it took, which statements ran, by their numbers, and which files were opened."""
        with part.open("a", encoding="utf-8") as rows:
            running, since, opened = "", 0.0, set(self.reads.opened)

            def write() -> None:
                took, new = round(time.process_time() - since, 3), sorted(self.reads.opened - opened)
                rows.write(json.dumps([running, took, self.marks.taken(), new]) + "\n")
                rows.flush()
                opened.update(new)

            for item in run_all(items, {}):
                if running:
                    write()
                self.marks.taken()
                running, since = item.nodeid, time.process_time()
            if running:
                write()
        os._exit(0)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.already:
            print(report.longreprtext, flush=True)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """The first test that fails is enough; nobody reads how."""
        if self.child and call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            if self.talks:
                print(f"failed: {item.nodeid}\n{call.excinfo.exconly()}", flush=True)
            os._exit(1)

    def attempt_row(self, items: list[pytest.Item], mutant: Mutant) -> None:
        """Only those of these tests that come through the changed line; a failing one ends the process with 1."""
        self.change(mutant)
        rank = {name: at for at, name in enumerate(self.tests[f"{mutant.module}:{mutant.near[0]}"])}
        items = sorted((item for item in items if item.nodeid in rank), key=lambda item: rank[item.nodeid])
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        for _ in run_all(items, self.limits):
            pass
        os._exit(0)

    def attempt(self, items: list[pytest.Item], mutant: Mutant) -> None:
        """All tests that can meet it, likely killers first; a failing one ends the process with 1."""
        rank = self.rank(mutant)
        if mutant.function and self.tests:
            items = [item for item in items if self.limits.get(item.nodeid, 0) <= LONGER * SLOW]
            items = [item for item in items if item.nodeid in rank or item.nodeid not in self.limits]
        about = {path: Path(mutant.module).stem in words_of(path) for path in {item.path for item in items}}
        items = sorted(items, key=lambda item: (rank.get(item.nodeid, len(items)), not about[item.path]))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        since = time.process_time()
        for _ in run_all(items, self.limits):
            if time.process_time() - since > TOGETHER:
                break
        if self.talks:
            print("no test failed", flush=True)
        os._exit(0)

    def rank(self, mutant: Mutant) -> dict[str, int]:
        """The tests that come through its lines, the likely killers with the lowest numbers."""
        rank: dict[str, int] = {}
        for line in range(mutant.near[0], mutant.near[1] + 1):
            for at, name in enumerate(self.tests.get(f"{mutant.module}:{line}", ())):
                rank[name] = min(at, rank.get(name, at))
        return rank

    def change(self, mutant: Mutant) -> None:
        try:
            exchange(mutant)
        except BaseException:
            os._exit(NO_MUTANT)

    def mutate(self, items: list[pytest.Item], mutant: Mutant) -> None:
        try:
            exchange(mutant)
        except BaseException:  # a method that calls super() has more than its code
            self.apart(mutant)
        self.attempt(items, mutant)

    def mutate_early(self, items: list[pytest.Item], mutant: Mutant) -> None:
        """What was made while the tests were collected is as it was before; who survives so is tried from the beginning."""
        if os.waitpid(self.start(lambda: self.mutate(items, mutant)), 0)[1] == 0:
            self.apart(mutant)
        os._exit(1)

    def apart(self, mutant: Mutant) -> None:
        """In a process of its own; at first it collects only what is most likely to notice."""
        rank, stem = self.rank(mutant), Path(mutant.module).stem
        likely = sorted(rank, key=rank.__getitem__) or sorted(
            name for name in self.limits if stem in words_of(name.partition("::")[0])
        )
        files = list(dict.fromkeys(name.partition("::")[0] for name in likely))[:FILES]
        if files and not self.some and os.waitpid(self.start(lambda: self.run_one(mutant, ["--tests", *files])), 0)[1]:
            os._exit(1)
        self.run_one(mutant, self.some)

    def run_one(self, mutant: Mutant, some: list[str]) -> None:
        os.execv(sys.executable, [sys.executable, __file__, self.title, "--one", mutant.id, *some])

    def try_all(self, items: list[pytest.Item], loaded: set[tuple[str, int]]) -> None:
        """So many at a time, each in a process of its own."""
        ran = {(str(Path(path).relative_to(ROOT)), line) for path, line in loaded}
        busy: dict[int, Mutant] = {}
        state = hashlib.sha256(json.dumps(self.files).encode()).hexdigest()[:16]
        before = json.loads(self.path.read_text()) if self.path.exists() else {"state": ""}
        self.outcomes = before if before["state"] == state else {"state": state}
        for at, mutant in enumerate(self.chosen):
            if len(busy) == self.jobs:
                self.reap(busy)
            if mutant.id in self.outcomes:
                self.tell_survivor(mutant, bool(self.outcomes[mutant.id]))
                continue
            if at and at % 20 == 0:
                print(f"{at} of {len(self.chosen)}, {len(self.survivors)} survived", flush=True)
            if not mutant.function:
                busy[self.start(lambda mutant=mutant: self.apart(mutant))] = mutant
            elif not ran.isdisjoint(body_of(mutant)):
                busy[self.start(lambda mutant=mutant: self.mutate_early(items, mutant))] = mutant
            else:
                busy[self.start(lambda mutant=mutant: self.mutate(items, mutant))] = mutant
        while busy:
            self.reap(busy)

    def outcome(self, busy: dict[int, Mutant]) -> tuple[Mutant, bool]:
        """The next mutant that is done, and whether a test failed (or never ended)."""
        pid, status = os.wait()
        mutant, code = busy.pop(pid), os.waitstatus_to_exitcode(status)
        if code == NO_MUTANT:
            raise pytest.UsageError(f"The mutant {mutant.id} cannot be made.")
        return mutant, code != 0

    def reap(self, busy: dict[int, Mutant]) -> None:
        mutant, noticed = self.outcome(busy)
        self.outcomes[mutant.id] = noticed
        self.path.parent.mkdir(exist_ok=True)
        keep(self.path, json.dumps(self.outcomes))
        self.tell_survivor(mutant, noticed)

    def tell_survivor(self, mutant: Mutant, noticed: bool) -> None:
        if not noticed:
            self.survivors.append(mutant)
            print(f"survived {mutant.id}  {mutant.module}:{mutant.line}  {broken(mutant)[1]}", flush=True)


class Trial(NamedTuple):
    """One change a rule's own tests were tried against."""

    mutant: str
    place: str
    what: str
    noticed: bool


class Rows(Runner):
    """Tries the tests of each rule by themselves."""

    def __init__(self, title: str, everything: list[Mutant], jobs: int, again: bool) -> None:
        super().__init__(title, everything, jobs, None)
        self.again = again
        self.path = ROOT / "build" / f"mutants-{title}-rows.json"
        last: dict[str, dict[str, Any]] = json.loads(self.path.read_text()) if self.path.exists() else {}
        self.tried = {id: [Trial(*one) for one in row["trials"]] for id, row in last.items()}
        """By rule: what was changed, and whether it was noticed."""
        self.judged_by: dict[str, str] = {id: row["by"] for id, row in last.items()}
        """By rule: what its trials hung on."""
        self.functions: dict[str, frozenset[str]] = {}
        """For every line the test functions that run it."""

    def is_fresh(self) -> bool:
        return self.cache.exists() if self.again else super().is_fresh()

    def try_all(self, items: list[pytest.Item], loaded: set[tuple[str, int]]) -> None:
        own = set(book(self.title).rules())
        marked: dict[str, list[pytest.Item]] = {}
        for item in items:
            for id in {id for mark in item.iter_markers("rule") for id in mark.args} & own:
                marked.setdefault(id, []).append(item)
        ran = {(str(Path(path).relative_to(ROOT)), line) for path, line in loaded}
        usable = [
            one
            for one in self.chosen
            if one.function
            and ran.isdisjoint(body_of(one))
            and one.near[0] not in told(one.module)
            and one.node not in whether_told(one.module)
        ]
        self.tried = {id: trials for id, trials in self.tried.items() if id in marked}
        left = sorted(marked)
        if self.again:
            left = [id for id in left if is_thin(self.tried.get(id, []))]
            self.record_anew([item for item in items if any(item in marked[id] for id in left)])
        self.functions = {line: frozenset(map(function_of, names)) for line, names in self.tests.items()}
        for at, id in enumerate(left):
            if at and at % 50 == 0:
                print(f"{at} of {len(left)} rules", flush=True)
            fitting = self.fitting(id, marked[id], usable)
            by = basis(marked[id], fitting)
            if self.judged_by.get(id) == by and not self.again:
                continue  # judged before
            self.judged_by[id] = by
            busy: dict[int, Mutant] = {}
            trials: list[Trial] = []
            for mutant in fitting:
                if len(busy) == self.jobs:
                    trials.append(self.reaped(busy))
                busy[self.start(lambda mutant=mutant, id=id: self.attempt_row(marked[id], mutant))] = mutant
            while busy:
                trials.append(self.reaped(busy))
            self.tried[id] = trials
            if is_thin(trials):
                self.tell(id)
            self.write()

    def record_anew(self, items: list[pytest.Item]) -> None:
        """Follow these tests as they are now; of all others the last recording is good enough."""
        path = CACHE / f"again-{self.title}.json"
        self.follow(items, path)
        names = {item.nodeid for item in items}
        tests, limits = self.tests, self.limits
        self.know(path)
        for line in tests.keys() | self.tests.keys():
            self.tests[line] = [*self.tests.get(line, ()), *(name for name in tests.get(line, ()) if name not in names)]
        self.limits = limits | self.limits
        path.unlink()

    def fitting(self, id: str, tests: list[pytest.Item], usable: list[Mutant]) -> list[Mutant]:
        """Changes in what these tests run and others do not, the most their own first; no two of one line that names nothing.

        Where statements that name the rule, or else functions, have enough to change, nothing else is tried.
        Test functions are counted, not their parameters. A line is the more a rule's own the more of its tests and the fewer
        others run it: what a single one of many tests happens to come through is not what they are about, nor is what nearly
        all of them come through.
        """
        own = {function_of(test.nodeid) for test in tests}
        found: dict[tuple[str, int | str], tuple[int, float, str, Mutant]] = {}
        for mutant in usable:
            through = self.functions.get(f"{mutant.module}:{mutant.near[0]}", frozenset())
            if own.isdisjoint(through):
                continue
            strange = 1 - 2 * len(own & through) / (len(own) + len(through))
            how = naming(mutant, id)
            if (how == NOT_NAMED and strange > STRANGE) or how == OF_OTHERS:
                continue
            place = (mutant.module, mutant.id if how in (BY_STATEMENT, BY_FUNCTION) else mutant.near[0])
            row = (how, strange, hashlib.sha256(mutant.id.encode()).hexdigest(), mutant)
            found[place] = min(row, found.get(place, row))
        rows = sorted(found.values())
        for most in (BY_STATEMENT, BY_FUNCTION, BY_CLASS):
            if sum(how <= most for how, *_ in rows) >= LEAST_PER_ROW:
                rows = [row for row in rows if row[0] <= most]
                break
        return [mutant for *_, mutant in rows[:PER_ROW]]

    def reaped(self, busy: dict[int, Mutant]) -> Trial:
        mutant, noticed = self.outcome(busy)
        return Trial(mutant.id, f"{mutant.module}:{mutant.line}", broken(mutant)[1], noticed)

    def tell(self, id: str, reason: str = "") -> None:
        trials = self.tried[id]
        print(f"thin {id}: {sum(one.noticed for one in trials)} of {len(trials)} noticed  {reason}", flush=True)
        for one in trials:
            if not one.noticed:
                print(f"    {one.mutant}  {one.place}  {one.what}", flush=True)

    def write(self) -> None:
        self.path.parent.mkdir(exist_ok=True)
        rules = {id: {"by": self.judged_by[id], "trials": trials} for id, trials in sorted(self.tried.items())}
        keep(self.path, json.dumps(rules, indent=1))

    def report(self) -> int:
        """Tell which rules are thin; 1 if there are too many, or one without a reason."""
        reasons = {row["rule"]: row["reason"] for row in csv.DictReader((ROOT / "scripts" / "thin.csv").open(encoding="utf-8"))}
        judged = [id for id, trials in self.tried.items() if len(trials) >= LEAST_PER_ROW]
        thin = sorted(id for id in judged if is_thin(self.tried[id]))
        for id in thin:
            self.tell(id, reasons.get(id, ""))
        share = len(thin) / max(1, len(judged))
        bare = [id for id in thin if id not in reasons]
        print(
            f"{len(thin)} of {len(judged)} rules are thin, {share:.1%} (goal {THIN:.0%}); {len(bare)} of them have no reason in "
            f"scripts/thin.csv. {len(self.tried) - len(judged)} others have too few lines of their own. All trials are in "
            f"build/{self.path.name}."
        )
        return int(share > THIN or bool(bare))


def is_thin(trials: list[Trial]) -> bool:
    return len(trials) >= LEAST_PER_ROW and sum(one.noticed for one in trials) < NOTICED * len(trials)


def function_of(test: str) -> str:
    return test.partition("[")[0]


def basis(tests: list[pytest.Item], mutants: list[Mutant]) -> str:
    """What a rule was judged by: the modules of its tests, which tests are marked, the changes and the functions around them."""
    texts = [fingerprint(path) for path in sorted({test.path for test in tests})] + sorted(test.nodeid for test in tests)
    for one in mutants:
        lines = (ROOT / one.module).read_text(encoding="utf-8").splitlines()
        texts += [broken(one)[1], one.text, *(lines[line - 1] for _, line in sorted(body_of(one)))]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def body_of(mutant: Mutant) -> frozenset[tuple[str, int]]:
    """The lines of the statements in the function a mutant stands in."""
    return lines_of(mutant.module, mutant.function)


@cache
def lines_of(module: str, function: str) -> frozenset[tuple[str, int]]:
    scope: Any = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    for name in function.split("."):
        scope = next(one for one in scope.body if getattr(one, "name", None) == name)
    return frozenset((module, line) for line in range(scope.body[0].lineno, scope.end_lineno + 1))


BY_STATEMENT, BY_FUNCTION, BY_CLASS, NOT_NAMED, OF_OTHERS = range(5)


def naming(mutant: Mutant, id: str) -> int:
    """Whether the statement a mutant stands in names a rule, or else its function, or else its class; a statement or function that
    names only others is theirs."""
    claimed = statements(mutant.module).get(mutant.near[0])
    if claimed:
        return BY_STATEMENT if id in claimed else OF_OTHERS
    if id in rules_named(mutant.module, mutant.function):
        return BY_FUNCTION
    if id in rules_of_class(mutant.module, mutant.function):
        return BY_CLASS
    return OF_OTHERS if rules_around(mutant.module, mutant.function) else NOT_NAMED


@cache
def rules_around(module: str, function: str) -> frozenset[str]:
    """The rules that a function names anywhere."""
    return rules_in(module, [line for _, line in lines_of(module, function)])


@cache
def rules_named(module: str, function: str) -> frozenset[str]:
    """The rules that the docstring and the comments of a function name, but none of its statements."""
    of_statements = (statements(module).get(line, frozenset[str]()) for _, line in lines_of(module, function))
    return rules_around(module, function).difference(*of_statements)


@cache
def rules_of_class(module: str, function: str) -> frozenset[str]:
    """The rules that the docstring of a method's class names."""
    name = function.rpartition(".")[0]
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    found = [one for one in ast.walk(tree) if isinstance(one, ast.ClassDef) and one.name == name]
    texts = [line for one in found if is_text(one.body[0]) for line in range(one.lineno, (one.body[0].end_lineno or 0) + 1)]
    return rules_in(module, texts)


@cache
def statements(module: str) -> dict[int, frozenset[str]]:
    """By line: the rules that its statement names, or the innermost one around it that names any."""
    claimed: dict[int, frozenset[str]] = {}
    for node in ast.walk(ast.parse((ROOT / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.stmt) and not isinstance(node, ast.FunctionDef | ast.ClassDef) and not is_text(node):
            body: list[ast.stmt] = getattr(node, "body", [])
            end = (body[-1] if body else node).end_lineno or node.lineno
            rules = rules_in(module, range(node.lineno, body[0].lineno if body else end + 1))
            claimed |= dict.fromkeys(range(node.lineno, end + 1), rules) if rules else {}
    return claimed


def rules_in(module: str, lines: Iterable[int]) -> frozenset[str]:
    text = (ROOT / module).read_text(encoding="utf-8").splitlines()
    found = [match.groups() for line in lines for match in RULE.finditer(text[line - 1])]
    return frozenset(f"{book}-{n:03}" for book, first, last in found for n in range(int(first), int(last or first) + 1))


@cache
def told(module: str) -> frozenset[int]:
    """The lines that only tell the log something, and of conditions around nothing else."""
    lines: set[int] = set()
    for node in ast.walk(ast.parse((ROOT / module).read_text(encoding="utf-8"))):
        inside = node.body if isinstance(node, ast.If) and not node.orelse else [node]
        if all(isinstance(one, ast.Expr) and LOG.match(ast.unparse(one)) for one in inside):
            lines |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1)) if isinstance(node, ast.stmt) else set()
    return frozenset(lines)


@cache
def whether_told(module: str) -> frozenset[int]:
    """The nodes that only say whether the log is told something, by their numbers."""
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    inside = [one for one in ast.walk(tree) if isinstance(one, ast.keyword) and one.arg in ("tell", "told")]
    found = {id(node) for one in inside for node in ast.walk(one)}
    return frozenset(at for at, node in enumerate(ast.walk(tree)) if id(node) in found)


def load_broken(mutant: Mutant) -> None:
    """Whoever imports the module from now on gets the mutant."""
    path, ordinary = str(ROOT / mutant.module), importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path == path:
            return compile(broken(mutant)[0], path, "exec")
        return ordinary(self, fullname)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=sorted(SOURCES))
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--one", help="only this mutant, and the test that notices it")
    parser.add_argument(
        "--again",
        action="store_true",
        help="try only the survivors (with --rows: the thin rules) of the last run, against the tests as they are now",
    )
    parser.add_argument("--tests", nargs="+", help="run only these files and folders of tests")
    parser.add_argument("--rows", action="store_true", help="judge each rule by the tests that are marked with it")
    parser.add_argument("--goal", type=float, default=0.92)
    args = parser.parse_args()
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])  # for tests that start a process
    sys.dont_write_bytecode = True
    sources = sorted((ROOT / SOURCES[args.title]).rglob("*.py"))
    everything = [mutant for path in sources for mutant in mutants_of(path)]
    report = ROOT / "build" / f"mutants-{args.title}.json"
    before: dict[str, Any] = json.loads(report.read_text()) if args.again and not args.rows else {"tried": 0, "survivors": []}
    if args.one:
        chosen = [one for one in everything if one.id == args.one]
        if not chosen:
            parser.error(f"There is no mutant {args.one} of {args.title}.")
        load_broken(chosen[0])
    elif args.again and not args.rows:
        known = {(row["path"], row["text"], row["what"]) for row in before["survivors"]}  # lines may have moved meanwhile
        chosen = [one for one in everything if (one.module, one.text) in {row[:2] for row in known}]
        chosen = [one for one in chosen if (one.module, one.text, broken(one)[1]) in known]
    else:
        chosen = everything[:]
        random.Random(args.seed).shuffle(chosen)  # so that a smaller count is the beginning of a larger one
        del chosen[args.count :]
    as_before = 0 if args.one or args.rows else sum(map(is_equal, chosen))
    if as_before:
        print(f"{as_before} of {len(chosen)} change nothing (scripts/equal.csv) and are not tried", flush=True)
        chosen = [one for one in chosen if not is_equal(one)]
    print(f"{len(everything)} mutants possible" + ("" if args.rows else f", {len(chosen)} tried"), flush=True)
    CACHE.mkdir(exist_ok=True)
    if args.rows:
        usable = [one for one in everything if not is_equal(one)]
        runner: Runner = Rows(args.title, usable, args.jobs, args.again)
    else:
        runner = Runner(args.title, chosen, args.jobs, chosen[0] if args.one else None, args.tests)
        if args.again:
            runner.path = runner.path.with_stem(f"{runner.path.stem}-again")
    command = ["-s", "-p", "no:xdist", "-p", "no:terminal", "-p", "no:randomly", *(args.tests or TESTS[args.title])]
    code = pytest.main(command, plugins=[runner])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(code)
    if isinstance(runner, Rows):
        return runner.report()
    tried = before["tried"] - as_before if args.again else len(chosen)
    killed = 1 - len(runner.survivors) / tried
    report.parent.mkdir(exist_ok=True)
    rows = [
        {"path": one.module, "line": one.line, "id": one.id, "text": one.text, "what": broken(one)[1]} for one in runner.survivors
    ]
    report.write_text(json.dumps({"tried": tried, "survivors": rows}, indent=1))
    print(f"{killed:.1%} of {tried} mutants were noticed (goal {args.goal:.0%}); survivors in build/{report.name}")
    return 0 if killed >= args.goal else 1


if __name__ == "__main__":
    raise SystemExit(main())
