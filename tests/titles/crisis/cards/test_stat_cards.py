"""The figures of stat cards, as they are printed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longbox.titles.crisis.codes import TOOLS, TYPES
from longbox.titles.crisis.words import INNATE, L, M, S
from titles.crisis.shelf import the_cards

from .cast import BONES, BUCKY, CAP, IRON, MARVEL, OCK, SKULL, SPIDER, ULTRON, WIDOW, ZEMO

KEYWORDS = ("flight", "stealth", "healing-factor", "immunity")
STATS = """
baron-zemo: 3 | 35 | 5 5 long 2 3/3/4 | sword-strike physical 2 5 0 | steel-rush physical 3 6 2
black-widow: 2 | 35 | 4 4 long 2 3/2/4 | strike energy 2 4 0 | pistol physical 3 4 0 | mixed-technique physical 2 4 2
captain-america-steve-rogers: 4 | 35 | 5 6 medium 2 4/4/3 | strike physical 2 5 0 | shield-throw physical 4 5 0 | shield-slam physical 2 6 2
captain-marvel: 4 | 35 | 6 6 medium 2 3/4/3 | strike physical 2 5 0 | energy-blast energy 4 4 0 | rocket-punch energy 3 7 3
crossbones: 3 | 35 | 6 5 short 2 4/2/2 | strike physical 2 5 0 | overpower physical 3 5 2
doctor-octopus: 3 | 50 | 5 6 medium 2 4/3/4 | strike physical 3 4 0 | arm-lasers energy 4 6 3
iron-man: 3 | 35 | 5 5 medium 2 4/3/3 | repulsor-blast energy 4 4 0 | homing-rockets physical 5 5 2 | unibeam energy 5 6 4
red-skull: 4 | 35 | 6 6 medium 2 4/3/3 | strike physical 2 5 0 | cosmic-blast energy 4 5 1 | unleash-the-cube energy 4 7 4
spider-man-peter-parker: 4 | 35 | 6 5 long 2 3/3/3 | strike physical 2 5 0 | impact-webbing physical 4 4 0 | taser-webs energy 3 6 2
ultron: 4 | 50 | 6 5 medium 3 4/3/4 | strike physical 2 6 0 | energy-blast energy 4 5 0 | metallic-fury physical 3 7 3
"""  # noqa: E501
"""Threat, base, Stamina of both sides, Speed, Size, defenses; attacks with type, Range, Strength and cost."""


@pytest.mark.parametrize("line", STATS.strip().splitlines())
def test_cards_as_printed(line: str) -> None:
    card = the_cards().characters[line.partition(":")[0]]
    healthy, injured = card.side(0, 0), card.side(0, 1)
    stats = f"{healthy.stamina} {injured.stamina} {TOOLS[healthy.speed]} {healthy.size} {'/'.join(map(str, healthy.defense))}"
    attacks = [f"{one.id} {TYPES[one.type]} {one.range} {one.dice} {one.cost}" for one in card.attacks]
    assert line == f"{card.id}: " + " | ".join([str(card.threat), str(card.forms[0].base), stats, *attacks])
    assert replace(injured, stamina=healthy.stamina) == healthy


CARDS = {
    "ant-man": (
        "Ant-Man",
        "Scott Lang",
        3,
        35,
        ("Avengers",),
        ("5 M 2 3/2/3", "5 M 2 3/2/3", "5 S 1 3/2/3", "5 S 1 3/2/3"),
        (
            "pym-particle-punch physical target 2 4 0 Normal",
            "bullet-ant-barrage physical beam 3 7 4 Normal",
            "ant-sized-uppercut physical target 1 6 0 Tiny",
        ),
        (
            "change-size active 1 turn Normal",
            "change-size active 1 turn Tiny",
            "hitch-a-ride active 0 turn Tiny",
            "pym-particle-control reactive 1 Normal",
            "tiny-superhero innate 0 Tiny",
        ),
    ),
    "hood": (
        "Hood",
        "Parker Robbins",
        3,
        35,
        ("Cabal", "Criminal Syndicate"),
        ("5 M 2 2/2/3", "5 M 2 2/2/3", "5 M 2 2/2/3", "5 M 2 2/2/3"),
        (
            "hex-shot mystic target 3 4 0 Normal",
            "dark-lightning mystic target 3 6 3 Normal",
            "razor-talons physical target 2 6 0 Possessed",
            "empowered-dark-lightning mystic target 3 8 4 Possessed",
        ),
        (
            "black-arts active 3 Normal",
            "charge active 2 action turn Possessed",
            "invisibility-cloak reactive 2 Normal",
            "possessed-by-nisanti innate 0 Normal",
            "demonic-resilience innate 0 Possessed",
            "mystic-vulnerability innate 0 Possessed",
        ),
    ),
    "thanos-the-mad-titan": (
        "Thanos, the Mad Titan",
        "Thanos",
        6,
        50,
        ("Black Order",),
        ("8 M 3 3/3/4", "9 M 3 3/3/4"),
        (
            "strike physical target 2 6 0",
            "cosmic-blast energy target 3 5 0",
        ),
        (
            "cosmic-portal active 2 turn healthy",
            "deaths-decree reactive 2 turn",
            "being-of-immeasurable-power innate 0",
        ),
    ),
    "corvus-glaive": (
        "Corvus Glaive",
        "Corvus Glaive",
        4,
        50,
        ("Black Order",),
        ("6 M 2 3/3/3", "6 M 2 3/3/3"),
        (
            "strike physical target 2 5 0",
            "atom-splitter energy target 4 4 0",
            "death-blow physical target 3 7 4",
        ),
        (
            "glaives-edge active 3",
            "husband-of-proxima-midnight reactive 1",
            "glaive-of-immortality innate 0",
        ),
    ),
    "ebony-maw": (
        "Ebony Maw",
        "Ebony Maw",
        5,
        35,
        ("Black Order",),
        ("7 M 2 2/4/6", "6 M 2 2/4/6"),
        (
            "black-tongue mystic target 4 6 0",
            "herald-of-doom mystic target 4 8 4",
        ),
        (
            "telekinetic-powerhouse active 3 turn",
            "telekinetic-deflection reactive 2",
            "mind-over-matter innate 0",
            "incredible-psychic-potential innate 0",
        ),
    ),
    "wolverine": (
        "Wolverine",
        "James Logan Howlett",
        4,
        35,
        ("Avengers", "Defenders", "Uncanny X-Men", "X-Force", "Servants of the Apocalypse"),
        ("7 M 2 4/3/2", "6 M 2 4/3/2"),
        (
            "adamantium-slash physical target 2 5 0",
            "berserker-barrage physical target 3 7 3",
        ),
        (
            "the-best-at-what-i-do active 2 action turn",
            "adamantium-skeleton innate 0",
            "wild-rage innate 0 injured",
        ),
    ),
    "sabretooth": (
        "Sabretooth",
        "Victor Creed",
        4,
        35,
        ("Brotherhood of Mutants", "Cabal", "X-Force", "Servants of the Apocalypse"),
        ("6 L 3 3/3/3", "6 L 3 3/3/3"),
        (
            "claw-slash physical target 2 5 0",
            "savage-predator physical target 2 7 4",
        ),
        (
            "no-mercy active 3",
            "untamed-force reactive 2 turn",
            "aggressive innate 0",
        ),
    ),
    "red-skull-master-of-hydra": (
        "Red Skull, Master of Hydra",
        "Johann Schmidt",
        5,
        50,
        ("Hydra", "Cabal"),
        ("7 M 2 4/2/2", "6 M 2 4/2/2"),
        (
            "blitz-strike physical target 3 6 0",
            "kneel-before-me energy target 2 9 5",
        ),
        (
            "empowered-gauntlets active 2",
            "all-consuming-obsession active 0 turn",
            "leviathan-armor innate 0",
            "cut-off-one-head innate 0",
        ),
    ),
    "hydra-troopers": (
        "Hydra Troopers",
        "Hydra Troopers",
        0,
        50,
        (),
        ("3 S 2 1/2/2", "3 S 2 1/2/2"),
        ("hydra-energy-weapons energy target 4 4 0",),
        (
            "hydra-assault active 0 action",
            "occupation-force innate 0",
        ),
    ),
}


@pytest.mark.parametrize("id", CARDS)
def test_printed_values(id: str) -> None:
    name, alter_ego, threat, base, affiliations, stats, attacks, powers = CARDS[id]
    card = the_cards().characters[id]
    assert (card.name, card.alter_ego, card.threat, card.affiliations) == (name, alter_ego, threat, affiliations)
    assert {form.base for form in card.forms} == {base}
    sides = [side for form in card.forms for side in (form.healthy, form.injured)]
    assert stats == tuple(f"{s.stamina} {'SML'[s.speed]} {s.size} {'/'.join(map(str, s.defense))}" for s in sides)
    assert attacks == tuple(f"{a.id} {TYPES[a.type]} {a.shape} {a.range} {a.dice} {a.cost} {a.form}".strip() for a in card.attacks)
    assert set(powers) == {
        " ".join(f"{p.id} {p.kind} {p.cost} {'action' if p.action else ''} {p.limit} {p.form} {p.side}".split())
        for p in card.superpowers
        if not p.leadership and not p.id.startswith(KEYWORDS)
    }
    assert all(p.parts if p.kind == INNATE else p.do is not None for p in card.superpowers)


@pytest.mark.parametrize(
    ("card", "healthy", "injured", "speed", "defense", "threat", "base"),
    [
        (CAP, 6, 5, M, (4, 4, 3), 4, 35),
        (MARVEL, 7, 7, M, (4, 4, 4), 5, 35),
        (IRON, 6, 6, M, (4, 3, 3), 4, 35),
        (SPIDER, 5, 5, M, (3, 3, 3), 3, 35),
        (WIDOW, 6, 5, L, (4, 3, 4), 4, 35),
        (BUCKY, 6, 5, M, (4, 3, 4), 4, 35),
        (ZEMO, 5, 6, M, (4, 3, 4), 4, 35),
        (BONES, 6, 5, S, (4, 2, 2), 3, 35),
        (OCK, 6, 6, M, (4, 4, 3), 4, 50),
        (SKULL, 6, 6, M, (4, 3, 3), 4, 35),
        (ULTRON, 8, 6, M, (4, 4, 5), 5, 50),
        ("ultron-drones", 3, 3, M, (2, 2, 2), 0, 50),
    ],
)
@pytest.mark.rule("CP-593")
def test_stat_cards(card: str, healthy: int, injured: int, speed: int, defense: tuple[int, ...], threat: int, base: int) -> None:
    made = the_cards().characters[card]
    assert made.threat == threat
    for form in made.forms:
        assert (form.healthy.stamina, form.injured.stamina, form.base) == (healthy, injured, base)
        for side in (form.healthy, form.injured):
            assert (side.speed, side.size, side.defense) == (speed, 3 if card == ULTRON else 2, defense)
