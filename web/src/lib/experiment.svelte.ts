// An experiment that goes on: asked about once a second until there is nothing more to come. That is the simplest way
// that survives a server that starts anew, a laptop that sleeps, and whatever stands between.
import { NotDone } from "./api";
import { experimentTold, isOver, stopExperiment, type ExperimentTold } from "./lab";
import { problemOf, type Problem } from "./problem";

export const AGAIN_AFTER = 1_000; // milliseconds
const PASSING = "too_fast"; // what is refused now and not the next time

export class Experiment {
  told = $state.raw<ExperimentTold | null>(null);
  problem = $state.raw<Problem | null>(null);
  stopping = $state(false);
  over = $derived(this.told !== null && isOver(this.told));
  gone = $state(false); // the server knows nothing of it
  private run = 0;

  constructor(
    readonly id: string,
    private readonly get: (id: string) => Promise<ExperimentTold> = experimentTold,
    private readonly end: (id: string) => Promise<ExperimentTold> = stopExperiment,
  ) {}

  /** Until the report is written, too. Asked once more it begins anew: in another language, for instance. */
  async follow(): Promise<void> {
    const run = ++this.run;
    while (this.run === run && !this.gone) {
      await this.look(run);
      if (this.told && isOver(this.told) && this.told.report !== "coming" && !this.problem) return;
      await new Promise((later) => setTimeout(later, AGAIN_AFTER));
    }
  }

  private async look(run: number): Promise<void> {
    try {
      const told = await this.get(this.id);
      if (this.run === run) [this.told, this.problem] = [told, null];
    } catch (error) {
      if (this.run !== run) return;
      this.gone = error instanceof NotDone && error.code !== PASSING;
      this.problem = problemOf(error);
    }
  }

  async stop(): Promise<void> {
    if (this.stopping || this.over) return;
    this.stopping = true;
    try {
      await this.end(this.id);
    } catch (error) {
      this.stopping = false;
      this.problem = problemOf(error);
    }
  }

  leave(): void {
    this.run += 1;
  }
}
