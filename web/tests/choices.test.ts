import { describe, expect, it } from "vitest";
import {
  actionsOf,
  defaultOption,
  endOption,
  marksOf,
  NOTHING,
  questsLeft,
  slotsOf,
  tapped,
  typed,
} from "../src/lib/choices";
import type { Option, Question } from "../src/lib/wire";

function option(verb: string, ...cards: string[]): Option {
  return { verb, text: [verb, ...cards].join(" "), cards, cost: null, preview: null };
}

function question(options: Option[], kind = "turn"): Question {
  return {
    player: 1,
    kind,
    rule: "4.1.2",
    text: "?",
    about: "",
    card: "",
    goes_to: "",
    not_ending: "",
    options,
  };
}

const TURN = question([
  option("ink", "roo"),
  option("play", "roo"),
  option("quest", "stitch"),
  option("challenge", "stitch", "gaston"),
  option("challenge", "stitch", "tiana"),
  option("move", "stitch", "casa"),
  option("end"),
]);
const PICK = question([option("card", "roo"), option("card", "deep"), option("done")], "choose");
const TABLE = new Set(["roo", "stitch", "gaston", "tiana", "casa"]);
const on = (card: string, action = "", target = "") => ({ card, action, target });

describe("what a card can do", () => {
  it("has one button for all targets of a verb, and one for each other option", () => {
    expect(actionsOf(TURN.options, "stitch").map((s) => [s.verb, s.option])).toEqual([
      ["quest", 2],
      ["challenge", -1],
      ["move", 5],
    ]);
  });

  it("is marked on the card by its verbs, also when a card is a target only", () => {
    const marks = marksOf(TURN, NOTHING);
    expect(marks.get("roo")?.can).toEqual(["ink", "play"]);
    expect(marks.get("gaston")).toBeUndefined();
  });
});

describe("targets", () => {
  it("are lit as soon as the card is selected", () => {
    const marks = marksOf(TURN, on("stitch"));
    expect(["gaston", "tiana", "casa"].map((card) => marks.get(card)?.target)).toEqual([true, true, true]);
    expect(marks.get("stitch")?.selected).toBe(true);
  });

  it("are only those of the action that was chosen", () => {
    const marks = marksOf(TURN, on("stitch", "challenge"));
    expect(marks.get("casa")?.target).toBeUndefined();
    expect(marks.get("tiana")?.option).toBe(4);
  });

  it("do not name one option when several lead to them", () => {
    const twice = question([option("shift", "a", "b"), option("shift", "a", "b")]);
    expect(marksOf(twice, on("a")).get("b")?.option).toBe(-1);
  });
});

describe("a tap", () => {
  it("selects a card, and a second one lets it go", () => {
    expect(tapped(TURN, NOTHING, "stitch")).toEqual({ select: on("stitch") });
    expect(tapped(TURN, on("stitch"), "stitch")).toEqual({ select: NOTHING });
  });

  it("on a target after the action chooses", () => {
    expect(tapped(TURN, on("stitch", "challenge"), "gaston")).toEqual({ choose: 3 });
  });

  it("on a target before the action asks once more, with the preview", () => {
    expect(tapped(TURN, on("stitch"), "gaston")).toEqual({ select: on("stitch", "", "gaston") });
    expect(slotsOf(TURN, on("stitch", "", "gaston"), TABLE, false).map((s) => s.option)).toEqual([3]);
  });

  it("twice on a card that is asked for chooses it", () => {
    expect(tapped(PICK, NOTHING, "roo")).toEqual({ select: on("roo") });
    expect(tapped(PICK, on("roo"), "roo")).toEqual({ choose: 0 });
  });

  it("while nobody asks only selects", () => {
    expect(tapped(null, NOTHING, "roo")).toEqual({ select: on("roo") });
  });
});

describe("the option bar", () => {
  it("leaves to the cards what lies on the table, and lists the rest", () => {
    expect(slotsOf(PICK, NOTHING, TABLE, false).map((s) => s.option)).toEqual([1, 2]);
    expect(slotsOf(PICK, NOTHING, TABLE, true).map((s) => s.option)).toEqual([0, 1, 2]);
  });

  it("never holds the end of the turn, which has its own place", () => {
    expect(slotsOf(TURN, NOTHING, TABLE, true).some((s) => s.verb === "end")).toBe(false);
    expect(endOption(TURN)).toBe(6);
    expect(endOption(PICK)).toBe(-1);
  });

  it("lists everything of a kind of question that it has never heard of", () => {
    const odd = question([option("juggle", "x", "y"), option("hop")], "circus");
    expect(slotsOf(odd, NOTHING, TABLE, false).map((s) => s.option)).toEqual([0, 1]);
  });

  it("loses no option: each is a button, the end, or on a card of the table", () => {
    const reachable = new Set(slotsOf(TURN, NOTHING, TABLE, false).map((s) => s.option));
    reachable.add(endOption(TURN));
    for (const card of TABLE)
      for (const slot of actionsOf(TURN.options, card)) {
        if (slot.option >= 0) reachable.add(slot.option);
        else for (const s of slotsOf(TURN, on(card, slot.verb), TABLE, false)) reachable.add(s.option);
      }
    expect([...reachable].sort()).toEqual(TURN.options.map((_, n) => n));
  });
});

describe("the default", () => {
  it("is the only option, the one that wants no more, or the only one of the selected card", () => {
    expect(defaultOption(question([option("yes")]), NOTHING)).toBe(0);
    expect(defaultOption(PICK, NOTHING)).toBe(2);
    expect(defaultOption(TURN, NOTHING)).toBe(6);
    expect(defaultOption(TURN, on("stitch", "challenge", "tiana"))).toBe(4);
  });

  it("is none where it would be a guess", () => {
    expect(defaultOption(TURN, on("stitch"))).toBe(-1);
    expect(defaultOption(question([option("yes"), option("no")], "may"), NOTHING)).toBe(-1);
    expect(defaultOption(null, NOTHING)).toBe(-1);
  });

  it("knows how many could still quest", () => {
    expect(questsLeft(TURN)).toBe(1);
    expect(questsLeft(PICK)).toBe(0);
  });
});

describe("digits", () => {
  it("choose at once when no longer number is possible", () => {
    expect(typed("7", 9)).toEqual({ chosen: 6, more: false });
    expect(typed("1", 9)).toEqual({ chosen: 0, more: false });
  });

  it("wait when another may follow", () => {
    expect(typed("1", 12)).toEqual({ chosen: 0, more: true });
    expect(typed("12", 12)).toEqual({ chosen: 11, more: false });
  });

  it("beyond the list choose nothing", () => {
    expect(typed("9", 3).chosen).toBe(-1);
    expect(typed("0", 3).chosen).toBe(-1);
  });
});
