"""What everybody at the table sees. Nothing is hidden in this game."""

from __future__ import annotations

from typing import Any

from .codes import ACTIONS, COLOURS, NOBODY, OFF, READINESS, VALUES, names_of
from .maps import the_map
from .odds.feats import results_of
from .page.catalogue import monograms
from .page.tellings import feat_view
from .rules.activation import Activation
from .rules.attacks import Strike
from .rules.levels import level_of
from .rules.pages import Page, Panel
from .state import Table


def view(t: Table) -> dict[str, Any]:
    return {
        "page": t.page,
        "points": t.vp[:],
        "level": level_of(t).id,
        "victory": level_of(t).victory,
        "map": t.map,
        "ground": ground(t) if t.map else None,
        "sides": list(t.sides),
        "figures": [figure(t, who) for who in range(len(t.who))],
        "plots": [{"plot": t.plot[token // 2], "seat": token // 2, "square": square} for token, square in enumerate(t.plots)],
        "things": [
            {"thing": t.things[i], "seat": t.thing_of[i], "square": t.thing_at[i], "artifact": t.the_thing(i).artifact}
            for i in range(len(t.things))
        ],
        "attack": attack(t),
        "feat": feat_view(t),
        "turn": turn(t),
    }


def ground(t: Table) -> dict[str, Any]:
    found = t.ground()
    return {
        "width": found.width,
        "height": found.height,
        "squares": list(found.bits),
        "walls": sorted(list(edge) for edge in found.walls),
        "ladders": sorted(list(edge) for edge in found.ladders),
        "areas": [list(the_map(t.map).area(side)) for side in (0, 1)],
    }


def figure(t: Table, who: int) -> dict[str, Any]:
    folio = t.folio(who)
    return {
        "figure": t.who[who],
        "card": t.who[who],
        "monogram": monograms()[t.who[who]],
        "name": folio.name,
        "seat": t.seat[who],
        "square": t.at[who],
        "health": t.health[who],
        "starting_health": folio.health,
        "karma": t.karma[who],
        "speed": t.speed(who),
        "abilities": [t.ability(who, ability) for ability in range(7)],
        "readiness": READINESS[t.ready[who]],
        "conditions": list(names_of(t.conditions[who])),
        "dodge": COLOURS[t.dodge[who]],
        "weaken": t.weaken[who],
        "carrying": t.carrying[who],
        "karma_spent": bool(t.spent[who]),
        "affiliations": list(t.affiliations[who]),
        "commander": t.commander[who],
        "renown": folio.renown,
        "size": "giant" if t.giant(who) else "normal",
        "giant": t.giant(who),
        "flying": t.flies(who),
    }


def attack(t: Table) -> dict[str, Any] | None:
    """The attack being resolved."""
    for frame in reversed(t.stack):
        if isinstance(frame, Strike):
            return {
                "attacker": frame.who,
                "target": frame.target,
                "weapon": frame.attack(t).id,
                "form": frame.form,
                "kind": frame.kind,
                "how": frame.how,
                "results": results(t, frame),
                "damage": VALUES[frame.rank] if frame.colour else None,
                "colour": COLOURS[frame.colour],
                "result": frame.result,
                "now": frame.now,
            }
    return None


def results(t: Table, strike: Strike) -> list[str] | None:
    """What each colour would bring; None once the target is off the map."""
    if t.at[strike.target] == OFF or t.at[strike.who] == OFF:
        return None
    return list(results_of(t, strike.who, strike.attack(t), strike.target, strike.thing if strike.swing else ""))


def turn(t: Table) -> dict[str, Any]:
    """Whose Panel it is, who acts, and what that figure may still do."""
    page = next((frame for frame in t.stack if isinstance(frame, Page)), None)
    panel = next((frame for frame in t.stack if isinstance(frame, Panel)), None)
    acting = next((frame for frame in reversed(t.stack) if isinstance(frame, Activation)), None)
    return {
        "seat": NOBODY if panel is None else panel.seat,
        "panel": 0 if page is None else page.panel,
        "activations_left": 0 if panel is None else panel.left,
        "acting": t.acting,
        "actions": {action: acting is not None and acting.able(t)[action] for action in ACTIONS},
    }
