"""What the log and the questions of Crisis Protocol say: in English here, in other languages in catalogues such as `de.po`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from longbox.kernel import Speech, Words

from ..codes import NOBODY
from ..events import (
    AttackBegan,
    AttackCompared,
    Caused,
    Collided,
    Deployed,
    DiceRolled,
    GameEnded,
    Moved,
    PriorityRolled,
    SquadShown,
    SuperpowerUsed,
    TacticPlayed,
)
from .names import card, character, dice, form, inches, marker, printed, sentence, terrain, token

NAMES: Final[Mapping[str, Callable[[Speech, Any], str]]] = {
    "who": character,
    "attacker": character,
    "target": character,
    "terrain": terrain,
    "token": token,
    "faces": dice,
    "extra": dice,
    "name": marker,
    "form": form,
    "secure": card,
    "extraction": card,
    "condition": card,
    "weapon": printed,
    "power": printed,
    "card": printed,
    "was": printed,
    "by": printed,
    "roll": printed,
}
"""What the fields of events are called by."""
MOVES: Final = {
    "advance": "{who} advances {far} in.",
    "climb": "{who} climbs {far} in.",
    "throw": "{who} is thrown {far} in.",
    "push": "{who} is pushed {far} in.",
    "place": "{who} is placed {far} in.",
}
ROLLS: Final = {
    "attack": "{who} rolls {faces} for the attack.",
    "defense": "{who} rolls {faces} in defense.",
    "dodge": "{who} rolls {faces} to dodge.",
}
MORE: Final = {
    "attack": "{who} rolls {faces} for the attack, and {extra} for criticals.",
    "defense": "{who} rolls {faces} in defense, and {extra} for criticals.",
    "dodge": "{who} rolls {faces} to dodge, and {extra} for criticals.",
}
"""With the dice that are added for criticals."""
MARKS: Final = ("!", "?", ".")
"""What some names end with."""
OTHER_ROLL: Final = "{who} rolls {faces} for {roll}."
PHASES: Final = {"power": "Power Phase", "activation": "Activation Phase", "cleanup": "Cleanup Phase"}
ENDS: Final = {
    "points": "{seat} wins on victory points.",
    "lead": "{seat} wins by taking the lead.",
    "last-round": "{seat} wins on victory points after the last round.",
    "elimination": "{seat} wins as the last one standing.",
}


def priority(e: PriorityRolled, say: Speech) -> str:
    if e.seat == NOBODY:
        return say("The priority roll is a tie; both roll again.")
    won, lost = dice(say, e.faces[e.seat]), dice(say, e.faces[1 - e.seat])
    return say("{seat} wins the priority roll: {won} against {lost}.", e, won=won, lost=lost)


def squad(e: SquadShown, say: Speech) -> str:
    names = "; ".join(card(say, id) for id in e.cards)
    if not e.affiliation:
        return say("{seat} brings {names}.", e, names=names)
    return say("{seat} brings {names} ({affiliation}).", e, names=names, affiliation=card(say, f"affiliation/{e.affiliation}"))


def because(e: Caused, say: Speech, told: str) -> str:
    """A line behind the card or ability that it comes from, unless it says that itself."""
    source = printed(say, e.source) if e.source else ""
    if source in told:
        return told
    return say("{source} {told}" if source.endswith(MARKS) else "{source}: {told}", source=source, told=told)


def caused(template: str) -> Callable[[Any, Speech], str]:
    return lambda e, say: because(e, say, say(template, e))


def moved(e: Moved, say: Speech) -> str:
    told = say("{who} stays in place.", e) if e.start == e.end else say(MOVES[e.how], e, far=inches(say, e.start, e.end))
    return because(e, say, told)


def rolled(e: DiceRolled, say: Speech) -> str:
    if e.extra and not e.faces:
        return say("{who} rolls more dice: {extra}.", e)
    ways, other = (MORE, "{who} rolls {faces} for {roll}, and {extra} for criticals.") if e.extra else (ROLLS, OTHER_ROLL)
    return say(ways.get(e.roll, other), e)


def compared(e: AttackCompared, say: Speech) -> str:
    return say.count("{n} success against {blocks}.", "{n} successes against {blocks}.", e.hits, e)


def deployed(e: Deployed, say: Speech) -> str:
    return say("{seat} deploys {who}.", e, seat=say.seat(say.state.seat[e.who]))


def attacked(e: AttackBegan, say: Speech) -> str:
    return sentence(say("{attacker} attacks {target} with {weapon}.", e))


def used(e: SuperpowerUsed, say: Speech) -> str:
    return sentence(say("{who} uses {power}.", e))


def played(e: TacticPlayed, say: Speech) -> str:
    if not e.who:
        return sentence(say("{seat} plays {card}.", e))
    names = say.tongue.listed([character(say, who) for who in dict.fromkeys(e.who)])
    return say("{seat} plays {card} with {names}.", e, names=names)


def collided(e: Collided, say: Speech) -> str:
    what = character(say, e.into) if e.into != NOBODY else terrain(say, e.terrain)
    return say("The thrown terrain hits {what}." if e.who == NOBODY else "{who} hits {what}.", e, what=what)


def ended(e: GameEnded, say: Speech) -> str:
    return say("The game ends in a draw." if e.seat == NOBODY else ENDS[e.reason], e)


WORDS: Words = {
    "option.setup": "Setup",
    "option.setup.full": "Step by step, with squads",
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
    "no dice": "no dice",
    "ask.action": "What does this character do?",
    "ask.advance": "Where does it advance to?",
    "ask.affiliation": "Which affiliation does your squad use?",
    "ask.recruit": "Whom does the card choose?",
    "ask.aim": "In which direction does the beam go?",
    "ask.choose": "Choose.",
    "ask.clear": "Which way does the terrain make room for the token?",
    "ask.crisis": "Which type of Crisis card do you draw?",
    "ask.deploy": "Which character do you deploy?",
    "ask.dice": "Which dice?",
    "ask.direction": "In which direction?",
    "ask.discount": "Do you use the lower cost?",
    "ask.drop": "Where does the token fall?",
    "ask.edge": "Which edge is yours?",
    "ask.face": "To which face?",
    "ask.finish": "Play a Team Tactic card, or end your turn.",
    "ask.forced": "These happen at the same time. Which comes first?",
    "ask.origin": "From where is this attack measured?",
    "ask.hit": "Both are touched at once. Which one is hit?",
    "ask.leader": "Which Leadership is active for the whole game?",
    "ask.grunt": "Which Grunt activates first?",
    "ask.more": "Another character may activate before your turn ends.",
    "ask.move_token": "Where does the token go?",
    "ask.put_marker": "Where do you put the token?",
    "ask.pay": "Who spends the Power?",
    "ask.payer": "Who plays the card?",
    "ask.tokens": "How many tokens pay for it?",
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
    "PriorityRolled": priority,
    "MissionDrawn": "The mission: {secure}; {extraction} ({threat} threat).",
    "SquadShown": squad,
    "LeadershipActive": "{seat} is led by {who}.",
    "Deployed": deployed,
    "RoundBegan": "Round {number}",
    "PhaseBegan": lambda e, say: say(PHASES[e.phase]),
    "TurnBegan": "{seat} takes a turn.",
    "Passed": "{seat} passes.",
    "Activated": "{who} activates.",
    "PowerGained": caused("{who} gains {n} Power."),
    "PowerSpent": caused("{who} spends {n} Power."),
    "PowerLost": caused("{who} loses {n} Power."),
    "Moved": moved,
    "Shaken": "{who} shakes off {condition}.",
    "AttackBegan": attacked,
    "AttackCancelled": "The attack of {attacker} comes to nothing.",
    "DiceRolled": rolled,
    "DiceChanged": "{by}: {who} now shows {faces}.",
    "AttackCompared": compared,
    "Damaged": caused("{who} suffers {n} damage; {left} Stamina left."),
    "Healed": caused("{who} removes {n} damage."),
    "BecameDazed": "{who} is Dazed.",
    "DazeRemoved": caused("{who} is no longer Dazed."),
    "WasKOd": "{who} is KO'd.",
    "Recovered": "{who} is back, Injured.",
    "TurnedHealthy": caused("{who} is Healthy again."),
    "ConditionGained": caused("{who} gains {condition}."),
    "ConditionLost": caused("{who} loses {condition}."),
    "SuperpowerUsed": used,
    "TacticPlayed": played,
    "Collided": collided,
    "TerrainDestroyed": caused("{terrain} is destroyed."),
    "TerrainRaised": "{seat} puts terrain on the battlefield: {terrain}.",
    "TerrainMoved": "{terrain} makes room for a token.",
    "TokenTaken": caused("{who} picks up {token}."),
    "TokenMoved": caused("{token} moves."),
    "TokenRemoved": "{token} is out of the game.",
    "TokenDropped": caused("{who} drops {token}."),
    "TokenControlled": caused("{seat} controls {token}."),
    "TokenClaimed": caused("{seat} secures {token}."),
    "MarkerPlaced": "{seat} puts a {name} on the battlefield.",
    "MarkersRemoved": "{name}: {n} off the battlefield.",
    "CardReplaced": "{was} becomes {card}.",
    "Transformed": caused("{who} takes the form {form}."),
    "CrisisCounted": "{card} brings {seat} {n} VP.",
    "Scored": caused("{seat} scores {n} VP and has {total}."),
    "PriorityPassed": "{seat} has priority now.",
    "GameEnded": ended,
}

__all__ = ["NAMES", "WORDS"]
