"""The outside: bounds on what is read, whole files or none written, words that are safe to print."""
