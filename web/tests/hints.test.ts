import { expect, it, vi } from "vitest";
import { NotDone } from "../src/lib/api";
import { commandOf } from "../src/lib/keys";
import { Hints, type HintTold } from "../src/lib/hints.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("location", { hash: "", origin: "", pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
});

const HINT: HintTold = { v: 4, option: 1, en: ["Quest: 58 % to win."], es: ["Explorar: 58 % de ganar."] };

it("keeps a hint for the version that it is about, and no longer", async () => {
  const hints = new Hints(() => Promise.resolve(HINT));
  await hints.ask("link", 4);
  hints.at(4);
  expect(hints.told).toEqual(HINT);
  hints.at(5);
  expect(hints.told).toBeNull();
});

it("forgets a hint that comes after the table has gone on", async () => {
  let tell: (hint: HintTold) => void = () => undefined;
  const hints = new Hints(() => new Promise((told) => (tell = told)));
  const asked = hints.ask("link", 4);
  expect(hints.busy).toBe(true);
  hints.at(5);
  tell(HINT);
  await asked;
  expect([hints.told, hints.busy]).toEqual([null, false]);
});

it("tells why there is no hint", async () => {
  const hints = new Hints(() => Promise.reject(new NotDone("Wait a few seconds.", "")));
  await hints.ask("link", 4);
  expect(hints.problem).toEqual({ words: "Wait a few seconds.", rule: "" });
});

it("asks for a hint with A, and never while somebody writes", () => {
  const key = { key: "a", ctrlKey: false, altKey: false, metaKey: false };
  expect(commandOf(key, "other", true)).toEqual({ do: "hint" });
  expect(commandOf(key, "text", true)).toBeNull();
  expect(commandOf(key, "other", false)).toBeNull();
});
