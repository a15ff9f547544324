// An experiment of the laboratory as it is filled in, what is sent of it, and how its figures look.
import { ask } from "./api";
import type { SavedDeck } from "./decklist";
import { chosenText, nameOfSaved, type DeckForm } from "./lobby";
import type { Lang } from "./settings.svelte";

export const KINDS = ["swap", "compare", "gauntlet"] as const;
export type Kind = (typeof KINDS)[number];

export interface LabTold {
  open: boolean;
  words: string; // why nothing can be asked for
  most_pairs: number;
  most_each: number;
}

export interface LabForm {
  kind: Kind;
  deck: DeckForm;
  other: DeckForm;
  change: string;
  part: number; // of what may be played at most
}

export interface NewExperiment {
  kind: Kind;
  deck: string;
  games: number;
  name?: string;
  other?: string;
  other_name?: string;
  change?: string;
}

/** Shares of the most games that somebody can choose from. */
export const PARTS = [0.25, 0.5, 1];
export const USUAL_PART = 0.5;

export function newLabForm(): LabForm {
  const deck = (): DeckForm => ({ deck: "", pasted: "" });
  return { kind: "swap", deck: deck(), other: deck(), change: "", part: USUAL_PART };
}

export function gamesOf(part: number, kind: Kind, lab: LabTold): number {
  return Math.max(1, Math.round(part * (kind === "gauntlet" ? lab.most_each : lab.most_pairs)));
}

/** What is sent to the server. What is not filled in is sent as a space: it says what is missing. */
export function experimentFor(form: LabForm, lab: LabTold, saved: SavedDeck[]): NewExperiment {
  const asked: NewExperiment = {
    kind: form.kind,
    deck: chosenText(form.deck, saved),
    name: nameOfSaved(form.deck, saved),
    games: gamesOf(form.part, form.kind, lab),
  };
  if (form.kind === "compare") {
    asked.other = chosenText(form.other, saved);
    asked.other_name = nameOfSaved(form.other, saved);
  }
  if (form.kind === "swap") asked.change = form.change.trim() || " ";
  return asked;
}

// ---- what comes back -----------------------------------------------------------------------------------------------

export interface Opponent {
  deck: string;
  games: number;
  interval: [number, number];
  rates?: [number, number]; // of a comparison
  difference?: number;
  rate?: number; // of one deck
}

export interface Figures {
  opponents: Opponent[];
  decks?: [string, string];
  deck?: string;
}

export interface ExperimentTold {
  id: string;
  kind: Kind;
  state: "waiting" | "running" | "done" | "failed" | "stopped";
  done: number;
  wanted: number;
  seconds: number;
  sentences: string[];
  report: "none" | "coming" | "ready";
  result?: Figures;
}

export const labTold = (): Promise<LabTold> => ask("lab");
export const startExperiment = (asked: NewExperiment): Promise<ExperimentTold> => ask("lab", asked);
export const experimentTold = (id: string): Promise<ExperimentTold> => ask(`lab/${encodeURIComponent(id)}`);
export const stopExperiment = (id: string): Promise<ExperimentTold> =>
  ask(`lab/${encodeURIComponent(id)}`, undefined, "DELETE");
export const reportAddress = (id: string, lang: string): string =>
  `api/lab/${encodeURIComponent(id)}/report?lang=${lang}`;

export function isOver(told: ExperimentTold): boolean {
  return told.state !== "waiting" && told.state !== "running";
}

/** Seconds until the last game, as far as the games so far tell; null while that is too little. */
export function secondsLeft({ done, wanted, seconds }: ExperimentTold): number | null {
  if (done <= 0 || seconds < 1) return null;
  return Math.max(0, Math.round((seconds / done) * (wanted - done)));
}

const QUARTERS = 4;
/** How many quarters of the games are played: told aloud when it changes, and not every second. */
export function quartersDone({ done, wanted }: ExperimentTold): number {
  return wanted > 0 ? Math.floor((QUARTERS * done) / wanted) : 0;
}

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const POINTS = 100;

export function percent(rate: number, lang: Lang): string {
  return `${new Intl.NumberFormat(lang, DIGITS).format(POINTS * rate)} %`;
}

/** `+1.8` or `−0.4`, in percentage points. */
export function signed(difference: number, lang: Lang): string {
  const number = new Intl.NumberFormat(lang, { ...DIGITS, signDisplay: "exceptZero" });
  return number.format(POINTS * difference).replace("-", "−");
}

/** The rows of the table, the worst for the deck that is asked about first. */
export function worstFirst(opponents: Opponent[]): Opponent[] {
  const worth = (one: Opponent): number => one.difference ?? one.rate ?? 0;
  return [...opponents].filter((one) => one.games > 0).sort((a, b) => worth(a) - worth(b));
}

// ---- the last one --------------------------------------------------------------------------------------------------

const PLACE = "tintero.lab";

export function keepLast(id: string): void {
  try {
    localStorage.setItem(PLACE, id);
  } catch {
    // a browser that keeps nothing can still ask
  }
}

export function lastExperiment(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}
