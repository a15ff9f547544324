// A first game: a real table, and at each of one's own questions the one thing to do next.
import type { FirstGame, TaughtStep } from "./first";
import { answersTo, stepAt } from "./first";
import type { TableController } from "./table.svelte";
import { findCard } from "./sight";

export class Guide {
  /** Told anew when the language changes. */
  game = $state.raw<FirstGame>({ seed: 0, seats: [], steps: [] });
  private table = $state.raw<TableController | null>(null);
  /** The learner plays on without a guide. */
  free = $state(false);
  /** Something else was tried at this version of the table. */
  private tried = $state(-1);

  step = $derived<TaughtStep | null>(this.found());
  /** The answers that do what is taught. */
  answers = $derived(this.step && this.table?.question ? this.wanted(this.step) : []);
  done = $derived((this.table?.v ?? -1) > (this.game.steps.at(-1)?.v ?? 0));
  over = $derived(this.table?.over ?? false);
  /** The table is asking, but not for anything that this game has: it went another way. */
  lost = $derived(!this.free && !this.done && (this.table?.mine ?? false) && this.answers.length === 0);
  active = $derived(!this.free && !this.done && !this.lost && !this.over);
  otherwise = $derived(this.active && this.tried >= 0 && this.tried === this.table?.v);
  number = $derived(this.step ? this.game.steps.indexOf(this.step) + 1 : 0);

  constructor(game: FirstGame) {
    this.game = game;
  }

  sit(table: TableController): void {
    this.table = table;
    $effect(() => {
      table.hint = this.active ? this.answers : [];
    });
  }

  allows(what: number | "undo"): boolean {
    if (!this.active) return true;
    const right = what !== "undo" && this.answers.includes(what);
    if (!right) this.tried = this.table?.v ?? -1;
    return right;
  }

  private found(): TaughtStep | null {
    return this.table?.mine ? stepAt(this.game, this.table.v) : null;
  }

  private wanted(step: TaughtStep): number[] {
    const faceOf = (card: string): string => findCard(this.table?.view ?? null, card)?.face ?? "";
    return answersTo(this.table!.question!, step, faceOf);
  }
}
