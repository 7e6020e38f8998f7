"""How the application meets the network: uvicorn, and patience that has an end."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from longbox.server.sockets import LARGEST

SLOWEST_HEAD: Final = 20.0
"""Seconds in which the head of a request has to be here."""


class Hurried(HttpToolsProtocol):
    """HTTP that closes a connection on which a request does not get to the end of its headers: many of them would cost a flood
    nothing and everybody else the files that a process may open."""

    patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wait()

    def on_message_begin(self) -> None:
        self.wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.go_on()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.go_on()
        super().connection_lost(exc)

    def wait(self) -> None:
        self.go_on()
        self.patience = self.loop.call_later(SLOWEST_HEAD, self.give_up)

    def go_on(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def give_up(self) -> None:
        self.transport.close()


def configured(app: FastAPI, **more: Any) -> uvicorn.Config:
    """What `longbox serve` runs."""
    return uvicorn.Config(
        app,
        http=Hurried,
        log_config=None,
        timeout_graceful_shutdown=5,
        ws_max_size=4 * LARGEST,
        ws_ping_interval=20.0,
        proxy_headers=True,
        **more,
    )


__all__ = ["configured"]
