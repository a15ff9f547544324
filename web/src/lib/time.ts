// Clocks as they are shown.
import type { Clock } from "./wire";

/** Seconds that a player has now, from what was told at `heardAt`. */
export function leftNow(clock: Clock, player: number, heardAt: number, now: number): number {
  const told = clock.left[player - 1] ?? 0;
  const runs = clock.running === player && !clock.paused;
  return Math.max(0, told - (runs ? (now - heardAt) / 1000 : 0));
}

export function clockWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
