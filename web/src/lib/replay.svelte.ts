// Walking through a replay: which step is shown, from which side, and whether it goes on by itself.
import type { ReplayStep, ReplayTold, Source } from "./replays";
import { StillTable } from "./still.svelte";
import { fill } from "./frames";
import type { Line } from "./wire";

export const SPEEDS = [0.5, 1, 2, 4] as const; // steps in a second

export class Replay {
  readonly table = new StillTable();
  told = $state.raw<ReplayTold | null>(null);
  step = $state(0);
  shown = $state.raw<ReplayStep | null>(null);
  speed = $state<number>(1);
  playing = $state(false);
  last = $derived(this.told?.last ?? 0);

  private readonly kept: Record<number, ReplayStep> = {}; // by step
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly source: Source,
    readonly side: number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.table.from = Math.max(1, side);
  }

  /** Everything that is told of the whole game, and the step to begin with. */
  async open(step: number): Promise<void> {
    try {
      const told = await this.source.look(this.side);
      const lines = told.lines.map(({ step, line }) => ({ step, line: fill("Line", line) as Line }));
      this.told = { ...told, lines };
      this.go(step);
    } catch (error) {
      this.failed(error);
    }
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    if (this.step === this.last) this.pause();
    void this.load();
  }

  play(): void {
    if (this.step === this.last) this.go(0);
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.step + 1);
      if (this.playing) this.next();
    }, 1000 / this.speed);
  }

  /** One request at a time; only the step that is wanted when it is over is asked for next. */
  private async load(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.shown?.step !== this.step) {
        const wanted = this.step;
        const found = this.kept[wanted] ?? (await this.source.step(wanted, this.side));
        this.kept[wanted] = found;
        this.table.learn(found.faces);
        this.table.show(found.view);
        this.shown = found;
      }
    } catch (error) {
      this.pause();
      this.failed(error);
    } finally {
      this.busy = false;
    }
  }
}
