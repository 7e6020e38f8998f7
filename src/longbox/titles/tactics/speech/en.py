"""English."""

from __future__ import annotations

from longbox.kernel import Speech, Words

from ..codes import COLOURS, NOBODY
from ..events import (
    Attacked,
    AttackFailed,
    ConditionEnded,
    ConditionGained,
    Damaged,
    Ended,
    FeatRolled,
    InitiativeRolled,
    Joined,
    KarmaSpent,
    Moved,
    ResultTaken,
)
from .names import figure, listed, map_name, named, rank, square, thing, word


def feat(e: FeatRolled, say: Speech) -> str:
    colour = word(say, f"colour.{COLOURS[e.colour]}")
    return f"{figure(say, e.who)} rolls {e.roll} on {rank(say, e.rank)} {word(say, f'feat.{e.what}')}: {colour}."


def initiative(e: InitiativeRolled, say: Speech) -> str:
    a, b = (f"{roll} + {more}" if more else str(roll) for roll, more in zip(e.rolls, e.bonus, strict=True))
    end = "A tie; roll again." if e.seat == NOBODY else f"{say.seat(e.seat)} wins."
    return f"Initiative: {a} against {b}. {end}"


def attacked(e: Attacked, say: Speech) -> str:
    how = {"opportunity": " as an Attack of Opportunity", "charge": " at the end of a charge"}.get(e.how, "")
    return f"{figure(say, e.who)} attacks {figure(say, e.target)} with {named(say, f'attack/{e.attack}')}{how}."


def failed(e: AttackFailed, say: Speech) -> str:
    who, target = figure(say, e.who), figure(say, e.target)
    return {
        "miss": f"{who} misses {target}.",
        "evaded": f"{target} evades {who} completely.",
        "senses": f"{target} senses the attack; it fails.",
        "shapeshift": f"{who} does not recognise {target}; the attack fails.",
    }[e.why]


def result(e: ResultTaken, say: Speech) -> str:
    """What a comic would letter beside the blow, and what it means."""
    target = figure(say, e.target)
    return {
        "hit": f"Pow! {target} is hit.",
        "slam": f"Krakoom! {target} is hit and must withstand a Slam.",
        "stun": f"Thwack! {target} is hit and must withstand a Stun.",
        "bullseye": f"Bullseye! {target} is hit where it hurts.",
        "kill": f"Shrakk! {target} is hit and must withstand a Kill.",
        "held": f"Gotcha! {target} is hit and Held.",
        "stuck": f"Crunch! {target} is hit and Stuck.",
    }[e.result]


def damaged(e: Damaged, say: Speech) -> str:
    kept = f" ({e.prevented} prevented)" if e.prevented else ""
    return f"{figure(say, e.who)} takes {e.amount} {word(say, f'damage.{e.kind}')} damage{kept}."


def moved(e: Moved, say: Speech) -> str:
    verb = {"move": "moves", "charge": "charges", "jump": "jumps", "taken": "is taken"}[e.how]
    return f"{figure(say, e.who)} {verb} from {square(say, e.start)} to {square(say, e.end)}."


def joined(e: Joined, say: Speech) -> str:
    lost = f" and leaves {listed(named(say, f'affiliation/{one}') for one in e.lost)}" if e.lost else ""
    return f"{figure(say, e.who)} joins {named(say, f'affiliation/{e.affiliation}')}{lost}."


def ended(e: Ended, say: Speech) -> str:
    why = {
        "points": "on Victory Points",
        "knocked-out": "with the last figures down",
        "last-page": "on Victory Points after the last Page",
        "draw": "",
    }[e.reason]
    return "The Issue is a draw." if e.seat == NOBODY else f"{say.seat(e.seat)} wins the Issue {why}."


def karma(e: KarmaSpent, say: Speech) -> str:
    what = {"speed": "more Speed", "reroll": "a reroll"}.get(e.what, f"better {e.what.capitalize()}")
    whose = "" if e.payer == e.who else f" of {figure(say, e.payer)}"
    return f"{figure(say, e.who)} spends {e.amount} Karma{whose} for {what}."


def state(e: ConditionGained | ConditionEnded, no_more: str = "") -> str:
    """Being in a condition; Shapeshift is something one does."""
    return f"is{no_more} {'shapeshifted' if e.condition == 'shapeshift' else e.condition}"


def points(n: int) -> str:
    return "1 Victory Point" if n == 1 else f"{n} Victory Points"


