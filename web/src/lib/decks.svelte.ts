// The decks that somebody has saved in this browser; kept there and nowhere else.
import { changed, freeName, LONGEST_NAME, savedFrom, type Entry, type SavedDeck } from "./decklist";

const PLACE = "tintero.decks";

function read(): SavedDeck[] {
  try {
    return savedFrom(localStorage.getItem(PLACE));
  } catch {
    return [];
  }
}

class Decks {
  all = $state.raw<SavedDeck[]>(read());
  kept = $state(true); // false when the browser could not keep the last change

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === PLACE) this.all = read(); // another tab
    });
  }

  get(id: string): SavedDeck | undefined {
    return this.all.find((deck) => deck.id === id);
  }

  /** Save a new deck; the answer is where it is. */
  add(name: string, entries: Entry[]): string {
    const id = crypto.getRandomValues(new Uint32Array(2)).join("");
    this.keep([{ id, name: freeName(name, this.all), entries, changed: Date.now() }, ...this.all]);
    return id;
  }

  change(id: string, card: string, by: number): void {
    this.mend(id, (deck) => ({ ...deck, entries: changed(deck.entries, card, by) }));
  }

  rename(id: string, name: string): void {
    const plain = name.trim().slice(0, LONGEST_NAME);
    if (plain !== "") this.mend(id, (deck) => ({ ...deck, name: plain }));
  }

  remove(id: string): void {
    this.keep(this.all.filter((deck) => deck.id !== id));
  }

  private mend(id: string, how: (deck: SavedDeck) => SavedDeck): void {
    this.keep(this.all.map((deck) => (deck.id === id ? { ...how(deck), changed: Date.now() } : deck)));
  }

  private keep(all: SavedDeck[]): void {
    this.all = all;
    try {
      localStorage.setItem(PLACE, JSON.stringify(all));
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }
}

export const decks = new Decks();
