// A hint for the question of a table: what the computer would do. It is forgotten as soon as the table goes on.
import { ask } from "./api";
import { problemOf, type Problem } from "./problem";

export interface HintTold {
  v: number;
  option: number;
  en: string[];
  es: string[];
}

export class Hints {
  told = $state.raw<HintTold | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  private v = -1; // the version that was asked about last

  constructor(
    private readonly get = (secret: string, v: number): Promise<HintTold> =>
      ask(`links/${encodeURIComponent(secret)}/hint`, { v }),
  ) {}

  async ask(secret: string, v: number): Promise<void> {
    if (this.busy) return;
    this.forget();
    this.v = v;
    this.busy = true;
    try {
      const told = await this.get(secret, v);
      if (this.v === v) this.told = told;
    } catch (error) {
      if (this.v === v) this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** The table has this version now. */
  at(v: number): void {
    if (v !== this.v) this.forget();
  }

  forget(): void {
    this.v = -1;
    this.told = null;
    this.problem = null;
  }
}
