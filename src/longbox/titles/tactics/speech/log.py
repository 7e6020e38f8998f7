"""What the log and the questions of FASERIP Tactics say: in English here, in other languages in catalogues such as `de.po`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.kernel import Speech, Words

from ..codes import BY_ARTIFACT, BY_CHARGE, BY_PLOT, LOST, NOBODY
from ..events import (
    Attacked,
    ConditionEnded,
    ConditionGained,
    Damaged,
    Ended,
    Healed,
    InitiativeRolled,
    Joined,
    KarmaGained,
    KarmaSpent,
    Slammed,
    SpecialUsed,
    StaysReady,
    TerrainChanged,
    ThingGone,
    Transferred,
    WallBroken,
)
from .names import (
    affiliation,
    attack,
    colour,
    condition,
    damage,
    figure,
    left,
    map_name,
    plot,
    rank,
    special,
    square,
    the_thing,
    thing,
)

NAMES: Final[Mapping[str, Callable[[Speech, Any], str]]] = {
    "who": figure,
    "target": figure,
    "by": figure,
    "to_whom": figure,
    "payer": figure,
    "square": square,
    "other": square,
    "start": square,
    "end": square,
    "thing": thing,
    "map": map_name,
    "plot": plot,
    "special": special,
    "attack": attack,
    "affiliation": affiliation,
    "lost": left,
    "condition": condition,
    "kind": damage,
    "rank": rank,
    "colour": colour,
}
"""What the fields of events are called by."""
SIDES: Final = {"north": "{seat} sets up in the north.", "south": "{seat} sets up in the south."}
FEATS: Final = {
    "attack": "{who} rolls {roll} on {rank} to hit: {colour}.",
    "evade": "{who} rolls {roll} on {rank} to evade: {colour}.",
    "dodge": "{who} rolls {roll} on {rank} to dodge: {colour}.",
    "slam": "{who} rolls {roll} on {rank} against the Slam: {colour}.",
    "stun": "{who} rolls {roll} on {rank} against the Stun: {colour}.",
    "kill": "{who} rolls {roll} on {rank} against the Kill: {colour}.",
    "plot": "{who} rolls {roll} on {rank} for the Plot: {colour}.",
    "slick": "{who} rolls {roll} on {rank} to keep from slipping: {colour}.",
    "senses": "{who} rolls {roll} on {rank} to sense the attack: {colour}.",
    "see through": "{who} rolls {roll} on {rank} to see through the disguise: {colour}.",
    "special": "{who} rolls {roll} on {rank} for the Special: {colour}.",
}
ATTACKS: Final = {
    "opportunity": "{target} breaks away: {who} makes an Attack of Opportunity with {attack}.",
    "charge": "{who} charges into {target} with {attack}.",
    "flurry": "{who} strikes {target} with {attack}.",
}
PLAIN_CHARGE: Final = "charging"
"""The Charge every figure has; its name says nothing more."""
THROW: Final = "throw"
HARM: Final = {
    "attack": "{who} takes {harm}.",
    "burst": "The attack of {by} hits {who} too: {harm}.",
    "retaliation": "{who} has touched {by}: {harm}.",
    "special": "The Special of {by} hurts {who}: {harm}.",
    "fall": "{who} falls to the ground: {harm}.",
    "fire": "{who} is in the Fire: {harm}.",
    "artifact": "{who} feels {cause}: {harm}.",
    "plot": "{by} hurts {who} with the Plot {cause}: {harm}.",
}
"""How damage is told, by what dealt it."""
SHIELDED: Final = {
    "attack": "{to_whom} takes the damage for {who}.",
    "burst": "The attack of {by} hits {who} too; {to_whom} takes the damage.",
    "retaliation": "{who} has touched {by}; {to_whom} takes the damage.",
    "special": "The Special of {by} hurts {who}; {to_whom} takes the damage.",
    "fall": "{who} falls to the ground; {to_whom} takes the damage.",
    "fire": "{who} is in the Fire; {to_whom} takes the damage.",
    "artifact": "{who} feels {cause}; {to_whom} takes the damage.",
    "plot": "{by} hurts {who} with the Plot {cause}; {to_whom} takes the damage.",
}
"""How it is told that somebody else takes the damage, by what deals it."""
FAILS: Final = {
    "miss": "{who} misses {target}.",
    "evaded": "{target} evades {who} completely.",
    "senses": "{target} senses the attack; it fails.",
    "shapeshift": "{who} does not recognise {target}; the attack fails.",
}
RESULTS: Final = {
    "hit": "Pow! {target} is hit.",
    "slam": "Krakoom! {target} is hit and must withstand a Slam.",
    "stun": "Thwack! {target} is hit and must withstand a Stun.",
    "bullseye": "Bullseye! {target} is hit where it hurts.",
    "kill": "Shrakk! {target} is hit and must withstand a Kill.",
    "held": "Gotcha! {target} is hit.",
    "stuck": "Crunch! {target} is hit.",
}
"""What a comic would letter beside the blow, and what it means."""
MOVES: Final = {
    "move": "{who} moves from {start} to {end}.",
    "fly": "{who} flies from {start} to {end}.",
    "charge": "{who} charges from {start} to {end}.",
    "jump": "{who} jumps from {start} to {end}.",
    "taken": "{who} is taken from {start} to {end}.",
    "vanish": "{who} vanishes from {start} and appears in {end}.",
}
KARMA: Final = {
    "speed": ("{who} spends {amount} Karma for more Speed.", "{who} spends {amount} Karma from {payer} for more Speed."),
    "reroll": ("{who} rerolls with {amount} Karma.", "{who} rerolls with {amount} Karma from {payer}."),
}
MORE: Final = (
    "{who} spends {amount} Karma for better {ability}.",
    "{who} spends {amount} Karma from {payer} for better {ability}.",
)
"""Of one's own Karma, and of somebody else's."""
TERRAIN: Final = {
    "rubble": "{square} is rubble now.",
    "difficult": "{square} is Difficult now.",
    "fire": "There is Fire in {square} now.",
    "smoke": "There is Smoke in {square} now.",
    "slick": "{square} is Slick now.",
}
ENDS: Final = {
    "points": "{seat} wins the Issue on Victory Points.",
    "knocked-out": "{seat} wins the Issue with the last figures down.",
    "last-page": "{seat} wins the Issue on Victory Points after the last Page.",
}


def initiative(e: InitiativeRolled, say: Speech) -> str:
    a, b = (f"{roll} + {more}" if more else str(roll) for roll, more in zip(e.rolls, e.bonus, strict=True))
    end = say("A tie; roll again.") if e.seat == NOBODY else say("{seat} wins.", e)
    return f"{say('Initiative: {a} against {b}.', a=a, b=b)} {end}"


def joined(e: Joined, say: Speech) -> str:
    if not e.lost:
        return say("{who} joins {affiliation}.", e)
    return say("{who} joins {affiliation} and leaves {lost}.", e)


def attacked(e: Attacked, say: Speech) -> str:
    if e.thing:
        told = (
            "{who} throws {object} at {target}." if e.attack == THROW else "{who} attacks {target} with {attack}, using {object}."
        )
        return say(told, e, object=the_thing(say, e.thing))
    if e.how == BY_CHARGE and e.attack == PLAIN_CHARGE:
        return say("{who} charges into {target}.", e)
    return say(ATTACKS.get(e.how, "{who} attacks {target} with {attack}."), e)


def damaged(e: Damaged, say: Speech) -> str:
    """Cause before effect; an attack's own damage follows its result."""
    if not e.amount:
        harm = say("no damage ({prevented} {kind} damage prevented)" if e.prevented else "no damage", e)
    elif e.prevented:
        harm = say("{amount} {kind} damage ({prevented} prevented)", e)
    else:
        harm = say("{amount} {kind} damage", e)
    how, name = source(e.cause, say)
    return say(HARM.get(how, HARM["attack"]), e, harm=harm, cause=name)


