"""Letters and notices: the link that proves an address, and "it is your turn" for whoever is away and wants to know."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import re
import smtplib
import socket
import ssl
import time
from email.message import EmailMessage
from typing import Any, TypeAlias
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import Row

from longbox.server.languages import language, message
from longbox.server.settings import Settings
from longbox.server.store import Store
from longbox.server.store.schema import accounts
from longbox.server.tables import LiveTable, Refused
from longbox.server.tables.deals import Noted, noted

log = logging.getLogger(__name__)

QUIET = 600.0
"""Seconds between two notices about the same table to the same person."""
PATIENCE = 10.0
FRESH = 30.0
"""Seconds for which somebody's wishes are remembered."""

SUBJECT_TURN = message("Your turn in %(label)s")
BODY_TURN = message("%(name)s, it is your turn at table %(code)s: %(link)s")
SUBJECT_OFFER = message("A question in %(label)s")
BODY_OFFER = message("%(name)s, table %(code)s has a question for you. %(what)s Answer it here: %(link)s")
SUBJECT_LETTER = message("Your way into Longbox")
BODY_LETTER = message(
    "Open this link and press the button to sign in:\n%(link)s\n\nOr type this code where you asked for it: %(code)s\n\n"
    "Both work once, for twenty minutes. If you did not ask for this, throw it away."
)
PLAIN = r"[!-~]+"
NAME = r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+"
BAD_HOOK = message("A webhook is an https address of a public host.")


Wishes: TypeAlias = Row[Any] | None
"""The account of somebody, if it is still there."""


