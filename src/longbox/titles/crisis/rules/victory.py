"""Winning (CP-176..CP-182)."""

from __future__ import annotations

from ..codes import LAST_ROUND, NOBODY, VICTORY
from ..events import GameEnded, Scored
from ..script import queries
from ..script.cards import Static
from ..script.running import Run
from ..state import Table


def score(t: Table, points: tuple[int, int]) -> None:
    """Both players' points at once (CP-236), then the check of victory (Q117)."""
    for seat in (0, 1):
        if points[seat]:
            t.vp[seat] = max(0, t.vp[seat] + points[seat])
            t.emit(Scored, seat, points[seat], t.vp[seat])
    check_points(t)


def leading(t: Table) -> int:
    """The player with more points; NOBODY if they are level."""
    one, two = t.vp
    return NOBODY if one == two else t.vp.index(max(one, two))


def check_points(t: Table) -> None:
    """CP-176..CP-178: sixteen or more wins, more than the opponent's if both have them."""
    ahead = leading(t)
    if ahead == NOBODY:
        return
    if max(t.vp) >= VICTORY:
        end(t, ahead, "points")
    elif t.round > LAST_ROUND:
        end(t, ahead, "lead")  # CP-180: played on until somebody has more


def check_last_round(t: Table) -> None:
    """CP-179, CP-180: a tie is played on, for as long as it lasts; only where the players have agreed on a limit it ends (Q120)."""
    one, two = t.vp
    limit = t.options["last_round"]
    if t.round >= LAST_ROUND and one != two:
        end(t, 0 if one > two else 1, "last-round")
    elif isinstance(limit, int) and t.round >= limit:
        end(t, NOBODY, "tie")


def never_alone(t: Table, who: int) -> bool:
    """Whether a character's card says that its player loses with nobody else left."""
    parts = (part for power in t.card(who).superpowers for part in power.parts)
    return any(isinstance(part, Static) and part.query == queries.NEVER_ALONE for part in parts)


def check_last_standing(t: Table) -> None:
    """CP-181, CP-182: a player without characters has lost; without any on either side the points decide, or nobody wins (Q118).

    What falls on several at once is over only when it has fallen on all of them: the loop of the effect asks again at its end.
    """
    if any(isinstance(frame, Run) and frame.looping() for frame in t.stack):
        return
    left = [any(not (t.injured[who] and never_alone(t, who)) for who in t.team(seat)) for seat in (0, 1)]
    if all(left):
        return
    if any(left):
        end(t, left.index(True), "elimination")
    else:
        end(t, leading(t) if t.options["both_eliminated"] == "points" else NOBODY, "elimination")


def end(t: Table, seat: int, reason: str) -> None:
    """The game is over: nothing on the stack is resolved any more."""
    if t.over:
        return
    t.over = True
    t.winning = seat
    t.emit(GameEnded, seat, reason)
    for frame in t.stack:
        frame.step = len(frame.STEPS)
