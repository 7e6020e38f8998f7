"""Accounts without passwords: a guest has a cookie; whoever wants to come back from another device proves an e-mail address.

The cookie and every token are 256 random bits. The store keeps hashes only.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row
from starlette.datastructures import Headers

from longbox.server.languages import LANGUAGES, message
from longbox.server.languages import language as spoken
from longbox.server.store import Conflict, Store
from longbox.server.store.schema import accounts, chat, event_people, letters, seats, sessions, tables
from longbox.server.tables import Refused
from longbox.server.tables.ledger import notify_tables_of

Found: TypeAlias = Row[Any]
"""A row of the database, by the names of its columns."""

COOKIE = "longbox"
NOTIFY = ("always", "idle", "never")
LETTER_LASTS = 20 * 60.0
TRIES = 5
REMEMBERED = 5000
FRESH = 30.0
"""Seconds for which this process believes what it knows of an account, where other processes may have changed it."""

BAD_LINK = message("This link is used up or older than twenty minutes. Ask for a new one.")
BAD_CODE = message("This code is not right, used up or older than twenty minutes. Check it, or ask for a new one.")
GUEST = message("Guest")
NUMBERED = re.compile(rf"({'|'.join(spoken(code).gettext(GUEST) for code in LANGUAGES)}) \d{{4}}")
"""What a guest is called until they say a name."""
BAD_NAME = message("A name has 1 to 40 characters that can be shown.")


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody."""

    id: str
    name: str
    email: str | None
    language: str
    notify: str
    webhook: str | None

    @property
    def named(self) -> bool:
        """Whether somebody has said what they are called."""
        return not NUMBERED.fullmatch(self.name)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def secret_of(headers: Headers) -> tuple[str, str]:
    """The secret a request shows, and how: a bearer token before a cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token.strip():
        return token.strip()[:200], "token"
    for header in headers.getlist("cookie"):
        for pair in header.split(";"):
            name, _, value = pair.strip().partition("=")
            if name == COOKIE and value:
                return value[:200], "cookie"
    return "", ""


def cookie(token: str, *, secure: bool, age: int = 400 * 86400) -> str:
    """The header that gives a browser its account, or with age 0 takes it away."""
    made = SimpleCookie({COOKIE: token})
    made[COOKIE].update({"max-age": str(age), "path": "/", "samesite": "Lax"})
    made[COOKIE]["httponly"] = True
    made[COOKIE]["secure"] = secure
    return made[COOKIE].OutputString()


def clean_name(text: str) -> str:
    """A name as it is shown, or a sentence.

    >>> clean_name("  Mara\\tJ. ")
    'Mara J.'
    """
    name = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not 1 <= len(name) <= 40:
        raise Refused("format", BAD_NAME)
    return name


class Accounts:
    """Who somebody is."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[tuple[str, str], tuple[float, Account | None]] = OrderedDict()
        self.changed: Callable[..., Awaitable[None]] | None = None
        """Called with the ids of accounts that are called or seated otherwise now."""

    async def find(self, headers: Headers) -> Account | None:
        """The account a request comes from."""
        secret, kind = secret_of(headers)
        if not secret:
            return None
        key = hashed(secret)
        found = self.known.get((kind, key))
        if found is not None and found[0] > time.monotonic():
            return found[1]
        account = await self.store.read(lambda db: _by_session(db, key, kind))
        self._remember((kind, key), account)
        return account

    def _remember(self, key: tuple[str, str], account: Account | None) -> None:
        self.known[key] = (time.monotonic() + FRESH, account)
        self.known.move_to_end(key)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)

    async def _look_again(self, *ids: str) -> None:
        """Something about accounts changed."""
        self.known.clear()
        if self.changed is not None:
            await self.changed(*ids)

    async def guest(self, language: str) -> tuple[Account, str]:
        """A new account and its cookie."""
        name = f"{spoken(language).gettext(GUEST)} {secrets.randbelow(9000) + 1000}"
        account = Account(secrets.token_hex(8), name, None, language, "idle", None)
        token = secrets.token_urlsafe(32)

        def write(db: Connection) -> None:
            db.execute(
                sa.insert(accounts).values(
                    id=account.id, name=account.name, language=language, notify=account.notify, created=time.time()
                )
            )
            _add_session(db, account.id, token, "cookie")

        await self.store.write(write)
        self._remember(("cookie", hashed(token)), account)
        return account, token

    async def new_token(self, account: str, kind: str = "token") -> str:
        """Another way in: a token for a program, or a cookie for another browser."""
        token = secrets.token_urlsafe(32)
        await self.store.write(lambda db: _add_session(db, account, token, kind))
        self.known.pop((kind, hashed(token)), None)
        return token

    async def change(self, account: str, values: Mapping[str, str | None]) -> Account:
        changed = dict(values)
        if "name" in changed:
            changed["name"] = clean_name(changed["name"] or "")

        def write(db: Connection) -> Account:
            if changed:
                db.execute(sa.update(accounts).where(accounts.c.id == account).values(**changed))
                notify_tables_of(db, account)
            return _account(db.execute(sa.select(accounts).where(accounts.c.id == account)).one())

        after = await self.store.write(write)
        await self._look_again(account)
        return after

    async def sign_out(self, headers: Headers) -> None:
        secret, _ = secret_of(headers)
        if secret:
            key = hashed(secret)
            await self.store.write(lambda db: db.execute(sa.delete(sessions).where(sessions.c.hash == key)).close())
            self.known.clear()

    async def delete(self, account: str) -> None:
        """Everything that says who somebody was. The games stay, without a name."""

        def write(db: Connection) -> None:
            notify_tables_of(db, account)
            db.execute(sa.update(chat).where(chat.c.account == account).values(name="", account=None))
            for table in (letters, sessions):
                db.execute(sa.delete(table).where(table.c.account == account))
            db.execute(sa.update(seats).where(seats.c.account == account).values(account=None, name=None))
            db.execute(sa.delete(accounts).where(accounts.c.id == account))

        await self.store.write(write)
        await self._look_again(account)

    # -- letters ----------------------------------------------------------------------------------------------------------

    async def letter(self, account: str, email: str) -> tuple[str, str]:
        """A link's token and a code that prove an address; whoever has them has read the letter."""
        token, code = secrets.token_urlsafe(32), f"{secrets.randbelow(10**6):06d}"

        def write(db: Connection) -> None:
            db.execute(sa.delete(letters).where(letters.c.created < time.time() - LETTER_LASTS))
            db.execute(sa.delete(letters).where(letters.c.account == account))
            db.execute(
                sa.insert(letters).values(
                    hash=hashed(token), code=hashed(account + code), email=email, account=account, created=time.time(), tries=0
                )
            )

        await self.store.write(write)
        return token, code

    async def confirm_link(self, token: str, asking: str | None) -> str:
        """The account whose address a link proves. The link works once.

        Whoever opens it (`asking`, None for a stranger) has read the letter. Whoever asked for it may not have, and is signed
        out if it is somebody else.
        """
        key = hashed(token)

        def find(db: Connection) -> Found | None:
            row = db.execute(sa.select(letters).where(letters.c.hash == key)).one_or_none()
            if row is not None and row.account != asking:
                db.execute(sa.delete(sessions).where(sessions.c.account == row.account))
            return row

        return await self._confirm(find, BAD_LINK)

    async def confirm_code(self, account: str, code: str) -> str:
        """The same by the code that was typed, on the device that asked for it; five tries."""
        key = hashed(account + code)

        def find(db: Connection) -> Found | None:
            row = db.execute(sa.select(letters).where(letters.c.account == account)).one_or_none()
            if row is None or row.tries >= TRIES:
                return None
            if not secrets.compare_digest(row.code, key):
                db.execute(sa.update(letters).where(letters.c.hash == row.hash).values(tries=row.tries + 1))
                return None
            return row

        return await self._confirm(find, BAD_CODE)

    async def _confirm(self, find: Callable[[Connection], Found | None], sentence: str) -> str:
        guests: list[str] = []

        def write(db: Connection) -> str | None:
            row = find(db)
            if row is None or row.created < time.time() - LETTER_LASTS:
                return None
            guests.append(row.account)
            db.execute(sa.delete(letters).where(letters.c.hash == row.hash))
            owner = db.execute(sa.select(accounts.c.id).where(accounts.c.email == row.email)).scalar()
            if owner is None:
                db.execute(sa.update(accounts).where(accounts.c.id == row.account).values(email=row.email))
                return str(row.account)
            if owner != row.account:  # the games begun as a guest come along
                db.execute(sa.update(seats).where(seats.c.account == row.account).values(account=owner))
                db.execute(sa.update(tables).where(tables.c.owner == row.account).values(owner=owner))
                db.execute(sa.update(event_people).where(event_people.c.account == row.account).values(account=owner))
                notify_tables_of(db, owner)
            return str(owner)

        try:
            account = await self.store.write(write)
        except Conflict:
            account = None
        if account is None:
            raise Refused("format", sentence)
        await self._look_again(account, *guests)
        return account


def _add_session(db: Connection, account: str, token: str, kind: str) -> None:
    db.execute(sa.insert(sessions).values(hash=hashed(token), account=account, kind=kind, created=time.time()))


def _by_session(db: Connection, key: str, kind: str) -> Account | None:
    row = db.execute(
        sa.select(accounts)
        .select_from(sessions.join(accounts, sessions.c.account == accounts.c.id))
        .where(sessions.c.hash == key, sessions.c.kind == kind)
    ).one_or_none()
    return None if row is None else _account(row)


def _account(row: Found) -> Account:
    return Account(row.id, row.name, row.email, row.language, row.notify, row.webhook)
