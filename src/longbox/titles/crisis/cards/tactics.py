"""Team Tactic cards."""
