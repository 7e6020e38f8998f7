"""What a seat may know: everything that lies open, its own hand and dial, and what it was shown."""

from __future__ import annotations

from typing import Any

from .arena import OBSTACLES
from .decks import bits_of
from .rules.attacks import Strike
from .rules.effects import POWER, Deed
from .rules.harm import Harm
from .rules.recruit import Trade
from .table import Table
from .vocabulary import NOBODY


def view(t: Table, seat: int) -> dict[str, Any]:
    return {
        "round": t.round,
        "commander": t.commander,
        "schools": [school(t, one, seat) for one in range(t.seats)],
        "recruits": {"deck": len(t.recruit_deck), "discard": bits_of(t.recruit_discard), "row": t.row, "lot": t.lot},
        "plots": {"deck": len(t.plot_deck), "discard": bits_of(t.plot_discard)},
        "missions": {"deck": len(t.mission_deck), "discard": bits_of(t.mission_discard)},
        "top": {
            "recruits": list(t.known_recruits[seat]) if seat >= 0 else [],
            "missions": list(t.known_missions[seat]) if seat >= 0 else [],
        },
        "mission": mission(t) if t.mission != NOBODY else None,
        "deed": deed(t),
        "attack": attack(t),
        "offer": offer(t),
    }


def school(t: Table, one: int, seat: int) -> dict[str, Any]:
    mine = one == seat
    known = [card for card in t.hands[one] if t.peeked[seat] >> card & 1] if seat >= 0 and not mine else []
    return {
        "school": t.school[one],
        "revolution": t.rp[one],
        "plot_points": t.pp[one],
        "hope": t.hope[one],
        "staked": t.staked[one],
        "bid": t.bids[one] if t.shown or mine else min(t.bids[one], 0),
        "hand": list(t.hands[one]) if mine else known,
        "cards": len(t.hands[one]),
        "hand_size": t.hand_size(one),
        "characters": [character(t, who) for who in t.everyone(one)] if t.school[one] != NOBODY else [],
        "buffs": list(t.buffs[one]),
    }


def character(t: Table, who: int) -> dict[str, Any]:
    return {
        "card": who,
        "power": t.power[who],
        "limit": t.limit(who),
        "training": t.training_of(who),
        "injured": t.is_injured(who),
        "triumph": bool(t.triumph >> who & 1),
    }


def mission(t: Table) -> dict[str, Any]:
    return {
        "mission": t.mission,
        "turn": t.turn,
        "idle": t.idle,
        "controller": t.controller,
        "obstacles": list(OBSTACLES),
        "pcs": [
            {"card": t.pc[seat], "hex": t.at[seat], "stats": list(t.stats[seat]), "carrying": t.carrying[seat]}
            for seat in range(t.seats)
        ],
        "tokens": [{"hex": hex, "damage": list(t.damage[token])} for token, hex in enumerate(t.token_at)],
        "removed": t.tokens[:],
        "points": t.points[:],
        "struck": [list(pair) for pair in t.struck],
    }


def deed(t: Table) -> dict[str, Any] | None:
    """The Event, Reaction or Power being carried out; it lies open as soon as it is chosen."""
    for frame in reversed(t.stack):
        if isinstance(frame, Deed):
            return {
                "seat": frame.seat,
                "card": frame.deed if frame.deed < POWER else None,
                "power": frame.deed - POWER if frame.deed >= POWER else None,
                "schools": list(frame.schools),
                "characters": [who for pick in frame.picks for who in pick] + list(frame.picking),
            }
    return None


def attack(t: Table) -> dict[str, Any] | None:
    for frame in reversed(t.stack):
        if isinstance(frame, Strike):
            return {"attacker": frame.attacker, "target": frame.target, "attack": frame.attack[:], "defense": frame.defense[:]}
        if isinstance(frame, Harm):
            return {"attacker": frame.attacker, "target": frame.target, "damage": frame.damage}
    return None


def offer(t: Table) -> dict[str, Any] | None:
    for frame in reversed(t.stack):
        if isinstance(frame, Trade):
            return {
                "seat": frame.seat,
                "to": frame.to,
                "give": list(frame.give),
                "pay": frame.pay,
                "take": list(frame.take),
                "ask": frame.ask,
            }
    return None
