### Whom a sentence speaks of. $kind is player, computer, computer_n or named; $is is you or other.

name = { $is ->
    [you] you
   *[other] { $kind ->
        [computer] the computer
        [computer_n] computer { $number }
        [named] { $name }
       *[player] Player { $number }
    }
}
of = { $is ->
    [you] your
   *[other] { name }'s
}
to = { $is ->
    [you] you
   *[other] { name }
}
# A heading for what belongs to somebody
label = { $is ->
    [you] You
   *[other] { $kind ->
        [computer] Computer
        [computer_n] Computer { $number }
        [named] { $name }
       *[player] Player { $number }
    }
}
