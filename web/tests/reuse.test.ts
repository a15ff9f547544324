import { expect, it } from "vitest";
import { reuse } from "../src/lib/reuse";

const card = (id: string, damage = 0) => ({ id, damage, keywords: ["Ward"] });
const view = (...play: object[]) => ({ turn: 3, sides: [{ player: 1, play }], bag: [] });

it("gives what it was given, whatever it was before", () => {
  const cases: [unknown, unknown][] = [
    [view(card("a")), view(card("b"), card("a", 2))],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, {}],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [null, view(card("a"))],
    [view(card("a")), null],
    [new Map([["x", card("x")]]), new Map([["y", card("y")]])],
  ];
  for (const [before, now] of cases) expect(reuse(before, now)).toStrictEqual(now);
});

it("gives the very same object if nothing changed", () => {
  const before = view(card("a"), card("b"));
  expect(reuse(before, view(card("a"), card("b")))).toBe(before);
  const marks = new Map([["a", { can: ["quest"] }]]);
  expect(reuse(marks, new Map([["a", { can: ["quest"] }]]))).toBe(marks);
});

it("keeps the cards that did not change, also when they lie elsewhere", () => {
  const before = view(card("a"), card("b"), card("c"));
  const found = reuse(before, view(card("c"), card("a"), card("b", 1)));
  const [c, a, b] = found.sides[0]!.play;
  expect([a, c]).toEqual([before.sides[0]!.play[0], before.sides[0]!.play[2]]);
  expect(a).toBe(before.sides[0]!.play[0]);
  expect(c).toBe(before.sides[0]!.play[2]);
  expect(b).not.toBe(before.sides[0]!.play[1]);
  expect(found.bag).toBe(before.bag);
});
