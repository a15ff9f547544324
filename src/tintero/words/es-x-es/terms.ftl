### Las palabras del juego en español.

-alert = Alerta
-bodyguard = Guardaespaldas
-boost = Impulso
-challenger = Desafiador
-evasive = Evasivo
-reckless = Temerario
-resist = Resistir
-rush = Prisa
-shift = Cambio
-singer = Cantante
-sing-together = Cantar juntos
-support = Apoyo
-vanish = Desvanecer
-ward = Protección
-adventurous = Aventurero

-lore = leyenda
-lore-heading = Leyenda
-ready-step = paso Preparado
-set-step = paso Listo
-draw-step = paso Robar
