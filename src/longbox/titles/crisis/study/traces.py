"""Studies over all cards: rosters drawn at random, and which abilities were offered and used in a game.

A game that is not watched pays nothing for this: what watches is put around the rules for the time of a game, and taken off again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from types import TracebackType
from typing import Any, Self

from longbox.kernel import Ask, Event, Generator, listed

from ..builder import EXTRACTION, SECURE, SIZES, Roster, write
from ..codes import NOBODY
from ..events import AttackBegan, SuperpowerUsed, TacticPlayed
from ..rules.missions import CRISES
from ..rules.tactics import TACTICS, Tactic
from ..script.cards import CHARACTERS, GEMS, STRIKES, SUPERPOWERS, Character, Rule, Static, Superpower, printed_on
from ..script.nodes import Context, named
from ..script.running import TACTIC, Run
from ..state import Table

# -- rosters at random -------------------------------------------------------------------------------------------------

PRINTED = "printed/"
"""Before the name of an attack that stands on a Team Tactic card."""
OF_ONE_KIND = 6
"""Members of the affiliation that a drawn roster is built around."""
BY_NAME = 3
"""Team Tactic cards whose own characters come into a drawn roster with them."""


def draw(rng: Generator) -> Roster:
    """A legal roster of playable cards, drawn so that over many games all of them meet: built around an affiliation, with some
    Team Tactic cards that name characters and those characters, and with Infinity Gems for whoever bears them.

    >>> from longbox.titles.crisis.builder import judge
    >>> judge(draw(Generator(7)))
    []
    """
    tactics = shuffled(rng, sorted(TACTICS))
    people = shuffled(rng, sorted(id for id, card in CHARACTERS.items() if not card.is_grunt))
    affiliation = rng.choice(sorted({name for id in people for name in CHARACTERS[id].affiliations}))
    own = [id for id in people if affiliation in CHARACTERS[id].affiliations]
    leaders = [id for id in own if any(power.leadership == affiliation for power in CHARACTERS[id].superpowers)]
    by_name = [id for id in tactics if TACTICS[id].affiliation in ("", affiliation) and named_by(TACTICS[id])][:BY_NAME]
    called = [id for tactic in by_name for id in people if meant(CHARACTERS[id], named_by(TACTICS[tactic]))]
    characters = together([*leaders[:1], *called[:4], *own[:OF_ONE_KIND], *people], SIZES["characters"])
    fitting = [id for id in tactics if TACTICS[id].affiliation == affiliation]
    free = [id for id in tactics if not TACTICS[id].affiliation]
    hand = exclusive([*by_name, *fitting, *free, *tactics], SIZES["tactics"])
    crises = {
        kind: tuple(shuffled(rng, sorted(id for id, card in CRISES.items() if card.kind == kind))[: SIZES[kind]])
        for kind in (SECURE, EXTRACTION)
    }
    return Roster("", affiliation, characters, hand, crises[SECURE], crises[EXTRACTION], hang(rng, characters))


def shuffled(rng: Generator, ids: list[str]) -> list[str]:
    rng.shuffle(ids)
    return ids


def together(ids: Sequence[str], most: int) -> tuple[str, ...]:
    """The first of them that can be in one roster (CP-115, CP-116)."""
    found: list[str] = []
    for id in dict.fromkeys(ids):
        card = CHARACTERS[id]
        if len(found) < most and all(
            card.name != CHARACTERS[one].name and card.alter_ego != CHARACTERS[one].alter_ego for one in found
        ):
            found.append(id)
    return tuple(found)


def exclusive(ids: Sequence[str], most: int) -> tuple[str, ...]:
    """The first Team Tactic cards of which none excludes another."""
    found: list[str] = []
    for id in dict.fromkeys(ids):
        if len(found) < most and all(TACTICS[one].not_with != id and TACTICS[id].not_with != one for one in found):
            found.append(id)
    return tuple(found)


def hang(rng: Generator, characters: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Every bearer takes as many gems as it may, as far as there are any (CP-500..CP-505)."""
    free = set(GEMS)
    pairs: list[tuple[str, str]] = []
    for who in characters:
        for gem in shuffled(rng, sorted(free & set(CHARACTERS[who].gems)))[: CHARACTERS[who].gem_slots]:
            pairs.append((who, gem))
            free.remove(gem)
    return tuple(pairs)


NAMED: dict[str, tuple[Tactic, tuple[str, ...]]] = {}
"""What was found in Team Tactic cards: to look through their scripts for every roster takes as long as to play the game."""


def named_by(tactic: Tactic) -> tuple[str, ...]:
    """The characters that a Team Tactic card names."""
    kept = NAMED.get(tactic.id)
    if kept is None or kept[0] is not tactic:  # a pack may bring another card of that id
        kept = NAMED[tactic.id] = tactic, names_in(tactic)
    return kept[1]


