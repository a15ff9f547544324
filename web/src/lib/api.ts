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
  hints: boolean;
  hot_seat: boolean;
  seed?: number;
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
    readonly code = "",
  ) {
    super(words);
  }
}

/** What is answered at an address; with a body it is sent there. */
export async function answerOf(path: string, body?: unknown, method = "GET"): Promise<Response> {
  const init: RequestInit = { method, headers: { "Accept-Language": settings.wire } };
  if (body !== undefined) {
    init.method = "POST";
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const response = await fetch(`api/${path}`, init);
  if (response.ok) return response;
  const refused = (await response.json().catch(() => ({}))) as {
    words?: string;
    rule?: string;
    code?: string;
  };
  throw new NotDone(refused.words ?? response.statusText, refused.rule ?? "", refused.code);
}

export async function ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
  return (await (await answerOf(path, body, method)).json()) as T;
}

export const bots = (): Promise<string[]> => ask("bots");
export const decks = (): Promise<SampleDeck[]> => ask("decks");
export const makeTable = (table: NewTable): Promise<TableMade> => ask("tables", table);

/** The game so far as a file, and what else it takes to see it again. */
export const reportOf = (secret: string): Promise<{ file: string }> =>
  ask(`links/${encodeURIComponent(secret)}/report`);
