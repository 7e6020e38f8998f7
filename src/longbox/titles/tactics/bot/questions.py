"""A judge for every kind of question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from longbox.kernel import PASS, Ask, Plain

from ..codes import ATTACK, READY
from ..rules.activation import Activation
from ..rules.attacks import Strike
from ..rules.charges import Charge
from ..rules.choices import Action, Countering, Pass, Path
from ..rules.movement import Moves, gait
from ..rules.opportunity import watchers
from ..rules.specials import Aim, Carry, Drive, Mend
from ..rules.terrain import LayTerrain
from ..rules.walking import Move
from ..state import TOKENS, Table, top
from ..words import Armor
from .activation import aim_worth, danger, healing, options_of, rate_ways, scorching
from .attacks import bullseye, flurry, opportunity, result, transfer
from .feats import evade, karma, reroll
from .figures import stake
from .setup import hire, join, place, place_plot, place_thing
from .squares import Outlook, outlook

Judge = Callable[[Table, Sequence[Any]], list[float]]


def rate(t: Table) -> list[float]:
    """How good each option of the question is."""
    ask = t.ask
    assert ask is not None
    judge = JUDGES.get(ask.kind)
    if judge is None:
        return [0.0] * len(ask.options)
    t.judged = {}
    try:
        return judge(t, ask.options)
    finally:
        t.judged = None


def _activation(t: Table) -> Activation:
    return next(frame for frame in reversed(t.stack) if isinstance(frame, Activation))


def _act(t: Table, offered: Sequence[Action]) -> list[float]:
    return options_of(t, _activation(t), offered)


def _activate(t: Table, offered: Sequence[int]) -> list[float]:
    """Who may not be there later; of those who are safe, who matters least, so that the others see what the opponent does."""
    return [danger(t, who) - 0.001 * stake(t, who) for who in offered]


def _move(t: Table, offered: Sequence[Path]) -> list[float]:
    frame = top(t, Move)
    assert isinstance(offered, Moves)
    out = outlook(t, frame.who)
    able = _activation(t).able(t)[ATTACK]
    stay = out.stand(out.here) + (out.deed(out.here) if able else 0.0)
    near = [0.001 * out.ground.distance(out.here, square) for square in offered.routes.ends]
    return [stay, *(worth - far for worth, far in zip(rate_ways(out, offered.routes, able), near, strict=True))]


def _charge(t: Table, offered: Sequence[Path]) -> list[float]:
    frame = top(t, Charge)
    out = Outlook(t, frame.who)
    out.goes(gait(t, frame.who, charging=True))
    watched = watchers(t, frame.who)
    return [out.stand(way[-1]) - out.risk(way, watched) for way in offered]


def _square(t: Table, offered: Sequence[int | Pass]) -> list[float]:
    """Where a figure ends up, or stays: best for ours, worst for theirs."""
    frame = t.stack[-1]
    assert isinstance(frame, Carry | Drive | Strike)
    if isinstance(frame, Drive):
        who = frame.target
    else:
        who = frame.ally if isinstance(frame, Carry) and frame.now == "send_ally" else frame.who
    out = outlook(t, who)
    sign = 1.0 if t.ask is not None and t.seat[who] == t.ask.seat else -1.0
    return [sign * (out.stand(square) + out.deed(square)) for square in (out.here if one == PASS else one for one in offered)]


def _target(t: Table, offered: Sequence[int]) -> list[float]:
    """Of ours whom healing helps most; of theirs who has most to lose and has not acted yet."""
    frame = t.stack[-1]
    if isinstance(frame, Mend):
        return [healing(t, who, frame.amount) for who in offered]
    assert isinstance(frame, Aim)
    word = frame.word(t)
    return [aim_worth(t, frame.who, word, who) + 0.05 * stake(t, who) * (t.ready[who] == READY) for who in offered]


def _counter(t: Table, offered: Sequence[Countering]) -> list[float]:
    """Armor first, then whatever else there is most of."""
    return [sum(2.0 if isinstance(part, Armor) else 1.0 for part in t.folio(who).specials[number].parts) for who, number in offered]


def _lay(t: Table, offered: Sequence[int | Pass]) -> list[float]:
    """Fire under opponents; anything else where they want to stand, and nothing where we do."""
    frame = top(t, LayTerrain)
    seat = t.seat[frame.who]
    fire, rank = frame.terrain == "fire", frame.rank
    rated = []
    for square in offered:
        worth = 0.0 if square == PASS else -0.01
        for who in t.standing():
            if t.at[who] == square:
                worth += (scorching(t, who, rank) if fire else 0.05) * (1.0 if t.seat[who] != seat else -2.0)
        for token, where in enumerate(t.plots):
            if where == square:
                worth += 0.05 if token // TOKENS != seat else -0.3
        rated.append(worth)
    return rated


def _equal(t: Table, offered: Sequence[Plain]) -> list[float]:
    return [0.0] * len(offered)


def _first_option(t: Table, offered: Sequence[Plain]) -> list[float]:
    return [-float(number) for number in range(len(offered))]


JUDGES: Final[dict[str, Judge]] = {
    "act": _act,
    "activate": _activate,
    "follow": _activate,
    "move": _move,
    "charge": _charge,
    "jump": _square,
    "arrive": _square,
    "ally": _first_option,
    "karma": karma,
    "reroll": reroll,
    "evade": evade,
    "result": result,
    "bullseye": bullseye,
    "transfer": transfer,
    "flurry": flurry,
    "opportunity": opportunity,
    "target": _target,
    "counter": _counter,
    "lay": _lay,
    "demolish": _equal,
    "put_down": _equal,
    "first": _first_option,
    "map": _equal,
    "side": _equal,
    "place": place,
    "place_plot": place_plot,
    "place_thing": place_thing,
    "join": join,
    "hire": hire,
}


# -- what a search looks at first ------------------------------------------------------------------------------------------

APART: Final = 2
"""Squares so near to each other lead to much the same."""


def ends(t: Table, ask: Ask) -> list[int]:
    """The squares that the options of a question are about; nothing if it is about something else."""
    if ask.kind == "move":
        return [t.at[top(t, Move).who], *cast(Moves, ask.options).routes.ends]
    if ask.kind == "charge":
        return [way[-1] for way in cast("Sequence[Path]", ask.options)]
    return list(cast("Sequence[int]", ask.options)) if ask.kind in ("place", "place_plot") else []


def paid_last(options: Sequence[Action], order: list[int]) -> list[int]:
    """Of Moves and Charges that differ only in who pays for a step more, or nobody, all but the best rated at the end.

    >>> actions = [("end",), ("move", -1), ("move", 0), ("charge", 0, 5), ("charge", 0, 5, 1), ("charge", 0, 6)]
    >>> paid_last(actions, [2, 4, 1, 3, 5, 0])
    [2, 4, 5, 0, 1, 3]
    """
    first: list[int] = []
    later: list[int] = []
    seen = set()
    for number in order:
        action = options[number]
        plain = action[:1] if action[0] == "move" else action[:3] if action[0] == "charge" else action
        (later if plain in seen else first).append(number)
        seen.add(plain)
    return first + later


def varied(t: Table, order: list[int]) -> list[int]:
    """Squares near one that is rated better come after all others, and actions that differ from a better one by who pays Karma."""
    assert t.ask is not None
    if t.ask.kind == "act":
        return paid_last(cast("Sequence[Action]", t.ask.options), order)
    squares, ground = ends(t, t.ask), t.ground()
    if not squares:
        return order
    first, later, near = [], [], 0
    for number in order:
        if near >> squares[number] & 1:
            later.append(number)
        else:
            first.append(number)
            near |= ground.ball(squares[number], APART)
    return first + later
