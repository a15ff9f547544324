"""The command line: it shows games, asks people, and turns every error into one clear sentence."""
