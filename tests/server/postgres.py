"""A PostgreSQL of one's own for a test: in a temporary folder, on a free port, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def programs() -> Path | None:
    """Where PostgreSQL keeps its programs; Debian does not put them on the PATH."""
    found = shutil.which("pg_ctl")
    if found and Path(found).with_name("initdb").exists():
        return Path(found).parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


def postgres_or_skip() -> Path:
    found = programs()
    if found is None:
        reason = "No PostgreSQL on this machine (on Debian and Ubuntu: apt-get install postgresql)."
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database."""
    bin = postgres_or_skip()
    folder = Path(tempfile.mkdtemp(prefix="longbox-pg-"))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        user = "postgres"
        owner = pwd.getpwnam(user)
        os.chown(folder, owner.pw_uid, owner.pw_gid)

    def run(*words: str) -> None:
        subprocess.run(words, user=user, group=user, extra_groups=[] if user else None, check=True, capture_output=True, cwd=folder)

    data = folder / "data"
    run(str(bin / "initdb"), "-D", str(data), "-A", "trust", "-U", "longbox", "-E", "UTF8", "--locale=C")
    start = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    run(str(bin / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", start, "start")
    try:
        yield f"postgresql://longbox@127.0.0.1:{port}/postgres"
    finally:
        run(str(bin / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
