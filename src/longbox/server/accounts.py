"""Accounts without passwords: a guest has a cookie; whoever wants to come back from another device proves an e-mail address.

The cookie and every token are 256 random bits. The store keeps hashes only.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row
from starlette.datastructures import Headers

from longbox.server.languages import LANGUAGES, message
from longbox.server.languages import language as spoken
from longbox.server.legible import legible
from longbox.server.privacy import forget
from longbox.server.store import Conflict, Store
from longbox.server.store.schema import accounts, event_people, letters, seats, sessions, tables
from longbox.server.tables import Refused
from longbox.server.tables.ledger import notify_tables_of

Found: TypeAlias = Row[Any]
"""A row of the database, by the names of its columns."""

COOKIE = "longbox"
LASTS = 400 * 86400.0
"""Seconds for which a cookie or token that nobody uses stays good."""
DAY = 86400.0
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
    shown: bool = True
    """By name in rankings of series, with a page of their own."""

    @property
    def named(self) -> bool:
        """Whether somebody has said what they are called."""
        return not NUMBERED.fullmatch(self.name)


@dataclass(frozen=True, slots=True)
class Session:
    """A way into an account: the cookie of a browser, or the token of a program."""

    id: str
    kind: str
    device: str
    created: float
    seen: float
    here: bool


SHOWN = 16
"""How much of a session's hash names it."""


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


def session_of(headers: Headers) -> str:
    """What the store calls the way in that a request uses; empty for a stranger."""
    secret, _ = secret_of(headers)
    return hashed(secret) if secret else ""


def device_of(headers: Headers) -> str:
    """The browser and system of a request, as far as a person knows them; empty for a program.

    >>> device_of(Headers({"user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0"}))
    'Firefox, Android'
    """
    agent = headers.get("user-agent", "")
    found = [next((name for sign, name in names.items() if sign in agent), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))


BROWSERS = {"Firefox/": "Firefox", "Edg/": "Edge", "OPR/": "Opera", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS X": "Mac", "Linux": "Linux"}


def cookie(token: str, *, secure: bool, age: int = int(LASTS)) -> str:
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
    name = legible(text)
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
        self.ended: Callable[[Sequence[str]], None] | None = None
        """Called with sessions that are good no longer."""

    async def find(self, headers: Headers) -> Account | None:
        """The account a request comes from."""
        secret, kind = secret_of(headers)
        if not secret:
            return None
        key = hashed(secret)
        found = self.known.get((kind, key))
        if found is not None and found[0] > time.monotonic():
            return found[1]
        account, seen = await self.store.read(lambda db: _by_session(db, key, kind))
        if account is not None and seen < time.time() - DAY:
            used = sa.update(sessions).where(sessions.c.hash == key).values(seen=time.time())
            await self.store.write(lambda db: db.execute(used).close())
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

    async def guest(self, language: str, device: str = "") -> tuple[Account, str]:
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
            _add_session(db, account.id, token, "cookie", device)

        await self.store.write(write)
        self._remember(("cookie", hashed(token)), account)
        return account, token

    async def new_token(self, account: str, kind: str = "token", device: str = "") -> str:
        """Another way in: a token for a program, or a cookie for another browser."""
        token = secrets.token_urlsafe(32)
        await self.store.write(lambda db: _add_session(db, account, token, kind, device))
        self.known.pop((kind, hashed(token)), None)
        return token

    async def sessions(self, account: str, here: str) -> list[Session]:
        """The ways into an account, the newest first; `here` is the one that asks."""
        of = sa.select(sessions).where(sessions.c.account == account).order_by(sessions.c.created.desc())
        rows = await self.store.read(lambda db: db.execute(of).all())
        return [Session(row.hash[:SHOWN], row.kind, row.device or "", row.created, row.seen, row.hash == here) for row in rows]

    async def end(self, account: str, which: str = "", *, but: str = "") -> int:
        """End the sessions of an account that begin with `which`, all but one if `but` names it; how many there were."""
        of = (sessions.c.account == account, sessions.c.hash.startswith(which, autoescape=True), sessions.c.hash != but)

        def write(db: Connection) -> list[str]:
            found = list(db.execute(sa.select(sessions.c.hash).where(*of)).scalars())
            db.execute(sa.delete(sessions).where(*of))
            return found

        found = await self.store.write(write)
        self.out(found)
        return len(found)

    def out(self, found: Sequence[str]) -> None:
        """These sessions are good no longer: nothing is believed of them, and their sockets are closed."""
        self.known.clear()
        if self.ended is not None and found:
            self.ended(found)

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
        if key := session_of(headers):
            await self.store.write(lambda db: db.execute(sa.delete(sessions).where(sessions.c.hash == key)).close())
            self.out([key])

    async def delete(self, account: str) -> None:
        """Everything that says who somebody was. Games and results of events stay, without a name."""
        self.out(await self.store.write(lambda db: forget(db, account)))
        await self._look_again(account)

    # -- letters ----------------------------------------------------------------------------------------------------------

    async def letter(self, account: str, email: str) -> tuple[str, str]:
        """A link's token and a code that prove an address; whoever has them has read the letter."""
        token, code = secrets.token_urlsafe(32), f"{secrets.randbelow(10**8):08d}"

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
        out: list[str] = []

        def find(db: Connection) -> Found | None:
            row = db.execute(sa.select(letters).where(letters.c.hash == key)).one_or_none()
            if row is not None and row.account != asking and not _too_old(row):
                of = sessions.c.account == row.account
                out.extend(db.execute(sa.select(sessions.c.hash).where(of)).scalars())
                db.execute(sa.delete(sessions).where(of))
                # notices would go on to whoever asked
                db.execute(sa.update(accounts).where(accounts.c.id == row.account).values(webhook=None))
            return row

        account = await self._confirm(find, BAD_LINK)
        self.out(out)
        return account

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
            if row is None or _too_old(row):
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


def _too_old(letter: Found) -> bool:
    return bool(letter.created < time.time() - LETTER_LASTS)


def _add_session(db: Connection, account: str, token: str, kind: str, device: str) -> None:
    now = time.time()
    db.execute(sa.delete(sessions).where(sessions.c.account == account, sessions.c.seen < now - LASTS))
    db.execute(sa.insert(sessions).values(hash=hashed(token), account=account, kind=kind, created=now, seen=now, device=device))


def _by_session(db: Connection, key: str, kind: str) -> tuple[Account | None, float]:
    """Whose session that is, and when it was last used."""
    row = db.execute(
        sa.select(accounts, sessions.c.seen)
        .select_from(sessions.join(accounts, sessions.c.account == accounts.c.id))
        .where(sessions.c.hash == key, sessions.c.kind == kind, sessions.c.seen >= time.time() - LASTS)
    ).one_or_none()
    return (None, 0.0) if row is None else (_account(row), row.seen)


def _account(row: Found) -> Account:
    return Account(row.id, row.name, row.email, row.language, row.notify, row.webhook, row.shown)
