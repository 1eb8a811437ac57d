"""What guests may ask about themselves: statistics, their data, to be forgotten."""
