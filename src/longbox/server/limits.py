"""Limits that a person never meets and a flood does: how often what may be asked for (`RATES`), and how much there may be of it
(`CAPS`). docs/operating.md shows both tables.

A hall of two hundred phones may come from one address, so what is counted by address has room for two hundred people who all do it
at once. What one person can do alone is counted by account, and what one table can do by table.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import NamedTuple

if sys.platform != "win32":
    import resource


class Rate(NamedTuple):
    """`burst` at once, `rate` a second after that, counted `per` address, account, table, e-mail or server."""

    per: str
    rate: float
    burst: float
    what: str


RATES: Mapping[str, Rate] = {
    "pages": Rate("address", 30, 2000, "pages"),
    "files": Rate("address", 300, 20_000, "scripts, styles and pictures of pages"),
    "calls": Rate("address", 100, 2000, "whatever else is asked of the interface for programs"),
    "accounts": Rate("address", 1, 400, "new guest accounts"),
    "tables": Rate("address", 0.5, 200, "tables, rematches, lessons and events opened"),
    "own tables": Rate("account", 0.1, 20, "the same by one account"),
    "games": Rate("address", 0.1, 10, "saved games brought in"),
    "play": Rate("address", 500, 2000, "whatever is asked of tables"),
    "events": Rate("address", 400, 2000, "whatever is asked of events"),
    "sockets": Rate("address", 20, 600, "sockets opened"),
    "logs": Rate("address", 10, 400, "whole logs of games, as after a reload"),
    "replays": Rate("address", 20, 200, "earlier positions, comics and exported games"),
    "measurements": Rate("account", 5, 30, "measurements that take long"),
    "hints": Rate("account", 1, 30, "hints and warnings asked of the coach"),
    "analyses": Rate("address", 0.05, 20, "analyses begun"),
    "lists": Rate("address", 10, 400, "rosters and teams checked and written"),
    "list imports": Rate("address", 2, 300, "rosters and teams read from files and texts"),
    "searches": Rate("address", 10, 200, "searches in the rules"),
    "letters": Rate("address", 1 / 60, 20, "sign-in e-mails asked for"),
    "letters to": Rate("e-mail", 1 / 600, 3, "sign-in e-mails to one address"),
    "letters a day": Rate("server", 1 / 86.4, 1000, "sign-in e-mails in all"),
    "codes": Rate("address", 0.2, 60, "sign-in codes and links tried"),
    "guesses": Rate("visitor", 0.1, 30, "codes of tables and events that do not exist"),
    "chat": Rate("account", 0.5, 10, "chat lines"),
    "marks": Rate("account", 2, 12, "pointing and drawing on the board"),
    "answers": Rate("table", 20, 200, "answers at one table"),
    "undos": Rate("table", 1, 30, "answers taken back at one table"),
}

CAPS: Mapping[str, int] = {
    "sockets": 20_000,
    "sockets of an address": 600,
    "sockets of an account": 30,
    "answers": 5000,
    "entries": 20_000,
    "shows": 8,
    "shows of an account": 3,
    "thoughts of an owner": 2,
    "hints of an account": 1,
}
"""How much there may be at once, in one process or, where it says so, at one table."""

TOLD: Mapping[str, str] = {
    "sockets": "open sockets, or three quarters of the files the system allows, if that is less",
    "sockets of an address": "open sockets of one address",
    "sockets of an account": "open sockets of one account",
    "answers": "answers of one game",
    "entries": "entries of one ledger, with what was taken back",
    "shows": "tables with nobody but bots that play at full pace; more share it",
    "shows of an account": "unfinished tables with nobody but bots of one account",
    "thoughts of an owner": "Sharp bots that think at the same time at the tables of one account",
    "hints of an account": "hints that are thought of at the same time for one account",
}


MOST_FILES = 65_536


class Bucket:
    """A token bucket: `burst` at once, `rate` a second after that.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> [bucket.take(now=0.0) for _ in range(3)], bucket.take(now=1.0)
    ([True, True, False], True)
    """

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, 0.0

    def take(self, now: float | None = None) -> bool:
        if not self.has(now):
            return False
        self.left -= 1
        return True

    def has(self, now: float | None = None) -> bool:
        """Whether there is something left to take."""
        now = time.monotonic() if now is None else now
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= 1

    @property
    def full(self) -> bool:
        """Whether it stands as if it had never been used."""
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """The buckets of one rate by key. Only full ones are forgotten: who comes with ten thousand keys fills no other bucket by that.

    >>> one = Buckets(Rate("address", 0, 1, ""), most=2)
    >>> one.take("a"), one.take("b"), one.take("c"), one.take("d"), one.take("a")
    (True, True, True, False, False)
    """

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate, self.most = rate, most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.rest = Bucket(rate.rate, rate.burst)
        """Shared by all for whom there is no room."""

    def of(self, key: str) -> Bucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            while len(self.buckets) >= self.most:
                oldest = next(iter(self.buckets))
                if not self.buckets[oldest].full:
                    return self.rest
                del self.buckets[oldest]
            bucket = self.buckets[key] = Bucket(self.rate.rate, self.rate.burst)
        self.buckets.move_to_end(key)
        return bucket

    def take(self, key: str) -> bool:
        return self.of(key).take()


class Limits:
    """All rates of a process."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self.kinds = {kind: Buckets(rate) for kind, rate in RATES.items()}

    def take(self, kind: str, key: str = "") -> bool:
        """Whether somebody may do this once more now."""
        return not self.on or self.kinds[kind].take(key)

    def left(self, kind: str, key: str = "") -> bool:
        """The same, without doing it."""
        return not self.on or self.kinds[kind].of(key).has()


