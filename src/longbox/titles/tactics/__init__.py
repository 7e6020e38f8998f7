"""FASERIP Tactics, from the bottom up; nothing imports what stands below it in this list.

- `codes`: the book's small words as numbers, and the Universal Table; `events`: what can happen;
- `maps`: drawings of maps; `ground`: a map during play;
- `words`: what folios are written in;
- `state`: the table at one moment;
- `rules`: a module per chapter or step of the book;
- `cards`: every figure, Plot, Object and Artifact;
- `speech`: everything that is said, in English and German; `odds`: exact chances;
- `view`: what everybody at the table sees;
- `bot`: what things are worth to a player; `page`: what a page is told;
- `builder`: teams while they are built;
- `options`: what an Issue is played under; `title`: all of it as a title of the house.
"""

from .title import TITLE

__all__ = ["TITLE"]
