"""The machinery under the book: the state, its processes and programs, and how a text is evaluated on a position."""