def source(cause: str, say: Speech) -> tuple[str, str]:
    """What something comes from, and the name of the Artifact or Plot if it is one."""
    how, _, id = cause.partition("/")
    names = {BY_ARTIFACT: the_thing, BY_PLOT: plot}
    return how, names[how](say, id) if how in names else ""


def transferred(e: Transferred, say: Speech) -> str:
    how, name = source(e.cause, say)
    return say(SHIELDED.get(how, SHIELDED["attack"]), e, cause=name)


def healed(e: Healed, say: Speech) -> str:
    if not e.cause:
        return say("{who} heals {amount} Health.", e)
    return say("{who} heals {amount} Health thanks to {cause}.", e, cause=source(e.cause, say)[1])


def heartened(e: KarmaGained, say: Speech) -> str:
    if not e.cause:
        return say("{who} gains {amount} Karma.", e)
    return say("{who} gains {amount} Karma thanks to {cause}.", e, cause=source(e.cause, say)[1])


def stays_ready(e: StaysReady, say: Speech) -> str:
    how, _, id = e.cause.partition("/")
    if how == BY_PLOT:
        return say("{who} stays Ready through the Plot {cause}.", e, cause=plot(say, id))
    return say("{who} stays Ready with {special}.", e, special=special(say, id)) if id else say("{who} stays Ready.", e)


