// A new table as it is filled in, and what is sent of it.
import type { NewTable, SampleDeck } from "./api";
import { MINE, textOf, type SavedDeck } from "./decklist";

export const MODES = ["computer", "friend", "hot", "bots"] as const;
export type Mode = (typeof MODES)[number];
export const HUMAN = "human";
/** The level that most people want; `GET /api/bots` names the others. */
export const USUAL_BOT = "medium";
export const RANDOM_DECK = "";
export const PASTED = "*";
export const FORMATS = ["free", "core", "infinity", "packrush"] as const;

export interface DeckForm {
  deck: string; // RANDOM_DECK, PASTED, the name of a sample, or MINE and where a saved deck is
  pasted: string;
}

export interface SeatForm extends DeckForm {
  who: string; // HUMAN or a bot
  name: string;
}

export interface TableForm {
  mode: Mode;
  seats: SeatForm[];
  format: string;
  bestOf: number;
  teams: boolean;
  clock: boolean;
  minutes: number;
  more: number;
  chat: boolean;
  hints: boolean;
}

export const MOST_PLAYERS = 4;

export function newForm(mode: Mode, bot: string, name: string): TableForm {
  const seats = Array.from({ length: MOST_PLAYERS }, (_, n): SeatForm => {
    return {
      who: whoSits(mode, n, bot),
      name: n === 0 && mode !== "bots" ? name : "",
      deck: RANDOM_DECK,
      pasted: "",
    };
  });
  return {
    mode,
    seats,
    format: "free",
    bestOf: 1,
    teams: false,
    clock: false,
    minutes: 25,
    more: 5,
    chat: false,
    hints: mode === "computer",
  };
}

/** Who sits at a seat (from 0) unless somebody says otherwise. */
export function whoSits(mode: Mode, seat: number, bot: string): string {
  if (mode === "bots") return bot;
  if (mode === "computer") return seat === 0 ? HUMAN : bot;
  return HUMAN;
}

/** The deck that was chosen, as the server is told it; a space where there is none: it says so. */
export function chosenText(form: DeckForm, saved: SavedDeck[]): string {
  const own = saved.find((deck) => form.deck === MINE + deck.id);
  if (own) return textOf(own.entries) || " ";
  if (form.deck === PASTED) return form.pasted.trim() || " ";
  return form.deck || " ";
}

/** What a deck of this browser is called; nothing for any other. */
export function nameOfSaved(form: DeckForm, saved: SavedDeck[]): string {
  return saved.find((deck) => form.deck === MINE + deck.id)?.name ?? "";
}

/** What is sent to the server. `random`: a number from 0 to 1. */
export function askedFor(
  form: TableForm,
  players: number,
  decks: SampleDeck[],
  random: () => number,
  saved: SavedDeck[] = [],
): NewTable {
  const any = (): string => decks[Math.floor(random() * decks.length)]?.name ?? " ";
  const deckOf = (seat: SeatForm): string => (seat.deck === RANDOM_DECK ? any() : chosenText(seat, saved));
  return {
    seats: form.seats
      .slice(0, players)
      .map((seat) => ({ who: seat.who, name: seat.name.trim(), deck: deckOf(seat) })),
    format: form.format,
    best_of: players === 2 ? form.bestOf : 1,
    teams: players === MOST_PLAYERS && form.teams,
    clock: form.clock ? { seconds: form.minutes * 60, more: form.more } : null,
    chat: form.chat,
    hints: form.hints,
    hot_seat: form.mode === "hot",
  };
}
