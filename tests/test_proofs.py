"""The proof of rules: what a marker counts for, and when the session fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from conftest import Proofs, spans
from longbox.titles import books


def report(nodeid: str, ids: list[str], outcome: str) -> pytest.TestReport:
    return pytest.TestReport(nodeid, ("", 0, ""), {}, outcome, None, "call", user_properties=[("rules", ids)])  # type: ignore[arg-type, list-item]


def test_only_passing_tests_prove_a_rule() -> None:
    proofs = Proofs()
    proofs.pytest_runtest_logreport(report("a", ["SC-001", "SC-002"], "passed"))
    proofs.pytest_runtest_logreport(report("b", ["SC-001"], "passed"))
    proofs.pytest_runtest_logreport(report("c", ["SC-003"], "failed"))
    assert proofs.tests == {"SC-001": ["a", "b"], "SC-002": ["a"]}


def test_a_complete_title_with_a_gap_fails_the_session() -> None:
    proofs = Proofs()
    ids = [id for one in books() if one.complete for id in one.rules()]
    assert ids
    proofs.pytest_runtest_logreport(report("a", ids[1:], "passed"))
    assert proofs.incomplete()
    proofs.pytest_runtest_logreport(report("b", ids[:1], "passed"))
    assert not proofs.incomplete()


def test_ids_are_listed_in_short() -> None:
    assert spans(["CP-001", "CP-002", "CP-003", "CP-009", "CP-011", "CP-012"]) == "CP-001..CP-003, CP-009, CP-011..CP-012"
    assert spans([]) == ""


def test_a_marker_that_names_no_rule_stops_the_run(pytestconfig: pytest.Config, tmp_path: Path) -> None:
    import subprocess
    import sys

    (tmp_path / "conftest.py").write_text((Path(__file__).parent / "conftest.py").read_text())
    (tmp_path / "test_it.py").write_text("import pytest\n@pytest.mark.rule('CP-999')\ndef test_it(): pass\n")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        "/dev/null",
        "--rootdir",
        str(tmp_path),
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "names a rule that does not exist: CP-999" in done.stdout + done.stderr
