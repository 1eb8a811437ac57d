"""The laws that every game must keep, and the harness that holds random games to them."""