class Places:
    """How many there are at once, by cap and key.

    >>> places = Places(caps={"seats": 1})
    >>> places.enter(("seats", "a")), places.enter(("seats", "a")), places.leave(("seats", "a")), places.enter(("seats", "a"))
    (True, False, None, True)
    """

    def __init__(self, caps: Mapping[str, int] = CAPS, *, on: bool = True) -> None:
        self.caps, self.on = caps, on
        self.taken: Counter[tuple[str, str]] = Counter()

    def enter(self, *places: tuple[str, str]) -> bool:
        """Take a place of each; none if one of them is full."""
        if self.on and any(self.taken[place] >= self.caps[place[0]] for place in places):
            return False
        self.taken.update(places)
        return True

    def leave(self, *places: tuple[str, str]) -> None:
        for place in places:
            self.taken[place] -= 1
            if not self.taken[place]:
                del self.taken[place]


RELUCTANCE = 1.0
"""Seconds until somebody hears that they are over a limit: who asks again at once would else cost as much as who is answered."""


async def reluctantly(part: float = 1.0) -> None:
    """Take time over a refusal."""
    await asyncio.sleep(RELUCTANCE * part)


def kind_of(path: str) -> str:
    """The limit of a request that is known before anybody looks at it; empty for what has one of its own, and for whoever watches
    over this server.

    >>> kind_of("/"), kind_of("/static/logo.svg"), kind_of("/api/me"), kind_of("/api/tables/K7QX2MA/state")
    ('pages', 'files', 'calls', '')
    """
    if path.startswith("/static/"):
        return "files"
    if path.startswith(("/api/tables/", "/api/events/")) or path in ("/healthz", "/metrics"):
        return ""
    return "calls" if path.startswith("/api/") else "pages"


def raise_files() -> None:
    """Open files are what sockets cost: take as many as the system allows, and leave a quarter of them for everything else."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError, ValueError):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_sockets() -> int:
    """Sockets that this process may hold."""
    if sys.platform == "win32":
        return CAPS["sockets"]
    return min(CAPS["sockets"], resource.getrlimit(resource.RLIMIT_NOFILE)[0] * 3 // 4)


def network(address: str) -> str:
    """Whom an address stands for: an IPv6 network gives each of its machines thousands of millions of them.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7"), network("somewhere")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'somewhere')
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_address(int(ip) >> 64 << 64))
    return str(ip)
