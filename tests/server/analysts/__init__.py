"""Processes of analyses, for tests: they do not wait until nobody else needs the machine."""
