"""Every Team Tactic card and every superpower under something that changes the rules for all of them, by random play.

A scene is prepared so that the card can be used; then both sides take turns. Whoever may use it does, all else is chosen at random.
After each answer the table is looked at: no Power below 0 or above 10, no damage below 0, nothing happens to a Dazed character.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from longbox.kernel import PASS, AnyFrame
from longbox.titles.crisis.builder.known import squad_for
from longbox.titles.crisis.builder.known.fielded import could, names_in, needs
from longbox.titles.crisis.codes import CONDITION_BITS, DAZED, NOBODY, PLAYED, POWER_LIMIT
from longbox.titles.crisis.rules.leaving import Leave
from longbox.titles.crisis.rules.rounds import ActivationPhase, CleanupPhase, PowerPhase, Turn
from longbox.titles.crisis.rules.superpowers import UseSuperpower
from longbox.titles.crisis.rules.tactics import PlayTactic
from longbox.titles.crisis.script import queries
from longbox.titles.crisis.script.cards import Character, Superpower, printed_on
from longbox.titles.crisis.script.nodes import Filter, named
from longbox.titles.crisis.script.tactics import Tactic
from longbox.titles.crisis.speech.telling.words import nodes_in
from longbox.titles.crisis.state import Table
from titles.crisis.shelf import the_cards

from .. import LIBRARY
from ..mission import mission
from ..scene import Duel, box
from .players_of_cards import ALTER_EGOS, ANYBODY, SOMEBODY, who

FOES: Final = ("red-skull", "crossbones-merciless-merc", "doctor-octopus")
CRATES: Final = (box("crate", 1, 15.0, 6.0, 1.5, 1.5), box("car", 2, 8.0, 15.0, 3.0, 1.5), box("wall", 3, 20.0, 16.0, 4.0, 1.0))
LENT: Final = "captain-america-steve-rogers/strike"
BROUGHT: Final = f"{printed_on('new-mutants')}/cry-for-help"
LONG: Final = 60
"""Answers after which whoever can decline does."""


def everybody(duel: Duel, query: str, n: int) -> None:
    """Something about everybody for the whole game."""
    duel.t.lasting += [(query, one, one, "game", n) for one in range(len(duel.t.who))]


def rooted(duel: Duel) -> None:
    for one in range(len(duel.t.who)):
        duel.t.conditions[one] |= CONDITION_BITS["root"]


def lent(duel: Duel) -> None:
    duel.t.lasting += [(LENT, one, one, "game", 1) for one in range(len(duel.t.who))]


def controlled(duel: Duel) -> None:
    """The last enemy obeys the first player."""
    duel.set(len(duel.t.who) - 1, seat=0)


def copied(duel: Duel) -> None:
    """Both squads are led by the same Leadership: that of the first player's leader, or one that a card brings."""
    t = duel.t
    for power in t.leaderships(t.leader[0]) or (t.library.superpowers[BROUGHT],):
        t.lasting += [(power.key, leader, leader, "game", 1) for leader in t.leader]
    t.index = None


def dazed(t: Table, one: int) -> None:
    t.status[one] |= DAZED
    t.index = None


def gone(t: Table, one: int) -> None:
    Leave(one).remove(t)


BEFORE: Final[dict[str, Callable[[Duel], None]]] = {
    "tax on cards": lambda duel: everybody(duel, queries.TACTIC_COST, 1),
    "root": rooted,
    "no modifying": lambda duel: everybody(duel, queries.NO_MODIFY, 1),
    "lent attack": lent,
    "controlled enemy": controlled,
    "copied leadership": copied,
}
MEANWHILE: Final[dict[str, Callable[[Table, int], None]]] = {"payer dazed": dazed, "payer gone": gone}
"""What happens to whoever uses the card when its price is paid, before its effect."""
MODIFIERS: Final = (*BEFORE, *MEANWHILE)


class Broken(AssertionError):
    """An invariant does not hold."""


