"""X-Men: Mutant Revolution. Each room imports only from those above it in this list; a contract proves it.

- `codes`, `events/`, `options`, `arena`: the small words and numbers of the rules, what happened (by phase), what a game is played
  under, the Hexes of the Mission Arena.
- `words/`: what a card is written in, by what the words are about.
- `cards/`: the decks, a module each; `decks` has them as numbers.
- `state`: the table, and the short questions the rules ask of it.
- `rules/`: a module per chapter of the book; `effects/` says what a word does, `timing` who may answer what.
- `speech/`: log lines, questions and card texts in English and German. `view`: what a seat may know.
- `odds/`: exact chances of Dice Strings.
- `bot/`: what things are worth. `study/`: what can be learned from many games. `page/`: what a page is told.
- `title`: all of it as a title of the house.
"""

from .title import TITLE

__all__ = ["TITLE"]