def names_in(part: object) -> tuple[str, ...]:
    """The characters that a part of a script names."""
    if isinstance(part, named):
        return part.names
    if isinstance(part, Tactic):
        return tuple(name for one in (part.by, part.do, part.on) for name in names_in(one))
    values: Sequence[object] = ()
    if isinstance(part, tuple):
        values = part
    elif is_dataclass(part):
        values = [getattr(part, field.name) for field in fields(part)]
    return tuple(name for value in values for name in names_in(value))


def meant(card: Character, names: Sequence[str]) -> bool:
    return card.id in names or card.name in names or card.alter_ego in names


def drawn(rng: Generator) -> dict[str, object]:
    """Both rosters of a game at random, as its options."""
    return {"roster_a": write(draw(rng)), "roster_b": write(draw(rng))}


# -- what was offered and used -----------------------------------------------------------------------------------------


def abilities() -> Iterator[str]:
    """The name of every ability of every card that can be played: attacks, their rules, superpowers and their parts, Team Tactic
    cards, what Crisis cards do. Parts are numbered as the card has them."""
    for strike in STRIKES.values():
        yield strike.key
        yield from (f"{strike.key}#{n}" for n, rule in enumerate(strike.rules) if isinstance(rule, Rule))
    for power in (power for card in (*CHARACTERS.values(),) for power in card.superpowers):
        yield from _parts(power)
    for gem in GEMS.values():
        yield from _parts(gem.superpower)
    for id, card in TACTICS.items():
        yield f"{TACTIC}{id}"
        for power in card.leaderships:
            yield from _parts(SUPERPOWERS[f"{printed_on(id)}/{power.id}"])
    for crisis in CRISES.values():
        yield from (f"{crisis.id}/interact/{rule.token}" for rule in crisis.interactions)
        yield from (f"{crisis.id}#{n}" for n, _ in enumerate(crisis.parts))
        if crisis.scored is not None:
            yield f"{crisis.id}/scored"


def _parts(power: Superpower) -> Iterator[str]:
    if power.do is not None:
        yield power.key
    yield from (f"{power.key}#{n}" for n, _ in enumerate(power.parts))


class Tracer:
    """Watches one game. What bots only think of is not counted: the rules are watched while the game itself goes on."""

    def __init__(self) -> None:
        self.offered: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.live = False
        self._undo: Callable[[], None] = lambda: None

    def abilities(self) -> Iterator[str]:
        return abilities()

    def __enter__(self) -> Self:
        tracer, plan, changes = self, Run.PLAN, Table._changes
        go, *others = plan
        assert go is not None

        def watched_go(run: Run, t: Table) -> Any:
            if tracer.live and run.at == 0 and not run.lists:
                tracer.used[run.script] += 1
            return go(run, t)

        def watched_changes(t: Table, rows: Any, query: str, subject: int, roles: dict[str, int]) -> Any:
            if tracer.live:
                tracer.asked_for(t, rows, subject, roles)
            return changes(t, rows, query, subject, roles)

        def undo() -> None:
            Run.PLAN = plan
            setattr(Table, "_changes", changes)  # noqa: B010

        self._undo = undo
        Run.PLAN = (watched_go, *others)
        setattr(Table, "_changes", watched_changes)  # noqa: B010  (mypy knows that methods are not assigned to)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._undo()

    def asked_for(self, t: Table, rows: Sequence[tuple[int, Superpower, Static]], subject: int, roles: dict[str, int]) -> None:
        """A static counts as used when it answers."""
        for owner, power, part in rows:
            if owner == NOBODY or t.works(owner, power):
                seat = NOBODY if owner == NOBODY else t.player_of(owner, power)
                c = Context(t, owner, seat, roles, bool(power.leadership))
                if part.on.test(c, subject) and part.when.check(c):
                    self.used[f"{power.key}#{power.parts.index(part)}" if power.card else power.id] += 1

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
                    part = f"{key}#{number - 100}" if number >= 100 else key
                    self.offered[f"{TACTIC}{key}" if key in TACTICS else part] += 1

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
        tactic = TACTICS.get(rest.partition("/")[0]) if f"{kind}/" in (TACTIC, PRINTED) else None
        names = dict.fromkeys(named_by(tactic)) if tactic else ()
        missing = [name for name in names if not any(meant(card, (name,)) for card in CHARACTERS.values())]
        return f"names {listed(missing)}, who cannot be fielded yet" if missing else ""

    def found(self) -> dict[str, dict[str, int]]:
        """What came of it; whatever was used was offered."""
        known = set(abilities())
        used = {name: n for name, n in sorted(self.used.items()) if name in known}
        return {"offered": {name: n for name, n in sorted((self.offered | self.used).items()) if name in known}, "used": used}


__all__ = ["Tracer", "abilities", "draw", "drawn"]
