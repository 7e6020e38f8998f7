"""How a match ends, and what each side gets for it (End of Match, Event Points)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .settings import DEFAULTS, Value
from .words import Refused

WIN, DRAW, LOSS = 3, 1, 0
"""Event points (CE-086..CE-088)."""
GIVEN: Final = 14
"""Victory points of a bye, and the least of whoever is conceded to (CE-050, CE-083)."""

VICTORY, WIPE_OUT, TIME, CONCESSION, DRAWN, AGREED = "victory", "wipe-out", "time", "concession", "draw", "agreed-draw"
BYE, NO_SHOW, EJECTION, UNPAIRED, DOUBLE_LOSS, SEED = "bye", "no-show", "ejection", "unpaired-loss", "double-loss", "seed"

WAYS: Final = {
    VICTORY: "victory",
    WIPE_OUT: "victory",
    TIME: "time",
    SEED: "time",
    CONCESSION: "concession",
    NO_SHOW: "concession",
    EJECTION: "concession",
    DOUBLE_LOSS: "concession",
    DRAWN: "draw",
    AGREED: "draw",
}
"""Every result that can be reported, by the one of the packet's four ways it belongs to (CE-078)."""
NEED_WINNER: Final = frozenset({VICTORY, WIPE_OUT, CONCESSION, NO_SHOW, EJECTION})
MOST: Final = 999
BY_POINTS, BY_NAME, NOBODY = "points", "name", "nobody"
"""How the winner of a reported match is found: whoever has more victory points, whoever is named, nobody."""
REPORTED: Final = {VICTORY: BY_POINTS, TIME: BY_POINTS, WIPE_OUT: BY_NAME, CONCESSION: BY_NAME, AGREED: NOBODY}
"""The results that players report themselves."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: its kind, who won, and the victory points on the table."""

    kind: str
    winner: str | None = None
    """None lets the victory points decide, where they do."""
    vps: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Score:
    """What one side of a match gets."""

    points: int
    vps: int


def settle(players: tuple[str, str], result: Result, elimination: bool = False, settings: Mapping[str, Value] = DEFAULTS) -> Result:
    """The result as it is kept: with its winner, and with the victory points that count; or why it cannot be.

    >>> settle(("a", "b"), Result("concession", "b", (9, 3)))
    Result(kind='concession', winner='b', vps=(9, 14))
    >>> settle(("a", "b"), Result("time", None, (9, 3))).winner
    'a'
    """
    _check_possible(players, result)
    kind, winner = _ended(players, result)
    if elimination and kind in (DRAWN, AGREED):
        if settings["elimination_draw"] == "play-on" or kind == AGREED:
            raise Refused("There is no draw in elimination: play on, game round by game round, until somebody leads.")
        kind = SEED
    if not elimination and kind == SEED:
        raise Refused("Only in elimination the better seed advances.")
    if kind == SEED:
        winner = players[0]  # the better seed sits first
    return Result(kind, winner, _counted(kind, winner == players[0], result.vps, settings))


def reportable(elimination: bool) -> dict[str, str]:
    """The results that players can report, and how the winner of each is found.

    >>> [*reportable(elimination=True)]
    ['victory', 'time', 'wipe-out', 'concession']
    """
    return {kind: how for kind, how in REPORTED.items() if not (elimination and kind == AGREED)}


def _check_possible(players: tuple[str, str], result: Result) -> None:
    """Whatever the points say: a known end, points that there are, a winner who plays."""
    kind, winner = result.kind, result.winner
    if kind not in WAYS:
        raise Refused("A match cannot end by {kind!r}; it ends by {kinds}.", kind=kind, kinds=", ".join(sorted(WAYS)))
    if any(not 0 <= points <= MOST for points in result.vps):
        raise Refused("Victory points are whole numbers from 0 to {most}.", most=MOST)
    if winner is not None and winner not in players:
        raise Refused("{winner} does not play this match.", winner=winner)
    if kind in NEED_WINNER and winner is None:
        raise Refused("A match that ended by {kind} has a winner; say who.", kind=kind)


def _ended(players: tuple[str, str], result: Result) -> tuple[str, str | None]:
    """How the match ended and who won it, as far as the points allow (CE-079..CE-081, CE-085)."""
    kind, winner, vps = result.kind, result.winner, result.vps
    ahead = None if vps[0] == vps[1] else players[0] if vps[0] > vps[1] else players[1]
    if kind == TIME:
        if winner not in (None, ahead):
            raise Refused("At time whoever has more victory points wins; {winner} has not.", winner=winner)
        return (DRAWN if ahead is None else kind), ahead
    if kind == VICTORY and winner != ahead:
        raise Refused(
            "{winner} cannot have won with {own} victory points to {other}; only a wipe-out wins from behind.",
            **_of(players, winner, vps),
        )
    if kind in (DRAWN, AGREED, DOUBLE_LOSS) and winner is not None:
        raise Refused("A match that ended by {kind} has no winner.", kind=kind)
    if kind == DRAWN and ahead is not None:
        raise Refused("A draw needs equal victory points, or that both agreed to it; {ahead} is ahead.", ahead=ahead)
    return kind, winner


def _counted(kind: str, first: bool, vps: tuple[int, int], settings: Mapping[str, Value]) -> tuple[int, int]:
    """The victory points that count (CE-050, CE-083); `first` if the first player has won."""
    if kind == NO_SHOW or (kind == DOUBLE_LOSS and settings["double_loss_vps"] == "zero"):
        vps = (0, 0)
    if kind == AGREED and settings["agreed_draw_vps"] == "zero":
        vps = (0, 0)
    if kind in (CONCESSION, NO_SHOW, EJECTION):
        won, lost = vps if first else vps[::-1]
        won = int(settings["no_show_vps"]) if kind == NO_SHOW else max(GIVEN, won)
        lost = 0 if kind != NO_SHOW and settings["concession_vps"] == "zero" else lost
        vps = (won, lost) if first else (lost, won)
    return vps


def _of(players: tuple[str, str], winner: str | None, vps: tuple[int, int]) -> dict[str, object]:
    own, other = vps if winner == players[0] else (vps[1], vps[0])
    return {"winner": winner, "own": own, "other": other}


def scores(players: tuple[str, str], result: Result) -> tuple[Score, Score]:
    """What each side gets for a result that was settled (CE-079, CE-086..CE-088).

    >>> scores(("a", "b"), Result("draw", None, (7, 7)))
    (Score(points=1, vps=7), Score(points=1, vps=7))
    """
    if result.winner is not None:
        points = (WIN, LOSS) if result.winner == players[0] else (LOSS, WIN)
    else:
        points = (LOSS, LOSS) if result.kind == DOUBLE_LOSS else (DRAW, DRAW)
    return Score(points[0], result.vps[0]), Score(points[1], result.vps[1])


BYE_SCORE: Final = Score(WIN, GIVEN)
UNPAIRED_SCORE: Final = Score(LOSS, 0)

__all__ = [
    "AGREED", "BYE", "BYE_SCORE", "CONCESSION", "DOUBLE_LOSS", "DRAW", "DRAWN", "EJECTION", "GIVEN", "LOSS", "NO_SHOW", "SEED",
    "TIME", "UNPAIRED", "UNPAIRED_SCORE", "VICTORY", "WAYS", "WIN", "WIPE_OUT", "Result", "Score", "reportable", "scores", "settle",
]  # fmt: skip
