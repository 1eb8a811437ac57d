"""The bots that sit at tables, and the processes in which they think."""
