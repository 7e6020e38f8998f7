"""Questions of the setup."""

from __future__ import annotations

from longbox.kernel import AnyFrame, Ask

from ...builder import roster
from ...rules.setup import AnySquad, Setup, SomeTactics
from ...rules.squads import affiliations_of, leads
from ...speech.names import short
from ...state import Table
from ..sent import Row, Said
from ..voice import Voice
from .rows import given, row


def crisis(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    own = roster(str(t.options["roster_a" if ask.seat == 0 else "roster_b"]))
    rows = [row(v(f"kind.{kind}"), v("n.deck", names="; ".join(v.name(id) for id in own.crises(str(kind))))) for kind in given(ask)]
    return {"title": v("q.crisis"), "sub": v("sub.crisis"), "options": rows}


def threat(v: Voice, t: Table, ask: Ask, frame: Setup) -> Said:
    rows = []
    for n in ask.options:
        cards = [id for id in frame.drawn if t.library.crises[id].threat == n]
        rows.append(row(v("threat", n=n), v.listed([v.name(id) for id in cards]), "", [["card", id] for id in cards]))
    return {"title": v("q.threat"), "sub": v("sub.threat"), "options": rows}


def edge(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    rows = [row(v(f"edge.{name}"), "", "", [["edge", name]]) for name in given(ask)]
    return {"title": v("q.edge"), "sub": v("sub.edge"), "options": rows}


def brief(v: Voice, ids: tuple[str, ...]) -> str:
    """Names of characters; without their epithets where that is clear."""
    names = [v.name(id) for id in ids]
    brief = [short(name) for name in names]
    return "; ".join(name if brief.count(own) > 1 else own for name, own in zip(names, brief, strict=True))


def squad(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    region = ask.region
    assert isinstance(region, AnySquad)
    worth = dict(zip(region.characters, region.extra, strict=True))
    rows: list[Row] = []
    for ids in given(ask):
        cards: tuple[str, ...] = ids
        total = sum(t.library.characters[id].threat + worth[id] for id in cards)
        names = [v.name(f"affiliation/{name}") for name in affiliations_of(cards, t.library.characters)]
        note = ", ".join([v("threat", n=total), *names])
        found = row(brief(v, cards), note, "", [["card", id] for id in cards])
        found["suggested"] = True
        rows.append(found)
    return {"title": v("q.squad"), "sub": v("sub.squad", n=region.threat), "options": rows}


def affiliation(v: Voice, t: Table, ask: Ask, frame: Setup) -> Said:
    own = frame.squads[ask.seat]
    rows = []
    for name in given(ask):
        leaders = [v.name(id) for id in own if leads((id,), str(name), t.library)] if name else []
        note = v("n.led", who=v.listed(leaders, "or")) if leaders else ""
        rows.append(row(v.name(f"affiliation/{name}") if name else v("a.no affiliation"), note))
    return {"title": v("q.affiliation"), "sub": v("sub.affiliation"), "options": rows}


def recruit(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    rows = []
    for card, id in given(ask):
        name = v.name(id) if id else v("a.nobody chosen", card=v.name(card))
        rows.append(row(name, "", "", [["card", id or card]]))
    card = str(given(ask)[0][0])
    return {"title": v("q.recruit", card=v.name(card)), "sub": v("sub.recruit"), "options": rows}


def tactics(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    rows: list[Row] = []
    for ids in given(ask):
        cards: tuple[str, ...] = ids
        found = row("; ".join(v.name(id) for id in cards) or v("a.no cards"), "", "", [["card", id] for id in cards])
        if not rows and cards:
            found["suggested"] = True
        rows.append(found)
    region = ask.region
    assert isinstance(region, SomeTactics)
    return {"title": v("q.tactics", n=min(5, len(region.allowed))), "options": rows}


def deploy(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    rows = [row(v.character(who), v("threat", n=t.card(who).threat), "", [["character", who]]) for who in given(ask)]
    return {"title": v("q.deploy"), "sub": v("sub.deploy"), "options": rows}


def leader(v: Voice, t: Table, ask: Ask, frame: AnyFrame) -> Said:
    rows = []
    for who in given(ask):
        powers = [v.name(p.key) for p in t.card(who).superpowers if p.leadership == t.affiliation[ask.seat]]
        rows.append(row(v.character(who), v.listed(powers), "", [["character", who]]))
    return {"title": v("q.leader"), "options": rows}
