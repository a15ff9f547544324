// The ways to a table: a WebSocket, and where none gets through, a stream. The player hears of it only if neither does.
import { NO_WAY, type Wire } from "./socket";
import { StreamWire } from "./stream";

/** A WebSocket that fails so often before its first frame is not tried a third time. */
export const SOCKET_TRIES = 2;
/** Milliseconds within which the first frame comes, or the way is blocked. */
export const SOCKET_WITHIN = 4_000;
export const STREAM_WITHIN = 8_000;

export class Roads {
  private byStream = false;
  private failures = 0;
  /** A WebSocket got through before, so that it is worth trying again. */
  private socketWorked = false;
  /** The WebSocket was given up and nothing has come through since. */
  private socketGivenUp = false;

  constructor(
    private readonly socket: () => Wire,
    private readonly stream: () => Wire,
  ) {}

  open(): Wire {
    if (this.byStream) {
      return new Watched(this.stream, STREAM_WITHIN, {
        worked: () => (this.socketGivenUp = false),
        failed: () => this.streamFailed(),
        lost: () => (this.byStream = !this.socketWorked),
      });
    }
    return new Watched(this.socket, SOCKET_WITHIN, {
      worked: () => this.socketCame(),
      failed: (late) => this.socketFailed(late),
      lost: () => undefined,
    });
  }

  private socketCame(): void {
    this.failures = 0;
    this.socketWorked = true;
    this.socketGivenUp = false;
  }

  private socketFailed(late: boolean): boolean {
    this.failures += 1;
    if (late || this.failures >= SOCKET_TRIES) {
      this.failures = 0;
      this.byStream = true;
      this.socketGivenUp = true;
    }
    return false;
  }

  private streamFailed(): boolean {
    this.byStream = false;
    return this.socketGivenUp;
  }
}

interface Watcher {
  worked(): void;
  /** Nothing came through; `late`: not even a refusal. True if there is no other way. */
  failed(late: boolean): boolean;
  /** It worked, and broke. */
  lost(): void;
}

/** A wire of which it is told whether anything comes through. */
class Watched implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly inner: Wire | null;
  private readonly timer: ReturnType<typeof setTimeout>;
  private came = false;

  constructor(
    make: () => Wire,
    within: number,
    private readonly watcher: Watcher,
  ) {
    this.inner = made(make);
    this.timer = setTimeout(() => this.ended(0, this.inner !== null), this.inner === null ? 0 : within);
    if (this.inner === null) return;
    this.inner.onopen = () => this.onopen?.();
    this.inner.onmessage = (event) => {
      this.first();
      this.onmessage?.(event);
    };
    this.inner.onclose = ({ code }) => this.ended(code, false);
  }

  send(text: string): void {
    this.inner?.send(text);
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.came) this.watcher.lost();
    if (this.inner === null) return;
    this.inner.onopen = this.inner.onmessage = this.inner.onclose = null;
    this.inner.close();
  }

  private first(): void {
    if (this.came) return;
    this.came = true;
    clearTimeout(this.timer);
    this.watcher.worked();
  }

  private ended(code: number, late: boolean): void {
    clearTimeout(this.timer);
    const nowhere = !this.came && this.watcher.failed(late);
    this.onclose?.({ code: nowhere && code < 4_000 ? NO_WAY : code });
  }
}

/** Some browsers do not even let one be made. */
function made(make: () => Wire): Wire | null {
  try {
    return make();
  } catch {
    return null;
  }
}

interface Place {
  protocol: string;
  host: string;
  pathname: string;
}

/** Where the page is, as far as its last slash. */
export function folderOf(at: Place): string {
  return `${at.protocol}//${at.host}${at.pathname.replace(/[^/]*$/, "")}`;
}

/** The address of the socket of the server that sent this page. */
export function socketAddress(at: Place): string {
  return `${folderOf(at).replace(/^http/, "ws")}api/play`;
}

/** Those of this window: whoever has found that WebSockets are blocked does not try again at the next table. */
export const roads = new Roads(
  () => new WebSocket(socketAddress(location)) as unknown as Wire,
  () => new StreamWire(folderOf(location)),
);
