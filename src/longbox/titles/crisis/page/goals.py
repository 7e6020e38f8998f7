"""If the round ended now: what each token and Crisis card would score, and which characters could change it."""

from __future__ import annotations

from math import hypot

from longbox.titles.facets.goals import Goal, Goals, Standing

from ..codes import ACTIVATED, DAZED, NOBODY, ON_BOARD, PLAYED, REMOVED, VICTORY
from ..rules.missions import PerToken
from ..rules.objectives import contests, interact_cost, interactions, securing
from ..script import queries
from ..state import Table
from .tellings import spends
from .voice import Voice

NEAREST = 3


class CrisisGoals(Goals[Table]):
    def standing(self, t: Table, seat: int, language: str) -> Standing | None:
        if not t.token_name or not t.round:
            return None
        v = Voice(language, t)
        rows = [row for id in t.crises for row in card(v, t, id)] + abilities(v, t)
        rows.sort(key=lambda row: not row["n"])  # what scores comes first
        return {
            "title": v("goals"),
            "sub": v("goals.win", n=VICTORY),
            "goal": VICTORY,
            "scores": list(t.vp),
            "gains": [sum(one["n"] or 0 for one in rows if one["seat"] == side) for side in (0, 1)],
            "rows": rows,
            "next": nearest(v, t, seat) if seat in (0, 1) else [],
            "warning": "",
        }


def per_token(t: Table, id: str) -> PerToken | None:
    """How a Crisis card scores, if each of its tokens does by itself."""
    scoring = t.library.crises[id].scoring
    return scoring if isinstance(scoring, PerToken) else None


def tokens_of(t: Table, id: str) -> list[int]:
    """The tokens of a Crisis card that are still in the game."""
    return [i for i, name in enumerate(t.token_name) if name.startswith(f"{id}/") and t.token_holder[i] != REMOVED]


def card(v: Voice, t: Table, id: str) -> list[Goal]:
    """A row for each token of a Crisis card; and for each player, where the card counts them together."""
    per, counted = per_token(t, id), set[int]()
    rows: list[Goal] = []
    if per is None:
        points = t.library.crises[id].scoring(t, id)
        rows = [goal(v.name(id), "", seat, n, [["card", id]]) for seat, n in enumerate(points) if n]
    for i in tokens_of(t, id):
        seat = NOBODY
        if per is not None and t.token_name[i] == f"{id}/{per.token}":
            seat = whose(t, per, i)
            holder = t.token_holder[i]
            if per.how == "holder" and seat != NOBODY:  # one character scores once, however many it holds
                seat = NOBODY if holder in counted else seat
                counted.add(holder)
        n = per.points if per is not None and seat != NOBODY else 0 if per is not None else None
        rows.append(goal(v.token(i), state_of(v, t, i, per), seat, n, [["token", i]]))
    return rows


def goal(label: str, note: str, seat: int, n: int | None, on: list[list[str | int | float]]) -> Goal:
    return {"label": label, "note": note, "seat": seat, "n": n, "on": on}


def abilities(v: Voice, t: Table) -> list[Goal]:
    """What characters' cards add to it."""
    found = [(who, t.total(queries.CRISIS_POINTS, who)) for who in (*t.team(0), *t.team(1))]
    return [goal(v.character(who), "", t.seat[who], n, [["character", who]]) for who, n in found if n]


def whose(t: Table, per: PerToken, i: int) -> int:
    """Whose points a token is as it stands."""
    if per.how == "secured":
        return securing(t, i) if t.token_holder[i] == ON_BOARD else NOBODY
    if per.how == "controlled":
        return t.token_side[i]
    holder = t.token_holder[i]
    return t.seat[holder] if holder >= 0 and t.can_be_affected(holder) else NOBODY


def state_of(v: Voice, t: Table, i: int, per: PerToken | None) -> str:
    """Why it is so, in a few words."""
    holder = t.token_holder[i]
    if holder >= 0:
        return v("goals.held" if t.can_be_affected(holder) else "goals.dazed", who=v.character(holder))
    if per is not None and per.how == "controlled":
        side = t.token_side[i]
        return v("goals.controlled", who=v.seat(side)) if side != NOBODY else v("goals.free")
    if per is not None and per.how != "secured":
        return v("goals.free")
    around = [who for who in t.present() if contests(t, who, i)]
    if not around:
        return v("goals.alone")
    contested = securing(t, i) == NOBODY
    return v("goals.contested" if contested else "goals.beside", names=v.listed([v.character(who) for who in around]))


def nearest(v: Voice, t: Table, seat: int) -> list[Goal]:
    """Tokens that make no points for a player, with whoever of theirs is nearest and has yet to act."""
    ready = [who for who in t.team(seat) if t.status[who] & (PLAYED | ACTIVATED | DAZED) == PLAYED]
    radius = t.the_tools().token_radius
    found: list[tuple[float, Goal]] = []
    for id in t.crises:
        per = per_token(t, id)
        for i in tokens_of(t, id) if per is not None and ready else ():
            assert per is not None
            if whose(t, per, i) == seat or t.token_name[i] != f"{id}/{per.token}" or t.token_holder[i] != ON_BOARD:
                continue
            (x, y) = t.token_at[i]
            away, who = min((hypot(t.base[who][0] - x, t.base[who][1] - y) - t.base[who][2] - radius, who) for who in ready)
            if per.how != "secured" and i in interactions(t, who):
                note = f"{v.character(who)}: {v('goals.reach')}, {spends(v, who, interact_cost(t, who, i))}"
            else:
                note = v("goals.away", who=v.character(who), n=v.number(max(0.0, away)))
            found.append((away, goal(v.token(i), note, seat, per.points, [["token", i], ["character", who]])))
    found.sort(key=lambda one: one[0])
    return [one for _, one in found[:NEAREST]]


FACET = CrisisGoals