class Scene:
    """A card, ready to be used; `used` says how often it was."""

    def __init__(self, wanted: str, us: list[str], seed: str, **options: Any) -> None:
        self.wanted, self.rng, self.used, self.answers = wanted, Random(seed), 0, 0
        self.whole = False
        self.duel = Duel([*us, ANYBODY], FOES, CRATES, **options)
        mission(self.duel, "skrulls-infiltrate", "gamma-wave")
        t = self.duel.t
        t.key = self.rng.randrange(1 << 30)
        t.script = None  # dice fall as they like
        for one in range(len(t.who)):
            row, column = divmod(one, 4)
            self.duel.put(one, 10.0 + 2.2 * column + 0.7 * row, 10.0 + 2.4 * row + 4.0 * t.seat[one])
            self.duel.set(one, power=POWER_LIMIT, damage=1)
        t.leader = [0, len(us) + 1]
        t.index = None

    def dressed(self, number: int) -> Scene:
        """The same in another state: some cards want the injured, the Dazed, the sick, or the enemy far away."""
        t, n = self.duel.t, len(self.duel.t.who)
        sick = sum(CONDITION_BITS[name] for name in ("bleed", "poison", "slow", "hex", "incinerate"))
        for one in range(n):
            theirs = t.seat[one] == 1
            if number % 2:
                t.conditions[one] |= sick
                t.damage[one] = min(3, t.stamina(one) - 1)
            if number % 4 >= 2 and theirs:
                t.injured[one] = 1
                self.duel.put(one, *(sum(pair) for pair in zip(self.duel.at(one), (2.0, 3.0), strict=True)))
        if number >= 4:
            t.status[n - 4] |= DAZED  # the last of ours
            t.injured[0] |= int(number >= 6)
        t.token_holder[0] = (0, n - 1, NOBODY)[number % 3]
        t.round, t.index = 1 + number, None
        self.whole = number % 2 == 1
        return self

    # -- playing -------------------------------------------------------------------------------------------------------

    def run(self, modifier: str) -> Scene:
        if modifier in BEFORE:
            BEFORE[modifier](self.duel)
        with self.felled(MEANWHILE.get(modifier)):
            frames: list[AnyFrame] = [ActivationPhase()] if self.whole else [Turn(0), Turn(1), PowerPhase(), Turn(0), Turn(1)]
            for frame in frames:
                if self.used or self.duel.t.over:
                    break
                self.duel.push(frame)
                while not self.done():
                    self.step()
            if not self.duel.t.over and self.duel.still:
                self.duel.push(CleanupPhase())
                while not self.duel.t.over and not self.duel.still:
                    self.duel.t.resolve(self.choice())
        return self

    def done(self) -> bool:
        return self.duel.t.over or self.duel.still

    def step(self) -> None:
        t, before = self.duel.t, self.seen()
        self.answers += 1
        t.resolve(self.choice())
        self.judge(before)

    def judge(self, before: dict[int, tuple[Any, ...]]) -> None:
        """Whether all is well, and all Dazed characters are as they were."""
        t = self.duel.t
        for one, (power, damage) in enumerate(zip(t.power, t.damage, strict=True)):
            if not 0 <= power <= POWER_LIMIT or damage < 0:
                raise Broken(f"{t.who[one]} has {power} Power and {damage} damage.")
        for one, was in before.items():
            if t.status[one] & (PLAYED | DAZED) == PLAYED | DAZED and self.state(one) != was:
                raise Broken(f"{t.who[one]} is Dazed, and was {was} but is {self.state(one)}.")

    def seen(self) -> dict[int, tuple[Any, ...]]:
        """All Dazed characters as they are."""
        t = self.duel.t
        return {one: self.state(one) for one, marks in enumerate(t.status) if marks & (PLAYED | DAZED) == PLAYED | DAZED}

    def state(self, one: int) -> tuple[Any, ...]:
        t = self.duel.t
        return t.base[one], t.power[one], t.damage[one], t.conditions[one]

    def choice(self) -> Any:
        """The card if it may be used, its player and others that attack if one is activated, else anything."""
        ask = self.duel.ask
        options = list(ask.options)
        for one in options:
            if self.names(one):
                return one
        if self.answers > LONG or self.used > 1:
            ends = [one for one in options if one in (PASS, (PASS,), ("done",))]
            if ends:
                return ends[0]
        if ("activate", 0) in options and not self.used:
            return ("activate", 0)
        attacks = [one for one in options if isinstance(one, tuple) and one and one[0] == "attack"]
        if attacks and self.rng.random() < 0.7:
            return self.rng.choice(attacks)
        return self.rng.choice([one for one in options if one not in (("done",), (PASS,))] or options)

    def names(self, option: Any) -> bool:
        parts = option if isinstance(option, tuple) else (option,)
        return any(part in (self.wanted, self.wanted.rpartition("/")[2]) for part in parts if isinstance(part, str))

    # -- what happens to its player ------------------------------------------------------------------------------------

    @contextmanager
    def felled(self, harm: Callable[[Table, int], None] | None) -> Iterator[None]:
        """While it lasts, the first use of the card is noted, and its player falls before its effect."""
        plans = PlayTactic.PLAN, UseSuperpower.PLAN
        tactic, power = PlayTactic.carry_out, UseSuperpower.carry_out

        def used(name: str, t: Table, one: int) -> None:
            if name == self.wanted:
                self.used += 1
                if harm is not None and self.used == 1:
                    harm(t, one)

        def play(frame: PlayTactic, t: Table) -> AnyFrame:
            made = tactic(frame, t)
            used(f"tactic/{frame.card}", t, frame.who[0])
            return made

        def use(frame: UseSuperpower, t: Table) -> AnyFrame:
            made = power(frame, t)
            used(frame.power, t, frame.who)
            return made

        PlayTactic.PLAN = tuple(play if step is tactic else step for step in plans[0])
        UseSuperpower.PLAN = tuple(use if step is power else step for step in plans[1])
        try:
            yield
        finally:
            PlayTactic.PLAN, UseSuperpower.PLAN = plans


