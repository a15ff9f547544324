"""The table over the network."""
