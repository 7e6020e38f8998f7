"""Crisis cards: their tokens, what interacting does, how they score (CP-004..CP-007, CP-132..CP-148, CP-235)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from longbox.kernel import Ability, Frame

from ..language.cards import EVENTS, On
from ..language.nodes import Context
from ..language.script import Effect, Run, register
from ..vocabulary import NOBODY, ON_BOARD
from .victory import score

if TYPE_CHECKING:
    from ..table import Table

SECURE, EXTRACTION = "secure", "extraction"


def nothing_more(t: Table, who: int) -> int:
    return 0


def anybody(t: Table, who: int, token: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Interaction:
    """What a character may do with a kind of token."""

    token: str
    do: Effect
    extra_cost: Callable[[Table, int], int] = nothing_more
    allowed: Callable[[Table, int, int], bool] = anybody
    script: str = ""

    def start(self, t: Table, who: int, token: int) -> Frame[Any]:
        return Run(self.script, who, t.seat[who], {"it": who, "token": token, "crisis": 1})


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens of one name and where they lie at the start, in inches from the south-west corner."""

    name: str
    kind: str
    at: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Crisis:
    """A Crisis card (CP-005)."""

    id: str
    name: str
    kind: str
    threat: int
    tokens: tuple[Tokens, ...]
    scoring: Callable[[Table, str], tuple[int, int]]
    interactions: tuple[Interaction, ...] = ()
    parts: tuple[On, ...] = ()
    names: dict[str, Interaction] = field(default_factory=dict, compare=False)

    def interaction(self, token: str) -> Interaction | None:
        return self.names.get(token)


CRISES: dict[str, Crisis] = {}


def add_crisis(card: Crisis) -> Crisis:
    made = []
    for rule in card.interactions:
        script = register(f"{card.id}/interact/{rule.token}", rule.do)
        made.append(replace(rule, script=script))
    for number, part in enumerate(card.parts):
        register(f"{card.id}#{number}", part.do)
    found = replace(card, interactions=tuple(made), names={f"{card.id}/{rule.token}": rule for rule in made})
    CRISES[card.id] = found
    return found


def mission_of(t: Table, token: int) -> Crisis:
    """The Crisis card a token belongs to."""
    return CRISES[t.token_name[token].partition("/")[0]]


def set_out_tokens(t: Table) -> None:
    """CP-140."""
    for id in t.crises:
        for tokens in CRISES[id].tokens:
            for at in tokens.at:
                t.token_name.append(f"{id}/{tokens.name}")
                t.token_kind.append(tokens.kind)
                t.token_at.append(at)
                t.token_holder.append(ON_BOARD)
                t.token_side.append(NOBODY)


def tokens_of(t: Table, crisis: str, name: str = "") -> list[int]:
    return [i for i, full in enumerate(t.token_name) if full.startswith(f"{crisis}/{name}")]


def score_mission(t: Table) -> None:
    """Cleanup step 1: both cards, both players, at once (CP-235, CP-236)."""
    totals = [0, 0]
    for id in t.crises:
        for seat, points in enumerate(CRISES[id].scoring(t, id)):
            totals[seat] += points
    score(t, (totals[0], totals[1]))


# -- ways to score -----------------------------------------------------------------------------------------------------


def per_held(token: str, points: int = 1) -> Callable[[Table, str], tuple[int, int]]:
    """Points for each token held by a character that is not Dazed (CP-237)."""

    def scoring(t: Table, id: str) -> tuple[int, int]:
        out = [0, 0]
        for i in tokens_of(t, id, token):
            holder = t.token_holder[i]
            if holder >= 0 and t.can_be_affected(holder):
                out[t.seat[holder]] += points
        return out[0], out[1]

    return scoring


def per_secured(token: str, points: int = 1) -> Callable[[Table, str], tuple[int, int]]:
    from .objectives import securing

    def scoring(t: Table, id: str) -> tuple[int, int]:
        out = [0, 0]
        for i in tokens_of(t, id, token):
            seat = securing(t, i)
            if seat != NOBODY:
                out[seat] += points
        return out[0], out[1]

    return scoring


def per_controlled(token: str, points: int = 1) -> Callable[[Table, str], tuple[int, int]]:
    def scoring(t: Table, id: str) -> tuple[int, int]:
        out = [0, 0]
        for i in tokens_of(t, id, token):
            if t.token_side[i] != NOBODY:
                out[t.token_side[i]] += points
        return out[0], out[1]

    return scoring


def crisis_abilities(id: str) -> list[Ability]:
    """What a Crisis card lets happen by itself: nobody's effects, resolved last (CP-483)."""
    found = []
    for number, part in enumerate(CRISES[id].parts):

        def can(t: Table, holder: int, data: tuple[Any, ...], part: On = part) -> bool:
            return part.trigger.happens(Context(t, NOBODY, t.priority, dict(zip(EVENTS[part.trigger.event], data, strict=True))))

        def do(t: Table, holder: int, data: tuple[Any, ...], part: On = part, number: int = number) -> Frame[Any]:
            return Run(f"{id}#{number}", NOBODY, t.priority, dict(zip(EVENTS[part.trigger.event], data, strict=True)))

        found.append(Ability(id, number, part.trigger.event, True, can, do))
    return found
