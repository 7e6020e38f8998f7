"""The rules of FASERIP Tactics: a module per chapter of the book, or per step of a long one (`docs/faserip-tactics.md`)."""
