"""The deal of the day: one try for every guest, and a table of results."""
