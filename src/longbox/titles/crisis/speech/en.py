"""English."""

from __future__ import annotations

from typing import Any

from longbox.kernel import Speech, Words

from ..codes import NOBODY
from .names import card, character, dice, inches, sentence, squad, terrain, token


def moved(e: Any, say: Speech) -> str:
    who, far = character(say, e.who), inches(say, e.start, e.end)
    verb = {"advance": "advances", "climb": "climbs", "throw": "is thrown", "push": "is pushed", "place": "is placed"}[e.how]
    return f"{who} stays in place." if e.start == e.end else f"{who} {verb} {far} in."


def rolled(e: Any, say: Speech) -> str:
    known = {"attack": "for the attack", "defense": "in defense", "dodge": "to dodge"}
    what = known.get(e.roll) or f"for {card(say, e.roll)}"
    extra = f" Criticals add {dice(say, e.extra)}." if e.extra else ""
    return f"{character(say, e.who)} rolls {dice(say, e.faces)} {what}.{extra}"


def collided(e: Any, say: Speech) -> str:
    thrown = character(say, e.who) if e.who != NOBODY else "The thrown terrain"
    return f"{thrown} hits {character(say, e.into) if e.into != NOBODY else terrain(say, e.terrain)}."


def ended(e: Any, say: Speech) -> str:
    why = {
        "points": "on victory points",
        "lead": "by taking the lead",
        "last-round": "on victory points after the last round",
        "elimination": "as the last one standing",
        "tie": "",
    }[e.reason]
    return "The game ends in a draw." if e.seat == NOBODY else f"{say.seat(e.seat)} wins {why}."


