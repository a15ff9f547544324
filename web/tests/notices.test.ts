import { expect, it } from "vitest";
import { newsOf } from "../src/lib/notices";

const at = (asked: boolean, ...here: number[]) => ({ asked, here });

it("tells nothing to somebody who has just come", () => {
  expect(newsOf(null, at(true, 2))).toBeNull();
});

it("tells that one is asked when one was not before, and not again with every question", () => {
  expect(newsOf(at(false), at(true))).toBe("asked");
  expect(newsOf(at(true), at(true))).toBeNull();
  expect(newsOf(at(true), at(false))).toBeNull();
});

it("tells that somebody came, not that somebody went", () => {
  expect(newsOf(at(false), at(false, 2))).toBe("joined");
  expect(newsOf(at(false, 2, 3), at(false, 3))).toBeNull();
  expect(newsOf(at(false), at(true, 2))).toBe("asked");
});
