"""What the log of Mutant Revolution says: in English here, in other languages in catalogues such as `de.po`.

Every line tells who did what and what came of it; what something comes from stands in front of it (`codes.OF_CHARTER` and below).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from longbox.kernel import Speech, Words

from ..cards.decks import COST, PLOT_CARDS
from ..codes import CHARTER, DEFENSE, NOBODY
from ..events import (
    BidFailed,
    BidsShown,
    Buffed,
    CommandWon,
    Discarded,
    Drew,
    Earned,
    EventPlayed,
    FirstChosen,
    HopeChanged,
    InjuryChanged,
    OfferAnswered,
    Offered,
    Peeked,
    PlotDiscarded,
    PlotPointsChanged,
    PointsChanged,
    PowerUsed,
    Reacted,
    Recovered,
    Recruited,
    RolledOff,
    Scried,
    SupportAsked,
    SupportOffered,
    SupportTaken,
    Targeted,
    TokensChanged,
    TriumphChanged,
)
from .arena import MOVES, calmed, carried, crate, damaged, removed, stats
from .names import (
    a_card,
    a_plot,
    card,
    cause,
    characters,
    dice,
    effect,
    goods,
    hex_name,
    mission,
    numbers,
    parts_of,
    players,
    power,
    quoted,
    quoted_missions,
    quoted_plots,
    school,
    seats,
    several,
    whoever,
    whom,
)

Teller: TypeAlias = Callable[[Any, Speech], str]


NAMES: Final[Mapping[str, Callable[[Speech, Any], str]]] = {
    "who": a_card,
    "ally": card,
    "training": a_card,
    "lot": a_card,
    "characters": characters,
    "card": a_plot,
    "cards": quoted_plots,
    "school": school,
    "schools": seats,
    "seats": players,
    "first": Speech.seat,
    "mission": lambda say, number: quoted(say, mission(say, number)),
    "piece": whoever,
    "prey": whom,
    "hex": hex_name,
    "faces": dice,
    "attack": dice,
    "defense": dice,
    "before": dice,
    "after": dice,
    "offers": numbers,
}
"""What the fields of events are called by."""


def caused(tell: Teller) -> Teller:
    """What something comes from, and what it is."""

    def told(e: Any, say: Speech) -> str:
        text = tell(e, say)
        return text if e.cause == NOBODY else f"{cause(say, e.cause)}: {text}"

    return told


# -- set-up, rounds, upkeep ----------------------------------------------------------------------------------------------

ROLLS: Final = {
    "school": "Dice for the first choice of a School: {rolls}.",
    "command": "Dice for the Mission Commander Token: {rolls}.",
    "control": "Dice for the Mission Characters: {rolls}.",
    "tournament": "Dice to settle a tie: {rolls}.",
    "initiative": "Dice again for Initiative: {rolls}.",
}
PHASES: Final = {"upkeep": "Upkeep Phase.", "plot": "Plot Phase.", "recruit": "Recruit Phase.", "mission": "Mission Phase."}
RESHUFFLED: Final = {
    "plot": "The discard pile is shuffled and becomes the new Plot Deck.",
    "recruit": "The discard pile is shuffled and goes under the Recruit Deck.",
    "mission": "The discard pile is shuffled and becomes the new Mission Deck.",
}


def rolled_off(e: RolledOff, say: Speech) -> str:
    rolls = numbers(say, zip(e.seats, e.totals, strict=True))
    told = say(ROLLS[e.what], rolls=rolls)
    if e.what == "initiative":
        return told
    return f"{told} {say('A tie; they roll again.') if e.seat == NOBODY else say('{seat} wins.', e)}"


def recovered(e: Recovered, say: Speech) -> str:
    n = len(e.characters)
    if e.healed:
        one = "{seat} recovers: {characters} loses the Injured Token."
        return say.count(one, "{seat} recovers: {characters} lose their Injured Tokens.", n, e)
    one = "{seat} recovers: {characters} gains 1 Power Token."
    return say.count(one, "{seat} recovers: {characters} gain 1 Power Token each.", n, e)


def earned(e: Earned, say: Speech) -> str:
    return say("Acquire Hope: {coins}.", coins=", ".join(f"{say.seat(seat)} +{n}" for seat, n in e.coins))


# -- points, coins, cards, tokens ------------------------------------------------------------------------------------------


def points(e: PointsChanged, say: Speech) -> str:
    if e.n > 0:
        one, many = "{seat} gains {n} Revolution Point (now {now}).", "{seat} gains {n} Revolution Points (now {now})."
    else:
        one, many = "{seat} loses {n} Revolution Point (now {now}).", "{seat} loses {n} Revolution Points (now {now})."
    return say.count(one, many, abs(e.n), e)


def hope(e: HopeChanged, say: Speech) -> str:
    return say("{seat} gains {n} Hope (now {now})." if e.n > 0 else "{seat} loses {n} Hope (now {now}).", e, n=abs(e.n))


def plot_points(e: PlotPointsChanged, say: Speech) -> str:
    if e.n > 0:
        one, many = "{seat} gains {n} Plot Point (now {now}).", "{seat} gains {n} Plot Points (now {now})."
    else:
        one, many = "{seat} loses {n} Plot Point (now {now}).", "{seat} loses {n} Plot Points (now {now})."
    return say.count(one, many, abs(e.n), e)


def tokens(e: TokensChanged, say: Speech) -> str:
    if e.n > 0:
        return say.count("{who} gains {n} Power Token.", "{who} gains {n} Power Tokens.", e.n, e)
    return say.count("{who} loses {n} Power Token.", "{who} loses {n} Power Tokens.", -e.n, e)


def drew(e: Drew, say: Speech) -> str:
    if e.cards is None:
        return say.count("{seat} draws {n} Plot Card.", "{seat} draws {n} Plot Cards.", e.n, e)
    return say.count("{seat} draws {n} Plot Card: {cards}.", "{seat} draws {n} Plot Cards: {cards}.", e.n, e)


def dropped(e: PlotDiscarded, say: Speech) -> str:
    return say("{seat} discards {cards} for {hope} Hope." if e.hope else "{seat} discards {cards}.", e)


def discarded(e: Discarded, say: Speech) -> str:
    return say("{seat} pays nothing for {who}, who leaves the School." if e.unpaid else "{who} leaves the School of {seat}.", e)


def injury(e: InjuryChanged, say: Speech) -> str:
    return say("{who} gets an Injured Token." if e.injured else "{who} loses the Injured Token.", e)


def triumph(e: TriumphChanged, say: Speech) -> str:
    return say("{who} gains a Triumph Token." if e.triumph else "{who} loses the Triumph Token.", e)


# -- Events, Reactions, Powers ---------------------------------------------------------------------------------------------

SCRIED: Final = {
    "recruits": (
        "{seat} looks at the top of the Recruit Deck.",
        "{seat} looks at the top of the Recruit Deck: {seen}.",
        "{seat} finds the Recruit Deck empty.",
    ),
    "missions": (
        "{seat} looks at the top of the Mission Deck.",
        "{seat} looks at the top of the Mission Deck: {seen}.",
        "{seat} finds the Mission Deck empty.",
    ),
}
"""For others, for who sees the cards, and if there are none."""


def power_used(e: PowerUsed, say: Speech) -> str:
    name, brings = quoted(say, power(say, e.cause)), effect(say, parts_of(say, e.cause))
    if e.source == CHARTER:
        if brings:
            return say("{who} helps {ally} with {name} (1 Power Token): {brings}.", e, name=name, brings=brings)
        return say("{who} helps {ally} with {name} (1 Power Token).", e, name=name)
    if brings:
        return say("{who} uses {name} (1 Power Token): {brings}.", e, name=name, brings=brings)
    return say("{who} uses {name} (1 Power Token).", e, name=name)


def event_played(e: EventPlayed, say: Speech) -> str:
    n = COST[e.card]
    if not n:
        return say("{seat} plays {card}.", e)
    if e.support:
        one = "{seat} plays {card} for {n} Plot Point, with support: {given}."
        many = "{seat} plays {card} for {n} Plot Points, with support: {given}."
        return say.count(one, many, n, e, given=numbers(say, e.support))
    return say.count("{seat} plays {card} for {n} Plot Point.", "{seat} plays {card} for {n} Plot Points.", n, e)


def reacted(e: Reacted, say: Speech) -> str:
    n, brings = COST[e.card], effect(say, PLOT_CARDS[e.card].parts)
    if not n:
        return say("{seat} reacts with {card}.", e)
    if brings:
        one = "{seat} reacts with {card} for {n} Plot Point: {brings}."
        return say.count(one, "{seat} reacts with {card} for {n} Plot Points: {brings}.", n, e, brings=brings)
    return say.count("{seat} reacts with {card} for {n} Plot Point.", "{seat} reacts with {card} for {n} Plot Points.", n, e)


def support(e: SupportAsked, say: Speech) -> str:
    if not e.n:
        return say("{seat} asks for support for an Event.", e)
    one = "{seat} asks for {n} Plot Point of support for an Event."
    return say.count(one, "{seat} asks for {n} Plot Points of support for an Event.", e.n, e)


def support_offered(e: SupportOffered, say: Speech) -> str:
    return say("Plot Points offered: {offers}.", e) if any(n for _, n in e.offers) else say("Nobody offers any Plot Points.")


def support_taken(e: SupportTaken, say: Speech) -> str:
    return say("{seat} takes Plot Points: {offers}." if e.offers else "{seat} takes no support.", e)


def targeted(e: Targeted, say: Speech) -> str:
    named = [say("their own School") if seat == e.seat else say.seat(seat) for seat in e.schools]
    named += [card(say, who) for who in e.characters]
    return say("{seat} chooses {named}.", e, named=several(say, named))


def peeked(e: Peeked, say: Speech) -> str:
    if e.cards is None:
        return say("{seat} looks at the hand of {to}.", e)
    return say("{seat} looks at the hand of {to}: {seen}.", e, seen=quoted_plots(say, e.cards) or say("no cards"))


def scried(e: Scried, say: Speech) -> str:
    hidden, open_, empty = SCRIED[e.deck]
    if not e.cards:
        return say(hidden if e.cards is None else empty, e)
    return say(open_, e, seen=(characters if e.deck == "recruits" else quoted_missions)(say, e.cards))


# -- offers and bids ---------------------------------------------------------------------------------------------------------


def offered(e: Offered, say: Speech) -> str:
    nothing = say.word("nothing")
    give, take = goods(say, e.give, e.pay, nothing), goods(say, e.take, e.ask, nothing)
    return say("{seat} offers {to} {give} for {take}.", e, give=give, take=take)


def answered(e: OfferAnswered, say: Speech) -> str:
    return say("{seat} accepts the offer." if e.accepted else "{seat} refuses the offer.", e)


def bids(e: BidsShown, say: Speech) -> str:
    shown = numbers(say, [(seat, bid) for seat, bid in enumerate(e.bids) if bid != NOBODY])
    if e.lot == NOBODY:
        return say("Bids for the Mission Commander Token: {shown}.", shown=shown)
    return say("Bids for {lot}: {shown}.", e, shown=shown)


def bid_failed(e: BidFailed, say: Speech) -> str:
    if e.lot == NOBODY:
        if e.seats:
            return say("Nobody bids more: {seats} take their Hope back, and dice decide.", e)
        return say("Nobody bids for the Mission Commander Token: dice decide.")
    if e.seats:
        return say("Nobody bids more for {lot}: the card is discarded, and {seats} take their Hope back.", e)
    return say("Nobody bids for {lot}: the card is discarded.", e)


def recruited(e: Recruited, say: Speech) -> str:
    return say("{seat} recruits {who} for {coins} Hope." if e.coins else "{seat} takes {who} into the School.", e)


# -- Missions ----------------------------------------------------------------------------------------------------------------

DEFEATS: Final = {
    1: "{who} is defeated: knocked out.",
    2: "{who} is defeated: seriously hurt.",
    3: "{who} is defeated: hospitalized.",
}
FAILURES: Final = {
    "defeat": "The Mission fails: all Characters are defeated.",
    "stalemate": "The Mission fails: 3 Mission Turns without an attack or a Special Action.",
    "time": "The Mission fails: the time is up.",
}
REWARDS: Final = {
    "damage": (
        "{seat} inflicted the most Damage: {n} Revolution Point (now {now}).",
        "{seat} inflicted the most Damage: {n} Revolution Points (now {now}).",
    ),
    "tokens": (
        "{seat} removed the most Mission Tokens: {n} Revolution Point (now {now}).",
        "{seat} removed the most Mission Tokens: {n} Revolution Points (now {now}).",
    ),
    "points": (
        "{seat} scored the most points: {n} Revolution Point (now {now}).",
        "{seat} scored the most points: {n} Revolution Points (now {now}).",
    ),
    "standing": (
        "{seat} still has a Character in the arena: {n} Revolution Point (now {now}).",
        "{seat} still has a Character in the arena: {n} Revolution Points (now {now}).",
    ),
    "last": (
        "{seat} has the last Character in the arena: {n} Revolution Point (now {now}).",
        "{seat} has the last Character in the arena: {n} Revolution Points (now {now}).",
    ),
}
ENDS: Final = {
    "points": "{seat} wins the game as the only School with 6 Revolution Points.",
    "tournament": "{seat} wins the game by winning the Final Tournament.",
    "last-round": "{seat} wins the game by leading after the last round.",
}


def command(e: CommandWon, say: Speech) -> str:
    if not e.n:
        if e.coins:
            return say("{seat} becomes Mission Commander for {coins} Hope, and has 6 Revolution Points already.", e)
        return say("{seat} becomes Mission Commander, and has 6 Revolution Points already.", e)
    if e.coins:
        return say("{seat} becomes Mission Commander for {coins} Hope and gains 1 Revolution Point (now {now}).", e)
    return say("{seat} becomes Mission Commander and gains 1 Revolution Point (now {now}).", e)


def first(e: FirstChosen, say: Speech) -> str:
    if e.seat == e.first:
        return say("{seat} wins the Initiative and goes first.", e)
    return say("{seat} wins the Initiative and lets {first} go first.", e)


def buffed(e: Buffed, say: Speech) -> str:
    if e.attribute == DEFENSE:
        one = "{seat} rolls {n} more defense die in this round's Mission."
        return say.count(one, "{seat} rolls {n} more defense dice in this round's Mission.", e.n, e)
    one = "{seat} rolls {n} more attack die in this round's Mission."
    return say.count(one, "{seat} rolls {n} more attack dice in this round's Mission.", e.n, e)


LINES: Final[Words] = {
    "RolledOff": rolled_off,
    "SchoolChosen": "The School of {seat}: {school}.",
    "Dealt": "{seat} begins with {characters}.",
    "CommanderNamed": "{seat} is the first Mission Commander.",
    "RoundBegan": "Round {number}",
    "PhaseBegan": lambda e, say: say(PHASES[e.phase]),
    "Recovered": recovered,
    "Advanced": ("{seat} advances the Revolution: 1 Revolution Point (now {now}). {characters} spend 1 Power Token each."),
    "Earned": earned,
    "HeroesPaid": "{seat} pays {coins} Hope for {characters}.",
    "Discarded": caused(discarded),
    "Ransomed": "{seat} pays {coins} Hope and keeps {who}.",
    "PointsChanged": caused(points),
    "HopeChanged": caused(hope),
    "HopeTaken": caused(lambda e, say: say("{seat} takes {n} Hope from {to}.", e)),
    "PlotPointsChanged": caused(plot_points),
    "Drew": caused(drew),
    "Reshuffled": lambda e, say: say(RESHUFFLED[e.deck]),
    "Passed": "{seat} passes.",
    "SupportAsked": support,
    "SupportOffered": support_offered,
    "SupportTaken": support_taken,
    "SupportReturned": "{seat} has no Event that uses up the support; all points are returned.",
    "EventPlayed": event_played,
    "Targeted": targeted,
    "Reacted": reacted,
    "Buffed": caused(buffed),
    "Cancelled": "{card} is canceled.",
    "PlotDiscarded": caused(dropped),
    "PowerUsed": power_used,
    "HopeGiven": "{seat} gives {to} {coins} Hope.",
    "HopeRequested": "{seat} asks {to} for {coins} Hope.",
    "HopeRefused": "{seat} gives {to} nothing.",
    "Peeked": peeked,
    "Scried": scried,
    "TokensChanged": caused(tokens),
    "TokenStolen": "{who} takes 1 Power Token from {prey}.",
    "InjuryChanged": caused(injury),
    "TriumphChanged": caused(triumph),
    "Offered": offered,
    "OfferAnswered": answered,
    "SecretMission": "{seat} sends {who} on a Secret Mission for {coins} Hope.",
    "DialsTaken": "All Schools are ready to bid.",
    "LotRevealed": "{who} can be recruited.",
    "BidsShown": bids,
    "BidRaised": "{seat} raises the bid to {coins}.",
    "BidsTied": "{seats} are tied and bid again.",
    "BidFailed": bid_failed,
    "Recruited": caused(recruited),
    "Trained": "{who} gets {training}.",
    "TrainingWasted": "{seat} has nobody who can hold {who}: the card is discarded.",
    "MissionRevealed": "The Mission: {mission}.",
    "CommandWon": command,
    "Invited": "{seat} is invited to Position {position}.",
    "Sent": "{seat} sends {who} to Position {position}.",
    "InvitationRefused": "{seat} refuses the invitation.",
    "NobodyToSend": "{seat} has nobody to send.",
    "MissionCalledOff": "Too few take part; the Mission is over.",
    "TokenPlaced": lambda e, say: say("{seat} places {piece} on {hex}.", e, piece=whom(say, e.piece)),
    "TurnBegan": "Mission Turn {turn}.",
    "InitiativeRolled": "{seat} rolls {faces} for Initiative: {total}.",
    "InitiativeTied": "{seats} are tied for Initiative and roll again.",
    "FirstChosen": first,
    "Moved": lambda e, say: say(MOVES[e.how], e),
    "Attacked": "{piece} attacks {prey}.",
    "Rolled": "Attack {attack} against defense {defense}: {n} Damage.",
    "Rerolled": "{piece} rerolls {before}: {after}.",
    "Shielded": "The Damage to {piece} falls by {n} to {left}.",
    "Damaged": caused(damaged),
    "StatsChanged": stats,
    "Defeated": lambda e, say: say(DEFEATS[e.zeros], e),
    "TokenRemoved": removed,
    "CrateOpened": crate,
    "Calmed": calmed,
    "Carried": carried,
    "Scored": caused(lambda e, say: say("{seat} scores 1 point (now {now}) and gains {n} Hope (now {have}).", e)),
    "ControlPassed": "Only the Mission Commander's Character is left: {seat} takes over the Mission Characters.",
    "MissionEnded": lambda e, say: say("The Mission is a success.") if e.success else say(FAILURES[e.why]),
    "Rewarded": lambda e, say: say.count(*REWARDS[e.what], e.n, e),
    "TournamentBegan": "Final Tournament: {seats} have 6 Revolution Points each.",
    "MatchWon": lambda e, say: say("{seat} wins the match without a fight." if e.forfeit else "{seat} wins the match.", e),
    "Ended": lambda e, say: say(ENDS[e.reason], e),
}

__all__ = ["LINES", "NAMES"]
