"""What an operator can set. Everything comes from the environment; every setting has a default that works on a laptop."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from longbox.kernel import LongboxError

MOST_HANDS: Final = 64


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where the games are kept when no database is named."""
    base = environ.get("LONGBOX_DATA")
    if base:
        return Path(base)
    home = environ.get("XDG_DATA_HOME") or str(Path(environ.get("HOME") or ".") / ".local" / "share")
    return Path(home) / "longbox"


def hands_of(wish: str) -> int:
    """How many processes do heavy work: without a wish one more than there are cores, because bots think on two of them.

    >>> hands_of("4"), hands_of("") > 1
    (4, True)
    """
    if wish and (not wish.isdecimal() or int(wish) > MOST_HANDS):
        raise LongboxError(f"LONGBOX_HANDS is a number of processes from 0 to {MOST_HANDS}, such as 3.")
    return int(wish) if wish else (os.cpu_count() or 1) + 1


@dataclass(frozen=True, slots=True)
class Settings:
    """
    >>> Settings.read({"LONGBOX_DATABASE": "postgresql://db/longbox"}).database
    'postgresql+psycopg://db/longbox'
    >>> Settings.read({"LONGBOX_ADDRESS": "play.example"})
    Traceback (most recent call last):
    longbox.kernel.errors.LongboxError: LONGBOX_ADDRESS=play.example is no address of a site; it looks like https://play.example.
    """

    database: str
    """An SQLAlchemy address: SQLite or PostgreSQL."""
    address: str = ""
    """The public origin, such as https://play.example. Empty: whatever host a request names."""
    smtp: str = ""
    """smtp://user:password@host:587 or smtps://...; empty prints letters to the log."""
    sender: str = "Longbox <longbox@localhost>"
    bot_pace: float = 0.35
    """Seconds between two answers of a bot at a table that a person watches, so that one can follow."""
    log_format: str = "text"
    """text or json."""
    metrics_token: str = ""
    """If set, /metrics wants it as a bearer token; if not, /metrics answers only to this machine."""
    contact: str = ""
    """Where to report a hole: an e-mail or https address for /.well-known/security.txt, which is not there without it."""
    limits: bool = True
    """Rate limits. Off only in load tests."""
    hands: int = 0
    """Processes for heavy work, beside the one that serves; with none its own threads do it."""

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """The settings of this process, or a sentence about the one that cannot be."""
        database = environ.get("LONGBOX_DATABASE") or f"sqlite:///{data_folder(environ) / 'longbox.sqlite'}"
        scheme = database.partition(":")[0]
        if scheme in ("postgres", "postgresql"):
            database = "postgresql+psycopg" + database[len(scheme) :]
        elif scheme not in ("sqlite", "postgresql+psycopg"):
            raise LongboxError(
                f"LONGBOX_DATABASE names {scheme!r}; Longbox keeps games in sqlite:///file or postgresql://host/name."
            )
        address = environ.get("LONGBOX_ADDRESS", "").rstrip("/")
        parts = urlsplit(address)
        if address and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query):
            raise LongboxError(f"LONGBOX_ADDRESS={address} is no address of a site; it looks like https://play.example.")
        smtp = environ.get("LONGBOX_SMTP", "")
        if smtp and urlsplit(smtp).scheme not in ("smtp", "smtps"):
            raise LongboxError("LONGBOX_SMTP is no mail server; it looks like smtp://user:password@mail.example:587.")
        if smtp and not address:
            raise LongboxError("LONGBOX_SMTP needs LONGBOX_ADDRESS too: that is where the links in letters lead.")
        log_format = environ.get("LONGBOX_LOG", "text")
        if log_format not in ("text", "json"):
            raise LongboxError(f"LONGBOX_LOG={log_format} is not possible; it takes text or json.")
        try:
            pace = float(environ.get("LONGBOX_BOT_PACE", "0.35"))
        except ValueError:
            raise LongboxError("LONGBOX_BOT_PACE is a number of seconds, such as 0.35.") from None
        return cls(
            database=database,
            address=address,
            smtp=smtp,
            sender=environ.get("LONGBOX_SENDER", "Longbox <longbox@localhost>"),
            bot_pace=min(max(pace, 0.0), 10.0),
            log_format=log_format,
            metrics_token=environ.get("LONGBOX_METRICS_TOKEN", ""),
            contact=environ.get("LONGBOX_CONTACT", ""),
            limits=environ.get("LONGBOX_LIMITS", "on") != "off",
            hands=hands_of(environ.get("LONGBOX_HANDS", "")),
        )
