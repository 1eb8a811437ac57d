"""A table: the log that it is, who sits there, and what they may do."""
