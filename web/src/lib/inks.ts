// The six inks: a word, a shape of our own and a colour each.
export const INKS = ["amber", "amethyst", "emerald", "ruby", "sapphire", "steel"] as const;
export type Ink = (typeof INKS)[number];

export const SHAPES: Record<Ink, string> = {
  amber: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1z",
  amethyst: "M8 1l6 4v6l-6 4-6-4V5z",
  emerald: "M3 2h10v12H3z",
  ruby: "M8 1l7 7-7 7-7-7z",
  sapphire: "M8 1l7 13H1z",
  steel: "M5 1h6v4h4v6h-4v4H5v-4H1V5h4z",
};

export function inkOf(word: string): Ink | null {
  const known = word.toLowerCase() as Ink;
  return INKS.includes(known) ? known : null;
}
