// Sitting down at a table that begins where something else stands: a step of a replay, the position of a ruling.
import type { TableMade } from "./api";
import { HUMAN } from "./lobby";
import { router } from "./router.svelte";
import { holdSeats } from "./seats";

export interface Sitter {
  who: string;
  name: string;
}

export const BOT = "greedy";

/** Who sits where: oneself at a seat (from 1) against the computer, or people at all of them. */
export function sitters(players: number, seat: number, hot: boolean, name: string): Sitter[] {
  return Array.from({ length: players }, (_, n) => {
    const mine = n + 1 === seat;
    return { who: hot || mine ? HUMAN : BOT, name: mine && !hot ? name : "" };
  });
}

/** Goes to the table. */
export function sitAt(made: TableMade, seat: number, hot: boolean): void {
  if (hot) holdSeats(made.seats);
  router.go(`#/t/${made.seats[seat - 1]}`);
}
