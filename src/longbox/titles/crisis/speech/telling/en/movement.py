"""How the words of `words/movement.py` are told in English."""

from __future__ import annotations

from ....script.nodes import SELF, Role
from ....words.movement import advance, advance_its_speed, place, push
from ..clauses import Clause
from ..facts import facts
from ..tables import EffectTable
from ..words import UntoldError, Word
from .grammar import English as T
from .nouns import noun
from .pieces import LETTERS, up_to_size


def moves(t: T, one: push) -> Clause:
    """Push and throw."""
    whom = t.who(one.who)
    tool = LETTERS[one.tool]
    if one.unhurt:
        tool += ", without damage to it if it collides"
    if one.side == "away" and one.of == SELF and not t.squad:
        return Clause(None, one.how, f"{whom} away {tool}")
    if one.tramples:
        tool += f"; it destroys interactive terrain {up_to_size(one.tramples)} on its way and is not stopped by it"
    return Clause(None, one.how, f"{whom} {tool}{way(t, one)}")


def way(t: T, one: push | advance | advance_its_speed) -> str:
    """Toward or away from whom."""
    if not one.side:
        return ""
    if one.of is None:
        raise UntoldError(Word("EFFECTS", f"{type(one).__name__} {one.side} nobody"), t.language)
    whom = t.myself() if one.of == SELF and not t.squad else t.who(one.of)
    return f" {'toward' if one.side == 'toward' else 'away from'} {whom}"


def advances(t: T, one: advance | advance_its_speed) -> Clause:
    how_far = f"{LETTERS[one.tool] if isinstance(one, advance) else 'its Speed'}{way(t, one)}"
    if one.optional and one.who.name in t.foes:  # not its own player decides
        return Clause(None, "advance", f"{t.who(one.who)} {how_far}", may=True)
    if one.who == SELF or t.squad:
        return Clause(t.subject(one.who), "advance", rest=how_far, may=one.optional)
    return Clause(None, "make", f"{t.who(one.who)} advance {how_far}", may=one.optional)


def places(t: T, one: place) -> Clause:
    whom = t.who(one.who)
    range = one.range if isinstance(one.range, int) else t.x(one.range) or f"1 {t.number(one.range)[1]}"
    if one.of is None and "within" in whom.text:  # not two of them in a row
        where = f"up to {{range}} {range} from where it stands"
    else:
        of = "where it stands" if one.of is None else t.myself() if one.of == SELF and not t.squad else t.who(one.of)
        where = f"within {{range}} {range} of {of}"
    return Clause(None, "place", f"{whom} {where}", may=one.optional)


EFFECTS: EffectTable[T] = {
    "push": moves,
    "advance": advances,
    "place": places,
    "move_as": lambda t, one: Clause(t.subject(SELF), "take", f"a move action as Size {one.size}"),
    "place_by_terrain": lambda t, one: Clause(None, "place", f"{t.who(one.who)} within {{range}} {one.range} of the terrain"),
    "not_moved": lambda t, one: Clause(t.it(), "stay", "where it is"),
    "use_tool": lambda t, one: Clause(t.it(), "use", f"the {LETTERS[one.tool]} tool", may=True),
    "place_by_token": lambda t, one: Clause(
        None, "place", f"{t.who(one.who)} within {{range}} {one.range} of {t.token(one.which, 'another')}"
    ),
    "advance_its_speed": advances,
    "shorten_tool": lambda t, one: Clause(t.who(Role("mover")), "can use", f"only the {LETTERS[one.tool]} tool"),
    "throw_unharmed": lambda t, one: Clause(
        None, "throw", f"{t.who(one.who)} {LETTERS[one.tool]}; it takes no damage from collisions then"
    ),
    "opponent_pushes": lambda t, one: Clause(noun("its opponent"), "push", f"{t.who(one.who)} {LETTERS[one.tool]}"),
    "join_the_other": lambda t, one: Clause(
        None, "place", f"one of them {t.posts(facts(one.which)).strip()} within {{range}} {one.range} of the other"
    ),
}
