// Rulebook, cards and decks: what the pages work out by themselves.
import { beforeEach, expect, it, vi } from "vitest";
import { addressOf, atPage, filtersOf, howMany, withFilter } from "../src/lib/cardfilters";
import { playWith, withChosenDeck } from "../src/lib/chosendeck";
import { curveBars, CURVE_HEIGHT } from "../src/lib/curve";
import {
  changed,
  cheapestFirst,
  fileName,
  freeName,
  linkWith,
  mendLine,
  savedFrom,
  sizeOf,
  textOf,
} from "../src/lib/decklist";
import type { CardShort } from "../src/lib/library";
import { newForm, PASTED, RANDOM_DECK } from "../src/lib/lobby";
import { markedPieces, treeOf, withSymbols } from "../src/lib/reading";
import { searchAddress } from "../src/lib/rulesearch";
import { symbolsIn } from "../src/lib/symbols";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it("marks the sentence that matches, and nothing when it is not in the text", () => {
  expect(markedPieces("One. Two. Three.", "Two.")).toEqual([
    { text: "One. ", marked: false },
    { text: "Two.", marked: true },
    { text: " Three.", marked: false },
  ]);
  expect(markedPieces("One.", "One.")).toEqual([{ text: "One.", marked: true }]);
  expect(markedPieces("One.", "Four.")).toEqual([{ text: "One.", marked: false }]);
  expect(markedPieces("One.", "")).toEqual([{ text: "One.", marked: false }]);
});

it("shows the symbols of the rulebook as those of the cards, and lists each symbol once", () => {
  expect(withSymbols("exerts {E}, gains {L}, {ZZ}")).toBe("exerts ⟳, gains ◊, {ZZ}");
  expect(symbolsIn("⟳, 2 ⬡ and 1 ⬡").map((one) => one.symbol)).toEqual(["exert", "ink"]);
});

it("reads a tree by its indents", () => {
  const tree = treeOf(["A", "  B", "    C", "  D", "E"]);
  expect(tree.map((branch) => branch.line)).toEqual(["A", "E"]);
  expect(tree[0]?.below.map((branch) => branch.line)).toEqual(["B", "D"]);
  expect(tree[0]?.below[0]?.below[0]?.line).toBe("C");
});

it("leads a number to its rule and words to the search", () => {
  expect(searchAddress(" 8.15.1 ")).toBe("#/rules/8.15.1");
  expect(searchAddress("6.1.13.")).toBe("#/rules/6.1.13");
  expect(searchAddress("¿puede cantar?")).toBe("#/rules?q=%C2%BFpuede+cantar%3F");
  expect(searchAddress("  ")).toBe("#/rules");
});

it("keeps filters in the address, and begins at the first page when one changes", () => {
  const filters = filtersOf("ink=Amber&cost=%3C%3D3&page=4&other=1&text=+");
  expect(filters).toEqual({ ink: "Amber", cost: "<=3", page: "4" });
  expect(howMany(filters)).toBe(2);
  expect(withFilter(filters, "type", "song")).toEqual({ ink: "Amber", cost: "<=3", type: "song" });
  expect(withFilter(filters, "ink", "")).toEqual({ cost: "<=3" });
  expect(filtersOf(addressOf(filters).split("?")[1] ?? "")).toEqual(filters);
  expect(addressOf(atPage({ page: "2" }, 1))).toBe("#/cards");
  expect(addressOf(atPage({}, 3))).toBe("#/cards?page=3");
});

it("adds and removes copies; a card without copies leaves the deck", () => {
  const one = changed([], "Lantern", 1);
  const two = changed(changed(one, "Lantern", 1), "Dragon Fire", 1);
  expect(textOf(two)).toBe("2 Lantern\n1 Dragon Fire");
  expect(sizeOf(two)).toBe(3);
  expect(textOf(changed(two, "Dragon Fire", -1))).toBe("2 Lantern");
  expect(changed(one, "Dragon Fire", -1)).toEqual(one);
  expect(sizeOf(changed(one, "Lantern", 1000))).toBe(99);
});

it("shows the cheapest cards first, and those that are not known yet last", () => {
  const card = (name: string, cost: number): [string, CardShort] => [
    name,
    { name, cost, type: "item", type_name: "item", inks: [], ink_names: [] },
  ];
  const entries = ["X", "C", "B", "A"].map((name) => ({ name, count: 1 }));
  const sorted = cheapestFirst(entries, new Map([card("A", 3), card("B", 1), card("C", 3)]));
  expect(sorted.map((entry) => entry.name)).toEqual(["B", "A", "C", "X"]);
});

it("mends one line of a list and keeps its number", () => {
  const list = "4 Stitch - Rock Star\n2x Dragn Fire\n";
  expect(mendLine(list, 2, "Dragn Fire", "Dragon Fire")).toBe("4 Stitch - Rock Star\n2x Dragon Fire\n");
  expect(mendLine("3 Dragn $&", 1, "other", "A $& B")).toBe("3 A $& B");
  expect(mendLine(list, 9, "x", "y")).toBe(list);
});

it("reads what a browser kept, and leaves out what is no deck", () => {
  const good = { id: "1", name: "Mine", entries: [{ name: "Lantern", count: 2 }], changed: 5 };
  const raw = JSON.stringify([
    good,
    null,
    { id: 3 },
    { ...good, id: "2", entries: [{ name: "A", count: 0 }] },
  ]);
  expect(savedFrom(raw)).toEqual([good, { ...good, id: "2", entries: [] }]);
  expect(savedFrom("{")).toEqual([]);
  expect(savedFrom("{}")).toEqual([]);
  expect(savedFrom(null)).toEqual([]);
});

it("gives every deck a name of its own, files a name they can have, and links the whole deck", () => {
  const deck = (name: string) => ({ id: name, name, entries: [], changed: 0 });
  expect(freeName("Deck", [])).toBe("Deck");
  expect(freeName("Deck", [deck("Deck"), deck("Deck 2")])).toBe("Deck 3");
  expect(fileName("../Ámbar: 1?", "txt")).toBe("Ámbar 1.txt");
  expect(fileName("???", "txt")).toBe("deck.txt");
  expect(linkWith("a+b==")).toBe("#/decks/new?list=a%2Bb%3D%3D");
});

it("draws the highest bar over the whole height, with the inkable cards at its foot", () => {
  const { bars, width } = curveBars([
    { cost: 1, count: 8, inkable: 4 },
    { cost: 2, count: 0, inkable: 0 },
  ]);
  expect(bars[0]).toMatchObject({ top: 0, height: CURVE_HEIGHT, inkTop: 50, inkHeight: 50 });
  expect(bars[1]).toMatchObject({ top: CURVE_HEIGHT, height: 0 });
  expect(bars[1]!.x + bars[1]!.width).toBeLessThanOrEqual(width);
  expect(curveBars([]).bars).toEqual([]);
});

it("brings a deck to the lobby once", () => {
  playWith("4 Lantern");
  const form = withChosenDeck(newForm("computer", "greedy", ""));
  expect(form.seats[0]).toMatchObject({ deck: PASTED, pasted: "4 Lantern" });
  expect(form.seats[1]?.deck).toBe(RANDOM_DECK);
  expect(withChosenDeck(newForm("computer", "greedy", "")).seats[0]?.deck).toBe(RANDOM_DECK);
});
