"""`longbox serve`: the page on this machine."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from typing import Final

import uvicorn

from longbox.kernel import LongboxError
from longbox.lab.collector import collect_rarely
from longbox.server.app import create_app
from longbox.server.limits import raise_files
from longbox.server.logs import set_up_logs
from longbox.server.serving import configured
from longbox.server.settings import Settings

from .commands import Parser
from .console import OK, takes_packs

SHARE: Final = 0.0002
"""Seconds for which one thread may keep the others waiting. Whatever is long runs beside the event loop, and each of those threads
may have its turn before the loop has: with Python's own five thousandths ten of them would hold everybody up for half a tenth of
a second at every message."""


def configure(sub: Parser) -> None:
    sub.add_argument("--host", default="127.0.0.1", help="the address to serve on (default: 127.0.0.1, this machine only)")
    sub.add_argument("--port", type=int, default=8000, help="the port to serve on (default: 8000)")
    sub.add_argument(
        "--database", metavar="URL", default="", help="sqlite:///file or postgresql://host/name (default: in your data folder)"
    )
    takes_packs(sub)


def run(args: argparse.Namespace) -> int:
    settings = Settings.read()
    if args.database:
        settings = Settings.read({**os.environ, "LONGBOX_DATABASE": args.database})
    if not 0 < args.port < 65536:
        raise LongboxError(f"Port {args.port} does not exist; ports are 1 to 65535.")
    try:
        listener = socket.create_server((args.host, args.port), reuse_port=False)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        hint = f"; try another with --port {args.port + 1}" if "in use" in reason.lower() and args.port < 65535 else ""
        raise LongboxError(f"Cannot serve on {args.host}:{args.port}: {reason.lower()}{hint}.") from error
    shown = f"[{args.host}]" if ":" in args.host else args.host
    set_up_logs(settings.log_format)
    raise_files()
    os.umask(0o077)  # nobody else on this machine reads the games, or the hashes of those who play them
    app = create_app(settings)
    collect_rarely()
    sys.setswitchinterval(SHARE)
    app.state.services.store.hold()
    app.state.services.store.open()  # before the address is shown: a database that cannot be opened is told here, in one sentence
    print(f"Longbox is at http://{shown}:{args.port}  (stop with Ctrl+C)", flush=True)
    uvicorn.Server(configured(app)).run(sockets=[listener])
    return OK
