// A deck that is being built: names and numbers of copies, and what can be done with them.
import type { CardShort, DeckLooked } from "./library";

export interface Entry {
  name: string;
  count: number;
}
export interface SavedDeck {
  id: string;
  name: string;
  entries: Entry[];
  changed: number;
}

export const LONGEST_NAME = 60;
export const MINE = "my/"; // saved decks in the address
const MOST_COPIES = 99;
const MOST_DECKS = 200;

export function sizeOf(entries: Entry[]): number {
  return entries.reduce((sum, entry) => sum + entry.count, 0);
}

/** The deck as a list that every program for decks reads. */
export function textOf(entries: Entry[]): string {
  return entries.map((entry) => `${entry.count} ${entry.name}`).join("\n");
}

/** So many copies more (or fewer) of a card; a card without copies leaves the deck. */
export function changed(entries: Entry[], name: string, by: number): Entry[] {
  const held = entries.find((entry) => entry.name === name);
  const count = Math.min(MOST_COPIES, Math.max(0, (held?.count ?? 0) + by));
  if (held === undefined) return count === 0 ? entries : [...entries, { name, count }];
  if (count === 0) return entries.filter((entry) => entry !== held);
  return entries.map((entry) => (entry === held ? { name, count } : entry));
}

export function entriesOf(looked: DeckLooked): Entry[] {
  return looked.entries.map(({ count, card }) => ({ name: card.name, count }));
}

/** The text with what stands in one line (from 1) replaced by a card, its number kept. */
export function mendLine(text: string, line: number, fault: string, card: string): string {
  const lines = text.split("\n");
  const old = lines[line - 1];
  if (old === undefined) return text;
  const number = /^\s*\d+\s*[xX×]?\s/u.exec(old)?.[0] ?? "";
  lines[line - 1] = fault !== "" && old.includes(fault) ? old.replace(fault, () => card) : number + card;
  return lines.join("\n");
}

function isEntry(value: unknown): value is Entry {
  const entry = value as Entry | null;
  return (
    typeof entry === "object" &&
    typeof entry?.name === "string" &&
    Number.isInteger(entry.count) &&
    entry.count > 0
  );
}

/** What a browser kept; what is not a deck is left out. */
export function savedFrom(raw: string | null): SavedDeck[] {
  let found: unknown;
  try {
    found = JSON.parse(raw ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(found)) return [];
  return found.slice(0, MOST_DECKS).flatMap((value: unknown) => {
    const deck = value as Partial<SavedDeck> | null;
    if (typeof deck?.id !== "string" || typeof deck.name !== "string" || !Array.isArray(deck.entries))
      return [];
    const entries = deck.entries.filter(isEntry).map(({ name, count }) => ({ name, count }));
    return [
      { id: deck.id, name: deck.name.slice(0, LONGEST_NAME), entries, changed: Number(deck.changed) || 0 },
    ];
  });
}

/** A name that no other deck has: `Deck`, `Deck 2`, … */
export function freeName(wanted: string, decks: SavedDeck[]): string {
  const taken = new Set(decks.map((deck) => deck.name));
  const base = wanted.trim().slice(0, LONGEST_NAME - 4);
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? base : `${base} ${n}`;
    if (!taken.has(name)) return name;
  }
}

/** A name that a file can have on every system. */
export function fileName(name: string, ending: string): string {
  const plain = name.replace(/[^\p{L}\p{N} _-]/gu, "").trim();
  return `${plain || "deck"}.${ending}`;
}

/** A link that holds the whole deck, for somebody who has not got it. */
export function linkWith(code: string): string {
  return `#/decks/new?${new URLSearchParams({ list: code }).toString()}`;
}

/** By cost, then by name; a card that is not known yet comes last. */
export function cheapestFirst(entries: Entry[], known: Map<string, CardShort>): Entry[] {
  const cost = (entry: Entry): number => known.get(entry.name)?.cost ?? Infinity;
  return [...entries].sort((a, b) => {
    const [first, second] = [cost(a), cost(b)];
    return first === second ? a.name.localeCompare(b.name) : first - second;
  });
}
