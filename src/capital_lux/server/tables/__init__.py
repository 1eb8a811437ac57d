"""A table: who sits there, what they may do, the log that it is, and its clock."""
