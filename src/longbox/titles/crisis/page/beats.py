"""How the events of Crisis Protocol read as pictures: which begin one, and what the others add to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longbox.kernel import Event, Speech
from longbox.titles.facets import emblems
from longbox.titles.facets.beats import ATTACK, DEED, Beat, Being, Die, Reads, Strip, being, ends, fielded, joins, numbered

from ..codes import ATTACK_SUCCESS, DEFENSE_SUCCESS, FACES
from ..events import (
    Activated,
    AttackBegan,
    AttackCancelled,
    AttackCompared,
    BecameDazed,
    Collided,
    ConditionGained,
    Damaged,
    DiceChanged,
    DiceRolled,
    GameEnded,
    Healed,
    Moved,
    Passed,
    PhaseBegan,
    Recovered,
    RoundBegan,
    Scored,
    SuperpowerUsed,
    TacticPlayed,
    TerrainDestroyed,
    TokenClaimed,
    TokenControlled,
    TokenDropped,
    TokenTaken,
    Transformed,
    TurnBegan,
    WasKOd,
)
from ..speech.names import character
from ..state import Table
from .catalogue import monograms

KIND: Final = "character"
SUBJECTS: Final = ("attacker", "who")
"""The fields of an event that name who it is about, the first that is there."""


def key(who: int) -> str:
    return f"{KIND}:{who}" if who >= 0 else ""


def attack(strip: Strip, e: AttackBegan) -> Beat:
    return strip.begin(ATTACK, key(e.attacker), key(e.target), settled=False)


def dice(faces: Sequence[int], roll: str) -> list[Die]:
    worth = ATTACK_SUCCESS if roll == "attack" else DEFENSE_SUCCESS
    return [{"face": FACES[face], "worth": worth[face]} for face in faces]


def rolled(strip: Strip, e: DiceRolled) -> None:
    beat = strip.here(key(e.who))
    known = next((one["dice"] for one in beat.rolls if one["who"] == key(e.who)), [])
    beat.roll(key(e.who), dice(e.faces, e.roll) + dice(e.extra, e.roll) if e.faces else known + dice(e.extra, e.roll))


def changed(strip: Strip, e: DiceChanged) -> None:
    if strip.now is not None:
        strip.now.roll(key(e.who), dice(e.faces, e.roll))


def compared(strip: Strip, e: AttackCompared) -> Beat | None:
    beat = strip.now
    if beat is None or beat.kind != ATTACK:
        return None
    beat.settled = True
    for one in beat.rolls:
        if one["who"] in (beat.who, beat.target):
            one["sum"] = str(e.hits if one["who"] == beat.who else e.blocks)
    return beat


def cancelled(strip: Strip, e: AttackCancelled) -> Beat | None:
    beat = strip.now
    if beat is None or beat.kind != ATTACK:
        return None
    beat.settled = True
    return beat


def harmed(strip: Strip, e: Damaged) -> Beat:
    beat = strip.here(key(e.who))
    beat.harm.append((key(e.who), e.n))
    return beat


def stamped(strip: Strip, who: int, stamp: str) -> Beat:
    beat = strip.here(key(who))
    beat.stamps.append((key(who), stamp))
    return beat


def used(strip: Strip, e: SuperpowerUsed) -> Beat:
    """A superpower inside an attack is part of it until its dice are compared."""
    return strip.within() or strip.begin(DEED, key(e.who))


def played(strip: Strip, e: TacticPlayed) -> Beat:
    return strip.within() or strip.begin("card", key(e.who[0]) if e.who else "", seat=e.seat)


def scored(strip: Strip, e: Scored) -> Beat:
    if strip.now is None or strip.now.kind != "score" or strip.now.seat != e.seat:
        strip.begin("score", seat=e.seat)
    assert strip.now is not None
    strip.now.points += e.n
    return strip.now


def dropped(strip: Strip, e: TokenDropped) -> Beat:
    return strip.here(key(e.who))


def moved(strip: Strip, e: Moved) -> Beat | None:
    """Who stays in place does nothing that could be seen."""
    if e.start == e.end:
        return None
    return strip.moved(key(e.who), e.start, e.end, carried=e.how not in ("advance", "climb"))


def ended(strip: Strip, e: GameEnded) -> Beat:
    return strip.begin("end", seat=e.seat)


READS: Final[Reads] = {
    AttackBegan: attack,
    DiceRolled: rolled,
    DiceChanged: changed,
    AttackCompared: compared,
    AttackCancelled: cancelled,
    Damaged: harmed,
    BecameDazed: lambda strip, e: stamped(strip, e.who, "dazed"),
    WasKOd: lambda strip, e: stamped(strip, e.who, "ko"),
    SuperpowerUsed: used,
    TacticPlayed: played,
    Moved: moved,
    TokenTaken: lambda strip, e: strip.begin("token", key(e.who)),
    TokenClaimed: lambda strip, e: strip.begin("token", seat=e.seat),
    TokenControlled: lambda strip, e: strip.begin("token", seat=e.seat),
    TokenDropped: dropped,
    Scored: scored,
    Recovered: lambda strip, e: strip.begin("token", key(e.who)),
    ConditionGained: joins,
    Healed: joins,
    Collided: joins,
    TerrainDestroyed: joins,
    Transformed: joins,
    GameEnded: ended,
    Activated: ends,
    Passed: ends,
    TurnBegan: ends,
    PhaseBegan: ends,
    RoundBegan: ends,
}


def subject(event: Event) -> str:
    return fielded(event, SUBJECTS, KIND)


def who_is(say: Speech, t: Table, of: str) -> Being:
    """A character by name, seat and emblem."""
    _, who = numbered(of)
    id = t.who[who]
    emblem = emblems(__package__)["characters"].get(id)
    letters = "" if emblem else monograms(t.library).get(id, "")
    return being(character(say, who), t.seat[who], [KIND, who], emblem, letters)