ENGLISH: Words = {
    "option.setup": "Setup",
    "option.setup.full": "Step by step: Crisis cards, squads, deployment",
    "option.setup.quick": "All set up: begin with the first turn",
    "option.battlefield": "Battlefield",
    "option.battlefield.random": "A random one",
    "option.roster_a": "Roster of player A",
    "option.roster_b": "Roster of player B",
    "option.ruleset": "Rulebook",
    "option.ruleset.2025": "2025, the newer one",
    "option.ruleset.2022": "2022, the older one",
    "seat": "Player {letter}",
    "nobody": "nobody",
    "nothing": "nothing",
    "and": "and",
    "decimal": ".",
    "numbers": "no one two three four five six seven eight nine ten eleven twelve",
    "no dice": "no dice",
    "face.crit": "a critical|{n} criticals",
    "face.wild": "a wild|{n} wilds",
    "face.hit": "a hit|{n} hits",
    "face.block": "a block|{n} blocks",
    "face.blank": "a blank|{n} blanks",
    "face.fail": "a failure|{n} failures",
    "ask.action": "What does this character do?",
    "ask.advance": "Where does it advance to?",
    "ask.affiliation": "Which affiliation does your squad use?",
    "ask.aim": "In which direction does the beam go?",
    "ask.choose": "Choose.",
    "ask.clear": "Which way does the terrain make room for the token?",
    "ask.crisis": "Which type of Crisis card do you draw?",
    "ask.deploy": "Which character do you deploy?",
    "ask.dice": "Which dice?",
    "ask.direction": "In which direction?",
    "ask.discount": "Do you pay the lower price?",
    "ask.drop": "Where does the token fall?",
    "ask.edge": "Which edge is yours?",
    "ask.face": "To which face?",
    "ask.finish": "Play a Team Tactic card, or end your turn.",
    "ask.forced": "These happen at the same time. Which comes first?",
    "ask.hit": "Both are touched at once. Which one is hit?",
    "ask.leader": "Which Leadership is active for the whole game?",
    "ask.grunt": "Which Grunt activates first?",
    "ask.more": "Somebody else may activate before your turn ends.",
    "ask.move_token": "Where does the token go?",
    "ask.put_marker": "Where do you put the token?",
    "ask.pay": "Whose Power pays?",
    "ask.payer": "Who plays the card?",
    "ask.place": "Where is it placed?",
    "ask.price": "How much Power do you spend?",
    "ask.react": "You may react.",
    "ask.spot": "Where do you deploy it?",
    "ask.squad": "Choose your squad.",
    "ask.tactics": "Choose up to five Team Tactic cards.",
    "ask.target": "Choose a target.",
    "ask.threat": "Which Maximum Threat applies?",
    "ask.turn": "Whom do you activate?",
    "ask.type": "Which type is the attack?",
    "PriorityRolled": lambda e, say: (
        "The priority roll is a tie; both roll again."
        if e.seat == NOBODY
        else f"{say.seat(e.seat)} wins the priority roll: {dice(say, e.faces[e.seat])} against {dice(say, e.faces[1 - e.seat])}."
    ),
    "MissionDrawn": lambda e, say: f"The mission: {card(say, e.secure)}; {card(say, e.extraction)} ({e.threat} threat).",
    "SquadShown": lambda e, say: f"{say.seat(e.seat)} brings {squad(say, e.cards, e.affiliation)}.",
    "LeadershipActive": lambda e, say: f"{say.seat(e.seat)} is led by {character(say, e.who)}.",
    "Deployed": lambda e, say: f"{character(say, e.who)} is deployed.",
    "RoundBegan": "Round {number}",
    "PhaseBegan": lambda e, say: {"power": "Power Phase", "activation": "Activation Phase", "cleanup": "Cleanup Phase"}[e.phase],
    "TurnBegan": "{seat} takes a turn.",
    "Passed": "{seat} passes.",
    "Activated": lambda e, say: f"{character(say, e.who)} activates.",
    "PowerGained": lambda e, say: f"{character(say, e.who)} gains {e.n} Power.",
    "PowerSpent": lambda e, say: f"{character(say, e.who)} spends {e.n} Power.",
    "PowerLost": lambda e, say: f"{character(say, e.who)} loses {e.n} Power.",
    "Moved": moved,
    "Shaken": lambda e, say: f"{character(say, e.who)} shakes off {card(say, e.condition)}.",
    "AttackBegan": lambda e, say: sentence(
        f"{character(say, e.attacker)} attacks {character(say, e.target)} with {card(say, e.weapon)}"
    ),
    "AttackCancelled": lambda e, say: f"The attack of {character(say, e.attacker)} comes to nothing.",
    "DiceRolled": rolled,
    "DiceChanged": lambda e, say: f"{card(say, e.by)}: {character(say, e.who)} now shows {dice(say, e.faces)}.",
    "AttackCompared": lambda e, say: f"{e.hits} successes against {e.blocks}.",
    "Damaged": lambda e, say: f"{character(say, e.who)} suffers {e.n} damage; {e.left} Stamina left.",
    "Healed": lambda e, say: f"{character(say, e.who)} removes {e.n} damage.",
    "BecameDazed": lambda e, say: f"{character(say, e.who)} is Dazed.",
    "DazeRemoved": lambda e, say: f"{character(say, e.who)} is no longer Dazed.",
    "WasKOd": lambda e, say: f"{character(say, e.who)} leaves the battlefield.",
    "Recovered": lambda e, say: f"{character(say, e.who)} is back, Injured.",
    "ConditionGained": lambda e, say: f"{character(say, e.who)} gains {card(say, e.condition)}.",
    "ConditionLost": lambda e, say: f"{character(say, e.who)} loses {card(say, e.condition)}.",
    "SuperpowerUsed": lambda e, say: sentence(f"{character(say, e.who)} uses {card(say, e.power)}"),
    "TacticPlayed": lambda e, say: sentence(f"{say.seat(e.seat)} plays {card(say, e.card)}"),
    "Collided": collided,
    "TerrainDestroyed": lambda e, say: f"{terrain(say, e.terrain)} is destroyed.",
    "TerrainMoved": lambda e, say: f"{terrain(say, e.terrain)} makes room for a token.",
    "TokenTaken": lambda e, say: f"{character(say, e.who)} picks up {token(say, e.token)}.",
    "TokenMoved": lambda e, say: f"{token(say, e.token)} moves.",
    "TokenRemoved": lambda e, say: f"{token(say, e.token)} is out of the game.",
    "TokenDropped": lambda e, say: f"{character(say, e.who)} drops {token(say, e.token)}.",
    "TokenControlled": lambda e, say: f"{say.seat(e.seat)} controls {token(say, e.token)}.",
    "MarkerPlaced": lambda e, say: f"{say.seat(e.seat)} puts a {card(say, f'marker/{e.name}')} on the battlefield.",
    "MarkersRemoved": lambda e, say: f"{card(say, f'marker/{e.name}')}: {e.n} off the battlefield.",
    "Transformed": lambda e, say: f"{character(say, e.who)} transforms: {card(say, f'form/{e.form}')}.",
    "Scored": lambda e, say: f"{say.seat(e.seat)} scores {e.n} VP and has {e.total}.",
    "PriorityPassed": "{seat} has priority now.",
    "GameEnded": ended,
}
