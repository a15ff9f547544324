// A line to a table without a WebSocket: frames come as server-sent events, and each that is said is a request.
import type { Wire } from "./socket";

/** The server's code for a page that comes from elsewhere; it refuses the request itself. */
const FOREIGN = 4003;

export type Ask = (address: string, init: RequestInit) => Promise<Response>;

export class StreamWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly ending = new AbortController();
  private readonly waiting: string[] = [];
  private began = false;
  private sending = false;
  private line = "";

  /** `folder`: where the page is, with a slash at its end. */
  constructor(
    private readonly folder: string,
    private readonly ask: Ask = (address, init) => fetch(address, init),
  ) {
    queueMicrotask(() => this.onopen?.());
  }

  /** The first frame opens the stream; the others wait until it has a name, and for each other. */
  send(text: string): void {
    if (this.began) {
      this.waiting.push(text);
      void this.sendNext();
    } else {
      this.began = true;
      void this.read(text);
    }
  }

  close(): void {
    this.ending.abort();
  }

  private post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
    const init = { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } };
    return this.ask(`${this.folder}api/${path}`, { ...init, cache: "no-store", signal: this.ending.signal });
  }

  private async read(first: string): Promise<void> {
    let code = 0;
    try {
      const answer = await this.post("stream", first);
      if (answer.ok && answer.body) code = await this.listen(answer.body);
      else if (answer.status === 403) code = FOREIGN;
    } catch {
      // it broke: whoever listens opens another one
    }
    this.end(code);
  }

  private async listen(body: ReadableStream<Uint8Array>): Promise<number> {
    const events = new Events();
    const letters = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 0;
      for (const { name, data } of events.take(letters.decode(value, { stream: true }))) {
        if (name === "close") return Number(data);
        if (name === "line") this.named(data);
        else this.onmessage?.({ data });
      }
    }
  }

  private named(line: string): void {
    this.line = line;
    void this.sendNext();
  }

  private async sendNext(): Promise<void> {
    if (this.sending || this.line === "" || this.ending.signal.aborted) return;
    const text = this.waiting.shift();
    if (text === undefined) return;
    this.sending = true;
    try {
      const answer = await this.post("say", text, { "Tintero-Line": this.line });
      if (!answer.ok) this.end(0);
    } catch {
      this.end(0);
    }
    this.sending = false;
    void this.sendNext();
  }

  private end(code: number): void {
    if (this.ending.signal.aborted) return;
    this.ending.abort();
    this.onclose?.({ code });
  }
}

/** Puts events together from the pieces in which they arrive. */
export class Events {
  private rest = "";

  take(piece: string): { name: string; data: string }[] {
    const whole = (this.rest + piece).split("\n\n");
    this.rest = whole.pop() ?? "";
    return whole.map((event) => ({ name: field(event, "event"), data: field(event, "data") }));
  }
}

function field(event: string, name: string): string {
  const start = `${name}: `;
  const line = event.split("\n").find((one) => one.startsWith(start));
  return line?.slice(start.length) ?? "";
}
