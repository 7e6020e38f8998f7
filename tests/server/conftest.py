"""The application, ready to be asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from longbox.server.app import create_app
from server.asgi import Client


@pytest.fixture
def client() -> Iterator[Client]:
    with Client(create_app(), accept_language="en") as client:
        yield client
