"""Live play: one WebSocket per onlooker (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Mapping
from typing import Any, TypeAlias

from fastapi import APIRouter
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from longbox.kernel import LongboxError
from longbox.server.accounts import session_of
from longbox.server.errors import NOT_SAVED
from longbox.server.languages import chosen, language, message
from longbox.server.legible import legible
from longbox.server.limits import Bucket, network, reluctantly
from longbox.server.services import Services
from longbox.server.tables import LiveTable, Refused
from longbox.server.tables.deals import DEALS
from longbox.server.tables.ledger import EVERYTHING, MATTERS
from longbox.server.tables.played import MOST_MUTED, Muted
from longbox.server.tables.refusals import NOT_SEATED, TOO_FAST, TOO_MANY
from longbox.server.tables.shown import spoken
from longbox.server.tables.tables import chat_line

Message: TypeAlias = Mapping[str, Any]
"""What a client sends, before it is looked at."""

router = APIRouter()
log = logging.getLogger(__name__)

LARGEST = 16 * 1024
WAITING = 200
"""Messages on their way to one client. Whoever is slower is cut off and comes back with `since`."""
RATE, BURST = 20.0, 60.0
FAREWELL = 1.0
"""Seconds in which a client that does not keep up can still be told so."""
PATIENCE = 100
"""Messages over the limit before a socket is closed."""

NO_JSON = message("That is not a message: send JSON text such as %(example)s.")
NO_TYPE = message("There is no message of type %(type)s; there are %(known)s.")
TOO_LARGE = message("That message is too large; send at most 16 kB.")
BINARY = message("That was binary; send JSON as text.")
NO_NUMBER = message("%(field)s is missing or no whole number.")
NO_TEXT = message("A chat line has 1 to 500 characters.")
NO_VALUE = message("An answer is the number of an option or a list of values.")
MUTED_EXAMPLE = '{"source":"patch-up","round":0}'
NO_ASKING = message('"asking" is "matters" or "everything"; "muted" lists up to 100 cards, such as %(example)s.')
MOST_THEN = 3
MOST_POINTS, FARTHEST = 64, 1000.0
SHORT_LOG = 100
"""Lines that anybody may be told again and again."""
NO_THEN = message('"then" lists up to 3 pieces, such as ["character", 4].')
NO_DEAL = message('"what" is "takeback" or "draw".')
NO_REPLY = message('"yes" is true or false.')
NO_POINTS = message('"points" lists 1 to 64 places of the board, such as [[12.5, 7]].')
NO_QUERY = message("A measurement has a query, such as %(example)s.")
SIGN_IN = message("You need a name at this table to say something; take a seat or open your account page first.")


class Socket:
    """One onlooker."""

    def __init__(
        self, ws: WebSocket, services: Services, table: LiveTable, account: str | None, code: str, session: str = ""
    ) -> None:
        self.ws, self.services, self.table = ws, services, table
        self.account, self.language = account, code
        self.address = network(ws.client.host if ws.client else "")
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self.bucket = Bucket(RATE, BURST)
        self.over_limit = 0
        self.greeted = False
        self.slow = asyncio.Event()
        self.session = session
        self.out = asyncio.Event()
        """Whether the session it came with has ended."""

    # -- out --------------------------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        try:
            self.outgoing.put_nowait(text)
        except asyncio.QueueFull:
            self.table.listeners.discard(self)
            self.slow.set()

    def tell(self, **data: object) -> None:
        self.send(json.dumps(data, separators=(",", ":")))  # as ASCII: it may repeat half a character that somebody sent

    def refuse(self, id: int | None, code: str, sentence: str) -> None:
        self.tell(type="error", id=id, code=code, sentence=sentence)

    def say(self, text: str, **values: object) -> str:
        return language(self.language).gettext(text) % values

    async def pump(self) -> None:
        """Everything that is to be sent, in order."""
        while True:
            await self.ws.send_text(await self.outgoing.get())
            self.services.metrics.sent.inc()

    async def cut_off(self) -> None:
        """Wait until this client has fallen too far behind."""
        await self.slow.wait()
        self.services.metrics.slow.inc()

    async def signed_out(self) -> None:
        """Wait until whoever this is has signed out: from then on it may not see a hand any more."""
        await self.out.wait()
        self.table.listeners.discard(self)

    @property
    def farewell(self) -> tuple[int, str | None]:
        """Why it is closed."""
        if self.slow.is_set():
            return 1013, "too slow"
        return (4401, "signed out") if self.out.is_set() else (1000, None)

    # -- in ---------------------------------------------------------------------------------------------------------------

    async def listen(self) -> None:
        while True:
            frame = await self.ws.receive()
            if frame["type"] == "websocket.disconnect":
                return
            self.services.metrics.received.inc()
            text = frame.get("text")
            if self.services.settings.limits and not (self.bucket.take() and self.services.limits.take("play", self.address)):
                self.over_limit += 1
                if self.over_limit > PATIENCE:
                    await self.ws.close(1008, "too many messages")
                    return
                self.refuse(None, "rate", self.say(TOO_FAST))
                await reluctantly(0.1)
            elif text is None:
                self.refuse(None, "format", self.say(BINARY))
            elif len(text) > LARGEST or len(text.encode("utf-8", "replace")) > LARGEST:
                self.refuse(None, "format", self.say(TOO_LARGE))
            else:
                await self.message(text)

    async def message(self, text: str) -> None:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            return self.refuse(None, "format", self.say(NO_JSON, example='{"type":"ping","id":1}'))
        id = data.get("id")
        id = id if type(id) is int and abs(id) < 1 << 53 else None
        handler = HANDLERS.get(data["type"]) if isinstance(data.get("type"), str) else None
        if handler is None:
            shown = data["type"][:40] if isinstance(data.get("type"), str) else "?"
            return self.refuse(id, "format", self.say(NO_TYPE, type=shown, known=", ".join(HANDLERS)))
        try:
            await handler(self, id, data)
        except Refused as refused:
            self.refuse(id, refused.code, refused.told(self.language))
            if refused.code == "stale":
                await self.state()
        except LongboxError as error:
            self.refuse(id, "illegal", str(error))
        except DBAPIError as error:
            log.error("a message could not be saved: %s", error)
            await turn_away(self.ws, Refused("unsaved", NOT_SAVED), self.language, 1011)  # it comes back and sees what is so
        return None

    async def state(self, since: int = 0) -> bool:
        """Tell the state with the log from a line on; False if that was asked for too often."""
        if len(self.table.lines) - since > SHORT_LOG and not self.services.limits.take("logs", self.address):
            return False
        self.send(await self.table.whole(self.account, self.language, since))
        return True

    def whole(self, data: Message, field: str) -> int:
        value = data.get(field)
        if type(value) is not int or not 0 <= value < 1 << 31:
            raise Refused("format", NO_NUMBER, field=field)
        return value

    async def hello(self, id: int | None, data: Message) -> None:
        if "language" in data:
            self.language = spoken(data["language"])
        since, heard = data.get("since"), data.get("chat")
        new, self.greeted = not self.greeted, True
        self.table.listeners.add(self)
        missed = self.table.missed_since(since if type(since) is int else None)
        if not await self.state(missed):
            return await self.ws.close(1013, "too often")  # it comes back in a while, and asks again
        lines = [chat_line(line) for line in self.table.chat if type(heard) is not int or line["n"] > heard]
        if lines:
            self.tell(type="chat", chat=lines)
        if new:
            self.services.tables.presence(self.table)
        return None

    async def answer(self, id: int | None, data: Message) -> None:
        value = data.get("value")
        if type(value) is not int and not isinstance(value, list):
            raise Refused("format", NO_VALUE)
        then = data.get("then", [])
        if not isinstance(then, list) or len(then) > MOST_THEN or not all(map(is_piece, then)):
            raise Refused("format", NO_THEN)
        pieces = [(kind, number) for kind, number in then]
        self.tell(type="ack", id=id, seq=await self.table.answer(self.account, self.whole(data, "seq"), value, pieces))

    async def ask_for(self, id: int | None, data: Message) -> None:
        asking, muted = data.get("asking"), data.get("muted", [])
        if asking not in (EVERYTHING, MATTERS) or not isinstance(muted, list) or len(muted) > MOST_MUTED:
            raise Refused("format", NO_ASKING, example=MUTED_EXAMPLE)
        self.tell(type="ack", id=id, seq=await self.table.ask_for(self.account, asking, tuple(map(muted_card, muted))))

    async def undo(self, id: int | None, data: Message) -> None:
        self.tell(type="ack", id=id, seq=await self.table.undo(self.account, self.whole(data, "seq")))

    async def resign(self, id: int | None, data: Message) -> None:
        self.tell(type="ack", id=id, seq=await self.table.resign(self.account, self.whole(data, "seq")))

    async def propose(self, id: int | None, data: Message) -> None:
        what = data.get("what")
        if what not in DEALS:
            raise Refused("format", NO_DEAL)
        self.tell(type="ack", id=id, seq=await self.table.propose(self.account, self.whole(data, "seq"), what))

    async def reply(self, id: int | None, data: Message) -> None:
        yes = data.get("yes")
        if type(yes) is not bool:
            raise Refused("format", NO_REPLY)
        self.tell(type="ack", id=id, seq=await self.table.reply(self.account, self.whole(data, "seq"), yes=yes))

    async def chat(self, id: int | None, data: Message) -> None:
        if self.account is None:
            raise Refused("seat", SIGN_IN)
        text = chat_text(data.get("text"))
        if not self.services.limits.take("chat", self.account):
            raise Refused("rate", TOO_FAST)
        await self.services.tables.say(self.table, self.account, text)
        self.tell(type="ack", id=id, seq=self.table.seq)

    async def mark(self, id: int | None, data: Message) -> None:
        """Point at a place of the board, or draw on it, for everybody else at the table. Nothing of it is kept."""
        points = data.get("points")
        if not isinstance(points, list) or not 1 <= len(points) <= MOST_POINTS or not all(map(is_place, points)):
            raise Refused("format", NO_POINTS)
        own = self.table.seats_of(self.account)
        if self.account is None or not own:
            raise Refused("seat", NOT_SEATED)
        if not self.services.limits.take("marks", self.account):
            raise Refused("rate", TOO_FAST)
        self.services.tables.mark(self.table, self.table.viewpoint(own), points, self)
        self.tell(type="ack", id=id, seq=self.table.seq)

    async def measure(self, id: int | None, data: Message) -> None:
        query = data.get("query")
        if not isinstance(query, dict):
            raise Refused("format", NO_QUERY, example='{"what":"range"}')
        if not self.services.limits.take("measurements", self.account or self.address):
            raise Refused("rate", TOO_FAST)
        found = await self.table.measure(self.table.seats_of(self.account), query, self.language)
        self.tell(type="measured", id=id, result=found)

    async def speak(self, id: int | None, data: Message) -> None:
        self.language = spoken(data.get("language"))
        if not await self.state():
            raise Refused("rate", TOO_FAST)

    async def ping(self, id: int | None, data: Message) -> None:
        self.tell(type="pong", id=id)


def is_piece(data: object) -> bool:
    return isinstance(data, list) and len(data) == 2 and isinstance(data[0], str) and type(data[1]) is int


def is_place(data: object) -> bool:
    return isinstance(data, list) and len(data) == 2 and all(type(one) in (int, float) and abs(one) <= FARTHEST for one in data)


def muted_card(data: object) -> Muted:
    """A card that a client does not want to be offered."""
    if not isinstance(data, dict):
        raise Refused("format", NO_ASKING, example=MUTED_EXAMPLE)
    source, round = data.get("source"), data.get("round", 0)
    if not isinstance(source, str) or len(source) > 80 or type(round) is not int or not 0 <= round <= 1000:
        raise Refused("format", NO_ASKING, example=MUTED_EXAMPLE)
    return Muted(source, round)


HANDLERS = {
    "hello": Socket.hello,
    "answer": Socket.answer,
    "asking": Socket.ask_for,
    "undo": Socket.undo,
    "resign": Socket.resign,
    "propose": Socket.propose,
    "reply": Socket.reply,
    "chat": Socket.chat,
    "mark": Socket.mark,
    "measure": Socket.measure,
    "language": Socket.speak,
    "ping": Socket.ping,
}


def chat_text(text: object) -> str:
    """A line as it is shown to others, or a sentence.

    >>> chat_text(" Good\\x07 luck ")
    'Good luck'
    """
    clean = legible(text) if isinstance(text, str) else ""
    if not 1 <= len(clean) <= 500:
        raise Refused("format", NO_TEXT)
    return clean


@router.websocket("/api/tables/{code}/socket")
async def at_table(ws: WebSocket, code: str) -> None:
    services: Services = ws.app.state.services
    address = network(ws.client.host if ws.client else "")
    if not services.limits.take("sockets", address):
        await reluctantly()
        await ws.accept()
        return await turn_away(ws, Refused("rate", TOO_MANY), chosen(ws.headers), 1013)
    account = await services.accounts.find(ws.headers)
    speech = account.language if account else chosen(ws.headers)
    await ws.accept()
    places = [("sockets", ""), ("sockets of an address", address), *([("sockets of an account", account.id)] if account else [])]
    if not services.sockets.enter(*places):
        return await turn_away(ws, Refused("rate", TOO_MANY), speech, 1013)
    try:
        table = await services.guessed(account.id if account else address, lambda: services.tables.table(code))
        await attend(Socket(ws, services, table, account.id if account else None, speech, session_of(ws.headers)))
    except Refused as refused:
        await turn_away(ws, refused, speech, 4404 if refused.code == "unknown" else 1013)
    finally:
        services.sockets.leave(*places)


async def turn_away(ws: WebSocket, refused: Refused, speech: str, number: int) -> None:
    """Say why, and close."""
    await ws.send_text(json.dumps({"type": "error", "id": None, "code": refused.code, "sentence": refused.told(speech)}))
    await ws.close(number, "no such table" if number == 4404 else refused.code)


async def attend(socket: Socket) -> None:
    """As long as somebody is there."""
    ws, services, table = socket.ws, socket.services, socket.table
    services.metrics.sockets.inc()
    services.attending[socket.session].add(socket)
    if socket.account and await services.accounts.find(ws.headers) is None:  # signed out while it came in
        socket.out.set()
    tasks = [asyncio.create_task(work()) for work in (socket.pump, socket.listen, socket.cut_off, socket.signed_out)]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError | OSError):
                log.error("a socket failed", exc_info=error)
    finally:
        services.metrics.sockets.dec()
        services.attending[socket.session].discard(socket)
        if not services.attending[socket.session]:
            del services.attending[socket.session]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        table.listeners.discard(socket)
        if socket.greeted:
            services.tables.presence(table)
        if ws.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                await asyncio.wait_for(ws.close(*socket.farewell), FAREWELL)
