"""Who somebody is: guests, their names and keys, and what is checked before they come in."""
