"""What several cards share."""
