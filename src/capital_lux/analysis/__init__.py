"""What a finished game can teach."""
