"""The values later printings changed (option `edition=later`): Stamina, Speed and defenses by card and side."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from ..codes import M
from ..script.library import Library

# card: (Healthy, Injured), each the changes of that side
LATER: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "agent-venom": ({"stamina": 7}, {"stamina": 7}),
    "amazing-spider-man": ({"stamina": 7}, {"stamina": 7}),
    "arnim-zola": ({"stamina": 7}, {}),
    "frankensteins-monster": ({"stamina": 8}, {}),
    "iron-fist": ({}, {"stamina": 6}),
    "klaw": ({"stamina": 8}, {}),
    "black-panther": ({}, {"stamina": 7}),
    "black-panther-chosen-of-bast": ({"stamina": 6}, {"stamina": 6}),
    "killmonger": ({"stamina": 7}, {"stamina": 7}),
    "killmonger-usurper": ({"stamina": 7}, {"stamina": 7}),
    "mbaku": ({"stamina": 8}, {"stamina": 7}),
    "shuri": ({"stamina": 6}, {"stamina": 6}),
    "nick-fury": ({"stamina": 7}, {"stamina": 6}),
    "star-lord": ({}, {"stamina": 6}),
    "storm": ({"stamina": 6}, {"stamina": 6}),
    "ancient-one": ({"stamina": 7}, {}),
    "angel": ({"stamina": 6}, {"stamina": 6}),
    "angela": ({"stamina": 7}, {"stamina": 8}),
    "ant-man": ({"stamina": 6}, {"stamina": 6}),
    "archangel": ({"stamina": 7}, {"stamina": 7}),
    "baron-helmut-zemo": ({"stamina": 6}, {"stamina": 7}),
    "baron-mordo": ({}, {"stamina": 6}),
    "baron-zemo": ({"stamina": 6}, {}),
    "black-dwarf": ({"stamina": 7}, {}),
    "black-swan": ({"stamina": 7}, {"stamina": 7}),
    "bishop": ({"stamina": 7}, {"stamina": 6}),
    "cable": ({}, {"stamina": 8}),
    "beta-ray-bill": ({}, {"stamina": 6}),
    "captain-america-first-avenger": ({"stamina": 7}, {"stamina": 6}),
    "captain-america-steve-rogers": ({"stamina": 6}, {"stamina": 7}),
    "captain-marvel": ({"stamina": 7}, {"stamina": 7}),
    "captain-marvel-cosmic-avenger": ({}, {"stamina": 8}),
    "carnage": ({"stamina": 8}, {}),
    "clea": ({"stamina": 7}, {"stamina": 6}),
    "colossus": ({"stamina": 7}, {}),
    "corvus-glaive": ({"stamina": 7}, {}),
    "crossbones": ({"speed": M}, {"speed": M}),
    "crossbones-merciless-merc": ({"speed": M}, {"speed": M}),
    "daredevil": ({"stamina": 6}, {"stamina": 7}),
    "cyclops": ({"stamina": 7}, {"stamina": 7}),
    "darkstar": ({"stamina": 6}, {"stamina": 6}),
    "deadpool": ({"stamina": 5}, {}),
    "doc-ock-sinister-scientist": ({"stamina": 7}, {"stamina": 7}),
    "doctor-octopus": ({"stamina": 6}, {}),
    "doctor-strange": ({"stamina": 7}, {"stamina": 7}),
    "doctor-strange-sorcerer-supreme": ({"stamina": 7}, {"stamina": 7}),
    "ebony-maw": ({"stamina": 8}, {"stamina": 7}),
    "electro": ({"stamina": 7}, {"stamina": 7}),
    "domino": ({}, {"stamina": 6}),
    "elektra": ({"stamina": 7}, {"stamina": 7}),
    "emma-frost": ({"stamina": 7}, {"stamina": 7}),
    "ghost-spider": ({"stamina": 6}, {"stamina": 6}),
    "green-goblin": ({"stamina": 8}, {"stamina": 6, "defense": (4, 3, 3)}),
    "gwenom": ({"stamina": 7}, {"stamina": 8}),
    "gamora": ({"stamina": 7}, {"stamina": 7}),
    "gambit": ({}, {"stamina": 6}),
    "gwenpool": ({}, {"stamina": 7}),
    "enchantress": ({"stamina": 7}, {"stamina": 6}),
    "heimdall-the-all-seeing": ({}, {"stamina": 6}),
    "hela-queen-of-hel": ({"stamina": 7}, {"stamina": 5}),
    "hood": ({}, {"stamina": 6}),
    "iceman": ({"stamina": 6}, {"stamina": 6}),
    "invincible-iron-man": ({"stamina": 7}, {"stamina": 7}),
    "iron-man": ({}, {"stamina": 6}),
    "kraven-the-hunter": ({"stamina": 6}, {"stamina": 6}),
    "moon-knight": ({"stamina": 6}, {"stamina": 6}),
    "mysterio": ({"speed": M}, {"stamina": 6, "speed": M}),
    "magik": ({"stamina": 6}, {"stamina": 6}),
    "lady-sif": ({}, {"stamina": 7}),
    "loki-god-of-mischief": ({"stamina": 6}, {"stamina": 6}),
    "omega-red": ({"stamina": 7, "speed": M}, {"speed": M}),
    "proxima-midnight": ({"stamina": 6}, {}),
    "psylocke": ({"stamina": 7}, {"stamina": 6}),
    "red-guardian": ({"stamina": 6}, {}),
    "red-skull": ({"stamina": 7}, {"stamina": 7}),
    "red-skull-master-of-the-world": ({"stamina": 7}, {}),
    "ronan-the-accuser": ({}, {"stamina": 8}),
    "jean-grey": ({"stamina": 7}, {"stamina": 8}),
    "logan-the-wolverine": ({}, {"stamina": 7}),
    "nightcrawler": ({"stamina": 7}, {"stamina": 7}),
    "professor-x": ({"stamina": 7}, {"stamina": 7}),
    "rogue": ({}, {"stamina": 7}),
    "sabretooth": ({"stamina": 7}, {"stamina": 7}),
    "sandman": ({"stamina": 7}, {"stamina": 8}),
    "scarlet-spider": ({"stamina": 7}, {"stamina": 6}),
    "shocker": ({"stamina": 6}, {"stamina": 6}),
    "silver-sable": ({"stamina": 7}, {"stamina": 7}),
    "skurge-the-executioner": ({}, {"stamina": 6}),
    "spider-man-peter-parker": ({"stamina": 7}, {"stamina": 6}),
    "spider-woman": ({"stamina": 7}, {"stamina": 7}),
    "supergiant": ({"stamina": 6, "speed": M}, {"stamina": 6, "speed": M}),
    "shadowcat": ({"stamina": 6}, {"stamina": 6}),
    "shadowland-daredevil": ({}, {"stamina": 8, "defense": (4, 3, 3)}),
    "sunspot": ({"stamina": 7}, {"stamina": 7}),
    "taskmaster": ({}, {"stamina": 6}),
    "the-black-widow": ({"stamina": 7}, {"stamina": 6}),
    "ultron": ({"stamina": 7}, {"stamina": 7}),
    "ultron-metal-tyrant": ({}, {"stamina": 7}),
    "valkyrie": ({}, {"stamina": 6}),
    "winter-soldier-operative": ({"stamina": 7}, {"stamina": 7}),
    "ursa-major": ({"stamina": 8, "defense": (4, 3, 4)}, {"stamina": 8, "defense": (4, 3, 4)}),
    "maverick": ({"stamina": 6}, {"stamina": 6}),
    "sabretooth-apex-predator": ({}, {"stamina": 7}),
    "venom": ({"stamina": 8}, {"stamina": 7}),
    "vulture": ({"stamina": 6}, {"stamina": 6}),
    "warlock": ({"stamina": 6}, {"stamina": 6}),
    "wolverine": ({"stamina": 8}, {}),
}


@lru_cache(16)
def later(library: Library) -> Library:
    """A library whose stat cards have their later values."""
    made = library.derive()
    for id, (healthy, injured) in LATER.items():
        card = made.characters[id]
        forms = tuple(
            replace(form, healthy=replace(form.healthy, **healthy), injured=replace(form.injured, **injured)) for form in card.forms
        )
        made.characters[id] = replace(card, forms=forms)
    return made
