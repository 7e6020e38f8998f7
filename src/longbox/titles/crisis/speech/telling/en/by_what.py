"""How the words of `words/by_what.py` are told in English."""

from __future__ import annotations

from longbox.speech import listed

from ....codes import TYPES
from ..tables import TestTable

TESTS: TestTable = {
    "by_collision": lambda t: "the damage comes from a collision",
    "by_attack_or_superpower": lambda t: "an attack or superpower did it",
    "by_attack": lambda t: "an attack does it",
    "effect_of_attack": lambda t, *types: f"with special rules of {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')} attacks",
    "by_attack_rule": lambda t, *types: (
        f"with special rules of {listed([f'{{{TYPES[kind]}}}' for kind in types], 'or')}{' ' if types else ''}attacks"
    ),
    "by_superpower": lambda t: "with superpowers",
    "bodily": lambda t: "it comes from a {physical} attack or a collision",
    "superpower_is": lambda t, *ids: f"it is {listed([t.name(id) for id in ids], 'or')}",
    "superpower_paid": lambda t: "{power} was spent for it",
}

NOT: TestTable = {
    "by_attack": lambda t: "no attack does it",
}
