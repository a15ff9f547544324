"""The six turn actions (4): whether each is possible, why not, and its steps in order."""
