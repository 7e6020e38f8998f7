"""Team Tactic cards (CP-102..CP-112)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from longbox.kernel import AnyFrame, Ask

from ..codes import DAZED, NOBODY, PLAYED, REACTIVE
from ..events import PowerSpent, TacticPlayed
from ..script import queries
from ..script.nodes import Context, always, amount
from ..script.running import TACTIC, Run, Step
from ..script.tactics import By, Tactic
from ..state import Table
from .aftermath import settle
from .damage import EFFECT, Suffer

ENOUGH = "enough"
GONE = "gone for good"
"""How long it is noted that a player had a card: an unused one is another."""
PARTS = ("payer", "partner")
"""The roles of the first and the second character that play a card."""


def fits(card: Tactic, affiliation: str) -> bool:
    """CP-102, CP-195: an affiliated card is for squads that use that affiliation."""
    return card.affiliation in ("", affiliation)


def clashes(cards: Sequence[Tactic]) -> bool:
    """Whether a card excludes another one of these."""
    ids = {card.id for card in cards}
    return any(card.not_with in ids for card in cards if card.not_with)


def needed(card: Tactic) -> int:
    """How many characters have to play it together."""
    return max(len(card.by), card.by[0].least) if card.by else 0


# -- who may play a card -----------------------------------------------------------------------------------------------


def part_of(card: Tactic, number: int) -> By | None:
    """What the next character to play it must be, if one more may."""
    if len(card.by) == 1:
        return card.by[0] if number < card.by[0].upto else None
    return card.by[number] if number < len(card.by) else None


def cast(roles: dict[str, Any], chosen: Sequence[int]) -> dict[str, Any]:
    return {**roles, **dict(zip(PARTS, chosen, strict=False))}


def prices(t: Table, seat: int, by: By, who: int, roles: dict[str, Any]) -> range:
    """The card's own price for a character, where there is a choice all of them; empty if it cannot pay any."""
    c = Context(t, who, seat, roles, squad=True)
    beside = tax(t, who)
    counted = 0 if t.options["mended"] else beside
    least = amount(c, by.cost) + counted
    most = amount(c, by.most) + counted if by.most != 0 else least
    return range(least, min(most, t.power[who] - beside + counted) + 1)


def tax(t: Table, who: int) -> int:
    """What a card costs a character beside its own price: it is spent, but no part of the X that the card speaks of."""
    return t.total(queries.TACTIC_COST, who)


def able(t: Table, seat: int) -> list[int]:
    """The characters of a player that may play cards at all.

    CP-399, CP-542: no Dazed character and no Grunt; nor one of the other squad that is only controlled (Q129).
    """
    return [
        who
        for who, marks in enumerate(t.status)
        if marks & (PLAYED | DAZED) == PLAYED
        and t.squad[who] == seat == t.seat[who]
        and not t.card(who).is_grunt
        and not t.has(queries.NO_TACTICS, who)
    ]


def dazed_ones(t: Table, seat: int) -> list[int]:
    """The Dazed characters of a player, whom some cards let play them."""
    return [who for who in t.present() if t.status[who] & DAZED and t.squad[who] == seat and not t.card(who).is_grunt]


def players(
    t: Table,
    seat: int,
    card: Tactic,
    roles: dict[str, Any],
    chosen: Sequence[int] = (),
    one: bool = False,
    among: Sequence[int] | None = None,
) -> list[int]:
    """The characters that could play a card next to those chosen, so that it can be played at all (CP-108, CP-109).

    `one`: the first of them is enough. `among`: those able to, where they are known already.
    """
    by = part_of(card, len(chosen))
    if by is None:
        return []
    found = []
    among = dazed_ones(t, seat) if by.dazed else able(t, seat) if among is None else among
    if card.kind == REACTIVE and not chosen:
        among = [who for who in among if not t.has(queries.NO_REACTIVE_TACTICS, who)]
    known = cast(roles, chosen) if chosen else roles
    c = Context(t, NOBODY, seat, known, squad=True)
    taxed = bool(t.lasting and t.options["mended"]) or queries.TACTIC_COST in t.the_index().modify
    plain = type(by.cost) is int and by.most == 0 and not taxed
    whoever = [who for who in among if who == t.activated()] if card.action and not chosen else among
    for who in whoever:
        if who in chosen or (type(by.cost) is int and t.power[who] < by.cost):
            continue
        c.me = who
        if not by.who.test(c, who) or not (plain or prices(t, seat, by, who, known)):
            continue
        if _completes(t, seat, card, roles, [*chosen, who], among):
            found.append(who)
            if one:
                break
    return found


