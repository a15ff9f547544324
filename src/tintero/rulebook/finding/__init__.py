"""Finding the rule that answers a question: what its words mean, how rules are asked for, and which one comes first."""
