"""Every question in words: what is asked and why, one row per option, and what a player would look for in vain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import hypot
from typing import Any, TypeAlias

from longbox.kernel import PASS, Ask

from ..builder import roster
from ..codes import NOBODY, STAGGER, S
from ..odds.attacks import Odds, odds_of
from ..rules.actions import Activation, speed_of
from ..rules.attacks import Series
from ..rules.collisions import ThrowTerrain
from ..rules.dice import Change, roll_of
from ..rules.missions import deed_of
from ..rules.movement import FREE, TOWARD, Advance
from ..rules.objectives import DROP_RANGE
from ..rules.purse import Pay
from ..rules.squads import leads
from ..rules.superpowers import UseSuperpower, price
from ..rules.tactics import ENOUGH, PlayTactic
from ..rules.targets import aims_of, exposed, targets_of
from ..rules.throws import Slide
from ..rules.transform import Transform
from ..script import queries
from ..script.running import TACTIC, Run
from ..state import Table
from .closed import closed
from .regions import region_of
from .tellings import ability, figures, moment, odds, script, step_of, tactic_note
from .voice import Voice
from .words import PAGE

Row: TypeAlias = dict[str, Any]
Said: TypeAlias = dict[str, Any]

SECRET = frozenset({"squad", "affiliation", "tactics", "leader"})
"""Questions whose answers the other player must not see."""

RULES = {
    "action": "CP-215", "advance": "CP-262", "affiliation": "CP-189", "aim": "CP-369", "choose": "CP-044", "clear": "CP-153",
    "crisis": "CP-134", "deploy": "CP-199", "dice": "CP-341", "direction": "CP-275", "discount": "CP-045", "drop": "CP-157",
    "edge": "CP-139", "face": "CP-336", "finish": "CP-211", "forced": "CP-480", "grunt": "CP-533", "hit": "CP-278",
    "leader": "CP-065",
    "more": "CP-209", "move_token": "CP-148", "pay": "CP-076", "payer": "CP-108", "place": "CP-292", "price": "CP-045",
    "put_marker": "CP-108",
    "react": "CP-479", "spot": "CP-200", "squad": "CP-183", "tactics": "CP-194", "target": "CP-312", "threat": "CP-138",
    "turn": "CP-209", "type": "CP-555",
}  # fmt: skip
"""The rule each question comes from, where its teller does not know better."""


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
        "rule": said.get("rule", RULES[ask.kind]),
        "react": ask.kind == "react",
        "private": ask.kind in SECRET,
        "pass": next((i for i, option in enumerate(given(ask)) if option in (PASS, (PASS,), ENOUGH)), None),
        "options": rows,
        "closed": closed(v, t, ask),
        "region": region_of(t, ask) if ask.region is not None else None,
    }


def given(ask: Ask) -> Sequence[Any]:
    """The options, whatever they are made of."""
    return ask.options


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
    seen: dict[tuple[str, str], int] = {}
    for one in rows:
        key = (one["label"], one.get("note", ""))
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > 1:
            one["label"] = f"{one['label']} ({seen[key]})"


def point(v: Voice, x: float, y: float) -> dict[str, str]:
    return {"x": v.number(x), "y": v.number(y)}


def of_character(v: Voice, t: Table, who: int, seat: int, note: str = "") -> Row:
    """A character among others: on whose side, and how it fares."""
    left = v("stamina", n=t.stamina(who) - t.damage[who])
    group = v("group.ally" if t.seat[who] == seat else "group.enemy")
    return row(v.character(who), f"{note}, {left}" if note else left, group, [["character", who]])


# -- turns and actions -------------------------------------------------------------------------------------------------


def turn(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [playing(v, t, option) for option in given(ask)]
    return {"title": v(f"q.{ask.kind}"), "sub": v("sub.turn", n=t.round), "options": rows}


def playing(v: Voice, t: Table, option: Any) -> Row:
    """Options of a turn: whom to activate, cards, and to end it."""
    if option[0] == "activate":
        who = option[1]
        note = ", ".join((v("power", n=t.power[who]), v("stamina", n=t.stamina(who) - t.damage[who])))
        return row(v.character(who), note, v("group.activate"), [["character", who]])
    if option[0] == "tactic":
        return tactic(v, option[1])
    kind = "a.pass turn" if t.ask is not None and t.ask.kind == "turn" else "a.end turn"
    return row(v(kind), "", v("group.other"))


def tactic(v: Voice, id: str) -> Row:
    return row(v.name(id), tactic_note(v, id), v("group.tactic"), [["card", id]])


def action(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    who = frame.who
    rows = [doing(v, t, who, option) for option in given(ask)]
    if not isinstance(frame, Activation):
        return {"title": v("q.granted", who=v.character(who)), "sub": v("sub.granted"), "rule": "CP-223", "options": rows}
    if t.conditions[who] & STAGGER and not frame.acted:
        sub = v("sub.stagger")
    else:
        sub = v("sub.action", n=3 - frame.actions) if 0 < frame.actions < 3 else v("sub.no actions")
    return {"title": v("q.action", who=v.character(who)), "sub": sub, "options": rows}


def doing(v: Voice, t: Table, who: int, option: Any) -> Row:
    """One option of an activation."""
    here = [["character", who]]
    if option == PASS:
        return row(v("a.no action"), "", v("group.other"))
    kind = option[0]
    if kind == "move":
        speed = speed_of(t, who)
        far = v.number(t.the_tools().speeds()[speed], 2)
        return row(v("a.move"), v("n.move", tool=v(f"tool.{speed}"), n=far), v("group.move"), here)
    if kind == "climb":
        return row(v("a.climb"), v("n.climb"), v("group.move"), here)
    if kind == "attack":
        return attacking(v, t, who, option[1])
    if kind == "shake":
        return row(v("a.shake", condition=v.name(option[1])), "", v("group.other"), here)
    if kind == "tactic":
        return tactic(v, option[1])
    if kind == "power":
        power = t.superpower(who, option[1])
        cost = price(t, who, power)
        parts = [v("power", n=cost) if cost else v("free")]
        parts += [v("takes action")] if power.action else []
        parts += [v("once", scope=v(f"scope.{power.limit}"))] if power.limit in ("turn", "round", "game") else []
        return row(v.name(power.key), ", ".join(parts), v("group.power"), here)
    if kind == "interact":
        return row(v("a.interact", token=v.token(option[1])), "", v("group.other"), [["token", option[1]]])
    if kind == "deed":
        group = "group.power" if option[1] in t.library.superpowers else "group.crisis"  # a Leadership's, or a Crisis card's
        return row(v.name(option[1]), v("power", n=deed_of(t, option[1]).cost), v(group), here)
    return row(v("a.done"), "", v("group.other"), here)


def attacking(v: Voice, t: Table, who: int, id: str) -> Row:
    """An attack somebody could make, with its odds where no target is left to choose."""
    strike = t.strike(who, id)
    targets = targets_of(t, who, strike)
    found = row(v.name(strike.key), figures(v, t, who, strike), v("group.attack"), [["character", one] for one in targets])
    if len(targets) == 1 or strike.shape == "area":
        found["odds"] = of_each(v, {one: odds_of(t, who, strike, one) for one in targets})
    return found


def of_each(v: Voice, chances: Mapping[int, Odds]) -> dict[str, Any]:
    """The odds of an attack on everybody it hits."""
    told = {who: odds(v, found) for who, found in chances.items()}
    text = "; ".join(f"{v.character(who)}: {one['text']}" for who, one in told.items())
    if len(told) == 1:
        return {**next(iter(told.values())), "text": text}
    return {"text": text, "mean": round(sum(found.mean for found in chances.values()), 3)}


# -- attacks -----------------------------------------------------------------------------------------------------------


def target(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    strike, attacker = t.library.strikes[frame.weapon], frame.attacker
    rows = []
    for who in given(ask):
        parts = [v("inches", n=v.number(gap(t, attacker, who)))]
        if t.covered(attacker, who) or t.has(queries.COVER, who, attacker=attacker):
            parts.append(v("cover"))
        one = of_character(v, t, who, ask.seat, ", ".join(parts))
        rows.append(one | {"odds": odds(v, odds_of(t, attacker, strike, who))})
    series = isinstance(frame, Series)
    title = v("q.next target" if series else "q.target", weapon=v.name(strike.key))
    sub = f"{v.character(attacker)}: {figures(v, t, attacker, strike)}."
    return {"title": title, "sub": sub, "rule": "CP-372" if series else "CP-312", "options": rows}


def gap(t: Table, a: int, b: int) -> float:
    """Edge to edge."""
    (ax, ay, ar), (bx, by, br) = t.base[a], t.base[b]
    return max(0.0, hypot(ax - bx, ay - by) - ar - br)


def aim(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    strike, attacker = t.library.strikes[frame.weapon], frame.attacker
    found = dict(aims_of(t, attacker, strike))
    x, y, _ = t.base[attacker]
    chances = {who: odds_of(t, attacker, strike, who) for who in targets_of(t, attacker, strike)}
    rows = []
    for option in given(ask):
        angle = option[0]
        touched = found[angle]
        foes = [who for who in touched if who in chances and exposed(t, attacker, who, strike)]
        allies = [who for who in touched if t.seat[who] == t.seat[attacker]]
        parts = [v("a.degrees", n=round(angle))]
        if allies:
            parts.append(v("n.ally damage", names=v.listed([v.character(who) for who in allies])))
        one = row(v("a.hits", names=v.listed([v.character(who) for who in foes])), "; ".join(parts))
        one["on"] = [["ray", x, y, angle], *(["character", who] for who in touched)]
        one["odds"] = of_each(v, {who: chances[who] for who in foes})
        rows.append(one)
    title = v("q.aim", weapon=v.name(strike.key))
    return {"title": title, "sub": v("sub.aim", n=strike.range), "options": rows}


def type_(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    for kind in given(ask):
        foes = targets_of(t, frame.attacker, t.library.strikes[frame.weapon])
        note = ", ".join(f"{v.character(who)}: {v('n.defense', n=t.side(who).defense[kind])}" for who in foes)
        rows.append(row(v.type(kind), note, "", [["character", who] for who in foes]))
    return {"title": v("q.type", weapon=v.name(frame.weapon)), "sub": v.character(frame.attacker) + ".", "options": rows}


def dice(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    faces = roll_of(t, frame.own)
    rows = []
    for option in given(ask):
        picked: tuple[int, ...] = option
        label = ", ".join(v("a.die", n=die + 1, face=v.face(faces[die])) for die in picked) or v("a.no dice")
        rows.append(row(label, "", "", [["die", die] for die in picked]))
    region: Any = ask.region
    bounds = {"rule": rule_of(v, frame.rule), "least": region.least, "most": region.most}
    if isinstance(frame, Change):
        to = frame.to
        sub = v("sub.dice", **bounds) if to == NOBODY else v("sub.dice to", face=v.face(to), **bounds)
        title, rule = v("q.dice.change", roll=v(f"roll.{frame.own}")), "CP-476" if frame.rule == "cover" else "CP-336"
        return {"title": title, "sub": sub, "rule": rule, "options": rows}
    return {"title": v("q.dice.reroll", roll=v(f"roll.{frame.own}")), "sub": v("sub.dice", **bounds), "options": rows}


def rule_of(v: Voice, rule: str) -> str:
    """The ability dice are changed by; rules know it by a bare name."""
    if rule == "cover":
        return v("cover").capitalize()
    return v.name(rule)


def face(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [row(v.face(one).capitalize()) for one in given(ask)]
    return {"title": v("q.face"), "sub": rule_of(v, frame.rule) + ".", "options": rows}


# -- places and directions ---------------------------------------------------------------------------------------------


def places(v: Voice, t: Table, ask: Ask, here: tuple[float, float] | None, stay: str = "a.stay") -> list[Row]:
    rows = []
    for option in given(ask):
        if option == PASS:
            rows.append(row(v("a.not moved")))
            continue
        x, y = option
        if here is not None and (x, y) == here:
            rows.append(row(v(stay), "", "", [["point", x, y]]))
            continue
        far = "" if here is None else v("inches", n=v.number(hypot(x - here[0], y - here[1])))
        rows.append(row(v("a.to", **point(v, x, y)), far, "", [["point", x, y]]))
    return rows


def advance(v: Voice, t: Table, ask: Ask, frame: Advance) -> Said:
    who = frame.who
    rows = places(v, t, ask, t.base[who][:2])
    sub = [v("sub.tool", tool=v(f"tool.{S if frame.climb else frame.tool}"))]
    if frame.side != FREE:
        where = next((v.character(one) for one in t.present() if t.base[one][:2] == frame.about), v("at", **point(v, *frame.about)))
        sub.append(v("sub.toward" if frame.side == TOWARD else "sub.away", point=where))
    title = v("q.climb" if frame.climb else "q.advance", who=v.character(who))
    return {"title": title, "sub": " ".join(sub), "rule": "CP-270" if frame.climb else "CP-262", "options": rows}


def place(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    region: Any = ask.region
    who = region.who
    standing = t.base[who][:2] if who in t.present() else None
    said: Said = {"title": v("q.place", who=v.character(who)), "sub": v("sub.place", n=region.range)}
    if isinstance(frame, Transform):
        said |= {"title": v("q.form", who=v.character(who), form=v.form(frame.form)), "rule": "CP-512"}
    return said | {"options": places(v, t, ask, standing)}


def spot(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    edge = v(f"edge.{t.edges[ask.seat]}")
    sub = v("sub.deploy", edge=edge.lower() if not v.column else edge)
    return {"title": v("q.spot", who=v.character(frame.who)), "sub": sub, "options": places(v, t, ask, None)}


def drop(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    title = v("q.drop", token=v.token(frame.token))
    sub = v("sub.drop", who=v.character(frame.who), n=DROP_RANGE)
    return {"title": title, "sub": sub, "options": places(v, t, ask, None)}


def move_token(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    here = t.token_at[frame.token]
    title = v("q.move_token", token=v.token(frame.token))
    return {"title": title, "sub": v("sub.move_token", n=frame.range), "options": places(v, t, ask, here)}


def put_marker(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    sub = [v("sub.put_marker near", n=frame.range) if frame.range else v("sub.put_marker")]
    if frame.apart and any(row[0] == frame.name for row in t.markers):
        sub.append(v("sub.put_marker apart", n=frame.apart))
    return {"title": v("q.put_marker", marker=v.marker(frame.name)), "sub": " ".join(sub), "options": places(v, t, ask, None)}


def direction(v: Voice, t: Table, ask: Ask, frame: Slide | ThrowTerrain) -> Said:
    rows = []
    x, y, _ = t.base[frame.who if isinstance(frame, Slide) else frame.by]
    for option in given(ask):
        angle = option[0]
        end, hits = frame.way(t, angle)
        parts = [v("n.slides", n=v.number(end.distance))] if isinstance(frame, Slide) else []
        if hits:
            parts.append(v("n.collides", names=v.listed([v.piece(*hit) for hit in hits], "or")))
        on: list[list[Any]] = [["ray", x, y, angle], *(list(hit) for hit in hits)]
        rows.append(row(v("a.degrees", n=v.number(angle).removesuffix(".0").removesuffix(",0")), ", ".join(parts), "", on))
    if isinstance(frame, ThrowTerrain):
        title = v("q.direction.terrain", who=v.character(frame.by), terrain=v.terrain(frame.terrain))
        return {"title": title, "sub": v("sub.tool", tool=v(f"tool.{frame.tool}")), "rule": "CP-455", "options": rows}
    sub = [v("sub.tool", tool=v(f"tool.{frame.tool}"))]
    if frame.side != FREE:
        where = next((v.character(one) for one in t.present() if t.base[one][:2] == frame.about), v("at", **point(v, *frame.about)))
        sub.append(v("sub.toward" if frame.side == TOWARD else "sub.away", point=where))
    return {"title": v(f"q.direction.{frame.how}", who=v.character(frame.who)), "sub": " ".join(sub), "options": rows}


def hit(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [row(v.piece(*one), "", "", [list(one)]) for one in given(ask)]
    return {"title": v("q.hit"), "options": rows}


def clear(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    for option in given(ask):
        which, dx, dy = option
        polygon = t.the_ground().features[which].polygon
        x, y = polygon.x + dx, polygon.y + dy
        label = v("a.shift", n=v.number(hypot(dx, dy)), **point(v, x, y))
        rows.append(row(label, "", "", [["terrain", which], ["point", x, y]]))
    return {"title": v("q.clear", terrain=v.terrain(which)), "sub": v("sub.clear"), "options": rows}


# -- paying ------------------------------------------------------------------------------------------------------------


def pay(v: Voice, t: Table, ask: Ask, frame: Pay) -> Said:
    rows = []
    for option in given(ask):
        lender, part = option
        fields = {"who": v.character(lender), "n": part, "other": v.character(frame.who), "rest": frame.n - part}
        label = v("a.pays" if part == frame.n else "a.shares", **fields)
        rows.append(row(label, v("n.has power", n=t.power[lender]), "", [["character", lender]]))
    return {"title": v("q.pay", n=v("power", n=frame.n), who=v.character(frame.who)), "options": rows}


def payer(v: Voice, t: Table, ask: Ask, frame: PlayTactic) -> Said:
    rows = []
    for who in given(ask):
        if who == ENOUGH:
            rows.append(row(v("a.enough")))
        else:
            rows.append(row(v.character(who), v("n.has power", n=t.power[who]), "", [["character", who]]))
    title = v("q.payer more" if frame.who else "q.payer", card=v.name(frame.card))
    return {"title": title, "sub": tactic_note(v, frame.card) + ".", "options": rows}


def price_(v: Voice, t: Table, ask: Ask, frame: UseSuperpower | PlayTactic) -> Said:
    rows = [row(v("power", n=n)) for n in ask.options]
    tactic = isinstance(frame, PlayTactic)
    who = frame.who[-1] if isinstance(frame, PlayTactic) else frame.who
    card = v.name(frame.card if isinstance(frame, PlayTactic) else frame.power)
    sub = f"{v.character(who)}: {v('n.has power', n=t.power[who])}."
    return {"title": v("q.price", card=card), "sub": sub, "rule": "CP-108" if tactic else "CP-045", "options": rows}


def discount(v: Voice, t: Table, ask: Ask, frame: UseSuperpower) -> Said:
    least, full = ask.options
    rows = [row(v("a.lower", n=v("power", n=least))), row(v("a.full", n=v("power", n=full)))]
    return {"title": v("q.discount", power=v.name(frame.power)), "sub": v.character(frame.who) + ".", "options": rows}


# -- what answers, and what cards let one choose -----------------------------------------------------------------------


def react(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [row(v("pass")) if key == PASS else ability(v, key) for key in given(ask)]
    event = moment(v, frame.event, frame.data)
    if ask.kind == "forced":
        return {"title": v("q.forced"), "sub": v("sub.forced", event=event).strip(), "options": rows}
    return {"title": v("q.react"), "sub": event, "options": rows}


def choose(v: Voice, t: Table, ask: Ask, run: Run) -> Said:
    card, step = script(v, run.script), step_of(t, run)
    real = [option for option in given(ask) if option != PASS]
    kinds = {str(option[0]) for option in real}
    kind = kinds.pop() if len(kinds) == 1 else "mixed"
    fields: dict[str, Any] = {"card": card, "n": real[0][1] if kind == "pay" else ""}
    if kind == "heal":
        fields["who"] = v.character(step.who.of(run.context(t)))
    none = {"character": "a.nobody else", "pay": "a.not pay", "token": "a.nothing", "terrain": "a.nothing"}.get(kind, "a.leave it")
    rows = [row(v(none)) if option == PASS else chosen(v, t, ask, run, option) for option in given(ask)]
    return {"title": v(f"q.choose.{kind}", **fields), "sub": owner(v, t, run), "rule": origin(t, run), "options": rows}


def owner(v: Voice, t: Table, run: Run) -> str:
    return "" if run.me == NOBODY else f"{v.character(run.me)}."


def origin(t: Table, run: Run) -> str:
    """The rule that lets a card be carried out."""
    key = run.script.partition("#")[0].partition("@")[0]
    if key.startswith(TACTIC):
        return "CP-108"
    if key.partition("/")[0] in t.library.crises:
        return "CP-148"
    return "CP-357" if key in t.library.strikes else "CP-044"


def chosen(v: Voice, t: Table, ask: Ask, run: Run, option: Any) -> Row:
    """One option a card offers."""
    kind, what = option[0], option[1]
    if kind == "character":
        return of_character(v, t, what, ask.seat)
    if kind == "token" and len(option) == 3:
        return row(
            v("a.hand", token=v.token(what), who=v.character(option[2])), "", "", [["token", what], ["character", option[2]]]
        )
    if kind == "token":
        return row(v.token(what), "", v("group.token"), [["token", what]])
    if kind == "terrain":
        return row(v.terrain(what), v("size", n=t.terrain[what][1]), v("group.terrain"), [["terrain", what]])
    if kind == "condition":
        return row(v.name(what))
    if kind == "tactic":
        return tactic(v, what)
    if kind == "attack":
        return attacking(v, t, step_of(t, run).who.of(run.context(t)), what)
    if kind == "mode":
        return row(v(f"mode.{what}") if f"mode.{what}" in PAGE else v.name(what.replace("_", "-")))
    if kind == "do":
        return done(v, t, run, what)
    return row(v(f"a.{kind}", n=what))  # number, heal, spend, pay


def done(v: Voice, t: Table, run: Run, what: str) -> Row:
    """To do something or not, by the name the card gives it."""
    about = run.roles.get("target", NOBODY)
    weapon = f"{t.who[run.me]}/{what}" if run.me != NOBODY else ""
    if what in ("push", "throw"):
        return row(v(f"do.{what}", who=v.character(about)), "", "", [["character", about]])
    if weapon in t.library.strikes:
        return row(v("do.attack", weapon=v.name(weapon)), figures(v, t, run.me, t.library.strikes[weapon]))
    if what in ("transform", "effect"):
        return row(v(f"do.{what}"))
    return row(v("do.it", card=v.name(f"{t.who[run.me]}/{what}" if run.me != NOBODY else what)))


# -- setting up --------------------------------------------------------------------------------------------------------


def crisis(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    own = roster(str(t.options["roster_a" if ask.seat == 0 else "roster_b"]))
    rows = [row(v(f"kind.{kind}"), v("n.deck", names="; ".join(v.name(id) for id in own.crises(str(kind))))) for kind in given(ask)]
    return {"title": v("q.crisis"), "sub": v("sub.crisis"), "options": rows}


def threat(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    for n in ask.options:
        cards = [id for id in frame.drawn if t.library.crises[id].threat == n]
        rows.append(row(v("threat", n=n), v.listed([v.name(id) for id in cards]), "", [["card", id] for id in cards]))
    return {"title": v("q.threat"), "sub": v("sub.threat"), "options": rows}


def edge(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [row(v(f"edge.{name}"), "", "", [["edge", name]]) for name in given(ask)]
    return {"title": v("q.edge"), "sub": v("sub.edge"), "options": rows}


def squad(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    region: Any = ask.region
    worth = dict(zip(region.characters, region.extra, strict=True))
    rows = []
    for ids in given(ask):
        cards: tuple[str, ...] = ids
        total = sum(t.library.characters[id].threat + worth[id] for id in cards)
        rows.append(row("; ".join(v.name(id) for id in cards), v("threat", n=total), "", [["card", id] for id in cards]))
    return {"title": v("q.squad"), "sub": v("sub.squad", n=region.threat), "options": rows}


def affiliation(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    own = frame.squads[ask.seat]
    rows = []
    for name in given(ask):
        leaders = [v.name(id) for id in own if leads((id,), str(name), t.library)] if name else []
        note = v("n.led", who=v.listed(leaders, "or")) if leaders else ""
        rows.append(row(v.name(f"affiliation/{name}") if name else v("a.no affiliation"), note))
    return {"title": v("q.affiliation"), "sub": v("sub.affiliation"), "options": rows}


def tactics(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    for ids in given(ask):
        cards: tuple[str, ...] = ids
        rows.append(row("; ".join(v.name(id) for id in cards) or v("a.no cards"), "", "", [["card", id] for id in cards]))
    region: Any = ask.region
    return {"title": v("q.tactics", n=min(5, len(region.allowed))), "options": rows}


def deploy(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = [row(v.character(who), v("threat", n=t.card(who).threat), "", [["character", who]]) for who in given(ask)]
    edge = v(f"edge.{t.edges[ask.seat]}")
    return {"title": v("q.deploy"), "sub": v("sub.deploy", edge=edge.lower() if not v.column else edge), "options": rows}


def leader(v: Voice, t: Table, ask: Ask, frame: Any) -> Said:
    rows = []
    for who in given(ask):
        powers = [v.name(p.key) for p in t.card(who).superpowers if p.leadership == t.affiliation[ask.seat]]
        rows.append(row(v.character(who), v.listed(powers), "", [["character", who]]))
    return {"title": v("q.leader"), "options": rows}


TELLERS: dict[str, Callable[[Voice, Table, Ask, Any], Said]] = {
    "action": action, "advance": advance, "affiliation": affiliation, "aim": aim, "choose": choose, "clear": clear,
    "crisis": crisis, "deploy": deploy, "dice": dice, "direction": direction, "discount": discount, "drop": drop, "edge": edge,
    "face": face, "finish": turn, "forced": react, "grunt": turn, "hit": hit, "leader": leader, "more": turn,
    "move_token": move_token,
    "put_marker": put_marker,
    "pay": pay, "payer": payer, "place": place, "price": price_, "react": react, "spot": spot, "squad": squad,
    "tactics": tactics, "target": target, "threat": threat, "turn": turn, "type": type_,
}  # fmt: skip
