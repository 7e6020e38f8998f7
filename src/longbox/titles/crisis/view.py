"""What a seat may know. Secret are only the choices of the setup until both players have made them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .rules.setup import Setup
from .vocabulary import names_of

if TYPE_CHECKING:
    from .table import Table


def view(t: Table, seat: int) -> dict[str, Any]:
    secret: dict[str, Any] = {}
    for frame in t.stack:
        if isinstance(frame, Setup):
            secret = {
                "squads": [list(squad) if s == seat else [] for s, squad in enumerate(frame.squads)],
                "affiliations": [name if s == seat else None for s, name in enumerate(frame.affiliations)],
                "tactics": [list(cards) if s == seat else [] for s, cards in enumerate(frame.tactics)],
                "leaders": [who if s == seat else None for s, who in enumerate(frame.leaders)],
            }
    return {
        "round": t.round,
        "vp": t.vp[:],
        "priority": t.priority,
        "active": t.active,
        "crises": list(t.crises),
        "threat": t.threat,
        "edges": list(t.edges),
        "terrain": [[kind, size, interactive, [list(p) for p in corners]] for kind, size, interactive, corners in t.terrain],
        "rubble": t.rubble,
        "characters": [
            {
                "card": t.who[who],
                "seat": t.seat[who],
                "squad": t.squad[who],
                "base": list(t.base[who]),
                "form": t.form[who],
                "injured": bool(t.injured[who]),
                "status": t.status[who],
                "power": t.power[who],
                "damage": t.damage[who],
                "conditions": list(names_of(t.conditions[who])),
                "gems": t.gems[who],
            }
            for who in range(len(t.who))
        ],
        "tokens": [
            {
                "name": t.token_name[i],
                "kind": t.token_kind[i],
                "at": list(t.token_at[i]),
                "holder": t.token_holder[i],
                "side": t.token_side[i],
            }
            for i in range(len(t.token_name))
        ],
        "tactics": [cards[:] for cards in t.tactics],
        "affiliation": t.affiliation[:],
        "leader": t.leader[:],
        "setup": secret,
    }
