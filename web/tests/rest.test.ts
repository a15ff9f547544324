import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { fresh, WIRE } from "../tools/wire-types.mjs";
import { copyMark } from "../src/lib/faces.svelte";
import { commandOf, nearest } from "../src/lib/keys";
import { askedFor, newForm, PASTED } from "../src/lib/lobby";
import { nextOf, toggled } from "../src/lib/openinghand";
import { reasonsTogether } from "../src/lib/reasons";
import { lookedAt } from "../src/lib/sight";
import { lastTold, pieces, summary, weightOf, withoutRule } from "../src/lib/story";
import { textPieces } from "../src/lib/symbols";
import { clockWords, leftNow } from "../src/lib/time";
import type { Question, View } from "../src/lib/wire";
import { sayIn } from "../src/lib/words";

const line = (text: string, rule: string, names: string[], kind = "x") => ({
  text,
  rule,
  names,
  kind,
  player: 1,
});
const plain = { ctrlKey: false, altKey: false, metaKey: false };

it("has the types of the protocol as the schema says them: node tools/wire-types.mjs writes them", () => {
  expect(readFileSync(WIRE, "utf-8")).toBe(fresh());
});

it("shows the rule of a line beside it, not in it", () => {
  expect(withoutRule(line("Roo quests (4.5.2)", "4.5.2", []))).toBe("Roo quests");
  expect(withoutRule(line("Roo quests", "", []))).toBe("Roo quests");
});

it("makes every name of a card in a line a piece of its own, the longest first", () => {
  const found = pieces("Roo - Big challenges Roo", ["Roo", "Roo - Big"]);
  expect(found).toEqual([
    { text: "Roo - Big", name: true },
    { text: " challenges ", name: false },
    { text: "Roo", name: true },
  ]);
});

it("sums up what was done in lines of the log", () => {
  const lines = [line("Roo is exerted (4)", "4", [], "exerted"), line("Roo quests (4)", "4", [], "quested")];
  expect(summary(lines)).toBe("Roo quests.");
  expect(summary(lines.slice(0, 1))).toBe("Roo is exerted.");
  expect(summary([])).toBe("");
  const paid = line("The computer pays 1 ink (4)", "4", [], "ink_paid");
  const phase = line("The computer's main phase begins (3)", "3", [], "step_began");
  expect(summary([phase, paid, ...lines])).toBe("Roo quests.");
});

it("heads the log with turns, and lets what other lines imply step back", () => {
  const kinds = ["turn_began", "ink_paid", "quested"];
  expect(kinds.map((kind) => weightOf(line("x", "", [], kind)))).toEqual(["turn", "minor", ""]);
  const lines = ["drew", "quested", "ink_paid", "played", "turn_began"].map((kind) =>
    line(kind, "", [], kind),
  );
  expect(lastTold(lines).map((one) => one.kind)).toEqual(["quested", "played"]);
});

it("replaces any cards of the opening hand, in whichever order they were marked", () => {
  const asked = (...cards: string[]) =>
    ({
      kind: "hand",
      options: [...cards.map((card) => ({ verb: "card", cards: [card] })), { verb: "done", cards: [] }],
    }) as unknown as Question;
  const whole = asked("a", "b", "c");
  let marked = toggled(whole, toggled(whole, [], "c"), "a");
  expect(toggled(whole, marked, "c")).toEqual(["a"]);
  expect(toggled(whole, marked, "elsewhere")).toEqual(marked);
  const given: number[] = [];
  for (const question of [whole, asked("b", "c"), asked()]) {
    const { option, left } = nextOf(question, marked);
    given.push(option);
    marked = left;
  }
  expect(given).toEqual([0, 1, 0]); // a, c, and no more
});

it("tells copies apart by a sign that stands beside the name", () => {
  expect(copyMark("Roo - Little Helper ②", "Roo - Little Helper")).toBe("②");
  expect([copyMark("", "Roo - Little Helper"), copyMark("Roo", "Roo")]).toEqual(["", ""]);
});

it("shows the cards that are known from the top of a deck while something is asked", () => {
  const place = (at: number) => ({ place: at, card: { id: `c${at}`, face: "Roo" } });
  const deck = (...places: number[]) =>
    ({ sides: [{ play: [], hand_seen: [], discard: [], known_deck: places.map(place) }] }) as unknown as View;
  const ids = (view: View, kind: string) =>
    lookedAt(view, { kind } as unknown as Question).map((card) => card.id);
  expect(ids(deck(1, 0, 40), "may")).toEqual(["c0", "c1"]);
  expect(ids(deck(1, 2), "pick")).toEqual([]);
  expect(ids(deck(0), "turn")).toEqual([]);
  expect(lookedAt(deck(0), null)).toEqual([]);
});

