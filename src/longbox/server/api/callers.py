"""Who calls, what they may use, and how often: what every route of the server asks first."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query
from starlette.requests import Request
from starlette.responses import Response

from longbox.server.accounts import Account, cookie, device_of
from longbox.server.errors import Rejected
from longbox.server.languages import chosen, message
from longbox.server.limits import network
from longbox.server.services import Services
from longbox.server.tables import LiveTable
from longbox.server.tables.refusals import TOO_MANY

from .models import Language

Code = Annotated[str, Path(max_length=12, pattern="^[A-Za-z0-9]+$", examples=["K7QX2MA"])]


def services_of(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


ServicesHere = Annotated[Services, Depends(services_of)]


async def visitor(request: Request) -> Account | None:
    """Whoever asks; None for a stranger."""
    return await services_of(request).accounts.find(request.headers)


async def known(request: Request) -> Account:
    """Whoever asks, who must have an account."""
    account = await visitor(request)
    if account is None:
        raise Rejected(401, "account", NO_ACCOUNT)
    return account


NO_ACCOUNT = message("You have no account here yet; POST /api/me makes one.")
Visitor = Annotated[Account | None, Depends(visitor)]
Known = Annotated[Account, Depends(known)]


def speech(request: Request, account: Account | None, wanted: str | None = None) -> str:
    return wanted or (account.language if account and "lang" not in request.cookies else chosen(request.headers))


Wanted = Annotated[Language | None, Query(description="en or de; else what the account or browser prefers")]


def address_of(request: Request) -> str:
    """Whom a request is counted for, where it is not an account."""
    return network(request.client.host if request.client else "")


def within(services: Services, request: Request, kind: str, key: str | None = None) -> None:
    """Refuse what is asked for too often: by `key`, or by whoever has the address it comes from."""
    if not services.limits.take(kind, key or address_of(request)):
        raise Rejected(429, "rate", TOO_MANY)


async def opening(services: Services, request: Request, response: Response) -> Account:
    """Whoever opens a table or an event."""
    within(services, request, "tables")
    account = await somebody(request, response, services)
    within(services, request, "own tables", account.id)
    return account


async def table_at(request: Request, code: str, services: Services) -> LiveTable:
    """The table with a code that somebody names."""
    within(services, request, "play")
    account = await visitor(request)
    return await services.guessed(account.id if account else address_of(request), lambda: services.tables.table(code))


async def somebody(request: Request, response: Response, services: Services) -> Account:
    """Whoever asks; a stranger becomes a guest and gets the cookie with the answer."""
    account = await visitor(request)
    if account is None:
        within(services, request, "accounts")
        account, token = await services.accounts.guest(chosen(request.headers), device_of(request.headers))
        response.headers.append("set-cookie", cookie(token, secure=encrypted(request, services)))
    return account


def encrypted(request: Request, services: Services) -> bool:
    """Whether browsers reach this site through TLS."""
    return request.url.scheme == "https" or services.settings.address.startswith("https://")


async def at(request: Request, code: Code, services: ServicesHere) -> LiveTable:
    return await table_at(request, code, services)


At = Annotated[LiveTable, Depends(at)]


async def read_body(request: Request, most: int, sentence: str) -> bytes:
    """The body, as long as it is not too large: stops reading there."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Rejected(413, "format", sentence)
        parts.append(part)
    return b"".join(parts)
