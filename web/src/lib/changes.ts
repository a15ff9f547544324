// The view of a version, and what has changed since: together they are the view as it is now.
import type { Question, QuestionChanged, Side, SideChanged, View, ViewChanged } from "./wire";

/** The view as it is now; null if the changes are told of another view than `before`. */
export function merged(before: View, told: ViewChanged): View | null {
  const sides = before.sides.map((side) => {
    const change = told.sides.find(({ player }) => player === side.player);
    return change === undefined ? side : mergedSide(side, change);
  });
  const question = mergedQuestion(before.question, told.question);
  if (question === undefined || sides.some((side) => side === null)) return null;
  return { ...before, ...told, sides: sides as Side[], question };
}

function mergedSide(before: Side, told: SideChanged): Side | null {
  const hand_seen = cards(before.hand_seen, told.hand_seen);
  const discard = cards(before.discard, told.discard);
  const play = cards(before.play, told.play);
  if (hand_seen === null || discard === null || play === null) return null;
  return { ...before, ...told, hand_seen, discard, play };
}

/** A card that is as it was is told by its id. */
function cards<Card extends { id: string }>(before: Card[], told?: (string | Card)[]): Card[] | null {
  if (told === undefined) return before;
  const now = told.map((one) => (typeof one === "string" ? before.find(({ id }) => id === one) : one));
  return now.includes(undefined) ? null : (now as Card[]);
}

/** An option that is as it was is told by the number it had. `undefined`: there is no such option. */
function mergedQuestion(
  before: Question | null,
  told: QuestionChanged | null | undefined,
): Question | null | undefined {
  if (told === undefined) return before;
  if (told === null) return null;
  const options = told.options.map((one) => (typeof one === "number" ? before?.options[one] : one));
  return options.includes(undefined) ? undefined : { ...told, options: options as Question["options"] };
}
