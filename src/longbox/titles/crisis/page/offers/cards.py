"""What answers a moment, and what cards let one choose."""

from __future__ import annotations

from longbox.kernel import PASS, Ask, Window

from ...codes import NOBODY
from ...script.keys import Key
from ...script.running import TACTIC, Run
from ...speech.telling.words import nodes_in
from ...state import Table
from ...words.power import pay_power
from ..sent import Row, Said
from ..tellings import ability, figures, moment, paying, roles_of, script, spends, step_of
from ..voice import Voice
from ..words import PAGE
from .rows import Tagged, given, in_steps, of_character, row
from .turns import attacking, tactic

AMOUNTS = frozenset({"number", "heal", "spend", "pay"})
"""Choices of how much."""


def react(v: Voice, t: Table, ask: Ask, frame: Window) -> Said:
    rows = [row(v("pass")) if key == PASS else ability(v, key, roles_of(frame.event, frame.data)) for key in given(ask)]
    event = moment(v, frame.event, frame.data)
    if ask.kind == "forced":
        return {"title": v("q.forced"), "sub": v("sub.forced", event=event).strip(), "options": rows}
    return {"title": v("q.react"), "sub": event, "options": rows}


def choose(v: Voice, t: Table, ask: Ask, run: Run) -> Said:
    card, step = script(v, run.script), step_of(t, run)
    real = [option for option in given(ask) if option != PASS]
    kinds = {str(option[0]) for option in real}
    kind = kinds.pop() if len(kinds) == 1 else "mixed"
    fields: dict[str, str | int] = {"card": card, "n": real[0][1] if kind == "pay" else ""}
    if hasattr(step, "horseman"):
        fields["card"] = v.name(step.horseman)
    if kind == "heal":
        fields["who"] = v.character(step.who.of(run.context(t)))
    none = {"character": "a.nobody else", "pay": "a.not pay", "token": "a.nothing", "terrain": "a.nothing"}.get(kind, "a.leave it")
    rows = [row(v(none)) if option == PASS else chosen(v, t, ask, run, option) for option in given(ask)]
    if kind in AMOUNTS:
        in_steps([one for one, option in zip(rows, given(ask), strict=True) if option != PASS])
    return {"title": v(f"q.choose.{kind}", **fields), "sub": owner(v, t, run), "rule": origin(t, run), "options": rows}


def owner(v: Voice, t: Table, run: Run) -> str:
    return "" if run.me == NOBODY else f"{v.character(run.me)}."


def origin(t: Table, run: Run) -> str:
    """The rule that lets a card be carried out."""
    key = Key.of(run.script)
    if key.bare.startswith(TACTIC):
        return "CP-108"
    if key.card in t.library.crises:
        return "CP-148"
    return "CP-357" if key.bare in t.library.strikes else "CP-044"


def chosen(v: Voice, t: Table, ask: Ask, run: Run, option: Tagged) -> Row:
    """One option a card offers."""
    kind, what = option[0], option[1]
    if kind == "character":
        return of_character(v, t, what, ask.seat, price_of(v, t, run, what))
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
    if kind in ("spend", "pay"):
        return row(spends(v, step_of(t, run).who.of(run.context(t)), what))
    return row(v(f"a.{kind}", n=what))  # number, heal


def price_of(v: Voice, t: Table, run: Run, who: int) -> str:
    """What somebody spends if they are chosen."""
    step = step_of(t, run)
    to = getattr(step, "to", NOBODY)
    if not isinstance(to, int) or to == NOBODY:  # who gets something is no place in a script
        return ""
    inside = t.library.scripts[run.script][run.at + 1 : to]
    own = [one for one in nodes_in(inside) if isinstance(one, pay_power) and one.who.name == step.role]
    return spends(v, who, own[0].n) if own else ""


def done(v: Voice, t: Table, run: Run, what: str) -> Row:
    """To do something or not, by the name the card gives it."""
    about = run.roles.get("target", NOBODY)
    weapon = f"{t.who[run.me]}/{what}" if run.me != NOBODY else ""
    if what in ("push", "throw"):
        return row(v(f"do.{what}", who=v.character(about)), "", "", [["character", about]])
    if weapon in t.library.strikes:
        return row(v("do.attack", weapon=v.name(weapon)), figures(v, t, run.me, t.library.strikes[weapon]))
    asks = step_of(t, run)
    inside = t.library.scripts[run.script][run.at + 1 : asks.to] if hasattr(asks, "to") else asks
    note = paying(v, inside, lambda role: role.of(run.context(t)))
    if what in ("transform", "effect"):
        return row(v(f"do.{what}"), note)
    if f"mode.{what}" in PAGE:
        return row(v(f"mode.{what}"), note)
    return row(v("do.it", card=v.name(f"{t.who[run.me]}/{what}" if run.me != NOBODY else what)), note)
