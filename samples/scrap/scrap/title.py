"""Scrap, a fight on a rooftop for three. Its rules are in rules.csv beside this file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot
from pathlib import Path
from typing import Any

from longbox.kernel import (
    PASS,
    Ask,
    Candidate,
    Event,
    Frame,
    Generator,
    Illegal,
    Key,
    Option,
    Plain,
    Registry,
    State,
    Title,
    Words,
    pair_of_numbers,
)
from longbox.speech import Tongue, spoken

ROOM = Path(__file__).parent
"""Where the catalogues are."""
Point = tuple[float, float]

BOARD, STRIDE, REACH, DICE = 12.0, 3.0, 5.0, 3
DECK = ("counter",) * 4 + ("guard",) * 4 + ("nerve",) * 7
TRAITS = ("spikes", "grudge", "calm")
BIDS = tuple(tuple(range(coins + 1)) for coins in range(40))


@dataclass(slots=True)
class Step(Frame["Rooftop"]):
    """Base of this title's frames."""


@dataclass(slots=True, kw_only=True)
class Rooftop(State):
    FRAMES = Step

    hands: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    traits: tuple[str, ...] = ()
    places: list[Point] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    """What each seat bid this round; -1 while it has not."""
    shown: bool = True
    """Whether this round's bids lie open."""
    round: int = 0

    def scores(self) -> tuple[float, ...]:
        return tuple(self.points)

    def rounds(self) -> int:
        return self.round

    def candidates(self, event: str, data: tuple[Any, ...]) -> Iterator[Candidate]:
        """Only the seat that was hit reacts: with its trait, then with the cards in its hand."""
        seat = data[1]
        for ability in ABILITIES.listening((self.traits[seat], *sorted(set(self.hands[seat])))).get(event, ()):
            yield seat, seat, ability

    def order(self, event: str, data: tuple[Any, ...]) -> tuple[int, ...]:
        return (data[1],)

    def beside(self, party: int, optional: Mapping[int, Sequence[Key]], forced: Sequence[Key] = ()) -> Sequence[Key]:
        """What must be done comes first here; by default players order their own effects."""
        return () if forced else optional.get(party, ())

    def suspects(self, event: str, data: tuple[Any, ...]) -> tuple[int, ...]:
        return (data[1],) if self.hands[data[1]] else ()


# -- frames: what is being resolved ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class Match(Step):
    """SC-003: rounds until the last one is played."""

    STEPS = ("rounds", "finish")

    def rounds(self, roof: Rooftop) -> Frame[Any] | None:
        if roof.round == roof.options["rounds"]:
            return None
        self.back_to("rounds")
        return Round()

    def finish(self, roof: Rooftop) -> None:
        for seat, hand in enumerate(roof.hands):
            roof.points[seat] += hand.count("nerve")
        roof.emit(Ended, roof.winner())


@dataclass(slots=True)
class Round(Step):
    """SC-004: deal, bid in secret, reveal, take turns."""

    STEPS = ("deal", "bid", "reveal", "turns")

    order: list[int] = field(default_factory=list)

    def deal(self, roof: Rooftop) -> None:
        roof.round += 1
        roof.emit(RoundBegan, roof.round)
        for seat, hand in enumerate(roof.hands):
            if roof.deck:
                hand.append(roof.deck.pop())
                roof.emit(Drew, seat, hand[-1])
            roof.coins[seat] += 2
        roof.bids, roof.shown = [-1] * roof.seats, False

    def bid(self, roof: Rooftop) -> Ask | None:
        if -1 in roof.bids:
            seat = roof.bids.index(-1)
            return Ask(seat, "bid", BIDS[roof.coins[seat]])
        return None

    def answer_bid(self, roof: Rooftop, coins: int) -> None:
        seat = roof.bids.index(-1)
        roof.bids[seat] = coins
        roof.emit(Bid, seat, coins)

    def reveal(self, roof: Rooftop) -> None:
        roof.shown = True
        bids = roof.bids
        self.order = sorted(range(roof.seats), key=lambda seat: -bids[seat])  # a tie goes to the lower seat
        roof.coins[self.order[0]] -= bids[self.order[0]]
        roof.emit(BidsShown, tuple(bids), self.order[0])

    def turns(self, roof: Rooftop) -> Frame[Any] | None:
        if not self.order:
            return None
        self.back_to("turns")
        return Turn(self.order.pop(0))


