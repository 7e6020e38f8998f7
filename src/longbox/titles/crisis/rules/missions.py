"""Crisis cards: their tokens, what interacting does, how they score (CP-004..CP-007, CP-132..CP-148, CP-235)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from longbox.kernel import Ability, Frame

from ..codes import NOBODY, ON_BOARD, token_kind
from ..events import PowerSpent
from ..script.cards import EVENTS, SUPERPOWERS, On, Static, Strike, Superpower, add_strike, printed_on
from ..script.nodes import Context, Filter
from ..script.running import Effect, Run, Step, register
from .aftermath import settle
from .layout import Mark, Point, edge_gap, place_of
from .victory import score

if TYPE_CHECKING:
    from ..state import Table

SECURE, EXTRACTION = "secure", "extraction"

Scoring: TypeAlias = "Callable[[Table, str], tuple[int, int]]"
"""(table, crisis): the points of each player."""


def nothing_more(t: Table, who: int) -> int:
    return 0


def anybody(t: Table, who: int, token: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Interaction:
    """What a character may do with a kind of token: `IT` is the character, the role `token` the token."""

    token: str
    do: Effect
    extra_cost: Callable[[Table, int], int] = nothing_more
    allowed: Callable[[Table, int, int], bool] = anybody
    script: str = ""

    def start(self, t: Table, who: int, token: int) -> Frame[Any]:
        """An effect of the Crisis card, not of the character (CP-148): nobody's, but the character's player decides."""
        return Run(self.script, NOBODY, t.seat[who], {"it": who, "token": token})


@dataclass(frozen=True, slots=True)
class Deed:
    """What a character may do for Power in its own activation, without an action: `IT` is the character."""

    id: str
    who: Filter
    cost: int
    do: Effect


NEAR, FAR = "near", "far"
"""Whose a token is from the start: of the player whose edge it is nearest to, or farthest from."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens of one name, and where the setup diagram has them."""

    name: str
    kind: str
    at: tuple[Mark, ...]
    hold: int = 0
    """How many of them one character can hold; 0 for any number."""
    whose: str = ""
    """NEAR or FAR where each is a player's own."""
    landmark: bool = False
    """Only a place to bring something to: standing there alone gains nothing."""


@dataclass(frozen=True, slots=True)
class Crisis:
    """A Crisis card (CP-005)."""

    id: str
    name: str
    kind: str
    threat: int
    tokens: tuple[Tokens, ...]
    scoring: Scoring
    interactions: tuple[Interaction, ...] = ()
    deeds: tuple[Deed, ...] = ()
    attacks: tuple[Strike, ...] = ()
    """Attacks that the card lends (see `lends`)."""
    parts: tuple[On | Static, ...] = ()
    scored: Effect | None = None
    """What happens with the scoring, after points are counted and before they are recorded."""
    set: str = ""
    """The box it comes from: the set symbol."""
    approximate: bool = False
    """The positions are read off by hand, not taken from the printed diagram."""
    names: dict[str, Interaction] = field(default_factory=dict, compare=False)

    def interaction(self, token: str) -> Interaction | None:
        return self.names.get(token)

    def hold_limit(self, token: str) -> int:
        """How many tokens of a name one character can hold; 0 for any number."""
        return next(tokens.hold for tokens in self.tokens if f"{self.id}/{tokens.name}" == token)

    def is_landmark(self, token: str) -> bool:
        return any(tokens.landmark and f"{self.id}/{tokens.name}" == token for tokens in self.tokens)

    @property
    def delivers(self) -> bool:
        """Whether its points are for bringing something somewhere."""
        return any(tokens.landmark for tokens in self.tokens)


CRISES: dict[str, Crisis] = {}


def add_crisis(card: Crisis) -> Crisis:
    if card.id in CRISES:
        raise ValueError(f"There are two Crisis cards called {card.id}.")
    made = []
    for rule in card.interactions:
        script = register(f"{card.id}/interact/{rule.token}", rule.do)
        made.append(replace(rule, script=script))
    for number, part in enumerate(card.parts):
        if isinstance(part, On):
            register(f"{card.id}#{number}", part.do)
    for deed in card.deeds:
        register(f"{card.id}/{deed.id}", deed.do)
    for strike in card.attacks:
        add_strike(replace(strike, card=printed_on(card.id)))
    if card.scored is not None:
        register(f"{card.id}/scored", card.scored)
    found = replace(card, interactions=tuple(made), names={f"{card.id}/{rule.token}": rule for rule in made})
    CRISES[card.id] = found
    return found


