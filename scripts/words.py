"""Keep the list of words in docs/adding-a-card.md up to date: python scripts/words.py

Every word of the card language has a row: what it says in one line, and an example. Rows that are there stay as they are; words
that are new get a row from their docstring and the shortest use of them on a card; words that are gone lose theirs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from longbox.titles import title
from longbox.titles.crisis.packs.reader import read
from longbox.titles.crisis.packs.words import Word, words
from longbox.titles.crisis.script.cards import On, Rule, Static, Superpower
from longbox.titles.crisis.script.moments import EVENTS, Trigger
from longbox.titles.crisis.script.nodes import Filter, Number, Role, Test
from longbox.titles.crisis.script.queries import QUERIES
from longbox.titles.crisis.script.running import Effect
from longbox.titles.crisis.words.tokens import TokenFilter

ROOT = Path(__file__).parents[1]
DOC = ROOT / "docs" / "adding-a-card.md"
CRISIS = ROOT / "src" / "longbox" / "titles" / "crisis"
BEGIN, END = "<!-- words -->", "<!-- end of words -->"
LONGEST = 110

GROUPS = {
    "Who": "A part somebody plays in what is going on.",
    "Which": "Filters: who is meant. Join them with `&` and `|`, turn them round with `~`.",
    "Whether": "Tests: what must be so. Join them with `&` and `|`, turn them round with `~`.",
    "How many": "Numbers read from the moment; wherever one stands, a plain number may stand too.",
    "When": "Moments. Each takes filters for its parts by name, and `when=` for a test.",
    "What happens": "Effects.",
    "Tokens": "Which objective tokens.",
    "Rules of attacks": "What stands in `rules=` of an attack, besides `static(...)`.",
    "Parts of superpowers": "What an innate superpower or a Leadership is made of.",
    "Superpowers": "Further arguments by name: `limit=`, `when=`, `action=`, `most=`, `forced=`, `form=`, `side=`.",
    "Cards": "What a card is made of.",
    "Names": "Values with a name.",
}

LINES = {
    "ACTIVE": "A kind of Team Tactic card: it is played in one's own turn.",
    "REACTIVE": "A kind of Team Tactic card: it answers something.",
    "INNATE": "A kind of superpower that works by itself.",
    "ASSET": "A kind of objective token.",
    "CIVILIAN": "A kind of objective token.",
    "LOCATION": "A kind of objective token that nobody picks up.",
    "OPPORTUNITY": "A kind of objective token: a Target of Opportunity.",
    "ATTACKER": "Whoever makes the attack.",
    "TARGET": "The target of the attack, or whoever the moment is about.",
    "SELF": "The character whose card it is; on a Team Tactic card the first who plays it.",
    "CAUSE": "Whoever has caused it; nobody for conditions and Crisis cards.",
    "CHOSEN": "Whoever `choose` has picked.",
    "IT": "The one that a loop or a moment is about.",
    "LAST_TARGET": "The target of the attack that has just been resolved.",
    "MOVER": "Whoever moves or is moved.",
    "PARTNER": "The second character that plays a Team Tactic card.",
    "PAYER": "The first character that plays a Team Tactic card.",
    "STRUCK": "Whoever the thrown one hits.",
    "THROWN": "Whoever was thrown.",
    "AWAY": "The direction of a push or throw: away from somebody.",
    "TOWARD": "The direction of a push or advance: toward somebody.",
    "FREE": "The direction of a push or throw: any.",
    "CONDITIONS": "All conditions, as a row.",
    "NOBODY": "Nobody, and as the face of a changed die: any.",
    "POWER_LIMIT": "The most Power a character can have.",
    "S": "The Short movement tool.",
    "M": "The Medium movement tool.",
    "L": "The Long movement tool.",
    "PHYSICAL": "A type of attack and defense.",
    "ENERGY": "A type of attack and defense.",
    "MYSTIC": "A type of attack and defense.",
    "EXTRACTION": "A type of Crisis card.",
    "SECURE": "A type of Crisis card.",
    "ANY_NUMBER": "As many characters as like play a Team Tactic card together.",
    "CENTRE": "The middle of the battlefield.",
    "may_hold": "Only who may hold the token can interact with it.",
    "add_character": "The stat card is ready.",
    "add_tactic": "The Team Tactic card is ready.",
    "add_crisis": "The Crisis card is ready.",
    "add_gem": "The Infinity Gem is ready.",
    "active": "An active superpower: id, price, effect.",
    "reactive": "A reactive superpower: id, price, one moment or a row of them, effect.",
    "innate": "An innate superpower: id, then its parts.",
    "leadership": "A Leadership: id, affiliation, then its parts.",
    "on": "What happens when something else does; `limit=` for how often, `optional=True` if the player may.",
    "static": "An answer to a question of the rules (see below), about whoever a filter finds.",
    "after_attack": "After the attack is resolved.",
    "before_damage": "Before its damage is dealt.",
    "during": "At another moment of the attack, by its name.",
    "advance": "Somebody advances by a tool, in a direction if one is named.",
    "affiliated": "Belongs to an affiliation.",
    "always": "Nothing is asked.",
    "anyone": "Everybody.",
    "at_least": "A number is at least so much.",
    "can_hand_over": "The character holds a token of these kinds and somebody is there to take it.",
    "conditions_on": "How many conditions somebody has.",
    "damage": "Somebody suffers so much damage.",
    "damage_is_more_than_one": "The damage about to be suffered is more than 1.",
    "dazed": "Is Dazed.",
    "dealt_damage": "The attack has dealt damage.",
    "difference": "One number less another.",
    "dodge_roll_has": "The dodge roll shows this face.",
    "enemy": "Controlled by the other player.",
    "gain_condition": "Somebody gains these conditions.",
    "gain_power": "Somebody gains so much Power.",
    "lose_power": "Somebody loses so much Power.",
    "grunt": "Is a Grunt.",
    "heal": "So much damage is removed from somebody.",
    "healed": "How much damage was removed.",
    "healthy": "Shows its Healthy side.",
    "injured": "Shows its Injured side.",
    "in_play": "Is on the battlefield.",
    "in_sight": "Is in line of sight.",
    "me": "This character itself.",
    "no_damage": "The damage about to be suffered is not suffered.",
    "other": "Not this character itself.",
    "paid": "The price that was chosen.",
    "paid_at_least": "The price that was chosen is at least so much.",
    "place": "Somebody is placed within a Range of where it stands, or of somebody.",
    "push": "Somebody is pushed by a tool.",
    "ready": "Has no Activated token.",
    "reduce_damage": "The damage about to be suffered is reduced, not below `floor`.",
    "round_number": "The number of the round.",
    "controlled_by_opponent": "Tokens that the other player controls.",
    "score": "The player scores so many points.",
    "secured_by_opponent": "Tokens that the other player secures.",
    "size_of": "The Size of somebody.",
    "spent": "How much Power was spent for the effect.",
    "take_priority": "The player takes the priority token.",
    "throw": "Somebody is thrown by a tool.",
    "unaffected": "Was not affected by this ability yet in this turn, round or game.",
}
LINES |= {
    "flight": "Moves over terrain up to Size 5 (CP-519, CP-520).",
    "wall_crawler": "Moves over terrain up to Size 5 (CP-521, CP-522).",
    "stealth": "Attacks can target it only from within Range 3 (CP-561).",
    "immunity": "Cannot have these conditions (CP-517, CP-518).",
    "healing_factor": "May remove so much damage at the end of its activation (CP-524).",
}
for one in ("CRIT", "WILD", "HIT", "BLOCK", "BLANK", "FAIL"):
    LINES[one] = "A face of the die."
for one in ("BLEED", "HEX", "INCINERATE", "JUDGMENT", "POISON", "ROOT", "SHOCK", "SLOW", "STAGGER", "STUN"):
    LINES[one] = "A condition, for a sum of them in `immunity`."

MOMENTS = {
    "activation_end": "A character's activation ends.",
    "activation_phase_end": "The Activation Phase ends.",
    "activation_phase_start": "The Activation Phase begins.",
    "activation_start": "A character's activation begins.",
    "attack_declared": "An attack is declared, before its target is chosen for good.",
    "attack_pool": "The attack dice are gathered.",
    "after_damage_of": "An attack has dealt its damage, if there was any.",
    "attack_action_end": "A character's attack action ends.",
    "attack_resolved": "An attack is resolved.",
    "before_damage_of": "Before an attack deals its damage.",
    "chosen_to_activate": "A character is chosen to activate.",
    "cleanup": "The Cleanup Phase.",
    "collision": "Somebody thrown collides with somebody.",
    "condition_gained": "Somebody gains a condition.",
    "damaged": "Somebody has suffered damage.",
    "dazed_by": "Somebody was Dazed.",
    "defense_pool": "The defense dice are gathered.",
    "dice_final": "The dice of an attack will not change any more.",
    "dodged": "Somebody has rolled to dodge.",
    "dodging": "Somebody is about to dodge.",
    "effect_rolled": "Dice rolled for an effect lie on the table.",
    "enters_play": "A character comes into play.",
    "interacted": "Somebody has interacted with a token.",
    "koed_by": "Somebody was KO'd.",
    "leadership_active": "A Leadership is chosen for the game.",
    "leaves_play": "A character leaves the battlefield.",
    "modify_opponent": "Dice of the opponent may be modified.",
    "modify_own": "One's own dice may be modified.",
    "moved": "Somebody has moved or was moved.",
    "power_phase": "The Power Phase.",
    "rolled_dice": "The dice of an attack lie on the table.",
    "round_end": "A round ends.",
    "superpower_used": "Somebody has used a superpower.",
    "superpower_begins": "Somebody uses an Active or Reactive superpower: it is paid, and nothing has come of it yet.",
    "tactic_played": "A Team Tactic card was played.",
    "targeted": "An attack has its target.",
    "terrain_destroyed": "Terrain was destroyed.",
    "would_be_dazed": "Somebody is about to be Dazed or KO'd.",
    "would_collide": "Somebody is about to suffer a collision.",
    "would_drop": "Somebody is about to drop a token.",
    "would_move": "Somebody is about to move or be moved.",
    "would_suffer": "Somebody is about to suffer damage.",
}


EXAMPLES = {
    "affiliated": 'affiliated("Avengers")',
    "can_hand_over": "can_hand_over((ASSET,), ally & other)",
    "hand_over": "hand_over((ASSET,), ally & other & within(2))",
    "all_together": 'all_together(per_held("relic"), per_secured("shrine"))',
    "rolling": 'rolling("attack", "dodge")',
    "add_character": "add_character(Character(...))",
    "add_crisis": "add_crisis(Crisis(...))",
    "add_gem": "add_gem(Gem(...))",
    "add_tactic": "add_tactic(Tactic(...))",
    "Character": 'Character("id", "Name", "Alter Ego", threat=3, forms=(...), attacks=(...))',
    "Crisis": 'Crisis("id", "Name", SECURE, threat=17, tokens=(...), scoring=per_secured("token"))',
    "Tactic": 'Tactic("id", "Name", ACTIVE, (By(ally, 1),), gain_power(SELF, 1))',
}
"""Examples for words that no card shows shortly; three dots stand for what a card fills in."""


def group(one: Any) -> str:
    kinds: list[tuple[str, Any]] = [
        ("Who", Role), ("Which", Filter), ("Whether", Test), ("How many", Number), ("When", Trigger), ("What happens", Effect),
        ("Tokens", TokenFilter), ("Rules of attacks", Rule), ("Parts of superpowers", On), ("Parts of superpowers", Static),
        ("Superpowers", Superpower),
    ]  # fmt: skip
    if not isinstance(one, Word):
        return next((name for name, kind in kinds if isinstance(one, kind)), "Names")
    if one.name == "icons":
        return "Rules of attacks"
    gives = one.gives
    return next((name for name, kind in kinds if isinstance(gives, type) and issubclass(gives, kind)), "Cards")


def docstrings() -> dict[str, str]:
    """The first line of what is written about each name where it is defined."""
    found: dict[str, str] = {}
    files = [*sorted((CRISIS / "script").glob("*.py")), *sorted((CRISIS / "words").glob("*.py"))]
    files += [*sorted((CRISIS / "cards").rglob("keywords.py")), *sorted((CRISIS / "cards").rglob("maps.py"))]
    files += [CRISIS / "rules" / f"{name}.py" for name in ("missions", "tactics", "layout")]
    for file in files:
        body = ast.parse(file.read_text(encoding="utf-8")).body
        for node, following in zip_longest(body, body[1:]):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                told = ast.get_docstring(node)
                names = [node.name]
            elif isinstance(node, ast.Assign) and isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                told = str(following.value.value)
                names = [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            else:
                continue
            for name in names if told else []:
                found.setdefault(name, str(told).splitlines()[0])
    return found


def uses() -> dict[str, str]:
    """The shortest use of each word on a card that can stand alone."""
    found: dict[str, str] = {}
    for file in sorted((CRISIS / "cards").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            text = ast.unparse(node).replace("'", '"')
            if len(text) > LONGEST:
                continue
            names = {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}
            called = node.func.id if isinstance(node.func, ast.Name) else ""
            for name in names:
                value = not isinstance(words().get(name), Word)
                if (name == called or value) and (name not in found or len(text) < len(found[name])) and readable(text):
                    found[name] = text
    return found


def readable(example: str) -> bool:
    return not read(f"EXAMPLE = {example}").faults


def made_up(name: str, one: Any) -> str:
    """An example for a word that no card uses alone."""
    if not isinstance(one, Word):
        return name
    values = {"Role": "SELF", "Filter": "enemy", "Test": "dealt_damage", "Effect": "gain_power(SELF, 1)", "Number": "damage_dealt"}
    values |= {"int": "1", "str": '"name"', "bool": "True", "TokenFilter": "taken", "Rule": "after_attack(gain_power(SELF, 1))"}
    arguments = []
    for parameter in one.takes:
        if parameter.needed or parameter.many:
            kind = re.sub(r"^(typing\.)?(Optional\[|<class ')|'>|\]$", "", str(parameter.hint)).split(" | ")[0].rpartition(".")[2]
            arguments.append('"attack"' if parameter.name == "roll" else values.get(kind, "..."))
    return f"{name}({', '.join(arguments)})"


def rows() -> dict[str, str]:
    """The rows of the document whose example can still be read, by word."""
    text = DOC.read_text(encoding="utf-8")
    block = text[text.index(BEGIN) : text.index(END)]
    found = re.finditer(r"^\| `(\w+)` \| .* \| `(.*)` \|$", block, re.M)
    return {match[1]: match[0] for match in found if "..." in match[2] or readable(match[2].replace("\\|", "|"))}


def block() -> Iterator[str]:
    """The list, group by group; rows that the document has stay."""
    known, told, used = rows(), docstrings(), uses()
    for heading, about in GROUPS.items():
        found = sorted((name for name, one in words().items() if group(one) == heading), key=str.lower)
        yield f"### {heading}\n\n{about}\n\n| word | says | example |\n|---|---|---|"
        for name in found:
            line = LINES.get(name) or told.get(name) or MOMENTS.get(name, "")
            if heading == "When":
                line = MOMENTS.get(name) or told.get(name, "")
                event = next((event for event in EVENTS if words()[name].make().event == event), "")
                line += f" Parts: {', '.join(EVENTS[event]) or 'none'}."
            if name.startswith("MAP_"):
                line = "Where the tokens of a Crisis card lie, by the letter of its map."
            example = EXAMPLES.get(name) or used.get(name) or made_up(name, words()[name])
            escaped = example.replace("|", "\\|")  # a bar would end the cell
            yield known.get(name) or f"| `{name}` | {line.replace('|', '/')} | `{escaped}` |"
        yield ""
    yield "### Questions of the rules\n\nWhat `static(...)` answers and `until(...)` changes for a while.\n"
    yield "| question | says | example |\n|---|---|---|"
    for name, query in QUERIES.items():
        yield f'| `{name}` | {query.text} | `static("{name}", {query.example!r})` |'.replace("'", '"')
    yield ""


def main() -> None:
    title("crisis")
    text = DOC.read_text(encoding="utf-8")
    made = "\n".join([BEGIN, "", *block(), END])
    DOC.write_text(text[: text.index(BEGIN)] + made + text[text.index(END) + len(END) :], encoding="utf-8")


if __name__ == "__main__":
    main()
