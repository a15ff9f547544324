// What the parts of a board need to know of the table that they show: one that is played at, or one that is looked at.
import type { Marks } from "./choices";
import type { Faces } from "./faces.svelte";
import type { Around, Question, View, WhyTold } from "./wire";

export interface Opened {
  card: string; // '' if only its face is known
  face: string;
}

export interface Shown {
  readonly faces: Faces;
  readonly seat: number; // 0: nobody's
  readonly hotSeat: boolean; // everybody sits at this device
  readonly view: View | null;
  readonly around: Around | null;
  readonly heardAt: number;
  readonly marks: Map<string, Marks>;
  readonly question: Question | null;
  readonly over: boolean;
  readonly opened: Opened | null;
  readonly why: WhyTold | null;
  tap(card: string): void;
  back(): void;
  nameOf(player: number): string;
}
