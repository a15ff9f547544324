// One question to the server: what it answered, or why not, in its words. Only the last question counts.
import { problemOf, type Problem } from "./problem";

export class Asked<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  private turn = 0;

  async ask(question: Promise<T>): Promise<void> {
    const mine = ++this.turn;
    this.busy = true;
    try {
      const told = await question;
      if (mine === this.turn) [this.value, this.problem] = [told, null];
    } catch (error) {
      if (mine === this.turn) [this.value, this.problem] = [null, problemOf(error)];
    } finally {
      if (mine === this.turn) this.busy = false;
    }
  }

  /** Forget the answer, also one that is still to come. */
  clear(): void {
    this.turn += 1;
    this.value = this.problem = null;
    this.busy = false;
  }
}
