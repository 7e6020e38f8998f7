"""A browser without a screen: plain calls to an application in the same process."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any, Self

import httpx
from fastapi import FastAPI


class Client:
    """Every call runs the application to its answer. Cookies are kept, redirects are not followed."""

    def __init__(self, app: FastAPI, **headers: str) -> None:
        self.runner = asyncio.Runner()
        self.life = app.router.lifespan_context(app)
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app),
            base_url="http://testserver",
            headers={name.replace("_", "-"): value for name, value in headers.items()},
        )

    def __enter__(self) -> Self:
        self.runner.run(self.life.__aenter__())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.runner.run(self.http.aclose())
        self.runner.run(self.life.__aexit__(None, None, None))
        self.runner.close()

    def request(self, method: str, path: str, **values: Any) -> httpx.Response:
        return self.runner.run(self.http.request(method, path, **values))

    def get(self, path: str, **values: Any) -> httpx.Response:
        return self.request("GET", path, **values)

    def post(self, path: str, **values: Any) -> httpx.Response:
        return self.request("POST", path, **{"headers": {"Origin": "http://testserver"}, **values})

    def head(self, path: str) -> httpx.Response:
        return self.request("HEAD", path)
