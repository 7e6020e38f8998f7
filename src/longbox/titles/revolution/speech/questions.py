"""What the log, the questions and the options of Mutant Revolution say: in English here, in other languages in catalogues such as
`de.po`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.kernel import Speech, Words

from ..codes import NOBODY
from ..events import (
    BidsShown,
    Carried,
    Drew,
    HopeChanged,
    Offered,
    Peeked,
    PlotDiscarded,
    PlotPointsChanged,
    PointsChanged,
    RolledOff,
    Scried,
    SupportAsked,
    Targeted,
    TokensChanged,
)
from .names import card, cards, dice, goods, hex_name, mission, missions, piece, plot, plots, school, seats

NAMES: Final[Mapping[str, Callable[[Speech, Any], str]]] = {
    "who": card,
    "training": card,
    "characters": cards,
    "card": plot,
    "cards": plots,
    "school": school,
    "schools": seats,
    "seats": seats,
    "first": Speech.seat,
    "mission": mission,
    "piece": piece,
    "prey": piece,
    "hex": hex_name,
    "faces": dice,
    "attack": dice,
    "defense": dice,
}
"""What the fields of events are called by."""
ROLLS: Final = {
    "school": "Dice for the first choice of a School: {rolls}.",
    "command": "Dice for the Mission Commander Token: {rolls}.",
    "control": "Dice for the Mission Characters: {rolls}.",
    "tournament": "Dice to settle a tie: {rolls}.",
    "initiative": "Dice again for Initiative: {rolls}.",
}
PHASES: Final = {"upkeep": "Upkeep Phase.", "plot": "Plot Phase.", "recruit": "Recruit Phase.", "mission": "Mission Phase."}
RESHUFFLED: Final = {
    "plot": "The Plot Deck is made anew from its discard pile.",
    "recruit": "The Recruit Deck is made anew from its discard pile.",
    "mission": "The Mission Deck is made anew from its discard pile.",
}
SCRIED: Final = {
    "recruits": ("{seat} looks at the top of the Recruit Deck.", "{seat} looks at the top of the Recruit Deck: {seen}."),
    "missions": ("{seat} looks at the top of the Mission Deck.", "{seat} looks at the top of the Mission Deck: {seen}."),
}
"""For others, and for who sees the cards."""
DEFEATS: Final = {
    1: "{who} of {seat} is defeated: knocked out.",
    2: "{who} of {seat} is defeated: badly injured.",
    3: "{who} of {seat} is defeated: hospitalized.",
}
ENDS: Final = {
    "points": "{seat} wins the game as the only School with 6 Revolution Points.",
    "tournament": "{seat} wins the game by winning the Final Tournament.",
    "last-round": "{seat} wins the game by leading after the last round.",
}


def rolled_off(e: RolledOff, say: Speech) -> str:
    rolls = ", ".join(f"{say.seat(seat)} {total}" for seat, total in zip(e.seats, e.totals, strict=True))
    told = say(ROLLS[e.what], rolls=rolls)
    if e.what == "initiative":
        return told
    return f"{told} {say('A tie; they roll again.') if e.seat == NOBODY else say('{seat} wins.', e)}"


def points(e: PointsChanged, say: Speech) -> str:
    if e.n > 0:
        one, many = "{seat} gains {n} Revolution Point and has {now}.", "{seat} gains {n} Revolution Points and has {now}."
    else:
        one, many = "{seat} loses {n} Revolution Point and has {now}.", "{seat} loses {n} Revolution Points and has {now}."
    return say.count(one, many, abs(e.n), e)


def hope(e: HopeChanged, say: Speech) -> str:
    return say("{seat} gains {n} Hope and has {now}." if e.n > 0 else "{seat} loses {n} Hope and has {now}.", e, n=abs(e.n))


def plot_points(e: PlotPointsChanged, say: Speech) -> str:
    if e.n > 0:
        one, many = "{seat} gains {n} Plot Point and has {now}.", "{seat} gains {n} Plot Points and has {now}."
    else:
        one, many = "{seat} loses {n} Plot Point and has {now}.", "{seat} loses {n} Plot Points and has {now}."
    return say.count(one, many, abs(e.n), e)


def tokens(e: TokensChanged, say: Speech) -> str:
    if e.n > 0:
        return say.count("{who} gains {n} Power Token.", "{who} gains {n} Power Tokens.", e.n, e)
    return say.count("{who} loses {n} Power Token.", "{who} loses {n} Power Tokens.", -e.n, e)


def drew(e: Drew, say: Speech) -> str:
    if e.cards is None:
        return say.count("{seat} draws {n} Plot Card.", "{seat} draws {n} Plot Cards.", e.n, e)
    return say.count("{seat} draws {n} Plot Card: {cards}.", "{seat} draws {n} Plot Cards: {cards}.", e.n, e)


def support(e: SupportAsked, say: Speech) -> str:
    if not e.n:
        return say("{seat} asks for support for an Event.", e)
    one = "{seat} asks for {n} Plot Point of support for an Event."
    return say.count(one, "{seat} asks for {n} Plot Points of support for an Event.", e.n, e)


def offered(e: Offered, say: Speech) -> str:
    nothing = say.word("nothing")
    give, take = goods(say, e.give, e.pay, nothing), goods(say, e.take, e.ask, nothing)
    return say("{seat} offers {to} {give} for {take}.", e, give=give, take=take)


def targeted(e: Targeted, say: Speech) -> str:
    named = say.tongue.listed(text for text in (seats(say, e.schools), cards(say, e.characters)) if text)
    return say("{seat} names {named}.", e, named=named)


def discarded(e: PlotDiscarded, say: Speech) -> str:
    return say("{seat} discards {cards} for {hope} Hope." if e.hope else "{seat} discards {cards}.", e)


def bids(e: BidsShown, say: Speech) -> str:
    shown = ", ".join(f"{say.seat(seat)} {bid}" for seat, bid in enumerate(e.bids) if bid != NOBODY)
    return say("The dials: {bids}.", bids=shown)


def carried(e: Carried, say: Speech) -> str:
    return say("{piece} is left behind." if e.seat == NOBODY else "{seat} carries {piece}.", e)


def peeked(e: Peeked, say: Speech) -> str:
    if e.cards is None:
        return say("{seat} looks at the hand of {to}.", e)
    return say("{seat} looks at the hand of {to}: {seen}.", e, seen=plots(say, e.cards) or say("no cards"))


def scried(e: Scried, say: Speech) -> str:
    hidden, open_ = SCRIED[e.deck]
    if e.cards is None:
        return say(hidden, e)
    return say(open_, e, seen=(cards if e.deck == "recruits" else missions)(say, e.cards))


WORDS: Words = {
    "seat": "Player {letter}",
    "option.token_returns": "Mission Characters may end where they began",
    "option.initiative_tie": "After a tie for Initiative",
    "option.initiative_tie.whole": "the whole roll again, with Powers",
    "option.initiative_tie.speed": "Speed only",
    "option.still_move": "A Move of 0 Hexes counts as a Move",
    "option.mended": "Mistakes of version 0.1 are mended",
    "option.last_round": "Last round",
    "option.last_round.0": "None, as in the book",
    "ask.school": "Which School do you lead?",
    "ask.recover": "Which Characters recover?",
    "ask.advance": "Do you advance the revolution? Which six Characters spend a Power Token?",
    "ask.pay": "Which Heroes do you pay for? The others leave.",
    "ask.penalty": "None of your Heroes and Students is well. What do you lose?",
    "ask.plot": "What do you do in the Plot Phase?",
    "ask.gift": "Do you give the Hope you are asked for?",
    "ask.support": "How many Plot Points do you contribute to the Event?",
    "ask.accept": "Whose support do you take?",
    "ask.supported": "Which Event do you play with this support?",
    "ask.target": "Which Schools is it about?",
    "ask.character": "Which Character is it about?",
    "ask.react": "You may react.",
    "ask.trim": "Which Plot Cards do you discard?",
    "ask.ransom": "Do you pay to keep this Character?",
    "ask.order": "In which order do you put the cards back?",
    "ask.allegiance": "Do you trade, send a Character on a Secret Mission, or take your dial?",
    "ask.trade": "Do you accept the offer?",
    "ask.bid": "How much Hope do you bid?",
    "ask.raise": "By how much do you raise your bid?",
    "ask.attach": "Who gets the Training Card?",
    "ask.invite": "Which School do you invite next?",
    "ask.respond": "Whom do you send on the Mission?",
    "ask.place": "Where do you place the Mission Token?",
    "ask.first": "Who acts first in this Mission Turn?",
    "ask.act": "Which Action do you take?",
    "ask.move": "Where do you move?",
    "ask.lower": "Which stats are lowered?",
    "ask.push": "Where is the target pushed?",
    "ask.enemy": "Which Mission Character acts next?",
    "ask.enemy_move": "Where does the Mission Character move?",
    "ask.enemy_attack": "Whom does the Mission Character attack next?",
    "ask.reroll": "Which dice do you roll again?",
    "ask.regain": "Which stat do you regain?",
    "ask.grip": "Which Character do you move?",
    "ask.shift": "To which Hex?",
    "ask.takeover": "Do you pay to take over the defeated Student?",
    "ask.prize": "Does the new Student join your School?",
    "ask.champion": "Who fights for you in the tournament?",
    "nothing": "nothing",
    "RolledOff": rolled_off,
    "SchoolChosen": "{seat} leads {school}.",
    "Dealt": "{seat} begins with {characters}.",
    "CommanderNamed": "{seat} is the first Mission Commander.",
    "RoundBegan": "Round {number}",
    "PhaseBegan": lambda e, say: say(PHASES[e.phase]),
    "Recovered": "{seat} lets {characters} recover.",
    "Advanced": "{seat} advances the revolution with {characters}.",
    "Earned": "{seat} receives {coins} Hope.",
    "HeroesPaid": "{seat} pays {coins} Hope for Heroes.",
    "Discarded": "{who} leaves the School of {seat}.",
    "PointsChanged": points,
    "HopeChanged": hope,
    "PlotPointsChanged": plot_points,
    "Drew": drew,
    "Reshuffled": lambda e, say: say(RESHUFFLED[e.deck]),
    "Passed": "{seat} passes.",
    "SupportAsked": support,
    "SupportOffered": lambda e, say: say.count("{seat} offers {n} Plot Point.", "{seat} offers {n} Plot Points.", e.n, e),
    "SupportTaken": lambda e, say: say.count(
        "{seat} takes {n} Plot Point of support.", "{seat} takes {n} Plot Points of support.", e.n, e
    ),
    "SupportReturned": "{seat} has no Event that uses up the support; all points are returned.",
    "EventPlayed": "{seat} plays {card}.",
    "Targeted": targeted,
    "Reacted": "{seat} reacts with {card}.",
    "Cancelled": "{card} is cancelled.",
    "PlotDiscarded": discarded,
    "PowerUsed": "{who} of {seat} spends a Power Token.",
    "HopeGiven": "{seat} gives {to} {coins} Hope.",
    "HopeRequested": "{seat} asks {to} for {coins} Hope.",
    "HopeRefused": "{seat} gives {to} nothing.",
    "Peeked": peeked,
    "Scried": scried,
    "TokensChanged": tokens,
    "InjuryChanged": lambda e, say: say("{who} is injured." if e.injured else "{who} is well again.", e),
    "TriumphChanged": lambda e, say: say("{who} gains a Triumph Token." if e.triumph else "{who} loses a Triumph Token.", e),
    "Offered": offered,
    "OfferAnswered": lambda e, say: say("{seat} accepts." if e.accepted else "{seat} refuses.", e),
    "SecretMission": "{seat} sends {who} on a Secret Mission for {coins} Hope.",
    "DialTaken": "{seat} takes the dial.",
    "LotRevealed": "{who} can be recruited.",
    "BidPlaced": lambda e, say: say("{seat} sets the dial." if e.coins is None else "{seat} sets the dial to {coins}.", e),
    "BidsShown": bids,
    "BidRaised": "{seat} raises the bid to {coins}.",
    "BidsTied": "{seats} are tied and bid again.",
    "BidFailed": "Nobody bids anything; all coins are returned.",
    "Recruited": "{seat} recruits {who} for {coins} Hope.",
    "Trained": "{who} gets {training}.",
    "TrainingWasted": "Nobody can hold {who}; it is discarded.",
    "MissionRevealed": "The Mission: {mission}.",
    "CommandWon": "{seat} becomes Mission Commander for {coins} Hope.",
    "Invited": "{seat} is invited to Position {position}.",
    "Sent": "{seat} sends {who} to Position {position}.",
    "InvitationRefused": "{seat} refuses.",
    "NobodyToSend": "{seat} has nobody to send.",
    "MissionCalledOff": "Too few take part; the Mission is over.",
    "TokenPlaced": "{piece} is placed on {hex}.",
    "TurnBegan": "Mission Turn {turn}.",
    "InitiativeRolled": "{seat} rolls {faces} for Initiative: {total}.",
    "FirstChosen": "{seat} wins the Initiative and lets {first} begin.",
    "Moved": "{piece} moves to {hex}.",
    "Attacked": "{piece} attacks {prey}.",
    "Rolled": "Attack {attack} against defense {defense}: {n} Damage.",
    "Damaged": "{piece} takes {n} Damage.",
    "StatsChanged": "{who} now has Attack {stats[0]}, Defense {stats[1]}, Speed {stats[2]}.",
    "Defeated": lambda e, say: say(DEFEATS[e.zeros], e),
    "TokenRemoved": "{seat} removes {piece}.",
    "CrateOpened": "{seat} opens a crate and rolls a {face}.",
    "Calmed": "{seat} calms the mutant with {faces}: {n}.",
    "Carried": carried,
    "Scored": "{seat} now has {now} in this Mission.",
    "ControlPassed": "{seat} now controls the Mission Characters.",
    "MissionEnded": lambda e, say: say("The Mission is a success." if e.success else "The Mission has failed."),
    "Rewarded": lambda e, say: say.count(
        "{seat} is rewarded with {n} Revolution Point.", "{seat} is rewarded with {n} Revolution Points.", e.n, e
    ),
    "TournamentBegan": "Final Tournament: {seats} have 6 Revolution Points each.",
    "MatchWon": lambda e, say: say("{seat} wins the match without a fight." if e.forfeit else "{seat} wins the match.", e),
    "Ended": lambda e, say: say(ENDS[e.reason], e),
    # labels of options
    "offer.pass": "Pass",
    "offer.none": "Nobody",
    "offer.nothing": "None",
    "offer.hope": "Half of your Hope",
    "offer.revolution": "1 Revolution Point",
    "offer.event": "Play {card} for {cost}",
    "offer.power": "Use the Power of {who}",
    "offer.discard": "Discard {cards} for {hope} Hope",
    "offer.support": "Ask for support",
    "offer.support_of": "Ask for support: {n}",
    "offer.give": "Give Hope",
    "offer.pay": "Pay {price} Hope",
    "offer.discard_who": "Let {who} go",
    "offer.ready": "Take your dial",
    "offer.secret": "Secret Mission: {who} for {price} Hope",
    "offer.deal": "Offer {to}: {give} for {take}",
    "offer.coins": "{n} Hope",
    "offer.accept": "Accept",
    "offer.refuse": "Refuse",
    "offer.refuse_mission": "Refuse",
    "offer.take": "Take the Student",
    "offer.end": "End",
    "offer.move": "Move",
    "offer.attack": "Attack {target}",
    "offer.attack.far": "Attack {target} from afar (Power Tokens: {n})",
    "offer.special": "Special Action: {power}",
    "offer.open": "Open {target}",
    "offer.calm": "Calm {target}",
    "offer.carry": "Carry {target}",
    "offer.stats": "Attack {a}, Defense {d}, Speed {s}",
    "offer.dice": "Dice {dice}",
    "offer.stay": "Leave it there",
    "offer.reaction": "{card} (Plot Value {cost})",
    "offer.use": "{power} ({who}, 1 Power Token)",
    "offer.takeover": "Pay {price} Hope and take {who}",
    # what is being resolved
    "frame.Play": "Game",
    "frame.Round": "Round",
    "frame.Upkeep": "Upkeep Phase",
    "frame.PlotPhase": "Plot Phase",
    "frame.RecruitPhase": "Recruit Phase",
    "frame.MissionPhase": "Mission Phase",
    "frame.Gift": "Request for Hope",
    "frame.Support": "Support for an Event",
    "frame.Deed": "Card or Power",
    "frame.Trade": "Offer",
    "frame.LotAuction": "Auction",
    "frame.CommandAuction": "Bids for the command",
    "frame.Arena": "Mission Turn",
    "frame.Act": "Actions",
    "frame.Enemies": "Mission Characters",
    "frame.Strike": "Attack",
    "frame.Harm": "Damage",
    "frame.Defeat": "Defeat",
    "frame.Window": "Reactions",
    "frame.Match": "Match of the tournament",
}

__all__ = ["NAMES", "WORDS"]
