"""The proof of rules: what a marker counts for, and when the session fails."""

from __future__ import annotations

import pytest

from conftest import Proofs, pytest_collection_modifyitems, spans
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


def test_a_marker_that_names_no_rule_stops_the_run(request: pytest.FixtureRequest) -> None:
    request.node.add_marker(pytest.mark.rule("CP-999"))
    with pytest.raises(pytest.UsageError, match="names a rule that does not exist: CP-999"):
        pytest_collection_modifyitems([request.node])
