"""Logs: text for a person at a terminal, or one JSON object per line for whatever collects them."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """
    >>> record = logging.LogRecord("longbox", logging.WARNING, "", 0, "low on %s", ("ink",), None)
    >>> json.loads(JsonLines().format(record))["message"]
    'low on ink'
    """

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        for name in ("method", "path", "status", "ms"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(form: str) -> None:
    """Everything to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("longbox").setLevel(logging.INFO)
    # One line per request is for machines; a person at a terminal wants to see what is wrong.
    logging.getLogger("longbox.requests").setLevel(logging.INFO if form == "json" else logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
