"""How the events of Mutant Revolution read as pictures: which begin one, and what the others add to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.kernel import Event, Speech
from longbox.titles.facets import emblems
from longbox.titles.facets.beats import ATTACK, DEED, MOVE, Beat, Being, Die, Reads, Strip, being, ends, fielded, joins, numbered

from ..cards.decks import ALL_MISSIONS, CARDS
from ..codes import NOBODY
from ..events import (
    Attacked,
    Calmed,
    Carried,
    CommandWon,
    CrateOpened,
    Damaged,
    Defeated,
    Discarded,
    Ended,
    EventPlayed,
    HopeTaken,
    InjuryChanged,
    LotRevealed,
    MatchWon,
    MissionEnded,
    MissionRevealed,
    Moved,
    PhaseBegan,
    PlotPointsChanged,
    PointsChanged,
    PowerUsed,
    Reacted,
    Recruited,
    Rerolled,
    Rewarded,
    Rolled,
    RoundBegan,
    Scored,
    SecretMission,
    Sent,
    Shielded,
    StatsChanged,
    Targeted,
    TokenRemoved,
    TokensChanged,
    TokenStolen,
    Trained,
    TriumphChanged,
    TurnBegan,
)
from ..speech.names import card, piece
from ..state import TOKEN, TOKEN_CODE, Table, token_coded
from .catalogue import monogram

KIND: Final = "card"


def key(code: int) -> str:
    """A Character by its card, a Mission Token by its code."""
    return f"{KIND}:{code}" if code >= 0 else ""


def attacked(strip: Strip, e: Attacked) -> Beat:
    return strip.begin(ATTACK, key(e.piece), key(e.prey), settled=False)


def dice(own: Sequence[int], other: Sequence[int], wins: int) -> list[Die]:
    """A Dice String, highest first; what beats the die against it counts."""
    mine, theirs = sorted(own, reverse=True), sorted(other, reverse=True)
    return [
        {"face": str(face), "worth": int(face >= (theirs[at] if at < len(theirs) else 1) + wins)} for at, face in enumerate(mine)
    ]


def rolled(strip: Strip, e: Rolled) -> Beat | None:
    beat = strip.now
    if beat is None or beat.kind != ATTACK:
        return None
    beat.settled = not e.n
    beat.roll(beat.who, dice(e.attack, e.defense, 1), str(e.n))
    beat.roll(beat.target, dice(e.defense, e.attack, 0))
    return beat


def harmed(strip: Strip, e: Damaged) -> Beat:
    beat = strip.here(key(e.piece))
    beat.settled = True
    beat.harm.append((key(e.piece), e.n))
    return beat


def down(strip: Strip, e: Defeated) -> Beat:
    beat = strip.here(key(e.who))
    beat.stamps.append((key(e.who), "ko"))
    return beat


def saved(strip: Strip, e: TokenRemoved) -> Beat:
    beat = strip.here(key(e.piece))
    beat.stamps.append((key(e.piece), "out"))
    return beat


def moved(strip: Strip, e: Moved) -> Beat:
    """An event tells only where a piece goes; it comes from where its last move in this Mission ended."""
    start = None
    for beat in reversed(strip.beats):
        start = next((trail["end"] for trail in beat.trails if trail["who"] == key(e.piece)), None)
        if start is not None or beat.kind == "mission":
            break
    return strip.moved(key(e.piece), start, e.hex, carried=bool(e.how))


def reacted(strip: Strip, e: Reacted) -> Beat:
    return strip.within() or strip.begin("card", seat=e.seat)


def used(strip: Strip, e: PowerUsed) -> Beat:
    """A Power inside an attack is part of it until its dice are compared."""
    return strip.within() or strip.begin(DEED, key(e.who))


def shielded(strip: Strip, e: Shielded) -> Beat | None:
    if strip.now is not None and not e.left:
        strip.now.settled = True
    return strip.now


def points(strip: Strip, seat: int, n: int) -> Beat:
    now = strip.now
    if now is None or now.kind == MOVE:
        now = strip.begin("score", seat=seat)
    now.points += n
    return now


READS: Final[Reads] = {
    Attacked: attacked,
    Rolled: rolled,
    Rerolled: joins,
    Shielded: shielded,
    Damaged: harmed,
    StatsChanged: joins,
    Defeated: down,
    TokenRemoved: saved,
    Moved: moved,
    EventPlayed: lambda strip, e: strip.begin("card", seat=e.seat),
    Reacted: reacted,
    PowerUsed: used,
    Targeted: joins,
    PointsChanged: lambda strip, e: points(strip, e.seat, e.n),
    Rewarded: lambda strip, e: points(strip, e.seat, e.n),
    CommandWon: lambda strip, e: strip.begin("score", seat=e.seat),
    Scored: lambda strip, e: points(strip, e.seat, 0),
    HopeTaken: joins,
    PlotPointsChanged: joins,
    TokensChanged: joins,
    TokenStolen: joins,
    InjuryChanged: joins,
    TriumphChanged: joins,
    Discarded: joins,
    Trained: lambda strip, e: strip.begin("recruit", key(e.who)),
    Recruited: lambda strip, e: strip.begin("recruit", key(e.who), seat=e.seat),
    SecretMission: lambda strip, e: strip.begin(DEED, key(e.who), seat=e.seat),
    MissionRevealed: lambda strip, e: strip.begin("mission", seat=NOBODY),
    Sent: lambda strip, e: strip.begin("move", key(e.who), seat=e.seat),
    CrateOpened: lambda strip, e: strip.begin("token", key(e.who)),
    Calmed: lambda strip, e: strip.begin("token", key(e.who)),
    Carried: lambda strip, e: strip.begin("token", key(e.who)),
    MissionEnded: lambda strip, e: strip.begin("mission", seat=NOBODY),
    MatchWon: lambda strip, e: strip.begin("score", seat=e.seat),
    Ended: lambda strip, e: strip.begin("end", seat=e.seat),
    LotRevealed: ends,
    TurnBegan: ends,
    PhaseBegan: ends,
    RoundBegan: ends,
}


def subject(event: Event) -> str:
    return fielded(event, ("who", "piece"), KIND)


def who_is(say: Speech, t: Table, of: str) -> Being:
    """A Character or Mission Token by name, School and emblem. A Character who has left its School is nobody's."""
    _, code = numbered(of)
    if code >= TOKEN_CODE:
        mission, token = token_coded(code)
        emblem = emblems(__package__)["missions"].get(ALL_MISSIONS[mission].id)
        return being(piece(say, code), NOBODY, ["piece", TOKEN + token], emblem)
    owner = next((seat for seat in range(t.seats) if t.school[seat] != NOBODY and code in t.everyone(seat)), NOBODY)
    name = card(say, code)
    return being(name, owner, ["character", code], emblems(__package__)["recruits"].get(CARDS[code].id), monogram(name))


__all__ = ["READS", "subject", "who_is"]
