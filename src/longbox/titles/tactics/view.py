"""What everybody at the table sees. Nothing is hidden in this game."""

from __future__ import annotations

from .codes import (
    ABILITIES,
    ACTIONS,
    CHARGING,
    COLOURS,
    CONFUSED,
    MAGICAL,
    MENTAL,
    NOBODY,
    OFF,
    READINESS,
    SHOOTING,
    VALUES,
    names_of,
)
from .maps import FIRE, NORTH, SOUTH, TERRAIN, the_map
from .odds.feats import columns, results_of
from .rules.activation import Activation
from .rules.attacks import Strike
from .rules.feats import TO_HIT, Feat, colour_of, feat_shift
from .rules.levels import level_of
from .rules.pages import Page, Panel
from .rules.to_hit import DISTRACTED, DODGED, EXPOSED, OBSCURED, to_hit_shift
from .speech.names import monograms
from .state import TOKENS, Table
from .words import Raised


def view(t: Table) -> dict[str, object]:
    return {
        "page": t.page,
        "points": t.vp[:],
        "level": level_of(t).id,
        "victory": level_of(t).victory,
        "map": t.map,
        "ground": ground(t) if t.map else None,
        "sides": list(t.sides),
        "figures": [figure(t, who) for who in range(len(t.who))],
        "plots": [
            {"plot": t.plot[token // TOKENS], "seat": token // TOKENS, "square": square} for token, square in enumerate(t.plots)
        ],
        "things": [
            {"thing": t.things[i], "seat": t.thing_of[i], "square": t.thing_at[i], "artifact": t.the_thing(i).artifact}
            for i in range(len(t.things))
        ],
        "attack": attack(t),
        "feat": feat_view(t),
        "turn": turn(t),
    }


def ground(t: Table) -> dict[str, object]:
    found = t.ground()
    return {
        "width": found.width,
        "height": found.height,
        "squares": list(found.bits),
        "terrain": dict(TERRAIN),
        "fires": [[square, found.fire(square)] for square, bits in enumerate(found.bits) if bits & FIRE],
        "walls": sorted(list(edge) for edge in found.walls),
        "ladders": sorted(list(edge) for edge in found.ladders),
        "areas": [list(the_map(t.map).area(side)) for side in (NORTH, SOUTH)],
    }


def figure(t: Table, who: int) -> dict[str, object]:
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
        "abilities": [t.ability(who, ability) for ability in range(len(ABILITIES))],
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


def attack(t: Table) -> dict[str, object] | None:
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


def turn(t: Table) -> dict[str, object]:
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


def rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def feat_of(t: Table) -> tuple[Feat, bool] | None:
    """The FEAT that is being resolved, and whether it was rolled. While its attack is being chosen from, it is still shown."""
    for depth, frame in enumerate(reversed(t.stack)):
        if isinstance(frame, Feat):
            return frame, depth > 0 or frame.now in ("again", "read")
        if isinstance(frame, Strike):
            if depth == 0 and frame.now in ("take", "bullseye") and t.at[frame.target] != OFF:
                attack = frame.attack(t)
                ability, rank = attack.to_hit
                return Feat(frame.who, TO_HIT, ability, rank, to_hit_shift(t, frame.who, attack, frame.target)), True
            return None
    return None


def shifts(t: Table, feat: Feat) -> list[dict[str, object]]:
    """Every column shift of a FEAT and why, from the printed rank to the column. What no rule here explains is a Special's."""
    who, ability = feat.who, feat.ability
    found: list[tuple[int, str]] = []
    if ability != NOBODY:
        found.append((t.shifts[who][ability], "karma"))
        raised = [part.shift for part in t.parts(who, Raised) if ability in part.abilities and t.raised(who, part.when)]
        found.append((sum(raised), "raised"))
    found.append((feat_shift(t, who), "staggered"))
    rest = feat.shift
    strike = striking(t, feat)
    if strike is not None and strike.who == who and feat.what == TO_HIT:
        known = to_hit_reasons(t, strike)
        rest -= sum(by for by, _ in known)
        found += known
    found.append((rest, "special"))
    return [{"by": by, "why": why} for by, why in found if by]


def to_hit_reasons(t: Table, strike: Strike) -> list[tuple[int, str]]:
    """The shifts to hit that the rules themselves make."""
    who, target, form = strike.who, strike.target, strike.attack(t).form
    found = []
    if form in (SHOOTING, MAGICAL):
        found += [(OBSCURED if t.obscured(target) else 0, "obscured"), (EXPOSED if t.exposed(target) else 0, "exposed")]
    if form in (SHOOTING, CHARGING, MAGICAL):
        found.append((DODGED * t.dodge[target], "dodge"))
    if form in (CHARGING, SHOOTING, MENTAL, MAGICAL):
        found.append((DISTRACTED if t.conditions[who] & CONFUSED else 0, "confused"))
    return found


def striking(t: Table, feat: Feat) -> Strike | None:
    """The attack a FEAT belongs to."""
    for frame in reversed(t.stack):
        if isinstance(frame, Strike):
            return frame
        if frame is not feat and not isinstance(frame, Feat):
            return None
    return None


def feat_view(t: Table) -> dict[str, object] | None:
    """The FEAT being rolled, for the tray."""
    found = feat_of(t)
    if found is None:
        return None
    feat, rolled = found
    rank = feat.tested(t)
    strike = striking(t, feat)
    printed = feat.rank if feat.ability == NOBODY else t.folio(feat.who).abilities[feat.ability]
    return {
        "who": feat.who,
        "ability": None if feat.ability == NOBODY else ABILITIES[feat.ability],
        "rank": printed,
        "column": rank,
        "shifts": shifts(t, feat),
        "chances": rounded(columns(t)[rank]),
        "rolled": t.rolled if rolled else None,
        "colour": COLOURS[colour_of(t.rolled, rank, t.options["universal_table"])] if rolled else None,
        "for": feat.what,
        "target": None if strike is None else strike.target if feat.who == strike.who else strike.who,
    }
