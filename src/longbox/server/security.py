"""Headers that every answer carries, and the net under all pages: no traceback ever reaches a browser."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from longbox.server.accounts import secret_of
from longbox.server.errors import TOO_SLOW, Rejected, failure
from longbox.server.languages import message
from longbox.server.limits import kind_of, network, reluctantly

PARTS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What protects scripts, styles and fonts; the rest binds documents alone, and a table loads some sixty files."""
HEADERS = PARTS | {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "object-src 'none'",
        )
    ),
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
NO_DOCUMENTS = frozenset({"text/javascript", "text/css", "font/woff2"})

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS = SAFE | {"POST", "PATCH", "DELETE", "PUT"}
LARGEST_BODY = 2_100_000
SLOWEST_BODY = 60.0
"""Seconds in which a request has to be here."""
LEFT = 499
"""What a log calls a request whose sender has gone, as other servers do."""

OTHER_SITE = message("This server is not the site that was asked for.")
TOO_LARGE = message("That is too large: at most 2 MB are read.")

INVITATION = re.compile(r"(/link/)[^/]+")
"""The part of an address that lets whoever has it in; no log keeps it."""

log = logging.getLogger(__name__)
requests = logging.getLogger("longbox.requests")


class Guard:
    """The outermost layer: adds the headers, and turns a crash into a page."""

    def __init__(self, app: ASGIApp, encrypted: bool = False) -> None:
        self.app, self.encrypted = app, encrypted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        began, status, size, whole = time.perf_counter(), 0, 0, False

        async def measured() -> Message:
            """Bodies are read whole, so their size has an end, and so has the time they take."""
            nonlocal size, whole
            if whole:
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), max(0.0, began + SLOWEST_BODY - time.perf_counter()))
            except TimeoutError:
                raise Rejected(408, "format", TOO_SLOW) from None
            whole = not message.get("more_body", False)
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise Rejected(413, "format", TOO_LARGE)
            return message

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == 429 or (status == 503 and scope["path"] != "/healthz"):
                    await reluctantly()
                headers = MutableHeaders(scope=message)
                kind = headers.get("Content-Type", "").partition(";")[0]
                for name, value in (PARTS if kind in NO_DOCUMENTS else HEADERS).items():
                    headers.setdefault(name, value)
                if self.encrypted or scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            kind, client = kind_of(scope["path"]), scope.get("client")
            if kind and not scope["app"].state.services.limits.take(kind, network(client[0] if client else "")):
                await failure(Request(scope), 429)(scope, receive, guarded)
            else:
                await self.app(scope, measured, guarded)
        except ClientDisconnect:
            status = status or LEFT
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"].encode("unicode_escape").decode("ascii"))
            if status:
                raise
            await failure(Request(scope), 500)(scope, receive, guarded)
        finally:
            seconds = time.perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            scope["app"].state.services.metrics.requests.labels(method, str(status)).observe(seconds)
            path = INVITATION.sub(r"\1...", scope["path"])
            facts = {"method": scope["method"], "path": path, "status": status, "ms": round(seconds * 1000, 1)}
            requests.info("%(method)s %(path)s %(status)s", facts, extra=facts)


class Named:
    """Serves the site under its own name alone, if it has one: no other site can pass this one off as its own.

    Whoever asks this machine itself, such as a check of health, names no site.
    """

    def __init__(self, app: ASGIApp, address: str = "") -> None:
        self.app, self.host = app, urlsplit(address).hostname or ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if not self.host or kind == "lifespan" or host_of(Headers(scope=scope)) in (self.host, *HERE):
            return await self.app(scope, receive, send)
        if kind == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": "another site"})
            return None
        return await failure(Request(scope), 421, OTHER_SITE)(scope, receive, send)


HERE = ("127.0.0.1", "::1", "localhost")


def host_of(headers: Headers) -> str:
    """The host a request names, without its port; empty for what is none.

    >>> host_of(Headers({"host": "[::1]:8000"})), host_of(Headers({"host": "[x"}))
    ('::1', '')
    """
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return ""


class Origin:
    """Refuses what another site made a browser send: the Origin of every unsafe request and every socket must be this site's.

    A program with a bearer token, or a visitor without a cookie, has nothing that another site could misuse.
    """

    def __init__(self, app: ASGIApp, address: str = "") -> None:
        self.app, self.address = app, address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = scope["type"] == "websocket"
        if (socket or (scope["type"] == "http" and scope["method"] not in SAFE)) and not self.allows(scope):
            if socket:
                await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
                return None
            return await failure(Request(scope), 403)(scope, receive, send)
        return await self.app(scope, receive, send)

    def allows(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is not None:
            return origin in self.own(scope, headers)
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            return False
        return secret_of(headers)[1] != "cookie"

    def own(self, scope: Scope, headers: Headers) -> tuple[str, ...]:
        if self.address:
            return (self.address,)
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return (f"{scheme}://{headers.get('host', '')}",)
