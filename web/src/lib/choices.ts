// Which options belong to which card, and how one gets from a card over an action to its target. No state, no page.
import type { Option, Question } from "./wire";

/** Verbs whose second card is a target. */
export const OF_TWO: readonly string[] = ["sing", "shift", "challenge", "move"];
export const END = "end";
const NO_MORE = "done";

/** What was tapped so far. */
export interface Selection {
  card: string;
  action: string; // a verb of two cards
  target: string;
}

export const NOTHING: Selection = { card: "", action: "", target: "" };

/** One button: an option, or an action that still needs its target. */
export interface Slot {
  option: number; // -1: it needs a target
  verb: string;
  text: string; // '' for an action: the page has a word for it
  cards: string[];
}

export interface Marks {
  can: string[]; // the verbs of its own options
  target: boolean;
  selected: boolean;
  option: number; // what a tap on this target chooses; -1: none or several
  hint?: boolean; // a guide points at it
}

function slotOf(option: Option, number: number): Slot {
  return { option: number, verb: option.verb, text: option.text, cards: option.cards };
}

function where(options: Option[], test: (option: Option) => boolean): number[] {
  return options.flatMap((option, n) => (test(option) ? [n] : []));
}

/** The options that begin with a card. */
export function optionsOf(options: Option[], card: string): number[] {
  return card === "" ? [] : where(options, (o) => o.cards[0] === card);
}

/** What a card can do: one slot for each option, but one for all targets of a verb. */
export function actionsOf(options: Option[], card: string): Slot[] {
  const slots: Slot[] = [];
  for (const n of optionsOf(options, card)) {
    const option = options[n]!;
    const together = OF_TWO.includes(option.verb) && optionsFor(options, card, option.verb).length > 1;
    if (!together) slots.push(slotOf(option, n));
    else if (!slots.some((s) => s.option < 0 && s.verb === option.verb))
      slots.push({ option: -1, verb: option.verb, text: "", cards: [card] });
  }
  return slots;
}

function optionsFor(options: Option[], card: string, verb: string): number[] {
  return optionsOf(options, card).filter((n) => options[n]!.verb === verb);
}

/** The options that the selection still leaves. */
export function left(options: Option[], s: Selection): number[] {
  return optionsOf(options, s.card).filter((n) => {
    const option = options[n]!;
    return (s.action === "" || option.verb === s.action) && (s.target === "" || option.cards[1] === s.target);
  });
}

/** The buttons of the option bar: without `all`, answers on a card that lies on the table are given by that card.
 * The end of the turn has its own place and is not among them. */
export function slotsOf(question: Question | null, s: Selection, onTable: Set<string>, all: boolean): Slot[] {
  const options = question?.options ?? [];
  if (s.card !== "" && optionsOf(options, s.card).length > 0) {
    if (s.action === "" && s.target === "") return actionsOf(options, s.card);
    return left(options, s).map((n) => slotOf(options[n]!, n));
  }
  const elsewhere = (o: Option): boolean => o.cards[0] === undefined || !onTable.has(o.cards[0]);
  const listed = where(options, (o) => o.verb !== END && (all || elsewhere(o)));
  return listed.map((n) => slotOf(options[n]!, n));
}

/** How each card of a question is marked. */
export function marksOf(question: Question | null, s: Selection): Map<string, Marks> {
  const options = question?.options ?? [];
  const marks = new Map<string, Marks>();
  const at = (card: string): Marks => {
    const found = marks.get(card) ?? { can: [], target: false, selected: card === s.card, option: -1 };
    marks.set(card, found);
    return found;
  };
  if (s.card !== "") at(s.card);
  for (const option of options) {
    const first = option.cards[0];
    if (first === undefined) continue;
    const mark = at(first);
    if (!mark.can.includes(option.verb)) mark.can.push(option.verb);
  }
  for (const n of left(options, { ...s, target: "" })) {
    const target = options[n]!.cards[1];
    if (target === undefined) continue;
    const mark = at(target);
    mark.option = mark.target ? -1 : n;
    mark.target = true;
  }
  return marks;
}

/** The marks with the card that a guide points at: the first of an answer, then its target. */
export function hinted(
  marks: Map<string, Marks>,
  question: Question | null,
  hint: number[],
  s: Selection,
): Map<string, Marks> {
  for (const n of hint) {
    const [first = "", second = ""] = question?.options[n]?.cards ?? [];
    const mark = marks.get(s.card === first ? second : first);
    if (mark) mark.hint = true;
  }
  return marks;
}

/** What a tap on a card means. */
export type Tap = { choose: number } | { select: Selection };

export function tapped(question: Question | null, s: Selection, card: string): Tap {
  const options = question?.options ?? [];
  const mark = marksOf(question, s).get(card);
  if (mark?.target && s.card !== card) {
    if (s.action !== "" && mark.option >= 0) return { choose: mark.option };
    return { select: { ...s, target: card } };
  }
  if (s.card !== card) return { select: { card, action: "", target: "" } };
  const own = optionsOf(options, card);
  if (own.length === 1 && options[own[0]!]!.verb === "card") return { choose: own[0]! };
  return { select: NOTHING };
}

/** The option that Space takes: the only one, or the one that wants nothing more. -1: none. */
export function defaultOption(question: Question | null, s: Selection): number {
  const options = question?.options ?? [];
  const own = s.card === "" ? [] : left(options, s);
  if (own.length > 0) return own.length === 1 ? own[0]! : -1;
  if (options.length === 1) return 0;
  return options.findIndex((o) => o.verb === NO_MORE || o.verb === END);
}

/** The option that ends the turn, or -1. */
export function endOption(question: Question | null): number {
  return (question?.options ?? []).findIndex((o) => o.verb === END);
}

/** How many characters could still quest at no cost. */
export function questsLeft(question: Question | null): number {
  return (question?.options ?? []).filter((o) => o.verb === "quest").length;
}

/** Digits typed so far among `count` numbered buttons: which one they mean, or that more may follow. */
export function typed(digits: string, count: number): { chosen: number; more: boolean } {
  const number = Number(digits);
  const chosen = number >= 1 && number <= count ? number - 1 : -1;
  return { chosen, more: chosen >= 0 && number * 10 <= count };
}
