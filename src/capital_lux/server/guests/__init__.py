"""What guests may ask for: their statistics, their data, being forgotten."""
