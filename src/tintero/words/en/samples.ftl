### The sample decks: what each of them does.

amber-amethyst-singers = Singers and songs: cheap songs, sung by characters that are paid back for singing
amber-emerald-company = A wide table that helps itself
amber-sapphire-explorers = Locations, boosts and healing
amber-sapphire-helpers = Helpers: nearly everybody has { -support }, and the small ones quest for much
amber-steel-guardians = Guardians: characters with { -bodyguard } hold the line while Lilo and Stitch quest
amethyst-ruby-flyers = Flyers: { -evasive } questers and { -rush } challengers
amethyst-ruby-shapeshifters = { -shift } onto small characters, send the others home
amethyst-sapphire-inkcasters = More cards and more ink than anybody
amethyst-steel-shifters = Hercules and Archimedes grow by { -shift } (Infinity)
emerald-ruby-raiders = { -evasive } questers that are hard to stop
emerald-sapphire-wardens = Wardens: { -ward } everywhere, and a fast { -shift } into Tod & Copper
emerald-steel-shadows = Empty their hand, then rule the table
ruby-steel-brawlers = Brawlers: { -challenger }, { -resist } and { -reckless }, with two locations behind them
ruby-steel-duelists = Challenge, trade up and finish with direct damage
sapphire-steel-workshop = Items and ink: ramp, tinker, overwhelm
