"""The command line as the tests of events call it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longbox import cli


class Out:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "one JSON object and nothing else"
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("COLUMNS", "120")

    def call(*argv: object) -> Out:
        code = cli.main([str(one) for one in argv])
        captured = capsys.readouterr()
        return Out(code, captured.out, captured.err)

    return call
