"""What is kept. The ledger of a table (`entries`) is only ever appended to; everything about a game follows from it.

Times are seconds since 1970 (UTC). Secrets of visitors (cookies, tokens, codes) are kept as hashes only.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("email", String(254), unique=True),
    Column("language", String(5), nullable=False),
    Column("notify", String(10), nullable=False),  # always, idle or never
    Column("webhook", String(500)),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # cookie or token
    Column("created", Float, nullable=False),
)

letters = Table(
    "letters",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the link's token
    Column("code", String(64), nullable=False),  # hash of the code to be typed, with the account that asked
    Column("email", String(254), nullable=False),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the title's rules
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("name", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("owner", String(32), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("status", String(10), nullable=False),  # open, playing or over
    Column("asked", Integer),  # the seat that is asked
    Column("deadline", Float),  # when its time runs out
    Column("result", Text),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("next", String(12)),  # the table of the rematch
    Index("tables_by_status", "status", "touched"),
    Index("tables_by_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot or open
    Column("account", String(32), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),
)

entries = Table(
    "entries",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # start, answer, undo, resign or time
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)
