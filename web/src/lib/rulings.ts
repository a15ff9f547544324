// Rulings as the server tells them, and where one stands in a ruling.
import { ask, type TableMade } from "./api";
import { packed } from "./packed";
import type { Sitter } from "./playing_on";

export interface RulingTitle {
  id: string;
  title: string;
  topic: string;
  rules?: string[];
  cards?: string[];
}

export interface RulingsFound {
  topics: { topic: string; name: string; count: number }[];
  rulings: RulingTitle[];
}

export interface Cited {
  text: string;
  rule: string;
}

export interface StepTold {
  line: number;
  text: string;
  ok: boolean;
  check?: boolean;
  events?: Cited[];
  facts?: { text: string; mark: string }[];
  notes?: Cited[];
  rules?: string[];
  failure?: string;
  view?: unknown;
}

export interface RunTold {
  name: string;
  ok: boolean;
  proves: boolean;
  steps: StepTold[];
  failure?: string;
}

export interface RulingPage {
  id: string;
  title: string;
  topic: string;
  topic_name: string;
  ok: boolean;
  rules: { number: string; title?: string; text?: string }[];
  text: string;
  given: unknown;
  runs: RunTold[];
  faces: unknown[];
  note?: string;
  open?: { name: string; value: boolean | number }[];
}

export interface Recorded {
  text: string;
  steps: number;
  checks: number;
  cut?: string;
}

export interface Filters {
  q: string;
  topic: string;
  rule: string;
  card: string;
}

export function queryOf(filters: Filters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value.trim() !== "") query.set(name, value.trim());
  return query.toString();
}

export const findRulings = (filters: Filters): Promise<RulingsFound> => ask(`rulings?${queryOf(filters)}`);
export const rulingCalled = (id: string): Promise<RulingPage> => ask(`rulings/${encodeURIComponent(id)}`);
export const runRuling = (text: string): Promise<RulingPage> => ask("rulings/run", { text });
export const rulingTable = (text: string, seats: Sitter[], hot: boolean): Promise<TableMade> =>
  ask("rulings/table", { text, seats, hot_seat: hot });

/** Where one is: `ID`, `ID/3` or, in another run than the first, `ID/3/2`; of one's own, `?text=…&step=3&run=2`. Step 0 is the position. */
export interface At {
  id: string;
  step: number;
  run: number; // from 0
  text?: string; // of one's own: packed
}

export const LONGEST = 80_000; // bytes of a text in an address

function numberIn(text: string | null | undefined, otherwise: number): number {
  return typeof text === "string" && /^\d{1,5}$/.test(text) ? Number(text) : otherwise;
}

export function atOf(rest: string, query = ""): At {
  const asked = new URLSearchParams(query);
  const text = asked.get("text");
  const [id = "", step, run] = text === null ? rest.split("/") : ["", asked.get("step"), asked.get("run")];
  const at = { id: id ?? "", step: numberIn(step, 0), run: Math.max(0, numberIn(run, 1) - 1) };
  return text === null ? at : { ...at, text };
}

export function hashOf({ id, step, run, text }: At): string {
  if (text !== undefined) {
    const asked = new URLSearchParams({ text });
    if (step > 0 || run > 0) asked.set("step", String(step));
    if (run > 0) asked.set("run", String(run + 1));
    return `#/judge?${asked.toString()}`;
  }
  const tail = run > 0 ? `/${step}/${run + 1}` : step > 0 ? `/${step}` : "";
  return `#/judge/${encodeURIComponent(id)}${tail}`;
}

/** The address of a ruling of one's own, which holds the whole text. */
export async function ownHash(text: string): Promise<string> {
  return hashOf({ id: "", step: 0, run: 0, text: await packed(text) });
}

/** Turns of a saved game as a ruling. */
export const recordRuling = (file: string, title: string, first: number, last: number): Promise<Recorded> =>
  ask("replays/ruling", { file, title, first, last });

/** The view of a step: a step that left none behind shows the one before. */
export function viewAt(page: RulingPage, run: number, step: number): unknown {
  const steps = page.runs[run]?.steps ?? [];
  for (let n = step; n > 0; n--) {
    const view = steps[n - 1]?.view;
    if (view) return view;
  }
  return page.given;
}
