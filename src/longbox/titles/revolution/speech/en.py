"""English."""

from __future__ import annotations

from longbox.kernel import Speech, Words

from ..arena import label
from ..codes import NOBODY
from ..events import (
    BidsShown,
    Cancelled,
    Carried,
    Defeated,
    Drew,
    Ended,
    Offered,
    Peeked,
    PlotDiscarded,
    RolledOff,
    Scried,
    StatsChanged,
    Targeted,
)
from .names import card, cards, dice, goods, mission, piece, plot, plots, school, seats

ROLLS = {
    "school": "for the first choice of a School",
    "command": "for the Mission Commander Token",
    "control": "for the Mission Characters",
    "tournament": "to settle a tie",
    "initiative": "again for Initiative",
}
PHASES = {"upkeep": "Upkeep Phase", "plot": "Plot Phase", "recruit": "Recruit Phase", "mission": "Mission Phase"}
DECKS = {
    "plot": "Plot Deck",
    "recruit": "Recruit Deck",
    "mission": "Mission Deck",
    "recruits": "Recruit Deck",
    "missions": "Mission Deck",
}


def coins(n: int) -> str:
    return f"{n} Hope"


def changed(n: int) -> str:
    return f"gains {n}" if n > 0 else f"loses {-n}"


def plural(n: int) -> str:
    return "" if abs(n) == 1 else "s"


def points(n: int) -> str:
    return f"{n} Revolution Point{plural(n)}"


def drew(e: Drew, say: Speech) -> str:
    seen = "" if e.cards is None else f": {plots(say, e.cards)}"
    return f"{say.seat(e.seat)} draws {e.n} Plot Card{plural(e.n)}{seen}."


def rolled_off(e: RolledOff, say: Speech) -> str:
    rolls = ", ".join(f"{say.seat(seat)} {total}" for seat, total in zip(e.seats, e.totals, strict=True))
    end = "" if e.what == "initiative" else " A tie; they roll again." if e.seat == NOBODY else f" {say.seat(e.seat)} wins."
    return f"Dice {ROLLS[e.what]}: {rolls}.{end}"


def offered(e: Offered, say: Speech) -> str:
    def side(characters: tuple[int, ...], pay: int) -> str:
        return goods(say, characters, coins(pay) if pay else "", " and ", "nothing")

    return f"{say.seat(e.seat)} offers {say.seat(e.to)} {side(e.give, e.pay)} for {side(e.take, e.ask)}."


def targeted(e: Targeted, say: Speech) -> str:
    named = [text for text in (seats(say, e.schools), cards(say, e.characters)) if text]
    return f"{say.seat(e.seat)} names {' and '.join(named)}."


def bids(e: BidsShown, say: Speech) -> str:
    return "The dials: " + ", ".join(f"{say.seat(seat)} {bid}" for seat, bid in enumerate(e.bids) if bid != NOBODY) + "."


def stats(e: StatsChanged, say: Speech) -> str:
    return f"{card(say, e.who)} now has Attack {e.stats[0]}, Defense {e.stats[1]}, Speed {e.stats[2]}."


def defeated(e: Defeated, say: Speech) -> str:
    how = {1: "knocked out", 2: "badly injured", 3: "hospitalized"}[e.zeros]
    return f"{card(say, e.who)} of {say.seat(e.seat)} is defeated: {how}."


def carried(e: Carried, say: Speech) -> str:
    return f"{piece(say, e.piece)} is left behind." if e.seat == NOBODY else f"{say.seat(e.seat)} carries {piece(say, e.piece)}."


def ended(e: Ended, say: Speech) -> str:
    why = {
        "points": "as the only School with 6 Revolution Points",
        "tournament": "by winning the Final Tournament",
        "last-round": "by leading after the last round",
    }[e.reason]
    return f"{say.seat(e.seat)} wins the game {why}."


def peeked(e: Peeked, say: Speech) -> str:
    seen = "" if e.cards is None else f": {plots(say, e.cards) or 'no cards'}"
    return f"{say.seat(e.seat)} looks at the hand of {say.seat(e.to)}{seen}."


def scried(e: Scried, say: Speech) -> str:
    name = card if e.deck == "recruits" else mission
    seen = "" if e.cards is None else f": {', '.join(name(say, one) for one in e.cards)}"
    return f"{say.seat(e.seat)} looks at the top of the {DECKS[e.deck]}{seen}."


