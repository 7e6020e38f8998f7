"""Who still makes the cut, as the server tells it: worked out once for everybody, beside everybody else's requests."""

from __future__ import annotations

import asyncio
import json
from typing import Final
from weakref import WeakKeyDictionary

from fastapi import APIRouter
from starlette.responses import Response

from longbox.challenger import Event
from longbox.challenger.chances import Outlook, outlook, undecided
from longbox.challenger.facts import Entry
from longbox.server.api.callers import ServicesHere
from longbox.server.errors import PROBLEMS
from longbox.server.services import Services

from .callers import At
from .desk import EventDesk

router = APIRouter(prefix="/api/events", tags=["events"], responses=PROBLEMS)

Key = tuple[object, ...]
_found: Final[WeakKeyDictionary[EventDesk, tuple[Key, asyncio.Future[bytes]]]] = WeakKeyDictionary()


def key_of(event: Event) -> Key:
    """Changes whenever the chances do: with standings, with a published round, with who is still there."""
    rounds = event.swiss
    out = rounds[-1] if rounds and rounds[-1].published and not rounds[-1].closed else None
    return (
        event.plan,
        event.cut is None,
        tuple(table.players for table in out.tables) if out else None,
        tuple((row.player, row.points, row.schedule, row.vps, event.players[row.player].status) for row in event.standings()),
        tuple(event.settings.items()),
    )


def told(found: Outlook | None) -> bytes:
    if found is None:
        return b'{"rounds":0,"exact":false,"draws":0,"chances":{}}'
    rows = {one.player: {"share": one.share, "win": one.win, "loss": one.loss, "sure": one.sure} for one in found.chances}
    shown = {"rounds": found.rounds, "exact": found.exact, "draws": found.draws, "chances": rows}
    return json.dumps(shown, separators=(",", ":")).encode()


def _worked_out(entries: list[Entry]) -> bytes:
    """From the ledger, because the event itself goes on meanwhile."""
    return told(outlook(Event.of(entries)))


async def chances(desk: EventDesk, services: Services) -> bytes:
    """Everybody's chances now; who asks while they are worked out gets the same answer."""
    event = desk.event
    if not undecided(event):
        return told(None)
    key = key_of(event)
    known = _found.get(desk)
    if known is None or known[0] != key or (known[1].done() and (known[1].cancelled() or known[1].exception() is not None)):
        known = key, asyncio.ensure_future(services.pools.measures.run(_worked_out, list(event.entries)))
        _found[desk] = known
    return await asyncio.shield(known[1])


@router.get("/{code}/chances")
async def who_makes_the_cut(desk: At, services: ServicesHere) -> Response:
    """Everybody's chance to make the cut, from 0 to 1: in all, with a win and with a loss in the round that is out.

    Every match that is still to be played counts as even. `sure` is `in` or `out` where no result can change it.
    """
    return Response(await chances(desk, services), media_type="application/json", headers={"Cache-Control": "no-cache"})


__all__ = ["chances", "router"]
