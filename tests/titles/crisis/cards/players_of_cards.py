"""Characters whom Team Tactic cards call by name: plain ones, so that nothing else interrupts what a test looks at.

    pytestmark = pytest.mark.usefixtures("players_of_cards")

Stats and attacks as in `extras`; `who("Punisher")` is the card of one. A `test-plain` stands for anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from longbox.titles.crisis.cards.keywords import flight, healing_factor
from longbox.titles.crisis.events import AttackBegan, DiceRolled
from longbox.titles.crisis.rules.rounds import PowerPhase
from longbox.titles.crisis.words import (
    CHOSEN,
    ENERGY,
    MYSTIC,
    PHYSICAL,
    SELF,
    TARGET,
    S,
    Strike,
    active,
    after_attack,
    choose,
    enemy,
    gain_power,
    me,
    push,
    reactive,
    targeted,
)
from titles.crisis.shelf import add, the_cards

from ..extras import plain
from ..scene import Duel

OWN_ATTACKS = {
    "Carnage": Strike("symbiote-tendrils", PHYSICAL, 3, 5),
    "Rocket Raccoon": Strike("plasma-rifle", ENERGY, 4, 4),
    "The Blob": Strike("strike", PHYSICAL, 2, 5),
    "Juggernaut": Strike("strike", PHYSICAL, 2, 6),
    "Mystic": Strike("whisper", MYSTIC, 3, 4, rules=(after_attack(push(TARGET, S)),)),
}
OWN_POWERS = {"Mystic": (active("whisk", 0, choose(enemy, push(CHOSEN, S))),)}
ALTER_EGOS = {
    "Thor": "Thor Odinson",
    "Captain Anybody": "Steve Rogers",
    "Skull": "Johann Schmidt",
    "Loki": "Loki Laufeyson",
    "Spider": "Peter Parker",
    "Baron": "Helmut Zemo",
    "Scientist": "George Tarleton",
    "Spy": "Natasha Romanoff",
    "Archer": "Clint Barton",
    "Claws": "James Logan Howlett",
    "Sister": "Laura Kinney",
    "King": "T'Challa",
    "Inventor": "Tony Stark",
    "Falcon": "Sam Wilson",
    "Torch": "Jim Hammond",
    "Creed": "Victor Creed",
    "Bishop": "Lucas Bishop",
    "Morales": "Miles Morales",
}
NAMES = (
    "M.O.D.O.K.", "Hulk", "She-Hulk", "Archangel", "Psylocke", "Ursa Major", "Punisher", "Beta Ray Bill", "Quicksilver",
    "Omega Red", "Gambit", "Shang-Chi", "Red Guardian", "Darkstar", "Gamora", "Nebula", "Groot", "Mystique",
    "Mephisto, Lord of Temptation", "Corvus Glaive", "Proxima Midnight", "Crimson Dynamo", "Abomination", "Ultron", "Ultron Drones",
    "Logan, The Wolverine", "Luke Cage", "Frankenstein's Monster", "Hood", "Cyclops", "Jean Grey", "Magik", "Venom",
    "Ghost Rider", "Shadowcat", "Toad", "Malekith the Accursed", "Lizard", "Namor, the Sub-Mariner", "Supergiant", "Ebony Maw",
    "Green Goblin", "Doctor Octopus", "Wasp", "Wolverine", "Sabretooth", "War Machine", "Captain Marvel", "Black Cat", "Apocalypse",
    "Ulik", "Nick Fury", "S.H.I.E.L.D. Agents", "Vulture", "Scarlet Witch", "Warlock", "Pyro", "Rhino", "The Wrecking Crew",
    "Silver Sable", "Shuri", "Elektra", "Killmonger", "Gwenpool", "Skurge, The Executioner", "Klaw", "Doctor Strange", "Angel",
    "Taskmaster", "Magneto", "Red Skull", "Thanos", "Lockjaw", "Crystal", "Mister Sinister",
    "Iron Man", "Captain America", "Invincible Iron Man", "Captain America, First Avenger", "Thor, Prince of Asgard",
    "Cassandra Nova", "Honey Badger", "Wong", "Maverick", "Shadow King", "Rogue",
    "Colossus", "The Immortal Hulk", "Sin", "Crossbones", "Squirrel Girl", "Cosmic Ghost Rider", "Deadpool", "Cable", "Domino",
    "Bob, Agent of Hydra", "N'Kantu, the Living Mummy", "Sandman", "Sand Construct",
    "Electro", "Werewolf By Night", "Enchantress", "Emma Frost",
    *OWN_ATTACKS, *ALTER_EGOS,
)  # fmt: skip


def who(name: str) -> str:
    """The card of a character with this name."""
    return "played-" + "".join(letter if letter.isalpha() else "-" for letter in name.lower())


MEMBERS_OF = (
    "A-Force", "Avengers", "Brotherhood of Mutants", "Convocation", "Criminal Syndicate", "Defenders", "Hydra", "Inhumans",
    "Midnight Sons", "S.H.I.E.L.D.", "Sentinels", "Weapon X",
)  # fmt: skip


def member(affiliation: str) -> str:
    """The card of a plain character of an affiliation."""
    return "played-member-" + "".join(letter if letter.isalpha() else "-" for letter in affiliation.lower())


def card(name: str) -> Any:
    made = plain(who(name), name, alter_ego=ALTER_EGOS.get(name, name), superpowers=OWN_POWERS.get(name, ()))
    return made if name not in OWN_ATTACKS else plain_with(made, OWN_ATTACKS[name])


def plain_with(made: Any, strike: Strike) -> Any:
    return replace(made, attacks=(*made.attacks, strike))


@pytest.fixture(scope="module")
def players_of_cards() -> Iterator[None]:
    made = [card(name) for name in NAMES]
    made += [plain("played-anybody"), plain("played-somebody"), plain("played-grunt", parents=("played-anybody",))]
    made += [plain(member(one), "", one) for one in MEMBERS_OF]
    made.append(replace(plain("played-mighty"), threat=7))
    giant = plain("played-giant")
    big = replace(giant.forms[0].healthy, size=4)
    made.append(replace(giant, forms=(replace(giant.forms[0], healthy=big, injured=big),)))
    made.append(plain("played-healer", superpowers=(healing_factor(1),)))
    made.append(plain("played-flyer", superpowers=(flight(),)))
    made.append(plain("played-answerer", superpowers=(reactive("answer", 0, targeted(target=me), gain_power(SELF, 1)),)))
    made.append(plain("played-user", superpowers=(active("trick", 0, gain_power(SELF, 1)),)))
    for one in made:
        add(one)
    yield
    for library in (the_cards().characters, the_cards().strikes, the_cards().superpowers):
        for key in [key for key in library if key.startswith("played-")]:
            del library[key]  # type: ignore[attr-defined]


MIGHTY, GIANT = "played-mighty", "played-giant"
ANYBODY, SOMEBODY, GRUNT, USER, HEALER = "played-anybody", "played-somebody", "played-grunt", "played-user", "played-healer"
FLYER, ANSWERER = "played-flyer", "played-answerer"


def scene(card: str, us: Any, them: Any = (ANYBODY, SOMEBODY), power: int = 6, **options: Any) -> Duel:
    """Us from (10, 10) upwards, them from (16, 10), each 3 in apart; we have 6 Power and the card."""
    duel = Duel(us, them, **options).hand(card)
    for one in range(len(duel.t.who)):
        if duel.t.seat[one] == 0:
            duel.set(one, power=power)
    return duel


def dice(duel: Duel, roll: str) -> list[int]:
    """How many dice each roll of a kind had at first."""
    return [len(event.faces) for event in duel.heard(DiceRolled) if event.roll == roll]


def attacked(duel: Duel) -> list[tuple[int, int, str]]:
    """Every attack: by whom, on whom, with what."""
    return [(event.attacker, event.target, event.weapon.rpartition("/")[2]) for event in duel.heard(AttackBegan)]


def power_phase(duel: Duel) -> Duel:
    return duel.push(PowerPhase())


def react(duel: Duel, card: str, number: int = 0) -> Duel:
    """Play a Reactive card that is offered now."""
    return duel.answer((0, f"tactic/{card}", number))


BLANKS = "blank " * 40