it("says each reason once", () => {
  const no = (what: string, reason: string) => ({ what, possible: false, reason, rule: "5.1" });
  const told = reasonsTogether([
    no("quest", "drying"),
    no("challenge", "drying"),
    { ...no("ink", ""), possible: true },
  ]);
  expect(told.can).toEqual(["ink"]);
  expect(told.cannot).toEqual([{ what: ["quest", "challenge"], reason: "drying", rule: "5.1" }]);
});

it("leaves letters and digits alone when shortcuts are off, or where text is written", () => {
  expect(commandOf({ ...plain, key: "e" }, "other", true)).toEqual({ do: "end" });
  expect(commandOf({ ...plain, key: "e" }, "other", false)).toBeNull();
  expect(commandOf({ ...plain, key: "4" }, "other", false)).toBeNull();
  expect(commandOf({ ...plain, key: "4" }, "text", true)).toBeNull();
  expect(commandOf({ ...plain, key: "e", ctrlKey: true }, "other", true)).toBeNull();
  expect(commandOf({ ...plain, key: "Escape" }, "control", false)).toEqual({ do: "back" });
});

it("leaves Space and Enter to the button that has the focus", () => {
  expect(commandOf({ ...plain, key: " " }, "control", true)).toBeNull();
  expect(commandOf({ ...plain, key: " " }, "other", true)).toEqual({ do: "default" });
  expect(commandOf({ ...plain, key: "Enter" }, "control", true)).toBeNull();
  expect(commandOf({ ...plain, key: "Tab" }, "other", true)).toBeNull();
});

it("moves to the nearest card in the direction of an arrow", () => {
  const boxes = [
    { x: 100, y: 0 },
    { x: 300, y: 0 },
    { x: 0, y: 200 },
  ];
  expect(nearest(boxes, { x: 0, y: 0 }, 1, 0)).toBe(0);
  expect(nearest(boxes, { x: 0, y: 0 }, 0, 1)).toBe(2);
  expect(nearest(boxes, { x: 0, y: 0 }, -1, 0)).toBe(-1);
});

it("counts a clock down only while it runs", () => {
  const clock = { left: [60, 90], running: 1, paused: false };
  expect(leftNow(clock, 1, 1_000, 11_000)).toBe(50);
  expect(leftNow(clock, 2, 1_000, 11_000)).toBe(90);
  expect(leftNow({ ...clock, paused: true }, 1, 1_000, 11_000)).toBe(60);
  expect(clockWords(61.2)).toBe("1:02");
});

it("puts symbols of the text apart, so that they are said in words", () => {
  expect(textPieces("⟳, 2 ⬡ — gets +1 ◊").map((p) => p.symbol || p.text)).toEqual([
    "exert",
    ", 2 ",
    "ink",
    " — gets +1 ",
    "lore",
  ]);
});

it("sends only what a table of that size can have", () => {
  const form = {
    ...newForm("hot", "greedy", "Ana"),
    bestOf: 3,
    teams: true,
    clock: true,
    minutes: 10,
    more: 2,
  };
  form.seats[1] = { who: "human", name: " Eva ", deck: PASTED, pasted: "4 Roo\n" };
  const asked = askedFor(form, 3, [{ name: "sample", title: "" }], () => 0);
  expect(asked.seats).toEqual([
    { who: "human", name: "Ana", deck: "sample" },
    { who: "human", name: "Eva", deck: "4 Roo" },
    { who: "human", name: "", deck: "sample" },
  ]);
  expect([asked.best_of, asked.teams, asked.hot_seat]).toEqual([1, false, true]);
  expect(asked.clock).toEqual({ seconds: 600, more: 2 });
});

it("sends a saved deck as the list that it is", () => {
  const form = newForm("computer", "greedy", "Ana");
  form.seats[0]!.deck = "my/7";
  const saved = [
    { id: "6", name: "Other", entries: [{ name: "Owl", count: 1 }], changed: 0 },
    {
      id: "7",
      name: "Mine",
      entries: [
        { name: "Roo", count: 4 },
        { name: "Kanga", count: 2 },
      ],
      changed: 0,
    },
  ];
  const asked = askedFor(form, 2, [{ name: "sample", title: "" }], () => 0, saved);
  expect(asked.seats.map((seat) => seat.deck)).toEqual(["4 Roo\n2 Kanga", "sample"]);
});

it("speaks the languages of the catalogue, with the words of the game as they are set", () => {
  expect(sayIn("en", "web.verb_shift")).toBe("Shift");
  expect(sayIn("es-x-es", "web.verb_shift")).toBe("Cambio");
  expect(sayIn("es-x-en", "web.verb_shift")).toBe("Shift");
  expect(sayIn("es", "web.said_under", { n: 1 })).toBe("1 carta debajo");
});

it("has one component for one job: no two of them have the same name", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf-8" });
  const names = files.filter((file) => file.endsWith(".svelte")).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
});
