"""The words of FASERIP Tactics: log lines, questions, refusals, names and what folios do."""
