"""The questions of a FEAT and of an attack."""

from __future__ import annotations

from longbox.kernel import PASS, Ask

from ..codes import FIGHTING
from ..odds.feats import columns
from ..odds.feats import odds as odds_of
from ..rules.attacks import Strike
from ..rules.feats import TO_EVADE, Feat, colour_of, shifted
from ..rules.harm import Harm
from ..rules.karma import REROLL
from ..rules.slams import Slam
from ..rules.specials import FlurryOfBlows
from ..rules.walking import Walk
from ..state import Table
from .rows import given, of_figure, row, squares, striking
from .sent import Mark, Said
from .tellings import colours, column, evasion, odds
from .voice import Voice


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
        found = row(v("a.raise", ability=v.ability(ability)), note, "", [["figure", payer]], column(v, after))
        rows.append({**found, "steps": "karma"} if tested else {**found, "aside": True})
    return {"title": v("q.karma", who=v.figure(frame.who)), "sub": feat_sub(v, t, frame), "options": rows}


def feat_sub(v: Voice, t: Table, frame: Feat) -> str:
    return v("sub.feat", what=v(f"feat.{frame.what}"), column=column(v, frame.tested(t))["text"])


def reroll(v: Voice, t: Table, ask: Ask, frame: Feat | Slam) -> Said:
    rows = []
    chances = None if isinstance(frame, Slam) else column(v, frame.tested(t))
    for option in given(ask):
        if option == PASS:
            rows.append(row(v("a.keep")))
            continue
        note = v("by karma", n=REROLL, payer=v.figure(option))
        rows.append({**row(v("a.reroll"), note, "", [["figure", option]], chances), "steps": "reroll"})
    if isinstance(frame, Slam):
        sub = v("sub.reroll slam", who=v.figure(frame.who), n=frame.squares)
        return {"title": v("q.reroll", who=v.figure(frame.by)), "sub": sub, "options": rows}
    sub = v("sub.reroll", roll=t.rolled, colour=v.colour(colour_of(t.rolled, frame.tested(t), t.options["universal_table"])))
    return {"title": v("q.reroll", who=v.figure(frame.who)), "sub": sub, "options": rows}


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
    here: list[Mark] = [["figure", frame.target]]
    chances = colours(v, columns(t)[Feat(frame.target, TO_EVADE, FIGHTING).tested(t)])
    told = {
        PASS: row(v("a.no evade"), "", "", here, odds(v, found)),
        "evade": row(v("a.evade"), chances, "", here, evasion(v, found.evade)),
    }
    title = v("q.evade", who=v.figure(frame.target), attack=f"{v.figure(frame.who)} ({v.attack(frame.who, frame.number)})")
    return {"title": title, "sub": v("sub.evade"), "options": [told[one] for one in given(ask)]}


def result(v: Voice, t: Table, ask: Ask, frame: Strike) -> Said:
    damage = v("damage", n=frame.amount(t), kind=v.damage(frame.kind))
    rows = [row(v.result(one), f"{damage}. {v.text(f'result/{one}')}", "", [["figure", frame.target]]) for one in given(ask)]
    sub = v("sub.result", colour=v.colour(frame.colour).capitalize(), attack=v.attack(frame.who, frame.number))
    return {"title": v("q.result", who=v.figure(frame.who)), "sub": sub, "options": rows}


def bullseye(v: Voice, t: Table, ask: Ask, frame: Strike) -> Said:
    title = v("q.bullseye", target=v.figure(frame.target))
    return {"title": title, "sub": v("sub.bullseye"), "options": [row(v(f"a.{one}")) for one in given(ask)]}


def transfer(v: Voice, t: Table, ask: Ask, frame: Strike | Harm) -> Said:
    who = v.figure(frame.target)
    rows = [
        row(v("a.no transfer", who=who), "", "", [["figure", frame.target]]) if one == PASS else of_figure(v, t, one, ask.seat)
        for one in given(ask)
    ]
    return {"title": v("q.transfer", who=who), "sub": v("sub.transfer", n=frame.amount(t)), "options": rows}


def jump(v: Voice, t: Table, ask: Ask, frame: Strike) -> Said:
    return {"title": v("q.jump", who=v.figure(frame.who)), "options": squares(v, ask, "a.stay")}


def flurry(v: Voice, t: Table, ask: Ask, frame: FlurryOfBlows) -> Said:
    rows = [
        row(v("a.no flurry")) if option == PASS else striking(v, t, frame.who, option[0], option[1], swing=len(option) > 2)
        for option in given(ask)
    ]
    sub = v("sub.flurry", n=frame.left) if frame.left > 1 else v("sub.flurry last")
    return {"title": v("q.flurry", who=v.figure(frame.who)), "sub": sub, "options": rows}
