// A table that is only looked at: one position, everything of it that its view has.
import { Faces } from "./faces.svelte";
import { fill } from "./frames";
import type { Marks } from "./choices";
import type { Opened, Shown } from "./shown";
import { findCard, sidesFrom } from "./sight";
import type { Face, View } from "./wire";

const NO_MARKS = new Map<string, Marks>();

export class StillTable implements Shown {
  readonly faces = new Faces();
  readonly seat = 0; // so that every hand that is seen lies on its side of the board
  readonly hotSeat = false;
  readonly around = null;
  readonly heardAt = 0;
  readonly marks = NO_MARKS;
  readonly question = null;
  readonly why = null;
  view = $state.raw<View | null>(null);
  /** Whose side lies below. */
  from = $state(1);
  opened = $state.raw<Opened | null>(null);
  sides = $derived(this.view === null ? [] : sidesFrom(this.view, this.from));
  over = $derived(this.view?.outcome != null);

  /** Show a view as the server sent it. */
  show(view: unknown): void {
    this.view = fill("View", view) as View;
    if (this.opened?.card && findCard(this.view, this.opened.card) === null) this.opened = null;
  }

  learn(faces: unknown): void {
    this.faces.learn(fill("Face", faces) as Face[]);
  }

  tap(card: string): void {
    const found = findCard(this.view, card);
    const again = this.opened?.card === card;
    this.opened = found === null || again ? null : { card, face: found.face };
  }

  openFace(face: string): void {
    this.opened = { card: "", face };
  }

  back(): void {
    this.opened = null;
  }

  nameOf(player: number): string {
    return this.view?.sides.find((side) => side.player === player)?.name ?? "";
  }
}
