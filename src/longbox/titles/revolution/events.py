"""What happened. Hands, dials and decks are secret: those events tell less to others."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.kernel import Event

Cards = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RolledOff(Event):
    """Who wins a roll of three dice; ties roll again."""

    what: str
    seats: tuple[int, ...]
    totals: tuple[int, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class SchoolChosen(Event):
    seat: int
    school: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: int
    characters: Cards


@dataclass(frozen=True, slots=True)
class CommanderNamed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: str


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    seat: int
    characters: Cards


@dataclass(frozen=True, slots=True)
class Advanced(Event):
    seat: int
    characters: Cards


@dataclass(frozen=True, slots=True)
class Earned(Event):
    """The income of Acquire Hope."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class HeroesPaid(Event):
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A Character leaves its School for the discard pile."""

    seat: int
    who: int


@dataclass(frozen=True, slots=True)
class PointsChanged(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class HopeChanged(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class PlotPointsChanged(Event):
    seat: int
    n: int
    now: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Plot Cards drawn; the others only learn how many."""

    seat: int
    n: int
    cards: Cards | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.n, None)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    deck: str


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class SupportAsked(Event):
    seat: int
    n: int
    """0: no certain number."""


@dataclass(frozen=True, slots=True)
class SupportOffered(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class SupportTaken(Event):
    seat: int
    n: int
    """All points together."""


@dataclass(frozen=True, slots=True)
class SupportReturned(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class EventPlayed(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Targeted(Event):
    seat: int
    schools: tuple[int, ...]
    characters: Cards


@dataclass(frozen=True, slots=True)
class Reacted(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    card: int


@dataclass(frozen=True, slots=True)
class PlotDiscarded(Event):
    """Face up; for Hope, or for none."""

    seat: int
    cards: Cards
    hope: int


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    seat: int
    who: int
    source: int


@dataclass(frozen=True, slots=True)
class HopeGiven(Event):
    seat: int
    to: int
    coins: int


@dataclass(frozen=True, slots=True)
class HopeRequested(Event):
    seat: int
    to: int
    """Who is asked."""
    coins: int


@dataclass(frozen=True, slots=True)
class HopeRefused(Event):
    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    seat: int
    to: int
    cards: Cards | None

    def seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.to) else Peeked(self.seat, self.to, None)


@dataclass(frozen=True, slots=True)
class Scried(Event):
    seat: int
    deck: str
    cards: Cards | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Scried(self.seat, self.deck, None)


@dataclass(frozen=True, slots=True)
class TokensChanged(Event):
    who: int
    n: int


@dataclass(frozen=True, slots=True)
class InjuryChanged(Event):
    who: int
    injured: bool


@dataclass(frozen=True, slots=True)
class TriumphChanged(Event):
    who: int
    triumph: bool


@dataclass(frozen=True, slots=True)
class Offered(Event):
    seat: int
    to: int
    give: Cards
    pay: int
    take: Cards
    ask: int


@dataclass(frozen=True, slots=True)
class OfferAnswered(Event):
    seat: int
    accepted: bool


@dataclass(frozen=True, slots=True)
class SecretMission(Event):
    seat: int
    who: int
    coins: int


@dataclass(frozen=True, slots=True)
class DialTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class LotRevealed(Event):
    who: int


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    seat: int
    coins: int | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else BidPlaced(self.seat, None)


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    """By seat; NOBODY for those who do not bid."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidRaised(Event):
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class BidsTied(Event):
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidFailed(Event):
    pass


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    seat: int
    who: int
    coins: int


@dataclass(frozen=True, slots=True)
class Trained(Event):
    who: int
    training: int


@dataclass(frozen=True, slots=True)
class TrainingWasted(Event):
    who: int


@dataclass(frozen=True, slots=True)
class MissionRevealed(Event):
    mission: int


@dataclass(frozen=True, slots=True)
class CommandWon(Event):
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Invited(Event):
    seat: int
    position: int


@dataclass(frozen=True, slots=True)
class Sent(Event):
    seat: int
    who: int
    position: int


@dataclass(frozen=True, slots=True)
class InvitationRefused(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class NobodyToSend(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MissionCalledOff(Event):
    pass


@dataclass(frozen=True, slots=True)
class TokenPlaced(Event):
    piece: int
    hex: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    seat: int
    faces: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class FirstChosen(Event):
    seat: int
    first: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    piece: int
    hex: int


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    piece: int
    prey: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    attack: tuple[int, ...]
    defense: tuple[int, ...]
    n: int
    """Damage so far."""


@dataclass(frozen=True, slots=True)
class Damaged(Event):
    piece: int
    n: int


@dataclass(frozen=True, slots=True)
class StatsChanged(Event):
    who: int
    stats: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Defeated(Event):
    seat: int
    who: int
    zeros: int


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    piece: int
    seat: int


@dataclass(frozen=True, slots=True)
class CrateOpened(Event):
    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class Calmed(Event):
    seat: int
    faces: tuple[int, ...]
    n: int


@dataclass(frozen=True, slots=True)
class Carried(Event):
    seat: int
    piece: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    seat: int
    now: int


@dataclass(frozen=True, slots=True)
class ControlPassed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MissionEnded(Event):
    success: bool


@dataclass(frozen=True, slots=True)
class Rewarded(Event):
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class TournamentBegan(Event):
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchWon(Event):
    seat: int
    forfeit: bool


@dataclass(frozen=True, slots=True)
class Ended(Event):
    seat: int
    reason: str
