"""The outside: bounds on what is read, whole files or none written, texts that are safe to print."""
