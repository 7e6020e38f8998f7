"""How the words of `words/movement.py` are told in German."""

from __future__ import annotations

from ....script.nodes import SELF, Role
from ....words.movement import advance, advance_its_speed, place, push
from ..clauses import Clause
from ..facts import facts
from ..tables import EffectTable
from ..words import UntoldError, Word
from .grammar import German as T
from .nouns import IT, Verb, fixed
from .pieces import LETTERS, up_to_size
from .verbs import (
    ACT,
    CAN,
    LET_WALK,
    LET_WALK_AWAY,
    LET_WALK_TO,
    PLACE,
    PUSH,
    PUSH_AWAY,
    TAKE,
    THROW,
    THROW_AWAY,
    WALK,
    WALK_AWAY,
    WALK_TO,
)


def moves(t: T, one: push) -> Clause:
    """Schieben und werfen."""
    whom = t.who(one.who)
    tool = f"um {LETTERS[one.tool]}"
    if one.unhurt:
        tool += " (ohne Schaden für ihn, falls er zusammenstößt)"
    if one.side == "away" and one.of == SELF and not t.squad:
        return Clause(None, PUSH_AWAY if one.how == "push" else THROW_AWAY, whom.acc, tool)
    if one.tramples:
        tool += f"; unterwegs zerstört er interaktives Gelände {up_to_size(one.tramples)} und wird davon nicht aufgehalten"
    end = {"": "", "toward": " zu", "away": " weg"}[one.side]
    return Clause(None, PUSH if one.how == "push" else THROW, whom.acc, f"{tool}{way(t, one)}{end}")


def way(t: T, one: push | advance | advance_its_speed) -> str:
    """Auf wen zu oder von wem weg, ohne das letzte Wort."""
    if not one.side:
        return ""
    if one.of is None:
        raise UntoldError(Word("EFFECTS", f"{type(one).__name__} {one.side} nobody"), t.language)
    whom = t.myself() if one.of == SELF and not t.squad else t.who(one.of)
    return f" auf {whom.acc}" if one.side == "toward" else f" {whom.von}"


def advances(t: T, one: advance | advance_its_speed) -> Clause:
    how_far = f"{f'um {LETTERS[one.tool]}' if isinstance(one, advance) else 'um seine Bewegungsweite'}{way(t, one)}"
    if (one.who == SELF or t.squad) and not (one.optional and one.who.name in t.foes):
        verb = {"": WALK, "toward": WALK_TO, "away": WALK_AWAY}[one.side]
        return Clause(t.subject(one.who), verb, rest=how_far, may=one.optional)
    verb = {"": LET_WALK, "toward": LET_WALK_TO, "away": LET_WALK_AWAY}[one.side]
    return Clause(None, verb, t.who(one.who).acc, how_far, may=one.optional)


def places(t: T, one: place) -> Clause:
    whom = t.who(one.who)
    range = one.range if isinstance(one.range, int) else t.x(one.range) or f"1 {t.number(one.range)[1]}"
    far = f"innerhalb von {{range}} {range} zu seinem Standort" if range == "X" else f"bis zu {{range}} {range} weit"
    of = t.myself() if one.of == SELF and not t.squad else t.who(one.of) if one.of is not None else None
    where = f"in {{range}} {range} {of.zu}" if of is not None else far
    return Clause(None, PLACE, whom.acc, where, may=one.optional)


EFFECTS: EffectTable[T] = {
    "push": moves,
    "advance": advances,
    "place": places,
    "move_as": lambda t, one: Clause(t.subject(SELF), ACT, rest=f"als Größe {one.size} eine Bewegungsaktion"),
    "place_by_terrain": lambda t, one: Clause(None, PLACE, t.who(one.who).acc, f"in {{range}} {one.range} zum Gelände"),
    "not_moved": lambda t, one: Clause(IT, Verb("bleiben", "bleibt", "bleib"), rest="stehen"),
    "use_tool": lambda t, one: Clause(IT, TAKE, rest=f"die Schablone {LETTERS[one.tool]}", may=True),
    "place_by_token": lambda t, one: Clause(
        None, PLACE, t.who(one.who).acc, f"in {{range}} {one.range} {t.token(one.which, 'another').zu}"
    ),
    "advance_its_speed": advances,
    "shorten_tool": lambda t, one: Clause(t.who(Role("mover")), CAN, rest=f"nur die Schablone {LETTERS[one.tool]} nutzen"),
    "throw_unharmed": lambda t, one: Clause(
        None, THROW, t.who(one.who).acc, f"um {LETTERS[one.tool]}", tail="; durch Zusammenstöße dabei erleidet er keinen Schaden"
    ),
    "opponent_pushes": lambda t, one: Clause(fixed("sein Gegenüber"), PUSH, t.who(one.who).acc, f"um {LETTERS[one.tool]}"),
    "join_the_other": lambda t, one: Clause(
        None, PLACE, f"einen von ihnen{t.posts(facts(one.which))}", f"in {{range}} {one.range} zum anderen"
    ),
}
