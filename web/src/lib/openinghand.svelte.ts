// The cards of the opening hand that are marked to be replaced, and how they are given one after the other.
import { asksForHand, nextOf, toggled } from "./openinghand";
import type { Question } from "./wire";

export class OpeningHand {
  marked = $state.raw<string[]>([]);
  private giving = false;

  /** `give`: an answer by its number; false if it could not be given. */
  constructor(private readonly give: (option: number) => boolean) {}

  mark(question: Question, card: string): void {
    this.marked = toggled(question, this.marked, card);
  }

  /** Replaces the marked cards and keeps the rest. */
  begin(question: Question): void {
    this.giving = true;
    this.next(question);
  }

  /** Gives the next of the marked cards; false if there is nothing of the kind to give. */
  next(question: Question | null): boolean {
    if (!this.giving || !asksForHand(question)) return (this.giving = false);
    const { option, left } = nextOf(question, this.marked);
    const given = this.give(option);
    this.giving = given && question.options[option]?.verb !== "done";
    if (given) this.marked = left;
    return true;
  }

  stop(): void {
    this.giving = false;
  }

  forget(): void {
    this.stop();
    this.marked = [];
  }
}
