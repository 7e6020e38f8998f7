"""The address at which phones of the same network reach this server, and whether anybody answers there.

An organiser opens the desk at 127.0.0.1, which on every phone means the phone itself. A code for that address is never shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request

from longbox.server.security import HERE, host_of
from longbox.server.settings import Settings

ROUTES: Final = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "192.168.178.1", "10.0.0.1", "172.16.0.1")
"""Where a packet would go, to learn by which of its addresses this machine would send it. Nothing is sent."""
PATIENCE: Final = 0.5
KEPT: Final = 15.0
"""Seconds for which the answer is good: a laptop changes its network seldom, and phones ask often."""


@dataclass(frozen=True, slots=True)
class Nearby:
    """How phones come to this server."""

    origin: str
    """What links for phones begin with; empty if no phone can open any."""
    own: tuple[str, ...] = ()
    """The addresses of this machine in its network, the likeliest first; only looked up if the desk is at 127.0.0.1."""
    port: int = 8000


def own_addresses() -> tuple[str, ...]:
    """The addresses of this machine in its networks, the one that leads outside first."""
    found: dict[str, None] = {}
    for target in ROUTES:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
            try:
                line.connect((target, 9))
                found[line.getsockname()[0]] = None
            except OSError:
                continue
    with contextlib.suppress(OSError):
        found |= dict.fromkeys(socket.gethostbyname_ex(socket.gethostname())[2])
    return tuple(one for one in found if usable(one))


def usable(address: str) -> bool:
    """Whether another device could reach an address.

    >>> [usable(one) for one in ("192.168.178.42", "127.0.1.1", "169.254.3.4", "0.0.0.0")]
    [True, False, False, False]
    """
    found = ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


async def answers(host: str, port: int) -> bool:
    """Whether this machine can be reached at one of its own addresses."""
    try:
        _, writer = await asyncio.wait_for(asyncio.open_connection(host, port), PATIENCE)
    except (OSError, TimeoutError):
        return False
    writer.close()
    return True


_known: dict[int, tuple[float, tuple[str, ...], str]] = {}


async def _look(port: int) -> tuple[tuple[str, ...], str]:
    """The machine's addresses, and the first at which somebody answers."""
    at, own, served = _known.get(port, (-KEPT, (), ""))
    if time.monotonic() - at >= KEPT:
        own = await asyncio.to_thread(own_addresses)
        heard: Sequence[bool] = await asyncio.gather(*(answers(one, port) for one in own))
        served = next((one for one, there in zip(own, heard, strict=True) if there), "")
        _known.clear()
        _known[port] = (time.monotonic(), own, served)
    return own, served


async def nearby(request: Request, settings: Settings) -> Nearby:
    """How phones reach the server that was asked this."""
    if settings.address:
        return Nearby(settings.address)
    scheme = request.url.scheme
    if host_of(request.headers) not in HERE:
        return Nearby(f"{scheme}://{request.headers.get('host', '')}")
    # The port it listens at, not the one that was named: nobody may have this machine try ports of its own.
    port = (request.scope.get("server") or ("", None))[1]
    if not isinstance(port, int):
        return Nearby("", await asyncio.to_thread(own_addresses))
    own, served = await _look(port)
    return Nearby(f"{scheme}://{served}:{port}" if served else "", own, port)


__all__ = ["Nearby", "nearby", "own_addresses", "usable"]
