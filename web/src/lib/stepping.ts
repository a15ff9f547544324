// What a key means where one goes through steps. No state, no page.
import type { Key } from "./keys";

/** The step that a key leads to, or null. */
export function stepOfKey(key: Key, step: number, last: number): number | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  switch (key.key) {
    case "ArrowLeft":
      return Math.max(0, step - 1);
    case "ArrowRight":
      return Math.min(last, step + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

export function within(step: number, last: number): number {
  return Math.max(0, Math.min(step, last));
}
