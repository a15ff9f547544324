### Los mazos de muestra: qué hace cada uno.

amber-amethyst-singers = Canciones baratas y personajes a los que cantar les sale a cuenta
amber-emerald-company = Una mesa ancha que se ayuda a sí misma
amber-sapphire-explorers = Localizaciones, mejoras y curación
amber-sapphire-helpers = Ayudantes: casi todos tienen { -support }, y los pequeños traen mucho { -lore } de sus aventuras
amber-steel-guardians = Guardianes: personajes con { -bodyguard } aguantan mientras Lilo y Stitch se van de aventura
amethyst-ruby-flyers = Voladores: aventureros con { -evasive } y desafiadores con { -rush }
amethyst-ruby-shapeshifters = { -shift } sobre personajes pequeños, y los rivales, de vuelta a la mano
amethyst-sapphire-inkcasters = Más cartas y más tinta que nadie
amethyst-steel-shifters = Hercules y Archimedes crecen con { -shift } (Infinity)
emerald-ruby-raiders = Aventureros con { -evasive }, difíciles de parar
emerald-sapphire-wardens = Centinelas: { -ward } por todas partes y un { -shift } rápido a Tod & Copper
emerald-steel-shadows = Vacía la mano del rival y después domina la mesa
ruby-steel-brawlers = Peleones: { -challenger }, { -resist } y { -reckless }, con dos localizaciones detrás
ruby-steel-duelists = Desafía, sal ganando en los cambios y remata con daño directo
sapphire-steel-workshop = Objetos y tinta: acelera, monta el taller y arrasa