CALLED: Final = {ego: name for name, ego in ALTER_EGOS.items()}
"""Plain characters by the alter egos that cards name."""

# -- scenes ------------------------------------------------------------------------------------------------------------


def of_tactic(id: str, seed: str, **options: Any) -> Scene:
    """Some who can play it; plain ones of the names where nobody can be fielded."""
    card, rng = the_cards().tactics[id], Random(seed)
    if squad_for(card):
        us = [rng.choice(able(by.who)) for by in card.by]
    else:
        names = [name for which, _ in needs(card) for several in names_in(which) for name in several.split(" / ")[:1]]
        us = [who(CALLED.get(name, name)) for name in names]
    scene = Scene(f"tactic/{id}", [*dict.fromkeys([*us, *mates(card)]), *followers(card, rng), SOMEBODY], seed, **options)
    scene.duel.hand(id)
    return scene


def of_superpower(key: str, seed: str, **options: Any) -> Scene:
    power = the_cards().superpowers[key]
    card = the_cards().characters[power.card]
    us = [power.card, *card.parents[:1], *mates(power), SOMEBODY]
    scene = Scene(key, us, seed, **options)
    forms = [form.name for form in card.forms]
    scene.duel.set(0, form=forms.index(power.form) if power.form in forms else 0, injured=int(power.side == "injured"))
    return scene


def people() -> list[Character]:
    return [the_cards().characters[id] for id in sorted(LIBRARY["characters"])]


def able(which: Filter) -> list[str]:
    """Those who could pass a filter and may play cards."""
    return [one.id for one in people() if not one.is_grunt and could(which, one)]


def mates(card: Tactic | Superpower) -> list[str]:
    """Those whom a card names."""
    names = {name for node in nodes_in(card) if isinstance(node, named) for name in node.names}
    return [one.id for one in people() if {one.id, one.name, one.alter_ego} & names][:3]


def followers(card: Tactic, rng: Random) -> list[str]:
    """One who leads its affiliation, and one more who belongs to it."""
    members = [one for one in people() if card.affiliation in one.affiliations and not one.is_grunt]
    leading = [one for one in members if any(power.leadership == card.affiliation for power in one.superpowers)]
    return [rng.choice(some).id for some in (leading, members) if some]


STATES: Final = 8
"""In how many states a card is tried until it is used."""


def tried(make: Callable[..., Scene], id: str, modifier: str, states: int = STATES, **options: Any) -> int:
    """Play the card in one state of the table after the other until it was used; how often it was."""
    used = 0
    for number in range(states):
        used += make(id, f"{id} {modifier} {number}", **options).dressed(number).run(modifier).used
        if used:
            break
    return used
