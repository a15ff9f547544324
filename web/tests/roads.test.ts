import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { folderOf, Roads, socketAddress, SOCKET_WITHIN, STREAM_WITHIN } from "../src/lib/roads";
import { TableSocket, type Line, type Wire } from "../src/lib/socket";
import { Events, StreamWire, type Ask } from "../src/lib/stream";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  send(): void {
    return;
  }
  close(): void {
    this.closed = true;
  }
  hello(): void {
    this.onopen?.();
    const view = { viewer: 1, turn: 1, phase: "main", phase_name: "main", active: 1, first: 1, sides: [] };
    const frame = { t: "hello", protocol: 1, table: "T", seat: 1, lang: "en", v: 4, view, lines: [] };
    this.onmessage?.({ data: JSON.stringify({ ...frame, around: { seats: [] } }) });
  }
}

describe("which way is taken", () => {
  let taken: ("socket" | "stream")[];
  let wires: FakeWire[];
  let states: Line[];
  let table: TableSocket;
  const wire = (): FakeWire => wires.at(-1)!;

  function take(way: "socket" | "stream"): Wire {
    taken.push(way);
    wires.push(new FakeWire());
    return wire();
  }

  function sit(socket: () => Wire): void {
    const roads = new Roads(socket, () => take("stream"));
    const listener = {
      heard: () => undefined,
      lineIs: (state: Line) => states.push(state),
      dropped: () => undefined,
    };
    table = new TableSocket(() => roads.open(), "secret", "en", listener);
  }

  /** The wire breaks, and the next one is opened. */
  function fail(code = 1006): void {
    wire().onclose?.({ code });
    vi.advanceTimersByTime(3_600);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    taken = [];
    wires = [];
    states = [];
    sit(() => take("socket"));
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  it("stays with WebSockets that work, however often they break", () => {
    for (let n = 0; n < 5; n += 1) {
      wire().hello();
      fail();
    }
    expect(new Set(taken)).toEqual(new Set(["socket"]));
  });

  it("takes the stream when the WebSocket fails twice before its first frame, and says nothing", () => {
    fail();
    expect(taken).toEqual(["socket", "socket"]);
    fail();
    expect(taken).toEqual(["socket", "socket", "stream"]);
    wire().hello();
    expect(new Set(states)).toEqual(new Set(["connecting", "open"]));
  });

  it("takes the stream when nothing comes for four seconds, though the WebSocket is open", () => {
    wire().onopen?.();
    vi.advanceTimersByTime(SOCKET_WITHIN - 1);
    expect(taken).toEqual(["socket"]);
    vi.advanceTimersByTime(1_000);
    expect(taken).toEqual(["socket", "stream"]);
    expect(wires[0]?.closed).toBe(true);
  });

  it("takes the stream where no WebSocket can even be made", () => {
    table.close();
    sit(() => {
      taken.push("socket");
      throw new Error("blocked");
    });
    taken.length = 0;
    vi.advanceTimersByTime(3_000);
    expect(taken.at(-1)).toBe("stream");
  });

  it("stays with the stream where no WebSocket ever got through", () => {
    fail();
    fail();
    wire().hello();
    fail();
    wire().hello();
    fail();
    expect(taken).toEqual(["socket", "socket", "stream", "stream", "stream"]);
  });

  it("goes back to WebSockets that got through before", () => {
    wire().hello();
    fail();
    fail();
    fail();
    expect(taken.at(-1)).toBe("stream");
    wire().hello();
    fail();
    expect(taken.at(-1)).toBe("socket");
  });

  it("says so when neither gets through, and goes on trying both", () => {
    fail();
    fail();
    fail();
    expect(taken.slice(2)).toEqual(["stream", "socket"]);
    expect(states.at(-1)).toBe("unreachable");
    fail();
    fail();
    expect(taken.at(-1)).toBe("stream");
    wire().hello();
    expect(states.at(-1)).toBe("open");
  });

  it("gives the stream up when somebody between holds it back", () => {
    fail();
    wire().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    expect(taken.at(-1)).toBe("stream");
    wire().onopen?.();
    vi.advanceTimersByTime(STREAM_WITHIN - 1);
    expect(states.at(-1)).toBe("connecting");
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toBe("unreachable");
  });

  it("is refused for good by either", () => {
    fail();
    fail();
    fail(4003);
    expect(states.at(-1)).toBe("refused");
    expect(taken.length).toBe(3);
  });

  it("is not taken to be blocked by somebody who goes away", () => {
    table.again();
    table.again();
    table.again();
    expect(new Set(taken)).toEqual(new Set(["socket"]));
  });
});

describe("a stream", () => {
  let said: { path: string; body: string; line: string | null }[];
  let feed: ReadableStreamDefaultController<Uint8Array>;
  let heard: string[];
  let closed: number[];
  let status: number;
  let slow: Promise<void>;
  let stream: StreamWire;

  const ask: Ask = (address, init) => {
    const line = new Headers(init.headers).get("Tintero-Line");
    said.push({ path: address, body: String(init.body), line });
    if (address.endsWith("say")) return slow.then(() => new Response(null, { status }));
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
    return Promise.resolve(
      new Response(status === 403 ? null : body, { status: status === 403 ? 403 : 200 }),
    );
  };
  const tell = (text: string): void => feed.enqueue(new TextEncoder().encode(text));
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

  beforeEach(() => {
    said = [];
    heard = [];
    closed = [];
    status = 204;
    slow = Promise.resolve();
    stream = new StreamWire("http://here/", ask);
    stream.onopen = () => stream.send("join");
    stream.onmessage = (event) => heard.push(String(event.data));
    stream.onclose = ({ code }) => closed.push(code);
  });

  it("opens with the first frame, and says the others on the line that it is given, one after the other", async () => {
    await settled();
    stream.send("one");
    stream.send("two");
    await settled();
    expect(said.map((one) => one.body)).toEqual(["join"]);
    let answer = (): void => undefined;
    slow = new Promise((done) => (answer = done));
    tell("event: line\ndata: name\n\ndata: {");
    tell('"t":"pong"}\n\n');
    await settled();
    stream.send("three");
    expect(said.map((one) => one.body)).toEqual(["join", "one"]);
    answer();
    await settled();
    expect(said.map((one) => [one.path, one.body, one.line])).toEqual([
      ["http://here/api/stream", "join", null],
      ["http://here/api/say", "one", "name"],
      ["http://here/api/say", "two", "name"],
      ["http://here/api/say", "three", "name"],
    ]);
    expect(heard).toEqual(['{"t":"pong"}']);
  });

  it("tells with which code it is closed", async () => {
    await settled();
    tell("event: line\ndata: name\n\nevent: close\ndata: 4004\n\n");
    await settled();
    expect(closed).toEqual([4004]);
  });

  it("is lost when it ends, breaks, or takes nothing more", async () => {
    await settled();
    feed.error(new Error("gone"));
    await settled();
    expect(closed).toEqual([0]);
    stream = new StreamWire("http://here/", ask);
    stream.onclose = ({ code }) => closed.push(code);
    stream.send("join");
    await settled();
    tell("event: line\ndata: name\n\n");
    status = 410;
    stream.send("one");
    await settled();
    expect(closed).toEqual([0, 0]);
  });

  it("is refused when the page comes from elsewhere", async () => {
    status = 403;
    stream = new StreamWire("http://here/", ask);
    stream.onclose = ({ code }) => closed.push(code);
    stream.send("join");
    await settled();
    expect(closed).toEqual([4003]);
  });

  it("tells nothing after it was closed", async () => {
    await settled();
    stream.close();
    tell("data: late\n\n");
    await settled();
    expect(closed).toEqual([]);
  });

  it("puts letters and events together from any pieces", () => {
    const events = new Events();
    const text = 'event: line\ndata: a\n\ndata: {"x": "b: c"}\n\n';
    const found = [...text].flatMap((letter) => events.take(letter));
    expect(found).toEqual([
      { name: "line", data: "a" },
      { name: "", data: '{"x": "b: c"}' },
    ]);
  });
});

it("finds the server beside the page", () => {
  const at = { protocol: "https:", host: "a.example", pathname: "/cards/index.html" };
  expect(socketAddress(at)).toBe("wss://a.example/cards/api/play");
  expect(folderOf(at)).toBe("https://a.example/cards/");
  expect(socketAddress({ protocol: "http:", host: "127.0.0.1:8000", pathname: "/" })).toBe(
    "ws://127.0.0.1:8000/api/play",
  );
});
