"""The questions of a Panel and of an activation."""

from __future__ import annotations

from longbox.kernel import Ask

from ..codes import ACTIONS, AGILITY, NOBODY, names_of
from ..odds.feats import odds as odds_of
from ..rules.activation import Activation
from ..rules.charges import Charge
from ..rules.choices import Action
from ..rules.conditions import only_moves
from ..rules.feats import FOR_PLOT, TO_DODGE, Feat
from ..rules.levels import level_of
from ..rules.movement import Way
from ..rules.pages import Page, Panel
from ..rules.walking import Move
from ..speech.telling import describe
from ..state import Table, tokens_of
from .rows import feat_odds, given, hurried, row, striking
from .sent import Mark, Row, Said
from .tellings import figures, odds
from .voice import Voice
from .ways import Ways, way_note, way_row


def first(v: Voice, t: Table, ask: Ask, frame: Page) -> Said:
    rows = [row(v("a.take") if one == "take" else v("a.defer", seat=v.seat(1 - ask.seat))) for one in given(ask)]
    return {"title": v("q.first"), "sub": v("sub.first"), "options": rows}


def activate(v: Voice, t: Table, ask: Ask, frame: Panel) -> Said:
    rows = []
    for who in given(ask):
        notes = [v("health", n=t.health[who], of=t.folio(who).health), v("karma", n=t.karma[who])]
        notes += [v.name(f"condition/{one}") for one in names_of(t.conditions[who])]
        rows.append(row(v.figure(who), ", ".join(notes), "", [["figure", who]]))
    if ask.kind == "follow":
        return {"title": v("q.follow"), "sub": v("sub.follow"), "options": rows}
    sub = v("sub.activate", n=frame.left) if frame.left > 1 else v("sub.activate last")
    return {"title": v("q.activate"), "sub": sub, "options": rows}


def act(v: Voice, t: Table, ask: Ask, frame: Activation) -> Said:
    who, able = frame.who, frame.able(t)
    left = [v(f"action.{action}") for action in ACTIONS if able[action]]
    sub = v("sub.stunned") if only_moves(t, who) else v("sub.act", actions=v.listed(left, "or"))
    return {"title": v("q.act", who=v.figure(who)), "sub": sub, "options": [doing(v, t, who, one) for one in given(ask)]}


def doing(v: Voice, t: Table, who: int, choice: Action) -> Row:
    """One action of an activation."""
    here: list[Mark] = [["figure", who]]
    match choice:
        case ("move", payer):
            if payer == NOBODY:
                return {**row(v("a.move"), v("n.move", n=t.speed(who)), v("group.move"), here), "steps": "move"}
            return hurried(v, who, payer, row(v("a.move"), v("n.move", n=t.speed(who) + 1), v("group.move")), "move")
        case ("strike", number, target, swing):
            return striking(v, t, who, number, target, swing=bool(swing))
        case ("charge", number, target, *payers):
            found = striking(v, t, who, number, target, charging=True)
            steps = f"charge {number} {target}"
            return hurried(v, who, payers[0], found, steps) if payers else {**found, "steps": steps}
        case ("special", number):
            special = t.folio(who).specials[number]
            return row(v.name(f"special/{special.id}"), describe(special, v.language), v("group.special"), here)
        case ("demolish", number):
            label = v("a.demolish", attack=v.attack(who, number))
            return row(label, figures(v, t, who, t.attacks(who)[number]), v("group.object"), here)
        case ("break", number, thing):
            label = v("a.break", thing=v.thing(thing), number=thing + 1, attack=v.attack(who, number))
            return of_thing(v, t, thing, label)
        case ("pick", thing):
            return of_thing(v, t, thing, v("a.pick", thing=v.thing(thing), number=thing + 1))
        case ("drop", square):
            label = v("a.drop", thing=v.thing(t.carrying[who]), square=v.square(square))
            return row(label, "", v("group.object"), [["square", square]])
        case ("plot",):
            return advancing(v, t, who)
        case ("dodge",):
            return row(v("a.dodge"), v("n.dodge"), v("group.other"), here, feat_odds(v, t, Feat(who, TO_DODGE, AGILITY)))
    return row(v("a.end"), "", v("group.other"))


def of_thing(v: Voice, t: Table, thing: int, label: str) -> Row:
    """What can be done with an Object, with its Material Rank."""
    return row(label, v.rank(t.the_thing(thing).material), v("group.object"), [["thing", thing]])


def advancing(v: Voice, t: Table, who: int) -> Row:
    """Advancing the own Plot: the FEAT, and the points."""
    seat, points = t.seat[who], level_of(t).advance
    plot = t.the_plot(seat)
    note = v("n.plot one" if points == 1 else "n.plot", ability=v.ability(plot.ability), n=points)
    near: list[Mark] = [["plot", token] for token in tokens_of(seat) if t.plots[token] >= 0]
    return row(v("a.plot", plot=v.plot(seat)), note, v("group.other"), near, feat_odds(v, t, Feat(who, FOR_PLOT, plot.ability)))


def move(v: Voice, t: Table, ask: Ask, frame: Move | Charge) -> Said:
    who, way = frame.who, ask.region
    assert isinstance(way, Way)
    ways = Ways(t, who, way.charging)
    rows: list[Row] = []
    for steps in given(ask):
        told = ways.tell(steps)
        label = v("a.to", square=v.square(steps[-1])) if steps else v("a.stay")
        note = way_note(v, told, way.budget) if steps else ""
        found: Row = {**row(label, note, "", [["square", steps[-1] if steps else t.at[who]]]), **way_row(told, steps)}
        if isinstance(frame, Charge):
            found["odds"] = odds(v, odds_of(t, who, frame.number, frame.target, origin=steps[-1]))
        rows.append(found)
    sub = v("sub.move", n=way.budget)
    if isinstance(frame, Charge):
        return {"title": v("q.charge", who=v.figure(who), target=v.figure(frame.target)), "sub": sub, "options": rows}
    return {"title": v("q.move", who=v.figure(who)), "sub": sub, "options": rows}
