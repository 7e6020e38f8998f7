"""What a seat may know. Secret are only the choices of the setup until both players have made them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .codes import ON_BOARD, STATUSES, TYPES, names_of
from .rules.actions import Activation, speed_of
from .rules.attacks import Attack
from .rules.dice import Dodge, worth_of
from .rules.objectives import contesting, held_by, securing
from .rules.setup import Setup
from .rules.tactics import GONE
from .state import Table

SPEEDS = ("S", "M", "L")
ATTACK_STEPS = 14


def view(t: Table, seat: int) -> dict[str, Any]:
    acting = {frame.who: frame.actions for frame in t.stack if isinstance(frame, Activation)}
    return {
        "round": t.round,
        "vp": t.vp[:],
        "priority": t.priority,
        "active": t.active,
        "crises": list(t.crises),
        "threat": t.threat,
        "edges": list(t.edges),
        "tools": tools(t),
        "scoring": {id: list(t.library.crises[id].scoring(t, id)) for id in t.crises} if t.token_name else {},
        "attack": attack(t),
        "dodge": dodge(t),
        "terrain": [[kind, size, interactive, [list(p) for p in corners]] for kind, size, interactive, corners in t.terrain],
        "rubble": t.rubble,
        "characters": [character(t, who, acting.get(who)) for who in range(len(t.who))],
        "tokens": [token(t, i) for i in range(len(t.token_name))],
        "markers": [{"name": name, "seat": of, "at": [x, y]} for name, of, x, y in t.markers],
        "tactics": [cards[:] for cards in t.tactics],
        "tactics_left": [len(cards) for cards in t.tactics],
        "affiliation": t.affiliation[:],
        "leader": t.leader[:],
        "setup": next((chosen(frame, seat) for frame in t.stack if isinstance(frame, Setup)), {}),
    }


def chosen(setup: Setup, seat: int) -> dict[str, Any]:
    """What a player has chosen in the setup; nothing of the other."""
    return {
        "squads": [list(squad) if s == seat else [] for s, squad in enumerate(setup.squads)],
        "affiliations": [name if s == seat else None for s, name in enumerate(setup.affiliations)],
        "tactics": [list(cards) if s == seat else [] for s, cards in enumerate(setup.tactics)],
        "leaders": [who if s == seat else None for s, who in enumerate(setup.leaders)],
        "recruits": [list(row[1:]) for row in setup.recruited if row[0] == seat],
    }


def character(t: Table, who: int, actions: int | None) -> dict[str, Any]:
    """A character as it stands; `actions`: those it has left in its activation."""
    side = t.side(who)
    return {
        "card": t.who[who],
        "seat": t.seat[who],
        "squad": t.squad[who],
        "base": list(t.base[who]),
        "form": t.form[who],
        "injured": bool(t.injured[who]),
        "status": t.status[who],
        "marks": [name for name, bit in STATUSES.items() if t.status[who] & bit],
        "power": t.power[who],
        "damage": t.damage[who],
        "conditions": list(names_of(t.conditions[who])),
        "gems": t.gems[who],
        "stamina": side.stamina,
        "defenses": [t.defense(who, kind) for kind in range(len(TYPES))],
        "speed": SPEEDS[speed_of(t, who)],
        "size": side.size,
        "actions": actions,
        "used": sorted({name for name, one, scope in t.uses if one == who and scope != GONE}),
        "holds": held_by(t, who),
    }


def token(t: Table, i: int) -> dict[str, Any]:
    """A token, and how the players stand around it."""
    lies = t.token_holder[i] == ON_BOARD
    counts = [contesting(t, seat, i) for seat in (0, 1)] if lies else []
    return {
        "name": t.token_name[i],
        "kind": t.token_kind[i],
        "at": list(t.token_at[i]),
        "holder": t.token_holder[i],
        "side": t.token_side[i],
        "secured": securing(t, i) if lies else None,
        "contesting": [sum(count) for count in counts] if lies else None,
    }


def tools(t: Table) -> dict[str, Any]:
    """The measurements in force, in inches."""
    found = t.the_tools()
    return {
        "ranges": list(found.ranges),
        "speeds": dict(zip(SPEEDS, found.speeds(), strict=True)),
        "half_width": found.half_width,
        "beam_width": found.beam_width,
        "token_radius": found.token_radius,
        "board": [found.board_width, found.board_height],
    }


def attack(t: Table) -> dict[str, Any] | None:
    """The attack being resolved, with its dice as they lie."""
    found = t.attacking()
    if found is None:
        return None
    step = min(found.step if t.stack[-1] is found else max(0, found.step - 1), ATTACK_STEPS - 1)
    own, other = found.attack_roll, found.defense_roll
    return {
        "attacker": found.attacker,
        "target": found.target,
        "weapon": found.weapon,
        "type": TYPES[found.kind] if found.kind >= 0 else None,
        "step": step + 1,
        "steps": ATTACK_STEPS,
        "now": found.STEPS[step],
        "attack": roll(found.attack_dice, own, found.worth(t) if own else ()),
        "defense": roll(found.defense_dice, other, worth_of(t, found.target, False, **found.roles()) if other else ()),
        "hits": found.hits,
        "dealt": found.dealt,
    }


def dodge(t: Table) -> dict[str, Any] | None:
    """The dodge being rolled; none while an attack inside it goes on."""
    for frame in reversed(t.stack):
        if isinstance(frame, Dodge):
            worth = worth_of(t, frame.target, False) if frame.dodge_roll else ()
            return {"target": frame.target, "damage": frame.n, "roll": roll(frame.dodge_dice, frame.dodge_roll, worth)}
        if isinstance(frame, Attack):
            return None
    return None


def roll(pool: int, faces: Sequence[int], worth: Sequence[int]) -> dict[str, Any]:
    """Dice: those of the pool, those added, and how many successes each counts. Dice are numbered through."""
    first = max(1, pool)
    return {"pool": pool, "faces": list(faces[:first]), "extra": list(faces[first:]), "counts": [worth[face] for face in faces]}