def mission_of(t: Table, token: int) -> Crisis:
    """The Crisis card a token belongs to."""
    return CRISES[t.token_name[token].partition("/")[0]]


def set_out_tokens(t: Table) -> None:
    """CP-140: where the diagrams of both cards say, whatever terrain is there (CP-152) and even on each other (Q127)."""
    ruleset = int(t.options["ruleset"])  # type: ignore[arg-type]
    for id in t.crises:
        for tokens in CRISES[id].tokens:
            for mark in tokens.at:
                t.token_name.append(f"{id}/{tokens.name}")
                t.token_kind.append(token_kind(tokens.kind, ruleset))
                t.token_at.append(place_of(t, mark))
                t.token_holder.append(ON_BOARD)
                t.token_side.append(owner_of(t, tokens.whose, t.token_at[-1]))


def owner_of(t: Table, whose: str, at: Point) -> int:
    """The player a token belongs to from the start; NOBODY where it is anybody's."""
    if not whose:
        return NOBODY
    return 0 if (edge_gap(t, 0, at) > edge_gap(t, 1, at)) == (whose == FAR) else 1


def tokens_of(t: Table, crisis: str, name: str) -> list[int]:
    return [i for i, full in enumerate(t.token_name) if full == f"{crisis}/{name}"]


@dataclass(slots=True)
class ScoreMission(Step):
    """Cleanup step 1: both cards, both players, at once (CP-235, CP-236)."""

    STEPS = ("count", "carry_out", "record")

    points: tuple[int, int] = (0, 0)
    remaining: list[str] = field(default_factory=list)

    def count(self, t: Table) -> None:
        """Everything is counted on the same battlefield, before anything that comes with scoring changes it."""
        each = [CRISES[id].scoring(t, id) for id in t.crises]
        self.points = (sum(one for one, _ in each), sum(two for _, two in each))
        self.remaining = [id for id in t.crises if CRISES[id].scored is not None]

    def carry_out(self, t: Table) -> Frame[Any] | None:
        if not self.remaining:
            return None
        self.back_to("carry_out")
        return Run(f"{self.remaining.pop(0)}/scored", NOBODY, t.priority)

    def record(self, t: Table) -> None:
        one, two = (sum(t.total("crisis_points", who) for who in t.team(seat)) for seat in (0, 1))
        score(t, (self.points[0] + one, self.points[1] + two))


# -- deeds -------------------------------------------------------------------------------------------------------------


def deeds_of(t: Table, who: int) -> list[str]:
    """What the Crisis cards and its squad's Leadership let a character do now, payable."""
    found = []
    for id in t.crises:
        for deed in CRISES[id].deeds:
            if t.power[who] >= deed.cost and deed.who.test(Context(t, NOBODY, t.seat[who], {"it": who}), who):
                found.append(f"{id}/{deed.id}")
    leader = t.leader[t.squad[who]]
    if leader != NOBODY and t.squad[who] == t.seat[who]:
        for power in t.leaderships(leader):
            if power.do is None or t.power[who] < power.cost or not t.works(leader, power):
                continue
            c = Context(t, leader, t.squad[who], {"it": who}, squad=True)
            if t.unused(power.name, leader, power.limit) and power.when.check(c):
                found.append(power.key)
    return found


def deed_of(key: str) -> Deed | Superpower:
    if key in SUPERPOWERS:
        return SUPERPOWERS[key]
    id, _, name = key.partition("/")
    return next(deed for deed in CRISES[id].deeds if deed.id == name)


@dataclass(slots=True)
class Undertake(Step):
    """A character does what a Crisis card or its Leadership lets it do: like interacting it is no action (CP-148, CP-149)."""

    STEPS = ("pay", "carry_out", "aftermath")

    who: int
    deed: str

    def pay(self, t: Table) -> None:
        deed = deed_of(self.deed)
        if isinstance(deed, Superpower):
            t.note_use(deed.name, self.leader(t), deed.limit)
        t.emit(PowerSpent, self.who, t.lose_power(self.who, deed.cost))

    def leader(self, t: Table) -> int:
        """Whose card it is; NOBODY for a Crisis card."""
        return t.leader[t.squad[self.who]] if self.deed in SUPERPOWERS else NOBODY

    def carry_out(self, t: Table) -> Frame[Any]:
        return Run(self.deed, self.leader(t), t.seat[self.who], {"it": self.who})

    def aftermath(self, t: Table) -> Frame[Any] | None:
        return settle(t, self)


