"""What is kept. The ledger of a table (`entries`) is only ever appended to; everything about a game follows from it.

Times are seconds since 1970 (UTC). Secrets of visitors (cookies, tokens, codes) are kept as hashes only.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false, text, true

metadata = MetaData()

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("email", String(254), unique=True),
    Column("language", String(5), nullable=False),
    Column("notify", String(10), nullable=False),  # always, idle or never
    Column("shown", Boolean, nullable=False, server_default=true()),  # by name in rankings, with a page of their own
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
    Column("seen", Float, nullable=False, server_default="0"),  # when it was last used, to a day
    Column("device", String(60)),  # such as "Firefox, Android"
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
    Column("asking", String(12), nullable=False, server_default="everything"),  # what people are asked
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
    Column("name", String(40)),  # at this table, where several people share an account
)

entries = Table(
    "entries",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # start, answer, undo, resign, time, or what `tables` names besides
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

analyses = Table(
    "analyses",
    metadata,
    Column("code", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("job", String(32), nullable=False),  # who works on it: another one means that it was given up
    Column("by", String(32), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),  # who asked for it
    Column("status", String(10), nullable=False),  # waiting, running, done or failed
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("touched", Float, nullable=False),
    Column("body", Text, nullable=False),  # the analysis as JSON
)

# -- Challenger events ------------------------------------------------------------------------------------------------------

events = Table(
    "events",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("date", String(10), nullable=False),
    Column("joining", Boolean, nullable=False),  # whether players register by themselves
    Column("listed", Boolean, nullable=False, server_default=false()),  # whether everybody sees it in the list of events
    Column("place", String(120), nullable=False, server_default=text("''")),
    Column("time", String(5), nullable=False, server_default=text("''")),  # when it begins, as 10:30
    Column("created", Float, nullable=False),
)

event_facts = Table(
    "event_facts",
    metadata,
    Column("code", String(12), ForeignKey("events.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(12), nullable=False),  # a person of the event; empty for the house itself
    Column("role", String(12), nullable=False),
    Column("body", Text, nullable=False),
    Column("key", String(80)),  # what the sender calls it, so that sending it twice says it once
    Index("event_facts_by_key", "code", "key", unique=True),
)

event_people = Table(
    "event_people",
    metadata,
    Column("code", String(12), ForeignKey("events.code", ondelete="CASCADE"), primary_key=True),
    Column("person", String(12), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("role", String(12), nullable=False),  # of the staff; empty for those who only play
)

event_links = Table(
    "event_links",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the link's token
    Column("code", String(12), ForeignKey("events.code", ondelete="CASCADE"), nullable=False, index=True),
    Column("role", String(12), nullable=False),
    Column("person", String(12)),  # who is meant, where it is a player the desk has entered
)

series = Table(
    "series",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("owner", String(32), ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("rule", Text, nullable=False),  # how places become points, as JSON
    Column("created", Float, nullable=False),
)

series_events = Table(
    "series_events",
    metadata,
    Column("series", String(12), ForeignKey("series.code", ondelete="CASCADE"), primary_key=True),
    Column("event", String(12), ForeignKey("events.code", ondelete="CASCADE"), primary_key=True),
    Index("series_events_by_event", "event"),
)

event_tables = Table(
    "event_tables",
    metadata,
    Column("table", String(12), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("code", String(12), ForeignKey("events.code", ondelete="CASCADE"), nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("attempt", Integer, nullable=False),  # of the draw: after another one it is another match
    Column("told", Boolean, nullable=False),  # whether the result has gone to the event
)
