### The words of the game. Every other file may use them.

## Keywords, as printed

-alert = Alert
-bodyguard = Bodyguard
-boost = Boost
-challenger = Challenger
-evasive = Evasive
-reckless = Reckless
-resist = Resist
-rush = Rush
-shift = Shift
-singer = Singer
-sing-together = Sing Together
-support = Support
-vanish = Vanish
-ward = Ward
-adventurous = Adventurous

-lore = lore
-lore-heading = Lore

## Zones

-deck = deck
-hand = hand
-play = play
-inkwell = inkwell
-discard = discard
-bag = bag

## Kinds of card

-character = character
-action = action
-song = song
-item = item
-location = location

## Ink, and its colours

-ink = ink
-amber = Amber
-amethyst = Amethyst
-emerald = Emerald
-ruby = Ruby
-sapphire = Sapphire
-steel = Steel

## Steps and phases

-setup = setup
-ready-step = ready step
-set-step = set step
-draw-step = draw step
-start-phase = start-of-turn phase
-main-phase = main phase
-end-phase = end-of-turn phase
