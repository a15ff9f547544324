// The first game as the server tells it, and which answers do what it teaches.
import { ask, makeTable, type TableMade } from "./api";
import type { Question } from "./wire";

export interface TaughtStep {
  v: number;
  option: number;
  verb: string;
  teaches?: string;
  cards?: string[];
  words?: string;
}

export interface FirstGame {
  seed: number;
  seats: { who: string; deck: string }[];
  steps: TaughtStep[];
}

export const firstGame = (): Promise<FirstGame> => ask("first-game");

export function firstTable(game: FirstGame, name: string): Promise<TableMade> {
  return makeTable({
    seats: game.seats.map((seat, n) => ({ ...seat, name: n === 0 ? name : "" })),
    format: "free",
    best_of: 1,
    teams: false,
    clock: null,
    chat: false,
    hints: false, // the guide points at what to do
    hot_seat: false,
    seed: game.seed,
  });
}

export function stepAt(game: FirstGame, v: number): TaughtStep | null {
  return game.steps.find((step) => step.v === v) ?? null;
}

/** The answers that are meant: any copy of the same cards will do. Without cards, the one that was chosen. */
export function answersTo(question: Question, step: TaughtStep, faceOf: (card: string) => string): number[] {
  const cards = step.cards ?? [];
  return question.options.flatMap((option, n) => {
    if (option.verb !== step.verb) return [];
    if (cards.length === 0) return n === step.option || question.options.length === 1 ? [n] : [];
    const same = option.cards.length === cards.length && option.cards.every((c, i) => faceOf(c) === cards[i]);
    return same ? [n] : [];
  });
}
