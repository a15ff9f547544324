import { expect, it, vi } from "vitest";
import { hinted, marksOf, NOTHING } from "../src/lib/choices";
import { answersTo, stepAt } from "../src/lib/first";
import { sitters } from "../src/lib/playing_on";
import { EVERYTHING, linesOf, replayAt, replayHash, turnAt, type ReplayTold } from "../src/lib/replays";
import { atOf, hashOf, queryOf, viewAt, type RulingPage } from "../src/lib/rulings";
import { stepOfKey, within } from "../src/lib/stepping";
import type { Option, Question } from "../src/lib/wire";

// What a browser has and these modules look at when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", { hash: "", origin: "", pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
});

const plain = { ctrlKey: false, altKey: false, metaKey: false };
const option = (verb: string, ...cards: string[]) => ({ verb, text: verb, cards }) as unknown as Option;
const asked = (...options: Option[]) => ({ player: 1, options }) as unknown as Question;

it("leads from an address to a step of a ruling, and back", () => {
  for (const hash of ["#/judge/a-b", "#/judge/a-b/3", "#/judge/a-b/0/2", "#/judge/a-b/3/2"])
    expect(hashOf(atOf(hash.replace("#/judge/", "")))).toBe(hash);
  expect(atOf("a-b/x/-1")).toEqual({ id: "a-b", step: 0, run: 0 });
});

it("leads from an address to a step of a replay and a side, and back", () => {
  for (const hash of ["#/replay/L/1", "#/replay/L/2/30", "#/replay/L/1/0/2", "#/replay/L/1/9/0"])
    expect(replayHash(replayAt(hash.replace("#/replay/", "")))).toBe(hash);
  expect(replayAt("L")).toEqual({ link: "L", game: 0, step: 0, side: EVERYTHING });
});

it("shows the position before a step that left no other behind", () => {
  const steps = [{ view: "one" }, {}, { view: "three" }];
  const page = { given: "given", runs: [{ steps }] } as unknown as RulingPage;
  expect([0, 1, 2, 3].map((n) => viewAt(page, 0, n))).toEqual(["given", "one", "one", "three"]);
});

it("asks only for what was filled in", () => {
  expect(queryOf({ q: " ink ", topic: "", rule: "4.6", card: "" })).toBe("q=ink&rule=4.6");
});

it("goes through steps by keys, and not beyond their ends", () => {
  const to = (key: string, step: number) => stepOfKey({ ...plain, key }, step, 5);
  expect([to("ArrowRight", 5), to("ArrowLeft", 0), to("Home", 3), to("End", 3)]).toEqual([5, 0, 0, 5]);
  expect(to("x", 3)).toBeNull();
  expect(stepOfKey({ ...plain, key: "ArrowLeft", altKey: true }, 3, 5)).toBeNull();
  expect([within(-1, 4), within(9, 4)]).toEqual([0, 4]);
});

it("puts every line under the turn in which it happened", () => {
  const turns = [0, 4, 9].map((step, n) => ({ turn: n, player: 1, step }));
  const lines = [0, 1, 4, 8, 9].map((step) => ({ step, line: {} }));
  const told = { turns, lines } as unknown as ReplayTold;
  expect([0, 3, 4, 20].map((step) => turnAt(turns, step))).toEqual([0, 0, 1, 2]);
  expect([0, 1, 2].map((n) => linesOf(told, n).map((one) => one.step))).toEqual([[0, 1], [4, 8], [9]]);
});

it("seats oneself against the computer, or people everywhere", () => {
  expect(sitters(3, 2, false, "Ana").map((one) => one.who)).toEqual(["greedy", "human", "greedy"]);
  expect(sitters(2, 1, true, "Ana")).toEqual([
    { who: "human", name: "" },
    { who: "human", name: "" },
  ]);
});

it("takes any copy of the card that is taught, and nothing else", () => {
  const faces: Record<string, string> = { a: "Roo", b: "Roo", c: "Stitch" };
  const question = asked(option("play", "a"), option("play", "c"), option("play", "b"), option("ink", "a"));
  const step = { v: 3, option: 0, verb: "play", cards: ["Roo"] };
  expect(answersTo(question, step, (card) => faces[card] ?? "")).toEqual([0, 2]);
  expect(answersTo(question, { v: 3, option: 3, verb: "end" }, () => "")).toEqual([]);
  const game = { seed: 1, seats: [], steps: [step] };
  expect([stepAt(game, 3), stepAt(game, 4)]).toEqual([step, null]);
});

it("points at the card, and then at its target", () => {
  const question = asked(option("challenge", "roo", "duck"), option("quest", "roo"));
  const pointed = (card: string) => {
    const s = { ...NOTHING, card };
    const marks = hinted(marksOf(question, s), question, [0], s);
    return [...marks].filter(([, mark]) => mark.hint).map(([id]) => id);
  };
  expect([pointed(""), pointed("roo")]).toEqual([["roo"], ["duck"]]);
});