def cancelled(e: Cancelled, say: Speech) -> str:
    return f"{plot(say, e.card)} is cancelled."


def plot_discarded(e: PlotDiscarded, say: Speech) -> str:
    return f"{say.seat(e.seat)} discards {plots(say, e.cards)}{f' for {coins(e.hope)}' if e.hope else ''}."


ENGLISH: Words = {
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
    "ask.allegiance": "Do you trade, send somebody on a Secret Mission, or take your dial?",
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
    "RolledOff": rolled_off,
    "SchoolChosen": lambda e, say: f"{say.seat(e.seat)} leads {school(say, e.school)}.",
    "Dealt": lambda e, say: f"{say.seat(e.seat)} begins with {cards(say, e.characters)}.",
    "CommanderNamed": "{seat} is the first Mission Commander.",
    "RoundBegan": "Round {number}",
    "PhaseBegan": lambda e, say: f"{PHASES[e.phase]}.",
    "Recovered": lambda e, say: f"{say.seat(e.seat)} lets {cards(say, e.characters)} recover.",
    "Advanced": lambda e, say: f"{say.seat(e.seat)} advances the revolution with {cards(say, e.characters)}.",
    "Earned": "{seat} receives {coins} Hope.",
    "HeroesPaid": "{seat} pays {coins} Hope for Heroes.",
    "Discarded": lambda e, say: f"{card(say, e.who)} leaves the School of {say.seat(e.seat)}.",
    "PointsChanged": lambda e, say: f"{say.seat(e.seat)} {changed(e.n)} Revolution Point{plural(e.n)} and has {e.now}.",
    "HopeChanged": lambda e, say: f"{say.seat(e.seat)} {changed(e.n)} Hope and has {e.now}.",
    "PlotPointsChanged": lambda e, say: f"{say.seat(e.seat)} {changed(e.n)} Plot Point{plural(e.n)} and has {e.now}.",
    "Drew": drew,
    "Reshuffled": lambda e, say: f"The {DECKS[e.deck]} is made anew from its discard pile.",
    "Passed": "{seat} passes.",
    "SupportAsked": lambda e, say: (
        f"{say.seat(e.seat)} asks for {f'{e.n} Plot Point{plural(e.n)} of ' if e.n else ''}support for an Event."
    ),
    "SupportOffered": lambda e, say: f"{say.seat(e.seat)} offers {e.n} Plot Point{plural(e.n)}.",
    "SupportTaken": lambda e, say: f"{say.seat(e.seat)} takes {e.n} Plot Point{plural(e.n)} of support.",
    "SupportReturned": "{seat} has no Event that uses up the support; all points are returned.",
    "EventPlayed": lambda e, say: f"{say.seat(e.seat)} plays {plot(say, e.card)}.",
    "Targeted": targeted,
    "Reacted": lambda e, say: f"{say.seat(e.seat)} reacts with {plot(say, e.card)}.",
    "Cancelled": cancelled,
    "PlotDiscarded": plot_discarded,
    "PowerUsed": lambda e, say: f"{card(say, e.who)} of {say.seat(e.seat)} spends a Power Token.",
    "HopeGiven": "{seat} gives {to} {coins} Hope.",
    "HopeRequested": "{seat} asks {to} for {coins} Hope.",
    "HopeRefused": "{seat} gives {to} nothing.",
    "Peeked": peeked,
    "Scried": scried,
    "TokensChanged": lambda e, say: f"{card(say, e.who)} {changed(e.n)} Power Token{'' if abs(e.n) == 1 else 's'}.",
    "InjuryChanged": lambda e, say: f"{card(say, e.who)} {'is injured' if e.injured else 'is well again'}.",
    "TriumphChanged": lambda e, say: f"{card(say, e.who)} {'gains' if e.triumph else 'loses'} a Triumph Token.",
    "Offered": offered,
    "OfferAnswered": lambda e, say: f"{say.seat(e.seat)} {'accepts' if e.accepted else 'refuses'}.",
    "SecretMission": lambda e, say: f"{say.seat(e.seat)} sends {card(say, e.who)} on a Secret Mission for {coins(e.coins)}.",
    "DialTaken": "{seat} takes the dial.",
    "LotRevealed": lambda e, say: f"{card(say, e.who)} can be recruited.",
    "BidPlaced": lambda e, say: f"{say.seat(e.seat)} sets the dial{'' if e.coins is None else f' to {e.coins}'}.",
    "BidsShown": bids,
    "BidRaised": "{seat} raises the bid to {coins}.",
    "BidsTied": lambda e, say: f"{seats(say, e.seats)} are tied and bid again.",
    "BidFailed": "Nobody bids anything; all coins are returned.",
    "Recruited": lambda e, say: f"{say.seat(e.seat)} recruits {card(say, e.who)} for {coins(e.coins)}.",
    "Trained": lambda e, say: f"{card(say, e.who)} gets {card(say, e.training)}.",
    "TrainingWasted": lambda e, say: f"Nobody can hold {card(say, e.who)}; it is discarded.",
    "MissionRevealed": lambda e, say: f"The Mission: {mission(say, e.mission)}.",
    "CommandWon": "{seat} becomes Mission Commander for {coins} Hope.",
    "Invited": "{seat} is invited to Position {position}.",
    "Sent": lambda e, say: f"{say.seat(e.seat)} sends {card(say, e.who)} to Position {e.position}.",
    "InvitationRefused": "{seat} refuses.",
    "NobodyToSend": "{seat} has nobody to send.",
    "MissionCalledOff": "Too few take part; the Mission is over.",
    "TokenPlaced": lambda e, say: f"{piece(say, e.piece)} is placed on {label(e.hex)}.",
    "TurnBegan": "Mission Turn {turn}.",
    "InitiativeRolled": lambda e, say: f"{say.seat(e.seat)} rolls {dice(e.faces)} for Initiative: {e.total}.",
    "FirstChosen": lambda e, say: f"{say.seat(e.seat)} wins the Initiative and lets {say.seat(e.first)} begin.",
    "Moved": lambda e, say: f"{piece(say, e.piece)} moves to {label(e.hex)}.",
    "Attacked": lambda e, say: f"{piece(say, e.piece)} attacks {piece(say, e.prey)}.",
    "Rolled": lambda e, say: f"Attack {dice(e.attack)} against defense {dice(e.defense)}: {e.n} Damage.",
    "Damaged": lambda e, say: f"{piece(say, e.piece)} takes {e.n} Damage.",
    "StatsChanged": stats,
    "Defeated": defeated,
    "TokenRemoved": lambda e, say: f"{say.seat(e.seat)} removes {piece(say, e.piece)}.",
    "CrateOpened": "{seat} opens a crate and rolls a {face}.",
    "Calmed": lambda e, say: f"{say.seat(e.seat)} calms the mutant with {dice(e.faces)}: {e.n}.",
    "Carried": carried,
    "Scored": "{seat} now has {now} in this Mission.",
    "ControlPassed": "{seat} now controls the Mission Characters.",
    "MissionEnded": lambda e, say: "The Mission is a success." if e.success else "The Mission has failed.",
    "Rewarded": lambda e, say: f"{say.seat(e.seat)} is rewarded with {points(e.n)}.",
    "TournamentBegan": lambda e, say: f"Final Tournament: {seats(say, e.seats)} have 6 Revolution Points each.",
    "MatchWon": lambda e, say: f"{say.seat(e.seat)} wins the match{' without a fight' if e.forfeit else ''}.",
    "Ended": ended,
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
    "offer.and": " and ",
    "offer.accept": "Accept",
    "offer.refuse": "Refuse",
    "offer.refuse_mission": "Refuse",
    "offer.take": "Take the Student",
    "offer.end": "End",
    "offer.move": "Move",
    "offer.attack": "Attack {target}",
    "offer.longer": " from afar (Power Tokens: {n})",
    "offer.special": "Special Action: {power}",
    "offer.open": "Open {target}",
    "offer.calm": "Calm {target}",
    "offer.carry": "Carry {target}",
    "offer.stats": "Attack {a}, Defense {d}, Speed {s}",
    "offer.dice": "Dice {dice}",
    "offer.stay": "Leave it there",
    "offer.reaction": "{card} (Plot Value {cost})",
    "offer.use": "{power} ({who}, 1 Power Token)",
    "offer.order": "{cards}",
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
