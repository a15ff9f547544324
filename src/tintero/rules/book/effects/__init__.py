"""One small module per family of effects: what each instruction does, and what it asks."""
