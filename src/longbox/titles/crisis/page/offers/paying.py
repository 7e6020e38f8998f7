"""Who pays, and how much."""

from __future__ import annotations

from longbox.kernel import Ask

from ...rules.horsemen import PayWith, accepted
from ...rules.purse import Pay
from ...rules.superpowers import UseSuperpower, price
from ...rules.tactics import ENOUGH, PlayTactic, cast, part_of, prices, tax
from ...state import Table
from ..sent import Said
from ..tellings import spends, tactic_note
from ..voice import Voice
from .rows import given, in_steps, row


def pay(v: Voice, t: Table, ask: Ask, frame: Pay) -> Said:
    rows = []
    for option in given(ask):
        lender, part = option
        fields = {"who": v.character(lender), "n": part, "other": v.character(frame.who), "rest": frame.n - part}
        label = v("a.pays" if part == frame.n else "a.shares", **fields)
        rows.append(row(label, v("n.has power", n=t.power[lender]), "", [["character", lender]]))
    return {"title": v("q.pay", n=frame.n, who=v.character(frame.who)), "options": rows}


def payer(v: Voice, t: Table, ask: Ask, frame: PlayTactic) -> Said:
    rows = []
    for who in given(ask):
        if who == ENOUGH:
            rows.append(row(v("a.enough")))
        else:
            note = ", ".join(filter(None, [share(v, t, frame, who), v("n.has power", n=t.power[who])]))
            rows.append(row(v.character(who), note, "", [["character", who]]))
    title = v("q.payer more" if frame.who else "q.payer", card=v.name(frame.card))
    return {"title": title, "sub": tactic_note(v, frame.card) + ".", "options": rows}


def share(v: Voice, t: Table, frame: PlayTactic, who: int) -> str:
    """What somebody would pay for the card; empty where that is asked next, or where it is no Power."""
    by = part_of(t.library.tactics[frame.card], len(frame.who))
    costs = prices(t, frame.seat, by, who, cast(frame.roles, frame.who)) if by is not None else range(0)
    return spends(v, who, costs[0] + tax(t, who)) if len(costs) == 1 and costs[0] + tax(t, who) else ""


def price_(v: Voice, t: Table, ask: Ask, frame: UseSuperpower | PlayTactic) -> Said:
    tactic = isinstance(frame, PlayTactic)
    if isinstance(frame, PlayTactic):
        who, card = frame.who[-1], v.name(frame.card)
        costs = [x + tax(t, who) for x in given(ask)]
    else:
        who, card = frame.who, v.name(frame.power)
        costs = [price(t, who, t.library.superpowers[frame.power], x) for x in given(ask)]
    rows = [row(spends(v, who, cost), "" if cost == x else f"X = {x}") for x, cost in zip(given(ask), costs, strict=True)]
    in_steps(rows)
    sub = f"{v.character(who)}: {v('n.has power', n=t.power[who])}."
    return {"title": v("q.price", card=card), "sub": sub, "rule": "CP-108" if tactic else "CP-045", "options": rows}


def discount(v: Voice, t: Table, ask: Ask, frame: UseSuperpower) -> Said:
    least, full = ask.options
    rows = [row(v("a.lower", n=least)), row(v("a.full", n=full))]
    return {"title": v("q.discount", power=v.name(frame.power)), "sub": v.character(frame.who) + ".", "options": rows}


def tokens(v: Voice, t: Table, ask: Ask, frame: PayWith) -> Said:
    name = next(iter(accepted(t, frame.who, t.library.superpowers[frame.power])), "")
    token = v.name(f"counter/{name}")
    rows = [row(v("a.tokens", n=n, token=token) if n else v("a.no tokens")) for n in given(ask)]
    in_steps(rows)
    sub = f"{v.character(frame.who)}: {v('n.has power', n=t.power[frame.who])}."
    return {"title": v("q.tokens", power=v.name(frame.power)), "sub": sub, "options": rows}
