"""What the longbox command says, as tests look at it."""

from __future__ import annotations

import json
from typing import Any


class Out:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        assert self.out.count("\n") == 1, "one JSON object and nothing else"
        return json.loads(self.out)
