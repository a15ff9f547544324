### The page for the browser.

rulings = Rulings
summary = { $passed } of { $total } passed, { $failed } failed.
position = The position
turn = It is the main phase of { $player }.
run = Line of play: { $name }
what = What happens
proved = Proved: everything came out as the file says.
unproved = Nothing is proved yet: the file checks nothing.
open = Taken as settled here: { $points }
failed = Failed: { $message }
rules = The rules
lore = lore
ink = ink
hand = hand
deck = deck
discard = discard
nothing = nothing in play
exerted = exerted
drying = drying
damage = damage { $n }
strength = strength
willpower = willpower
at = at { $place }
legal = Made by Tintero, an unofficial program of fans; the rules are told in its own words. Not produced, endorsed or supported by Disney or Ravensburger.
