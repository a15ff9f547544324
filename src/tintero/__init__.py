"""Tintero: Disney Lorcana, read from the text on the cards and played by the book."""

__version__ = "0.1.0"
