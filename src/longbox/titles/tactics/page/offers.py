"""Every question in words: what is asked and why, one row per option, and what a player would look for in vain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

from longbox.kernel import PASS, Ask

from ..codes import ACTIONS, AGILITY, COST, FIGHTING, NOBODY, OFF, TOUGH, names_of
from ..maps import SIDES, the_map
from ..odds.feats import CHANCES
from ..odds.feats import odds as odds_of
from ..rules.activation import Activation
from ..rules.attacks import Strike
from ..rules.conditions import only_moves
from ..rules.feats import Feat, colour_of, shifted
from ..rules.karma import REROLL, SPEED
from ..rules.levels import level_of
from ..rules.movement import Way
from ..rules.objects import PutDown
from ..rules.setup import Issue
from ..rules.slams import Slam
from ..rules.specials import Carry, Counter, Drive, FlurryOfBlows
from ..rules.targets import THROW, the_attack
from ..rules.terrain import Demolish, LayTerrain
from ..rules.walking import Walk
from ..speech.names import map_title
from ..speech.telling import describe
from ..state import Table
from ..words import Hires
from .closed import closed
from .tellings import colours, column, evasion, figures, odds
from .voice import Voice
from .ways import Ways, way_note, way_row

Row: TypeAlias = dict[str, Any]
Said: TypeAlias = dict[str, Any]

RULES: Final = {
    "map": "FT-149", "side": "FT-150", "place": "FT-153", "place_plot": "FT-157", "place_thing": "FT-163", "join": "FT-581",
    "hire": "FT-355", "first": "FT-061", "activate": "FT-040", "follow": "FT-349", "act": "FT-056", "move": "FT-194",
    "charge": "FT-418", "karma": "FT-564", "reroll": "FT-567", "opportunity": "FT-526", "evade": "FT-509", "result": "FT-464",
    "bullseye": "FT-487", "transfer": "FT-520", "jump": "FT-372", "flurry": "FT-186", "demolish": "FT-221", "lay": "FT-201",
    "put_down": "FT-548", "target": "FT-131", "ally": "FT-180", "arrive": "FT-180",
    "counter": "FT-127",
}  # fmt: skip
"""The rule each question comes from."""

REACTIONS: Final = frozenset({"evade", "opportunity", "transfer"})
"""Questions about what somebody else does."""


def offer(t: Table, ask: Ask, language: str) -> dict[str, Any]:
    """The question as the asked seat is shown it."""
    v = Voice(language, t)
    said = TELLERS[ask.kind](v, t, ask, t.stack[-1])
    rows: list[Row] = said["options"]
    tell_apart(rows)
    return {
        "kind": ask.kind,
        "seat": ask.seat,
        "title": said["title"],
        "sub": said.get("sub", ""),
        "rule": RULES[ask.kind],
        "react": ask.kind in REACTIONS,
        "private": False,
        "pass": next((i for i, option in enumerate(given(ask)) if option in (PASS, ("end",), ())), None),
        "options": rows,
        "closed": closed(v, t, ask),
        "region": region(t, ask),
    }


def given(ask: Ask) -> Sequence[Any]:
    """The options, whatever they are made of."""
    return ask.options


def region(t: Table, ask: Ask) -> dict[str, Any] | None:
    """Any way of the figure, square by square."""
    way = ask.region
    if not isinstance(way, Way):
        return None
    found: dict[str, Any] = {"type": "path", "who": way.who, "from": t.at[way.who], "speed": way.budget}
    if way.charging:
        found |= {"targets": [t.stack[-1].target], "ends": list(way.ends)}  # type: ignore[attr-defined]
    return found


def row(label: str, note: str = "", group: str = "", on: Iterable[list[Any]] = (), odds: dict[str, Any] | None = None) -> Row:
    found: Row = {"label": label, "on": list(on)}
    if note:
        found["note"] = note
    if group:
        found["group"] = group
    if odds is not None:
        found["odds"] = odds
    return found


def tell_apart(rows: list[Row]) -> None:
    """Rows that read the same are numbered."""
    seen: dict[str, int] = {}
    for one in rows:
        label = one["label"]
        seen[label] = seen.get(label, 0) + 1
        if seen[label] > 1:
            one["label"] = f"{label} ({seen[label]})"


def of_square(v: Voice, square: int, note: str = "") -> Row:
    return row(v.square(square), note, "", [["square", square]])


def of_figure(v: Voice, t: Table, who: int, seat: int, note: str = "") -> Row:
    """A figure among others: on whose side, and how it fares."""
    fares = v("health", n=t.health[who], of=t.folio(who).health)
    group = v("group.ally" if t.seat[who] == seat else "group.enemy")
    return row(v.figure(who), f"{note}, {fares}" if note else fares, group, [["figure", who]])


def squares(v: Voice, ask: Ask, none: str = "") -> list[Row]:
    """One row per square; the option to do without is called `none`."""
    return [row(v(none)) if option == PASS else of_square(v, option) for option in given(ask)]


# -- setting up --------------------------------------------------------------------------------------------------------


def map_(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    for name in given(ask):
        found = the_map(name)
        rows.append(row(map_title(name, v.language), v("n.map", width=found.width, height=found.height), "", [["card", name]]))
    return {"title": v("q.map"), "sub": v("sub.map"), "options": rows}


def side(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [
        row(v(f"a.{one}"), "", "", [["square", square] for square in the_map(t.map).area(SIDES.index(one))]) for one in given(ask)
    ]
    return {"title": v("q.side"), "sub": v("sub.side"), "options": rows}


def place(v: Voice, t: Table, ask: Ask, frame: Issue) -> Said:
    who = frame.unplaced(t)
    left = sum(square == OFF and t.seat[other] == ask.seat for other, square in enumerate(t.at)) - 1
    sub = v("sub.place", n=left) if left else v("sub.place last")
    return {"title": v("q.place", who=v.figure(who)), "sub": sub, "options": squares(v, ask)}


def place_plot(v: Voice, t: Table, ask: Ask, frame: Issue) -> Said:
    token = frame.next_token(t)
    title = v("q.place_plot", plot=v.plot(token // 2))
    return {"title": title, "sub": v("sub.place_plot", n=token % 2 + 1), "options": squares(v, ask)}


def place_thing(v: Voice, t: Table, ask: Ask, frame: Issue) -> Said:
    title = v("q.place_thing", thing=v.thing(frame.next_thing(t)))
    return {"title": title, "sub": v("sub.place_thing"), "options": squares(v, ask)}


def join(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    for option in given(ask):
        if option == PASS:
            rows.append(row(v("a.no join")))
            continue
        by, who, affiliation = option
        label = v("a.join", who=v.figure(who), team=v.name(f"affiliation/{affiliation}"))
        rows.append(row(label, "" if by == who else v.figure(by), "", [["figure", who]]))
    return {"title": v("q.join"), "sub": v("sub.join"), "options": rows}


def hire(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    by = next(option[0] for option in given(ask) if option != PASS)
    hired = v.name(f"figure/{t.parts(by, Hires)[0].figure}")
    rows = [row(v("a.no hire")) if option == PASS else of_square(v, option[1]) for option in given(ask)]
    return {"title": v("q.hire", who=hired), "sub": v("sub.hire", by=v.figure(by)), "options": rows}


# -- pages and panels --------------------------------------------------------------------------------------------------


def first(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [row(v("a.take") if one == "take" else v("a.defer", seat=v.seat(1 - ask.seat))) for one in given(ask)]
    return {"title": v("q.first"), "sub": v("sub.first"), "options": rows}


def activate(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    for who in given(ask):
        notes = [v("health", n=t.health[who], of=t.folio(who).health), v("karma", n=t.karma[who])]
        notes += [v.name(f"condition/{one}") for one in names_of(t.conditions[who])]
        rows.append(row(v.figure(who), ", ".join(notes), "", [["figure", who]]))
    if ask.kind == "follow":
        return {"title": v("q.follow"), "sub": v("sub.follow"), "options": rows}
    sub = v("sub.activate", n=frame.left) if frame.left > 1 else v("sub.activate last")
    return {"title": v("q.activate"), "sub": sub, "options": rows}


# -- an activation -----------------------------------------------------------------------------------------------------


def act(v: Voice, t: Table, ask: Ask, frame: Activation) -> Said:
    who, able = frame.who, frame.able(t)
    left = [v(f"action.{action}") for action in ACTIONS if able[action]]
    sub = v("sub.stunned") if only_moves(t, who) else v("sub.act", actions=v.listed(left, "or"))
    return {"title": v("q.act", who=v.figure(who)), "sub": sub, "options": [doing(v, t, who, one) for one in given(ask)]}


def doing(v: Voice, t: Table, who: int, choice: Any) -> Row:
    """One action of an activation."""
    kind = choice[0]
    if kind == "move":
        if choice[1] == NOBODY:
            return row(v("a.move"), v("n.move", n=t.speed(who)), v("group.move"), [["figure", who]])
        return hurried(v, who, choice[1], row(v("a.move"), v("n.move", n=t.speed(who) + 1), v("group.move")))
    if kind == "strike":
        return striking(v, t, who, choice[1], choice[2], swing=bool(choice[3]))
    if kind == "charge":
        found = striking(v, t, who, choice[1], choice[2], charging=True)
        return hurried(v, who, choice[3], found) if len(choice) > 3 else found
    if kind == "special":
        special = t.folio(who).specials[choice[1]]
        return row(v.name(f"special/{special.id}"), describe(special, v.language), v("group.special"), [["figure", who]])
    if kind == "demolish":
        attack = t.attacks(who)[choice[1]]
        return row(
            v("a.demolish", attack=v.attack(who, choice[1])), figures(v, t, who, attack), v("group.object"), [["figure", who]]
        )
    if kind in ("break", "pick"):
        thing = choice[-1]
        attack = {"attack": v.attack(who, choice[1])} if kind == "break" else {}
        label = v(f"a.{kind}", thing=v.thing(thing), number=thing + 1, **attack)
        return row(label, v.rank(t.the_thing(thing).material), v("group.object"), [["thing", thing]])
    if kind == "drop":
        label = v("a.drop", thing=v.thing(t.carrying[who]), square=v.square(choice[1]))
        return row(label, "", v("group.object"), [["square", choice[1]]])
    if kind == "plot":
        seat, points = t.seat[who], level_of(t).advance
        plot = t.the_plot(seat)
        note = v("n.plot one" if points == 1 else "n.plot", ability=v.ability(plot.ability), n=points)
        near = [["plot", token] for token in (2 * seat, 2 * seat + 1) if t.plots[token] >= 0]
        return row(v("a.plot", plot=v.plot(seat)), note, v("group.other"), near, feat_odds(v, t, Feat(who, "plot", plot.ability)))
    if kind == "dodge":
        return row(v("a.dodge"), v("n.dodge"), v("group.other"), [["figure", who]], feat_odds(v, t, Feat(who, "dodge", AGILITY)))
    return row(v("a.end"), "", v("group.other"))


def hurried(v: Voice, who: int, payer: int, found: Row) -> Row:
    """An action with 1 more Speed, for Karma."""
    key = "a.own karma" if payer == who else "a.karma of"
    paid = {"label": v(key, what=found["label"], payer=v.figure(payer)), "on": [*found["on"], ["figure", payer]]}
    return found | paid | {"note": ", ".join((found["note"], v("by karma", n=SPEED, payer=v.figure(payer))))}


def feat_odds(v: Voice, t: Table, feat: Feat) -> dict[str, Any]:
    return column(v, feat.tested(t))


def striking(v: Voice, t: Table, who: int, number: int, target: int, swing: bool = False, charging: bool = False) -> Row:
    """An attack on somebody, with its odds."""
    attack = the_attack(t, who, number)
    gaps = {"attack": v.attack(who, number), "target": v.figure(target)}
    if swing or number == THROW:
        gaps["thing"] = v.thing(t.carrying[who])
    key = "a.throw" if number == THROW else "a.swing" if swing else "a.charge" if charging else "a.strike"
    note = figures(v, t, who, attack)
    if COST[attack.form] == TOUGH:
        note += ", " + v("action.tough")
    group = v("group.charge" if charging else "group.attack")
    return row(v(key, **gaps), note, group, [["figure", target]], odds(v, odds_of(t, who, number, target, swing)))


def move(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    who, way = frame.who, ask.region
    assert isinstance(way, Way)
    ways = Ways(t, who, way.charging)
    rows = []
    for steps in given(ask):
        told = ways.tell(steps)
        label = v("a.to", square=v.square(steps[-1])) if steps else v("a.stay")
        on = [["square", steps[-1] if steps else t.at[who]]]
        found = row(label, way_note(v, told, way.budget) if steps else "", "", on) | way_row(told, steps)
        if way.charging:
            found["odds"] = odds(v, odds_of(t, who, frame.number, frame.target, origin=steps[-1]))
        rows.append(found)
    sub = v("sub.move", n=way.budget)
    if way.charging:
        return {"title": v("q.charge", who=v.figure(who), target=v.figure(frame.target)), "sub": sub, "options": rows}
    return {"title": v("q.move", who=v.figure(who)), "sub": sub, "options": rows}


# -- a FEAT ------------------------------------------------------------------------------------------------------------


def karma(v: Voice, t: Table, ask: Ask, frame: Feat) -> Said:
    now = frame.tested(t)
    rows = []
    for option in given(ask):
        if option == PASS:
            rows.append(row(v("a.no karma"), "", "", (), column(v, now)))
            continue
        payer, ability = option
        tested = ability == frame.ability
        note = v("n.raise" if tested else "n.not tested", payer=v.figure(payer))
        after = shifted(now, 1) if tested else now
        rows.append(row(v("a.raise", ability=v.ability(ability)), note, v.figure(payer), [["figure", payer]], column(v, after)))
    return {"title": v("q.karma", who=v.figure(frame.who)), "sub": feat_sub(v, t, frame), "options": rows}


def feat_sub(v: Voice, t: Table, frame: Feat) -> str:
    return v("sub.feat", what=v(f"feat.{frame.what}"), column=column(v, frame.tested(t))["text"])


def reroll(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    chances = None if isinstance(frame, Slam) else column(v, frame.tested(t))
    for option in given(ask):
        if option == PASS:
            rows.append(row(v("a.keep")))
            continue
        note = v("by karma", n=REROLL, payer=v.figure(option))
        rows.append(row(v("a.reroll"), note, "", [["figure", option]], chances))
    if isinstance(frame, Slam):
        sub = v("sub.reroll slam", who=v.figure(frame.who), n=frame.squares)
        return {"title": v("q.reroll", who=v.figure(frame.by)), "sub": sub, "options": rows}
    sub = v("sub.reroll", roll=t.rolled, colour=v.colour(colour_of(t.rolled, frame.tested(t))))
    return {"title": v("q.reroll", who=v.figure(frame.who)), "sub": sub, "options": rows}


# -- an attack ---------------------------------------------------------------------------------------------------------


def opportunity(v: Voice, t: Table, ask: Ask, frame: Walk) -> Said:
    foe = next(option[0] for option in given(ask) if option != PASS)
    rows = [
        row(v("a.no opportunity")) if option == PASS else striking(v, t, option[0], option[1], frame.who) for option in given(ask)
    ]
    title = v("q.opportunity", who=v.figure(foe), target=v.figure(frame.who))
    return {"title": title, "sub": v("sub.opportunity"), "options": rows}


def evade(v: Voice, t: Table, ask: Ask, frame: Strike) -> Said:
    found = odds_of(t, frame.who, frame.number, frame.target, thing=frame.thing)
    assert found.evade is not None
    here, chances = [["figure", frame.target]], colours(v, CHANCES[Feat(frame.target, "evade", FIGHTING).tested(t)])
    told = {
        PASS: row(v("a.no evade"), "", "", here, odds(v, found)),
        "evade": row(v("a.evade"), chances, "", here, evasion(v, found.evade)),
    }
    title = v("q.evade", who=v.figure(frame.target), attack=f"{v.figure(frame.who)} ({v.attack(frame.who, frame.number)})")
    return {"title": title, "sub": v("sub.evade"), "options": [told[one] for one in given(ask)]}


def result(v: Voice, t: Table, ask: Ask, frame: Strike) -> Said:
    damage = v("damage", n=frame.amount(t), kind=frame.kind.capitalize())
    rows = [row(v.result(one), f"{damage}. {v.text(f'result/{one}')}", "", [["figure", frame.target]]) for one in given(ask)]
    sub = v("sub.result", colour=v.colour(frame.colour).capitalize(), attack=v.attack(frame.who, frame.number))
    return {"title": v("q.result", who=v.figure(frame.who)), "sub": sub, "options": rows}


def bullseye(v: Voice, t: Table, ask: Ask, frame: Strike) -> Said:
    title = v("q.bullseye", target=v.figure(frame.target))
    return {"title": title, "sub": v("sub.bullseye"), "options": [row(v(f"a.{one}")) for one in given(ask)]}


def transfer(v: Voice, t: Table, ask: Ask, frame: Strike) -> Said:
    who = v.figure(frame.target)
    rows = [
        row(v("a.no transfer", who=who), "", "", [["figure", frame.target]]) if one == PASS else of_figure(v, t, one, ask.seat)
        for one in given(ask)
    ]
    return {"title": v("q.transfer", who=who), "sub": v("sub.transfer", n=frame.amount(t)), "options": rows}


def jump(v: Voice, t: Table, ask: Ask, frame: Strike) -> Said:
    return {"title": v("q.jump", who=v.figure(frame.who)), "options": squares(v, ask, "a.stay")}


def flurry(v: Voice, t: Table, ask: Ask, frame: FlurryOfBlows) -> Said:
    rows = [row(v("a.no flurry")) if option == PASS else striking(v, t, frame.who, option[0], option[1]) for option in given(ask)]
    sub = v("sub.flurry", n=frame.left) if frame.left > 1 else v("sub.flurry last")
    return {"title": v("q.flurry", who=v.figure(frame.who)), "sub": sub, "options": rows}


# -- terrain, Objects, Specials ----------------------------------------------------------------------------------------


def demolish(v: Voice, t: Table, ask: Ask, frame: Demolish) -> Said:
    rows = []
    for a, b in given(ask):
        if a == b:
            rows.append(of_square(v, a, v.name("terrain/solid")))
        else:
            rows.append(row(v("a.wall", a=v.square(a), b=v.square(b)), "", "", [["edge", a, b]]))
    return {"title": v("q.demolish", who=v.figure(frame.who)), "sub": v("sub.demolish"), "options": rows}


def lay(v: Voice, t: Table, ask: Ask, frame: LayTerrain) -> Said:
    title = v("q.lay", who=v.figure(frame.who), terrain=v.name(f"terrain/{frame.terrain}"))
    sub = v("sub.lay", n=frame.left) if frame.left > 1 else v("sub.lay last")
    return {"title": title, "sub": sub, "options": squares(v, ask, "a.no lay")}


def put_down(v: Voice, t: Table, ask: Ask, frame: PutDown) -> Said:
    return {"title": v("q.put_down", who=v.figure(frame.who)), "options": squares(v, ask)}


def target(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [of_figure(v, t, who, ask.seat) for who in given(ask)]
    return {"title": v("q.target", who=v.figure(frame.who)), "options": rows}


def ally(v: Voice, t: Table, ask: Ask, frame: Carry) -> Said:
    rows = [row(v("a.no ally")) if who == PASS else of_figure(v, t, who, ask.seat) for who in given(ask)]
    return {"title": v("q.ally", who=v.figure(frame.who)), "sub": v("sub.ally"), "options": rows}


def counter(v: Voice, t: Table, ask: Ask, frame: Counter) -> Said:
    rows = []
    for who, number in given(ask):
        special = t.folio(who).specials[number]
        rows.append(row(v.name(f"special/{special.id}"), describe(special, v.language), "", [["figure", who]]))
    return {
        "title": v("q.counter", who=v.figure(frame.who), target=v.figure(frame.target)),
        "sub": v("sub.counter"),
        "options": rows,
    }


def arrive(v: Voice, t: Table, ask: Ask, frame: Carry | Drive) -> Said:
    if isinstance(frame, Drive):
        who, sub = frame.target, v("sub.drive", n=frame.squares)
    else:
        who, sub = frame.who if frame.now == "send_self" else frame.ally, v("sub.arrive", n=frame.far)
    rows = squares(v, ask)
    for one, square in zip(rows, given(ask), strict=True):
        if square == t.at[who]:
            one["label"] = v("a.here", square=v.square(square))
    return {"title": v("q.arrive", who=v.figure(who)), "sub": sub, "options": rows}


TELLERS: Final[dict[str, Callable[[Voice, Table, Ask, Any], Said]]] = {
    "map": map_, "side": side, "place": place, "place_plot": place_plot, "place_thing": place_thing, "join": join, "hire": hire,
    "first": first, "activate": activate, "follow": activate, "act": act, "move": move, "charge": move, "karma": karma,
    "reroll": reroll, "opportunity": opportunity, "evade": evade, "result": result, "bullseye": bullseye, "transfer": transfer,
    "jump": jump, "flurry": flurry, "demolish": demolish, "lay": lay, "put_down": put_down, "target": target, "ally": ally,
    "arrive": arrive, "counter": counter,
}  # fmt: skip

__all__ = ["RULES", "offer"]
