"""Challenger events: the law of an organised Crisis Protocol tournament."""
