import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Wire } from "../src/lib/socket";
import { TableController } from "../src/lib/table.svelte";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onmessage = null;
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  said(t: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame["t"] === t);
  }
}

const SIDE = { lore: 0, lore_to_win: 20, ink: 0, ink_ready: 0, deck: 50, hand: 1 };
const OPTIONS = [
  { verb: "quest", text: "Quest with Roo", cards: ["roo"] },
  { verb: "end", text: "End your turn" },
];

function view(asked: number, options: object[] = OPTIONS): object {
  return {
    viewer: 1,
    turn: 1,
    phase: "main",
    phase_name: "main",
    active: asked,
    first: 1,
    sides: [
      {
        ...SIDE,
        player: 1,
        name: "You",
        hand_seen: [{ id: "secret-card", face: "Stitch" }],
        play: [{ id: "roo", face: "Roo" }],
      },
      { ...SIDE, player: 2, name: "Player 2" },
    ],
    question: {
      player: asked,
      kind: "turn",
      rule: "4.1.2",
      text: "What do you do?",
      options: asked === 1 ? options : [],
    },
  };
}

const hello = (v: number, seat: number, asked: number) => ({
  t: "hello",
  protocol: 1,
  table: "T",
  seat,
  lang: "en",
  v,
  view: view(asked),
  lines: [],
  around: {
    seats: [
      { player: 1, name: "", who: "person" },
      { player: 2, name: "", who: "person" },
    ],
  },
});
const line = (text: string, kind: string) => ({ text: `${text} (1.1)`, rule: "1.1", kind, player: 2 });

let wires: FakeWire[];
let table: TableController;
const wire = (): FakeWire => wires.at(-1)!;

function sit(seats: string[] = []): void {
  wires = [];
  const open = (): Wire => {
    wires.push(new FakeWire());
    return wire();
  };
  table = new TableController({ secret: "one", lang: "en", seats, open });
  wire().onopen?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  sit();
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

it("chooses the option of the version it shows", () => {
  wire().tell(hello(3, 1, 1));
  table.tap("roo");
  table.take(table.slots[0]!);
  expect(wire().said("choose")[0]).toMatchObject({ v: 3, option: 0 });
});

it("keeps what a move did not change, so that it is not drawn anew", () => {
  wire().tell(hello(3, 1, 1));
  const [before, marks] = [table.view!, table.marks.get("roo")];
  const now = view(1) as { sides: { lore: number }[] };
  now.sides[1]!.lore = 2;
  wire().tell({ t: "ev", v: 4, since: 3, changed: now, lines: [] });
  expect(table.view!.sides[1]!.lore).toBe(2);
  expect(table.view!.sides[0]).toBe(before.sides[0]);
  expect(table.marks.get("roo")).toBe(marks);
});

it("does not choose twice before the answer comes", () => {
  wire().tell(hello(3, 1, 1));
  table.choose(0);
  table.choose(0);
  expect(wire().said("choose").length).toBe(1);
});

it("asks nothing more of the old question while an answer is kept but not yet told", () => {
  wire().tell(hello(3, 1, 1));
  table.choose(0);
  wire().tell({ t: "ack", id: wire().said("choose")[0]!["id"], v: 4 });
  expect(table.busy).toBe(true);
  wire().tell({ t: "ev", v: 4, since: 3, changed: view(1), lines: [] });
  expect(table.busy).toBe(false);
});

it("warns once before a turn ends while somebody could quest", () => {
  wire().tell(hello(3, 1, 1));
  table.choose(table.end);
  expect(wire().said("choose")).toEqual([]);
  expect(table.warned).toBe(true);
  table.choose(table.end);
  expect(wire().said("choose").length).toBe(1);
});

it("asks why not as soon as a card is selected", () => {
  wire().tell(hello(3, 1, 1));
  table.tap("secret-card");
  const asked = wire().said("why")[0];
  expect(asked).toMatchObject({ card: "secret-card" });
  wire().tell({
    t: "why",
    id: asked?.["id"],
    card: "secret-card",
    name: "Stitch",
    answers: [{ what: "play", possible: false, reason: "No ink.", rule: "4.3.4" }],
  });
  expect(table.why?.answers[0]?.rule).toBe("4.3.4");
});

it("asks again when something has happened: what kept a card back may be over", () => {
  wire().tell(hello(3, 1, 2));
  table.tap("secret-card");
  wire().tell({ t: "ev", v: 4, since: 3, changed: view(1) });
  expect(wire().said("why").length).toBe(2);
  wire().tell({
    t: "why",
    id: wire().said("why")[0]?.["id"],
    card: "secret-card",
    name: "Stitch",
    answers: [],
  });
  expect(table.why).toBeNull();
});

it("tells what another player did in one summary, and nothing of one's own action", () => {
  wire().tell(hello(3, 1, 2));
  wire().tell({
    t: "ev",
    v: 4,
    since: 3,
    changed: view(1),
    lines: [line("Roo is exerted", "exerted"), line("Roo quests", "quested")],
  });
  expect(table.announcer.polite).toBe("Roo quests.");
  expect(table.announcer.assertive).toBe("What do you do?");
  table.choose(0);
  wire().tell({ t: "ev", v: 5, since: 4, changed: view(1), lines: [line("You quest", "quested")] });
  expect(table.announcer.polite).toBe("Roo quests.");
});

it("says that somebody thinks only after a moment", () => {
  wire().tell(hello(3, 1, 2));
  expect(table.thinking).toBe(false);
  vi.advanceTimersByTime(301);
  expect(table.thinking).toBe(true);
  wire().tell({ t: "ev", v: 4, since: 3, changed: view(1) });
  expect(table.thinking).toBe(false);
});

it("shows what was refused, with its rule, and lets choose again", () => {
  wire().tell(hello(3, 1, 1));
  table.choose(0);
  const id = wire().said("choose")[0]?.["id"];
  wire().tell({
    t: "err",
    id,
    code: "drying",
    words: "It is drying.",
    rule: "5.1.1.11",
    v: 3,
    view: view(1),
  });
  expect(table.error).toEqual({ words: "It is drying.", rule: "5.1.1.11" });
  expect(table.busy).toBe(false);
});

it("covers a hot seat until the other player has the device, and forgets what was read aloud", () => {
  sit(["one", "two"]);
  wire().tell(hello(3, 1, 1));
  table.choose(0);
  wire().tell({ t: "ev", v: 4, since: 3, changed: view(2) });
  expect(table.coverFor).toBe(2);
  expect(table.announcer.assertive + table.announcer.polite).toBe("");
  table.uncover();
  expect(table.view).toBeNull();
  wire().onopen?.();
  expect(wire().sent[0]).toMatchObject({ t: "join", secret: "two", v: -1 });
});

it("covers nothing where the other player sits elsewhere", () => {
  wire().tell(hello(3, 1, 2));
  expect(table.coverFor).toBe(0);
});
