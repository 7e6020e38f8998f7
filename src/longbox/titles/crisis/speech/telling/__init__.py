"""What a card says, told from its script: so a person reads what the engine does.

`told("iron-man/unibeam", "de", ...)` is the text of a part of a card. How a new word gets its sentence: `docs/telling-a-card.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ...builder.known import facts as known
from ...codes import INNATE
from ...script.cards import Strike, Superpower, printed_on
from ...script.library import Library
from ...script.tactics import Tactic
from .de.grammar import German
from .de.tables import TABLES as DE
from .en.grammar import English
from .en.tables import TABLES as EN
from .tables import Tables
from .teller import NEUTRAL, Teller
from .words import Card, UntoldError, Word, part, scripted, words_in

TELLERS: Final[dict[str, type[Teller[Any]]]] = {"en": English, "de": German}
TABLES: Final[dict[str, Tables]] = {"en": EN, "de": DE}

BY_HAND: Final = frozenset(
    {
        "baron-strucker/hydra-high-council",  # a condition that changes hands, and whose doing it is
        "book-of-cagliostro",  # three play it together
        "deadly-legacy-virus",  # scores by a rule of its own
        "brothers-in-arms",  # two who stand together
        "foreign-assignment",  # five names with an effect each
        "founding-members",  # six names with a condition each
        "mystique/freedom-force",  # a token that stays until somebody comes
        "gamma-wave",  # scores by a rule of its own
        "defensive-prototype",  # as Web Barrier
        "dracula/shapeshifting",  # three shapes for one move
        "drax-the-destroyer/driven-by-vengeance",  # a token for whoever attacked him last
        "jonathan-the-unstoppable",  # a token that contests, and a card that comes back
        "lovable-misfits",  # four ends of one roll
        "practice-round",  # three moments that are one for people
        "shadow-king/astral-fiend",  # a token from which everything is measured, and when it goes
        "sin/red-mayhem",  # two rolls with the same faces
        "cerebro",  # five changes that are one for people
        "first-class",  # a change with an end of its own
        "dark-empowerment",  # who gains what the other one does not
        "lady-mastermind/deadly-illusions",  # two conditions for two damage, as the attacker likes
        "lady-mastermind/your-reality-is-whatever-i-want-it-to-be",  # an attack of one enemy against another
        "phoenix/i-am-fire-and-life-incarnate",  # two ends of one card
        "phoenix/phoenix-blast",  # what it burns, and what it leaves
        "phoenix/untamed-cosmic-entity",  # tokens that come and go, and the end of both cards
        "karnak/analyzing-strike",  # two ways of one attack with one end
        "headmistress",  # as many as were paid for
        "hideous-monster",  # one pays, another takes the blow and strikes back
        "omega-sentinel/adaptive-nano-shifting-protocols",  # three states, each with what it does
        "namor-the-sub-mariner/armies-of-the-deep",  # three armies to choose from
        "squirrel-girl/tippy-toe-takedown",  # three changes that are one for people
        "tigra/ambush-predator",  # from where she has jumped
        "deadpool/maximum-effort",  # one decision for three things
        "mission-objective",  # played at will or in answer
        "modok-scientist-supreme/advanced-idea-mechanics",  # a roll and its face, in attack and defense
        "neogenetic-recombinator",  # has Python of its own
        "printed/death/horseman-of-death",  # three moments for one effect
        "printed/famine/vanish-into-dust",  # one who is chosen, then another who is placed
        "printed/master/master-of-the-horsemen",  # five rules of one card
        "printed/war/fury",  # for how many dice, and against whom
        "printed/helicarrier-strike/helicarrier-strike",  # two types with a condition each
        "pentagram-of-farallah",  # what anybody may do beside its tokens
        "paranoia-pummels",  # scores by a rule of its own
        "red-skull-master-of-hydra/leviathan-armor",  # two modes with two rules each
        "research-station",  # scores by a rule of its own
        "strength-and-cunning",  # two players, one of whom throws himself
        "brand-new-day",  # a deal with two ends
        "deal-with-the-devil",  # one comes back for another
        "up-the-ante",  # a deal with two ends
        "simpleton-ill-do-it-myself",  # holds, contests, or both
        "difficult-to-please",  # what two others have done
        "immortal-servants",  # two prices for two effects
        "inexplicable-demise",  # five ends of one roll
        "yoink",  # four names with an effect each
        "fan-club",  # three moments with an effect each
        "phases-of-the-moon",  # two states for the rest of the game
        "static-arc",  # lines between all of them
        "the-black-bifrost",  # what anybody may do beside its tokens
        "the-high-council",  # four who have done their part
        "cloning-banks",  # a card that stays
        "the-initiative",  # what its token is for
        "meet-my-executioner",  # whoever it is not
        "fearful-symmetry",  # who is who
        "stronger-together",  # three throws by how often it attacked
        "sunspot/flare-state",  # a Range that is a number of tokens
        "sunspot/thermokinesis",  # a number of tokens that is chosen
        "she-hulk/the-defense-rests",  # one condition or another, besides a third
        "servants-of-the-titan",  # somebody else than those who pay deals the damage
        "sword-base",  # compares what the players control
        "the-whims-of-chaos",  # friend and foe are picked together
        "to-ash-and-cinder",  # what happens later, one after the other
        "printed/soldat-activated/compelled-minion",  # cover, and an answer to the attack
        "till-the-end-of-the-line",  # two who stand together
        "printed/my-hellfire-club/white-queens-pawns",  # those who work and those who do not
        "pardon-me-sugah",  # five names with an effect each
        "storm/x-men-gold",  # places the one who pays, near another
        "tricksters-boon",  # a deal with two ends
        "trial-by-combat",  # two rolls that are compared
        "to-me-my-x-men",  # as many as were paid for
        "wakandan-herbs",  # scores by a rule of its own
        "weapons-stash",  # what anybody may do beside its token
        "web-barrier",  # two who stand together, and the line between them
        "wolverines",  # three rules for two who stand together
    }
)
"""The cards whose text is written by hand in the CSV files, and why. A test compares their figures with the script."""


def told(id: str, language: str, library: Library, name: Callable[[str], str]) -> str:
    """The text of an attack, superpower, gem, Team Tactic or Crisis card; empty if it is none, or its text is written by hand.

    A card of a pack may put words together as no sentence says it: then the pack has to bring a text. A card of ours may not.
    """
    one = part(id, library)
    if one is None or id in BY_HAND:
        return ""
    if (language, id) not in library.told:
        try:
            text = tell(one, language, library, name)
        except UntoldError:
            if card_of(one) in our_cards():
                raise
            text = ""
        library.told[language, id] = text
    text = library.told[language, id]
    if id in library.gems and isinstance(one, Superpower) and one.kind != INNATE:
        return f"{TABLES[language].PHRASES['gem'](one.kind, one.cost)} {text}"
    return text


def paid(id: str, language: str, library: Library, name: Callable[[str], str]) -> str:
    """Who pays for a Team Tactic card and how much, with marks for icons; empty where no sentence says it."""
    card = library.tactics[id]
    try:
        return TELLERS[language](home_of(card), name, library, TABLES[language]).payment(card)
    except (UntoldError, LookupError, TypeError, AttributeError):
        return ""


def card_of(one: Card) -> str:
    """The id of the card a part is on."""
    if isinstance(one, Strike | Superpower):
        return getattr(one, "gem", "") or one.card.removeprefix(printed_on(""))
    return one.id


@cache
def our_cards() -> frozenset[str]:
    """The ids of the cards of the game; packs have others."""
    return frozenset(id for cards in known().values() for id in cards)


def tell(one: Card, language: str, library: Library, name: Callable[[str], str]) -> str:
    """The text of a part of a card; an error names what has no telling."""
    try:
        return _tell(one, TELLERS[language](home_of(one), name, library, TABLES[language]))
    except (LookupError, TypeError, AttributeError) as error:
        raise UntoldError(Word("PARTS", f"{one.id} as its words are put together"), language) from error


def home_of(one: Card) -> str:
    """The card that attacks are named by where a part of a card says only the attack."""
    if isinstance(one, Strike | Superpower):
        return one.card
    return printed_on(one.id) if isinstance(one, Tactic) else one.id


def _tell(one: Card, teller: Teller[Any]) -> str:
    if isinstance(one, Strike):
        return teller.attack(one)
    if isinstance(one, Superpower):
        return teller.superpower(one)
    if isinstance(one, Tactic):
        return teller.tactic(one)
    return teller.crisis(one)


def untold(language: str) -> dict[Word, list[str]]:
    """The words of cards that have no telling in a language, and the cards they are on."""
    tables = TABLES[language]
    found: dict[Word, list[str]] = {}
    for id, one in scripted().items():
        if id in BY_HAND:
            continue
        for word in words_in(one):
            if word.name not in NEUTRAL.get(word.table, ()) and word.name not in getattr(tables, word.table):
                found.setdefault(word, []).append(id)
    return {word: list(dict.fromkeys(ids)) for word, ids in found.items()}


__all__ = ["BY_HAND", "UntoldError", "Word", "paid", "scripted", "tell", "told", "untold"]
