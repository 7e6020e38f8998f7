"""FASERIP Tactics."""
