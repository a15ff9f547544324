### Las palabras del juego. Los demás archivos las usan.

## Palabras clave: como están impresas y, entre paréntesis, en español

-alert = Alert (Alerta)
-bodyguard = Bodyguard (Guardaespaldas)
-boost = Boost (Impulso)
-challenger = Challenger (Desafiador)
-evasive = Evasive (Evasivo)
-reckless = Reckless (Temerario)
-resist = Resist (Resistir)
-rush = Rush (Prisa)
-shift = Shift (Cambio)
-singer = Singer (Cantante)
-sing-together = Sing Together (Cantar juntos)
-support = Support (Apoyo)
-vanish = Vanish (Desvanecer)
-ward = Ward (Protección)
-adventurous = Adventurous (Aventurero)

-lore = lore
-lore-heading = Lore

## Zonas

-deck = mazo
-hand = mano
-play = zona de juego
-inkwell = tintero
-discard = descarte
-bag = bolsa

## Tipos de carta

-character = personaje
-action = acción
-song = canción
-item = objeto
-location = localización

## La tinta y sus colores

-ink = tinta
-amber = Ámbar
-amethyst = Amatista
-emerald = Esmeralda
-ruby = Rubí
-sapphire = Zafiro
-steel = Acero

## Pasos y fases

-setup = preparación de la partida
-ready-step = paso Preparado (Ready)
-set-step = paso Listo (Set)
-draw-step = paso Robar (Draw)
-start-phase = fase de inicio de turno
-main-phase = fase principal
-end-phase = fase final de turno
