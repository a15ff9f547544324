"""Thinking ahead: deals of what a seat cannot know, games played out from each of its options, and what they tell."""
