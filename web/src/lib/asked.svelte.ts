// One question to the server: what it answered, or why not, in its words. Only the last question counts.
import { NotDone } from "./api";
import { say } from "./say";

export interface Problem {
  words: string;
  rule: string;
}

export function problemOf(error: unknown): Problem {
  const told = error instanceof NotDone;
  return { words: told ? error.message : say("web.no_server"), rule: told ? error.rule : "" };
}

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
