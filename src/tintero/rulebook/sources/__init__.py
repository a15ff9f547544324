"""The five Spanish documents from which the rulebook began: what their numbers are called today, and where they err."""
