// The same answer to the same question: whether one may do what several copies of a card offer, one after another.
// Nothing else is answered by itself: not a choice on the way, not an order that can matter.
import { findCard } from "./sight";
import type { InPlay, Question, View, Waiting } from "./wire";

const MAY = "may";
const ORDER = "resolve";
const COPY_MARKS = /\s*[\u2460-\u2473\u3251-\u325f\u32b1-\u32bf]/gu; // ① ② behind the names of copies

export const ANSWERS = ["yes", "no"] as const;
export type Answer = (typeof ANSWERS)[number];

/** An answer that is to be given again, and how often. */
export interface Again {
  answer: Answer;
  asked: string; // the question, whichever copy it is about
  about: string; // the text of the ability
  left: number;
}

function wordsOf(question: Question): string {
  const answers = question.options.map((option) => option.verb).join(" ");
  return [question.kind, question.text.replace(COPY_MARKS, ""), question.about, answers].join("\n");
}

function isYesOrNo(question: Question): boolean {
  const verbs = question.options.map((option) => option.verb);
  return question.kind === MAY && verbs.length === 2 && ANSWERS.every((answer) => verbs.includes(answer));
}

/** How often the same is asked from now on, this time included; 0 if something else waits as well. */
export function timesAsked(view: View | null, question: Question | null): number {
  if (view === null || question === null || question.about === "" || !isYesOrNo(question)) return 0;
  const face = findCard(view, question.card)?.face;
  const mine = view.bag.filter((waiting) => waiting.player === question.player);
  const same = (waiting: Waiting): boolean =>
    waiting.text === question.about && findCard(view, waiting.card)?.face === face;
  return face !== undefined && mine.length > 0 && mine.every(same) ? mine.length + 1 : 0;
}

export function begin(view: View, question: Question, answer: Answer): Again {
  const left = timesAsked(view, question) - 1;
  return { answer, asked: wordsOf(question), about: question.about, left };
}

/** What a player sees of a card in play, but for which copy it is. */
function looks(card: InPlay): string {
  return JSON.stringify({ ...card, id: "", name: "" });
}

/** Whether all that waits is one ability of cards between which nothing shows a difference. */
function anyOrder(view: View, question: Question, about: string): boolean {
  const mine = view.bag.filter((waiting) => waiting.player === question.player);
  const sources = mine.map((waiting) => findCard(view, waiting.card)?.inPlay ?? null);
  const first = sources[0];
  return (
    question.options.length === mine.length &&
    mine.every((waiting) => waiting.text === about) &&
    sources.every((card) => card !== null && first != null && looks(card) === looks(first))
  );
}

/** The option to take by itself, and what is then left to do again; nothing to take: the player is asked. */
export function next(again: Again, view: View, question: Question): { option: number; again: Again | null } {
  if (wordsOf(question) === again.asked) {
    const option = question.options.findIndex((one) => one.verb === again.answer);
    return { option, again: again.left > 1 ? { ...again, left: again.left - 1 } : null };
  }
  if (question.kind === ORDER && anyOrder(view, question, again.about)) return { option: 0, again };
  return { option: -1, again: question.about === again.about ? again : null };
}
