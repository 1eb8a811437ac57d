"""What every command shares: its language, its refusals, its files."""
