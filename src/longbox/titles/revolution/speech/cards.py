"""What a card says, made of its words, in English and German: `at` is 0 for English, 1 for German."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..cards.flavour import FLAVOUR
from ..codes import CHOSEN_SCHOOLS, DEFEATED, When
from ..words import (
    AllIn,
    Attribute,
    Character,
    Cost,
    Hope,
    LastStanding,
    Mission,
    Most,
    OfSchools,
    PlotCard,
    PlotPoints,
    Power,
    Prize,
    Revolution,
    School,
    Soften,
    TargetInjured,
    Timer,
    Training,
    Word,
    Words,
)
from ..words.cards import both
from .telling import de, en
from .telling.sentences import Count, MissionWords, Noun, Sentence, Telling

TELLINGS: Final = (en.TELLING, de.TELLING)
"""By language."""
GOODS: Final = (Revolution, Hope, PlotPoints)
"""Words that are told in one sentence if the same School gains or loses both."""
REWARDS: Final = (Most, AllIn, Prize, LastStanding)


def filled(sentence: Sentence, word: Word, gaps: dict[str, object]) -> str:
    """A sentence with the numbers that the word holds."""
    told = sentence if isinstance(sentence, str) else sentence(word)
    held = {name: getattr(word, name) for name in word.__slots__}
    return told.format(**{name: Count(value) for name, value in held.items() if isinstance(value, int)}, **gaps)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def written(sentences: list[str]) -> str:
    """
    >>> written(["pay 4 Hope", "gain 1 Revolution Point"])
    'Pay 4 Hope. Gain 1 Revolution Point.'
    """
    return " ".join(f"{capital(one)}." for one in sentences if one)


def sentences(parts: Words, telling: Telling, who: Noun) -> list[str]:
    """What the words of a card say; a School is chosen before the first word about it.

    >>> from longbox.titles.revolution.codes import TOP
    >>> sentences((Revolution(TOP, -1), Hope(TOP, -2)), TELLINGS[0], TELLINGS[0].yours)
    ['choose a School with the most Revolution Points', 'it loses 1 Revolution Point and 2 Hope']
    """
    gaps: dict[str, object] = dict(who._asdict())
    told: list[str] = []
    chosen = False
    before: Word | None = None
    for part in parts:
        word, costs = (part.part, telling.costs) if isinstance(part, Cost) else (part, {})
        if isinstance(word, OfSchools) and word.who in CHOSEN_SCHOOLS and not chosen:
            chosen = True
            injured = any(isinstance(one, TargetInjured) for one in parts)
            told.append(telling.choose_injured if injured else telling.choose[word.who])
        text = filled(costs.get(type(word), telling.sentences[type(word)]), word, gaps)
        if isinstance(before, Attribute) and isinstance(word, Attribute):
            told[-1] += f", {text}"
        elif isinstance(before, GOODS) and isinstance(part, GOODS) and (before.who, before.n > 0) == (part.who, part.n > 0):
            told[-1] += telling.and_ + text.partition(told[-1].partition(f"{abs(before.n)}")[0])[2]
        else:
            told.append(text)
        before = part
    return [one for one in told if one]


def text_of(parts: Words, at: int, moment: When | None = None, who: Noun | None = None) -> str:
    """The text of a card: what happens, and when if that is asked for.

    >>> from longbox.titles.revolution.codes import ATTACKING
    >>> from longbox.titles.revolution.words import Weaken
    >>> text_of((Weaken(1),), 0, ATTACKING)
    'Before your Character attacks, the target rolls 1 fewer defense die (at least 1).'
    """
    telling = TELLINGS[at]
    who = who or telling.yours
    told = sentences(parts, telling, who)
    if moment is not None:
        opening = telling.moments[moment].format(**who._asdict())
        for part in parts:
            if (moment, type(part)) in telling.sharper:
                opening = filled(telling.sharper[moment, type(part)], part, dict(who._asdict()))
        told[0] = opening + telling.link + (capital(told[0]) if telling.link == ": " else told[0])
    return written(told)


def power_text(power: Power, at: int, who: Noun, when: bool = True) -> str:
    """What a Power does, without its price."""
    return text_of(power.parts, at, power.when if when else None, who)


def noun(card: Character) -> Noun:
    """A Character by its name, which has no cases."""
    return Noun(card.name, card.name, f"von {card.name}")


def character_text(card: Character, at: int) -> str:
    """
    >>> from longbox.titles.revolution.cards.decks import NUMBER, character
    >>> character_text(character(NUMBER["slowglass"]), 0)
    'Second Glance (1 Power Token). After Slowglass rolls attack or defense dice, reroll 1 of those dice.'
    """
    return TELLINGS[at].price.format(name=card.power_names[at]) + power_text(card.power, at, noun(card))


def training_text(card: Training, at: int) -> str:
    telling = TELLINGS[at]
    if card.power is not None:
        return telling.bare_price + power_text(card.power, at, telling.this)
    moment = DEFEATED if isinstance(card.constant[0], Soften) else None
    return text_of(card.constant, at, moment, telling.this)


def plot_text(card: PlotCard, at: int) -> str:
    return text_of(card.parts, at, card.trigger)


def charter_text(school: School, at: int) -> str:
    telling = TELLINGS[at]
    return telling.charter_price.format(name=school.leader.name) + power_text(school.charter_power, at, telling.charter)


def flavour(id: str, at: int) -> str:
    """The line of flavour on a card, if it has one.

    >>> flavour("field-hospital", 0), flavour("rogue", 0)
    ('Two beds, one lamp, steady hands.', '')
    """
    return both(FLAVOUR[id], f"{id}/flavour")[at] if id in FLAVOUR else ""


def set_up(card: Mission, words: MissionWords) -> Iterator[str]:
    """The sentences about what a Mission begins with, their gaps still open."""
    several = card.tokens > 1
    if card.tokens:
        yield words.several if several else words.single
        if not card.health:
            yield words.untouchable[several]
    if card.people:
        yield words.two
    if card.leaders:
        yield words.leaders


def mission_text(card: Mission, at: int) -> str:
    """The text of a Mission in lines: set-up, rules, how it ends, reward."""
    telling = TELLINGS[at]
    words, several = telling.mission, card.tokens > 1
    doing, did = next((words.handled[type(part)] for part in card.parts if type(part) in words.handled), words.handled[None])
    gaps: dict[str, object] = {
        "tokens": Count(card.tokens),
        "place": Count(card.place),
        "health": Count(card.health),
        "many": card.many[at] if several else "",
        "the": card.the[at] if card.tokens == 1 else "",
        "victim": words.one_of.format(many=card.many[at]) if several else card.to[at],
        "whole": card.to[at],
        "doing": doing,
        "did": did,
    }
    setup = [told.format(**gaps) for told in set_up(card, words)]
    rules: list[str] = []
    rewards: list[str] = []
    success = [words.done[several].format(**gaps)] if card.health else []
    failure: list[str] = []
    for part in card.parts:
        told = filled(telling.sentences[type(part)], part, gaps)
        if type(part) in words.until:
            success.append(filled(words.until[type(part)], part, gaps))
        if isinstance(part, Timer):
            (success if part.success else failure).append(told)
        elif not isinstance(part, REWARDS):
            rules.append(told)
        elif not isinstance(part, LastStanding) or part.n:
            rewards.append(told)
    ends = [[words.either.join(ways)] if ways else [] for ways in (success, failure)]
    lines = zip(words.headings, (setup, rules, *ends, rewards), strict=True)
    text = "\n".join(f"{heading}: {written(found)}" for heading, found in lines if found)
    for apart, together in words.contracted.items():
        text = text.replace(apart, together)
    return text
