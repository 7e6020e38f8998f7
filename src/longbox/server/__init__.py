"""The web server: pages now, games and events to come."""
