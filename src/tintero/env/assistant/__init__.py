"""Judge, rules, cards, decks and a table for assistants, over the Model Context Protocol: docs/assistants.md."""
