"""Players that see only their own seat's view."""