def _completes(t: Table, seat: int, card: Tactic, roles: dict[str, int], everybody: list[int], among: Sequence[int]) -> bool:
    """Whether those chosen can play the card, alone or with others."""
    if len(everybody) < needed(card):
        return bool(players(t, seat, card, roles, everybody, True, among))
    return card.when is always or card.when.check(Context(t, everybody[0], seat, cast(roles, everybody), squad=True))


def playable(t: Table, seat: int) -> list[str]:
    """The Active cards that may be played now in the player's own turn, but for those that take an action (CP-103, CP-104)."""
    cards = t.the_index().actives[seat]
    among = able(t, seat) if cards else []
    return [card.id for card in cards if players(t, seat, card, {}, (), True, among)]


def playable_action(t: Table, who: int) -> list[str]:
    """The cards the activated character may play by spending an action (CP-107, CP-222)."""
    seat = t.seat[who]
    cards = t.the_index().actions[seat]
    return [card.id for card in cards if players(t, seat, card, {}, one=True)]


# -- playing one -------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class PlayTactic(Step):
    """A card is played: by whom, for what price, its effect; it is gone then (CP-108..CP-111)."""

    WHOLE_EFFECT = True
    STEPS = ("choose_players", "discard", "pay", "suffer", "carry_out", "after", "aftermath")

    seat: int
    card: str
    roles: dict[str, Any] = field(default_factory=dict)
    who: list[int] = field(default_factory=list)
    """The characters that play it."""
    paid: list[int] = field(default_factory=list)
    """The card's own price for each of them: its effect reads the sum."""
    hurt: int = 0
    """How many have suffered what they must suffer as a price."""

    def choose_players(self, t: Table) -> Ask | None:
        card = t.library.tactics[self.card]
        if len(self.paid) < len(self.who):
            return Ask(self.seat, "price", tuple(self.range(t)))
        able = players(t, self.seat, card, self.roles, self.who)
        if not able:
            return None
        enough = len(self.who) >= needed(card)
        if len(able) == 1 and not enough:
            self.answer_payer(t, able[0])
            self.back_to("choose_players")
            return None
        return Ask(self.seat, "payer", (*able, ENOUGH) if enough else tuple(able))

    def range(self, t: Table) -> range:
        by = part_of(t.library.tactics[self.card], len(self.who) - 1)
        assert by is not None
        return prices(t, self.seat, by, self.who[-1], cast(self.roles, self.who[:-1]))

    def answer_payer(self, t: Table, who: Any) -> None:
        if who == ENOUGH:
            self.step += 1
            return
        self.who.append(who)
        choice = self.range(t)
        if len(choice) == 1:
            self.paid.append(choice[0])

    def answer_price(self, t: Table, price: int) -> None:
        self.paid.append(price)

    def discard(self, t: Table) -> None:
        t.tactics[self.seat].remove(self.card)
        if t.options["mended"]:
            t.note_use(self.card, self.seat, GONE)
        t.index = None
        t.emit(TacticPlayed, self.seat, self.card, tuple(self.who))

    def pay(self, t: Table) -> None:
        for who, own in zip(self.who, self.paid, strict=True):
            price = own + (tax(t, who) if t.options["mended"] else 0)
            if price:
                t.lose_power(who, price)
                t.emit(PowerSpent, who, price)
                t.facts.append(("paid tactic", who, 0))

    def suffer(self, t: Table) -> AnyFrame | None:
        if self.hurt == len(self.who):
            return None
        who, by = self.who[self.hurt], part_of(t.library.tactics[self.card], self.hurt)
        self.hurt += 1
        self.back_to("suffer")
        return Suffer(who, by.damage, who, EFFECT) if by is not None and by.damage else None

    def carry_out(self, t: Table) -> AnyFrame:
        roles = {**cast(self.roles, self.who), "paid": sum(self.paid)}
        return Run(f"{TACTIC}{self.card}", self.who[0], self.seat, roles, lists={"payers": self.who[:]})

    def after(self, t: Table) -> AnyFrame | None:
        """Cards that answer the playing of a card, by who paid for it; what lasted only for the card is over."""
        t.end_scope(t.scope("this card", NOBODY))
        return t.window("tactic_played", self.who[0])

    def aftermath(self, t: Table) -> AnyFrame | None:
        t.facts = [fact for fact in t.facts if fact[0] != "paid tactic"]
        return settle(t, self)
