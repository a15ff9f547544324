### Saved games.

resume_alone = A resumed game already has its decks, seats and seed: use --resume without those options; only who plays against you may change (--players hard).
not_found = There is no saved game at { $path }: check the path.
unreadable = The saved game { $path } cannot be read: check its permissions.
empty = The saved game { $path } is empty.
not_a_game = The file { $path } is not a saved game.
damaged = The saved game { $path } is damaged or was edited: its content does not match its checksum.
many_cards = The saved game { $path } is refused: a deck has more than { $most } cards.
many_choices = The saved game { $path } is refused: it has more than { $most } choices.
large_number = The saved game { $path } is refused: one of its settings is more than { $most }.
long_seed = The saved game { $path } is refused: its seed has more than { $most } digits.
newer = The saved game { $path } was written by a newer Tintero (format { $saved }; this one reads format { $used }): update Tintero to open it.
older = The saved game { $path } was written by an older Tintero (format { $saved }; this one reads format { $used }): finish it with the version that saved it, or begin a new game.
not_writable = The game could not be written to { $path }: check the permissions and the space left.
other_cards = Note: the game was saved with other card data ({ $saved }) than the one in use ({ $used }).
other_rules = Note: the game was saved with version { $saved } of the rules; version { $used } is in use.
diverged = The saved game { $path } does not come out the same: it was played with another Tintero ({ $version }).
diverged_cards = The saved game { $path } cannot be continued with this card data: it was played with that of { $cards }; name it with --cards.
saved =
    The game was saved in:
      { $path }
