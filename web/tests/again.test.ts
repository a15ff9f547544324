import { expect, it } from "vitest";
import { begin, next, timesAsked } from "../src/lib/again";
import { fill } from "../src/lib/frames";
import type { View } from "../src/lib/wire";

const TEXT = "Whenever you play a song, you may draw a card.";
const MARKS = ["①", "②", "③", "④"];
const SIDE = { name: "You", lore: 0, lore_to_win: 20, ink: 0, ink_ready: 0, deck: 50, hand: 1 };
const waiting = (n: number, text = TEXT, player = 1) => ({
  player,
  card: `a${n}`,
  name: `Ariel ${MARKS[n]}`,
  text,
});

/** Copies of Ariel in play, what waits, and a question. */
function table(question: object, bag: object[], changed: object = {}): View {
  const play = MARKS.map((mark, n) => ({ id: `a${n}`, face: "Ariel", name: `Ariel ${mark}` }));
  Object.assign(play[2]!, changed);
  const sides = [{ ...SIDE, player: 1, play }];
  const asked = { player: 1, rule: "6.1.4", ...question };
  return fill("View", { turn: 1, phase: "main", active: 1, sides, bag, question: asked }) as View;
}

const may = (n: number, what = "draw a card") => ({
  kind: "may",
  text: `Ariel ${MARKS[n]}: do you want to do this: ${what}?`,
  about: TEXT,
  card: `a${n}`,
  options: [
    { verb: "yes", text: "Yes" },
    { verb: "no", text: "No" },
  ],
});
const order = (...copies: number[]) => ({
  kind: "resolve",
  text: "Which of your waiting abilities do you resolve now?",
  options: copies.map((n) => ({ verb: "trigger", text: `Resolve Ariel ${MARKS[n]}` })),
});
const times = (view: View) => timesAsked(view, view.question);
const started = (n = 3) => {
  const view = table(
    may(0),
    Array.from({ length: n - 1 }, (_, k) => waiting(k + 1)),
  );
  return begin(view, view.question!, "no");
};
const after = (view: View, n = 3) => next(started(n), view, view.question!);

it("counts how often the same will be asked", () => {
  expect(times(table(may(0), [waiting(1), waiting(2)]))).toBe(3);
  expect(times(table(may(0), [waiting(1), waiting(2, TEXT, 2)]))).toBe(2); // one is another player's
});

it("offers nothing when it is asked once, or when something else waits too, whose order can matter", () => {
  expect(times(table(may(0), []))).toBe(0);
  expect(times(table(may(0), [waiting(1), waiting(2, "Gain 1 lore.")]))).toBe(0);
  expect(times(table(order(0, 1), [waiting(0), waiting(1)]))).toBe(0);
});

it("gives the same answer to the same question of another copy, as often as was said", () => {
  const second = after(table(may(1), [waiting(2)]));
  expect([second.option, second.again?.left]).toEqual([1, 1]);
  const view = table(may(2), []);
  const third = next(second.again!, view, view.question!);
  expect([third.option, third.again]).toEqual([1, null]);
});

it("asks the player what is chosen on the way, and goes on afterwards", () => {
  const choice = { kind: "choose", text: "Which card?", about: TEXT, card: "a0", options: [] };
  const found = after(table(choice, [waiting(1), waiting(2)]));
  expect(found.option).toBe(-1);
  expect(found.again).not.toBeNull();
});

it("takes an order by itself only among copies that nothing tells apart", () => {
  const bag = [waiting(1), waiting(2)];
  expect(after(table(order(1, 2), bag)).option).toBe(0);
  for (const changed of [{ damage: 1 }, { exerted: true }, { strength: 4 }]) {
    const found = after(table(order(1, 2), bag, changed));
    expect([found.option, found.again]).toEqual([-1, null]);
  }
  expect(after(table(order(1, 2), [waiting(1), waiting(2, "Gain 1 lore.")])).again).toBeNull();
});

it("stops at another question", () => {
  expect(after(table(may(1, "draw 2 cards"), [waiting(2)])).option).toBe(-1);
  const turn = { kind: "turn", text: "What do you do?", options: [{ verb: "end", text: "End" }] };
  expect(after(table(turn, []))).toEqual({ option: -1, again: null });
});
