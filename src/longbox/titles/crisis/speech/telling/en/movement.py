"""How the words of `words/movement.py` are told in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....script.nodes import SELF
from ..clauses import Clause
from ..facts import facts
from .nouns import noun
from .pieces import LETTERS

if TYPE_CHECKING:
    from .grammar import English as T


def moves(t: T, one: Any) -> Clause:
    """Push and throw."""
    whom = t.who(one.who)
    tool = LETTERS[one.tool]
    if one.unhurt:
        tool += ", without damage to it if it collides"
    if one.side == "away" and one.of == SELF and not t.squad:
        return Clause(None, one.how, f"{whom} away {tool}")
    if one.tramples:
        tool += f"; it destroys interactive terrain up to Size {one.tramples} on its way and is not stopped by it"
    way = f" {'toward' if one.side == 'toward' else 'away from'} {t.who(one.of)}" if one.side else ""
    return Clause(None, one.how, f"{whom} {tool}{way}")


def advances(t: T, one: Any) -> Clause:
    way = f" {'toward' if one.side == 'toward' else 'away from'} {t.who(one.of)}" if one.side else ""
    if one.who == SELF or t.squad:
        return Clause(t.subject(one.who), "advance", rest=f"{LETTERS[one.tool]}{way}", may=one.optional)
    return Clause(None, "make", f"{t.who(one.who)} advance {LETTERS[one.tool]}{way}", may=one.optional)


def advances_at_speed(t: T, one: Any) -> Clause:
    way = f" {'toward' if one.side == 'toward' else 'away from'} {t.who(one.of)}" if one.side else ""
    if one.who == SELF or t.squad:
        return Clause(t.subject(one.who), "advance", rest=f"its Speed{way}", may=one.optional)
    return Clause(None, "make", f"{t.who(one.who)} advance its Speed{way}", may=one.optional)


def places(t: T, one: Any) -> Clause:
    whom = t.who(one.who)
    range = one.range if isinstance(one.range, int) else f"1 {t.number(one.range)[1]}"
    where = (
        f"within {{range}} {range} of {t.who(one.of)}" if one.of is not None else f"up to {{range}} {range} from where it stands"
    )
    return Clause(None, "place", f"{whom} {where}", may=one.optional)


EFFECTS: dict[str, Callable[[T, Any], Clause | list[Clause]]] = {
    "push": moves,
    "advance": advances,
    "place": places,
    "move_as": lambda t, one: Clause(t.subject(SELF), "take", f"a move action as if it had Size {one.size}"),
    "place_by_terrain": lambda t, one: Clause(None, "place", f"{t.who(one.who)} within {{range}} {one.range} of the terrain"),
    "not_moved": lambda t, one: Clause(t.it(), "stay", "where it is"),
    "use_tool": lambda t, one: Clause(t.it(), "use", f"the {LETTERS[one.tool]} tool", may=True),
    "place_by_token": lambda t, one: Clause(
        None, "place", f"{t.who(one.who)} within {{range}} {one.range} of {t.token(one.which, 'another')}"
    ),
    "advance_its_speed": advances_at_speed,
    "shorten_tool": lambda t, one: Clause(t.it(), "can use", f"only the {LETTERS[one.tool]} tool"),
    "throw_unharmed": lambda t, one: Clause(
        None, "throw", f"{t.who(one.who)} {LETTERS[one.tool]}; it takes no damage from collisions then"
    ),
    "opponent_pushes": lambda t, one: Clause(noun("its opponent"), "push", f"{t.who(one.who)} {LETTERS[one.tool]}"),
    "join_the_other": lambda t, one: Clause(
        None, "place", f"one of them {t.posts(facts(one.which)).strip()} within {{range}} {one.range} of the other"
    ),
}
