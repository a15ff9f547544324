// Replays as the server tells them: of a game at a table, or of a file. Both are looked at in the same way.
import { answerOf, ask, type TableMade } from "./api";
import type { Sitter } from "./playing_on";
import type { Line } from "./wire";

export const EVERYTHING = -1;

export interface TurnAt {
  turn: number;
  player: number;
  step: number;
}

export interface ReplayTold {
  last: number;
  viewer: number;
  players: number;
  decks: string[];
  seed: string;
  over: boolean;
  turns: TurnAt[];
  lines: { step: number; line: Line }[];
}

export interface ReplayStep {
  step: number;
  last: number;
  view: unknown;
  lines: Line[];
  faces: unknown[];
  player?: number;
  answered?: string;
}

export interface Source {
  look(side: number): Promise<ReplayTold>;
  step(step: number, side: number): Promise<ReplayStep>;
  log(side: number): Promise<string>;
  file(): Promise<string>;
  fork(step: number, seats: Sitter[], hot: boolean): Promise<TableMade>;
}

export interface GamesTold {
  games: { number: number; turn: number; lore: number[]; winners: number[] }[];
}

/** The games of a table that are over. */
export const gamesOf = (link: string): Promise<GamesTold> => ask(`links/${encodeURIComponent(link)}/games`);

/** A link for watching that table: whoever shares it hands over no seat. */
export const watchingLink = async (link: string): Promise<string> =>
  (await ask<{ watch: string }>(`links/${encodeURIComponent(link)}/watch`, {})).watch;

export function gameOf(link: string, game: number): Source {
  const at = `links/${encodeURIComponent(link)}/games/${game}`;
  const text = async (path: string): Promise<string> => (await answerOf(path)).text();
  return {
    look: (side) => ask(`${at}?side=${side}`),
    step: (step, side) => ask(`${at}/steps/${step}?side=${side}`),
    log: (side) => text(`${at}/log?side=${side}`),
    file: () => text(`${at}/file`),
    fork: (step, seats, hot) => ask(`${at}/fork`, { step, seats, hot_seat: hot }),
  };
}

export function fileOf(file: string): Source {
  return {
    look: (side) => ask("replays/look", { file, side }),
    step: (step, side) => ask("replays/step", { file, side, step }),
    log: async (side) => (await answerOf("replays/log", { file, side })).text(),
    file: () => Promise.resolve(file),
    fork: (step, seats, hot) => ask("replays/fork", { file, step, seats, hot_seat: hot }),
  };
}

/** Where one is: `LINK/GAME/STEP/SIDE`; without a game it is the newest (0), without a step at the beginning, without a side all hands are open. */
export interface ReplayAt {
  link: string;
  game: number;
  step: number;
  side: number;
}

export function replayAt(rest: string): ReplayAt {
  const [link = "", game = "0", step = "0", side = ""] = rest.split("/");
  const number = (text: string, otherwise: number): number =>
    /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
  return {
    link,
    game: number(game, 0),
    step: number(step, 0),
    side: number(side, EVERYTHING),
  };
}

export function replayHash({ link, game, step, side }: ReplayAt): string {
  const tail = side === EVERYTHING ? (step > 0 ? `/${step}` : "") : `/${step}/${side}`;
  return `#/replay/${encodeURIComponent(link)}/${game}${tail}`;
}

/** The number of the turn in the list at a step; -1: before the first. */
export function turnAt(turns: TurnAt[], step: number): number {
  return turns.filter((turn) => turn.step <= step).length - 1;
}

/** The lines of a turn of the list. */
export function linesOf(told: ReplayTold, turn: number): ReplayTold["lines"] {
  const from = told.turns[turn]?.step ?? 0;
  const until = told.turns[turn + 1]?.step ?? Infinity;
  return told.lines.filter(({ step }) => (turn === 0 ? step < until : step >= from && step < until));
}
