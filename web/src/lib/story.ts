// Lines of the story: their parts, and what is read aloud of them.
import type { Line } from "./wire";

export interface Piece {
  text: string;
  name: boolean; // the name of a card, which can be opened
}

/** The text of a line without the rule at its end, which is shown beside it. */
export function withoutRule(line: Line): string {
  const tail = ` (${line.rule})`;
  return line.rule !== "" && line.text.endsWith(tail) ? line.text.slice(0, -tail.length) : line.text;
}

/** The text cut at the names of cards; of names that overlap, the longest. */
export function pieces(text: string, names: readonly string[]): Piece[] {
  let found: Piece[] = [{ text, name: false }];
  for (const name of [...names].sort((a, b) => b.length - a.length))
    found = found.flatMap((piece) => (piece.name ? [piece] : cut(piece.text, name)));
  return found;
}

function cut(text: string, name: string): Piece[] {
  const parts = text.split(name);
  return parts.flatMap((part, n) => [
    ...(n === 0 ? [] : [{ text: name, name: true }]),
    ...(part === "" ? [] : [{ text: part, name: false }]),
  ]);
}

/** How much a line of the log weighs: a new turn is a heading, and what other lines imply steps back. */
export function weightOf(line: Line): "turn" | "minor" | "" {
  if (line.kind === "turn_began") return "turn";
  return MINOR.has(line.kind) ? "minor" : "";
}

const LAST = 2;

/** The last things that happened, without what other lines imply. */
export function lastTold(lines: Line[]): Line[] {
  return lines.filter((line) => weightOf(line) === "").slice(-LAST);
}

/** What others tell already: they say more than these do. */
const MINOR = new Set([
  "exerted",
  "readied",
  "ink_readied",
  "shuffled",
  "triggered",
  "step_began",
  "turn_ends",
  "ink_paid",
  "looked",
]);
const MOST_READ = 6;

/** One summary of what one action brought about; every part of it is a line of the log. */
export function summary(lines: Line[]): string {
  const telling = lines.filter((line) => !MINOR.has(line.kind));
  const read = (telling.length > 0 ? telling : lines).slice(-MOST_READ);
  return read.map((line) => `${withoutRule(line)}.`).join(" ");
}
