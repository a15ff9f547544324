"""Experiments with decks: games on the same seeds that differ in one thing, and what that thing is worth.

A *series* is one pairing and so many games of it; a plan is a list of them. Finished games are kept, so that a run
goes on where it was stopped. What comes out is told with an interval, with who played, and with what repeats it.
"""
