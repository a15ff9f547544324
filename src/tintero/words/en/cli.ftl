### What the command line says when something cannot be used.

unexpected = Something went wrong inside Tintero ({ $error }): please report it with this command and its seed: { $command }
file_trouble = The file { $path } cannot be used: check that it exists and that you may read and write it.
output_trouble = The output could not be written: check the space left.
bad_language = Tintero speaks English (en) and Spanish (es), not “{ $value }”.
no_such_command = There is no command “{ $name }”; the commands are: { $names }.
no_such_option = “{ $command }” has no option { $option }; see `{ $command } --help`.
missing_argument = “{ $command }” needs { $name }; see `{ $command } --help`.
bad_option_usage = The option { $option } lacks its value, or takes none; see --help.
bad_usage = “{ $command }” cannot be used like that; see `{ $command } --help`.
bad_seed = The seed must be a whole number, not “{ $value }”.
line_too_long = That line has more than { $most } characters: type a shorter one.
bad_seats = A game has between { $low } and { $high } players, not “{ $value }”.
bad_delay = The delay must be a number of seconds between 0 and 60, not “{ $value }”.
too_many_decks = A game has at most { $most } players, and { $count } decks were named.
and_more = and { $count } more
bad_terms = The terms of the game can be said as printed (en), in Spanish (es) or in both ways (both), not “{ $value }”.
