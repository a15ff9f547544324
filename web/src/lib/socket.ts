// The connection to a table. It opens itself again, keeps count of versions, and never says a choice twice.
import { merged } from "./changes";
import { frameOf } from "./frames";
import type { Choose, Ev, FromPage, FromServer, View } from "./wire";

export const PING_EVERY = 2_500;
export const LOST_AFTER = 9_000;
export const AGAIN_AFTER = 300;
export const LONGEST_WAIT = 3_500;
/** Codes with which the server closes for good: a page from elsewhere, a link that leads nowhere. */
const FOR_GOOD = [4003, 4004];
/** Of ours: neither a WebSocket nor a stream gets through. */
export const NO_WAY = 4900;

export type Line = "connecting" | "unreachable" | "open" | "lost" | "refused";

/** As much of a WebSocket as is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Something was chosen, with the whole view as it is now. */
export type WentOn = Omit<Ev, "changed"> & { view: View };
export type Heard = Exclude<FromServer, Ev> | WentOn;

export interface Listener {
  heard(frame: Heard): void;
  lineIs(state: Line): void;
  /** A choice was not acknowledged before the connection was lost, and the table has moved on since. */
  dropped(choice: Choose): void;
}

export class TableSocket {
  v = -1;
  /** The view of version `v` in this language; null if there is none, and then everything is asked for. */
  private view: View | null = null;
  private wire: Wire | null = null;
  private joined = false;
  private tries = 0;
  private lastHeard = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private unanswered: Choose | null = null;
  private closed = false;
  private noWay = false;

  constructor(
    private readonly open: () => Wire,
    readonly secret: string,
    private lang: "en" | "es" | "es-x-en" | "es-x-es",
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Says something; a choice is kept until it is answered. False if there is no connection. */
  say(frame: FromPage): boolean {
    if (frame.t === "choose") this.unanswered = frame;
    if (!this.joined || this.wire === null) return false;
    this.wire.send(JSON.stringify(frame));
    return true;
  }

  speak(lang: typeof this.lang): void {
    this.lang = lang;
    this.view = null;
    this.say({ t: "speak", lang });
  }

  close(): void {
    this.closed = true;
    this.hangUp();
    clearTimeout(this.waiting);
  }

  /** Opens the connection anew, so that this window is the newest. */
  again(): void {
    this.hangUp();
    clearTimeout(this.waiting);
    this.connect();
  }

  private connect(): void {
    this.tellNotOpen();
    this.joined = false;
    this.lastHeard = Date.now();
    const wire = this.open();
    this.wire = wire;
    wire.onopen = () => this.join();
    wire.onmessage = (event) => this.take(String(event.data));
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.code);
    };
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.beat(), PING_EVERY);
  }

  private tellNotOpen(): void {
    if (this.v >= 0) this.listener.lineIs("lost");
    else this.listener.lineIs(this.noWay ? "unreachable" : "connecting");
  }

  private join(): void {
    const v = this.view === null ? -1 : this.v;
    this.wire?.send(JSON.stringify({ t: "join", secret: this.secret, lang: this.lang, v }));
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > LOST_AFTER) this.lost(0);
    else if (this.joined) this.wire?.send(JSON.stringify({ t: "ping" }));
  }

  private hangUp(): void {
    clearInterval(this.pinging);
    const wire = this.wire;
    this.wire = null;
    this.joined = false;
    if (wire !== null) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  private lost(code: number): void {
    this.hangUp();
    if (this.closed) return;
    if (FOR_GOOD.includes(code)) {
      this.listener.lineIs("refused");
      return;
    }
    this.noWay ||= code === NO_WAY;
    this.tellNotOpen();
    this.tries += 1;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.connect(), Math.min(AGAIN_AFTER * this.tries, LONGEST_WAIT));
  }

  private take(text: string): void {
    this.lastHeard = Date.now();
    const frame = frameOf(text);
    if (frame === null) return;
    switch (frame.t) {
      case "pong":
        return;
      case "hello":
        this.v = frame.v;
        this.view = frame.view;
        this.listener.heard(frame);
        this.settle();
        return;
      case "ev":
        this.takeEvents(frame);
        return;
      case "ack":
        if (frame.id === this.unanswered?.id) this.unanswered = null;
        break;
      case "err":
        if (frame.id !== "" && frame.id === this.unanswered?.id) this.unanswered = null;
        if (frame.v > this.v && this.v >= 0) this.join();
        break;
    }
    this.listener.heard(frame);
  }

  private takeEvents({ changed, ...frame }: Ev): void {
    if (this.view === null) return; // everything is on its way
    if (frame.v > this.v) {
      const view = frame.since === this.v ? merged(this.view, changed) : null;
      if (view === null) {
        this.view = null;
        this.join(); // a gap: everything anew
        return;
      }
      this.v = frame.v;
      this.view = view;
      this.listener.heard({ ...frame, view });
    }
    this.settle();
  }

  /** The table is known again: a choice that nobody answered is said again, if nothing has happened since. */
  private settle(): void {
    if (this.joined) return;
    this.joined = true;
    this.noWay = false;
    this.tries = 0;
    this.listener.lineIs("open");
    const choice = this.unanswered;
    if (choice === null) return;
    if (choice.v === this.v) {
      this.say(choice);
    } else {
      this.unanswered = null;
      this.listener.dropped(choice);
    }
  }
}
