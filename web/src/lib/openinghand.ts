// The opening hand: the cards to replace are marked first, and given when the player is sure. The rules take them one at
// a time and in the order of the hand, so that whoever has given the third could no longer give the first.
import type { Marks } from "./choices";
import type { Question } from "./wire";

const HAND = "hand";

export function asksForHand(question: Question | null): question is Question {
  return question?.kind === HAND;
}

/** The marked cards after a tap on one; what cannot be replaced is not marked. */
export function toggled(question: Question, marked: readonly string[], card: string): string[] {
  if (marked.includes(card)) return marked.filter((one) => one !== card);
  return question.options.some((option) => option.cards[0] === card) ? [...marked, card] : [...marked];
}

/** The answer to give now for what is marked, and what is left to give; after the last card comes the end. */
export function nextOf(question: Question, marked: readonly string[]): { option: number; left: string[] } {
  const card = question.options.findIndex((option) => marked.includes(option.cards[0] ?? ""));
  if (card < 0) return { option: question.options.findIndex((option) => option.verb === "done"), left: [] };
  return { option: card, left: marked.filter((one) => one !== question.options[card]!.cards[0]) };
}

/** The marks of a question with the cards that are to be replaced. */
export function withReplaced(marks: Map<string, Marks>, replaced: readonly string[]): Map<string, Marks> {
  for (const card of replaced) {
    const mark = marks.get(card);
    if (mark) mark.selected = true;
  }
  return marks;
}
