"""Private measurements: how far a Character comes, the distance of Hexes, the odds of an attack, what becomes of an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from longbox.kernel import Ask, Illegal, Speech

from ..arena import HEXES, apart, near, reach
from ..cards.decks import ALL_MISSIONS, bits_of
from ..codes import NOBODY, OFF
from ..odds.strings import damage_odds, mean
from ..rules.actions import Move
from ..speech.refusals import refusal
from ..state import TOKEN, Table
from .notes import Notes

MOST_DICE: Final = 20

Query: TypeAlias = Mapping[str, object]
Measured: TypeAlias = dict[str, object]


def measure(say: Speech, seat: int, query: Query) -> Measured:
    """A measurement; raises `Illegal` with a sentence where nothing can be measured. The table stays as it is."""
    what = query.get("what") if isinstance(query, Mapping) else None
    if not isinstance(what, str) or what not in MEASURES:
        raise Illegal("There is nothing to measure under that name; ask for judge, reach, between or odds.")
    return MEASURES[what](Notes(say, Ask(max(seat, 0), "act", ())), say.state, seat, query)


# -- reading a query -----------------------------------------------------------------------------------------------------


def piece_of(t: Table, number: object) -> int:
    """A piece in the arena."""
    if t.mission != NOBODY and type(number) is int:
        if 0 <= number < t.seats and t.at[number] != OFF:
            return number
        if TOKEN <= number < TOKEN + len(t.token_at) and t.token_at[number - TOKEN] != OFF:
            return number
    raise Illegal("Name a piece in the arena by its number.")


def hex_of(hex: object) -> int:
    if type(hex) is not int or hex not in HEXES:
        raise Illegal("Name a Hex of the arena by its number.")
    return hex


def dice_of(number: object) -> int:
    if type(number) is not int or not 0 <= number <= MOST_DICE:
        raise Illegal("A Dice String has 0 to {most} dice.", most=MOST_DICE)
    return number


def on(t: Table, hex: int) -> int:
    """Who or what is on a Hex; NOBODY if it is free."""
    if hex in t.at:
        return t.at.index(hex)
    return TOKEN + t.token_at.index(hex) if hex in t.token_at else NOBODY


# -- what can be measured ------------------------------------------------------------------------------------------------


def judge(v: Notes, t: Table, seat: int, query: Query) -> Measured:
    """Whether a value would be accepted as the answer."""
    ask = t.ask
    if ask is None or ask.seat != seat:
        raise Illegal("You are not asked for anything now.")
    value = query.get("value")
    if not isinstance(value, list):
        raise Illegal("A value is a list, as in docs/protocol.md.")
    try:
        ask.judge(t, value)
    except Illegal as error:
        return {"ok": False, "why": refusal(error, v.say.language)}
    return {"ok": True}


def reached(v: Notes, t: Table, seat: int, query: Query) -> Measured:
    """Where a piece could move, and what it could attack from where it stands."""
    piece = piece_of(t, query.get("who"))
    start = t.hex_of(piece)
    found = ALL_MISSIONS[t.mission]
    far = Move(piece).far(t) if piece < TOKEN else found.move
    strikes = t.reach_of(piece) if piece < TOKEN else found.range if found.attack else 0
    return {
        "hexes": [hex for hex in bits_of(reach(start, far, t.open_hexes())) if hex != start],
        "speed": far,
        "range": strikes,
        "attacked": [hex for hex in bits_of(near(start, strikes)) if hex != start] if strikes else [],
    }


def between(v: Notes, t: Table, seat: int, query: Query) -> Measured:
    """The distance of two Hexes and, from a piece, whether it could attack there. Nothing in the arena blocks an attack."""
    a, b = hex_of(query.get("from")), hex_of(query.get("to"))
    far = apart(a, b)
    text = [v.page("between.same") if not far else v.page("between.next") if far == 1 else v.page("between.far", n=far)]
    found: Measured = {"distance": far, "range": None, "inside": None}
    piece = on(t, a) if t.mission != NOBODY else NOBODY
    if piece != NOBODY and far:
        card = ALL_MISSIONS[t.mission]
        strikes = t.reach_of(piece) if piece < TOKEN else card.range if card.attack else 0
        if strikes:
            found |= {"range": strikes, "inside": far <= strikes}
            text.append(v.page("between.in" if far <= strikes else "between.out", n=strikes))
    return found | {"text": ", ".join(text)}


def odds(v: Notes, t: Table, seat: int, query: Query) -> Measured:
    """Of one piece against another, or of any two Dice Strings."""
    if "who" in query:
        attacker, target = piece_of(t, query.get("who")), piece_of(t, query.get("target"))
        if attacker == target or (attacker >= TOKEN and not ALL_MISSIONS[t.mission].attack):
            raise Illegal("Those two do not fight.")
        if target >= TOKEN and not ALL_MISSIONS[t.mission].health:
            raise Illegal("Those two do not fight.")
        return dict(v.strike(attacker, target)["odds"])
    unopposed = query.get("unopposed", 3)
    if type(unopposed) is not int or not 1 <= unopposed <= 6:
        raise Illegal("Unopposed dice hit from a face between 1 and 6.")
    found = damage_odds(dice_of(query.get("attack")), dice_of(query.get("defense")), unopposed)
    return {"damage": [round(share, 6) for share in found], "mean": round(mean(found), 4)}


MEASURES: Final[dict[str, Callable[[Notes, Table, int, Query], Measured]]] = {
    "judge": judge,
    "reach": reached,
    "between": between,
    "odds": odds,
}
