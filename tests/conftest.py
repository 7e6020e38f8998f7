"""Which test proves which rule, and which tests wait for ./check --all."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from longbox import cli
from longbox.engine import COMPILED, ENGINE
from longbox.titles import books
from said import Out

ROOT = Path(__file__).parents[1]
BROWSER = Path(__file__).parent / "browser"
ALL = bool(os.environ.get("LONGBOX_ALL"))
os.environ.update({"LC_ALL": "C.UTF-8", "LANGUAGE": ""})  # the command speaks the language of the system it runs on

# Hypothesis tries the same examples in every run, and others each time under ./check --all. How long one takes is no fault.
settings.register_profile("longbox", deadline=None, derandomize=not ALL, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("longbox")


class SameSecrets:
    """In the place of `secrets`: what nobody can guess elsewhere is the same in every run of a test."""

    compare_digest = staticmethod(secrets.compare_digest)

    def __init__(self, test: str) -> None:
        self.test, self.numbers = test, count()

    def token_hex(self, bytes: int) -> str:
        return hashlib.sha256(f"{self.test} {next(self.numbers)}".encode()).hexdigest()[: 2 * bytes]


@pytest.fixture
def same_dice(request: pytest.FixtureRequest) -> Iterator[None]:
    """No game of this test has a seed of luck: neither dice nor bots differ from run to run."""
    with pytest.MonkeyPatch.context() as patch:
        for module in ("longbox.kernel.dice", "longbox.server.tables.bots"):
            patch.setattr(f"{module}.secrets", SameSecrets(request.node.nodeid))
        yield


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Out]:
    """The longbox command, called in this process."""
    monkeypatch.setenv("COLUMNS", "120")

    def call(*argv: object) -> Out:
        code = cli.main([str(one) for one in argv])
        captured = capsys.readouterr()
        return Out(code, captured.out, captured.err)

    return call


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="write build/rules.json and tell which rules no test proves")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = {id for one in books() for id in one.rules()}
    for item in items:
        ids = [id for mark in item.iter_markers("rule") for id in mark.args]
        unknown = sorted(set(ids) - known)
        if unknown:
            raise pytest.UsageError(f"{item.nodeid} names a rule that does not exist: {', '.join(unknown)}")
        if ids:
            item.user_properties.append(("rules", ids))
        replacing = item.get_closest_marker("interpreted")
        if replacing is not None and ENGINE == COMPILED:
            item.add_marker(pytest.mark.skip(reason=f"only the interpreted engine can be tested so: {replacing.args[0]}"))
        if item.get_closest_marker("all") and not ALL:
            item.add_marker(pytest.mark.skip(reason="slow; runs under ./check --all"))
    if "PYTEST_XDIST_WORKER" in os.environ:
        items[:] = shared_out(items)


def shared_out(items: list[pytest.Item]) -> list[pytest.Item]:
    """The workers get equal parts of the tests and take over from each other in the end. So each part begins with modules of
    browser tests, which are the longest, and there are small ones left to even out the end."""
    workers = int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    rest = [item for item in items if BROWSER not in item.path.parents]
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        if BROWSER in item.path.parents:
            modules.setdefault(item.path, []).append(item)
    parts: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for tests in sorted(modules.values(), key=len, reverse=True):
        min(parts, key=len).extend(tests)
    for part in parts:
        room = max(0, len(items) // workers - len(part))
        part += rest[:room]
        del rest[:room]
    return [item for part in parts for item in part] + rest


class Proofs:
    """Collects, in the process that runs the session, which rules had a passing test."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, ids in report.user_properties:
                if name == "rules":
                    for id in ids:  # type: ignore[attr-defined]
                        self.tests.setdefault(id, []).append(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        terminalreporter.section("rules")
        build = ROOT / "build"
        build.mkdir(exist_ok=True)
        (build / "rules.json").write_text(json.dumps({id: sorted(self.tests[id]) for id in sorted(self.tests)}, indent=1))
        for one in books():
            missing = [id for id in one.rules() if id not in self.tests]
            total = len(one.rules())
            line = f"{one.name}: {total - len(missing)}/{total} rules proved"
            terminalreporter.write_line(f"{line}; no test for {spans(missing)}" if missing else line)
            if missing and one.complete:
                terminalreporter.write_line(f"{one.label} is declared complete, so every rule needs a passing test.", red=True)

    def incomplete(self) -> bool:
        return any(one.complete and id not in self.tests for one in books() for id in one.rules())

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.OK and self.incomplete():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rules") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Proofs(), "longbox-proofs")


def spans(ids: list[str]) -> str:
    """Ids in short: CP-001..CP-004, CP-009."""
    out: list[list[str]] = []
    for id in ids:
        prefix, number = id.split("-")
        if out and out[-1][-1] == f"{prefix}-{int(number) - 1:03d}":
            out[-1].append(id)
        else:
            out.append([id])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}..{run[-1]}" for run in out)
