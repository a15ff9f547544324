### Las palabras del juego como están impresas en las cartas.

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
-ready-step = paso Ready
-set-step = paso Set
-draw-step = paso Draw
