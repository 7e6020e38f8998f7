"""Who listens for what, and what changes which number: looked up by the cards that show now, never by a scan of the library."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from longbox.kernel import Ability

from .language.cards import EXTRAS, STRIKES, Rule, Static, Superpower, listeners, rule_ability
from .vocabulary import INNATE, NOBODY, PLAYED

if TYPE_CHECKING:
    from .table import Table


class Index:
    """Everything in play by event and by query."""

    __slots__ = ("crises", "heard", "listen", "modify", "tactics")

    def __init__(self) -> None:
        self.listen: dict[str, list[tuple[int, Ability]]] = {}
        self.crises: dict[str, list[Ability]] = {}
        self.tactics: dict[str, list[tuple[int, Ability]]] = {}
        self.modify: dict[str, list[tuple[int, Superpower, Static]]] = {}

        self.heard: frozenset[str] = frozenset()
        """Every event that something in play listens for."""

    def add(self, owner: int, power: Superpower) -> None:
        for ability in abilities_of(power.key):
            self.listen.setdefault(ability.event, []).append((owner, ability))
        for part in power.parts:
            if isinstance(part, Static):
                self.modify.setdefault(part.query, []).append((owner, power, part))


_INDEXES: dict[tuple[object, ...], Index] = {}


def index_of(t: Table) -> Index:
    """The index for the cards that show now."""
    cast = tuple(
        (who, t.form[who], t.injured[who], t.who[who], t.gems[who]) for who, marks in enumerate(t.status) if marks & PLAYED
    )
    key = (cast, tuple(t.leader), t.crises, *map(tuple, t.tactics))
    found = _INDEXES.get(key)
    if found is None:
        if len(_INDEXES) > 20_000:
            _INDEXES.clear()
        found = _INDEXES[key] = Index()
        for id in t.crises:
            for ability in crisis_listeners(id):
                found.crises.setdefault(ability.event, []).append(ability)
            for name, part in crisis_changes(id):
                found.modify.setdefault(part.query, []).append((NOBODY, Superpower(name, INNATE), part))
        for seat, hand in enumerate(t.tactics):
            for id in hand:
                for ability in tactic_listeners(id):
                    found.tactics.setdefault(ability.event, []).append((seat, ability))
        for who, *_ in cast:
            for power in t.card(who).superpowers:
                if power.leadership and t.leader[t.squad[who]] == who:
                    found.add(who, power)
            for power in t.superpowers(who):
                found.add(who, power)
        found.heard = frozenset((*found.listen, *found.tactics, *found.crises))
    return found


@lru_cache(None)
def abilities_of(key: str) -> tuple[Ability, ...]:
    from .language.cards import SUPERPOWERS

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
