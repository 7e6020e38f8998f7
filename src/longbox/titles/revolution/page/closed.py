"""What a player would look for and cannot choose now, with the reason: asked of the same predicates the rules use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypedDict

from ..arena import apart
from ..cards.decks import ALL_MISSIONS, COST, IS_EVENT, PLOT_CARDS
from ..codes import ACTION, NOBODY, PLOT, SECRET_MISSIONS
from ..rules.plot import Activity, PlotPhase
from ..rules.recruit import RecruitPhase, last_healthy
from ..speech.names import card, plot
from ..state import TOKEN, Table, Tagged
from ..words import Calm, Crates, Rescue
from .voice import Voice


class Closed(TypedDict):
    """What cannot be chosen, and why."""

    label: str
    group: str
    why: str


Reason = tuple[str, str, str]
"""A label, the group it belongs to, and why not."""


def closed(v: Voice) -> list[Closed]:
    """Of the questions that list what can be done; the others offer all there is."""
    find = REASONS.get(v.ask.kind)
    if find is None:
        return []
    return [{"label": label, "group": v.page(f"group.{group}"), "why": why} for label, group, why in find(v, v.t, v.ask.seat)]


def tagged(v: Voice) -> list[Tagged]:
    """What is offered, without passing."""
    return [one for one in v.ask.options if isinstance(one, tuple)]


def of_plot(v: Voice, t: Table, seat: int) -> Iterator[Reason]:
    offered = tagged(v)
    same: set[str] = {PLOT_CARDS[one[1]].id for one in offered if one[0] == "event"}
    for number in t.hands[seat]:
        found = PLOT_CARDS[number]
        if found.id in same:
            continue
        same.add(found.id)
        if not IS_EVENT[number]:
            yield plot(v.say, number), "reaction", v.page("why.moment")
        elif COST[number] > t.pp[seat]:
            yield plot(v.say, number), "event", v.page("why.cost", n=COST[number], have=t.pp[seat])
        else:
            yield plot(v.say, number), "event", v.page("why.asks")
    for who in t.everyone(seat):
        power = t.power_of(who)
        if power is not None and power.when == PLOT and ("power", who) not in offered:
            why = v.page("why.useless") if t.power[who] else v.page("why.tokens", who=card(v.say, who))
            yield v.word("power", who=card(v.say, who)), "power", why
    region = v.ask.region
    if t.hands[seat] and isinstance(region, Activity) and not region.support:
        yield v.word("support"), "support", v.page("why.support" if t.frame(PlotPhase).asked else "why.no points")


def of_allegiance(v: Voice, t: Table, seat: int) -> Iterator[Reason]:
    if t.frame(RecruitPhase).sent[seat] >= SECRET_MISSIONS:
        yield v.page("secret"), "secret", v.page("why.secret")
        return
    for who in t.team[seat]:
        if ("secret", who) in v.ask.options:
            continue
        if t.is_injured(who):
            yield card(v.say, who), "secret", v.page("why.no secret")
        elif last_healthy(t, seat, (who,)):
            yield card(v.say, who), "secret", v.page("why.last")


def of_respond(v: Voice, t: Table, seat: int) -> Iterator[Reason]:
    for who in t.everyone(seat):
        if who not in v.ask.options:
            yield card(v.say, who), "character", v.page("why.injured" if t.is_injured(who) else "why.leader")


def of_attach(v: Voice, t: Table, seat: int) -> Iterator[Reason]:
    for who in t.team[seat]:
        if who not in v.ask.options:
            yield card(v.say, who), "character", v.page("why.trained")


def of_act(v: Voice, t: Table, seat: int) -> Iterator[Reason]:
    """Pieces that cannot be attacked, what the Mission allows only from nearer, and a Special Action without a token."""
    yield from of_attacks(v, t, seat)
    yield from of_mission(v, t, seat)
    power = t.power_of(t.pc[seat])
    if power is not None and power.when == ACTION and not any(one[0] == "power" for one in tagged(v)):
        tokens = t.power[t.pc[seat]]
        why = v.page("why.useless") if tokens else v.page("why.tokens", who=v.piece(seat))
        yield v.word("special", power=v.piece(seat)), "special", why


def of_attacks(v: Voice, t: Table, seat: int) -> Iterator[Reason]:
    far = t.reach_of(seat)
    targets = {one[1] for one in tagged(v) if one[0] == "attack"}
    pieces = [other for other in t.standing() if other != seat]
    if ALL_MISSIONS[t.mission].health:
        pieces += [TOKEN + token for token in t.live_tokens()]
    for piece in pieces:
        if piece in targets:
            continue
        away = apart(t.at[seat], t.hex_of(piece))
        why = v.page("why.range", n=away, far=far) if away > far else v.page("why.struck")
        yield v.word("attack", target=v.piece(piece)), "attack", why


def of_mission(v: Voice, t: Table, seat: int) -> Iterator[Reason]:
    offered = tagged(v)
    for word, kind in ((Crates, "open"), (Calm, "calm"), (Rescue, "carry")):
        part = t.part(word)
        if part is None:
            continue
        reach = part.reach if isinstance(part, Calm) else 1
        for token in t.live_tokens():
            if (kind, TOKEN + token) in offered:
                continue
            away = apart(t.at[seat], t.token_at[token])
            carries = kind == "carry" and t.carrying[seat] != NOBODY
            why = v.page("why.carrying", who=v.piece(seat)) if carries else v.page("why.adjacent", n=away, far=reach)
            yield v.word(kind, target=v.piece(TOKEN + token)), "special", why


REASONS: Final[dict[str, Callable[[Voice, Table, int], Iterator[Reason]]]] = {
    "plot": of_plot,
    "allegiance": of_allegiance,
    "respond": of_respond,
    "attach": of_attach,
    "act": of_act,
}
