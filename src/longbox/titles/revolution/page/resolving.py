"""What is being resolved, from the outside in, in words; frames without a name of their own are left out."""

from __future__ import annotations

from longbox.kernel import Ask, Speech

from ..codes import NOBODY
from ..rules.actions import Act
from ..rules.attacks import Strike
from ..rules.auctions import Auction
from ..rules.deeds import Deed
from ..rules.missions import MissionPhase
from ..rules.recruit import LotAuction
from ..rules.turns import Arena
from ..speech.names import card, mission, piece, plot
from ..state import Table
from .voice import Voice


def played(say: Speech, deed: Deed) -> str:
    """The Plot Card, or the Character whose Power is used."""
    if deed.card is not None:
        return plot(say, deed.card)
    assert deed.who is not None
    return card(say, deed.who)


def resolving(say: Speech) -> list[dict[str, object]]:
    """The game and its round go without saying where something happens in them."""
    t: Table = say.state
    v = Voice(say, Ask(0, "act", ()))
    found: list[dict[str, object]] = []
    for frame in t.stack:
        key = f"frame.{type(frame).__name__}"
        if key not in say.words:
            continue
        told, now = say.word(key), ""
        if isinstance(frame, Deed):
            told += f": {played(say, frame)}"
        elif isinstance(frame, Strike):
            told += f": {piece(say, t.code(frame.attacker))} - {piece(say, t.code(frame.target))}"
        elif isinstance(frame, Arena):
            told += f" {t.turn}"
        elif isinstance(frame, MissionPhase) and t.mission != NOBODY:
            told += f": {mission(say, t.mission)}"
        elif isinstance(frame, Act):
            told += f": {piece(say, t.code(frame.seat))}"
        elif isinstance(frame, Auction):
            if isinstance(frame, LotAuction) and t.lot != NOBODY:
                told += f": {card(say, t.lot)}"
            if not t.shown:
                placed = sum(t.bids[seat] != NOBODY for seat in frame.bidders)
                now = v.page("now.bids", n=placed, of=len(frame.bidders))
        found.append({"text": told, "step": None, "steps": None, "now": now})
    return found if len(found) < 3 else found[2:]
