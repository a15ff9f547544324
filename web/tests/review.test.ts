import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NotDone } from "../src/lib/api";
import { AGAIN_AFTER, lineOf, Review, type ReviewTold } from "../src/lib/review.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", { hash: "", origin: "", pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const on = (done: number, finished = false): ReviewTold => ({ player: 2, done, of: 40, finished });

it("asks again until the review is finished", async () => {
  const answers = [on(0), on(25), on(40, true)];
  const asked: number[][] = [];
  const review = new Review("link", 3, (game, player) => {
    asked.push([game, player]);
    return Promise.resolve(answers.shift()!);
  });
  void review.begin(2);
  expect(review.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER);
  expect([review.told?.done, review.busy]).toEqual([25, true]);
  await vi.advanceTimersByTimeAsync(10 * AGAIN_AFTER);
  expect([review.told?.done, review.busy]).toEqual([40, false]);
  expect(asked).toEqual([
    [3, 2],
    [3, 2],
    [3, 2],
  ]);
});

it("asks no more once nobody looks", async () => {
  let asked = 0;
  const review = new Review("link", 1, () => Promise.resolve(on((asked += 1))));
  void review.begin(1);
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER / 2);
  review.stop();
  await vi.advanceTimersByTimeAsync(10 * AGAIN_AFTER);
  expect(asked).toBe(1);
});

it("tells why there is no review, and can be asked again", async () => {
  const review = new Review("link", 1, () => Promise.reject(new NotDone("It is not over yet.", "")));
  await review.begin(1);
  expect([review.problem?.words, review.busy]).toEqual(["It is not over yet.", false]);
});

it("draws a line from the first decision to the last, with the better chances higher", () => {
  const course = [
    { step: 10, turn: 1, chance: 50 },
    { step: 20, turn: 2, chance: 100 },
    { step: 50, turn: 6, chance: 0 },
  ];
  expect(lineOf(course, 320, 100)).toEqual([
    { x: 0, y: 50, step: 10 },
    { x: 80, y: 0, step: 20 },
    { x: 320, y: 100, step: 50 },
  ]);
  expect(lineOf(course.slice(0, 1), 320, 100)).toEqual([{ x: 0, y: 50, step: 10 }]);
});
