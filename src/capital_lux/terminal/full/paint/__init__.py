"""What the screen shows, as painted lines."""
