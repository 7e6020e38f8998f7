"""The words of the Crisis Protocol page that its scripts show: by key, in English, marked for translation."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from longbox.speech import message

WORDS: Mapping[str, str] = MappingProxyType(
    {
        # the panels around the battlefield
        "state.dazed": message("Dazed"),
        "state.injured": message("Injured"),
        "power": message("Power"),
        "power.n": message("Power: %(n)s"),
        "damage.of": message("Damage: %(n)s of %(most)s"),
        "defense.physical": message("Physical defense"),
        "defense.energy": message("Energy defense"),
        "defense.mystic": message("Mystic defense"),
        "kind.secure": message("Secure"),
        "kind.extraction": message("Extraction"),
        "tactics": message("Team Tactic cards"),
        "tactic.used": message("Played"),
        "mission": message("Crises"),
        "mission.scoring": message("Victory points as it stands"),
        "mission.round": message("Round %(n)s of %(of)s"),
        "mission.priority": message("%(name)s has priority"),
        "mission.priority.you": message("you have priority"),
        "roll.attack": message("Attack"),
        "roll.defense": message("Defense"),
        "roll.dodge": message("Dodge"),
        "success": message("%(n)s success"),
        "successes": message("%(n)s successes"),
        "die.added": message("added"),
        "die.counts": message("counts"),
        "die.no": message("does not count"),
        "sum.now": message("so far"),
        "sum.compared": message("%(hits)s against %(blocks)s"),
        "sum.dealt": message("dealt to %(name)s"),
        "threat.sum": message("%(n)s threat"),
        "luck.of": message("%(n)s on %(dice)s dice"),
        "threat": message("Threat %(n)s"),
        "board.name": message("Battlefield, 36 by 36 inches"),
        # a piece, for screen readers and the list of pieces
        "board.damage": message("%(n)s of %(of)s damage"),
        "board.damage.plain": message("%(n)s damage"),
        "board.power": message("%(n)s Power"),
        "board.ready": message("ready"),
        "board.activated": message("activated"),
        "board.dazed": message("Dazed"),
        "board.injured": message("injured side"),
        "board.holds": message("holds %(name)s"),
        "board.nobody": message("nobody's"),
        "board.size": message("Size %(n)s"),
        "board.fixed": message("not interactive"),
        "board.destroyed": message("destroyed"),
        "board.offered": message("You may choose: %(options)s"),
        "board.twin.own": message("Your squad (%(name)s)"),
        "board.twin.squad": message("Squad of %(name)s"),
        "board.twin.tokens": message("Tokens"),
        "board.twin.terrain": message("Terrain"),
        # a place or a direction is asked for
        "board.place": message("Place for %(name)s: arrow keys move it, with Shift in small steps, Enter takes it"),
        "board.aim": message("Direction: arrow keys turn it, with Shift in small steps, Enter takes it"),
        "board.legal": message("Allowed: %(place)s."),
        "board.hits": message("Hits: %(names)s."),
        "board.unjudged": message("This could not be measured just now. Try again."),
        # measuring
        "board.range": message("Range %(n)s"),
        "board.measure.start": message("Measure: choose a piece, or drag from one to see where it could go. Only you see this."),
        "board.measure.from": message("Ranges from %(name)s. Choose a second piece for the line between them. Only you see this."),
        "board.measure.between": message("%(from)s to %(to)s: %(text)s. Only you see this."),
        "board.measure.walk": message("Measuring %(name)s, %(speed)s move. Only you see this."),
        "board.speed.S": message("short"),
        "board.speed.M": message("medium"),
        "board.speed.L": message("long"),
    }
)
"""Key and English text. A page asks for a text by its key and gets it in its own language."""
