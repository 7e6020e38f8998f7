"""Which abilities were offered and used in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from longbox.kernel import Ask, Event
from longbox.speech import listed

from ..cards import LIBRARY
from ..codes import NOBODY
from ..events import AttackBegan, SuperpowerUsed, TacticPlayed
from ..script.abilities import part_number
from ..script.cards import Rule, Static, Superpower, printed_on
from ..script.keys import part_of
from ..script.library import Library
from ..script.naming import meant, named_by
from ..script.nodes import Context
from ..script.running import TACTIC
from ..state import Table

PRINTED = printed_on("")
"""Before the name of an attack that stands on a Team Tactic card."""


def abilities(library: Library) -> Iterator[str]:
    """The name of every ability of every card that can be played: attacks, their rules, superpowers and their parts, Team Tactic
    cards, what Crisis cards do. Parts are numbered as the card has them."""
    for strike in library.strikes.values():
        yield strike.key
        yield from (part_of(strike.key, n) for n, rule in enumerate(strike.rules) if isinstance(rule, Rule))
    for power in (power for card in library.characters.values() for power in card.superpowers):
        yield from _parts(power)
    for gem in library.gems.values():
        yield from _parts(gem.superpower)
    for id, card in library.tactics.items():
        yield f"{TACTIC}{id}"
        for power in (*card.leaderships, *card.superpowers):
            yield from _parts(library.superpowers[f"{printed_on(id)}/{power.id}"])
    for crisis in library.crises.values():
        yield from (f"{crisis.id}/interact/{rule.token}" for rule in crisis.interactions)
        yield from (part_of(crisis.id, n) for n, _ in enumerate(crisis.parts))
        if crisis.scored is not None:
            yield f"{crisis.id}/scored"


def _parts(power: Superpower) -> Iterator[str]:
    if power.do is not None:
        yield power.key
    yield from (part_of(power.key, n) for n, _ in enumerate(power.parts))


class Tracer:
    """Listens to a game. What bots only think of is not counted: the copies they think with have no listener."""

    def __init__(self, library: Library = LIBRARY) -> None:
        self.library = library
        self.offered: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def listen(self, t: Table) -> None:
        t.watcher = self

    def leave(self, t: Table) -> None:
        t.watcher = None

    def abilities(self) -> Iterator[str]:
        return abilities(self.library)

    def began(self, script: str) -> None:
        """A script counts as used when it begins."""
        self.used[script] += 1

    def asked(self, t: Table, rows: Sequence[tuple[int, Superpower, Static]], subject: int, roles: Mapping[str, int]) -> None:
        """A static counts as used when it answers."""
        for owner, power, part in rows:
            if owner == NOBODY or t.works(owner, power):
                seat = NOBODY if owner == NOBODY else t.player_of(owner, power)
                c = Context(t, owner, seat, dict(roles), bool(power.leadership))
                if part.on.test(c, subject) and part.when.check(c):
                    self.used[part_of(power.key, power.parts.index(part)) if power.card else power.id] += 1

    def ask(self, t: Table, ask: Ask) -> None:
        """What a question offers."""
        who = t.activated()
        for option in ask.options:
            match option:
                case ("attack", str(id)) if who != NOBODY:
                    self.offered.update(one.key for one in t.strikes(who) if one.id == id)
                case ("power", str(id)) if who != NOBODY:
                    self.offered.update(one.key for one in t.superpowers(who) if one.id == id)
                case ("tactic", str(id)):
                    self.offered[f"{TACTIC}{id}"] += 1
                case (int(), str(key), int(number)):
                    which = part_number(number)
                    part = key if which is None else part_of(key, which)
                    self.offered[f"{TACTIC}{key}" if key in self.library.tactics else part] += 1

    def hear(self, event: Event) -> None:
        """What happens."""
        match event:
            case AttackBegan():
                self.used[event.weapon] += 1
            case SuperpowerUsed():
                self.used[event.power] += 1
            case TacticPlayed():
                self.used[f"{TACTIC}{event.card}"] += 1

    def why(self, ability: str) -> str:
        """A Team Tactic card and the attack on it wait for the characters that it names."""
        kind, _, rest = ability.partition("/")
        tactic = self.library.tactics.get(rest.partition("/")[0]) if f"{kind}/" in (TACTIC, PRINTED) else None
        names = dict.fromkeys(named_by(tactic)) if tactic else ()
        missing = [name for name in names if not any(meant(card, (name,)) for card in self.library.characters.values())]
        return f"names {listed(missing)}, who cannot be fielded yet" if missing else ""

    def found(self) -> dict[str, dict[str, int]]:
        """What came of it; whatever was used was offered."""
        known = set(self.abilities())
        used = {name: n for name, n in sorted(self.used.items()) if name in known}
        return {"offered": {name: n for name, n in sorted((self.offered | self.used).items()) if name in known}, "used": used}


__all__ = ["Tracer", "abilities"]
