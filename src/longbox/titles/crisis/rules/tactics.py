"""Team Tactic cards (CP-102..CP-112)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from longbox.kernel import Ask, Frame

from ..events import PowerLost, TacticPlayed
from ..language.cards import Trigger
from ..language.nodes import Context, Filter, Test, ally, always
from ..language.script import Effect, Run, Step, register
from ..vocabulary import ACTIVE, NOBODY

if TYPE_CHECKING:
    from ..table import Table


@dataclass(frozen=True, slots=True)
class Tactic:
    """A Team Tactic card: who plays it, what they pay, what it does."""

    id: str
    name: str
    kind: str
    do: Effect
    affiliation: str = ""
    cost: int = 0
    payer: Filter = ally
    on: tuple[Trigger, ...] = ()
    action: bool = False
    when: Test = always


TACTICS: dict[str, Tactic] = {}


def add_tactic(card: Tactic) -> Tactic:
    register(f"tactic/{card.id}", card.do)
    TACTICS[card.id] = card
    return card


def price(t: Table, who: int, card: Tactic) -> int:
    """The Power a character pays to play a card: the card's cost and what other cards make of it."""
    return card.cost + t.total("tactic_cost", who)


def payers(t: Table, seat: int, card: Tactic, roles: dict[str, int]) -> list[int]:
    """The characters that could play a card (CP-109, CP-399, CP-542)."""
    c = Context(t, NOBODY, seat, roles)
    return [
        who
        for who in t.team(seat)
        if t.can_be_affected(who) and not t.card(who).is_grunt and t.power[who] >= price(t, who, card) and card.payer.test(c, who)
    ]


def playable(t: Table, seat: int, activated: int) -> list[str]:
    """The Active cards a player may play now (CP-103, CP-104, CP-107)."""
    found = []
    for id in t.tactics[seat]:
        card = TACTICS[id]
        if card.kind != ACTIVE or (card.action and activated == NOBODY):
            continue
        able = payers(t, seat, card, {})
        if card.action:
            able = [who for who in able if who == activated]
        if able and card.when.check(Context(t, able[0], seat, {})):
            found.append(id)
    return found


@dataclass(slots=True)
class PlayTactic(Step):
    """A card is played: by whom, the price, the effect; then it is gone (CP-108..CP-111)."""

    STEPS = ("choose_player", "pay", "carry_out")

    seat: int
    card: str
    roles: dict[str, int] = field(default_factory=dict)
    payer: int = NOBODY

    def choose_player(self, t: Table) -> Ask | None:
        if self.payer != NOBODY:
            return None
        able = payers(t, self.seat, TACTICS[self.card], self.roles)
        if len(able) == 1:
            self.payer = able[0]
            return None
        return Ask(self.seat, "payer", tuple(able))

    def answer_payer(self, t: Table, who: int) -> None:
        self.payer = who

    def pay(self, t: Table) -> None:
        card = TACTICS[self.card]
        t.tactics[self.seat].remove(self.card)
        t.index = None
        t.emit(TacticPlayed, self.seat, self.card)
        cost = price(t, self.payer, card)
        if cost:
            t.lose_power(self.payer, cost)
            t.emit(PowerLost, self.payer, cost)

    def carry_out(self, t: Table) -> Frame[Any]:
        return Run(f"tactic/{self.card}", self.payer, self.seat, {**self.roles, "payer": self.payer})
