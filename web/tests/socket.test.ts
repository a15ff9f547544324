import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOST_AFTER, PING_EVERY, TableSocket, type Heard, type Line, type Wire } from "../src/lib/socket";
import type { Choose } from "../src/lib/wire";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  said(t: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame["t"] === t);
  }
}

const VIEW = { viewer: 1, turn: 1, phase: "main", phase_name: "main", active: 1, first: 1, sides: [] };
const SIDE = { player: 1, name: "You", lore: 0, lore_to_win: 20, ink: 0, ink_ready: 0, deck: 50, hand: 1 };
const hello = (v: number) => ({
  t: "hello",
  protocol: 1,
  table: "T",
  seat: 1,
  lang: "en",
  v,
  view: VIEW,
  lines: [],
  around: { seats: [] },
});
const ev = (v: number, since: number, changed: object = {}) => ({ t: "ev", v, since, changed });
const choice = (v: number): Choose => ({ t: "choose", id: "c1", v, option: 0 });

let wires: FakeWire[];
let heard: Heard[];
let states: Line[];
let dropped: Choose[];
let socket: TableSocket;
const wire = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  heard = [];
  states = [];
  dropped = [];
  const open = (): Wire => {
    wires.push(new FakeWire());
    return wire();
  };
  socket = new TableSocket(open, "secret", "es", {
    heard: (frame) => heard.push(frame),
    lineIs: (state) => states.push(state),
    dropped: (one) => dropped.push(one),
  });
  wire().onopen?.();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

/** The connection breaks and is opened again. */
function reconnect(): void {
  wire().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1_000);
  wire().onopen?.();
}

describe("versions", () => {
  it("joins with nothing seen, and after a break with the last version", () => {
    expect(wire().sent[0]).toEqual({ t: "join", secret: "secret", lang: "es", v: -1 });
    wire().tell(hello(4));
    reconnect();
    expect(wire().sent[0]).toMatchObject({ t: "join", v: 4 });
  });

  it("ignores what it has seen", () => {
    wire().tell(hello(4));
    wire().tell(ev(4, 3));
    wire().tell(ev(3, 2));
    expect(heard.map((frame) => frame.t)).toEqual(["hello"]);
  });

  it("takes the next version", () => {
    wire().tell(hello(4));
    wire().tell(ev(5, 4));
    expect(socket.v).toBe(5);
    expect(heard.at(-1)?.t).toBe("ev");
  });

  it("asks anew when something is missing, and shows nothing of it", () => {
    wire().tell(hello(4));
    wire().tell(ev(7, 6));
    expect(heard.map((frame) => frame.t)).toEqual(["hello"]);
    expect(wire().said("join").at(-1)).toMatchObject({ v: -1 });
  });

  it("puts nothing together with a view that is not the one the changes are told of", () => {
    wire().tell(hello(4));
    wire().tell(ev(7, 6, { turn: 9 }));
    wire().tell(ev(5, 4, { turn: 2 })); // overtaken: everything is on its way
    expect(heard.map((frame) => frame.t)).toEqual(["hello"]);
    wire().tell(hello(7));
    wire().tell(ev(8, 7, { turn: 3 }));
    const last = heard.at(-1);
    expect(last?.t === "ev" && [last.v, last.view.turn, last.view.phase]).toEqual([8, 3, "main"]);
  });

  it("asks for everything when a change names a card that it does not know", () => {
    wire().tell({ ...hello(4), view: { ...VIEW, sides: [SIDE] } });
    wire().tell(ev(5, 4, { sides: [{ player: 1, play: ["never seen"] }] }));
    expect(socket.v).toBe(4);
    expect(wire().said("join").at(-1)).toMatchObject({ v: -1 });
  });

  it("has no view in a language that it has just changed to", () => {
    wire().tell(hello(4));
    socket.speak("en");
    wire().tell(ev(5, 4, { phase_name: "fase principal" }));
    expect(heard.map((frame) => frame.t)).toEqual(["hello"]);
    reconnect();
    expect(wire().sent[0]).toMatchObject({ t: "join", lang: "en", v: -1 });
  });

  it("fills in what the server leaves out", () => {
    wire().tell(hello(4));
    const first = heard[0];
    expect(first?.t === "hello" && first.view.bag).toEqual([]);
    expect(first?.t === "hello" && first.around.best_of).toBe(1);
  });
});

describe("a lost connection", () => {
  it("is noticed after nine seconds of silence, and opened again", () => {
    wire().tell(hello(1));
    vi.advanceTimersByTime(LOST_AFTER + PING_EVERY + 1_000);
    expect(wires.length).toBe(2);
    expect(wires[0]?.closed).toBe(true);
    expect(states).toContain("lost");
  });

  it("is not lost while pongs come", () => {
    wire().tell(hello(1));
    for (let n = 0; n < 10; n += 1) {
      vi.advanceTimersByTime(PING_EVERY);
      wire().tell({ t: "pong" });
    }
    expect(wires.length).toBe(1);
    expect(wire().said("ping").length).toBe(10);
  });

  it("stays closed when the link leads nowhere", () => {
    wire().tell({ t: "err", code: "no_link", words: "No such link" });
    wire().onclose?.({ code: 4004 });
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(1);
    expect(states.at(-1)).toBe("refused");
  });
});

describe("a choice that was not acknowledged", () => {
  it("is said again under the same id if nothing has happened", () => {
    wire().tell(hello(4));
    socket.say(choice(4));
    reconnect();
    wire().tell(ev(4, 4));
    expect(wire().said("choose")).toEqual([{ t: "choose", id: "c1", v: 4, option: 0 }]);
  });

  it("is never said again once the table has moved on", () => {
    wire().tell(hello(4));
    socket.say(choice(4));
    reconnect();
    wire().tell(ev(5, 4));
    expect(wire().said("choose")).toEqual([]);
    expect(dropped.map((one) => one.id)).toEqual(["c1"]);
  });

  it("is forgotten once it is acknowledged or refused", () => {
    wire().tell(hello(4));
    socket.say(choice(4));
    wire().tell({ t: "ack", id: "c1", v: 5 });
    reconnect();
    wire().tell(ev(4, 4));
    expect(wire().said("choose")).toEqual([]);
  });

  it("waits for the connection if it was made without one", () => {
    wire().tell(hello(4));
    wire().onclose?.({ code: 1006 });
    expect(socket.say(choice(4))).toBe(false);
    vi.advanceTimersByTime(1_000);
    wire().onopen?.();
    wire().tell(ev(4, 4));
    expect(wire().said("choose").length).toBe(1);
  });
});
