"""A position as rows of numbers, from one seat: what it may know and nothing else. Compiled; knows no numpy."""
