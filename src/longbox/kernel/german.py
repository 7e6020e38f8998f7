"""What the kernel says, in German, by the English templates."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "and": "und",
    "or": "oder",
    # answers
    "Option {number} does not exist; this question has {options}.": (
        "Die Möglichkeit {number} gibt es nicht; diese Frage hat {options}."
    ),
    "with that number": "mit dieser Nummer",
    "1 option, number 0": "1 Möglichkeit, Nummer 0",
    "{title} has no squads to draw.": "{title} hat keine Teams, die man auslosen könnte.",
    "{title} has no abilities to watch.": "{title} hat keine Fähigkeiten, auf die man achten könnte.",
    "{count} options, numbers 0 to {last}": "{count} Möglichkeiten, Nummer 0 bis {last}",
    "{what} is no answer; send {wanted}.": "{what} ist keine Antwort; sende {wanted}.",
    "This question takes no free value; send {wanted}.": "Diese Frage nimmt keinen freien Wert; sende {wanted}.",
    "the number of an option (it has {options})": "die Nummer einer Möglichkeit (es gibt {options})",
    "the number of an option (it has {options}) or a list of values": (
        "die Nummer einer Möglichkeit (es gibt {options}) oder eine Liste von Werten"
    ),
    "Nothing": "Nichts",
    "The truth value {value}": "Der Wahrheitswert {value}",
    "The number {value}": "Die Zahl {value}",
    'The text "{value}"': "Der Text „{value}“",
    "A value of type {type}": "Ein Wert vom Typ {type}",
    "That value is too large; send a short list of numbers.": "Dieser Wert ist zu groß; sende eine kurze Liste von Zahlen.",
    "{what} cannot be part of a value; send numbers or words.": (
        "{what} kann nicht Teil eines Werts sein; sende Zahlen oder Wörter."
    ),
    "{number} is not a number that can be measured; send finite numbers.": (
        "{number} ist keine messbare Zahl; sende endliche Zahlen."
    ),
    "That number is too large to be measured; send a smaller one.": "Diese Zahl ist zu groß zum Messen; sende eine kleinere.",
    "That word is too long; send at most 200 letters.": "Dieses Wort ist zu lang; sende höchstens 200 Buchstaben.",
    "A point is two numbers, like [3.5, 12].": "Ein Punkt sind zwei Zahlen, etwa [3.5, 12].",
    # games
    "The game is over; it takes no more answers.": "Die Partie ist zu Ende; sie nimmt keine Antworten mehr an.",
    "Seat {seat} is not asked; the game waits for seat {asked}.": (
        "Platz {seat} ist nicht gefragt; die Partie wartet auf Platz {asked}."
    ),
    "The seed is revealed when the game is over.": "Der Startwert wird gezeigt, wenn die Partie zu Ende ist.",
    "{title} has nothing to measure.": "Bei {title} gibt es nichts zu messen.",
    # options
    "{option}={value} is not possible; it takes {takes}.": "{option}={value} ist nicht möglich; erlaubt: {takes}.",
    "a whole number from {least} to {most}": "eine ganze Zahl von {least} bis {most}",
    "a number from {least:g} to {most:g}": "eine Zahl von {least:g} bis {most:g}",
    "{title} is played by {players}, not by {seats}.": "{title} spielt man zu {players}, nicht zu {seats}.",
    "{title} has no option {option!r}; {hint}.": "{title} hat keine Option {option!r}; {hint}.",
    "did you mean {close}?": "meintest du {close}?",
    "it has {known}": "es gibt {known}",
    "it has none": "es gibt keine",
}