def used(e: SpecialUsed, say: Speech) -> str:
    return say("{who} uses {special}." if e.target == NOBODY else "{who} uses {special} on {target}.", e)


def slammed(e: Slammed, say: Speech) -> str:
    if e.start == e.end:
        return say("There is no room behind {who}, who stays in {start}.", e)
    if not e.squares:
        return say("The Slam takes {who} on from {start} to {end}.", e)
    return say("{who} is slammed from {start} to {end}.", e)


def gone(e: ThingGone, say: Speech) -> str:
    if e.how == LOST:
        return say("{who} leaves no room for {thing}, which leaves the game.", e)
    return say("{who} destroys {thing} with {attack}.", e)


def broken(e: WallBroken, say: Speech) -> str:
    if e.who == NOBODY:
        return say("Crash! The wall between {square} and {other} breaks.", e)
    return say("Crash! {who} breaks the wall between {square} and {other} with {attack}.", e)


def changed(e: TerrainChanged, say: Speech) -> str:
    if e.who == NOBODY:
        return say(TERRAIN[e.terrain], e)
    return say("Crash! {who} turns {square} into rubble with {attack}.", e)


def gained(e: ConditionGained, say: Speech) -> str:
    """Being in a condition; Shapeshift is something one does."""
    if e.cause:
        how, name = source(e.cause, say)
        told = "{who} is {condition} through the Plot {cause}." if how == BY_PLOT else "{who} feels {cause} and is {condition}."
        return say(told, e, cause=name)
    return say("{who} takes another shape." if e.condition == "shapeshift" else "{who} is {condition}.", e)


def lost(e: ConditionEnded, say: Speech) -> str:
    return say("{who} is back in the usual shape." if e.condition == "shapeshift" else "{who} is no longer {condition}.", e)


def karma(e: KarmaSpent, say: Speech) -> str:
    own, of_other = KARMA.get(e.what, MORE)
    return say(own if e.payer == e.who else of_other, e, ability=e.what.capitalize())


def ended(e: Ended, say: Speech) -> str:
    return say("The Issue is a draw." if e.seat == NOBODY else ENDS[e.reason], e)


