import { expect, it, vi } from "vitest";
import { packed, unpacked } from "../src/lib/packed";
import { atOf, hashOf } from "../src/lib/rulings";
import { placeOf } from "../src/lib/router.svelte";
import { seesEverything } from "../src/lib/sight";
import type { Around } from "../src/lib/wire";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", { hash: "", origin: "", pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
});

const around = (who: string[], over = false) =>
  ({ seats: who.map((one, n) => ({ player: n + 1, who: one })), series_over: over }) as unknown as Around;

it("puts a text into letters that an address carries unchanged, and takes it out again", async () => {
  const text = "title: ¿Quién gana?\nsteps:\n" + "  - P1: {quest: Roo}\n".repeat(200);
  const letters = await packed(text);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length / 4);
  expect(await unpacked(letters, 80_000)).toBe(text);
});

it("takes nothing out of letters that are cut short, made up, or hold more than is allowed", async () => {
  const letters = await packed("a".repeat(5000));
  expect(await unpacked(letters.slice(0, -4), 80_000)).toBeNull();
  expect(await unpacked("%%%", 80_000)).toBeNull();
  expect(await unpacked(letters, 4999)).toBeNull();
});

it("finds the step of a ruling of one's own again by its address", () => {
  for (const at of [
    { id: "", step: 0, run: 0, text: "ab-_9" },
    { id: "", step: 3, run: 0, text: "ab-_9" },
    { id: "", step: 0, run: 1, text: "ab-_9" },
    { id: "a-quest", step: 2, run: 1 },
  ]) {
    const place = placeOf(hashOf(at));
    expect(place.page).toBe("judge");
    expect(atOf(place.rest, place.query)).toEqual(at);
  }
});

it("offers every hand of a game only to those from whom none is hidden", () => {
  expect(seesEverything(around(["person", "greedy"]), 1, false)).toBe(true);
  expect(seesEverything(around(["person", "person"]), 1, true)).toBe(true);
  expect(seesEverything(around(["person", "person"], true), 0, false)).toBe(true);
  expect(seesEverything(around(["person", "person"]), 1, false)).toBe(false);
  expect(seesEverything(around(["greedy", "greedy"]), 0, false)).toBe(false);
  expect(seesEverything(null, 1, true)).toBe(false);
});
