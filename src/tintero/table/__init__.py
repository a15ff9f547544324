"""The front door: a game with words, for terminals, servers, bots and notebooks; `import tintero` opens it."""