# -- ways to score -----------------------------------------------------------------------------------------------------


def holders(t: Table, id: str, token: str) -> list[int]:
    """Who holds the tokens, once per token. A Dazed character never counts (CP-237)."""
    found = [t.token_holder[i] for i in tokens_of(t, id, token)]
    return [who for who in found if who >= 0 and t.can_be_affected(who)]


@dataclass(frozen=True, slots=True)
class PerToken:
    """Points for each token a side holds, secures (CP-166) or controls (CP-171), or for each character that holds some."""

    token: str
    points: int
    how: str
    """held, holder, secured or controlled."""

    def __call__(self, t: Table, id: str) -> tuple[int, int]:
        seats = self.seats(t, id)
        return self.points * seats.count(0), self.points * seats.count(1)

    def seats(self, t: Table, id: str) -> list[int]:
        """Whose points they are, once for each."""
        from .objectives import securing

        if self.how == "held":
            return [t.seat[who] for who in holders(t, id, self.token)]
        if self.how == "holder":
            return [t.seat[who] for who in set(holders(t, id, self.token))]
        tokens = tokens_of(t, id, self.token)
        return [securing(t, i) if self.how == "secured" else t.token_side[i] for i in tokens]


def per_held(token: str, points: int = 1) -> Scoring:
    """Points for each token held."""
    return PerToken(token, points, "held")


def per_holder(token: str, points: int = 1) -> Scoring:
    """Points for each character that holds at least one."""
    return PerToken(token, points, "holder")


def per_secured(token: str, points: int = 1) -> Scoring:
    """Points for each token secured (CP-166)."""
    return PerToken(token, points, "secured")


def per_controlled(token: str, points: int = 1) -> Scoring:
    """Points for each token controlled (CP-171)."""
    return PerToken(token, points, "controlled")


def per_secured_by_edge(token: str, near: int, middle: int, far: int) -> Scoring:
    """Points for each token secured: other ones for those nearer to the player's own edge than to the opponent's, and for those
    farther away."""
    from .objectives import securing

    def scoring(t: Table, id: str) -> tuple[int, int]:
        points = [0, 0]
        for i in tokens_of(t, id, token):
            seat = securing(t, i)
            if seat != NOBODY:
                lead = edge_gap(t, seat, t.token_at[i]) - edge_gap(t, 1 - seat, t.token_at[i])
                points[seat] += middle if abs(lead) < t.the_tools().eps else near if lead < 0 else far
        return points[0], points[1]

    return scoring


def all_together(*ways: Scoring) -> Scoring:
    """The points of several ways to score."""

    def scoring(t: Table, id: str) -> tuple[int, int]:
        one, two = zip(*(way(t, id) for way in ways), strict=True)
        return sum(one), sum(two)

    return scoring


def once_if(which: Filter, points: int = 1) -> Scoring:
    """Points for each player with a character, not Dazed, that passes a filter (`ally` is of that player)."""

    def scoring(t: Table, id: str) -> tuple[int, int]:
        one, two = (
            any(t.seat[who] == seat and which.test(Context(t, NOBODY, seat, {"it": who}), who) for who in t.affectable())
            for seat in (0, 1)
        )
        return points * one, points * two

    return scoring


def crisis_abilities(id: str) -> list[Ability]:
    """What a Crisis card lets happen by itself: nobody's effects, resolved last (CP-483)."""
    found = []
    for number, part in enumerate(CRISES[id].parts):
        if not isinstance(part, On):
            continue

        def can(t: Table, holder: int, data: tuple[Any, ...], part: On = part) -> bool:
            return part.trigger.happens(Context(t, NOBODY, t.priority, dict(zip(EVENTS[part.trigger.event], data, strict=True))))

        def do(t: Table, holder: int, data: tuple[Any, ...], part: On = part, number: int = number) -> Frame[Any]:
            return Run(f"{id}#{number}", NOBODY, t.priority, dict(zip(EVENTS[part.trigger.event], data, strict=True)))

        found.append(Ability(id, number, part.trigger.event, True, can, do))
    return found


def crisis_statics(id: str) -> list[tuple[str, Static]]:
    """What a Crisis card changes as long as it is in play, each under a name of its own."""
    return [(f"{id}#{number}", part) for number, part in enumerate(CRISES[id].parts) if isinstance(part, Static)]
