// What the server answers over HTTP.
import { settings } from "./settings.svelte";

export interface SampleDeck {
  name: string;
  title: string;
}

export interface NewSeat {
  who: string;
  name: string;
  deck: string;
}

export interface NewTable {
  seats: NewSeat[];
  format: string;
  best_of: number;
  teams: boolean;
  clock: { seconds: number; more: number } | null;
  chat: boolean;
  hot_seat: boolean;
}

export interface TableMade {
  table: string;
  seats: string[];
  watch: string;
}

/** What the server would not do, in its words. */
export class NotDone extends Error {
  constructor(
    words: string,
    readonly rule: string,
  ) {
    super(words);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { headers: { "Accept-Language": settings.lang } };
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const response = await fetch(`api/${path}`, init);
  const told: unknown = await response.json();
  if (response.ok) return told as T;
  const refused = told as { words?: string; rule?: string };
  throw new NotDone(refused.words ?? response.statusText, refused.rule ?? "");
}

export const bots = (): Promise<string[]> => ask("bots");
export const decks = (): Promise<SampleDeck[]> => ask("decks");
export const makeTable = (table: NewTable): Promise<TableMade> => ask("tables", table);
