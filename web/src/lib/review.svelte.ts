// A game that is over, looked through by the computer: asked for again and again until it is finished.
import { ask } from "./api";
import { problemOf, type Problem } from "./problem";
import { gamesOf } from "./replays";

export const AGAIN_AFTER = 1_000; // milliseconds

export interface StandTold {
  step: number;
  turn: number;
  chance: number;
}

export interface SlipTold {
  step: number;
  turn: number;
  question: string;
  made: string;
  better: string;
  before: number;
  after: number;
  why: string;
}

export interface ReviewTold {
  player: number;
  done: number;
  of: number;
  finished?: boolean;
  words?: string;
  course?: StandTold[];
  slips?: SlipTold[];
}

type Get = (game: number, player: number) => Promise<ReviewTold>;

export class Review {
  told = $state.raw<ReviewTold | null>(null);
  problem = $state.raw<Problem | null>(null);
  game = $state(0); // which one it is about; 0: the newest
  busy = $derived(this.told !== null && !this.told.finished);
  private run = 0;

  constructor(
    private readonly link: string,
    game: number,
    private readonly get: Get = (number, player) =>
      ask(`links/${encodeURIComponent(link)}/games/${number}/review`, { player }),
  ) {
    this.game = game;
  }

  async begin(player: number): Promise<void> {
    const run = ++this.run;
    this.problem = null;
    this.told = { player, done: 0, of: 1 };
    try {
      if (this.game === 0) this.game = (await gamesOf(this.link)).games.at(-1)?.number ?? 1;
      while (this.run === run) {
        const told = await this.get(this.game, player);
        if (this.run !== run) return;
        this.told = told;
        if (told.finished) return;
        await new Promise((later) => setTimeout(later, AGAIN_AFTER));
      }
    } catch (error) {
      if (this.run !== run) return;
      this.told = null;
      this.problem = problemOf(error);
    }
  }

  stop(): void {
    this.run += 1;
  }
}

/** A line through a picture of this size: from the first decision to the last, 100 % at the top. */
export function lineOf(
  course: StandTold[],
  wide: number,
  high: number,
): { x: number; y: number; step: number }[] {
  const first = course[0]?.step ?? 0;
  const span = Math.max(1, (course.at(-1)?.step ?? 0) - first);
  const to = (n: number): number => Math.round(n * 10) / 10;
  return course.map(({ step, chance }) => ({
    x: to(((step - first) / span) * wide),
    y: to((1 - chance / 100) * high),
    step,
  }));
}
