"""People: who they are, their names, their games, and all that is stored about them."""
