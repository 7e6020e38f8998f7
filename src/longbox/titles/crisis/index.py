"""Who listens for what, and what changes which number: looked up by the cards that show now, never by a scan of the library."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from longbox.kernel import Ability

from .codes import INNATE, NOBODY, PLAYED, REACTIVE
from .script.cards import EXTRAS, STRIKES, Rule, Static, Superpower, listeners, rule_ability

if TYPE_CHECKING:
    from .state import Table


class Hands:
    """The Team Tactic cards in both players' hands."""

    __slots__ = ("actions", "actives", "listen")

    def __init__(self, hands: tuple[tuple[str, ...], ...]) -> None:
        from .rules.tactics import TACTICS

        self.listen: dict[str, list[tuple[int, Ability]]] = {}
        for seat, hand in enumerate(hands):
            for id in hand:
                for ability in tactic_listeners(id):
                    self.listen.setdefault(ability.event, []).append((seat, ability))
        cards = [[TACTICS[id] for id in hand if TACTICS[id].kind != REACTIVE] for hand in hands]
        self.actives = [[card for card in hand if not card.action] for hand in cards]
        """Per player those that may be played in the player's own turn without spending an action."""
        self.actions = [[card for card in hand if card.action] for hand in cards]


class Index:
    """Everything in play by event and by query."""

    __slots__ = ("actions", "actives", "crises", "heard", "listen", "modify", "tactics")

    def __init__(self, cast: Cast, hands: Hands) -> None:
        self.listen, self.crises, self.modify = cast.listen, cast.crises, cast.modify
        self.tactics, self.actives, self.actions = hands.listen, hands.actives, hands.actions
        self.heard = frozenset((*self.listen, *self.tactics, *self.crises))
        """Every event that something in play listens for."""


class Cast:
    """What the stat cards that show and the Crisis cards listen for and change."""

    __slots__ = ("crises", "listen", "modify")

    def __init__(self) -> None:
        self.listen: dict[str, list[tuple[int, Ability, bool]]] = {}
        """Owner, ability, and whether it is one of a Leadership."""
        self.crises: dict[str, list[Ability]] = {}
        self.modify: dict[str, list[tuple[int, Superpower, Static]]] = {}

    def add(self, owner: int, power: Superpower) -> None:
        for ability in abilities_of(power.key):
            self.listen.setdefault(ability.event, []).append((owner, ability, bool(power.leadership)))
        for part in power.parts:
            if isinstance(part, Static):
                self.modify.setdefault(part.query, []).append((owner, power, part))


_CASTS: dict[tuple[object, ...], Cast] = {}
_INDEXES: dict[tuple[object, ...], Index] = {}
_KEPT = 20_000


def index_of(t: Table) -> Index:
    """The index for the cards that show now and those in hand."""
    cast = tuple(
        [(who, t.form[who], t.injured[who], t.who[who], t.gems[who]) for who, marks in enumerate(t.status) if marks & PLAYED]
    )
    shown = (
        cast,
        tuple(t.leader),
        tuple([power.key for who in t.leader if who != NOBODY for power in t.leaderships(who)]),
        t.crises,
    )
    hands = tuple([tuple(hand) for hand in t.tactics])
    found = _INDEXES.get((shown, hands))
    if found is None:
        if len(_INDEXES) > _KEPT:
            _INDEXES.clear()
        if shown not in _CASTS:
            if len(_CASTS) > _KEPT:
                _CASTS.clear()
            _CASTS[shown] = cast_of(t, [who for who, *_ in cast])
        found = _INDEXES[shown, hands] = Index(_CASTS[shown], hands_of(hands))
    return found


def cast_of(t: Table, present: list[int]) -> Cast:
    found = Cast()
    for id in t.crises:
        for ability in crisis_listeners(id):
            found.crises.setdefault(ability.event, []).append(ability)
        for name, part in crisis_changes(id):
            found.modify.setdefault(part.query, []).append((NOBODY, Superpower(name, INNATE), part))
    for who in present:
        if t.leader[t.squad[who]] == who:
            for power in t.leaderships(who):
                found.add(who, power)
        for power in t.superpowers(who):
            found.add(who, power)
    return found


hands_of = lru_cache(10_000)(Hands)


@lru_cache(None)
def abilities_of(key: str) -> tuple[Ability, ...]:
    from .script.cards import SUPERPOWERS

    return tuple(listeners(SUPERPOWERS[key]))


@lru_cache(None)
def crisis_listeners(id: str) -> tuple[Ability, ...]:
    from .rules.missions import crisis_abilities

    return tuple(crisis_abilities(id))


@lru_cache(None)
def tactic_listeners(id: str) -> tuple[Ability, ...]:
    from .rules.tactics import TACTICS, tactic_abilities

    return tuple(tactic_abilities(TACTICS[id]))


@lru_cache(None)
def crisis_changes(id: str) -> tuple[tuple[str, Static], ...]:
    from .rules.missions import crisis_statics

    return tuple(crisis_statics(id))


@lru_cache(None)
def strike_rules(key: str, event: str) -> tuple[Ability, ...]:
    """The special rules of an attack that apply at a moment."""
    strike = STRIKES[key] if key in STRIKES else EXTRAS[key]
    return tuple(
        rule_ability(strike, number, rule)
        for number, rule in enumerate(strike.rules)
        if isinstance(rule, Rule) and rule.event == event
    )


@lru_cache(None)
def strike_statics(key: str, query: str) -> tuple[Static, ...]:
    """What an attack itself changes while it is resolved."""
    return tuple(rule for rule in STRIKES[key].rules if isinstance(rule, Static) and rule.query == query)


__all__ = ["NOBODY", "Index", "abilities_of", "index_of", "strike_rules", "strike_statics"]
