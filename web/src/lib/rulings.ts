// Rulings as the server tells them, and where one stands in a ruling.
import { ask, type TableMade } from "./api";
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

/** Where one is: `ID`, `ID/3` or, in another run than the first, `ID/3/2`. Step 0 is the position. */
export interface At {
  id: string;
  step: number;
  run: number; // from 0
}

function numberIn(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : otherwise;
}

export function atOf(rest: string): At {
  const [id = "", step, run] = rest.split("/");
  return { id, step: numberIn(step, 0), run: Math.max(0, numberIn(run, 1) - 1) };
}

export function hashOf({ id, step, run }: At): string {
  const tail = run > 0 ? `/${step}/${run + 1}` : step > 0 ? `/${step}` : "";
  return `#/judge/${encodeURIComponent(id)}${tail}`;
}

/** The view of a step: a step that left none behind shows the one before. */
export function viewAt(page: RulingPage, run: number, step: number): unknown {
  const steps = page.runs[run]?.steps ?? [];
  for (let n = step; n > 0; n--) {
    const view = steps[n - 1]?.view;
    if (view) return view;
  }
  return page.given;
}