@dataclass(slots=True)
class Turn(Step):
    """SC-009: walk, then strike somebody in reach."""

    STEPS = ("walk", "strike")

    seat: int

    def walk(self, roof: Rooftop) -> Ask:
        x, y = roof.places[self.seat]
        east, west, north, south = x + STRIDE, x - STRIDE, y + STRIDE, y - STRIDE
        samples = (
            (x, y),
            (east if east < BOARD else BOARD, y),
            (west if west > 0 else 0.0, y),
            (x, north if north < BOARD else BOARD),
            (x, south if south > 0 else 0.0),
        )
        return Ask(self.seat, "walk", tuple(dict.fromkeys(samples)), Stride(x, y))

    def answer_walk(self, roof: Rooftop, place: Point) -> None:
        self.step += 1
        roof.places[self.seat] = place
        roof.emit(Walked, self.seat, place)

    def strike(self, roof: Rooftop) -> Ask:
        return Ask(self.seat, "strike", (PASS, *in_reach(roof, self.seat)))

    def answer_strike(self, roof: Rooftop, target: Any) -> Frame[Any] | None:
        self.step += 1
        return None if target == PASS else Attack(self.seat, target)


def in_reach(roof: Rooftop, seat: int) -> list[int]:
    x, y = roof.places[seat]
    return [other for other, (a, b) in enumerate(roof.places) if other != seat and hypot(a - x, b - y) <= REACH]


@dataclass(slots=True)
class Attack(Step):
    """SC-012: roll, reroll once, let the target react, score."""

    STEPS = ("roll", "reroll", "react", "score")

    by: int
    target: int
    dice: list[int] = field(default_factory=list)
    guarded: int = 0

    def roll(self, roof: Rooftop) -> None:
        self.dice = roof.roll(DICE, 6)
        roof.emit(Rolled, self.by, tuple(self.dice))

    def reroll(self, roof: Rooftop) -> Ask | None:
        if self.hits() == DICE:
            return None
        misses = tuple([i for i, die in enumerate(self.dice) if die < 5])
        return Ask(self.by, "reroll", ((), misses), AnyDice(DICE))

    def answer_reroll(self, roof: Rooftop, picked: tuple[int, ...]) -> None:
        self.step += 1
        for i in picked:
            self.dice[i] = roof.die(6)
        if picked:
            roof.emit(Rolled, self.by, tuple(self.dice))

    def hits(self) -> int:
        return sum([die >= 5 for die in self.dice])

    def react(self, roof: Rooftop) -> Frame[Any] | None:
        return roof.window("hit", self.by, self.target) if self.hits() else None

    def score(self, roof: Rooftop) -> None:
        points = max(0, self.hits() - self.guarded)
        roof.points[self.by] += points
        roof.emit(Scored, self.by, self.target, points)


# -- continuous choices: the exact region of each ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stride:
    """Anywhere on the roof within one stride."""

    x: float
    y: float

    def accept(self, roof: Rooftop, value: tuple[Plain, ...]) -> Plain:
        x, y = pair_of_numbers(value)
        if not (0 <= x <= BOARD and 0 <= y <= BOARD):
            raise Illegal("({x:g}, {y:g}) is not on the roof, which is {size:g} by {size:g}.", x=x, y=y, size=BOARD)
        if (far := hypot(x - self.x, y - self.y)) > STRIDE + 1e-9:
            raise Illegal("({x:g}, {y:g}) is {far:.1f} away; you can walk {stride:g}.", x=x, y=y, far=far, stride=STRIDE)
        return (x, y)

    def describe(self) -> dict[str, Any]:
        return {"circle": [self.x, self.y, STRIDE], "board": BOARD}


@dataclass(frozen=True, slots=True)
class AnyDice:
    """Any of the dice, each at most once."""

    count: int

    def accept(self, roof: Rooftop, value: tuple[Plain, ...]) -> Plain:
        if any(type(i) is not int or not 0 <= i < self.count for i in value) or len(set(value)) != len(value):
            raise Illegal("Pick each die at most once, by numbers from 0 to {last}.", last=self.count - 1)
        return value

    def describe(self) -> dict[str, Any]:
        return {"dice": self.count}


# -- cards: what answers which event ----------------------------------------------------------------------------------------

ABILITIES = Registry()


@ABILITIES.on("hit", card="spikes", forced=True)
def spikes(roof: Rooftop, seat: int, data: tuple[int, int]) -> None:
    roof.points[data[0]] -= 1
    roof.emit(Reacted, seat, "spikes")


