"""The words of the FASERIP Tactics page that its scripts show: by key, in English, marked for translation."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from longbox.speech import message

WORDS: Mapping[str, str] = MappingProxyType(
    {
        # what the page calls its parts in this title
        "tracker": message("Points and Page"),
        "squads": message("Teams"),
        "squad.left": message("First team"),
        "squad.right": message("Second team"),
        "dice": message("FEAT"),
        "dice.none": message("No FEAT is being rolled."),
        "luck": message("FEATs rolled"),
        "result.rounds": message("Pages: %(n)s"),
        "review.row": message("Page %(round)s: %(what)s"),
        "comic.round": message("Page %(n)s."),
        "comic.turn": message("The turn on Page %(n)s: the chance of %(name)s rises from %(low)s to %(high)s."),
        "comic.after": message("%(line)s Pages: %(n)s."),
        # the tracker
        "tactics.page": message("Page %(page)s"),
        "tactics.page.panel": message("Page %(page)s, Panel %(panel)s"),
        "tactics.goal": message("first to %(n)s points"),
        "tactics.turn": message("turn of %(name)s"),
        # folios
        "tactics.health": message("Health"),
        "tactics.karma": message("Karma"),
        "tactics.speed": message("Speed"),
        "tactics.damage": message("Damage"),
        "tactics.specials": message("Specials"),
        "tactics.own": message("own design"),
        "tactics.printed": message("Printed"),
        "tactics.plots": message("Plot and Objects"),
        # the FEAT
        "tactics.feat.preview": message("FEAT preview"),
        "tactics.feat.who": message("Rolls"),
        "tactics.feat.target": message("Against"),
        "tactics.feat.up": message("%(n)s up"),
        "tactics.feat.down": message("%(n)s down"),
        "tactics.feat.column": message("Column"),
        "tactics.feat.rolled": message("Rolled"),
        "tactics.feat.said": message("rolled %(n)s, %(colour)s"),
        "tactics.feat.results": message("What each colour brings"),
        "tactics.luck": message("Rolls: %(n)s"),
        "tactics.luck.mean": message("Average"),
        "tactics.luck.average": message("average %(mean)s"),
        "feat.white.letter": message("W"),
        "feat.green.letter": message("G"),
        "feat.yellow.letter": message("Y"),
        "feat.red.letter": message("R"),
        # the map: a square or a figure, for screen readers and the tables of the map
        "board.name": message("Map of squares. Arrow keys walk over it, Enter chooses."),
        "board.cursor": message("Square"),
        "board.health": message("%(n)s of %(of)s Health"),
        "board.dodge": message("Dodge: %(colour)s"),
        "board.weaken": message("Weaken tokens: %(n)s"),
        "board.carries": message("carries %(name)s"),
        "board.flying": message("flying"),
        "board.giant": message("giant"),
        "board.plot": message("Plot of %(player)s: %(name)s"),
        "board.offered": message("You may choose: %(options)s"),
        "board.north": message("North"),
        "board.south": message("South"),
        "board.twin.own": message("Your team (%(name)s)"),
        "board.twin.team": message("Team of %(name)s"),
        "board.twin.tokens": message("Plots, Objects and Artifacts"),
        "board.twin.ground": message("The ground"),
        "board.twin.figure": message("Figure"),
        "board.twin.token": message("What"),
        "board.twin.square": message("Square"),
        "board.twin.squares": message("Squares"),
        "board.twin.health": message("Health"),
        "board.twin.state": message("State"),
        "board.twin.terrain": message("Terrain"),
        "board.twin.near": message("Nearest opponent"),
        "board.twin.owner": message("Player"),
        "board.twin.far": message("%(name)s, %(n)s squares"),
        # a way is asked for
        "board.cost": message("%(n)s Speed"),
        "board.threats": message("Attack of Opportunity: %(names)s"),
        "board.unjudged": message("This could not be measured just now. Try again."),
        # measuring
        "board.measure.start": message("Measure: choose a square or a figure. Only you see this."),
        "board.measure.from": message("From %(name)s. Point at a second square for the line to it. Only you see this."),
        "board.measure.between": message("%(from)s to %(to)s: %(text)s. Only you see this."),
    }
)
"""Key and English text. They come after those of every table, so a key of theirs gets another word here."""
