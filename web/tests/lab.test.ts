import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotDone } from "../src/lib/api";
import { AGAIN_AFTER, Experiment } from "../src/lib/experiment.svelte";
import {
  experimentFor,
  gamesOf,
  newLabForm,
  percent,
  quartersDone,
  secondsLeft,
  signed,
  worstFirst,
  type ExperimentTold,
  type Opponent,
} from "../src/lib/lab";
import { PASTED } from "../src/lib/lobby";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", { hash: "", origin: "", pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LAB = { open: true, words: "", most_pairs: 300, most_each: 40 };
const SAVED = [{ id: "7", name: "Mice", entries: [{ name: "Lantern", count: 4 }], changed: 0 }];

function told(done: number, more: Partial<ExperimentTold> = {}): ExperimentTold {
  const usual = {
    id: "x",
    kind: "swap",
    state: "running",
    wanted: 200,
    seconds: 10,
    report: "none",
  } as const;
  return { ...usual, done, sentences: [], ...more };
}

it("sends what each question needs, and nothing else", () => {
  const form = newLabForm();
  form.deck.deck = "my/7";
  form.other = { deck: PASTED, pasted: " 4 Stitch - Rock Star\n" };
  form.change = " -1 Lantern ";
  const deck = { deck: "4 Lantern", name: "Mice" };
  expect(experimentFor(form, LAB, SAVED)).toEqual({
    kind: "swap",
    ...deck,
    change: "-1 Lantern",
    games: 150,
  });
  form.kind = "compare";
  expect(experimentFor(form, LAB, SAVED)).toEqual({
    kind: "compare",
    ...deck,
    other: "4 Stitch - Rock Star",
    other_name: "",
    games: 150,
  });
  form.kind = "gauntlet";
  form.part = 0.25;
  expect(experimentFor(form, LAB, SAVED)).toEqual({ kind: "gauntlet", ...deck, games: 10 });
});

it("sends a space for what is not filled in: the server says what is missing", () => {
  const form = newLabForm();
  expect(experimentFor(form, LAB, SAVED)).toMatchObject({ deck: " ", change: " " });
});

it("never asks for more than is played, nor for nothing", () => {
  expect(gamesOf(1, "compare", LAB)).toBe(300);
  expect(gamesOf(1, "gauntlet", LAB)).toBe(40);
  expect(gamesOf(0.25, "gauntlet", { ...LAB, most_each: 1 })).toBe(1);
});

it("tells how long it still takes as soon as that can be known", () => {
  expect(secondsLeft(told(0, { seconds: 0 }))).toBe(null);
  expect(secondsLeft(told(10, { seconds: 0.4 }))).toBe(null);
  expect(secondsLeft(told(50))).toBe(30);
  expect(secondsLeft(told(200))).toBe(0);
});

it("counts quarters", () => {
  expect([0, 49, 50, 199, 200].map((done) => quartersDone(told(done)))).toEqual([0, 0, 1, 3, 4]);
  expect(quartersDone(told(0, { wanted: 0 }))).toBe(0);
});

it("writes figures as each language does", () => {
  expect([percent(0.4333, "en"), percent(0.4333, "es")]).toEqual(["43.3 %", "43,3 %"]);
  expect([signed(0.018, "en"), signed(-0.004, "es"), signed(0.0001, "en")]).toEqual(["+1.8", "−0,4", "0.0"]);
});

it("shows the worst opponent first, and none that was not met", () => {
  const row = (deck: string, games: number, figures: Partial<Opponent>): Opponent => {
    return { deck, games, interval: [0, 1], ...figures };
  };
  const met = [row("a", 4, { rate: 0.5 }), row("b", 0, { rate: 0.5 }), row("c", 4, { rate: 0.25 })];
  expect(worstFirst(met).map((one) => one.deck)).toEqual(["c", "a"]);
  const paired = [row("a", 4, { difference: 0.1 }), row("b", 4, { difference: -0.2 })];
  expect(worstFirst(paired).map((one) => one.deck)).toEqual(["b", "a"]);
});

it("is asked about once a second until the report is there", async () => {
  const answers = [
    told(0, { state: "waiting" }),
    told(80),
    told(200, { state: "done", report: "coming" }),
    told(200, { state: "done", report: "ready" }),
  ];
  let asked = 0;
  const experiment = new Experiment("x", () => Promise.resolve(answers[asked++]!));
  void experiment.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect([experiment.told?.state, experiment.over]).toEqual(["waiting", false]);
  await vi.advanceTimersByTimeAsync(2 * AGAIN_AFTER);
  expect([experiment.told?.report, experiment.over]).toEqual(["coming", true]);
  await vi.advanceTimersByTimeAsync(10 * AGAIN_AFTER);
  expect([experiment.told?.report, asked]).toEqual(["ready", 4]);
});

it("goes on when the server answers again, and says when it knows nothing of it", async () => {
  const answers = [
    () => Promise.resolve(told(20)),
    () => Promise.reject(new TypeError("Failed to fetch")),
    () => Promise.reject(new NotDone("Too much at once.", "", "too_fast")),
    () => Promise.resolve(told(40)),
    () => Promise.reject(new NotDone("There is no such experiment.", "", "no_experiment")),
  ];
  let asked = 0;
  const experiment = new Experiment("x", () => answers[asked++]!());
  void experiment.follow();
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER);
  expect([experiment.problem?.words, experiment.gone, experiment.told?.done]).toEqual([
    "The server does not answer; try again in a moment.",
    false,
    20,
  ]);
  await vi.advanceTimersByTimeAsync(2 * AGAIN_AFTER);
  expect([experiment.problem, experiment.told?.done]).toEqual([null, 40]);
  await vi.advanceTimersByTimeAsync(9 * AGAIN_AFTER);
  expect([experiment.problem?.words, experiment.gone, asked]).toEqual([
    "There is no such experiment.",
    true,
    5,
  ]);
});

it("is stopped once, and asked about no more when nobody looks", async () => {
  let [asked, stopped] = [0, 0];
  const experiment = new Experiment(
    "x",
    () => Promise.resolve(told((asked += 1))),
    () => Promise.resolve(told((stopped += 1))),
  );
  void experiment.follow();
  await vi.advanceTimersByTimeAsync(0);
  await Promise.all([experiment.stop(), experiment.stop()]);
  expect([stopped, experiment.stopping]).toEqual([1, true]);
  experiment.leave();
  await vi.advanceTimersByTimeAsync(9 * AGAIN_AFTER);
  expect(asked).toBe(1);
});

it("can be stopped again when that did not get through", async () => {
  const experiment = new Experiment(
    "x",
    () => Promise.resolve(told(1)),
    () => Promise.reject(new TypeError("Failed to fetch")),
  );
  await experiment.stop();
  expect([experiment.stopping, experiment.problem !== null]).toEqual([false, true]);
});