@ABILITIES.on("hit", card="grudge")
def grudge(roof: Rooftop, seat: int, data: tuple[int, int]) -> None:
    roof.coins[seat] += 1
    roof.emit(Reacted, seat, "grudge")


@ABILITIES.on("hit", card="guard")
def guard(roof: Rooftop, seat: int, data: tuple[int, int]) -> None:
    roof.hands[seat].remove("guard")
    roof.emit(Reacted, seat, "guard")
    roof.frame(Attack).guarded += 1


@ABILITIES.on("hit", card="counter", when=lambda roof, seat, data: data[0] in in_reach(roof, seat))
def counter(roof: Rooftop, seat: int, data: tuple[int, int]) -> Frame[Any]:
    roof.hands[seat].remove("counter")
    roof.emit(Reacted, seat, "counter")
    return Attack(by=seat, target=data[0])


# -- events and their words -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: int
    card: str | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)


@dataclass(frozen=True, slots=True)
class Bid(Event):
    seat: int
    coins: int | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Bid(self.seat, None)


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    bids: tuple[int, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class Walked(Event):
    seat: int
    place: Point


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: int
    target: int
    points: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    winner: int | None


WORDS: Words = {
    "seat": "Seat {letter}",
    "ask.bid": "How many coins do you bid?",
    "ask.walk": "Where do you walk?",
    "ask.strike": "Whom do you strike?",
    "ask.reroll": "Which dice do you roll again?",
    "ask.react": "You may react.",
    "RoundBegan": "Round {number}",
    "Drew": lambda e, say: say("{seat} draws {card}." if e.card else "{seat} draws a card.", e),
    "Bid": lambda e, say: say("{seat} seals a bid." if e.coins is None else "{seat} seals a bid of {coins}.", e),
    "BidsShown": "The bids are {bids}. {seat} goes first.",
    "Walked": lambda e, say: say("{seat} walks to ({x:.1f}, {y:.1f}).", e, x=e.place[0], y=e.place[1]),
    "Rolled": "{seat} rolls {faces}.",
    "Reacted": "{seat} reacts with {card}.",
    "Scored": "{seat} hits {target} for {points}.",
    "Ended": lambda e, say: say("A draw.") if e.winner is None else say("{who} wins.", who=say.seat(e.winner)),
}
"""In English; German is in `de.po`."""


# -- the title --------------------------------------------------------------------------------------------------------------


class Scrap(Title[Rooftop]):
    name = "sample"
    label = "Scrap"
    players = (3,)
    options = {"rounds": Option(4, range(1, 6), "Rounds to play")}
    state = Rooftop
    words = WORDS
    languages = spoken(ROOM)
    reveals = frozenset({"Drew", "BidsShown"})

    def tongue(self, language: str) -> Tongue:
        return Tongue(language, ROOM)

    def begin(self, roof: Rooftop) -> None:
        deck, traits = list(DECK), list(TRAITS)
        roof.shuffle(deck)
        roof.shuffle(traits)
        roof.hands = [[deck.pop()] for _ in range(roof.seats)]
        roof.deck, roof.traits = deck, tuple(traits)
        roof.places = [(2.0, 2.0), (10.0, 2.0), (6.0, 10.0)]
        roof.coins, roof.points, roof.bids = [1] * 3, [0] * 3, [-1] * 3
        roof.stack.append(Match())

    def view(self, roof: Rooftop, seat: int) -> dict[str, Any]:
        return {
            "round": roof.round,
            "hand": sorted(roof.hands[seat]) if seat >= 0 else [],
            "cards": [len(hand) for hand in roof.hands],
            "deck": len(roof.deck),
            "traits": list(roof.traits),
            "size": BOARD,
            "places": [list(place) for place in roof.places],
            "coins": roof.coins[:],
            "points": roof.points[:],
            "bids": [bid if roof.shown or s == seat else min(bid, 0) for s, bid in enumerate(roof.bids)],
            "attack": next(([f.by, f.target, f.dice[:]] for f in reversed(roof.stack) if isinstance(f, Attack)), None),
        }

    def redeal(self, roof: Rooftop, seat: int, rng: Generator) -> None:
        others = [s for s in range(roof.seats) if s != seat]
        unseen = sorted(roof.deck + [card for s in others for card in roof.hands[s]])
        rng.shuffle(unseen)
        for s in others:
            roof.hands[s] = [unseen.pop() for _ in roof.hands[s]]
            if not roof.shown and roof.bids[s] >= 0:
                roof.bids[s] = rng.below(roof.coins[s] + 1)
        roof.deck = unseen


TITLE = Scrap()
