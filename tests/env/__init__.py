"""Lorcana for research, for programs in other languages, and for assistants."""
