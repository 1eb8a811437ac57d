"""How the database comes to its present form; run at every start."""
