"""The Crisis cards: those to secure and those to extract, in the order of their ids."""
