"""The coach at a table: a hint when somebody asks for one, a warning before an answer that loses much. Only where nobody else plays
but bots, from what the seat may see, and beside the event loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from longbox.kernel import Illegal, Plain, State, Title
from longbox.kernel.asks import checked_value
from longbox.lab.coach import Advice, Coach, Start
from longbox.players import Sight
from longbox.players.trials import Budget
from longbox.server.languages import message
from longbox.titles import shelf
from longbox.titles.facets import page

from .pools import FULL
from .refusals import GAME_OVER, NOT_ASKED, NOT_SEATED, TOO_FAST, Refused
from .reread import Position
from .wire import OfTitle

if TYPE_CHECKING:
    from .table import LiveTable

HINT, WARNING = "hint", "warning"
"""What is asked of the coach."""
SECONDS = {HINT: 1.5, WARNING: 0.7}
WITH_PEOPLE = message("The coach says nothing where other people play.")


async def coached(table: LiveTable, own: Sequence[int], query: OfTitle, code: str) -> OfTitle:
    """What the coach says of the question that somebody is asked now."""
    if not own:
        raise Refused("seat", NOT_SEATED)
    if table.over or table.game is None or table.asked is None:
        raise Refused("over", GAME_OVER)
    if not table.coachable(own):
        raise Refused("closed", WITH_PEOPLE)
    asked = table.asked
    if asked not in own:
        raise Refused("seat", NOT_ASKED, name=table.name(asked, code))
    account = str(table.seats[asked].account)
    place = ("hints of an account", account)
    if not table.limits.take("hints", account):
        raise Refused("rate", TOO_FAST)
    if not table.pools.hinting.enter(place):
        raise Refused("busy", FULL)
    seq = table.seq
    try:
        question = _question(table, asked)
        if table.pools.hints.hands is None:
            return await table.pools.hints.run(_said, question, query, code, lambda: table.seq != seq)
        return await table.pools.hints.away(_said_elsewhere, _packed(question), query, code)
    finally:
        table.pools.hinting.leave(place)


Question = tuple[Title[State], State, list[Start], State]
"""The title, the position in which the question is asked, other ways to answer, and the position as it stands."""


def _question(table: LiveTable, seat: int) -> Question:
    """The question as it is shown: two that belong together are one, whose last option leaves both."""
    assert table.game is not None
    state = table.named(table.game.state.copy())
    assert state.ask is not None
    joined = table.joined(seat)
    if joined is None:
        return table.title, state, [], state
    then = table.named(joined.then.copy())
    assert then.ask is not None
    sight = Sight(table.title, state, state.ask)
    return table.title, then, [Start(sight, state.ask.options[joined.declining], len(then.ask.options))], state


def _packed(question: Question) -> tuple[Position, Position, list[tuple[Plain, int | None]]]:
    """A question for another process."""
    title, shown, beside, state = question
    others = [(one.choice, one.shown) for one in beside]
    return Position.of(title.name, shown), Position.of(title.name, state), others


def _said_elsewhere(packed: tuple[Position, Position, list[tuple[Plain, int | None]]], query: OfTitle, code: str) -> dict[str, Any]:
    shown, now, others = packed
    title, state = shelf.title(now.title), now.state()
    assert state.ask is not None
    sight = Sight(title, state, state.ask)
    return _said((title, shown.state(), [Start(sight, *one) for one in others], state), query, code, lambda: False)


def _said(question: Question, query: OfTitle, code: str, stop: Callable[[], bool]) -> dict[str, Any]:
    title, state, beside, _ = question
    assert state.ask is not None
    sight = Sight(title, state, state.ask)
    coach = Coach([sight], code, beside)
    what = str(query.get("what"))
    budget = Budget(None, SECONDS[what], stop)
    if what == HINT:
        return {"who": page(title).acting(state), "options": [told(one) for one in coach.hint(budget)]}
    given = _given(sight, state, beside, query.get("value"))
    found = coach.warning(given, budget) if given is not None else None
    return {} if found is None else {"played": told(found[0]), "better": told(found[1])}


def _given(sight: Sight[State], state: State, beside: Sequence[Start], value: object) -> Start | None:
    """An answer that somebody is about to give; None for one that is refused anyway."""
    number = value if type(value) is int else None
    for one in beside:
        if one.shown == number is not None:
            return one
    try:
        choice = sight.ask.judge(state, checked_value(value) if isinstance(value, list) else number)
    except (Illegal, TypeError):
        return None
    return Start(sight, choice, number)


def told(advice: Advice) -> dict[str, Any]:
    """Advice for the wire."""
    return {**asdict(advice), "value": round(advice.value, 3), "error": round(advice.error, 3)}
