"""What is done to a whole database: checked, backed up, restored, moved."""
