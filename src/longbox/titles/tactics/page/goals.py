"""Who stands to make points: the Plots, who could advance them, and who is nearest to being KO'ed."""

from __future__ import annotations

from longbox.titles.facets.goals import Goal, Goals, Standing

from ..codes import GREEN, NOBODY, TIRED, WORTH
from ..odds.feats import columns
from ..rules.feats import FOR_PLOT, Feat
from ..rules.levels import level_of
from ..rules.plots import advanceable
from ..state import Table, tokens_of
from .voice import Voice

WEAKEST = 2
"""How many figures of each side are named."""


class TacticsGoals(Goals[Table]):
    def standing(self, t: Table, seat: int, language: str) -> Standing | None:
        if not t.page:
            return None
        v, need = Voice(language, t), level_of(t).victory
        return {
            "title": v("goals"),
            "sub": v("goals.win", n=need),
            "goal": need,
            "scores": list(t.vp),
            "rows": [row for side in (0, 1) for row in plot(v, t, side)],
            "next": [row for side in (1, 0) for row in weakest(v, t, side)],
            "warning": reached(v, t, need),
        }


def reached(v: Voice, t: Table, need: int) -> str:
    """Who wins when the Page ends, if nothing changes."""
    one, two = t.vp
    if max(one, two) < need or one == two:
        return ""
    return v("goals.reached", who=v.seat(0 if one > two else 1))


def plot(v: Voice, t: Table, seat: int) -> list[Goal]:
    """A player's Plot, and every figure that could advance it from where it stands."""
    plot, points = t.the_plot(seat), level_of(t).advance
    tokens = [token for token in tokens_of(seat) if t.plots[token] >= 0]
    note = v("goals.plot", ability=v.ability(plot.ability), squares=v.listed([v.square(t.plots[token]) for token in tokens]))
    rows: list[Goal] = [{"label": v.plot(seat), "note": note, "seat": seat, "n": points, "on": [["plot", i] for i in tokens]}]
    for who in range(len(t.who)):
        if t.seat[who] == seat and t.at[who] >= 0 and t.ready[who] != TIRED and advanceable(t, who):
            chances = columns(t)[Feat(who, FOR_PLOT, plot.ability).tested(t)]
            note = v("goals.beside", chance=v.percent(sum(chances[GREEN:])))
            rows.append({"label": v.figure(who), "note": note, "seat": seat, "n": points, "on": [["figure", who]]})
    return rows


def weakest(v: Voice, t: Table, side: int) -> list[Goal]:
    """The figures of a side with the least Health left: what the other would make of them."""
    standing = [who for who in range(len(t.who)) if t.seat[who] == side and t.at[who] >= 0 and t.commander[who] == NOBODY]
    standing.sort(key=lambda who: (t.health[who], -WORTH[t.folio(who).renown]))
    return [
        {
            "label": v("goals.ko", who=v.figure(who)),
            "note": v("health", n=t.health[who], of=t.folio(who).health),
            "seat": 1 - side,
            "n": WORTH[t.folio(who).renown],
            "on": [["figure", who]],
        }
        for who in standing[:WEAKEST]
    ]


FACET = TacticsGoals
