"""Texts that nobody has printed, tried on the reader: `python -m tintero.lab.gates` prints what becomes of them.

- `swaps`: subtrees of one category change places between the derivations of real texts;
- `inserting`: an adjective, a classification or a value is put into every noun phrase of every text;
- `filling`: every slot of every line is filled with other words;
- `doers`: everything that can be done is said of every player.
"""
