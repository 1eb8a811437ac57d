"""What is stored: an append-only log for each table, and what is kept beside the logs."""
