"""The cards a game is played with. A game holds one library; packs, editions and tests derive their own from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, TypeAlias

from longbox.kernel import Ability
from longbox.speech.printed import Row

from ..codes import CONDITIONS, REACTIVE
from .abilities import crisis_ability, rule_ability
from .cards import Character, Extra, Gem, Horseman, On, Rule, Static, Strike, Superpower, printed_on
from .crises import Crisis, Deed
from .index import Cast, Hands, Index
from .keys import Key, part_of, step_of
from .rosters import Roster
from .running import TACTIC, Effect
from .tactics import Tactic

Card: TypeAlias = Character | Tactic | Crisis | Gem | Horseman

SHELVES = (
    "characters", "tactics", "crises", "gems", "horsemen", "rosters", "printed", "strikes", "superpowers", "extras", "lasting",
    "markers",
    "stand_ins", "deeds", "scripts", "named", "of_squads", "answers", "awaits",
)  # fmt: skip
"""What a library holds, by the names of its attributes."""
KEPT = 20_000
"""How many combinations of cards in play a library remembers before it starts anew."""


PLAIN = "plain"


def plain_key(strike: Strike) -> str:
    """The key under which an attack is kept without all but its Range, dice and type.

    >>> plain_key(Strike("punch", 0, 2, 5, card="hulk")), plain_key(Strike("punch", 0, 2, 5, card="hulk", variant="injured"))
    ('hulk/punch@plain', 'hulk/punch@injured+plain')
    """
    return f"{strike.key}{'+' if strike.variant else '@'}{PLAIN}"


class Strikes(dict[str, Strike]):
    """Attacks by key. The plain one of each is made when somebody asks for it."""

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or (isinstance(key, str) and key.endswith(PLAIN) and super().__contains__(_printed(key)))

    def __missing__(self, key: str) -> Strike:
        if key not in self:
            raise KeyError(key)
        made = replace(self[_printed(key)], rules=(), cost=0, shape="target", variant=Key.of(key).variant)
        self[key] = made
        return made


def _printed(key: str) -> str:
    return key.removesuffix(PLAIN)[:-1]


class Library:
    """Cards by id, their parts by key, their scripts flattened, and what is worked out from them once.

    What the rules make of a superpower, a Team Tactic card and a condition (`using`, `playing`, `book`) is handed in: cards know
    nothing of rules.
    """

    def __init__(
        self,
        using: Callable[[Superpower], Sequence[Ability]],
        playing: Callable[[Tactic], Sequence[Ability]],
        book: Mapping[str, Sequence[tuple[int, Ability]]],
    ) -> None:
        self.using, self.playing = using, playing
        self.book = book
        """What the rulebook itself lets happen at a moment: conditions, by their bit, and cover."""
        self.characters: dict[str, Character] = {}
        self.tactics: dict[str, Tactic] = {}
        self.crises: dict[str, Crisis] = {}
        self.gems: dict[str, Gem] = {}
        self.horsemen: dict[str, Horseman] = {}
        self.rosters: dict[str, Roster] = {}
        """Ready rosters by id, in the order in which they are shown."""
        self.printed: dict[tuple[str, str], Row] = {}
        """(language, id): names and texts besides those of the house; packs bring theirs."""
        self.strikes: dict[str, Strike] = Strikes()
        self.superpowers: dict[str, Superpower] = {}
        self.extras: dict[str, Extra] = {}
        self.lasting: dict[str, On | Static] = {}
        """Every part that can be put in force for a while, by the name of the step that does it."""
        self.answers: dict[str, str] = {}
        self.awaits: dict[str, str] = {}
        """Of those the query that each change answers, and the moment that each of the others waits for."""
        self.markers: set[str] = set()
        """The markers that cards put on the battlefield, by name."""
        self.stand_ins: set[str] = set()
        """Those of them that contest objective tokens as an Injured character does."""
        self.deeds: dict[str, Deed] = {}
        """What Team Tactic cards let characters do near their markers."""
        self.scripts: dict[str, tuple[Effect, ...]] = {}
        """Every script by name: card, ability and number."""
        self.named: dict[str, str] = {}
        """The scripts of superpowers, and the name of the effect: that of the superpower."""
        self.of_squads: set[str] = set()
        """The scripts of Leaderships and Team Tactic cards."""
        self._forget()

    def derive(self, cards: Iterable[Card] = ()) -> Library:
        """A library of its own with more cards; this one stays as it is."""
        made = Library(self.using, self.playing, self.book)
        for name in SHELVES:
            getattr(made, name).update(getattr(self, name))
        return made.add(*cards)

    def _forget(self) -> None:
        """Work out again what follows from the cards."""
        self.told: dict[tuple[str, str], str] = {}
        """(language, id): texts that were told from scripts before."""
        self.casts: dict[tuple[object, ...], Cast] = {}
        self.indexes: dict[tuple[object, ...], Index] = {}
        self.attacks_on = lru_cache(None)(self._attacks_on)
        self.superpowers_on = lru_cache(None)(self._superpowers_on)
        self.abilities_of = lru_cache(None)(self._abilities_of)
        self.rules_of = lru_cache(None)(self._rules_of)
        self.changes_of = lru_cache(None)(self._changes_of)
        self.plays_of = lru_cache(None)(self._plays_of)
        self.hands_of = lru_cache(10_000)(self._hands_of)

    # -- putting cards in ----------------------------------------------------------------------------------------------

    def add(self, *cards: Card) -> Library:
        """Put cards in, their scripts flattened and their attacks and superpowers known by key."""
        for card in cards:
            shelf = self.shelf(card)
            if card.id in shelf:
                raise ValueError(f"There are two cards called {card.id}.")
            if isinstance(card, Character):
                self.characters[card.id] = self._character(card)
            elif isinstance(card, Tactic):
                self.tactics[card.id] = self._tactic(card)
            elif isinstance(card, Crisis):
                self.crises[card.id] = self._crisis(card)
            elif isinstance(card, Horseman):
                made = (replace(power, card=printed_on(card.id), horseman=card.id) for power in card.superpowers)
                self.horsemen[card.id] = replace(card, superpowers=tuple(map(self.add_superpower, made)))
            else:
                power = self.add_superpower(replace(card.superpower, card="gem", gem=card.id))
                self.gems[card.id] = replace(card, superpower=power)
        self._forget()
        return self

    def shelf(self, card: Card) -> dict[str, Any]:
        """Where cards of this kind are."""
        match card:
            case Character():
                return self.characters
            case Tactic():
                return self.tactics
            case Crisis():
                return self.crises
            case Horseman():
                return self.horsemen
        return self.gems

    def _character(self, card: Character) -> Character:
        names = [strike.id for strike in card.attacks]
        attacks = tuple(
            self.add_strike(replace(one, card=card.id, variant=(one.form or one.side) if names.count(one.id) > 1 else ""))
            for one in card.attacks
        )
        ids = [power.id for power in card.superpowers]
        powers = tuple(
            self.add_superpower(replace(power, card=card.id, variant=(power.form or power.side) if ids.count(power.id) > 1 else ""))
            for power in card.superpowers
        )
        return replace(card, attacks=attacks, superpowers=powers)

    def _tactic(self, card: Tactic) -> Tactic:
        self.add_script(f"{TACTIC}{card.id}", card.do)
        for strike in card.attacks:
            self.add_strike(replace(strike, card=printed_on(card.id)))
        for power in (*card.leaderships, *card.superpowers):
            self.add_superpower(replace(power, card=printed_on(card.id)))
        for deed in card.deeds:
            self.deeds[self.add_script(f"{card.id}/{deed.id}", deed.do)] = deed
        return card

    def _crisis(self, card: Crisis) -> Crisis:
        made = []
        for rule in card.interactions:
            made.append(replace(rule, script=self.add_script(f"{card.id}/interact/{rule.token}", rule.do)))
        for number, part in enumerate(card.parts):
            if isinstance(part, On):
                self.add_script(part_of(card.id, number), part.do)
        for deed in card.deeds:
            self.add_script(f"{card.id}/{deed.id}", deed.do)
        for strike in card.attacks:
            self.add_strike(replace(strike, card=printed_on(card.id)))
        if card.scored is not None:
            self.add_script(f"{card.id}/scored", card.scored)
        return replace(card, interactions=tuple(made), names={f"{card.id}/{rule.token}": rule for rule in made})

    def add_strike(self, strike: Strike) -> Strike:
        self.strikes[strike.key] = strike
        for number, rule in enumerate(strike.rules):
            if isinstance(rule, Rule):
                self.add_script(part_of(strike.key, number), rule.do)
        return strike

    def add_superpower(self, power: Superpower) -> Superpower:
        squad = bool(power.leadership)
        if power.do is not None:
            self.add_script(power.key, power.do, named=power.id, squad=squad)
        for number, part in enumerate(power.parts):
            if isinstance(part, On):
                self.add_script(part_of(power.key, number), part.do, named=power.id, squad=squad)
        self.superpowers[power.key] = power
        return power

    def add_extra(self, extra: Extra) -> None:
        """Special rules that an effect adds to one attack."""
        self.extras[extra.key] = extra
        for number, rule in enumerate(extra.rules):
            if isinstance(rule, Rule):
                self.add_script(part_of(extra.key, number), rule.do)

    def add_script(self, name: str, effect: Effect, *, named: str = "", squad: bool = False) -> str:
        """Flatten an effect and keep it under a name."""
        code: list[Effect] = []
        effect.flatten(code)
        self.scripts[name] = tuple(code)
        if named:
            self.named[name] = named
        if squad or name.startswith(TACTIC):
            self.of_squads.add(name)
        for at, step in enumerate(code):
            step.declare(self, step_of(name, at))
        return name

    # -- looking things up ---------------------------------------------------------------------------------------------

    def weapon(self, key: str) -> Strike | Extra:
        """An attack, or rules that an effect adds to one."""
        return self.strikes[key] if key in self.strikes else self.extras[key]

    def rule_name(self, script: str) -> str:
        """The name of the ability a script belongs to, whichever card carries it (CP-342, CP-343)."""
        key = Key.of(script)
        if key.whole not in self.strikes:
            return key.last
        number = int(key.number)  # a step that it has put in force belongs to it
        rule = self.strikes[key.whole].rules[number]
        return (rule.name if isinstance(rule, Rule) else "") or part_of(key.last, number)

    def source(self, script: str) -> str:
        """What a script is printed as: a card, an ability, or a special rule with a name of its own.

        >>> from longbox.titles.crisis.cards import LIBRARY
        >>> [LIBRARY.source(one) for one in ("tactic/medpack", "iron-man/friday-ai", "iron-man/repulsor-blast#1", "gamma-wave#0")]
        ['medpack', 'iron-man/friday-ai', 'rule/push', 'gamma-wave']
        """
        key = Key.of(script)
        if key.whole in self.strikes:
            name = self.rule_name(script)
            return key.whole if "#" in name or name in CONDITIONS else f"rule/{name}"
        return Key.of(script.removeprefix(TACTIC)).whole.removesuffix("/scored").replace("/interact/", "/")

    def _attacks_on(self, id: str, form: int, injured: int) -> tuple[Strike, ...]:
        card = self.characters[id]
        return tuple(strike for strike in card.attacks if card.shows(form, injured, strike))

    def _superpowers_on(self, id: str, form: int, injured: int, gems: str) -> tuple[Superpower, ...]:
        card = self.characters[id]
        own = (power for power in card.superpowers if not power.leadership and card.shows(form, injured, power))
        return (*own, *(self.gems[id].superpower for id in gems.split(",") if id))

    def _abilities_of(self, key: str) -> tuple[Ability, ...]:
        """What a superpower listens for."""
        return tuple(self.using(self.superpowers[key]))

    def _rules_of(self, key: str, event: str) -> tuple[Ability, ...]:
        """The special rules of an attack that apply at a moment."""
        strike = self.weapon(key)
        return tuple(
            rule_ability(strike, number, rule)
            for number, rule in enumerate(strike.rules)
            if isinstance(rule, Rule) and rule.event == event
        )

    def _changes_of(self, key: str, query: str) -> tuple[Static, ...]:
        """What an attack itself changes while it is resolved."""
        return tuple(rule for rule in self.weapon(key).rules if isinstance(rule, Static) and rule.query == query)

    def _plays_of(self, id: str) -> tuple[Ability, ...]:
        """What a Team Tactic card in hand listens for."""
        return tuple(self.playing(self.tactics[id]))

    def _hands_of(self, hands: tuple[tuple[str, ...], ...]) -> Hands:
        """The Team Tactic cards in both players' hands."""
        cards = [[self.tactics[id] for id in hand] for hand in hands]
        listen: dict[str, list[tuple[int, Ability]]] = {}
        for seat, hand in enumerate(cards):
            for card in hand:
                for ability in self.plays_of(card.id):
                    listen.setdefault(ability.event, []).append((seat, ability))
        own = [[card for card in hand if card.kind != REACTIVE] for hand in cards]
        return Hands(
            listen,
            [[card for card in hand if not card.action] for hand in own],
            [[card for card in hand if card.action] for hand in own],
        )

    def crisis_abilities(self, id: str) -> list[Ability]:
        """What a Crisis card lets happen by itself: nobody's effects, resolved last (CP-483)."""
        parts = enumerate(self.crises[id].parts)
        return [crisis_ability(id, number, part) for number, part in parts if isinstance(part, On)]

    def crisis_changes(self, id: str) -> list[tuple[str, Static]]:
        """What a Crisis card changes as long as it is in play, each under a name of its own."""
        parts = enumerate(self.crises[id].parts)
        return [(part_of(id, number), part) for number, part in parts if isinstance(part, Static)]