WORDS: Words = {
    "seat": "Player {letter}",
    "option.level": "Game Level",
    "option.setup": "Setup",
    "option.setup.full": "Yourselves, step by step",
    "option.setup.quick": "At once",
    "option.map": "Map",
    "option.map.choose": "The winner of the roll chooses",
    "option.team_a": "Team of player A",
    "option.team_a.ready": "The ready team of the Game Level",
    "option.team_b": "Team of player B",
    "option.team_b.ready": "The ready team of the Game Level",
    "option.last_page": "Last Page",
    "option.brawling_column": "Results column of other Brawling damage",
    "option.own_evasion": "Evading during one's own activation",
    "option.halves": "Halves are rounded",
    "option.halves.up": "Up",
    "option.halves.down": "Down",
    "option.fresh_conditions": "A condition gained in one's own activation ends with",
    "option.fresh_conditions.next": "the next one",
    "option.fresh_conditions.this": "this one",
    "option.stunned_moves": "Moves of a Stunned figure",
    "option.stuck_evades": "A Stuck figure may Evade",
    "option.past_fliers": "Beside flying figures only, others may be shot at too",
    "option.karma_mark": "Karma of a Teammate counts as spent by",
    "option.karma_mark.user": "who benefits",
    "option.karma_mark.payer": "who pays",
    "option.karma_raises": "Karma raises",
    "option.karma_raises.any": "any ability",
    "option.karma_raises.tested": "the tested ability",
    "option.last_effects": "Effects of a KO'ed figure end",
    "option.last_effects.page": "with the Page",
    "option.last_effects.at-once": "at once",
    "option.second_dodge": "A second Dodge",
    "option.second_dodge.replaces": "replaces the first",
    "option.second_dodge.better": "counts if it is better",
    "option.plots_from": "Plots lie far from",
    "option.plots_from.owner": "their owner's figures",
    "option.plots_from.all": "all figures",
    "option.wiped_out": "When one side has nobody left",
    "option.wiped_out.play-on": "Play on",
    "option.wiped_out.ends": "Ends",
    "colour.white": "White",
    "colour.green": "Green",
    "colour.yellow": "Yellow",
    "colour.red": "Red",
    "ask.map": "Which map do you play on?",
    "ask.side": "Which side do you set up on?",
    "ask.place": "Where does the next figure stand?",
    "ask.place_plot": "Where does your opponent's Plot lie?",
    "ask.place_thing": "Where does your Object or Artifact lie?",
    "ask.join": "Who joins whom at the start of the Issue?",
    "ask.hire": "Where does the hired figure stand?",
    "ask.first": "Do you take the first Panel or defer?",
    "ask.activate": "Which figure do you activate?",
    "ask.follow": "Which figure under Command goes next?",
    "ask.act": "What does the figure do?",
    "ask.move": "Where does the figure move?",
    "ask.charge": "Which way does the charge take?",
    "ask.karma": "Do you spend Karma before the roll?",
    "ask.reroll": "Do you spend 5 Karma to roll again?",
    "ask.opportunity": "Do you attack the figure that moves away?",
    "ask.evade": "Do you evade?",
    "ask.result": "Which result do you take?",
    "ask.bullseye": "What is the bullseye for?",
    "ask.transfer": "Does another figure take the damage?",
    "ask.jump": "Where does the figure jump?",
    "ask.flurry": "Whom does the next blow strike?",
    "ask.demolish": "What do you destroy?",
    "ask.lay": "Where do you lay terrain?",
    "ask.put_down": "Where does the dropped Object lie?",
    "ask.target": "Whom do you target?",
    "ask.counter": "Which Special do you counter?",
    "ask.ally": "Whom do you take along?",
    "ask.arrive": "Where does the figure arrive?",
    "InitiativeRolled": initiative,
    "MapChosen": "{seat} chooses the map: {map}.",
    "SideChosen": lambda e, say: say(SIDES[e.side], e),
    "Placed": "{who} stands in {square}.",
    "PlotPlaced": "A token of {plot} ({seat}) lies in {square}.",
    "ThingPlaced": lambda e, say: say("{seat} puts {thing} in {square}.", e, seat=say.seat(say.state.thing_of[e.thing])),
    "Joined": joined,
    "Hired": "{by} brings {who} along under Command.",
    "PageBegan": "Page {page}",
    "FirstChosen": lambda e, say: say("{seat} gives up the first Panel." if e.deferred else "{seat} takes the first Panel.", e),
    "Activated": "{who} activates.",
    "Moved": lambda e, say: say(MOVES[e.how], e),
    "FeatRolled": lambda e, say: say(FEATS[e.what], e),
    "Attacked": attacked,
    "ResultTaken": lambda e, say: say(RESULTS[e.result], e),
    "AttackFailed": lambda e, say: say(FAILS[e.why], e),
    "Damaged": damaged,
    "HealthLost": "{who} loses {amount} Health to the Kill.",
    "Healed": healed,
    "Transferred": transferred,
    "KnockedOut": "{who} is KO'ed.",
    "Scored": lambda e, say: say.count("{seat} scores {n} Victory Point.", "{seat} scores {n} Victory Points.", e.points, e),
    "ConditionGained": gained,
    "ConditionEnded": lost,
    "BecameTired": "{who} is Tired.",
    "StaysReady": stays_ready,
    "Weakened": lambda e, say: say.count("{who} has {n} Weaken token.", "{who} has {n} Weaken tokens.", e.tokens, e),
    "Dodged": lambda e, say: say("{who} dodges ({colour})." if e.colour else "{who} fails to dodge.", e),
    "SlamRolled": lambda e, say: say.count(
        "{who} rolls 1d5: the Slam goes {n} square.", "{who} rolls 1d5: the Slam goes {n} squares.", e.squares, e
    ),
    "Slammed": slammed,
    "KarmaSpent": karma,
    "KarmaGained": heartened,
    "TerrainEnded": "What was laid in {square} is gone.",
    "TerrainChanged": changed,
    "WallBroken": broken,
    "PickedUp": "{who} picks up {thing}.",
    "Dropped": "{who} drops {thing} in {square}.",
    "ThingGone": gone,
    "PlotAdvanced": "{who} advances the Plot {plot}.",
    "SpecialUsed": used,
    "Countered": "{special} of {who} is countered.",
    "CounteringEnded": "{special} of {who} works again.",
    "PageEnded": "Page {page} ends; the score is {points[0]} to {points[1]}.",
    "Ended": ended,
}

__all__ = ["NAMES", "WORDS"]