class Notices:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.last: dict[tuple[str, str, str], float] = {}
        self.wishes: dict[str, tuple[float, Wishes]] = {}

    async def letter(self, email: str, link: str, code: str, speech: str) -> None:
        say = language(speech).gettext
        await self._mail(email, say(SUBJECT_LETTER), say(BODY_LETTER) % {"link": link, "code": code})

    async def turn(self, table: LiveTable) -> None:
        """Tell whoever is asked, if they are not here and want it."""
        asked = table.asked
        account = table.seats[asked].account if asked is not None else None
        if account is None:
            return
        await self._tell(table, account, SUBJECT_TURN, BODY_TURN)

    async def offered(self, table: LiveTable) -> None:
        """Tell everybody who is to agree to something, if they are not here and want it."""
        deal = table.deal
        if deal is None:
            return
        for account in sorted(table.deal_waits):
            await self._tell(table, account, SUBJECT_OFFER, BODY_OFFER, Noted(f"{deal.what} offered", deal.seat))

    async def _tell(self, table: LiveTable, account: str, subject: str, text: str, note: Noted | None = None) -> None:
        key = (table.record.code, account, subject)
        present = account in table.present
        if self.last.get(key, -QUIET) > time.monotonic() - QUIET:
            return
        row = await self._wishes(account)
        if row is None or row.notify == "never" or (row.notify == "idle" and present) or not (row.email or row.webhook):
            return
        self.last[key] = time.monotonic()
        if len(self.last) > 10_000:
            self.last.clear()
        say = language(row.language).gettext
        link = f"{self.settings.address}/t/{table.record.code}"
        values = {"name": row.name, "code": table.record.code, "link": link, "label": table.title.label}
        if note is not None:
            values["what"] = noted(note, table.name(note.seat, row.language), row.language)
        if row.email:
            await self._mail(row.email, say(subject) % values, say(text) % values)
        if row.webhook:
            body = {"text": say(text) % values, "table": table.record.code, "link": link}
            try:
                await asyncio.to_thread(call_hook, row.webhook, json.dumps(body).encode())
            except (OSError, http.client.HTTPException, Refused) as error:
                log.warning("a webhook could not be called: %s", error)

    async def _wishes(self, account: str) -> Wishes:
        """What somebody wants to be told, and where. Asked with every decision, so believed for a while."""
        known = self.wishes.get(account)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        row = await self.store.read(lambda db: db.execute(sa.select(accounts).where(accounts.c.id == account)).one_or_none())
        if len(self.wishes) > 10_000:
            self.wishes.clear()
        self.wishes[account] = (time.monotonic() + FRESH, row)
        return row

    async def _mail(self, to: str, subject: str, body: str) -> None:
        if not self.settings.smtp:
            log.warning("No mail server is set, so this letter is printed.\nTo: %s\nSubject: %s\n\n%s", to, subject, body)
            return
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.settings.sender, to, subject
        letter.set_content(body)
        try:
            await asyncio.to_thread(self._post, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.error("a letter could not be sent: %s", error)

    def _post(self, letter: EmailMessage) -> None:
        where = urlsplit(self.settings.smtp)
        host, secure = where.hostname or "localhost", where.scheme == "smtps"
        context = ssl.create_default_context()
        server: smtplib.SMTP
        if secure:
            server = smtplib.SMTP_SSL(host, where.port or 465, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(host, where.port or 25, timeout=PATIENCE)
        with server:
            server.ehlo_or_helo_if_needed()  # before that nobody knows what it offers
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
                secure = True
            if where.username and not secure and host not in HERE:
                raise smtplib.SMTPException(f"{host} offers no STARTTLS, so the password is not sent; use smtps:// if it can")
            if where.username:
                server.login(unquote(where.username), unquote(where.password or ""))
            server.send_message(letter)


HERE = ("localhost", "127.0.0.1", "::1")
"""Mail servers on this machine, to which nobody listens on the way."""


def public(address: str) -> bool:
    """Whether an IP address is one of the public internet, also when it wraps another.

    >>> [public(ip) for ip in ("93.184.216.34", "10.0.0.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "224.0.1.1")]
    [True, False, False, False, False]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo or (None, None))[1]
        if inner is not None or ip in NAT64:
            return inner is not None and public(str(inner))
    return ip.is_global and not ip.is_multicast


NAT64 = ipaddress.ip_network("64:ff9b::/96")


def checked_hook(address: str) -> str:
    """A webhook address that may be called, or a sentence: only https, only hosts of the public internet.

    >>> checked_hook("http://example.org/x")
    Traceback (most recent call last):
    longbox.server.tables.refusals.Refused: A webhook is an https address of a public host.
    """
    try:
        where = urlsplit(address)
        port = where.port or 443
        host = where.hostname or ""
    except ValueError:
        raise Refused("format", BAD_HOOK) from None
    if where.scheme != "https" or where.username is not None or len(address) > 500 or port < 1 or not re.fullmatch(PLAIN, address):
        raise Refused("format", BAD_HOOK)
    try:
        fits = public(host)
    except ValueError:  # a name: looked up each time it is called
        fits = re.fullmatch(NAME, host) is not None
    if not fits:
        raise Refused("format", BAD_HOOK)
    return address


def call_hook(address: str, body: bytes) -> None:
    """POST to a webhook; never to an address inside, neither by a name that leads there nor by a redirect."""
    where = urlsplit(checked_hook(address))
    host, port = where.hostname or "", where.port or 443
    found = socket.getaddrinfo(host, port, proto=socket.IPPROTO_TCP)
    if not found or not all(public(str(entry[4][0])) for entry in found):
        raise Refused("format", BAD_HOOK)
    connection = _Pinned(host, port, str(found[0][4][0]))
    try:
        path = (where.path or "/") + (f"?{where.query}" if where.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "Longbox"})
        connection.getresponse().read(1000)
    finally:
        connection.close()


class _Pinned(http.client.HTTPSConnection):
    """A connection to the address that was checked: a second look-up of the name could lead elsewhere."""

    def __init__(self, host: str, port: int, ip: str) -> None:
        self.ip, self.context = ip, ssl.create_default_context()
        super().__init__(host, port, timeout=PATIENCE, context=self.context)

    def connect(self) -> None:
        plain = socket.create_connection((self.ip, self.port), PATIENCE)
        self.sock = self.context.wrap_socket(plain, server_hostname=self.host)
