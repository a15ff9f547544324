import { expect, it } from "vitest";
import { merged } from "../src/lib/changes";
import { fill } from "../src/lib/frames";
import type { View, ViewChanged } from "../src/lib/wire";

const side = (player: number, more: object) => ({
  ...{ player, name: `Player ${player}`, lore: 3, lore_to_win: 20, ink: 4, ink_ready: 2, deck: 40, hand: 5 },
  ...more,
});
const BEFORE = fill("View", {
  ...{ viewer: 1, turn: 5, phase: "main", phase_name: "main phase", active: 1, first: 1 },
  sides: [
    side(1, {
      hand_seen: [
        { id: "a", face: "Stitch", to_pay: 2 },
        { id: "b", face: "Roo" },
      ],
      play: [
        { id: "p", face: "Tiana", strength: 1 },
        { id: "q", face: "Maui", strength: 4 },
      ],
    }),
    side(2, { discard: [{ id: "x", face: "Mulan" }] }),
  ],
  effects: [{ player: 1, source: "Maui", text: "gets +1" }],
  question: {
    ...{ player: 1, kind: "turn", rule: "4.1.2", text: "What do you do?" },
    options: [
      { verb: "quest", text: "Quest with Tiana" },
      { verb: "end", text: "End your turn" },
    ],
  },
}) as View;
const after = (told: object): View | null => merged(BEFORE, fill("ViewChanged", told) as ViewChanged);

it("keeps what is left out, and takes what is told", () => {
  expect(after({})).toEqual(BEFORE);
  expect(after({ turn: 6, effects: [], sides: [{ player: 2, lore: 0 }] })).toEqual({
    ...BEFORE,
    turn: 6,
    effects: [],
    sides: [BEFORE.sides[0], { ...BEFORE.sides[1], lore: 0 }],
  });
});

it("knows a card that is as it was by its id, in the order that is told", () => {
  const now = after({
    sides: [{ player: 1, hand_seen: ["b"], play: ["q", { id: "p", face: "Tiana", exerted: true }] }],
  });
  expect(now?.sides[0]?.hand_seen).toEqual([BEFORE.sides[0]?.hand_seen[1]]);
  expect(now?.sides[0]?.play.map(({ id, exerted }) => [id, exerted])).toEqual([
    ["q", false],
    ["p", true],
  ]);
  expect(now?.sides[0]?.play[1]?.strength).toBeNull(); // told anew: nothing of the old one is left
});

it("knows an option that is as it was by its number", () => {
  const question = { player: 1, kind: "turn", rule: "4.1.2", text: "And now?" };
  const now = after({ question: { ...question, options: [{ verb: "ink", text: "Ink Roo" }, 1] } });
  expect(now?.question?.options.map(({ text }) => text)).toEqual(["Ink Roo", "End your turn"]);
  expect(after({ question: null })?.question).toBeNull();
});

it("refuses what is told of another view", () => {
  expect(after({ sides: [{ player: 1, play: ["z"] }] })).toBeNull();
  expect(after({ question: { player: 1, kind: "", rule: "", text: "", options: [7] } })).toBeNull();
});
