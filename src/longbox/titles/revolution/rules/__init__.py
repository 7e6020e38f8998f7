"""The rules, a module per chapter of the book.

- a game and its end: `setup`, `winning`;
- the phases of a round: `upkeep`, `plot`, `recruit`, `missions`;
- inside them: `auctions` (dials), `deeds` (a card being carried out) and `naming` (whom it may name), `turns` (Mission Turns),
  `actions` (of PCs), `enemies` (the Mission Characters), `attacks`, `harm` (Damage and defeat), `powers`;
- for all: `goods` (what is gained and lost), `regions` (choices too many for a list), `timing` (Reactions and Powers);
- what words do: `effects/`, found through the tables of `doing`.
"""