ENGLISH: Words = {
    "seat": "Player {letter}",
    "option.level": "Game Level",
    "option.setup": "Setup",
    "option.setup.full": "Yourselves, step by step",
    "option.setup.quick": "At once",
    "option.map": "Map",
    "option.map.choose": "The winner of the roll chooses",
    "option.team_a": "Team of player A",
    "option.team_b": "Team of player B",
    "option.last_page": "Last Page",
    "option.brawling_column": "Results column of other Brawling damage",
    "option.own_evasion": "Evading during one's own activation",
    "option.halves": "Halves are rounded",
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
    "colour.white": "white",
    "colour.green": "green",
    "colour.yellow": "yellow",
    "colour.red": "red",
    "feat.attack": "to hit",
    "feat.evade": "to evade",
    "feat.dodge": "to dodge",
    "feat.slam": "against the slam",
    "feat.stun": "against the stun",
    "feat.kill": "against the kill",
    "feat.plot": "for the Plot",
    "feat.slick": "to keep on its feet",
    "feat.senses": "to sense the attack",
    "feat.see through": "to see through the disguise",
    "feat.special": "for a Special",
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
    "ask.transfer": "Does somebody else take the damage?",
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
    "MapChosen": lambda e, say: f"{say.seat(e.seat)} chooses the map: {map_name(say, e.map)}.",
    "SideChosen": "{seat} sets up in the {side}.",
    "Placed": lambda e, say: f"{figure(say, e.who)} stands in {square(say, e.square)}.",
    "PlotPlaced": lambda e, say: f"A token of {named(say, f'plot/{e.plot}')} ({say.seat(e.seat)}) lies in {square(say, e.square)}.",
    "ThingPlaced": lambda e, say: f"{thing(say, e.thing)} lies in {square(say, e.square)}.",
    "Joined": joined,
    "Hired": lambda e, say: f"{figure(say, e.by)} brings {figure(say, e.who)} along under Command.",
    "PageBegan": "Page {page}",
    "FirstChosen": lambda e, say: f"{say.seat(e.seat)} {'defers' if e.deferred else 'takes the first Panel'}.",
    "Activated": lambda e, say: f"{figure(say, e.who)} activates.",
    "Moved": moved,
    "FeatRolled": feat,
    "Attacked": attacked,
    "ResultTaken": result,
    "AttackFailed": failed,
    "Damaged": damaged,
    "HealthLost": lambda e, say: f"{figure(say, e.who)} loses {e.amount} Health.",
    "Healed": lambda e, say: f"{figure(say, e.who)} heals {e.amount}.",
    "Transferred": lambda e, say: f"{figure(say, e.to_whom)} takes the damage for {figure(say, e.who)}.",
    "KnockedOut": lambda e, say: f"Wham! {figure(say, e.who)} is KO'ed.",
    "Scored": lambda e, say: f"{say.seat(e.seat)} scores {points(e.points)}.",
    "ConditionGained": lambda e, say: f"{figure(say, e.who)} {state(e)}.",
    "ConditionEnded": lambda e, say: f"{figure(say, e.who)} {state(e, ' no longer')}.",
    "BecameTired": lambda e, say: f"{figure(say, e.who)} is tired.",
    "StaysReady": lambda e, say: f"{figure(say, e.who)} stays ready.",
    "Weakened": lambda e, say: f"{figure(say, e.who)} has {e.tokens} Weaken token{'' if e.tokens == 1 else 's'}.",
    "Dodged": lambda e, say: f"{figure(say, e.who)} {f'gets a {COLOURS[e.colour]} dodge' if e.colour else 'finds no cover'}.",
    "Slammed": lambda e, say: f"Whoosh! {figure(say, e.who)} is slammed from {square(say, e.start)} to {square(say, e.end)}.",
    "KarmaSpent": karma,
    "KarmaGained": lambda e, say: f"{figure(say, e.who)} gains {e.amount} Karma.",
    "TerrainChanged": lambda e, say: f"{square(say, e.square)} is {e.terrain} now.",
    "WallBroken": lambda e, say: f"Crash! The wall between {square(say, e.square)} and {square(say, e.other)} breaks.",
    "PickedUp": lambda e, say: f"{figure(say, e.who)} picks up {thing(say, e.thing)}.",
    "Dropped": lambda e, say: f"{thing(say, e.thing)} of {figure(say, e.who)} lies in {square(say, e.square)}.",
    "ThingGone": lambda e, say: f"{thing(say, e.thing)} leaves the game.",
    "PlotAdvanced": lambda e, say: f"{figure(say, e.who)} advances {named(say, f'plot/{e.plot}')}.",
    "SpecialUsed": lambda e, say: f"{figure(say, e.who)} uses {named(say, f'special/{e.special}')}.",
    "Countered": lambda e, say: f"{named(say, f'special/{e.special}')} of {figure(say, e.who)} is countered.",
    "PageEnded": lambda e, say: f"Page {e.page} ends; the score is {e.points[0]} to {e.points[1]}.",
    "Ended": ended,
}
